/** The moves that each question offers, in the order in which they are always listed. */

import type { Seat } from '@roundhouse/kernel';
import { castable, costDue, isActivatable, isPaidWild, meansOf } from './actions.ts';
import { busyWith, pageOf } from './book.ts';
import { type EffectStep, ELEMENTS, type El, type Toll } from './content/language.ts';
import { asker, castsFromHand, isEligible, reachesPermanentsOf } from './effects.ts';
import { seesHand } from './glimpses.ts';
import { paymentsFor } from './pay.ts';
import { CIRCLE_SLOTS, forSlots, OWN_SLOTS } from './slots.ts';
import type { Frame, Move, Slot, SpellName, State } from './state.ts';
import { elementsToPick, excess } from './turns.ts';

type Asked<Name extends Frame['name']> = Extract<Frame, { name: Name }>;
type Op<Name extends (EffectStep | Toll)['op']> = Extract<EffectStep | Toll, { op: Name }>;

/** ELEM-84. */
const MOST_PICKED = 5;

// Moves are never changed, so lists may share them.

export const STOP: Move = { type: 'stop' };
export const END: Move = { type: 'end' };
export const GIVE_UP: Move = { type: 'giveUp' };
export const KEEP: Move = { type: 'keep' };
const REDRAW: Move = { type: 'redraw' };

const ALL_SLOTS: readonly Slot[] = [...CIRCLE_SLOTS, ...OWN_SLOTS.flat()];
const moveForSlot = (type: 'destroySlot' | 'putSlot' | 'moveFrom' | 'moveTo') => {
  const moves = new Map(ALL_SLOTS.map(slot => [slot, { type, slot } as Move]));
  return (slot: Slot): Move => moves.get(slot)!;
};
const destroying = moveForSlot('destroySlot');
const putting = moveForSlot('putSlot');
const takingFrom = moveForSlot('moveFrom');
const movingTo = moveForSlot('moveTo');
const PUT_TYPE = Object.fromEntries(ELEMENTS.map(element => [element, { type: 'putType', element }])) as {
  readonly [E in El]: Move;
};

/** The step or toll that is asked about, as the one it is known to be. */
const asked = <Name extends (EffectStep | Toll)['op']>(state: State): Op<Name> =>
  busyWith(state, asker(state)) as Op<Name>;

const distinct = (names: readonly SpellName[]): SpellName[] => names.filter((name, i) => name !== names[i - 1]);

/** ELEM-R6. */
export const redraws = (): Move[] => [KEEP, REDRAW];

type Pick = Extract<Move, { type: 'pickElements' }>;

/** Every multiset of so many types, in order. */
const PICKS: readonly (readonly Pick[])[] = Array.from({ length: MOST_PICKED + 1 }, (_, count) =>
  multisets(count, 0).map(elements => ({ type: 'pickElements', elements })),
);

function multisets(count: number, from: number): El[][] {
  if (count === 0) return [[]];
  return ELEMENTS.slice(from).flatMap((type, i) => multisets(count - 1, from + i).map(rest => [type, ...rest]));
}

/** ELEM-R9: what the bank can supply. */
export function picks(state: State): Move[] {
  const count = elementsToPick(state, state.active);
  const all = PICKS[count]!;
  return ELEMENTS.every(type => state.bank[type] >= count) ? all.slice() : all.filter(pick => isSupplied(state, pick));
}

const isSupplied = ({ bank }: State, { elements }: Pick): boolean =>
  ELEMENTS.every(type => elements.filter(one => one === type).length <= bank[type]);

/** ELEM-32, ELEM-R10, ELEM-R12. */
export function openings(state: State, seat: Seat): Move[] {
  const moves = actions(state, seat);
  if (moves[0]?.type !== 'cast') moves.push(GIVE_UP);
  addShows(state, seat, moves);
  return moves;
}

/** ELEM-34, ELEM-35. */
export function mainMoves(state: State, seat: Seat): Move[] {
  const moves = actions(state, seat);
  moves.push(END);
  addShows(state, seat, moves);
  return moves;
}

