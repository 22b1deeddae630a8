/** How likely a pin succeeds: exact, since decks are known lists and everything played lies open. */

import { contentOf } from '../content/packs.ts';
import type { CombatCard } from '../content/types.ts';
import type { View } from '../state.ts';

/** Cards a pin counts up to. */
export const pinCount = (view: View): number => {
  const card = view.ringRules && contentOf(view.content).ringRules[view.ringRules];
  return card?.mods.find((mod): mod is Extract<typeof mod, { n: number }> => mod.m === 'pinCount')?.n ?? 3;
};

/** Counting cards, and pin breaks among them. Cards that do not count are passed over, so they change nothing. */
interface Pile {
  readonly cards: number;
  readonly breaks: number;
}

const pileOf = (cards: readonly CombatCard[]): Pile => {
  const counting = cards.filter(({ struggle }) => struggle !== 'notYet');
  return { cards: counting.length, breaks: counting.filter(({ pinBreak }) => pinBreak).length };
};

/** That none of the next `n` of a shuffled pile is a pin break. */
function noBreak({ cards, breaks }: Pile, n: number): number {
  let odds = 1;
  for (let i = 0; i < Math.min(n, cards); i++) odds *= (cards - breaks - i) / (cards - i);
  return Math.max(0, odds);
}

/** The chance that this team's fighter would be pinned to the count now. */
export function pinOdds(view: View, seat: number): number {
  const { discard, hand } = view.teams[seat]!;
  const seen = new Set([...discard, ...(hand ?? [])]);
  const { deck } = contentOf(view.content);
  const unseen = pileOf(deck.filter(({ id }) => !seen.has(id)));
  const open = pileOf(deck.filter(({ id }) => discard.includes(id)));
  const count = pinCount(view);
  // When the deck runs out, the discard pile becomes the deck.
  return noBreak(unseen, count) * noBreak(open, Math.max(0, count - unseen.cards));
}
