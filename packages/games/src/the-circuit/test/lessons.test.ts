/** What the lessons accept, and that nothing they say of another answer is wrong. */

import { expect, test } from 'vitest';
import { openLesson, tryMove } from '../../lesson.ts';
import { distance } from '../hex.ts';
import { theCircuit as game } from '../rules.ts';
import type { State } from '../state.ts';
import { reachOf } from '../table/reach.ts';
import { tutorialFrom } from '../tutorial.ts';
import { lessons } from '../words/en/lessons.ftl.ts';

test('ARENA-66: wherever Rex goes next to Krag is next to Krag for the lesson too', () => {
  const tutorial = tutorialFrom(lessons);
  const [lesson] = tutorial.lessons;
  const [activate, walk] = lesson!.tasks;
  const begun = tryMove(game, tutorial, lesson!, 0, openLesson(game, tutorial, lesson!), activate!.answer);
  const { match } = begun;
  const reach = reachOf(game.view(match.state as State, tutorial.seat));
  const trials = [...reach].map(([hex, way]) => {
    const trial = tryMove(game, tutorial, lesson!, 1, match, { type: 'path', hexes: [...way] });
    return { isBeside: distance(hex, '1,0') === 1, isWhole: way.length === 4, trial };
  });
  for (const { isBeside, isWhole, trial } of trials) {
    expect(trial.kind).toBe(isBeside && !isWhole ? 'done' : 'other');
    if (trial.kind === 'other') expect(trial.said.text.includes('does not reach Krag')).toBe(!isBeside);
  }
  // Not only the way that the lesson names.
  expect(trials.filter(({ trial }) => trial.kind === 'done').length).toBeGreaterThan(2);
  expect(trials.some(({ isBeside, isWhole }) => isBeside && isWhole)).toBe(true);
  expect(walk!.ask).toContain('next to Krag');
});
