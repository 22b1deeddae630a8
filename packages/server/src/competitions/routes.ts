/** The endpoints of competitions: each says what it takes and gives, checks who asks, and passes it on. */

import Type from 'typebox';
import { EXAMPLE_KEY } from '../api/examples.ts';
import { tokenIn } from '../api/tokens.ts';
import type { App } from '../http/route-parts.ts';
import { Refused } from '../matches/refusal.ts';
import type { Asking } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import type { Competitions } from './competitions.ts';
import { ANYBODY, type Claimant } from './entrants.ts';
import { EXAMPLE_ACT, EXAMPLE_COMPETITION, EXAMPLE_KIND, EXAMPLE_LOOK } from './examples.ts';
import * as wire from './protocol.ts';

const Params = Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false });
const Headers = Type.Object({ authorization: Type.Optional(Type.String()) });
const TO_LOOK = ['wrong-key', 'no-such-competition', 'unknown-game', 'bad-options'] as const;
const TO_COMPETE = [...TO_LOOK, 'spectator', 'busy'] as const;
const ANY_KEY = ['nobody', 'seat', 'person', 'token'] as const;
const OWN_KEY = ['seat', 'person', 'token'] as const;
const MOST_OWN = 50;

/** What these endpoints lead to. */
export interface CompetitionEndpoints {
  readonly competitions: Competitions;
  readonly people: People;
}

export function addCompetitionRoutes(app: App, inside: CompetitionEndpoints): void {
  addLookingRoutes(app, inside);
  addEnteringRoutes(app, inside);
  addEntrantRoutes(app, inside);
}

