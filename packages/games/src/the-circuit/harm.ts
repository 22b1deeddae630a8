/** What happens to fighters: damage, Stun, states, and the four ways of being defeated. */

import { push, type Step } from '@roundhouse/kernel';
import type { StateId, TraitId, Trigger, TriggerEvent } from './content/types.ts';
import {
  addState,
  alliesOf,
  apart,
  fighterOf,
  has,
  isInRing,
  modsOf,
  ringMod,
  statOf,
  traitsOf,
  triggerOf,
} from './fighters.ts';
import { drawCards, gainHype } from './hype.ts';
import {
  type Cause,
  type DefeatCause,
  type Event,
  type FighterRef,
  type State,
  seatOf,
  type TriggerId,
} from './state.ts';

/** Hype for the team that defeats an enemy on its turn (ARENA-35). */
const DEFEAT_HYPE = 3;
const LATE_CARDS = 2;

/** ARENA-R26: the active fighter has been defeated in its own activation. */
export const hasFallen = (state: State): boolean =>
  state.activation !== null && !isInRing(state, state.activation.fighter);

/** Whether a trait makes the first such effect of the turn do nothing; then it has worked for this turn. */
export function isIgnored(
  state: State,
  ref: FighterRef,
  what: 'push' | 'abilityDamage' | 'abilityStun',
  step: Step<Event>,
): boolean {
  const fighter = fighterOf(state, ref);
  const found = modsOf(state, ref, 'ignoreFirst').find(
    ({ trait, mod }) => mod.ignoreFirst === what && !fighter.spent.includes(trait),
  );
  if (!found) return false;
  fighter.spent.push(found.trait);
  step.emit?.({ type: 'ignored', fighter: ref, trait: found.trait, what });
  return true;
}

/** ARENA-82, ARENA-36: one damage; from an enemy's ability, the first of a turn may be ignored. */
export function damageOnce(
  state: State,
  ref: FighterRef,
  by: Cause,
  fromEnemyAbility: boolean,
  step: Step<Event>,
): void {
  const fighter = fighterOf(state, ref);
  if (fighter.at === null) return;
  if (fromEnemyAbility && isIgnored(state, ref, 'abilityDamage', step)) return;
  fighter.damage++;
  const sta = statOf(state, ref, 'STA');
  step.emit?.({ type: 'damaged', fighter: ref, damage: fighter.damage, sta, by });
  if (fighter.damage >= sta) defeat(state, ref, 'knockOut', step);
}

/** ARENA-83. */
export function stunOnce(state: State, ref: FighterRef, by: Cause, fromEnemyAbility: boolean, step: Step<Event>): void {
  const fighter = fighterOf(state, ref);
  if (fighter.at === null) return;
  if (fromEnemyAbility && isIgnored(state, ref, 'abilityStun', step)) return;
  fighter.stun++;
  step.emit?.({ type: 'stunned', fighter: ref, stun: fighter.stun, by });
}

export function heal(state: State, ref: FighterRef, most: number, step: Step<Event>): void {
  const fighter = fighterOf(state, ref);
  const by = Math.min(most, fighter.damage);
  if (by === 0) return;
  fighter.damage -= by;
  step.emit?.({ type: 'healed', fighter: ref, by, damage: fighter.damage });
}

/** ARENA-R62: as many as there are. */
export function unstun(state: State, ref: FighterRef, most: number, step: Step<Event>): void {
  const fighter = fighterOf(state, ref);
  const by = Math.min(most, fighter.stun);
  if (by === 0) return;
  fighter.stun -= by;
  step.emit?.({ type: 'unstunned', fighter: ref, by, stun: fighter.stun });
}

