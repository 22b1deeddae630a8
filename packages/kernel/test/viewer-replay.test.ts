/** What somebody missed: the steps they would have heard of, each with the view they would have had. */

import { expect, test } from 'vitest';
import { type AnyGame, effectiveSteps, heardBy, type openMatch, replay, viewerReplay } from '../src/index.ts';
import { finished, hush, pig } from './toys/index.ts';

/** The same by the long way: every prefix of the log played from its beginning. */
function byHand(game: AnyGame, match: ReturnType<typeof openMatch>, viewer: number | null, seen: number) {
  const log = effectiveSteps(match.log);
  const viewAfter = (steps: number): unknown => game.view(replay(game, { ...match, log: log.slice(0, steps) }), viewer);
  let heard = 0;
  let from = viewAfter(1);
  const scenes: { events: unknown[]; view: unknown }[] = [];
  for (const [i, entry] of log.entries()) {
    const events = heardBy(entry, viewer);
    heard += events.length;
    if (i > 0 && heard > seen && events.length > 0) scenes.push({ events, view: viewAfter(i + 1) });
    if (heard <= seen) from = viewAfter(i + 1);
  }
  return { from, scenes };
}

test.each([
  ['hush', hush],
  ['pig', pig],
] as [string, AnyGame][])('%s: whoever comes back is shown what they would have seen', (_, game) => {
  const match = finished(game, 7);
  for (const viewer of [0, 1, null]) {
    const all = effectiveSteps(match.log).flatMap(entry => heardBy(entry, viewer)).length;
    for (const seen of [0, 1, Math.floor(all / 2), all - 1, all, all + 5]) {
      const missed = viewerReplay(game, match, viewer, seen);
      expect(missed).toEqual(byHand(game, match, viewer, seen));
      expect(missed.scenes.length === 0).toBe(seen >= all);
    }
  }
});
