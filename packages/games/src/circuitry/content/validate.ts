/** Checks of circuit faces: each gives the list of what is wrong, empty when all is well. */

import { COLOURS, type End, type FaceData, isPort, type Link, PORTS, SITES, type Site } from './face.ts';
import { linkClears, linkLength, linksAgree } from './geometry.ts';
import { coloursSeen, netsOf, portDistances, turnedDistances } from './nets.ts';

const LONGEST_PORT_LINK = 9;
const LONGEST_LINK = 12;
const NODES = [5, 8] as const;
const MOST_OF_ONE_COLOUR = 2;
const MOST_PASSING_POINTS = 2;
const LINKS_OF_A_NODE = [2, 6] as const;
const FEWEST_NODES_ACROSS = 2;
const MOST_NODES_BETWEEN_PORTS = 7;

const nodeSites = (face: FaceData): Site[] => SITES.filter(site => face.nodes[site]);
const linksAt = (face: FaceData, end: End): Link[] => face.links.filter(link => link.includes(end));
const isOutside = (value: number, [least, most]: readonly [number, number]): boolean => value < least || value > most;

/** A node with one link, which leads to a passing point: the lay-by where a pawn lets others pass. */
export function isPassingNode(face: FaceData, site: Site): boolean {
  const [link, ...others] = linksAt(face, site);
  return !!face.nodes[site] && !!link && others.length === 0 && face.passing.some(passing => link.includes(passing));
}

/** What may be wrong with a drawing, colours apart; what is found most often comes first. */
const DRAWING_CHECKS = [
  problemsWithEnds,
  problemsWithPassingPoints,
  problemsWithNets,
  problemsWithLinks,
  problemsWithTrips,
] as const;

/** Whether an ordinary face is drawn well, its colours apart. */
export const isSoundDrawing = (face: FaceData): boolean => DRAWING_CHECKS.every(check => check(face).length === 0);

/** What is wrong with an ordinary face: the drawing and its colours. */
export const problemsWithFace = (face: FaceData): string[] => [
  ...DRAWING_CHECKS.flatMap(check => check(face)),
  ...problemsWithColours(face),
];

function problemsWithEnds(face: FaceData): string[] {
  const problems: string[] = [];
  if (face.charge || face.master) problems.push('an ordinary face has no charge point and no master node');
  for (const site of face.passing) if (face.nodes[site]) problems.push(`${site} is both a node and a passing point`);
  if (new Set(face.passing).size !== face.passing.length) problems.push('a passing point is named twice');
  for (const port of PORTS) {
    const links = linksAt(face, port);
    if (links.length !== 1) problems.push(`${port} ends ${links.length} links, not 1`);
    for (const link of links) {
      if (link.every(isPort)) problems.push(`${port} leads to a port`);
      if (linkLength(link) > LONGEST_PORT_LINK) problems.push(`the link of ${port} is too long`);
    }
  }
  const count = nodeSites(face).length;
  if (isOutside(count, NODES)) problems.push(`${count} nodes, not ${NODES[0]} to ${NODES[1]}`);
  for (const site of nodeSites(face)) {
    const links = linksAt(face, site).length;
    if (isPassingNode(face, site)) continue;
    if (isOutside(links, LINKS_OF_A_NODE)) problems.push(`${site} has ${links} links`);
  }
  return problems;
}

function problemsWithLinks(face: FaceData): string[] {
  const problems: string[] = [];
  const vertices = [...nodeSites(face), ...face.passing];
  for (const [i, link] of face.links.entries()) {
    const name = link.join('-');
    if (linkLength(link) > LONGEST_LINK) problems.push(`${name} is too long`);
    for (const end of link) {
      if (!isPort(end) && !vertices.includes(end)) problems.push(`${name} ends where nothing is`);
    }
    for (const vertex of vertices) if (!linkClears(link, vertex)) problems.push(`${name} runs too close to ${vertex}`);
    for (const other of face.links.slice(0, i)) {
      if (!linksAgree(link, other)) problems.push(`${name} and ${other.join('-')} meet`);
    }
  }
  const reached = new Set<End>(vertices.slice(0, 1));
  for (const end of reached) for (const link of linksAt(face, end)) for (const other of link) reached.add(other);
  if (reached.size !== vertices.length + PORTS.length) problems.push('the face is not connected');
  return problems;
}

function problemsWithPassingPoints(face: FaceData): string[] {
  const problems: string[] = [];
  if (face.passing.length > MOST_PASSING_POINTS) problems.push(`${face.passing.length} passing points`);
  for (const site of face.passing) {
    const others = linksAt(face, site).map(([from, to]) => (from === site ? to : from));
    if (others.length !== 3) problems.push(`passing point ${site} has ${others.length} links, not 3`);
    if (others.filter(end => !isPort(end) && isPassingNode(face, end)).length !== 1) {
      problems.push(`passing point ${site} needs exactly one lay-by`);
    }
    if (others.filter(isPort).length > 1) problems.push(`passing point ${site} leads to two ports`);
  }
  const portals = SITES.filter(site => face.nodes[site]?.portal);
  if (portals.length > 1) problems.push(`${portals.length} portals`);
  for (const site of portals) if (!isPassingNode(face, site)) problems.push(`the portal ${site} is not a lay-by`);
  return problems;
}

function problemsWithNets(face: FaceData): string[] {
  return netsOf(face).flatMap(({ nodes, ports }) => [
    ...(ports.length > 1 ? [`${ports.join(' and ')} are joined without a node`] : []),
    ...(nodes.length === 0 ? ['a net has no node'] : []),
  ]);
}

function problemsWithTrips(face: FaceData): string[] {
  const problems: string[] = [];
  const distances = portDistances(face);
  for (const [i, from] of PORTS.entries()) {
    for (const [j, to] of PORTS.entries()) {
      const isAcross = ['LR', 'TB'].includes(from.charAt(0) + to.charAt(0));
      const nodes = distances[i]![j]!;
      if (isAcross && nodes < FEWEST_NODES_ACROSS) problems.push(`${from} to ${to} visits ${nodes} nodes`);
      if (nodes > MOST_NODES_BETWEEN_PORTS) problems.push(`${from} to ${to} needs ${nodes} nodes`);
    }
  }
  return problems;
}

function problemsWithColours(face: FaceData): string[] {
  const problems: string[] = [];
  for (const colour of COLOURS) {
    const count = nodeSites(face).filter(site => face.nodes[site]?.colour === colour).length;
    if (count > MOST_OF_ONE_COLOUR) problems.push(`${count} nodes of colour ${colour}`);
  }
  for (const { nodes } of netsOf(face)) {
    const colours = nodes.map(site => face.nodes[site]?.colour);
    if (new Set(colours).size !== colours.length) problems.push(`${nodes.join(', ')} are adjacent and alike`);
  }
  const distances = portDistances(face);
  const sameTrips = String(distances) === String(turnedDistances(distances));
  if (sameTrips && String(coloursSeen(face, 0)) === String(coloursSeen(face, 180))) {
    problems.push('turning the face changes nothing');
  }
  return problems;
}
