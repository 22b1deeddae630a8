/** How FITE gives its reasons: what there is to say, whatever the language. Hits are told from the listener's side. */

import type { Tally } from './catalogue.ts';

/** Gains are in dice, averages may be fractions. `mayChange`: the rival may still react. */
export interface AdviceText {
  takesOut(hits: number, mayChange: boolean): string;
  instead(then: Tally, idle: Tally, mayChange: boolean): string;
  /** The tally stays as it is. */
  same(then: Tally, mayChange: boolean): string;
  /** For leaving the dice alone: where nothing would gain, where only the power would, and where it is a guess. */
  nothingBetter(idle: Tally): string;
  keepsPower(idle: Tally, power: string, gain: number): string;
  lies(idle: Tally): string;
  divided(then: Tally): string;
  dividedElse(off: number, then: Tally): string;
  place(gain: number): string;
  placeElse(others: readonly (readonly [string, number])[]): string;
  power(gain: number, isMost: boolean): string;
  readonly swift: string;
  /** For holding one's ground. */
  readonly stays: string;
}
