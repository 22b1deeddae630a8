/** What is counted about games: on a stream of events made by hand, and on whole games beside what their states say. */

import { completeOptions, fastChance, randomMove, type Step } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type GameMeasure, measureGame, summarise } from '../metrics.ts';
import { circusCombat } from '../rules.ts';
import { projection, scoreSheet } from '../score.ts';
import { type Both, type Event, OPTIONS, type Options, type Side, type State, type TrickId } from '../state.ts';
import { dice, trick } from './scenario.ts';

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
  expect(measureGame(EVENTS)).toEqual({
    turns: 4,
    decisions: 2 + 5 + 1 + 1 + 2,
    winner: 1,
    reason: 'nine',
    first: 1,
    scores: [20, 57],
    bases: [16, 38],
    shows: [26, 68],
    tricksWon: [2, 2],
    wonOffTurn: [0, 1],
    ties: 1,
    allFatigue: 1,
    rerolls: 1,
    misfits: [0, 1],
    inFront: [1, 2],
    inFrontEyes: [6, 11],
    swapsOffered: [1, 1],
    swapsMade: [1, 0],
    short: [1, 0],
    trigger: { seat: 1, isOffTurn: true },
    firstLeader: 1,
    leadChanges: 2,
  } satisfies GameMeasure);
});

test('a game that is not over cannot be measured', () => {
  expect(() => measureGame(EVENTS.slice(0, -1))).toThrow('over');
  expect(() => measureGame([])).toThrow('over');
});

/** A random game with its events, its last state, and who was ahead after each turn. */
function randomGame(given: Partial<Options>, seed: number) {
  const chance = fastChance(seed);
  const events: Event[] = [];
  const step: Step<Event> = { chance, emit: event => void events.push(event), seal() {} };
  const state: State = circusCombat.setup(completeOptions(OPTIONS, given), 2, step);
  const leaders: Side[] = [];
  let answers = 0;
  for (let seat = circusCombat.toAct(state)[0]; seat !== undefined; seat = circusCombat.toAct(state)[0]) {
    const { turn } = state;
    circusCombat.apply(state, seat, randomMove(circusCombat, state, seat, chance) as never, step);
    answers++;
    const [black, gray] = projection(state);
    if ((state.turn > turn || state.phase === 'over') && black !== gray) leaders.push(black > gray ? 0 : 1);
  }
  return { events, state, answers, leaders };
}

test('measures of whole games agree with their states, whatever the options', () => {
  const variants: readonly Partial<Options>[] = [
    {},
    { deck: 'count28', swapCards: 'bothTwoPairs', offTurnTrigger: 'immediate' },
    { diceSupply: 'strict', groupValues: 'mayRepeat', straight: 'six' },
  ];
  for (const options of variants) {
    for (let seed = 0; seed < 60; seed++) {
      const { events, state, answers, leaders } = randomGame(options, seed);
      const measure = measureGame(events);
      const result = circusCombat.view(state, null).result!;
      expect(measure).toMatchObject({
        turns: state.turn,
        decisions: answers,
        winner: result.winner,
        reason: result.reason,
        scores: result.scores,
        tricksWon: [state.queue[0].length, state.queue[1].length],
        inFront: [state.front[0].length, state.front[1].length],
        firstLeader: leaders[0] ?? null,
        leadChanges: leaders.filter((leader, i) => i > 0 && leader !== leaders[i - 1]).length,
      });
      expect(measure.ties + measure.allFatigue).toBe(state.discard.length);
      expect(measure.trigger?.seat).toBe(state.trigger?.player);
      for (const seat of [0, 1] as const)
        expect(measure.shows[seat] - measure.inFrontEyes[seat]).toBe(measure.scores[seat]);
    }
  }
});

const measure = (given: Partial<GameMeasure>): GameMeasure => ({ ...measureGame(EVENTS), ...given });

test('games add up', () => {
  const summary = summarise([
    measure({}),
    measure({ winner: 0, turns: 8, scores: [100, 40], shows: [100, 48], bases: [40, 20], firstLeader: 0 }),
    measure({ winner: null, reason: 'stalled', trigger: null, short: [0, 0], leadChanges: 5, scores: [50, 50] }),
    measure({ firstLeader: null, ties: 5 }),
  ]);
  expect(summary).toMatchObject({
    games: 4,
    drawn: 1,
    reasons: { nine: 3, stalled: 1, 'stage-empty': 0, concede: 0 },
    wonByFirst: 0.5,
    triggeredOffTurn: 0.75,
    shortOfDice: 0.75,
    firstLeaderWins: 1,
    perGame: {
      turns: 5,
      tricksWon: 4,
      wonOffTurn: 1,
      ties: 2,
      allFatigue: 1,
      inFront: 3,
      swapsMade: 1,
      leadChanges: 2.75,
      score: (77 + 140 + 100 + 77) / 8,
      margin: (37 + 60 + 0 + 37) / 4,
    },
  });
  expect(summary.multiplierShare).toBeCloseTo(1 - (54 * 3 + 60) / (94 * 3 + 148), 12);
});

test('nothing to divide by gives null', () => {
  expect(summarise([])).toMatchObject({ games: 0, wonByFirst: null, multiplierShare: null, perGame: { turns: null } });
});

test('random games: three fifths of all points come from factors, and the lead changes twice', () => {
  const found = summarise(Array.from({ length: 600 }, (_, seed) => measureGame(randomGame({}, 1000 + seed).events)));
  expect(found.multiplierShare).toBeGreaterThan(0.57);
  expect(found.multiplierShare).toBeLessThan(0.65);
  expect(found.perGame.leadChanges).toBeGreaterThan(2);
  expect(found.perGame.leadChanges).toBeLessThan(2.5);
});
