/** What every answer says about itself, so that a browser does no more with it than we meant. */

import type { IncomingMessage } from 'node:http';
import { isOverHttps } from '../people/cookie.ts';

/** No script, style or picture but our own files; nobody may frame the page. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const HEADERS: Readonly<Record<string, string>> = {
  // But for files, which say how long they may be kept.
  'cache-control': 'no-store',
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The address may hold an invitation; it is nobody else's business.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Only where the visitor came by TLS: without it a browser would lock itself out. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' };

/** What goes with every answer to this request. */
export const headersFor = (request: IncomingMessage, proxies: number): Readonly<Record<string, string>> =>
  isOverHttps(request, proxies) ? { ...HEADERS, ...STRICT_TRANSPORT } : HEADERS;
