/** What an evaluation learns from: positions of games that a game's habits play against themselves, and how those ended. */

import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import type { Sight } from '@roundhouse/games/learnt.ts';
import type { AnyMetrics } from '@roundhouse/games/metrics.ts';
import { type AnyGame, type Chance, optionsFor, type Seat, silentStep } from '@roundhouse/kernel';

/**
 * One move in so many is any that a search would look at: otherwise it believes in positions to which habit never leads,
 * because it has never seen how they end.
 */
const STRAYS = 10;

/** A position that somebody looked at, and how the game ended for them. */
export interface Lesson {
  readonly sight: Sight;
  readonly seat: Seat;
  /** What the hand-made evaluation says, and what the learnt one that ships. */
  readonly handMade: number;
  readonly judged: number;
  outcome: number;
}

/** Everyone plays by habit, and now and then strays. */
export function playedGame(
  game: AnyGame,
  knowledge: AnyKnowledge,
  draws: AnyMetrics['draws'],
  chance: Chance,
): Lesson[] {
  const { learning, glance, evaluate, judge } = knowledge;
  const { options, seats, sightOf, isMoment, shape } = learning!;
  const step = silentStep(chance);
  const state: unknown = game.setup(optionsFor<unknown>(game, seats, options), seats, step);
  const lessons: Lesson[] = [];
  for (;;) {
    const owing = game.toAct(state)[0];
    if (owing === undefined) break;
    for (let seat = 0; seat < seats; seat++) {
      const view: unknown = (glance ?? game.view)(state, seat);
      if (!isMoment(view)) continue;
      const { count, things, whole } = sightOf(view);
      const sight = { shape, count, things: things.slice(0, count * shape.thing), whole: whole.slice() };
      const handMade = evaluate(view, seat);
      lessons.push({ sight, seat, handMade, judged: judge?.(view, seat) ?? handMade, outcome: 0 });
    }
    const moves = game.legalMoves(state, owing);
    const shown: unknown = (glance ?? game.view)(state, owing);
    game.apply(state, owing, draws?.(moves, chance) ?? habitOrStray(knowledge, shown, owing, moves, chance), step);
  }
  const payoffs = game.payoffs(state)!;
  for (const lesson of lessons) lesson.outcome = payoffs[lesson.seat]!;
  return lessons;
}

function habitOrStray<Move>(
  { candidates, searchCandidates, searchMove, rolloutMove }: AnyKnowledge,
  view: unknown,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
): Move {
  if (moves.length === 1) return moves[0]!;
  const habit: Move | null =
    chance.int(STRAYS) === 0 ? null : ((searchMove ?? rolloutMove)?.(view, seat, moves) ?? null);
  if (habit) return habit;
  const worthwhile: readonly Move[] = (searchCandidates ?? candidates)?.(view, seat, moves) ?? moves;
  return worthwhile[chance.int(worthwhile.length)]!;
}
