/** Links that do one thing for whoever has them: agree to mail, or stop it. Signed, so that nobody can make one up. */

import { createHmac } from 'node:crypto';
import { isSame } from '../matches/keys.ts';

/** Agree to a channel; close it; hear no more of one match. */
export type Link =
  | { readonly kind: 'confirm' | 'stop'; readonly channel: string }
  | { readonly kind: 'quiet'; readonly channel: string; readonly match: string };

const signatureOf = (secret: string, kind: string, channel: string, match: string): string =>
  createHmac('sha256', secret).update(`roundhouse link 1\n${kind}\n${channel}\n${match}`).digest('base64url');

export function formatLink(secret: string, link: Link): string {
  const match = link.kind === 'quiet' ? link.match : '';
  return [link.kind, link.channel, match, signatureOf(secret, link.kind, link.channel, match)].join('.');
}

/** Null if this server has not signed it. */
export function parseLink(secret: string, token: string): Link | null {
  const [kind = '', channel = '', match = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSame(signature, signatureOf(secret, kind, channel, match))) return null;
  if (kind === 'quiet') return { kind, channel, match };
  return kind === 'confirm' || kind === 'stop' ? { kind, channel } : null;
}
