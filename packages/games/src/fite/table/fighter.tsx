/** A pugilist, drawn from joints: a body with its own looks, in the stance of the place it stands on. */

import { picture } from '@roundhouse/kit';
import type { Loc } from '../state.ts';
import type { Grip, Look, Paint, Piece, Point } from './look.ts';
import './poster.css';

export type Pose = Loc | 'rest' | 'win';

/** Elbow and glove of an arm, from where it leaves the shoulder; a back arm that comes round the body, from the front one. */
type Joints = readonly [Point, Point];

const ARMS: { readonly [P in Pose]: { readonly back: Joints; readonly front: Joints } } = {
  off: {
    back: [
      [-15, 10],
      [-8, 25],
    ],
    front: [
      [16, 2],
      [35, -4],
    ],
  },
  def: {
    back: [
      [4, 22],
      [23, 4],
    ],
    front: [
      [12, 15],
      [9, -10],
    ],
  },
  tac: {
    back: [
      [-12, 14],
      [-7, 31],
    ],
    front: [
      [11, 17],
      [25, 5],
    ],
  },
  rest: {
    back: [
      [-7, 18],
      [-4, 36],
    ],
    front: [
      [8, 18],
      [6, 36],
    ],
  },
  win: {
    back: [
      [-17, -8],
      [-17, -33],
    ],
    front: [
      [17, -8],
      [18, -33],
    ],
  },
};

/** Degrees by which each stance leans forward, and how far it steps. */
const LEAN: { readonly [P in Pose]: number } = { off: 9, def: -4, tac: 2, rest: 0, win: -2 };
const STEP: { readonly [P in Pose]: number } = { off: 6, def: -3, tac: 0, rest: 0, win: 0 };

const line = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

const Pieces = ({ pieces = [] }: { readonly pieces?: readonly Piece[] | undefined }) =>
  pieces.map(([paint, d]) => <path key={d} class={`fite-paint-${paint}`} d={d} />);

/** A limb: a thick stroke inside a thicker one, so that it has an outline. */
function Limb({ d, width, paint }: { readonly d: string; readonly width: number; readonly paint: Paint }) {
  return (
    <>
      <path class="fite-outline" d={d} stroke-width={width + 5} />
      <path class={`fite-limb fite-paint-${paint}`} d={d} stroke-width={width} />
    </>
  );
}

interface ArmProps {
  readonly look: Look;
  readonly side: 'back' | 'front';
  readonly pose: Pose;
}

function Arm({ look: { build, wears, grip }, side, pose }: ArmProps) {
  const { shoulder, chest, limb, glove, reach = 1 } = build;
  const joint = { back: -chest + 6, front: chest - 5 };
  // An arm that carries something behind the body stays there.
  const guards = side === 'back' && pose === 'def' && grip?.hand !== 'back';
  const origin = guards ? joint.front : joint[side];
  const at = ([x, y]: Point): Point => [origin + x * reach, shoulder + 6 + y * reach];
  const from: Point = [joint[side], shoulder + 6];
  const [elbow, hand] = ARMS[side === 'back' && pose === 'def' && !guards ? 'tac' : pose][side].map(at) as [
    Point,
    Point,
  ];
  return (
    <>
      {grip?.hand === side && <Held grip={grip} elbow={elbow} hand={hand} pose={pose} />}
      <Limb d={line(from, elbow, hand)} width={limb} paint={wears === 'coat' ? 'own' : 'skin'} />
      <circle class="fite-paint-corner" cx={hand[0]} cy={hand[1]} r={glove} />
      <path class="fite-paint-line" d={`M${hand[0] - 4} ${hand[1] - glove + 5}q5 2 4 7`} />
    </>
  );
}

interface HeldProps {
  readonly grip: Grip;
  readonly elbow: Point;
  readonly hand: Point;
  readonly pose: Pose;
}

function Held({ grip: { holds, pieces }, elbow, hand, pose }: HeldProps) {
  const along = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  const angle = holds === 'along' ? along : holds === 'hanging' && pose === 'off' ? -55 : 0;
  return (
    <g transform={`translate(${hand[0]} ${hand[1]}) rotate(${Math.round(angle)})`}>
      <Pieces pieces={pieces} />
    </g>
  );
}

export interface FighterProps {
  readonly seat: number;
  readonly look: Look;
  /** The fighter's own colour; the sheet's if none is given. */
  readonly colour?: string | undefined;
  readonly pose: Pose;
  readonly down?: boolean;
  /** Only head and shoulders. */
  readonly portrait?: boolean;
}

