/** The outline of each colour, so that no colour speaks alone: drawn around (0,0), about two units across, always upright. */

import type { MoveColour } from '../content/face.ts';

export const OUTLINES: { readonly [C in MoveColour]: string } = {
  O: 'M0-1.04a1.04 1.04 0 1 1 0 2.08a1.04 1.04 0 1 1 0-2.08z',
  L: 'M0-1.3L1.3 0 0 1.3-1.3 0z',
  D: 'M-.95-.95H.95V.95H-.95z',
  G: 'M0-1.3L1.3.95H-1.3z',
  P: 'M-.62-1.05H.62L1.22 0 .62 1.05H-.62L-1.22 0z',
  R: 'M-.6-1.12H.6V-.6H1.12V.6H.6V1.12H-.6V.6H-1.12V-.6H-.6z',
  K: 'M0-1.3L.42-.72 1.13-.65.82 0 1.13.65.42.72 0 1.3-.42.72-1.13.65-.82 0-1.13-.65-.42-.72z',
};

/** Where the middle of a letter goes: lower in a triangle. */
export const letterAt = (colour: MoveColour): number => (colour === 'G' ? 0.28 : 0);

/** A bolt around (0,0), about two units high: charge. */
export const BOLT = 'M.28-1.1L-.62.18H-.04L-.28 1.1.62-.18H.04z';
