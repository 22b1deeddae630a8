/** Zattera's books, to which the laws hold every random game. Crates of one weight are alike, so no secret has an id. */

import type { GameInvariants } from '@roundhouse/kernel';
import type { Event, State } from './shapes.ts';

export const laws: GameInvariants<State, Event> = { invariant, stepInvariant };

/** Hands are refilled while there is anything to refill them with. */
function invariant({ players, pile, raft, options }: State): string | null {
  if (pile.length > 0 && players.some(({ hand }) => hand.length !== 3)) return 'ZATTERA-7: a hand is not refilled';
  const load = raft.reduce((sum, weight) => sum + weight, 0);
  return load < options.limit ? null : `ZATTERA-5: the raft carries ${load}`;
}

/** Points come from rafts that sail, one for each crate and one more for a full raft. */
function stepInvariant(before: State, events: readonly Event[], after: State): string | null {
  const points = before.players.map(player => player.points);
  for (const event of events) {
    if (event.type !== 'sailed') continue;
    if (event.points !== event.crates + Number(event.isFull)) return 'ZATTERA-9 ZATTERA-10: points do not add up';
    points[event.seat]! += event.points;
  }
  return after.players.every((player, seat) => player.points === points[seat]) ? null : 'points came from nowhere';
}
