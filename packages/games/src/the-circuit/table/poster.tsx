/** The CIRCUIT's poster: two fighters face to face on the ring's floor, under the lights. */

import { Figure } from './figure.tsx';
import { BILLED } from './looks-supporting.ts';
import './poster.css';

/** Spaces of the floor, in rows that come nearer. */
const FLOOR = [0, 1, 2]
  .flatMap(row =>
    Array.from({ length: 7 }, (_, i) => {
      const [x, y] = [(i - 3) * 40 + (row % 2) * 20, 28 + row * 22];
      return `M${x} ${y - 14}l19 7v14l-19 7l-19 -7v-14z`;
    }),
  )
  .join('');

export function Poster() {
  return (
    <div class="arena-poster" aria-hidden="true">
      <svg
        class="arena-poster-beams"
        viewBox="-100 -75 200 150"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path class="arena-poster-magenta" d="M-220 -90L-60 -90L10 90L-220 90z" />
        <path class="arena-poster-amber" d="M220 -90L60 -90L-10 90L220 90z" />
        <path class="arena-poster-floor" d={FLOOR} />
        <path class="arena-poster-edge" d="M-120 70H120V82H-120z" />
        <path
          class="arena-poster-stripes"
          d={Array.from({ length: 13 }, (_, i) => `M${i * 20 - 125} 82l12 -12h10l-12 12z`).join('')}
        />
      </svg>
      <span class="arena-poster-word poster">
        <small>The</small>
        Circuit
      </span>
      <span class="arena-poster-left">
        <Figure look={BILLED['rex-rookie']!} team={0} pose="stand" />
      </span>
      <span class="arena-poster-right">
        <Figure look={BILLED.krag!} team={1} pose="stand" />
      </span>
    </div>
  );
}
