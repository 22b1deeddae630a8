/** Tokens: small round things with a sign on them. */

import type { ComponentChildren } from 'preact';

/** Each shape is told apart without its colour. */
export const TOKEN_SHAPES = ['disc', 'square', 'diamond', 'hexagon', 'drop'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];

const OUTLINES: { readonly [S in TokenShape]: string } = {
  disc: 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
  square: 'M12 6h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z',
  diamond: 'M24 2l22 22-22 22L2 24z',
  hexagon: 'M24 3l18.2 10.5v21L24 45 5.8 34.5v-21z',
  drop: 'M24 3c8 11 15 17 15 26a15 15 0 0 1-30 0c0-9 7-15 15-26z',
};

export interface TokenProps {
  readonly shape?: TokenShape;
  /** Turned over, or already used. */
  readonly spent?: boolean;
  /** A sign, drawn on a square of 48 units in the colour `--token-ink`. */
  readonly children?: ComponentChildren;
}

/** Draws a token in the colour `--token`. It is a picture only: whoever shows it says what it is. */
export function Token({ shape = 'disc', spent = false, children }: TokenProps) {
  return (
    <svg class="token" viewBox="0 0 48 48" aria-hidden="true" data-spent={spent ? '' : undefined}>
      <path class="token-edge" d={OUTLINES[shape]} transform="translate(0 2)" />
      <path class="token-body" d={OUTLINES[shape]} />
      <g class="token-sign">{children}</g>
      {spent && <path class="token-stroke" d="M10 38L38 10" />}
    </svg>
  );
}
