/** The questions of combat: what is used, on whom, and what pays for it (D10 to D13, D21). */

import { type Asked, askedUnlessForced, type Named, type Reason } from './asking.ts';
import {
  activationOf,
  aim,
  alliesFor,
  declare,
  declareTrait,
  endCombat,
  give,
  hasTarget,
  isPayable,
  lacksAlly,
  meansOf,
  payAndUse,
  pickAlly,
  targetsOf,
} from './combat.ts';
import { abilityOf } from './effects.ts';
import { fighterOf, printed, traitOf, traitsOf } from './fighters.ts';
import { cardsToGive, PAYMENT_RULES, type PaymentProblem, paymentProblem, paymentsFor } from './pay.ts';
import { stands } from './stands.ts';
import type { FighterRef, State } from './state.ts';

// ---- Combat: D10 to D13, D21

/** The active fighter's ability of this name; null if it has none. */
const known = (state: State, { ability }: { ability: string }) =>
  abilityOf(state, activationOf(state).fighter, ability) ?? null;

const useReasons: readonly Reason<'use', 'acting'>[] = [
  { rule: 'ARENA-57', key: 'noSuchAbility', if: (state, _seat, move) => known(state, move) === null },
  {
    rule: 'ARENA-79',
    key: 'finisherUsed',
    if: (state, _seat, move) =>
      known(state, move)!.finisher === true && fighterOf(state, activationOf(state).fighter).finished,
  },
  {
    rule: 'ARENA-R35',
    key: 'usedAlready',
    if: (state, _seat, { ability }) => activationOf(state).used.includes(ability),
  },
  { rule: 'ARENA-R41', key: 'noTarget', if: (state, _seat, move) => !hasTarget(state, known(state, move)!) },
  { rule: 'ARENA-R41', key: 'noAlly', if: (state, _seat, move) => lacksAlly(state, known(state, move)!) },
  {
    rule: 'ARENA-72',
    key: 'hypeShort',
    if: (state, seat, move) => state.teams[seat]!.hype < (known(state, move)!.cost.hype ?? 0),
    values: (state, seat, move) => ({ hype: state.teams[seat]!.hype, needed: known(state, move)!.cost.hype! }),
  },
  { rule: 'ARENA-70', key: 'cannotPay', if: (state, _seat, move) => !isPayable(state, known(state, move)!) },
];

const activeTraits = (state: State) =>
  traitsOf(state, activationOf(state).fighter).filter(trait => traitOf(state, trait).active);

const traitReasons: readonly Reason<'trait', 'acting'>[] = [
  { rule: 'ARENA-R52', key: 'noActiveTrait', if: (state, _seat, { trait }) => !activeTraits(state).includes(trait) },
  { rule: 'ARENA-R52', key: 'usedAlready', if: (state, _seat, { trait }) => activationOf(state).used.includes(trait) },
  {
    rule: 'ARENA-R41',
    key: 'noAlly',
    if(state, _seat, { trait }) {
      const active = traitOf(state, trait).active!;
      return active.ally !== undefined && alliesFor(state, active).length === 0;
    },
  },
  {
    rule: 'ARENA-72',
    key: 'hypeShort',
    if: (state, seat, { trait }) => state.teams[seat]!.hype < (traitOf(state, trait).active!.payHype ?? 0),
    values: (state, seat, { trait }) => ({
      hype: state.teams[seat]!.hype,
      needed: traitOf(state, trait).active!.payHype!,
    }),
  },
  {
    rule: 'ARENA-R52',
    key: 'noCardToDiscard',
    if: (state, seat, { trait }) => state.teams[seat]!.hand.length < (traitOf(state, trait).active!.discard ?? 0),
  },
];

