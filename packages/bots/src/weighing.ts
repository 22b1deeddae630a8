/** How moves look to the strongest bot of a game: for hints, and to answer "why not this?". */

import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import { type AnyGame, fastChance, samePlain } from '@roundhouse/kernel';
import { weighGreedily } from './greedy.ts';
import { mindOf } from './minds.ts';
import type { BotRequest, Move, Weighed } from './request.ts';
import { searched } from './search/search.ts';
import { worthwhileOf } from './worthwhile.ts';

/** The worthwhile moves as the champion sees them, best first; a perfect move, where it is known, before all others. */
export function weighAsChampion(request: BotRequest, game: AnyGame, knowledge: AnyKnowledge): readonly Weighed[] {
  const { view, seat, moves, seed } = request;
  const weighed = lookedAt(request, game, knowledge);
  const perfect: Move | null =
    moves.length < 2 ? null : (knowledge.policy?.(view, seat, moves, fastChance(seed)) ?? null);
  if (!perfect) return weighed;
  const isPerfect = ({ move }: Weighed): boolean => samePlain(move, perfect);
  const known = weighed.find(isPerfect) ?? { move: perfect, worth: null };
  return [known, ...weighed.filter(one => !isPerfect(one))];
}

function lookedAt(request: BotRequest, game: AnyGame, knowledge: AnyKnowledge): readonly Weighed[] {
  if (mindOf(knowledge, 'champion').by === 'greedy') return weighGreedily(request, game, knowledge);
  const found = searched(request, game, knowledge).weighed();
  // Where it knows the best without a search, the others are told as they look at sight, too.
  const isAtSight = found.length === 1 && request.moves.length > 1 && knowledge.weigh !== undefined;
  return isAtSight ? weighGreedily(request, game, knowledge) : found;
}

/** These very moves against each other, also those that nobody would look at: best first. */
export function compareAsChampion(request: BotRequest, game: AnyGame, knowledge: AnyKnowledge): readonly Weighed[] {
  const all: AnyKnowledge = {
    ...knowledge,
    candidates: (view, seat, moves) =>
      moves.length === request.moves.length &&
      moves.every((move: Move) => request.moves.some(one => samePlain(one, move)))
        ? moves
        : worthwhileOf(knowledge, view, seat, moves),
    searchCandidates: (_view, _seat, moves) => moves,
  };
  return weighAsChampion(request, game, all);
}
