/** Being told: everything that reaches people outside of the page, put together. */

import type { Rate } from '../limits/buckets.ts';
import { LIMITS } from '../limits/limits.ts';
import type { Ledger } from '../matches/ledger.ts';
import { Channels } from './channels.ts';
import { openMeans, type TellingOptions } from './means.ts';
import { Post } from './post.ts';
import { Teller } from './teller.ts';

export async function openTelling(ledger: Ledger, options: TellingOptions, letters: Rate = LIMITS.letters) {
  const now = (): number => ledger.house.moment().at;
  const post = new Post(await openMeans(ledger.store.tables, options), now);
  const teller = new Teller(ledger, post);
  return { teller, channels: new Channels(teller.store, post, letters, now) };
}
