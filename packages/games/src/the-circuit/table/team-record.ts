/** How teams with some fighters have fared against each identity in measured matches. */

import { type ContentId, type FighterId, IDENTITIES, type IdentityId } from '../content/types.ts';
import { MEASURED, MEASURED_CONTENT } from './measured.ts';

export interface Fared {
  readonly identity: IdentityId;
  /** What was won, between 0 and 1. */
  readonly share: number;
  /** Half the width of its 95 % interval. */
  readonly give: number;
  readonly matches: number;
}

/** Each fighter counts as much; null for cards that were not measured. */
export function recordOf(content: ContentId, fighters: readonly FighterId[]): Fared[] | null {
  if (content !== MEASURED_CONTENT || fighters.length === 0) return null;
  const rows = fighters.map(id => MEASURED[id].split(' ').map(cell => cell.split('/').map(Number) as [number, number]));
  return IDENTITIES.map((identity, i) => {
    const cells = rows.map(row => row[i]!);
    const matches = cells.reduce((sum, [, all]) => sum + all, 0);
    const share = cells.reduce((sum, [won, all]) => sum + won / Math.max(1, all), 0) / cells.length;
    return { identity, share, give: 1.96 * Math.sqrt((share * (1 - share)) / Math.max(1, matches)), matches };
  });
}
