/** Carrying out a spell: its tolls, then step by step (ELEM-55 to ELEM-76). Whatever needs an answer is asked. */

import { pop, push, type Seat, type Step } from '@roundhouse/kernel';
import { destroyPermanent, drawToHand, drawTop, findPermanent, isWaning, layOut } from './cards.ts';
import { busyWith, compiledSpell, type Instruction } from './compiled-spells.ts';
import type { EffectStep, El, PermSel, Toll } from './content/language.ts';
import { hasElement } from './slots.ts';
import type { Event, Frame, Resolving, SpellName, State } from './state.ts';

type Context = Step<Event>;
export type Op<Name extends (EffectStep | Toll)['op']> = Extract<EffectStep | Toll, { op: Name }>;

/** The spell that the open question is about. */
export const asker = ({ stack }: State): Resolving => stack[stack.length - 2] as Resolving;

/** The step or toll that the open question is about, as one of those it is known to be. */
export const askedFor = <Name extends (EffectStep | Toll)['op']>(state: State): Op<Name> =>
  busyWith(state, asker(state)) as Op<Name>;

/** ELEM-58, ELEM-R28: whether what the open question is about may not be forgone. */
export function isDuty(state: State): boolean {
  const step = askedFor(state);
  if (step.op === 'destroyOwnPermanent' || step.op === 'discard') return true;
  if (step.op === 'castFree') return step.forced === true && castsFromHand(state, step);
  return step.op === 'destroyElement' && step.forced === true;
}

// ---- From step to step

/** ELEM-41: goes on with the spell on top, or ends it. */
export function resolve(state: State, step: Context, frame: Resolving): void {
  const { tolls, programme, spell } = compiledSpell(state, frame.spell);
  if (frame.permanent !== null && frame.toll < tolls.length) payToll(state, tolls[frame.toll]!, step, frame);
  else if (frame.at < programme.length) carryOut(state, programme[frame.at]!, step, frame);
  else {
    pop(state);
    if (spell.kind === 'direct') finishDirect(state, frame.spell, step);
  }
}

/** ELEM-43, ELEM-R35. */
function finishDirect(state: State, spell: SpellName, step: Context): void {
  state.discard.push(spell);
  step.emit?.({ type: 'spellFinished', seat: state.active, spell });
}

/** The toll or step on top of the stack is done. */
function goOn(state: State, frame: Resolving): void {
  const { tolls, programme } = compiledSpell(state, frame.spell);
  if (frame.permanent !== null && frame.toll < tolls.length) frame.toll++;
  else frame.at = programme[frame.at]!.next;
}

/** The question is answered, and so its step is done. */
export function answered(state: State): void {
  pop(state);
  goOn(state, state.stack[state.stack.length - 1] as Resolving);
}

/** ELEM-R25. */
function passOver(state: State, op: EffectStep['op'], step: Context, frame: Resolving): void {
  step.emit?.({ type: 'stepPassed', seat: state.active, op, why: 'noTarget' });
  goOn(state, frame);
}

// ---- Tolls (ELEM-R27)

function payToll(state: State, toll: Toll, step: Context, frame: Resolving): void {
  if (toll.op === 'discard') push(state, { name: 'discardSpell', left: toll.n });
  else if (toll.op === 'destroyOwnPermanent') push(state, { name: 'permanent' });
  else {
    if (findPermanent(state, frame.permanent)) destroyPermanent(state, frame.permanent!, 'self', step);
    frame.toll++;
  }
}

// ---- Steps

function carryOut(state: State, { step: effect }: Instruction, step: Context, frame: Resolving): void {
  switch (effect.op) {
    case 'draw':
      drawToHand(state, state.active, effect.n, step);
      goOn(state, frame);
      break;
    case 'discard': {
      const left = Math.min(effect.n, state.players[state.active]!.hand.length);
      if (left > 0) push(state, { name: 'discardSpell', left });
      else passOver(state, 'discard', step, frame);
      break;
    }
    case 'castFree':
      castFree(state, effect, step, frame);
      break;
    case 'wildOpening':
      makeOpeningWild(state, step, frame);
      break;
    case 'skipTurn':
      skipTurn(state, step);
      break;
    default: {
      const question = questionFor(state, effect);
      if (question === null) passOver(state, effect.op, step, frame);
      else push(state, question);
    }
  }
}

