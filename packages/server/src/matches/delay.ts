/** Spectators who are behind: the match as it was some moves ago. */

import { type AnyGame, type Entry, heardBy, replay, type Viewer } from '@roundhouse/kernel';
import type { StoredMatch } from '../store/store.ts';
import { isReplayable, kernelMatch } from './action.ts';
import { Refused } from './refusal.ts';

export const isBehind = ({ settings, status }: StoredMatch, viewer: Viewer): boolean =>
  viewer === null && settings.delay > 0 && status === 'running';

/**
 * The match and its log as a spectator may see them. Counted are steps that spectators hear of, so that a step made in
 * secret moves nothing. Throws `Refused` where the steps cannot be played again.
 */
export function behind(game: AnyGame, match: StoredMatch, log: Entry[]): { match: StoredMatch; log: Entry[] } {
  if (!isReplayable(game, match)) {
    throw new Refused('not-now', 'The rules have changed since this match began: watch it when it is over.');
  }
  const until = cutOf(log, match.settings.delay);
  const state = replay(game, kernelMatch(match, log), until);
  // The clocks are those of now, and would tell who has moved.
  const settings = { ...match.settings, clock: null };
  return { match: { ...match, settings, state, steps: until }, log: log.slice(0, until) };
}

/** How many entries to show: those before the `delay` last ones that can be heard, but the set-up always. */
function cutOf(log: readonly Entry[], delay: number): number {
  let ahead = 0;
  for (let i = log.length - 1; i > 0; i--) {
    const entry = log[i]!;
    if (entry.kind === 'takeBack' || heardBy(entry, null).length > 0) ahead++;
    if (ahead === delay) return i;
  }
  return 1;
}
