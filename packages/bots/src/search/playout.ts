/** From a leaf of the tree to a number for each seat: everyone plays on by habit to a settled position, which is judged there. */

import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import { type AnyGame, type Chance, type CountedChance, type Seat, silentStep } from '@roundhouse/kernel';
import type { Move } from '../request.ts';
import { worthwhileOf } from '../worthwhile.ts';

/** A settled position is a few moves away; a game that never settles must not hang its bot. */
const MAX_MOVES_AHEAD = 1000;

/** What a search plays with. */
export interface Imagined {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  /** The seat that searches. */
  readonly seat: Seat;
  /** How often, beyond the tree, another seat was asked, which may have answered by what it alone sees. */
  othersAsked: number;
  /** Where moves are told at sight, by what the searching seat saw; null where it is not kept. */
  readonly recalled: Map<string, Recalled> | null;
}

/** How the searching seat went on from what it saw: the same, whatever is hidden, until something is drawn or somebody else asked. */
export interface Recalled {
  readonly moves: Move[];
  /** What it came to, where neither happened before it was judged. */
  payoffs: readonly number[] | null;
}

/** What the state shows to a seat. */
export const lookAt = ({ game, knowledge }: Imagined, state: unknown, seat: Seat): unknown =>
  (knowledge.glance ?? game.view)(state, seat);

/** What a sensible player would do without much thought; null where any candidate will do. */
export const habitOf = ({ knowledge }: Imagined, view: unknown, seat: Seat, moves: readonly Move[]): Move | null =>
  (knowledge.searchMove ?? knowledge.rolloutMove)?.(view, seat, moves) ?? null;

/** Plays past `turns` settled positions to the next one, or to the end, and says what it is worth to each seat. */
export function playOut(imagined: Imagined, state: unknown, chance: CountedChance, turns: number): readonly number[] {
  const { game, knowledge, seat, recalled } = imagined;
  const step = silentStep(chance);
  const isQuiet = knowledge.searchIsQuiet ?? knowledge.isQuiet ?? (() => true);
  let left = turns;
  // How it went on when something had last been drawn, how much had been drawn then, and moves of its own since.
  let last: Recalled | null = null;
  let [draws, made] = [-1, 0];
  const keep = (payoffs: readonly number[]): readonly number[] => {
    if (last && chance.draws === draws) last.payoffs = payoffs;
    return payoffs;
  };
  for (let ahead = 0; ahead < MAX_MOVES_AHEAD; ahead++) {
    const owing = game.toAct(state)[0];
    if (owing === undefined) return keep(game.payoffs(state)!);
    const seen = lookAt(imagined, state, seat);
    if (isQuiet(seen) && left-- <= 0) return keep(judge(imagined, state, seen));
    if (owing !== seat) {
      imagined.othersAsked++;
      last = null;
      game.apply(state, owing, usualMove(imagined, state, lookAt(imagined, state, owing), owing, chance), step);
      continue;
    }
    if (recalled && chance.draws !== draws) {
      [draws, made] = [chance.draws, 0];
      last = recall(recalled, seen);
      if (last.moves.length === 0 && left === turns) last.moves.push(...(knowledge.plan?.(seen, seat) ?? []));
      if (last.payoffs) return last.payoffs;
    }
    const move = last?.moves[made] ?? usualMove(imagined, state, seen, seat, chance);
    if (last) last.moves[made++] = move;
    game.apply(state, seat, move, step);
  }
  throw new Error(`${game.id}: no settled position within ${MAX_MOVES_AHEAD} moves`);
}

function recall(recalled: Map<string, Recalled>, seen: unknown): Recalled {
  const key = JSON.stringify(seen);
  let known = recalled.get(key);
  if (!known) {
    known = { moves: [], payoffs: null };
    recalled.set(key, known);
  }
  return known;
}

/** What looks best where a game can tell at sight, otherwise by habit; where there is none, any that is worth a look. */
function usualMove(imagined: Imagined, state: unknown, shown: unknown, seat: Seat, chance: Chance): Move {
  const moves: readonly Move[] = imagined.game.legalMoves(state, seat);
  if (moves.length === 1) return moves[0]!;
  const worths = imagined.knowledge.weigh?.(shown, seat, moves);
  if (worths) return moves[highest(worths)]!;
  const habitual = habitOf(imagined, shown, seat, moves);
  if (habitual) return habitual;
  const worthwhile = worthwhileOf(imagined.knowledge, shown, seat, moves);
  return worthwhile[chance.int(worthwhile.length)]!;
}

function highest(worths: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < worths.length; i++) if (worths[i]! > worths[best]!) best = i;
  return best;
}

/** Of two seats one has what the other lacks; of more, each judges with its own eyes, and all chances make a whole. */
function judge(imagined: Imagined, state: unknown, seen: unknown): readonly number[] {
  const { knowledge, seat, game } = imagined;
  const evaluate = knowledge.judge ?? knowledge.evaluate;
  const own = evaluate(seen, seat);
  const seats = seatsIn(game, state);
  if (seats === 2) return seat === 0 ? [own, 1 - own] : [1 - own, own];
  const all = Array.from({ length: seats }, (_, one) =>
    one === seat ? own : evaluate(lookAt(imagined, state, one), one),
  );
  const total = all.reduce((sum, worth) => sum + worth, 0);
  return total > 0 ? all.map(worth => worth / total) : all.map(() => 1 / seats);
}

export const seatsIn = (game: AnyGame, state: unknown): number => game.seatsOf?.(state) ?? game.seats.max;
