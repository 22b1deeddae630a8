/** What is counted about bouts, on bouts whose events are known, and on many random ones. */

import { expect, test } from 'vitest';
import { figureOf } from '../../figures.ts';
import { anything, measured } from '../../measured.ts';
import { metrics } from '../metrics.ts';
import { fite } from '../rules.ts';
import { type Event, PRESETS } from '../state.ts';
import { EXAMPLE, PASS, type Roll, type Scenario, scenario, USE } from './scenario.ts';

/** What everything told in a bout comes to. */
function measuresOf(bout: Scenario) {
  const watch = metrics.watch(2);
  for (const entry of bout.match.log) {
    if (entry.kind !== 'takeBack') for (const { event } of entry.told) watch.hear(event as Event);
  }
  return watch.measures([]);
}

const eight = (face: number): number[] => Array<number>(8).fill(face);
const BOTH_DAZED: Roll = [eight(6), [1], eight(6), [1]];

test('a bout is measured from its events', () => {
  const bout = scenario({ powers: ['brutal', 'swift'] });
  // B takes the lead 8–9, A takes it over 7–6 and wins.
  bout.place('off', 'def');
  bout.play(1, { type: 'swift', to: 'off' });
  bout.roll([[1], eight(1), [6], eight(6)]);
  bout.react(PASS);
  expect(bout.dice).toEqual([8, 9]);
  bout.place('tac', 'tac');
  bout.roll([
    [6, 6, 6, 6],
    [1, 1, 1, 1],
    [1, 1, 1, 1, 6],
    [1, 1, 1, 1],
  ]);
  bout.react(USE, PASS);
  expect(bout.dice).toEqual([7, 5]);
  bout.fight(['off', 'def'], [[6, 6, 6, 6, 6, 6], [6], [1], [1, 1, 1, 1]]);
  expect(measuresOf(bout)).toMatchObject({
    fights: 3,
    'hits a fight': [0 + 4 + 6 + (1 + 1 + 0), 3],
    rematches: 0,
    'changes of lead': 1,
    'first leader wins': 0,
    draws: 0,
    'ends by takenOut': 1,
    'ends by finished': 0,
    'fights at off': [3, 6],
    'fights at def': [1, 6],
    'fights at tac': [2, 6],
    'brutal used': [1, 1],
    'brutal wins': [1, 1],
    'swift used': [1, 1],
    'swift wins': [0, 1],
  });
  expect(measuresOf(bout)).not.toHaveProperty('tough used');
});

test('powers declared with the division count as used, and a Swift that holds does not', () => {
  const bout = scenario({ powers: ['tough', 'swift'], options: { powerTiming: 'withSplit' } });
  bout.place('off', 'off');
  bout.play(1, { type: 'swift', to: null });
  bout.roll(BOTH_DAZED, [true, false]);
  const measures = measuresOf(bout);
  expect(measures).toMatchObject({
    draws: 1,
    'ends by bothDazed': 1,
    'tough used': [1, 1],
    'swift used': [0, 1],
    fights: 1,
  });
  expect(measures).not.toHaveProperty('first leader wins');
});

test('a rematch starts the race for the lead anew, and fights add up', () => {
  const bout = scenario({ options: { mutualOut: 'rematch' } });
  bout.fight(['off', 'off'], EXAMPLE);
  // 8–7, and so it stays.
  bout.fight(['def', 'def'], [[1], eight(6).slice(1), [1], eight(6).slice(2)]);
  bout.play(0, { type: 'concede' });
  expect(measuresOf(bout)).toMatchObject({ 'ends by concede': 1, 'first leader wins': 0, 'changes of lead': 0 });

  const again = scenario({ options: { mutualOut: 'rematch' } });
  again.fight(['off', 'off'], BOTH_DAZED);
  again.fight(['off', 'off'], [[1], eight(1), eight(6), [6]]);
  expect(measuresOf(again)).toMatchObject({ fights: 2, rematches: 1, 'first leader wins': 1 });
});

/** The mean of a measure in bouts between players who choose at random, without powers. */
function atRandom(bouts: number, given: object): (measure: string) => number {
  const options = { powers: 'off', ...given };
  const all = Array.from(
    { length: bouts },
    (_, i) => measured(fite, metrics, { seats: 2, options, seed: 2026 + i }, anything).measures,
  );
  return measure => figureOf(all.flatMap(measures => measures[measure] ?? [])).value;
}

test('random players without powers: 4.5 to 5.1 fights, 2 to 4 % draws, 8 % turned leads', () => {
  const mean = atRandom(10_000, {});
  expect(mean('fights')).toBeGreaterThan(4.5);
  expect(mean('fights')).toBeLessThan(5.1);
  expect(mean('draws')).toBeGreaterThan(0.02);
  expect(mean('draws')).toBeLessThan(0.04);
  expect(1 - mean('first leader wins')).toBeGreaterThan(0.065);
  expect(1 - mean('first leader wins')).toBeLessThan(0.095);
  for (const reason of ['bothOut', 'turnLimit', 'concede', 'rollOff']) expect(mean(`ends by ${reason}`)).toBe(0);
});

test('random players under tempered: the first leader loses at least 12 % of decided bouts', () => {
  expect(1 - atRandom(10_000, PRESETS.tempered!)('first leader wins')).toBeGreaterThan(0.12);
});
