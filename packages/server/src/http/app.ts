/** The HTTP side of the server, put together. */

import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import type { Bridge } from '../api/bridge.ts';
import { addBridgeRoutes } from '../api/bridge-routes.ts';
import { addChallengeRoutes } from '../api/challenges.ts';
import { collectEndpoints } from '../api/endpoints.ts';
import { addApiRoutes } from '../api/routes.ts';
import { mustBeInScope } from '../api/scopes.ts';
import type { Statistics } from '../api/statistics.ts';
import { tokenIn } from '../api/tokens.ts';
import type { Competitions } from '../competitions/competitions.ts';
import { addCompetitionRoutes } from '../competitions/routes.ts';
import { addressOf, networksOf } from '../limits/address.ts';
import { AddressBuckets, Buckets } from '../limits/buckets.ts';
import { capConnections } from '../limits/connections.ts';
import { Counts } from '../limits/counts.ts';
import { isShallowText } from '../limits/depth.ts';
import { FREE_LENGTH, FREE_STEPS, type Limits } from '../limits/limits.ts';
import { PerTurnLimit } from '../limits/per-turn-limit.ts';
import { cutPipelines } from '../limits/pipelines.ts';
import { SOCKET_ENDPOINTS } from '../live/endpoints.ts';
import type { Matches } from '../matches/matches.ts';
import { Refused } from '../matches/refusal.ts';
import type { Sharing } from '../matches/sharing.ts';
import { addNotificationRoutes, type NotificationEndpoints } from '../notifications/routes.ts';
import { type Logging, logAnswers, newRequestId, withoutSecrets } from '../operate/log.ts';
import { metrics } from '../operate/metrics.ts';
import { addOperatorRoutes, type Operation } from '../operate/routes.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Moderation } from '../people/moderation.ts';
import { addModerationRoutes } from '../people/moderation-routes.ts';
import type { Passkeys } from '../people/passkeys/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Provider } from '../people/provider.ts';
import { addPeopleRoutes } from '../people/routes.ts';
import type { Challenges } from '../store/challenges.ts';
import type { Clock } from '../time.ts';
import { letGoOfUnread } from './bodies.ts';
import { encodeJson } from './encodings.ts';
import { answerError, answerNoise, answerNotFound, mustWait, OBJECTIONS } from './errors.ts';
import { headersFor } from './headers.ts';
import { isForged, isHarmless } from './origin.ts';
import { answerUnreadable, type GameFiles, type Pages, readPages, servePages } from './pages.ts';
import type { Findable } from './previews.ts';
import type { App, Inside } from './route-parts.ts';
import { addRoutes } from './routes.ts';
import { checkBySchema, type TypeBoxTypes, writeBySchema } from './schemas.ts';

const BODY_BYTES = 16 * 1024;
const REQUEST_MS = 30_000;
/** Requests that are answered in one go, some of a millisecond each: moves on open lines go before more of them. */
const AT_ONCE = 16;
/** Requests that may be on one connection before the first is answered. */
const PIPELINED = 16;
/** As many as compete where nobody says how many. */
const USUAL_ENTRANTS = 8;
/** Of the eight in which shared records wait: those that one address may have, and those of a larger network. */
const PLACES = { ofOne: 2, ofMany: 4 } as const;
/** Where tables come from. */
const OPENING = new Set(['/api/matches', '/api/matches/:id/rematch', '/api/competitions']);

/** What the endpoints need of the server they belong to. */
export interface AppParts extends NotificationEndpoints {
  readonly matches: Matches;
  readonly sharing: Sharing;
  readonly competitions: Competitions;
  readonly statistics: Statistics;
  readonly challenges: Challenges;
  readonly bridge: Bridge;
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly provider: Provider | null;
  readonly moderation: Moderation;
  readonly limits: Limits;
  /** What each address asks for, over HTTP or by opening a line. */
  readonly requests: AddressBuckets;
  readonly clock: Clock;
  addressOf(request: IncomingMessage): string;
  /** How many of ours stand before the server. */
  readonly proxies: number;
  /** Where people find it; null where any name that leads here will do. */
  readonly publicUrl: string | null;
  readonly operation: Operation;
}

