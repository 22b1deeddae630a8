/** The moves that each question offers, in the order in which they are always listed. */

import type { Seat } from '@roundhouse/kernel';
import { canOpen, castable, costDue, isActivatable, isPaidWild, meansOf } from './actions.ts';
import { busyWith, compiledSpell } from './compiled-spells.ts';
import { type EffectStep, ELEMENTS, type El, type Toll } from './content/language.ts';
import { asker, isDuty, isEligible, reachesPermanentsOf } from './effects.ts';
import { seesHand } from './known-cards.ts';
import { paymentsFor } from './pay.ts';
import { ALL_SLOTS, forSlots } from './slots.ts';
import type { Frame, Move, Slot, SpellName, State } from './state.ts';
import { elementsToPick, excess } from './turns.ts';

type Asked<Name extends Frame['name']> = Extract<Frame, { name: Name }>;
type Op<Name extends (EffectStep | Toll)['op']> = Extract<EffectStep | Toll, { op: Name }>;

/** ELEM-84. */
const MOST_PICKED = 5;

// Moves are never changed, so lists may share them.

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

const NONE: readonly never[] = [];
const STOPS: readonly MoveOf<'stop'>[] = [{ type: 'stop' }];
const GIVE_UPS: readonly MoveOf<'giveUp'>[] = [{ type: 'giveUp' }];
export const [GIVE_UP] = GIVE_UPS as [MoveOf<'giveUp'>];
export const ENDS: readonly MoveOf<'end'>[] = [{ type: 'end' }];
export const KEEPS: readonly MoveOf<'keep'>[] = [{ type: 'keep' }];
export const REDRAWS: readonly MoveOf<'redraw'>[] = [{ type: 'redraw' }];

const moveForSlot = <Type extends 'destroySlot' | 'putSlot' | 'moveFrom' | 'moveTo'>(type: Type) => {
  const moves = new Map(ALL_SLOTS.map(slot => [slot, { type, slot } as unknown as MoveOf<Type>]));
  return (slot: Slot): MoveOf<Type> => moves.get(slot)!;
};
const destroying = moveForSlot('destroySlot');
const putting = moveForSlot('putSlot');
const takingFrom = moveForSlot('moveFrom');
const movingTo = moveForSlot('moveTo');
const PUT_TYPE = Object.fromEntries(ELEMENTS.map(element => [element, { type: 'putType', element }])) as {
  readonly [E in El]: MoveOf<'putType'>;
};

/** The step or toll that is asked about, as the one it is known to be. */
export const asked = <Name extends (EffectStep | Toll)['op']>(state: State): Op<Name> =>
  busyWith(state, asker(state)) as Op<Name>;

const distinct = (names: readonly SpellName[]): SpellName[] => names.filter((name, i) => name !== names[i - 1]);

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
export function picks(state: State): readonly Pick[] {
  const count = elementsToPick(state, state.active);
  const all = PICKS[count]!;
  return ELEMENTS.every(type => state.bank[type] >= count) ? all : all.filter(pick => isSupplied(state, pick));
}

const isSupplied = ({ bank }: State, { elements }: Pick): boolean =>
  ELEMENTS.every(type => elements.filter(one => one === type).length <= bank[type]);

/** ELEM-R11, ELEM-R45. */
export const casts = (state: State, seat: Seat): MoveOf<'cast'>[] =>
  castable(state, seat, meansOf(state, seat), state.wild).map(spell => compiledSpell(state, spell).cast);

export function activations(state: State, seat: Seat): MoveOf<'activate'>[] {
  const { permanents: own } = state.players[seat]!;
  if (own.length === 0) return [];
  const means = meansOf(state, seat);
  const moves: MoveOf<'activate'>[] = [];
  for (const permanent of own) {
    if (isActivatable(state, permanent, means)) moves.push({ type: 'activate', permanent: permanent.id });
  }
  return moves;
}

/** ELEM-R10, ELEM-R12: only who cannot open may give up. */
export const givingUp = (state: State): readonly MoveOf<'giveUp'>[] => (canOpen(state) ? NONE : GIVE_UPS);

