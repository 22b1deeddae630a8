/** The endpoints of the API: each says what it takes and gives, checks who asks, and passes it on. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { promiseOf, type Seat, type Viewer } from '@roundhouse/kernel';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import Type from 'typebox';
import {
  EXAMPLE_GAME,
  EXAMPLE_KEY,
  EXAMPLE_MOVE,
  EXAMPLE_POSITION,
  EXAMPLE_SEATED,
  EXAMPLE_TABLE,
  EXAMPLE_WELCOME,
} from '../api/examples.ts';
import { tokenIn } from '../api/tokens.ts';
import type { Matches } from '../matches/matches.ts';
import { Refused } from '../matches/refusal.ts';
import type { Sharing } from '../matches/sharing.ts';
import type { Asking } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import * as wire from '../protocol.ts';
import type { Person } from '../store/people.ts';
import { announcedLength, takeIn } from './bodies.ts';
import { mustWait } from './errors.ts';
import { sendJson, type TypeBoxTypes } from './schemas.ts';

/** The app as all endpoints are added to it. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypes>;

const MatchParams = Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false });
/** The seat key travels in a header: addresses are logged. */
const Headers = Type.Object({ authorization: Type.Optional(Type.String()) });
/** What any look at a match may be refused with: `busy` as a program's seat is marked, the game may be one of old. */
const TO_LOOK = ['wrong-key', 'seat-lost', 'private', 'no-such-match', 'unknown-game', 'busy'] as const;
const TO_SIT = [...TO_LOOK, 'spectator'] as const;
/** Counted as in a live line's `hello`; text, as everything in an address. */
const LookQuery = Type.Object(
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

export function addRoutes(app: App, inside: Inside): void {
  addListings(app, inside);
  addTaking(app, inside);
  addCodes(app, inside);
  addRecords(app, inside);
  addLooking(app, inside);
  addWaitingRoutes(app, inside);
  addSeatRoutes(app, inside);
  addPlaying(app, inside);
}

/** What can be played here, and where. */
function addListings(app: App, { matches }: Inside): void {
  app.get(
    '/api/games',
    {
      schema: {
        summary: 'The games that can be played here.',
        description: 'With their options, presets and levels of bots. The first value of a choice is its default.',
        examples: { answer: [EXAMPLE_GAME] },
        response: { 200: Type.Array(wire.GameListing) },
      },
    },
    () => matches.games(),
  );

  app.get(
    '/api/games/:id/schemas',
    {
      schema: {
        summary: "What a game's data looks like, as JSON Schemas.",
        description:
          'One schema for each part that the game describes: `options` always; `state`, `move` and `event` where it has ' +
          'them. The same as `roundhouse schema` prints.',
        refusals: ['unknown-game'],
        params: MatchParams,
        response: { 200: Type.Record(Type.String(), Type.Any()) },
      },
    },
    request => matches.schemas(request.params.id),
  );

  app.get(
    '/api/matches',
    {
      schema: {
        summary: 'Tables that anybody may join or watch.',
        description: 'Listed ones only, the newest first, at most fifty of each kind.',
        examples: { answer: { open: [EXAMPLE_TABLE], running: [] } },
        weight: 5,
        response: { 200: wire.Lobby },
      },
    },
    async (_request, reply) => sendJson(reply, await matches.lobby()),
  );
}

/** Opening a table and taking a seat. */
function addTaking(app: App, { matches, people }: Inside): void {
  app.post(
    '/api/matches',
    {
      schema: {
        summary: 'Opens a table and takes its first seat.',
        description:
          'Make the `key` yourself, at least 128 random bits in base64url, and keep it before you send it: asked again ' +
          'with the same key you get the same table. Send the `promise` of a text of your own, and open the text at ' +
          '`/entropy` when the table shows `opening`: so nobody can choose the dice (docs/record.md).',
        refusals: ['bad-name', 'bad-options', 'unknown-game', 'key-used', 'sanctioned'],
        examples: {
          body: { key: EXAMPLE_KEY, game: EXAMPLE_GAME.id, options: {}, name: 'Ann', open: true },
          answer: EXAMPLE_SEATED,
        },
        body: wire.NewTable,
        response: { 201: wire.Seated },
      },
    },
    async (request, reply) => {
      // First: who asks for what cannot be does not become a guest by it.
      matches.checkTable(request.body);
      const person = await people.guestOf(request, reply, request.body.name);
      return reply.code(201).send(await matches.create(request.body, person));
    },
  );

  app.post(
    '/api/matches/:id/join',
    {
      schema: {
        summary: 'Takes a free seat; when the last one is taken and what was promised is open, the game starts.',
        description:
          'A listed table needs no `invite`. Look at the table first: its `commitment` binds the host. Send the `promise` of ' +
          'a text of your own, and open the text at `/entropy`. A key that sits here already gets its seat again.',
        refusals: [
          ...(['bad-name', 'wrong-invite', 'no-such-match', 'no-free-seat', 'sanctioned'] as const),
          ...(['bad-options', 'unknown-game', 'busy'] as const),
        ],
        examples: {
          body: { key: EXAMPLE_KEY, name: 'Bob', promise: promiseOf('my own luck') },
          answer: { ...EXAMPLE_SEATED, seat: 1, invite: null },
        },
        params: MatchParams,
        body: wire.Join,
        response: { 200: wire.Seated },
      },
    },
    async (request, reply) => {
      await matches.checkJoin(request.params.id, request.body, await people.of(request));
      const person = await people.guestOf(request, reply, request.body.name);
      return matches.join(request.params.id, request.body, person);
    },
  );
}

/** From a code that was said aloud to the table. */
function addCodes(app: App, { matches, guesses }: Inside): void {
  app.post(
    '/api/codes',
    {
      schema: {
        summary: 'The table that a spoken code leads to, with the invitation to it.',
        description: 'Large or small letters, with or without blanks. Tries are limited for each address.',
        refusals: ['nothing-there', 'too-fast'],
        examples: { body: { code: 'ka mi lo' }, answer: { id: EXAMPLE_TABLE.id, invite: EXAMPLE_KEY } },
        body: wire.TypedCode,
        response: { 200: wire.FoundTable },
      },
    },
    async (request, reply) => {
      mustWait(reply, guesses(request.raw), 'Too many codes were tried from this address. Wait a moment.');
      return matches.findByCode(request.body.code);
    },
  );
}

/** As large as a shared record may be, in JSON. */
const RECORD_BYTES = 600_000;
/** And as long as it may take to arrive: others wait for its place. */
const RECORD_MS = 10_000;

/** Records of matches that were played at a device, for whoever has the link. */
function addRecords(app: App, { sharing: shared, sharings, takePlace, people }: Inside): void {
  app.register(async scope => {
    // Long ones are read by the thread that plays them again, and by nobody who has moves to answer; and are only taken in
    // once it is known that they will be.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null, null));
    scope.withTypeProvider<TypeBoxTypes>().post(
      '/api/records',
      {
        bodyLimit: RECORD_BYTES,
        validatorCompiler: () => () => true,
        schema: {
          summary: 'Keeps the record of a finished match that was played elsewhere, so that a link leads to it.',
          description:
            'It is played again first, and must be what it says. Kept for a year, as long as there is room; `/replay/~ID` shows ' +
            'it. Whoever has the link can read all of it, names included. What may be shared is limited by its length, for ' +
            'each address and person.',
          refusals: ['bad-record', 'busy', 'too-fast'],
          examples: {
            body: { record: `${JSON.stringify({ format: 'roundhouse-record', game: EXAMPLE_GAME.id })}\n` },
            answer: { id: EXAMPLE_KEY },
          },
          weight: 50,
          body: wire.SharedRecord,
          response: { 200: wire.SharedRecordId },
        },
      },
      async (request, reply) => {
        const person = await people.of(request);
        const leave = takePlace(request.raw);
        const sharing = shared.share(async () => {
          const length = announcedLength(request.raw, RECORD_BYTES);
          mustWait(reply, sharings(request.raw, person, length), 'You have shared much already. Wait a while.');
          return takeIn(request.raw, length, RECORD_MS);
        });
        return sharing.finally(leave);
      },
    );
  });

  app.get(
    '/api/records/:id',
    {
      schema: {
        summary: 'A record that somebody has shared.',
        description: 'JSON lines: see docs/record.md.',
        refusals: ['nothing-there'],
        examples: { answer: `${JSON.stringify({ format: 'roundhouse-record', game: EXAMPLE_GAME.id })}\n` },
        weight: 10,
        gives: 'application/x-ndjson',
        params: MatchParams,
        response: { 200: Type.String() },
      },
    },
    async (request, reply) =>
      reply
        .type('application/x-ndjson; charset=utf-8')
        .serializer((text: string) => text)
        .send(await shared.find(request.params.id)),
  );
}

/** What whoever may look is shown. */
function addLooking(app: App, inside: Inside): void {
  const { matches } = inside;
  app.get(
    '/api/matches/:id',
    {
      schema: {
        summary: 'A match as you may see it: the table, your view, your moves, and what has happened.',
        description:
          'Without a key you watch. `seen` counts the events you have heard before, and only later ones are told; more ' +
          'than there are asks for all of them.',
        keys: ['nobody', 'seat', 'person', 'token'],
        refusals: [...TO_LOOK, 'not-now'],
        examples: { answer: EXAMPLE_WELCOME },
        params: MatchParams,
        headers: Headers,
        querystring: LookQuery,
        response: { 200: wire.Welcome },
      },
    },
    async request => {
      const { params, query } = request;
      const { welcome } = await matches.look(
        params.id,
        await viewerOf(inside, params.id, request),
        Number(query.seen ?? 0),
      );
      return welcome;
    },
  );

  app.get(
    '/api/matches/:id/record',
    {
      schema: {
        summary: 'The record of a match, to keep, replay or verify.',
        description:
          'JSON lines: see docs/record.md. While the game is on it holds what you have heard; once it is over, ' +
          'everything, with the seed that proves the dice.',
        keys: ['nobody', 'seat', 'person', 'token'],
        refusals: [...TO_LOOK, 'not-started', 'not-now'],
        examples: { answer: `${JSON.stringify({ format: 'roundhouse-record', game: EXAMPLE_GAME.id })}\n` },
        weight: 10,
        gives: 'application/x-ndjson',
        params: MatchParams,
        headers: Headers,
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      const { params } = request;
      const record = await matches.record(params.id, await viewerOf(inside, params.id, request));
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.id}.jsonl"`)
        .serializer((text: string) => text)
        .send(record);
    },
  );
}

/** What those do who sit at a table whose seats are not all taken yet. */
function addWaitingRoutes(app: App, inside: Inside): void {
  const { matches } = inside;
  app.post(
    '/api/matches/:id/entropy',
    {
      schema: {
        summary: 'Throws a text of your own into the dice.',
        description:
          'Once for each seat. A text that was promised is opened when all seats are taken, and the last one starts the game; ' +
          'one that was not goes in while seats are free. The same text again is answered again. If somebody else stays ' +
          'silent, the deal is called off and made anew with what `next` has promised.',
        keys: ['seat', 'person', 'token'],
        refusals: [...TO_SIT, 'already-thrown', 'not-promised', 'too-early', 'too-late', 'bad-options', 'unknown-game'],
        examples: { body: { entropy: 'my own luck' }, answer: EXAMPLE_TABLE },
        params: MatchParams,
        headers: Headers,
        body: wire.Throw,
        response: { 200: wire.Table },
      },
    },
    async request =>
      matches.addEntropy(request.params.id, await seatOf(inside, request.params.id, request), request.body),
  );

  app.post(
    '/api/matches/:id/seats',
    {
      schema: {
        summary: 'Gives a free seat to a bot, or takes it back.',
        description:
          'By whoever opened the table, while seats are free. The last seat that is given away starts the game.',
        keys: ['seat', 'person', 'token'],
        refusals: [...TO_SIT, 'not-host', 'too-late', 'no-free-seat', 'bad-options'],
        examples: { body: { seat: 1, bot: 'greedy' }, answer: EXAMPLE_TABLE },
        params: MatchParams,
        headers: Headers,
        body: wire.GivenSeat,
        response: { 200: wire.Table },
      },
    },
    async request =>
      matches.giveSeat(request.params.id, await seatOf(inside, request.params.id, request), request.body),
  );

  app.post(
    '/api/matches/:id/code',
    {
      schema: {
        summary: 'A short code that can be said aloud, and leads to this table.',
        description:
          'For those who sit here, while seats are free. It is good for an hour; asked again, it is the same.',
        keys: ['seat', 'person', 'token'],
        refusals: [...TO_SIT, 'too-late'],
        examples: { answer: { code: 'KAMILO' } },
        params: MatchParams,
        headers: Headers,
        response: { 200: wire.SpokenCode },
      },
    },
    async request => {
      await seatOf(inside, request.params.id, request);
      return matches.spokenCode(request.params.id);
    },
  );
}

/** What only those do who sit at the table. */
function addSeatRoutes(app: App, inside: Inside): void {
  const { matches, people } = inside;
  app.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        summary: 'The table of the match that follows, made if it is not there.',
        description: 'Seats are turned by one, each kept for its owner: join with the key of the old seat.',
        keys: ['seat', 'person', 'token'],
        refusals: [...TO_SIT, 'too-early', 'bad-options', 'sanctioned'],
        examples: { answer: { table: EXAMPLE_TABLE, seat: 1 } },
        params: MatchParams,
        headers: Headers,
        response: { 200: wire.Rematch },
      },
    },
    async request => matches.rematch(request.params.id, await seatOf(inside, request.params.id, request)),
  );

  app.post(
    '/api/matches/:id/key',
    {
      schema: {
        summary: 'Gives your seat another key, or none.',
        description:
          'What opened it before opens nothing any more, and lines that it opened are closed. A seat that somebody took by ' +
          'cookie gets its key from them alone; one that only its key opens can be given another, and never none.',
        keys: ['seat', 'person'],
        refusals: [...TO_SIT, 'key-used', 'not-now'],
        examples: { body: { key: EXAMPLE_KEY }, answer: {} },
        params: MatchParams,
        headers: Headers,
        body: wire.NewSeatKey,
        response: { 200: Type.Object({}, { additionalProperties: false }) },
      },
    },
    async request => {
      const { id } = request.params;
      const seat = await seatOf(inside, id, request);
      await matches.setKey(id, seat, request.body.key, (await people.sessionOf(request))?.person ?? null);
      return {};
    },
  );

  app.get(
    '/api/matches/:id/missed',
    {
      schema: {
        summary: 'What your seat missed: each step you have not seen, with the view you would have had.',
        description:
          '`seen` counts the events that stand which you have seen; 0 shows the match from its beginning. Steps that were ' +
          'taken back are not among them.',
        weight: 10,
        keys: ['seat', 'person', 'token'],
        refusals: [...TO_SIT, 'not-started', 'not-now'],
        examples: {
          answer: {
            from: EXAMPLE_POSITION.view,
            scenes: [{ events: EXAMPLE_POSITION.events, view: EXAMPLE_POSITION.view }],
          },
        },
        params: MatchParams,
        headers: Headers,
        querystring: LookQuery,
        response: { 200: wire.Missed },
      },
    },
    async request => {
      const { params, query } = request;
      return matches.missed(params.id, await seatOf(inside, params.id, request), Number(query.seen ?? 0));
    },
  );
}

