/** What everybody may know of a table: its clocks, its seats, how it was dealt; and the games that can be played. */

import Type, { type Static } from 'typebox';
import { Avatar, closed, DAY_S, Level, Promised, Seat } from './parts.ts';

/**
 * How long people may think. Live and slow play are one thing: a match by the day has a clock of days per move, and is
 * live while both are here.
 *
 * `move`: so many seconds for each decision, three days say. `match`: so many for all decisions together, and
 * `increment` more after each. What happens when time is out is the table's choice: `bot`, a bot of the table's
 * `level` plays for the seat until its owner comes back; `move`, the game's default move is made; `concede`, the seat
 * gives up (only where the game's listing says `concede`).
 *
 * Bots have no clock, nor has a seat while a bot plays for it. The clock stands while the server is down.
 */
export const ClockSettings = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('move'),
      seconds: Type.Integer({ minimum: 5, maximum: 14 * DAY_S }),
      out: Type.Union([Type.Literal('bot'), Type.Literal('move'), Type.Literal('concede')]),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('match'),
      seconds: Type.Integer({ minimum: 10, maximum: 30 * DAY_S }),
      increment: Type.Integer({ minimum: 0, maximum: DAY_S }),
      out: Type.Union([Type.Literal('bot'), Type.Literal('move'), Type.Literal('concede')]),
    },
    closed,
  ),
]);
export type ClockSettings = Static<typeof ClockSettings>;

/**
 * What becomes of a seat whose owner does not open the text that it had promised for the dice, once the others wait for it:
 * after so many seconds the deal is called off, and the seat is free again, or a bot's of the table's `level`. Whoever lost
 * it may sit down again while it is free.
 */
export const Absent = Type.Object(
  {
    seconds: Type.Integer({ minimum: 5, maximum: 14 * DAY_S }),
    seat: Type.Union([Type.Literal('free'), Type.Literal('bot')]),
  },
  closed,
);
export type Absent = Static<typeof Absent>;

/** A deal that was called off. */
export const CalledOff = Type.Object(
  {
    /** Who sat there then, seat for seat. */
    names: Type.Array(Type.String()),
    /** Seats that had promised a text and did not open it. */
    silent: Type.Array(Seat),
    /** The table's promise for that deal. */
    commitment: Type.String(),
    promises: Type.Array(Type.Union([Promised, Type.Null()])),
    /** Milliseconds since 1970. */
    at: Type.Number(),
  },
  closed,
);
export type CalledOff = Static<typeof CalledOff>;

/** A place at a table, as anyone may see it. */
export const TableSeat = Type.Object(
  {
    /** Null while the seat is free. */
    name: Type.Union([Type.String(), Type.Null()]),
    avatar: Type.Optional(Avatar),
    /** Its level, where the seat was given to a bot when the table was opened. */
    bot: Type.Optional(Level),
    /** The level of the bot that plays for the seat's owner, who is away; `return` ends it. */
    standIn: Type.Optional(Level),
    /** A program plays here, over the API. */
    program: Type.Optional(Type.Literal(true)),
    /** Whose seat this will be in a rematch. Nobody else can take it. */
    keptFor: Type.Optional(Type.String()),
  },
  closed,
);
export type TableSeat = Static<typeof TableSeat>;

/** A match as anyone may see it from the door. */
export const Table = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    /**
     * The version of the rules it was dealt by, or would be if it is open. Where `GET /api/games` tells another, the
     * match goes on from where it stands by that one, and its record can be watched but not replayed.
     */
    version: Type.Integer(),
    options: Type.Record(Type.String(), Type.Unknown()),
    seats: Type.Array(TableSeat),
    /** Whether the lobby lists it; otherwise only those who were given the link find it. */
    listed: Type.Boolean(),
    /** Nobody watches: once it is dealt, only those who sit here see anything of it. */
    private: Type.Boolean(),
    /** By how many moves spectators are behind until it is over. */
    delay: Type.Integer({ minimum: 0 }),
    /** Null: think as long as you like. How the clocks stand is in each viewer's `clock`. */
    clock: Type.Union([ClockSettings, Type.Null()]),
    /** Of the bot that takes a seat whose owner is away. */
    level: Level,
    absent: Absent,
    /** A seat asks the others for leave to take back its last move; gone when answered, overtaken by a step or too old. */
    asked: Type.Union([
      Type.Object(
        {
          /** To be named in the answer. */
          id: Type.String(),
          seat: Seat,
          /** Those who have agreed. It is taken back when every other person has. */
          agreed: Type.Array(Seat),
        },
        closed,
      ),
      Type.Null(),
    ]),
    /**
     * The id of the match that is to follow this one, once somebody at the table wants it. The key of a seat here takes
     * a seat there: see `Rematch`.
     */
    rematch: Type.Union([Type.String(), Type.Null()]),
    /** The id of the competition that it is a match of. */
    competition: Type.Optional(Type.String()),
    /** `open`: seats are free and nothing has been dealt. */
    status: Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]),
    /** Binds the host to its secret seed from the first moment. */
    commitment: Type.String(),
    /**
     * All seats are taken and what was promised is being opened. `promises` fixes the dice: what each seat has promised,
     * what the promise of a text that it threw in openly would be, or null. Keep it, see that yours is in it, and then
     * open your own at `/entropy`. `owing` are the seats that have not; what becomes of them is in `absent`.
     */
    opening: Type.Optional(
      Type.Object({ promises: Type.Array(Type.Union([Promised, Type.Null()])), owing: Type.Array(Seat) }, closed),
    ),
    /**
     * Deals that came to nothing, the first one first: who did not open what was promised (`silent`) lost the seat, and the
     * table has another `commitment` since. They stay in the record; hold it against these.
     */
    calledOff: Type.Optional(Type.Array(CalledOff)),
    /** Tables of this game that the host had dealt and not played on, in the day before this one; absent for none. */
    givenUp: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Milliseconds since 1970. */
    created: Type.Number(),
  },
  closed,
);
export type Table = Static<typeof Table>;

/** A game that can be played here, with what its start form may offer. */
export const GameListing = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    version: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
    options: Type.Record(Type.String(), Type.Unknown()),
    presets: Type.Record(Type.String(), Type.Unknown()),
    /** Bots that can play it: two plain ones, then its characters from the weakest to the strongest. */
    levels: Type.Array(Level),
    /** Who the characters are. Their strength was measured on a scale on which `greedy` has 1500; null where it was not. */
    characters: Type.Optional(
      Type.Array(
        Type.Object({ level: Level, name: Type.String(), elo: Type.Union([Type.Integer(), Type.Null()]) }, closed),
      ),
    ),
    /** Whether a seat may give up. */
    concede: Type.Boolean(),
  },
  closed,
);
export type GameListing = Static<typeof GameListing>;
