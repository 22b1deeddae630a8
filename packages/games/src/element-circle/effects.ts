/** Carrying out a spell: its tolls, then step by step (ELEM-55 to ELEM-76). Whatever needs an answer is asked. */

import { become, pop, push, type Seat, type Step } from '@roundhouse/kernel';
import {
  destroyPermanent,
  discardFromHand,
  drawToHand,
  drawTop,
  findPermanent,
  isWaning,
  layOut,
  leaveHand,
  leaveTable,
} from './cards.ts';
import {
  addToHand,
  busyWith,
  compiledSpell,
  compiledSpells,
  type Instruction,
  inListOrder,
  takeOut,
} from './compiled-spells.ts';
import type { EffectStep, El, PermSel, Toll } from './content/language.ts';
import { cardCame, cardLeft, cardStolen, handsAreOpen, knowsTheft, seeCards } from './known-cards.ts';
import { elementIn, fillSlot, hasElement, toBank } from './slots.ts';
import type { Event, Frame, Resolving, Slot, SpellName, State } from './state.ts';

type Context = Step<Event>;
type Op<Name extends EffectStep['op']> = Extract<EffectStep, { op: Name }>;
type Asked<Name extends Frame['name']> = Extract<Frame, { name: Name }>;

/** The spell that the open question is about. */
export const asker = ({ stack }: State): Resolving => stack[stack.length - 2] as Resolving;

/** The step or toll that the open question is about. */
export const askedFor = (state: State): EffectStep | Toll => busyWith(state, asker(state))!;

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
function answered(state: State): void {
  pop(state);
  goOn(state, state.stack[state.stack.length - 1] as Resolving);
}

/** ELEM-R25. */
function passOver(state: State, op: EffectStep['op'], step: Context, frame: Resolving): void {
  step.emit?.({ type: 'stepPassed', seat: state.active, op, why: 'noTarget' });
  goOn(state, frame);
}

