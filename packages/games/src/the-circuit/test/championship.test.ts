/** The championship: who meets whom and where, who travels on, who stays behind, and what is secret. */

import { readFileSync } from 'node:fs';
import { fastChance, IllegalMove, shape } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { championship } from '../competition/championship.ts';
import type { ChampionshipState } from '../competition/championship-state.ts';
import { whyNoCompany } from '../competition/entries.ts';
import { contentOf } from '../content/packs.ts';
import { companyProblems, legalHazards, READY_TEAMS } from '../content/teams.ts';
import { CONTENT_IDS, FIGHTER_IDS, type FighterId, HAZARD_IDS } from '../content/types.ts';
import { manifest } from '../index.ts';
import type { State } from '../state.ts';
import {
  championshipPath,
  decideAll,
  endOf,
  openPlanned,
  playedByChance,
  playRecorded,
  readFrom,
  replayRecorded,
  type WantedEnd,
} from './competing.ts';

const SEED = 'a7'.repeat(32);

/** Registered by bots: ready for the first match. */
const ready = (entrants: number, options: object = {}, seed = SEED): ChampionshipState =>
  decideAll(championship, championship.start({ entrants, options, seed }), fastChance(5)) as ChampionshipState;

/** Ends an open match in the way the test wants. */
function ended(
  state: ChampionshipState,
  id: string,
  end: (entrants: readonly number[]) => WantedEnd,
): ChampionshipState {
  const planned = championship.openMatches(state).find(match => match.id === id)!;
  return championship.report(state, id, endOf(planned, end(planned.entrants)));
}

/** The first seat wins every open match, the others in seat order after it. */
function firstSeatsWin(state: ChampionshipState): ChampionshipState {
  const ids = championship.openMatches(state).map(({ id }) => id);
  return ids.reduce((next, id) => ended(next, id, entrants => ({ ranking: entrants.map(one => [one]) })), state);
}

describe('the bracket', () => {
  const FORMATS: [entrants: number, stages: number[][]][] = [
    [4, [[2, 2], [2]]],
    [6, [[3, 3], [3]]],
    [8, [[2, 2, 2, 2], [2, 2], [2]]],
    [9, [[3, 3, 3], [3]]],
  ];

  test.each(FORMATS)('ARENA-10: winners of %i teams go on from stage to stage', (entrants, sizes) => {
    let state = ready(entrants);
    expect(championship.stages(state).map(({ matches }) => matches.map(match => match.entrants.length))).toEqual(sizes);
    expect(new Set(state.stages[0]!.matches.flatMap(match => match.entrants)).size).toBe(entrants);
    for (const stage of sizes.keys()) {
      const before = championship.stages(state)[stage]!.matches;
      state = firstSeatsWin(state);
      const winners = before.map(match => match.entrants[0]!);
      const next = state.stages[stage + 1]?.matches.flatMap(match => match.entrants);
      if (next) expect(next.slice(0, winners.length)).toEqual(winners);
      else expect(championship.outcome(state)!.winner).toBe(winners[0]);
    }
    expect(championship.openMatches(state)).toEqual([]);
  });

  test('ARENA-R84: it is drawn from the seed, once all have registered', () => {
    expect(championship.start({ entrants: 8, seed: SEED }).stages).toEqual([]);
    const firsts = (seed: string) => ready(8, {}, seed).stages[0]!.matches.map(({ entrants }) => entrants);
    expect(firsts(SEED)).toEqual(firsts(SEED));
    expect(new Set([...'0123456789'].map(digit => JSON.stringify(firsts(digit.repeat(64))))).size).toBeGreaterThan(5);
  });

  test('ARENA-19: a stage is one destination for all its matches, and none comes twice', () => {
    const places = new Set<string>();
    for (const digit of '0123456789abcdef') {
      let state = ready(8, {}, digit.repeat(64));
      while (championship.outcome(state) === null) {
        const open = championship.openMatches(state).map(({ options }) => (options as State['options']).ringRules);
        expect(new Set(open)).toEqual(new Set([state.stages.at(-1)!.place]));
        state = firstSeatsWin(state);
      }
      const route = state.stages.map(({ place }) => place);
      expect(new Set(route).size).toBe(3);
      for (const place of route) places.add(place);
    }
    expect(places.size).toBeGreaterThan(8);
  });

  test('other numbers, options of its own and a short seed are refused', () => {
    expect(() => championship.start({ entrants: 5, seed: SEED })).toThrow('4, 6, 8 or 9');
    expect(() => championship.start({ entrants: 4, seed: 'a' })).toThrow('seed');
    expect(() => championship.start({ entrants: 4, seed: SEED, match: { ringRules: 'carousel' } })).toThrow(
      'ringRules',
    );
    expect(() => championship.start({ entrants: 4, seed: SEED, options: { leftBehind: 'nobody' } })).toThrow(
      'leftBehind',
    );
  });
});

