/** Every way of saying no over HTTP, in one form. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Refusal as MoveRefusal } from '@roundhouse/kernel';
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { asksWho } from '../api/scopes.ts';
import { type RefusalCode, Refused, Sanctioned } from '../matches/refusal.ts';
import { metrics } from '../operate/metrics.ts';
import type { ErrorBody } from '../protocol.ts';
import { HEADERS } from './headers.ts';
import { isHarmless } from './origin.ts';

/** The status that each refusal is answered with. */
const STATUS: Readonly<Record<RefusalCode, number>> = {
  'bad-request': 400,
  'bad-name': 400,
  'bad-options': 400,
  'bad-record': 400,
  'unknown-game': 400,
  'no-such-match': 404,
  'no-such-competition': 404,
  'wrong-key': 401,
  'seat-lost': 401,
  'wrong-scope': 403,
  'prove-first': 403,
  'wrong-invite': 403,
  'wrong-origin': 403,
  'no-free-seat': 409,
  'not-host': 403,
  'key-used': 409,
  'not-started': 409,
  'too-late': 409,
  'already-thrown': 409,
  'not-promised': 409,
  'too-early': 409,
  'nothing-asked': 409,
  private: 403,
  'not-now': 409,
  'bad-text': 400,
  'too-fast': 429,
  spectator: 403,
  'illegal-move': 422,
  'bad-address': 400,
  'not-offered': 409,
  'not-sent': 502,
  'too-many': 409,
  'wrong-link': 403,
  stale: 409,
  busy: 503,
  'bad-password': 400,
  'name-taken': 409,
  'wrong-password': 401,
  'bad-passkey': 400,
  'not-signed-in': 401,
  'not-operator': 403,
  'nothing-there': 404,
  'used-up': 410,
  sanctioned: 403,
  'not-found': 404,
};

/** What Fastify itself objects to, by status; its own words may quote the request. */
export const OBJECTIONS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad-request', 'This request was not understood.'],
  404: ['not-found', 'There is nothing at this address.'],
  413: ['too-large', 'This is more than can be taken in one piece.'],
  414: ['too-large', 'This address is too long.'],
  415: ['wrong-type', 'Send JSON, with content-type application/json.'],
  429: ['too-fast', 'Too much is asked from this address. Wait a moment.'],
  500: ['internal', 'Something went wrong here. Nothing has changed.'],
};

/** A status and one of the codes that come with it. */
export type Refusal = readonly [status: number, code: string];

/** Everything that an endpoint may refuse with: what it says itself, and what is seen to before it is reached. */
export function refusalsOf(method: string, schema: FastifySchema): readonly Refusal[] {
  const { refusals = [], params, querystring } = schema;
  const own = refusals.map((code): Refusal => [STATUS[code], code]);
  const objections = [429, 500];
  if (params !== undefined || querystring !== undefined) objections.push(400);
  // A body is read wherever one may be, also where none is wanted.
  if (!isHarmless(method)) objections.push(400, 413, 415);
  const common = objections.map((status): Refusal => [status, OBJECTIONS[status]![0]]);
  const scope: Refusal[] = asksWho(schema) || !isHarmless(method) ? [[STATUS['wrong-scope'], 'wrong-scope']] : [];
  const origin: Refusal[] = isHarmless(method) ? [] : [[STATUS['wrong-origin'], 'wrong-origin']];
  return [...own, ...common, ...scope, ...origin];
}

/** What is logged where an endpoint refuses with a code that its description does not have. */
export const UNTOLD = 'refused with a code that the description of this endpoint lacks';

/** Programs go by codes: one that they were not told of is our mistake. What is at no endpoint of ours has no description. */
function mustBeTold(request: FastifyRequest, code: string): void {
  const { url, schema } = request.routeOptions ?? {};
  if (url === undefined || url.includes('*')) return;
  const isTold = refusalsOf(request.method, schema ?? {}).some(([, told]) => told === code);
  if (!isTold) request.log.error({ method: request.method, route: url, code }, UNTOLD);
}

const bodyOf = (code: string, message: string, refusal: MoveRefusal | null = null): ErrorBody => ({
  error: refusal === null ? { code, message } : { code, message, rule: refusal.rule, key: refusal.key },
});

/** Answers anything thrown. What is our own fault is logged and not explained. */
export function answerError(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void {
  const answer = (status: number, body: ErrorBody): void => {
    metrics.refused.inc({ door: 'http', code: body.error.code });
    mustBeTold(request, body.error.code);
    reply.code(status).headers(HEADERS).type('application/json; charset=utf-8').send(JSON.stringify(body));
  };
  if (error instanceof Sanctioned) {
    const { code, message, until, reason } = error;
    answer(STATUS[code], { error: { code, message, until, reason } });
    return;
  }
  if (error instanceof Refused) {
    answer(STATUS[error.code], bodyOf(error.code, error.message, error.refusal));
    return;
  }
  const status = error.statusCode ?? 500;
  if (error.code === 'FST_ERR_VALIDATION') {
    answer(400, bodyOf('bad-request', error.message));
  } else if (status < 500) {
    const [code, message] = OBJECTIONS[status] ?? OBJECTIONS[400]!;
    answer(status, bodyOf(code, message));
  } else {
    request.log.error({ err: error }, 'request failed');
    answer(500, bodyOf(...OBJECTIONS[500]!));
  }
}

/** Answers any address that is not one of ours. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [code, message] = OBJECTIONS[404]!;
  return reply.code(404).send(bodyOf(code, message));
}

/** Answers what is not even HTTP. */
export function answerNoise(_error: Error, socket: Socket): void {
  if (socket.writable) answerRaw(socket, 400, ...OBJECTIONS[400]!);
  else socket.destroy();
}

/** Answers on a line where HTTP has not begun or is over, and hangs up. */
export function answerRaw(socket: Duplex, status: number, code: string, message: string): void {
  const body = JSON.stringify(bodyOf(code, message));
  const headers: Record<string, string | number> = {
    ...{ connection: 'close', 'content-type': 'application/json; charset=utf-8' },
    ...{ 'content-length': Buffer.byteLength(body), ...HEADERS },
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Throws `Refused`, and says when to come back, unless nothing is to be waited for. */
export function mustWait(reply: FastifyReply, ms: number, why: string): void {
  if (ms === 0) return;
  reply.header('retry-after', Math.ceil(ms / 1000));
  throw new Refused('too-fast', why);
}
