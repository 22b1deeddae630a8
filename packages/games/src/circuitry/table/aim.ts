/** Where the viewer has to go next, in a sentence: a newcomer cannot tell it from the board. */

import { laidCard } from '../board.ts';
import { CHARGE_CARDS, START_CARD } from '../content/cards.ts';
import type { PlayerView, View } from '../state.ts';
import { hasLoad, stepsToGoal, stillNeeded } from './foresight.ts';
import type { Says } from './targets.ts';

/** Null where nothing can be said yet: somebody else holds the card, or there is no colour. */
export function aimSaid(view: View, player: PlayerView, says: Says): string | null {
  const { colour, pawn, chargeCards } = player;
  if (colour === null || view.mode === 'puzzle' || stillNeeded(view, player) === 0) return null;
  const isLoaded = hasLoad(view, player);
  const own = CHARGE_CARDS[colour];
  if (!isLoaded && chargeCards.includes(own)) return says.aim.inHand(own);
  const card = laidCard(view.board, isLoaded ? START_CARD : own);
  if (!card) return null;
  if (isLoaded && card.face === 'F') return says.aim.under;
  const steps = stepsToGoal(view, view.board, player, pawn);
  const to = isLoaded ? 'master' : 'charge';
  if (steps === null) return says.aim.cut(to);
  // With more than one to bring there are several prices.
  return view.options.charges === 1 ? says.aim[to](steps) : says.aim.way(to, steps);
}