/** One fighter, facing right, on a base in its corner's colour. */
export const Fighter = picture((props: FighterProps) => {
  const { seat, look, colour, pose: standing, down = false, portrait = false } = props;
  const { build, skin, hair } = look;
  const pose = down ? 'rest' : standing;
  const lean = portrait ? 0 : LEAN[pose] + (build.lean ?? 0);
  const upper = `rotate(${lean} 0 ${build.hip})`;
  return (
    <svg
      class="fite-fighter"
      viewBox={portrait ? frameOf(look) : '-55 -122 120 130'}
      aria-hidden="true"
      data-seat={seat}
      style={{ '--own': colour, '--skin': skin, '--hair': hair }}
    >
      <ellipse class="fite-base" cx="2" cy="1" rx="40" ry="8.5" />
      <g
        transform={
          down
            ? `translate(48 ${-Math.max(14, build.chest - 4)}) rotate(-86)`
            : `translate(${portrait ? 0 : STEP[pose]} 0)`
        }
      >
        <g transform={upper}>
          <At y={build.shoulder}>
            <Pieces pieces={look.behind} />
          </At>
          <Arm look={look} side="back" pose={pose} />
        </g>
        <Legs look={look} step={STEP[pose]} />
        <g transform={upper}>
          <Body look={look} />
          <Head look={look} />
          <Arm look={look} side="front" pose={pose} />
        </g>
      </g>
    </svg>
  );
});

function frameOf({ build: { head }, frame }: Look): string {
  const { above, side } = frame ?? { above: 26, side: 54 };
  return `${head[0] - side / 2} ${head[1] - above} ${side} ${side}`;
}

const At = ({ x = 0, y, children }: { readonly x?: number; readonly y: number; readonly children: unknown }) => (
  <g transform={`translate(${x} ${y})`}>{children as never}</g>
);

function Legs({ look, step }: { readonly look: Look; readonly step: number }) {
  const { hip, waist, stance, limb } = look.build;
  const knee = hip / 2;
  const feet = [-stance - step, stance - step / 2];
  return (
    <>
      <Limb
        d={line([-waist / 2, hip + 2], [-stance + 2 - step, knee], [feet[0]!, -12])}
        width={limb + 1.5}
        paint={look.legs ?? 'skin'}
      />
      <Limb
        d={line([waist / 2, hip + 2], [stance - 1, knee - 2], [feet[1]!, -12])}
        width={limb + 1.5}
        paint={look.legs ?? 'skin'}
      />
      {feet.map(x => (
        <path key={x} class="fite-boot" d={`M${x - 7} 0v-13h13l1 6 6 2v5z`} />
      ))}
      {!look.skirt && (
        <path
          class="fite-paint-corner"
          d={`M${-waist - 1} ${hip - 7}H${waist + 1}L${waist + 5} ${hip + 14}L3 ${hip + 12}L1 ${hip + 7}L-2 ${hip + 12}L${-waist - 5} ${hip + 14}z`}
        />
      )}
      <At y={hip}>
        <Pieces pieces={look.skirt} />
      </At>
    </>
  );
}

function Body({ look: { build, wears, body, front, skirt } }: { readonly look: Look }) {
  const { hip, shoulder, chest, waist } = build;
  const usual = `M${-chest} ${shoulder + 4}C${-chest - 4} ${shoulder + 20} ${-waist - 2} ${hip - 12} ${-waist} ${hip}H${waist}C${waist + 2} ${hip - 12} ${chest + 4} ${shoulder + 20} ${chest} ${shoulder + 4}C${chest - 8} ${shoulder - 4} ${-chest + 8} ${shoulder - 4} ${-chest} ${shoulder + 4}z`;
  return (
    <>
      {body === undefined && <path class={wears === 'coat' ? 'fite-paint-own' : 'fite-paint-skin'} d={usual} />}
      {wears === 'vest' && (
        <path
          class="fite-paint-own"
          d={`M${-chest + 3} ${shoulder + 3}C${-chest + 1} ${shoulder + 18} ${-waist - 1} ${hip - 14} ${-waist} ${hip}H${waist}C${waist + 1} ${hip - 14} ${chest - 1} ${shoulder + 18} ${chest - 2} ${shoulder + 3}l-6 -3q${-chest / 2} 11 ${-2 * chest + 17} 0z`}
        />
      )}
      {!skirt && <path class="fite-belt" d={`M${-waist - 1} ${hip - 8}H${waist + 1}V${hip - 2}H${-waist - 1}z`} />}
      <At y={shoulder}>
        {body !== undefined && <path class="fite-paint-own" d={body} />}
        <Pieces pieces={front} />
      </At>
    </>
  );
}

function Head({ look: { build, skull, mane, face } }: { readonly look: Look }) {
  const [x, y] = build.head;
  return (
    <g transform={`translate(${x} ${y}) scale(${build.skull / 12})`}>
      <Pieces pieces={mane} />
      {skull === undefined ? <circle class="fite-paint-skin" r="12" /> : <path class="fite-paint-skin" d={skull} />}
      <Pieces pieces={face} />
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
