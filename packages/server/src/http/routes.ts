/** The doors of the API: each says what it takes and gives, checks who asks, and passes it on. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Seat, Viewer } from '@roundhouse/kernel';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import Type from 'typebox';
import type { Matches } from '../matches/matches.ts';
import { Refused } from '../matches/refusal.ts';
import type { Asking } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import * as wire from '../protocol.ts';
import type { TypeBoxTypes } from './schemas.ts';

type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypes>;

const MatchParams = Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false });
/** The seat key travels in a header: addresses are logged. */
const Headers = Type.Object({ authorization: Type.Optional(Type.String()) });
/** Counted as in a live line's `hello`; text, as everything in an address. */
const LookQuery = Type.Object(
  { seen: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })) },
  { additionalProperties: false },
);

/** What the doors of matches lead to. */
export interface Inside {
  readonly matches: Matches;
  readonly people: People;
}

export function addRoutes(app: App, inside: Inside): void {
  const { matches, people } = inside;
  app.get('/healthz', { schema: { response: { 200: Type.Object({ ok: Type.Boolean() }) } } }, () => ({ ok: true }));

  app.get('/api/games', { schema: { response: { 200: Type.Array(wire.GameListing) } } }, () => matches.games());

  app.get('/api/matches', { schema: { response: { 200: wire.Lobby } } }, () => matches.lobby());

  app.post(
    '/api/matches',
    { schema: { body: wire.NewTable, response: { 201: wire.Seated } } },
    async (request, reply) => {
      const person = await people.guestOf(request, reply, request.body.name);
      return reply.code(201).send(await matches.create(request.body, person));
    },
  );

  app.post(
    '/api/matches/:id/join',
    { schema: { params: MatchParams, body: wire.Join, response: { 200: wire.Seated } } },
    async (request, reply) => {
      const person = await people.guestOf(request, reply, request.body.name);
      return matches.join(request.params.id, request.body, person);
    },
  );

  app.get(
    '/api/matches/:id',
    { schema: { params: MatchParams, headers: Headers, querystring: LookQuery, response: { 200: wire.Welcome } } },
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
    { schema: { params: MatchParams, headers: Headers, response: { 200: Type.String() } } },
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

  addSeatDoors(app, inside);
}

/** What only those do who sit at the table. */
function addSeatDoors(app: App, inside: Inside): void {
  const { matches } = inside;
  app.post(
    '/api/matches/:id/entropy',
    { schema: { params: MatchParams, headers: Headers, body: wire.Throw, response: { 200: wire.Table } } },
    async request =>
      matches.throwIn(request.params.id, await seatOf(inside, request.params.id, request), request.body.entropy),
  );

  app.post(
    '/api/matches/:id/rematch',
    { schema: { params: MatchParams, headers: Headers, response: { 200: wire.Rematch } } },
    async request => matches.rematch(request.params.id, await seatOf(inside, request.params.id, request)),
  );

  // The live line's `move` and `takeBack`, for programs that would rather ask than listen.
  app.post(
    '/api/matches/:id/moves',
    {
      schema: {
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

/** By the seat key if one is sent; otherwise by who asks. */
async function viewerOf({ matches, people }: Inside, id: string, request: Asking): Promise<Viewer> {
  const { authorization } = request.headers;
  if (authorization === undefined) return matches.viewerOf(id, null, await people.of(request));
  const key = /^Bearer ([\w-]{1,64})$/.exec(authorization)?.[1];
  if (key === undefined) throw new Refused('wrong-key', "Send the seat key as 'Authorization: Bearer KEY'.");
  return matches.viewerOf(id, key, null);
}
