/** What the rules have against an answer: for each kind the reasons, in the order in which a person hears them. */

import { type Forbids, type Refusal, type Seat, samePlain, type Values } from '@roundhouse/kernel';
import { canOpen, canPayTolls, costDue, isItsTime, isPaidWild, meansOf } from './actions.ts';
import { findPermanent } from './cards.ts';
import { compiledSpell } from './compiled-spells.ts';
import { type Cost, ELEMENTS, type ZoneSel } from './content/language.ts';
import { askedFor, isDuty, isEligible, reachesPermanentsOf } from './effects.ts';
import { seesHand } from './known-cards.ts';
import { asked, limitDiscards, mayShow } from './moves.ts';
import { isPayable, missingFor, paymentsFor } from './pay.ts';
import { elementIn, forSlots, placeOf, rowOf } from './slots.ts';
import type { Frame, Move, Slot, State } from './state.ts';
import { elementsToPick } from './turns.ts';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
type FrameOf<Name extends Frame['name']> = Extract<Frame, { name: Name }>;
type Against<Type extends Move['type'], F = Frame> = readonly Forbids<State, MoveOf<Type>, F>[];

/** The first reason that holds; null if none does. */
export function firstReason<M, F>(
  reasons: readonly Forbids<State, M, F>[],
  state: State,
  seat: Seat,
  move: M,
  frame: F,
): Refusal | null {
  const found = reasons.find(reason => reason.if(state, seat, move, frame));
  if (!found) return null;
  const { rule, key, values } = found;
  return values ? { rule, key, values: values(state, seat, move, frame) } : { rule, key };
}

// ---- Set-up

const countOf = (elements: readonly string[], type: string): number => elements.filter(one => one === type).length;
const isElement = (type: string): boolean => (ELEMENTS as readonly string[]).includes(type);

export const AGAINST_PICKS: Against<'pickElements'> = [
  {
    rule: 'ELEM-27',
    key: 'pickCount',
    if: (state, seat, { elements }) => elements.length !== elementsToPick(state, seat) || !elements.every(isElement),
    values: (state, seat) => ({ count: elementsToPick(state, seat) }),
  },
  {
    rule: 'ELEM-R9',
    key: 'emptyBank',
    if: ({ bank }, _, { elements }) => ELEMENTS.some(type => countOf(elements, type) > bank[type]),
  },
  {
    rule: 'ELEM-R9',
    key: 'pickOrder',
    if: (_state, _seat, { elements }) =>
      elements.some((type, i) => i > 0 && ELEMENTS.indexOf(type) < ELEMENTS.indexOf(elements[i - 1]!)),
  },
];

// ---- Casting, activating and paying

/** Reasons against a cost that the seat's means do not cover; they say what is missing. */
const againstCost = <M>(
  costOf: (state: State, move: M) => { readonly spell: string; readonly cost: Cost; readonly wild: boolean },
): readonly Forbids<State, M, Frame>[] => {
  const lacks = (state: State, seat: Seat, move: M): boolean => {
    const { cost, wild } = costOf(state, move);
    return !isPayable(cost, meansOf(state, seat), wild);
  };
  const values = (state: State, seat: Seat, move: M): Values => {
    const { spell, cost, wild } = costOf(state, move);
    // No symbol that is there is undefined.
    return { spell, ...(missingFor(cost, meansOf(state, seat), wild) as Values) };
  };
  return [
    {
      rule: 'ELEM-R38',
      key: 'banned',
      if: (state, seat, move) => state.players[seat]!.bannedBy !== null && lacks(state, seat, move),
      values,
    },
    { rule: 'ELEM-R20', key: 'tooDear', if: lacks, values },
  ];
};

const isHeld = ({ players }: State, seat: Seat, spell: string): boolean => players[seat]!.hand.includes(spell);

const NOT_IN_HAND: Forbids<State, { readonly spell: string }, Frame> = {
  rule: 'ELEM-32',
  key: 'notInHand',
  if: (state, seat, { spell }) => !isHeld(state, seat, spell),
};

