/** Every lesson of every game, played through the kernel; every card held to its rulebook. */

import { readFileSync } from 'node:fs';
import { type AnyGame, copyPlain, fastChance, type Match, type Seat } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '../src/index.ts';
import { LANGUAGES } from '../src/language.ts';
import { openLesson, tryMove } from '../src/lesson.ts';
import { SHELVED } from '../src/shelf.ts';
import {
  type AnyLesson,
  type AnyTutorial,
  cardOf,
  LEARNABLE,
  type Said,
  taughtIn,
  tutorialOf,
} from '../src/tutorial.ts';

test('every game can be learned', async () => {
  expect(LEARNABLE).toEqual(expect.arrayContaining([...SHELVED]));
  for (const load of [tutorialOf, cardOf]) await expect(load('chess')).rejects.toThrow("no game 'chess'");
});

/** Ids of the paragraphs of a game's rulebook. */
function rulesOf(game: string): Set<string> {
  const rulebook = readFileSync(new URL(`../src/${game}/README.md`, import.meta.url), 'utf8');
  return new Set([...rulebook.matchAll(/^- \*\*([A-Z]+-[A-Z]?\d+)\*\*/gm)].map(([, id]) => id!));
}

const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter(part => part !== '').length;
const wordsIn = (text: string): number => text.split(/\s+/).length;

test('a language that a game does not speak is answered in English, and one it speaks teaches the same', async () => {
  expect(taughtIn('chess')).toEqual([]);
  for (const id of LEARNABLE) {
    const english = await tutorialOf(id, 'en');
    for (const language of LANGUAGES) {
      const tutorial = await tutorialOf(id, language);
      if (!taughtIn(id).includes(language)) {
        expect(saidIn(tutorial)).toEqual(saidIn(english));
        expect(await cardOf(id, language)).toEqual(await cardOf(id, 'en'));
      }
      expect(shapeOf(tutorial)).toEqual(shapeOf(english));
    }
  }
});

const saidIn = ({ names, lessons }: AnyTutorial) => ({ names, texts: lessons.map(({ title, text }) => [title, text]) });

/** What a tutorial does, whatever it says. */
const shapeOf = ({ seat, lessons }: AnyTutorial) => ({
  seat,
  lessons: lessons.map(({ id, tasks }) => ({
    id,
    tasks: tasks.map(({ answer, chance, done }) => ({ answer, chance, rule: done.rule })),
  })),
});

const TAUGHT = GAMES.flatMap(({ id }) => taughtIn(id).map(language => ({ id, language })));

describe.each(TAUGHT)('$id in $language', ({ id, language }) => {
  const game = findGame(id)!;

  test('6 to 9 lessons, each with a name of its own, under eight minutes in all', async () => {
    const { lessons } = await tutorialOf(id, language);
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
    const tutorial = await tutorialOf(id, language);
    for (const lesson of tutorial.lessons) playLesson(game, tutorial, lesson, rulesOf(id));
  });

  test('the card names rules that exist, and has a whole row for every row', async () => {
    const { goal, sections } = await cardOf(id, language);
    expect(goal).toMatch(/\.$/);
    const rules = rulesOf(id);
    for (const { title, steps = [], lines = [], table } of sections) {
      expect(steps.length + lines.length + (table?.rows.length ?? 0), title).toBeGreaterThan(0);
      for (const { rule } of [...steps, ...lines]) if (rule !== undefined) expect(rules).toContain(rule);
      for (const row of table?.rows ?? []) expect(row, title).toHaveLength(table!.head.length);
    }
  });
});

interface Compound {
  readonly type: string;
  readonly places: readonly { readonly die: number; readonly slot: number }[];
}

/** Where dice are placed all at once: every way to place them all. */
function compounds(game: AnyGame, match: Match, seat: Seat, answer: unknown): Compound[] {
  if ((answer as Compound).type !== 'placeAll') return [];
  const grow = (state: unknown, places: Compound['places']): Compound[] =>
    game.legalMoves(state, seat).flatMap(({ type, die, slot }) => {
      if (type !== 'place') return [];
      const next = copyPlain(state);
      game.apply(next, seat, { type, die, slot }, { chance: fastChance(1), seal() {} });
      const longer = [...places, { die, slot }];
      const goesOn = game.legalMoves(next, seat).some(move => move.type === 'place');
      return goesOn ? grow(next, longer) : [{ type: 'placeAll', places: longer }];
    });
  return grow(match.state, []);
}

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
    const sent = [
      ...game.legalMoves(match.state, tutorial.seat),
      ...compounds(game, match, tutorial.seat, task.answer),
    ];
    const tries = sent.map(move => tryMove(game, tutorial, lesson, at, match, move));
    for (const trial of tries) {
      if (trial.kind === 'refused') expect.fail(`${where}: a legal move is refused by ${trial.refusal.rule}`);
      expectRule(trial.said, where);
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
