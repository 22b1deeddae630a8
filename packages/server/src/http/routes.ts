/** The doors of the API: each says what it takes and gives, checks who asks, and passes it on. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Seat, Viewer } from '@roundhouse/kernel';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import Type from 'typebox';
import type { Matches } from '../matches/matches.ts';
import { Refused } from '../matches/refusal.ts';
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

export function addRoutes(app: App, matches: Matches): void {
  app.get('/healthz', { schema: { response: { 200: Type.Object({ ok: Type.Boolean() }) } } }, () => ({ ok: true }));

  app.get('/api/games', { schema: { response: { 200: Type.Array(wire.GameListing) } } }, () => matches.games());

  app.get('/api/matches', { schema: { response: { 200: wire.Lobby } } }, () => matches.lobby());

  app.post(
    '/api/matches',
    { schema: { body: wire.NewTable, response: { 201: wire.Seated } } },
    async (request, reply) => reply.code(201).send(await matches.create(request.body)),
  );

  app.post(
    '/api/matches/:id/join',
    { schema: { params: MatchParams, body: wire.Join, response: { 200: wire.Seated } } },
    request => matches.join(request.params.id, request.body),
  );

  app.get(
    '/api/matches/:id',
    { schema: { params: MatchParams, headers: Headers, querystring: LookQuery, response: { 200: wire.Welcome } } },
    async ({ params, headers, query }) => {
      const viewer = await viewerOf(matches, params.id, headers.authorization);
      const { welcome } = await matches.look(params.id, viewer, Number(query.seen ?? 0));
      return welcome;
    },
  );

  app.get(
    '/api/matches/:id/record',
    { schema: { params: MatchParams, headers: Headers, response: { 200: Type.String() } } },
    async ({ params, headers }, reply) => {
      const record = await matches.record(params.id, await viewerOf(matches, params.id, headers.authorization));
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.id}.jsonl"`)
        .serializer((text: string) => text)
        .send(record);
    },
  );

  addSeatDoors(app, matches);
}

/** What only those do who sit at the table. */
function addSeatDoors(app: App, matches: Matches): void {
  app.post(
    '/api/matches/:id/entropy',
    { schema: { params: MatchParams, headers: Headers, body: wire.Throw, response: { 200: wire.Table } } },
    async ({ params, headers, body }) =>
      matches.throwIn(params.id, await seatOf(matches, params.id, headers.authorization), body.entropy),
  );

  app.post(
    '/api/matches/:id/rematch',
    { schema: { params: MatchParams, headers: Headers, response: { 200: wire.Rematch } } },
    async ({ params, headers }) => matches.rematch(params.id, await seatOf(matches, params.id, headers.authorization)),
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
    async ({ params, headers, body }, reply) => {
      const seat = await seatOf(matches, params.id, headers.authorization);
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

async function seatOf(matches: Matches, id: string, authorization: string | undefined): Promise<Seat> {
  const viewer = await viewerOf(matches, id, authorization);
  if (viewer === null) throw new Refused('spectator', 'Only those who sit here may do this: send the seat key.');
  return viewer;
}

async function viewerOf(matches: Matches, id: string, authorization: string | undefined): Promise<Viewer> {
  if (authorization === undefined) return matches.viewerOf(id, null);
  const key = /^Bearer ([\w-]{1,64})$/.exec(authorization)?.[1];
  if (key === undefined) throw new Refused('wrong-key', "Send the seat key as 'Authorization: Bearer KEY'.");
  return matches.viewerOf(id, key);
}
