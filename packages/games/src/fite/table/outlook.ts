/** What a division does on average against each division the rival may make. Exact, by counting; nothing is rolled. */

import { type Combatant, compareAttack, smallestPool } from '../fight.ts';
import type { Fighter, Options, View } from '../state.ts';

/** One division of the rival, and the hits to be expected against it. */
export interface Prospect {
  /** Dice the rival sends to attack. */
  readonly foeOff: number;
  readonly dealt: number;
  readonly taken: number;
}

/** Prospects of a division, one for each the rival may make; empty where one die alone gets a place's bonus. */
export function prospectsOf(view: View, near: 0 | 1, off: number, using = false): Prospect[] {
  if (view.options.locationBonus === 'one') return [];
  const me: Fighter = { ...view.fighters[near], using: view.fighters[near].using || using };
  const foe = view.fighters[near === 0 ? 1 : 0];
  const mine = expectedHits(me, foe, view.options);
  const theirs = expectedHits(foe, me, view.options);
  return divisionsOf(foe.dice, view.options).map(foeOff => ({
    foeOff,
    dealt: mine(off, foe.dice - foeOff),
    taken: theirs(foeOff, me.dice - off),
  }));
}

/** How many dice may attack. */
function divisionsOf(dice: number, options: Options): number[] {
  const fewest = smallestPool(options, dice);
  return Array.from({ length: Math.max(0, dice - 2 * fewest + 1) }, (_, i) => fewest + i);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The average number of hits of so many dice on so many. */
export function expectedHits(attacker: Combatant, defender: Combatant, options: Options) {
  // What a face is worth in either pool, as the comparison itself says.
  const worth = FACES.map(face => compareAttack({ ...attacker, off: [face] }, { ...defender, def: [face] }, options));
  const offValues = worth.map(({ off, fates }) => (fates[0] === 'ignored' ? null : off[0]!));
  const defValues = worth.map(({ def }) => def[0]!);
  const levels = [...new Set([...offValues, ...defValues].filter(value => value !== null))].sort((a, b) => b - a);
  const steps = levels.map(level => ({
    off: offValues.filter(value => value === level).length,
    def: defValues.filter(value => value === level).length,
  }));
  return (off: number, def: number): number => hitsFrom(steps, off, def);
}

interface Step {
  /** How many faces of a die have this value, in either pool. */
  readonly off: number;
  readonly def: number;
}

/**
 * Goes through the values from high to low. What matters is how many dice of either pool are still lower, and how many
 * defenders seen so far have stopped nothing: each stops one attacker of this value or below.
 */
function hitsFrom(steps: readonly Step[], off: number, def: number): number {
  const known = new Map<number, number>();
  const hits = (at: number, off: number, def: number, free: number, facesOff: number, facesDef: number): number => {
    const step = steps[at];
    if (!step || off === 0) return 0;
    const key = ((at * 10 + off) * 10 + def) * 10 + free;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (let a = 0; a <= off; a++) {
      const chanceOff = binomial(off, a, facesOff === 0 ? 0 : step.off / facesOff);
      if (chanceOff === 0) continue;
      for (let d = 0; d <= def; d++) {
        const chance = chanceOff * binomial(def, d, facesDef === 0 ? 0 : step.def / facesDef);
        if (chance === 0) continue;
        const stopped = Math.min(a, free + d);
        const rest = hits(at + 1, off - a, def - d, free + d - stopped, facesOff - step.off, facesDef - step.def);
        sum += chance * (a - stopped + rest);
      }
    }
    known.set(key, sum);
    return sum;
  };
  // Dice below the threshold never come up among the values, and never hit.
  return hits(0, off, def, 0, FACES.length, FACES.length);
}

const CHOOSE = Array.from({ length: 10 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= n; k++) row.push((row[k - 1]! * (n - k + 1)) / k);
  return row;
});

const binomial = (n: number, k: number, p: number): number => CHOOSE[n]![k]! * p ** k * (1 - p) ** (n - k);
