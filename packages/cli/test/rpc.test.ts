/** JSON-RPC 2.0 as the bridge speaks it, and what it says to those who do not. */

import { GAMES } from '@roundhouse/games';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, openBridge } from './bridge-stage.ts';

const KNOWN = [...GAMES.map(({ id }) => ({ id })), { id: 'pebbles' }];

let answers: ReturnType<typeof openBridge>['answers'];
let ask: ReturnType<typeof openBridge>['ask'];
let newMatch: ReturnType<typeof openBridge>['newMatch'];

beforeEach(() => {
  ({ answers, ask, newMatch } = openBridge());
});

const request = (id: unknown, method = 'status', params: unknown = { match: 'm1' }): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

test('an id comes back as it was: text, number or null', async () => {
  await newMatch();
  for (const id of ['a', '', 0, -3, 1.5, 2 ** 53 - 1, null]) {
    const [line] = await answers(`${request(id)}\n`);
    expect(JSON.parse(line!)).toMatchObject({ id, result: { step: 0 } });
  }
  for (const id of ['[]', '{}', 'true', '12345678901234567890', '1e99']) {
    const [line] = await answers(`{"jsonrpc":"2.0","id":${id},"method":"games"}\n`);
    expect(JSON.parse(line!)).toMatchObject({ id: null, error: { data: { code: 'invalid-request' } } });
  }
});

test('a notification is carried out and not answered', async () => {
  const match = await newMatch();
  const params = { match, seat: 0, move: { type: 'power', power: null } };
  const notification = (method: string) => `${JSON.stringify({ jsonrpc: '2.0', method, params })}\n`;
  expect(await answers(notification('play'), notification('play'), notification('sing'))).toEqual([]);
  expect(await ask('status', { match })).toMatchObject({ step: 1 });
});

test('a batch is answered as one line, in order, without its notifications', async () => {
  await newMatch();
  const batch = `[${request(1)},{"jsonrpc":"2.0","method":"games"},5,${request('x', 'sing')},${request(2)}]`;
  const lines = await answers(`${batch}\n`);
  expect(lines).toHaveLength(1);
  const found = JSON.parse(lines[0]!) as { id: unknown; error?: { data: { code: string } } }[];
  expect(found.map(({ id, error }) => [id, error?.data.code])).toEqual([
    [1, undefined],
    [null, 'invalid-request'],
    ['x', 'unknown-method'],
    [2, undefined],
  ]);
  expect(await answers('[{"jsonrpc":"2.0","method":"games"}]\n')).toEqual([]);
  expect(await answers('[]\n')).toEqual([expect.stringContaining('invalid-request')]);
});

test('answers come in the order of the requests', async () => {
  const match = await newMatch();
  const slow = request('slow', 'bot', { match, seat: 0, level: 'greedy', budgetMs: 100 });
  const lines = await answers([slow, request('a'), request('b')].join('\n'));
  expect(lines.map(line => (JSON.parse(line) as { id: string }).id)).toEqual(['slow', 'a', 'b']);
});

test.each<[string, string | Uint8Array, string]>([
  ['no JSON', 'hello', 'parse-error'],
  ['half a request', '{"jsonrpc":"2.0"', 'parse-error'],
  ['no UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22), 'parse-error'],
  ['NUL', '\0', 'parse-error'],
  ['a number', '5', 'invalid-request'],
  ['null', 'null', 'invalid-request'],
  ['a text', '"games"', 'invalid-request'],
  ['no version', '{"id":1,"method":"games"}', 'invalid-request'],
  ['the old version', '{"jsonrpc":"1.0","id":1,"method":"games"}', 'invalid-request'],
  ['no method', '{"jsonrpc":"2.0","id":1}', 'invalid-request'],
  ['a method that is no text', '{"jsonrpc":"2.0","id":1,"method":["games"]}', 'invalid-request'],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"sing"}', 'unknown-method'],
  ['a method that every object has', '{"jsonrpc":"2.0","id":1,"method":"toString"}', 'unknown-method'],
  ['parameters in a list', '{"jsonrpc":"2.0","id":1,"method":"games","params":[1]}', 'bad-params'],
  ['parameters that are a text', '{"jsonrpc":"2.0","id":1,"method":"games","params":"x"}', 'bad-params'],
  ['a prototype', '{"jsonrpc":"2.0","id":1,"method":"games","params":{"__proto__":{"x":1}}}', 'invalid-request'],
  [
    'a hidden prototype',
    '{"jsonrpc":"2.0","id":1,"method":"new","params":{"options":{"\\u005f_proto__":1}}}',
    'invalid-request',
  ],
  [
    'an infinite number',
    '{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"fite","seats":1e999}}',
    'invalid-request',
  ],
  ['deep nesting', '['.repeat(100_000), 'invalid-request'],
  ['deep nesting that closes', '['.repeat(65) + ']'.repeat(65), 'invalid-request'],
  ['too long a line', `"${'x'.repeat(9 * 1024 * 1024)}"`, 'invalid-request'],
])('%s is answered', async (_name, line, code) => {
  const end = Uint8Array.of(10);
  const found = await answers(line, end, '{"jsonrpc":"2.0","id":"after","method":"games"}');
  expect(found).toHaveLength(2);
  expect((JSON.parse(found[0]!) as Answer).error?.data.code).toBe(code);
  expect(JSON.parse(found[1]!)).toMatchObject({ id: 'after', result: KNOWN });
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('blank lines are nothing, and lines may come in any pieces', async () => {
  const text = `\n  \r\n${request(1, 'games', {})}\r\n\n${request('ü', 'games', {})}`;
  const lines = await answers(...Array.from(Buffer.from(text), byte => Uint8Array.of(byte)));
  expect(lines.map(line => (JSON.parse(line) as { id: unknown }).id)).toEqual([1, 'ü']);
});

test('brackets inside texts do not count as nesting', async () => {
  const [line] = await answers(`${request(1, 'new', { game: `\\"${'['.repeat(500)}`, seats: 2 })}\n`);
  expect(line).toContain('unknown-game');
});
