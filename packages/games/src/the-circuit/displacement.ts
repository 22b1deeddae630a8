/** Fighters and hazards change places: what is entered and left by it, and in which order triggers come. */

import { pop, push, type Seat, type Step } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import type { EffectGroups, HazardCard, TriggerEvent, ZoneId } from './content/types.ts';
import { ZONE } from './content/zones.ts';
import {
  areEnemies,
  fighterOf,
  holds,
  inRing,
  isFree,
  isInRing,
  ringMod,
  seatsAfter,
  traitsOf,
  triggerOf,
} from './fighters.ts';
import { damageOnce, fire } from './harm.ts';
import { type Hex, mirrored, zoneOf } from './hex.ts';
import { gainHype } from './hype.ts';
import {
  type Activation,
  type DeployReason,
  type Event,
  type FighterRef,
  type Frame,
  type HazardRef,
  hazardOf,
  hazardRef,
  isHazardRef,
  type State,
  seatOf,
  type TriggerId,
} from './state.ts';

type Context = Step<Event>;
type Triggers = Extract<Frame, { name: 'triggers' }>;

/** What the Spotlight adds. */
const SPOTLIGHT_HYPE = 1;

// ---- Hazards

/** The hazard in this zone; null if there is none. */
export function hazardIn({ teams }: State, zone: ZoneId | null): HazardRef | null {
  if (zone === null) return null;
  for (const [seat, { hazard, hazardZone }] of teams.entries())
    if (hazardZone === zone) return hazardRef(seat, hazard!);
  return null;
}

export const hazardCard = ({ content }: State, ref: HazardRef): HazardCard => contentOf(content).hazards[hazardOf(ref)];

/** The effects that a hazard prints for an event. */
export const hazardEffects = (state: State, hazard: HazardRef, on: TriggerEvent): EffectGroups =>
  hazardCard(state, hazard).triggers?.find(one => one.on === on)?.do ?? [];

/** Whether the hazard does something to the fighter on this event. */
function hazardActs(state: State, hazard: HazardRef, fighter: FighterRef, on: TriggerEvent, byPush: boolean): boolean {
  const { special, triggers } = hazardCard(state, hazard);
  if (on === 'enter' && special === 'mirror') return true;
  const roles = { user: fighter, target: null, ally: null, byPush };
  return triggers?.some(trigger => trigger.on === on && holds(state, trigger.if, roles)) ?? false;
}

// ---- Entering and leaving

/** Who orders a fighter's triggers: the active player, or its owner between turns (ARENA-R11). */
const ordersFor = ({ active }: State, fighter: FighterRef): Seat => active ?? seatOf(fighter);

/** Triggers that have come up at once; nothing where none has. */
function triggersOf(
  state: State,
  fighter: FighterRef,
  on: TriggerEvent,
  pending: TriggerId[],
  byPush = false,
  entered: TriggerId[] = [],
): Triggers[] {
  if (pending.length === 0) return [];
  return [{ name: 'triggers', seat: ordersFor(state, fighter), on, fighter, pending, byPush, entered }];
}

/** The first of them comes first. */
function pushInTurn(state: State, frames: readonly Triggers[]): void {
  for (const frame of frames.toReversed()) push(state, frame);
}

/** ARENA-R12: triggers of having left one place and come to another. `entered` is not entered again (ARENA-R13). */
function passage(
  state: State,
  fighter: FighterRef,
  from: Hex | null,
  byPush: boolean,
  entered: readonly TriggerId[],
  step: Context,
): Triggers[] {
  const left = from === null ? null : zoneOf(from);
  const zone = zoneOf(fighterOf(state, fighter).at!);
  if (left === zone) return [];
  return [
    ...leave(state, fighter, hazardIn(state, left), step),
    ...enterZone(state, fighter, zone, byPush, entered, step),
  ];
}

function leave(state: State, fighter: FighterRef, hazard: HazardRef | null, step: Context): Triggers[] {
  if (hazard === null) return [];
  step.emit?.({ type: 'hazardLeft', fighter, hazard });
  return hazardActs(state, hazard, fighter, 'leave', false) ? triggersOf(state, fighter, 'leave', [hazard]) : [];
}

function enterZone(
  state: State,
  fighter: FighterRef,
  zone: ZoneId | null,
  byPush: boolean,
  entered: readonly TriggerId[],
  step: Context,
): Triggers[] {
  if (zone === null) return [];
  const pending: TriggerId[] = [];
  const hazard = hazardIn(state, zone);
  if (hazard !== null && !entered.includes(hazard)) {
    step.emit?.({ type: 'hazardEntered', fighter, hazard, byPush });
    if (byPush) rewardPush(state, fighter, step);
    if (hazardActs(state, hazard, fighter, 'enter', byPush)) pending.push(hazard);
  }
  if (ringMod(state, 'zoneEnter')?.zone === zone && !entered.includes('ringRules')) {
    step.emit?.({ type: 'zoneEntered', fighter, zone });
    pending.push('ringRules');
  }
  return triggersOf(state, fighter, 'enter', pending, byPush, [...entered, ...pending]);
}

