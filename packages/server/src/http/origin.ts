/** Whether a request comes from a page of ours: a browser says where a page is from, and no page can make it lie. */

import type { IncomingMessage } from 'node:http';
import { isOverHttps } from '../people/cookie.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none`: typed by the person, or opened from a bookmark. */
const OWN_SITES = new Set(['same-origin', 'none']);

/** Where a server stands: how many proxies of ours are before it, and where people find it, if that was said. */
export interface ServerLocation {
  readonly proxies: number;
  /** `https://play.example.org`; null where any name will do by which a request comes here. */
  readonly publicUrl: string | null;
}

/** Names of the machine itself: no site but one on it can have them. */
const OWN_NAMES = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** Whether a host is this machine, by a name that nobody else can have. */
export const isOwnName = (host: string): boolean => OWN_NAMES.test(host);

/**
 * Programs say nothing of where they are from and are let in: they have no cookies of anybody else. What proxies of ours
 * say of the address that was asked for is believed. Where it was said at which address people find the server, only pages
 * from there are ours, whatever name leads here; and those on the machine itself.
 */
export function isFromHere({ headers }: IncomingMessage, { proxies, publicUrl }: ServerLocation): boolean {
  const site = headers['sec-fetch-site'];
  // A line is opened by a page with Origin alone in some browsers, a form is posted with both.
  if (site !== undefined && !OWN_SITES.has(String(site))) return false;
  if (headers.origin === undefined) return true;
  const from = URL.parse(headers.origin)?.host;
  if (publicUrl !== null && headers.origin === publicUrl) return true;
  if (publicUrl !== null && !isOwnName(from ?? '')) return false;
  const forwarded = proxies > 0 ? String(headers['x-forwarded-host'] ?? '').trim() : '';
  return from !== undefined && from !== '' && (from === headers.host || from === forwarded);
}

/** Whether a method changes nothing here, whoever asks. */
export const isHarmless = (method: string): boolean => HARMLESS.has(method);

/** Whether a request that may change something comes from another site's page. */
export const isForged = (request: IncomingMessage, where: ServerLocation): boolean =>
  !isHarmless(request.method ?? '') && !isFromHere(request, where);

/** The address by which people find the server: as it was said, or as whoever asks has found it. */
export function originOf(request: IncomingMessage, { proxies, publicUrl }: ServerLocation): string {
  if (publicUrl !== null) return publicUrl;
  const { headers } = request;
  const forwarded = proxies > 0 ? String(headers['x-forwarded-host'] ?? '').trim() : '';
  return `${isOverHttps(request, proxies) ? 'https' : 'http'}://${forwarded || (headers.host ?? 'localhost')}`;
}
