/** What an evaluation learns from: positions of games that habits, or a search, play against themselves, and how those ended. */

import { choose } from '@roundhouse/bots';
import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import type { Sight } from '@roundhouse/games/learnt.ts';
import type { AnyMetrics } from '@roundhouse/games/metrics.ts';
import {
  type AnyGame,
  type Chance,
  copyPlain,
  fastChance,
  optionsFor,
  type Seat,
  silentStep,
} from '@roundhouse/kernel';

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

/** How games are played that are learnt from, and what is taken from them. */
export interface Schooling {
  /** Imagined games for a move of the champion, who plays; where this is left out, habits play. */
  readonly iterations?: number;
  /** Ways that a position is played on to the seat's next moment, by whose judgement it is told too: one end says little. */
  readonly foresight?: number;
  /** Which positions are taken: those of one game are much alike. */
  isTaken?(): boolean;
}

/** What the end says of a position, where what comes next says the rest. */
const BY_THE_END = 0.3;

/** Everyone plays as usual, and now and then strays. */
export function playedGame(
  game: AnyGame,
  knowledge: AnyKnowledge,
  draws: AnyMetrics['draws'],
  chance: Chance,
  { iterations, foresight = 0, isTaken = () => true }: Schooling = {},
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
      if (!isMoment(view) || !isTaken()) continue;
      const { count, things, whole } = sightOf(view);
      const sight = { shape, count, things: things.slice(0, count * shape.thing), whole: whole.slice() };
      const handMade = evaluate(view, seat);
      const foreseen = foresight > 0 ? foreseenFrom(game, knowledge, draws, state, seat, chance, foresight) : 0;
      lessons.push({ sight, seat, handMade, judged: judge?.(view, seat) ?? handMade, outcome: foreseen });
    }
    const moves = game.legalMoves(state, owing);
    const shown: unknown = (glance ?? game.view)(state, owing);
    const search =
      iterations === undefined ? null : (): Move => searched(game, state, owing, moves, chance, iterations);
    game.apply(
      state,
      owing,
      draws?.(moves, chance) ?? usualOrStray(knowledge, shown, owing, moves, chance, search),
      step,
    );
  }
  const payoffs = game.payoffs(state)!;
  const byTheEnd = foresight > 0 ? BY_THE_END : 1;
  for (const lesson of lessons) {
    lesson.outcome = byTheEnd * payoffs[lesson.seat]! + (1 - byTheEnd) * lesson.outcome;
  }
  return lessons;
}

/** What a seat's next moments are judged to be worth on average, when habits play on to them in several ways. */
function foreseenFrom(
  game: AnyGame,
  knowledge: AnyKnowledge,
  draws: AnyMetrics['draws'],
  state: unknown,
  seat: Seat,
  chance: Chance,
  ways: number,
): number {
  const { learning, glance, judge, evaluate, searchMove, rolloutMove } = knowledge;
  const lookAt = glance ?? game.view;
  let sum = 0;
  for (let way = 0; way < ways; way++) {
    const imagined: unknown = copyPlain(state);
    const dice = fastChance(chance.int(2 ** 21));
    const step = silentStep(dice);
    let hasMoved = false;
    for (;;) {
      const owing = game.toAct(imagined)[0];
      if (owing === undefined) {
        sum += game.payoffs(imagined)![seat]!;
        break;
      }
      const view: unknown = lookAt(imagined, seat);
      if (hasMoved && learning!.isMoment(view)) {
        sum += (judge ?? evaluate)(view, seat);
        break;
      }
      const moves = game.legalMoves(imagined, owing);
      const shown: unknown = owing === seat ? view : lookAt(imagined, owing);
      const habit: Move | null = moves.length > 1 ? ((searchMove ?? rolloutMove)?.(shown, owing, moves) ?? null) : null;
      const move = draws?.(moves, dice) ?? habit ?? moves[dice.int(moves.length)]!;
      game.apply(imagined, owing, move, step);
      hasMoved ||= owing !== seat;
    }
  }
  return sum / ways;
}

type Move = { readonly type: string };

function searched(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
  iterations: number,
): Move {
  const asked = { game: game.id, view: game.view(state, seat), seat, moves, level: 'champion' as const };
  return choose({ ...asked, budgetMs: Number.POSITIVE_INFINITY, iterations, seed: chance.int(2 ** 21) });
}

/** By habit where there is no search. */
function usualOrStray(
  { candidates, searchCandidates, searchMove, rolloutMove }: AnyKnowledge,
  view: unknown,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
  search: (() => Move) | null,
): Move {
  if (moves.length === 1) return moves[0]!;
  if (chance.int(STRAYS) !== 0) {
    const usual: Move | null = search ? search() : ((searchMove ?? rolloutMove)?.(view, seat, moves) ?? null);
    if (usual) return usual;
  }
  const worthwhile: readonly Move[] = (searchCandidates ?? candidates)?.(view, seat, moves) ?? moves;
  return worthwhile[chance.int(worthwhile.length)]!;
}
