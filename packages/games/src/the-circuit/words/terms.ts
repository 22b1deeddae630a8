/** What things are called in messages and on the table, from the names and messages of any language. */

import type { Effect, FighterId, ZoneId } from '../content/types.ts';
import { ZONE } from '../content/zones.ts';
import { type DefeatCause, type HazardRef, hazardOf, isHazardRef, type TriggerId } from '../state.ts';
import type { terms as Terms } from './en/terms.ftl.ts';
import type { Names } from './names.ts';

interface Formats {
  list(items: readonly string[]): string;
}

export const termsFrom = (names: Names, terms: typeof Terms, { list }: Formats) => ({
  ability: names.ability,
  trait: names.trait,
  hazard: names.hazard,
  ringRules: names.ringRules,
  state: names.state,
  struggle: names.struggle,
  /** `owned`: after whose it is, "Warden" and not "The Warden". */
  fighter: (id: FighterId, form?: 'owned'): string =>
    form ? names.fighter(id).replace(/^The /, '') : names.fighter(id),
  fighters: (ids: readonly FighterId[]): string => list(ids.map(names.fighter)),
  hazardOf: (ref: HazardRef): string => names.hazard(hazardOf(ref)),
  /** One effect as a short phrase. */
  effect(effect: Effect): string {
    switch (effect.k) {
      case 'state':
        return names.state(effect.state);
      case 'clear':
        return effect.state === 'all' ? terms.clearAll : terms.clear(names.state(effect.state));
      case 'gain':
        return names.trait(effect.trait);
      case 'swap':
      case 'shiftHazard':
      case 'defeat':
        return terms.effects[effect.k];
      default:
        return terms.effects[effect.k](effect.n);
    }
  },
  trigger(trigger: TriggerId): string {
    if (trigger === 'burning') return names.state(trigger);
    if (trigger === 'ringRules') return terms.ringRules;
    return isHazardRef(trigger) ? names.hazard(hazardOf(trigger)) : names.trait(trigger);
  },
  /** "zone 2 (yellow)". */
  zone: (zone: ZoneId): string => terms.zone(zone, names.colour(ZONE[zone].colour)),
  defeat: (cause: DefeatCause): string => terms.defeats[cause],
  /** A share of 1. */
  percent: (share: number): string => terms.percent(Math.round(share * 100)),
});
