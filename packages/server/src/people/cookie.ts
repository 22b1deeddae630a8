/** What a browser shows to be known again: a token of its session, signed by the server. */

import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { isSame } from '../matches/keys.ts';

const NAME = 'roundhouse';
/** Over HTTPS: a browser takes a cookie of such a name only from this very host, whatever its neighbours would like. */
const SAFE_NAME = `__Host-${NAME}`;
/** Browsers keep nothing longer than this. */
export const KEPT_S = 400 * 24 * 60 * 60;

/** Which parts of a request say who asks, and how it came here. */
export type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;
/** The part of it that says who asks. */
export type Showing = Pick<IncomingMessage, 'headers'>;

const signatureOf = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`roundhouse session 1\n${token}`).digest('base64url');

const SHOWN = {
  safe: /(?:^|;\s*)__Host-roundhouse=([\w-]{1,64})\.([\w-]{1,64})(?:;|$)/,
  plain: /(?:^|;\s*)roundhouse=([\w-]{1,64})\.([\w-]{1,64})(?:;|$)/,
} as const;

/** A token that a request shows. */
export interface Shown {
  readonly token: string;
  /** Whether it was signed with the first of the secrets. */
  readonly isNew: boolean;
  /** Whether it came under the name that only this host can give. */
  readonly isSafe: boolean;
}

/**
 * The token that a request shows, if this server has signed it, with the secret of today or with one before it. What is
 * forged never gets as far as the store.
 */
export function tokenOf({ headers }: Showing, secrets: readonly string[]): Shown | null {
  const safe = SHOWN.safe.exec(headers.cookie ?? '');
  const shown = safe ?? SHOWN.plain.exec(headers.cookie ?? '');
  if (shown === null) return null;
  const [, token, signature] = shown as unknown as [string, string, string];
  const by = secrets.findIndex(secret => isSame(signature, signatureOf(secret, token)));
  return by < 0 ? null : { token, isNew: by === 0, isSafe: safe !== null };
}

/** The header that makes a browser show this token from now on. Scripts cannot read it, other sites cannot send it. */
export const cookieFor = (token: string, secret: string, isSecure: boolean): string =>
  withFlags(`${token}.${signatureOf(secret, token)}`, KEPT_S, isSecure);

/** The headers that make a browser forget. */
export const noCookie = (isSecure: boolean): string[] => [
  ...(isSecure ? [withFlags('', 0, true)] : []),
  withFlags('', 0, isSecure, NAME),
];

const withFlags = (value: string, seconds: number, isSecure: boolean, name = isSecure ? SAFE_NAME : NAME): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** What a browser shows in which people have signed in: itself, and a mark for each of their accounts. It opens nothing. */
interface Device {
  readonly id: string;
  readonly marks: readonly string[];
}

const DEVICE_NAME = `${NAME}-device`;
/** So many people may share a browser and still be known in it. */
const MOST_MARKS = 5;
const MARK_LENGTH = 22;
const DEVICE = new RegExp(
  `(?:^|;\\s*)(?:__Host-)?${DEVICE_NAME}=([\\w-]{${MARK_LENGTH}})((?:\\.[\\w-]{${MARK_LENGTH}}){1,${MOST_MARKS}})(?:;|$)`,
);

const markOf = (secret: string, device: string, nameKey: string): string =>
  createHmac('sha256', secret)
    .update(`roundhouse device 1\n${device}\n${nameKey}`)
    .digest('base64url')
    .slice(0, MARK_LENGTH);

function shownDevice({ headers }: Showing): Device | null {
  const [, id, marks] = DEVICE.exec(headers.cookie ?? '') ?? [];
  return id === undefined ? null : { id, marks: marks!.slice(1).split('.') };
}

/** The device that a request shows, if somebody has signed in to this account on it before; otherwise null. */
export function deviceFor(request: Showing, nameKey: string, secrets: readonly string[]): string | null {
  const device = shownDevice(request);
  if (device === null) return null;
  const marks = secrets.map(secret => markOf(secret, device.id, nameKey));
  return device.marks.some(shown => marks.some(mark => isSame(shown, mark))) ? device.id : null;
}

/** The header that makes a browser show that it belongs to this account's owner, beside those that it belonged to before. */
export function deviceCookieFor(request: Showing, nameKey: string, secret: string, isSecure: boolean): string {
  const device = shownDevice(request) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
  const mark = markOf(secret, device.id, nameKey);
  const marks = [mark, ...device.marks.filter(one => one !== mark)].slice(0, MOST_MARKS);
  return withFlags([device.id, ...marks].join('.'), KEPT_S, isSecure, `${isSecure ? '__Host-' : ''}${DEVICE_NAME}`);
}

/** What a browser keeps while its owner is away at a provider to sign in: a secret, and the name that an account is to have. */
export interface Visit {
  readonly secret: string;
  /** Empty where none is to be made. */
  readonly name: string;
}

const VISIT_NAME = `${NAME}-visit`;
const VISIT = new RegExp(`(?:^|;\\s*)(?:__Host-)?${VISIT_NAME}=([\\w-]{22,64})\\.([\\w-]{0,400})(?:;|$)`);

export function shownVisit({ headers }: Showing): Visit | null {
  const [, secret, name] = VISIT.exec(headers.cookie ?? '') ?? [];
  return secret === undefined ? null : { secret, name: Buffer.from(name!, 'base64url').toString() };
}

/** The header that has a browser keep it for so long; null: that it forgets. */
export function visitCookieFor(visit: Visit | null, seconds: number, isSecure: boolean): string {
  const value = visit === null ? '' : `${visit.secret}.${Buffer.from(visit.name).toString('base64url')}`;
  return withFlags(value, visit === null ? 0 : seconds, isSecure, `${isSecure ? '__Host-' : ''}${VISIT_NAME}`);
}

/** Whether a request came over HTTPS: to us, or to the nearest of the proxies that are ours. */
export function isOverHttps({ headers, socket }: Asking, proxies: number): boolean {
  if ((socket as Partial<TLSSocket>).encrypted === true) return true;
  if (proxies === 0) return false;
  return (
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() === 'https'
  );
}
