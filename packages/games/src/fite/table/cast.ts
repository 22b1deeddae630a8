/** Who fights and where: chosen from what everybody knows, so that every client shows the same bout. */

import { ARENAS, type Arena } from '../content/arenas.ts';
import { type Contender, FIGHTERS } from '../content/fighters.ts';
import type { Both, Power, View } from '../state.ts';

/** What tells one bout from another. */
export interface Bout {
  /** The table's promise about its dice, another one for every match, if it made one. */
  readonly commitment?: string | null | undefined;
  readonly names: readonly string[];
}

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

/** Who enters with a power from this seat. Two fighters share each power: the other one is the other seat's. */
export function fighterFor(power: Power | null, seat: 0 | 1, bout: Bout): Contender {
  const able = FIGHTERS.filter(fighter => fighter.power === power);
  return able[(lotOf(bout, `${power}`) + seat) % able.length]!;
}

/** A number that the bout's public facts decide (FNV-1a, its bits mixed once more). */
function lotOf({ commitment, names }: Bout, about: string): number {
  let hash = 0x811c9dc5;
  for (const character of [about, commitment ?? names.join()].join()) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
