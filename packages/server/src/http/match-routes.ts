/** The endpoints of one match: looking at it, waiting for seats, sitting there, playing. */

import type { Seat } from '@roundhouse/kernel';
import Type from 'typebox';
import {
  EXAMPLE_GAME,
  EXAMPLE_KEY,
  EXAMPLE_MOVE,
  EXAMPLE_POSITION,
  EXAMPLE_TABLE,
  EXAMPLE_WELCOME,
} from '../api/examples.ts';
import { tokenIn } from '../api/tokens.ts';
import type { Guest } from '../matches/calling-off.ts';
import { Refused } from '../matches/refusal.ts';
import type { Asking } from '../people/cookie.ts';
import * as wire from '../protocol.ts';
import { type App, Headers, type Inside, LookQuery, MatchParams, TO_LOOK, TO_SIT } from './route-parts.ts';

/** What whoever may look is shown. */
export function addLooking(app: App, inside: Inside): void {
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
        await guestOf(inside, params.id, request),
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
      const record = await matches.record(params.id, await guestOf(inside, params.id, request));
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.id}.jsonl"`)
        .serializer((text: string) => text)
        .send(record);
    },
  );
}

/** What those do who sit at a table whose seats are not all taken yet. */
export function addWaitingRoutes(app: App, inside: Inside): void {
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
export function addSeatRoutes(app: App, inside: Inside): void {
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
      const guest = await seatOf(inside, id, request);
      await matches.setKey(id, guest, request.body.key, (await people.sessionOf(request))?.person ?? null);
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
export function addPlaying(app: App, inside: Inside): void {
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
      const guest = await seatOf(inside, params.id, request);
      const { decision, id, move, seen } = body;
      const done = await matches.act(params.id, { seat: guest.viewer, decision, id }, move, guest);
      const { welcome } = await matches.look(params.id, guest, seen);
      const { table: _table, seat: _seat, invite: _invite, ...now } = welcome;
      if (done !== 'stale') return now;
      const error = { code: 'stale', message: 'This seat has acted since; nothing was played.' };
      return reply.code(409).send({ error, now });
    },
  );
}

async function seatOf(inside: Inside, id: string, request: Asking): Promise<Guest<Seat>> {
  const { viewer, ...guest } = await guestOf(inside, id, request);
  if (viewer === null) throw new Refused('spectator', 'Only those who sit here may do this: send the seat key.');
  return { ...guest, viewer };
}

/** By the seat key if one is sent; otherwise by who asks. What has to be read for it counts before it is. */
async function guestOf({ matches, people, chargeSteps }: Inside, id: string, request: Asking): Promise<Guest> {
  const { authorization } = request.headers;
  const onUnread = (steps: number): void => chargeSteps(request, steps);
  if (authorization === undefined) return matches.guestOf(id, null, await people.of(request), onUnread);
  if (tokenIn(request.headers) !== null) return matches.guestOf(id, null, await people.programOf(request), onUnread);
  const key = /^Bearer ([\w-]{1,64})$/.exec(authorization)?.[1];
  if (key === undefined) throw new Refused('wrong-key', "Send the seat key as 'Authorization: Bearer KEY'.");
  return matches.guestOf(id, key, null, onUnread);
}