describe('teams', () => {
  const [one, other] = READY_TEAMS;
  const register = (team = one!) => ({
    type: 'registerTeam' as const,
    fighters: [...team.fighters],
    hazard: team.hazard,
  });

  test('ARENA-9: a team plays every match with the same fighters and hazard', () => {
    let state = ready(4);
    const chosen = state.entries.map(({ fighters, hazard }) => ({ fighters, hazard }));
    while (championship.outcome(state) === null) {
      for (const planned of championship.openMatches(state)) {
        const { teams } = openPlanned(planned, SEED).state as State;
        const fought = teams.map(({ fighters, hazard }) => ({ fighters: fighters.map(({ card }) => card), hazard }));
        expect(fought).toEqual(planned.entrants.map(entrant => chosen[entrant]));
      }
      state = firstSeatsWin(state);
    }
    expect(championship.why(state, 0, register())).toMatchObject({ key: 'notAskedFor' });
  });

  test('ARENA-R4: what is registered is secret until all have', () => {
    let state = championship.start({ entrants: 4, seed: SEED });
    for (const entrant of [0, 1, 2]) state = championship.apply(state, entrant, register());
    expect(championship.owes(state, 0)).toBeNull();
    expect(championship.owes(state, 3)).toMatchObject({ type: 'registerTeam', isSecret: true });
    for (const viewer of [null, 1, 3]) {
      const view = championship.viewFor(state, viewer);
      expect(view.entries.map(({ isIn }) => isIn)).toEqual([true, true, true, false]);
      expect(view.entries.map(({ fighters }) => fighters !== null)).toEqual([false, viewer === 1, false, false]);
      expect(view.seed).toBe('');
      expect(shape.problemIn(championship.shapes.state, view, 'view')).toBeNull();
    }
    state = championship.apply(state, 3, register(other));
    expect(championship.viewFor(state, null).entries.map(({ hazard }) => hazard)).toEqual([
      ...[one!, one!, one!].map(({ hazard }) => hazard),
      other!.hazard,
    ]);
  });

  test('ARENA-2 ARENA-6 ARENA-7 ARENA-8: a team that is none is refused, with the reason', () => {
    const state = championship.start({ entrants: 4, seed: SEED });
    const why = (fighters: FighterId[], hazard = one!.hazard) =>
      championship.why(state, 0, { type: 'registerTeam', fighters, hazard });
    expect(why([...one!.fighters.slice(1)])).toMatchObject({ rule: 'ARENA-2', key: 'teamSize' });
    expect(why(['rex-rookie', 'skeld', 'dolly', 'kipp'])).toMatchObject({ rule: 'ARENA-6' });
    expect(why(['rex-rookie', 'rex-legend', 'krag', 'piston'])).toMatchObject({ rule: 'ARENA-7' });
    expect(why(['krag', 'krag', 'krag', 'krag'])).toMatchObject({ rule: 'ARENA-7' });
    expect(why([...one!.fighters], 'wormhole')).toMatchObject({ rule: 'ARENA-8' });
    expect(championship.why(state, 9, register())).toMatchObject({ key: 'seat' });
    expect(championship.why(state, 0, { type: 'registerTeam', fighters: 3 })).toMatchObject({ key: 'form' });
    expect(() => championship.apply(state, 0, { type: 'leaveBehind', fighter: 'krag' })).toThrow(IllegalMove);
  });
});

