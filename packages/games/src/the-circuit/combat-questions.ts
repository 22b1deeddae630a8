/** The questions of combat: what is used, on whom, and what pays for it (D10 to D13, D21). */

import {
  AT_THE_BOTTOM,
  askedUnlessForced,
  type Chapter,
  inCombat,
  isThere,
  type Named,
  ofActive,
  type Problem,
  type Reason,
  unless,
} from './asking.ts';
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
  runAfterUse,
  runCombat,
  targetsOf,
} from './combat.ts';
import type { Ability, ActiveTrait, TraitId } from './content/types.ts';
import { abilityOf } from './effects.ts';
import { fighterOf, printed, traitOf, traitsOf } from './fighters.ts';
import { cardsToGive, PAYMENT_RULES, type PaymentProblem, paymentProblem, paymentsFor } from './pay.ts';
import type { FighterRef, State } from './state.ts';

/** The active fighter's ability of this name; null if it has none. */
const known = (state: State, { ability }: { ability: string }) =>
  abilityOf(state, activationOf(state).fighter, ability) ?? null;

const activeTraits = (state: State) =>
  traitsOf(state, activationOf(state).fighter).filter(trait => traitOf(state, trait).active);

/** Allies that the ability or trait may choose. */
const alliesIn = (state: State, { ability, trait }: Named<'choosingAlly'>): FighterRef[] =>
  alliesFor(state, ability === null ? traitOf(state, trait!).active! : known(state, { ability })!);

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

// ---- States from outside

type ForAbility = Named<'aiming' | 'paying'> | (Named<'choosingAlly'> & { ability: string });
type ForTrait = Named<'giving'> | (Named<'choosingAlly'> & { trait: TraitId });

/** Whether it may be used, on whoever has been chosen so far. */
function ofAbility(state: State, frame: ForAbility): Problem {
  const wrong = ofActive(state, frame) ?? isThere(state);
  if (wrong !== null) return wrong;
  const { fighter, used } = activationOf(state);
  const ability = printed(state, fighter).abilities.find(({ id }) => id === frame.ability);
  if (!ability) return 'the active fighter has no such ability';
  if (used.includes(ability.id) || (ability.finisher && fighterOf(state, fighter).finished)) return 'it has been used';
  if (!isPayable(state, ability)) return 'it cannot be paid for';
  const targets = targetsOf(state, ability);
  if (frame.name === 'aiming') return unless(targets !== null, 'it has no target to choose');
  const isTarget = targets === null ? frame.target === null : targets.includes(frame.target!);
  if (!isTarget || !hasTarget(state, ability)) return 'it cannot have that target';
  return frame.name === 'paying' ? ofChosenAlly(state, ability, frame.ally) : null;
}

/** ARENA-R41: one is chosen wherever there is one to choose. */
function ofChosenAlly(state: State, of: Ability | ActiveTrait, ally: FighterRef | null): Problem {
  const allies = alliesFor(state, of);
  return unless(ally === null ? allies.length === 0 : allies.includes(ally), 'it cannot have that ally');
}

function ofTrait(state: State, frame: ForTrait): Problem {
  const wrong = ofActive(state, frame) ?? isThere(state);
  if (wrong !== null) return wrong;
  const { fighter, used } = activationOf(state);
  const active = traitsOf(state, fighter).includes(frame.trait) && traitOf(state, frame.trait).active;
  if (!active) return 'the active fighter has no such active trait';
  if (used.includes(frame.trait)) return 'it has been used';
  const { hype, hand } = state.teams[frame.seat]!;
  if (hype < (active.payHype ?? 0) || hand.length < (active.discard ?? 0)) return 'it cannot be paid for';
  if (frame.name === 'choosingAlly') return unless(frame.target === null, 'it cannot have that target');
  return unless(active.discard !== undefined, 'it asks for no card') ?? ofChosenAlly(state, active, frame.ally);
}

function ofAlly(state: State, frame: Named<'choosingAlly'>): Problem {
  const { ability, trait } = frame;
  if ((ability === null) === (trait === null)) return 'it is for an ability or a trait';
  // One of the two is there.
  return ability !== null ? ofAbility(state, frame as ForAbility) : ofTrait(state, frame as ForTrait);
}

// ---- The questions

export const combatQuestions: Chapter<
  'combat' | 'acting' | 'aiming' | 'choosingAlly' | 'paying' | 'giving' | 'afterUse'
> = {
  combat: {
    run: runCombat,
    over: AT_THE_BOTTOM,
    stands: (state, { stage }) => inCombat(state) ?? unless(stage === 'use', "combat is at 'use' once cards are drawn"),
  },

  acting: {
    ...askedUnlessForced,
    rule: 'ARENA-57',
    answers: {
      use: {
        offers: state =>
          printed(state, activationOf(state).fighter).abilities.map(({ id }) => ({ type: 'use', ability: id })),
        forbids: [
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
        ],
        does: (state, _seat, { ability }) => declare(state, ability),
      },
      trait: {
        offers: state => activeTraits(state).map(trait => ({ type: 'trait', trait })),
        forbids: [
          {
            rule: 'ARENA-R52',
            key: 'noActiveTrait',
            if: (state, _seat, { trait }) => !activeTraits(state).includes(trait),
          },
          {
            rule: 'ARENA-R52',
            key: 'usedAlready',
            if: (state, _seat, { trait }) => activationOf(state).used.includes(trait),
          },
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
            if: (state, seat, { trait }) =>
              state.teams[seat]!.hand.length < (traitOf(state, trait).active!.discard ?? 0),
          },
        ],
        does: (state, _seat, { trait }, step) => declareTrait(state, trait, step),
      },
      endCombat: {
        offers: () => [{ type: 'endCombat' }],
        does: (state, _seat, _move, step) => endCombat(state, step),
      },
    },
    over: ['combat'],
    askedFromBelow: true,
    stands: isThere,
  },

  aiming: {
    ...askedUnlessForced,
    rule: 'ARENA-R41',
    answers: {
      target: {
        offers: (state, _seat, frame) =>
          targetsOf(state, known(state, frame)!)!.map(fighter => ({ type: 'target', fighter })),
        exact: true,
        otherwise: { rule: 'ARENA-R41', key: 'notATarget' },
        does: (state, _seat, { fighter }, _step, frame) => aim(state, fighter, frame),
      },
    },
    over: ['combat'],
    stands: ofAbility,
  },

  choosingAlly: {
    ...askedUnlessForced,
    rule: 'ARENA-R41',
    answers: {
      ally: {
        offers: (state, _seat, frame) => alliesIn(state, frame).map(fighter => ({ type: 'ally', fighter })),
        exact: true,
        otherwise: { rule: 'ARENA-R41', key: 'notAnAlly' },
        does: (state, _seat, { fighter }, step, frame) => pickAlly(state, fighter, step, frame),
      },
    },
    over: ['combat'],
    stands: ofAlly,
  },

  paying: {
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
    over: ['combat'],
    stands: ofAbility,
  },

  giving: {
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
        ],
        otherwise: { rule: 'ARENA-R37', key: 'pay.lowerCard' },
        does: (state, _seat, { card }, step, frame) => give(state, card, step, frame),
      },
    },
    over: ['combat'],
    stands: ofTrait,
  },

  afterUse: { run: runAfterUse, over: ['combat'] },
};
