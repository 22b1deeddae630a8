/** Backward induction over all states between turns: few dice first, and with the same dice few powers first. */

import { POWER_TABLE } from '../content/powers.ts';
import { LOCATIONS, type Power } from '../state.ts';
import { HITS, type Outcomes, outcomeAt } from './fight-value.ts';
import { GRID, onGrid } from './grid.ts';
import type { Setting } from './setting.ts';
import { type Ask, divisionGame, fightPower, gameOf, type Mixed } from './stage-games.ts';
import type { Sampling } from './touched.ts';

export const MOST_DICE = 9;
/** With fewer nobody fights any more. */
const LEAST_DICE = 2;

/** What both fighters have between two turns. */
export interface Situation {
  readonly dice: readonly [number, number];
  /** Unspent, by their places in the setting's list. */
  readonly powers: readonly [number, number];
}

export interface Mix {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

export interface Solved extends Situation {
  /** What it is worth to the first fighter. */
  readonly value: number;
  readonly place: Mix;
  /** By both places revealed: what holders of Swift do, as places; the row and the column of one who has none are [1]. */
  readonly swift: readonly Mix[] | null;
  /** By both final places: mixtures of attackers, fewest first, and what the division is worth. */
  readonly divisions: readonly (Mix & { readonly value: number })[];
}

export const situationKey = ({ dice, powers }: Situation): string => [...dice, ...powers].join(' ');

export const turnedSituation = ({ dice, powers }: Situation): Situation => ({
  dice: [dice[1], dice[0]],
  powers: [powers[1], powers[0]],
});

/** Of a situation and its mirror image, the one that is solved: more dice first, then the earlier power. */
export const isSolvedSide = ({ dice: [a, b], powers: [p, q] }: Situation): boolean => a > b || (a === b && p <= q);

const isMirror = ({ dice: [a, b], powers: [p, q] }: Situation): boolean => a === b && p === q;

/** FITE-R35, R36, R37: what is worth something without another fight; null where there is one. */
export function finalWorth(a: number, b: number): number | null {
  if (a > 1 && b > 1) return null;
  if (a === b) return 0.5;
  return a > b ? 1 : 0;
}

/** Situations that have been solved. */
export class Worths {
  readonly setting: Setting;
  readonly solved = new Map<string, Solved>();
  /** Divisions that were worked out: with Swift they are often the same as without. */
  readonly divisions = new Map<string, Promise<Mixed>>();

  constructor(setting: Setting) {
    this.setting = setting;
  }

  add(one: Solved): void {
    this.solved.set(situationKey(one), one);
  }

