/** How long a match may become, and how often steps are taken back. */

import { findGame } from '@roundhouse/games';
import { CONCEDE, type Entry } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import {
  isTakenBackOften,
  MOST_STEPS,
  MOST_TAKEN_BACK,
  mustNotBeTooLong,
  NEVER_TAKEN_BACK,
  takenBackAfter,
} from '../src/matches/length.ts';
import { MatchLogs } from '../src/matches/match-logs.ts';
import { stateOf } from '../src/matches/replayed.ts';
import type { ErrorBody, Position } from '../src/protocol.ts';
import type { LogRow, StoredMatch } from '../src/store/store.ts';
import { hands } from './hands.ts';
import { get, newFolder, newServer, post, seatedTable } from './visit.ts';

const step = { kind: 'move' } as Entry;
const back = { kind: 'takeBack' } as Entry;

/** The counts after entries that were made one by one. */
function counted(entries: readonly Entry[]) {
  let match = { steps: 1, takenBack: NEVER_TAKEN_BACK } as StoredMatch;
  for (const entry of entries) {
    match = { ...match, takenBack: takenBackAfter(match, [entry]), steps: match.steps + 1 };
  }
  return match.takenBack;
}

const times = (count: number, ...entries: Entry[]): Entry[] => Array.from({ length: count }, () => entries).flat();

test('the count begins anew only where more steps stand than ever before', () => {
  expect(counted(times(7, step, back))).toMatchObject({ all: 7, since: 7 });
  // Two steps made and taken back together are no way around it: the second time they stand they have stood before.
  expect(counted(times(7, step, step, back, back))).toMatchObject({ all: 14, since: 14 });
  expect(counted([...times(7, step, back), step])).toMatchObject({ since: 7 });
  expect(counted([...times(7, step, back), step, step])).toMatchObject({ all: 7, since: 0 });
});

test('steps are taken back so often and no more, until the match gets further', async () => {
  const server = await newServer({ games: [hands] });
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 2, options: { cards: 9 } });
  let now = [0, 1].map(() => ({ decision: 0, moves: [] as Position['moves'] }));
  now = await Promise.all(keys.map(async key => (await get(server, `/api/matches/${id}`, key)).body));
  const act = async (seat: number, isBack = false) => {
    if (now[seat]!.moves.length === 0 && !isBack)
      now[seat] = (await get(server, `/api/matches/${id}`, keys[seat]!)).body;
    const { decision, moves } = now[seat]!;
    const sent = { decision, id: `${decision}`, move: isBack ? null : moves[0], seen: 0 };
    const answer = await post<Position & ErrorBody>(server, `/api/matches/${id}/moves`, sent, keys[seat]!);
    if (answer.status === 200) now[seat] = answer.body;
    return answer;
  };
  for (let i = 0; i < MOST_TAKEN_BACK; i++) {
    const { body } = await act(0);
    expect(body.mayTakeBack).toBe(true);
    expect((await act(0, true)).status).toBe(200);
  }
  expect((await act(0)).body).toMatchObject({ mayTakeBack: false, mayAskTakeBack: false });
  const refused = await act(0, true);
  expect([refused.status, refused.body.error]).toMatchObject([422, { rule: 'takeBack', key: 'takeBack.often' }]);
  // Nobody is stuck: the next one goes on, and may take back again.
  expect((await act(1)).body.mayTakeBack).toBe(true);
  expect((await act(1, true)).status).toBe(200);
});

test('who looks at a long match that has to be read first pays for that, however little they are told', async () => {
  const dataDir = await newFolder();
  const first = await newServer({ games: [hands], dataDir });
  const { id, keys } = await seatedTable(first, { game: 'hands', seats: 2, options: { cards: 9 } });
  const path = `/api/matches/${id}`;
  let { decision, moves } = (await get<Position>(first, path, keys[0]!)).body;
  for (let i = 0; i < 2 * MOST_TAKEN_BACK; i++) {
    const sent = { decision, id: `${i}`, move: i % 2 === 0 ? moves[0] : null, seen: 0 };
    ({ decision, moves } = (await post<Position>(first, `${path}/moves`, sent, keys[0]!)).body);
  }
  const { heard } = (await get<Position>(first, path, keys[0]!)).body;
  await first.close();
  const second = await newServer({ games: [hands], dataDir, limits: { requests: { burst: 3, perSecond: 1e-6 } } });
  const look = async () => (await get(second, `${path}?seen=${heard}`, keys[0]!)).status;
  // The first counts for two.
  expect([await look(), await look(), await look()]).toEqual([200, 200, 429]);
});

test('a match that is too long can only be conceded', () => {
  const fite = findGame('fite')!;
  const long = { steps: MOST_STEPS } as StoredMatch;
  expect(() => mustNotBeTooLong(fite, { ...long, steps: MOST_STEPS - 1 }, { type: 'any' })).not.toThrow();
  expect(() => mustNotBeTooLong(fite, long, { type: 'any' })).toThrow(/too long/);
  expect(() => mustNotBeTooLong(fite, long, CONCEDE)).not.toThrow();
  expect(isTakenBackOften({ ...NEVER_TAKEN_BACK, since: MOST_TAKEN_BACK })).toBe(true);
});

test('a log is read once, and then only what is new; the oldest are forgotten', async () => {
  const rows = (count: number): LogRow[] =>
    Array.from({ length: count }, (_, i) => ({ step: i, entry: { ...back, seat: i, at: 0 } as Entry, sent: null }));
  const reads: [string, number][] = [];
  const log = async (id: string, from = 0) => {
    reads.push([id, from]);
    return rows(written[id]!).slice(from);
  };
  const written: Record<string, number> = { a: 5, b: 3, c: 3 };
  const logs = new MatchLogs({ log }, { logs: 2, entries: 100 });
  expect(logs.missing({ id: 'a', steps: 5 })).toBe(5);
  expect((await logs.of({ id: 'a', steps: 5 })).entries).toHaveLength(5);
  written.a = 7;
  expect(logs.missing({ id: 'a', steps: 7 })).toBe(2);
  expect((await logs.of({ id: 'a', steps: 7 })).entries.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(reads.map(([, from]) => from)).toEqual([0, 5]);
  await logs.of({ id: 'b', steps: 3 });
  await logs.of({ id: 'a', steps: 7 });
  await logs.of({ id: 'c', steps: 3 });
  await logs.of({ id: 'a', steps: 7 });
  expect(logs.missing({ id: 'b', steps: 3 })).toBe(3);
  await logs.of({ id: 'b', steps: 3 });
  expect(reads.map(([id]) => id)).toEqual(['a', 'a', 'b', 'c', 'b']);
});

test('a state that was kept on the way is the one that playing from the beginning leads to', async () => {
  const { openMatch, play, replay } = await import('@roundhouse/kernel');
  const seats = [{ name: 'A' }, { name: 'B' }];
  const match = openMatch(hands, { seats, options: { cards: 9 }, seed: '5e'.repeat(32), at: 0 });
  while (hands.payoffs(match.state as never) === null) {
    const [seat] = hands.toAct(match.state as never);
    play(hands, match, seat!, hands.legalMoves(match.state as never, seat!)[0], 0);
  }
  for (let until = match.log.length; until > 0; until -= 3) {
    for (let again = 0; again < 2; again++)
      expect(stateOf(hands, match, match.log, until)).toEqual(replay(hands, match, until));
  }
});
