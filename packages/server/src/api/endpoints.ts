/** What every endpoint of the server says of itself, collected as the endpoints are made: there is no second list. */

import type { FastifyInstance, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import type { Refusal } from '../http/errors.ts';
import type { RefusalCode } from '../matches/refusal.ts';
import type { Scope } from '../store/tokens.ts';

/** Who may come in: anybody, or who shows one of these. */
export type Key = 'nobody' | 'seat' | 'person' | 'token' | 'operator';

declare module 'fastify' {
  interface FastifySchema {
    /** One line: what the endpoint is for. */
    summary?: string;
    /** What else a builder has to know. */
    description?: string;
    /** Whose keys open it; anybody may come in where absent. `nobody` among them: also without a key. */
    keys?: readonly Key[];
    /** What a token must be for to open it; where absent, looking is `read` and everything else `play`. */
    scope?: Scope;
    /** What it may refuse with, besides what every endpoint may. */
    refusals?: readonly RefusalCode[];
    /** What may be sent, and what may then be answered. */
    examples?: { readonly body?: unknown; readonly answer?: unknown };
    /** What it answers with where that is not JSON. */
    gives?: string;
    /** For how many requests it counts; one where absent. */
    weight?: number;
  }
}

/** An endpoint over HTTP. */
export interface Endpoint {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly schema: FastifySchema;
}

/** An endpoint for a line of messages. */
export interface SocketEndpoint {
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly keys?: readonly Key[];
  /** What it may be refused with while it is still HTTP. */
  readonly refusals: readonly Refusal[];
  /** One message each way. */
  readonly takes: TSchema;
  readonly gives: TSchema;
}

/** Fills up as endpoints are added to the app; the pages of the client are none of them. */
export function collectEndpoints(app: FastifyInstance): readonly Endpoint[] {
  const endpoints: Endpoint[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (url.includes('*')) return;
    const path = url.replace(/:(\w+)/g, '{$1}');
    for (const one of [method].flat()) if (one !== 'HEAD') endpoints.push({ method: one, path, schema: schema ?? {} });
  });
  return endpoints;
}
