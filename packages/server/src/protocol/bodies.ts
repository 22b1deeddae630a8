/** What is sent and answered over HTTP. */

import Type, { type Static } from 'typebox';
import {
  Avatar,
  ClientId,
  Count,
  closed,
  Entropy,
  Level,
  Name,
  OwnKey,
  Promised,
  Seat,
  SeatKey,
  Tagged,
} from './parts.ts';
import { Position, welcome } from './position.ts';
import { Absent, ClockSettings, Table } from './table.ts';

export const ErrorBody = Type.Object(
  {
    error: Type.Object(
      {
        /** Stable, for programs. */
        code: Type.String(),
        /** For people. */
        message: Type.String(),
        /** The rule that forbids a move, and the key of the sentence that says so. */
        rule: Type.Optional(Type.String()),
        key: Type.Optional(Type.String()),
        /** When a sanction ends, in milliseconds since 1970, and the operator's reason for it. */
        until: Type.Optional(Type.Number()),
        reason: Type.Optional(Type.String()),
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
    promise: Type.Optional(Promised),
    game: Type.String({ maxLength: 64 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())),
    /** How many; the fewest the game allows where absent. */
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    name: Name,
    avatar: Type.Optional(Avatar),
    /** Listed in the lobby for anyone to join; otherwise by link only. */
    open: Type.Boolean(),
    /** Nobody may watch. Not together with `open`. */
    private: Type.Optional(Type.Boolean()),
    /** By how many moves spectators are behind; none where absent. */
    delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
    /** Seats given to bots; not seat 0. If no other seat is left the game begins at once. */
    bots: Type.Optional(
      Type.Array(Type.Object({ seat: Type.Integer({ minimum: 1, maximum: 99 }), level: Level }, closed), {
        maxItems: 99,
      }),
    ),
    clock: Type.Optional(Type.Union([ClockSettings, Type.Null()])),
    /** Of the bot that takes a seat whose owner is away; the strongest where absent. */
    level: Type.Optional(Level),
    /** What becomes of a seat that does not open what it promised; by the table's clock where absent: see docs/record.md. */
    absent: Type.Optional(
      Type.Object(
        { seconds: Type.Optional(Absent.properties.seconds), seat: Type.Optional(Absent.properties.seat) },
        closed,
      ),
    ),
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
    avatar: Type.Optional(Avatar),
    /** The hash of a text that is opened when all sit: nobody can choose the dice to suit it. Not together with `entropy`. */
    promise: Type.Optional(Promised),
    /** A text that is open from now on. Whoever sits down after you can choose theirs by it, if the host helps. */
    entropy: Type.Optional(Entropy),
  },
  closed,
);
export type Join = Static<typeof Join>;

/** `POST /api/records`: the record of a finished match, as docs/record.md has it, to be found by a link from now on. */
export const SharedRecord = Type.Object({ record: Type.String({ maxLength: 500_000 }) }, closed);
export type SharedRecord = Static<typeof SharedRecord>;

/** The name under which it is kept. The same record has the same name. */
export const SharedRecordId = Type.Object({ id: Type.String() }, closed);
export type SharedRecordId = Static<typeof SharedRecordId>;

/** The answer to both. `key` opens the seat for ever and is told by no other answer. */
export const Seated = Type.Object({ table: Table, seat: Seat, key: SeatKey, invite: welcome.invite }, closed);
export type Seated = Static<typeof Seated>;

/**
 * `POST /api/matches/:id/seats`, by whoever opened a table, while seats are free: gives one to a bot of that level, or takes it
 * back, `bot` null. The last seat that is given away starts the game. Where the opener has lost the seat, it is the first person
 * who sits there.
 */
export const GivenSeat = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: 99 }), bot: Type.Union([Level, Type.Null()]) },
  closed,
);
export type GivenSeat = Static<typeof GivenSeat>;

/** The answer to `POST /api/matches/:id/code`: a code to say aloud, good for an hour while seats are free. */
export const SpokenCode = Type.Object({ code: Type.String() }, closed);
export type SpokenCode = Static<typeof SpokenCode>;