describe('who travels on', () => {
  test('ARENA-10: a drawn match sends on the team with the higher crowd', () => {
    const state = ended(ready(4), '1.1', ([a, b]) => ({
      ranking: [[a!, b!]],
      crowd: { [a!]: [1, 1, 1, 1], [b!]: [5, 0, 0, 0] },
    }));
    const { entrants, winner } = state.stages[0]!.matches[0]!;
    expect(winner).toBe(entrants[1]);
    expect(championship.stages(state)[0]!.matches[0]!.outcome).toEqual({
      ranking: [[...entrants]],
      goOn: [entrants[1]],
      scores: [4, 5],
      tie: { winner: entrants[1], by: 'score' },
    });
  });

  test('ARENA-R84: a draw before crowds of the same size is left to chance', () => {
    const winners = [...'0123456789abcdef'].map(digit => {
      const state = ended(ready(4, {}, digit.repeat(64)), '1.1', entrants => ({ ranking: [[...entrants]] }));
      const { entrants, winner } = state.stages[0]!.matches[0]!;
      expect(championship.stages(state)[0]!.matches[0]!.outcome!.tie).toEqual({ winner, by: 'lot' });
      return entrants.indexOf(winner!);
    });
    expect(new Set(winners)).toEqual(new Set([0, 1]));
  });

  test('ARENA-10: a drawn final has a champion too, and it is told what decided it', () => {
    const won = ([a, b]: readonly number[]) => ({ ranking: [[a!], [b!]] });
    const before = ended(ended(ready(4), '1.1', won), '1.2', won);
    const [match] = championship.stages(before)[0]!.matches;
    expect(match!.outcome).not.toHaveProperty('tie');
    const state = ended(before, '2.1', ([a, b]) => ({ ranking: [[a!, b!]], crowd: { [b!]: [7, 0, 0, 0] } }));
    const { entrants } = state.stages[1]!.matches[0]!;
    expect(championship.outcome(state)!.winner).toBe(entrants[1]);
    expect(championship.stages(state)[1]!.matches[0]!.outcome!.tie).toEqual({ winner: entrants[1], by: 'score' });
  });

  test('ARENA-R70: in a drawn match of three the third stays behind, whatever its crowd', () => {
    const state = ended(ready(9), '1.1', ([a, b, c]) => ({
      ranking: [[a!, b!], [c!]],
      crowd: { [b!]: [1, 0, 0, 0], [c!]: [9, 9, 9, 9] },
    }));
    expect(state.stages[0]!.matches[0]!.winner).toBe(state.stages[0]!.matches[0]!.entrants[1]);
  });

  /** Six teams; `crowd` and `finishers` of the second and third seat of each match. */
  function wildcard(
    second: [crowd: number, finishers: number],
    third: [crowd: number, finishers: number],
    seed = SEED,
  ) {
    let state = ready(6, {}, seed);
    for (const id of ['1.1', '1.2']) {
      state = ended(state, id, ([a, b, c]) => ({
        ranking: [[a!], [b!], [c!]],
        crowd: id === '1.1' ? { [b!]: [second[0], 0, 0, 0], [a!]: [50, 0, 0, 0] } : { [c!]: [third[0], 0, 0, 0] },
        finishers: id === '1.1' ? { [b!]: second[1] } : { [c!]: third[1] },
      }));
    }
    const [first, last] = state.stages[0]!.matches;
    expect(state.stages[1]!.matches[0]!.entrants).toEqual([first!.winner, last!.winner, state.stages[0]!.wildcard]);
    return state.stages[0]!.wildcard === first!.entrants[1]
      ? 'second'
      : state.stages[0]!.wildcard === last!.entrants[2]
        ? 'third'
        : 'other';
  }

  test('ARENA-10 ARENA-R79: the wildcard is the non-winner with the highest crowd, then with more Finishing Moves', () => {
    expect(wildcard([7, 0], [6, 2])).toBe('second');
    expect(wildcard([6, 2], [7, 0])).toBe('third');
    expect(wildcard([7, 1], [7, 2])).toBe('third');
    const byChance = [...'0123456789abcdef'].map(digit => wildcard([7, 1], [7, 1], digit.repeat(64)));
    expect(new Set(byChance)).toEqual(new Set(['second', 'third']));
  });

  test('ARENA-10: while the wildcard is open, nobody of its stage is out', () => {
    let state = ended(ready(6), '1.1', ([a, b, c]) => ({ ranking: [[a!], [b!], [c!]] }));
    expect(championship.standings(state).some(({ isOut }) => isOut)).toBe(false);
    state = ended(state, '1.2', ([a, b, c]) => ({ ranking: [[a!], [b!], [c!]], crowd: { [b!]: [1, 0, 0, 0] } }));
    expect(championship.standings(state).filter(({ isOut }) => isOut)).toHaveLength(3);
  });

  test('ARENA-R78: each match is set up afresh', () => {
    const state = firstSeatsWin(ready(4));
    const { teams } = openPlanned(championship.openMatches(state)[0]!, SEED).state as State;
    for (const { fighters, deck, discard } of teams) {
      expect([deck.length, discard.length]).toEqual([52, 0]);
      expect(fighters.every(({ crowd, damage, finished }) => crowd === 0 && damage === 0 && !finished)).toBe(true);
    }
  });
});

