/** How characters think: by looking a little ahead or by searching, and with mistakes that people make too. */

import type { CharacterLevel } from '@roundhouse/games/characters.ts';
import type { AnyKnowledge, Mind } from '@roundhouse/games/knowledge';
import { type AnyGame, type Chance, fastChance } from '@roundhouse/kernel';
import { weighGreedily } from './greedy.ts';
import type { BotRequest, Move, Weighed } from './request.ts';
import { Search } from './search/search.ts';
import { keyOf } from './search/tree.ts';
import { worthwhileOf } from './worthwhile.ts';

/** Where a game says nothing else. */
const USUAL_MINDS: { readonly [L in CharacterLevel]: Mind<Move> } = {
  easy: { by: 'greedy', games: 12, overlooks: 0.6, misjudges: 0.2 },
  medium: { by: 'greedy', games: 48, overlooks: 0.3, misjudges: 0.06 },
  hard: { by: 'greedy' },
  champion: { by: 'search' },
};

/** How a character of a game thinks. */
export const mindOf = (knowledge: AnyKnowledge, level: CharacterLevel): Mind<Move> =>
  knowledge.minds?.[level] ?? USUAL_MINDS[level];

/** A decision in the making, which can be carried on bit by bit and cut short. */
export interface Thought {
  readonly isDone: boolean;
  /** Thinks a little further. */
  grow(): void;
  /** Ends it: what is known by now must do. */
  stop(): void;
  /** The move to make, by what is known so far. */
  best(): Move;
}

/** A character begins to think. */
export function think(request: BotRequest, level: CharacterLevel, game: AnyGame, known: AnyKnowledge): Thought {
  const mind = mindOf(known, level);
  const knowledge = mind.isBeginner ? untaught(known) : known;
  // Its slips have dice of their own, so that the same character slips alike however long it thinks.
  const slips = fastChance(2 ** 40 + request.seed);
  const moves = seen(request, knowledge, mind, slips);
  if (moves.length === 1) return settled(moves[0]!);
  if (level === 'champion') {
    const perfect: Move | null =
      knowledge.policy?.(request.view, request.seat, moves, fastChance(request.seed)) ?? null;
    if (perfect) return settled(perfect);
  }
  return mind.by === 'greedy'
    ? thinkGreedily({ ...request, moves }, game, knowledge, mind, slips)
    : thinkAhead({ ...request, moves }, game, knowledge, mind, slips);
}

/** What is left of a game's knowledge to somebody who has not learnt what is usual. */
const untaught = ({
  candidates: _candidates,
  searchCandidates: _searchCandidates,
  rolloutMove: _rolloutMove,
  searchMove: _searchMove,
  ...rest
}: AnyKnowledge): AnyKnowledge => rest;

/** Nothing is left to think about. */
export const settled = (move: Move): Thought => ({ isDone: true, grow() {}, stop() {}, best: () => move });

/** What greedy does is done in one go: it is over before anybody could stop it. */
function thinkGreedily(
  request: BotRequest,
  game: AnyGame,
  knowledge: AnyKnowledge,
  mind: Mind<Move>,
  slips: Chance,
): Thought {
  let found: Move | null = null;
  const games = request.games ?? mind.games;
  const decide = (): Move => {
    const weighed = weighGreedily({ ...request, ...(games !== undefined && { games }) }, game, knowledge);
    return taken(weighed, mind, slips);
  };
  return {
    get isDone() {
      return found !== null;
    },
    grow() {
      found = decide();
    },
    stop() {
      found ??= request.moves[0]!;
    },
    best: () => found!,
  };
}

function thinkAhead(
  request: BotRequest,
  game: AnyGame,
  knowledge: AnyKnowledge,
  mind: Mind<Move>,
  slips: Chance,
): Thought {
  const { budgetMs } = request;
  const iterations = request.iterations ?? mind.iterations;
  const search = new Search(
    {
      ...request,
      budgetMs: budgetMs === Infinity ? Infinity : Math.min(budgetMs, mind.mostMs ?? Infinity),
      ...(iterations !== undefined && { iterations }),
    },
    game,
    knowledge,
  );
  const isFlawless = mind.misjudges === undefined && mind.loves === undefined;
  return {
    get isDone() {
      return search.isDone;
    },
    grow: () => search.grow(),
    stop: () => search.stop(),
    best: () => (isFlawless ? search.best() : taken(search.weighed(), mind, slips)),
  };
}

/** Those of the worthwhile moves that it notices; what it does out of habit it always does. */
function seen(
  { view, seat, moves }: BotRequest,
  knowledge: AnyKnowledge,
  { overlooks = 0 }: Mind<Move>,
  slips: Chance,
): readonly Move[] {
  if (overlooks === 0 || moves.length === 1) return moves;
  const worthwhile = worthwhileOf(knowledge, view, seat, moves);
  const habit: Move | null = knowledge.rolloutMove?.(view, seat, moves) ?? null;
  const usual = habit && keyOf(habit);
  const noticed = worthwhile.filter(move => !isSo(overlooks, slips) || (usual !== null && keyOf(move) === usual));
  return noticed.length > 0 ? noticed : [worthwhile[slips.int(worthwhile.length)]!];
}

/** The move that looks best to it, misjudged and with what it is fond of. */
function taken(weighed: readonly Weighed[], { misjudges = 0, loves }: Mind<Move>, slips: Chance): Move {
  let [best, most] = [weighed[0]!.move, -Infinity];
  for (const { move, worth } of weighed) {
    const looks = (worth ?? 0) + misjudges * error(slips) + (loves?.move(move) ? loves.extra : 0);
    if (looks > most) [best, most] = [move, looks];
  }
  return best;
}

const FINE = 2 ** 20;
const isSo = (share: number, chance: Chance): boolean => chance.int(FINE) < share * FINE;

/** Bell-shaped, mostly between -1 and 1. */
function error(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += chance.int(FINE) / FINE;
  return 2 * sum - 3;
}
