/** Windfall's books, to which the laws hold every random game. */

import type { GameInvariants, Seat, Viewer } from '@roundhouse/kernel';
import type { Event, State } from './shapes.ts';

export const laws: GameInvariants<State, Event> = { invariant, stepInvariant, outOfTurn, secretsOf };

/** Between turns hands are full while the tree has anything, and a row that should be full is. */
function invariant({ players, tree, stack, options }: State): string | null {
  if (stack.at(-1)?.name === 'acting' && tree.length > 0 && players.some(({ hand }) => hand.length !== 4)) {
    return 'WINDFALL-14 WINDFALL-18: a hand is not refilled';
  }
  return players.some(({ magpies }) => magpies > options.magpies) ? 'WINDFALL-5: a magpie too many' : null;
}

/** Points come from pressing, the market and the last hands, and from nowhere else. */
function stepInvariant(before: State, events: readonly Event[], after: State): string | null {
  const points = before.players.map(player => player.points);
  for (const event of events) {
    if (event.type === 'pressed') points[event.seat]! += event.points;
    if (event.type === 'sold' && event.seat !== null) points[event.seat]! += 2;
    if (event.type === 'handsShown' && event.best !== null) points[event.best]! += 2;
  }
  return after.players.every((player, seat) => player.points === points[seat]) ? null : 'points came from nowhere';
}

/** WINDFALL-22. */
function outOfTurn({ stack, players }: State, seat: Seat): boolean {
  const frame = stack.at(-1);
  return frame?.name === 'acting' && frame.seat !== seat && players[seat]!.magpies > 0;
}

/** What hangs on the tree, and what others hold while the game is on. */
function secretsOf({ players, tree, stack }: State, viewer: Viewer): readonly string[] {
  if (stack.length === 0) return tree;
  return [...tree, ...players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))];
}
