/** Where a rule can be seen at work: in a lesson, or in a position of a game that was played by chance. */

import {
  type AnyGame,
  copyPlain,
  fastChance,
  heardBy,
  type Match,
  openMatch,
  type PlayedStep,
  play,
  type Refusal,
  randomMove,
  type Seat,
  whyNot,
} from '@roundhouse/kernel';
import { openLesson, tryMove } from './lesson.ts';
import type { AnyLesson, AnyTutorial } from './tutorial.ts';

/** The rules that an event is about, as a game's words name them. */
export type RulesOf = (event: unknown) => readonly string[];

/** By rule, the lesson that shows it: what a lesson explains goes before what merely happens in it. */
export function lessonsByRule(game: AnyGame, tutorial: AnyTutorial, rulesOf: RulesOf): Map<string, AnyLesson> {
  const explained = new Map<string, AnyLesson>();
  const happened = new Map<string, AnyLesson>();
  const warned = new Map<string, AnyLesson>();
  for (const lesson of tutorial.lessons) {
    for (const task of lesson.tasks) note(explained, task.done.rule, lesson);
    const { events, others } = heardIn(game, tutorial, lesson);
    for (const event of events) for (const rule of rulesOf(event)) note(happened, rule, lesson);
    for (const rule of others) note(warned, rule, lesson);
  }
  return new Map([...warned, ...happened, ...explained]);
}

/** The first lesson keeps its place. */
function note(lessons: Map<string, AnyLesson>, rule: string, lesson: AnyLesson): void {
  if (!lessons.has(rule)) lessons.set(rule, lesson);
}

/** What the learner hears from the first task on, answering as wanted; and the rules they are told of otherwise. */
function heardIn(game: AnyGame, tutorial: AnyTutorial, lesson: AnyLesson): { events: unknown[]; others: string[] } {
  const opened = openLesson(game, tutorial, lesson);
  const others: string[] = [];
  let match = opened;
  for (const [at, task] of lesson.tasks.entries()) {
    for (const move of game.legalMoves(match.state, tutorial.seat).slice(0, MOST_TRIED)) {
      const tried = tryMove(game, tutorial, lesson, at, match, move);
      others.push(tried.kind === 'refused' ? tried.refusal.rule : tried.said.rule);
    }
    match = tryMove(game, tutorial, lesson, at, match, task.answer).match;
  }
  return { events: match.log.slice(opened.log.length).flatMap(entry => heardBy(entry, tutorial.seat)), others };
}

/** Enough to hear what a task has to say, where hundreds of moves are legal. */
const MOST_TRIED = 24;

/** A position, and a move in it by which a rule is at work. */
export interface PlayedExample {
  /** As it stood before the move; it has no seed, and its dice prove nothing. */
  readonly match: Match;
  readonly seat: Seat;
  readonly move: AnyMove;
  /** What is then told of the rule, or how it refuses the move. */
  readonly shows: { readonly event: unknown } | { readonly refusal: Refusal };
}

interface AnyMove {
  readonly type: string;
}

/** Moves of earlier turns that are tried again at every turn, to see what the rules have against them. */
const TRIED_AGAIN = 6;

/** One game played by chance: the rules at work in it, each with the first position that led there. Equal seeds give equal games. */
export function examplesInGame(game: AnyGame, rulesOf: RulesOf, seed: number): Map<string, PlayedExample> {
  const chance = fastChance(seed);
  const presets = [{}, ...Object.values(game.presets)];
  const options = presets[seed % presets.length];
  const seats = Array.from({ length: game.seats.min }, (_, i) => ({ name: `${i + 1}` }));
  const match = openMatch(game, { options, seats, seed: null, chance, at: 0 });
  const told = new Map<string, PlayedExample>();
  const refused = new Map<string, PlayedExample>();
  const moves: AnyMove[] = [];
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    const before: Match = { ...match, log: [...match.log] };
    for (let i = 0; i < Math.min(TRIED_AGAIN, moves.length); i++) {
      const move = moves[chance.int(moves.length)]!;
      const against = whyNot(game, before, seat, move);
      if (against && !refused.has(against.rule)) {
        refused.set(against.rule, { match: before, seat, move, shows: { refusal: against } });
      }
    }
    const move: AnyMove = copyPlain(randomMove(game, match.state, seat, chance));
    moves.push(move);
    const [made] = play(game, match, seat, move, 0, () => chance) as PlayedStep[];
    for (const event of heardBy(made!, seat)) {
      for (const rule of rulesOf(event)) {
        if (!told.has(rule)) told.set(rule, { match: before, seat, move, shows: { event } });
      }
    }
  }
  // What happens says more than what is refused.
  return new Map([...refused, ...told]);
}
