/** The destinations on the map: where each lies, and the sign over its door. */

import type { RingRulesId } from '../content/types.ts';

export interface Place {
  /** In hundredths of the map's width and height. */
  readonly x: number;
  readonly y: number;
  /** A sign on a ground of 24 by 24. */
  readonly sign: string;
}

/** Home is in the middle; the road goes round it. */
export const PLACES: { readonly [R in RingRulesId]: Place } = {
  'home-turf': { x: 50, y: 51, sign: 'M4 11l8-7 8 7v9h-5v-6h-6v6H4z' },
  'center-stage': { x: 15, y: 21, sign: 'M12 3l2.4 6 6.6.4-5 4.2 1.6 6.4-5.6-3.5L6.4 20 8 13.6 3 9.4 9.6 9z' },
  carousel: { x: 38, y: 12, sign: 'M5 9a8 8 0 0 1 14-1m0-4v4h-4M19 15a8 8 0 0 1-14 1m0 4v-4h4' },
  'twin-terrors': {
    x: 62,
    y: 13,
    sign: 'M7.5 20c-5-3-2-7-1-13 4 3 6 10 1 13zM16.5 20c-5-3-2-7-1-13 4 3 6 10 1 13z',
  },
  'face-off': { x: 85, y: 22, sign: 'M3 5l8 7-8 7zM21 5l-8 7 8 7z' },
  'low-gravity': { x: 87, y: 50, sign: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM3 15.5c1 4 19-4 18-8' },
  'live-ropes': { x: 85, y: 74, sign: 'M13 3L5 14h6l-1 7 9-11h-6z' },
  'fast-count': { x: 62, y: 84, sign: 'M12 7a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 14l3-3M9.5 3h5M12 3v4' },
  'prime-time': { x: 38, y: 85, sign: 'M3.5 8h17v11.5h-17zM8 3l4 5 4-5M16.5 11.5v4.5' },
  'scorched-core': {
    x: 15,
    y: 75,
    sign: 'M12 21c-5 0-7-3-6-7 .6-2 2-3 2.5-6 2 1 2.5 3 3 4 1-2 1.5-5 .5-9 5 4 7.5 8 6.5 12.5-.7 3.5-3 5.5-6.5 5.5z',
  },
  countdown: {
    x: 13,
    y: 50,
    sign: 'M12 2.5l8.5 4.700v9.600L12 21.5l-8.5-4.700V7.200zM12 8l4 2.200v4L12 16.5l-4-2.300v-4z',
  },
};

/** In the order of the road. */
const ROAD: readonly RingRulesId[] = [
  'center-stage',
  'carousel',
  'twin-terrors',
  'face-off',
  'low-gravity',
  'live-ropes',
  'fast-count',
  'prime-time',
  'scorched-core',
  'countdown',
];

const xy = (place: RingRulesId): string => `${PLACES[place].x} ${PLACES[place].y}`;

/** A closed road through all places but home, rounded at each. */
export function roadPath(): string {
  const middle = (a: RingRulesId, b: RingRulesId): string =>
    `${(PLACES[a].x + PLACES[b].x) / 2} ${(PLACES[a].y + PLACES[b].y) / 2}`;
  const bends = ROAD.map((place, i) => `Q${xy(place)} ${middle(place, ROAD[(i + 1) % ROAD.length]!)}`);
  return `M${middle(ROAD.at(-1)!, ROAD[0]!)}${bends.join('')}z`;
}

/** From place to place as the crow flies, a little bowed. */
export const legPath = (from: RingRulesId, to: RingRulesId): string => {
  const [a, b] = [PLACES[from], PLACES[to]];
  const bow = 0.14;
  const [x, y] = [(a.x + b.x) / 2 - (b.y - a.y) * bow, (a.y + b.y) / 2 + (b.x - a.x) * bow];
  return `M${xy(from)}Q${x} ${y} ${xy(to)}`;
};

/** From home to the road, both ways. */
export const SIDE_ROADS = legPath('home-turf', 'countdown') + legPath('home-turf', 'low-gravity');

/** Two spotlights from above that meet on a place. */
export function beamOn(place: RingRulesId): string {
  const { x, y } = PLACES[place];
  return `M${x - 3.5} ${y}L${x - 26} -4H${x - 12}L${x + 3.5} ${y}zM${x + 3.5} ${y}L${x + 26} -4H${x + 12}L${x - 3.5} ${y}z`;
}