export const AGAINST_CASTS: Against<'cast'> = [
  NOT_IN_HAND,
  ...againstCost<MoveOf<'cast'>>((state, { spell }) => ({
    spell,
    cost: compiledSpell(state, spell).spell.cost,
    wild: state.wild,
  })),
];

/** A Permanent that is known to be on the table. */
const onTable = (state: State, id: number) => findPermanent(state, id)!.permanent;
const compiledOf = (state: State, id: number) => compiledSpell(state, onTable(state, id).spell);

export const AGAINST_ACTIVATIONS: Against<'activate'> = [
  { rule: 'ELEM-45', key: 'noPermanent', if: (state, _, { permanent }) => !findPermanent(state, permanent) },
  {
    rule: 'ELEM-34',
    key: 'notYours',
    if: (state, seat, { permanent }) => findPermanent(state, permanent)!.owner !== seat,
  },
  { rule: 'ELEM-46', key: 'sideways', if: (state, _, { permanent }) => onTable(state, permanent).sideways },
  { rule: 'ELEM-R39', key: 'blocked', if: (state, _, { permanent }) => onTable(state, permanent).blockedBy !== null },
  {
    rule: 'ELEM-R13',
    key: 'beforeOpening',
    if: (state, _, { permanent }) => state.opened && !isItsTime(state, compiledOf(state, permanent)),
  },
  {
    rule: 'ELEM-49',
    key: 'afterOpening',
    if: (state, _, { permanent }) => !isItsTime(state, compiledOf(state, permanent)),
  },
  {
    rule: 'ELEM-R27',
    key: 'toll',
    if: (state, _, { permanent }) => !canPayTolls(state, compiledOf(state, permanent)),
  },
  ...againstCost<MoveOf<'activate'>>((state, { permanent }) => ({
    spell: onTable(state, permanent).spell,
    cost: compiledOf(state, permanent).activationCost,
    wild: false,
  })),
];

export const AGAINST_GIVING_UP: Against<'giveUp'> = [{ rule: 'ELEM-R10', key: 'mayNotGiveUp', if: canOpen }];

export const AGAINST_PAYMENTS: Against<'pay', FrameOf<'pay'>> = [
  {
    rule: 'ELEM-R20',
    key: 'wrongPayment',
    if: (state, seat, { circle, own }, frame) =>
      !paymentsFor(costDue(state, frame), meansOf(state, seat), isPaidWild(state, frame)).some(payment =>
        samePlain(payment, { circle, own }),
      ),
  },
];

// ---- Hands

const isTarget = (state: State, seat: number): boolean => {
  const { op } = asked<'blind' | 'lookHand' | 'banCircle'>(state);
  return state.players[seat] !== undefined && isEligible(state, seat, op);
};

export const AGAINST_OPPONENTS: Against<'opponent'> = [
  {
    rule: 'ELEM-R38',
    key: 'banTarget',
    if: (state, _, { seat }) => askedFor(state).op === 'banCircle' && !isTarget(state, seat),
  },
  { rule: 'ELEM-R33', key: 'noOpponent', if: (state, _, { seat }) => !isTarget(state, seat) },
];

export const AGAINST_TAKING: Against<'takeLooked', FrameOf<'takeLooked'>> = [
  { rule: 'ELEM-59', key: 'notLooked', if: (_state, _seat, { spell }, { looked }) => !looked.includes(spell) },
];

export const AGAINST_DISCARDS: Against<'discardSpell'> = [NOT_IN_HAND];
export const AGAINST_FREE_SPELLS: Against<'freeSpell'> = [NOT_IN_HAND];

export const AGAINST_LIMIT_DISCARDS: Against<'limitDiscard'> = [
  {
    rule: 'ELEM-R53',
    key: 'limitOrder',
    if: (state, seat, move) => !limitDiscards(state, seat).some(listed => samePlain(listed, move)),
  },
];

