/** Dice arranged on the posters before they are sent: a sequence of placements, each of which fits when its turn comes. */

import { TRICKS } from '../content/tricks.ts';
import { type Contest, contestOver, isAllFatigue } from '../contest.ts';
import { fits, isReady } from '../hand.ts';
import { baseOf, nextFactors, projection } from '../score.ts';
import type { Both, Die, Move, Trick, View } from '../state.ts';
import type { Fate } from '../words/catalogue.ts';

export interface Placement {
  readonly die: number;
  readonly slot: number;
}

/** The stage and the pool as they would be once the dice arranged so far are placed. */
export interface Arrangement {
  readonly places: readonly Placement[];
  readonly stage: readonly (Trick | null)[];
  /** Dice still in hand. */
  readonly pool: readonly (Die | null)[];
  /** Dice that fit nowhere any more because of what is arranged, by number (CIRCUS-R17). */
  readonly missed: readonly number[];
}

type Seen = Pick<View, 'stage' | 'pool' | 'options'>;

/** Nothing arranged yet. */
const bare = ({ stage, pool }: Seen): Arrangement => ({ places: [], stage, pool, missed: [] });

/**
 * Whether a die may go to a slot next. The first placement is on the list of legal moves, where the lowest of identical
 * dice speaks for all; what comes after it follows from which dice still fit.
 */
export function canPlace(view: Seen, moves: readonly Move[], at: Arrangement, { die, slot }: Placement): boolean {
  const face = at.pool[die - 1];
  const trick = at.stage[slot - 1];
  if (!face || !trick) return false;
  if (at.places.length > 0) return fits(face, trick, view.options);
  const speaker = at.pool.findIndex(one => one?.colour === face.colour && one.eyes === face.eyes) + 1;
  return moves.some(move => move.type === 'place' && move.die === speaker && move.slot === slot);
}

/** One die more. Trusts that it may be placed there. */
function withOne({ options }: Seen, { places, stage, pool, missed }: Arrangement, next: Placement): Arrangement {
  const face = pool[next.die - 1]!;
  const after = stage.map((trick, i) => (trick && i === next.slot - 1 ? withDie(trick, face) : trick));
  const left = pool.map((die, i) => (i === next.die - 1 ? null : die));
  const misses = left.flatMap((die, i) =>
    die && !after.some(trick => trick && fits(die, trick, options)) ? [i + 1] : [],
  );
  return {
    places: [...places, next],
    stage: after,
    pool: left.map((die, i) => (misses.includes(i + 1) ? null : die)),
    missed: [...missed, ...misses],
  };
}

const withDie = ({ card, dice }: Trick, die: Die): Trick => ({ card, dice: [...dice, die] });

/** The dice where they were put, in that order; a placement that does not fit at its turn is left out. */
export function arrange(view: Seen, moves: readonly Move[], places: readonly Placement[]): Arrangement {
  let at = bare(view);
  for (const place of places) if (canPlace(view, moves, at, place)) at = withOne(view, at, place);
  return at;
}

/** Every die has found its place, or has none: it can be sent. */
export const isComplete = ({ places, pool }: Arrangement): boolean =>
  places.length > 0 && pool.every(die => die === null);

/** Where a trick goes if it is ready with the dice it has, and what it would count there now. */
export function fateOf(trick: Trick, queue: View['queue']): Fate {
  if (isAllFatigue(trick)) return { kind: 'fatigue' };
  const { leader } = contestOver(trick);
  if (leader === null) return { kind: 'tied' };
  const { positionFactor, colourFactors } = nextFactors(queue[leader]);
  const factor = positionFactor * colourFactors[TRICKS[trick.card].colour];
  const base = baseOf(trick, leader);
  return { kind: 'won', seat: leader, points: base * factor || 0, factor, base };
}

/** Both totals if every trick on the stage ended now, in the order of its slots: each goes to whoever leads it, and counts where it comes. */
export function outlookOf(
  stage: readonly (Trick | null)[],
  { queue, front }: Pick<View, 'queue' | 'front'>,
): Both<number> {
  const shows: Both<Trick[]> = [[...queue[0]], [...queue[1]]];
  for (const trick of stage) {
    const leader = trick && !isAllFatigue(trick) ? contestOver(trick).leader : null;
    if (leader !== null) shows[leader].push(trick!);
  }
  return projection({ queue: shows, front });
}

/** How a poster would stand after one die more. */
export interface Foresight {
  readonly contest: Contest;
  /** Null while the hand is not whole. */
  readonly fate: Fate | null;
  /** What would become of it if it were ready with these dice. */
  readonly worth: Fate;
  /** Other dice that would then fit nowhere. */
  readonly misses: readonly Die[];
}

/** What putting a die on a slot would do; null where it may not go. */
export function foresee(
  view: Seen & Pick<View, 'queue'>,
  moves: readonly Move[],
  at: Arrangement,
  place: Placement,
): Foresight | null {
  if (!canPlace(view, moves, at, place)) return null;
  const after = withOne(view, at, place);
  const trick = after.stage[place.slot - 1]!;
  const misses = after.missed.slice(at.missed.length).map(number => at.pool[number - 1]!);
  return {
    contest: contestOver(trick),
    fate: isReady(trick, view.options) ? fateOf(trick, view.queue) : null,
    worth: fateOf(trick, view.queue),
    misses,
  };
}
