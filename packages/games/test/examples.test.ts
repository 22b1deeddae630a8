/** Examples of rules: every lesson shows some, games played by chance show others, and each can be played. */

import { copyPlain, IllegalMove, play } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../src/catalogues.ts';
import { examplesInGame, lessonsByRule } from '../src/examples.ts';
import { GAMES } from '../src/index.ts';
import { LEARNABLE, tutorialOf } from '../src/tutorial.ts';

describe.each(GAMES)('$id', game => {
  // A game without lessons has none to lead to.
  test.runIf(LEARNABLE.includes(game.id))('what a lesson explains leads to that lesson', async () => {
    const words = await loadWords(game.id, 'en');
    const tutorial = await tutorialOf(game.id);
    const lessons = lessonsByRule(game, tutorial, event => words.rules(event));
    const explained = tutorial.lessons.flatMap(lesson => lesson.tasks.map(task => task.done.rule));
    expect([...lessons.keys()]).toEqual(expect.arrayContaining(explained));
    for (const rule of explained) {
      expect(lessons.get(rule)!.tasks.some(task => task.done.rule === rule)).toBe(true);
    }
  });

  test('a game by chance shows rules, in positions where the move does what is said of it', async () => {
    const words = await loadWords(game.id, 'en');
    const found = examplesInGame(game, event => words.rules(event), 3);
    expect(found.size).toBeGreaterThan(5);
    for (const [rule, { match, seat, move, shows }] of found) {
      const trial = copyPlain(match);
      if ('refusal' in shows) {
        expect(() => play(game, trial, seat, move, 0)).toThrow(IllegalMove);
        continue;
      }
      // With other dice something else may happen; what was told then is about the rule in any case.
      expect(words.rules(shows.event)).toContain(rule);
      expect(game.legalMoves(trial.state, seat)).toContainEqual(move);
    }
    expect([...examplesInGame(game, event => words.rules(event), 3).keys()]).toEqual([...found.keys()]);
  });
});
