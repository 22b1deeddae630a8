/** Every rule of Zattera, by its number. */

import { fastChance } from '@roundhouse/kernel';
import { meetingReasons, table } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { zattera } from '../rules.ts';
import { type State, WEIGHTS } from '../shapes.ts';

const reasons = meetingReasons(zattera);

interface Scene {
  /** A hand for each seat; the rest of the crates lie in the pile, or are gone. */
  readonly hands: readonly (readonly number[])[];
  readonly raft?: readonly number[];
  readonly leader?: number;
  readonly asks?: number;
  readonly limit?: number;
  readonly pile?: 'empty';
}

/** A table with these crates where they are said to be. */
function scene({ hands, raft = [], leader = 1, asks = 0, limit = 15, pile }: Scene) {
  const rest = WEIGHTS.flatMap(weight => [weight, weight, weight] as number[]);
  for (const weight of [...hands.flat(), ...raft]) rest.splice(rest.indexOf(weight), 1);
  const state: State = {
    options: { limit },
    raft: [...raft],
    leader: raft.length > 0 ? leader : null,
    next: asks,
    pile: pile ? [] : rest,
    gone: pile ? rest : [],
    players: hands.map(hand => ({ points: 0, hand: [...hand] })),
    stack: [{ name: 'turn' }, { name: 'loading', seat: asks }],
  };
  return table(zattera, { seats: hands.length, state });
}

const load = (weight: number) => ({ type: 'load', weight });
const giveWay = { type: 'giveWay' };
const exchange = (weight: number | null) => ({ type: 'exchange', weight });

test('ZATTERA-1 two to four players, and a raft that carries what was agreed', () => {
  expect(zattera.seats).toEqual({ min: 2, max: 4 });
  const { state } = table(zattera, { seats: 4, chance: fastChance(1) });
  expect(state.options.limit).toBe(15);
  expect(() => table(zattera, { options: { limit: 21 }, chance: fastChance(1) })).toThrow(/12 to 20/);
});

test('ZATTERA-2 ZATTERA-3 three crates each in a secret hand, and chance names who begins', () => {
  // Who begins, then the places of the crates: the last one of the pile each time.
  const on = table(zattera, { chance: [1, 23, 22, 21, 20, 19, 18] });
  expect(on.state.players.map(({ hand }) => hand)).toEqual([
    [8, 8, 8],
    [7, 7, 7],
  ]);
  expect(on.state.pile).toHaveLength(18);
  expect(on.toAct).toEqual([1]);
  expect(on.view(0).players.map(({ hand }) => hand)).toEqual([[8, 8, 8], null]);
});

test('ZATTERA-4 a turn loads a crate or gives way', () => {
  const on = scene({
    hands: [
      [2, 5, 5],
      [1, 3, 4],
    ],
    raft: [6],
  });
  expect(on.moves(0)).toEqual([load(2), load(5), giveWay]);
  expect(on.moves(1)).toEqual([]);
  expect(reasons.refused(on.match, 1, load(1))).toEqual({ rule: 'ZATTERA-4', key: 'notYourTurn' });
  expect(reasons.refused(on.match, 0, exchange(null))).toEqual({ rule: 'ZATTERA-4', key: 'asks.loading' });
});

test('ZATTERA-5 a crate that is too heavy cannot be loaded', () => {
  const on = scene({
    hands: [
      [2, 4, 5],
      [1, 1, 1],
    ],
    raft: [8, 3],
  });
  expect(on.moves(0)).toEqual([load(2), load(4), giveWay]);
  expect(reasons.refused(on.match, 0, load(5))).toEqual({
    rule: 'ZATTERA-5',
    key: 'tooHeavy',
    values: { weight: 5, room: 4 },
  });
});

test('ZATTERA-6 only what one holds can be loaded', () => {
  const on = scene({
    hands: [
      [2, 4, 5],
      [1, 1, 1],
    ],
  });
  expect(reasons.refused(on.match, 0, load(3))).toEqual({ rule: 'ZATTERA-6', key: 'notHeld', values: { weight: 3 } });
});

test('ZATTERA-7 a crate is drawn after loading, in secret, while there are any', () => {
  const on = scene({
    hands: [
      [2, 4, 5],
      [1, 1, 1],
    ],
  });
  on.play(0, load(4), [0]);
  expect(on.state.players[0]!.hand).toEqual([2, 2, 5]);
  expect(on.heard(0)).toContainEqual({ type: 'drew', seat: 0, weight: 2 });
  expect(on.heard(1)).toContainEqual({ type: 'drew', seat: 0, weight: null });
  expect(on.toAct).toEqual([1]);
  const last = scene({ hands: [[2, 4], [1]], pile: 'empty' });
  last.play(0, load(4));
  expect(last.state.players[0]!.hand).toEqual([2]);
});

