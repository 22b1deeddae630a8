/** The one interpreter of everything a card prints: effects are carried out one by one, and what comes next lies in a frame. */

import { pop, push, type Step, samePlain } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import {
  type Ability,
  type Effect,
  type EffectGroups,
  type EffectKind,
  SINGLES,
  type TraitId,
  whoOf,
} from './content/types.ts';
import { hazardEffects, shifts, swap } from './displacement.ts';
import {
  areEnemies,
  canDodge,
  fighterOf,
  hasFreeNeighbour,
  holds,
  isInRing,
  printed,
  ringMod,
  those,
} from './fighters.ts';
import { damageOnce, defeat, giveState, hasFallen, heal, removeState, stunOnce, unstun } from './harm.ts';
import { drawCards, gainHype, loseHype } from './hype.ts';
import {
  type Cause,
  type Event,
  type FighterRef,
  type HypeReason,
  isHazardRef,
  type Resolving,
  type State,
  seatOf,
} from './state.ts';

type Context = Step<Event>;

export const abilityOf = (state: State, ref: FighterRef, id: string): Ability =>
  printed(state, ref).abilities.find(ability => ability.id === id)!;

/** What is printed where these effects come from. */
export function groupsOf(state: State, { source, user }: Resolving): EffectGroups {
  const { traits } = contentOf(state.content);
  if (source.kind === 'ability') return abilityOf(state, user, source.ability).groups;
  if (source.kind === 'trait') return traits[source.trait].active!.do;
  const { trigger, on } = source;
  if (trigger === 'ringRules') return ringMod(state, 'zoneEnter')!.do;
  if (isHazardRef(trigger)) return hazardEffects(state, trigger, on);
  return traits[trigger as TraitId].triggers!.find(one => one.on === on)!.do;
}

// ---- Which effect is next

/** ARENA-R45: only where one of these is left can the order matter. */
const POSITIONAL: readonly EffectKind[] = ['dodge', 'push', 'swap', 'shiftHazard'];

export const damagesTarget = (effect: Effect): boolean =>
  effect.k === 'damage' && whoOf(effect) === 'target' && !effect.if;

/** How many single effects a printed one stands for. */
export const singlesOf = (effect: Effect): number => (SINGLES.includes(effect.k) && 'n' in effect ? effect.n : 1);

function countsOf(group: readonly Effect[], frame: Resolving): number[] {
  const counts = group.map(singlesOf);
  const racked = group.findIndex(damagesTarget);
  if (racked >= 0) {
    counts[racked]! += frame.rack;
    frame.rack = 0;
  }
  return counts;
}

/** ARENA-R44: one verb, state and `who`; how often, and on which condition, makes no other effect of it. */
function areEqual(one: Effect, other: Effect): boolean {
  if (one.k !== other.k) return false;
  const wordsOf = (effect: Effect) => ({ ...effect, n: 0, if: null, who: whoOf(effect) });
  return samePlain(wordsOf(one), wordsOf(other));
}

/** D14: what may come next, by its printed place; of equal effects that are left only the first. */
export function choicesIn(group: readonly Effect[], left: readonly number[]): number[] {
  const choices: number[] = [];
  for (const [i, effect] of group.entries()) {
    if (left[i]! > 0 && !choices.some(j => areEqual(group[j]!, effect))) choices.push(i);
  }
  return choices;
}

/** ARENA-R42: effects on a chosen fighter that has left the ring are skipped. */
function isVoid(state: State, effect: Effect, { user, target, ally }: Resolving): boolean {
  if (effect.k === 'drain') return target === null;
  const who = effect.k === 'swap' ? effect.with : whoOf(effect);
  const chosen = who === 'target' ? target : who === 'ally' ? ally : who === 'self' ? user : undefined;
  return chosen !== undefined && (chosen === null || !isInRing(state, chosen));
}

/** ARENA-R26: nothing more of what a fallen fighter was doing. */
const isCutShort = (state: State, { source }: Resolving): boolean => source.kind !== 'trigger' && hasFallen(state);

/** Automatic: one effect, a question about their order, or the next group. */
export function resolve(state: State, step: Context, frame: Resolving): void {
  const groups = groupsOf(state, frame);
  const group = groups[frame.group];
  if (isCutShort(state, frame)) {
    pop(state);
    return;
  }
  if (group) for (const [i, effect] of group.entries()) if (isVoid(state, effect, frame)) frame.left[i] = 0;
  const choices = group ? choicesIn(group, frame.left) : [];
  if (choices.length === 0) {
    nextGroup(state, groups, frame);
    return;
  }
  const isAsked = choices.length > 1 && choices.some(i => POSITIONAL.includes(group![i]!.k));
  if (isAsked) push(state, { name: 'choosingEffect', seat: seatOf(frame.user), choices });
  else applyEffect(state, choices[0]!, step, frame);
}