type Targeted = Exclude<EffectStep, Op<'draw' | 'discard' | 'castFree' | 'wildOpening' | 'skipTurn'>>;

/** The first question of a step that has a target; null if there is no target. */
function questionFor(state: State, effect: Targeted): Frame | null {
  switch (effect.op) {
    case 'blind':
    case 'lookHand':
    case 'banCircle':
      return hasOpponent(state, effect.op) ? { name: 'opponent' } : null;
    case 'destroyElement':
      return hasElement(state, effect.zone) ? { name: 'destroySlot', left: effect.upTo } : null;
    case 'putElement':
      return isInStock(state, effect.types) ? { name: 'putType', left: effect.upTo } : null;
    case 'moveElement':
      return hasElement(state, effect.from) ? { name: 'moveFrom', left: effect.upTo } : null;
    case 'destroyPermanent':
    case 'takePermanent':
    case 'blockPermanent':
      return hasPermanent(state, effect.whose) ? { name: 'permanent' } : null;
    case 'choose':
      return { name: 'mode' };
  }
}

/** ELEM-R33: a blind choice and a look need a hand to look into; a ban needs none. */
export const isEligible = (state: State, seat: Seat, op: 'blind' | 'lookHand' | 'banCircle'): boolean =>
  seat !== state.active && state.players[seat]!.alive && (op === 'banCircle' || state.players[seat]!.hand.length > 0);

const hasOpponent = (state: State, op: 'blind' | 'lookHand' | 'banCircle'): boolean =>
  state.players.some((_, seat) => isEligible(state, seat, op));

/** ELEM-R29. */
export const isInStock = ({ bank }: State, types: readonly El[]): boolean => types.some(type => bank[type] > 0);

/** ELEM-R46. */
export const reachesPermanentsOf = (state: State, whose: PermSel, seat: Seat): boolean =>
  whose === 'any' || (whose === 'own') === (seat === state.active);

const hasPermanent = (state: State, whose: PermSel): boolean =>
  state.players.some(({ permanents }, seat) => permanents.length > 0 && reachesPermanentsOf(state, whose, seat));

/** ELEM-R41. */
function makeOpeningWild(state: State, step: Context, frame: Resolving): void {
  if (state.opened) passOver(state, 'wildOpening', step, frame);
  else {
    state.wild = true;
    step.emit?.({ type: 'openingWild', seat: state.active });
    goOn(state, frame);
  }
}

/** ELEM-67, ELEM-R37: whatever is still resolving is dropped. */
function skipTurn(state: State, step: Context): void {
  step.emit?.({ type: 'turnSkipped', seat: state.active });
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i]!;
    if (frame.name === 'resolving' && frame.permanent === null) finishDirect(state, frame.spell, step);
  }
  state.stack.length = 1;
  state.stack[0] = { name: 'ending' };
}

// ---- Casting for free (ELEM-74 to ELEM-76, ELEM-R44)

/** Whether a free cast takes its spell from the hand: what the Wizard does is an option. */
const castsFromHand = ({ options }: State, effect: Op<'castFree'>): boolean =>
  effect.source === 'hand' || options.wizardSource === 'hand';

function castFree(state: State, effect: Op<'castFree'>, step: Context, frame: Resolving): void {
  if (castsFromHand(state, effect)) {
    if (state.players[state.active]!.hand.length > 0) push(state, { name: 'freeSpell' });
    else passOver(state, 'castFree', step, frame);
    return;
  }
  const spell = isWaning(state) ? null : drawTop(state, step);
  step.emit?.({ type: 'topTurned', seat: state.active, spell });
  goOn(state, frame);
  if (spell !== null) castForFree(state, spell, step);
}

export function castForFree(state: State, spell: SpellName, step: Context): void {
  step.emit?.({ type: 'spellCast', seat: state.active, spell, free: true, opening: false });
  putIntoEffect(state, spell);
}

/** ELEM-42 to ELEM-44: a Permanent stays, a Direct is carried out. Lies on top of whatever called for it. */
export function putIntoEffect(state: State, spell: SpellName): void {
  if (compiledSpell(state, spell).spell.kind === 'permanent') layOut(state, state.active, spell);
  else push(state, { name: 'resolving', spell, permanent: null, toll: 0, at: 0 });
}
