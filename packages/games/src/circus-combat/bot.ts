/** What bots know of Circus Combat: what a position promises, and which throws, placements and swaps are worth a thought. */

import { fastChance, silentStep } from '@roundhouse/kernel';
import type { Knowledge } from '../knowledge.ts';
import { chanceAt, decoded, netOf } from '../learnt.ts';
import { OWN_COLOUR } from './contest.ts';
import { blackWins, evaluationOf } from './evaluation.ts';
import { learning } from './features.ts';
import { glance } from './glance.ts';
import { CODED, MOST } from './learnt-weights.ts';
import { minds } from './minds.ts';
import { bestGains, bestLayouts, meanGain, offersFor, startsOf } from './placement-search.ts';
import { circusCombat } from './rules.ts';
import type { Die, Move, PlaceMove, RethrowMove, Side, State, SwapMove, Trick, View } from './state.ts';
import { determinize } from './view.ts';

/** How much worse than the best one a move may look, in doubts of the evaluation, and how many moves may at most. */
interface Leeway {
  readonly margin: number;
  readonly most: number;
}
/** Rethrows are rated more roughly. */
const NARROW: Leeways = {
  rethrow: { margin: 0.24, most: 4 },
  place: { margin: 0.06, most: 3 },
  swap: { margin: 0.06, most: 2 },
};
/** For a search, which judges better than these ratings do. */
const WIDE: Leeways = {
  rethrow: { margin: 0.6, most: 10 },
  place: { margin: 0.3, most: 8 },
  swap: { margin: 0.3, most: 4 },
};
/** For whoever plans the rest of a turn and judges how it ends; and over how many deals. */
const JUDGED: Leeway = { margin: 0.3, most: 4 };
const DEALS = 2;
type Leeways = { readonly [P in 'rethrow' | 'place' | 'swap']: Leeway };

const net = netOf(learning.shape, learning.most, decoded(CODED, MOST));

export const knowledge: Knowledge<View, Move, State> = {
  learning,
  minds,
  glance,
  // A turn of the other’s shows what a placement has left open; a tree of all that dice may show would be too wide.
  search: { turns: 1, deepest: 1 },
  /** From the scores as they stand, the contests on the stage and the race to nine. */
  evaluate(view, seat) {
    const { result } = view;
    if (result) return result.winner === null ? 0.5 : Number(result.winner === seat);
    const black = blackWins(view, !isBeforeTurn(view));
    return seat === 0 ? black : 1 - black;
  },

  // Learnt: on games kept back it tells the winner better than `evaluate` does.
  judge(view, seat) {
    const chance = chanceAt(net(learning.sightOf(view)));
    return seat === view.active ? chance : 1 - chance;
  },

  isQuiet: view => view.phase === 'over' || isBeforeTurn(view),

  plan: (view, seat) => (view.phase === 'place' ? bestJudged(view, seat as Side) : null),

  candidates: (view, _seat, moves) => worthwhile(view, moves, NARROW),
  searchCandidates: (view, _seat, moves) => worthwhile(view, moves, WIDE),

  rolloutMove(view, _seat, moves) {
    if (moves.length < 2) return moves[0]!;
    switch (view.phase) {
      case 'rethrow':
        return bestOne(rateRethrows(view, moves as readonly RethrowMove[]));
      case 'place':
        return bestOne(ratePlaces(view, moves as readonly PlaceMove[]));
      case 'swap':
        return bestOne(rateSwaps(view, view.decider!, moves as readonly SwapMove[]));
      default:
        return null;
    }
  },
};

/** Of the layouts that look best at sight, the one with which the turn is judged to end best. */
function bestJudged(view: View, seat: Side): readonly Move[] {
  const dice = view.pool.filter(die => die !== null);
  const evaluation = evaluationOf(view, true);
  const { margin, most } = JUDGED;
  const layouts = bestLayouts(offersFor(view, dice, evaluation), dice, margin * evaluation.doubt, most);
  const plans = layouts.map(({ sets }) => placesFor(view, sets));
  if (plans.length === 1) return plans[0]!;
  const worths = plans.map(plan => worthAfter(view, seat, plan));
  return plans[worths.indexOf(Math.max(...worths))]!;
}

/** Dice are counted among those that have not left the pool. */
function placesFor({ pool }: View, sets: readonly number[]): PlaceMove[] {
  const lying = pool.flatMap((die, i) => (die ? [i + 1] : []));
  return sets.flatMap((set, slot) =>
    lying.filter((_, i) => set & (1 << i)).map((die): PlaceMove => ({ type: 'place', die, slot: slot + 1 })),
  );
}