function actions(state: State, seat: Seat): Move[] {
  const means = meansOf(state, seat);
  const moves: Move[] = castable(state, seat, means, state.wild).map(spell => pageOf(state, spell).cast);
  for (const permanent of state.players[seat]!.permanents) {
    if (isActivatable(state, permanent, means)) moves.push({ type: 'activate', permanent: permanent.id });
  }
  return moves;
}

/** ELEM-R21. */
export const payments = (state: State, seat: Seat, frame: Asked<'pay'>): Move[] =>
  paymentsFor(costDue(state, frame), meansOf(state, seat), isPaidWild(state, frame)).map(payment => ({
    type: 'pay',
    ...payment,
  }));

export function opponents(state: State): Move[] {
  const { op } = asked<'blind' | 'lookHand' | 'banCircle'>(state);
  const moves: Move[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (isEligible(state, seat, op)) moves.push({ type: 'opponent', seat });
  }
  moves.push(STOP);
  return moves;
}

export const lookedCards = (_state: State, _seat: Seat, { looked }: Asked<'takeLooked'>): Move[] => [
  ...distinct(looked).map((spell): Move => ({ type: 'takeLooked', spell })),
  STOP,
];

export const discards = ({ players }: State, seat: Seat): Move[] =>
  distinct(players[seat]!.hand).map(spell => ({ type: 'discardSpell', spell }));

/** ELEM-58, ELEM-R31. */
export function destroyableSlots(state: State): Move[] {
  const { zone, forced } = asked<'destroyElement'>(state);
  return withStop(forSlots(state, zone, true, null, destroying), !forced);
}

export function puttableTypes(state: State): Move[] {
  const { types } = asked<'putElement'>(state);
  return withStop(
    types.filter(type => state.bank[type] > 0).map(type => PUT_TYPE[type]),
    true,
  );
}

export const puttableSlots = (state: State): Move[] =>
  forSlots(state, asked<'putElement'>(state).zone, false, null, putting);

export const movableSlots = (state: State): Move[] =>
  withStop(forSlots(state, asked<'moveElement'>(state).from, true, null, takingFrom), true);

/** ELEM-R30. */
export const destinations = (state: State, _seat: Seat, { from }: Asked<'moveTo'>): Move[] =>
  forSlots(state, asked<'moveElement'>(state).to, false, from, movingTo);

export function permanents(state: State): Move[] {
  const effect = asked<'destroyOwnPermanent' | 'destroyPermanent' | 'takePermanent' | 'blockPermanent'>(state);
  const isToll = effect.op === 'destroyOwnPermanent';
  const whose = isToll ? 'own' : effect.whose;
  const moves: Move[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!reachesPermanentsOf(state, whose, seat)) continue;
    for (const { id } of state.players[seat]!.permanents) moves.push({ type: 'permanent', permanent: id });
  }
  return withStop(moves, !isToll);
}

export const modes = (state: State): Move[] =>
  withStop(
    asked<'choose'>(state).options.map((_, option) => ({ type: 'mode', option })),
    true,
  );

/** ELEM-76, ELEM-R44. */
export function freeSpells(state: State, seat: Seat): Move[] {
  const effect = asked<'castFree'>(state);
  const moves = distinct(state.players[seat]!.hand).map((spell): Move => ({ type: 'freeSpell', spell }));
  return withStop(moves, !(effect.forced && castsFromHand(state, effect)));
}

/** ELEM-R53. */
export function limitDiscards(state: State, seat: Seat): Move[] {
  const { permanents: own, hand } = state.players[seat]!;
  return excess(state) === 'permanents'
    ? own.map(({ id }) => ({ type: 'limitDiscard', permanent: id }))
    : distinct(hand).map(spell => ({ type: 'limitDiscard', spell }));
}

function withStop(moves: Move[], isOptional: boolean): Move[] {
  if (isOptional) moves.push(STOP);
  return moves;
}

/** ELEM-R51: whom a seat may show its hand: anybody who does not see it anyway. */
export function shows(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  addShows(state, seat, moves);
  return moves;
}

function addShows(state: State, seat: Seat, moves: Move[]): void {
  if (state.options.showHand === 'off' || !state.players[seat]!.alive) return;
  for (let to = 0; to < state.players.length; to++) {
    if (!seesHand(state, to, seat)) moves.push({ type: 'showHand', to });
  }
}