describe('fighters left behind', () => {
  const travelling = (seed = SEED) => ready(4, { leftBehind: 'fighters' }, seed);

  test('ARENA-R77: six set out under one identity, and four with a legal hazard are picked for each match', () => {
    const start = championship.start({ entrants: 4, options: { leftBehind: 'fighters' }, seed: SEED });
    expect(championship.owes(start, 2)).toMatchObject({ type: 'registerRoster', isSecret: true });
    const why = (fighters: FighterId[]) => championship.why(start, 0, { type: 'registerRoster', fighters });
    expect(why(['krag', 'vessa', 'ossic', 'skeld'])).toMatchObject({ rule: 'ARENA-R77', key: 'rosterSize' });
    expect(why(['krag', 'vessa', 'ossic', 'skeld', 'quill', 'dolly'])).toMatchObject({ rule: 'ARENA-6' });
    // A few of six are told of the same, while they are picked.
    const whyNot = (fighters: FighterId[]) => whyNoCompany(contentOf('ref-3'), fighters, { sharedIdentity: 'common' });
    expect(whyNot(['krag', 'dolly'])).toBeNull();
    expect(whyNot(['krag', 'dolly', 'gus'])).toMatchObject({ rule: 'ARENA-6', key: 'companyWithoutIdentity' });
    expect(whyNot(['rex-rookie', 'rex-legend'])).toMatchObject({ rule: 'ARENA-7', key: 'namesakes' });
    expect(why(['krag', 'vessa', 'ossic', 'skeld', 'quill', 'mudge'])).toBeNull();
    let state = start;
    for (const entrant of [0, 1, 2, 3]) {
      const fighters: FighterId[] = ['krag', 'vessa', 'ossic', 'skeld', 'quill', 'mudge'];
      state = championship.apply(state, entrant, { type: 'registerRoster', fighters });
    }
    expect(championship.openMatches(state)).toEqual([]);
    const [who, enemy] = state.stages[0]!.matches[0]!.entrants as [number, number];
    expect(championship.owes(state, who)).toMatchObject({ type: 'pickTeam', isSecret: true, match: '1.1' });
    const pick = (fighters: FighterId[]) => ({ type: 'pickTeam' as const, fighters, hazard: 'fire-pit' as const });
    expect(championship.why(state, who, pick(['krag', 'vessa', 'ossic', 'dolly']))).toMatchObject({
      key: 'notTravelling',
    });
    expect(championship.why(state, who, pick(['krag', 'vessa', 'ossic']))).toMatchObject({ key: 'teamSize' });
    const legal = pick(['mudge', 'vessa', 'ossic', 'krag']);
    expect(championship.why(state, who, legal)).toBeNull();
    state = championship.apply(state, who, legal);
    expect(championship.viewFor(state, enemy).stages[0]!.matches[0]!.teams).toEqual([null, null]);
    expect(championship.viewFor(state, who).stages[0]!.matches[0]!.teams[0]).toMatchObject({ hazard: 'fire-pit' });
    state = championship.apply(state, enemy, legal);
    expect(championship.openMatches(state).map(({ id }) => id)).toEqual(['1.1']);
    expect(championship.viewFor(state, null).stages[0]!.matches[0]!.teams[0]!.fighters[0]).toBe('mudge');
  });

  test('ARENA-R77: who advances leaves its lowest tally behind; the loser and those who did not play stay as they are', () => {
    const before = travelling();
    const { entrants, teams } = before.stages[0]!.matches[0]!;
    const state = ended(before, '1.1', ([a, b]) => ({
      ranking: [[a!], [b!]],
      crowd: { [a!]: [4, 3, 1, 2], [b!]: [4, 3, 1, 2] },
    }));
    const [winner, loser] = entrants.map(who => state.entries[who]!);
    expect(before.entries[entrants[0]!]!.fighters!.filter(one => !winner!.fighters!.includes(one))).toEqual([
      teams[0]!.fighters[2],
    ]);
    expect(loser!.fighters).toHaveLength(6);
  });

  test('ARENA-R77: of equal tallies the owner picks, and all wait for it', () => {
    const id = '1.1';
    let state = ended(travelling(), id, ([a, b]) => ({ ranking: [[a!], [b!]], crowd: { [a!]: [4, 1, 3, 1] } }));
    state = ended(state, '1.2', ([a, b]) => ({ ranking: [[a!], [b!]], crowd: { [a!]: [4, 3, 1, 2] } }));
    const { entrants, teams } = state.stages[0]!.matches[0]!;
    const who = entrants[0]!;
    const [first, low, , lower] = teams[0]!.fighters;
    expect(state.stages).toHaveLength(1);
    expect(championship.owes(state, who)).toMatchObject({ type: 'leaveBehind', isSecret: false });
    expect(championship.why(state, who, { type: 'leaveBehind', fighter: first! })).toMatchObject({ key: 'notLowest' });
    expect(championship.why(state, who, { type: 'leaveBehind', fighter: low! })).toBeNull();
    state = championship.apply(state, who, { type: 'leaveBehind', fighter: lower! });
    expect(state.entries[who]!.fighters).not.toContain(lower);
    expect(state.stages).toHaveLength(2);
  });

  test('ARENA-R77: nobody is left behind once four travel', () => {
    let state = ready(8, { leftBehind: 'fighters' });
    while (championship.outcome(state) === null) {
      const ids = championship.openMatches(state).map(({ id }) => id);
      for (const id of ids) {
        state = ended(state, id, ([a, b]) => ({ ranking: [[a!], [b!]], crowd: { [a!]: [4, 3, 1, 2] } }));
      }
      state = decideAll(championship, state, fastChance(8)) as ChampionshipState;
    }
    const sizes = state.stages.at(-1)!.matches[0]!.entrants.map(who => state.entries[who]!.fighters!.length);
    expect(sizes).toEqual([4, 4]);
  });

  test('ARENA-R77: a team of four keeps all of them, wherever it goes', () => {
    let state = championship.start({ entrants: 8, options: { leftBehind: 'fighters' }, seed: SEED });
    for (const who of state.entries.keys()) {
      state = championship.apply(state, who, championship.botAct(state, who, fastChance(who + 1)));
    }
    for (const entry of state.entries) entry.fighters = entry.fighters!.slice(0, 4);
    state = decideAll(championship, state, fastChance(8)) as ChampionshipState;
    state = ended(state, '1.1', ([a, b]) => ({ ranking: [[a!], [b!]], crowd: { [a!]: [4, 3, 1, 2] } }));
    const { winner } = state.stages[0]!.matches[0]!;
    expect(state.entries[winner!]).toMatchObject({ leaving: [], fighters: { length: 4 } });
  });

  test('ARENA-R77: the wildcard leaves one behind too', () => {
    let state = ready(6, { leftBehind: 'fighters' });
    for (const id of ['1.1', '1.2']) {
      state = ended(state, id, ([a, b, c]) => ({
        ranking: [[a!], [b!], [c!]],
        crowd: { [a!]: [4, 3, 1, 2], [b!]: id === '1.1' ? [9, 8, 7, 6] : [1, 0, 0, 0] },
      }));
    }
    expect(state.entries[state.stages[0]!.wildcard!]!.fighters).toHaveLength(5);
  });

  test('ARENA-8: every four that may be a team have a hazard to choose', () => {
    const rules = { sharedIdentity: 'pairwise' as const };
    const fours = (from: number, chosen: FighterId[]): FighterId[][] =>
      companyProblems(contentOf(CONTENT_IDS[0]), chosen, rules).length > 0
        ? []
        : chosen.length === 4
          ? [chosen]
          : FIGHTER_IDS.slice(from).flatMap((one, i) => fours(from + i + 1, [...chosen, one]));
    expect(fours(0, []).every(four => legalHazards(contentOf(CONTENT_IDS[0]), four).length > 0)).toBe(true);
  });
});

