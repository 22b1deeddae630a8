/** The people and the things of every act: a few poses and a few props, from which all pictures are put together. */

import type { Colour } from '../content/disciplines.ts';
import type { Shown } from '../content/tricks.ts';

/** Limbs around a body that stands on 0, 0 and is 44 units tall. */
const POSES = {
  up: { arms: 'M-3-29L-10-33-9-43M3-29L10-33 9-43', legs: 'M-2-17L-4-8-5 0M2-17L4-8 5 0' },
  out: { arms: 'M-3-29L-12-28-20-31M3-29L12-28 20-31', legs: 'M-2-17L-3-8-3 0M2-17L3-8 3 0' },
  walk: { arms: 'M-3-28L-10-24-14-24M3-28L10-24 14-24', legs: 'M-1-17L-6-9-9 0M1-17L5-10 6 0' },
  hang: { arms: 'M-3-29L-4-37-4-46M3-29L4-37 4-46', legs: 'M-2-17L-4-9-1-1M2-17L4-9 5 0' },
  lift: { arms: 'M-3-29L-8-36-5-45M3-29L8-36 5-45', legs: 'M-2-17L-6-9-5 0M2-17L6-9 5 0' },
} as const;

export type Pose = keyof typeof POSES;

export interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly pose: Pose;
  readonly scale?: number;
  /** Degrees about the middle of the body. */
  readonly turn?: number;
  readonly colour: Colour;
}

/** One artist of the troupe; magicians wear the hat. */
export function Figure({ x, y, pose, scale = 1, turn = 0, colour }: FigureProps) {
  const { arms, legs } = POSES[pose];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${turn} 0 -20)`}>
      <path class="circus-limb-edge" d={arms + legs} />
      <path class="circus-limb" d={arms} />
      <path class="circus-tights" d={legs} />
      <path class="circus-cloth" d="M-5-30Q0-33 5-30L3.5-21 4.5-15Q0-13-4.5-15L-3.5-21z" />
      <path class="circus-sash" d="M-4-22.5H4V-20H-4z" />
      <circle class="circus-head" cx="0" cy="-36.5" r="4.4" />
      {colour === 'violet' && <path class="circus-hat" d="M-6-39.5H6V-41H3.6V-47.5H-3.6V-41H-6z" />}
    </g>
  );
}

/** Things that fly, spin or burn, each around 0, 0. */
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
      <circle class="circus-head" cx="-1" cy="-2" r="2.6" />
      <path class="circus-cloth" d="M1.5-3Q6 0 3 4T-3 3Q2 3 1.5-3z" />
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
