/** What is counted about games: on a stream of events made by hand, and on whole games beside what their states say. */

import { expect, test } from 'vitest';
import { figureOf, fits } from '../../figures.ts';
import { anything, measured } from '../../measured.ts';
import { metrics } from '../metrics.ts';
import { dice, trick } from '../notation.ts';
import { circusCombat } from '../rules.ts';
import { projection, scoreSheet } from '../score.ts';
import type { Both, Event, Options, Side, State, TrickId } from '../state.ts';

const throwOf = (seat: Side, pool: string): Event => ({ type: 'diceThrown', seat, pool: dice(pool) });
const begin = (turn: number, seat: Side): Event => ({ type: 'turnStarted', turn, seat, last: false });
const end = (turn: number, seat: Side): Event => ({ type: 'turnEnded', turn, seat, placed: 1, barren: 0 });
const miss = (seat: Side, die: number, face: string): Event => ({ type: 'dieMissed', seat, die, face: dice(face)[0]! });

const put = (seat: Side, die: number, face: string, card: TrickId): Event => ({
  type: 'diePlaced',
  seat,
  die,
  face: dice(face)[0]!,
  slot: 1,
  card,
  ready: true,
});

/** A trick in the words of `trick`; nothing but its card and dice matters here. */
function won(seat: Side, active: Side, text: string, position: number): Event {
  const shares: Both<{ dice: number; eyes: number }> = [
    { dice: 0, eyes: 0 },
    { dice: 0, eyes: 0 },
  ];
  return { type: 'trickWon', seat, active, slot: 1, ...trick(text), shares, fatigue: 0, by: 'dice', position, base: 0 };
}

const SHOWS = [['A4 K6 K6 R6', 'A10 K5 K5'], ['T8 G4 G4']] as const;

const EVENTS: readonly Event[] = [
  { type: 'startThrown', eyes: [3, 3], first: null },
  { type: 'startThrown', eyes: [2, 5], first: 1 },
  begin(1, 1),
  throwOf(1, 'G4 G4 G1 R2'),
  { type: 'diceRethrown', seat: 1, dice: [], pool: dice('G4 G4 G1 R2') },
  put(1, 1, 'G4', 'T8'),
  put(1, 2, 'G4', 'T8'),
  miss(1, 3, 'G1'),
  won(1, 1, SHOWS[1][0], 1),
  // 0 : 8
  end(1, 1),
  begin(2, 0),
  throwOf(0, 'K5 K5 R6'),
  { type: 'diceRethrown', seat: 0, dice: [1], pool: dice('K5 K5 R6') },
  put(0, 1, 'K5', 'A10'),
  put(0, 2, 'K5', 'A10'),
  put(0, 3, 'R6', 'A4'),
  { type: 'tricksReady', seat: 0, slots: [1, 2] },
  won(0, 0, 'A10 K5 K5', 1),
  won(0, 0, 'A4 K6 K6 R6', 2),
  { type: 'swapOffered', seat: 0, slot: 2, card: 'A4', tricks: 2 },
  { type: 'tricksSwapped', seat: 0, left: 1, cards: ['A10', 'A4'] },
  // 6 + 2 × 10 : 8
  end(2, 0),
  begin(3, 1),
  { type: 'rerollOffered', seat: 1, slot: 3, card: 'V6', dice: dice('R6 R6') },
  { type: 'fatigueRerolled', seat: 1, slot: 3, card: 'V6', pool: dice('R6 R5') },
  miss(1, 1, 'R6'),
  miss(1, 2, 'R5'),
  {
    type: 'trickTied',
    slot: 2,
    card: 'V8',
    dice: [],
    shares: [
      { dice: 1, eyes: 3 },
      { dice: 1, eyes: 3 },
    ],
  },
  // 26 : -3
  end(3, 1),
  begin(4, 0),
  miss(0, 4, 'R6'),
  won(1, 0, 'T3 G6 G6 G6 G6 G6', 2),
  { type: 'endTriggered', seat: 1, turn: 4, last: { turn: 6, seat: 0 } },
  { type: 'swapOffered', seat: 1, slot: 2, card: 'T3', tricks: 2 },
  { type: 'swapDeclined', seat: 1 },
  // 20 : 8 + 2 × 30 - 11
  end(4, 0),
  {
    type: 'gameOver',
    winner: 1,
    reason: 'nine',
    sheets: [
      scoreSheet({ queue: [SHOWS[0].map(trick), []], front: [dice('R6'), []] }, 0),
      scoreSheet({ queue: [[], [...SHOWS[1], 'T3 G6 G6 G6 G6 G6'].map(trick)], front: [[], dice('R6 R5')] }, 1),
    ],
    deck: [],
    aside: [],
  },
];

