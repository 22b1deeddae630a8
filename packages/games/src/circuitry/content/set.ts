/** The 52 ordinary faces together: which there are, which bear a portal, and what is wrong with a whole set of them. */

import { CHARGE_CARDS, ORDINARY_CARDS } from './cards.ts';
import { COLOURS, type Colour, type FaceData, SIDES, SITES, type Side } from './face.ts';
import { portDistances, turnedDistances } from './nets.ts';
import { problemsWithFace } from './validate.ts';

/** A face by card number and side, as in `19F`. */
export type FaceName = `${number}${Side}`;

/** Backs of the charge-point cards, then both sides of the ordinary ones. */
export const ORDINARY_FACES: readonly FaceName[] = [
  ...[2, 3, 4, 5, 6, 7].map((no): FaceName => `${no}B`),
  ...ORDINARY_CARDS.flatMap(no => SIDES.map((side): FaceName => `${no}${side}`)),
];

export type FaceSet = Readonly<Record<FaceName, FaceData>>;

const COLOUR_TOLERANCE = 0.1;
const MEAN_NODES = [6.5, 7.5] as const;
const MEAN_PASSING_POINTS = [0.6, 1] as const;
const PORTALS = 29;
const PORTALS_OF_A_COLOUR = [4, 5] as const;

const nodesOf = (face: FaceData) => SITES.flatMap(site => face.nodes[site] ?? []);
const portalOf = (face: FaceData): Colour | null => nodesOf(face).find(node => node.portal)?.colour ?? null;
const count = <T>(items: readonly T[], wanted: (item: T) => boolean): number => items.filter(wanted).length;
const isOutside = (value: number, [least, most]: readonly [number, number]): boolean => value < least || value > most;

/** What names the ways through a face, whichever way up it lies. */
export function tripsKey(face: FaceData): string {
  const distances = portDistances(face);
  const keys = [String(distances), String(turnedDistances(distances))].sort();
  return keys[0]!;
}

/** What is wrong with a set of the 52 ordinary faces, each face's own problems included. */
export function problemsWithFaceSet(faces: FaceSet): string[] {
  const missing = ORDINARY_FACES.filter(name => !faces[name]);
  if (missing.length > 0) return missing.map(name => `there is no ${name}`);
  const each = ORDINARY_FACES.flatMap(name => problemsWithFace(faces[name]!).map(problem => `${name}: ${problem}`));
  const all = ORDINARY_FACES.map(name => faces[name]!);
  return [...each, ...problemsWithLikeness(faces), ...problemsWithMeans(all), ...problemsWithPortals(faces)];
}

function problemsWithLikeness(faces: FaceSet): string[] {
  const first = new Map<string, FaceName>();
  return ORDINARY_FACES.flatMap(name => {
    const key = tripsKey(faces[name]!);
    const twin = first.get(key);
    if (!twin) first.set(key, name);
    return twin ? [`${name} has the same trips as ${twin}`] : [];
  });
}

function problemsWithMeans(faces: readonly FaceData[]): string[] {
  const problems: string[] = [];
  const nodes = faces.flatMap(nodesOf);
  const perColour = nodes.length / COLOURS.length;
  for (const colour of COLOURS) {
    const found = count(nodes, node => node.colour === colour);
    if (Math.abs(found - perColour) > perColour * COLOUR_TOLERANCE) problems.push(`${found} nodes of colour ${colour}`);
  }
  const meanNodes = nodes.length / faces.length;
  if (isOutside(meanNodes, MEAN_NODES)) problems.push(`${meanNodes} nodes a face`);
  const meanPassing = faces.flatMap(face => face.passing).length / faces.length;
  if (isOutside(meanPassing, MEAN_PASSING_POINTS)) problems.push(`${meanPassing} passing points a face`);
  return problems;
}

function problemsWithPortals(faces: FaceSet): string[] {
  const problems: string[] = [];
  for (const colour of COLOURS) {
    const portal = portalOf(faces[`${CHARGE_CARDS[colour]}B`]!);
    if (portal === null || portal === colour) problems.push(`the back of ${colour}'s charge card has portal ${portal}`);
  }
  for (const no of ORDINARY_CARDS) {
    const portals = count(SIDES, side => portalOf(faces[`${no}${side}`]!) !== null);
    if (portals !== 1) problems.push(`card ${no} has ${portals} portals, not 1`);
  }
  if (portalOf(faces['19F']!) === null) problems.push('19F has no portal');
  const colours = ORDINARY_FACES.flatMap(name => portalOf(faces[name]!) ?? []);
  if (colours.length !== PORTALS) problems.push(`${colours.length} portals, not ${PORTALS}`);
  for (const colour of COLOURS) {
    const found = count(colours, other => other === colour);
    if (isOutside(found, PORTALS_OF_A_COLOUR)) problems.push(`${found} portals of colour ${colour}`);
  }
  return problems;
}
