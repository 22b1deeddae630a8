/** The two pugilists, drawn from joints: a heavy one and a lean one, in the stance of the place they stand on. */

import type { Loc } from '../state.ts';

export type Pose = Loc | 'rest';

type Point = readonly [number, number];

/** Proportions of a body, in units of about a hundredth of its height; feet at 0, up is negative. */
interface Build {
  readonly hip: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly stance: number;
  readonly limb: number;
  readonly head: Point;
  readonly skull: number;
  readonly glove: number;
}

const HEAVY: Build = {
  hip: -40,
  shoulder: -76,
  chest: 24,
  waist: 19,
  stance: 17,
  limb: 12,
  head: [5, -93],
  skull: 12,
  glove: 11,
};
const LEAN: Build = {
  hip: -50,
  shoulder: -84,
  chest: 16,
  waist: 11,
  stance: 20,
  limb: 8.5,
  head: [4, -102],
  skull: 11,
  glove: 9.5,
};

/** Elbow and glove of the back and the front arm, measured from the shoulder line. */
const ARMS: {
  readonly [P in Pose]: { readonly back: readonly [Point, Point]; readonly front: readonly [Point, Point] };
} = {
  off: {
    back: [
      [-20, 14],
      [-4, 18],
    ],
    front: [
      [30, 2],
      [50, -3],
    ],
  },
  def: {
    back: [
      [-2, 20],
      [12, 0],
    ],
    front: [
      [26, 16],
      [25, -10],
    ],
  },
  tac: {
    back: [
      [-24, 14],
      [-12, 30],
    ],
    front: [
      [26, 18],
      [40, 4],
    ],
  },
  rest: {
    back: [
      [-22, 18],
      [-18, 36],
    ],
    front: [
      [24, 18],
      [22, 36],
    ],
  },
};

const line = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** A limb: a thick stroke inside a thicker one, so that it has an outline. */
function Limb({ d, width }: { readonly d: string; readonly width: number }) {
  return (
    <>
      <path class="fite-outline" d={d} stroke-width={width + 5} />
      <path class="fite-skin-line" d={d} stroke-width={width} />
    </>
  );
}

function Arm({
  build,
  from,
  joints,
}: {
  readonly build: Build;
  readonly from: Point;
  readonly joints: readonly [Point, Point];
}) {
  const at = ([x, y]: Point): Point => [x, build.shoulder + 5 + y];
  const [elbow, hand] = [at(joints[0]), at(joints[1])];
  return (
    <>
      <Limb d={line(from, elbow, hand)} width={build.limb} />
      <circle class="fite-cloth" cx={hand[0]} cy={hand[1]} r={build.glove} />
      <path class="fite-ink-line" d={`M${hand[0] - 4} ${hand[1] - build.glove + 5}q5 2 4 7`} />
    </>
  );
}

