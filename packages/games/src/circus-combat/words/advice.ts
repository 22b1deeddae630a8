/** How Circus Combat gives its reasons: what there is to say, whatever the language. */

import type { Contest } from '../contest.ts';
import type { Die, TrickId } from '../state.ts';
import type { Fate } from './catalogue.ts';

/** Dice that come to lie on a trick, and how it stands before and after. */
export interface Deed {
  readonly card: TrickId;
  readonly before: Contest;
  readonly after: Contest;
  /** What becomes of it then; null while its hand is not whole. */
  readonly fate: Fate | null;
  readonly dice: readonly Die[];
}

export interface AdviceText {
  placed(deed: Deed): string;
  /** What the dice that are not thrown again do; `all`: every one of them. */
  kept(deed: Deed, all: boolean): string;
  /** Points more than keeping all promises, by a bot's estimate. */
  again(points: number, dice: number): string;
  handled(fate: Fate): string;
  /** `rivals`: tricks the rival leads. `misses`: values that fit nowhere. */
  throws(dice: number, rivals: number, misses: readonly number[]): string;
  rests(dice: number, misses: readonly number[]): string;
  exchanged(now: number, then: number): string;
  /** `most`: the total of the best exchange there is. */
  unchanged(now: number, most: number): string;
}

/** Nothing but fatigue. */
export const isRed = ({ dice }: Deed): boolean => dice.every(({ colour }) => colour === 'fatigue');

export const eyesOf = ({ dice }: Deed): number => dice.reduce((sum, { eyes }) => sum + eyes, 0);

/** What decides a trick between two, and by how much. */
export const marginOf = ({ by, shares: [black, gray] }: Contest): number =>
  Math.abs(by === 'dice' ? black.dice - gray.dice : black.eyes - gray.eyes);

export type Won = Extract<Fate, { kind: 'won' }>;
