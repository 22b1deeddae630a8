/** Draws one ordinary face at random, without its colours. Called by the generator only: the game plays frozen faces. */

import type { Chance } from '@roundhouse/kernel';
import { type End, type FaceData, isPort, type Link, PORTS, pointOf, SITES, type Site } from './face.ts';
import { linkClears, linkLength, linksAgree, squaredCosineAt } from './geometry.ts';

/** What a drawing is to have. */
export interface Wish {
  /** Lay-bys included. */
  nodes: number;
  passing: number;
}

interface Draft {
  nodes: Site[];
  passing: Site[];
  layBys: Site[];
  links: Link[];
}

const NEAREST_TRIED = 3;
/** A link this near to a vertex that it does not end at looks as if it touched it. */
const CLOSE = 2;
const LONGEST_PORT_LINK = 9;
const LONGEST_INNER_LINK = 10;
const MOST_LINKS_AT_A_NODE = 5;
const LINKS_AT_A_PASSING_POINT = 3;

const shuffled = <T>(chance: Chance, items: readonly T[]): T[] => {
  const pool = [...items];
  return items.map(() => chance.draw(pool));
};

/** Sites a king's move away. */
const neighbours = (site: Site): Site[] => {
  const at = pointOf(site);
  return SITES.filter(other => {
    const { x, y } = pointOf(other);
    return other !== site && Math.abs(x - at.x) <= 3 && Math.abs(y - at.y) <= 4;
  });
};

/** Puts passing points with their lay-bys, then the other nodes, on sites; null when a lay-by finds no place. */
function placeVertices(chance: Chance, { nodes, passing }: Wish): Draft | null {
  const draft: Draft = { nodes: [], passing: [], layBys: [], links: [] };
  const free = [...SITES];
  for (let i = 0; i < passing; i++) {
    const at = chance.draw(free);
    const near = neighbours(at).filter(site => free.includes(site));
    if (near.length === 0) return null;
    const layBy = chance.draw(near);
    free.splice(free.indexOf(layBy), 1);
    draft.passing.push(at);
    draft.layBys.push(layBy);
    draft.nodes.push(layBy);
    draft.links.push([layBy, at]);
  }
  while (draft.nodes.length < nodes) draft.nodes.push(chance.draw(free));
  return draft;
}

function canAdd({ nodes, passing, links }: Draft, link: Link): boolean {
  return [...nodes, ...passing].every(site => linkClears(link, site)) && links.every(other => linksAgree(link, other));
}

const linkCount = ({ links }: Draft, end: End): number => links.filter(link => link.includes(end)).length;

/** Whether one more link may end here. */
function hasRoom(draft: Draft, site: Site): boolean {
  if (draft.layBys.includes(site)) return false;
  return linkCount(draft, site) < (draft.passing.includes(site) ? LINKS_AT_A_PASSING_POINT : MOST_LINKS_AT_A_NODE);
}

/** Gives every port a link to one of the nearest vertices; false when one finds none. */
function attachPorts(chance: Chance, draft: Draft): boolean {
  for (const port of shuffled(chance, PORTS)) {
    const possible = [...draft.nodes, ...draft.passing]
      .filter(site => hasRoom(draft, site))
      .filter(
        site => !draft.passing.includes(site) || !draft.links.some(link => link.includes(site) && link.some(isPort)),
      )
      .map((site): Link => [port, site])
      .filter(link => linkLength(link) <= LONGEST_PORT_LINK && canAdd(draft, link))
      .sort((a, b) => linkLength(a) - linkLength(b))
      .slice(0, NEAREST_TRIED);
    if (possible.length === 0) return false;
    // The nearest three times in four.
    draft.links.push(chance.int(4) > 0 ? possible[0]! : possible[chance.int(possible.length)]!);
  }
  return true;
}

