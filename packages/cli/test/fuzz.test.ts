/** Fuzzing: what is counted, kept and said. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, parseRecord } from '@roundhouse/kernel';
import { checkOneGame } from '@roundhouse/kernel/testing';
import { expect, test, vi } from 'vitest';
import { fuzz } from '../src/fuzzing.ts';
import { openProgress, progressText } from '../src/progress.ts';
import { buffer, perform, stageTerminal, temporaryFolder } from './stage.ts';
import { pebbles } from './toy.ts';

test('games that keep the laws are counted', async () => {
  const out = temporaryFolder();
  const { status, output } = await perform(['fuzz', 'fite', '--games', '8', '--seed', '5', '--out', out]);
  expect(status).toBe(0);
  expect(output).toMatch(/^FITE: 8 games from seed 5\n8 games, \d+ steps, 0 failed, [\d.]+ s\n$/);
  expect(readdirSync(out)).toEqual([]);
});

test('options that are given hold in every game', async () => {
  const typed = ['fuzz', 'fite', '--games', '2', '--seed', '1', '--options', 'powers=off,mutualOut=rollOff'];
  expect((await perform(typed)).status).toBe(0);
});

test('a stop between two games ends the run and tells what was done', async () => {
  const stopping = () => AbortSignal.abort('SIGINT');
  const { status, output } = await perform(['fuzz', 'fite', '--games', '8'], '', { stopping });
  expect(status).toBe(130);
  expect(output).toContain('Stopped by SIGINT after 0 of 8 games.');
});

/** The toy without its moves out of turn, which the laws must be told of, and with a dead end after two rolls. */
const forgetful: AnyGame = {
  ...pebbles,
  legalMoves: (state, seat) => (seat === state.turn && state.rolled.length < 2 ? pebbles.legalMoves(state, seat) : []),
};

test('a game that breaks a law is kept so that it can be broken again, and the run goes on', async () => {
  const out = join(temporaryFolder(), 'not', 'there', 'yet');
  const output = buffer();
  const terminal = stageTerminal({ output: output.stream });
  const status = await fuzz({ game: forgetful, laws: {}, games: 40, seed: 0, options: undefined, out }, terminal);
  expect(status).toBe(1);
  const failed = Number(/^40 games, \d+ steps, (\d+) failed/m.exec(output.text())![1]);
  expect(failed).toBeGreaterThan(0);
  expect(failed).toBeLessThan(40);
  const kept = readdirSync(out);
  expect(kept.filter(name => name.endsWith('.json'))).toHaveLength(failed);
  expect(kept.filter(name => name.endsWith('.jsonl'))).toHaveLength(failed);
  const first = kept.find(name => name.endsWith('.json'))!;
  expect(output.text()).toContain(
    `kept in ${join(out, first)} and .jsonl; again: roundhouse fuzz pebbles --games 1 --seed`,
  );
  const { seed, law } = JSON.parse(readFileSync(join(out, first), 'utf8')) as { seed: number; law: string };
  expect(() => checkOneGame(forgetful, seed)).toThrow(`broke the law '${law}'`);
  const record = parseRecord(readFileSync(join(out, `${first}l`), 'utf8'));
  expect(record).toMatchObject({ game: 'pebbles', commitment: null });
});

test('a game is held to its own laws, and its secrets are looked for', async () => {
  const outOfTurn = () => true;
  for (const [laws, said] of [
    [{ outOfTurn }, ' 0 failed'],
    [{}, "broke the law 'moves'"],
    [
      { outOfTurn, invariant: ({ left }: { left: number }) => (left === 1 ? 'a lonely pebble' : null) },
      'lonely pebble',
    ],
    [{ outOfTurn, secretsOf: () => ['turn'] }, "broke the law 'secret'"],
  ] as const) {
    const { stream, text } = buffer();
    const run = { game: pebbles, laws, games: 4, seed: 1, options: undefined, out: temporaryFolder() };
    expect(await fuzz(run, stageTerminal({ output: stream }))).toBe(said === ' 0 failed' ? 0 : 1);
    expect(text()).toContain(said);
  }
});

test('a set-up that fails is kept like any other failure, with what sets it up again', async () => {
  const out = temporaryFolder();
  const unready: AnyGame = {
    ...pebbles,
    setup() {
      throw new Error('no pebbles');
    },
  };
  const output = buffer();
  const run = { game: unready, laws: {}, games: 2, seed: 5, options: { pile: 7 }, out };
  expect(await fuzz(run, stageTerminal({ output: output.stream }))).toBe(1);
  expect(readdirSync(out).sort()).toEqual(['pebbles-5.json', 'pebbles-6.json']);
  const kept = JSON.parse(readFileSync(join(out, 'pebbles-5.json'), 'utf8')) as { seats: number };
  expect(kept).toMatchObject({ seed: 5, options: { pile: 7 }, law: 'answers', step: 0, next: null });
  expect(kept.seats).toBeGreaterThanOrEqual(2);
  expect(output.text()).toContain('.json; again: roundhouse fuzz pebbles --games 1 --seed 5 --options pile=7\n');
});

test('progress is a bar for a person and a line now and then for a file', () => {
  expect(progressText(250, 1000, 'games', 3, '')).toBe('250 of 1,000 games, 25 %, 83 a second, about 9 s left');
  expect(progressText(3, 1000, 'games', 3, '2 failed')).toMatch(/1\.0 a second, about 17 min left, 2 failed$/);
  const said = '5 of 10 games, 50 %, 0.3 a second, about 20 s left';
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    for (const [isWatched, shown] of [
      [true, `\r\u001b[K[${'#'.repeat(12)}${' '.repeat(12)}] ${said}\r\u001b[K`],
      [false, `${said}\n`],
    ] as const) {
      const { stream, text } = buffer();
      const progress = openProgress({ isWatched, output: stream } as never, 10, 'games');
      progress.reached(4, '');
      expect(text()).toBe('');
      vi.advanceTimersByTime(20_000);
      progress.reached(5, '');
      progress.reached(6, '');
      progress.clear();
      expect(text()).toBe(shown);
    }
  } finally {
    vi.useRealTimers();
  }
});
