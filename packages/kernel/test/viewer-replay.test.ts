/** What somebody missed: the steps they would have heard of, each with the view they would have had. */

import { expect, test } from 'vitest';
import { type AnyGame, effectiveSteps, heardBy, type openMatch, replay, viewerReplay } from '../src/index.ts';
import { retold } from '../testing/index.ts';
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
    if (i > 0 && heard > seen && events.length > 0) {
      const last = scenes.at(-1)?.events.at(-1) as { type: string } | undefined;
      const isPaused = last !== undefined && game.pausesAfter?.includes(last.type);
      const before = isPaused ? scenes.pop()!.events : [];
      scenes.push({ events: [...before, ...events], view: viewAfter(i + 1) });
    }
    if (heard <= seen) from = viewAfter(i + 1);
  }
  return { from, scenes };
}

/** Demands are followed by a pause, whether or not somebody is asked to stop them. */
const pausing: AnyGame = { ...hush, pausesAfter: ['demanded'] };

/** Steps of which nothing is heard are no scenes. */
const silent: AnyGame = retold(pig as AnyGame, event => ((event as { type: string }).type === 'rolled' ? null : event));

test.each([
  ['hush', hush, 2],
  ['hush of three', hush, 3],
  ['pig', pig, 2],
  ['hush with pauses', pausing, 3],
  ['pig that rolls in silence', silent, 2],
] as [string, AnyGame, number][])('%s: whoever comes back is shown what they would have seen', (_, game, seats) => {
  const match = finished(game, 7, seats);
  for (const viewer of [0, 1, null]) {
    const all = effectiveSteps(match.log).flatMap(entry => heardBy(entry, viewer)).length;
    for (const seen of [0, 1, Math.floor(all / 2), all - 1, all, all + 5]) {
      const missed = viewerReplay(game, match, viewer, seen);
      expect(missed).toEqual(byHand(game, match, viewer, seen));
      expect(missed.scenes.length === 0).toBe(seen >= all);
    }
  }
});

test('what follows a pause is one scene with what went before it, so that nobody sees who was asked', () => {
  const match = finished(hush, 7, 3);
  const types = (game: AnyGame) =>
    viewerReplay(game, match, null, 0).scenes.map(({ events }) =>
      events.map(event => (event as { type: string }).type),
    );
  expect(types(hush).some(events => events.at(-1) === 'demanded')).toBe(true);
  expect(types(pausing).some(events => events.at(-1) === 'demanded')).toBe(false);
  expect(types(pausing).flat()).toEqual(types(hush).flat());
});
