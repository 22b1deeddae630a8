/** The ring's geometry: spaces in axial coordinates, directions, distances and zones. */

import { ZONES, type ZoneId } from './content/types.ts';
import { RING_RADIUS, ZONE } from './content/zones.ts';

/** A space by its coordinates: `3,-1` is q 3, r −1. */
export type Hex = `${number},${number}`;

/** Clockwise, pointy-top. */
export const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEP: { readonly [D in Direction]: readonly [number, number] } = {
  NE: [1, -1],
  E: [1, 0],
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [0, -1],
};

interface Space {
  readonly q: number;
  readonly r: number;
  /** From the middle of the ring. */
  readonly radius: number;
  /** By direction; null where the ring ends even at its largest. */
  readonly around: { readonly [D in Direction]: Hex | null };
  readonly neighbours: readonly Hex[];
  readonly zone: ZoneId | null;
}

export const hex = (q: number, r: number): Hex => `${q},${r}`;

const length = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

const RANGE = Array.from({ length: 2 * RING_RADIUS + 1 }, (_, i) => i - RING_RADIUS);
const COORDINATES = RANGE.flatMap(r => RANGE.map(q => ({ q, r }))).filter(({ q, r }) => length(q, r) <= RING_RADIUS);

function zoneAt(q: number, r: number): ZoneId | null {
  return ZONES.find(zone => length(q - ZONE[zone].centre.q, r - ZONE[zone].centre.r) <= 1) ?? null;
}

function spaceAt(q: number, r: number): Space {
  const towards = (direction: Direction): Hex | null => {
    const [dq, dr] = STEP[direction];
    return length(q + dq, r + dr) <= RING_RADIUS ? hex(q + dq, r + dr) : null;
  };
  const around = Object.fromEntries(DIRECTIONS.map(direction => [direction, towards(direction)])) as Space['around'];
  const neighbours = DIRECTIONS.flatMap(direction => around[direction] ?? []);
  return { q, r, radius: length(q, r), around, neighbours, zone: zoneAt(q, r) };
}

const SPACE = new Map(COORDINATES.map(({ q, r }) => [hex(q, r), spaceAt(q, r)]));

/** All 91 spaces, row by row. */
export const SPACES: readonly Hex[] = [...SPACE.keys()];

const space = (at: Hex): Space => SPACE.get(at)!;

export const isSpace = (at: string): at is Hex => SPACE.has(at as Hex);

export const coordinates = (at: Hex): { q: number; r: number } => {
  const { q, r } = space(at);
  return { q, r };
};

export const distance = (a: Hex, b: Hex): number => {
  const from = space(a);
  const to = space(b);
  return length(from.q - to.q, from.r - to.r);
};

/** The next space in a direction; null if that is outside even the full ring. */
export const neighbour = (at: Hex, direction: Direction): Hex | null => space(at).around[direction];

/** The spaces around it that are in the full ring, clockwise from the north-east. */
export const neighbours = (at: Hex): readonly Hex[] => space(at).neighbours;

/** How far it is from the middle: the ring is all spaces up to its radius. */
export const radiusOf = (at: Hex): number => space(at).radius;

/** The special zone it belongs to; null on open ground. */
export const zoneOf = (at: Hex): ZoneId | null => space(at).zone;

/** The space across the middle. */
export const mirrored = (at: Hex): Hex => {
  const { q, r } = space(at);
  return hex(-q || 0, -r || 0);
};

const centreOf = (zone: ZoneId): Hex => hex(ZONE[zone].centre.q, ZONE[zone].centre.r);

/** The centre of each zone, and its seven spaces, centre first, then clockwise. */
export const ZONE_CENTRE = ZONES.map(centreOf);
export const ZONE_SPACES: readonly (readonly Hex[])[] = ZONES.map(zone => [
  centreOf(zone),
  ...neighbours(centreOf(zone)),
]);
