/** Cards and dice as the rulebook writes them, for lessons and tests: `A4 K1 K2`. */

import { DICE_A_COLOUR } from './dice.ts';
import type { Die, DieColour, Eyes, State, Trick, TrickId } from './state.ts';

const COLOURS: { readonly [letter: string]: DieColour } = { K: 'black', G: 'gray', R: 'fatigue' };

/** Dice alone: `K4 G4 R4`. */
export const dice = (text: string): Die[] =>
  text === '' ? [] : text.split(' ').map(die => ({ colour: COLOURS[die[0]!]!, eyes: Number(die[1]) as Eyes }));

/** A card and the dice on it. */
export function trick(text: string): Trick {
  const [card, ...on] = text.split(' ');
  return { card: card as TrickId, dice: dice(on.join(' ')) };
}

/** The dice that lie nowhere on the table. */
export function restOf({ stage, queue, front, pool }: State): State['supply'] {
  const supply = { black: DICE_A_COLOUR, gray: DICE_A_COLOUR, fatigue: DICE_A_COLOUR };
  const used = [...[...stage, ...queue.flat()].flatMap(on => on?.dice ?? []), ...front.flat(), ...pool];
  for (const die of used) if (die) supply[die.colour]--;
  return supply;
}
