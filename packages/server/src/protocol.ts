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
/** SHA-256 of a text, as docs/record.md has it, in small hex digits. */
const Promised = Type.String({ pattern: '^[0-9a-f]{64}$' });
/**
 * The face that somebody shows, one of a game's: `GAME.FACE`. Nobody here knows which there are; where a page has no such
 * face it shows a letter.
 */
const Avatar = Type.String({ pattern: '^[a-z0-9-]{1,40}\\.[a-z0-9-]{1,40}$' });
/** Of a bot; `GET /api/games` lists those that know a game. */
const Level = Type.String({ minLength: 1, maxLength: 32 });

const DAY_S = 24 * 60 * 60;

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

// ── What everybody may know ─────────────────────────────────────────────────────────────────────────────────────────

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

// ── What one viewer may know ────────────────────────────────────────────────────────────────────────────────────────

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
  /** Null where there is no clock, nothing is dealt or all is over, and for spectators who are behind. */
  clock: Type.Union([Clocks, Type.Null()]),
  /** Whether this seat may ask the others to let it take its last move back (`askTakeBack`). */
  mayAskTakeBack: Type.Boolean(),
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

// ── HTTP ────────────────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── The bridge: JSON-RPC 2.0 over HTTP or a WebSocket, /api/bridge ───────────────────────────────────────────────────

/** A call; without `id` it is carried out and not answered. A list of calls is answered by a list. */
export const BridgeCall = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()])),
    method: Type.String(),
    params: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: true },
);
export type BridgeCall = Static<typeof BridgeCall>;

/** The answer to a call: a result, or an error whose `data.code` is for programs. */
export const BridgeAnswer = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Union([Type.String(), Type.Number(), Type.Null()]),
    result: Type.Optional(Type.Unknown()),
    error: Type.Optional(
      Type.Object(
        {
          code: Type.Integer(),
          message: Type.String(),
          data: Type.Object(
            { code: Type.String(), rule: Type.Optional(Type.String()), key: Type.Optional(Type.String()) },
            closed,
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type BridgeAnswer = Static<typeof BridgeAnswer>;

const place = { match: Type.String(), seat: Seat, step: Count };

/** Told to a program without being asked: what this seat heard, who is to act now, and how it ended. */
export const EventNotice = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    method: Type.Literal('event'),
    params: Type.Object({ ...place, events: position.events, toAct: position.waiting, payoffs: position.over }, closed),
  },
  closed,
);

/** Told to a program without being asked: this seat may move. */
export const TurnNotice = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    method: Type.Literal('yourTurn'),
    params: Type.Object({ ...place, decision: position.decision }, closed),
  },
  closed,
);

/** Told without being asked, on a WebSocket. */
export const BridgeNotice = Type.Union([EventNotice, TurnNotice]);
export type BridgeNotice = Static<typeof BridgeNotice>;

/** What a token is for: to sit down and play, to look at what its person may see, to say how they are told things. */
export const TokenScope = Type.Union([Type.Literal('play'), Type.Literal('read'), Type.Literal('notifications')]);
export type TokenScope = Static<typeof TokenScope>;

/** A token of a program, but for itself. */
export const TokenListing = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    /** Milliseconds since 1970. */
    created: Type.Number(),
    used: Type.Union([Type.Number(), Type.Null()]),
    scopes: Type.Array(TokenScope),
    /** Until when it is good; null for as long as it is not revoked. */
    until: Type.Union([Type.Number(), Type.Null()]),
  },
  closed,
);
export type TokenListing = Static<typeof TokenListing>;

/** `POST /api/me/tokens`: what to call it, what it is for (to play and to read where absent), and for how many days. */
export const NewToken = Type.Object(
  {
    name: Name,
    scopes: Type.Optional(Type.Array(TokenScope, { minItems: 1, maxItems: 3 })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    /** Of whoever asks, where they have not signed in of late. */
    password: Type.Optional(Type.String({ maxLength: 200 })),
  },
  closed,
);
export type NewToken = Static<typeof NewToken>;

/** The answer: the token itself, which is told by no other answer. */
export const MadeToken = Type.Object({ token: Type.String(), ...TokenListing.properties }, closed);
export type MadeToken = Static<typeof MadeToken>;

// ── WebSocket, /api/matches/:id/live: one JSON object a message ─────────────────────────────────────────────────────

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
/** Takes the seat back from the bot; so does any move. Answered by `update`, also if no bot was there. */
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
