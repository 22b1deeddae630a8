/** Small faces for those who are not people, drawn from a few words. */

import { picture } from './picture.ts';

export interface FaceProps {
  /** Of the skin, in degrees round the circle of colours. */
  readonly hue: number;
  readonly eyes: 'wide' | 'round' | 'narrow' | 'glasses';
  readonly mouth: 'open' | 'smile' | 'flat' | 'smirk';
  readonly hair: 'tuft' | 'bob' | 'bun' | 'crest';
}

const MOUTHS: { readonly [M in FaceProps['mouth']]: string } = {
  open: 'M19 31a5 5 0 0 0 10 0z',
  smile: 'M16 30c3 5 13 5 16 0',
  flat: 'M17 32h14',
  smirk: 'M17 32c5 1 10 0 14-4',
};

const HAIR: { readonly [H in FaceProps['hair']]: string } = {
  tuft: 'M21 8c-1-4 2-6 3-7 0 3 4 3 3 7z',
  bob: 'M6 27C3 9 14 4 24 4s21 5 18 23l-4 3c1-9-3-14-6-16-6 3-14 3-19 1-3 4-4 9-3 15z',
  bun: 'M10 15c4-8 24-8 28 0l-3 1c-6-4-16-4-22 0zM24 1a4.5 4.5 0 1 0 .1 0z',
  crest: 'M16 9 18 1l5 5 4-5 2 6 5-3-2 7z',
};

/** Paths: both eyes at once, and spectacles round them. */
const EYES: { readonly [E in FaceProps['eyes']]: string } = {
  wide: 'M16 23a2.5 2.5 0 1 0 .1 0zM32 23a2.5 2.5 0 1 0 .1 0zM12 17l6-2M36 17l-6-2',
  round: 'M17 23a1.2 1.2 0 1 0 .1 0zM31 23a1.2 1.2 0 1 0 .1 0z',
  narrow: 'M13 24h7M28 24h7M12 19l8 2M36 19l-8 2',
  glasses: 'M16 19a5 5 0 1 0 .1 0zM32 19a5 5 0 1 0 .1 0zM21 23h6M16 24h.1M32 24h.1',
};

/** Beside a name, which says who it is. */
export const Face = picture(({ hue, eyes, mouth, hair }: FaceProps) => (
  <svg class="face" viewBox="-1 -2 50 50" aria-hidden="true" fill="none" stroke="#221d19" stroke-width="2">
    {/* A rim of paper, as of a sticker: dark hair stays to be seen on a dark table. */}
    <path d={`M24 8a18 18 0 1 0 .1 0z${HAIR[hair]}`} stroke="#fbf4e4" stroke-width="5" stroke-linejoin="round" />
    <circle cx="24" cy="26" r="18" fill={`hsl(${hue} 60% 78%)`} />
    <path d={HAIR[hair]} fill={`hsl(${(hue + 200) % 360} 35% 30%)`} stroke-linejoin="round" />
    <path d={EYES[eyes]} stroke-linecap="round" />
    <path d={MOUTHS[mouth]} stroke-linecap="round" fill={mouth === 'open' ? '#7a2b26' : 'none'} />
  </svg>
));
