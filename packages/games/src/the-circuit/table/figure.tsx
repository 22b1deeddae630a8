/** A fighter, drawn from the row of its looks: whoever it is, it can stand, be hit, lie down and win. */

import { picture, stamp } from '@roundhouse/kit';
import type { VNode } from 'preact';
import type { Arms, Joints, Legs, Look, Piece, Point } from './look.ts';
import './figure.css';

export type Pose = 'stand' | 'hit' | 'down' | 'win';

const GUARD: readonly [Joints, Joints] = [
  [2, 17, 18, 6],
  [11, 13, 27, -5],
];

/** What arms do whoever has them; how they stand is their own. */
const ARMS: { readonly [P in Exclude<Pose, 'stand'>]: readonly [Joints, Joints] } = {
  hit: [
    [-13, -4, -27, -15],
    [13, -8, 25, -24],
  ],
  down: [
    [-7, 16, -3, 32],
    [6, 16, 4, 32],
  ],
  win: [
    [-13, -11, -17, -34],
    [13, -11, 17, -34],
  ],
};

/** Degrees by which the body leans, and by which the head does besides. */
const LEAN: { readonly [P in Pose]: readonly [number, number] } = {
  stand: [0, 0],
  hit: [-15, -14],
  down: [0, -6],
  win: [-2, -6],
};

const rounded = (n: number): number => Math.round(n * 10) / 10;
const line = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`;

function Pieces({ pieces = [] }: { readonly pieces?: readonly Piece[] | undefined }) {
  return (
    <>
      {pieces.map((piece, i) =>
        piece.length === 2 ? (
          <path key={i} class={`arena-p-${piece[0]}`} d={piece[1]} />
        ) : (
          <circle key={i} class={`arena-p-${piece[0]}`} cx={piece[1]} cy={piece[2]} r={piece[3]} />
        ),
      )}
    </>
  );
}

/** A limb: a thick stroke inside a thicker one, so that it has an outline. */
function Limb({ d, width, paint }: { readonly d: string; readonly width: number; readonly paint: string }) {
  return (
    <>
      <path class="arena-outline" d={d} stroke-width={width + 5} />
      <path class={`arena-limb arena-p-${paint}`} d={d} stroke-width={width} />
    </>
  );
}

const ROCK = 'M-1 -.9L.6 -1L1.1 -.1L.7 .9L-.5 1L-1.1 .2z';
const SHARD = 'M0 -1.4L.7 0L0 1.2L-.7 0z';
const HAMMER = 'M-.9 -.6Q-.9 -.9 -.6 -.9H.7Q1 -.9 1 -.6V.6Q1 .9 .7 .9H-.6Q-.9 .9 -.9 .6z';
const CLAWS = 'M.2 -.7L1.9 -1.1L.8 -.1L2.1 .1L.7 .5L1.5 1.3L-.1 .9z';
const TALONS = 'M0 -.6L2.6 -1.2L.8 -.2L3 .1L.8 .5L2.4 1.5L-.2 .8z';
/** Three fingers and a thumb, as strokes. */
const FINGERS = 'M.2 -.5L1 -1.1M.5 -.1L1.5 -.4M.4 .3L1.4 .4M-.2 .5L.2 1.2';

/** Outlines of hands about one unit large, and what is behind them. */
const HANDS: { readonly [H in Arms['hand']]?: readonly [back: string | null, front: string | null] } = {
  claw: [CLAWS, null],
  talon: [TALONS, null],
  rock: [null, ROCK],
  shard: [null, SHARD],
  hammer: [null, HAMMER],
};

const scaled = (d: string, r: number): string => d.replaceAll(/-?\.?\d+(\.\d+)?/g, n => `${rounded(Number(n) * r)}`);

function Hand({ arms, at: [x, y], angle }: { readonly arms: Arms; readonly at: Point; readonly angle: number }) {
  const { hand, r, glove = 'own' } = arms;
  if (hand === 'none') return null;
  const [back, front] = HANDS[hand] ?? [null, null];
  const isLevel = hand === 'shard' || hand === 'rock';
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${isLevel ? 0 : Math.round(angle)})`}>
      {hand === 'palm' && <Limb d={scaled(FINGERS, r)} width={r * 0.42} paint={glove} />}
      {back && <path class="arena-p-ivory" d={scaled(back, r)} />}
      {front ? (
        <path class={`arena-p-${glove}`} d={scaled(front, r)} />
      ) : (
        <circle class={`arena-p-${glove}`} r={hand === 'palm' ? r * 0.82 : r} />
      )}
      {(hand === 'glove' || hand === 'fist') && (
        <path class="arena-p-line" d={`M${-r / 2} ${-r * 0.55}q${r} 0 ${r} ${r * 0.7}`} />
      )}
      {hand === 'hammer' && <path class="arena-p-line" d={`M${-r * 0.4} ${-r * 0.9}V${r * 0.9}`} />}
    </g>
  );
}

interface ArmProps {
  readonly arms: Arms;
  readonly side: 0 | 1;
  readonly pose: Pose;
}

