/** Web push: a message to one browser, through whatever service its maker runs. */

import { type Outcome, postOut } from './outbound.ts';
import { type BrowserKeys, seal } from './sealing.ts';
import { type VapidKeys, vouch } from './vapid.ts';

export interface Subscription extends BrowserKeys {
  readonly endpoint: string;
}

export interface PushMessage {
  readonly text: string;
  /** A newer message under the same name takes the place of one that was not yet delivered; 32 letters of base64url. */
  readonly topic: string;
  /** How long it is worth delivering. */
  readonly ttlS: number;
}

export interface PushSender {
  readonly keys: VapidKeys;
  readonly subject: string | null;
  readonly mayBePrivate: boolean;
}

/** Gives the message to the push service; `gone` means that the browser no longer wants any. */
export function sendPush(
  sender: PushSender,
  { endpoint, ...keys }: Subscription,
  message: PushMessage,
  now: number,
): Promise<Outcome> {
  const headers = {
    authorization: vouch(sender.keys, endpoint, sender.subject, now),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(message.ttlS),
    topic: message.topic,
    urgency: 'normal',
  };
  const body = seal(keys, Buffer.from(message.text));
  return postOut({ url: endpoint, headers, body, goneBy: [404, 410] }, sender.mayBePrivate);
}
