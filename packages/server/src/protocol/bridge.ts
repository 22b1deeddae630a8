/** The bridge, JSON-RPC 2.0 over HTTP or a WebSocket at /api/bridge, and the tokens that open it. */

import Type, { type Static } from 'typebox';
import { Count, closed, Name, Seat } from './parts.ts';
import { position } from './position.ts';

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
