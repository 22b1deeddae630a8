/** Every lesson of every game, played through the kernel; every card held to its rulebook. */

import { readFileSync } from 'node:fs';
import { type AnyGame, copyPlain } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '../src/index.ts';
import { openLesson, tryMove } from '../src/lesson.ts';
import { type AnyLesson, type AnyTutorial, cardOf, LEARNABLE, type Said, tutorialOf } from '../src/tutorial.ts';

test('every game can be learned', async () => {
  expect(LEARNABLE.toSorted()).toEqual(GAMES.map(game => game.id).toSorted());
  for (const load of [tutorialOf, cardOf]) await expect(load('chess')).rejects.toThrow("a game 'chess'");
});

/** Ids of the paragraphs of a game's rulebook. */
function rulesOf(game: string): Set<string> {
  const rulebook = readFileSync(new URL(`../src/${game}/README.md`, import.meta.url), 'utf8');
  return new Set([...rulebook.matchAll(/^- \*\*([A-Z]+-[A-Z]?\d+)\*\*/gm)].map(([, id]) => id!));
}

const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter(part => part !== '').length;
const wordsIn = (text: string): number => text.split(/\s+/).length;

describe.each(LEARNABLE)('%s', id => {
  const game = findGame(id)!;

  test('6 to 9 lessons, each with a name of its own, under eight minutes in all', async () => {
    const { lessons } = await tutorialOf(id);
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    expect(lessons.length).toBeLessThanOrEqual(9);
    const ids = lessons.map(lesson => lesson.id);
    expect(new Set(ids).size).toBe(ids.length);
    // These are the addresses of other pages.
    for (const name of ids) expect(['card', 'end']).not.toContain(name);
    for (const { text } of lessons) expect(sentences(text), text).toBeLessThanOrEqual(3);
    // Read slowly, and a quarter of a minute to find and do each thing.
    const tasks = lessons.flatMap(lesson => lesson.tasks);
    const read = [...lessons.map(({ text }) => text), ...tasks.flatMap(({ ask, done }) => [ask, done.text])];
    expect(wordsIn(read.join(' ')) / 160 + tasks.length / 4).toBeLessThan(8);
  });

  test('every lesson: the position is sound, what is wanted is accepted, anything else is told why', async () => {
    const tutorial = await tutorialOf(id);
    for (const lesson of tutorial.lessons) playLesson(game, tutorial, lesson, rulesOf(id));
  });

  test('the card names rules that exist, and has a whole row for every row', async () => {
    const { goal, sections } = await cardOf(id);
    expect(goal).toMatch(/\.$/);
    const rules = rulesOf(id);
    for (const { title, steps = [], lines = [], table } of sections) {
      expect(steps.length + lines.length + (table?.rows.length ?? 0), title).toBeGreaterThan(0);
      for (const { rule } of [...steps, ...lines]) if (rule !== undefined) expect(rules).toContain(rule);
      for (const row of table?.rows ?? []) expect(row, title).toHaveLength(table!.head.length);
    }
  });
});

function playLesson(game: AnyGame, tutorial: AnyTutorial, lesson: AnyLesson, rules: ReadonlySet<string>): void {
  const expectRule = ({ text, rule }: Said, where: string) => {
    expect(rules, where).toContain(rule);
    expect(text, where).toMatch(/[.!?]$/);
    expect(text, where).not.toContain('undefined');
  };
  let match = openLesson(game, tutorial, lesson);
  expect(lesson.tasks.length).toBeGreaterThan(0);
  for (const [at, task] of lesson.tasks.entries()) {
    const where = `${lesson.id}, task ${at + 1}`;
    expect(game.checkState(match.state), where).toBeNull();
    expect(game.toAct(match.state), where).toContain(tutorial.seat);
    const before = copyPlain(match);
    const tries = game
      .legalMoves(match.state, tutorial.seat)
      .map(move => tryMove(game, tutorial, lesson, at, match, move));
    for (const { kind, said } of tries) {
      expect(['done', 'other'], where).toContain(kind);
      expectRule(said, where);
    }
    expect(
      tries.some(({ kind }) => kind === 'other'),
      `${where} asks for nothing in particular`,
    ).toBe(true);
    expect(tryMove(game, tutorial, lesson, at, match, { type: 'nothing' }).kind, where).toBe('refused');
    expect(match, where).toEqual(before);
    const wanted = tryMove(game, tutorial, lesson, at, match, task.answer);
    expect(wanted.kind, where).toBe('done');
    match = wanted.match;
  }
  expect(game.checkState(match.state), lesson.id).toBeNull();
}
