/** A circuit card drawn from its data: pathways, nodes, passing points, portals, charge point, master node. */

import { stamp } from '@roundhouse/kit';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type Colour,
  type End,
  type FaceData,
  type MoveColour,
  PORTS,
  type Point,
  pointOf,
  type Rotation,
  SITES,
  type Side,
  type Site,
} from '../content/face.ts';
import { BOLT, letterAt, OUTLINES } from './shapes.ts';

/** The one letter of each colour in the language spoken. */
export type Letters = { readonly [C in MoveColour]: string };

export interface FaceProps {
  readonly no: number;
  readonly side: Side;
  readonly rot: Rotation;
  readonly face: FaceData;
  readonly letters: Letters;
}

/** Where an end of a link lies on a card that is turned or not: what is written on it stays upright. */
export function turnedPoint(end: End, rot: Rotation): Point {
  const { x, y } = pointOf(end);
  return rot === 0 ? { x, y } : { x: CARD_WIDTH - x, y: CARD_HEIGHT - y };
}

/** Letters come and go with the language: each has pictures of its own. */
const keyOf = ({ no, side, rot, letters }: FaceProps): string => `${no}${side}${rot}${Object.values(letters).join('')}`;

/** One face as it lies on the table. */
export const CircuitFace = stamp(
  ({ no, side, rot, face, letters }: FaceProps) => (
    <svg class="cir-face" viewBox="0 0 14 24" aria-hidden="true" data-side={side}>
      <rect class="cir-face-body" x=".12" y=".12" width="13.76" height="23.76" rx=".9" />
      <path class="cir-face-grid" d={GRID} />
      <path class="cir-face-print" d={printOf(no, side)} />
      <Pathways face={face} rot={rot} />
      {face.passing.map(site => (
        <Passing key={site} site={site} rot={rot} />
      ))}
      {face.master && <Master at={turnedPoint(face.master, rot)} />}
      {face.charge && (
        <ChargePoint
          at={turnedPoint(face.charge.at, rot)}
          colour={face.charge.colour}
          letter={letters[face.charge.colour]}
        />
      )}
      {SITES.map(site => {
        const node = face.nodes[site];
        if (!node) return null;
        return (
          <g key={site} transform={moveTo(turnedPoint(site, rot))}>
            {node.portal && <path class="cir-portal" d={PORTAL} />}
            <NodeSign colour={node.colour} letter={letters[node.colour]} />
          </g>
        );
      })}
      <g transform="translate(1.7 1.6)">
        <rect class="cir-no-body" x="-1.15" y="-.85" width="2.3" height="1.7" rx=".4" data-side={side} />
        <text class="cir-no" y=".44" data-side={side}>
          {no}
        </text>
      </g>
    </svg>
  ),
  keyOf,
);

const moveTo = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** A coloured node with its outline and its letter. */
const NodeSign = ({ colour, letter }: { readonly colour: Colour; readonly letter: string }) => (
  <>
    <path class="cir-node" data-c={colour} d={OUTLINES[colour]} />
    <text class="cir-letter" data-c={colour} y={letterAt(colour) + 0.42}>
      {letter}
    </text>
  </>
);

/** Every pathway three times: its bed, its metal, its shine. Ports end in pads on the edge. */
function Pathways({ face, rot }: { readonly face: FaceData; readonly rot: Rotation }) {
  const lines = face.links
    .map(([from, to]) => {
      const [a, b] = [turnedPoint(from, rot), turnedPoint(to, rot)];
      return `M${a.x} ${a.y}L${b.x} ${b.y}`;
    })
    .join('');
  return (
    <>
      <path class="cir-link-bed" d={lines} />
      <path class="cir-link" d={lines} />
      <path class="cir-link-shine" d={lines} />
      <path class="cir-pads" d={PADS} />
    </>
  );
}

const PADS = PORTS.map(port => {
  const { x, y } = pointOf(port);
  const isAcross = port.startsWith('L') || port.startsWith('R');
  const [w, h] = isAcross ? [0.5, 1.2] : [1.2, 0.5];
  const left = Math.min(Math.max(0.12, x - w / 2), CARD_WIDTH - 0.12 - w);
  const top = Math.min(Math.max(0.12, y - h / 2), CARD_HEIGHT - 0.12 - h);
  return `M${left} ${top}h${w}v${h}h${-w}z`;
}).join('');

const Passing = ({ site, rot }: { readonly site: Site; readonly rot: Rotation }) => {
  const { x, y } = turnedPoint(site, rot);
  return <path class="cir-passing" d={`M${x} ${y - 0.62}l.62.62-.62.62-.62-.62z`} />;
};

/** Two arcs that chase each other around the node. */
const PORTAL = 'M-1.62-.55A1.72 1.72 0 0 1 .9-1.46M1.62.55A1.72 1.72 0 0 1-.9 1.46M.9-1.46l-.75-.35M-.9 1.46l.75.35';

/** Where pawns of this colour take charge: a socket with a bolt. */
const ChargePoint = ({
  at,
  colour,
  letter,
}: {
  readonly at: Point;
  readonly colour: Colour;
  readonly letter: string;
}) => (
  <g transform={moveTo(at)}>
    <rect class="cir-socket" data-c={colour} x="-1.3" y="-1.3" width="2.6" height="2.6" rx=".4" />
    <path
      class="cir-socket-teeth"
      d="M1.3-.65h.42M1.3.65h.42M-1.3-.65h-.42M-1.3.65h-.42M-.65-1.3v-.42M.65-1.3v-.42M-.65 1.3v.42M.65 1.3v.42"
    />
    <path class="cir-socket-bolt" data-c={colour} transform="translate(-.4 -.05) scale(.9)" d={BOLT} />
    <text class="cir-letter" data-c={colour} x=".66" y="1.02" style="font-size:1px">
      {letter}
    </text>
  </g>
);

const Master = ({ at }: { readonly at: Point }) => (
  <g transform={moveTo(at)}>
    <circle class="cir-master-halo" r="1.95" />
    <circle class="cir-master" r="1.6" />
    <path class="cir-master-bolt" transform="scale(1.05)" d={BOLT} />
  </g>
);

const GRID = [
  ...Array.from({ length: 6 }, (_, i) => `M${2 * i + 2} .5v23`),
  ...Array.from({ length: 11 }, (_, i) => `M.5 ${2 * i + 2}h13`),
].join('');

/** What is printed below the pathways, differently on every card: vias, resistors, a chip. */
function printOf(no: number, side: Side): string {
  const parts: string[] = [];
  let seed = no * 7 + (side === 'F' ? 1 : 4);
  const next = (below: number): number => {
    seed = (seed * 37 + 11) % 101;
    return seed % below;
  };
  for (let i = 0; i < 5; i++) {
    const [x, y] = [1.4 + next(11), 2.4 + next(19)];
    const kind = next(3);
    if (kind === 0) parts.push(`M${x} ${y}h1.6v.8h-1.6zM${x - 0.5} ${y + 0.4}h.5M${x + 1.6} ${y + 0.4}h.5`);
    else if (kind === 1) parts.push(`M${x} ${y}a.35.35 0 1 0 .7 0a.35.35 0 1 0-.7 0M${x + 0.35} ${y + 0.35}v1.2l.6.6`);
    else parts.push(`M${x} ${y}h.5l.5-.4.5.8.5-.8.5.4h.5`);
  }
  return parts.join('');
}
