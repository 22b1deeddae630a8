/** Being told: everything that reaches people outside of the page, put together. */

import type { Competing } from '../competitions/kinds.ts';
import type { Rate } from '../limits/buckets.ts';
import { LIMITS } from '../limits/limits.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { Channels } from './channels.ts';
import { Notifier } from './notifier.ts';
import { Post } from './post.ts';
import { type NotificationOptions, openProviders } from './providers.ts';

export async function openNotifications(
  repository: MatchRepository,
  competing: Competing,
  options: NotificationOptions,
  letters: Rate = LIMITS.letters,
) {
  const now = (): number => repository.serverClock.moment().at;
  const post = new Post(await openProviders(repository.store.tables, options), now);
  const notifier = new Notifier(repository, competing, post);
  const failing = (): string[] => (post.mailFailure === null ? [] : ['mail']);
  return { notifier, failing, channels: new Channels(notifier.store, post, letters, now) };
}
