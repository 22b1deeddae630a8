/** The authored content is whole, and its checks notice what would be wrong with it. */

import { expect, test } from 'vitest';
import { ARENAS, type ArenaDef } from '../content/arenas.ts';
import { FIGHTERS, type FighterDef } from '../content/fighters.ts';
import { CALLS } from '../content/lines.ts';
import { POWER_TABLE, type PowerDef } from '../content/powers.ts';
import { leastDistance } from '../content/sight.ts';
import { problemsWithArenas, problemsWithFighters, problemsWithVoices } from '../content/validate.ts';
import { POWERS } from '../state.ts';
import type { Voices } from '../words/catalogue.ts';
import { voices as german } from '../words/de/voices.ftl.ts';
import { voices } from '../words/en/voices.ftl.ts';

test('the fighters, arenas and lines have no problems', () => {
  expect(problemsWithFighters(FIGHTERS)).toEqual([]);
  expect(problemsWithArenas(ARENAS)).toEqual([]);
  expect(problemsWithVoices(voices)).toEqual([]);
  expect(problemsWithVoices(german)).toEqual([]);
});

test('there are 14 fighters, 4 arenas and at least 6 lines for each of the 6 moments', () => {
  expect([FIGHTERS.length, ARENAS.length, CALLS.length]).toEqual([14, 4, 6]);
  for (const call of CALLS) expect(voices.announcer[call].length).toBeGreaterThanOrEqual(6);
});

const fighters = (at: number, change: Partial<FighterDef>): FighterDef[] =>
  FIGHTERS.map((fighter, i) => (i === at ? { ...fighter, ...change } : fighter));
const [, cinder] = FIGHTERS;

test.each<[string, Partial<FighterDef>, RegExp]>([
  ['an id twice', { id: cinder.id }, /fighter id 'madam-cinder' appears twice/],
  ['a name twice', { name: cinder.name }, /fighter name 'Madam Cinder' appears twice/],
  ['a third fighter with a power', { power: 'tough' }, /tough: 3 fighters/],
  ['a third fighter without a power', { power: null }, /no power: 3 fighters/],
  ['an unknown power', { power: 'rude' as 'tough' }, /no power 'rude'/],
  ['a colour that is none', { colour: 'red' }, /'red' is not a colour/],
  ['the same colour', { colour: cinder.colour }, /bramble-voss: colours look alike/],
  ['a colour alike without green cones', { colour: '#7fdb40' }, /colours look alike/],
])('the check of fighters notices %s', (_, change, problem) => {
  expect(problemsWithFighters(fighters(0, change)).join('\n')).toMatch(problem);
});

const [market] = ARENAS;
const moved = (at: number, x: number, y: number): ArenaDef['spots'] =>
  market.spots.map((spot, i) => (i === at ? { ...spot, x, y } : spot)) as unknown as ArenaDef['spots'];

test.each<[string, Partial<ArenaDef>, RegExp]>([
  ['an id twice', { id: ARENAS[1].id }, /arena id 'the-moss-ring' appears twice/],
  ['an empty ground', { ground: '' }, /ground is empty/],
  ['a colour that is none', { colours: { ...market.colours, rim: '#12' } }, /rim '#12' is not a colour/],
  ['one terrain piece', { terrain: market.terrain.slice(1, 2) }, /1 terrain pieces/],
  ['two crates', { terrain: [...market.terrain.slice(1), market.terrain[2]] }, /terrain kind 'awning' appears twice/],
  [
    'terrain over the edge',
    { terrain: [...market.terrain.slice(1), { kind: 'cart', x: 0.9, y: 0, r: 0.2 }] },
    /cart is/,
  ],
  [
    'terrain on a spot',
    { terrain: [market.terrain[1], { kind: 'cart', x: 0.5, y: 0.3, r: 0.1 }] },
    /cart covers the def/,
  ],
  ['a spot over the edge', { spots: moved(0, -0.9, 0) }, /off spot is not inside/],
  ['spots too close', { spots: moved(0, 0.5, 0.1) }, /def and off are too close/],
  ['a place twice', { spots: [market.spots[0], market.spots[0], market.spots[2]] }, /0 def spots/],
  ['wrong faces', { spots: [{ ...market.spots[0], faces: [1, 3] }, market.spots[1], market.spots[2]] }, /faces 1,3/],
  ['a missing spot', { spots: market.spots.slice(0, 2) as unknown as ArenaDef['spots'] }, /2 spots, not 3/],
])('the check of arenas notices %s', (_, change, problem) => {
  expect(problemsWithArenas([{ ...market, ...change }, ...ARENAS.slice(1)]).join('\n')).toMatch(problem);
});

const { announcer, fighters: said, arenas } = voices as Voices;
const motto = (text: string): Partial<Voices> => ({
  fighters: { ...said, oxbow: { ...said.oxbow, motto: text } },
});

test.each<[string, Partial<Voices>, RegExp]>([
  ['a moment with 5 lines', { announcer: { ...announcer, draw: announcer.draw.slice(1) } }, /draw: 5 lines/],
  ['a line twice', { announcer: { ...announcer, draw: [...announcer.draw, announcer.dazed[0]!] } }, /appears twice/],
  ['an empty line', { announcer: { ...announcer, draw: [...announcer.draw, ''] } }, /line is empty/],
  ['an empty motto', motto(' '), /motto is empty/],
  ['a long motto', motto('x'.repeat(61)), /motto is longer than 60/],
  ['an arena’s name twice', { arenas: { ...arenas, 'cellar-lamp': 'The Moss Ring' } }, /arena name .* appears twice/],
])('the check of voices notices %s', (_, change, problem) => {
  expect(problemsWithVoices({ ...voices, ...change }).join('\n')).toMatch(problem);
});

test('red and green of one lightness look alike to an eye without green cones, and blue and yellow do not', () => {
  expect(leastDistance('#b0703a', '#7f8a2e')).toBeLessThan(0.1);
  expect(leastDistance('#3050e0', '#e8d020')).toBeGreaterThan(0.3);
  expect(leastDistance('#000000', '#ffffff')).toBeCloseTo(1, 3);
});

test('FITE-38 FITE-39 FITE-40 FITE-42 FITE-43 FITE-44: the table of powers says what each one does', () => {
  const plain: Omit<PowerDef, 'id' | 'name'> = {
    window: 'react',
    own: { off: 0, def: 0 },
    foe: { off: 0, def: 0 },
    tacticalOptions: 0,
    relocate: false,
  };
  expect(POWER_TABLE).toEqual({
    aggressive: { ...plain, id: 'aggressive', name: 'Aggressive', foe: { off: -1, def: 0 } },
    brutal: { ...plain, id: 'brutal', name: 'Brutal', own: { off: 1, def: 0 } },
    cunning: { ...plain, id: 'cunning', name: 'Cunning', tacticalOptions: 1 },
    fast: { ...plain, id: 'fast', name: 'Fast', foe: { off: 0, def: -1 } },
    swift: { ...plain, id: 'swift', name: 'Swift', window: 'swift', relocate: true },
    tough: { ...plain, id: 'tough', name: 'Tough', own: { off: 0, def: 1 } },
  });
  expect(Object.keys(POWER_TABLE)).toEqual([...POWERS]);
});