/** How one comes to compete: opens one, or enters it. */
function addEnteringRoutes(app: App, { competitions, people }: CompetitionEndpoints): void {
  app.post(
    '/api/competitions',
    {
      schema: {
        summary: 'Opens a competition and enters it.',
        description:
          'It begins when so many have entered as compete; `bots` and `/begin` give places to bots. Make the `key` ' +
          'yourself, as for a table: it speaks for you, and opens your seat in every match.',
        refusals: ['bad-name', 'bad-options', 'unknown-game', 'key-used', 'sanctioned', 'busy'],
        examples: {
          body: { key: EXAMPLE_KEY, game: EXAMPLE_KIND.game, name: 'Ann', open: true },
          answer: { ...EXAMPLE_LOOK, key: EXAMPLE_KEY },
        },
        body: wire.NewCompetition,
        response: { 201: wire.Entered },
      },
    },
    async (request, reply) => {
      // First: who asks for what cannot be does not become a guest by it.
      competitions.check(request.body);
      const person = await people.guestOf(request, reply, request.body.name);
      return reply.code(201).send(await competitions.create(request.body, person));
    },
  );

  app.post(
    '/api/competitions/:id/join',
    {
      schema: {
        summary: 'Enters a competition; the last one to enter begins it.',
        description: 'A listed one needs no `invite`. Who has entered gets the same place again.',
        refusals: [
          ...(['bad-name', 'wrong-invite', 'no-such-competition', 'no-free-seat', 'sanctioned'] as const),
          ...(['bad-options', 'unknown-game', 'busy'] as const),
        ],
        examples: {
          body: { key: EXAMPLE_KEY, name: 'Bob', entropy: 'my own luck' },
          answer: { ...EXAMPLE_LOOK, key: EXAMPLE_KEY },
        },
        params: Params,
        body: wire.EnterCompetition,
        response: { 200: wire.Entered },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      await competitions.checkJoin(params.id, body, await people.of(request));
      return competitions.join(params.id, body, await people.guestOf(request, reply, body.name));
    },
  );
}

/** What anybody may see, and what oneself has entered. */
function addLookingRoutes(app: App, inside: CompetitionEndpoints): void {
  const { competitions, people } = inside;
  app.get(
    '/api/competitions',
    {
      schema: {
        summary: 'What can be held here, and competitions that anybody may enter or watch.',
        description: 'Listed ones only, the newest first, at most fifty open and fifty running.',
        weight: 5,
        examples: { answer: { kinds: [EXAMPLE_KIND], open: [EXAMPLE_COMPETITION], running: [] } },
        response: { 200: wire.CompetitionList },
      },
    },
    () => competitions.list(),
  );

  app.get(
    '/api/competitions/:id',
    {
      schema: {
        summary: 'A competition as you may see it: stages, standings, matches, and what you have to decide.',
        description: 'Without a key you watch. Ask again now and then: `revision` tells whether anything was decided.',
        weight: 5,
        keys: ANY_KEY,
        refusals: TO_LOOK,
        examples: { answer: EXAMPLE_LOOK },
        params: Params,
        headers: Headers,
        response: { 200: wire.CompetitionLook },
      },
    },
    async request => competitions.look(request.params.id, await claimantOf(people, request)),
  );

  app.get(
    '/api/me/competitions',
    {
      schema: {
        summary: 'What whoever asks has entered, newest first.',
        description: 'At most fifty.',
        weight: 20,
        keys: ['nobody', 'person', 'token'],
        refusals: ['unknown-game', 'no-such-competition', 'bad-options'],
        examples: { answer: [{ competition: EXAMPLE_COMPETITION, entrant: 0, isAsked: false, match: null }] },
        response: { 200: wire.OwnCompetitions },
      },
    },
    async request => {
      const person = await people.of(request);
      return person === null ? [] : competitions.of(person, MOST_OWN);
    },
  );
}

/** What only those do who compete. */
function addEntrantRoutes(app: App, { competitions, people }: CompetitionEndpoints): void {
  const answer = { 200: wire.CompetitionLook };

  app.post(
    '/api/competitions/:id/begin',
    {
      schema: {
        summary: 'Begins now: bots take the places that are free.',
        description: 'Only the host may. One that has begun is answered as it is.',
        keys: OWN_KEY,
        refusals: [...TO_COMPETE, 'not-now'],
        examples: { answer: EXAMPLE_LOOK },
        params: Params,
        headers: Headers,
        response: answer,
      },
    },
    async request => {
      const { id } = request.params;
      const who = await claimantOf(people, request);
      await competitions.begin(id, who);
      return competitions.look(id, who);
    },
  );

  app.post(
    '/api/competitions/:id/acts',
    {
      schema: {
        summary: 'Decides what you owe: registers a team, say.',
        description:
          '`owes` tells what is asked. What is secret is told to the others when all have decided. The `id` of your own ' +
          'making is answered again when it is sent again. Whoever lets the time pass is decided for.',
        keys: OWN_KEY,
        refusals: [...TO_COMPETE, 'not-started', 'too-late', 'illegal-move'],
        examples: { body: { id: 'a1', act: EXAMPLE_ACT }, answer: EXAMPLE_LOOK },
        params: Params,
        headers: Headers,
        body: wire.CompetitionAct,
        response: answer,
      },
    },
    async request => {
      const { params, body } = request;
      const who = await claimantOf(people, request);
      await competitions.decide(params.id, who, body.id, body.act);
      return competitions.look(params.id, who);
    },
  );

  app.post(
    '/api/competitions/:id/withdraw',
    {
      schema: {
        summary: 'Gives up.',
        description:
          'Running matches are conceded, and those to come are walk-overs. Before it begins the place is free again; ' +
          'with nobody left it is called off.',
        keys: OWN_KEY,
        refusals: TO_COMPETE,
        examples: { answer: EXAMPLE_LOOK },
        params: Params,
        headers: Headers,
        response: answer,
      },
    },
    async request => {
      const { id } = request.params;
      const who = await claimantOf(people, request);
      await competitions.withdraw(id, who);
      // Who has left before it began is a stranger to it.
      return competitions.look(id, who).catch(() => competitions.look(id, ANYBODY));
    },
  );
}

/** By the key if one is sent; otherwise by who asks. */
async function claimantOf(people: People, request: Asking): Promise<Claimant> {
  const { authorization } = request.headers;
  if (authorization === undefined) return { key: null, person: await people.of(request) };
  if (tokenIn(request.headers) !== null) return { key: null, person: await people.programOf(request) };
  const key = /^Bearer ([\w-]{1,64})$/.exec(authorization)?.[1];
  if (key === undefined) throw new Refused('wrong-key', "Send your key as 'Authorization: Bearer KEY'.");
  return { key, person: null };
}
