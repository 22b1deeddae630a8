/** Six-sided dice with real pips. */

import { stamp } from './picture.ts';

/** Pips in units of a quarter of the face, around its middle. */
const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

export interface DieProps {
  /** 1 to 6, or null for a die that has not been rolled. */
  readonly face: number | null;
  /** Degrees, so that a throw does not look set by a ruler. */
  readonly tilt?: number;
}

/** All pips of a face as one path: there may be dozens of dice on a table. */
function pipsOf(face: number): string {
  const r = face === 1 ? 5.6 : 4.3;
  const disc = ([x, y]: readonly [number, number]): string =>
    `M${24 + x * 11.5 - r} ${22 + y * 10.5}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return (PIPS[face] ?? []).map(disc).join('');
}

/** Draws a die in the colour `--die`. It is a picture only: whoever shows it says what it is. */
export const Die = stamp(({ face, tilt = 0 }: DieProps) => {
  return (
    <svg
      class="die"
      viewBox="0 0 48 48"
      aria-hidden="true"
      data-blank={face === null ? '' : undefined}
      style={tilt === 0 ? undefined : { rotate: `${tilt}deg` }}
    >
      <rect class="die-edge" x="3" y="6" width="42" height="40" rx="10" />
      <rect class="die-body" x="3" y="2" width="42" height="40" rx="10" />
      <path class="die-shine" d="M13 2h22a10 10 0 0 1 10 10v2C34 8 17 8 3 17v-5A10 10 0 0 1 13 2z" />
      {face !== null && <path class="die-pip" d={pipsOf(face)} />}
    </svg>
  );
});

/** A small tilt that stays with a die for as long as it has the same place in the same throw. */
export function tiltOf(throwNumber: number, place: number): number {
  const mixed = Math.imul(throwNumber * 31 + place + 1, 0x9e3779b1) >>> 16;
  return (mixed % 15) - 7;
}
