/** An artist, drawn from a row of the cast: body, costume, head and what is on it, in one of a few poses. */

import type { JSX } from 'preact';
import { type Artist, CLOTHS, DYES } from './cast.ts';
import './people.css';

type Point = readonly [x: number, y: number];

/** Elbow and hand, knee and foot of the right side and of the left, around a body that stands on 0, 0 and is 47 units tall. */
interface Limbs {
  readonly arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  readonly legs: readonly [readonly [Point, Point], readonly [Point, Point]];
}

const both = (near: readonly [Point, Point]): readonly [readonly [Point, Point], readonly [Point, Point]] => [
  near,
  near.map(([x, y]) => [-x, y] as const) as unknown as readonly [Point, Point],
];

const POSES = {
  // Both hands in the air, as jugglers and winners have them.
  up: {
    arms: both([
      [11.5, -33],
      [12.5, -45],
    ]),
    legs: both([
      [3.8, -9],
      [4.6, -1],
    ]),
  },
  out: {
    arms: both([
      [11.5, -29],
      [20, -32],
    ]),
    legs: both([
      [3, -9],
      [3.2, -1],
    ]),
  },
  walk: {
    arms: both([
      [10, -25],
      [15.5, -26],
    ]),
    legs: [
      [
        [5.5, -10],
        [7.5, -1],
      ],
      [
        [-4, -9.5],
        [-8, -1],
      ],
    ],
  },
  // Straight up, to hold a bar, another's hands or another's feet.
  lift: {
    arms: both([
      [10.2, -39],
      [7, -49.5],
    ]),
    legs: both([
      [4.8, -9.5],
      [4.4, -1],
    ]),
  },
  hang: {
    arms: both([
      [9.4, -40],
      [6.5, -50],
    ]),
    legs: [
      [
        [3.4, -9],
        [1.6, -1],
      ],
      [
        [-2.4, -9],
        [-1.4, -1],
      ],
    ],
  },
  // Knees over a bar or drawn up: seen by those who hang head down, and in the air.
  tuck: {
    arms: both([
      [9, -22],
      [4.5, -15],
    ]),
    legs: both([
      [7, -16],
      [3, -9],
    ]),
  },
  split: {
    arms: both([
      [11, -35],
      [16, -43],
    ]),
    legs: [
      [
        [10, -15],
        [19, -12],
      ],
      [
        [-10, -15],
        [-19, -12],
      ],
    ],
  },
  // One hand presents what the other keeps.
  show: {
    arms: [
      [
        [10.5, -24],
        [18, -30],
      ],
      [
        [-9, -24],
        [-4.5, -20],
      ],
    ],
    legs: both([
      [3.2, -9],
      [3.8, -1],
    ]),
  },
} as const satisfies Record<string, Limbs>;

export type Pose = keyof typeof POSES;

export interface FigureProps {
  readonly artist: Artist;
  readonly x: number;
  readonly y: number;
  readonly pose: Pose;
  readonly scale?: number;
  /** Degrees about the middle of the body. */
  readonly turn?: number;
  /** Where another's hands are. */
  readonly isHatless?: boolean;
}

const SHOULDER: Point = [4, -29];
const HIP: Point = [2.3, -17];

const limb = ([x, y]: Point, joints: readonly [readonly [Point, Point], readonly [Point, Point]]): string =>
  joints.map(([bend, end], side) => `M${side ? -x : x} ${y}L${bend[0]} ${bend[1]} ${end[0]} ${end[1]}`).join('');

/** Only the last part of each: hands out of sleeves, boots under trousers. */
const ends = (joints: Limbs['arms'], from: number): string =>
  joints
    .map(([[bx, by], [ex, ey]]) => {
      const at = (t: number): string => `${(bx + (ex - bx) * t).toFixed(1)} ${(by + (ey - by) * t).toFixed(1)}`;
      return `M${at(from)}L${at(1)}`;
    })
    .join('');

