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

/** Draws a die in the colour `--die`. It is a picture only: whoever shows it says what it is. */
export const Die = stamp(({ face, tilt = 0 }: DieProps) => {
  return (
    <svg class="die" viewBox="0 0 48 48" aria-hidden="true" data-blank={face === null ? '' : undefined}>
      <g transform={tilt === 0 ? undefined : `rotate(${tilt} 24 24)`}>
        <rect class="die-edge" x="3" y="6" width="42" height="40" rx="10" />
        <rect class="die-body" x="3" y="2" width="42" height="40" rx="10" />
        <path class="die-shine" d="M13 2h22a10 10 0 0 1 10 10v2C34 8 17 8 3 17v-5A10 10 0 0 1 13 2z" />
        {face !== null &&
          PIPS[face]?.map(([x, y]) => (
            <circle
              key={`${x} ${y}`}
              class="die-pip"
              cx={24 + x * 11.5}
              cy={22 + y * 10.5}
              r={face === 1 ? 5.6 : 4.3}
            />
          ))}
      </g>
    </svg>
  );
});

/** A small tilt that stays with a die for as long as it has the same place in the same throw. */
export function tiltOf(throwNumber: number, place: number): number {
  const mixed = Math.imul(throwNumber * 31 + place + 1, 0x9e3779b1) >>> 16;
  return (mixed % 15) - 7;
}
