/** What somebody missed, as they would have seen it: step by step, through their own eyes. */

import { scripted } from './chance.ts';
import type { AnyGame, Viewer } from './game.ts';
import { heardBy, type Match, standing } from './match.ts';
import { copyPlain } from './plain.ts';
import { carryOut, setUp } from './step.ts';

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
export function scenesSince(
  game: AnyGame,
  match: Pick<Match, 'options' | 'seats' | 'log'>,
  viewer: Viewer,
  seen: number,
): Missed {
  let state: unknown = null;
  let from: unknown = null;
  let heard = 0;
  const scenes: Scene[] = [];
  for (const entry of standing(match.log)) {
    const chance = scripted(entry.chance);
    if (entry.seat === null) state = setUp(game, match.options, match.seats.length, chance, entry.at).state;
    else carryOut(game, state, entry.seat, entry.move!, chance, entry.at);
    const events = heardBy(entry, viewer);
    heard += events.length;
    const isSeen = entry.seat === null || heard <= seen;
    if (!isSeen && events.length === 0) continue;
    // A view may share parts with the state, which goes on.
    const view: unknown = copyPlain(game.view(state, viewer));
    if (isSeen) from = view;
    else scenes.push({ events, view });
  }
  return { from, scenes };
}
