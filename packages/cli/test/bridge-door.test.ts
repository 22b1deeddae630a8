/** The bridge as other programs meet it: a real process, its manual, and whatever comes down the line. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fastChance, scripted } from '@roundhouse/kernel';
import { CODES } from '@roundhouse/server/rpc/errors.ts';
import { MAX_DEPTH } from '@roundhouse/server/rpc/rpc.ts';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_LINE_BYTES } from '../src/bridge/lines.ts';
import { MAX_MATCHES, MAX_WEIGHT } from '../src/bridge/matches.ts';
import { MAX_BUDGET_MS } from '../src/bridge/methods.ts';
import { finish, ROOT, start, withoutNpm } from './stage.ts';

const manual = readFileSync(join(ROOT, 'docs/bridge.md'), 'utf8');
const block = (language: string): string => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(manual)![1]!;

/** A bridge to talk to; each call waits for its answer. */
function openBridge() {
  const child = start(['bridge']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<unknown> => JSON.parse((await lines.next()).value as string);
  return {
    child,
    say: (line: string | Uint8Array) => child.stdin.write(line),
    answer,
    async ask<T>(method: string, params: object = {}): Promise<T> {
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 'ask', method, params })}\n`);
      const { result, error } = (await answer()) as { result: T; error?: { message: string } };
      if (error) throw new Error(error.message);
      return result;
    },
  };
}

/** Whether an answer is the documented one, in which "…" stands for anything, or for the rest of a list. */
function isAsDocumented(answer: unknown, documented: unknown): boolean {
  if (documented === '…') return answer !== undefined;
  if (typeof documented !== 'object' || documented === null) return answer === documented;
  if (typeof answer !== 'object' || answer === null) return false;
  if (Array.isArray(documented)) {
    const isOpen = documented.at(-1) === '…';
    const listed = isOpen ? documented.slice(0, -1) : documented;
    if (!Array.isArray(answer) || (!isOpen && answer.length !== listed.length)) return false;
    return listed.every((item, at) => isAsDocumented(answer[at], item));
  }
  const names = Object.keys(documented);
  if (names.length !== Object.keys(answer).length) return false;
  return names.every(name => isAsDocumented((answer as never)[name], (documented as never)[name]));
}

test('the session in the manual is answered as it says', async () => {
  const bridge = openBridge();
  const lines = block('jsonl').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(20);
  for (let at = 0; at < lines.length; at += 2) {
    expect([lines[at]![0], lines[at + 1]![0]]).toEqual(['→', '←']);
    bridge.say(`${lines[at]!.slice(2)}\n`);
    const answer = await bridge.answer();
    const documented: unknown = JSON.parse(lines[at + 1]!.slice(2));
    if (!isAsDocumented(answer, documented)) expect(answer).toEqual(documented);
  }
});

test('the state in the manual can be restored and played on', async () => {
  const { ask } = openBridge();
  const state: unknown = JSON.parse(block('json'));
  const { match } = await ask<{ match: string }>('restore', { game: 'fite', state });
  expect(await ask('status', { match })).toEqual({ toAct: [0, 1], mayAct: [], payoffs: null, step: 0 });
  expect(await ask('state', { match })).toEqual(state);
  expect(await ask('moves', { match, seat: 1 })).toHaveLength(3);
});

test('every state in the manual can be restored, each as one game', async () => {
  const { ask } = openBridge();
  const games = (await ask<{ id: string }[]>('games')).map(({ id }) => id);
  const states = [...manual.matchAll(/```json\n([\s\S]*?)```/g)].map(([, state]) => JSON.parse(state!) as object);
  const restored: string[] = [];
  for (const state of states) {
    for (const game of games) if (await ask('restore', { game, state }).catch(() => null)) restored.push(game);
  }
  expect(restored).toEqual(['fite', 'circus-combat', 'element-circle', 'circuitry', 'the-circuit']);
});

/** Which seats may give up in each state of the manual, as it says of each game. */
const MAY_CONCEDE = {
  fite: [true, true],
  'circus-combat': [true, true],
  // Not before the opening.
  'element-circle': [false, false],
  circuitry: [true, true],
  // Only who decides.
  'the-circuit': [true, false],
};

test('a concession is taken when the manual says so, and the manual says when of every game', async () => {
  const { ask } = openBridge();
  const states = [...manual.matchAll(/```json\n([\s\S]*?)```/g)].map(([, state]) => JSON.parse(state!) as object);
  for (const [at, [game, seats]] of Object.entries(MAY_CONCEDE).entries()) {
    const { match } = await ask<{ match: string }>('restore', { game, state: states[at] });
    for (const [seat, legal] of seats.entries()) {
      const why = await ask<{ legal: boolean }>('why', { match, seat, move: { type: 'concede' } });
      expect(why.legal, `${game}, seat ${seat}`).toBe(legal);
    }
  }
  expect(manual.match(/^\*\*.*\*\* \(`packages\/games\/src\/.*\. `concede` is taken /gm)).toHaveLength(states.length);
});

test('cards are drawn by their places as the manual numbers them', () => {
  const [, drawn, pool, numbers] = /drawing `(\w)` and then `D` from\s+`\[(.*?)\]` is `\[(.*?)\]`/.exec(manual)!;
  const chance = scripted(numbers!.split(', ').map(Number));
  const cards = pool!.split(', ');
  expect([chance.draw(cards), chance.draw(cards)]).toEqual([drawn, 'D']);
});

