/** What a zone does to whoever goes into it, or is Pushed in: told before it happens, and walked around where that can be done. */

import { contentOf } from '../content/packs.ts';
import type { Effect, HazardCard, StateId, Trigger, ZoneId } from '../content/types.ts';
import { modsOf, ringMod } from '../fighters.ts';
import { type Hex, zoneOf } from '../hex.ts';
import type { FighterRef, View } from '../state.ts';
import { asState } from './scene.ts';

/** The hazard on a space; null if there is none. */
export function hazardAt(view: View, hex: Hex): HazardCard | null {
  const zone = zoneOf(hex);
  const seat = zone === null ? -1 : view.teams.findIndex(({ hazardZone }) => hazardZone === zone);
  const hazard = view.teams[seat]?.hazard ?? null;
  return hazard === null ? null : contentOf(view.content).hazards[hazard];
}

/** What the Ring Rules do to whoever enters this zone. */
export function ringEffects(view: View, zone: ZoneId | null): readonly Effect[] {
  const mod = ringMod(asState(view), 'zoneEnter');
  return mod !== null && mod.zone === zone ? mod.do.flat() : [];
}

export const GOOD_STATES: ReadonlySet<StateId> = new Set(['accelerated', 'pumpedUp']);

const isGood = (effect: Effect): boolean =>
  effect.k === 'heal' || effect.k === 'unstun' || (effect.k === 'state' && GOOD_STATES.has(effect.state));

/** What a hazard does to whoever comes in this way. */
function onEntering({ triggers = [] }: HazardCard, byPush: boolean): Effect[] {
  const acts = ({ if: when }: Trigger | Effect): boolean => when?.c !== 'enteredByPush' || byPush;
  return triggers
    .filter(trigger => trigger.on === 'enter' && acts(trigger))
    .flatMap(({ do: groups }) => groups.flat())
    .filter(acts);
}

const damageIn = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.k === 'damage' ? effect.n : 0), 0);

/** The damage that entering these spaces does; each hazard and zone counts once. */
export function damageOn(view: View, spaces: readonly Hex[], byPush: boolean): number {
  const hazards = new Set(spaces.flatMap(hex => hazardAt(view, hex) ?? []));
  const zones = new Set(spaces.map(zoneOf));
  return damageIn([
    ...[...hazards].flatMap(hazard => onEntering(hazard, byPush)),
    ...[...zones].flatMap(zone => ringEffects(view, zone)),
  ]);
}

/** Whether entering is good or bad for a fighter; null if nothing happens then. */
export function toneOf(hazard: HazardCard, byPush: boolean): 'good' | 'harm' | null {
  // Nobody wants to be somewhere else than they went.
  if (hazard.special === 'mirror') return 'harm';
  const effects = onEntering(hazard, byPush);
  return effects.length === 0 ? null : effects.every(isGood) ? 'good' : 'harm';
}

/** Whether whoever walks into the zone of this space is worse off for it. */
export function isHarmful(view: View, hex: Hex): boolean {
  const hazard = hazardAt(view, hex);
  const byRing = ringEffects(view, zoneOf(hex));
  return (hazard !== null && toneOf(hazard, false) === 'harm') || byRing.some(effect => !isGood(effect));
}

/** Whether a walk ends where it enters the zone of this space. */
export function endsWalk(view: View, who: FighterRef, hex: Hex): boolean {
  const hazard = hazardAt(view, hex);
  if (hazard === null) return false;
  if (hazard.special === 'mirror') return true;
  const stops = onEntering(hazard, false).some(effect => effect.k === 'state' && effect.state === 'immobilized');
  return stops && !modsOf(asState(view), who, 'immune').some(({ mod }) => mod.immune.includes('immobilized'));
}
