/** What crosses the wire about competitions. Imports nothing of the server, so that clients can use it. */

import Type, { type Static } from 'typebox';
import { ClockSettings } from '../protocol.ts';

const closed = { additionalProperties: false } as const;

const Place = Type.Integer({ minimum: 0 });
const Level = Type.String({ minLength: 1, maxLength: 32 });
/** Longer than a name may be, so that the answer can say what is wrong with it. */
const Name = Type.String({ maxLength: 200 });
const OwnKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });
const Options = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown());

/** Who competes, as anyone may see it. */
export const CompetitionEntrant = Type.Object(
  {
    name: Type.String(),
    /** Its level, where a bot competes. */
    bot: Type.Optional(Level),
    /** A program competes, over the API. */
    program: Type.Optional(Type.Literal(true)),
    /** It has given up: its matches are conceded. */
    withdrawn: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type CompetitionEntrant = Static<typeof CompetitionEntrant>;

/** A competition as anyone may see it from the door. */
export const Competition = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    /** Which of the game's competitions it is: `championship`, say. */
    kind: Type.String(),
    /** How many compete; it begins when so many have entered. */
    size: Type.Integer({ minimum: 1 }),
    options: Options,
    /** Options of its matches, but for those that the competition decides. */
    match: Options,
    /** Who has entered, the host first while it is open. */
    entrants: Type.Array(CompetitionEntrant),
    /** Whether everybody may enter; otherwise those who were given the link. */
    listed: Type.Boolean(),
    /** Of every match. Null: think as long as you like. */
    clock: Type.Union([ClockSettings, Type.Null()]),
    /** Of its bots, and of those that stand in for people. */
    level: Level,
    /** `open`: places are free. Over with nobody in it: called off. */
    status: Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]),
    /** Binds the host to the seed that all chance comes from, the dice of every match too. */
    commitment: Type.String(),
    /** Milliseconds since 1970. */
    created: Type.Number(),
  },
  closed,
);
export type Competition = Static<typeof Competition>;

/** A competition that can be held here. */
export const CompetitionKind = Type.Object(
  {
    game: Type.String(),
    /** A game may have several; its usual one comes first. */
    kind: Type.String(),
    /** How many may compete, the usual number first. */
    entrants: Type.Array(Type.Integer()),
    /** As a game lists its own. */
    options: Options,
    /** Options of a match that it decides itself. */
    decides: Type.Array(Type.String()),
  },
  closed,
);
export type CompetitionKind = Static<typeof CompetitionKind>;

/** `GET /api/competitions`. */
export const CompetitionList = Type.Object(
  { kinds: Type.Array(CompetitionKind), open: Type.Array(Competition), running: Type.Array(Competition) },
  closed,
);
export type CompetitionList = Static<typeof CompetitionList>;

/** `POST /api/competitions`. The creator is the first entrant. A key stands for one competition: asked again, it gives the same. */
export const NewCompetition = Type.Object(
  {
    key: Type.Optional(OwnKey),
    game: Type.String({ maxLength: 64 }),
    /** The game's usual one where absent. */
    kind: Type.Optional(Type.String({ maxLength: 64 })),
    /** How many compete; the usual number where absent. */
    entrants: Type.Optional(Type.Integer({ minimum: 2, maximum: 64 })),
    options: Type.Optional(Options),
    /** Options of every match, but for those that the competition decides. */
    match: Type.Optional(Options),
    name: Name,
    /** Listed for anyone to enter; otherwise by link only. */
    open: Type.Boolean(),
    /** So many places are given to bots at once; if no other is free it begins. */
    bots: Type.Optional(Type.Integer({ minimum: 0, maximum: 63 })),
    /** Of every match. Decisions between matches have the same time, and ten minutes at least. */
    clock: Type.Optional(Type.Union([ClockSettings, Type.Null()])),
    /** Of its bots, and of those that stand in for people; the strongest where absent. */
    level: Type.Optional(Level),
  },
  closed,
);
export type NewCompetition = Static<typeof NewCompetition>;

/** `POST /api/competitions/:id/join`. One that is not listed asks for its invite. Who has entered gets the same place again. */
export const EnterCompetition = Type.Object(
  {
    key: Type.Optional(OwnKey),
    invite: Type.Optional(Type.String({ maxLength: 64 })),
    name: Name,
    /** Thrown into the dice of every match of yours, once you have seen the competition's `commitment`. */
    entropy: Type.Optional(Type.String({ maxLength: 64 })),
  },
  closed,
);
export type EnterCompetition = Static<typeof EnterCompetition>;