function Arm({ arms, side, pose }: ArmProps) {
  const { at, w, reach = 1, stand = GUARD, held, heldBack, hold = 'up', paint } = arms;
  const [x, y] = at[side];
  const joints = pose === 'stand' ? stand[side] : ARMS[pose][side];
  // How it stands is drawn to its own measure; the rest is stretched to its length.
  const stretch = pose === 'stand' ? Math.max(1, reach) : reach;
  const elbow: Point = [x + joints[0] * stretch, y + joints[1] * stretch];
  const hand: Point = [x + joints[2] * stretch, y + joints[3] * stretch];
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  const thing = side === 1 ? held : heldBack;
  const turn = hold === 'along' && side === 1 ? angle : pose === 'hit' ? -24 : 0;
  return (
    <>
      {w > 0 && <Limb d={line([x, y], elbow, hand)} width={w} paint={paint} />}
      {thing && pose !== 'down' && (
        <g transform={`translate(${rounded(hand[0])} ${rounded(hand[1])}) rotate(${Math.round(turn)})`}>
          <Pieces pieces={thing} />
        </g>
      )}
      <Hand arms={arms} at={hand} angle={angle} />
    </>
  );
}

/** One leg from the hip to the ankle, and its foot. */
function legOf({ kind, hips, feet }: Legs, side: 0 | 1): { readonly d: string; readonly foot: string } {
  const [from, to, hip] = [hips[side], feet[side], hips[2]];
  const knee: Point = [(from + to) / 2 + 2, hip / 2];
  switch (kind) {
    case 'bird':
      return {
        d: line([from, hip], [to + 8, hip * 0.56], [to - 5, hip * 0.28], [to, -5]),
        foot: `M${to - 5} 0v-6h8l12 3 2 3z`,
      };
    case 'blade':
      return {
        d: line([from, hip], [to - 2, hip * 0.55], [to - 6, hip * 0.3]),
        foot: `M${to - 9} ${hip * 0.32}q-6 ${-hip * 0.28} 8 ${-hip * 0.32}h10v-4h-8q-9 -1 -4 ${hip * 0.28}z`,
      };
    case 'stump':
      return { d: line([from, hip], [to, -8]), foot: `M${to - 12} 0q0 -9 12 -9t12 9z` };
    case 'frog':
      return {
        d: line([from, hip], [to * 1.1, hip - 8], [to * 0.9, -7]),
        foot: `M${to * 0.9 - 12} 2L${to * 0.9 - 4} -8H${to * 0.9 + 4}L${to * 0.9 + 14} 2L${to * 0.9 + 6} -1L${to * 0.9 + 1} 3L${to * 0.9 - 5} -1z`,
      };
    default:
      return { d: line([from, hip], knee, [to, -12]), foot: `M${to - 7} 0v-14h13l1 7 7 2v5z` };
  }
}

function LegPair({ legs }: { readonly legs: Legs }) {
  return (
    <>
      {([0, 1] as const).map(side => {
        const { d, foot } = legOf(legs, side);
        return (
          <>
            <Limb d={d} width={legs.w} paint={legs.paint} />
            <path class={`arena-p-${legs.boot}`} d={foot} />
          </>
        );
      })}
    </>
  );
}

export interface FigureProps {
  readonly look: Look;
  readonly team: number;
  readonly pose: Pose;
  /** Only head and shoulders. */
  readonly isBust?: boolean;
  /** The picture alone, without the base it stands on. */
  readonly isBare?: boolean;
}

/** Its looks by number: what makes one figure another. */
const numbers = new WeakMap<Look, number>();
let known = 0;

function numberOf(look: Look): number {
  const number = numbers.get(look) ?? known++;
  numbers.set(look, number);
  return number;
}

const keyOf = ({ look, team, pose, isBust = false, isBare = false }: FigureProps): string =>
  `${numberOf(look)} ${team} ${pose} ${isBust} ${isBare}`;

function draw({ look, team, pose, isBust = false, isBare = false }: FigureProps): VNode<object> {
  const [lean, nod] = LEAN[pose];
  const [left, top, side] = look.bust;
  const neck: Point = [0, look.arms.at[1][1]];
  return (
    <svg
      class="arena-figure"
      viewBox={isBust ? `${left} ${top} ${side} ${side}` : '-64 -134 128 142'}
      data-bust={isBust ? '' : undefined}
      aria-hidden="true"
      data-team={team}
      style={{ '--own': look.own, '--skin': look.skin, '--hair': look.hair ?? look.own }}
    >
      {!isBust && !isBare && <ellipse class="arena-shadow" cx="1" cy="1" rx="42" ry="6.5" />}
      <g transform={pose === 'down' ? 'translate(54 -16) rotate(-88)' : `rotate(${isBust ? 0 : lean} 0 -10)`}>
        <Pieces pieces={look.back} />
        <Arm arms={look.arms} side={0} pose={pose} />
        {look.legs && <LegPair legs={look.legs} />}
        <Pieces pieces={look.body} />
        <g transform={`rotate(${isBust ? 0 : nod} ${neck[0]} ${neck[1]})`}>
          <Pieces pieces={look.head} />
        </g>
        <Arm arms={look.arms} side={1} pose={pose} />
      </g>
      {pose === 'hit' && (
        <path
          class="arena-burst"
          d="M34 -96l5 10 10 -8 -2 12 13 0 -9 8 10 8 -13 0 2 12 -10 -8 -6 11 -5 -11 -10 7 3 -12 -12 -2 10 -7 -8 -9 12 1z"
        />
      )}
    </svg>
  );
}

/** One fighter, facing right. Decoration: whoever shows it says who it is. Drawn once, and copied wherever else it is. */
export const Figure = stamp(draw, keyOf);

/** The same for one that changes its pose while it is looked at: only its limbs are drawn anew. */
export const PosedFigure = picture(draw);
