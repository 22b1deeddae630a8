/** The things of Circus Combat in English: hands, dice, acts and colours. */

import { list, number } from '../../../formats.en.ts';
import { COLOURS, type Colour, DISCIPLINES } from '../../content/disciplines.ts';
import type { Kind } from '../../content/hands.ts';
import { TRICKS } from '../../content/tricks.ts';
import type { HandOptions } from '../../hand.ts';
import type { Die, DieColour, TrickId } from '../../state.ts';

/** A hand's name, and what it asks for where groups must differ and a straight has five. */
export const HAND_WORDS: { readonly [K in Kind]: { name: string; asks: string } } = {
  onePair: { name: 'One pair', asks: '2 equal dice' },
  twoPairs: { name: 'Two pairs', asks: 'two pairs of different values' },
  threePairs: { name: 'Three pairs', asks: 'three pairs of different values' },
  threeKind: { name: 'Three of a kind', asks: '3 equal dice' },
  fourKind: { name: 'Four of a kind', asks: '4 equal dice' },
  fiveKind: { name: 'Five of a kind', asks: '5 equal dice' },
  threeKindTwice: { name: 'Three of a kind, twice', asks: 'two triples of different values' },
  fullHouse: { name: 'Full house', asks: 'a triple and a pair of different values' },
  straight: { name: 'Straight', asks: 'five values in a row' },
};

/** What a hand asks for under these options. */
function asksOf(kind: Kind, { groupValues, straight }: HandOptions): string {
  if (kind === 'straight' && straight === 'six') return 'one of each value, 1 to 6';
  const { asks } = HAND_WORDS[kind];
  return groupValues === 'mayRepeat' ? asks.replace(' of different values', '') : asks;
}

/** A hand's name, and what it asks for under these options. */
export const handSaid = (kind: Kind, options: HandOptions) => ({
  name: HAND_WORDS[kind].name,
  asks: asksOf(kind, options),
});

const DIE_WORDS: { readonly [C in DieColour]: string } = { black: 'black', gray: 'gray', fatigue: 'red' };

/** "black 4"; red is fatigue. */
export const dieSaid = ({ colour, eyes }: Die): string => `${DIE_WORDS[colour]} ${eyes}`;

/** Dice of one colour together: "black 2 5 5 and red 6". */
export function diceSaid(dice: readonly Die[]): string {
  const groups = Object.entries(DIE_WORDS).flatMap(([colour, word]) => {
    const eyes = dice.filter(die => die.colour === colour).map(die => die.eyes);
    return eyes.length === 0 ? [] : [`${word} ${eyes.map(number).join(' ')}`];
  });
  return groups.length === 0 ? 'no dice' : list(groups);
}

export const act = (card: TrickId): string => TRICKS[card].actName;

/** What the next trick of each colour would count: "amber (ground acts) ×2, teal (aerial acts) ×1 and …". */
export const factorsSaid = (factors: Record<Colour, number>): string =>
  list(COLOURS.map(colour => `${DISCIPLINE_WORDS[colour]} ×${number(factors[colour])}`));

/** A colour and what it stands for, so that whoever hears one knows the other: "teal (aerial acts)". */
export const DISCIPLINE_WORDS = Object.fromEntries(
  COLOURS.map(colour => [colour, `${colour} (${DISCIPLINES[colour].name.toLowerCase()})`]),
) as {
  readonly [C in Colour]: string;
};
