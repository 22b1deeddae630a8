/** How likely a pin succeeds: exact, since decks are known lists and everything played lies open. */

import { contentOf } from '../content/packs.ts';
import type { CombatCard } from '../content/types.ts';
import { type FighterRef, fighterIn, type View } from '../state.ts';

/** Cards a pin counts up to. */
const pinCount = (view: View): number => {
  const card = view.ringRules && contentOf(view.content).ringRules[view.ringRules];
  return card?.mods.find((mod): mod is Extract<typeof mod, { n: number }> => mod.m === 'pinCount')?.n ?? 3;
};

/** Counting cards; pin breaks and Heel Kicks among them. Cards that do not count are passed over, so they change nothing. */
interface Pile {
  readonly cards: number;
  readonly breaks: number;
  readonly kicks: number;
}

const pileOf = (cards: readonly CombatCard[]): Pile => {
  const counting = cards.filter(({ struggle }) => struggle !== 'notYet');
  return {
    cards: counting.length,
    breaks: counting.filter(({ pinBreak }) => pinBreak).length,
    kicks: counting.filter(({ struggle }) => struggle === 'heelKick').length,
  };
};

const choose = (of: number, n: number): number => (n === 0 ? 1 : (choose(of - 1, n - 1) * of) / n);

/** By number of Heel Kicks: that none of the next `n` of a shuffled pile is a pin break, and so many are Heel Kicks. */
function noBreak({ cards, breaks, kicks }: Pile, n: number): number[] {
  const drawn = Math.min(n, cards);
  const others = cards - breaks - kicks;
  return Array.from(
    { length: drawn + 1 },
    (_, kicked) => (choose(kicks, kicked) * choose(others, drawn - kicked)) / choose(cards, drawn),
  );
}

/** The chance that this team's fighter would be pinned to the count now; by a fighter who may fall to Heel Kicks (ARENA-R61). */
export function pinOdds(view: View, seat: number, by: FighterRef | null = null): number {
  const { discard, hand } = view.teams[seat]!;
  const seen = new Set([...discard, ...(hand ?? [])]);
  const { deck } = contentOf(view.content);
  const unseen = pileOf(deck.filter(({ id }) => !seen.has(id)));
  const open = pileOf(deck.filter(({ id }) => discard.includes(id)));
  const count = pinCount(view);
  const pinner = by && fighterIn(view.teams, by);
  const bears = pinner ? pinner.stats.STA - pinner.damage : count + 1;
  // When the deck runs out, the discard pile becomes the deck.
  const later = noBreak(open, Math.max(0, count - unseen.cards));
  return noBreak(unseen, count).reduce(
    (sum, odds, kicked) => sum + odds * later.slice(0, Math.max(0, bears - kicked)).reduce((a, b) => a + b, 0),
    0,
  );
}
