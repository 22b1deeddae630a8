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

/** What any division would bring, one prospect for each the rival may make; none where one die alone gets a place's bonus. */
export function divisionForecast(view: View, near: 0 | 1, using: boolean): (off: number) => Prospect[] {
  if (!isCountable(view.options)) return () => [];
  const me: Fighter = { ...view.fighters[near], using: view.fighters[near].using || using };
  const foe = view.fighters[near === 0 ? 1 : 0];
  const mine = expectedHits(me, foe, view.options);
  const theirs = expectedHits(foe, me, view.options);
  return off =>
    divisionsOf(foe.dice, view.options).map(foeOff => ({
      foeOff,
      dealt: mine(off, foe.dice - foeOff),
      taken: theirs(foeOff, me.dice - off),
    }));
}

/** The divisions that prospects will be for, before anything is counted. */
export const divisionsAgainst = (view: View, near: 0 | 1): Pick<Prospect, 'foeOff'>[] =>
  isCountable(view.options)
    ? divisionsOf(view.fighters[near === 0 ? 1 : 0].dice, view.options).map(foeOff => ({ foeOff }))
    : [];

/** Where one die alone gets a place's bonus, it matters which. */
const isCountable = ({ locationBonus }: Options): boolean => locationBonus !== 'one';

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
  // Dice below the threshold never come up among the values, and never hit.
  const offValues = worth.map(({ off, fates }) => (fates[0] === 'ignored' ? null : off[0]!));
  const defValues = worth.map(({ def }) => def[0]!);
  const levels = [...new Set([...offValues, ...defValues])].filter(value => value !== null).sort((a, b) => b - a);
  const chances = (values: readonly (number | null)[]): Odds[] => {
    let faces: number = FACES.length;
    return levels.map(level => {
      const here = values.filter(value => value === level).length;
      const odds = binomials(faces === 0 ? 0 : here / faces);
      faces -= here;
      return odds;
    });
  };
  return average(chances(offValues), chances(defValues));
}

/** By the number of dice that are no higher than a value: the chance that so many of them have it. */
type Odds = readonly (readonly number[])[];

const MOST_DICE = 9;

const binomials = (p: number): Odds =>
  Array.from({ length: MOST_DICE + 1 }, (_, n) => {
    const row: number[] = [];
    let ways = 1;
    for (let k = 0; k <= n; k++) {
      row.push(ways * p ** k * (1 - p) ** (n - k));
      ways = (ways * (n - k)) / (k + 1);
    }
    return row;
  });

/**
 * Goes through the values from high to low. What matters is how many dice of either pool are still lower, and how many
 * defenders seen so far have stopped nothing: each stops one attacker of this value or below.
 */
function average(offOdds: readonly Odds[], defOdds: readonly Odds[]): (off: number, def: number) => number {
  const side = MOST_DICE + 1;
  const known = new Float64Array(offOdds.length * side ** 3).fill(-1);
  const from = (at: number, off: number, def: number, free: number): number => {
    if (at === offOdds.length || off === 0) return 0;
    const key = ((at * side + off) * side + def) * side + free;
    if (known[key]! >= 0) return known[key]!;
    const [attackers, defenders] = [offOdds[at]![off]!, defOdds[at]![def]!];
    let sum = 0;
    for (let a = 0; a <= off; a++) {
      if (attackers[a] === 0) continue;
      for (let d = 0; d <= def; d++) {
        if (defenders[d] === 0) continue;
        const stopped = Math.min(a, free + d);
        sum += attackers[a]! * defenders[d]! * (a - stopped + from(at + 1, off - a, def - d, free + d - stopped));
      }
    }
    known[key] = sum;
    return sum;
  };
  return (off, def) => from(0, off, def, 0);
}
