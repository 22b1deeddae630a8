/** What bots know of The CIRCUIT: how a position looks, which answers deserve a closer look, and what is sensible at once. */

import type { Seat } from '@roundhouse/kernel';
import { bestRated } from '../best-rated.ts';
import type { Knowledge } from '../knowledge.ts';
import { chanceAt, decoded, netOf } from '../learnt.ts';
import { chanceOf } from './evaluation.ts';
import { learning } from './features.ts';
import { glance } from './glance.ts';
import { CODED, MOST as MOST_WEIGHT } from './learnt-weights.ts';
import { minds } from './minds.ts';
import { ratingOf } from './move-ratings.ts';
import type { Move, State, View } from './state.ts';

/** How many answers to each question are worth imagining; all, where nothing is said. */
const MOST: { readonly [question: string]: number } = {
  choosingTeams: 30,
  moving: 3,
  acting: 4,
  aiming: 2,
  choosingAlly: 1,
  paying: 1,
  choosingEffect: 2,
  dodging: 2,
  choosingPush: 2,
  redirecting: 2,
  sidestepping: 2,
  shifting: 3,
  choosingSpace: 2,
  giving: 1,
};
/** Answers that look worse than the best by more than this, in Hype, are not imagined. */
const LEAD: { readonly [question: string]: number } = { moving: 0.8, acting: 2, choosingPush: 1.2, dodging: 0.8 };
const PLAIN_LEAD = 3;

/** So that a phone takes less than a tenth of a second (balance.md); and this is the bot that the balance was measured with. */
const IMAGINED = 8;
/** A few moves of three teams would take longer on a phone. What is begun is ended: some 20 ms there, so a tenth of a second in all. */
const MOST_MS = 70;

const questionOf = ({ stack }: View): string => stack.at(-1)?.name ?? '';

const net = netOf(learning.shape, learning.most, decoded(CODED, MOST_WEIGHT));

export const knowledge: Knowledge<View, Move, State> = {
  learning,
  minds,
  evaluate: chanceOf,
  glance,
  games: IMAGINED,
  mostMs: MOST_MS,

  /** The turn has passed to somebody else; while teams are chosen and placed, the seat has been asked to the end. */
  isQuiet(view) {
    if (view.active !== null) return view.active !== view.viewer;
    const top = view.stack.at(-1);
    if (top?.name === 'choosingTeams') return view.viewer === null || view.locked[view.viewer]!;
    return !(top && 'seat' in top && top.seat === view.viewer);
  },

  /** Learnt between two teams, of moments at which a turn begins. */
  judge: (view, seat) =>
    view.teams.length === learning.seats ? chanceAt(net(learning.sightOf(view))) : chanceOf(view, seat),
  searchIsQuiet: learning.isMoment,

  candidates(view, seat, moves) {
    const question = questionOf(view);
    // A team is chosen by lot among the ready-made ones, where there are some.
    const ready = moves.filter(({ type }) => type === 'pickTeam');
    if (ready.length > 0) return ready;
    const rating = ratingOf(view, seat);
    const rated = moves.map(rating);
    return bestRated(moves, rated, MOST[question] ?? moves.length, LEAD[question] ?? PLAIN_LEAD);
  },

  rolloutMove: (view, seat, moves) => bestOf(view, seat, moves),
};

function bestOf(view: View, seat: Seat, moves: readonly Move[]): Move {
  if (moves.length < 2) return moves[0]!;
  const rating = ratingOf(view, seat);
  let [best, most] = [moves[0]!, -Infinity];
  for (const move of moves) {
    const rated = rating(move);
    if (rated > most) [best, most] = [move, rated];
  }
  return best;
}
