/** What is asked of a competition: the same twice counts once, and what cannot be is refused with a reason. */

import { expect, test } from 'vitest';
import type { ErrorBody } from '../src/protocol.ts';
import { fullHall, newHall, open, register } from './hall.ts';
import { post } from './visit.ts';

test('a decision is taken once, however often it is sent', async () => {
  const server = await newHall();
  const { id, keys } = await fullHall(server);
  const first = await register(server, id, keys[0]!, 'aardvark', 'x');
  expect((await register(server, id, keys[0]!, 'aardvark', 'x')).body).toEqual(first.body);
  const second = await register(server, id, keys[0]!, 'bumblebee', 'y');
  expect([second.status, (second.body as unknown as ErrorBody).error]).toMatchObject([
    422,
    { code: 'illegal-move', rule: 'CUP-1', key: 'registered' },
  ]);
});

test('asked for again with its key a competition is the same, and another is refused', async () => {
  const server = await newHall();
  const key = 'a'.repeat(32);
  const first = await open(server, { key, bots: 3, level: 'random' });
  expect((await open(server, { key, bots: 3, level: 'random' })).body).toEqual(first.body);
  const other = await open(server, { key, open: true, bots: 3, level: 'random' });
  expect((other.body as unknown as ErrorBody).error.code).toBe('key-used');
});

test('what cannot be is refused, with a reason', async () => {
  const server = await newHall();
  const wishes: [wanted: object, code: string][] = [
    [{ game: 'hands' }, 'unknown-game'],
    [{ kind: 'series' }, 'bad-options'],
    [{ entrants: 5 }, 'bad-options'],
    [{ options: { short: true } }, 'bad-options'],
    [{ match: { rounds: 99 } }, 'bad-options'],
    [{ bots: 4 }, 'bad-options'],
    [{ level: 'greedy' }, 'bad-options'],
    [{ name: ' ' }, 'bad-name'],
    [{ more: 1 }, 'bad-request'],
    [{ clock: { kind: 'move', seconds: 0, out: 'bot' } }, 'bad-request'],
  ];
  for (const [wanted, code] of wishes) {
    const { status, body } = await open(server, wanted);
    expect([wanted, status, (body as unknown as ErrorBody).error]).toMatchObject([wanted, 400, { code }]);
  }
});

test('at the wrong moment, or with the wrong key, everything is refused', async () => {
  const server = await newHall();
  const { body } = await open(server);
  const path = `/api/competitions/${body.competition.id}`;
  const codeOf = async (to: string, sent: object, key: string | null = null) =>
    (await post<ErrorBody>(server, to, sent, key)).body.error.code;
  const act = { id: 'a', act: { type: 'register', word: 'aardvark' } };
  expect(await codeOf(`${path}/join`, { name: 'Bob' })).toBe('wrong-invite');
  expect(await codeOf(`${path}/acts`, act, body.key)).toBe('not-started');
  expect(await codeOf(`${path}/acts`, act)).toBe('spectator');
  expect(await codeOf(`${path}/acts`, act, 'x'.repeat(30))).toBe('wrong-key');
  expect(await codeOf(`${path}/acts`, { id: 'a', act: 7 }, body.key)).toBe('bad-request');
  expect(await codeOf('/api/competitions/none/join', { name: 'Bob' })).toBe('no-such-competition');
  await post(server, `${path}/begin`, {}, body.key);
  expect(await codeOf(`${path}/join`, { name: 'Bob', invite: body.invite })).toBe('no-free-seat');
  expect(await codeOf(`${path}/acts`, { id: 'a', act: { type: 'register', word: 7 } }, body.key)).toBe('illegal-move');
});
