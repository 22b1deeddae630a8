/** The combat phase: drawing, using abilities and active traits, and what follows each use (ARENA-R40). */

import { become, pop, push, type Step } from '@roundhouse/kernel';
import type { Ability, ActiveTrait, TraitId } from './content/types.ts';
import { hazardCard, hazardIn, pushBonuses } from './displacement.ts';
import { abilityOf, damagesTarget } from './effects.ts';
import { finish } from './ending.ts';
import {
  canDodge,
  choosable,
  engagedBy,
  fighterOf,
  finishersUsed,
  hasFreeNeighbour,
  isInRing,
  reactionOf,
  statOf,
  traitOf,
} from './fighters.ts';
import { hasFallen } from './harm.ts';
import { neighbours, zoneOf } from './hex.ts';
import { discardFromHand, discardHand, drawCards, gainHype, loseHype } from './hype.ts';
import { beginMovement } from './movement.ts';
import { canPay, type Means, type Payment } from './pay.ts';
import { type Activation, type CardId, type Event, type FighterRef, type Frame, type State, seatOf } from './state.ts';

type Context = Step<Event>;
type Named<Name extends Frame['name']> = Extract<Frame, { name: Name }>;

/** ARENA-44. */
export const FINISHERS_TO_WIN = 3;

/** The activation that is going on. */
export const activationOf = (state: State): Activation => state.activation!;

export const meansOf = (state: State, seat: number): Means => {
  const { hand, hype } = state.teams[seat]!;
  return { content: state.content, hand, hype, generic: state.options.genericPayment };
};

/** Automatic: ARENA-56, then uses until the player ends them. */
export function runCombat(state: State, step: Context, frame: Named<'combat'>): void {
  const activation = activationOf(state);
  const seat = seatOf(activation.fighter);
  if (frame.stage === 'draw') {
    drawCards(state, seat, statOf(state, activation.fighter, 'COM'), 'combat', step);
    activation.combat = 'on';
    frame.stage = 'use';
    push(state, { name: 'pinCheck', tried: [] });
  } else if (hasFallen(state)) become(state, { name: 'ending', stage: 'turn' });
  else push(state, { name: 'acting', seat });
}

/** ARENA-58, ARENA-59. */
export function endCombat(state: State, step: Context): void {
  const activation = activationOf(state);
  pop(state);
  discardHand(state, seatOf(activation.fighter), step);
  activation.combat = 'over';
  if (activation.moved) become(state, { name: 'ending', stage: 'triggers' });
  else beginMovement(state, 2, step);
}

// ---- What can be used

/** Fighters an ability may be aimed at; null if it aims at nobody in particular. */
export function targetsOf(state: State, { target }: Ability): FighterRef[] | null {
  const { fighter } = activationOf(state);
  return typeof target === 'object' ? choosable(state, fighter, target) : null;
}

/** ARENA-R41: whether there is somebody for it to work on. */
export function hasTarget(state: State, ability: Ability): boolean {
  const targets = targetsOf(state, ability);
  if (targets !== null) return targets.length > 0;
  return ability.target !== 'eachEngaged' || engagedBy(state, activationOf(state).fighter).length > 0;
}

export function alliesFor(state: State, { ally }: Pick<Ability | ActiveTrait, 'ally'>): FighterRef[] {
  return ally ? choosable(state, activationOf(state).fighter, ally) : [];
}

/** ARENA-R41: an ally is needed where it is the only one chosen. */
export const lacksAlly = (state: State, ability: Ability): boolean =>
  ability.ally !== undefined && ability.target === undefined && alliesFor(state, ability).length === 0;

export const isPayable = (state: State, ability: Ability): boolean =>
  canPay(ability.cost, meansOf(state, seatOf(activationOf(state).fighter)));

// ---- Using an ability

/** Steps 1 to 3: asks what must be chosen, one thing after the other. */
export function declare(state: State, id: string): void {
  const { fighter } = activationOf(state);
  const ability = abilityOf(state, fighter, id);
  const seat = seatOf(fighter);
  pop(state);
  if (targetsOf(state, ability) !== null) push(state, { name: 'aiming', seat, ability: id });
  else chooseAlly(state, id, null);
}

export function aim(state: State, target: FighterRef, { ability }: Named<'aiming'>): void {
  pop(state);
  chooseAlly(state, ability, target);
}

function chooseAlly(state: State, ability: string, target: FighterRef | null): void {
  const { fighter } = activationOf(state);
  const seat = seatOf(fighter);
  const needsAlly = alliesFor(state, abilityOf(state, fighter, ability)).length > 0;
  if (needsAlly) push(state, { name: 'choosingAlly', seat, ability, trait: null, target });
  else push(state, { name: 'paying', seat, ability, target, ally: null });
}

export function pickAlly(state: State, ally: FighterRef, step: Context, frame: Named<'choosingAlly'>): void {
  const { seat, ability, trait, target } = frame;
  pop(state);
  if (trait !== null) payForTrait(state, trait, ally, step);
  else push(state, { name: 'paying', seat, ability: ability!, target, ally });
}

