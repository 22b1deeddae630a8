/** Fights in which both may touch their dice and there are too many rolls: evenly spread pairs of rolls stand for all. */

import { addGame, type Fight, outcomeAt, type Part, type Tables, type Tally, tablesOf } from './fight-value.ts';
import { POOLS } from './pools.ts';
import { type Rolls, rollsOf } from './rolls.ts';

/** Multiples of it, without their whole parts, spread evenly however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * An estimate of the sum over all pairs of rolls from so many of them: a lattice over the two orders of rolls from weak
 * to strong, the same every time.
 */
export function fightSampled(fight: Fight, { index, of }: Part, pairs: number, shift: number): Tally {
  const tables = tablesOf(fight.setting, fight.corners);
  const rolls = rollsOf(fight.setting, fight.corners[0]);
  const others = rollsOf(fight.setting, fight.corners[1]);
  const upTo = sums(rolls.weight);
  const otherUpTo = sums(others.weight);
  const weight = (upTo.at(-1)! * otherUpTo.at(-1)!) / pairs;
  const tally: Tally = { value: 0, again: 0 };
  for (let pair = index; pair < pairs; pair += of) {
    const roll = firstAbove(upTo, ((pair + 0.5) / pairs) * upTo.at(-1)!);
    const other = firstAbove(otherUpTo, ((pair * GOLDEN + 0.5 + shift) % 1) * otherUpTo.at(-1)!);
    addPair(fight, tables, rolls, roll, others, other, weight, tally);
  }
  return tally;
}

const sums = (weights: Float64Array): Float64Array => {
  let sum = 0;
  return weights.map(weight => {
    sum += weight;
    return sum;
  });
};

/** The first place where the sums pass this. */
function firstAbove(upTo: Float64Array, sum: number): number {
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle]! > sum) high = middle;
    else low = middle + 1;
  }
  return low;
}

const MOST_ENTRIES = 1 << 14;
const GAME = new Float64Array(MOST_ENTRIES);
const AGAIN = new Uint8Array(MOST_ENTRIES);

function addPair(
  { outcomes }: Fight,
  { dealt, taken }: Tables,
  rolls: Rolls,
  roll: number,
  others: Rolls,
  other: number,
  weight: number,
  tally: Tally,
): void {
  const first = rolls.first[roll]!;
  const rows = rolls.first[roll + 1]! - first;
  const otherFirst = others.first[other]!;
  const columns = others.first[other + 1]! - otherFirst;
  for (let i = 0; i < rows; i++) {
    const use = rolls.use[first + i]!;
    const offAt = rolls.off[first + i]! * POOLS.count;
    const def = rolls.def[first + i]!;
    for (let j = 0; j < columns; j++) {
      const otherUse = others.use[otherFirst + j]!;
      const given = dealt[use]![otherUse]![offAt + others.def[otherFirst + j]!]!;
      const got = taken[use]![otherUse]![others.off[otherFirst + j]! * POOLS.count + def]!;
      const at = outcomeAt(use, otherUse, got, given);
      GAME[i * columns + j] = outcomes[at]!;
      AGAIN[i * columns + j] = at === 0 ? 1 : 0;
    }
  }
  addGame(GAME, AGAIN, rows, columns, weight, tally);
}
