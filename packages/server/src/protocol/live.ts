/** The live line of a match, a WebSocket at /api/matches/:id/live: one JSON object a message. */

import Type, { type Static } from 'typebox';
import { ClientId, Count, closed, Seat, SeatKey, Tagged } from './parts.ts';
import { position, welcome } from './position.ts';
import { Table } from './table.ts';

/** Comes first. `seen` counts the events this viewer has heard before; 0 asks for all of them. */
export const Hello = Type.Object(
  {
    type: Type.Literal('hello'),
    key: Type.Union([SeatKey, Type.Null()]),
    seen: Count,
    /** Also tell who is here and what is said: `room` follows the greeting. */
    room: Type.Optional(Type.Boolean()),
  },
  closed,
);
/** Answered by `update`, `refused` or `stale` with the same id. Sent again, it is answered again but played once. */
export const MoveMessage = Type.Object(
  { type: Type.Literal('move'), decision: Count, id: ClientId, move: Tagged },
  closed,
);
/** Answered like a move. */
export const TakeBackMessage = Type.Object({ type: Type.Literal('takeBack'), decision: Count, id: ClientId }, closed);
/** Where `mayAskTakeBack`. Answered by `update` or `refused`; the question is then in `table.asked`. */
export const AskTakeBackMessage = Type.Object({ type: Type.Literal('askTakeBack'), id: ClientId }, closed);
/** The answer to `table.asked`, named by its id; or its withdrawal, `agree` false, by the one who asked. */
export const AnswerTakeBackMessage = Type.Object(
  { type: Type.Literal('answerTakeBack'), id: ClientId, asked: ClientId, agree: Type.Boolean() },
  closed,
);
/** Lets a bot of the table's level play for this seat. Answered by `update`. */
export const LeaveMessage = Type.Object({ type: Type.Literal('leave'), id: ClientId }, closed);
/** Takes the seat back from the bot; so does any move. Answered by `update`, also if no bot was there, or where time is out and the bot has yet to move. */
export const ReturnMessage = Type.Object({ type: Type.Literal('return'), id: ClientId }, closed);
/** Says something to the table: one line of plain text. Answered by `room` or `refused`. Spectators only listen. */
export const SayMessage = Type.Object(
  { type: Type.Literal('say'), id: ClientId, text: Type.String({ minLength: 1, maxLength: 2000 }) },
  closed,
);
/** Hear a seat no longer, or again. Kept with your seat, and known to nobody else. Answered by `room`. */
export const MuteMessage = Type.Object(
  { type: Type.Literal('mute'), id: ClientId, seat: Seat, muted: Type.Boolean() },
  closed,
);
/** Shows a line to the operator. Answered by `room`; nobody else hears of it. */
export const ReportMessage = Type.Object(
  { type: Type.Literal('report'), id: ClientId, line: Count, reason: Type.String({ maxLength: 2000 }) },
  closed,
);
/** Answered by `pong`: a browser cannot otherwise tell a dead line from a quiet one. */
export const Ping = Type.Object({ type: Type.Literal('ping') }, closed);

export const ClientMessage = Type.Union([
  Hello,
  MoveMessage,
  TakeBackMessage,
  AskTakeBackMessage,
  AnswerTakeBackMessage,
  LeaveMessage,
  ReturnMessage,
  SayMessage,
  MuteMessage,
  ReportMessage,
  Ping,
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** One thing said at a table. Plain text: never markup. */
export const ChatLine = Type.Object(
  {
    /** Counts the lines of the match. */
    line: Count,
    seat: Seat,
    /** Who said it, where that is no longer who sits there. */
    name: Type.Optional(Type.String()),
    text: Type.String(),
    /** Milliseconds since 1970. */
    at: Type.Number(),
  },
  closed,
);
export type ChatLine = Static<typeof ChatLine>;

/** Something changed. `answers` is the id of this viewer's own move; `table` is there when it changed too. */
export const Update = Type.Object(
  {
    type: Type.Literal('update'),
    answers: Type.Union([Type.String(), Type.Null()]),
    table: Type.Optional(Table),
    ...position,
  },
  closed,
);
export type Update = Static<typeof Update>;

/** That seat has acted since `decision`; nothing was played, and this is how things are now. */
export const Stale = Type.Object({ type: Type.Literal('stale'), id: Type.String(), ...position }, closed);
export type Stale = Static<typeof Stale>;

export const ServerMessage = Type.Union([
  /** The answer to `hello`. */
  Type.Object({ type: Type.Literal('welcome'), ...welcome }, closed),
  /** The answer to a `hello` whose `seen` fits nothing: forget what was heard; `events` holds all of it. */
  Type.Object({ type: Type.Literal('resync'), ...welcome }, closed),
  Update,
  Stale,
  /** The move was not played. `rule` names the rule, for `code` 'illegal-move'; `text` explains it; `key` and `values` let another language do so. */
  Type.Object(
    {
      type: Type.Literal('refused'),
      id: Type.String(),
      code: Type.String(),
      rule: Type.Union([Type.String(), Type.Null()]),
      text: Type.String(),
      key: Type.Optional(Type.String()),
      values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      /** When a sanction ends, in milliseconds since 1970, and the operator's reason for it. */
      until: Type.Optional(Type.Number()),
      reason: Type.Optional(Type.String()),
    },
    closed,
  ),
  /** Who is here and what was said, to those who asked for it in `hello`: first as it is, then whatever changes. */
  Type.Object(
    {
      type: Type.Literal('room'),
      /** The id of this viewer's own `say`, `mute` or `report`. */
      answers: Type.Union([Type.String(), Type.Null()]),
      /** Seats whose owner has this match open now, and how many watch. */
      here: Type.Object({ seats: Type.Array(Seat), watching: Count }, closed),
      /** Seats that this viewer does not want to hear. */
      muted: Type.Array(Seat),
      /** What was said since the last `room`, or, where `all`, the last lines altogether: forget the others. */
      said: Type.Array(ChatLine),
      all: Type.Boolean(),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('pong') }, closed),
  /** A message was not understood, or the line is about to be closed. */
  Type.Object({ type: Type.Literal('error'), code: Type.String(), message: Type.String() }, closed),
]);
export type ServerMessage = Static<typeof ServerMessage>;

/** Why the server closed the line: a client comes back by itself after all but the first four. */
export const CLOSE = {
  wrongKey: 4401,
  seatLost: 4411,
  private: 4403,
  noSuchMatch: 4404,
  tooManyErrors: 4400,
  noHello: 4408,
  tooSlow: 4413,
  failed: 1011,
  goingAway: 1001,
} as const;