/** How the end of the turn is judged after these placements; where cards are dealt, on average over some deals. */
function worthAfter(view: View, seat: Side, plan: readonly PlaceMove[]): number {
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const chance = fastChance(deal);
    const state = determinize(view, seat, chance);
    const { length } = state.deck;
    const step = silentStep(chance);
    for (const move of plan) circusCombat.apply(state, seat, move, step);
    while (state.phase !== 'over' && state.phase !== 'rethrow') {
      const decider = state.decider!;
      const moves = circusCombat.legalMoves(state, decider);
      const habit = knowledge.rolloutMove!(glance(state, decider), decider, moves);
      circusCombat.apply(state, decider, habit ?? moves[0]!, step);
    }
    const worth =
      state.phase === 'over' ? circusCombat.payoffs(state)![seat]! : knowledge.judge!(glance(state, seat), seat);
    if (state.deck.length === length) return worth;
    sum += worth;
  }
  return sum / DEALS;
}

function worthwhile(view: View, moves: readonly Move[], leeways: Leeways): readonly Move[] {
  if (moves.length < 2) return moves;
  switch (view.phase) {
    case 'rethrow':
      return goodOnes(rateRethrows(view, moves as readonly RethrowMove[]), moves, leeways.rethrow);
    case 'place':
      return goodOnes(ratePlaces(view, moves as readonly PlaceMove[]), moves, leeways.place);
    case 'swap':
      return goodOnes(rateSwaps(view, view.decider!, moves as readonly SwapMove[]), moves, leeways.swap);
    default:
      return moves;
  }
}

/** The dice of the turn lie there, but nothing has been done with them. */
const isBeforeTurn = ({ phase }: View): boolean => phase === 'rethrow';

/** What moves look like at first sight, in doubts of the evaluation; those that are not listed are not worth it. */
type Ratings = ReadonlyMap<Move, number>;

function bestOne(ratings: Ratings): Move {
  let best: readonly [Move | null, number] = [null, -Infinity];
  for (const rated of ratings) if (rated[1] > best[1]) best = rated;
  return best[0]!;
}

/** In the order of the list. */
function goodOnes(ratings: Ratings, moves: readonly Move[], { margin, most }: Leeway): readonly Move[] {
  const sorted = [...ratings.values()].sort((a, b) => b - a);
  const least = Math.max(sorted[0]! - margin, sorted[most - 1] ?? -Infinity);
  return moves.filter(move => (ratings.get(move) ?? -Infinity) >= least);
}

/** A die that is thrown again is worth what it would be on average, alone. */
function rateRethrows(view: View, moves: readonly RethrowMove[]): Ratings {
  const dice = view.pool as readonly Die[];
  const evaluation = evaluationOf(view, true);
  const gains = bestGains(offersFor(view, dice, evaluation), dice);
  const own = meanGain(view, OWN_COLOUR[view.active], evaluation);
  const fatigue = meanGain(view, 'fatigue', evaluation);
  const ratings = new Map<Move, number>();
  for (const move of moves) {
    if (!namesTheLowest(move, dice)) continue;
    let kept = (1 << dice.length) - 1;
    let again = 0;
    for (const die of move.dice) {
      kept ^= 1 << (die - 1);
      again += dice[die - 1]!.colour === 'fatigue' ? fatigue : own;
    }
    ratings.set(move, (gains[kept]! + again) / evaluation.doubt);
  }
  return ratings;
}

/** In points: how much more a rethrow promises than keeping every die. */
export function rethrowGain(view: View, move: RethrowMove): number {
  const keep: RethrowMove = { type: 'rethrow', dice: [] };
  const ratings = rateRethrows(view, [move, keep]);
  return ((ratings.get(move) ?? 0) - ratings.get(keep)!) * evaluationOf(view, true).doubt;
}

/** Of identical dice, throwing one again is as good as throwing another. */
const namesTheLowest = (move: RethrowMove, dice: readonly Die[]): boolean =>
  move.dice.every(die => {
    const { colour, eyes } = dice[die - 1]!;
    return dice.every(
      (like, i) => i + 1 >= die || like.colour !== colour || like.eyes !== eyes || move.dice.includes(i + 1),
    );
  });

/** By the best layout of the whole pool that has this die there. One die is enough, since their order does not matter. */
function ratePlaces(view: View, moves: readonly PlaceMove[]): Ratings {
  const dice = view.pool.filter(die => die !== null);
  const evaluation = evaluationOf(view, true);
  const ratings = new Map<Move, number>();
  for (const { die, slot, gain } of startsOf(offersFor(view, dice, evaluation), dice)) {
    const { colour, eyes } = dice[die]!;
    const speaker = view.pool.findIndex(like => like?.colour === colour && like.eyes === eyes);
    const move = moves.find(place => place.die === speaker + 1 && place.slot === slot + 1)!;
    ratings.set(move, gain / evaluation.doubt);
  }
  return ratings;
}

function rateSwaps(view: View, seat: Side, moves: readonly SwapMove[]): Ratings {
  const ratings = new Map<Move, number>();
  for (const move of moves) {
    const queue: View['queue'] = [...view.queue];
    if (move.left !== null) queue[seat] = swapped(queue[seat], move.left);
    const { lead, doubt } = evaluationOf({ ...view, queue }, true);
    ratings.set(move, (seat === 0 ? lead : -lead) / doubt);
  }
  return ratings;
}

const swapped = (queue: readonly Trick[], left: number): Trick[] =>
  queue.with(left - 1, queue[left]!).with(left, queue[left - 1]!);
