/** What effects are worth to the one who uses them, in Hype, at first sight. */

import type { Ability, Effect, EffectGroups, StateId, Who } from './content/types.ts';
import { distance, radiusOf } from './hex.ts';
import { type FighterRef, type FighterView, refOf, seatOf, type View } from './state.ts';
import { enemiesIn, fighterAt } from './view-reading.ts';

/** A defeat: the Hype for it, and what the enemy's team loses by it. */
export const DEFEAT = 5;
/** A Finishing Move brings the match nearer than anything else does. */
const FINISHER = 30;
const PIN_CHANCE = 0.42;

export interface Roles {
  readonly user: FighterRef;
  readonly target: FighterRef | null;
  readonly ally: FighterRef | null;
}

/** To an enemy; for an ally the sign turns. */
const STATE_WORTH: { readonly [S in StateId]: number } = {
  immobilized: 0.4,
  knockedDown: 0.8,
  taunted: 0.2,
  dazzled: 0.7,
  burning: 1.5,
  pumpedUp: -1.5,
  accelerated: -0.3,
};

/** An ability used on somebody, with what it earns and costs in Hype. */
export function useWorth(
  view: View,
  user: FighterRef,
  ability: Ability,
  target: FighterRef | null,
  ally: FighterRef | null = null,
): number {
  const worth = ability.hype + effectsWorth(view, ability.groups, { user, target, ally });
  return ability.finisher ? FINISHER + worth : worth - (ability.cost.hype ?? 0);
}

export function effectsWorth(view: View, groups: EffectGroups, roles: Roles): number {
  let worth = 0;
  for (const group of groups) for (const effect of group) worth += effectWorth(view, effect, roles);
  // What adds up to a defeat is worth more than its parts.
  if (roles.target !== null) worth += defeatByTotals(view, fighterAt(view, roles.target), targetTotals(groups));
  return worth;
}

interface Totals {
  damage: number;
  stun: number;
  push: number;
  knockedDown: boolean;
}

/** Printed effects never change, so they are added up once. */
const KNOWN_TOTALS = new WeakMap<EffectGroups, Totals>();

/** What an ability does to its chosen target in all. */
function targetTotals(groups: EffectGroups): Totals {
  const known = KNOWN_TOTALS.get(groups);
  if (known) return known;
  const totals = addedUp(groups);
  KNOWN_TOTALS.set(groups, totals);
  return totals;
}

function addedUp(groups: EffectGroups): Totals {
  const totals: Totals = { damage: 0, stun: 0, push: 0, knockedDown: false };
  for (const effect of groups.flat()) {
    if ('who' in effect && effect.who !== undefined && effect.who !== 'target') continue;
    if (effect.k === 'damage' || effect.k === 'stun' || effect.k === 'push') totals[effect.k] += effect.n;
    if (effect.k === 'state' && effect.state === 'knockedDown') totals.knockedDown = true;
  }
  return totals;
}

function defeatByTotals(view: View, target: FighterView, { damage, stun, push, knockedDown }: Totals): number {
  const { stats } = target;
  if (damage > 0 && target.damage + damage >= stats.STA) return DEFEAT;
  if (push > 0 && target.at !== null && radiusOf(target.at) + push > view.radius) return DEFEAT;
  const pin = knockedDown && !target.states.includes('knockedDown') ? Math.ceil(stats.PIN / 2) : stats.PIN;
  return stun > 0 && target.stun + stun >= pin ? PIN_CHANCE * DEFEAT : 0;
}

function those(view: View, who: Who, { user, target, ally }: Roles): FighterRef[] {
  const seat = seatOf(user);
  const { at, engages } = fighterAt(view, user);
  const enemies = () =>
    enemiesIn(view, seat).map(enemy => ({ ref: refOf(enemy.seat, enemy.fighter.card), at: enemy.at }));
  if (typeof who === 'object') {
    return enemies().flatMap(enemy => (distance(at!, enemy.at) <= who.eachEnemyWithin ? [enemy.ref] : []));
  }
  switch (who) {
    case 'target':
      return target === null ? [] : [target];
    case 'ally':
      return ally === null ? [] : [ally];
    case 'self':
      return [user];
    case 'eachEngaged':
      return engages;
    case 'eachEnemy':
      return enemies().map(({ ref }) => ref);
    default:
      return view.teams[seat]!.fighters.flatMap(fighter => {
        const isThere = fighter.at !== null && (who === 'eachAlly' || distance(at!, fighter.at) === 1);
        const ref = refOf(seat, fighter.card);
        return isThere && ref !== user ? [ref] : [];
      });
  }
}

function effectWorth(view: View, effect: Effect, roles: Roles): number {
  switch (effect.k) {
    case 'dodge':
      return 0.1 * effect.n;
    case 'draw':
      return 0.9 * effect.n;
    case 'hype':
    case 'drain':
      return effect.n;
    case 'swap':
      return 0.1;
    case 'shiftHazard':
      return 0.2;
    case 'gain':
      return 1;
    case 'defeat':
      return DEFEAT;
    default: {
      const sum = (ref: FighterRef): number => {
        const worth = onFighter(fighterAt(view, ref), effect);
        return seatOf(ref) === seatOf(roles.user) ? -worth : worth;
      };
      return those(view, effect.who ?? 'target', roles).reduce((total, ref) => total + sum(ref), 0);
    }
  }
}

/** As it looks to an enemy of that fighter. */
function onFighter(
  { stats, damage, stun, states }: FighterView,
  effect: Exclude<Effect, { k: 'dodge' | 'draw' | 'hype' | 'drain' | 'swap' | 'shiftHazard' | 'gain' | 'defeat' }>,
): number {
  switch (effect.k) {
    case 'damage':
      return (5 * effect.n) / stats.STA;
    case 'stun':
      return (3 * effect.n) / stats.PIN;
    case 'push':
      return 0.3 * effect.n;
    case 'heal':
      return (-4 * Math.min(effect.n, damage)) / stats.STA;
    case 'unstun':
      return (-2 * Math.min(effect.n, stun)) / stats.PIN;
    case 'state':
      return states.includes(effect.state) ? 0 : STATE_WORTH[effect.state];
    case 'clear':
      return -0.3 * states.length;
  }
}
