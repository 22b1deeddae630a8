/** What an ability will do, worked out from its card and the ring before it is used. Choices still to come are named as such. */

import { contentOf } from '../content/packs.ts';
import type { Ability, Effect, StateId, TraitId } from '../content/types.ts';
import { areEnemies, modsOf, type Roles, ringMod, those } from '../fighters.ts';
import { type Hex, neighbours, radiusOf, zoneOf } from '../hex.ts';
import { type FighterRef, seatOf, type View } from '../state.ts';
import { pinOdds } from './odds.ts';
import type { Play } from './plays.ts';
import { abilityIn, asState, fighterIn } from './scene.ts';

/** What happens to one fighter. */
export interface Mark {
  damage: number;
  heal: number;
  stun: number;
  unstun: number;
  pushes: number;
  dodges: number;
  states: StateId[];
  /** Where it is Pushed from, if it changes places before. */
  from: Hex | null;
  /** Traits that take some of it away. */
  shields: TraitId[];
  isDefeated: boolean;
}

export interface Forecast {
  readonly ability: Ability;
  readonly user: FighterRef;
  readonly play: Play;
  readonly marks: ReadonlyMap<FighterRef, Mark>;
  /** Hype spent, then gained; without that for defeats. */
  readonly spent: number;
  readonly gained: number;
  readonly draws: number;
  readonly drains: number;
  /** Effects that belong to no fighter's numbers. */
  readonly others: readonly Effect[];
}

const blank = (): Mark => ({
  damage: 0,
  heal: 0,
  stun: 0,
  unstun: 0,
  pushes: 0,
  dodges: 0,
  states: [],
  from: null,
  shields: [],
  isDefeated: false,
});

export function forecastOf(view: View, play: Play): Forecast | null {
  const user = view.activation?.fighter;
  const ability = user === undefined ? null : abilityIn(view, user, play.ability);
  if (user === undefined || !ability) return null;
  const roles: Roles = { user, target: play.target, ally: play.ally, byPush: false };
  const marks = new Map<FighterRef, Mark>();
  const others: Effect[] = [];
  const sums = { draws: 0, drains: 0, hype: 0 };
  const markOf = (ref: FighterRef): Mark => {
    const mark = marks.get(ref) ?? blank();
    marks.set(ref, mark);
    return mark;
  };
  for (const effect of ability.groups.flat()) {
    if (effect.k === 'draw') sums.draws += effect.n;
    else if (effect.k === 'drain') sums.drains += effect.n;
    else if (effect.k === 'hype') sums.hype += effect.n;
    else if (!('who' in effect) && (effect.k === 'swap' || effect.k === 'shiftHazard' || effect.k === 'gain')) {
      others.push(effect);
    } else for (const ref of touched(view, effect, roles)) apply(markOf(ref), effect);
  }
  if (play.target !== null && (marks.get(play.target)?.damage ?? 0) > 0) {
    markOf(play.target).damage += racksFor(view, user);
  }
  if (play.target !== null && others.some(effect => effect.k === 'swap' && effect.with === 'target')) {
    markOf(play.target).from = fighterIn(view, user).at;
  }
  // ARENA-R58: those whom a pin has left with tokens enough are tried again after every use.
  for (const ref of fighterIn(view, user).engages) if (fighterIn(view, ref).pinnable) markOf(ref);
  for (const [ref, mark] of marks) {
    if (areEnemies(user, ref)) shield(view, ref, mark);
    limit(view, ref, mark);
  }
  return {
    ability,
    user,
    play,
    marks,
    spent: (ability.cost.hype ?? 0) + (play.payment.convert ? 1 : 0),
    gained: ability.hype + sums.hype + firstUseHype(view, user),
    draws: sums.draws,
    drains: sums.drains,
    others,
  };
}

function touched(view: View, effect: Effect, roles: Roles): FighterRef[] {
  const who = 'who' in effect && effect.who ? effect.who : effect.k === 'dodge' ? 'self' : 'target';
  const isMet = effect.if?.c !== 'adjacentAlly' || those(asState(view), 'eachAdjacentAlly', roles).length > 0;
  return isMet ? those(asState(view), who, roles) : [];
}

function apply(mark: Mark, effect: Effect): void {
  switch (effect.k) {
    case 'damage':
    case 'stun':
    case 'heal':
    case 'unstun':
      mark[effect.k] += effect.n;
      break;
    case 'push':
      mark.pushes += effect.n;
      break;
    case 'dodge':
      mark.dodges += effect.n;
      break;
    case 'state':
      mark.states.push(effect.state);
      break;
    case 'defeat':
      mark.isDefeated = true;
  }
}

