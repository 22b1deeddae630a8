/** Which way fighters look, and what the window shows of the ring: both depend on who is nearest among their enemies. */

import { type FighterRef, seatOf, type View } from '../state.ts';
import { type Place, placeOfHex } from './places.ts';
import { fighterIn, inRing } from './scene.ts';

const MIDDLE: Place = { x: 0, y: 0 };

const placeOf = (view: View, ref: FighterRef): Place => {
  const { at } = fighterIn(view, ref);
  return at === null ? MIDDLE : placeOfHex(at);
};

/** How far the nearest enemy stands to the right and below; null where none is in the ring. */
function wayToFoe(view: View, ref: FighterRef): Place | null {
  const here = placeOf(view, ref);
  const ways = inRing(view)
    .filter(other => seatOf(other) !== seatOf(ref))
    .map(other => placeOf(view, other))
    .map(({ x, y }) => ({ x: x - here.x, y: y - here.y }));
  return ways.reduce<Place | null>((best, way) => (best && length(best) <= length(way) ? best : way), null);
}

const length = ({ x, y }: Place): number => Math.hypot(x, y);

/** Towards the nearest enemy; towards the middle of the ring where there is none to the side. */
export function facing(view: View, ref: FighterRef): 'left' | 'right' {
  const { x } = wayToFoe(view, ref) ?? MIDDLE;
  return (Math.abs(x) > 0.1 ? x < 0 : placeOf(view, ref).x > 0.2) ? 'left' : 'right';
}

/** A window of a phone shows seven spaces side by side, and little above one another while an ability is paid. */
const [MOST_ACROSS, MOST_DOWN] = [2, 0.5];

const within = (n: number, most: number): number => Math.min(most, Math.max(-most, n));

/** On the way from a fighter to its nearest enemy, so that both are in sight, and the fighter always. */
export function between(view: View, ref: FighterRef): Place {
  const { x, y } = placeOf(view, ref);
  const way = wayToFoe(view, ref);
  if (!way) return { x, y };
  return { x: x + within(way.x / 2, MOST_ACROSS), y: y + within(way.y / 2, MOST_DOWN) };
}
