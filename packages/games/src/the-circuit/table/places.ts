/** Where each space of the ring is on the table, in widths of a space. The floor is seen a little from the side. */

import type { ZoneId } from '../content/types.ts';
import { coordinates, type Direction, type Hex, SPACES, ZONE_SPACES, zoneOf } from '../hex.ts';

/** How much the floor is shortened. */
const SQUASH = 0.88;
const ROW = (Math.sqrt(3) / 2) * SQUASH;
/** Half the height of a space. */
const HALF = SQUASH / Math.sqrt(3);

/** The board around the middle of the ring: how far it goes to the sides, up (where heads are) and down. */
export const BOARD = { side: 6.35, up: 5.35, down: 5.15 } as const;
export const BOARD_WIDTH = 2 * BOARD.side;
export const BOARD_HEIGHT = BOARD.up + BOARD.down;

export interface Place {
  readonly x: number;
  readonly y: number;
}

const placeOf = (q: number, r: number): Place => ({ x: q + r / 2, y: r * ROW });

/** From the middle of the ring. */
export function placeOfHex(hex: Hex): Place {
  const { q, r } = coordinates(hex);
  return placeOf(q, r);
}

const STEP: { readonly [D in Direction]: Place } = {
  NE: placeOf(1, -1),
  E: placeOf(1, 0),
  SE: placeOf(0, 1),
  SW: placeOf(-1, 1),
  W: placeOf(-1, 0),
  NW: placeOf(0, -1),
};

/** The place next to a space, in the ring or outside it. */
export function placeBeside(hex: Hex, direction: Direction): Place {
  const { x, y } = placeOfHex(hex);
  return { x: x + STEP[direction].x, y: y + STEP[direction].y };
}

/** Left and top on the board, for a style: spaces are as wide as the board's `--hex`. */
export const at = ({ x, y }: Place): { left: string; top: string } => ({
  left: `calc(var(--hex) * ${(x + BOARD.side).toFixed(3)})`,
  top: `calc(var(--hex) * ${(y + BOARD.up).toFixed(3)})`,
});

/** A drawing is a hundred times as large. */
const scaled = (n: number): number => Math.round(n * 1000) / 10;

const CORNERS: readonly Place[] = [
  { x: 0, y: -HALF },
  { x: 0.5, y: -HALF / 2 },
  { x: 0.5, y: HALF / 2 },
  { x: 0, y: HALF },
  { x: -0.5, y: HALF / 2 },
  { x: -0.5, y: -HALF / 2 },
];

/** The outline of a space as a path; `inset` leaves a gap to the next one. */
function hexPath({ x, y }: Place, inset = 0.94): string {
  return `M${CORNERS.map(corner => `${scaled(x + corner.x * inset)} ${scaled(y + corner.y * inset)}`).join('L')}z`;
}

/** The spaces of open ground up to this far from the middle, as one path. */
export const openGround = (isInRing: (hex: Hex) => boolean): string =>
  SPACES.filter(hex => zoneOf(hex) === null && isInRing(hex))
    .map(hex => hexPath(placeOfHex(hex)))
    .join('');

/** The spaces of a zone that are in the ring, as one path. */
export const zonePath = (zone: ZoneId, isInRing: (hex: Hex) => boolean): string =>
  ZONE_SPACES[zone]!.filter(isInRing)
    .map(hex => hexPath(placeOfHex(hex)))
    .join('');

/** The outline of a zone: the six outer spaces' outer corners, clockwise. */
export function zoneOutline(zone: ZoneId, inset = 1): string {
  const { x, y } = placeOfHex(ZONE_SPACES[zone]![0]!);
  const points = OUTLINE.map(point => `${scaled(x + point.x * inset)} ${scaled(y + point.y * inset)}`);
  return `M${points.join('L')}z`;
}

/** Outer corners of seven spaces around the middle, by angle. */
const OUTLINE: readonly Place[] = (() => {
  const around = Object.values(STEP);
  const corners = around.flatMap(step => CORNERS.map(({ x, y }) => ({ x: step.x + x, y: step.y + y })));
  const key = ({ x, y }: Place): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`;
  const unique = [...new Map(corners.map(corner => [key(corner), corner])).values()];
  const outer = unique.filter(({ x, y }) => Math.hypot(x, y / SQUASH) > 0.9);
  return outer.sort((a, b) => Math.atan2(a.y / SQUASH, a.x) - Math.atan2(b.y / SQUASH, b.x));
})();

/** The hexagon around a ring of this radius; `by` makes it larger. */
export function rimPath(radius: number, by: number, down = 0): string {
  const reach = radius + by;
  const corners = [0, 60, 120, 180, 240, 300].map(degrees => {
    const angle = (degrees * Math.PI) / 180;
    return `${scaled(reach * Math.cos(angle))} ${scaled(reach * Math.sin(angle) * SQUASH + down)}`;
  });
  return `M${corners.join('L')}z`;
}
