/** Viewers who are behind: spectators of a table with a delay, and everybody while a play is held back. */

import { type AnyGame, type Entry, heardBy, type Viewer } from '@roundhouse/kernel';
import type { StoredMatch } from '../store/store.ts';
import { isReplayable, kernelMatch } from './action.ts';
import { cutFor, hasActed, isHeldFrom } from './hold.ts';
import { Refused } from './refusal.ts';
import { stateOf } from './replayed.ts';

/** A spectator of a table where spectators see everything some moves later. */
export const isDelayed = ({ settings, status }: StoredMatch, viewer: Viewer): boolean =>
  viewer === null && settings.delay > 0 && status === 'running';

export const isBehind = (game: AnyGame, match: StoredMatch, viewer: Viewer): boolean =>
  isDelayed(match, viewer) || isHeldFrom(game, match, viewer);

/** A match as a viewer may see it; its `steps` are those of the log that the viewer may hear of. */
export type Shown = StoredMatch;

/** What spectators are shown of a reading of a match; they all are shown the same. */
const toSpectators = new WeakMap<StoredMatch, Shown>();

/** What of a match a viewer is shown: all, or as much as it may see by now. `log` may have grown since the reading. */
export function shownTo(game: AnyGame, match: StoredMatch, log: readonly Entry[], viewer: Viewer): Shown {
  if (!isBehind(game, match, viewer)) return match;
  const known = viewer === null ? toSpectators.get(match) : undefined;
  if (known !== undefined) return known;
  const shown = behind(game, match, log.slice(0, match.steps), viewer);
  if (viewer === null) toSpectators.set(match, shown);
  return shown;
}

/** The match as this viewer may see it. Throws `Refused` where the steps cannot be played again. */
function behind(game: AnyGame, match: StoredMatch, log: readonly Entry[], viewer: Viewer): Shown {
  if (!isReplayable(game, match)) {
    throw new Refused('not-now', 'The rules have changed since this match began: watch it when it is over.');
  }
  const held = isHeldFrom(game, match, viewer) ? match.held! : null;
  const open = held ? log.slice(0, cutFor(held, log, viewer)) : log;
  const until = isDelayed(match, viewer) ? delayedCut(open, match.settings.delay) : open.length;
  const state = stateOf(game, kernelMatch(match), log, until);
  // The clocks are those of now, and would tell a late spectator who has moved. While something is held none runs.
  const settings = isDelayed(match, viewer) ? { ...match.settings, clock: null } : match.settings;
  const shown: StoredMatch = { ...match, settings, state, steps: until };
  return held ? { ...shown, ...asHeld(match, log, viewer) } : shown;
}

/** Before the play nothing was over, and what could be taken back then can no longer. */
function asHeld({ held }: StoredMatch, log: readonly Entry[], viewer: Viewer): Partial<StoredMatch> {
  const isMute = hasActed(held!, log, viewer);
  return { status: 'running', mayTakeBack: null, undoable: [], held: { ...held!, isMute } };
}

/**
 * How many entries a late spectator is shown: those before the `delay` last ones that can be heard, but the set-up
 * always. Counted are steps that spectators hear of, so that a step made in secret moves nothing.
 */
function delayedCut(log: readonly Entry[], delay: number): number {
  let ahead = 0;
  for (let i = log.length - 1; i > 0; i--) {
    const entry = log[i]!;
    if (entry.kind === 'takeBack' || heardBy(entry, null).length > 0) ahead++;
    if (ahead === delay) return i;
  }
  return 1;
}
