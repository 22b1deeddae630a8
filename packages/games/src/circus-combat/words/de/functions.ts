/** What German messages call to name acts, dice and colours. */

import { list, number } from '../../../formats.de.ts';
import { COLOURS, type Colour } from '../../content/disciplines.ts';
import type { Die, DieColour, TrickId } from '../../state.ts';
import { acts } from './acts.ftl.ts';
import { things } from './things.ftl.ts';

export const act = (card: TrickId): string => acts[card].name;

/** An act in a sentence, where it keeps its form: „Hand auf Hand“. */
export const trick = (card: TrickId): string => `„${act(card)}“`;
export const tricks = (cards: readonly TrickId[]): string => list(cards.map(trick));
/** Names on a card, as they are printed. */
export const acted = (cards: readonly TrickId[]): string => list(cards.map(act));
export const faces = (values: readonly number[]): string => values.join(', ');

/** "Schwarz 4"; red is fatigue. */
export const die = ({ colour, eyes }: Die): string => `${things.dice[colour]} ${eyes}`;
export const dieList = (dice: readonly Die[]): string => list(dice.map(die));

/** Dice of one colour together: "Schwarz 2 5 5 und Rot 6". */
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
export const inSentence = (name: string): string => name;

/** "2 oder 5 oder 6". */
export const or = (values: readonly number[]): string => values.join(' oder ');