describe('the end', () => {
  test('ARENA-10 ARENA-R79: the champion wins the final; the highest tally of all stages is the Crowd Favourite', () => {
    let state = ready(4);
    for (const id of ['1.1', '1.2', '2.1']) {
      state = ended(state, id, ([a, b]) => ({
        ranking: [[a!], [b!]],
        crowd: { [a!]: [0, 5, 4, 0], [b!]: [8, 0, 0, 0] },
      }));
    }
    const { winner, honours } = championship.outcome(state)!;
    const [first, second] = state.stages[1]!.matches[0]!.entrants as [number, number];
    expect(winner).toBe(first);
    // The loser of the final had 5 and 8 with different fighters; the champion's second fighter 5 and 5.
    expect(honours).toEqual([
      { type: 'crowdFavourite', entrant: first, of: state.entries[first]!.fighters![1], score: 10 },
    ]);
    expect(championship.standings(state).slice(0, 2)).toMatchObject([
      { entrant: first, place: 1, wins: 2, isOut: false, score: 18 },
      { entrant: second, place: 2, wins: 1, isOut: true, score: 17 },
    ]);
    expect(championship.viewFor(state, null).seed).toBe(SEED);
  });

  test('a match counts once, only if it is that match, and only when it is over', () => {
    let state = championship.start({ entrants: 4, seed: SEED });
    for (const [entrant, { fighters, hazard }] of READY_TEAMS.slice(0, 4).entries()) {
      state = championship.apply(state, entrant, { type: 'registerTeam', fighters: [...fighters], hazard });
    }
    const [first] = championship.openMatches(state);
    const end = endOf(first!, { ranking: [[first!.entrants[1]!], [first!.entrants[0]!]] });
    const next = championship.report(state, '1.1', end);
    expect(championship.report(next, '1.1', endOf(first!, { ranking: [[...first!.entrants]] }))).toBe(next);
    expect(state.stages[0]!.matches[0]!.played).toBeNull();
    expect(() => championship.report(state, '7.1', end)).toThrow('no match');
    expect(() => championship.report(state, '1.1', openPlanned(first!, SEED).state)).toThrow('not over');
    expect(() => championship.report(state, '1.2', end)).toThrow('other teams');
  });

  test('ARENA-9: a match with another hazard, or with another fighter, is not the one that was planned', () => {
    const state = ready(4);
    const [planned] = championship.openMatches(state);
    const end = () => endOf(planned!, { ranking: [[planned!.entrants[0]!], [planned!.entrants[1]!]] });
    const swapped = end();
    swapped.teams[0]!.fighters.reverse();
    expect(() => championship.report(state, '1.1', swapped)).toThrow('other teams');
    const moved = end();
    moved.teams[0]!.hazard = HAZARD_IDS.find(id => id !== moved.teams[0]!.hazard)!;
    expect(() => championship.report(state, '1.1', moved)).toThrow('other teams');
  });
});

