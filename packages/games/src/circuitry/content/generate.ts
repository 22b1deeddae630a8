/** The seeded generator of the 52 ordinary faces. Its result is frozen in `faces.ts`; nothing is generated in play. */

import { type Chance, chanceFrom, fastSource } from '@roundhouse/kernel';
import { CHARGE_CARDS, ORDINARY_CARDS } from './cards.ts';
import { drawFace, untidiness, type Wish } from './drawing.ts';
import { COLOURS, type Colour, type FaceData, type FaceNode, SITES, type Site } from './face.ts';
import { netsOf } from './nets.ts';
import { type FaceName, type FaceSet, ORDINARY_FACES, tripsKey } from './set.ts';
import { isPassingNode, isSoundDrawing, problemsWithFace } from './validate.ts';

/** Of so many sound drawings the tidiest that is unlike the others is taken. */
const DRAWINGS_COMPARED = 60;
const MOST_TRIES = 4000;
const MOST_WISHES = 100;
const MOST_UNTIDINESS = 8;
/** How much a drawing loses for each site that it uses as an earlier face does. */
const LIKENESS_WEIGHT = 0.35;
/** Card 19 is the one whose number side must bear a portal. */
const PORTAL_ON_FRONT = 19;

/** What has been given out so far, so that the set comes out even. */
interface Tally {
  nodes: Record<Colour, number>;
  portals: Record<Colour, number>;
  trips: Set<string>;
  drawn: FaceData[];
}

const noneYet = (): Record<Colour, number> => ({ O: 0, L: 0, D: 0, G: 0, P: 0, R: 0 });

/** All 52 faces of a seed; equal seeds give equal faces. */
export function generateFaces(seed: number): FaceSet {
  const chance = chanceFrom(fastSource(seed));
  const portals = choosePortalFaces(chance);
  const tally: Tally = { nodes: noneYet(), portals: noneYet(), trips: new Set(), drawn: [] };
  const faces: Record<FaceName, FaceData> = {};
  for (const name of ORDINARY_FACES) {
    const drawing = chooseDrawing(chance, portals.has(name), tally);
    faces[name] = colourFace(chance, drawing, portals.has(name) ? portalColours(name, tally) : null, tally);
    tally.trips.add(tripsKey(drawing));
    tally.drawn.push(drawing);
  }
  return faces;
}

/** Every back of a charge-point card, and one side of each ordinary card. */
function choosePortalFaces(chance: Chance): Set<FaceName> {
  const backs = Object.values(CHARGE_CARDS).map((no): FaceName => `${no}B`);
  const sides = ORDINARY_CARDS.map((no): FaceName => (no === PORTAL_ON_FRONT || chance.int(2) ? `${no}F` : `${no}B`));
  return new Set([...backs, ...sides]);
}

/** Counts for one face: on average about 7 nodes and, over the set, about 0.8 passing points. */
function makeWish(chance: Chance, hasPortal: boolean): Wish {
  const nodes = [5, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8][chance.int(12)]!;
  const passing = hasPortal ? [1, 1, 1, 1, 1, 2][chance.int(6)]! : [0, 0, 0, 1, 1][chance.int(5)]!;
  return { nodes, passing };
}

/** Wishes anew until some drawing is tidy enough, since a few wishes are hard to draw well. */
function chooseDrawing(chance: Chance, hasPortal: boolean, tally: Tally): FaceData {
  for (let i = 0; i < MOST_WISHES; i++) {
    const best = tidiestDrawing(chance, makeWish(chance, hasPortal), tally);
    if (best && untidiness(best) <= MOST_UNTIDINESS) return best;
  }
  throw new Error('no tidy face was found');
}

function tidiestDrawing(chance: Chance, wish: Wish, tally: Tally): FaceData | null {
  const sound: FaceData[] = [];
  for (let i = 0; i < MOST_TRIES && sound.length < DRAWINGS_COMPARED; i++) {
    const face = drawFace(chance, wish);
    if (face && isSoundDrawing(face) && !tally.trips.has(tripsKey(face))) sound.push(face);
  }
  const cost = (face: FaceData): number =>
    untidiness(face) + LIKENESS_WEIGHT * Math.max(0, ...tally.drawn.map(other => likeness(face, other)));
  const [best] = sound.map(face => ({ face, cost: cost(face) })).sort((a, b) => a.cost - b.cost);
  return best?.face ?? null;
}

/** How many sites two faces use in the same way. */
const likeness = (one: FaceData, other: FaceData): number =>
  SITES.filter(
    site => !one.nodes[site] === !other.nodes[site] && one.passing.includes(site) === other.passing.includes(site),
  ).length;

/** The colours that a face's portal may have: those given least often, and never that of the card's charge point. */
function portalColours(name: FaceName, { portals }: Tally): Colour[] {
  const own = COLOURS.find(colour => name === `${CHARGE_CARDS[colour]}B`);
  const allowed = COLOURS.filter(colour => colour !== own);
  const fewest = Math.min(...allowed.map(colour => portals[colour]));
  return allowed.filter(colour => portals[colour] === fewest);
}

/** Colours a drawing, the colours given least often so far first. */
function colourFace(chance: Chance, drawing: FaceData, portal: Colour[] | null, tally: Tally): FaceData {
  const layBys = SITES.filter(site => isPassingNode(drawing, site));
  const portalSite = portal ? chance.draw([...layBys]) : null;
  for (let i = 0; i < MOST_TRIES; i++) {
    const nodes = colourNodes(chance, drawing, portalSite, portal ?? [], tally);
    const face = nodes && { ...drawing, nodes };
    if (!face || problemsWithFace(face).length > 0) continue;
    for (const node of Object.values(nodes)) {
      tally.nodes[node.colour]++;
      if (node.portal) tally.portals[node.colour]++;
    }
    return face;
  }
  throw new Error('no colouring was found');
}

function colourNodes(
  chance: Chance,
  drawing: FaceData,
  portalSite: Site | null,
  portalColours: readonly Colour[],
  tally: Tally,
): Record<Site, FaceNode> | null {
  const nets = netsOf(drawing);
  const nodes: Partial<Record<Site, FaceNode>> = {};
  const used = noneYet();
  const sites = SITES.filter(site => drawing.nodes[site]).sort(
    (a, b) => Number(b === portalSite) - Number(a === portalSite),
  );
  for (const site of sites) {
    const near = nets.filter(net => net.nodes.includes(site)).flatMap(net => net.nodes);
    const taken = near.map(other => nodes[other]?.colour);
    const options = (site === portalSite ? portalColours : COLOURS)
      .filter(colour => !taken.includes(colour) && used[colour] < 2)
      .map(colour => ({ colour, at: tally.nodes[colour] + 6 * used[colour] + chance.int(5) }))
      .sort((a, b) => a.at - b.at);
    if (!options[0]) return null;
    const { colour } = options[0];
    used[colour]++;
    nodes[site] = { colour, portal: site === portalSite };
  }
  return nodes as Record<Site, FaceNode>;
}
