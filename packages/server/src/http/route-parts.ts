/** What the endpoints of matches lead to, and what several of them take. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import Type from 'typebox';
import type { Matches } from '../matches/matches.ts';
import type { Sharing } from '../matches/sharing.ts';
import type { Asking } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../store/people.ts';
import type { TypeBoxTypes } from './schemas.ts';

/** The app as all endpoints are added to it. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypes>;

export const MatchParams = Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false });
/** The seat key travels in a header: addresses are logged. */
export const Headers = Type.Object({ authorization: Type.Optional(Type.String()) });
/** What any look at a match may be refused with: `busy` as a program's seat is marked, the game may be one of old. */
export const TO_LOOK = ['wrong-key', 'seat-lost', 'private', 'no-such-match', 'unknown-game', 'busy'] as const;
export const TO_SIT = [...TO_LOOK, 'spectator'] as const;
/** Counted as in a live line's `hello`; text, as everything in an address. */
export const LookQuery = Type.Object(
  { seen: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })) },
  { additionalProperties: false },
);

/** What the endpoints of matches lead to. */
export interface Inside {
  readonly matches: Matches;
  readonly people: People;
  readonly sharing: Sharing;
  /** Has whoever asks pay for steps of a match that must be read first. */
  readonly chargeSteps: (request: Asking, steps: number) => void;
  /** Counts a code that somebody tries: the milliseconds to wait, if any. */
  readonly guesses: (request: IncomingMessage) => number;
  /** The same of a record of so many bytes that somebody, known or not, wants kept. */
  readonly sharings: (request: IncomingMessage, person: Person | null, length: number) => number;
  /** Takes one of the places where records wait, until what is given back is called. Throws `Refused` if who asks has enough of them. */
  readonly takePlace: (request: IncomingMessage) => () => void;
}
