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
  readonly actName: string;
  /** A line of what goes on behind the curtain. */
  readonly flavour: string;
  /** The name of its picture. */
  readonly art: string;
}

type Row = readonly [kind: Kind, printedName: string, actName: string, flavour: string, mark?: '⇄'];

const AMBER = {
  A1: ['twoPairs', 'TWO PAIRS', 'Double Tandem Tumblers', 'They roll as one. They also file complaints as one.', '⇄'],
  A2: ['threeKindTwice', 'THREE OF A KIND TWICE', 'Twin Club Trios', 'Six clubs in the air, two bosses, no plan.'],
  A3: ['fourKind', 'four of a kind', 'Four Spinning Plates', 'The fifth plate is in the budget for next year.'],
  A4: ['threeKind', 'three of a kind', 'Three Pin Juggle', 'Entry level. You have been entry level since March.'],
  A5: ['straight', 'STRAIGHT', 'Slack Rope Stroll', 'One step at a time, and somebody else holds the rope.'],
  A6: ['threePairs', 'THREE PAIRS', 'Three Couple Pyramid', 'Everyone wants the top. Nobody has met the bottom.'],
  A7: ['fullHouse', 'FULL HOUSE', 'The Sawdust Troupe', 'A team of five with three favourites and two others.'],
  A8: ['fiveKind', 'FIVE OF A KIND', 'Five Barrel Juggle', 'The barrels were empty when the risk was assessed.'],
  A9: ['twoPairs', '2 PAIRS', 'Stilt Walking Couples', 'They look down on everybody, but fairly.'],
  A10: ['onePair', 'ONE PAIR', 'Hand to Hand', 'Trust is a strong word. Grip is a better one.'],
} as const satisfies Record<string, Row>;

const TEAL = {
  T1: ['twoPairs', 'TWO PAIRS', 'Crossing Trapeze Couples', 'Halfway across they change partners. And opinions.', '⇄'],
  T2: ['threePairs', 'THREE PAIRS', 'Six on Silks', 'Three pairs, six agendas, one winch.'],
  T3: ['fiveKind', 'FIVE OF A KIND', 'Five Hoop Cascade', 'The sixth hoop is with the accountants.'],
  T4: ['threeKind', 'three of a kind', 'Upside Down Juggle', 'Blood to the head, praise to the manager.'],
  T5: ['fourKind', 'four of a kind', 'Four Lofty Rings', 'A fine view of your colleague taking your bow.'],
  T6: ['twoPairs', '2 PAIRS', 'Twin Cradle Pairs', 'Caught every time, so far, by the same two people.'],
  T7: ['fullHouse', 'FULL HOUSE', 'The Flying Family', 'Nobody is related. It was cheaper to print.'],
  T8: ['onePair', 'ONE PAIR', 'Two on One Hoop', 'An open-plan office, but higher.'],
  T9: [
    'threeKindTwice',
    'THREE OF A KIND TWICE',
    'Double Triple Somersault',
    'Done twice, because the first time nobody looked.',
  ],
  T10: ['straight', 'STRAIGHT', 'The High Wire', 'A career path: narrow, straight, and no landing.'],
} as const satisfies Record<string, Row>;

const VIOLET = {
  V1: ['threePairs', 'THREE PAIRS', 'Three Sawn Couples', 'Half of the cast is working half days.'],
  V2: ['fullHouse', 'FULL HOUSE', 'Cabinet of Everyone', 'All five went in. Overtime begins when they come out.'],
  V3: ['twoPairs', 'TWO PAIRS', 'Vanish and Trade Places', 'You are her now. Her deadlines are yours too.', '⇄'],
  V4: ['straight', 'STRAIGHT', 'The Burning Wire', 'Health and safety is in the front row, taking notes.'],
  V5: ['threeKindTwice', 'THREE OF A KIND TWICE', 'Twin Torch Triads', 'Six torches, and one extinguisher, on order.'],
  V6: ['onePair', 'ONE PAIR', 'Mind Reading Duo', 'She knows what you said about her at lunch.'],
  V7: ['fiveKind', 'FIVE OF A KIND', 'Five Flaming Swords', 'Swallowed with a smile, like the new schedule.'],
  V8: ['threeKind', 'three of a kind', 'Three Cup Miracle', 'The bonus is under one of them. It never is.'],
  V9: ['fourKind', 'four of a kind', 'Four Floating Candles', 'Burning at both ends is standard procedure.'],
  V10: ['twoPairs', '2 PAIRS', 'Mirror Box Couples', 'Twice the applause for the same two salaries.'],
} as const satisfies Record<string, Row>;

/** A trick card's name for programs: its sheet's letter and its place there. */
export type TrickId = keyof typeof AMBER | keyof typeof TEAL | keyof typeof VIOLET;

const sheet = (sheetSet: 1 | 2 | 3, colour: Colour, rows: Record<string, Row>): TrickCard[] =>
  Object.entries(rows).map(([id, [kind, printedName, actName, flavour, mark]], place) => ({
    id,
    colour,
    kind,
    swapMark: mark !== undefined,
    sheetSet,
    sheetIndex: place + 1,
    printedName,
    actName,
    flavour,
    art: actName.toLowerCase().replaceAll(' ', '-'),
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
