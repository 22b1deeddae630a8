/** The HTTP side of the server, put together. */

import { type FastifyServerOptions, fastify } from 'fastify';
import type { Matches } from '../matches/matches.ts';
import { answerError, answerNoise, answerNotFound } from './errors.ts';
import { HEADERS } from './headers.ts';
import { servePages } from './pages.ts';
import { addRoutes } from './routes.ts';
import { checkBySchema, type TypeBoxTypes } from './schemas.ts';

const BODY_BYTES = 16 * 1024;
const REQUEST_MS = 30_000;

export type Logging = FastifyServerOptions['logger'];

/** An app that is ready to listen; `webDir` holds the built client. */
export async function openApp(matches: Matches, webDir: string, logger: Logging) {
  const app = fastify({
    logger: logger ?? false,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerNoise,
    frameworkErrors: answerError,
  }).withTypeProvider<TypeBoxTypes>();
  // Only JSON: a form of another site can post text without asking first, but not this.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(checkBySchema);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', ...HEADERS });
  });
  addRoutes(app, matches);
  await servePages(app, webDir);
  await app.ready();
  return app;
}
