/** Who fights and where: chosen from what everybody knows, so that every client shows the same bout. */

import { ARENAS, type Arena } from '../content/arenas.ts';
import { type Bout, fighterFor, lotOf } from '../content/casting.ts';
import type { Contender } from '../content/fighters.ts';
import type { Both, View } from '../state.ts';

export interface Cast {
  readonly arena: Arena;
  /** By seat; null while nobody may know who they are. */
  readonly fighters: Readonly<Both<Contender | null>>;
}

/** The arena, and the fighters as far as their powers are public. */
export function castOf(view: View, bout: Bout): Cast {
  const entering = (seat: 0 | 1): Contender | null =>
    view.asking?.name === 'choosingPowers' ? null : fighterFor(view.fighters[seat].power, seat, bout);
  return {
    arena: ARENAS[lotOf(bout, 'arena') % ARENAS.length]!,
    fighters: [entering(0), entering(1)],
  };
}
