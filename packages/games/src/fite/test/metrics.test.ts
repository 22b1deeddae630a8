/** What is counted about bouts, on bouts whose events are known, and on many random ones. */

import { completeOptions, fastChance, randomMove, type Step } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type BoutMeasure, measureBout, summarise } from '../metrics.ts';
import { fite } from '../rules.ts';
import { type Event, OPTIONS, type Options, PRESETS } from '../state.ts';
import { EXAMPLE, openScenario, PASS, type Roll, type Scenario, scenario, USE } from './scenario.ts';

/** Everything told in a bout so far. */
const eventsOf = (bout: Scenario): Event[] =>
  bout.match.log.flatMap(entry => (entry.kind === 'takeBack' ? [] : entry.told.map(told => told.event as Event)));

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
  expect(measureBout(eventsOf(bout))).toEqual({
    fights: 3,
    winner: 0,
    reason: 'takenOut',
    rematches: 0,
    firstLeader: 1,
    leadChanges: 1,
    hits: [0 + 4 + 6, 1 + 1 + 0],
    powers: ['brutal', 'swift'],
    uses: [1, 1],
    places: [
      { off: 2, def: 0, tac: 1 },
      { off: 1, def: 1, tac: 1 },
    ],
  });
});

test('powers declared with the division count as used, and a Swift that holds does not', () => {
  const bout = scenario({ powers: ['tough', 'swift'], options: { powerTiming: 'withSplit' } });
  bout.place('off', 'off');
  bout.play(1, { type: 'swift', to: null });
  bout.roll(BOTH_DAZED, [true, false]);
  const measure = measureBout(eventsOf(bout));
  expect(measure).toMatchObject({ winner: null, reason: 'bothDazed', uses: [1, 0], firstLeader: null, fights: 1 });
});

test('a rematch starts the race for the lead anew, and fights add up', () => {
  const bout = scenario({ options: { mutualOut: 'rematch' } });
  bout.fight(['off', 'off'], EXAMPLE);
  // 8–7, and so it stays.
  bout.fight(['def', 'def'], [[1], eight(6).slice(1), [1], eight(6).slice(2)]);
  bout.play(0, { type: 'concede' });
  expect(measureBout(eventsOf(bout))).toMatchObject({ reason: 'concede', winner: 1, firstLeader: 0, leadChanges: 0 });

  const again = scenario({ options: { mutualOut: 'rematch' } });
  again.fight(['off', 'off'], BOTH_DAZED);
  again.fight(['off', 'off'], [[1], eight(1), eight(6), [6]]);
  expect(measureBout(eventsOf(again))).toMatchObject({ fights: 2, rematches: 1, firstLeader: 1, winner: 1 });
});

test('a bout that is not over cannot be measured', () => {
  expect(() => measureBout(eventsOf(openScenario()))).toThrow('over');
});

const measure = (given: Partial<BoutMeasure>): BoutMeasure => ({
  fights: 4,
  winner: 0,
  reason: 'finished',
  rematches: 0,
  firstLeader: 0,
  leadChanges: 0,
  hits: [6, 2],
  powers: [null, null],
  uses: [0, 0],
  places: [
    { off: 4, def: 0, tac: 0 },
    { off: 0, def: 1, tac: 3 },
  ],
  ...given,
});

test('bouts add up', () => {
  const summary = summarise([
    measure({ powers: ['brutal', 'tough'], uses: [1, 0] }),
    measure({ winner: 1, leadChanges: 2, powers: ['brutal', null] }),
    measure({
      winner: null,
      reason: 'bothDazed',
      firstLeader: null,
      fights: 2,
      powers: ['tough', 'tough'],
      uses: [1, 1],
    }),
    measure({ winner: 1, firstLeader: null, reason: 'concede', fights: 0, hits: [0, 0] }),
  ]);
  expect(summary).toMatchObject({
    bouts: 4,
    decided: 3,
    drawn: 1,
    reasons: { finished: 2, bothDazed: 1, concede: 1, takenOut: 0, bothOut: 0, turnLimit: 0, rollOff: 0 },
    wonBySeat0: 1,
    fightsPerBout: 2.5,
    hitsPerFight: 2.4,
    leadChangesPerBout: 0.5,
    firstLeaderWins: 0.5,
    places: { off: 16, def: 4, tac: 12 },
  });
  expect(summary.powers.brutal).toEqual({ held: 2, used: 1, won: 1, drawn: 0 });
  expect(summary.powers.tough).toEqual({ held: 3, used: 2, won: 0, drawn: 2 });
});

test('nothing to divide by gives null', () => {
  expect(summarise([])).toMatchObject({ bouts: 0, fightsPerBout: null, hitsPerFight: null, firstLeaderWins: null });
});

/** Bouts between players who choose at random. */
function randomBouts(count: number, given: Partial<Options>, seed: number): BoutMeasure[] {
  const chance = fastChance(seed);
  const options = completeOptions(OPTIONS, { powers: 'off', ...given });
  return Array.from({ length: count }, () => {
    const events: Event[] = [];
    const step: Step<Event> = { chance, emit: event => void events.push(event), seal() {} };
    const state = fite.setup({ ...options }, 2, step);
    for (let seat = fite.toAct(state)[0]; seat !== undefined; seat = fite.toAct(state)[0]) {
      fite.apply(state, seat, randomMove(fite, state, seat, chance) as never, step);
    }
    return measureBout(events);
  });
}

test('random players without powers: 4.5 to 5.1 fights, 2 to 4 % draws, no favoured seat, 8 % turned leads', () => {
  const found = summarise(randomBouts(20_000, {}, 2026));
  expect(found.fightsPerBout).toBeGreaterThan(4.5);
  expect(found.fightsPerBout).toBeLessThan(5.1);
  expect(found.drawn / found.bouts).toBeGreaterThan(0.02);
  expect(found.drawn / found.bouts).toBeLessThan(0.04);
  expect(Math.abs(found.wonBySeat0 / found.decided - 0.5)).toBeLessThan(0.015);
  expect(1 - found.firstLeaderWins!).toBeGreaterThan(0.065);
  expect(1 - found.firstLeaderWins!).toBeLessThan(0.095);
  expect(found.reasons).toMatchObject({ bothOut: 0, turnLimit: 0, concede: 0, rollOff: 0 });
});

test('random players under tempered: the first leader loses at least 12 % of decided bouts', () => {
  const found = summarise(randomBouts(20_000, PRESETS.tempered!, 2026));
  expect(1 - found.firstLeaderWins!).toBeGreaterThan(0.12);
});