test('a game is measured from its events', () => {
  const watch = metrics.watch(2);
  for (const event of EVENTS) watch.hear(event);
  expect(watch.measures([])).toEqual({
    turns: 4,
    decisions: 2 + 5 + 1 + 1 + 2,
    'tricks won': 4,
    "won in the rival's turn": 1,
    'tied tricks': 1,
    'all-fatigue tricks': 1,
    'misfit concentration dice': 1,
    'fatigue dice in front': 3,
    'swaps made': 1,
    'changes of lead': 2,
    "trigger in the rival's turn": 1,
    'score per player': (20 + 57) / 2,
    'points from factors': [26 + 68 - (16 + 38), 26 + 68],
    'ends by nine': 1,
    'first player wins': 1,
    draws: 0,
  });
});

/** A random game: its measures and its last state, how many answers were given, and how often the lead changed hands between turns. */
function randomGame(options: Partial<Options>, seed: number) {
  const seen: { state: State | null; turn: number } = { state: null, turn: 1 };
  const leaders: Side[] = [];
  const look = (state: State): void => {
    const [black, gray] = projection(state);
    if (black !== gray) leaders.push(black > gray ? 0 : 1);
  };
  let answers = 0;
  const { measures } = measured(circusCombat, metrics, { seats: 2, options, seed }, (asked, chance) => {
    const state = asked.state as State;
    if (state.turn > seen.turn) look(state);
    Object.assign(seen, { state, turn: state.turn });
    answers++;
    return anything(asked, chance);
  });
  look(seen.state!);
  return {
    measures,
    state: seen.state!,
    answers,
    changes: leaders.filter((one, i) => i > 0 && one !== leaders[i - 1]).length,
  };
}

test('measures of whole games agree with their states, whatever the options', () => {
  const variants: readonly Partial<Options>[] = [
    {},
    { deck: 'count28', swapCards: 'bothTwoPairs', offTurnTrigger: 'immediate' },
    { diceSupply: 'strict', groupValues: 'mayRepeat', straight: 'six' },
  ];
  for (const options of variants) {
    for (let seed = 0; seed < 60; seed++) {
      const { measures, state, answers, changes } = randomGame(options, seed);
      const { winner, reason, scores } = circusCombat.view(state, null).result!;
      expect(measures).toMatchObject({
        turns: state.turn,
        decisions: answers,
        'tricks won': state.queue.flat().length,
        'fatigue dice in front': state.front.flat().length,
        'changes of lead': changes,
        'score per player': (scores[0] + scores[1]) / 2,
        'ends by nine': reason === 'nine' ? 1 : 0,
        draws: winner === null ? 1 : 0,
      });
      expect(Number(measures['tied tricks']) + Number(measures['all-fatigue tricks'])).toBe(state.discard.length);
    }
  }
});

test('the figures of random games are within their bands, as far as so few games can tell', () => {
  const games = Array.from(
    { length: 1500 },
    (_, i) => measured(circusCombat, metrics, { seats: 2, options: {}, seed: i + 1 }, anything).measures,
  );
  for (const [name, band] of Object.entries(metrics.bands(2))) {
    const { value, low, high } = figureOf(
      games.map(measures => measures[name]!),
      band,
    );
    // Another interval beyond either end: a rule that is wrong goes further than that.
    expect([name, fits({ low: 2 * low - value, high: 2 * high - value, value, of: 1 }, band)]).toEqual([name, true]);
  }
}, 30_000);