export const ACTING: Asked<'acting'> = {
  ...askedUnlessForced,
  rule: 'ARENA-57',
  answers: {
    use: {
      offers: state =>
        printed(state, activationOf(state).fighter).abilities.map(({ id }) => ({ type: 'use', ability: id })),
      forbids: useReasons,
      does: (state, _seat, { ability }) => declare(state, ability),
    },
    trait: {
      offers: state => activeTraits(state).map(trait => ({ type: 'trait', trait })),
      forbids: traitReasons,
      does: (state, _seat, { trait }, step) => declareTrait(state, trait, step),
    },
    endCombat: {
      offers: () => [{ type: 'endCombat' }],
      does: (state, _seat, _move, step) => endCombat(state, step),
    },
  },
  stands: stands.acting,
};

export const AIMING: Asked<'aiming'> = {
  ...askedUnlessForced,
  rule: 'ARENA-R41',
  answers: {
    target: {
      offers: (state, _seat, frame) =>
        targetsOf(state, known(state, frame)!)!.map(fighter => ({ type: 'target', fighter })),
      exact: true,
      forbids: [
        {
          rule: 'ARENA-R41',
          key: 'notATarget',
          if: (state, _seat, { fighter }, frame) => !targetsOf(state, known(state, frame)!)!.includes(fighter),
        },
      ],
      does: (state, _seat, { fighter }, _step, frame) => aim(state, fighter, frame),
    },
  },
  stands: stands.aiming,
};

/** Allies that the ability or trait may choose. */
const alliesIn = (state: State, { ability, trait }: Named<'choosingAlly'>): FighterRef[] =>
  alliesFor(state, ability === null ? traitOf(state, trait!).active! : known(state, { ability })!);

export const CHOOSING_ALLY: Asked<'choosingAlly'> = {
  ...askedUnlessForced,
  rule: 'ARENA-R41',
  answers: {
    ally: {
      offers: (state, _seat, frame) => alliesIn(state, frame).map(fighter => ({ type: 'ally', fighter })),
      exact: true,
      forbids: [
        {
          rule: 'ARENA-R41',
          key: 'notAnAlly',
          if: (state, _seat, { fighter }, frame) => !alliesIn(state, frame).includes(fighter),
        },
      ],
      does: (state, _seat, { fighter }, step, frame) => pickAlly(state, fighter, step, frame),
    },
  },
  stands: stands.choosingAlly,
};

const costOf = (state: State, frame: Named<'paying'>) => known(state, frame)!.cost;

/** The first of these problems with a payment is what the player hears. */
const payReasons = (Object.keys(PAYMENT_RULES) as PaymentProblem[]).map(
  (problem): Reason<'pay', 'paying'> => ({
    rule: PAYMENT_RULES[problem],
    key: `pay.${problem}`,
    if: (state, seat, payment, frame) =>
      paymentProblem(costOf(state, frame), meansOf(state, seat), payment) === problem,
  }),
);

export const PAYING: Asked<'paying'> = {
  ...askedUnlessForced,
  rule: 'ARENA-70',
  answers: {
    pay: {
      offers: (state, seat, frame) =>
        paymentsFor(costOf(state, frame), meansOf(state, seat)).map(payment => ({ type: 'pay', ...payment })),
      exact: true,
      forbids: payReasons,
      does: (state, _seat, payment, step, frame) => payAndUse(state, payment, step, frame),
    },
  },
  stands: stands.paying,
};

export const GIVING: Asked<'giving'> = {
  ...askedUnlessForced,
  rule: 'ARENA-R52',
  answers: {
    give: {
      offers: (state, seat) => cardsToGive(meansOf(state, seat)).map(card => ({ type: 'give', card })),
      exact: true,
      forbids: [
        {
          rule: 'ARENA-R52',
          key: 'pay.notInHand',
          if: (state, seat, { card }) => !state.teams[seat]!.hand.includes(card),
        },
        {
          rule: 'ARENA-R37',
          key: 'pay.lowerCard',
          if: (state, seat, { card }) => !cardsToGive(meansOf(state, seat)).includes(card),
        },
      ],
      does: (state, _seat, { card }, step, frame) => give(state, card, step, frame),
    },
  },
  stands: stands.giving,
};
