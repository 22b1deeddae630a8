/** The HTTP side of the server, put together. */

import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import type { Bridge } from '../api/bridge.ts';
import { addBridgeDoors } from '../api/bridge-routes.ts';
import { collectDoors } from '../api/endpoints.ts';
import { addApiDoors } from '../api/routes.ts';
import { mustBeInScope } from '../api/scopes.ts';
import type { Statistics } from '../api/statistics.ts';
import { tokenIn } from '../api/tokens.ts';
import type { Competitions } from '../competitions/competitions.ts';
import { addCompetitionRoutes } from '../competitions/routes.ts';
import { AddressBuckets, Buckets } from '../limits/buckets.ts';
import { capConnections } from '../limits/connections.ts';
import { isShallowText } from '../limits/depth.ts';
import { FREE_LENGTH, type Limits } from '../limits/limits.ts';
import { LINE_DOORS } from '../live/endpoints.ts';
import type { Matches } from '../matches/matches.ts';
import { Refused } from '../matches/refusal.ts';
import { addNotificationRoutes, type NotificationEndpoints } from '../notifications/routes.ts';
import { type Logging, logAnswers, newRequestId, withoutSecrets } from '../operate/log.ts';
import { metrics } from '../operate/metrics.ts';
import { addOperatorDoors, type Operation } from '../operate/routes.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Moderation } from '../people/moderation.ts';
import { addModerationRoutes } from '../people/moderation-routes.ts';
import type { Passkeys } from '../people/passkeys/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Provider } from '../people/provider.ts';
import { addPeopleRoutes } from '../people/routes.ts';
import type { Clock } from '../time.ts';
import { encodeJson } from './encodings.ts';
import { answerError, answerNoise, answerNotFound, OBJECTIONS } from './errors.ts';
import { headersFor } from './headers.ts';
import { isForged, isHarmless } from './origin.ts';
import { answerUnreadable, type GameFiles, readPages, servePages } from './pages.ts';
import type { Findable } from './previews.ts';
import { addRoutes } from './routes.ts';
import { checkBySchema, type TypeBoxTypes } from './schemas.ts';

const BODY_BYTES = 16 * 1024;
const REQUEST_MS = 30_000;
/** As many as compete where nobody says how many. */
const USUAL_ENTRANTS = 8;
/** Where tables come from. */
const OPENING = new Set(['/api/matches', '/api/matches/:id/rematch', '/api/competitions']);

/** What the doors need to know of the server they belong to. */
export interface Doors extends NotificationEndpoints {
  readonly matches: Matches;
  readonly competitions: Competitions;
  readonly statistics: Statistics;
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
export async function openApp(doors: Doors, webDir: string, logger: Logging, games?: GameFiles) {
  const pages = await readPages(webDir, games);
  const app = fastify({
    logger: withoutSecrets(logger),
    // What is logged of each, and of its address, is said by `logAnswers`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // What comes while it closes is still answered, and its connection closed after that.
    return503OnClosing: false,
    bodyLimit: BODY_BYTES,
    // By which name and scheme people come, as far as proxies of ours say it.
    trustProxy: (_address: string, hop: number) => hop < doors.proxies,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerNoise,
    frameworkErrors: (error, request, reply) => {
      const isAnswered = error.code === 'FST_ERR_BAD_URL' && answerUnreadable(pages, request, reply);
      if (!isAnswered) answerError(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypes>();
  capConnections(app.server, doors.limits, doors.proxies);
  takeOnlyJson(app);
  app.setValidatorCompiler(checkBySchema);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  const told = collectDoors(app);
  const { limits, clock } = doors;
  const tables = new AddressBuckets(limits.tables, () => clock.now());
  chargeLength(app, doors);
  encodeJson(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(request.raw, doors.proxies)).header('x-request-id', request.id);
    if (isForged(request.raw, doors)) throw new Refused('wrong-origin', 'Another site may not act from here.');
    const address = doors.addressOf(request.raw);
    mustWait(
      reply,
      doors.requests.take(address, weightOf(request)) || (opensTable(request) ? tables.take(address) : 0),
      OBJECTIONS[429]![1],
    );
  });
  const tablesOfPerson = new Buckets(limits.tables, () => clock.now());
  const deeds = new Buckets(limits.deeds, () => clock.now());
  app.addHook('preHandler', async (request, reply) => {
    doors.people.renew(request, reply);
    const person = tokenIn(request.headers) === null ? null : await doors.people.of(request);
    if (person !== null) mustBeInScope(request, person);
  });
  app.addHook('preHandler', async (request, reply) => {
    // Calls over the bridge are counted one by one, by the bridge.
    if (isHarmless(request.method) || request.routeOptions.url === '/api/bridge') return;
    const person = await doors.people.of(request);
    if (person === null) return;
    const ms = deeds.take(person.id) || (opensTable(request) ? tablesOfPerson.take(person.id, tablesIn(request)) : 0);
    mustWait(reply, ms, 'You do too much at once. Wait a moment.');
  });
  app.addHook('preHandler', async (request, reply) => {
    const more = opensTable(request) ? tablesIn(request) - 1 : 0;
    if (more > 0) mustWait(reply, tables.take(doors.addressOf(request.raw), more), OBJECTIONS[429]![1]);
  });
  countAnswers(app);
  logAnswers(app);
  addOperatorDoors(app, doors.operation);
  const codes = new AddressBuckets(limits.codes, () => clock.now());
  addRoutes(app, { ...doors, guesses: request => codes.take(doors.addressOf(request)) });
  addCompetitionRoutes(app, doors);
  addPeopleRoutes(app, doors);
  addModerationRoutes(app, doors.people, doors.moderation);
  addNotificationRoutes(app, doors);
  await addApiDoors(app, told, LINE_DOORS, doors.statistics);
  addBridgeDoors(app, doors);
  servePages(app, pages, { ...doors, find: findableIn(doors) });
  await app.ready();
  return app;
}

/** What links to pages tell of: nothing that a stranger could not ask for. */
const findableIn = ({ matches, competitions }: Doors): Findable => ({
  match: id => matches.pictured(id),
  record: id => matches.picturedRecord(id),
  competition: id => competitions.pictured(id),
});

/** Whether there is a table more after this, by whichever door. */
const opensTable = ({ method, routeOptions: { url } }: FastifyRequest): boolean =>
  method === 'POST' && OPENING.has(url ?? '');

/** An answer counts for its length as well, before anything makes it shorter: what is long was dear to make. */
function chargeLength(app: FastifyInstance, { requests, addressOf }: Doors): void {
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

/** Throws `Refused`, and says when to come back, unless nothing is to be waited for. */
function mustWait(reply: FastifyReply, ms: number, why: string): void {
  if (ms === 0) return;
  reply.header('retry-after', Math.ceil(ms / 1000));
  throw new Refused('too-fast', why);
}

/** Only JSON that is text and not too deep: a form of another site can post other things without asking first. */
function takeOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isShallowText(body)) return done(new Refused('bad-request', 'This is no text, or nested too deeply.'));
    return parse(request, body.toString(), done);
  });
}

/** Addresses that are none of ours count as one: whoever invents them must not fill the memory with their names. */
function countAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, reply) => {
    const labels = url === undefined ? { method: 'any', route: 'none' } : { method, route: url };
    metrics.requests.observe({ ...labels, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