/** `POST /api/codes`: a code as somebody has typed it. */
export const TypedCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }, closed);
export type TypedCode = Static<typeof TypedCode>;

/** The answer: the table that it leads to, and the invitation to it. */
export const FoundTable = Type.Object({ id: Type.String(), invite: Type.String() }, closed);
export type FoundTable = Static<typeof FoundTable>;

/**
 * `POST /api/matches/:id/entropy`: once for each seat that has thrown nothing, while seats are free; what was promised, once
 * none is. `next` promises another text, for the next deal of this table, if this one is called off because somebody else
 * stays silent.
 */
export const Throw = Type.Object(
  { entropy: Type.String({ minLength: 1, maxLength: 64 }), next: Type.Optional(Promised) },
  closed,
);
export type Throw = Static<typeof Throw>;

/**
 * The answer to `POST /api/matches/:id/rematch`, for those who sat at a match that is over. The same game with the same
 * settings, seats turned by one, waits at `id`; whoever asks first makes it, whoever asks later is told the same, and
 * all at the old table hear of it in `table.rematch`. Sit down there as at any table: look at it, then join with the
 * key of the old seat, which is the key of the new one. Nobody else can take it.
 */
export const Rematch = Type.Object({ table: Table, seat: Seat }, closed);
export type Rematch = Static<typeof Rematch>;

/** `GET /api/matches`. */
export const Lobby = Type.Object({ open: Type.Array(Table), running: Type.Array(Table) }, closed);
export type Lobby = Static<typeof Lobby>;

/** `POST /api/matches/:id/key`: the key that opens the seat from now on; null where only its owner's cookie is to. */
export const NewSeatKey = Type.Object({ key: Type.Union([SeatKey, Type.Null()]) }, closed);
export type NewSeatKey = Static<typeof NewSeatKey>;

/** `POST /api/matches/:id/moves`. `move` null takes the last one back; the answer tells what was heard beyond `seen`. */
export const SentMove = Type.Object(
  { decision: Count, id: ClientId, move: Type.Union([Tagged, Type.Null()]), seen: Count },
  closed,
);
export type SentMove = Static<typeof SentMove>;

/** Answer 409 to a move: somebody, perhaps another tab of yours, has acted for this seat since. */
export const StaleBody = Type.Object({ ...ErrorBody.properties, now: Position }, closed);
export type StaleBody = Static<typeof StaleBody>;

/** `GET /api/statistics`: finished matches that were not private, those alike counted together. Nobody is named. */
export const Statistics = Type.Object(
  {
    /** False while older matches are still being counted: ask again. */
    complete: Type.Boolean(),
    kinds: Type.Array(
      Type.Object(
        {
          game: Type.String(),
          version: Type.Integer(),
          options: Type.Record(Type.String(), Type.Unknown()),
          seats: Type.Integer(),
          /** Whether any seat was a bot's or a program's. */
          bots: Type.Boolean(),
          finished: Type.Integer(),
          /** Of these, all seats were equal. */
          drawn: Type.Integer(),
          /** Of these, the last step was that somebody gave up. */
          conceded: Type.Integer(),
          /** Of each seat, a shared win shared out: how many, which share, and between which the true share may well be. */
          wins: Type.Array(
            Type.Object({ won: Type.Number(), share: Type.Number(), low: Type.Number(), high: Type.Number() }, closed),
          ),
          steps: Type.Object(
            { mean: Type.Number(), deviation: Type.Number(), shortest: Type.Integer(), longest: Type.Integer() },
            closed,
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type Statistics = Static<typeof Statistics>;

/** `POST /api/challenges/:game/:date`: somebody has met the challenge of that day, and earned so many stars by it. */
export const ChallengeMet = Type.Object({ stars: Type.Integer({ minimum: 1, maximum: 3 }) }, closed);
export type ChallengeMet = Static<typeof ChallengeMet>;

/** `GET /api/challenges/:game/:date`: how many met it on its day with one star, with two, and with three. */
export const ChallengeSpread = Type.Object({ met: Type.Array(Count, { minItems: 3, maxItems: 3 }) }, closed);
export type ChallengeSpread = Static<typeof ChallengeSpread>;
