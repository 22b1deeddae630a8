/** Spaces and zones that can be pressed now. Whoever only looks at one sees what would come of it. */

import { announce } from '@roundhouse/kit';
import { useMemo } from 'preact/hooks';
import type { View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { mover } from '../words/telling.ts';
import { hazardAt } from './entering.ts';
import { isLookedAt } from './looked-at.ts';
import { at, placeOfHex } from './places.ts';
import { fighterIn, type Scene } from './scene.ts';
import { Sign } from './signs.tsx';
import { spotSaid } from './spot-lines.ts';
import { canHover, type Spot, zoneSpots } from './spots.ts';

export function HexSpots({ scene, spots }: { readonly scene: Scene; readonly spots: readonly Spot[] }) {
  const words = useWords();
  const { view, draft, change, send } = scene;
  const labels = useMemo(() => spots.map(spot => spotSaid(view, spot, words)), [view, spots, words]);
  // One of them is reached by Tab, the others from there by arrow keys.
  const entry = Math.max(
    0,
    spots.findIndex(({ key }) => key === draft.hex),
  );
  return (
    <>
      {spots.map((spot, i) => (
        <button
          key={`${spot.key} ${i}`}
          type="button"
          class="arena-spot"
          data-kind={spot.kind}
          data-over={spot.isOver ? '' : undefined}
          data-thing={`slot:${spot.key} space:${spot.key}`}
          data-hazard={spot.key !== 'out' && hazardAt(view, spot.key) ? '' : undefined}
          data-picked={draft.hex === spot.key ? '' : undefined}
          data-first={i === 0 ? '' : undefined}
          style={at(spot.place)}
          tabIndex={i === entry ? 0 : -1}
          aria-label={labels[i]}
          onPointerEnter={event => event.pointerType === 'mouse' && canHover() && change({ hex: spot.key })}
          onPointerLeave={event => event.pointerType === 'mouse' && canHover() && change({ hex: null })}
          onFocus={event => {
            if (!isLookedAt(event.currentTarget)) return;
            change({ hex: spot.key });
            keepInSight(event.currentTarget);
          }}
          onClick={event => {
            const { pointerType } = event as unknown as PointerEvent;
            // Keys have shown it when they came to it.
            const isShown = pointerType === 'mouse' ? canHover() : pointerType !== 'touch';
            if (isShown || draft.hex === spot.key) return send(spot.move);
            change({ hex: spot.key });
            keepInSight(event.currentTarget);
            announce(labels[i]!);
          }}
        >
          {spot.kind === 'push' && <Arrow view={view} spot={spot} />}
          {spot.kind === 'out' ? (
            <Sign name="out" />
          ) : spot.kind === 'go' && spot.way.length > 0 ? (
            spot.way.length
          ) : null}
        </button>
      ))}
    </>
  );
}

/** What is told of a space takes room from the ring: whoever looks at it sees where it is all the same. */
function keepInSight(spot: HTMLElement): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => spot.scrollIntoView({ block: 'nearest', inline: 'nearest' })),
  );
}

/** Where somebody would be pushed: an arrow away from where they stand. */
function Arrow({ view, spot }: { readonly view: View; readonly spot: Spot }) {
  const who = mover(view);
  const from = who === null ? null : fighterIn(view, who).at;
  if (from === null) return null;
  const { x, y } = placeOfHex(from);
  const degrees = Math.round((Math.atan2(spot.place.y - y, spot.place.x - x) * 180) / Math.PI);
  return (
    <span class="arena-arrow" style={{ rotate: `${degrees}deg` }}>
      <Sign name="push" />
    </span>
  );
}

export function ZoneSpots({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  const { view, draft, change, send } = scene;
  return (
    <>
      {zoneSpots(scene).map(({ zone, place, move }, i) => (
        <button
          key={zone}
          type="button"
          class="arena-zone-spot"
          data-first={i === 0 ? '' : undefined}
          data-zone={zone}
          data-thing={`zone:${zone}`}
          data-picked={draft.zone === zone ? '' : undefined}
          style={at(place)}
          aria-label={words.move(move, view)}
          onClick={event => {
            const isFinger = (event as unknown as PointerEvent).pointerType === 'touch';
            if (!isFinger || draft.zone === zone) return send(move);
            change({ zone });
            announce(words.move(move, view));
          }}
        >
          <span>{zone}</span>
        </button>
      ))}
    </>
  );
}
