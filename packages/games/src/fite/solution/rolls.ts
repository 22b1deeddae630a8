/** Everything a fighter can roll with one division, and what each roll can be made into by a reaction. */

import { bonusesOf, lowestAttacker } from './hits.ts';
import { covers, fromFace, KEY_OF_FACE, POOLS, poolsOfSize, shownIn, withoutLowFaces } from './pools.ts';
import { type Corner, mayUse, type Setting, tacticalOptions } from './setting.ts';

/** Rolls that differ in nothing that counts are one. Of each, the ways of reacting that no other way covers. */
export interface Rolls {
  readonly count: number;
  /** How often each comes up in 6 to the power of all dice. */
  readonly weight: Float64Array;
  /** Options of roll `r` run from `first[r]` to `first[r + 1]`. */
  readonly first: Int32Array;
  /** By option: pools afterwards, and whether the power is used. */
  readonly off: Int16Array;
  readonly def: Int16Array;
  readonly use: Uint8Array;
  /** Pools that occur among the options. */
  readonly offPools: readonly number[];
  readonly defPools: readonly number[];
}

/** What a fighter's own place and power leave of the lowest dice: nothing, below these faces. */
interface Floor {
  readonly off: Int16Array;
  readonly def: Int16Array;
  readonly offMask: number;
  readonly defMask: number;
}

const NOBODY = { loc: 'tac', power: null } as const;

function floorOf(setting: Setting, corner: Corner): Floor {
  const most = bonusesOf(setting, corner, NOBODY, mayUse(corner), false).off;
  const best = bonusesOf(setting, NOBODY, corner, false, mayUse(corner)).def;
  const lowestOff = lowestAttacker(setting, most);
  const lowestDef = setting.threshold === 1 ? 1 : Math.max(1, setting.threshold - best);
  return {
    off: withoutLowFaces(lowestOff),
    def: withoutLowFaces(lowestDef),
    offMask: fromFace(lowestOff),
    defMask: fromFace(lowestDef),
  };
}

const KNOWN = new Map<string, Rolls>();
/** Enough for one stage of a solution, and not for all of them. */
const MOST_KNOWN = 40;

export function rollsOf(setting: Setting, corner: Corner): Rolls {
  const key = [setting.name, corner.dice, corner.off, kindOf(setting, corner)].join();
  let rolls = KNOWN.get(key);
  if (rolls) KNOWN.delete(key);
  else rolls = listRolls(setting, corner);
  // The one used last stands last.
  KNOWN.set(key, rolls);
  if (KNOWN.size > MOST_KNOWN) KNOWN.delete(KNOWN.keys().next().value!);
  return rolls;
}

/** Corners of the same kind can make the same of the same roll. */
function kindOf(setting: Setting, corner: Corner): string {
  const [idle, busy] = [false, true].map(isUsing => tacticalOptions(corner, isUsing && mayUse(corner)));
  const floor = setting.threshold === 1 ? [] : [corner.loc, mayUse(corner) ? corner.power : null];
  return [idle, busy, mayUse(corner), ...floor].join();
}

function listRolls(setting: Setting, corner: Corner): Rolls {
  const floor = floorOf(setting, corner);
  const found = new Map<string, { options: number[]; weight: number }>();
  for (const off of poolsOfSize(corner.off)) {
    for (const def of poolsOfSize(corner.dice - corner.off)) {
      const options = reactionsTo(setting, corner, POOLS.key[off]!, POOLS.key[def]!, floor);
      const key = String.fromCharCode(...options);
      const same = found.get(key);
      const weight = POOLS.ways[off]! * POOLS.ways[def]!;
      if (same) same.weight += weight;
      else found.set(key, { options, weight });
    }
  }
  return packRolls([...found.values()]);
}

/** Options are triples: offence, defence, use. Weakest rolls first, so that neighbours are alike. */
function packRolls(listed: { options: number[]; weight: number }[]): Rolls {
  const strength = ({ options }: { options: number[] }): number => {
    let most = 0;
    for (let i = 0; i < options.length; i += 3) most = Math.max(most, pips(options[i]!) + pips(options[i + 1]!));
    return most;
  };
  const sorted = listed.map(roll => ({ ...roll, strength: strength(roll) })).sort((a, b) => a.strength - b.strength);
  const all = sorted.flatMap(({ options }) => options);
  const first = new Int32Array(sorted.length + 1);
  sorted.forEach(({ options }, i) => {
    first[i + 1] = first[i]! + options.length / 3;
  });
  const off = Int16Array.from({ length: all.length / 3 }, (_, i) => all[3 * i]!);
  const def = Int16Array.from({ length: all.length / 3 }, (_, i) => all[3 * i + 1]!);
  return {
    count: sorted.length,
    weight: Float64Array.from(sorted, ({ weight }) => weight),
    first,
    off,
    def,
    use: Uint8Array.from({ length: all.length / 3 }, (_, i) => all[3 * i + 2]!),
    offPools: [...new Set(off)].sort((a, b) => a - b),
    defPools: [...new Set(def)].sort((a, b) => a - b),
  };
}