test('ZATTERA-8 twins: a crate may go overboard for another', () => {
  const on = scene({
    hands: [
      [2, 4, 5],
      [1, 1, 1],
    ],
    raft: [4],
  });
  on.play(0, load(4), [0]);
  expect(on.toAct).toEqual([0]);
  expect(on.moves(0)).toEqual([exchange(null), exchange(2), exchange(5)]);
  expect(reasons.refused(on.match, 0, exchange(7))).toMatchObject({ rule: 'ZATTERA-8', key: 'notHeld' });
  on.play(0, exchange(5), [0]);
  expect(on.state.gone).toEqual([5]);
  expect(on.state.players[0]!.hand).toEqual([2, 2, 8]);
  expect(on.toAct).toEqual([1]);
});

test('ZATTERA-8 all crates may be kept, and an empty pile asks nothing', () => {
  const on = scene({
    hands: [
      [4, 5, 5],
      [1, 1, 1],
    ],
    raft: [4],
  });
  on.play(0, load(4), [0]);
  on.play(0, exchange(null));
  expect(on.state.gone).toEqual([]);
  expect(on.toAct).toEqual([1]);
  const last = scene({ hands: [[4, 5], [1]], raft: [4], pile: 'empty' });
  last.play(0, load(4));
  expect(last.toAct).toEqual([1]);
});

test('ZATTERA-9 giving way lets the raft sail with whoever loaded last, and begins the next', () => {
  const on = scene({
    hands: [
      [2, 4, 5],
      [1, 1, 1],
      [8, 8, 8],
    ],
    raft: [7, 6],
    leader: 2,
  });
  on.play(0, giveWay);
  expect(on.events).toEqual([
    { type: 'gaveWay', seat: 0 },
    { type: 'sailed', seat: 2, crates: 2, points: 2, isFull: false },
  ]);
  expect(on.state).toMatchObject({ raft: [], leader: null, gone: [6, 7] });
  expect(on.state.players.map(({ points }) => points)).toEqual([0, 0, 2]);
  expect(on.toAct).toEqual([0]);
  expect(reasons.refused(on.match, 0, giveWay)).toEqual({ rule: 'ZATTERA-9', key: 'emptyRaft' });
});

test('ZATTERA-10 a raft that is exactly full sails at once, for one point more', () => {
  const on = scene({
    hands: [
      [2, 4, 5],
      [1, 1, 1],
    ],
    raft: [7, 6],
  });
  on.play(0, load(2), [0]);
  expect(on.events).toContainEqual({ type: 'sailed', seat: 0, crates: 3, points: 4, isFull: true });
  expect(on.state.raft).toEqual([]);
  expect(on.toAct).toEqual([1]);
});

test('ZATTERA-11 ZATTERA-12 whoever has no crates is passed over; then the last raft sails and most points win', () => {
  const on = scene({ hands: [[3, 3], []], raft: [1], pile: 'empty' });
  on.play(0, load(3));
  expect(on.toAct).toEqual([0]);
  on.play(0, load(3));
  expect(on.events.slice(-2)).toEqual([
    { type: 'sailed', seat: 0, crates: 3, points: 3, isFull: false },
    { type: 'over', points: [3, 0], winners: [0] },
  ]);
  expect(on.toAct).toEqual([]);
  expect(on.payoffs).toEqual([1, 0]);
});

test('ZATTERA-12 equal points share the win', () => {
  const on = scene({ hands: [[3], [], []], pile: 'empty' });
  on.state.players[1]!.points = 1;
  on.play(0, load(3));
  expect(on.payoffs).toEqual([0.5, 0.5, 0]);
});

test('every reason against a move was met above', () => {
  expect(reasons.unmet).toEqual([]);
});

test.each<[string, (state: State) => void, RegExp]>([
  ['a crate too many', state => state.gone.push(1), /3 crates of weight 1/],
  ['a raft that should have sailed', state => (state.options.limit = 12), /has sailed/],
  ['a raft without a leader', state => (state.leader = null), /has a leader/],
  ['a seat that is not there', state => (state.next = 3), /nobody sits there/],
  ['a hand in disorder', state => state.players[0]!.hand.reverse(), /order of weights/],
  ['nothing asked', state => (state.stack = []), /is over when/],
  ['only the turn', state => (state.stack = [{ name: 'turn' }]), /there is the turn/],
  ['somebody without crates', state => (state.stack[1] = { name: 'loading', seat: 3 }), /nobody with crates/],
  ['a field more', state => Object.assign(state, { more: 1 }), /state.more/],
])('a state from outside: %s', (_, spoil, found) => {
  const { state } = scene({
    hands: [
      [2, 4, 5],
      [1, 1, 1],
    ],
    raft: [7, 6],
    leader: 1,
  });
  spoil(state);
  expect(zattera.checkState(state)).toMatch(found);
});
