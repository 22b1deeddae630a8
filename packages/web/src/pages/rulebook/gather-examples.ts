/** Finds a playable example for as many rules of a game as can be had. */

import { loadWords } from '@roundhouse/games/catalogues.ts';
import { examplesInGame, lessonsByRule, type PlayedExample } from '@roundhouse/games/examples.ts';
import type { Language } from '@roundhouse/games/language.ts';
import { type AnyLesson, LEARNABLE, tutorialOf } from '@roundhouse/games/tutorial.ts';
import { findGame, loadRules } from '../../play/games.ts';

export type Example =
  | { readonly kind: 'lesson'; readonly lesson: AnyLesson }
  | { readonly kind: 'played'; readonly played: PlayedExample };

/** By rule. */
export type Examples = ReadonlyMap<string, Example>;

/** After so many games hardly anything new turns up. */
const GAMES_PLAYED = 12;

/** Tells what it has so far after the lessons and after every game; stops when `isWanted` says so. */
export async function gatherExamples(
  id: string,
  language: Language,
  isWanted: () => boolean,
  onFound: (examples: Examples) => void,
): Promise<void> {
  await loadRules(id);
  const game = findGame(id);
  if (!game) return;
  const words = await loadWords(id, language);
  const rulesOf = (event: unknown): readonly string[] => words.rules(event);
  const examples = new Map<string, Example>();
  if (LEARNABLE.includes(id)) {
    const tutorial = await tutorialOf(id, language);
    for (const [rule, lesson] of lessonsByRule(game, tutorial, rulesOf)) examples.set(rule, { kind: 'lesson', lesson });
    onFound(new Map(examples));
  }
  for (let seed = 1; seed <= GAMES_PLAYED; seed++) {
    // One game at a time: the page must go on answering.
    await new Promise(resolve => setTimeout(resolve));
    if (!isWanted()) return;
    for (const [rule, played] of examplesInGame(game, rulesOf, seed)) {
      if (!examples.has(rule)) examples.set(rule, { kind: 'played', played });
    }
  }
  onFound(examples);
}
