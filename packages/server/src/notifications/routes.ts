/** The endpoints through which people say how they want to be told things, and that they have heard enough. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import Type from 'typebox';
import type { TypeBoxTypes } from '../http/schemas.ts';
import { Refused } from '../matches/refusal.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../store/people.ts';
import type { Channels } from './channels.ts';
import * as wire from './protocol.ts';

type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypes>;

export interface NotificationEndpoints {
  readonly channels: Channels;
  readonly people: People;
  addressOf(request: IncomingMessage): string;
}

const ChannelParams = Type.Object({ channel: Type.String({ maxLength: 64 }) }, { additionalProperties: false });
const Nothing = Type.Object({}, { additionalProperties: false });
/** Who comes here before they have sat down anywhere. */
const NAMELESS = 'Guest';
const EXAMPLE_CHANNEL = { id: 'm7Qd2aV0rYk', kind: 'mail', address: 'ann@example.org', confirmed: false } as const;
const EXAMPLE_TOKEN = 'quiet.m7Qd2aV0rYk.pT4mXc8QeR1s.aG93IHRvIHNpZ24';

export function addNotificationRoutes(app: App, endpoints: NotificationEndpoints): void {
  addHearingRoutes(app, endpoints);
  addOpeningRoutes(app, endpoints);
  addChannelRoutes(app, endpoints);
  addLinkRoutes(app, endpoints.channels);
}

/** What reaches one, and of which matches. */
function addHearingRoutes(app: App, { channels, people }: NotificationEndpoints): void {
  app.get(
    '/api/telling',
    {
      schema: {
        summary: 'How you can be told that it is your turn, and how you are.',
        keys: ['nobody', 'person', 'token'],
        scope: 'notifications',
        examples: {
          answer: { offers: { push: null, mail: true, webhooks: false }, channels: [EXAMPLE_CHANNEL], quiet: [] },
        },
        response: { 200: wire.Tellings },
      },
    },
    async request => channels.look((await people.of(request))?.id ?? null),
  );

  app.post(
    '/api/telling/quiet',
    {
      schema: {
        summary: 'Says that you want to hear no more of a match, or that you do again.',
        keys: ['person', 'token'],
        scope: 'notifications',
        refusals: ['not-signed-in', 'no-such-match'],
        examples: { body: { match: 'pT4mXc8QeR1s', quiet: true }, answer: {} },
        body: wire.QuietMatch,
        response: { 200: Nothing },
      },
    },
    async request => {
      const { id } = await known(people, request);
      const { match, quiet } = request.body;
      if (!(await people.store.matches(id)).includes(match)) {
        throw new Refused('no-such-match', 'You do not sit at such a match.');
      }
      await channels.hush(id, match, quiet);
      return {};
    },
  );
}

/** Ends a channel, or tries it. */
function addChannelRoutes(app: App, { channels, people, addressOf }: NotificationEndpoints): void {
  app.delete(
    '/api/telling/channels/:channel',
    {
      schema: {
        summary: 'Ends a channel.',
        keys: ['person', 'token'],
        scope: 'notifications',
        refusals: ['not-signed-in', 'nothing-there'],
        examples: { answer: {} },
        params: ChannelParams,
        response: { 200: Nothing },
      },
    },
    async request => {
      await channels.close((await known(people, request)).id, request.params.channel);
      return {};
    },
  );

  app.post(
    '/api/telling/channels/:channel/try',
    {
      schema: {
        summary: 'Sends a message through a channel, to see whether it comes.',
        keys: ['person', 'token'],
        scope: 'notifications',
        refusals: ['not-signed-in', 'nothing-there', 'not-now', 'not-sent', 'too-fast'],
        examples: { answer: {} },
        params: ChannelParams,
        response: { 200: Nothing },
      },
    },
    async request => {
      const whence = addressOf(request.raw);
      await channels.try((await known(people, request)).id, request.params.channel, whence);
      return {};
    },
  );
}

