/** By which means people can be told something: what the operator has set up, and the server's own keys. */

import { newKey } from '../matches/keys.ts';
import { keptSecret } from '../store/secrets.ts';
import type { Tables } from '../store/tables.ts';
import type { MailServer } from './smtp.ts';
import { mendedVapidKeys, newVapidKeys, type VapidKeys } from './vapid.ts';

/** What the operator may set. */
export interface NotificationOptions {
  /** Where people find this server, without a slash at the end; there is no mail and no webhook without it. */
  readonly publicUrl?: string;
  readonly mail?: { readonly server: MailServer; readonly from: string };
  /** False: no web push. */
  readonly push?: boolean;
  /** Made by the server where absent. */
  readonly vapid?: VapidKeys;
  /** Whom a push service may write to: `mailto:` or an address of the web. */
  readonly vapidSubject?: string;
  readonly webhooks?: boolean;
  /** Whether push services and webhooks may be in the operator's own network, or without TLS. */
  readonly mayBePrivate?: boolean;
}

export interface Providers {
  readonly publicUrl: string | null;
  readonly mail: { readonly server: MailServer; readonly from: string } | null;
  readonly push: { readonly keys: VapidKeys; readonly subject: string | null } | null;
  readonly webhooks: boolean;
  readonly mayBePrivate: boolean;
  /** What links are signed with. */
  readonly linkSecret: string;
}

/** Makes what is missing, once for all processes on these tables. */
export async function openProviders(tables: Tables, options: NotificationOptions): Promise<Providers> {
  const publicUrl = options.publicUrl ?? null;
  const linkSecret = await keptSecret(tables, 'links', newKey());
  // Asked for even where others are set: the server's own must be the same if they are taken away again.
  const own = mendedVapidKeys(JSON.parse(await keptSecret(tables, 'vapid', JSON.stringify(newVapidKeys()))));
  const subject = options.vapidSubject ?? (publicUrl?.startsWith('https:') ? publicUrl : null);
  return {
    publicUrl,
    mail: publicUrl === null ? null : (options.mail ?? null),
    push: options.push === false ? null : { keys: options.vapid ?? own, subject },
    webhooks: publicUrl !== null && options.webhooks === true,
    mayBePrivate: options.mayBePrivate ?? false,
    linkSecret,
  };
}