/** The live line's `move` and `takeBack`, for programs that would rather ask than listen. */
function addPlaying(app: App, inside: Inside): void {
  const { matches } = inside;
  app.post(
    '/api/matches/:id/moves',
    {
      schema: {
        summary: 'Plays a move, or with `move: null` takes the last one back.',
        description:
          '`decision` as it was last told, `id` of your own making: sent again, the same two are answered again and ' +
          'played once. Answered when it is stored. 409 `stale` tells how things are where the seat has acted since.',
        keys: ['seat', 'person', 'token'],
        refusals: [...TO_SIT, 'not-started', 'illegal-move', 'stale'],
        examples: { body: { decision: 0, id: 'a1', move: EXAMPLE_MOVE, seen: 1 }, answer: EXAMPLE_POSITION },
        params: MatchParams,
        headers: Headers,
        body: wire.SentMove,
        response: { 200: wire.Position, 409: Type.Union([wire.StaleBody, wire.ErrorBody]) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const seat = await seatOf(inside, params.id, request);
      const { decision, id, move, seen } = body;
      const done = await matches.act(params.id, { seat, decision, id }, move);
      const { welcome } = await matches.look(params.id, seat, seen);
      const { table: _table, seat: _seat, invite: _invite, ...now } = welcome;
      if (done !== 'stale') return now;
      const error = { code: 'stale', message: 'This seat has acted since; nothing was played.' };
      return reply.code(409).send({ error, now });
    },
  );
}

async function seatOf(inside: Inside, id: string, request: Asking): Promise<Seat> {
  const viewer = await viewerOf(inside, id, request);
  if (viewer === null) throw new Refused('spectator', 'Only those who sit here may do this: send the seat key.');
  return viewer;
}

/** By the seat key if one is sent; otherwise by who asks. What has to be read for it counts before it is. */
async function viewerOf({ matches, people, chargeSteps }: Inside, id: string, request: Asking): Promise<Viewer> {
  const { authorization } = request.headers;
  const onUnread = (steps: number): void => chargeSteps(request, steps);
  if (authorization === undefined) return matches.viewerOf(id, null, await people.of(request), onUnread);
  if (tokenIn(request.headers) !== null) return matches.viewerOf(id, null, await people.programOf(request), onUnread);
  const key = /^Bearer ([\w-]{1,64})$/.exec(authorization)?.[1];
  if (key === undefined) throw new Refused('wrong-key', "Send the seat key as 'Authorization: Bearer KEY'.");
  return matches.viewerOf(id, key, null, onUnread);
}
