/** When somebody who has had enough may go. */

import { type AnyGame, fastChance, type Seat } from '@roundhouse/kernel';

/** `later`: the rules let nobody go just now, and will. */
export type Concession = 'now' | 'later' | 'never';

/** When a seat may concede, tried out on a position that looks the same to it: so it knows no more than the seat does. */
export function concessionOf(game: AnyGame, view: unknown, seat: Seat): Concession {
  if (game.concede === undefined) return 'never';
  const may = game.canConcede ? game.canConcede(game.determinize(view, seat, fastChance(1)), seat) : true;
  return may === 'later' ? may : may ? 'now' : 'never';
}
