/** What English messages call to name acts, dice and colours. */

import { list, number } from '../../../formats.en.ts';
import { COLOURS, type Colour } from '../../content/disciplines.ts';
import type { Die, DieColour, TrickId } from '../../state.ts';
import { acts } from './acts.ftl.ts';
import { things } from './things.ftl.ts';

export const act = (card: TrickId): string => acts[card].name;

export const trick = act;
export const tricks = (cards: readonly TrickId[]): string => list(cards.map(trick));
/** Names on a card, as they are printed. */
export const acted = (cards: readonly TrickId[]): string => list(cards.map(act));
export const faces = (values: readonly number[]): string => values.join(', ');

/** "black 4"; red is fatigue. */
export const die = ({ colour, eyes }: Die): string => `${things.dice[colour]} ${eyes}`;
export const dieList = (dice: readonly Die[]): string => list(dice.map(die));

/** Dice of one colour together: "black 2 5 5 and red 6". */
export function dice(thrown: readonly Die[]): string {
  const groups = (['black', 'gray', 'fatigue'] satisfies DieColour[]).flatMap(colour => {
    const eyes = thrown.filter(one => one.colour === colour).map(one => number(one.eyes));
    return eyes.length === 0 ? [] : [`${things.dice[colour]} ${eyes.join(' ')}`];
  });
  return groups.length === 0 ? things.noDice : list(groups);
}

/** What the next trick of each colour would count. */
export const factors = (counted: Record<Colour, number>): string =>
  list(COLOURS.map(colour => `${things.both[colour]} ×${number(counted[colour])}`));

/** A name as it stands within a sentence. */
export const inSentence = (name: string): string => name.toLowerCase();

/** "2 or 5 or 6". */
export const or = (values: readonly number[]): string => values.join(' or ');
