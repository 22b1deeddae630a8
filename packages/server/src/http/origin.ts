/** Whether a request comes from a page of ours: a browser says where a page is from, and no page can make it lie. */

import type { IncomingMessage } from 'node:http';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none`: typed by the person, or opened from a bookmark. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Programs say nothing of where they are from and are let in: they have no cookies of anybody else. `proxies` of ours
 * stand before us; where there are any, what they say of the address that was asked for is believed.
 */
export function isFromHere({ headers }: IncomingMessage, proxies: number): boolean {
  const site = headers['sec-fetch-site'];
  // A line is opened by a page with Origin alone in some browsers, a form is posted with both.
  if (site !== undefined && !OWN_SITES.has(String(site))) return false;
  if (headers.origin === undefined) return true;
  const from = URL.parse(headers.origin)?.host;
  const forwarded = proxies > 0 ? String(headers['x-forwarded-host'] ?? '').trim() : '';
  return from !== undefined && from !== '' && (from === headers.host || from === forwarded);
}

/** Whether a method changes nothing here, whoever asks. */
export const isHarmless = (method: string): boolean => HARMLESS.has(method);

/** Whether a request that may change something comes from another site's page. */
export const isForged = (request: IncomingMessage, proxies: number): boolean =>
  !isHarmless(request.method ?? '') && !isFromHere(request, proxies);
