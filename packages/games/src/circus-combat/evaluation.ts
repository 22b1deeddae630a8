/**
 * What a position promises: how far ahead the black artist will be in the end, in points, as far as one can tell
 * without looking ahead. A sum over the tricks on the stage, so that bots can compare many ways to lay dice on them.
 */

import type { Colour } from './content/disciplines.ts';
import { TRICK_IDS, TRICKS } from './content/tricks.ts';
import { contestOver, other } from './contest.ts';
import { sizeOf, takenBits } from './hand.ts';
import { colourFactors, nextInRun, positionFactor, projection } from './score.ts';
import { type Both, type Die, type Options, type Side, TRICKS_FOR_THE_END, type Trick, type View } from './state.ts';

// Counted in games between greedy bots, and rounded.

/** Turns, of both together, for each trick that the leader of the race to nine still lacks. */
const TURNS_A_TRICK = 2.6;
/** Tricks that an artist wins for each own turn. */
const TRICKS_A_TURN = 0.7;
/** What a trick scores on average, but for its position. */
const MEAN_BASE = 8;
const MEAN_COLOUR_FACTOR = 1.5;
/** How likely the next trick won has the colour of the last one. */
const SAME_COLOUR = 0.4;
// Found by trial: bots that differ in one of these played each other, and anything near is as good.

/** Of the dice a trick still lacks: those that its winner adds, less those that fatigue adds. */
const OWN_SHARE = 0.2;
/** How likely a die that comes to lie on a trick is fatigue. */
const FATIGUE_SHARE = 0.15;
/** How fast tricks get done. */
const PACE = 0.4;
/** What a turn of the rival does for a trick one leads, in own turns. */
const RIVAL_HELPS = 0.2;

const MOST_DICE = 6;
const LEADS = 2 * MOST_DICE + 1;
const BY_MISSING = Array.from({ length: MOST_DICE + 1 }, (_, missing) => missing);
/** How likely a trick is the next one to be won, by missing dice. */
const IS_NEXT = BY_MISSING.map(missing => 0.7 ** missing);

/** The dice on a trick, counted. */
export interface Pile {
  readonly colour: Colour;
  readonly blackDice: number;
  readonly blackEyes: number;
  readonly grayDice: number;
  readonly grayEyes: number;
  readonly fatigueEyes: number;
  /** How many dice it lacks. */
  readonly missing: number;
  /** The values it takes, as bits 1 to 6. */
  readonly takes: number;
}

/** What is the same for all tricks of a position. */
export interface Evaluation {
  /** Turns each artist has before the end. */
  readonly turns: Both<number>;
  readonly odds: Odds;
  /** For each artist, by missing dice: what an eye on the trick will count for its position. */
  readonly positions: Both<readonly number[]>;
  /** The colour of each artist's last trick, and how far its run has come: 0 in an empty queue. */
  readonly colours: Both<Colour | null>;
  readonly runs: Both<number>;
  /** What winning any trick does to the rest of the game, to the good of black. */
  readonly shifts: Both<number>;
  /** For each artist: what the colour of the last trick promises to the next one, by how far its run has come. */
  readonly hopes: Both<readonly number[]>;
  /** Black's lead, but for what lies on the stage. */
  readonly lead: number;
  /** How far off that may be: the scale of a logistic curve, fitted to how such games ended. */
  readonly doubt: number;
}

/** Turns each artist has before the end, fractions where it is a guess. `isOver`: the current one no longer counts. */
function turnsLeft({ queue, last, turn, active }: View, isOver: boolean): Both<number> {
  const next = isOver ? other(active) : active;
  const lacking = TRICKS_FOR_THE_END - Math.max(queue[0].length, queue[1].length);
  const all = (last ? last.turn - turn + 1 : Math.max(0, lacking) * TURNS_A_TRICK + 1) - (isOver ? 1 : 0);
  const rivals = last ? Math.floor(all / 2) : all / 2 - 0.25;
  return next === 0 ? [all - rivals, rivals] : [rivals, all - rivals];
}

