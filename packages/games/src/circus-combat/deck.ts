/** The trick deck: thirty cards, shuffled once (CIRCUS-3, CIRCUS-4, R1, R49). */

import type { Chance } from '@roundhouse/kernel';
import { TRICK_IDS } from './content/tricks.ts';
import type { Options, State, TrickId } from './state.ts';

/** CIRCUS-R1: how many cards `count28` keeps out of the game. */
export const cardsAside = ({ deck }: Pick<Options, 'deck'>): number => (deck === 'count28' ? 2 : 0);

/** The cards in an order in which any other would have been as likely: one drawn after the other, the top card first. */
export function shuffle(cards: readonly TrickId[], chance: Chance): TrickId[] {
  const left = [...cards];
  return cards.map(() => chance.draw(left));
}

/** A full deck, ready to deal from, and the cards from its bottom that are put aside. */
export function newDeck(options: Options, chance: Chance): Pick<State, 'deck' | 'aside'> {
  const deck = shuffle(TRICK_IDS, chance);
  const aside = deck.splice(deck.length - cardsAside(options));
  return { deck, aside };
}
