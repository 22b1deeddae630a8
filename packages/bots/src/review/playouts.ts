/** Imagined games from a position on, by players who are sensible and quick rather than good. */

import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import { type AnyGame, type Chance, CONCEDE, copyPlain, type Seat, samePlain, silentStep } from '@roundhouse/kernel';
import type { Move } from '../request.ts';
import { worthwhileOf } from '../worthwhile.ts';

/** Longer than any real game; one that has not ended by then is judged as it stands. */
const MOST_MOVES = 5000;

/** What is asked of one imagined game. */
export interface Imagined {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge | undefined;
  readonly chance: Chance;
  /** As far as the next position that can be judged by looking at it from this seat; to the end where null. */
  readonly judge: Seat | null;
}

/** Plays `state`, which is used up, and gives each seat's share of the win. */
export function playOut(
  { game, knowledge, chance, judge }: Imagined,
  state: unknown,
  seats: number,
): readonly number[] {
  const step = silentStep(chance);
  for (let made = 0; ; made++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return game.payoffs(state)!;
    const view: unknown = game.view(state, seat);
    const isFarEnough =
      made >= MOST_MOVES || (judge !== null && isSettled(knowledge, judge === seat ? view : game.view(state, judge)));
    if (isFarEnough) return judged(game, knowledge, state, seats);
    game.apply(state, seat, sensible(game, knowledge, state, seat, view, chance), step);
  }
}

const isSettled = (knowledge: AnyKnowledge | undefined, view: unknown): boolean =>
  knowledge !== undefined && (knowledge.isQuiet?.(view) ?? true);

/** Carries out a real move, a concession included, and plays on. */
export function playOutAfter(
  imagined: Imagined,
  state: unknown,
  seat: Seat,
  move: Move,
  seats: number,
): readonly number[] {
  const { game, chance } = imagined;
  const step = silentStep(chance);
  if (game.concede && samePlain(move, CONCEDE)) game.concede(state, seat, step);
  else game.apply(state, seat, copyPlain(move), step);
  return playOut(imagined, state, seats);
}

function sensible(
  game: AnyGame,
  knowledge: AnyKnowledge | undefined,
  state: unknown,
  seat: Seat,
  view: unknown,
  chance: Chance,
): Move {
  const moves: readonly Move[] = game.legalMoves(state, seat);
  const habit: Move | null = knowledge?.rolloutMove?.(view, seat, moves) ?? null;
  if (habit !== null) return habit;
  const worth = worthwhileOf(knowledge, view, seat, moves);
  return worth[chance.int(worth.length)]!;
}

/** Each seat's judgement of its own prospects, made to add up to one win. */
function judged(game: AnyGame, knowledge: AnyKnowledge | undefined, state: unknown, seats: number): readonly number[] {
  const looks = Array.from({ length: seats }, (_, seat) => knowledge?.evaluate(game.view(state, seat), seat) ?? 1);
  const sum = looks.reduce((all, one) => all + one, 0);
  return looks.map(look => (sum > 0 ? look / sum : 1 / seats));
}
