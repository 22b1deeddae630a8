/** Those who leave a competition, or do not come in time: by their own will, by the clock, or with their account. */

import { fite } from '@roundhouse/games/fite/rules.ts';
import { expect, test } from 'vitest';
import type * as wire from '../src/competitions/protocol.ts';
import type { ErrorBody } from '../src/protocol.ts';
import { Browser } from './browser.ts';
import { TestClock } from './clock.ts';
import { begunHall, concede, fullHall, isOver, lookAt, newHall, open, quick, register, WANTED } from './hall.ts';
import { get, newServer, post, until } from './visit.ts';
import { whispers } from './whispers.ts';

test('whoever withdraws concedes what is on, and what is to come is a walk-over', async () => {
  const server = await newHall();
  const { id, keys, left, right } = await begunHall(server);
  const leave = (key: string) => post<wire.CompetitionLook>(server, `/api/competitions/${id}/withdraw`, {}, key);
  await leave(keys[1]!);
  expect((await get(server, `/api/matches/${left}`)).body.over).toEqual([1, 0]);
  // Ann has won; she goes before she has anybody to play against.
  await leave(keys[0]!);
  await concede(server, right, keys[3]!);
  const ended = await until(() => lookAt(server, id), isOver);
  expect(ended.outcome).toEqual({ winner: 2, honours: [] });
  expect(ended.competition.entrants.map(({ withdrawn }) => withdrawn ?? false)).toEqual([true, true, false, false]);
  expect((await leave(keys[0]!)).status).toBe(200);
});

test('where the rules say what becomes of those who leave, that happens; and no two have the same name', async () => {
  const server = await newServer({ bots: quick, games: [fite] });
  const wanted = { game: 'fite', kind: 'tournament', entrants: 3, match: { powers: 'off' }, name: 'Ann', open: false };
  const { competition, invite, key } = (await post<wire.Entered>(server, '/api/competitions', wanted)).body;
  const keys = [key];
  for (const name of ['Ann', 'Ann']) {
    keys.push(
      (await post<wire.Entered>(server, `/api/competitions/${competition.id}/join`, { invite, name })).body.key,
    );
  }
  const { matches, competition: begun } = await lookAt(server, competition.id);
  expect(begun.entrants.map(({ name }) => name)).toEqual(['Ann', 'Ann 2', 'Ann 3']);
  const [bout] = matches;
  const waiting = [0, 1, 2].find(who => !bout!.entrants.includes(who))!;
  await post(server, `/api/competitions/${competition.id}/withdraw`, {}, keys[waiting]!);
  // Nobody is left for the winner of this bout to meet.
  await post(server, `/api/competitions/${competition.id}/withdraw`, {}, keys[bout!.entrants[0]!]!);
  const ended = await until(() => lookAt(server, competition.id), isOver);
  expect(ended.outcome?.winner).toBe(bout!.entrants[1]);
});

test('where nobody may leave who is not asked, whoever withdraws goes when they are', async () => {
  const canConcede = (state: never, seat: number) => whispers.toAct(state).includes(seat) || ('later' as const);
  const server = await newHall({ games: [{ ...whispers, canConcede }] });
  const { id, keys, left } = await begunHall(server);
  // Ann is to act.
  await post(server, `/api/competitions/${id}/withdraw`, {}, keys[1]!);
  const path = `/api/matches/${left}`;
  for (let sent = 0; (await get(server, path)).body.over === null; sent++) {
    const { moves, decision } = (await get(server, path, keys[0]!)).body;
    const move = moves[0];
    if (move) await post(server, `${path}/moves`, { decision, id: `${sent}`, move, seen: 0 }, keys[0]!);
  }
  const ended = await get(server, path);
  expect([ended.body.over, ended.body.events.at(-1)]).toEqual([[1, 0], { type: 'conceded', seat: 1 }]);
  await until(
    () => lookAt(server, id),
    ({ stages }) => stages[0]!.matches[0]!.outcome !== null,
  );
});

