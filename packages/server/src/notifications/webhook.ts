/** Webhooks: JSON to an address of somebody's own, signed as Standard Webhooks (standardwebhooks.com) has it. */

import { createHmac, randomBytes } from 'node:crypto';
import { type Outcome, postOut } from './outbound.ts';

const PREFIX = 'whsec_';

/** What the receiver checks signatures with. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(24).toString('base64');

/** Of a message with this id, sent at this second. */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

export interface WebhookMessage {
  /** The same for the same thing, however often it is sent: by it the receiver knows what it has had. */
  readonly id: string;
  readonly body: object;
}

export function sendWebhook(
  { url, secret }: { readonly url: string; readonly secret: string },
  { id, body }: WebhookMessage,
  now: number,
  mayBePrivate: boolean,
): Promise<Outcome> {
  const text = JSON.stringify(body);
  const seconds = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Roundhouse',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf(secret, id, seconds, text),
  };
  return postOut({ url, headers, body: Buffer.from(text), goneBy: [410] }, mayBePrivate);
}
