/** A flash where charge is taken or stolen and where an Inhibit falls, and what is delivered on its way: seen for a moment. */

import type { Seat } from '@roundhouse/kernel';
import { useRef } from 'preact/hooks';
import { START_CARD } from '../content/cards.ts';
import type { Point } from '../content/face.ts';
import type { Event } from '../state.ts';
import { pixels, UNIT } from './camera.ts';
import { ACTION_ICONS } from './mini.tsx';
import { faceOf, nodePlace, placeOf } from './plan.ts';
import type { Scene } from './scene.ts';
import { BOLT } from './shapes.ts';

type Sign = 'charge' | 'Inhibit' | 'Free';

/** Whose pawn, and what is seen there. */
function signOf(event: Event): { readonly seat: number; readonly sign: Sign } | null {
  switch (event.type) {
    case 'charged':
    case 'chargeTaken':
      return { seat: event.seat, sign: 'charge' };
    case 'chargeGiven':
      return { seat: event.to, sign: 'charge' };
    case 'inhibited':
      return { seat: event.target, sign: 'Inhibit' };
    case 'inhibitEnded':
      return { seat: event.seat, sign: 'Free' };
    default:
      return null;
  }
}

/** What the latest events tell of; nothing on the first drawing, when they are long past. */
export function Bursts({ scene, events }: { readonly scene: Scene; readonly events: readonly Event[] }) {
  const seen = useRef({ events, batch: 0 });
  if (seen.current.events !== events) seen.current = { events, batch: seen.current.batch + 1 };
  const { batch } = seen.current;
  if (batch === 0) return null;
  return (
    <div class="cir-bursts" aria-hidden="true">
      {events.map((event, i) => {
        if (event.type === 'delivered' || event.type === 'startCardTurned') {
          return (
            <HomeBurst key={`${batch} ${i}`} scene={scene} from={event.type === 'delivered' ? event.seat : null} />
          );
        }
        const found = signOf(event);
        const pawn = found && scene.view.players[found.seat]?.pawn;
        const at = pawn && nodePlace(scene.view.board, pawn);
        return found && at ? <Burst key={`${batch} ${i}`} sign={found.sign} at={at} /> : null;
      })}
    </div>
  );
}

/** The master node lights up: as it shows, and when the charge has flown there from a pawn. */
function HomeBurst({ scene: { view }, from }: { readonly scene: Scene; readonly from: Seat | null }) {
  const start = view.board.find(({ card }) => card === START_CARD)!;
  const { master } = faceOf(start);
  if (!master) return null;
  const at = placeOf(start, master);
  const pawn = from === null ? null : view.players[from]!.pawn;
  const begins = (pawn && nodePlace(view.board, pawn)) ?? at;
  const way = { '--from-x': `${(begins.x - at.x) * UNIT}px`, '--from-y': `${(begins.y - at.y) * UNIT}px` };
  return (
    <span class="cir-home" style={{ ...pixels(at), ...way }}>
      {from !== null && (
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r="11" />
          <path transform="scale(7)" d={BOLT} />
        </svg>
      )}
    </span>
  );
}

const Burst = ({ sign, at }: { readonly sign: Sign; readonly at: Point }) => (
  <span class="cir-burst" data-sign={sign} style={pixels(at)}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11" />
      {sign === 'charge' ? (
        <path transform="scale(7)" d={BOLT} />
      ) : (
        <path transform="translate(-9 -9) scale(.75)" d={ACTION_ICONS[sign]} />
      )}
    </svg>
  </span>
);
