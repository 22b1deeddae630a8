/** What a browser shows to be known again: a token of its session, signed by the house. */

import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { isSame } from '../matches/keys.ts';

const NAME = 'roundhouse';
/** Browsers keep nothing longer than this. */
export const KEPT_S = 400 * 24 * 60 * 60;

/** Which parts of a request say who asks, and how it came here. */
export type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;
/** The part of it that says who asks. */
export type Showing = Pick<IncomingMessage, 'headers'>;

const signatureOf = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`roundhouse session 1\n${token}`).digest('base64url');

/** The token that a request shows, if this house has signed it. What is forged never gets as far as the store. */
export function tokenOf({ headers }: Showing, secret: string): string | null {
  const shown = /(?:^|;\s*)roundhouse=([\w-]{1,64})\.([\w-]{1,64})(?:;|$)/.exec(headers.cookie ?? '');
  if (shown === null) return null;
  const [, token, signature] = shown as unknown as [string, string, string];
  return isSame(signature, signatureOf(secret, token)) ? token : null;
}

/** The header that makes a browser show this token from now on. Scripts cannot read it, other sites cannot send it. */
export const cookieFor = (token: string, secret: string, isSecure: boolean): string =>
  withFlags(`${token}.${signatureOf(secret, token)}`, KEPT_S, isSecure);

/** The header that makes a browser forget. */
export const noCookie = (isSecure: boolean): string => withFlags('', 0, isSecure);

const withFlags = (value: string, seconds: number, isSecure: boolean): string =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

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