/** Steps 4 and 5, and then the rest is on the stack: effects, and what follows them. */
export function payAndUse(state: State, payment: Payment, step: Context, frame: Named<'paying'>): void {
  const { seat, target, ally } = frame;
  const activation = activationOf(state);
  const { fighter } = activation;
  const ability = abilityOf(state, fighter, frame.ability);
  const { cards, convert } = payment;
  pop(state);
  step.emit?.({ type: 'abilityUsed', fighter, ability: ability.id, target, ally, cards: [...cards], convert });
  loseHype(state, seat, ability.cost.hype ?? 0, 'cost', step);
  if (convert) loseHype(state, seat, 1, 'convert', step);
  discardFromHand(state, seat, cards, step);
  if (ability.limit === 'activation') activation.used.push(ability.id);
  if (ability.finisher) markFinisher(state, fighter, ability, step);
  activation.abilities++;
  gainHype(state, seat, ability.hype, 'ability', fighter, step);
  const rack = racksFor(state, ability);
  push(state, { name: 'afterUse', stage: 'win', target });
  const source = { kind: 'ability', ability: ability.id } as const;
  push(state, { name: 'resolving', source, user: fighter, target, ally, group: -1, left: [], rack, byPush: false });
  pushBonuses(state, activation);
}

function markFinisher(state: State, ref: FighterRef, { id }: Ability, step: Context): void {
  fighterOf(state, ref).finished = true;
  const used = finishersUsed(state.teams[seatOf(ref)]!);
  step.emit?.({ type: 'finishingMoveUsed', fighter: ref, ability: id, used });
}

/** weapon-rack: how many are at hand for the first ability of an activation that damages its chosen target. */
function racksFor(state: State, ability: Ability): number {
  const activation = activationOf(state);
  const isDamaging = typeof ability.target === 'object' && ability.groups.some(group => group.some(damagesTarget));
  if (!isDamaging || activation.damaging) return 0;
  activation.damaging = true;
  const at = fighterOf(state, activation.fighter).at!;
  const zones = new Set([at, ...neighbours(at)].map(zoneOf));
  return [...zones].filter(zone => {
    const hazard = hazardIn(state, zone);
    return hazard !== null && hazardCard(state, hazard).special === 'weaponRack';
  }).length;
}

/** Automatic: steps 7 to 9. */
export function runAfterUse(state: State, step: Context, frame: Named<'afterUse'>): void {
  const { fighter } = activationOf(state);
  if (frame.stage === 'win') {
    // ARENA-R69: nothing after it happens.
    if (finishersUsed(state.teams[seatOf(fighter)]!) >= FINISHERS_TO_WIN) {
      finish(state, 'finishingMoves', [seatOf(fighter)], step);
      return;
    }
    frame.stage = 'reactions';
  } else if (hasFallen(state)) pop(state);
  else if (frame.stage === 'reactions') {
    frame.stage = 'pins';
    offerSidestep(state, frame.target);
  } else become(state, { name: 'pinCheck', tried: [] });
}

function offerSidestep(state: State, target: FighterRef | null): void {
  if (target === null || !isInRing(state, target)) return;
  const trait = reactionOf(state, target, 'targetedByEnemyAbilityResolved');
  if (trait === null || !canDodge(state, target)) return;
  if (!hasFreeNeighbour(state, fighterOf(state, target).at!)) return;
  push(state, { name: 'sidestepping', seat: seatOf(target), fighter: target, trait });
}

// ---- Active traits (ARENA-R52)

export function declareTrait(state: State, trait: TraitId, step: Context): void {
  const { fighter } = activationOf(state);
  pop(state);
  if (traitOf(state, trait).active!.ally) {
    push(state, { name: 'choosingAlly', seat: seatOf(fighter), ability: null, trait, target: null });
  } else payForTrait(state, trait, null, step);
}

function payForTrait(state: State, trait: TraitId, ally: FighterRef | null, step: Context): void {
  const { fighter } = activationOf(state);
  if ((traitOf(state, trait).active!.discard ?? 0) > 0)
    push(state, { name: 'giving', seat: seatOf(fighter), trait, ally });
  else useTrait(state, trait, ally, [], step);
}

export function give(state: State, card: CardId, step: Context, { trait, ally }: Named<'giving'>): void {
  pop(state);
  useTrait(state, trait, ally, [card], step);
}

function useTrait(state: State, trait: TraitId, ally: FighterRef | null, cards: CardId[], step: Context): void {
  const activation = activationOf(state);
  const { fighter } = activation;
  const { payHype = 0 } = traitOf(state, trait).active!;
  activation.used.push(trait);
  step.emit?.({ type: 'traitUsed', fighter, trait, ally, cards });
  loseHype(state, seatOf(fighter), payHype, 'cost', step);
  discardFromHand(state, seatOf(fighter), cards, step);
  push(state, { name: 'pinCheck', tried: [] });
  const source = { kind: 'trait', trait } as const;
  push(state, {
    name: 'resolving',
    source,
    user: fighter,
    target: null,
    ally,
    group: -1,
    left: [],
    rack: 0,
    byPush: false,
  });
}