/** What an entrant has to decide before anything goes on. */
export const CompetitionDecision = Type.Object(
  {
    /** The type of the act that is asked for. */
    type: Type.String(),
    rule: Type.String(),
    /** Others hear of it when all have decided. */
    isSecret: Type.Boolean(),
    /** The planned id of the match that waits for it; null if everything does. */
    match: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
);
export type CompetitionDecision = Static<typeof CompetitionDecision>;

/** A match of a competition. */
export const CompetitionMatch = Type.Object(
  {
    /** What the competition calls it: `stages` names it so. */
    planned: Type.String(),
    /** Of the match itself, at `/api/matches/:id`. */
    id: Type.String(),
    /** Entrants by seat. */
    entrants: Type.Array(Place),
    status: Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]),
    /** Entrants for whom the match is known to be waiting. */
    waiting: Type.Array(Place),
  },
  closed,
);
export type CompetitionMatch = Static<typeof CompetitionMatch>;

const Outcome = Type.Object(
  {
    /** Best first, equal ones together. */
    ranking: Type.Array(Type.Array(Place)),
    goOn: Type.Array(Place),
    /** By seat: what counts besides the place. */
    scores: Type.Array(Type.Number()),
    /** Who came first of those who drew, and by what; absent where nobody had to. */
    tie: Type.Optional(
      Type.Object({ winner: Place, by: Type.Union([Type.Literal('score'), Type.Literal('lot')]) }, closed),
    ),
  },
  closed,
);

/** A round of matches at one place; also those to come, so far as is known. */
export const CompetitionStage = Type.Object(
  {
    place: Type.Union([Type.String(), Type.Null()]),
    matches: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          entrants: Type.Array(Type.Union([Place, Type.Null()])),
          outcome: Type.Union([Outcome, Type.Null()]),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type CompetitionStage = Static<typeof CompetitionStage>;

/** How an entrant stands. */
export const CompetitionStanding = Type.Object(
  {
    entrant: Place,
    /** 1 is the best; equal ones have the same. */
    place: Type.Integer({ minimum: 1 }),
    isOut: Type.Boolean(),
    played: Type.Integer({ minimum: 0 }),
    wins: Type.Integer({ minimum: 0 }),
    score: Type.Number(),
  },
  closed,
);
export type CompetitionStanding = Static<typeof CompetitionStanding>;

const look = {
  competition: Competition,
  /** Counts what has happened in it: the same number, the same competition. */
  revision: Type.Integer({ minimum: 0 }),
  /** Which of the entrants the viewer is; null for somebody who watches. */
  entrant: Type.Union([Place, Type.Null()]),
  /** Lets a friend enter. Told to those who have, while places are free. */
  invite: Type.Union([Type.String(), Type.Null()]),
  /** The game's own account of it, as far as this viewer may know; null while places are free. */
  view: Type.Unknown(),
  /** What this viewer has to decide now. */
  owes: Type.Union([CompetitionDecision, Type.Null()]),
  /** Milliseconds left for it; null where there is no hurry. */
  leftMs: Type.Union([Type.Number(), Type.Null()]),
  /** Entrants who have something to decide, as anybody may know. */
  waiting: Type.Array(Place),
  matches: Type.Array(CompetitionMatch),
  stages: Type.Array(CompetitionStage),
  /** Best first. */
  standings: Type.Array(CompetitionStanding),
  /** Null while it goes on. */
  outcome: Type.Union([
    Type.Object(
      {
        /** Null for a draw. */
        winner: Type.Union([Place, Type.Null()]),
        honours: Type.Array(
          Type.Object({ type: Type.String(), entrant: Place, of: Type.String(), score: Type.Number() }, closed),
        ),
      },
      closed,
    ),
    Type.Null(),
  ]),
  /** What the commitment was to, once it is over. */
  seed: Type.Union([Type.String(), Type.Null()]),
};

/** A competition as one viewer may see it. */
export const CompetitionLook = Type.Object(look, closed);
export type CompetitionLook = Static<typeof CompetitionLook>;

/** The answer to opening and entering. `key` speaks for the entrant and opens its seats; no other answer tells it. */
export const Entered = Type.Object({ ...look, key: Type.String({ minLength: 1, maxLength: 64 }) }, closed);
export type Entered = Static<typeof Entered>;

/** `POST /api/competitions/:id/acts`: what `owes` asks for. `id` is of your own making; sent again, it is answered again. */
export const CompetitionAct = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 64 }),
    act: Type.Object({ type: Type.String() }, { additionalProperties: true }),
  },
  closed,
);
export type CompetitionAct = Static<typeof CompetitionAct>;

/** `GET /api/me/competitions`: what whoever asks has entered, newest first. */
export const OwnCompetitions = Type.Array(
  Type.Object(
    {
      competition: Competition,
      entrant: Place,
      /** Something has to be decided. */
      isAsked: Type.Boolean(),
      /** The match of theirs that is on. */
      match: Type.Union([Type.String(), Type.Null()]),
    },
    closed,
  ),
);
export type OwnCompetitions = Static<typeof OwnCompetitions>;