/** Sees a position as it is before a turn, or, with `isOver`, as if the current turn were over and its dice gone. */
export function evaluationOf(view: View, isOver: boolean): Evaluation {
  const { queue, last } = view;
  const turns = turnsLeft(view, isOver);
  const [black, gray] = [queue[0].length, queue[1].length];
  const rest = restOf(black, gray, turns, last !== null);
  const hopes: Evaluation['hopes'] = [hopesAt(black + 1, turns[0]), hopesAt(gray + 1, turns[1])];
  const runs: Evaluation['runs'] = [runOf(queue[0]), runOf(queue[1])];
  const scores = projection(view);
  return {
    turns,
    odds: oddsWith(turns),
    positions: [positionsAfter(black), positionsAfter(gray)],
    colours: [lastColour(queue[0]), lastColour(queue[1])],
    runs,
    shifts: [
      restOf(black + 1, gray, turns, last !== null) - rest,
      restOf(black, gray + 1, turns, last !== null) - rest,
    ],
    hopes,
    lead: scores[0] - scores[1] + rest + hopes[0][runs[0]]! - hopes[1][runs[1]]!,
    doubt: 20 + 9 * Math.cbrt(turns[0] + turns[1]),
  };
}

function lastColour(queue: readonly Trick[]): Colour | null {
  const last = queue.at(-1);
  return last ? TRICKS[last.card].colour : null;
}

const runOf = (queue: readonly Trick[]): number => colourFactors(queue).at(-1) ?? 0;

/** What a run of 0, 1, 2 or 3 may still bring. A run of three cannot grow, and late in the game there is no time to. */
function hopesAt(position: number, turns: number): number[] {
  const hope = SAME_COLOUR * MEAN_BASE * positionFactor(position) * Math.min(1, TRICKS_A_TURN * turns);
  return [0, hope, 2 * hope, 0];
}

/** What all positions of a queue up to this one count together; fractions are part of the next position. */
const weightUpTo = (tricks: number): number => tricks + Math.max(0, tricks - 3) + Math.max(0, tricks - 6);

/** Black's lead from the tricks still to come if all are average: whoever has more tricks now gets better positions for them. */
function restOf(black: number, gray: number, turns: Both<number>, isTriggered: boolean): number {
  const lacking = Math.max(0, TRICKS_FOR_THE_END - Math.max(black, gray));
  const coming = (seat: Side): number =>
    TRICKS_A_TURN * (isTriggered ? turns[seat] : (lacking * TURNS_A_TRICK + 1) / 2);
  const weights = weightBetween(black, black + coming(0)) - weightBetween(gray, gray + coming(1));
  return MEAN_BASE * MEAN_COLOUR_FACTOR * weights;
}

const weightBetween = (before: number, after: number): number => weightUpTo(after) - weightUpTo(before);

/** A trick that lacks more dice will come later in the queue. */
const POSITIONS = TRICK_IDS.map((_, tricks) =>
  BY_MISSING.map(missing => weightBetween(tricks + 0.3 * missing, tricks + 0.3 * missing + 1)),
);

const positionsAfter = (tricks: number): readonly number[] => POSITIONS[tricks]!;

/** How contests will end, by how many dice are missing and how many more of them are black than gray. */
interface Odds {
  /** Black has more dice. */
  readonly ahead: Float64Array;
  /** Both have as many. */
  readonly level: Float64Array;
  /** For each artist: that a trick gets done in time which that artist wins. */
  readonly done: Both<readonly number[]>;
}

const KNOWN_ODDS = new Map<number, Odds>();

function oddsWith(turns: Both<number>): Odds {
  const key = 1000 * turns[0] + turns[1];
  const odds = KNOWN_ODDS.get(key) ?? workOutOdds(turns);
  KNOWN_ODDS.set(key, odds);
  return odds;
}

const oddsAt = (missing: number, lead: number): number => missing * LEADS + lead + MOST_DICE;

/** As if each missing die came from black, from gray or from fatigue by chance, as often as each has turns. */
function workOutOdds(turns: Both<number>): Odds {
  const all = turns[0] + turns[1];
  const share = (seat: Side): number => (all === 0 ? 0 : ((1 - FATIGUE_SHARE) * turns[seat]) / all);
  const ahead = new Float64Array((MOST_DICE + 1) * LEADS);
  const level = new Float64Array((MOST_DICE + 1) * LEADS);
  for (let lead = -MOST_DICE; lead <= MOST_DICE; lead++) {
    ahead[oddsAt(0, lead)] = lead > 0 ? 1 : 0;
    level[oddsAt(0, lead)] = lead === 0 ? 1 : 0;
  }
  for (let missing = 1; missing <= MOST_DICE; missing++) {
    for (let lead = missing - MOST_DICE; lead <= MOST_DICE - missing; lead++) {
      for (const table of [ahead, level]) {
        table[oddsAt(missing, lead)] =
          share(0) * table[oddsAt(missing - 1, lead + 1)]! +
          share(1) * table[oddsAt(missing - 1, lead - 1)]! +
          (1 - share(0) - share(1)) * table[oddsAt(missing - 1, lead)]!;
      }
    }
  }
  const done = (seat: Side): number[] =>
    BY_MISSING.map(missing =>
      missing === 0 ? 1 : 1 - Math.exp((-PACE * (turns[seat] + RIVAL_HELPS * turns[other(seat)])) / missing),
    );
  return { ahead, level, done: [done(0), done(1)] };
}

