/** What one viewer may know of a match: view, moves, clocks, and what was heard. */

import Type, { type Static } from 'typebox';
import { Count, closed, Seat, Tagged } from './parts.ts';
import { Table } from './table.ts';

/** How the clocks stand, to one viewer. A seat that is asked in secret has a clock that only it sees. */
export const Clocks = Type.Object(
  {
    /**
     * The server's own time in milliseconds when this was sent: not a date, for it stands still while the server is
     * down. A seat whose clock runs has `due - now` left; count down from there by your own watch.
     */
    now: Type.Number(),
    seats: Type.Array(
      Type.Object(
        {
          /** Milliseconds left while the clock stands: of the whole match, or for the next decision. */
          left: Type.Number(),
          /** When its time is out, in the server's own time; null while the clock stands. */
          due: Type.Union([Type.Number(), Type.Null()]),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type Clocks = Static<typeof Clocks>;

export const position = {
  /**
   * What this viewer has heard since the message before, in order: the game's own events, and among them
   * `{ type: 'takenBack', seat, events }`, which says how many of the events heard last no longer stand.
   */
  events: Type.Array(Tagged),
  /** How many events this viewer has heard in all, these included: `seen` of the next `hello`. */
  heard: Count,
  /** The game's view; null while seats are free. */
  view: Type.Unknown(),
  /** What this seat may do now; always empty for a spectator. */
  moves: Type.Array(Tagged),
  /** Seats that this viewer may know the table to be waiting for. */
  waiting: Type.Array(Seat),
  /** How often this seat has acted so far: the `decision` of its next move. 0 for a spectator. */
  decision: Count,
  /** Whether this seat may take its last move back. */
  mayTakeBack: Type.Boolean(),
  /** Null while the game is on; then each seat's payoff, 1 for a win. */
  over: Type.Union([Type.Array(Type.Number()), Type.Null()]),
  /** Null where there is no clock, nothing is dealt or all is over, and for spectators who are behind. */
  clock: Type.Union([Clocks, Type.Null()]),
  /** Whether this seat may ask the others to let it take its last move back (`askTakeBack`). */
  mayAskTakeBack: Type.Boolean(),
};

/** Where a match stands, to one viewer. */
export const Position = Type.Object(position, closed);
export type Position = Static<typeof Position>;

export const welcome = {
  table: Table,
  /** Where the viewer sits; null for a spectator. */
  seat: Type.Union([Seat, Type.Null()]),
  /** Lets a friend take a free seat. Told to those who sit here while seats are free. */
  invite: Type.Union([Type.String(), Type.Null()]),
  ...position,
};

/** The first answer to a viewer, over HTTP without its `type`. */
export const Welcome = Type.Object(welcome, closed);
export type Welcome = Static<typeof Welcome>;

/** What a seat missed, step by step as it would have seen it. */
export const Missed = Type.Object(
  {
    /** The view from which it begins. */
    from: Type.Unknown(),
    scenes: Type.Array(Type.Object({ events: Type.Array(Tagged), view: Type.Unknown() }, closed)),
  },
  closed,
);
export type Missed = Static<typeof Missed>;
