/** The answers of a turn (ELEM-30 to ELEM-54): casting, paying, activating, giving up, ending it, keeping the limits. */

import { become, pop, push, type Seat, type Values } from '@roundhouse/kernel';
import { canOpen, canPayTolls, castable, costDue, isActivatable, isItsTime, isPaidWild, meansOf } from './actions.ts';
import { destroyPermanent, discardFromHand, findPermanent, leaveHand } from './cards.ts';
import { compiledSpell } from './compiled-spells.ts';
import { type Cost, ELEMENTS } from './content/language.ts';
import { putIntoEffect } from './effects.ts';
import { isPayable, missingFor, paymentsFor } from './pay.ts';
import { type AnswerOf, distinct, type FrameOf, type MoveOf, NOT_IN_HAND, type Reason } from './shared-answers.ts';
import { CIRCLE_SLOTS, OWN_SLOTS } from './slots.ts';
import type { Counts, Element, Frame, Slot, SpellName, State } from './state.ts';
import { eliminate, endTurn, excess } from './turns.ts';

const NONE: readonly never[] = [];

/** Reasons against what the seat cannot pay for; they say what is missing. */
const againstCost = <M>(
  costOf: (state: State, move: M) => { readonly spell: SpellName; readonly cost: Cost; readonly wild: boolean },
): readonly Reason<M>[] => {
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

// ---- Casting (ELEM-32, ELEM-37, ELEM-41). ELEM-R24: what is announced cannot be withdrawn.

/** ELEM-R11, ELEM-R45. */
export const cast: AnswerOf<'cast'> = {
  offers: (state, seat) =>
    castable(state, seat, meansOf(state, seat), state.wild).map(spell => compiledSpell(state, spell).cast),
  exact: true,
  forbids: [
    NOT_IN_HAND,
    ...againstCost<MoveOf<'cast'>>((state, { spell }) => ({
      spell,
      cost: compiledSpell(state, spell).spell.cost,
      wild: state.wild,
    })),
  ],
  does(state, seat, { spell }, step, { name }) {
    if (name === 'open') become(state, { name: 'main' });
    // From now on everybody sees the card.
    leaveHand(state, seat, spell);
    step.emit?.({ type: 'spellCast', seat, spell, free: false, opening: !state.opened });
    push(state, { name: 'pay', spell, permanent: null });
  },
};

// ---- Paying (ELEM-37 to ELEM-40)

/** What a payment has turned: the slots in order, or null where nobody is told. */
type Paid = { slot: Slot; type: Element['type'] }[] | null;

/** ELEM-R21. */
export const pay: AnswerOf<'pay', FrameOf<'pay'>> = {
  offers: (state, seat, frame) =>
    paymentsFor(costDue(state, frame), meansOf(state, seat), isPaidWild(state, frame)).map(payment => ({
      type: 'pay',
      ...payment,
    })),
  exact: true,
  otherwise: { rule: 'ELEM-R20', key: 'wrongPayment' },
  does(state, seat, { circle, own }, step, { spell, permanent }) {
    const paid: Paid = step.emit ? [] : null;
    useElements(state.circle, CIRCLE_SLOTS, circle, paid);
    useElements(state.players[seat]!.slots, OWN_SLOTS[seat]!, own, paid);
    if (paid !== null) step.emit?.({ type: 'paid', seat, slots: paid });
    if (permanent !== null) {
      become(state, activationOf(spell, permanent));
      return;
    }
    // ELEM-75, ELEM-R41: a paid cast opens the turn, and the wildcard is gone.
    state.opened = true;
    state.wild = false;
    pop(state);
    putIntoEffect(state, spell);
  },
};

/** ELEM-11, ELEM-R21: the lowest-numbered unused ones. */
function useElements(
  row: readonly (Element | null)[],
  names: readonly Slot[],
  counts: Readonly<Counts>,
  paid: Paid,
): void {
  for (let type = 0; type < 4; type++) {
    let left = counts[type]!;
    for (let i = 0; left > 0; i++) {
      const element = row[i];
      if (!element || element.used || element.type !== ELEMENTS[type]) continue;
      element.used = true;
      left--;
      paid?.push({ slot: names[i]!, type: element.type });
    }
  }
}

// ---- Activating (ELEM-45 to ELEM-54)

/** A Permanent that is known to be on the table. */
const onTable = (state: State, id: number) => findPermanent(state, id)!.permanent;
const compiledOf = (state: State, id: number) => compiledSpell(state, onTable(state, id).spell);

export const NO_PERMANENT: Reason<{ readonly permanent: number }> = {
  rule: 'ELEM-45',
  key: 'noPermanent',
  if: (state, _seat, { permanent }) => !findPermanent(state, permanent),
};

export const activate: AnswerOf<'activate'> = {
  offers(state, seat) {
    const { permanents: own } = state.players[seat]!;
    if (own.length === 0) return NONE;
    const means = meansOf(state, seat);
    const moves: MoveOf<'activate'>[] = [];
    for (const permanent of own) {
      if (isActivatable(state, permanent, means)) moves.push({ type: 'activate', permanent: permanent.id });
    }
    return moves;
  },
  exact: true,
  forbids: [
    NO_PERMANENT,
    {
      rule: 'ELEM-34',
      key: 'notYours',
      if: (state, seat, { permanent }) => findPermanent(state, permanent)!.owner !== seat,
    },
    { rule: 'ELEM-46', key: 'sideways', if: (state, _seat, { permanent }) => onTable(state, permanent).sideways },
    {
      rule: 'ELEM-R39',
      key: 'blocked',
      if: (state, _seat, { permanent }) => onTable(state, permanent).blockedBy !== null,
    },
    {
      rule: 'ELEM-R13',
      key: 'beforeOpening',
      if: (state, _seat, { permanent }) => state.opened && !isItsTime(state, compiledOf(state, permanent)),
    },
    {
      rule: 'ELEM-49',
      key: 'afterOpening',
      if: (state, _seat, { permanent }) => !isItsTime(state, compiledOf(state, permanent)),
    },
    {
      rule: 'ELEM-R27',
      key: 'toll',
      if: (state, _seat, { permanent }) => !canPayTolls(state, compiledOf(state, permanent)),
    },
    ...againstCost<MoveOf<'activate'>>((state, { permanent }) => ({
      spell: onTable(state, permanent).spell,
      cost: compiledOf(state, permanent).activationCost,
      wild: false,
    })),
  ],
  does(state, seat, { permanent: id }, step, { name }) {
    if (name === 'open') become(state, { name: 'window' });
    const permanent = onTable(state, id);
    const { spell } = permanent;
    const compiled = compiledSpell(state, spell);
    if (compiled.spell.activation!.mode !== 'unlimited') permanent.sideways = true;
    step.emit?.({ type: 'permanentActivated', seat, permanent: id, spell });
    push(state, compiled.isFreeToActivate ? activationOf(spell, id) : { name: 'pay', spell, permanent: id });
  },
};

const activationOf = (spell: SpellName, permanent: number): Frame => ({
  name: 'resolving',
  spell,
  permanent,
  toll: 0,
  at: 0,
});

// ---- The end of a turn (ELEM-33, ELEM-36, ELEM-83)

const GIVE_UPS: readonly MoveOf<'giveUp'>[] = [{ type: 'giveUp' }];

/** ELEM-R10, ELEM-R12: only who cannot open may give up. */
export const giveUp: AnswerOf<'giveUp'> = {
  offers: state => (canOpen(state) ? NONE : GIVE_UPS),
  exact: true,
  otherwise: { rule: 'ELEM-R10', key: 'mayNotGiveUp' },
  does: (state, _seat, _move, step) => eliminate(state, 'gaveUp', step),
};

const ENDS: readonly MoveOf<'end'>[] = [{ type: 'end' }];

export const end: AnswerOf<'end'> = {
  offers: () => ENDS,
  does: (state, _seat, _move, step) => endTurn(state, step),
};

export const limitDiscard: AnswerOf<'limitDiscard'> = {
  offers(state, seat) {
    const { permanents: own, hand } = state.players[seat]!;
    return excess(state) === 'permanents'
      ? own.map(({ id }) => ({ type: 'limitDiscard', permanent: id }))
      : distinct(hand).map(spell => ({ type: 'limitDiscard', spell }));
  },
  exact: true,
  otherwise: { rule: 'ELEM-R53', key: 'limitOrder' },
  does(state, seat, move, step) {
    if ('permanent' in move) destroyPermanent(state, move.permanent, 'limit', step);
    else discardFromHand(state, seat, move.spell, 'limit', step);
    endTurn(state, step);
  },
};
