/** What the server writes down of itself: a line of JSON for each thing, without anybody's secret. */

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

export type Logging = FastifyServerOptions['logger'];

/** Whatever goes by one of these names, at any place that we write to, is left out. */
const SECRETS = [
  ...['authorization', 'cookie', 'set-cookie', 'key', 'keyHash', 'seed', 'invite', 'entropy', 'password', 'token'],
  ...['secret', 'databaseUrl', 'redisUrl', 'metricsToken'],
];
const paths = SECRETS.flatMap(name => ['', '*', '*.*'].map(at => `${at}["${name}"]`));

/** An error's own fields may hold the address of a database, or a row. */
function describeError(error: Error & { code?: unknown }) {
  const { name, message, code, stack } = error;
  return { type: name, message, ...(typeof code === 'string' && { code }), stack: stack ?? '' };
}

/** A request is told by its route: what a stranger put into the address may be a secret. */
const describeRequest = ({ id, method, routeOptions }: FastifyRequest) => ({ id, method, route: routeOptions?.url });

/** What is given to Fastify as its logger, with nothing secret in it. */
export function withoutSecrets(logger: Logging): Exclude<Logging, undefined> {
  if (logger === undefined || logger === false) return false;
  const serializers = { err: describeError, req: describeRequest };
  return { ...(logger === true ? {} : logger), redact: { paths, remove: true }, serializers };
}

/** Unlike any other, also of another process: the name of a request in the log, and in what is answered. */
export const newRequestId = (): string => randomUUID();

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, routeOptions, params } = request;
    // Only if there is one: else it may be anything that somebody has pasted.
    const isMatch = routeOptions.url?.startsWith('/api/matches/:id') && ![400, 404].includes(reply.statusCode);
    const match = isMatch ? (params as { id?: string }).id : undefined;
    const ms = Math.round(reply.elapsedTime * 100) / 100;
    request.log.info({ method, route: routeOptions.url, match, status: reply.statusCode, ms }, 'answered');
  });
}
