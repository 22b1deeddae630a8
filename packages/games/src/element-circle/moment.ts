/** Whether the open question is one that can be asked at this moment: the stack, frame by frame. */

import type { Seat } from '@roundhouse/kernel';
import { type Book, bookOf, busyWith, inListOrder } from './book.ts';
import type { EffectStep, Toll } from './content/language.ts';
import { isEligible } from './effects.ts';
import { areSpells, hasKeys, isCount } from './forms.ts';
import { elementIn, placeOf, rowOf } from './slots.ts';
import { type Frame, type Move, QUESTIONS, type Resolving, type Slot, type State } from './state.ts';
import { excess } from './turns.ts';

type Asked<Name extends Frame['name']> = Extract<Frame, { name: Name }>;
type Op<Name extends (EffectStep | Toll)['op']> = Extract<EffectStep | Toll, { op: Name }>;

export type LegalMoves = (state: State, seat: Seat) => Move[];

/** Which steps and tolls ask which question. */
const ASKED_BY: { readonly [name: string]: readonly (EffectStep | Toll)['op'][] } = {
  opponent: ['blind', 'lookHand', 'banCircle'],
  takeLooked: ['blind'],
  discardSpell: ['discard'],
  destroySlot: ['destroyElement'],
  putType: ['putElement'],
  putSlot: ['putElement'],
  moveFrom: ['moveElement'],
  moveTo: ['moveElement'],
  permanent: ['destroyOwnPermanent', 'destroyPermanent', 'takePermanent', 'blockPermanent'],
  mode: ['choose'],
  freeSpell: ['castFree'],
};

/** Asked with a stack that is not empty, of a match that is otherwise in order. */
export function problemWithQuestion(state: State, legalMoves: LegalMoves): string | null {
  const top: unknown = state.stack[state.stack.length - 1];
  if (typeof top !== 'object' || top === null) return 'a question is an object with a name';
  const { name } = top as Frame;
  if (!(QUESTIONS as readonly unknown[]).includes(name)) return `a question is one of ${QUESTIONS.join(', ')}`;
  const isAboutStep = Object.hasOwn(ASKED_BY, name);
  if (!isAboutStep && name !== 'pay') return problemWithTurn(state, name);
  const problem = problemWithBelow(state, name);
  if (problem !== null) return problem;
  if (name === 'pay') return problemWithPay(state, top as Asked<'pay'>, legalMoves);
  const by = state.stack[state.stack.length - 2] as Resolving;
  const step = busyWith(state, by);
  if (step === null || !ASKED_BY[name]!.includes(step.op)) return `${name} is not what ${by.spell} asks here`;
  return problemWithFields(state, top as Frame, step) ?? problemWithAnswers(state, name, legalMoves);
}

const problemWithAnswers = (state: State, name: string, legalMoves: LegalMoves): string | null =>
  legalMoves(state, state.active).length > 0 ? null : `${name} has no answer here`;

/** The questions between actions stand alone. */
function problemWithTurn(state: State, name: Frame['name']): string | null {
  if (state.stack.length !== 1 || !hasKeys(state.stack[0], ['name'])) return `${name} stands alone, and is only a name`;
  const isSetup = name === 'redraw' || name === 'pickElements';
  if (isSetup !== (state.turn === 0)) return `${name} cannot be asked in turn ${state.turn}`;
  if (name === 'limitDiscard') return excess(state) === null ? 'no limit is passed' : null;
  if (state.opened !== (name === 'main')) return `${name} is asked ${state.opened ? 'before' : 'after'} the opening`;
  return null;
}

/** What lies under a question about paying or a step: the turn, then spells that are resolving. */
function problemWithBelow(state: State, name: string): string | null {
  const { stack, opened, turn } = state;
  const [base, ...rest] = stack.slice(0, -1);
  if (turn === 0) return `${name} cannot be asked in turn 0`;
  const isOpening = name === 'pay' && (stack[stack.length - 1] as Asked<'pay'>).permanent === null;
  const wanted = opened || isOpening ? 'main' : 'window';
  if (!hasKeys(base, ['name']) || base.name !== wanted) return `${name} lies on ${wanted} here`;
  if (name === 'pay') return rest.length === 0 ? null : 'pay lies on nothing else';
  if (rest.length === 0) return `${name} needs a spell that asks it`;
  for (const [i, frame] of rest.entries()) {
    if (!isResolving(state, frame)) return 'a spell that resolves has spell, permanent, toll and at';
    // A free cast lies on the Permanent that allows it.
    if (i > 0 && (frame as Resolving).permanent !== null) return 'only Directs resolve inside another effect';
    if (i < rest.length - 1 && (frame as Resolving).permanent === null) return 'a Direct casts nothing for free';
  }
  return null;
}