test('before it begins the place of whoever leaves is free again, and with nobody left it is called off', async () => {
  const server = await newHall();
  const { body } = await open(server, { open: true, bots: 1, level: 'random' });
  const path = `/api/competitions/${body.competition.id}`;
  const bob = (await post<wire.Entered>(server, `${path}/join`, { name: 'Bob' })).body.key;
  const left = await post<wire.CompetitionLook>(server, `${path}/withdraw`, {}, body.key);
  expect(left.body).toMatchObject({ entrant: null, competition: { entrants: [{ name: 'Bob' }, { name: 'Bot' }] } });
  expect((await post<wire.CompetitionLook>(server, `${path}/withdraw`, {}, bob)).body.competition).toMatchObject({
    entrants: [],
    status: 'over',
  });
  expect((await post<ErrorBody>(server, `${path}/join`, { name: 'Cyd' })).body.error.code).toBe('no-free-seat');
});

test('whoever leaves many times at once takes nobody along', async () => {
  const server = await newHall();
  for (const last of [false, true]) {
    const { body } = await open(server, { open: true });
    const path = `/api/competitions/${body.competition.id}`;
    const enter = async (name: string) => (await post<wire.Entered>(server, `${path}/join`, { name })).body.key;
    const keys = [await enter('Bob'), await enter('Cyd')];
    const leave = () => post<ErrorBody>(server, `${path}/withdraw`, {}, keys[last ? 1 : 0]!);
    const left = await Promise.all([leave(), leave(), leave(), leave()]);
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    const { entrants } = (await lookAt(server, body.competition.id)).competition;
    expect(entrants.map(({ name }) => name)).toEqual(['Ann', last ? 'Bob' : 'Cyd']);
  }
});

test('who does not decide in time is decided for, and who does not play loses by the clock', async () => {
  const clock = new TestClock();
  const server = await newHall({ clock });
  const { id, keys } = await fullHall(server, { clock: { kind: 'move', seconds: 5, out: 'concede' } });
  // Matches are quick, but nobody chooses a team in five seconds.
  expect(await lookAt(server, id, keys[0])).toMatchObject({ leftMs: 600_000 });
  await register(server, id, keys[0]!);
  await clock.pass(590_000);
  expect(await lookAt(server, id)).toMatchObject({ waiting: [1, 2, 3], matches: [] });
  await clock.pass(16_000);
  expect(await lookAt(server, id)).toMatchObject({ waiting: [], matches: [{ planned: 'left' }, { planned: 'right' }] });
  // Nobody moves: whoever owes a move concedes, match after match.
  await clock.pass(60_000);
  expect((await lookAt(server, id)).outcome!.winner).not.toBeNull();
});

test('a guest who turns out to have an account brings the place along; who goes leaves a bot', async () => {
  const clock = new TestClock();
  const server = await newHall({ clock });
  const ann = new Browser(server);
  await ann.post('/api/account', { name: 'Ann', password: 'seven dice in a row' });
  const guest = new Browser(server);
  const { competition } = (await guest.post<wire.Entered>('/api/competitions', { ...WANTED, bots: 3, level: 'random' }))
    .body;
  await guest.post('/api/session', { name: 'Ann', password: 'seven dice in a row' });
  expect((await ann.get<wire.CompetitionLook>(`/api/competitions/${competition.id}`)).body.entrant).toBe(0);
  expect((await ann.get<object[]>('/api/me/export')).body).toMatchObject({
    competitions: [{ id: competition.id, entrant: 0 }],
  });
  expect((await ann.delete('/api/me', { password: 'seven dice in a row' })).status).toBe(200);
  await clock.pass(6000);
  const ended = await until(() => lookAt(server, competition.id), isOver);
  expect(ended.competition.entrants[0]).toMatchObject({ name: 'Former player', bot: 'random' });
});
