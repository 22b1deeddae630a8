/** What bots know of Circuitry: who is nearer to the winning delivery, and what is hardly ever worth a thought. */

import type { Knowledge } from '../knowledge.ts';
import { START_CARD } from './content/cards.ts';
import { chanceOf } from './evaluation.ts';
import { glance } from './glance.ts';
import { minds } from './minds.ts';
import type { Move, State, View } from './state.ts';
import { weighMoves } from './tactics.ts';

/** So many turns of cards, slides and swaps are looked at; the rest differ little from these. */
const MOST_LAYS = 60;

export const knowledge: Knowledge<View, Move, State> = {
  minds,
  glance,
  // Judging at sight is so good here, and so dear, that a few moves are played on by it and no tree grows.
  search: { iterations: 250, most: 4, trust: 4, turns: 6, deepest: 1 },
  evaluate: chanceOf,
  weigh: weighMoves,
  // In between a play is half made, or somebody may still stop it.
  isQuiet: ({ asking }) => asking === null || asking.name === 'menu' || asking.name === 'drawing',
  candidates: (_view, _seat, moves) => {
    // Teammates' hands are better left to those who can talk.
    const worthwhile = moves.filter(({ type }) => type !== 'ask' && type !== 'give');
    return worthwhile.length === 0 ? moves : thinned(worthwhile);
  },
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