/** ELEM-R21. */
export const payments = (state: State, seat: Seat, frame: Asked<'pay'>): MoveOf<'pay'>[] =>
  paymentsFor(costDue(state, frame), meansOf(state, seat), isPaidWild(state, frame)).map(payment => ({
    type: 'pay',
    ...payment,
  }));

export function opponents(state: State): MoveOf<'opponent'>[] {
  const { op } = asked<'blind' | 'lookHand' | 'banCircle'>(state);
  const moves: MoveOf<'opponent'>[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (isEligible(state, seat, op)) moves.push({ type: 'opponent', seat });
  }
  return moves;
}

export const lookedCards = (_state: State, _seat: Seat, { looked }: Asked<'takeLooked'>): MoveOf<'takeLooked'>[] =>
  distinct(looked).map(spell => ({ type: 'takeLooked', spell }));

export const discards = ({ players }: State, seat: Seat): MoveOf<'discardSpell'>[] =>
  distinct(players[seat]!.hand).map(spell => ({ type: 'discardSpell', spell }));

/** ELEM-58, ELEM-R31. */
export const destroyableSlots = (state: State): MoveOf<'destroySlot'>[] =>
  forSlots(state, asked<'destroyElement'>(state).zone, true, null, destroying);

export const puttableTypes = (state: State): MoveOf<'putType'>[] =>
  asked<'putElement'>(state)
    .types.filter(type => state.bank[type] > 0)
    .map(type => PUT_TYPE[type]);

export const puttableSlots = (state: State): MoveOf<'putSlot'>[] =>
  forSlots(state, asked<'putElement'>(state).zone, false, null, putting);

export const movableSlots = (state: State): MoveOf<'moveFrom'>[] =>
  forSlots(state, asked<'moveElement'>(state).from, true, null, takingFrom);

/** ELEM-R30. */
export const destinations = (state: State, _seat: Seat, { from }: Asked<'moveTo'>): MoveOf<'moveTo'>[] =>
  forSlots(state, asked<'moveElement'>(state).to, false, from, movingTo);

export function permanents(state: State): MoveOf<'permanent'>[] {
  const effect = asked<'destroyOwnPermanent' | 'destroyPermanent' | 'takePermanent' | 'blockPermanent'>(state);
  const whose = effect.op === 'destroyOwnPermanent' ? 'own' : effect.whose;
  const moves: MoveOf<'permanent'>[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!reachesPermanentsOf(state, whose, seat)) continue;
    for (const { id } of state.players[seat]!.permanents) moves.push({ type: 'permanent', permanent: id });
  }
  return moves;
}

export const modes = (state: State): MoveOf<'mode'>[] =>
  asked<'choose'>(state).options.map((_, option) => ({ type: 'mode', option }));

/** ELEM-76. */
export const freeSpells = ({ players }: State, seat: Seat): MoveOf<'freeSpell'>[] =>
  distinct(players[seat]!.hand).map(spell => ({ type: 'freeSpell', spell }));

/** ELEM-57, ELEM-R28: all but duties may be forgone. */
export const stops = (state: State): readonly MoveOf<'stop'>[] => (isDuty(state) ? NONE : STOPS);

/** ELEM-R53. */
export function limitDiscards(state: State, seat: Seat): MoveOf<'limitDiscard'>[] {
  const { permanents: own, hand } = state.players[seat]!;
  return excess(state) === 'permanents'
    ? own.map(({ id }) => ({ type: 'limitDiscard', permanent: id }))
    : distinct(hand).map(spell => ({ type: 'limitDiscard', spell }));
}

/** ELEM-R51: in one's own turn between actions only, in another's at any time. */
export const mayShow = ({ active }: State, seat: Seat, { name }: Frame): boolean =>
  seat !== active || name === 'open' || name === 'main';

/** ELEM-R51: whom a seat may show its hand: anybody who does not see it anyway. */
export function shows(state: State, seat: Seat, frame: Frame): readonly MoveOf<'showHand'>[] {
  if (state.options.showHand === 'off' || !state.players[seat]!.alive || !mayShow(state, seat, frame)) return NONE;
  const moves: MoveOf<'showHand'>[] = [];
  for (let to = 0; to < state.players.length; to++) {
    if (!seesHand(state, to, seat)) moves.push({ type: 'showHand', to });
  }
  return moves;
}