/** One of the two fighters, facing right, on a 130 × 130 sheet. */
export function Fighter({
  seat,
  pose,
  down = false,
}: {
  readonly seat: number;
  readonly pose: Pose;
  readonly down?: boolean;
}) {
  const build = seat === 0 ? HEAVY : LEAN;
  const { hip, shoulder, chest, waist, stance, limb } = build;
  const lunge = pose === 'off' ? 6 : pose === 'def' ? -3 : 0;
  const arms = ARMS[pose];
  const knee = hip / 2;
  return (
    <svg class="fite-fighter" viewBox="-55 -122 120 130" aria-hidden="true" data-seat={seat}>
      <ellipse class="fite-shadow" cx="2" cy="0" rx="34" ry="6.5" />
      <g transform={down ? 'translate(34 -14) rotate(-86)' : undefined}>
        <g transform={`translate(${lunge} 0)`}>
          <Arm build={build} from={[-chest + 6, shoulder + 5]} joints={arms.back} />
          <Limb d={line([-6, hip + 2], [-stance + 2 - lunge, knee], [-stance - lunge, -12])} width={limb + 1.5} />
          <Limb d={line([7, hip + 2], [stance - 1, knee - 2], [stance - lunge / 2, -12])} width={limb + 1.5} />
          <path class="fite-boot" d={`M${-stance - lunge - 7} 0v-13h13l1 6 6 2v5z`} />
          <path class="fite-boot" d={`M${stance - lunge / 2 - 7} 0v-13h13l1 6 6 2v5z`} />
          <path
            class="fite-skin"
            d={`M${-chest} ${shoulder + 4}C${-chest - 4} ${shoulder + 20} ${-waist - 2} ${hip - 12} ${-waist} ${hip}H${waist}C${waist + 2} ${hip - 12} ${chest + 4} ${shoulder + 20} ${chest} ${shoulder + 4}C${chest - 8} ${shoulder - 4} ${-chest + 8} ${shoulder - 4} ${-chest} ${shoulder + 4}z`}
          />
          <Torso seat={seat} build={build} />
          <path
            class="fite-cloth"
            d={`M${-waist - 1} ${hip - 7}H${waist + 1}L${waist + 5} ${hip + 14}L3 ${hip + 12}L1 ${hip + 7}L-2 ${hip + 12}L${-waist - 5} ${hip + 14}z`}
          />
          <path class="fite-belt" d={`M${-waist - 1} ${hip - 8}H${waist + 1}V${hip - 2}H${-waist - 1}z`} />
          <Head seat={seat} build={build} />
          <Arm build={build} from={[chest - 5, shoulder + 6]} joints={arms.front} />
        </g>
      </g>
    </svg>
  );
}

function Torso({ seat, build: { shoulder, chest, hip, waist } }: { readonly seat: number; readonly build: Build }) {
  if (seat === 0) {
    return (
      <>
        <path class="fite-ink-line" d={`M-9 ${shoulder + 15}q7 5 13 0m3 0q6 4 11 -1`} />
        <path class="fite-ink-line" d={`M2 ${shoulder + 24}v8`} />
      </>
    );
  }
  return (
    <path
      class="fite-cloth"
      d={`M${-chest + 3} ${shoulder + 3}L${-waist} ${hip - 6}H${waist}L${chest - 2} ${shoulder + 3}l-6 -3q-6 11 -13 0z`}
    />
  );
}

function Head({ seat, build: { head, skull } }: { readonly seat: number; readonly build: Build }) {
  const [x, y] = head;
  return (
    <g transform={`translate(${x} ${y})`}>
      {seat === 1 && (
        <>
          <circle class="fite-hair" cx="-7" cy="-13" r="6" />
          <path class="fite-cloth" d="M-10 -4l-13 -5 3 6 -5 4 15 1z" />
        </>
      )}
      <circle class="fite-skin" r={skull} />
      {seat === 0 ? (
        <>
          <path class="fite-ink-line" d="M2 -6l8 2" />
          <path class="fite-hair" d="M3 4q4 -4 6 -1 3 -2 5 2 -4 3 -6 1 -3 2 -5 -2z" />
          <path class="fite-ink-line" d="M-7 -1q-3 3 0 6" />
        </>
      ) : (
        <>
          <path
            class="fite-hair"
            d={`M${-skull} 1a${skull} ${skull} 0 0 1 ${skull * 1.75} -8q-8 4 -12 3 -4 5 -5 12z`}
          />
          <path class="fite-cloth" d={`M${-skull + 0.5} -4L${skull - 0.7} -7l.9 5L${-skull - 0.2} 1z`} />
          <path class="fite-ink-line" d="M4 6q3 1 5 -1" />
        </>
      )}
      <circle class="fite-eye" cx="6" cy={seat === 0 ? -1 : 1} r="1.7" />
    </g>
  );
}

/** Stars around the head of a dazed fighter. */
export function Stars() {
  const star = 'l1.6 3.6 4 .4-3 2.7.9 3.9-3.5-2.1-3.5 2.1.9-3.9-3-2.7 4-.4z';
  return (
    <svg class="fite-stars" viewBox="-30 -14 60 28" aria-hidden="true">
      {[
        [-20, 0],
        [0, -8],
        [20, 0],
        [0, 6],
      ].map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y! - 5}${star}`} />
      ))}
    </svg>
  );
}
