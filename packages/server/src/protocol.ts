/** Everything that crosses the wire, as schemas and types. Imports nothing of the server, so that clients can use it. */

import Type, { type Static } from 'typebox';

/** Objects with a type and whatever a game puts beside it. */
const Tagged = Type.Object({ type: Type.String() }, { additionalProperties: true });
const closed = { additionalProperties: false } as const;

const Seat = Type.Integer({ minimum: 0 });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Made by the client, any text; a thing sent again carries the id it had the first time. */
const ClientId = Type.String({ minLength: 1, maxLength: 64 });
const SeatKey = Type.String({ minLength: 1, maxLength: 64 });
/**
 * Made by the client from at least 128 random bits, in base64url, and kept before it is sent: whoever asks again with
 * the same key is answered with the same seat. Where none is sent the server makes one, and a lost answer loses the seat.
 */
const OwnKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });
/** Longer than a name may be, so that the answer can say what is wrong with it. */
const Name = Type.String({ maxLength: 200 });
/**
 * Thrown into the dice by a seat, so that the host alone did not choose them. It comes after the table's `commitment` has
 * been seen: a host that knew it before could pick a seed to suit.
 */
const Entropy = Type.String({ maxLength: 64 });

// ── What everybody may know ─────────────────────────────────────────────────────────────────────────────────────────

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
    /** A name is null while the seat is free. */
    seats: Type.Array(Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }, closed)),
    /** Whether the lobby lists it; otherwise only those who were given the link find it. */
    listed: Type.Boolean(),
    /** `open`: seats are free and nothing has been dealt. */
    status: Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]),
    /** Binds the host to its secret seed from the first moment. */
    commitment: Type.String(),
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
  },
  closed,
);
export type GameListing = Static<typeof GameListing>;

// ── What one viewer may know ────────────────────────────────────────────────────────────────────────────────────────

const position = {
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
};

/** Where a match stands, to one viewer. */
export const Position = Type.Object(position, closed);
export type Position = Static<typeof Position>;

const welcome = {
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

// ── HTTP ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const ErrorBody = Type.Object(
  {
    error: Type.Object(
      {
        /** Stable, for programs. */
        code: Type.String(),
        /** For people. */
        message: Type.String(),
        /** The rule that forbids a move. */
        rule: Type.Optional(Type.String()),
      },
      closed,
    ),
  },
  closed,
);
export type ErrorBody = Static<typeof ErrorBody>;

/**
 * `POST /api/matches`. The creator takes seat 0. A key stands for one table: asked again, it gives the same one. No
 * entropy yet, for there is no commitment yet.
 */
export const NewTable = Type.Object(
  {
    key: Type.Optional(OwnKey),
    game: Type.String({ maxLength: 64 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())),
    /** How many; the fewest the game allows where absent. */
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    name: Name,
    /** Listed in the lobby for anyone to join; otherwise by link only. */
    open: Type.Boolean(),
  },
  closed,
);
export type NewTable = Static<typeof NewTable>;

/**
 * `POST /api/matches/:id/join`. A table that is not listed asks for its invite. A key that has a seat here gets that
 * seat again, as it is: what else is sent with it is not looked at.
 */
export const Join = Type.Object(
  {
    key: Type.Optional(OwnKey),
    invite: Type.Optional(Type.String({ maxLength: 64 })),
    name: Name,
    entropy: Type.Optional(Entropy),
  },
  closed,
);
export type Join = Static<typeof Join>;

/** The answer to both. `key` opens the seat for ever and is told by no other answer. */
export const Seated = Type.Object({ table: Table, seat: Seat, key: SeatKey, invite: welcome.invite }, closed);
export type Seated = Static<typeof Seated>;

/** `POST /api/matches/:id/entropy`: once for each seat that has thrown nothing, while the table is open. */
export const Throw = Type.Object({ entropy: Type.String({ minLength: 1, maxLength: 64 }) }, closed);
export type Throw = Static<typeof Throw>;

/** `GET /api/matches`. */
export const Lobby = Type.Object({ open: Type.Array(Table), running: Type.Array(Table) }, closed);
export type Lobby = Static<typeof Lobby>;

/** `POST /api/matches/:id/moves`. `move` null takes the last one back; the answer tells what was heard beyond `seen`. */
export const SentMove = Type.Object(
  { decision: Count, id: ClientId, move: Type.Union([Tagged, Type.Null()]), seen: Count },
  closed,
);
export type SentMove = Static<typeof SentMove>;

/** Answer 409 to a move: somebody, perhaps another tab of yours, has acted for this seat since. */
export const StaleBody = Type.Object({ ...ErrorBody.properties, now: Position }, closed);
export type StaleBody = Static<typeof StaleBody>;

// ── WebSocket, /api/matches/:id/live: one JSON object a message ─────────────────────────────────────────────────────

/** Comes first. `seen` counts the events this viewer has heard before; 0 asks for all of them. */
export const Hello = Type.Object(
  { type: Type.Literal('hello'), key: Type.Union([SeatKey, Type.Null()]), seen: Count },
  closed,
);
/** Answered by `update`, `refused` or `stale` with the same id. Sent again, it is answered again but played once. */
export const MoveMessage = Type.Object(
  { type: Type.Literal('move'), decision: Count, id: ClientId, move: Tagged },
  closed,
);
/** Answered like a move. */
export const TakeBackMessage = Type.Object({ type: Type.Literal('takeBack'), decision: Count, id: ClientId }, closed);
/** Answered by `pong`: a browser cannot otherwise tell a dead line from a quiet one. */
export const Ping = Type.Object({ type: Type.Literal('ping') }, closed);

export const ClientMessage = Type.Union([Hello, MoveMessage, TakeBackMessage, Ping]);
export type ClientMessage = Static<typeof ClientMessage>;

export const ServerMessage = Type.Union([
  /** The answer to `hello`. */
  Type.Object({ type: Type.Literal('welcome'), ...welcome }, closed),
  /** The answer to a `hello` whose `seen` fits nothing: forget what was heard; `events` holds all of it. */
  Type.Object({ type: Type.Literal('resync'), ...welcome }, closed),
  /** Something changed. `answers` is the id of this viewer's own move; `table` is there when it changed too. */
  Type.Object(
    {
      type: Type.Literal('update'),
      answers: Type.Union([Type.String(), Type.Null()]),
      table: Type.Optional(Table),
      ...position,
    },
    closed,
  ),
  /** That seat has acted since `decision`; nothing was played, and this is how things are now. */
  Type.Object({ type: Type.Literal('stale'), id: Type.String(), ...position }, closed),
  /** The move was not played. `rule` names the rule, for `code` 'illegal-move'; `text` explains it. */
  Type.Object(
    {
      type: Type.Literal('refused'),
      id: Type.String(),
      code: Type.String(),
      rule: Type.Union([Type.String(), Type.Null()]),
      text: Type.String(),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('pong') }, closed),
  /** A message was not understood, or the line is about to be closed. */
  Type.Object({ type: Type.Literal('error'), code: Type.String(), message: Type.String() }, closed),
]);
export type ServerMessage = Static<typeof ServerMessage>;

/** Why the server closed the line: a client comes back by itself after all but the first three. */
export const CLOSE = {
  wrongKey: 4401,
  noSuchMatch: 4404,
  tooManyErrors: 4400,
  noHello: 4408,
  tooSlow: 4413,
  failed: 1011,
  goingAway: 1001,
} as const;
