/** How often a perfect player spends its power in the fight at hand: what the plots tell of it. */

import { LOCATIONS } from '../state.ts';
import type { Book } from './book.ts';
import { outcomeAt, tablesOf } from './fight-value.ts';
import { outcomesFrom, type Situation, turnedSituation } from './induction.ts';
import { solveMatrix } from './matrix-game.ts';
import { POOLS } from './pools.ts';
import { rollsOf } from './rolls.ts';
import { type Corner, divisionBounds } from './setting.ts';
import { firstAbove, GOLDEN, sums } from './touched.ts';

/** Enough for a plot. */
const PAIRS = 3000;

/** The chance that the first fighter spends its power, where both stand and divide as they do most often. */
export function spendingChance(book: Book, situation: Situation): number {
  const { setting } = book;
  const other = turnedSituation(situation);
  const places = [mostOften(book.places(situation)), mostOften(book.places(other))] as const;
  const cornerOf = (seen: Situation, mine: number, theirs: number): Corner => ({
    dice: seen.dice[0],
    off: divisionBounds(setting, seen.dice[0]).least + mostOften(book.divisions(seen, mine, theirs)),
    loc: LOCATIONS[mine]!,
    power: setting.powers[seen.powers[0]]!,
  });
  const corners = [cornerOf(situation, places[0], places[1]), cornerOf(other, places[1], places[0])] as const;
  const outcomes = outcomesFrom({ of: one => book.worth(one) }, situation, book.worth(situation));
  const { dealt, taken } = tablesOf(setting, corners);
  const [rolls, others] = [rollsOf(setting, corners[0]), rollsOf(setting, corners[1])];
  const [upTo, otherUpTo] = [sums(rolls.weight), sums(others.weight)];
  let spent = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const roll = firstAbove(upTo, ((pair + 0.5) / PAIRS) * upTo.at(-1)!);
    const met = firstAbove(otherUpTo, ((pair * GOLDEN) % 1) * otherUpTo.at(-1)!);
    const mine = range(rolls.first[roll]!, rolls.first[roll + 1]!);
    const theirs = range(others.first[met]!, others.first[met + 1]!);
    const entries = mine.flatMap(i =>
      theirs.map(j => {
        const [use, otherUse] = [rolls.use[i]!, others.use[j]!];
        const hits = dealt[use]![otherUse]![rolls.off[i]! * POOLS.count + others.def[j]!]!;
        const got = taken[use]![otherUse]![others.off[j]! * POOLS.count + rolls.def[i]!]!;
        return outcomes[outcomeAt(use, otherUse, got, hits)]!;
      }),
    );
    const { rows } = solveMatrix(entries, mine.length, theirs.length);
    mine.forEach((i, at) => {
      spent += rows[at]! * rolls.use[i]!;
    });
  }
  return spent / PAIRS;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const mostOften = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));
