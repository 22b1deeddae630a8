/** What luck did and what choices did: the bookkeeping of a review. */

import type { Seat } from '@roundhouse/kernel';
import type { Findings } from './study.ts';

/** What one step did to everybody's chances. `luck` and `choice` add up to `change`, seat by seat. */
export interface Swing {
  /** From 1, the table as it was set: this is the position after the step. */
  readonly step: number;
  /** Who chose; null where nobody had a choice. */
  readonly chooser: Seat | null;
  readonly change: readonly number[];
  /** What the choice was worth compared with a sensible player's, by what the chooser could see. */
  readonly choice: readonly number[];
  /** Everything else: dice, cards, and what nobody could know. */
  readonly luck: readonly number[];
  /** How much better the best move that was tried looked to the chooser; 0 where none did. */
  readonly missed: number;
  /** How far off `change` may be by chance alone, as a standard error. */
  readonly error: number;
}

/** One a step, beginning with the second. */
export function swingsOf({ chances, judged }: Findings): Swing[] {
  return chances.slice(1).map((after, i): Swing => {
    const before = chances[i]!;
    const choice = judged[i + 1] ?? null;
    const change = after.mean.map((mean, seat) => mean - before.mean[seat]!);
    const worth = change.map((_, seat) => (choice ? choice.made.mean[seat]! - choice.usual.mean[seat]! : 0));
    return {
      step: i + 2,
      chooser: choice?.seat ?? null,
      change,
      choice: worth,
      luck: change.map((all, seat) => all - worth[seat]!),
      missed: choice ? Math.max(0, choice.best.mean[choice.seat]! - choice.made.mean[choice.seat]!) : 0,
      error: Math.hypot(before.error, after.error),
    };
  });
}

/** How one seat came from its first chances to its result: the four add up to it. */
export interface Account {
  readonly start: number;
  readonly luck: number;
  readonly ownChoices: number;
  readonly othersChoices: number;
  readonly result: number;
}

/** One a seat. */
export function accountsOf(findings: Findings): Account[] {
  const swings = swingsOf(findings);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return findings.chances[0]!.mean.map((start, seat) => ({
    start,
    luck: sum(swings.map(({ luck }) => luck[seat]!)),
    ownChoices: sum(swings.map(({ choice, chooser }) => (chooser === seat ? choice[seat]! : 0))),
    othersChoices: sum(swings.map(({ choice, chooser }) => (chooser === seat ? 0 : choice[seat]!))),
    result: findings.chances.at(-1)!.mean[seat]!,
  }));
}

const MOST_POINTS = 5;
/** Less than this is no turning point, however sure it is. */
const LEAST_CHANGE = 0.1;
/** So many standard errors make a change believable. */
const SURE = 2.5;

/** The steps that changed most, in the order in which they came; none that may be a slip of the estimate. */
export function turningPoints(findings: Findings): Swing[] {
  const size = ({ change }: Swing): number => Math.max(...change.map(Math.abs));
  const large = swingsOf(findings).filter(swing => size(swing) >= Math.max(LEAST_CHANGE, SURE * swing.error));
  const most = large.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_POINTS);
  return most.toSorted((a, b) => a.step - b.step);
}