test('the manual names every code, every method and every limit', () => {
  const codes = [...manual.matchAll(/^\| `([a-z-]+)` \| -\d+ \|/gm)].map(([, code]) => code);
  expect(codes).toEqual(CODES);
  for (const limit of [MAX_LINE_BYTES, MAX_MATCHES, MAX_WEIGHT, MAX_DEPTH, MAX_BUDGET_MS]) {
    expect(manual).toMatch(new RegExp(`\\b${limit}\\b`));
  }
});

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('the client in the manual plays a match', async () => {
  const client = spawn('python3', ['-c', block('python')], { cwd: ROOT });
  onTestFinished(() => {
    client.kill('SIGKILL');
  });
  const { status, output, error } = await finish(client);
  expect(withoutNpm(error)).toBe('');
  expect(status).toBe(0);
  expect(output).toMatch(/^seat 0 plays \{'type': 'power'/);
  expect(output).toMatch(/payoffs \[[01.5, ]+\] dice proved\n$/);
});

test("FITE's worked example 1, from a restored state, with its dice", async () => {
  const { ask } = openBridge();
  const { match: first } = await ask<{ match: string }>('new', { game: 'fite', seats: 2, options: { powers: 'off' } });
  for (const seat of [0, 1]) await ask('play', { match: first, seat, move: { type: 'place', loc: 'tac' } });
  await ask('play', { match: first, seat: 1, move: { type: 'split', off: 3 } });
  const state = await ask<object>('state', { match: first });
  const { match } = await ask<{ match: string }>('restore', { game: 'fite', state });
  const chance = [6, 5, 4, 2, 2, 5, 3, 1, 1, 5, 4, 2, 6, 6, 3, 2, 1, 1];
  await ask('play', { match, seat: 0, move: { type: 'split', off: 5 }, chance });
  const moves = await ask<{ move: object; text: string }[]>('moves', { match, seat: 0 });
  const nothing = { type: 'react', use: false, move: null, flip: null };
  expect(moves[0]).toEqual({ move: nothing, text: 'Leave the dice as they lie' });
  for (const seat of [0, 1]) await ask('play', { match, seat, move: nothing, chance: [] });
  expect(await ask('state', { match })).toMatchObject({ turn: 2, fighters: [{ dice: 8 }, { dice: 8 }] });
});

/** Values that are no match, no seat, no move, no state and no options. */
const JUNK: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e9,
  '',
  'x'.repeat(5000),
  [],
  {},
  [[[[[[]]]]]],
  { type: 7 },
  { type: 'toString' },
  { type: 'power', power: '__proto__' },
  { constructor: { prototype: {} } },
  true,
];

test('thousands of lines of garbage are all answered, and change nothing', async () => {
  const bridge = openBridge();
  const { match } = await bridge.ask<{ match: string }>('new', { game: 'fite', seats: 2 });
  const state = await bridge.ask('state', { match });
  const chance = fastChance(20);
  const oneOf = <T>(items: readonly T[]): T => items[chance.int(items.length)]!;
  const valid = [
    { method: 'play', params: { match, seat: 0, move: { type: 'power', power: null } } },
    { method: 'why', params: { match, seat: 1, move: { type: 'power', power: null } } },
    { method: 'restore', params: { game: 'fite', state } },
    { method: 'new', params: { game: 'fite', seats: 2, options: {} } },
    { method: 'bot', params: { match, seat: 0, level: 'random' } },
  ];
  /** A request with one of its parts replaced. */
  const spoilt = (): string => {
    const { method, params } = oneOf(valid);
    const name = oneOf(Object.keys(params));
    return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, [name]: oneOf(JUNK) } });
  };
  const cut = (): string => JSON.stringify({ jsonrpc: '2.0', id: 1, ...valid[0] }).slice(0, 1 + chance.int(90));
  const noise = (): Uint8Array =>
    Uint8Array.from([
      120,
      ...Array.from({ length: chance.int(200) }, () => chance.int(256)).filter(byte => byte !== 10),
    ]);
  const lines = Array.from({ length: 3000 }, () => oneOf([spoilt, spoilt, cut, noise])());
  const answered = (async () => {
    const codes = new Set<string>();
    for (const _ of lines) {
      const { error } = (await bridge.answer()) as { error?: { data: { code: string } } };
      codes.add(error?.data.code ?? 'none');
    }
    return codes;
  })();
  for (const line of lines) {
    bridge.say(line);
    if (!bridge.say('\n')) await once(bridge.child.stdin, 'drain');
  }
  const codes = await answered;
  // It was real garbage of many kinds, and none of it our fault.
  for (const code of ['parse-error', 'bad-params', 'bad-seat', 'bad-state', 'illegal-move', 'unknown-match']) {
    expect(codes).toContain(code);
  }
  expect(codes).not.toContain('internal-error');
  expect(await bridge.ask('state', { match })).toEqual(state);
  expect(await bridge.ask('status', { match })).toMatchObject({ step: 0 });
});

test('a line of a hundred million bytes is answered, and not kept', async () => {
  const bridge = openBridge();
  const part = Buffer.alloc(1_000_000, 'a');
  for (let i = 0; i < 100; i++) if (!bridge.say(part)) await once(bridge.child.stdin, 'drain');
  bridge.say('\n');
  expect(await bridge.answer()).toMatchObject({ error: { data: { code: 'invalid-request' } } });
  // Where the system tells: the most memory the process ever had.
  const status = `/proc/${bridge.child.pid}/status`;
  if (existsSync(status)) {
    expect(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1])).toBeLessThan(400_000);
  }
  expect(await bridge.ask('games')).toBeInstanceOf(Array);
});

test('it ends with its input, having answered the last line', async () => {
  const ended = await finish(start(['bridge']), '{"jsonrpc":"2.0","id":1,"method":"games"}');
  expect(ended).toMatchObject({ status: 0, error: '' });
  expect(ended.output).toMatch(/^\{.*\}\n$/);
});
