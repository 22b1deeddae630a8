/** What shows are worth, now or at the end (CIRCUS-26 to 31, R42 to R47). Reads only what everybody sees. */

import { COLOURS, type Colour } from './content/disciplines.ts';
import { TRICKS } from './content/tricks.ts';
import { OWN_COLOUR } from './contest.ts';
import type { Both, Die, ScoreLine, ScoreSheet, Side, Trick } from './state.ts';

/** What a score is made of: a state or a view has it. */
export interface Scored {
  readonly queue: Readonly<Both<readonly Trick[]>>;
  readonly front: Readonly<Both<readonly Die[]>>;
}

/** CIRCUS-27, R42: positions are counted from the left, from 1. */
export const positionFactor = (position: number): number => (position <= 3 ? 1 : position <= 6 ? 2 : 3);

/** CIRCUS-28, CIRCUS-29, R43: how far a run of one colour has come after one more card, restarting after three. */
export const nextInRun = (colour: Colour, left: Colour | null, run: number): number =>
  colour === left && run < 3 ? run + 1 : 1;

/** CIRCUS-26: eyes of the owner's dice less those of fatigue; the rival's count nothing. */
export function baseOf({ dice }: Trick, owner: Side): number {
  let base = 0;
  for (const { colour, eyes } of dice) {
    if (colour === OWN_COLOUR[owner]) base += eyes;
    else if (colour === 'fatigue') base -= eyes;
  }
  return base;
}

/** The colour factors of a queue, left to right. */
export function colourFactors(queue: readonly Trick[]): number[] {
  let left: Colour | null = null;
  let run = 0;
  return queue.map(({ card }) => {
    const { colour } = TRICKS[card];
    run = nextInRun(colour, left, run);
    left = colour;
    return run;
  });
}

/** A show trick by trick. */
export function scoreLines(queue: readonly Trick[], owner: Side): ScoreLine[] {
  const factors = colourFactors(queue);
  return queue.map((trick, i) => {
    const base = baseOf(trick, owner);
    const own = trick.dice.reduce((sum, { colour, eyes }) => sum + (colour === OWN_COLOUR[owner] ? eyes : 0), 0);
    const [position, colourFactor] = [i + 1, factors[i]!];
    const factor = positionFactor(position);
    // CIRCUS-R44: both multiply.
    const points = base * factor * colourFactor;
    return {
      position,
      card: trick.card,
      own,
      fatigue: own - base,
      base,
      positionFactor: factor,
      colourFactor,
      // No minus in front of nothing.
      points: points === 0 ? 0 : points,
    };
  });
}

/** CIRCUS-31, R19: fatigue in front costs its eyes, whatever the factors. */
const frontOf = (front: readonly Die[]): number => {
  let eyes = 0;
  for (const die of front) eyes += die.eyes;
  return eyes;
};

/** One artist's score, line by line, if the game ended now. */
export function scoreSheet({ queue, front }: Scored, owner: Side): ScoreSheet {
  const lines = scoreLines(queue[owner], owner);
  const show = lines.reduce((sum, { points }) => sum + points, 0);
  const inFront = frontOf(front[owner]);
  return { lines, show, front: inFront, total: show - inFront };
}

/** One artist's total if the game ended now, without the lines: fast enough to ask in every position of a search. */
export function totalOf({ queue, front }: Scored, owner: Side): number {
  let total = -frontOf(front[owner]);
  let left: Colour | null = null;
  let run = 0;
  const tricks = queue[owner];
  for (let i = 0; i < tricks.length; i++) {
    const { colour } = TRICKS[tricks[i]!.card];
    run = nextInRun(colour, left, run);
    left = colour;
    total += baseOf(tricks[i]!, owner) * positionFactor(i + 1) * run;
  }
  return total === 0 ? 0 : total;
}

/** Both totals if the game ended now. */
export const projection = (scored: Scored): Both<number> => [totalOf(scored, 0), totalOf(scored, 1)];

/** The position that the next trick of a queue would have, and what each colour would count there. */
export function nextFactors(queue: readonly Trick[]): {
  position: number;
  positionFactor: number;
  colourFactors: Record<Colour, number>;
} {
  const last = queue.at(-1);
  const left = last ? TRICKS[last.card].colour : null;
  const run = colourFactors(queue).at(-1) ?? 0;
  const position = queue.length + 1;
  return {
    position,
    positionFactor: positionFactor(position),
    colourFactors: Object.fromEntries(COLOURS.map(colour => [colour, nextInRun(colour, left, run)])) as Record<
      Colour,
      number
    >,
  };
}
