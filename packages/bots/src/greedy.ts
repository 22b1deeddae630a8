/** The bot that looks as far as the next settled position, and takes the move after which that looks best on average. */

import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import { type AnyGame, type Chance, fastChance, silentStep } from '@roundhouse/kernel';
import type { BotRequest, Move, Weighed } from './request.ts';
import { worthwhileOf } from './worthwhile.ts';

/** Games imagined before the worse half of the moves is given up, if nobody says how many; then as many again for the rest. */
const GAMES_A_ROUND = 256;
/** A settled position is a few moves away; a game that never settles must not hang its bot. */
const MAX_MOVES_AHEAD = 1000;

interface Prospect {
  readonly move: Move;
  sum: number;
  games: number;
}

/** The best of the worthwhile moves, as far as there is time to tell. */
export const chooseGreedily = (request: BotRequest, game: AnyGame, knowledge: AnyKnowledge): Move =>
  weighGreedily(request, game, knowledge)[0]!.move;

/**
 * The worthwhile moves, best first. Every move meets the same imagined deals and dice, so that luck cancels out of the
 * comparison. Rounds go on with the better half until one move is left or time is up; equally good moves are chosen
 * between by lot.
 */
export function weighGreedily(request: BotRequest, game: AnyGame, knowledge: AnyKnowledge): Weighed[] {
  const deadline = performance.now() + timeFor(request, knowledge);
  const worthwhile = worthwhileOf(knowledge, request.view, request.seat, request.moves);
  const lot = fastChance(request.seed);
  if (knowledge.weigh) return weighAtOnce(request, knowledge.weigh, lot);
  let prospects: Prospect[] = shuffled(worthwhile, lot).map(move => ({ move, sum: 0, games: 0 }));
  const givenUp: Prospect[] = [];
  while (prospects.length > 1) {
    const samples = Math.ceil((request.games ?? knowledge.games ?? GAMES_A_ROUND) / prospects.length);
    for (let i = 0; i < samples; i++) {
      const dealt = lot.int(2 ** 21);
      const looks: number[] = [];
      for (const { move } of prospects) {
        looks.push(imagine(request, move, game, knowledge, fastChance(dealt)));
        if (performance.now() >= deadline) break;
      }
      addLooks(prospects, looks);
      if (performance.now() >= deadline) return [...best(prospects), ...givenUp].map(weighed);
    }
    const ranked = best(prospects);
    prospects = ranked.slice(0, Math.ceil(ranked.length / 2));
    givenUp.unshift(...ranked.slice(prospects.length));
  }
  return [...prospects, ...givenUp].map(weighed);
}

/** Where time does not count, equal requests get equal answers, so no clock is looked at. */
const timeFor = ({ budgetMs }: BotRequest, { mostMs = Infinity }: AnyKnowledge): number =>
  budgetMs === Infinity ? Infinity : Math.min(budgetMs, mostMs);

/** How the moves look with one deal. Time may have run out on the last of them: then it counts only if nothing else does. */
function addLooks(prospects: readonly Prospect[], looks: readonly number[]): void {
  if (looks.length < prospects.length && prospects[0]!.games > 0) return;
  for (const [i, look] of looks.entries()) {
    prospects[i]!.sum += look;
    prospects[i]!.games++;
  }
}

/** By the game's own judgement of moves; equally good ones are chosen between by lot. */
function weighAtOnce(
  { view, seat, moves }: BotRequest,
  weigh: NonNullable<AnyKnowledge['weigh']>,
  lot: Chance,
): Weighed[] {
  const worths = weigh(view, seat, moves);
  return shuffled([...moves.keys()], lot)
    .map(i => ({ move: moves[i]!, worth: worths[i]! }))
    .sort((a, b) => b.worth - a.worth);
}

const weighed = ({ move, sum, games }: Prospect): Weighed => ({ move, worth: games === 0 ? null : sum / games });

/** Stable, so that the lot drawn at the start decides between equals; what nobody had time to imagine comes last. */
const best = (prospects: readonly Prospect[]): Prospect[] => prospects.toSorted((a, b) => b.sum - a.sum);

/** Deals what cannot be seen, makes the move, lets everyone play on by habit or at random, and says how it looks then. */
function imagine(
  { view, seat }: BotRequest,
  move: Move,
  game: AnyGame,
  knowledge: AnyKnowledge,
  chance: Chance,
): number {
  const state: unknown = game.determinize(view, seat, chance);
  const step = silentStep(chance);
  const look = knowledge.glance ?? game.view;
  game.apply(state, seat, move, step);
  for (let ahead = 0; ahead < MAX_MOVES_AHEAD; ahead++) {
    const owing = game.toAct(state)[0];
    if (owing === undefined) return game.payoffs(state)![seat]!;
    const seen: unknown = look(state, seat);
    if (knowledge.isQuiet?.(seen) ?? true) return knowledge.evaluate(seen, seat);
    const shown: unknown = owing === seat ? seen : look(state, owing);
    const moves: readonly Move[] = game.legalMoves(state, owing);
    const answer =
      knowledge.rolloutMove?.(shown, owing, moves) ?? anyOf(worthwhileOf(knowledge, shown, owing, moves), chance);
    game.apply(state, owing, answer, step);
  }
  throw new Error(`${game.id}: no settled position within ${MAX_MOVES_AHEAD} moves`);
}

const anyOf = <T>(items: readonly T[], chance: Chance): T => items[chance.int(items.length)]!;

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const pool = [...items];
  return items.map(() => chance.draw(pool));
}
