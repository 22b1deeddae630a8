/** Checks of authored content: each gives the list of what is wrong, empty when all is well. */

import { LOCATIONS, POWERS } from '../state.ts';
import type { ArenaDef, Spot, Terrain } from './arenas.ts';
import type { FighterDef } from './fighters.ts';
import { CALLS, type Call } from './lines.ts';
import { isColour, leastDistance } from './sight.ts';

const LONGEST_TEXT = 60;
const FIGHTERS_PER_POWER = 2;
/** Black and white are 1 apart. */
const LEAST_COLOUR_DISTANCE = 0.1;
const SPOT_RADIUS = 0.2;
const LEAST_SPOT_DISTANCE = 0.5;
const LINES_PER_CALL = 6;
const FACES = { off: [1, 2], def: [3, 4], tac: [5, 6] } as const;

/** What is wrong with a roster of fighters. */
export function problemsWithFighters(fighters: readonly FighterDef[]): string[] {
  const problems = [...repeated('fighter id', fighters, f => f.id), ...repeated('fighter name', fighters, f => f.name)];
  for (const power of [...POWERS, null]) {
    const holders = fighters.filter(f => f.power === power).length;
    if (holders !== FIGHTERS_PER_POWER) {
      problems.push(`${power ?? 'no power'}: ${holders} fighters, not ${FIGHTERS_PER_POWER}`);
    }
  }
  for (const { id, name, power, colour } of fighters) {
    problems.push(...badTexts(id, { id, name }));
    if (power !== null && !POWERS.includes(power)) problems.push(`${id}: there is no power '${power}'`);
    if (!isColour(colour)) problems.push(`${id}: '${colour}' is not a colour`);
  }
  return [...problems, ...lookAlikes(fighters)];
}

/** Fighters whose colours cannot be told apart, also by those who do not tell red from green. */
function lookAlikes(fighters: readonly FighterDef[]): string[] {
  const problems: string[] = [];
  const coloured = fighters.filter(fighter => isColour(fighter.colour));
  for (const [i, one] of coloured.entries()) {
    for (const other of coloured.slice(0, i)) {
      const distance = leastDistance(one.colour, other.colour);
      if (distance < LEAST_COLOUR_DISTANCE) problems.push(`${one.id} and ${other.id}: colours look alike`);
    }
  }
  return problems;
}

/** What is wrong with a set of arenas. */
export function problemsWithArenas(arenas: readonly ArenaDef[]): string[] {
  return [...repeated('arena id', arenas, a => a.id), ...arenas.flatMap(problemsWithArena)];
}

function problemsWithArena({ id, ground, light, colours, spots, terrain }: ArenaDef): string[] {
  const problems = badTexts(id, { id, ground, light });
  for (const [part, colour] of Object.entries(colours)) {
    if (!isColour(colour)) problems.push(`${id}: ${part} '${colour}' is not a colour`);
  }
  if (terrain.length < 2 || terrain.length > 3) problems.push(`${id}: ${terrain.length} terrain pieces, not 2 or 3`);
  problems.push(...repeated(`${id}: terrain kind`, terrain, t => t.kind), ...problemsWithSpots(id, spots));
  for (const piece of terrain) {
    problems.push(...badTexts(id, { terrain: piece.kind }));
    if (!isInside(piece, piece.r)) problems.push(`${id}: ${piece.kind} is not inside the disc`);
    for (const spot of spots) {
      if (apart(piece, spot) < piece.r + SPOT_RADIUS) problems.push(`${id}: ${piece.kind} covers the ${spot.loc} spot`);
    }
  }
  return problems;
}

function problemsWithSpots(id: string, spots: readonly Spot[]): string[] {
  const problems: string[] = [];
  for (const loc of LOCATIONS) {
    const found = spots.filter(s => s.loc === loc);
    if (found.length !== 1) problems.push(`${id}: ${found.length} ${loc} spots, not 1`);
  }
  if (spots.length !== LOCATIONS.length) problems.push(`${id}: ${spots.length} spots, not ${LOCATIONS.length}`);
  for (const [i, spot] of spots.entries()) {
    if (String(spot.faces) !== String(FACES[spot.loc])) problems.push(`${id}: ${spot.loc} has faces ${spot.faces}`);
    if (!isInside(spot, SPOT_RADIUS)) problems.push(`${id}: the ${spot.loc} spot is not inside the disc`);
    for (const other of spots.slice(0, i)) {
      if (apart(spot, other) < LEAST_SPOT_DISTANCE) problems.push(`${id}: ${spot.loc} and ${other.loc} are too close`);
    }
  }
  return problems;
}

/** What is called out in a language, by whom. */
interface Spoken {
  readonly announcer: { readonly [C in Call]: readonly string[] };
  readonly fighters: {
    readonly [id: string]: { readonly motto: string; readonly barks: { readonly [moment: string]: string } };
  };
  readonly arenas: { readonly [id: string]: string };
}

/** What is wrong with what the announcer and the fighters say in a language. */
export function problemsWithVoices({ announcer, fighters, arenas }: Spoken): string[] {
  const lines = CALLS.flatMap(call => announcer[call]);
  const problems = [
    ...repeated('line', lines, line => line),
    ...repeated('arena name', Object.values(arenas), name => name),
  ];
  for (const call of CALLS) {
    const { length } = announcer[call];
    if (length < LINES_PER_CALL) problems.push(`${call}: ${length} lines, fewer than ${LINES_PER_CALL}`);
    for (const line of announcer[call]) problems.push(...badTexts(call, { line }));
  }
  for (const [id, { motto, barks }] of Object.entries(fighters)) problems.push(...badTexts(id, { motto, ...barks }));
  return problems;
}

function badTexts(owner: string, texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    if (text.trim() === '') return [`${owner}: ${field} is empty`];
    return text.length > LONGEST_TEXT ? [`${owner}: ${field} is longer than ${LONGEST_TEXT} characters`] : [];
  });
}

function repeated<T>(what: string, items: readonly T[], keyOf: (item: T) => string): string[] {
  const keys = items.map(keyOf);
  return keys.filter((key, i) => keys.indexOf(key) !== i).map(key => `${what} '${key}' appears twice`);
}

const apart = (a: Spot | Terrain, b: Spot | Terrain): number => Math.hypot(a.x - b.x, a.y - b.y);
const isInside = ({ x, y }: Spot | Terrain, radius: number): boolean => Math.hypot(x, y) + radius <= 1;
