/** What a viewer's feed is made of. */

import { type EmittedEvent, type Entry, effectiveSteps } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { MatchLog } from '../src/matches/match-logs.ts';
import { feedOf } from '../src/matches/seen.ts';

const everyone = (type: string): EmittedEvent => ({ to: null, event: { type }, others: null });
const step = (seat: number | null, ...told: EmittedEvent[]): Entry => ({
  kind: seat === null ? 'setup' : 'move',
  seat,
  move: seat === null ? null : { type: 'act' },
  chance: [],
  told,
  sealed: false,
  at: 0,
});
const back = (seat: number): Entry => ({ kind: 'takeBack', seat, at: 0 });
/** As kept, asked for in two pieces, which must make no difference. */
function heard(log: Entry[], viewer: number | null, from = 0) {
  const kept = new MatchLog();
  kept.add(log.map((entry, step) => ({ step, entry })));
  const inPieces = [...kept.feed(viewer, 0, log.length - 1), ...kept.feed(viewer, log.length - 1, log.length)];
  expect(inPieces).toEqual(feedOf(log, viewer));
  return kept.feed(viewer, from, log.length);
}
const types = (log: Entry[], viewer: number | null, from?: number): string[] =>
  heard(log, viewer, from).map(({ type }) => type);

test('each viewer hears its own side of a secret', () => {
  const log = [
    step(null, { to: [0], event: { type: 'dealt' }, others: { type: 'cardsWereDealt' } }),
    step(1, everyone('a')),
  ];
  expect(types(log, 0)).toEqual(['dealt', 'a']);
  expect(types(log, 1)).toEqual(['cardsWereDealt', 'a']);
  expect(types(log, null)).toEqual(['cardsWereDealt', 'a']);
  expect(types(log, null, 1)).toEqual(['a']);
});

test('a taking back is heard by those who heard the move', () => {
  const log = [step(null), step(0, everyone('a'), everyone('b')), back(0)];
  for (const viewer of [0, 1, null]) {
    expect(feedOf(log, viewer).at(-1)).toEqual({ type: 'takenBack', seat: 0, events: 2 });
    expect(heard(log, viewer, 2)).toHaveLength(1);
  }
});

test('a taking back of what was done in silence is heard by its doer alone', () => {
  const log = [step(null), step(0), back(0)];
  expect(feedOf(log, 0)).toEqual([{ type: 'takenBack', seat: 0, events: 0 }]);
  expect(feedOf(log, 1)).toEqual([]);
  expect(feedOf(log, null)).toEqual([]);
});

test('several takings back undo one move each', () => {
  const log = [step(null), step(0, everyone('a')), step(0, everyone('b'), everyone('c')), back(0), back(0)];
  const taken = feedOf(log, 1).filter(({ type }) => type === 'takenBack');
  expect(taken.map(event => (event as unknown as { events: number }).events)).toEqual([2, 1]);
});

test('which steps stand is known without looking at any entry twice, also of a time before', () => {
  const log = [step(null), step(0), step(1), back(1), step(1), step(0), back(0), back(1), step(0)];
  const kept = new MatchLog();
  kept.add(log.map((entry, step) => ({ step, entry })));
  for (const until of [2, 5, 9, 7, 9, 0]) {
    const standing = kept.standing(until);
    expect(standing).toEqual(effectiveSteps(log.slice(0, until)));
    // Whoever asked may do with it what they like.
    standing.length = 0;
  }
});
