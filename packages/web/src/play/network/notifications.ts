/** How this browser and its owner are told that it is their turn: what the server knows, and what the browser allows. */

import type { Done, OpenedChannel, Tellings, ToldBy } from '@roundhouse/server/notifications/protocol.ts';
import { language } from '../../words/index.ts';
import { ask } from './api.ts';

export type { Done, Tellings, ToldBy };

export const tellings = (): Promise<Tellings> => ask('GET', '/telling');

export const openMail = (address: string): Promise<OpenedChannel> =>
  ask('POST', '/telling/mail', { address, language: language.value });

export const openWebhook = (url: string): Promise<OpenedChannel> =>
  ask('POST', '/telling/webhook', { url, language: language.value });

export const tryOut = (channel: string): Promise<object> => ask('POST', `/telling/channels/${channel}/try`, {});

export const hush = (match: string, quiet: boolean): Promise<object> => ask('POST', '/telling/quiet', { match, quiet });

/** Does what a link in a mail says. */
export const follow = (token: string): Promise<Done> => ask('POST', '/telling/links', { token });

/** Ends a channel, and in this browser too if it is this browser's. */
export async function stop(channel: ToldBy): Promise<void> {
  const own = channel.kind === 'push' ? await subscription() : null;
  await ask('DELETE', `/telling/channels/${channel.id}`);
  if (own?.endpoint === channel.address) await own.unsubscribe();
}

/** What this browser lets itself be told: nothing ever, nothing since its owner said so, or whatever it is asked. */
export type Able = 'unsupported' | 'blocked' | 'able';

export async function ability(): Promise<Able> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration()) ? 'able' : 'unsupported';
}

/** The channel that is this browser, if it is one. */
export async function thisDevice(channels: readonly ToldBy[]): Promise<ToldBy | null> {
  const own = await subscription();
  return channels.find(({ kind, address }) => kind === 'push' && address === own?.endpoint) ?? null;
}

/** Asks the person, then the browser, then the server. Rejects if one of them says no; to be called by a press only. */
export async function tellHere(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not granted');
  const own = await subscribed(key);
  const { endpoint = '', keys = {} } = own.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await ask('POST', '/telling/push', { endpoint, p256dh, auth, language: language.value });
}

async function subscribed(key: string): Promise<PushSubscription> {
  const found = await registration();
  if (!found) throw new Error('no worker');
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await found.pushManager.subscribe(wanted);
  } catch {
    // One for another key, from before the server had this one, stands in the way.
    await (await found.pushManager.getSubscription())?.unsubscribe();
    return found.pushManager.subscribe(wanted);
  }
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager?.getSubscription()) ?? null;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