/** ARENA-R73: a fighter has a state or not. */
export function giveState(state: State, ref: FighterRef, gained: StateId, step: Step<Event>): void {
  const fighter = fighterOf(state, ref);
  if (fighter.at === null || has(fighter, gained)) return;
  const immune = modsOf(state, ref, 'immune').find(({ mod }) => mod.immune.includes(gained));
  if (immune) {
    step.emit?.({ type: 'ignored', fighter: ref, trait: immune.trait, what: gained });
    return;
  }
  addState(fighter, gained);
  step.emit?.({ type: 'stateGained', fighter: ref, state: gained });
  if (gained === 'pumpedUp') drawLate(state, ref, step);
}

/** ARENA-101, ARENA-R33: once, and only between the draw and the discard of its own combat phase. */
function drawLate(state: State, ref: FighterRef, step: Step<Event>): void {
  const { activation } = state;
  if (activation?.fighter !== ref || activation.combat !== 'on' || activation.lateDraw) return;
  activation.lateDraw = true;
  drawCards(state, seatOf(ref), LATE_CARDS, 'pumpedUp', step);
}

export function removeState(state: State, ref: FighterRef, lost: StateId, step: Step<Event>): void {
  const fighter = fighterOf(state, ref);
  if (!has(fighter, lost)) return;
  fighter.states = fighter.states.filter(other => other !== lost);
  step.emit?.({ type: 'stateLost', fighter: ref, state: lost });
}

/** ARENA-40, ARENA-R64: off the ring, cleared, onto the Bench; then Hype, then what others gain by it. */
export function defeat(state: State, ref: FighterRef, cause: DefeatCause, step: Step<Event>): void {
  const fighter = fighterOf(state, ref);
  const from = fighter.at!;
  const seat = seatOf(ref);
  const by = cause !== 'tagOut' && state.active !== null && state.active !== seat ? state.active : null;
  fighter.at = null;
  fighter.damage = 0;
  fighter.stun = 0;
  fighter.states = [];
  fighter.lasting = [];
  if (cause !== 'tagOut') state.teams[seat]!.vacancies.push(ref);
  step.emit?.({ type: 'defeated', fighter: ref, cause, from, by });
  if (by === null) return;
  state.teams[by]!.defeats++;
  const hype = ringMod(state, 'defeatHype')?.n ?? DEFEAT_HYPE;
  gainHype(state, by, hype, 'defeat', state.activation?.fighter ?? null, step);
  cheerDefeat(state);
}

/** Showmanship of the active fighter's neighbours: once a defeat, however many they are, and whatever the cause (ARENA-R63). */
function cheerDefeat(state: State): void {
  const { activation } = state;
  if (activation === null) return;
  for (const ally of alliesOf(state, activation.fighter)) {
    if (apart(state, ally, activation.fighter) !== 1) continue;
    const trait = traitsOf(state, ally).find(id => triggerOf(state, id, 'allyDefeatsEnemy'));
    if (trait === undefined) continue;
    fire(state, ally, trait, 'allyDefeatsEnemy');
    return;
  }
}

/** What a trigger prints is carried out next. */
export function fire(state: State, user: FighterRef, trigger: TriggerId, on: TriggerEvent, byPush = false): void {
  push(state, {
    name: 'resolving',
    source: { kind: 'trigger', trigger, on },
    user,
    target: null,
    ally: null,
    group: -1,
    left: [],
    rack: 0,
    byPush,
  });
}

/** Fires every trigger of the fighter's traits on an event that asks nothing. */
export function fireTraits(state: State, ref: FighterRef, on: TriggerEvent): void {
  for (const trait of traitsOf(state, ref)) {
    const trigger = triggerOf(state, trait, on);
    if (!trigger || isUsedUp(state, ref, trait, trigger)) continue;
    fire(state, ref, trait, on);
  }
}

/** Whether a limited trigger has fired already; if not, it has now. */
function isUsedUp(state: State, ref: FighterRef, trait: TraitId, { limit }: Trigger): boolean {
  if (limit === undefined) return false;
  const done: string[] =
    limit === 'activation' && state.activation?.fighter === ref ? state.activation.used : fighterOf(state, ref).spent;
  if (done.includes(trait)) return true;
  done.push(trait);
  return false;
}
