/** The seven special zones: colour, centre and neighbours. A zone is its centre space and the six around it. */

import type { ZoneId } from './types.ts';

/** The ring is every space at this distance from (0, 0) or nearer. */
export const RING_RADIUS = 5;

export type ZoneColour = 'gray' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'red';

export interface Zone {
  readonly colour: ZoneColour;
  /** Axial, pointy-top. */
  readonly centre: { readonly q: number; readonly r: number };
  /** Some space of one is adjacent to some space of the other (ARENA-R7). */
  readonly neighbours: readonly ZoneId[];
  /** Across the ring; the zone in the middle has none. */
  readonly opposite: ZoneId | null;
}

export const ZONE: { readonly [Z in ZoneId]: Zone } = {
  0: { colour: 'gray', centre: { q: 0, r: 0 }, neighbours: [1, 2, 3, 4, 5, 6], opposite: null },
  1: { colour: 'orange', centre: { q: 3, r: -3 }, neighbours: [0, 2, 6], opposite: 4 },
  2: { colour: 'yellow', centre: { q: 3, r: 0 }, neighbours: [0, 1, 3], opposite: 5 },
  3: { colour: 'green', centre: { q: 0, r: 3 }, neighbours: [0, 2, 4], opposite: 6 },
  4: { colour: 'blue', centre: { q: -3, r: 3 }, neighbours: [0, 3, 5], opposite: 1 },
  5: { colour: 'purple', centre: { q: -3, r: 0 }, neighbours: [0, 4, 6], opposite: 2 },
  6: { colour: 'red', centre: { q: 0, r: -3 }, neighbours: [0, 1, 5], opposite: 3 },
};
