/** How links lie on a face: which cross, which run too close to a vertex. Whole-number points keep every test exact. */

import { type End, type Link, PORTS, type Point, pointOf, SITES, type Site } from './face.ts';

/** Squared cosine of the smallest angle at which two links may leave one end, 20°. */
const NARROWEST_COSINE_SQUARED = Math.cos(Math.PI / 9) ** 2;
/** Links keep this distance from vertices that are not their ends. */
const CLEARANCE = 1.5;

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

export function linkLength([from, to]: Link): number {
  const along = minus(pointOf(to), pointOf(from));
  return Math.sqrt(dot(along, along));
}

/** The squared cosine of the angle at which two links leave an end they share; 0 for 90° and more. */
export function squaredCosineAt(shared: End, one: Link, other: Link): number {
  const from = pointOf(shared);
  const a = minus(pointOf(one[0] === shared ? one[1] : one[0]), from);
  const b = minus(pointOf(other[0] === shared ? other[1] : other[0]), from);
  const along = dot(a, b);
  return along <= 0 ? 0 : (along * along) / (dot(a, a) * dot(b, b));
}

const ENDS: readonly End[] = [...SITES, ...PORTS];
const PLACES = Object.fromEntries(ENDS.map((end, i) => [end, i])) as { readonly [E in End]: number };
const LINKS = ENDS.length * ENDS.length;
/** There are few links, and the generator asks about each pair of them thousands of times: 0 not asked, 1 no, 2 yes. */
const knownPairs = new Int8Array(LINKS * LINKS);

const placeOf = ([from, to]: Link): number => PLACES[from] * ENDS.length + PLACES[to];

/** Whether two different links may be on one face: apart, or leaving a shared end at 20° or more. */
export function linksAgree(one: Link, other: Link): boolean {
  const pair = placeOf(one) * LINKS + placeOf(other);
  if (knownPairs[pair] === 0) knownPairs[pair] = findAgreement(one, other) ? 2 : 1;
  return knownPairs[pair] === 2;
}

function findAgreement(one: Link, other: Link): boolean {
  const [first, second] = [other.includes(one[0]), other.includes(one[1])];
  if (first && second) return false;
  if (!first && !second) return !segmentsMeet(one, other);
  return squaredCosineAt(first ? one[0] : one[1], one, other) <= NARROWEST_COSINE_SQUARED;
}

/** Touching counts as meeting. */
function segmentsMeet(one: Link, other: Link): boolean {
  const [a, b, c, d] = [pointOf(one[0]), pointOf(one[1]), pointOf(other[0]), pointOf(other[1])];
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false;
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false;
  const side = (p: Point, q: Point, r: Point): number => Math.sign(cross(minus(q, p), minus(r, p)));
  const isBetween = (p: Point, q: Point, r: Point): boolean =>
    dot(minus(p, r), minus(q, r)) <= 0 && cross(minus(p, r), minus(q, r)) === 0;
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return true;
  return isBetween(a, b, c) || isBetween(a, b, d) || isBetween(c, d, a) || isBetween(c, d, b);
}

/** How near links come to vertices, squared and as far as it was asked; -1 where it was not. */
const knownGaps = new Float64Array(LINKS * ENDS.length).fill(-1);

/** Whether the vertex is an end of the link, or the link keeps clear of it. */
export function linkClears(link: Link, vertex: Site, clearance = CLEARANCE): boolean {
  if (link[0] === vertex || link[1] === vertex) return true;
  const pair = placeOf(link) * ENDS.length + PLACES[vertex];
  if (knownGaps[pair]! < 0) knownGaps[pair] = findGap(link, vertex);
  return knownGaps[pair]! >= clearance * clearance;
}

function findGap(link: Link, vertex: Site): number {
  const [a, b, p] = [pointOf(link[0]), pointOf(link[1]), pointOf(vertex)];
  const along = minus(b, a);
  const share = Math.max(0, Math.min(1, dot(minus(p, a), along) / dot(along, along)));
  const gap = minus(p, { x: a.x + share * along.x, y: a.y + share * along.y });
  return dot(gap, gap);
}