/** An app that is ready to listen; `webDir` holds the built client, `games` what it needs for games from outside. */
export async function openApp(parts: AppParts, webDir: string, logger: Logging, games?: GameFiles) {
  const pages = await readPages(webDir, games);
  const app = openListener(pages, logger);
  capConnections(app.server, parts.limits, parts.proxies);
  cutPipelines(app.server, PIPELINED);
  takeOnlyJson(app);
  takeOnlyText(app);
  app.setValidatorCompiler(checkBySchema);
  app.setSerializerCompiler(writeBySchema);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  const told = collectEndpoints(app);
  chargeLength(app, parts);
  encodeJson(app);
  letGoOfUnread(app);
  limitRequests(app, parts);
  countAnswers(app);
  logAnswers(app);
  addOperatorRoutes(app, parts.operation);
  const chargeSteps: Inside['chargeSteps'] = (request, steps) =>
    parts.requests.charge(addressOf(request, parts.proxies), Math.floor(steps / FREE_STEPS));
  addRoutes(app, { ...parts, ...scarceIn(parts), chargeSteps });
  addCompetitionRoutes(app, parts);
  addPeopleRoutes(app, parts);
  addModerationRoutes(app, parts.people, parts.moderation);
  addNotificationRoutes(app, parts);
  addChallengeRoutes(app, parts);
  await addApiRoutes(app, told, SOCKET_ENDPOINTS, parts.statistics, parts);
  addBridgeRoutes(app, parts);
  servePages(app, pages, { ...parts, find: findableIn(parts) });
  await app.ready();
  return app;
}

