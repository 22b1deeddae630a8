/** What bots know of Circuitry: who is nearer to the winning delivery, and what is hardly ever worth a thought. */

import type { Seat } from '@roundhouse/kernel';
import type { Knowledge } from '../knowledge.ts';
import { decoded, netOf } from '../learnt.ts';
import { START_CARD } from './content/cards.ts';
import { chanceOf } from './evaluation.ts';
import { isLearnt, learning, sightOf } from './features.ts';
import { glance } from './glance.ts';
import { CODED, MOST } from './learnt-weights.ts';
import { minds } from './minds.ts';
import type { Move, State, View } from './state.ts';
import { weighMoves } from './tactics.ts';

/** So many turns of cards, slides and swaps are looked at; the rest differ little from these. */
const MOST_LAYS = 60;

/** Moves that a search looks at where a play is being composed. What to draw is told better at sight. */
const MOST_ELSEWHERE = 5;
/** And anywhere, where its judgement is made by hand. */
const MOST_UNLEARNT = 4;
/** Of plays those that look worse than the best by more than this, in winning chances, are not looked at. */
const LEAD = 0.15;

const net = netOf(learning.shape, learning.most, decoded(CODED, MOST));

/** In between a play is half made, or somebody may still stop it. */
const isSettled = ({ asking }: View): boolean => asking === null || asking.name === 'menu' || asking.name === 'drawing';

export const knowledge: Knowledge<View, Move, State> = {
  learning,
  minds,
  glance,
  // Judging at sight is so good here, and so dear, that a few moves are played on by it and no tree grows.
  search: {
    ...{ iterations: 250, most: 9, trust: 1, turns: 0, turnsUnlearnt: 6, deepest: 1 },
    second: { within: 0.06, most: 4, turns: 1, trust: 16 },
  },
  evaluate: chanceOf,
  /** Learnt of moments at which a turn begins. */
  judge: chanceAmong,
  searchIsQuiet: learning.isMoment,
  isLearnt,
  weigh: weighMoves,
  isQuiet: isSettled,
  candidates: (_view, _seat, moves) => {
    // Teammates' hands are better left to those who can talk.
    const worthwhile = moves.filter(({ type }) => type !== 'ask' && type !== 'give');
    return worthwhile.length === 0 ? moves : thinned(worthwhile);
  },
  searchCandidates: ofEachKind,
  rolloutMove: (view, seat, moves) => {
    switch (view.asking?.name) {
      case 'responding':
        return moves.find(move => move.type === 'respond' && move.answer === 'pass') ?? null;
      case 'answering':
        return moves.find(move => move.type === 'answer' && !move.yes) ?? null;
      case 'choosingAxis':
        return moves[0] ?? null;
      case 'laying':
      case 'swapping':
      case 'forcing':
        return bestAtOnce(view, seat, moves);
      default:
        return null;
    }
  },
};

/** Learnt between two. Of more, whoever is likely to beat each of the others is likely to be the first. */
function chanceAmong(view: View, seat: Seat): number {
  let against = 0;
  for (let rival = 0; rival < view.players.length; rival++) {
    if (rival !== seat) against += Math.exp(-net(sightOf(view, rival)));
  }
  return 1 / (1 + against);
}

/** Of each kind of move the best at sight, of steps the two best: otherwise a search would look at many of one kind. */
function ofEachKind(view: View, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const worths = weighMoves(view, seat, moves);
  const ranked = moves.map((move, i) => ({ move, worth: worths[i]! })).sort((a, b) => b.worth - a.worth);
  if (!isLearnt(view)) return ranked.slice(0, MOST_UNLEARNT).map(({ move }) => move);
  if (view.asking?.name === 'drawing') return [ranked[0]!.move];
  if (view.asking?.name !== 'menu') return ranked.slice(0, MOST_ELSEWHERE).map(({ move }) => move);
  const taken = new Map<Move['type'], number>();
  const kept = ranked.filter(({ move: { type }, worth }) => {
    const before = taken.get(type) ?? 0;
    taken.set(type, before + 1);
    return before < (type === 'step' ? 2 : 1) && (type === 'endTurn' || worth > ranked[0]!.worth - LEAD);
  });
  return kept.map(({ move }) => move);
}

/** Every so many of the places for a card, where there are very many. */
function thinned(moves: readonly Move[]): readonly Move[] {
  const lays = moves.filter(({ type }) => type === 'layAt');
  if (lays.length <= MOST_LAYS) return moves;
  const every = Math.ceil(lays.length / MOST_LAYS);
  const kept = new Set(lays.filter((_, i) => i % every === 0));
  return moves.filter(move => move.type !== 'layAt' || kept.has(move));
}

/** In imagined play, what was begun is ended near the middle of the board, where it matters. */
function bestAtOnce(view: View, _seat: number, moves: readonly Move[]): Move | null {
  const middle = view.board.find(({ card }) => card === START_CARD)!;
  let best: Move | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    if (move.type !== 'layAt') continue;
    const distance = Math.abs(move.x - middle.x) + Math.abs(move.y - middle.y) + (move.rot === 0 ? 0 : 0.1);
    if (distance < nearest) [best, nearest] = [move, distance];
  }
  return best;
}
