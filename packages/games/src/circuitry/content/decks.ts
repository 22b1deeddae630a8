/** How many of each mini card there are (BOARD-R17, BOARD-R18). */

import { COLOURS, GREEN_KINDS, type GreenKind, type Mini } from './face.ts';

export interface MiniCount {
  readonly mini: Mini;
  readonly count: number;
}

const OF_EACH_COLOUR = 8;

/** The gold deck, 72 minis: movement cards and the three actions that can surprise. */
export const GOLD_DECK: readonly MiniCount[] = [
  ...COLOURS.map(colour => ({ mini: colour, count: OF_EACH_COLOUR })),
  { mini: 'K', count: 10 },
  { mini: 'Inhibit', count: 5 },
  { mini: 'Free', count: 5 },
  { mini: 'Exchange', count: 4 },
];

/** Each kind of green mini starts as a sorted pile of so many. */
export const GREEN_PILE = 4;

/** The green minis, 24 in all. */
export const GREEN_DECK: readonly { readonly mini: GreenKind; readonly count: number }[] = GREEN_KINDS.map(mini => ({
  mini,
  count: GREEN_PILE,
}));

/** The cards of a list one by one, in its order. */
export const minisOf = (counts: readonly MiniCount[]): Mini[] =>
  counts.flatMap(({ mini, count }) => Array.from({ length: count }, () => mini));
