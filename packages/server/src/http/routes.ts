import { promiseOf } from '@roundhouse/kernel';
import Type from 'typebox';
import { EXAMPLE_GAME, EXAMPLE_KEY, EXAMPLE_SEATED, EXAMPLE_TABLE } from '../api/examples.ts';
import * as wire from '../protocol.ts';
import { mustWait } from './errors.ts';
import { addLooking, addPlaying, addSeatRoutes, addWaitingRoutes } from './match-routes.ts';
import { addRecords } from './record-routes.ts';
import { type App, type Inside, MatchParams } from './route-parts.ts';
import { sendJson } from './schemas.ts';

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
