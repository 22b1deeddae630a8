import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { knownGames } from '../src/bots.ts';
import { bench as perform, UsageError } from '../src/command.ts';
import { Stopped } from '../src/screen.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

/** Runs the real program. */
async function program(args: readonly string[], afterStart?: (child: ReturnType<typeof spawn>) => void) {
  const child = spawn(process.execPath, [MAIN, ...args]);
  const said = { out: '', err: '' };
  child.stdout.on('data', text => {
    if (said.out === '') afterStart?.(child);
    said.out += text;
  });
  child.stderr.on('data', text => {
    said.err += text;
  });
  const [code] = await once(child, 'close');
  return { code, ...said };
}

/** The same in this process, where everything is loaded already; `isStopped` is asked now and then, as after Ctrl-C. */
async function bench(args: readonly string[], isStopped = () => false) {
  let out = '';
  const screen = {
    say(line = '') {
      out += `${line}\n`;
    },
    progress() {},
    async breathe() {
      await setImmediate();
      if (isStopped()) throw new Stopped('stopped');
    },
  };
  const code = await perform(args, () => screen).catch((error: unknown) => {
    if (error instanceof UsageError) return error.message;
    if (error instanceof Stopped) return 130;
    throw error;
  });
  return { code, out };
}

test('help is printed and wrong words exit 2 with one line', { timeout: 120_000 }, async () => {
  const help = await bench(['--help']);
  expect(help.code).toBe(0);
  expect(help.out).toContain('--rounds N');
  const known = knownGames()
    .map(({ id }) => id)
    .join(' or ');
  const benches =
    "say 'kernel', 'games', 'bots', 'search', 'league', 'learn', 'judgement', 'outlook', 'slips', 'balance', 'circuitry', 'web', 'server', 'bridge' or 'isolation'";
  for (const [args, line] of [
    [[], benches],
    [['chess'], `${benches}, not 'chess'`],
    [['bots', '--bouts', 'x'], "--bouts must be a whole number from 1 to 1000000, not 'x'"],
    [['bots', '--game', 'go'], `--game must be ${known}, not 'go'`],
    [
      ['balance', '--game', 'element-circle', '--players', '7'],
      "--players must be a whole number from 2 to 6, not '7'",
    ],
    [['web', '--only', 'fite/castling'], "no move is called 'fite/castling'"],
    [['kernel', '--fast'], "Unknown option '--fast'"],
  ] as const) {
    expect(await bench(args)).toEqual({ code: line, out: '' });
  }
  const err = `bench: ${benches}, not 'chess'; see --help\n`;
  expect(await program(['chess'])).toEqual({ code: 2, out: '', err });
});

test('a short run prints every comparison', async () => {
  const { code, out } = await bench(['kernel', '--rounds', '1', '--seconds', '0.05', '--games', '300']);
  expect(out).toContain('randomMove / by hand');
  expect(out).toContain('legalMoves / boardgame.io');
  expect(out).toContain('structuredClone');
  expect(out).toContain('HMAC-SHA-256');
  expect(out).toContain('They agree.');
  expect(code).toBe(0);
});

test('Ctrl-C stops a long run at once and cleanly', async () => {
  const { code, err } = await program(['bots', '--bouts', '100000'], child => child.kill('SIGINT'));
  expect(code).toBe(130);
  expect(err).toBe('');
});

test('a game is measured by its random games, and beside the time that they may take', async () => {
  const { code, out } = await bench(['games', '--game', 'the-circuit', '--rounds', '1', '--seconds', '0.05']);
  expect(out).toMatch(/The CIRCUIT, 2 seats\n +games +\d.*\n +moves +\d.* a game\n +copies \(\d.* kB\) +\d/);
  const [, took, verdict] = /a whole game +([\d.,]+) ms; at most 15: (\w+)/.exec(out)!;
  // A machine that was kept from it may take a second; and what is told as 15.0 may be a little more.
  const ms = Number(took!.replace(',', ''));
  expect(['met', 'MISSED'].slice(ms > 15 ? 1 : 0, ms < 15 ? 1 : 2)).toContain(verdict);
  expect(code).toBe(verdict === 'met' ? 0 : 1);
  expect(out).not.toContain('FITE');
});

test('what was played for balance is told again, as a table too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  try {
    const results = join(folder, 'matches.jsonl');
    const args = ['balance', '--game', 'the-circuit', '--imagined', '1', '--results', results, '--games'];
    const first = await bench([...args, '2']);
    expect(await bench([...args, '0'])).toEqual(first);
    const { out } = await bench([...args, '0', '--markdown']);
    const rounds = / rounds +(\S+ \(\S+ to \S+\)) +of 2 /.exec(first.out)![1];
    expect(out).toContain(`| rounds | ${rounds} | 2 | 7.00 to 12.00`);
    expect(readFileSync(results, 'utf8').trim().split('\n')).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the bridge is measured by single calls and by steps', async () => {
  const { code, out } = await bench(['bridge', '--rounds', '1', '--seconds', '0.1']);
  for (const way of ['play, status, view, moves', 'step', 'step, in numbers', 'step, in numbers, 16 together']) {
    expect(out).toMatch(new RegExp(`^  ${way} +\\d`, 'm'));
  }
  expect(code).toBe(out.includes("at least 3 times, one match at a time: by 'step") ? 0 : 1);
});

test('greedy is measured against random', async () => {
  const { code, out } = await bench(['bots', '--bouts', '2', '--game', 'fite']);
  expect(code).toBe(0);
  expect(out).toMatch(/in FITE, 2 bouts .*\n +classic without powers +won \d+\.\d % \(/);
  expect(out).not.toContain('Circus');
});

test('a game whose bands are about random play is played at random', async () => {
  const { code, out } = await bench(['balance', '--game', 'circus-combat', '--games', '20']);
  expect(out).toContain('Circus Combat, 2 seats, 20 games at random');
  expect(out).toMatch(/ turns +\d\d\.\d\d \(\d\d\.\d\d to \d\d\.\d\d\) +of 20 +(in|NOT IN) 27\.70 to 28\.10/);
  expect(out).toMatch(/ draws +\d+\.\d % /);
  expect(code).toBe(out.includes('NOT IN') ? 1 : 0);
});

test('bots play by habit where they shall imagine nothing, and a median stands beside its band', async () => {
  const args = ['balance', '--game', 'element-circle', '--options', 'matchFormat=firstTo(1)', '--imagined', '0'];
  const { out } = await bench([...args, '--games', '5', '--players', '3']);
  expect(out).toContain('Element Circle, 3 seats, 5 games between equal bots');
  expect(out).toMatch(/ turns, median +\d+\.\d\d \(.*\) +of 5 +(in|NOT IN) 14\.00 to 26\.00/);
});

test('Ctrl-C prints what there is', async () => {
  const args = ['balance', '--game', 'circus-combat', '--games', '100000'];
  let games = 0;
  const { code, out } = await bench(args, () => ++games === 3);
  expect(code).toBe(130);
  expect(out).toContain('Circus Combat, 2 seats, 3 games at random');
});
