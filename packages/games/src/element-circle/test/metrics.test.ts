/** What is counted about rounds, beside what their states say. */

import { expect, test } from 'vitest';
import { anything, measured } from '../../measured.ts';
import { metrics } from '../metrics.ts';
import { elementCircle } from '../rules.ts';
import type { Event, Options, State } from '../state.ts';

/** A random match: its measures, its last state and how many questions were put. */
function randomMatch(seats: number, options: Partial<Options>, seed: number) {
  let state: State | null = null;
  let questions = 0;
  const { measures } = measured(elementCircle, metrics, { seats, options, seed }, (asked, chance) => {
    state = asked.state as State;
    questions++;
    return anything(asked, chance);
  });
  return {
    measures: measures as { readonly [name: string]: readonly [part: number, whole: number] },
    state: state!,
    questions,
  };
}

test('rounds are measured as the match itself remembers them, at every table', () => {
  for (const seats of [2, 4, 6]) {
    const { measures, state, questions } = randomMatch(seats, { matchFormat: 'firstTo(2)', firstDealer: 0 }, seats);
    const { rounds } = state as State;
    const sum = (of: (round: State['rounds'][number], i: number) => number): number =>
      rounds.reduce((all, round, i) => all + of(round, i), 0);
    const exits = rounds.flatMap(({ eliminations }) => eliminations);
    expect(measures).toMatchObject({
      turns: [sum(({ turns }) => turns), rounds.length],
      decisions: [questions, rounds.length],
      'hand of who is out': [exits.reduce((all, { stuck }) => all + stuck.length, 0), exits.length],
      'out with cards in hand': [exits.filter(({ stuck }) => stuck.length > 0).length, exits.length],
      // Without a dealer of its own, a round is dealt by the next seat.
      'dealer wins': [sum(({ winner }, i) => Number(winner === i % seats)), rounds.length],
      'turn 1 wins': [sum(({ winner }, i) => Number(winner === (i + 1) % seats)), rounds.length],
      'rounds with somebody out in the first lap': [
        sum(({ eliminations }) => Number(eliminations.some(({ turn }) => turn <= seats))),
        rounds.length,
      ],
    });
    const [offered, openings] = measures['names offered to open']!;
    expect(openings).toBeGreaterThanOrEqual(sum(({ turns }) => turns) - exits.length);
    expect(offered).toBeGreaterThanOrEqual(measures['openings with one name']![0]);
  }
});

test('the waning altar is counted', () => {
  const { measures, state } = randomMatch(2, { matchFormat: 'rounds(6)', waningLap: 10 }, 3);
  const { rounds } = state as State;
  expect(measures['rounds that wane']).toEqual([rounds.filter(({ turns }) => turns > 20).length, rounds.length]);
});

test('a spell wins as often as those who cast it, however often they did', () => {
  const watch = metrics.watch(2);
  const cast = (seat: number, spell: string): Event => ({ type: 'spellCast', seat, spell, free: false, opening: true });
  const over = (round: number, winner: number): Event => ({
    type: 'roundOver',
    result: { round, winner, turns: 9, eliminations: [] },
    wins: [1, 1],
  });
  const begin = (round: number): Event => ({ type: 'roundStarted', round, dealer: 1, order: [0, 1] });
  const events = [
    begin(1),
    cast(0, 'Tree'),
    cast(0, 'Tree'),
    cast(1, 'Tree'),
    over(1, 0),
    begin(2),
    cast(1, 'Tree'),
    over(2, 0),
  ];
  for (const event of events) watch.hear(event);
  expect(watch.measures([])).toMatchObject({
    'Tree wins': [1, 3],
    'rounds with Tree': [2, 2],
    'rounds with Lake': [0, 2],
    'turn 1 wins': [2, 2],
    'dealer wins': [0, 2],
  });
  expect(watch.measures([])).not.toHaveProperty('Lake wins');
});

test('who has more cards than all others is followed, and nothing is counted before a round', () => {
  const watch = metrics.watch(2);
  const end = (seat: number): Event => ({ type: 'turnEnded', seat, turn: 1 }) as Event;
  const events: Event[] = [
    end(0),
    { type: 'roundStarted', round: 1, dealer: 1, order: [0, 1] },
    { type: 'handsDealt', hands: [5, 4], deck: 60 },
    end(0),
    { type: 'spellStolen', seat: 1, target: 0, spell: null },
    end(1),
    { type: 'handReplaced', seat: 1, discarded: ['Tree'] },
    end(0),
    { type: 'roundOver', result: { round: 1, winner: 0, turns: 3, eliminations: [] }, wins: [1, 0] },
  ];
  for (const event of events) watch.hear(event);
  expect(watch.measures([])).toMatchObject({ 'changes of lead': [1, 1], 'hands replaced': [1, 1] });
});
