/** Fighters in the ring: where they are, what their numbers are now, and whom they engage. */

import type { Seat } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import {
  type Cond,
  type ContentId,
  type FighterCard,
  type Modifier,
  type RingMod,
  STATES,
  type StateId,
  type StatId,
  type TargetSpec,
  type Trait,
  type TraitId,
  type Trigger,
  type TriggerEvent,
  type Who,
} from './content/types.ts';
import { distance, type Hex, neighbours, radiusOf, zoneOf } from './hex.ts';
import { cardOf, type Fighter, type FighterRef, fighterIn, refOf, type State, seatOf, type Team } from './state.ts';

export const fighterOf = ({ teams }: State, ref: FighterRef): Fighter => fighterIn(teams, ref);

const teamOf = (state: State, ref: FighterRef): Team => state.teams[seatOf(ref)]!;

/** What is printed on its card. */
export const printed = ({ content }: State, ref: FighterRef): FighterCard => contentOf(content).fighters[cardOf(ref)];

export const isInRing = (state: State, ref: FighterRef): boolean => fighterOf(state, ref).at !== null;

export const has = ({ states }: Fighter, state: StateId): boolean => states.includes(state);

const sameOrder = (a: StateId, b: StateId): number => STATES.indexOf(a) - STATES.indexOf(b);

/** Keeps states in the order of their list, so that equal fighters are equal data. */
export const addState = (fighter: Fighter, state: StateId): void => {
  fighter.states.push(state);
  fighter.states.sort(sameOrder);
};

// ---- Places

export const isRing = ({ radius }: State, at: Hex): boolean => radiusOf(at) <= radius;

export function occupantOf({ teams }: State, at: Hex): FighterRef | null {
  for (let seat = 0; seat < teams.length; seat++) {
    for (const fighter of teams[seat]!.fighters) if (fighter.at === at) return refOf(seat, fighter.card);
  }
  return null;
}

/** In the ring, with nobody in it. */
export const isFree = (state: State, at: Hex | null): at is Hex =>
  at !== null && isRing(state, at) && occupantOf(state, at) === null;

export const hasFreeNeighbour = (state: State, at: Hex): boolean => neighbours(at).some(next => isFree(state, next));

/** Infinite if one of them is not in the ring. */
export function apart(state: State, one: FighterRef, other: FighterRef): number {
  const from = fighterOf(state, one).at;
  const to = fighterOf(state, other).at;
  return from === null || to === null ? Number.POSITIVE_INFINITY : distance(from, to);
}

/** A team's fighters in the ring, in team order. */
export function inRing(state: State, seat: Seat): FighterRef[] {
  const found: FighterRef[] = [];
  for (const { at, card } of state.teams[seat]!.fighters) if (at !== null) found.push(refOf(seat, card));
  return found;
}

/** A team's fighters on the Bench, in team order. */
export const onBench = ({ teams }: State, seat: Seat): FighterRef[] =>
  teams[seat]!.fighters.flatMap(({ at, card }) => (at === null ? [refOf(seat, card)] : []));

