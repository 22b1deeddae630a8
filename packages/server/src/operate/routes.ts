/** The endpoints for those who run the server: is it alive, can it be given visitors, what has it counted. */

import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { OBJECTIONS } from '../http/errors.ts';
import { isOwnName } from '../http/origin.ts';
import type { App } from '../http/route-parts.ts';
import { isSame } from '../matches/keys.ts';
import { Refused } from '../matches/refusal.ts';
import type { Store } from '../store/store.ts';
import { readMetrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

export interface Operation {
  readonly readiness: Readiness;
  readonly store: Store;
  /** Opens `/metrics` from anywhere; without one it opens to this machine alone. */
  readonly metricsToken?: string;
}

const Ready = Type.Object(
  {
    ok: Type.Boolean(),
    missing: Type.Array(Type.String()),
    failing: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
);

export function addOperatorRoutes(app: App, { readiness, store, metricsToken }: Operation): void {
  app.get(
    '/healthz',
    {
      schema: {
        summary: 'Whether this process is alive.',
        examples: { answer: { ok: true } },
        response: { 200: Type.Object({ ok: Type.Boolean() }, { additionalProperties: false }) },
      },
    },
    () => ({ ok: true }),
  );

  app.get(
    '/readyz',
    {
      schema: {
        summary: 'Whether this process can be given visitors.',
        description:
          'Answers 503 and names what is `missing`: `store`, `bus`, or `draining` where it is about to stop. `failing` names ' +
          'what only its operator can mend and visitors can do without: `mail` while the mail server refuses us.',
        examples: { answer: { ok: true, missing: [] } },
        response: { 200: Ready, 503: Ready },
      },
    },
    async (_request, reply) => {
      const missing = await readiness.missing();
      const failing = [...readiness.failing()];
      const told = { ok: missing.length === 0, missing, ...(failing.length > 0 && { failing }) };
      return reply.code(told.ok ? 200 : 503).send(told);
    },
  );

  app.get(
    '/metrics',
    {
      schema: {
        summary: 'What this process has counted, for Prometheus.',
        description:
          "For this machine, or for whoever sends the operator's token; to anybody else there is nothing here.",
        refusals: ['not-found'],
        gives: 'text/plain',
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      if (!mayRead(request, metricsToken)) throw new Refused('not-found', OBJECTIONS[404]![1]);
      const { text, type } = await readMetrics(store);
      return reply
        .type(type)
        .serializer((lines: string) => lines)
        .send(text);
    },
  );
}

/** What only proxies say. */
const PASSED_ON = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Without a token: whoever asks on this machine, and not through a proxy on it, which may ask for anybody. A page of another
 * site can make a browser on this machine ask here, but only under a name of that site.
 */
function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isPassedOn = Object.keys(headers).some(name => PASSED_ON.test(name));
  return !isPassedOn && LOOPBACK.test(raw.socket.remoteAddress ?? '') && isOwnName(headers.host ?? '');
}
