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

/** Whose chances rose most. */
export const gainerOf = ({ change }: Pick<Swing, 'change'>): number => change.indexOf(Math.max(...change));

/** One a step, beginning with the second. */
export function swingsOf({ chances, judged }: Findings): Swing[] {
  return chances.slice(1).map((after, i): Swing => {
    const before = chances[i]!;
    const choice = judged[i + 1] ?? null;
    const change = after.mean.map((mean, seat) => mean - before.mean[seat]!);
    const worth = change.map((_, seat) => choice?.gained.mean[seat] ?? 0);
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
  /** How far each may be off by chance alone, as a standard error; the result is certain. */
  readonly errors: Readonly<Record<'start' | 'luck' | 'ownChoices' | 'othersChoices', number>>;
}

/** So many standard errors hold 19 of 20 estimates. */
export const INTERVAL = 1.96;

/** One a seat. */
export function accountsOf(findings: Findings): Account[] {
  const swings = swingsOf(findings);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const choicesError = (isOf: (chooser: Seat) => boolean): number =>
    Math.hypot(...findings.judged.flatMap(one => (one && isOf(one.seat) ? [one.gained.error] : [])));
  const errorsOf = (seat: Seat): Account['errors'] => {
    const start = findings.chances[0]!.error;
    const ownChoices = choicesError(chooser => chooser === seat);
    const othersChoices = choicesError(chooser => chooser !== seat);
    // Luck is what is left of the result, which is certain.
    return { start, ownChoices, othersChoices, luck: Math.hypot(start, ownChoices, othersChoices) };
  };
  return findings.chances[0]!.mean.map((start, seat) => ({
    errors: errorsOf(seat),
    start,
    luck: sum(swings.map(({ luck }) => luck[seat]!)),
    ownChoices: sum(swings.map(({ choice, chooser }) => (chooser === seat ? choice[seat]! : 0))),
    othersChoices: sum(swings.map(({ choice, chooser }) => (chooser === seat ? 0 : choice[seat]!))),
    result: findings.chances.at(-1)!.mean[seat]!,
  }));
}

/** The same in whole hundredths, as it is shown: rounded one by one they would not add up, and luck is what is left. */
export function inHundredths(account: Account): Account {
  const [start, ownChoices, othersChoices, result] = [
    account.start,
    account.ownChoices,
    account.othersChoices,
    account.result,
  ].map(share => Math.round(100 * share)) as [number, number, number, number];
  const luck = result - start - ownChoices - othersChoices;
  return {
    errors: account.errors,
    ...{ start: start / 100, luck: luck / 100, ownChoices: ownChoices / 100 },
    ...{ othersChoices: othersChoices / 100, result: result / 100 },
  };
}

const MOST_POINTS = 5;
/** Less than this is no turning point, however sure it is. */
const LEAST_CHANGE = 0.1;
/** So many standard errors make a change believable. */
const SURE = 2.5;

/** Steps that one seat made in a row, or a single one. */
export interface Run extends Swing {
  /** Its first step; `step` is its last. */
  readonly first: number;
  /** The step in it that changed most. */
  readonly most: number;
}

/** What each seat did in a row, taken together: a turn often turns a match though none of its steps does. */
export function runsOf(findings: Findings): Run[] {
  const runs: Swing[][] = [];
  let mover: Seat | null = null;
  for (const swing of swingsOf(findings)) {
    const now = findings.movers[swing.step - 1] ?? null;
    if (now !== mover || runs.length === 0) runs.push([]);
    runs.at(-1)!.push(swing);
    mover = now;
  }
  return runs.map(run => {
    const [first, last] = [run[0]!, run.at(-1)!];
    const total = (of: (swing: Swing) => readonly number[]): number[] =>
      first.change.map((_, seat) => run.reduce((sum, swing) => sum + of(swing)[seat]!, 0));
    return {
      first: first.step,
      step: last.step,
      most: run.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]!.step,
      chooser: run.find(({ chooser }) => chooser !== null)?.chooser ?? null,
      change: total(({ change }) => change),
      choice: total(({ choice }) => choice),
      luck: total(({ luck }) => luck),
      missed: Math.max(...run.map(({ missed }) => missed)),
      error: Math.hypot(findings.chances[first.step - 2]!.error, findings.chances[last.step - 1]!.error),
    };
  });
}

const sizeOf = ({ change }: Swing): number => Math.max(...change.map(Math.abs));

/** The runs of steps that changed most, in the order in which they came; none that may be a slip of the estimate. */
export function turningPoints(findings: Findings): Run[] {
  const large = runsOf(findings).filter(run => sizeOf(run) >= Math.max(LEAST_CHANGE, SURE * run.error));
  const most = large.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_POINTS);
  return most.toSorted((a, b) => a.step - b.step);
}

/** Less than this may well be a matter of taste. */
const LEAST_MISSED = 0.06;

/** The decisions that cost their makers most, by what each of them could see; the dearest first. */
export const costliest = (findings: Findings, most = 3): Swing[] =>
  swingsOf(findings)
    .filter(({ missed }) => missed >= LEAST_MISSED)
    .toSorted((a, b) => b.missed - a.missed)
    .slice(0, most);

/** What mainly decided a result: luck or choices, if one weighs more than twice the other. */
export function mostly({ luck, ownChoices, othersChoices }: Account): 'luck' | 'choices' | 'both' {
  const choices = ownChoices + othersChoices;
  if (luck > 2 * Math.max(0, choices)) return 'luck';
  return choices > 2 * Math.max(0, luck) ? 'choices' : 'both';
}
