/** The solution as a player reads it: what a position is worth, and how often a perfect player does what. */

import type { Mix, Situation, Solved } from './induction.ts';
import { isSolvedSide, situationKey, turnedSituation, Worths } from './induction.ts';
import { solveMatrix } from './matrix-game.ts';
import type { Setting } from './setting.ts';

export class Book {
  readonly setting: Setting;
  private readonly worths: Worths;

  constructor(setting: Setting, solved: readonly Solved[]) {
    this.setting = setting;
    this.worths = new Worths(setting);
    for (const one of solved) this.worths.add(one);
  }

  /** Whether a situation can be looked up. */
  has(situation: Situation): boolean {
    return this.find(situation) !== undefined;
  }

  /** What a situation is worth to its first fighter. */
  worth(situation: Situation): number {
    return this.worths.of(situation);
  }

  /** What it is worth when both stand here, before the division. */
  worthAt(situation: Situation, place: number, other: number): number {
    const found = this.find(situation)!;
    return isSolvedSide(situation)
      ? found.divisions[3 * place + other]!.value
      : 1 - found.divisions[3 * other + place]!.value;
  }

  /** Chances of the three places. */
  places(situation: Situation): readonly number[] {
    return mine(this.find(situation)!.place, situation);
  }

  /** Chances of the three places for a holder of Swift, once both places are revealed; the own one means to stay. */
  swift(situation: Situation, place: number, other: number): readonly number[] {
    const at = isSolvedSide(situation) ? 3 * place + other : 3 * other + place;
    return mine(this.find(situation)!.swift![at]!, situation);
  }

  /** Chances of the divisions, fewest attackers first. */
  divisions(situation: Situation, place: number, other: number): readonly number[] {
    const at = isSolvedSide(situation) ? 3 * place + other : 3 * other + place;
    return mine(this.find(situation)!.divisions[at]!, situation);
  }

  /** Chances of the setting's powers before the bout, where both may choose; null where no powers are solved. */
  powers(): readonly number[] | null {
    const kinds = this.setting.powers.map((_, p) => p);
    const start = (p: number, q: number): Situation => ({ dice: [9, 9], powers: [p, q] });
    if (!kinds.every(p => kinds.every(q => this.has(start(p, q))))) return null;
    const entries = kinds.flatMap(p => kinds.map(q => this.worth(start(p, q))));
    return [...solveMatrix(entries, kinds.length, kinds.length).rows];
  }

  private find(situation: Situation): Solved | undefined {
    return this.worths.solved.get(situationKey(isSolvedSide(situation) ? situation : turnedSituation(situation)));
  }
}

const mine = ({ rows, columns }: Mix, situation: Situation): readonly number[] =>
  isSolvedSide(situation) ? rows : columns;