/** The sum of a pool's faces. */
function pips(pool: number): number {
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += face * shownIn(POOLS.key[pool]!, face);
  return sum;
}

/** The worthwhile reactions to one roll, as triples: for each use of the power those that no other one covers. */
function reactionsTo(setting: Setting, corner: Corner, off: number, def: number, floor: Floor): number[] {
  const listed: number[] = [];
  for (const use of mayUse(corner) ? [0, 1] : [0]) {
    const results: number[] = [];
    const allowed = tacticalOptions(corner, use === 1);
    addFlips(results, off, def, allowed, setting.reach);
    if (allowed > 0) {
      addMoves(off, setting.reach, moved => addFlips(results, off - moved, def + moved, allowed - 1, setting.reach));
      addMoves(def, setting.reach, moved => addFlips(results, off + moved, def - moved, allowed - 1, setting.reach));
    }
    addUncovered(listed, results, use, floor);
  }
  return listed;
}

/** Each way to take up to `reach` dice out of a pool that keeps one, by the key of what is taken. */
function addMoves(pool: number, reach: number, add: (moved: number) => void): void {
  const dice = POOLS.size[POOLS.indexOfKey[pool]!]!;
  for (let high = 6; high >= 1; high--) {
    if (shownIn(pool, high) === 0 || dice < 2) continue;
    add(KEY_OF_FACE[high]!);
    if (reach < 2 || dice < 3) continue;
    for (let low = high; low >= 1; low--) {
      if (shownIn(pool, low) > (low === high ? 1 : 0)) add(KEY_OF_FACE[high]! + KEY_OF_FACE[low]!);
    }
  }
}

/** The pools as they lie, and turned over: only the lowest dice of each pool, since nothing is gained by others. */
function addFlips(results: number[], off: number, def: number, left: number, reach: number): void {
  results.push(off, def);
  if (left === 0) return;
  for (let fromOff = reach; fromOff >= 0; fromOff--) {
    const offAfter = lowestTurned(off, fromOff);
    const defAfter = lowestTurned(def, reach - fromOff);
    if (offAfter >= 0 && defAfter >= 0) results.push(offAfter, defAfter);
  }
}

/** The key of a pool with so many of its lowest dice turned over; -1 if it has not so many. */
function lowestTurned(pool: number, dice: number): number {
  let left = dice;
  let turned = pool;
  for (let face = 1; face <= 6 && left > 0; face++) {
    const taken = Math.min(left, shownIn(pool, face));
    turned += taken * (KEY_OF_FACE[7 - face]! - KEY_OF_FACE[face]!);
    left -= taken;
  }
  return left > 0 ? -1 : turned;
}

function addUncovered(listed: number[], results: readonly number[], use: number, floor: Floor): void {
  const { indexOfKey, packed } = POOLS;
  const offs: number[] = [];
  const defs: number[] = [];
  for (let i = 0; i < results.length; i += 2) {
    const off = floor.off[indexOfKey[results[i]!]!]!;
    const def = floor.def[indexOfKey[results[i + 1]!]!]!;
    const offReach = packed[off]! & floor.offMask;
    const defReach = packed[def]! & floor.defMask;
    let isCovered = false;
    let left = 0;
    for (let k = 0; k < offs.length; k++) {
      const otherOff = packed[offs[k]!]! & floor.offMask;
      const otherDef = packed[defs[k]!]! & floor.defMask;
      if (!isCovered && covers(otherOff, offReach) && covers(otherDef, defReach)) isCovered = true;
      if (isCovered || !(covers(offReach, otherOff) && covers(defReach, otherDef))) {
        offs[left] = offs[k]!;
        defs[left++] = defs[k]!;
      }
    }
    offs.length = left;
    defs.length = left;
    if (isCovered) continue;
    offs.push(off);
    defs.push(def);
  }
  const order = offs.map((_, i) => i).sort((a, b) => offs[a]! - offs[b]! || defs[a]! - defs[b]!);
  for (const i of order) listed.push(offs[i]!, defs[i]!, use);
}
