/** An ability on its way to somebody: whom it may hit, whom it may help, and how it is paid. */

import { choosable } from '../fighters.ts';
import { type Payment, paymentsFor, suggestedPayment } from '../pay.ts';
import type { Compound, FighterRef } from '../state.ts';
import { abilityIn, asState, movesOf, type Scene } from './scene.ts';

export interface Play {
  readonly ability: string;
  /** Whom it could be aimed at; none where nobody is chosen. */
  readonly targets: readonly FighterRef[];
  readonly target: FighterRef | null;
  readonly allies: readonly FighterRef[];
  readonly ally: FighterRef | null;
  readonly payments: readonly Payment[];
  readonly payment: Payment;
  /** What is sent; null while somebody has to be chosen. */
  readonly move: Compound | null;
}

/** The ability that is picked, with what is chosen for it already; null if none is. */
export function playOf(scene: Scene): Play | null {
  const { view, moves, draft } = scene;
  const user = view.activation?.fighter;
  if (user === undefined || draft.ability === null) return null;
  if (!movesOf(moves, 'use').some(({ ability }) => ability === draft.ability)) return null;
  const ability = abilityIn(view, user, draft.ability);
  if (!ability) return null;
  const state = asState(view);
  const targets = typeof ability.target === 'object' ? choosable(state, user, ability.target) : [];
  const allies = ability.ally ? choosable(state, user, ability.ally) : [];
  const target = chosen(targets, draft.target);
  const ally = chosen(allies, draft.ally);
  const { payments, payment } = paymentFor(scene, user, draft.ability);
  if (!payment) return null;
  const isAimed = (targets.length === 0 || target !== null) && (allies.length === 0 || ally !== null);
  const move: Compound = {
    type: 'play',
    ability: ability.id,
    ...(target === null ? {} : { target }),
    ...(ally === null ? {} : { ally }),
    pay: payment,
  };
  return { ability: ability.id, targets, target, allies, ally, payments, payment, move: isAimed ? move : null };
}

/** The only one is chosen by itself. */
const chosen = (some: readonly FighterRef[], picked: FighterRef | null): FighterRef | null =>
  some.length === 1 ? some[0]! : picked !== null && some.includes(picked) ? picked : null;

function paymentFor({ view, draft }: Scene, user: FighterRef, id: string) {
  const team = view.teams[view.active ?? 0]!;
  const { content, options } = view;
  const { cost } = abilityIn(view, user, id)!;
  const payments = paymentsFor(cost, {
    content,
    hand: team.hand ?? [],
    hype: team.hype,
    generic: options.genericPayment,
  });
  const isKnown = payments.some(payment => isSame(payment, draft.payment));
  return { payments, payment: isKnown ? draft.payment : suggestedPayment(payments, content) };
}

const isSame = (one: Payment, other: Payment | null): boolean =>
  other !== null && one.convert === other.convert && one.cards.join() === other.cards.join();

/** Another payment that has this card, or one without it where it pays already; null if there is none. */
export function repaid({ payments, payment }: Play, card: string): Payment | null {
  const wants = !payment.cards.includes(card);
  const others = payments.filter(({ cards }) => cards.includes(card) === wants);
  const inCommon = ({ cards }: Payment): number => cards.filter(one => payment.cards.includes(one)).length;
  return others.toSorted((a, b) => inCommon(b) - inCommon(a) || a.cards.length - b.cards.length)[0] ?? null;
}
