/** A team as far as it has come while somebody makes it. */

import type { FighterId, HazardId } from '../content/types.ts';

export interface Building {
  readonly fighters: readonly FighterId[];
  readonly hazard: HazardId | null;
}

/** The same team with those first who have been picked already: they stay where they are. Null if one of them is not in it. */
export function after<T extends Building>(picked: readonly FighterId[], team: T): T | null {
  if (!picked.every(id => team.fighters.includes(id))) return null;
  return { ...team, fighters: [...picked, ...team.fighters.filter(id => !picked.includes(id))] };
}