function nextGroup(state: State, groups: EffectGroups, frame: Resolving): void {
  frame.group++;
  const group = groups[frame.group];
  if (group) frame.left = countsOf(group, frame);
  else pop(state);
}

// ---- What an effect does

/** One single effect of the group. */
export function applyEffect(state: State, index: number, step: Context, frame: Resolving): void {
  const effect = groupsOf(state, frame)[frame.group]![index]!;
  frame.left[index]!--;
  if (!holds(state, effect.if, frame)) return;
  const { user, target } = frame;
  switch (effect.k) {
    case 'dodge':
      offerDodge(state, frame, effect, step);
      return;
    case 'push':
      push(state, { name: 'pushing', seat: seatOf(user), fighters: those(state, whoOf(effect), frame) });
      return;
    case 'draw':
      drawCards(state, seatOf(user), effect.n, 'effect', step);
      return;
    case 'hype':
      gainHype(state, seatOf(user), effect.n, reasonOf(frame), user, step);
      return;
    case 'drain':
      loseHype(state, seatOf(target!), effect.n, 'drain', step);
      return;
    case 'swap':
      swap(state, user, (effect.with === 'ally' ? frame.ally : target)!, step);
      return;
    case 'shiftHazard':
      offerShift(state, frame, step);
      return;
    default:
      for (const fighter of those(state, whoOf(effect), frame)) touch(state, fighter, effect, step, frame);
  }
}

type Touching = Extract<
  Effect,
  { k: 'damage' | 'stun' | 'state' | 'clear' | 'heal' | 'unstun' | 'defeat' | 'gain' | 'push' }
>;

/** An effect on one fighter that asks nothing. */
function touch(state: State, ref: FighterRef, effect: Touching, step: Context, frame: Resolving): void {
  const isAttack = frame.source.kind === 'ability' && areEnemies(frame.user, ref);
  switch (effect.k) {
    case 'damage':
      damageOnce(state, ref, causeOf(frame), isAttack, step);
      return;
    case 'stun':
      stunOnce(state, ref, causeOf(frame), isAttack, step);
      return;
    case 'state':
      giveState(state, ref, effect.state, step);
      return;
    case 'clear': {
      const states = effect.state === 'all' ? [...fighterOf(state, ref).states] : [effect.state];
      for (const lost of states) removeState(state, ref, lost, step);
      return;
    }
    case 'heal':
      heal(state, ref, effect.n, step);
      return;
    case 'unstun':
      unstun(state, ref, effect.n, step);
      return;
    case 'defeat':
      defeat(state, ref, 'finishingMove', step);
      return;
    case 'gain':
      gainTrait(state, ref, effect.trait, step);
      return;
  }
}

function gainTrait(state: State, ref: FighterRef, trait: TraitId, step: Context): void {
  const { lasting } = fighterOf(state, ref);
  if (lasting.includes(trait)) return;
  lasting.push(trait);
  step.emit?.({ type: 'traitGained', fighter: ref, trait });
}

/** ARENA-R47. */
function offerDodge(state: State, frame: Resolving, effect: Extract<Effect, { k: 'dodge' }>, step: Context): void {
  const [fighter] = those(state, whoOf(effect), frame);
  if (fighter === undefined) return;
  const { at } = fighterOf(state, fighter);
  if (canDodge(state, fighter) && hasFreeNeighbour(state, at!)) {
    push(state, { name: 'dodging', seat: seatOf(frame.user), fighter });
  } else step.emit?.({ type: 'effectSkipped', fighter, effect: 'dodge', why: 'impossible' });
}

function offerShift(state: State, { user }: Resolving, step: Context): void {
  if (shifts(state).length > 0) push(state, { name: 'shifting', seat: seatOf(user) });
  else step.emit?.({ type: 'effectSkipped', fighter: user, effect: 'shiftHazard', why: 'impossible' });
}

function causeOf({ source }: Resolving): Cause {
  if (source.kind !== 'trigger') return source.kind;
  if (source.trigger === 'ringRules') return 'ringRules';
  return isHazardRef(source.trigger) ? 'hazard' : 'trait';
}

function reasonOf({ source }: Resolving): HypeReason {
  if (source.kind !== 'trigger') return 'effect';
  if (source.trigger === 'ringRules') return 'ringRules';
  return isHazardRef(source.trigger) ? 'hazard' : 'trait';
}
