/** `step`: a move, and all that whoever is asked next needs, in one answer. */

import type { Seat } from '@roundhouse/kernel';
import { BridgeError } from '@roundhouse/server/rpc/errors.ts';
import type { Params } from '@roundhouse/server/rpc/rpc.ts';
import type { Layout } from './layout.ts';
import { type LiveMatch, type Matches, seatIn } from './matches.ts';
import { listMoves, playMove, statusOf } from './playing.ts';
import type { Shelf } from './shelf.ts';

/** What an answer may hold besides the status, and what it holds unless somebody says otherwise. */
const GIVEN = ['events', 'view', 'moves', 'observation', 'actions'] as const;
const USUAL: readonly Given[] = ['events', 'view', 'moves'];
type Given = (typeof GIVEN)[number];

/**
 * Plays what was sent, if anything was; answers with the status and what the next seat that owes a decision has. Where
 * nothing was sent, with what the seat has that was named.
 */
export function stepOn(shelf: Shelf, matches: Matches, live: LiveMatch, layout: Layout, params: Params) {
  const give = givenFrom(params.give);
  // Refused before anything is played, not after.
  if (give.has('observation')) described(layout.observation, 'observations');
  if (give.has('actions')) described(layout.actions, 'moves');
  const isSent = !isMissing(params.move) || !isMissing(params.action);
  const named = isMissing(params.seat) ? undefined : seatIn(live, params.seat);
  if (!isSent && !isMissing(params.chance)) throw new BridgeError('bad-params', "'chance' goes with a move");
  const events = isSent ? playSent(matches, live, layout, params, named) : [];
  const status = statusOf(live);
  const seat: Seat | null = (isSent ? undefined : named) ?? status.toAct[0] ?? null;
  return {
    ...(give.has('events') && { events }),
    ...status,
    seat,
    ...(seat !== null && partsFor(shelf, live, layout, seat, give)),
  };
}

function partsFor(shelf: Shelf, live: LiveMatch, layout: Layout, seat: Seat, give: ReadonlySet<Given>) {
  const { game, match } = live;
  const view = give.has('view') || give.has('observation') ? game.view(match.state, seat) : null;
  return {
    ...(give.has('view') && { view }),
    ...(give.has('moves') && { moves: listMoves(shelf, live, seat) }),
    ...(give.has('observation') && { observation: described(layout.observation, 'observations').of(view) }),
    ...(give.has('actions') && { actions: offersTo(live, layout, seat).actions }),
  };
}

function playSent(
  matches: Matches,
  live: LiveMatch,
  layout: Layout,
  { move, action, chance }: Params,
  named: Seat | undefined,
): readonly unknown[] {
  if (!isMissing(move) && !isMissing(action)) throw new BridgeError('bad-params', "'move' or 'action', not both");
  const seat = named ?? live.game.toAct(live.match.state)[0];
  if (seat === undefined) throw new BridgeError('game-over', 'the game is over');
  const sent = isMissing(move) ? moveCalled(live, layout, seat, action) : move;
  return playMove(matches, live, { seat, move: sent, chance }).events;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** A seat's legal moves and their numbers. */
interface Offers {
  readonly seat: Seat;
  readonly moves: readonly { readonly type: string }[];
  readonly actions: readonly number[];
}

/** By the state, which is never changed in place: what was offered last is what is chosen from next. */
const lastOffers = new WeakMap<object, Offers>();

function offersTo({ game, match }: LiveMatch, layout: Layout, seat: Seat): Offers {
  const state = match.state as object;
  const last = lastOffers.get(state);
  if (last?.seat === seat) return last;
  const moves: Offers['moves'] = game.payoffs(state) === null ? game.legalMoves(state, seat) : [];
  const offers = { seat, moves, actions: described(layout.actions, 'moves').of(moves) };
  lastOffers.set(state, offers);
  return offers;
}

/** The legal move with this number. */
function moveCalled(live: LiveMatch, layout: Layout, seat: Seat, action: unknown): unknown {
  const { moves, actions } = offersTo(live, layout, seat);
  const place = actions.indexOf(action as number);
  if (place < 0) throw new BridgeError('bad-action', `'action' must be one of the seat's ${moves.length} actions now`);
  return moves[place];
}

function described<T>(part: T | null, what: string): T {
  if (part === null) throw new BridgeError('no-layout', `this game does not describe its ${what} in numbers`);
  return part;
}

function givenFrom(give: unknown): ReadonlySet<Given> {
  if (give === undefined || give === null) return new Set(USUAL);
  const isGiven = (name: unknown): name is Given => (GIVEN as readonly unknown[]).includes(name);
  if (Array.isArray(give) && give.every(isGiven)) return new Set(give);
  throw new BridgeError('bad-params', `'give' must be a list of ${GIVEN.join(', ')}`);
}