function isResolving(state: State, frame: unknown): boolean {
  if (!hasKeys(frame, ['name', 'spell', 'permanent', 'toll', 'at']) || frame.name !== 'resolving') return false;
  const page = bookOf(state.options).get(frame.spell as string);
  if (!page) return false;
  const { permanent, toll, at } = frame;
  if (page.spell.kind === 'direct' ? permanent !== null : !isCount(permanent, state.nextPermanent - 1)) return false;
  return isCount(toll, page.tolls.length) && isCount(at, page.programme.length);
}

function problemWithPay(state: State, frame: Asked<'pay'>, legalMoves: LegalMoves): string | null {
  if (!hasKeys(frame, ['name', 'spell', 'permanent'])) return 'pay has spell and permanent';
  const page = bookOf(state.options).get(frame.spell as string);
  if (!page) return 'pay names a spell';
  const { permanent } = frame;
  if (permanent !== null && (page.spell.kind === 'direct' || page.isFreeToActivate)) return 'pay: that costs nothing';
  if (permanent !== null && !isCount(permanent, state.nextPermanent - 1)) return 'pay: there is no such Permanent';
  return problemWithAnswers(state, 'pay', legalMoves);
}

function problemWithFields(state: State, frame: Frame, step: EffectStep | Toll): string | null {
  switch (frame.name) {
    case 'takeLooked':
      return problemWithLooked(state, frame, step as Op<'blind'>);
    case 'discardSpell': {
      const { n } = step as Op<'discard'>;
      return problemWithLeft(frame, [], Math.min(n, state.players[state.active]!.hand.length));
    }
    case 'destroySlot':
      return problemWithLeft(frame, [], (step as Op<'destroyElement'>).upTo);
    case 'putType':
      return problemWithLeft(frame, [], (step as Op<'putElement'>).upTo);
    case 'moveFrom':
      return problemWithLeft(frame, [], (step as Op<'moveElement'>).upTo);
    case 'putSlot': {
      const { types, upTo } = step as Op<'putElement'>;
      const isThere = types.includes(frame.element) && state.bank[frame.element] > 0;
      return problemWithLeft(frame, ['element'], upTo) ?? (isThere ? null : 'putSlot: that element cannot be put');
    }
    case 'moveTo': {
      const isThere = isSlotWithElement(state, frame.from);
      const { upTo } = step as Op<'moveElement'>;
      return problemWithLeft(frame, ['from'], upTo) ?? (isThere ? null : 'moveTo: there is no element to move');
    }
    default:
      return hasKeys(frame, ['name']) ? null : `${frame.name} is only a name`;
  }
}

function problemWithLeft(frame: { name: string; left: number }, more: readonly string[], most: number): string | null {
  const isGood = hasKeys(frame, ['name', 'left', ...more]) && isCount(frame.left, most) && frame.left > 0;
  return isGood ? null : `${frame.name}: left must be from 1 to ${most}`;
}

function isSlotWithElement(state: State, slot: unknown): slot is Slot {
  const place = placeOf(slot);
  if (!place || (place.seat !== null && place.seat >= state.players.length)) return false;
  return place.index < rowOf(state, place).length && elementIn(state, slot as Slot) !== null;
}

function problemWithLooked(state: State, frame: Asked<'takeLooked'>, step: Op<'blind'>): string | null {
  const book: Book = bookOf(state.options);
  if (!hasKeys(frame, ['name', 'target', 'looked', 'left'])) return 'takeLooked has target, looked and left';
  const { target, looked, left } = frame;
  if (!isCount(target, state.players.length - 1) || !isEligible(state, target, 'blind'))
    return 'takeLooked: no such target';
  if (!areSpells(book, looked) || looked.length > step.look) return 'takeLooked: looked must list cards';
  const hand = [...state.players[target]!.hand];
  for (const name of looked) {
    if (!hand.includes(name)) return 'takeLooked: those cards are not in that hand';
    hand.splice(hand.indexOf(name), 1);
  }
  if (inListOrder(book, [...looked]).join() !== looked.join())
    return 'takeLooked: looked must be in the order of the list';
  const most = Math.min(step.take, looked.length);
  return isCount(left, most) && left > 0 ? null : `takeLooked: left must be from 1 to ${most}`;
}
