/** What is worth counting about games, read from their events alone. */

import { totalOf } from './score.ts';
import { type Both, type Event, REASONS, type Reason, type Side, type Trick } from './state.ts';

/** One game. */
export interface GameMeasure {
  turns: number;
  /** Questions answered. */
  decisions: number;
  /** Null is a draw. */
  winner: Side | null;
  reason: Reason;
  /** Who had the first turn. */
  first: Side;
  scores: Both<number>;
  /** What the shows would have scored if every trick counted once, and what they did: fatigue in front is in neither. */
  bases: Both<number>;
  shows: Both<number>;
  tricksWon: Both<number>;
  /** Of them: in the rival's turn. */
  wonOffTurn: Both<number>;
  ties: number;
  allFatigue: number;
  /** All-fatigue tricks whose dice were thrown onto the other tricks. */
  rerolls: number;
  /** Concentration dice that fitted nowhere. */
  misfits: Both<number>;
  /** Fatigue dice in front of each artist, and their eyes. */
  inFront: Both<number>;
  inFrontEyes: Both<number>;
  swapsOffered: Both<number>;
  swapsMade: Both<number>;
  /** Turns begun with fewer than three own dice. */
  short: Both<number>;
  /** Who first had nine tricks, and whether in the rival's turn. */
  trigger: { seat: Side; isOffTurn: boolean } | null;
  /** Who was ahead first at the end of a turn; null if nobody ever was. */
  firstLeader: Side | null;
  /** How often the lead at the end of a turn went from one artist to the other. */
  leadChanges: number;
}

type Over = Extract<Event, { type: 'gameOver' }>;

const none = (): Both<number> => [0, 0];

const blank = ({ winner, reason, sheets }: Over): GameMeasure => ({
  turns: 0,
  decisions: 0,
  winner,
  reason,
  first: 0,
  scores: [sheets[0].total, sheets[1].total],
  bases: [sum(sheets[0].lines, line => line.base), sum(sheets[1].lines, line => line.base)],
  shows: [sheets[0].show, sheets[1].show],
  tricksWon: none(),
  wonOffTurn: none(),
  ties: 0,
  allFatigue: 0,
  rerolls: 0,
  misfits: none(),
  inFront: none(),
  inFrontEyes: none(),
  swapsOffered: none(),
  swapsMade: none(),
  short: none(),
  trigger: null,
  firstLeader: null,
  leadChanges: 0,
});

/** Measures a game that is over; throws if its events do not say how it ended. */
export function measureGame(events: readonly Event[]): GameMeasure {
  const last = events.at(-1);
  if (last?.type !== 'gameOver') throw new Error('only a game that is over can be measured');
  const measure = blank(last);
  const queue: Both<Trick[]> = [[], []];
  let active: Side = 0;
  let leader: Side | null = null;
  for (const event of events) {
    if (event.type === 'turnStarted') active = event.seat;
    else if (event.type === 'endTriggered') measure.trigger = { seat: event.seat, isOffTurn: event.seat !== active };
    else if (event.type === 'turnEnded') {
      const ahead = leaderAt(queue, measure.inFrontEyes);
      if (ahead === null) continue;
      measure.firstLeader ??= ahead;
      if (leader !== null && leader !== ahead) measure.leadChanges++;
      leader = ahead;
    }
    showGrows(queue, event);
    countTurn(measure, event);
    countTrick(measure, event);
    countDice(measure, event);
  }
  return measure;
}

/** Follows both shows; dice that are recalled from them never count. */
function showGrows(queue: Both<Trick[]>, event: Event): void {
  if (event.type === 'trickWon') queue[event.seat].push({ card: event.card, dice: event.dice });
  else if (event.type === 'tricksSwapped') {
    const tricks = queue[event.seat];
    tricks.splice(event.left - 1, 2, tricks[event.left]!, tricks[event.left - 1]!);
  }
}

function leaderAt(queue: Both<Trick[]>, inFrontEyes: Both<number>): Side | null {
  const shows = { queue, front: [[], []] as Both<never[]> };
  const lead = totalOf(shows, 0) - inFrontEyes[0] - (totalOf(shows, 1) - inFrontEyes[1]);
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}

const DECISIONS: ReadonlySet<Event['type']> = new Set([
  'diceRethrown',
  'diePlaced',
  'tricksReady',
  'fatigueRerolled',
  'fatigueReturned',
  'tricksSwapped',
  'swapDeclined',
]);

