/** Writes results down: this needs the rules of a game, which most pages that show results do without. */

import { effectiveSteps, heardBy, type Match, matchFromRecord } from '@roundhouse/kernel';
import { findGame, loadRules } from '../games.ts';
import { recordOf } from '../network/api.ts';
import type { GameEvent } from '../source.ts';
import { allKept, type Kept } from './kept-matches.ts';
import { type Course, type Result, resultOf } from './results.ts';
import { hold } from './store.ts';

/** Writes down the result of every finished match that has none yet; those that cannot be told stay open for another try. */
export async function noteResults(finished: readonly Kept[] = allKept().filter(({ over }) => over)): Promise<void> {
  const open = finished.filter(({ id }) => resultOf(id)?.course === undefined);
  await Promise.all(
    open.map(async kept => {
      const noted = await resultFrom(kept).catch(() => null);
      if (noted) hold(`result.${kept.id}`, noted);
    }),
  );
}

/** The match says how it ended; of one that was played elsewhere the record does. Null where it does not. */
async function resultFrom(kept: Kept): Promise<Result | null> {
  const game = kept.kind === 'live' ? kept.game : kept.match.game;
  await loadRules(game);
  const match = kept.kind === 'live' ? matchFromRecord(findGame, await recordOf(kept.id, kept.key)) : kept.match;
  const payoffs = findGame(game)?.payoffs(match.state) ?? null;
  if (payoffs === null) return null;
  return { kind: kindOf(kept), game, seat: kept.seat, at: kept.at, payoffs, course: courseOf(kept, match) };
}

function courseOf(kept: Kept, match: Match): Course {
  const steps = effectiveSteps(match.log);
  const [first, last] = [steps[0], steps.at(-1)];
  // A game's events have a type, by the contract's convention.
  const closing = (last && (heardBy(last, null).at(-1) as GameEvent | undefined)) ?? null;
  const players = kept.kind === 'solo' ? (kept.players ?? null) : null;
  const names = match.seats.map(({ name }) => name);
  return { names, players, moves: steps.length - 1, ms: last && first ? last.at - first.at : 0, closing };
}

function kindOf(kept: Kept): Result['kind'] {
  if (kept.kind === 'live') return 'live';
  const people = kept.players?.filter(player => player === 'person') ?? [];
  return people.length > 1 ? 'shared' : 'solo';
}