/** twin-terrors: the first Push of a turn that moves an enemy into a hazard. */
function rewardPush(state: State, fighter: FighterRef, step: Context): void {
  const mod = ringMod(state, 'pushedIntoHazardHype');
  const pusher = state.activation?.fighter;
  if (!mod || pusher === undefined || state.pushHype || !areEnemies(pusher, fighter)) return;
  state.pushHype = true;
  gainHype(state, seatOf(pusher), mod.n, 'ringRules', pusher, step);
}

// ---- Fighters

type How = 'step' | 'vault' | 'dodge' | 'push' | 'teleport';

export function relocate(
  state: State,
  ref: FighterRef,
  to: Hex,
  how: How,
  step: Context,
  entered: readonly TriggerId[] = [],
): void {
  const fighter = fighterOf(state, ref);
  const from = fighter.at!;
  fighter.at = to;
  step.emit?.({ type: 'moved', fighter: ref, from, to, how });
  pushInTurn(state, passage(state, ref, from, how === 'push', entered, step));
}

/** Comes from the Bench; entering like any other (ARENA-R12, R14). */
export function deploy(state: State, ref: FighterRef, to: Hex, why: DeployReason, step: Context): void {
  fighterOf(state, ref).at = to;
  step.emit?.({ type: 'deployed', fighter: ref, to, why });
  pushInTurn(state, passage(state, ref, null, false, [], step));
}

/** ARENA-R50: both at once, then their triggers, the active team's first; of two allies, their player says (ARENA-48). */
export function swap(state: State, user: FighterRef, other: FighterRef, step: Context): void {
  const one = fighterOf(state, user);
  const two = fighterOf(state, other);
  const from = one.at!;
  const to = two.at!;
  one.at = to;
  two.at = from;
  step.emit?.({ type: 'swapped', fighter: user, other, from, to });
  const ofUser = passage(state, user, from, false, [], step);
  pushInTurn(state, [...ofUser, ...passage(state, other, to, false, [], step)]);
}

// ---- Hazards that move

/** Everybody in the ring in the order in which they are touched: the active team first, or Player 1's between turns. */
function everybody(state: State): FighterRef[] {
  const seats = state.active === null ? state.order : [state.active, ...seatsAfter(state, state.active)];
  return seats.flatMap(seat => inRing(state, seat));
}

const hazardUnder = (state: State, fighter: FighterRef): HazardRef | null =>
  hazardIn(state, zoneOf(fighterOf(state, fighter).at!));

/** ARENA-17: all at once; those in the old zones leave, then those in the new ones enter. */
export function moveHazards(state: State, moves: readonly { hazard: HazardRef; to: ZoneId }[], step: Context): void {
  const before = new Map(everybody(state).map(fighter => [fighter, hazardUnder(state, fighter)]));
  for (const { hazard, to } of moves) {
    const team = state.teams[seatOf(hazard)]!;
    step.emit?.({ type: 'hazardMoved', hazard, from: team.hazardZone!, to });
    team.hazardZone = to;
  }
  const passed = everybody(state)
    .map(fighter => ({ fighter, left: before.get(fighter)!, entered: hazardUnder(state, fighter) }))
    .filter(({ left, entered }) => left !== entered);
  pushInTurn(state, [
    ...passed.flatMap(({ fighter, left }) => leave(state, fighter, left, step)),
    ...passed.flatMap(({ fighter, entered }) => enterMoved(state, fighter, entered, step)),
  ]);
}

function enterMoved(state: State, fighter: FighterRef, hazard: HazardRef | null, step: Context): Triggers[] {
  if (hazard === null) return [];
  step.emit?.({ type: 'hazardEntered', fighter, hazard, byPush: false });
  if (!hazardActs(state, hazard, fighter, 'enter', false)) return [];
  return triggersOf(state, fighter, 'enter', [hazard], false, [hazard]);
}

/** Where each hazard may be shifted by an effect: a neighbouring zone without a hazard. */
export const shifts = (state: State): { hazard: HazardRef; zone: ZoneId }[] =>
  state.teams.flatMap(({ hazard, hazardZone }, seat) =>
    hazardZone === null
      ? []
      : ZONE[hazardZone].neighbours
          .filter(zone => hazardIn(state, zone) === null)
          .map(zone => ({ hazard: hazardRef(seat, hazard!), zone })),
  );

// ---- Triggers

/** ARENA-R81: pending triggers of the active fighter at the beginning or end of its activation. */
export function pushActivationTriggers(
  state: State,
  fighter: FighterRef,
  on: 'activationBegin' | 'activationEnd',
): void {
  const pending: TriggerId[] = on === 'activationBegin' && someoneBurns(state, fighter) ? ['burning'] : [];
  const roles = { user: fighter, target: null, ally: null, byPush: false };
  for (const trait of traitsOf(state, fighter)) {
    const trigger = triggerOf(state, trait, on);
    if (trigger && holds(state, trigger.if, roles)) pending.push(trait);
  }
  const zone = zoneOf(fighterOf(state, fighter).at!);
  const hazard = hazardIn(state, zone);
  if (hazard !== null && hazardActs(state, hazard, fighter, on, false)) pending.push(hazard);
  if (on === 'activationEnd' && ringMod(state, 'zoneActivationEnd')?.zone === zone) pending.push('ringRules');
  pushInTurn(state, triggersOf(state, fighter, on, pending));
}