function countTurn(measure: GameMeasure, event: Event): void {
  if (DECISIONS.has(event.type)) measure.decisions++;
  if (event.type === 'startThrown' && event.first !== null) measure.first = event.first;
  else if (event.type === 'turnStarted') measure.turns++;
  else if (event.type === 'swapOffered') measure.swapsOffered[event.seat]++;
  else if (event.type === 'tricksSwapped') measure.swapsMade[event.seat]++;
}

function countTrick(measure: GameMeasure, event: Event): void {
  if (event.type === 'trickWon') {
    measure.tricksWon[event.seat]++;
    if (event.seat !== event.active) measure.wonOffTurn[event.seat]++;
  } else if (event.type === 'trickTied') measure.ties++;
  else if (event.type === 'rerollOffered') measure.allFatigue++;
  else if (event.type === 'fatigueRerolled') measure.rerolls++;
}

function countDice(measure: GameMeasure, event: Event): void {
  if (event.type === 'diceThrown') {
    if (event.pool.filter(({ colour }) => colour !== 'fatigue').length < 3) measure.short[event.seat]++;
  } else if (event.type === 'dieMissed') {
    const { seat, face } = event;
    if (face.colour === 'fatigue') {
      measure.inFront[seat]++;
      measure.inFrontEyes[seat] += face.eyes;
    } else measure.misfits[seat]++;
  }
}

/** Many games together. Means and shares are null where there is nothing to divide by. */
export interface GameSummary {
  games: number;
  drawn: number;
  reasons: Record<Reason, number>;
  /** Shares of all games. */
  wonByFirst: number | null;
  triggeredOffTurn: number | null;
  shortOfDice: number | null;
  /** Of the decided games that had a leader, the share that the first one won. */
  firstLeaderWins: number | null;
  /** Of all points of all shows, the share that is there because tricks counted more than once. */
  multiplierShare: number | null;
  /** Means of a game, both artists together, but for the score. */
  perGame: {
    turns: number | null;
    decisions: number | null;
    tricksWon: number | null;
    wonOffTurn: number | null;
    ties: number | null;
    allFatigue: number | null;
    rerolls: number | null;
    misfits: number | null;
    inFront: number | null;
    swapsOffered: number | null;
    swapsMade: number | null;
    leadChanges: number | null;
    /** The mean of both. */
    score: number | null;
    /** By how much the winner won. */
    margin: number | null;
  };
}

/** Adds games up. */
export function summarise(measures: readonly GameMeasure[]): GameSummary {
  const games = measures.length;
  const mean = (of: (measure: GameMeasure) => number): number | null => share(sum(measures, of), games);
  const shareOf = (is: (measure: GameMeasure) => boolean): number | null => share(measures.filter(is).length, games);
  const led = measures.filter(m => m.winner !== null && m.firstLeader !== null);
  const shows = sum(measures, m => both(m.shows));
  return {
    games,
    drawn: measures.filter(m => m.winner === null).length,
    reasons: Object.fromEntries(
      REASONS.map(reason => [reason, measures.filter(m => m.reason === reason).length]),
    ) as GameSummary['reasons'],
    wonByFirst: shareOf(m => m.winner === m.first),
    triggeredOffTurn: shareOf(m => m.trigger?.isOffTurn ?? false),
    shortOfDice: shareOf(m => both(m.short) > 0),
    firstLeaderWins: share(led.filter(m => m.winner === m.firstLeader).length, led.length),
    multiplierShare: share(shows - sum(measures, m => both(m.bases)), shows),
    perGame: {
      turns: mean(m => m.turns),
      decisions: mean(m => m.decisions),
      tricksWon: mean(m => both(m.tricksWon)),
      wonOffTurn: mean(m => both(m.wonOffTurn)),
      ties: mean(m => m.ties),
      allFatigue: mean(m => m.allFatigue),
      rerolls: mean(m => m.rerolls),
      misfits: mean(m => both(m.misfits)),
      inFront: mean(m => both(m.inFront)),
      swapsOffered: mean(m => both(m.swapsOffered)),
      swapsMade: mean(m => both(m.swapsMade)),
      leadChanges: mean(m => m.leadChanges),
      score: mean(m => both(m.scores) / 2),
      margin: mean(m => Math.abs(m.scores[0] - m.scores[1])),
    },
  };
}

const both = ([black, gray]: Both<number>): number => black + gray;
const sum = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((all, item) => all + of(item), 0);
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
