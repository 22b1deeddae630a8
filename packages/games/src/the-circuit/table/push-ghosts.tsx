/** Where whoever is aimed at could be Pushed: an arrow to each free space, a red one to wherever the ring ends. */

import { DIRECTIONS, type Hex, neighbour, radiusOf } from '../hex.ts';
import type { FighterRef, View } from '../state.ts';
import type { Forecast } from './forecast.ts';
import { placeBeside, placeOfHex } from './places.ts';
import { pushedAlong } from './pushed-along.ts';
import { fighterIn, occupant } from './scene.ts';

interface PushGhostsProps {
  readonly view: View;
  readonly forecast: Forecast | null;
}

/** Decoration: the forecast says it in words. */
export function PushGhosts({ view, forecast }: PushGhostsProps) {
  const pushed = [...(forecast?.marks ?? [])].filter(([, { pushes, isDefeated }]) => pushes > 0 && !isDefeated);
  return (
    <>
      {pushed.flatMap(([ref, { from }]) =>
        waysFor(view, ref, from ?? fighterIn(view, ref).at!).map(({ d, isOut }) => (
          <path key={d} class="arena-ghost" data-out={isOut ? '' : undefined} d={d} />
        )),
      )}
    </>
  );
}

/** From the edge of the fighter's own space into the next, with a head. */
function waysFor(view: View, ref: FighterRef, at: Hex) {
  const from = placeOfHex(at);
  return DIRECTIONS.flatMap(direction => {
    const next = neighbour(at, direction);
    const isOutside = next === null || radiusOf(next) > view.radius;
    if (!isOutside && occupant(view, next) !== null) return [];
    const isOut = isOutside || pushedAlong(view, ref, at, direction).isOver;
    const to = placeBeside(at, direction);
    const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return [{ d: arrow(from, degrees), isOut }];
  });
}

/** An arrowhead beyond the rim of the space, pointing away from it. */
function arrow({ x, y }: { readonly x: number; readonly y: number }, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const turned = ([along, aside]: readonly [number, number]): string => {
    const px = x + along * Math.cos(angle) - aside * Math.sin(angle);
    const py = y + along * Math.sin(angle) + aside * Math.cos(angle);
    return `${Math.round(px * 100)} ${Math.round(py * 100)}`;
  };
  const corners = [
    [0.6, -0.12],
    [0.82, -0.12],
    [0.82, -0.28],
    [1.12, 0],
    [0.82, 0.28],
    [0.82, 0.12],
    [0.6, 0.12],
  ] as const;
  return `M${corners.map(turned).join('L')}z`;
}