/** ARENA-R40: what a use gives beside its printed Hype, most of it the first only. Several at once are asked about (ARENA-R81). */
export function pushBonuses(state: State, { fighter, abilities }: Activation): void {
  const isFirst = abilities === 1;
  const pending: TriggerId[] = traitsOf(state, fighter).filter(trait => {
    const trigger = triggerOf(state, trait, 'abilityUsed');
    return trigger !== null && (isFirst || trigger.limit === undefined);
  });
  const hazard = hazardUnder(state, fighter);
  if (isFirst && hazard !== null && hazardCard(state, hazard).special === 'spotlight') pending.push(hazard);
  pushInTurn(state, triggersOf(state, fighter, 'abilityUsed', pending));
}

/** Fighters of a team that Burning hurts now (ARENA-R25). */
const burningOf = (state: State, seat: Seat): FighterRef[] =>
  inRing(state, seat).filter(
    ref =>
      fighterOf(state, ref).states.includes('burning') &&
      (state.options.burning === 'each' || ref === state.activation?.fighter),
  );

const someoneBurns = (state: State, fighter: FighterRef): boolean => burningOf(state, seatOf(fighter)).length > 0;

export function burn(state: State, seat: Seat, step: Context): void {
  for (const ref of burningOf(state, seat)) damageOnce(state, ref, 'burning', false, step);
}

/** Automatic: triggers come one by one, and only several at once are asked about (ARENA-48). */
export function runTriggers(state: State, step: Context, frame: Triggers): void {
  // What is left of a fighter that has gone is dropped; Burning hurts its friends all the same (ARENA-R26).
  if (!isInRing(state, frame.fighter)) frame.pending = frame.pending.filter(trigger => trigger === 'burning');
  const { seat, fighter, pending } = frame;
  const [first] = pending;
  if (first === undefined) {
    pop(state);
    return;
  }
  const together = [...pending, ...(alongside(state, frame)?.pending ?? [])];
  if (together.length === 1) carryOutTrigger(state, first, step, frame);
  else push(state, { name: 'orderingTriggers', seat, fighter, pending: together });
}

/** Triggers of another fighter of the active team that have come up at the same time: two allies have changed places. */
function alongside(state: State, { fighter, pending }: Triggers): Triggers | null {
  const under = state.stack[state.stack.length - 2];
  if (under?.name !== 'triggers' || under.fighter === fighter || !isInRing(state, under.fighter)) return null;
  const areOwn = seatOf(fighter) === state.active && seatOf(under.fighter) === state.active;
  // One hazard that has come to both touches them in team order.
  return areOwn && !under.pending.some(trigger => pending.includes(trigger)) ? under : null;
}

/** D19: the one that the player puts first. */
export function putFirst(state: State, trigger: TriggerId, step: Context): void {
  pop(state);
  const top = state.stack[state.stack.length - 1] as Triggers;
  carryOutTrigger(state, trigger, step, top.pending.includes(trigger) ? top : alongside(state, top)!);
}

function carryOutTrigger(state: State, trigger: TriggerId, step: Context, frame: Triggers): void {
  const { fighter, on, byPush, entered } = frame;
  frame.pending = frame.pending.filter(other => other !== trigger);
  if (frame.pending.length === 0) state.stack = state.stack.filter(other => other !== frame);
  step.emit?.({ type: 'triggered', fighter, trigger });
  if (trigger === 'burning') {
    burn(state, seatOf(fighter), step);
    return;
  }
  if (trigger === 'ringRules' && on === 'activationEnd') {
    rewardStanding(state, fighter, step);
    return;
  }
  const special = isHazardRef(trigger) ? hazardCard(state, trigger).special : undefined;
  if (special === 'mirror') mirror(state, fighter, entered, step);
  else if (special === 'spotlight') gainHype(state, seatOf(fighter), SPOTLIGHT_HYPE, 'hazard', fighter, step);
  else fire(state, fighter, trigger, on, byPush);
}

/** center-stage. */
function rewardStanding(state: State, fighter: FighterRef, step: Context): void {
  gainHype(state, seatOf(fighter), ringMod(state, 'zoneActivationEnd')!.hype, 'ringRules', fighter, step);
}

/** wormhole: across the middle, if that space is free. */
function mirror(state: State, ref: FighterRef, entered: readonly TriggerId[], step: Context): void {
  const to = mirrored(fighterOf(state, ref).at!);
  if (isFree(state, to)) {
    // low-gravity: who is moved by a hazard is not Pushed on, even if another one brings it back to the same space.
    state.stack = state.stack.filter(frame => frame.name !== 'pushedOn' || frame.fighter !== ref);
    relocate(state, ref, to, 'teleport', step, entered);
  } else step.emit?.({ type: 'effectSkipped', fighter: ref, effect: 'teleport', why: 'impossible' });
}