  /** What a situation is worth to its first fighter. */
  of(situation: Situation): number {
    const [a, b] = situation.dice;
    const final = finalWorth(a, b);
    if (final !== null) return final;
    if (this.setting.leaderWins && a !== b) return a > b ? 1 : 0;
    const isSide = isSolvedSide(situation);
    const found = this.solved.get(situationKey(isSide ? situation : turnedSituation(situation)));
    if (!found) throw new Error(`not solved yet: ${situationKey(situation)}`);
    return onGrid(isSide ? found.value : 1 - found.value);
  }
}

/** All situations to solve, in groups that need only earlier groups. */
export function situationGroups(setting: Setting): Situation[][] {
  const groups: Situation[][] = [];
  for (let sum = 2 * LEAST_DICE; sum <= 2 * MOST_DICE; sum++) {
    for (let unspent = 0; unspent <= 2; unspent++) {
      const group: Situation[] = [];
      for (let a = LEAST_DICE; a <= MOST_DICE; a++) {
        const b = sum - a;
        if (b < LEAST_DICE || b > a || (setting.leaderWins && a !== b)) continue;
        const kinds = [...setting.powers.keys()];
        for (const p of kinds) {
          for (const q of kinds) {
            const situation: Situation = { dice: [a, b], powers: [p, q] };
            if (Math.sign(p) + Math.sign(q) === unspent && isSolvedSide(situation)) group.push(situation);
          }
        }
      }
      if (group.length > 0) groups.push(group);
    }
  }
  return groups;
}

/** What each result of a fight leads to; `again` stands for a fight that changes nothing. */
export function outcomesFrom(
  worths: Pick<Worths, 'of'>,
  { dice: [a, b], powers: [p, q] }: Situation,
  again: number,
): Outcomes {
  // What cannot happen counts for neither.
  const outcomes = new Float64Array(4 * HITS * HITS).fill(0.5);
  for (const use of p === 0 ? [0] : [0, 1]) {
    for (const otherUse of q === 0 ? [0] : [0, 1]) {
      for (let taken = 0; taken < HITS; taken++) {
        for (let dealt = 0; dealt < HITS; dealt++) {
          const at = outcomeAt(use, otherUse, taken, dealt);
          const dice: Situation['dice'] = [Math.max(0, a - taken), Math.max(0, b - dealt)];
          outcomes[at] = at === 0 ? again : worths.of({ dice, powers: [use ? 0 : p, otherUse ? 0 : q] });
        }
      }
    }
  }
  return outcomes;
}

/** The value of a situation has been found when another look moves it by no more. */
const CLOSE = 8 / GRID;
const MOST_LOOKS = 12;

/** How many pairs of rolls are looked at: without powers, and with them. */
export interface Effort {
  readonly withoutPowers: number;
  readonly withPowers: number;
}

export const samplingOf = ({ powers: [p, q] }: Situation, effort: Effort, shift: number): Sampling => ({
  pairs: p === 0 && q === 0 ? effort.withoutPowers : effort.withPowers,
  shift,
});

/**
 * Solves one situation. A fight that changes nothing leads back here: Newton's method on the value, whose slope is the
 * chance of such a fight.
 */
export async function solveSituation(worths: Worths, situation: Situation, effort: Effort, ask: Ask): Promise<Solved> {
  const sampling = samplingOf(situation, effort, 0);
  let guess = isMirror(situation) ? 0.5 : firstGuess(worths, situation);
  for (let look = 1; ; look++) {
    const { stage, again } = await solveTurn(worths, situation, guess, sampling, ask);
    if (isMirror(situation)) return { ...stage, value: 0.5 };
    const next = guess + (stage.value - guess) / Math.max(0.05, 1 - again);
    const value = onGrid(Math.min(1, Math.max(0, next)));
    if (Math.abs(value - guess) <= CLOSE || look === MOST_LOOKS) return { ...stage, value };
    guess = value;
  }
}

/** One die less on both sides is much the same. */
function firstGuess(worths: Worths, { dice: [a, b], powers }: Situation): number {
  const dice: Situation['dice'] = [a - 1, b - 1];
  return Math.min(a, b) > LEAST_DICE ? worths.of({ dice, powers }) : 0.5;
}

async function solveTurn(
  worths: Worths,
  situation: Situation,
  guess: number,
  sampling: Sampling,
  ask: Ask,
): Promise<{ stage: Solved; again: number }> {
  const { setting } = worths;
  const outcomes = outcomesFrom(worths, situation, guess);
  const held = situation.powers.map(p => setting.powers[p]!) as [Power | null, Power | null];
  const divide = async (i: number, j: number): Promise<Mixed> => {
    if (isMirror(situation) && i < j) return turnedMixed(await games[j * 3 + i]!);
    const sides = [
      { dice: situation.dice[0], loc: LOCATIONS[i]!, power: held[0] },
      { dice: situation.dice[1], loc: LOCATIONS[j]!, power: held[1] },
    ] as const;
    const key = [...sides.flatMap(side => [side.dice, side.loc, fightPower(side)]), ...outcomes].join();
    const known = worths.divisions.get(key);
    if (known) return known;
    const game = divisionGame(setting, sides, outcomes, sampling, ask);
    worths.divisions.set(key, game);
    return game;
  };
  const games: Promise<Mixed>[] = [];
  // From the last, since a mirror image waits for what it mirrors.
  for (let at = 8; at >= 0; at--) games[at] = divide(Math.floor(at / 3), at % 3);
  const divisions = await Promise.all(games);
  const swift = swiftGames(worths, situation, divisions);
  const places = swift ?? divisions;
  const place = gameOf([0, 1, 2].map(i => [0, 1, 2].map(j => places[3 * i + j]!)));
  const stage: Solved = {
    ...situation,
    value: place.value,
    place: mixOf(place),
    swift: swift?.map(mixOf) ?? null,
    divisions: divisions.map(({ value, rows, columns }) => ({ value, rows, columns })),
  };
  return { stage, again: place.again };
}

const mixOf = ({ rows, columns }: Mix): Mix => ({ rows, columns });

const turnedMixed = ({ value, again, rows, columns }: Mixed): Mixed => ({
  value: 1 - value,
  again,
  rows: columns,
  columns: rows,
});

const isSwift = ({ powers }: Setting, p: number): boolean => {
  const power = powers[p]!;
  return power !== null && POWER_TABLE[power].relocate;
};

/** FITE-43: the games of those who may change places; null where nobody may. Where one goes, its power is spent. */
function swiftGames(worths: Worths, situation: Situation, divisions: readonly Mixed[]): Mixed[] | null {
  const { setting } = worths;
  const [p, q] = situation.powers;
  const holds = [isSwift(setting, p), isSwift(setting, q)] as const;
  if (!holds[0] && !holds[1]) return null;
  const worth = (i: number, j: number, from: number, otherFrom: number): Pick<Mixed, 'value' | 'again'> => {
    const spent = [i !== from, j !== otherFrom];
    if (!spent[0] && !spent[1]) return divisions[3 * i + j]!;
    return {
      value: divisionWorth(worths, { ...situation, powers: [spent[0] ? 0 : p, spent[1] ? 0 : q] }, i, j),
      again: 0,
    };
  };
  return [...divisions.keys()].map(at => {
    const [from, otherFrom] = [Math.floor(at / 3), at % 3];
    const rows = holds[0] ? [0, 1, 2] : [from];
    const columns = holds[1] ? [0, 1, 2] : [otherFrom];
    return gameOf(rows.map(i => columns.map(j => worth(i, j, from, otherFrom))));
  });
}

/** What the division at two places is worth in a situation that is solved. */
function divisionWorth(worths: Worths, situation: Situation, i: number, j: number): number {
  if (isSolvedSide(situation)) return worths.solved.get(situationKey(situation))!.divisions[3 * i + j]!.value;
  return 1 - worths.solved.get(situationKey(turnedSituation(situation)))!.divisions[3 * j + i]!.value;
}
