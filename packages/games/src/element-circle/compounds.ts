/** What people may send instead of two moves in a row: a cast with its payment, an element and where it goes. */

import { type Refusal, type Seat, samePlain } from '@roundhouse/kernel';
import { isActivatable, meansOf } from './actions.ts';
import { findPermanent } from './cards.ts';
import { compiledSpell } from './compiled-spells.ts';
import type { Cost } from './content/language.ts';
import { AGAINST_DESTINATIONS, AGAINST_PAYMENTS, AGAINST_PUT_SLOTS, firstReason } from './forbidden.ts';
import { destinations, movableSlots, puttableSlots, puttableTypes } from './moves.ts';
import { paymentsFor } from './pay.ts';
import type { Compound, Counts, Move, Payment, Slot, State } from './state.ts';

type Sent = Readonly<Record<string, unknown>>;

const FIELDS: { readonly [type: string]: readonly string[] } = {
  cast: ['spell', 'pay'],
  activate: ['permanent', 'pay'],
  put: ['element', 'slot'],
  move: ['from', 'to'],
};

/** Whether this is one of the compounds by its form. */
export function isCompound(sent: unknown): sent is Sent {
  if (typeof sent !== 'object' || sent === null) return false;
  const { type } = sent as Sent;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false;
  const fields = FIELDS[type]!;
  return Object.keys(sent).length === fields.length + 1 && fields.every(field => Object.hasOwn(sent, field));
}

/** The next listed move of a compound; null when there is none, or the whole of it cannot be played. */
export function unfold(state: State, seat: Seat, sent: unknown, played: number): Move | null {
  if (!isCompound(sent) || played > 1) return null;
  if (played === 0) return seat === state.active && isPossible(state, seat, sent) ? firstOf(sent) : null;
  const second = secondOf(sent);
  // A payment, or a slot, that was the only one has been chosen already.
  return state.stack[state.stack.length - 1]?.name === second.type ? second : null;
}

/** The move that a compound begins with. */
export function firstOf(sent: Sent): Move {
  if (sent.type === 'cast') return { type: 'cast', spell: sent.spell as string };
  if (sent.type === 'activate') return { type: 'activate', permanent: sent.permanent as number };
  if (sent.type === 'put') return { type: 'putType', element: sent.element } as Move;
  return { type: 'moveFrom', slot: sent.from as Slot };
}

function secondOf(sent: Sent): Extract<Move, { type: 'putSlot' | 'moveTo' | 'pay' }> {
  if (sent.type === 'put') return { type: 'putSlot', slot: sent.slot as Slot };
  if (sent.type === 'move') return { type: 'moveTo', slot: sent.to as Slot };
  const { circle, own } = sent.pay as Payment;
  return { type: 'pay', circle, own };
}

/** What is against the second move of a compound whose first is legal; null if nothing is. */
export function reasonAgainstSecond(state: State, seat: Seat, sent: Compound): Refusal | null {
  const second = secondOf(sent);
  if (second.type === 'putSlot') {
    return firstReason(AGAINST_PUT_SLOTS, state, seat, second, state.stack[state.stack.length - 1]!);
  }
  if (second.type === 'moveTo') {
    const from = (sent as Extract<Compound, { type: 'move' }>).from;
    return firstReason(AGAINST_DESTINATIONS, state, seat, second, { name: 'moveTo', left: 1, from });
  }
  const cast = sent.type === 'cast' ? sent.spell : null;
  const permanent = sent.type === 'activate' ? sent.permanent : null;
  const spell = cast ?? findPermanent(state, permanent)!.permanent.spell;
  return firstReason(AGAINST_PAYMENTS, state, seat, second, { name: 'pay', spell, permanent });
}

/** Whether both moves will be legal, so that nothing of it is done by halves or otherwise than sent. */
function isPossible(state: State, seat: Seat, sent: Sent): boolean {
  const name = state.stack[state.stack.length - 1]?.name;
  const [first, second] = [firstOf(sent), sent.type === 'put' || sent.type === 'move' ? secondOf(sent) : null];
  if (sent.type === 'put') {
    return name === 'putType' && isListed(puttableTypes(state), first) && isListed(puttableSlots(state), second);
  }
  if (sent.type === 'move') {
    const frame = { name: 'moveTo', left: 1, from: sent.from as Slot } as const;
    return (
      name === 'moveFrom' && isListed(movableSlots(state), first) && isListed(destinations(state, seat, frame), second)
    );
  }
  if (name !== 'open' && name !== 'main') return false;
  const cost =
    sent.type === 'cast' ? castingCost(state, seat, sent.spell) : activationCost(state, seat, sent.permanent);
  return cost !== null && isPaymentFor(state, seat, cost, sent.type === 'cast' && state.wild, sent.pay);
}

const isListed = (moves: readonly Move[], move: Move | null): boolean => moves.some(listed => samePlain(listed, move));

const castingCost = (state: State, seat: Seat, spell: unknown): Cost | null =>
  state.players[seat]!.hand.includes(spell as string) ? compiledSpell(state, spell as string).spell.cost : null;

function activationCost(state: State, seat: Seat, id: unknown): Cost | null {
  const found = findPermanent(state, id);
  if (found?.owner !== seat || !isActivatable(state, found.permanent, meansOf(state, seat))) return null;
  return compiledSpell(state, found.permanent.spell).activationCost;
}

/** ELEM-R20: whether this pays the cost exactly. */
function isPaymentFor(state: State, seat: Seat, cost: Cost, wild: boolean, pay: unknown): boolean {
  return isPayment(pay) && paymentsFor(cost, meansOf(state, seat), wild).some(payment => samePlain(payment, pay));
}

/** Whether this has the form of a payment: eight counts. */
function isPayment(pay: unknown): pay is Payment {
  if (typeof pay !== 'object' || pay === null || Object.keys(pay).length !== 2) return false;
  const { circle, own } = pay as { circle?: unknown; own?: unknown };
  return isCounts(circle) && isCounts(own);
}

const isCounts = (value: unknown): value is Counts =>
  Array.isArray(value) && value.length === 4 && value.every(n => Number.isInteger(n) && n >= 0);