/** Traits that ignore the first effect of a kind each turn, or make immune. */
function shield(view: View, ref: FighterRef, mark: Mark): void {
  const state = asState(view);
  const { spent } = fighterIn(view, ref);
  for (const { trait, mod } of modsOf(state, ref, 'ignoreFirst')) {
    const what = ({ push: 'pushes', abilityDamage: 'damage', abilityStun: 'stun' } as const)[mod.ignoreFirst];
    if (spent.includes(trait) || mark[what] === 0) continue;
    mark[what]--;
    mark.shields.push(trait);
  }
  for (const { trait, mod } of modsOf(state, ref, 'immune')) {
    const left = mark.states.filter(one => !mod.immune.includes(one));
    if (left.length < mark.states.length) mark.shields.push(trait);
    mark.states = left;
  }
}

/** Nobody loses more than they have, or becomes what they are. */
function limit(view: View, ref: FighterRef, mark: Mark): void {
  const { damage, stun, states } = fighterIn(view, ref);
  mark.heal = Math.min(mark.heal, damage + mark.damage);
  mark.unstun = Math.min(mark.unstun, stun + mark.stun);
  mark.states = mark.states.filter(state => !states.includes(state));
}

/** Weapon racks at hand, each of which adds a damage to the first ability of this activation that damages its target. */
function racksFor(view: View, user: FighterRef): number {
  const { at } = fighterIn(view, user);
  if (at === null || view.activation?.damaging) return 0;
  const near = [at, ...neighbours(at)].map(zoneOf);
  return view.teams.filter(
    ({ hazard, hazardZone }) =>
      hazard !== null &&
      hazardZone !== null &&
      contentOf(view.content).hazards[hazard].special === 'weaponRack' &&
      near.includes(hazardZone),
  ).length;
}

/** Hype that traits and a spotlight add to the first ability of an activation. */
function firstUseHype(view: View, user: FighterRef): number {
  if (view.activation?.abilities !== 0) return 0;
  const { at, traits } = fighterIn(view, user);
  const content = contentOf(view.content);
  const ofTraits = traits
    .flatMap(trait => content.traits[trait].triggers ?? [])
    .filter(({ on }) => on === 'abilityUsed');
  const extra = ofTraits
    .flatMap(trigger => trigger.do.flat())
    .reduce((sum, one) => sum + (one.k === 'hype' ? one.n : 0), 0);
  const isLit = view.teams.some(
    ({ hazard, hazardZone }) =>
      hazard !== null && at !== null && content.hazards[hazard].special === 'spotlight' && zoneOf(at) === hazardZone,
  );
  return extra + (isLit ? 1 : 0);
}

/** What a defeat gives the active team. */
export const defeatHype = (view: View): number => ringMod(asState(view), 'defeatHype')?.n ?? 3;

/** How a fighter would stand after it. */
export interface AbilityForecast {
  readonly left: number;
  readonly sta: number;
  readonly stun: number;
  readonly pin: number;
  readonly isOut: boolean;
  /** The chance of the pin that would follow; null if none would. */
  readonly pinned: number | null;
  /** It may be Pushed over the edge, and nothing holds it. */
  readonly mayFall: boolean;
  readonly ropesHold: boolean;
}

export function outlookOf(view: View, user: FighterRef, ref: FighterRef, mark: Mark): AbilityForecast {
  const { stats, damage, stun, states, at } = fighterIn(view, ref);
  const from = mark.from ?? at;
  const isEnemy = areEnemies(user, ref);
  const newStun = Math.max(0, stun + mark.stun - mark.unstun);
  const falls = mark.states.includes('knockedDown') && !states.includes('knockedDown');
  const pin = falls ? Math.ceil(stats.PIN / 2) : stats.PIN;
  const left = Math.min(stats.STA, stats.STA - Math.max(0, damage - mark.heal) - mark.damage);
  const isOut = mark.isDefeated || left <= 0;
  const canPin = isEnemy && !isOut && newStun >= pin && fighterIn(view, user).engages.includes(ref);
  const reach = mark.pushes * (ringMod(asState(view), 'pushSpaces')?.n ?? 1);
  const atEdge = isEnemy && from !== null && mark.pushes > 0 && radiusOf(from) + reach > view.radius;
  const ropesHold = atEdge && newStun === 0 && ringMod(asState(view), 'ropes') !== null;
  return {
    left: Math.max(0, left),
    sta: stats.STA,
    stun: newStun,
    pin,
    isOut,
    pinned: canPin ? pinOdds(view, seatOf(ref), user) : null,
    mayFall: atEdge && !ropesHold,
    ropesHold,
  };
}
