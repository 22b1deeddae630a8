/** What somebody missed, as they would have seen it: step by step, through their own eyes. */

import type { AnyGame, Viewer } from './game.ts';
import { heardBy } from './match.ts';
import { copyPlain } from './plain.ts';
import { effectiveSteps, type Logged, stateAfter } from './replay.ts';

/** A step that was heard of, and the position after it. */
export interface Scene {
  readonly events: readonly unknown[];
  readonly view: unknown;
}

export interface Missed {
  /** The position from which it begins. */
  readonly from: unknown;
  readonly scenes: readonly Scene[];
}

/**
 * The steps since a viewer had heard the first `seen` of the events that stand; steps of which nothing is heard are not
 * among them. Throws where the log is not one of these rules.
 */
export function viewerReplay(game: AnyGame, match: Logged, viewer: Viewer, seen: number): Missed {
  let state: unknown = null;
  let from: unknown = null;
  let heard = 0;
  const scenes: Scene[] = [];
  for (const entry of effectiveSteps(match.log)) {
    state = stateAfter(game, match, state, entry);
    const events = heardBy(entry, viewer);
    heard += events.length;
    const isSeen = entry.seat === null || heard <= seen;
    if (!isSeen && events.length === 0) continue;
    // A view may share parts with the state, which goes on.
    const view: unknown = copyPlain(game.view(state, viewer));
    const before = scenes.at(-1);
    if (isSeen) from = view;
    // One scene, as it is where nobody was asked in between.
    else if (before && endsInPause(game, before)) scenes.splice(-1, 1, { events: [...before.events, ...events], view });
    else scenes.push({ events, view });
  }
  return { from, scenes };
}

/** Whether somebody may have been asked in secret after this scene. */
function endsInPause({ pausesAfter }: AnyGame, { events }: Scene): boolean {
  const { type } = events.at(-1) as { readonly type: string };
  return pausesAfter?.includes(type) ?? false;
}
