/** Which fighter stands for whom: chosen by lot from what everybody knows, or kept through a tournament. */

import type { Power } from '../state.ts';
import { type Contender, FIGHTERS } from './fighters.ts';

/** What tells one bout from another. */
export interface Bout {
  /** Another text for every match, the same for everyone who sees it. */
  readonly lot?: string | null | undefined;
  readonly names: readonly string[];
  /** Ids of the fighters by seat, where they were settled before the bout. */
  readonly cast?: readonly string[] | null | undefined;
}

/** Who enters with a power from this seat. Two fighters share each power: the other one is the other seat's. */
export function fighterFor(power: Power | null, seat: 0 | 1, bout: Bout): Contender {
  const settled = bout.cast?.[seat];
  const able = FIGHTERS.filter(fighter => fighter.power === power);
  return FIGHTERS.find(({ id }) => id === settled) ?? able[(lotOf(bout, `${power}`) + seat) % able.length]!;
}

/** A number that the bout's public facts decide (FNV-1a, its bits mixed once more). */
export function lotOf({ lot, names }: Bout, about: string): number {
  let hash = 0x811c9dc5;
  for (const character of [about, lot ?? names.join()].join()) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Each entrant's own fighter, as long as there are enough: one of the two with its power, or anybody who is left. */
export function fightersOf(entrants: readonly { readonly power: Power | null }[]): readonly Contender[] {
  const taken: Contender[] = [];
  const armedFirst = [...entrants.keys()].toSorted(
    (a, b) => Number(entrants[a]!.power === null) - Number(entrants[b]!.power === null),
  );
  for (const who of armedFirst) {
    const able = ([0, 1] as const).map(seat => fighterFor(entrants[who]!.power, seat, { names: [`${who}`] }));
    const isFree = (fighter: Contender): boolean => !taken.includes(fighter);
    taken[who] = able.find(isFree) ?? FIGHTERS.find(isFree) ?? able[0]!;
  }
  return taken;
}