/** Fastify as we want it, without anything to answer yet. */
const openListener = (pages: Pages, logger: Logging) =>
  fastify({
    logger: withoutSecrets(logger),
    // What is logged of each, and of its address, is said by `logAnswers`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // What comes while it closes is still answered, and its connection closed after that.
    return503OnClosing: false,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerNoise,
    frameworkErrors: (error, request, reply) => {
      const isAnswered = error.code === 'FST_ERR_BAD_URL' && answerUnreadable(pages, request, reply);
      if (!isAnswered) answerError(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypes>();

/** Who asks too much, or for what is not theirs to ask, is sent away before anything is done for them. */
function limitRequests(app: App, parts: AppParts): void {
  const { limits, clock, people } = parts;
  const now = (): number => clock.now();
  const perTurn = new PerTurnLimit(AT_ONCE);
  const tables = new AddressBuckets(limits.tables, now);
  app.addHook('onRequest', async (request, reply) => {
    await perTurn.pass();
    reply.headers(headersFor(request.raw, parts.proxies)).header('x-request-id', request.id);
    if (isForged(request.raw, parts)) throw new Refused('wrong-origin', 'Another site may not act from here.');
    const address = parts.addressOf(request.raw);
    const ms = parts.requests.take(address, weightOf(request)) || (opensTable(request) ? tables.take(address) : 0);
    mustWait(reply, ms, OBJECTIONS[429]![1]);
  });
  const tablesOfPerson = new Buckets(limits.tables, now);
  const deeds = new Buckets(limits.deeds, now);
  app.addHook('preHandler', async (request, reply) => {
    // Files and pages may be kept on their way, and be given to others with all that came with them.
    if (request.url.startsWith('/api/')) people.renew(request, reply);
    const person = tokenIn(request.headers) === null ? null : await people.of(request);
    if (person !== null) mustBeInScope(request, person);
  });
  app.addHook('preHandler', async (request, reply) => {
    // Calls over the bridge are counted one by one, by the bridge.
    if (isHarmless(request.method) || request.routeOptions.url === '/api/bridge') return;
    const person = await people.of(request);
    if (person === null) return;
    const ms = deeds.take(person.id) || (opensTable(request) ? tablesOfPerson.take(person.id, tablesIn(request)) : 0);
    mustWait(reply, ms, 'You do too much at once. Wait a moment.');
  });
  app.addHook('preHandler', async (request, reply) => {
    const more = opensTable(request) ? tablesIn(request) - 1 : 0;
    if (more > 0) mustWait(reply, tables.take(parts.addressOf(request.raw), more), OBJECTIONS[429]![1]);
  });
}

/** How often codes may be guessed and records shared, which is less often than anything else. */
function scarceIn({ limits, clock, addressOf }: AppParts): Pick<Inside, 'guesses' | 'sharings' | 'takePlace'> {
  const now = (): number => clock.now();
  const codes = new AddressBuckets(limits.codes, now);
  const records = new AddressBuckets(limits.records, now);
  const recordsOfPerson = new Buckets(limits.records, now);
  const waiting = new Counts();
  return {
    guesses: request => codes.take(addressOf(request)),
    sharings(request, person, length) {
      const weight = Math.ceil(length / FREE_LENGTH);
      const ms = records.take(addressOf(request), weight);
      return ms || (person === null ? 0 : recordsOfPerson.take(person.id, weight));
    },
    takePlace(request) {
      const networks = networksOf(addressOf(request));
      if (networks.some(({ name, times }) => waiting.of(name) >= (times === 1 ? PLACES.ofOne : PLACES.ofMany)))
        throw new Refused('busy', 'You are sharing others already. Wait until they are kept.');
      for (const { name } of networks) waiting.add(name, 1);
      return () => {
        for (const { name } of networks) waiting.add(name, -1);
      };
    },
  };
}

/** What links to pages tell of: nothing that a stranger could not ask for. */
const findableIn = ({ matches, sharing, competitions }: AppParts): Findable => ({
  match: id => matches.pictured(id),
  record: id => sharing.pictured(id),
  competition: id => competitions.pictured(id),
});

/** Whether there is a table more after this, by whichever endpoint. */
const opensTable = ({ method, routeOptions: { url } }: FastifyRequest): boolean =>
  method === 'POST' && OPENING.has(url ?? '');

/** An answer counts for its length as well, before anything makes it shorter: what is long was dear to make. */
function chargeLength(app: FastifyInstance, { requests, addressOf }: AppParts): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // The client's files are read once and kept.
    const isMade = typeof payload === 'string' || (Buffer.isBuffer(payload) && request.url.startsWith('/api/'));
    const more = isMade && reply.statusCode < 300 ? Math.floor(payload.length / FREE_LENGTH) : 0;
    if (more > 0) requests.charge(addressOf(request.raw), more);
    return payload;
  });
}

/** How many tables come of it: a competition has as many, less one, as those who compete. */
function tablesIn({ routeOptions: { url }, body }: FastifyRequest): number {
  const { entrants = USUAL_ENTRANTS } = (body ?? {}) as { entrants?: number };
  return url === '/api/competitions' ? Math.max(1, entrants - 1) : 1;
}

/** What it costs to answer, in requests. */
const weightOf = ({ routeOptions: { schema } }: FastifyRequest): number => schema?.weight ?? 1;

/** Only JSON that is text and not too deep: a form of another site can post other things without asking first. */
function takeOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isShallowText(body)) return done(new Refused('bad-request', 'This is no text, or nested too deeply.'));
    return parse(request, body.toString(), done);
  });
}

/** No name or number in an address has a character 0: databases do not take it. */
function takeOnlyText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query }) => {
    const told = [...Object.values(params ?? {}), ...Object.values(query ?? {})];
    if (told.some(text => String(text).includes('\0'))) throw new Refused('bad-request', OBJECTIONS[400]![1]);
  });
}

/** Addresses that are none of ours count as one: whoever invents them must not fill the memory with their names. */
function countAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, reply) => {
    const labels = url === undefined ? { method: 'any', route: 'none' } : { method, route: url };
    metrics.requests.observe({ ...labels, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
