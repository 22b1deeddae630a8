/** Where dice lie in a comparison: side by side while they can be touched, face to face once they are compared. */

import type { ShownDie, Stop } from './hand.ts';

/** How many dice fit side by side before they must shrink. */
const ROOM = 8;

/** The column in which each die of a row begins, by id; a row in the middle may begin at half a column. */
type Columns = ReadonlyMap<string, number>;

/** A comparison's dice laid out: attackers, defenders, and how many columns there are. */
export interface Layout {
  readonly off: Columns;
  readonly def: Columns;
  readonly width: number;
}

const widthFor = (...rows: readonly (readonly unknown[])[]): number => Math.max(ROOM, ...rows.map(row => row.length));

/** Each row in the middle, in its own order. */
export function sideBySide(off: readonly ShownDie[], def: readonly ShownDie[]): Layout {
  const width = widthFor(off, def);
  const lay = (row: readonly ShownDie[]): Columns =>
    new Map(row.map((die, i) => [die.id, (width - row.length) / 2 + i]));
  return { off: lay(off), def: lay(def), width };
}

/**
 * Every attacker opposite the die that cancels it. Defenders that stop nothing stand opposite the attackers they could not
 * stop, and beyond them if there are more.
 */
export function faceToFace(off: readonly ShownDie[], def: readonly ShownDie[], stops: readonly Stop[]): Layout {
  const width = widthFor(off, def);
  const isStopped = (at: number): boolean => stops.some(stop => stop.off === off[at]?.id);
  const free = Array.from({ length: width }, (_, at) => at).filter(at => !isStopped(at));
  const opposite = (die: ShownDie): number => {
    const stop = stops.find(one => one.def === die.id);
    return stop ? off.findIndex(one => one.id === stop.off) : free.shift()!;
  };
  const offAt = off.map((die, at) => [die.id, at] as const);
  const defAt = def.map(die => [die.id, opposite(die)] as const);
  const used = Math.max(0, ...[...offAt, ...defAt].map(([, at]) => at + 1));
  const centred = (row: readonly (readonly [string, number])[]): Columns =>
    new Map(row.map(([id, at]) => [id, at + (width - used) / 2]));
  return { off: centred(offAt), def: centred(defAt), width };
}
