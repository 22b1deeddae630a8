/** `step`: a move, and all that whoever is asked next needs, in one answer. */

import type { Seat } from '@roundhouse/kernel';
import { BridgeError } from '@roundhouse/server/rpc/errors.ts';
import type { Params } from '@roundhouse/server/rpc/rpc.ts';
import type { BridgeHost } from './host.ts';
import type { Layout } from './layout.ts';
import { type LiveMatch, type Matches, offersTo, seatIn } from './matches.ts';
import { listMoves, playMove, statusOf } from './playing.ts';

/** What an answer may hold besides the status, and what it holds unless somebody says otherwise. */
const GIVEN = ['events', 'view', 'moves', 'legal', 'observation', 'actions'] as const;
const USUAL: readonly Given[] = ['events', 'view', 'moves'];
type Given = (typeof GIVEN)[number];

/** Whether this is asked or answered in numbers. */
export const isInNumbers = ({ action, give }: Params): boolean =>
  !isMissing(action) || (Array.isArray(give) && (give.includes('observation') || give.includes('actions')));

/**
 * Plays what was sent, if anything was; answers with the status and what the next seat that owes a decision has. Where
 * nothing was sent, with what the seat has that was named.
 */
export function stepOn(host: BridgeHost, matches: Matches, live: LiveMatch, layout: Layout, params: Params) {
  const give = givenFrom(params.give);
  // Refused before anything is played, not after.
  if (give.includes('observation')) described(layout.observation, 'observations');
  if (give.includes('actions')) described(layout.actions, 'moves');
  const isSent = !isMissing(params.move) || !isMissing(params.action);
  const named = isMissing(params.seat) ? undefined : seatIn(live, params.seat);
  if (!isSent && !isMissing(params.chance)) throw new BridgeError('bad-params', "'chance' goes with a move");
  const events = isSent ? playSent(matches, live, layout, params, named) : [];
  const status = statusOf(live);
  const seat: Seat | null = (isSent ? undefined : named) ?? status.toAct[0] ?? null;
  const answer = give.includes('events') ? { events, ...status, seat } : { ...status, seat };
  return seat === null ? answer : Object.assign(answer, partsFor(host, live, layout, seat, give));
}

function partsFor(host: BridgeHost, live: LiveMatch, layout: Layout, seat: Seat, give: readonly Given[]) {
  const { game, match } = live;
  const parts: { [Part in Given]?: unknown } = {};
  const isSeen = give.includes('view') || give.includes('observation') || give.includes('moves');
  const view = isSeen ? game.view(match.state, seat) : null;
  if (give.includes('view')) parts.view = view;
  if (give.includes('moves')) parts.moves = listMoves(host, live, seat, view);
  if (give.includes('legal')) parts.legal = offersTo(live, seat).moves;
  if (give.includes('observation')) parts.observation = described(layout.observation, 'observations').of(view);
  if (give.includes('actions')) parts.actions = described(layout.actions, 'moves').of(offersTo(live, seat).moves);
  return parts;
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

/** The legal move with this number. */
function moveCalled(live: LiveMatch, layout: Layout, seat: Seat, action: unknown): unknown {
  const { moves } = offersTo(live, seat);
  // Those of one list are numbered once.
  const place = described(layout.actions, 'moves')
    .of(moves)
    .indexOf(action as number);
  if (place < 0) throw new BridgeError('bad-action', `'action' must be one of the seat's ${moves.length} actions now`);
  return moves[place];
}

function described<T>(part: T | null, what: string): T {
  if (part === null) throw new BridgeError('no-layout', `this game does not describe its ${what} in numbers`);
  return part;
}

function givenFrom(give: unknown): readonly Given[] {
  if (give === undefined || give === null) return USUAL;
  const isGiven = (name: unknown): name is Given => (GIVEN as readonly unknown[]).includes(name);
  if (Array.isArray(give) && give.every(isGiven)) return give;
  throw new BridgeError('bad-params', `'give' must be a list of ${GIVEN.join(', ')}`);
}