/** Opens a channel of each kind. */
function addOpeningRoutes(app: App, { channels, people, addressOf }: NotificationEndpoints): void {
  const refusals = ['not-signed-in', 'not-offered', 'bad-address', 'too-many'] as const;
  const example = (given: object) => ({ channel: { ...EXAMPLE_CHANNEL, ...given }, secret: null });
  const https = 'https://push.example.org/send/abc';
  app.post(
    '/api/telling/push',
    {
      schema: {
        summary: 'Tells a browser, by web push.',
        description:
          'Subscribe with the key in `offers.push`; opened again with the same endpoint it is brought up to date.',
        keys: ['person', 'token'],
        scope: 'notifications',
        refusals,
        examples: {
          body: { endpoint: https, p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22), language: 'en' },
          answer: example({ kind: 'push', address: https, confirmed: true }),
        },
        body: wire.NewPush,
        response: { 200: wire.OpenedChannel },
      },
    },
    async (request, reply) => channels.openPush((await guest(people, request, reply)).id, request.body),
  );

  app.post(
    '/api/telling/mail',
    {
      schema: {
        summary: 'Tells a mailbox.',
        description: 'A first mail asks; nothing else is sent until the link in it has been followed.',
        keys: ['person', 'token'],
        scope: 'notifications',
        refusals: [...refusals, 'not-sent', 'too-fast'],
        examples: { body: { address: 'ann@example.org', language: 'en' }, answer: example({}) },
        body: wire.NewMail,
        response: { 200: wire.OpenedChannel },
      },
    },
    async (request, reply) =>
      channels.openMail((await guest(people, request, reply)).id, request.body, addressOf(request.raw)),
  );

  app.post(
    '/api/telling/webhook',
    {
      schema: {
        summary: 'Tells a server of yours.',
        description:
          'JSON is posted to it, signed as standardwebhooks.com has it with the `secret` in the answer, which is told only ' +
          'now. `type` is `turn`, `reminder` or `try`; the same `webhook-id` is the same thing once more. No redirect is ' +
          'followed; answer 2xx, or 410 to hear no more.',
        keys: ['person', 'token'],
        scope: 'notifications',
        refusals,
        examples: {
          body: { url: 'https://example.org/told', language: 'en' },
          answer: {
            ...example({ kind: 'webhook', address: 'https://example.org/told', confirmed: true }),
            secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
          },
        },
        body: wire.NewWebhook,
        response: { 200: wire.OpenedChannel },
      },
    },
    async (request, reply) => channels.openWebhook((await guest(people, request, reply)).id, request.body),
  );
}

/** Opened by what stands in a message, wherever that is read. */
function addLinkRoutes(app: App, channels: Channels): void {
  app.post(
    '/api/telling/links',
    {
      schema: {
        summary: 'Does what a link in a mail or a push message says.',
        description: 'Agrees to mail, ends it, or ends it for one match. Followed once more it changes nothing.',
        refusals: ['wrong-link', 'nothing-there'],
        examples: { body: { token: EXAMPLE_TOKEN }, answer: { did: 'quiet' } },
        body: wire.Followed,
        response: { 200: wire.Done },
      },
    },
    request => channels.follow(request.body.token),
  );

  app.get(
    '/api/telling/stop',
    {
      schema: {
        summary: 'Where a browser is led that opens the address for mail programs.',
        description:
          'To the page that ends mail. Opening this ends none: some programs open whatever stands in a mail.',
        refusals: ['bad-request'],
        querystring: wire.Followed,
        response: { 303: Type.Null() },
      },
    },
    async (request, reply) => reply.redirect(`/told#${encodeURIComponent(request.query.token)}`, 303),
  );

  app.register(async scope => {
    // RFC 8058 has mail programs send a form. What is in it says nothing that the address does not.
    const ignore = (_request: unknown, _body: unknown, done: (error: null, body: null) => void): void =>
      done(null, null);
    scope.addContentTypeParser(
      /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/,
      { parseAs: 'string' },
      ignore,
    );
    scope.withTypeProvider<TypeBoxTypes>().post(
      '/api/telling/stop',
      {
        schema: {
          summary: 'Ends mail by one click in a mail program (RFC 8058).',
          refusals: ['bad-request', 'wrong-link', 'nothing-there'],
          examples: { answer: { did: 'stop' } },
          querystring: wire.Followed,
          response: { 200: wire.Done },
        },
      },
      request => channels.follow(request.query.token),
    );
  });
}

/** Who asks; a browser that is not known yet becomes a guest's. */
async function guest(people: People, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
  const person = (await people.of(request)) ?? (await people.guestOf(request, reply, NAMELESS));
  return person ?? unknown();
}

async function known(people: People, request: FastifyRequest): Promise<Person> {
  return (await people.of(request)) ?? unknown();
}

function unknown(): never {
  throw new Refused('not-signed-in', 'Nobody is known here who could be told anything.');
}
