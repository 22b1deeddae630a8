/** What is counted about rounds: beside what their states say, and figures on rounds made by hand. */

import { completeOptions, fastChance, type Step } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { openWatch, type RoundMeasure, type Watch } from '../metrics.ts';
import {
  figuresOf,
  isInBand,
  type Measured,
  measuredStrength,
  placeFigures,
  seatFigures,
  spellFigures,
} from '../metrics-bands.ts';
import { elementCircle } from '../rules.ts';
import { type Event, OPTIONS, type Options, type State } from '../state.ts';

/** A random match, watched; `look` sees every question. */
function watched(
  seats: number,
  options: Partial<Options>,
  seed: number,
  look?: (state: State) => void,
): [Watch, State] {
  const watch = openWatch();
  const chance = fastChance(seed);
  const step: Step<Event> = {
    chance,
    emit: event => watch.happened(event),
    emitSecret: (_seats, _event, others) => others && watch.happened(others),
    seal() {},
  };
  const state = elementCircle.setup(completeOptions(OPTIONS, options), seats, step);
  for (let seat = elementCircle.toAct(state)[0]; seat !== undefined; seat = elementCircle.toAct(state)[0]) {
    const moves = elementCircle.legalMoves(state, seat);
    watch.asked(elementCircle.view(state, seat), moves);
    look?.(state);
    elementCircle.apply(state, seat, moves[chance.int(moves.length)]!, step);
  }
  return [watch, state];
}

const sum = (uses: RoundMeasure['casts']): number =>
  Object.values(uses)
    .flat()
    .reduce((all, n) => all + n, 0);

test('rounds are measured as the match itself remembers them, at every table', () => {
  for (const seats of [2, 4, 6]) {
    let questions = 0;
    const [{ rounds }, state] = watched(seats, { matchFormat: 'firstTo(2)' }, seats, () => questions++);
    expect(rounds.map(({ winner, turns }) => ({ winner, turns }))).toEqual(
      state.rounds.map(({ winner, turns }) => ({ winner, turns })),
    );
    expect(rounds.reduce((all, { decisions }) => all + decisions, 0)).toBe(questions);
    for (const [i, { exits, opens, offered, single, casts, activations }] of rounds.entries()) {
      const { eliminations } = state.rounds[i]!;
      expect(exits.map(({ seat, turn, hand }) => [seat, turn, hand])).toEqual(
        eliminations.map(({ seat, turn, stuck }) => [seat, turn, stuck.length]),
      );
      expect(opens).toBeGreaterThanOrEqual(rounds[i]!.turns - exits.length);
      expect(offered).toBeGreaterThanOrEqual(single);
      expect(sum(casts)).toBeGreaterThanOrEqual(opens - sum(activations));
    }
  }
});

test('dealers, reshuffles and the waning altar are counted', () => {
  const [{ rounds }, state] = watched(2, { firstDealer: 1, matchFormat: 'rounds(6)', waningLap: 10 }, 3);
  expect(rounds.slice(0, 6).map(({ dealer }) => dealer)).toEqual([1, 0, 1, 0, 1, 0]);
  for (const [i, { waned, turns }] of rounds.entries()) {
    expect(waned).toBe(turns > 20);
    expect(turns).toBe(state.rounds[i]!.turns);
  }
});

test('nothing is counted before a round has started', () => {
  const watch = openWatch();
  const state = watched(2, { matchFormat: 'firstTo(1)' }, 1)[1];
  expect(() => watch.asked(elementCircle.view(state, 0), [])).toThrow('before a round has started');
});

/** A round of two players in which nothing is remarkable but what is given. */
const round = (given: Partial<RoundMeasure>): RoundMeasure => ({
  seats: 2,
  dealer: 1,
  winner: 0,
  turns: 10,
  decisions: 60,
  exits: [{ seat: 1, turn: 10, cause: 'cannotOpen', hand: 3 }],
  leadChanges: 1,
  casts: {},
  activations: {},
  opens: 10,
  offered: 40,
  single: 1,
  redraws: 0,
  reshuffles: 0,
  waned: false,
  ...given,
});

const named = (figures: readonly Measured[], name: string): Measured => figures.find(figure => figure.name === name)!;

test('figures are those of the rounds, with an interval around them', () => {
  const rounds = [round({ turns: 8 }), round({ turns: 10, winner: 1 }), round({ turns: 30, waned: true })];
  const figures = figuresOf(rounds);
  expect(named(figures, 'median turns').value).toBe(10);
  expect(named(figures, 'rounds that wane').value).toBeCloseTo(1 / 3);
  expect(named(figures, 'hand of who is out').value).toBe(3);
  expect(named(figures, 'names offered to open').value).toBe(4);
  expect(named(figures, 'openings with one name').value).toBeCloseTo(0.1);
  expect(named(figures, 'dealer wins').value).toBeCloseTo(1 / 3);
  for (const { low, value, high } of figures) expect(low <= value && value <= high).toBe(true);
  expect(named(figures, 'rounds that wane').low).toBeGreaterThan(0);
  expect(isInBand(named(figures, 'rounds that wane'))).toBe(false);
  expect(isInBand(named(figures, 'median turns'))).toBe(true);
});

test('seats are counted by number, and by place from the one who begins to the dealer', () => {
  const rounds = [round({ winner: 0 }), round({ winner: 1 }), round({ winner: 1, dealer: 0 })];
  expect(seatFigures(rounds).map(({ value }) => value)).toEqual([1 / 3, 2 / 3]);
  expect(placeFigures(rounds).map(({ name, value }) => [name, value])).toEqual([
    ['turn 1 wins', 2 / 3],
    ['the dealer wins', 1 / 3],
  ]);
});

test('a spell wins as often as those who cast it, however often they did', () => {
  const rounds = [
    round({ casts: { Tree: [2, 1] } }),
    round({ casts: { Tree: [0, 3] }, activations: { Lake: [1, 0] } }),
  ];
  const figures = spellFigures(rounds, 'first');
  expect(figures).toHaveLength(36);
  const [tree, lake] = ['Tree', 'Lake'].map(name => figures.find(figure => figure.name === name)!);
  expect([tree!.casts, tree!.wins!.value]).toEqual([6, 1 / 3]);
  expect([lake!.casts, lake!.activations, lake!.wins]).toEqual([0, 1, null]);
  expect(isInBand(measuredStrength(95, 100))).toBe(true);
  expect(isInBand(measuredStrength(85, 100))).toBe(false);
});
