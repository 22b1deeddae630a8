/** Playing a lesson: a real match with scripted dice, and a judgement of what the learner tries in it. */

import {
  type AnyGame,
  heardBy,
  IllegalMove,
  type Match,
  openMatch,
  type PlayedStep,
  play,
  type Refusal,
  ScriptError,
  type Seat,
  scripted,
} from '@roundhouse/kernel';
import type { Act, AnyLesson, AnyTutorial, Said } from './tutorial.ts';

type AnyMove = { type: string };

/** How a try went. Only `done` has moved the match on. */
export type Trial = { readonly match: Match } & (
  | { readonly kind: 'done' | 'other'; readonly said: Said }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
);

/** The table as the lesson lays it. Throws if a script does not fit the rules. */
export function openLesson(game: AnyGame, tutorial: AnyTutorial, lesson: AnyLesson): Match {
  const chance = scripted(lesson.chance ?? []);
  const seats = tutorial.names.map(name => ({ name }));
  const match = openMatch(game, { options: lesson.options, seats, seed: null, chance, at: 0 });
  chance.finish();
  lesson.arrange?.(match.state);
  for (const act of lesson.acts ?? []) carryOut(game, match, act);
  return match;
}

function carryOut(game: AnyGame, match: Match, { seat, move, chance = [] }: Act<AnyMove>): readonly PlayedStep[] {
  const script = scripted(chance);
  const entries = play(game, match, seat, move, 0, () => script);
  script.finish();
  return entries as readonly PlayedStep[];
}

/** Judges what the learner sent in a task; the match given is left as it is. */
export function tryMove(
  game: AnyGame,
  { seat }: AnyTutorial,
  lesson: AnyLesson,
  at: number,
  match: Match,
  sent: unknown,
): Trial {
  const task = lesson.tasks[at]!;
  try {
    const made = partsOf(game, match, seat, sent);
    const trial = { ...match, log: [...match.log] };
    const problem = followScript(game, trial, { seat, move: sent as AnyMove, chance: task.chance ?? [] }, task.follows);
    const heard = trial.log.slice(match.log.length).flatMap(entry => heardBy(entry, seat));
    if (!task.isWanted(made, heard)) return { kind: 'other', said: task.other(made, heard), match };
    // A script is written for what is wanted: there it must fit.
    if (problem !== null) throw problem;
    return { kind: 'done', said: task.done, match: trial };
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return { kind: 'refused', refusal: error.refusal, match };
  }
}

/** What was sent, as the legal moves it is made of. Throws `IllegalMove` if it is none. */
function partsOf(game: AnyGame, match: Match, seat: Seat, sent: unknown): AnyMove[] {
  const trial = { ...match, log: [...match.log] };
  // Which moves these are does not depend on the dice; the lowest answer to everything is always one.
  const lowest = {
    int: () => 0,
    dice: (count: number) => Array<number>(count).fill(1),
    draw: <T>(pool: T[]) => pool.pop()!,
  };
  return (play(game, trial, seat, sent, 0, () => lowest) as readonly PlayedStep[]).map(entry => entry.move!);
}

/** Plays the script as far as it fits; null if it fits to its end, otherwise where it does not. */
function followScript(
  game: AnyGame,
  match: Match,
  own: Act<AnyMove>,
  follows: readonly Act<AnyMove>[] = [],
): Error | null {
  try {
    for (const act of [own, ...follows]) carryOut(game, match, act);
    return null;
  } catch (error) {
    if (error instanceof ScriptError || error instanceof IllegalMove) return error;
    throw error;
  }
}
