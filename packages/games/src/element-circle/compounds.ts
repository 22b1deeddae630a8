/** What people may send instead of two moves in a row: a cast with its payment, an element and where it goes. */

import { type Answer, type Refusal, reasonAgainst, type Seat, samePlain } from '@roundhouse/kernel';
import { findPermanent } from './cards.ts';
import { moveFrom, moveTo, putSlot, putType } from './effect-answers.ts';
import { COMPOUND } from './shapes.ts';
import type { Compound, Event, Frame, Move, State } from './state.ts';
import { activate, cast, pay } from './turn-answers.ts';

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
  if (!isCompound(sent) || played > 1 || COMPOUND.problem(sent, 'move') !== null) return null;
  // Its shape was checked.
  const compound = sent as Compound;
  const second = secondOf(compound);
  // A payment, or a slot, that was the only one has been chosen already.
  if (played === 1) return state.stack[state.stack.length - 1]?.name === second.type ? second : null;
  // Nothing of it is done by halves or otherwise than sent.
  if (!isFirstLegal(state, seat, compound)) return null;
  return isOffered(SECOND[second.type], state, seat, second, askedNext(state, compound)) ? firstOf(compound) : null;
}

/** Two moves sent as one are refused for the first of them, or else for the second. */
export function whyNotBoth(
  state: State,
  seat: Seat,
  sent: unknown,
  why: (state: State, seat: Seat, move: Move) => Refusal,
): Refusal {
  const wrong = COMPOUND.problem(sent, 'move');
  if (wrong) return { rule: 'form', key: 'form', values: { field: wrong.at } };
  const compound = sent as Compound;
  if (!isFirstLegal(state, seat, compound)) return why(state, seat, firstOf(compound));
  const second = secondOf(compound);
  const refusal = reasonAgainst(SECOND[second.type], state, seat, second, askedNext(state, compound));
  return refusal ?? { rule: 'form', key: 'notOffered' };
}

// ---- Its two moves, and what they answer

type AnyAnswer = Answer<State, Frame, Move, Event>;

/** By the type of the compound: the answer that it begins with, and the questions that take it. */
const FIRST = {
  cast: { answer: cast, asked: ['open', 'main'] },
  activate: { answer: activate, asked: ['open', 'main'] },
  put: { answer: putType, asked: ['putType'] },
  move: { answer: moveFrom, asked: ['moveFrom'] },
} as unknown as { readonly [T in Compound['type']]: { answer: AnyAnswer; asked: readonly Frame['name'][] } };

const SECOND = { pay, putSlot, moveTo } as unknown as { readonly [T in 'pay' | 'putSlot' | 'moveTo']: AnyAnswer };

const isOffered = ({ offers }: AnyAnswer, state: State, seat: Seat, move: Move, frame: Frame): boolean =>
  offers(state, seat, frame).some(listed => samePlain(listed, move));

function isFirstLegal(state: State, seat: Seat, sent: Compound): boolean {
  const frame = state.stack[state.stack.length - 1];
  const { answer, asked } = FIRST[sent.type];
  if (seat !== state.active || !frame || !asked.includes(frame.name)) return false;
  return isOffered(answer, state, seat, firstOf(sent), frame);
}

function firstOf(sent: Compound): Move {
  if (sent.type === 'cast') return { type: 'cast', spell: sent.spell };
  if (sent.type === 'activate') return { type: 'activate', permanent: sent.permanent };
  if (sent.type === 'put') return { type: 'putType', element: sent.element };
  return { type: 'moveFrom', slot: sent.from };
}

function secondOf(sent: Compound): Extract<Move, { type: 'putSlot' | 'moveTo' | 'pay' }> {
  if (sent.type === 'put') return { type: 'putSlot', slot: sent.slot };
  if (sent.type === 'move') return { type: 'moveTo', slot: sent.to };
  return { type: 'pay', ...sent.pay };
}

/** What the second move answers, once the first is made. */
function askedNext(state: State, sent: Compound): Frame {
  if (sent.type === 'put') return { name: 'putSlot', left: 1, element: sent.element };
  if (sent.type === 'move') return { name: 'moveTo', left: 1, from: sent.from };
  if (sent.type === 'cast') return { name: 'pay', spell: sent.spell, permanent: null };
  const { spell } = findPermanent(state, sent.permanent)!.permanent;
  return { name: 'pay', spell, permanent: sent.permanent };
}
