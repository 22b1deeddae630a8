/** A learner at the table of a lesson: the position to draw, and what came of each try. */

import { type Trial, tryMove } from '@roundhouse/games/lesson.ts';
import type { AnyLesson, AnyTutorial } from '@roundhouse/games/tutorial.ts';
import { type AnyGame, heardBy, type Match } from '@roundhouse/kernel';
import type { GameEvent, Move } from '../source.ts';

export interface LessonPlay {
  readonly game: AnyGame;
  readonly tutorial: AnyTutorial;
  readonly lesson: AnyLesson;
  readonly match: Match;
  /** How many tasks are done. */
  readonly done: number;
  /** How many answers were not the wanted one; what the rules refuse is not counted. */
  readonly missed: number;
  /** The last try; null before the first. */
  readonly last: Trial | null;
}

/** The sitting after the learner has sent something. Only a wanted answer changes the match. */
export function afterTrying(sitting: LessonPlay, sent: unknown): LessonPlay {
  if (isFinished(sitting)) return sitting;
  const { game, tutorial, lesson, done, missed, match } = sitting;
  const trial = tryMove(game, tutorial, lesson, done, match, sent);
  return {
    ...sitting,
    match: trial.match,
    last: trial,
    done: trial.kind === 'done' ? done + 1 : done,
    missed: trial.kind === 'other' ? missed + 1 : missed,
  };
}

export const isFinished = ({ lesson, done }: LessonPlay): boolean => done === lesson.tasks.length;

/** What the table draws. Nothing is asked any more once the lesson is done. */
export interface Scene {
  readonly view: unknown;
  readonly moves: readonly Move[];
  readonly events: readonly GameEvent[];
  readonly history: readonly GameEvent[];
}

/** The scene of a match; `seen` is how many of its events have been drawn before. */
export function sceneOf(sitting: LessonPlay, seen: number): Scene {
  const { game, tutorial, match } = sitting;
  const history = match.log.flatMap(entry => heardBy(entry, tutorial.seat)) as GameEvent[];
  return {
    view: game.view(match.state, tutorial.seat),
    moves: isFinished(sitting) ? [] : game.legalMoves(match.state, tutorial.seat),
    events: history.slice(seen),
    history,
  };
}
