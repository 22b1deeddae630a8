/** Which teams are legal, why others are not, and what is suggested to newcomers. */

import { describe, expect, test } from 'vitest';
import { REF_1 } from '../content/packs.ts';
import {
  type ChosenTeam,
  joiners,
  legalHazards,
  legalReadyTeams,
  READY_TEAM_IDS,
  READY_TEAMS,
  sharedIdentities,
  suggestTeam,
  teamProblems,
} from '../content/teams.ts';
import { FIGHTER_IDS, type FighterId } from '../content/types.ts';

const COMMON = { sharedIdentity: 'common' } as const;
const PAIRWISE = { sharedIdentity: 'pairwise' } as const;

const wrong = (team: ChosenTeam, rules: Parameters<typeof teamProblems>[2] = COMMON): string[] =>
  teamProblems(REF_1, team, rules).map(({ rule, key }) => `${rule} ${key}`);

describe('a team', () => {
  test('ARENA-2: is exactly four fighters', () => {
    expect(wrong({ fighters: ['krag', 'ossic', 'skeld'], hazard: 'shock-plates' })).toEqual(['ARENA-2 teamSize']);
  });

  test('ARENA-7: has no two fighters of one name', () => {
    const team: ChosenTeam = { fighters: ['rex-rookie', 'rex-legend', 'gus', 'dolly'], hazard: 'shock-plates' };
    expect(teamProblems(REF_1, team, COMMON)).toEqual([
      { rule: 'ARENA-7', key: 'sameName', values: { name: 'Rex Calder' } },
    ]);
  });

  test('ARENA-6: has an identity in common', () => {
    expect(sharedIdentities(REF_1, ['dolly', 'vessa', 'echo'])).toEqual(['Aggressive', 'Thrower']);
    expect(wrong({ fighters: ['krag', 'ossic', 'skeld', 'gus'], hazard: 'shock-plates' })).toEqual([
      'ARENA-6 nothingShared',
    ]);
  });

  test('ARENA-R2: or only every two of them have one, as an option', () => {
    // krag and gyro have nothing in common; skeld shares Saurid with krag and Defensive with gyro.
    const [apart] = teamProblems(
      REF_1,
      { fighters: ['krag', 'skeld', 'gyro', 'ossic'], hazard: 'shock-plates' },
      PAIRWISE,
    );
    expect(apart).toEqual({ rule: 'ARENA-R2', key: 'pairSharesNothing', values: { one: 'krag', other: 'gyro' } });
    const pairs: ChosenTeam = { fighters: ['krag', 'vessa', 'rex-rookie', 'ossic'], hazard: 'shock-plates' };
    expect(wrong(pairs)).toEqual(['ARENA-6 nothingShared']);
    expect(wrong(pairs, PAIRWISE)).toEqual([]);
  });

  test('ARENA-R3: takes nobody that another team has, where fighters are unique', () => {
    const team: ChosenTeam = { fighters: ['krag', 'ossic', 'skeld', 'mudge'], hazard: 'fire-pit' };
    expect(wrong(team, { ...COMMON, taken: ['ossic'] })).toEqual(['ARENA-R3 fighterTaken']);
  });

  test('ARENA-8: has a hazard whose condition it meets', () => {
    expect(wrong({ fighters: ['krag', 'ossic', 'skeld', 'mudge'], hazard: 'wormhole' })).toEqual([
      'ARENA-8 hazardNotAllowed',
    ]);
    expect(legalHazards(REF_1, ['krag', 'ossic', 'skeld', 'mudge'])).toEqual([
      'fire-pit',
      'tar-pool',
      'razor-coil',
      'spotlight',
      'medic-bay',
      'shock-plates',
      'mud-wallow',
    ]);
    expect(legalHazards(REF_1, ['gus', 'bulwark', 'skeld', 'warden'])).toContain('weapon-rack');
  });
});

describe('building a team', () => {
  test('anybody can begin one', () => {
    expect(joiners(REF_1, [], COMMON)).toEqual(FIGHTER_IDS);
    expect(joiners(REF_1, [], PAIRWISE)).toEqual(FIGHTER_IDS);
  });

  test('only those who can still make four are offered', () => {
    expect(joiners(REF_1, ['krag', 'mudge', 'quill'], COMMON)).toEqual(['vessa', 'ossic', 'skeld']);
    expect(joiners(REF_1, ['rex-rookie'], COMMON)).not.toContain('rex-legend');
  });

  test('nobody joins four', () => {
    expect(joiners(REF_1, ['krag', 'ossic', 'skeld', 'mudge'], COMMON)).toEqual([]);
  });

  test('a third team can be made whatever two others have taken', () => {
    const teams = (['strikers', 'throwers', 'grapplers', 'the-wall'] as const).map(
      id => READY_TEAMS.find(team => team.id === id)!,
    );
    for (const one of teams) {
      for (const other of teams) {
        const taken = [...one.fighters, ...other.fighters];
        expect(joiners(REF_1, [], { ...COMMON, taken }).length).toBeGreaterThan(3);
      }
    }
  });
});

describe('ready-made teams', () => {
  test('all are legal and each id has one', () => {
    expect(legalReadyTeams(REF_1, COMMON).map(({ id }) => id)).toEqual(READY_TEAM_IDS);
  });

  test('those with a taken fighter are left out', () => {
    const ids = legalReadyTeams(REF_1, { ...COMMON, taken: ['krag'] }).map(({ id }) => id);
    expect(ids).not.toContain('strikers');
    expect(ids).toContain('throwers');
  });
});

describe('suggestions', () => {
  test('complete what is chosen to a ready-made team', () => {
    expect(suggestTeam(REF_1, ['vessa', 'echo'], COMMON)).toEqual({
      fighters: ['vessa', 'echo', 'dolly', 'gyro'],
      hazard: 'spring-deck',
    });
  });

  test('or to some legal one', () => {
    const team = suggestTeam(REF_1, ['quill', 'krag'], COMMON)!;
    expect(team.fighters.slice(0, 2)).toEqual(['quill', 'krag']);
    expect(wrong(team)).toEqual([]);
  });

  test('every fighter can be the first of a suggested team', () => {
    for (const fighter of FIGHTER_IDS) expect(wrong(suggestTeam(REF_1, [fighter], COMMON)!)).toEqual([]);
  });

  test('there is none for fighters that do not go together', () => {
    const apart: FighterId[] = ['krag', 'gus'];
    expect(suggestTeam(REF_1, apart, COMMON)).toBeNull();
  });
});
