/** The thirty trick cards: three sheets of ten, one sheet a discipline. */

import type { Options } from '../state.ts';
import type { Colour } from './disciplines.ts';
import type { Kind } from './hands.ts';

export interface TrickCard {
  readonly id: string;
  readonly colour: Colour;
  readonly kind: Kind;
  /** The two arrows stand beside it on the sheet (CIRCUS-R4). */
  readonly swapMark: boolean;
  readonly sheetSet: 1 | 2 | 3;
  /** 1 to 10, its place on the sheet. */
  readonly sheetIndex: number;
  /** The hand as the sheet spells it. */
  readonly printedName: string;
  /** What its picture shows; null for what is usual in its discipline. */
  readonly shows: Shown | null;
}

/** What is thrown, worn or stood on, or how two hang together. What an act is called is in `words/<language>/acts.ftl`. */
export type Shown =
  | 'plate'
  | 'club'
  | 'barrel'
  | 'tumbler'
  | 'hoop'
  | 'sword'
  | 'torch'
  | 'cup'
  | 'candle'
  | 'stilts'
  | 'silks'
  | 'crossing'
  | 'saw'
  | 'box';

type Row = readonly [kind: Kind, printedName: string, shows?: Shown, mark?: '⇄'];

const AMBER = {
  A1: ['twoPairs', 'TWO PAIRS', 'tumbler', '⇄'],
  A2: ['threeKindTwice', 'THREE OF A KIND TWICE', 'club'],
  A3: ['fourKind', 'four of a kind', 'plate'],
  A4: ['threeKind', 'three of a kind', 'club'],
  A5: ['straight', 'STRAIGHT'],
  A6: ['threePairs', 'THREE PAIRS'],
  A7: ['fullHouse', 'FULL HOUSE'],
  A8: ['fiveKind', 'FIVE OF A KIND', 'barrel'],
  A9: ['twoPairs', '2 PAIRS', 'stilts'],
  A10: ['onePair', 'ONE PAIR'],
} as const satisfies Record<string, Row>;

const TEAL = {
  T1: ['twoPairs', 'TWO PAIRS', 'crossing', '⇄'],
  T2: ['threePairs', 'THREE PAIRS', 'silks'],
  T3: ['fiveKind', 'FIVE OF A KIND', 'hoop'],
  T4: ['threeKind', 'three of a kind'],
  T5: ['fourKind', 'four of a kind', 'hoop'],
  T6: ['twoPairs', '2 PAIRS', 'crossing'],
  T7: ['fullHouse', 'FULL HOUSE'],
  T8: ['onePair', 'ONE PAIR', 'hoop'],
  T9: ['threeKindTwice', 'THREE OF A KIND TWICE', 'tumbler'],
  T10: ['straight', 'STRAIGHT'],
} as const satisfies Record<string, Row>;

const VIOLET = {
  V1: ['threePairs', 'THREE PAIRS', 'saw'],
  V2: ['fullHouse', 'FULL HOUSE'],
  V3: ['twoPairs', 'TWO PAIRS', 'box', '⇄'],
  V4: ['straight', 'STRAIGHT'],
  V5: ['threeKindTwice', 'THREE OF A KIND TWICE', 'torch'],
  V6: ['onePair', 'ONE PAIR'],
  V7: ['fiveKind', 'FIVE OF A KIND', 'sword'],
  V8: ['threeKind', 'three of a kind', 'cup'],
  V9: ['fourKind', 'four of a kind', 'candle'],
  V10: ['twoPairs', '2 PAIRS', 'box'],
} as const satisfies Record<string, Row>;

/** A trick card's name for programs: its sheet's letter and its place there. */
export type TrickId = keyof typeof AMBER | keyof typeof TEAL | keyof typeof VIOLET;

const sheet = (sheetSet: 1 | 2 | 3, colour: Colour, rows: Record<string, Row>): TrickCard[] =>
  Object.entries(rows).map(([id, [kind, printedName, shows = null, mark]], place) => ({
    id,
    colour,
    kind,
    swapMark: mark !== undefined,
    sheetSet,
    sheetIndex: place + 1,
    printedName,
    shows,
  }));

/** All cards in the order of the sheets. */
export const TRICK_CARDS: readonly TrickCard[] = [
  ...sheet(1, 'amber', AMBER),
  ...sheet(2, 'teal', TEAL),
  ...sheet(3, 'violet', VIOLET),
];

export const TRICK_IDS = TRICK_CARDS.map(({ id }) => id) as readonly TrickId[];

/** Every card by its id. */
export const TRICKS = Object.fromEntries(TRICK_CARDS.map(card => [card.id, card])) as {
  readonly [Id in TrickId]: TrickCard;
};

/** CIRCUS-R4: whether winning this card lets its owner swap. */
export function hasSwap(card: TrickId, { swapCards }: Pick<Options, 'swapCards'>): boolean {
  const { swapMark, kind } = TRICKS[card];
  return swapMark || (swapCards === 'bothTwoPairs' && kind === 'twoPairs');
}
