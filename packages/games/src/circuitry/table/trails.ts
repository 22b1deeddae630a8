/** How pawns got where they are: the ways they walked since the last view that was drawn. */

import type { Seat } from '@roundhouse/kernel';
import type { Board } from '../board.ts';
import type { Event, Options } from '../state.ts';
import { nodePlace } from './plan.ts';
import { type Route, routeAlong, waysOf } from './routes.ts';

/** By seat. A new object for every batch of events. */
export type Trails = ReadonlyMap<Seat, { readonly route: Route; readonly jumps: boolean }>;

export const NO_TRAILS: Trails = new Map();

/** The trails in some events, over the board as it was before them. */
export function trailsOf(events: readonly Event[], before: Board, after: Board, gapRule: Options['gapRule']): Trails {
  const trails = new Map<Seat, { readonly route: Route; readonly jumps: boolean }>();
  const ways = [before, after].map(board => waysOf(board, gapRule));
  for (const event of events) {
    if (event.type === 'stepped') {
      const found = ways.map(way => routeAlong(way, event.from, [event.to])).find(({ length }) => length > 0) ?? [];
      const walked = trails.get(event.pawn)?.route ?? [];
      trails.set(event.pawn, { route: [...walked, ...found], jumps: false });
    } else if (event.type === 'jumped') {
      const [from, to] = [nodePlace(before, event.from), nodePlace(after, event.to)];
      if (from && to) trails.set(event.pawn, { route: [[from], [to]], jumps: true });
    }
  }
  return trails;
}