/** What one trick adds to black's lead. */
export function promiseOf(pile: Pile, evaluation: Evaluation): number {
  const { missing, blackEyes, grayEyes } = pile;
  const { ahead, level, done } = evaluation.odds;
  const at = oddsAt(missing, pile.blackDice - pile.grayDice);
  // Eyes decide between as many dice; while dice are missing they only hint at it.
  const slope = missing > 0 ? 0.04 : 1;
  const even = missing > 0 ? 0.5 : 0;
  const blackWins = ahead[at]! + level[at]! * clamp(even + slope * (blackEyes - grayEyes));
  const grayWins = 1 - ahead[at]! - level[at]! + level[at]! * clamp(even + slope * (grayEyes - blackEyes));
  return (
    blackWins * done[0][missing]! * (pointsFor(0, blackEyes, pile, evaluation) + evaluation.shifts[0]) -
    grayWins * done[1][missing]! * (pointsFor(1, grayEyes, pile, evaluation) - evaluation.shifts[1])
  );
}

const clamp = (chance: number): number => Math.max(0, Math.min(1, chance));

function pointsFor(
  seat: Side,
  eyes: number,
  { colour, fatigueEyes, missing, takes }: Pile,
  evaluation: Evaluation,
): number {
  const exact = nextInRun(colour, evaluation.colours[seat], evaluation.runs[seat]);
  const hope = missing > 0 ? 0 : evaluation.hopes[seat][exact]! - evaluation.hopes[seat][evaluation.runs[seat]]!;
  const colourFactor = MEAN_COLOUR_FACTOR + IS_NEXT[missing]! * (exact - MEAN_COLOUR_FACTOR);
  const base = eyes - fatigueEyes + OWN_SHARE * missing * MEAN_EYES[takes]!;
  return base * evaluation.positions[seat][missing]! * colourFactor + hope;
}

/** Of the values that a trick takes, as bits 1 to 6. */
export const MEAN_EYES = Array.from({ length: 128 }, (_, takes) => {
  const values = [1, 2, 3, 4, 5, 6].filter(eyes => takes & (1 << eyes));
  return values.length === 0 ? 0 : values.reduce((sum, eyes) => sum + eyes, 0) / values.length;
});

/** Counts what lies on a trick. */
export function pileOf(trick: Trick, options: Options): Pile {
  const {
    shares: [black, gray],
    fatigue,
  } = contestOver(trick);
  return {
    colour: TRICKS[trick.card].colour,
    blackDice: black.dice,
    blackEyes: black.eyes,
    grayDice: gray.dice,
    grayEyes: gray.eyes,
    fatigueEyes: fatigue,
    missing: sizeOf(trick, options) - trick.dice.length,
    takes: takenBits(trick, options),
  };
}

/** A pile with one die more, and the values it takes then. */
export const pileWith = (pile: Pile, { colour, eyes }: Die, takes: number): Pile => ({
  colour: pile.colour,
  blackDice: pile.blackDice + (colour === 'black' ? 1 : 0),
  blackEyes: pile.blackEyes + (colour === 'black' ? eyes : 0),
  grayDice: pile.grayDice + (colour === 'gray' ? 1 : 0),
  grayEyes: pile.grayEyes + (colour === 'gray' ? eyes : 0),
  fatigueEyes: pile.fatigueEyes + (colour === 'fatigue' ? eyes : 0),
  missing: pile.missing - 1,
  takes,
});

/** How likely black wins in the end. */
export function blackWins(view: View, isOver: boolean): number {
  const evaluation = evaluationOf(view, isOver);
  let { lead } = evaluation;
  for (const trick of view.stage) if (trick) lead += promiseOf(pileOf(trick, view.options), evaluation);
  return 1 / (1 + Math.exp(-lead / evaluation.doubt));
}
