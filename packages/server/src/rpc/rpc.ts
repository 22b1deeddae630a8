/** JSON-RPC 2.0: requests, batches and notifications, answered one after the other, over whatever brings them. */

import { BridgeError } from './errors.ts';

export type Params = Readonly<Record<string, unknown>>;

/** What a method does with its parameters. Throws a `BridgeError` to refuse. */
export type Method = (params: Params) => unknown;

/** Deeper than any state or move; far less than would exhaust a program that walks it. */
export const MAX_DEPTH = 64;

type Id = string | number | null;

/** How a service answers. */
export interface Service {
  readonly methods: ReadonlyMap<string, Method>;
  /** The error object for whatever was thrown. */
  explain(error: unknown): object;
  /** Requests in one batch. */
  readonly longestBatch: number;
  /** Begins a batch: what it gives is awaited between two requests of it, where others must not wait for all of them. */
  newRest?(): () => Promise<void>;
}

/** The answer to one text, in pieces, so that a batch of large answers is never held whole; none if none is wanted. */
export async function* answerTo(text: string | BridgeError, service: Service): AsyncGenerator<string> {
  let sent: unknown;
  try {
    sent = parse(text);
  } catch (error) {
    yield failed(null, error, service);
    return;
  }
  yield* answerSent(sent, service);
}

/** The same for what was parsed before. */
export async function* answerSent(sent: unknown, service: Service): AsyncGenerator<string> {
  if (!Array.isArray(sent) || sent.length === 0) {
    const answer = await answerOne(sent, service);
    if (answer !== null) yield answer;
    return;
  }
  if (sent.length > service.longestBatch) {
    yield failed(null, invalid(`a batch may have ${service.longestBatch} requests and no more`), service);
    return;
  }
  let begun = false;
  const rest = service.newRest?.();
  for (const request of sent) {
    await rest?.();
    const answer = await answerOne(request, service);
    if (answer === null) continue;
    yield `${begun ? ',' : '['}${answer}`;
    begun = true;
  }
  if (begun) yield ']';
}

/** The JSON of the answer to one request; null for a notification, which gets none. */
async function answerOne(request: unknown, service: Service): Promise<string | null> {
  let id: Id = null;
  let wantsAnswer = true;
  try {
    id = idOf(request) ?? null;
    const { method, params } = checkRequest(request);
    wantsAnswer = idOf(request) !== undefined;
    const run = service.methods.get(method);
    if (!run) throw new BridgeError('unknown-method', `there is no method '${method.slice(0, 40)}'`);
    const result = await run(checkParams(params));
    return wantsAnswer ? JSON.stringify({ jsonrpc: '2.0', id, result }) : null;
  } catch (error) {
    return wantsAnswer ? failed(id, error, service) : null;
  }
}

const failed = (id: Id, error: unknown, { explain }: Service): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: explain(error) });

/** The name the answer must bear; undefined where none is wanted. */
function idOf(request: unknown): Id | undefined {
  if (!isObject(request) || request.id === undefined) return undefined;
  const { id } = request;
  if (id === null || typeof id === 'string') return id;
  if (typeof id !== 'number') throw invalid('"id" must be a string, a number or null');
  // A larger number would come back changed, and its answer could not be told from another's.
  if (Math.abs(id) > Number.MAX_SAFE_INTEGER) throw invalid('"id" is too large a number');
  return id;
}

function checkRequest(request: unknown): { method: string; params: unknown } {
  if (!isObject(request)) throw invalid('a request is an object, or a list of them that is not empty');
  const { jsonrpc, method, params } = request;
  if (jsonrpc !== '2.0') throw invalid('"jsonrpc" must be "2.0"');
  if (typeof method !== 'string') throw invalid('"method" must be a string');
  return { method, params };
}

const invalid = (message: string): BridgeError => new BridgeError('invalid-request', message);

function checkParams(params: unknown): Params {
  if (params === undefined || params === null) return {};
  if (!isObject(params)) throw new BridgeError('bad-params', 'parameters are given by name, in an object');
  return params;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string | BridgeError): unknown {
  if (typeof text !== 'string') throw text;
  // Before it is parsed, which costs memory for every level.
  if (isTooDeep(text)) throw new BridgeError('invalid-request', `nested deeper than ${MAX_DEPTH} levels`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BridgeError('parse-error', 'this is not JSON');
  }
  checkPlain(value);
  return value;
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i);
    if (isInText) {
      if (char === BACKSLASH) i++;
      else if (char === QUOTE) isInText = false;
    } else if (char === QUOTE) isInText = true;
    else if (OPENING.has(char)) {
      if (++depth > MAX_DEPTH) return true;
    } else if (CLOSING.has(char)) depth--;
  }
  return false;
}

/** Refuses the two things JSON can say that no plain copy keeps: a key that means the prototype, and a number too large. */
function checkPlain(value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new BridgeError('invalid-request', 'a number is too large');
  }
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) throw new BridgeError('invalid-request', "'__proto__' is not a name");
  for (const item of Object.values(value)) checkPlain(item);
}
