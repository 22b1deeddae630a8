/** The endpoints of programs: the bridge over HTTP, and the tokens that open it. */

import type { IncomingMessage } from 'node:http';
import Type from 'typebox';
import type { App } from '../http/route-parts.ts';
import type { Accounts } from '../people/accounts.ts';
import type { People } from '../people/people.ts';
import * as wire from '../protocol.ts';
import { answerSent } from '../rpc/rpc.ts';
import type { Token } from '../store/tokens.ts';
import type { Bridge } from './bridge.ts';

const IdParams = Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false });
const LISTED: wire.TokenListing = {
  ...{ id: 'u3pJ6xk1Qw0aVbNc', name: 'My bot', created: 1_794_760_418_503, used: null },
  ...{ scopes: ['play', 'read'], until: 1_802_536_418_503 },
};

/** What these endpoints lead to. */
export interface Programs {
  readonly bridge: Bridge;
  readonly people: People;
  readonly accounts: Accounts;
  addressOf(request: IncomingMessage): string;
}

export function addBridgeRoutes(app: App, programs: Programs): void {
  addCalls(app, programs);
  addTokens(app, programs);
}

function addCalls(app: App, { bridge, people, addressOf }: Programs): void {
  app.post(
    '/api/bridge',
    {
      schema: {
        summary: 'The bridge for bots: JSON-RPC 2.0, one call or a list of at most fifty.',
        description:
          'The methods are those of the WebSocket at the same address; `wait` answers when it is your turn, or after ' +
          'thirty seconds at most. 204 where no call wants an answer. docs/api.md lists the methods.',
        keys: ['token'],
        refusals: ['wrong-key'],
        examples: {
          body: { jsonrpc: '2.0', id: 1, method: 'moves', params: { match: 'PKq19TvrS87hoCVc' } },
          answer: {
            jsonrpc: '2.0',
            id: 1,
            result: [{ move: { type: 'place', loc: 'off' }, text: 'Stand on Offensive' }],
          },
        },
        body: Type.Union([wire.BridgeCall, Type.Array(wire.BridgeCall)]),
        response: { 200: Type.Union([wire.BridgeAnswer, Type.Array(wire.BridgeAnswer)]), 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const caller = { person: await people.programOf(request), address: addressOf(request.raw) };
      let answer = '';
      for await (const piece of answerSent(request.body, bridge.serviceFor(caller, request.log))) answer += piece;
      bridge.chargeLength(caller, answer.length);
      if (answer === '') return reply.code(204).send(null);
      return reply
        .type('application/json; charset=utf-8')
        .serializer((text: string) => text)
        .send(answer as never);
    },
  );
}

/** What a program shows instead of a session. */
function addTokens(app: App, { people, accounts, addressOf }: Programs): void {
  app.get(
    '/api/me/tokens',
    {
      schema: {
        summary: 'The tokens of whoever asks, by name.',
        keys: ['person'],
        refusals: ['not-signed-in'],
        examples: { answer: [LISTED] },
        response: { 200: Type.Array(wire.TokenListing) },
      },
    },
    async request => {
      const { person } = await accounts.holderOf(request);
      return (await people.tokens.of(person)).map(listingOf);
    },
  );

  app.post(
    '/api/me/tokens',
    {
      schema: {
        summary: 'Makes a token for a program, and tells it this once.',
        description: 'The program then acts for whoever asks. Wherever it sits it is marked as a program.',
        keys: ['person'],
        refusals: ['not-signed-in', 'bad-name', 'not-now', 'prove-first', 'wrong-password', 'busy', 'too-fast'],
        examples: {
          body: { name: 'My bot', scopes: ['play', 'read'], days: 90 },
          answer: { token: 'rh_Zm9yZ2V0LWFib3V0LWl0LWl0cy1u', ...LISTED },
        },
        body: wire.NewToken,
        response: { 201: wire.MadeToken },
      },
    },
    async (request, reply) => {
      const known = await accounts.holderOf(request);
      const { password = null, ...wanted } = request.body;
      if (password !== null) await accounts.countProof(addressOf(request.raw), known.person.id);
      await accounts.mustProve(known, password);
      const { token, kept } = await people.tokens.make(known.person, wanted, people.now(), known.session);
      return reply.code(201).send({ token, ...listingOf(kept) });
    },
  );

  app.delete(
    '/api/me/tokens/:id',
    {
      schema: {
        summary: 'Revokes a token: what shows it is a stranger from now on.',
        keys: ['person'],
        refusals: ['not-signed-in', 'nothing-there'],
        params: IdParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { person } = await accounts.holderOf(request);
      await people.tokens.revoke(person, request.params.id);
      return reply.code(204).send(null);
    },
  );
}

const listingOf = ({ id, name, created, used, scopes, until }: Token): wire.TokenListing => ({
  ...{ id, name, created, used, until },
  scopes: [...scopes],
});