/** Seats in turn order, beginning after this one, which is left out. */
export function seatsAfter({ order }: State, seat: Seat): Seat[] {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

/** Fighters of all other teams in the ring, in turn order from this team, then team order (ARENA-R43). */
export function enemiesOf({ teams, order }: State, ref: FighterRef): FighterRef[] {
  const found: FighterRef[] = [];
  const own = order.indexOf(seatOf(ref));
  for (let i = 1; i < order.length; i++) {
    const seat = order[(own + i) % order.length]!;
    for (const { at, card } of teams[seat]!.fighters) if (at !== null) found.push(refOf(seat, card));
  }
  return found;
}

/** The other fighters of the team in the ring. */
export const alliesOf = (state: State, ref: FighterRef): FighterRef[] =>
  inRing(state, seatOf(ref)).filter(other => other !== ref);

export const areEnemies = (one: FighterRef, other: FighterRef): boolean => seatOf(one) !== seatOf(other);

function hasAdjacentAlly(state: State, ref: FighterRef): boolean {
  const { at } = fighterOf(state, ref);
  if (at === null) return false;
  return teamOf(state, ref).fighters.some(other => other.at !== null && distance(at, other.at) === 1);
}

// ---- Traits

/** Printed and lasting. */
export function traitsOf(state: State, ref: FighterRef): readonly TraitId[] {
  const { lasting } = fighterOf(state, ref);
  const { traits } = printed(state, ref);
  return lasting.length === 0 ? traits : [...traits, ...lasting];
}

export const traitOf = (state: State, id: TraitId): Trait => contentOf(state.content).traits[id];

type Has<K extends string> = Extract<Modifier, { readonly [P in K]: unknown }>;

/** The fighter's modifiers of one sort, each with the trait that gives it. */
export function modsOf<K extends string>(state: State, ref: FighterRef, key: K): { trait: TraitId; mod: Has<K> }[] {
  const found: { trait: TraitId; mod: Has<K> }[] = [];
  for (const trait of traitsOf(state, ref)) {
    for (const mod of traitOf(state, trait).mods ?? []) if (key in mod) found.push({ trait, mod: mod as Has<K> });
  }
  return found;
}

export const triggerOf = (state: State, trait: TraitId, on: TriggerEvent): Trigger | null =>
  traitOf(state, trait).triggers?.find(trigger => trigger.on === on) ?? null;

/** A trait's reaction to this that has not been used this turn; null if there is none. */
export const reactionOf = (state: State, ref: FighterRef, on: TriggerEvent): TraitId | null =>
  traitsOf(state, ref).find(
    trait => triggerOf(state, trait, on)?.reaction && !fighterOf(state, ref).spent.includes(trait),
  ) ?? null;

type ModOf<M, Mod = RingMod> = Mod extends { readonly m: infer Name } ? (M extends Name ? Mod : never) : never;

/** The special rule of the Ring Rules card of this kind, where it has one. */
export function ringMod<M extends RingMod['m']>(state: State, m: M): ModOf<M> | null {
  if (state.ringRules === null) return null;
  const { mods } = contentOf(state.content).ringRules[state.ringRules];
  return (mods.find(mod => mod.m === m) as ModOf<M> | undefined) ?? null;
}

/** ARENA-94 and vice-grip: Knocked Down, or held by an enemy next to it. */
export function canDodge(state: State, ref: FighterRef): boolean {
  const fighter = fighterOf(state, ref);
  if (fighter.at === null || has(fighter, 'knockedDown')) return false;
  return !enemiesOf(state, ref).some(
    enemy => apart(state, ref, enemy) === 1 && modsOf(state, enemy, 'noDodge').length > 0,
  );
}

// ---- Engagement

/** ARENA-67. */
const reachOf = (state: State, ref: FighterRef): number =>
  modsOf(state, ref, 'engageRange').reduce((most, { mod }) => Math.max(most, mod.engageRange), 1);

/** Enemies that this fighter engages, in the order of ARENA-R43. */
export function engagedBy(state: State, ref: FighterRef): FighterRef[] {
  if (!isInRing(state, ref)) return [];
  const reach = reachOf(state, ref);
  return enemiesOf(state, ref).filter(enemy => apart(state, ref, enemy) <= reach);
}

/** Whom the fighter may choose, of those that the spec describes (ARENA-R41). */
export function choosable(state: State, ref: FighterRef, { side, range }: TargetSpec): FighterRef[] {
  if (range === 'engaged') return engagedBy(state, ref);
  const some =
    side === 'enemy' ? enemiesOf(state, ref) : side === 'ally' ? alliesOf(state, ref) : inRing(state, seatOf(ref));
  return some.filter(other => apart(state, ref, other) <= range.within);
}

// ---- Conditions and areas

/** Whom the words of an effect or condition mean. */
export interface Roles {
  readonly user: FighterRef;
  readonly target: FighterRef | null;
  readonly ally: FighterRef | null;
  readonly byPush: boolean;
}

/** Those an effect touches: the set is read when it is applied, and only fighters in the ring are touched. */
export function those(state: State, who: Who, { user, target, ally }: Roles): FighterRef[] {
  if (typeof who === 'object') {
    return enemiesOf(state, user).filter(enemy => apart(state, user, enemy) <= who.eachEnemyWithin);
  }
  switch (who) {
    case 'self':
      return isInRing(state, user) ? [user] : [];
    case 'target':
      return target !== null && isInRing(state, target) ? [target] : [];
    case 'ally':
      return ally !== null && isInRing(state, ally) ? [ally] : [];
    case 'eachEngaged':
      return engagedBy(state, user);
    case 'eachEnemy':
      return enemiesOf(state, user);
    case 'eachAlly':
      return alliesOf(state, user);
    case 'eachAdjacentAlly':
      return alliesOf(state, user).filter(other => apart(state, user, other) === 1);
  }
}

export function holds(state: State, cond: Cond | undefined, roles: Roles): boolean {
  if (!cond) return true;
  const { user, byPush } = roles;
  switch (cond.c) {
    case 'adjacentAlly':
      return hasAdjacentAlly(state, user);
    case 'damageAtLeastHalf':
      // ARENA-R83: half is rounded up.
      return fighterOf(state, user).damage >= Math.ceil(statOf(state, user, 'STA') / 2);
    case 'hasState':
      return those(state, cond.who, roles).some(other => has(fighterOf(state, other), cond.state));
    case 'inZone': {
      const { at } = fighterOf(state, user);
      return at !== null && zoneOf(at) === cond.zone;
    }
    case 'enteredByPush':
      return byPush;
  }
}

// ---- Numbers

const alone = (user: FighterRef): Roles => ({ user, target: null, ally: null, byPush: false });

/** Stats that some trait of the content changes for others. */
const AURA_STATS = new Map<ContentId, Set<StatId>>();

function aurasOf(id: ContentId): Set<StatId> {
  let stats = AURA_STATS.get(id);
  if (!stats) {
    const mods = Object.values(contentOf(id).traits).flatMap(({ mods = [] }) => mods);
    stats = new Set(mods.flatMap(mod => ('stat' in mod && mod.aura ? [mod.stat] : [])));
    AURA_STATS.set(id, stats);
  }
  return stats;
}

/** Fighters of any team next to a space. */
function besides({ teams }: State, at: Hex): FighterRef[] {
  const found: FighterRef[] = [];
  for (let seat = 0; seat < teams.length; seat++) {
    for (const other of teams[seat]!.fighters) {
      if (other.at !== null && distance(at, other.at) === 1) found.push(refOf(seat, other.card));
    }
  }
  return found;
}

/** What auras of fighters next to it add to a stat. */
function fromAuras(state: State, ref: FighterRef, stat: StatId): number {
  const { at } = fighterOf(state, ref);
  if (at === null || !aurasOf(state.content).has(stat)) return 0;
  let sum = 0;
  const counted: TraitId[] = [];
  for (const other of besides(state, at)) {
    const wanted = areEnemies(ref, other) ? 'adjacentEnemies' : 'adjacentAllies';
    for (const { trait, mod } of modsOf(state, other, 'stat')) {
      if (mod.stat !== stat || mod.aura !== wanted || counted.includes(trait)) continue;
      if (!holds(state, mod.if, alone(other))) continue;
      if (mod.once) counted.push(trait);
      sum += mod.add;
    }
  }
  return sum;
}

/** Printed, with what traits add. */
function withTraits(state: State, ref: FighterRef, stat: StatId): number {
  let value = printed(state, ref).stats[stat];
  for (const { mod } of modsOf(state, ref, 'stat')) {
    if (mod.stat === stat && mod.aura === undefined && holds(state, mod.if, alone(ref))) value += mod.add;
  }
  return value + fromAuras(state, ref, stat);
}

/** ARENA-R28: SPD with traits and Ring Rules, as it stands when a movement phase begins. */
export const baseSpeed = (state: State, ref: FighterRef): number =>
  withTraits(state, ref, 'SPD') + (ringMod(state, 'spd')?.add ?? 0);

/** ARENA-R28: how many steps in all, as things are before the next one. */
export function speedLimit(fighter: Fighter, base: number): number {
  if (has(fighter, 'immobilized') || has(fighter, 'knockedDown')) return 0;
  return Math.max(0, base + (has(fighter, 'accelerated') ? 2 : 0));
}

/** A stat as it is now: added to first, then halved, then set (ARENA-R31). */
export function statOf(state: State, ref: FighterRef, stat: StatId): number {
  const fighter = fighterOf(state, ref);
  switch (stat) {
    case 'SPD':
      return speedLimit(fighter, baseSpeed(state, ref));
    case 'STA':
      return withTraits(state, ref, 'STA');
    case 'COM': {
      const tagTeam = hasAdjacentAlly(state, ref) ? 1 : 0;
      return Math.max(0, withTraits(state, ref, 'COM') + tagTeam + (has(fighter, 'pumpedUp') ? 2 : 0));
    }
    case 'PIN': {
      const pin = withTraits(state, ref, 'PIN');
      return Math.max(1, has(fighter, 'knockedDown') ? Math.ceil(pin / 2) : pin);
    }
  }
}

/** Enemies the fighter engages whose Stun tokens have reached their PIN (ARENA-85). */
export const pinnableBy = (state: State, ref: FighterRef): FighterRef[] =>
  engagedBy(state, ref).filter(enemy => isPinnable(state, enemy));

export function isPinnable(state: State, ref: FighterRef): boolean {
  const { at, stun } = fighterOf(state, ref);
  return at !== null && stun > 0 && stun >= statOf(state, ref, 'PIN');
}

/** Finishing Moves that a team has used. */
export const finishersUsed = ({ fighters }: Team): number => fighters.filter(({ finished }) => finished).length;