/** Adds links between vertices, shorter ones sooner, until there are so many. */
function addInnerLinks(chance: Chance, draft: Draft, target: number): void {
  const vertices = [...draft.nodes, ...draft.passing];
  const possible = vertices.flatMap((from, i) => vertices.slice(0, i).map((to): Link => [to, from]));
  const order = possible
    .filter(link => linkLength(link) <= LONGEST_INNER_LINK)
    .map(link => ({ link, at: linkLength(link) + chance.int(5) }))
    .sort((a, b) => a.at - b.at);
  const wanted = (): boolean => draft.links.length - PORTS.length < target;
  for (const { link } of order) {
    const isNeeded = link.some(end => draft.passing.includes(end as Site));
    if ((wanted() || isNeeded) && link.every(end => hasRoom(draft, end as Site)) && canAdd(draft, link)) {
      draft.links.push(link);
    }
  }
}

/** One try at a face; all its nodes are orange until they are coloured. It may still have problems. */
export function drawFace(chance: Chance, wish: Wish): FaceData | null {
  const draft = placeVertices(chance, wish);
  if (!draft?.links.every(link => canAdd({ ...draft, links: [] }, link)) || !attachPorts(chance, draft)) return null;
  const vertices = draft.nodes.length + draft.passing.length;
  addInnerLinks(chance, draft, vertices - 1 + chance.int(4));
  return {
    nodes: Object.fromEntries(draft.nodes.map(site => [site, { colour: 'O', portal: false }])),
    passing: SITES.filter(site => draft.passing.includes(site)),
    charge: null,
    master: null,
    links: inReadingOrder(draft.links),
  };
}

/** Links from ports first, each end and each link in the order of the card, so that a frozen face can be read. */
function inReadingOrder(links: readonly Link[]): Link[] {
  const order: readonly End[] = [...PORTS, ...SITES];
  const at = (end: End): number => order.indexOf(end);
  const turned = links.map((link): Link => (at(link[0]) < at(link[1]) ? link : [link[1], link[0]]));
  return turned.sort((a, b) => at(a[0]) - at(b[0]) || at(a[1]) - at(b[1]));
}

/** How untidy a drawing looks: long or slanting links, narrow angles, crowded vertices and large empty places. */
export function untidiness(face: FaceData): number {
  const vertices = SITES.filter(site => face.nodes[site] || face.passing.includes(site));
  let sum = 0;
  for (const link of face.links) {
    const long = linkLength(link) / 4 - 1;
    sum += link.some(isPort) ? 2 * slant(link) + 2 * long * long : Math.max(0, linkLength(link) / 5 - 1);
  }
  for (const site of vertices) {
    const links = face.links.filter(link => link.includes(site));
    for (const [i, link] of links.entries()) {
      for (const other of links.slice(0, i)) sum += 2 * Math.max(0, squaredCosineAt(site, link, other) - 0.5);
    }
  }
  for (const site of SITES) {
    const gaps = vertices.map(vertex => linkLength([vertex, site]) ** 2);
    sum += 1.5 * Math.max(0, Math.min(...gaps) / 16 - 1);
  }
  return sum + crowding(face, vertices);
}

/** Side by side is close: two vertices there look linked, so it is worse when they are not. Links may run close too. */
function crowding(face: FaceData, vertices: readonly Site[]): number {
  const closeLinks = face.links.flatMap(link => vertices.filter(vertex => !linkClears(link, vertex, CLOSE)));
  const pairs = vertices.flatMap((one, i) => vertices.slice(0, i).map(other => [one, other] as const));
  return pairs
    .filter(pair => linkLength(pair) === 3)
    .map(([one, other]) => (face.links.some(link => link.includes(one) && link.includes(other)) ? 0.4 : 2.4))
    .reduce((sum, cost) => sum + cost, 2.4 * closeLinks.length);
}

/** How far a port's link strays from going straight into the card, 0 to 1. */
function slant(link: Link): number {
  const [port, site] = isPort(link[0]) ? [link[0], link[1]] : [link[1], link[0]];
  const [from, to] = [pointOf(port), pointOf(site)];
  const aside = 'TB'.includes(port.charAt(0)) ? to.x - from.x : to.y - from.y;
  return (aside * aside) / linkLength(link) ** 2;
}
