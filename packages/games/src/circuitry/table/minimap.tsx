/** The whole board in a corner while only a part of it is in sight: cards, charge points, pawns, and the part that is seen. */

import { still } from '@roundhouse/kit';
import { useRef } from 'preact/hooks';
import type { Colour, Point } from '../content/face.ts';
import type { Camera, Frame } from './camera.ts';
import { OUTLINES } from './shapes.ts';

/** All that is on the map, in drawing units. It comes as data, so that the map can be fetched by itself. */
export interface MapPlan {
  readonly frame: Frame;
  readonly cards: readonly (Frame & { readonly kind: 'start' | 'F' | 'B' })[];
  readonly charges: readonly { readonly at: Point; readonly colour: Colour }[];
  readonly master: Point | null;
  readonly pawns: readonly { readonly at: Point; readonly colour: Colour; readonly isMine: boolean }[];
}

interface MinimapProps {
  readonly plan: MapPlan;
  readonly camera: Camera;
}

function DrawnMap({ plan, camera }: MinimapProps) {
  const isDragging = useRef(false);
  const { left, top, right, bottom } = plan.frame;
  const [width, height] = [right - left, bottom - top];
  const go = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    camera.centre({
      x: left + ((event.clientX - box.left) / box.width) * width,
      y: top + ((event.clientY - box.top) / box.height) * height,
    });
  };
  return (
    <div
      class="cir-map"
      aria-hidden="true"
      hidden
      style={{ '--ratio': `${width / height}` }}
      onPointerDown={event => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        isDragging.current = true;
        go(event);
      }}
      onPointerMove={event => isDragging.current && go(event)}
      onPointerUp={() => {
        isDragging.current = false;
      }}
    >
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        <Signs plan={plan} />
        <rect class="cir-map-sight" />
      </svg>
    </div>
  );
}

/** Gone through again only when a card or a pawn is somewhere else. Pressed, it shows that part; keys have the board itself. */
export const Minimap = still(DrawnMap, ({ plan }) => JSON.stringify(plan));

const moveTo = ({ x, y }: Point): string => `translate(${x} ${y})`;

const Signs = ({ plan: { cards, charges, master, pawns } }: { readonly plan: MapPlan }) => (
  <>
    {cards.map(({ kind, left, top, right, bottom }) => (
      <rect
        key={`${left} ${top}`}
        class="cir-map-card"
        data-kind={kind}
        x={left + 0.5}
        y={top + 0.5}
        width={right - left - 1}
        height={bottom - top - 1}
      />
    ))}
    {charges.map(({ at, colour }) => (
      <g key={colour} transform={moveTo(at)} data-c={colour}>
        <rect class="cir-map-charge" x="-3.6" y="-3.6" width="7.2" height="7.2" rx="1" />
        <path class="cir-map-sign" transform="scale(2)" d={OUTLINES[colour]} />
      </g>
    ))}
    {master && <circle class="cir-map-master" cx={master.x} cy={master.y} r="4" />}
    {pawns.map(({ at, colour, isMine }) => (
      <g key={colour} transform={moveTo(at)} data-c={colour}>
        <circle class="cir-map-pawn" data-mine={isMine ? '' : undefined} r="4.6" />
        <path class="cir-map-node" transform="scale(2.9)" d={OUTLINES[colour]} />
      </g>
    ))}
  </>
);
