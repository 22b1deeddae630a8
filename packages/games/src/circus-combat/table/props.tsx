/** Things that are thrown, spun, burnt or stood on, each around 0, 0. */

import type { Colour } from '../content/disciplines.ts';
import type { Shown } from '../content/tricks.ts';
import { CLOTHS, SKINS } from './cast.ts';

const PROPS = {
  ball: (
    <>
      <circle class="circus-prop" r="5" />
      <path class="circus-prop-line" d="M-5 0Q0-4 5 0" />
    </>
  ),
  club: (
    <g transform="rotate(28)">
      <path class="circus-prop" d="M-1-1L-2.8-7Q0-11 2.8-7L1-1V6H-1z" />
      <path class="circus-prop-line" d="M-2.6-6H2.6" />
    </g>
  ),
  plate: (
    <>
      <path class="circus-prop-line" d="M0 0V14" />
      <ellipse class="circus-prop" rx="8" ry="2.8" />
    </>
  ),
  barrel: (
    <>
      <path class="circus-prop" d="M-4-6H4Q6.5 0 4 6H-4Q-6.5 0-4-6z" />
      <path class="circus-prop-line" d="M-5-3H5M-5 3H5" />
    </>
  ),
  hoop: <circle class="circus-hoop" r="5.5" />,
  torch: (
    <>
      <path class="circus-prop" d="M-1.2 0H1.2V9H-1.2z" />
      <path class="circus-flame" d="M0-10Q5-3 2.6 0H-2.6Q-5-3 0-10z" />
    </>
  ),
  sword: (
    <>
      <path class="circus-flame" d="M0-14Q5-6 3 0H-3Q-5-6 0-14z" />
      <path class="circus-prop" d="M-1-9L0-12 1-9V4H4V6H1V10H-1V6H-4V4H-1z" />
    </>
  ),
  cup: (
    <>
      <path class="circus-prop" d="M-4-5H4L5.5 6H-5.5z" />
      <path class="circus-prop-line" d="M-5 3H5" />
    </>
  ),
  candle: (
    <>
      <path class="circus-prop" d="M-2.4-2H2.4V8H-2.4z" />
      <path class="circus-flame" d="M0-10Q3.4-5 1.8-3H-1.8Q-3.4-5 0-10z" />
    </>
  ),
  star: <path class="circus-prop" d="M0-6L1.6-2 6-1.6 2.6 1.2 3.8 5.6 0 3.2-3.8 5.6-2.6 1.2-6-1.6-1.6-2z" />,
  tumbler: (
    <>
      <path class="circus-hoop" d="M-7 2A7 7 0 1 1 2 7" />
      <circle class="circus-head" fill={SKINS[1]} cx="-1" cy="-2" r="2.6" />
      <path class="circus-cloth" fill={CLOTHS.red} d="M1.5-3Q6 0 3 4T-3 3Q2 3 1.5-3z" />
    </>
  ),
} as const;

export type PropName = keyof typeof PROPS;

export function Prop({ name, x, y, scale = 1 }: { name: PropName; x: number; y: number; scale?: number }) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{PROPS[name]}</g>;
}

const USUAL: { readonly [C in Colour]: PropName } = { amber: 'ball', teal: 'hoop', violet: 'star' };

/** What an act is done with: what its picture shows, or as its discipline has it. */
export const propOf = (shows: Shown | null, colour: Colour): PropName =>
  shows !== null && isProp(shows) ? shows : USUAL[colour];

const isProp = (shows: string): shows is PropName => Object.hasOwn(PROPS, shows);