describe('whole championships', () => {
  test.each([
    [4, 'teams'],
    [4, 'fighters'],
    [6, 'teams'],
    [6, 'fighters'],
    [8, 'teams'],
    [8, 'fighters'],
    [9, 'teams'],
    [9, 'fighters'],
  ])('%i entrants, %s left behind, played by bots to the end', (entrants, leftBehind) => {
    const given = { entrants, options: { leftBehind }, match: { bellRounds: 10 }, seed: SEED };
    const state = playedByChance(championship, given, entrants) as ChampionshipState;
    expect(shape.problemIn(championship.shapes.state, state, 'state')).toBeNull();
    const { winner } = championship.outcome(state)!;
    expect(championship.standings(state)[0]).toMatchObject({ entrant: winner, place: 1 });
    expect(championship.standings(state).filter(({ isOut }) => !isOut)).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test('the recorded championship replays to its end, and is still written as it was', () => {
    const text = readFileSync(championshipPath, 'utf8');
    const state = replayRecorded(readFrom(text));
    expect(championship.outcome(state)).not.toBeNull();
    expect(state.stages.map(({ matches }) => matches.length)).toEqual([2, 1]);
    expect(playRecorded()).toEqual(readFrom(text));
  });

  test('the game brings it', async () => {
    const kinds = await manifest.competition!.kinds();
    expect(kinds.map(({ id }) => id)).toEqual(['championship', 'series']);
  });
});
