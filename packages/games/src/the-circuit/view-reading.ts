/** What a bot reads off a view: cards, places and who stands where. */

import type { Seat } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import type { Ability, EffectGroups, RingRulesCard, Trait, TraitId } from './content/types.ts';
import { distance, type Hex, neighbours, radiusOf, zoneOf } from './hex.ts';
import { cardOf, type FighterRef, type FighterView, fighterIn, seatOf, type View } from './state.ts';

export const ringRulesOf = ({ content, ringRules }: View): RingRulesCard | null =>
  ringRules === null ? null : contentOf(content).ringRules[ringRules];

export const fighterAt = (view: View, ref: FighterRef): FighterView => fighterIn(view.teams, ref);

export const abilitiesIn = ({ content }: View, ref: FighterRef): readonly Ability[] =>
  contentOf(content).fighters[cardOf(ref)].abilities;

export const abilityIn = ({ content }: View, ref: FighterRef, id: string): Ability | undefined =>
  contentOf(content).fighters[cardOf(ref)].abilities.find(ability => ability.id === id);

export const traitIn = ({ content }: View, id: TraitId): Trait => contentOf(content).traits[id];

/** Spaces with somebody in them. */
function occupied({ teams }: View): Hex[] {
  const found: Hex[] = [];
  for (const { fighters } of teams) for (const { at } of fighters) if (at !== null) found.push(at);
  return found;
}

export interface Enemy {
  readonly seat: Seat;
  readonly fighter: FighterView;
  readonly at: Hex;
}

/** Enemies of this seat in the ring. */
export function enemiesIn({ teams }: View, seat: Seat): Enemy[] {
  const found: Enemy[] = [];
  for (let other = 0; other < teams.length; other++) {
    if (other === seat) continue;
    for (const fighter of teams[other]!.fighters) {
      if (fighter.at !== null) found.push({ seat: other, fighter, at: fighter.at });
    }
  }
  return found;
}

/** Spaces of the seat's own fighters, one of them left out. */
export function alliesIn({ teams }: View, ref: FighterRef): Hex[] {
  const own = cardOf(ref);
  const found: Hex[] = [];
  for (const { at, card } of teams[seatOf(ref)]!.fighters) if (at !== null && card !== own) found.push(at);
  return found;
}

/** How far the nearest of them is; `none` if there are none. */
export function nearestTo(at: Hex, enemies: readonly { readonly at: Hex }[], none: number): number {
  let near = none;
  for (const enemy of enemies) near = Math.min(near, distance(at, enemy.at));
  return near;
}

/** How bad it is to come into a space: what the hazard or the Ring Rules there would do, in Hype. */
export function harmOfEntering(view: View, from: Hex | null, hex: Hex, byPush: boolean): number {
  const zone = zoneOf(hex);
  if (zone === null || (from !== null && zoneOf(from) === zone)) return 0;
  const { content, teams } = view;
  const hazard = teams.find(({ hazardZone }) => hazardZone === zone)?.hazard ?? null;
  let harm = 0;
  if (hazard !== null) {
    for (const trigger of contentOf(content).hazards[hazard].triggers ?? []) {
      if (trigger.on === 'enter' && (byPush || trigger.if?.c !== 'enteredByPush')) harm += harmOf(trigger.do, byPush);
    }
  }
  for (const mod of ringRulesOf(view)?.mods ?? []) {
    if (mod.m === 'zoneEnter' && mod.zone === zone) harm += harmOf(mod.do, byPush);
  }
  return harm;
}

function harmOf(groups: EffectGroups, byPush: boolean): number {
  let harm = 0;
  for (const group of groups) {
    for (const effect of group) {
      if (!byPush && effect.if?.c === 'enteredByPush') continue;
      harm += HARM[effect.k === 'state' ? effect.state : effect.k] ?? 0;
    }
  }
  return harm;
}

const HARM: { readonly [effect: string]: number } = {
  damage: 0.8,
  stun: 0.6,
  burning: 1.2,
  immobilized: 0.4,
  knockedDown: 0.8,
  dazzled: 0.7,
  taunted: 0.2,
  accelerated: -0.3,
  pumpedUp: -1.5,
};

/** All spaces within so many steps, each with the first step toward it; the fighter's own with none. */
export function reachableFrom(view: View, at: Hex, steps: number): Map<Hex, { first: Hex | null; steps: number }> {
  const found = new Map<Hex, { first: Hex | null; steps: number }>([[at, { first: null, steps: 0 }]]);
  const taboo = occupied(view);
  let edge: Hex[] = [at];
  for (let taken = 1; taken <= steps && edge.length > 0; taken++) {
    const next: Hex[] = [];
    for (const hex of edge) {
      for (const to of neighbours(hex)) {
        if (found.has(to) || radiusOf(to) > view.radius || taboo.includes(to)) continue;
        found.set(to, { first: found.get(hex)!.first ?? to, steps: taken });
        next.push(to);
      }
    }
    edge = next;
  }
  return found;
}