/** ELEM-57: the rest of the step is forgone. */
export function stop(state: State, step: Context): void {
  step.emit?.({ type: 'stepPassed', seat: state.active, op: askedFor(state).op as EffectStep['op'], why: 'stopped' });
  answered(state);
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
const isInStock = ({ bank }: State, types: readonly El[]): boolean => types.some(type => bank[type] > 0);

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

export function castFromHandForFree(state: State, spell: SpellName, step: Context): void {
  leaveHand(state, state.active, spell);
  answered(state);
  castForFree(state, spell, step);
}

function castForFree(state: State, spell: SpellName, step: Context): void {
  step.emit?.({ type: 'spellCast', seat: state.active, spell, free: true, opening: false });
  putIntoEffect(state, spell);
}

/** ELEM-42 to ELEM-44: a Permanent stays, a Direct is carried out. Lies on top of whatever called for it. */
export function putIntoEffect(state: State, spell: SpellName): void {
  if (compiledSpell(state, spell).spell.kind === 'permanent') layOut(state, state.active, spell);
  else push(state, { name: 'resolving', spell, permanent: null, toll: 0, at: 0 });
}

// ---- Answers about hands

export function discardOne(state: State, spell: SpellName, step: Context, frame: Asked<'discardSpell'>): void {
  const { spell: by, permanent, toll } = asker(state);
  const isToll = permanent !== null && toll < compiledSpell(state, by).tolls.length;
  discardFromHand(state, state.active, spell, isToll ? 'toll' : 'effect', step);
  if (--frame.left === 0) answered(state);
}

export function chooseOpponent(state: State, target: Seat, step: Context): void {
  const effect = askedFor(state) as Op<'blind' | 'lookHand' | 'banCircle'>;
  step.emit?.({ type: 'opponentChosen', seat: state.active, target, for: effect.op });
  if (effect.op === 'blind') lookBlindly(state, target, effect, step);
  else {
    if (effect.op === 'lookHand') lookAt(state, target, state.players[target]!.hand, step);
    else banCircle(state, target, step);
    answered(state);
  }
}

/** ELEM-59, ELEM-60, ELEM-R33: the cards are drawn from the hand in the order of the list. */
function lookBlindly(state: State, target: Seat, { look, take }: Op<'blind'>, step: Context): void {
  const { hand } = state.players[target]!;
  const looked = hand.slice();
  if (hand.length > look) {
    const drawn: SpellName[] = [];
    for (let i = 0; i < look; i++) drawn.push(step.chance.draw(looked));
    looked.length = 0;
    looked.push(...inListOrder(compiledSpells(state.options), drawn));
  }
  lookAt(state, target, looked, step);
  become(state, { name: 'takeLooked', target, looked, left: Math.min(take, looked.length) });
}

/** Chooser and victim know the cards; everybody else only that it happened. */
function lookAt(state: State, target: Seat, spells: readonly SpellName[], step: Context): void {
  const seat = state.active;
  const all = spells.length === state.players[target]!.hand.length;
  seeCards(state, seat, target, spells, all);
  if (!step.emitSecret) return;
  const told = { type: 'looked', seat, target, count: spells.length, all } as const;
  step.emitSecret([seat, target], { ...told, spells: [...spells] }, { ...told, spells: null });
}

/** ELEM-61, ELEM-62. */
export function takeLooked(state: State, spell: SpellName, step: Context, frame: Asked<'takeLooked'>): void {
  const { target } = frame;
  takeOut(frame.looked, spell);
  takeOut(state.players[target]!.hand, spell);
  if ((askedFor(state) as Op<'blind'>).mode === 'steal') steal(state, target, spell, step);
  else {
    cardLeft(state, target, spell);
    state.discard.push(spell);
    step.emit?.({ type: 'spellDestroyed', seat: state.active, target, spell });
  }
  if (--frame.left === 0) answered(state);
}

function steal(state: State, target: Seat, spell: SpellName, step: Context): void {
  const seat = state.active;
  addToHand(state, state.players[seat]!.hand, spell);
  cardStolen(state, seat, target, spell);
  if (!step.emitSecret) return;
  const told = { type: 'spellStolen', seat, target } as const;
  if (handsAreOpen(state)) step.emit?.({ ...told, spell });
  else {
    const informed = state.players.flatMap((_, viewer) => (knowsTheft(state, viewer, seat, target) ? [viewer] : []));
    step.emitSecret(informed, { ...told, spell }, { ...told, spell: null });
  }
}

/** ELEM-R38. */
function banCircle(state: State, target: Seat, step: Context): void {
  state.players[target]!.bannedBy = state.active;
  step.emit?.({ type: 'circleBanned', seat: state.active, target });
}

// ---- Answers about elements

/** ELEM-65, ELEM-R32. */
export function destroyElement(state: State, slot: Slot, step: Context, frame: Asked<'destroySlot'>): void {
  const effect = askedFor(state) as Op<'destroyElement'>;
  const element = toBank(state, fillSlot(state, slot, null))!;
  step.emit?.({ type: 'elementDestroyed', seat: state.active, slot, element, forced: effect.forced ?? false });
  if (--frame.left === 0 || !hasElement(state, effect.zone)) answered(state);
}

/** ELEM-69, ELEM-70, ELEM-R29: the new element leaves the bank before the old one returns to it. */
export function putElement(state: State, slot: Slot, step: Context, { element, left }: Asked<'putSlot'>): void {
  const { types, state: arrives } = askedFor(state) as Op<'putElement'>;
  const used = arrives === 'used';
  state.bank[element]--;
  const replaced = toBank(state, fillSlot(state, slot, { type: element, used }));
  step.emit?.({ type: 'elementPut', seat: state.active, slot, element, used, replaced });
  if (left > 1 && isInStock(state, types)) become(state, { name: 'putType', left: left - 1 });
  else answered(state);
}

/** ELEM-72, ELEM-73. */
export function moveElement(state: State, to: Slot, step: Context, { from, left }: Asked<'moveTo'>): void {
  const moved = elementIn(state, from)!;
  fillSlot(state, from, null);
  const replaced = toBank(state, fillSlot(state, to, moved));
  const { type: element, used } = moved;
  step.emit?.({ type: 'elementMoved', seat: state.active, from, to, element, used, replaced });
  const { from: zone } = askedFor(state) as Op<'moveElement'>;
  if (left > 1 && hasElement(state, zone)) become(state, { name: 'moveFrom', left: left - 1 });
  else answered(state);
}

// ---- Answers about Permanents

export function choosePermanent(state: State, id: number, step: Context): void {
  const effect = askedFor(state);
  if (effect.op === 'takePermanent') takePermanent(state, id, step);
  else if (effect.op === 'blockPermanent') blockPermanent(state, id, step);
  else destroyPermanent(state, id, effect.op === 'destroyOwnPermanent' ? 'toll' : 'effect', step);
  answered(state);
}

function takePermanent(state: State, id: number, step: Context): void {
  const { owner, permanent } = leaveTable(state, id);
  const { spell } = permanent;
  addToHand(state, state.players[state.active]!.hand, spell);
  cardCame(state, state.active, spell);
  step.emit?.({ type: 'permanentTaken', seat: state.active, owner, permanent: id, spell });
}

/** ELEM-R39. */
function blockPermanent(state: State, id: number, step: Context): void {
  const { owner, permanent } = findPermanent(state, id)!;
  permanent.blockedBy = state.active;
  step.emit?.({ type: 'permanentBlocked', seat: state.active, owner, permanent: id, spell: permanent.spell });
}

export function chooseMode(state: State, option: number): void {
  const frame = asker(state);
  frame.at = compiledSpell(state, frame.spell).programme[frame.at]!.options[option]!;
  pop(state);
}