/** One of the company. */
export function Figure({ artist, x, y, pose, scale = 1, turn = 0, isHatless = false }: FigureProps) {
  const { arms, legs } = POSES[pose];
  const { skin, wears } = artist;
  const cloth = CLOTHS[artist.cloth];
  const [reach, stride] = [limb(SHOULDER, arms), limb(HIP, legs)];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${turn} 0 -20)`}>
      <path class="circus-limb-edge" d={reach + stride} />
      <path class="circus-limb" stroke={LEGS[wears](artist)} d={stride} />
      <path class="circus-limb" stroke={CLOTHS[artist.trim === 'cream' ? artist.cloth : 'ink']} d={ends(legs, 0.62)} />
      <path class="circus-limb" stroke={SLEEVED.has(wears) ? cloth : skin} d={reach} />
      <path class="circus-limb" stroke={skin} d={ends(arms, 0.7)} />
      <Costume {...artist} />
      <g transform="translate(0 -38.5)">
        <Head {...artist} hat={isHatless ? 'none' : artist.hat} />
      </g>
    </g>
  );
}

const SLEEVED: ReadonlySet<Artist['wears']> = new Set(['coat', 'harlequin']);

/** What colour legs have. */
const LEGS: { readonly [C in Artist['wears']]: (artist: Artist) => string } = {
  leotard: ({ trim }) => CLOTHS[trim],
  singlet: ({ skin }) => skin,
  harlequin: ({ trim }) => CLOTHS[trim],
  coat: () => '#3a3038',
  dress: ({ skin }) => skin,
  tutu: () => CLOTHS.cream,
  vest: ({ cloth }) => CLOTHS[cloth],
};

const TORSO = 'M-5-31Q0-33.500 5-31L4-22.500 4.700-15.500Q0-13-4.700-15.500L-4-22.500z';
const BROAD = 'M-6.500-31Q0-34 6.500-31L5-22 5.200-15.500Q0-13-5.200-15.500L-5-22z';

const COSTUME: { readonly [C in Artist['wears']]: (cloth: string, trim: string, skin: string) => JSX.Element } = {
  leotard: (cloth, trim) => (
    <>
      <path class="circus-cloth" fill={cloth} d={TORSO} />
      <path
        fill={trim}
        d="M0-29.500L1.200-26.600 4-26.400 1.900-24.600 2.600-21.900 0-23.400-2.600-21.900-1.900-24.600-4-26.400-1.200-26.600z"
      />
    </>
  ),
  // One strap, and a belt that was won somewhere.
  singlet: (cloth, trim, skin) => (
    <>
      <path class="circus-cloth" fill={skin} d={BROAD} />
      <path fill={cloth} d="M-5.600-31.500L-2.600-32.300 4.800-24 5-15.600Q0-13.200-5-15.600L-4.900-22z" />
      <path fill={trim} d="M-5-20.500H5V-17.500H-5z" />
    </>
  ),
  harlequin: (cloth, trim) => (
    <>
      <path class="circus-cloth" fill={cloth} d={BROAD} />
      <path fill={trim} d="M-2.500-32L0-28-2.500-24-5-28zM2.500-24L5-20 2.500-16 0-20z" />
      <path class="circus-ruff" d="M-6-31.500q1.500 2.600 3 0q1.500 2.600 3 0q1.500 2.600 3 0q1.500 2.600 3 0" />
    </>
  ),
  // Tails, a white shirt and a bow tie.
  coat: (cloth, trim) => (
    <>
      <path
        class="circus-cloth"
        fill={cloth}
        d="M-5.500-31Q0-33.500 5.500-31L4.800-22 6.500-8 3.500-9.500 2-15H-2L-3.500-9.500-6.500-8-4.800-22z"
      />
      <path fill={CLOTHS.cream} d="M-2.600-32.300H2.600L0-21.500z" />
      <path fill={trim} d="M-3-31.800L0-30.300 3-31.800V-28.600L0-30.100-3-28.600z" />
    </>
  ),
  dress: (cloth, trim) => (
    <>
      <path
        class="circus-cloth"
        fill={cloth}
        d="M-4.200-31Q0-28 4.200-31L3.400-22.500 9-6Q0-2.500-9-6L-3.400-22.500z"
      />
      <path class="circus-trim" stroke={trim} d="M-3.600-22.500H3.600M-7-9Q0-6 7-9" />
    </>
  ),
  tutu: (cloth, trim) => (
    <>
      <path class="circus-cloth" fill={cloth} d={TORSO} />
      <path
        class="circus-cloth"
        fill={trim}
        d="M-4-20.500H4L10.500-15.500 7.500-13.500 4.500-14.500 1.500-12.800-1.500-12.800-4.500-14.500-7.500-13.500-10.500-15.500z"
      />
    </>
  ),
  vest: (cloth, trim) => (
    <>
      <path class="circus-cloth" fill={trim} d={BROAD} />
      <path class="circus-trim" stroke={cloth} d="M-5-28.500H5M-4.800-25H4.800M-4.600-21.500H4.600" />
      <path fill={cloth} d="M-5.200-18.800H5.200V-15.500Q0-13-5.200-15.500z" />
    </>
  ),
};

const Costume = ({ wears, cloth, trim, skin }: Artist) => COSTUME[wears](CLOTHS[cloth], CLOTHS[trim], skin);

/** Hair behind the head, then in front of it; each around the middle of the face. */
const HAIR: { readonly [H in Artist['hair']]: readonly [behind: string, before: string] } = {
  bald: ['', ''],
  crop: [
    '',
    'M-5.900-.5Q-6.600-7.500 0-7.400T5.900-.5Q5.400-3.800 3.600-4.400 0-5.400-3.600-4.400-5.400-3.800-5.900-.5z',
  ],
  bob: [
    'M-6.500 4.500Q-8.500-7.600 0-7.600T6.500 4.500Q0 6.500-6.500 4.500z',
    'M-5.900 0Q-6-6.800 0-6.900T5.900 0Q4.500-3.600 1-4.200-2-2.400-5.900 0z',
  ],
  bun: [
    'M-2.800-7Q-3-11.200 0-11.200T2.800-7z',
    'M-5.900-.5Q-6.600-7.700 0-7.600T5.900-.5Q4.400-4.400 0-5-4.400-4.400-5.900-.5z',
  ],
  curls: [
    'M-7 2.500a2.800 2.800 0 0 1-.6-4.800 3 3 0 0 1 2-4.800 3.200 3.200 0 0 1 5.600-1.700 3.200 3.200 0 0 1 5.600 1.700 3 3 0 0 1 2 4.800 2.800 2.800 0 0 1-.6 4.800z',
    'M-5.500-2.500Q-5-5.500-2.500-5T0-5.800 2.800-5 5.500-2.500Q5.500-7.500 0-7.500T-5.500-2.500z',
  ],
  long: [
    'M-6.200-1Q-7-7.800 0-7.800T6.200-1L8 10.500Q4 8.500 3.500 5H-3.500Q-4 8.500-8 10.500z',
    'M-5.900 0Q-6.200-7 0-7T5.900 0Q5-4.500 0-5.200-5-4.500-5.900 0z',
  ],
  braids: [
    'M-6-1Q-7-7.600 0-7.600T6-1L8.800 7 7 10.500 5-1-5-1-7 10.500-8.800 7z',
    'M-5.800-.5Q-6.500-7.300 0-7.300T5.800-.5Q4.500-4.500 0-6-4.500-4.500-5.800-.5z',
  ],
  quiff: [
    '',
    'M-5.900-.5Q-7-6.500-3.500-7.500 1-11.500 5.500-8.300 7-5 5.900-.5 5.200-3.800 3.500-4.600-1-3.600-4.500-4.600-5.500-3.200-5.900-.5z',
  ],
  fringe: [
    'M-6.200 1.500Q-7.600-7.600 0-7.600T6.200 1.500z',
    'M-6-.2Q-6.600-7.400 0-7.400T6-.2L4-1.800 2.200-2.800 0-1.800-2.200-2.800-4-1.800z',
  ],
  tufts: ['M-4.500-4Q-11-7-10.500-1T-5 3.500zM4.500-4Q11-7 10.500-1T5 3.500z', ''],
};

const HAT: { readonly [H in Artist['hat']]: JSX.Element | null } = {
  none: null,
  top: (
    <>
      <path
        class="circus-hat"
        d="M-8-4.800Q0-7.200 8-4.800V-3.500Q0-5.600-8-3.500zM-5-5.600-5.600-14.500Q0-16 5.600-14.500L5-5.600Q0-7-5-5.600z"
      />
      <path fill={CLOTHS.red} d="M-5.100-7.600Q0-9 5.100-7.600L5-5.800Q0-7.200-5-5.800z" />
    </>
  ),
  bowler: (
    <path
      class="circus-hat"
      d="M-7.600-4.200Q0-6.400 7.600-4.200 6.500-5.600 5-5.800 4.800-11.500 0-11.500T-5-5.800Q-6.500-5.600-7.600-4.200z"
    />
  ),
  feather: (
    <>
      <path class="circus-cloth" fill={CLOTHS.rose} d="M0-6.500Q-7-11-2.500-17 4.500-14 1.500-7z" />
      <path class="circus-trim" stroke={CLOTHS.gold} d="M-5.400-4.600Q0-7 5.400-4.600" />
    </>
  ),
  tiara: (
    <path
      class="circus-cloth"
      fill={CLOTHS.gold}
      d="M-4.600-5.200L-5-9-2.200-7.200 0-10.800 2.200-7.200 5-9 4.600-5.200Q0-6.900-4.600-5.200z"
    />
  ),
  bow: (
    <path
      class="circus-cloth"
      fill={CLOTHS.red}
      d="M3.500-6.600L8.300-9.200 7.800-4.600 3.500-6.200-.8-4.600-1.300-9.200z"
    />
  ),
  band: <path class="circus-trim" stroke={CLOTHS.red} d="M-5.700-2.900Q0-5.200 5.700-2.900L7.500-1.500" />,
  pointed: (
    <>
      <path class="circus-cloth" fill={CLOTHS.navy} d="M-6-4.300L.8-17.500 6-4.300Q0-6.500-6-4.300z" />
      <path fill={CLOTHS.gold} d="M-1.500-8.800L0-10.600 1.500-8.800 0-7zM1-13L2-14.300 3-13 2-11.700z" />
    </>
  ),
};

/** What makes a face somebody's. Whiskers have the colour of the hair. */
const FACE: { readonly [F in Artist['face']]: (dye: string) => JSX.Element | null } = {
  plain: () => null,
  moustache: dye => (
    <path
      fill={dye}
      d="M0 1.600Q2 .6 3.600 2.200 5.200 3 5.800 1.200 5.600 4.600 2.600 4.200.8 4 0 2.800-.8 4-2.600 4.200-5.600 4.600-5.800 1.200-5.200 3-3.600 2.200-2 .6 0 1.600z"
    />
  ),
  beard: dye => (
    <path
      fill={dye}
      d="M-5.700 0Q-5.800 8.600 0 9 5.800 8.600 5.700 0 4.400 2.400 2.600 2 0 1 0 1.600 0 1-2.600 2-4.400 2.400-5.700 0zM-1.700 4H1.700Q0 5.600-1.700 4z"
    />
  ),
  goatee: dye => (
    <path
      fill={dye}
      d="M-1.700 5.300H1.700Q1.400 8.800 0 8.800T-1.700 5.300zM0 1.900Q1.800 1.500 2.900 2.900L0 2.600-2.900 2.900Q-1.800 1.500 0 1.900z"
    />
  ),
  glasses: () => (
    <path
      class="circus-glasses"
      d="M-4.600-.7a2 1.900 0 1 0 4 0a2 1.900 0 1 0-4 0M.6-.7a2 1.900 0 1 0 4 0a2 1.900 0 1 0-4 0M-.6-1h1.200"
    />
  ),
  lips: () => <path fill="#c3202f" d="M-2.200 3.300Q-1 2.300 0 3 1 2.300 2.200 3.300 0 5.400-2.200 3.300z" />,
  freckles: () => (
    <path class="circus-freckles" d="M-4 1.700h0M-2.900 2.300h0M4 1.700h0M2.900 2.300h0M-3.300 1.100h0M3.300 1.100h0" />
  ),
  monocle: () => (
    <path class="circus-glasses" d="M.4-.7a2.200 2.100 0 1 0 4.400 0a2.200 2.100 0 1 0-4.400 0M4.600.2Q5.500 4 4 7" />
  ),
  paint: () => (
    <>
      <path
        fill="#fff"
        d="M-4.800-.6a2.200 2.400 0 1 1 4.400 0a2.200 2.400 0 1 1-4.400 0M.4-.6a2.200 2.400 0 1 1 4.400 0a2.200 2.400 0 1 1-4.400 0M-4 3.300Q0 1.800 4 3.300 3 6.500 0 6.500T-4 3.300z"
      />
      <circle class="circus-cloth" fill="#e3342f" cx="0" cy="1.100" r="1.700" />
    </>
  ),
};

/** Features of each age: brows, eyes, nose, mouth; then what years have written. */
const FEATURES: { readonly [A in Artist['age']]: string } = {
  young: 'M-3.400-2.900q1-.7 1.900-.2M3.400-2.900q-1-.7-1.900-.2M0 .6q.7.6-.1.9M-1.900 3.100Q0 4.900 1.900 3.100',
  grown:
    'M-3.900-2.700q1.200-1.100 2.500-.2M3.900-2.700q-1.200-1.100-2.500-.2M.1-.3q1 1.400-.4 1.700M-2 3.400Q0 4.600 2 3.400',
  old: 'M-4.200-2.500q1.300-1.300 2.700-.4M4.200-2.500q-1.300-1.300-2.700-.4M.1-.5q1.300 1.800-.6 2M-1.800 3.800Q0 4.500 1.800 3.800',
};
const WRINKLES = 'M-4.800.9q.9.9 1.900.6M4.800.9q-.9.9-1.900.6M-2.200-4.600q2.200-.7 4.400 0M-3-5.400';

/** A head around 0, 0, twelve units high. */
export function Head({ skin, hair, dye, face, age, hat }: Artist) {
  const [behind, before] = HAIR[hair];
  const colour = DYES[dye];
  const mouthed = face === 'lips' || face === 'beard' || face === 'paint';
  const features = mouthed ? FEATURES[age].slice(0, FEATURES[age].lastIndexOf('M')) : FEATURES[age];
  return (
    <>
      {behind && <path class="circus-hair" fill={colour} d={behind} />}
      <path class="circus-head" fill={skin} d={age === 'young' ? ROUND : LONG} />
      <path class="circus-cheeks" d="M-3.700 1.500h0M3.700 1.500h0" />
      {face === 'paint' && FACE.paint(colour)}
      <path class="circus-eyes" d="M-2.500-.8v.3M2.500-.8v.3" />
      <path class="circus-features" d={age === 'old' ? features + WRINKLES : features} />
      {face !== 'paint' && FACE[face](colour)}
      {before && <path class="circus-hair" fill={colour} d={before} />}
      {HAT[hat]}
    </>
  );
}

const ROUND =
  'M-5.900-1Q-5.800-6.900 0-6.900T5.900-1Q6.900-1 6.600.6T5.500 1.700Q4.600 6.400 0 6.400T-5.500 1.700Q-6.300 2.200-6.600.6T-5.900-1z';
const LONG =
  'M-5.700-1Q-5.700-7 0-7T5.700-1Q6.700-1 6.400.8T5.300 2Q4.300 7 0 7T-5.300 2Q-6.100 2.400-6.400.8T-5.700-1z';