/** ELEM-R51. */
export const AGAINST_SHOWING: Against<'showHand'> = [
  { rule: 'ELEM-R51', key: 'showOff', if: ({ options }) => options.showHand === 'off' },
  { rule: 'ELEM-77', key: 'out', if: ({ players }, seat) => !players[seat]!.alive },
  { rule: 'ELEM-R51', key: 'showTo', if: ({ players }, seat, { to }) => players[to] === undefined || to === seat },
  { rule: 'ELEM-R51', key: 'showSeen', if: (state, seat, { to }) => seesHand(state, to, seat) },
  { rule: 'ELEM-R51', key: 'showLater', if: (state, seat, _, frame) => !mayShow(state, seat, frame) },
];

// ---- Elements and slots

function isNoSlot(state: State, slot: string): boolean {
  const place = placeOf(slot);
  if (!place || (place.seat !== null && !state.players[place.seat]?.alive)) return true;
  return place.index >= rowOf(state, place).length;
}

type ToSlot = { readonly slot: Slot };

const NO_SLOT: Forbids<State, ToSlot, Frame> = {
  rule: 'ELEM-55',
  key: 'noSlot',
  if: (state, _, { slot }) => isNoSlot(state, slot),
};

/** Reasons against a slot that a card is to reach; `occupied`: there must be an element in it. */
const againstSlot = (
  zoneOf: (state: State) => ZoneSel,
  occupied: boolean,
): readonly Forbids<State, ToSlot, Frame>[] => [
  NO_SLOT,
  ...(occupied
    ? [
        {
          rule: 'ELEM-R31',
          key: 'emptySlot',
          if: (state: State, _: Seat, { slot }: ToSlot) => elementIn(state, slot) === null,
        },
      ]
    : []),
  {
    rule: 'ELEM-55',
    key: 'outOfReach',
    if: (state, _, { slot }) => !forSlots(state, zoneOf(state), occupied, null, one => one).includes(slot),
  },
];

export const AGAINST_DESTROYING: Against<'destroySlot'> = againstSlot(
  state => asked<'destroyElement'>(state).zone,
  true,
);
export const AGAINST_PUT_SLOTS: Against<'putSlot'> = againstSlot(state => asked<'putElement'>(state).zone, false);
export const AGAINST_SOURCES: Against<'moveFrom'> = againstSlot(state => asked<'moveElement'>(state).from, true);
/** Every card that moves elements reaches all slots with them. */
export const AGAINST_DESTINATIONS: Against<'moveTo', FrameOf<'moveTo'>> = [
  { rule: 'ELEM-R30', key: 'sameSlot', if: (_state, _seat, { slot }, { from }) => slot === from },
  NO_SLOT,
];

export const AGAINST_PUT_TYPES: Against<'putType'> = [
  { rule: 'ELEM-69', key: 'noSuchElement', if: (_state, _seat, { element }) => !isElement(element) },
  {
    rule: 'ELEM-69',
    key: 'fixedType',
    if: (state, _, { element }) => !asked<'putElement'>(state).types.includes(element),
  },
  { rule: 'ELEM-R29', key: 'outOfStock', if: ({ bank }, _, { element }) => bank[element] === 0 },
];

// ---- Permanents, modes, duties

export const AGAINST_PERMANENTS: Against<'permanent'> = [
  { rule: 'ELEM-45', key: 'noPermanent', if: (state, _, { permanent }) => !findPermanent(state, permanent) },
  {
    rule: 'ELEM-68',
    key: 'permanentOutOfReach',
    if: (state, _, { permanent }) => {
      const effect = asked<'destroyOwnPermanent' | 'destroyPermanent' | 'takePermanent' | 'blockPermanent'>(state);
      const whose = effect.op === 'destroyOwnPermanent' ? 'own' : effect.whose;
      return !reachesPermanentsOf(state, whose, findPermanent(state, permanent)!.owner);
    },
  },
];

export const AGAINST_MODES: Against<'mode'> = [
  {
    rule: 'ELEM-57',
    key: 'noMode',
    if: (state, _, { option }) => asked<'choose'>(state).options[option] === undefined,
  },
];

export const AGAINST_STOPPING: Against<'stop'> = [{ rule: 'ELEM-R28', key: 'noStop', if: isDuty }];
