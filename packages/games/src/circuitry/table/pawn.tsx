/** A pawn: a glass bulb on a metal base in its colour, with the colour's sign; a bolt for charge it carries, a lock while inhibited. */

import { stamp } from '@roundhouse/kit';
import type { Colour } from '../content/face.ts';
import { BOLT, OUTLINES } from './shapes.ts';

export interface PawnProps {
  readonly colour: Colour;
  readonly letter: string;
  readonly charge?: number;
  /** Turns that an Inhibit still lasts. */
  readonly inhibited?: number | null;
}

/** Drawn on 20 by 26 units, its foot in the middle of the lower edge. */
export const Pawn = stamp(({ colour, letter, charge = 0, inhibited = null }: PawnProps) => (
  <svg class="cir-pawn-art" viewBox="0 0 20 26" aria-hidden="true" data-c={colour}>
    <ellipse class="cir-pawn-shade" cx="10" cy="24" rx="7.5" ry="1.8" />
    {charge > 0 && <circle class="cir-pawn-glow" cx="10" cy="9" r="9.6" />}
    <path class="cir-pawn-base" data-c={colour} d="M4 24c0-3.2 2.2-3.6 3-6.5h6c.8 2.9 3 3.3 3 6.5z" />
    <path class="cir-pawn-ring" d="M6.2 16.6h7.6v1.9H6.2z" />
    <circle class="cir-pawn-bulb" data-c={colour} cx="10" cy="9" r="7.6" />
    <path class="cir-pawn-shine" d="M5.4 6.6a5.6 5.6 0 0 1 4-3.2" />
    <g transform="translate(10 9.2) scale(3.5)">
      <path class="cir-pawn-sign" data-c={colour} d={OUTLINES[colour]} />
    </g>
    <text class="cir-pawn-letter" data-c={colour} x="10" y={colour === 'G' ? 12.5 : 11.6}>
      {letter}
    </text>
    {charge > 0 && (
      <g transform="translate(16.4 4.2)">
        <circle class="cir-pawn-badge" r="4" />
        {charge === 1 ? (
          <path class="cir-pawn-bolt" transform="scale(2.6)" d={BOLT} />
        ) : (
          <text class="cir-pawn-count" y="2">
            {charge}
          </text>
        )}
      </g>
    )}
    {inhibited !== null && (
      <g transform="translate(3.6 20.6)">
        <path class="cir-pawn-lock" d="M-1.9-1.2v-1.6a1.9 1.9 0 0 1 3.8 0v1.6" />
        <rect class="cir-pawn-lock-body" x="-3.4" y="-1.6" width="6.8" height="6" rx="1.4" />
        <text class="cir-pawn-count" data-lock="" y="3.4">
          {inhibited}
        </text>
      </g>
    )}
  </svg>
));
