/** The series: the same teams again and again, who begins, and how it ends. */

import { fastChance, shape } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { type SeriesState, series } from '../competition/series.ts';
import { READY_TEAMS } from '../content/teams.ts';
import type { State } from '../state.ts';
import { decideAll, endOf, openPlanned, playedByChance, type WantedEnd } from './competing.ts';

const SEED = '5e'.repeat(32);

const ready = (entrants: number, options: object = {}, match: object = {}): SeriesState =>
  decideAll(series, series.start({ entrants, options, match, seed: SEED }), fastChance(3)) as SeriesState;

/** The open match ends as the test wants. */
function ended(state: SeriesState, end: WantedEnd): SeriesState {
  const [planned] = series.openMatches(state);
  return series.report(state, planned!.id, endOf(planned!, end));
}

const seated = (state: SeriesState): readonly number[] => series.openMatches(state)[0]!.entrants;

describe('a series', () => {
  test('ARENA-9: has the same teams and hazards in every match, and another Ring Rules card', () => {
    let state = ready(2, { seriesLength: 5 });
    const places: unknown[] = [];
    for (let match = 0; match < 4; match++) {
      const planned = series.openMatches(state)[0]!;
      const { teams, order, ringRules } = openPlanned(planned, SEED).state as State;
      expect(order).toEqual([0, 1]);
      expect(teams.map(({ hazard }) => hazard)).toEqual(planned.entrants.map(who => state.entries[who]!.hazard));
      expect(teams.map(({ fighters }) => fighters.map(({ card }) => card))).toEqual(
        planned.entrants.map(who => state.entries[who]!.fighters),
      );
      places.push(ringRules);
      state = ended(state, { ranking: [[match % 2], [1 - (match % 2)]] });
    }
    expect(new Set(places).size).toBe(4);
  });

  test('ARENA-18: the first order is drawn; later the last ranking is reversed, and a draw rotates', () => {
    const firsts = [...'0123456789abcdef'].map(digit => series.start({ entrants: 3, seed: digit.repeat(64) }).order);
    expect(new Set(firsts.map(([first]) => first))).toEqual(new Set([0, 1, 2]));
    const start = ready(3, { seriesLength: 5 });
    expect(seated(start)).toEqual(start.order);
    const second = ended(start, { ranking: [[2], [0], [1]] });
    expect(seated(second)).toEqual([1, 0, 2]);
    const third = ended(second, { ranking: [[1, 2], [0]] });
    expect(seated(third)).toEqual([0, 2, 1]);
    // The two who are level stay in the order they had.
    const fourth = ended(third, { ranking: [[0], [1, 2]] });
    expect(seated(fourth)).toEqual([2, 1, 0]);
  });

  test('ARENA-10: more than half of the wins ends it', () => {
    let state = ended(ready(2), { ranking: [[1], [0]] });
    expect(series.outcome(state)).toBeNull();
    state = ended(state, { ranking: [[1], [0]], crowd: { 0: [9, 9, 9, 9] } });
    expect(series.outcome(state)).toEqual({ winner: 1, honours: [] });
    expect(series.openMatches(state)).toEqual([]);
    expect(series.stages(state).map(({ place }) => place === null)).toEqual([false, false, true]);
  });

  test('ARENA-R79: after the last match most wins, then the highest crowd, else a draw', () => {
    const draw = (crowd: WantedEnd['crowd'] = {}): WantedEnd => ({ ranking: [[0, 1]], crowd });
    const afterTwo = ended(ended(ready(2), draw()), draw());
    expect(series.outcome(ended(afterTwo, { ranking: [[0], [1]], crowd: { 1: [9, 0, 0, 0] } }))!.winner).toBe(0);
    expect(series.outcome(ended(afterTwo, draw({ 1: [9, 0, 0, 0] })))!.winner).toBe(1);
    const level = ended(afterTwo, draw());
    expect(series.outcome(level)!.winner).toBeNull();
    expect(series.standings(level).map(({ place }) => place)).toEqual([1, 1]);
  });

  test('ARENA-R3: with unique fighters teams are registered openly, in player order', () => {
    let state = series.start({ entrants: 2, match: { uniqueFighters: true }, seed: SEED });
    const [first, second] = state.order as [number, number];
    const [one, other] = READY_TEAMS.map(({ fighters, hazard }) => ({
      type: 'registerTeam' as const,
      fighters: [...fighters],
      hazard,
    }));
    expect(series.owes(state, second)).toBeNull();
    expect(series.owes(state, first)).toMatchObject({ isSecret: false });
    state = series.apply(state, first, one!);
    expect(series.viewFor(state, null).entries[first]!.fighters).toEqual(one!.fighters);
    expect(series.why(state, second, one)).toMatchObject({ key: 'fighterTaken' });
    state = series.apply(state, second, other!);
    expect((openPlanned(series.openMatches(state)[0]!, SEED).state as State).teams[0]!.fighters).toHaveLength(4);
  });

  test('ARENA-R4: otherwise in secret', () => {
    let state = series.start({ entrants: 2, seed: SEED });
    state = series.apply(state, 0, series.botAct(state, 0, fastChance(1)));
    expect(series.viewFor(state, 1).entries[0]).toMatchObject({ isIn: true, fighters: null, hazard: null });
    expect(series.viewFor(state, 0).entries[0]!.fighters).toHaveLength(4);
    expect(series.owes(state, 1)).toMatchObject({ isSecret: true });
  });

  test('ARENA-9: a team that is registered stays what it is', () => {
    let state = series.start({ entrants: 2, seed: SEED });
    const act = series.botAct(state, 0, fastChance(1));
    state = series.apply(state, 0, act);
    expect(series.why(state, 0, act)).toEqual({ rule: 'ARENA-9', key: 'notAskedFor' });
    expect(series.why(state, 1, act)).toBeNull();
    expect(series.why(state, 1, { type: 'registerTeam' })).toMatchObject({ rule: 'form' });
  });

  test.each([
    [2, 3],
    [2, 5],
    [3, 3],
    [3, 5],
  ])('%i teams, best of %i, played by bots to the end', (entrants, seriesLength) => {
    const given = { entrants, options: { seriesLength }, match: { bellRounds: 10 }, seed: SEED };
    const state = playedByChance(series, given, seriesLength) as SeriesState;
    expect(shape.problemIn(series.shapes.state, state, 'state')).toBeNull();
    expect(state.matches.length).toBeLessThanOrEqual(seriesLength);
    expect(series.report(state, '1', {})).toBe(state);
    expect(() => series.report(state, '9', {})).toThrow('no match');
  });
});
