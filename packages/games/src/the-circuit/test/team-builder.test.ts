/** What the team builder knows: a team's shape, who is suggested, how it fares, what is kept; and the command that measures. */

import { expect, test } from 'vitest';
import { contentOf } from '../content/packs.ts';
import { canJoin, FIGHTERS_OF_TEAM, READY_TEAMS, type TeamRules } from '../content/teams.ts';
import { CONTENT_IDS, FIGHTER_IDS, IDENTITIES } from '../content/types.ts';
import { measure, measuredFile } from '../measuring/command.ts';
import { contentMeasured, measureMatch, noFares } from '../measuring/fares.ts';
import { after } from '../table/building.ts';
import { MEASURED, MEASURED_CONTENT } from '../table/measured.ts';
import { readSaved } from '../table/saved-teams.ts';
import { recordOf } from '../table/team-record.ts';
import { STRENGTHS, shapeOf, suggestionsFor } from '../table/team-shape.ts';

const RULES: TeamRules = { sharedIdentity: 'common' };

test.each(CONTENT_IDS)('in %s each strength lies between nothing and the best fighter, who has all of it', id => {
  const content = contentOf(id);
  for (const strength of STRENGTHS) {
    const all = FIGHTER_IDS.map(fighter => shapeOf(content, [fighter])[strength]);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeCloseTo(1);
  }
});

test('ready-made teams show what they win by', () => {
  const content = contentOf('ref-1');
  const shape = (id: string) => shapeOf(content, READY_TEAMS.find(team => team.id === id)!.fighters);
  expect(shape('strikers').damage).toBeGreaterThan(shape('grapplers').damage);
  expect(shape('grapplers').pins).toBeGreaterThan(shape('strikers').pins);
  expect(shape('throwers').control).toBeGreaterThan(shape('strikers').control);
});

test('whoever is suggested may join, and brings most of what there is least of', () => {
  const content = contentOf('ref-1');
  for (const fighter of FIGHTER_IDS) {
    const suggested = suggestionsFor(content, [fighter], RULES);
    expect(suggested).toHaveLength(3);
    for (const one of suggested) expect(canJoin(content, [fighter], one.fighter, RULES)).toBe(true);
  }
  // Piston does damage and pins nobody.
  expect(suggestionsFor(content, ['piston'], RULES)[0]!.strength).toBe('pins');
});

test('a record counts each fighter alike, and says how sure it is', () => {
  const record = recordOf(MEASURED_CONTENT, ['krag'])!;
  expect(record.map(({ identity }) => identity)).toEqual([...IDENTITIES]);
  const [won, all] = MEASURED.krag.split(' ')[0]!.split('/').map(Number) as [number, number];
  expect(record[0]).toMatchObject({ share: won / all, matches: all });
  expect(record[0]!.give).toBeCloseTo(1.96 * Math.sqrt(((won / all) * (1 - won / all)) / all));
  expect(recordOf(MEASURED_CONTENT, [])).toBeNull();
});

test('what was kept is read again; what does not fit is passed over', () => {
  const [{ fighters, hazard }] = READY_TEAMS as [(typeof READY_TEAMS)[0]];
  const team = { name: 'Mine', fighters, hazard };
  expect(readSaved([team])).toEqual([team]);
  const broken = [
    null,
    'team',
    { ...team, name: 3 },
    { ...team, fighters: fighters.slice(1) },
    { ...team, fighters: [...fighters.slice(1), 'nobody'] },
    { ...team, hazard: 'nothing' },
  ];
  expect(readSaved(broken)).toEqual([]);
  expect(readSaved(undefined)).toEqual([]);
});

test('those who have been picked come first, and a team without them is none', () => {
  const team = { fighters: ['krag', 'ossic', 'skeld', 'mudge'], hazard: null } as const;
  expect(after(['skeld'], team)?.fighters).toEqual(['skeld', 'krag', 'ossic', 'mudge']);
  expect(after(['gus'], team)).toBeNull();
});

test('a measured match is counted once for each of the eight fighters and each identity they met', () => {
  const fares = noFares();
  measureMatch(fares, 7);
  const cells = [...fares.values()].flatMap(row => [...row.values()]);
  const matches = cells.reduce((sum, fare) => sum + fare.matches, 0);
  const won = cells.reduce((sum, fare) => sum + fare.won, 0);
  // Each team has at least one identity that the other is counted against.
  expect(matches).toBeGreaterThanOrEqual(2 * FIGHTERS_OF_TEAM);
  expect(matches % FIGHTERS_OF_TEAM).toBe(0);
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(matches);
});

test('the command writes the same file for the same seed, and refuses what it does not understand', async () => {
  const said: string[] = [];
  const files = new Map<string, string>();
  const output = {
    say: (line: string) => void said.push(line),
    save: (path: string, text: string) => void files.set(path, text),
    stopping: () => new AbortController().signal,
  };
  expect(await measure(['--matches', '2', '--seed=5', '--out', 'one.ts'], output)).toBe(0);
  const fares = noFares();
  for (const seed of [5, 6]) measureMatch(fares, seed);
  expect(files.get('one.ts')).toBe(measuredFile({ matches: 2, seed: 5 }, fares));
  expect(said.at(-1)).toBe(`2 matches on ${contentMeasured()}, written to one.ts`);
  expect(await measure(['--matches', 'many'], output)).toBe(2);
  expect(await measure(['--what'], output)).toBe(2);
});
