/** How finished matches went: a small line each, kept longer than the matches themselves. */

import { matchFromRecord } from '@roundhouse/kernel';
import { findGame, loadRules } from '../games.ts';
import { recordOf } from '../network/api.ts';
import { allKept, type Kept } from './kept-matches.ts';
import { held, heldUnder, hold } from './store.ts';

export interface Result {
  /** Against bots here, against people elsewhere, or people sharing this device. */
  readonly kind: 'solo' | 'live' | 'shared';
  readonly game: string;
  readonly seat: number;
  readonly at: number;
  /** Null where nobody here can tell. */
  readonly payoffs: readonly number[] | null;
}

export type Outcome = 'won' | 'drawn' | 'lost' | 'unknown';

/** How it went for the one who sat here. */
export function outcomeOf({ payoffs, seat }: Pick<Result, 'payoffs' | 'seat'>): Outcome {
  const own = payoffs?.[seat];
  if (own === undefined || payoffs === null) return 'unknown';
  const best = Math.max(...payoffs);
  if (own < best) return 'lost';
  return payoffs.filter(one => one === best).length > 1 ? 'drawn' : 'won';
}

/** Results known so far, newest first. */
export function allResults(): Result[] {
  const found = [...heldUnder('result.').values()].filter(isResult);
  return found.sort((a, b) => b.at - a.at);
}

/** Writes down the result of every finished match that has none yet; those that cannot be told stay open for another try. */
export async function noteResults(finished: readonly Kept[] = allKept().filter(({ over }) => over)): Promise<void> {
  const open = finished.filter(kept => isOwn(kept) && !isResult(held(`result.${kept.id}`)));
  await Promise.all(
    open.map(async kept => {
      const payoffs = await payoffsOf(kept).catch(() => null);
      const game = kept.kind === 'live' ? kept.game : kept.match.game;
      if (payoffs)
        hold(`result.${kept.id}`, { kind: kindOf(kept), game, seat: kept.seat, at: kept.at, payoffs } satisfies Result);
    }),
  );
}

function kindOf(kept: Kept): Result['kind'] {
  if (kept.kind === 'live') return 'live';
  const people = kept.players?.filter(player => player === 'person') ?? [];
  return people.length > 1 ? 'shared' : 'solo';
}

/** Where several people shared this device, nobody can tell whose result it is. */
const isOwn = (kept: Kept): boolean =>
  kept.kind === 'live' || (kept.players ?? []).filter(player => player === 'person').length < 2;

/** The match says how it ended; of one that was played elsewhere the record does. */
async function payoffsOf(kept: Kept): Promise<readonly number[] | null> {
  await loadRules(kept.kind === 'live' ? kept.game : kept.match.game);
  const match = kept.kind === 'live' ? matchFromRecord(findGame, await recordOf(kept.id, kept.key)) : kept.match;
  return findGame(match.game)?.payoffs(match.state) ?? null;
}

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { game, seat, at, payoffs } = value as { readonly [field: string]: unknown };
  return typeof game === 'string' && typeof seat === 'number' && typeof at === 'number' && Array.isArray(payoffs);
}
