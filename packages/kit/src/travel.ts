/** Things that change places are seen going there. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useBackstage } from './backstage.ts';
import { animate, isStill } from './motion.ts';
import { holdUntil } from './suspense.ts';

const TRAVEL_MS = 280;

/**
 * Elements marked `data-travels="name"` inside the box glide from where they were to where they are. What tells of their way waits
 * for their arrival if `news`, a count of what has happened, has grown.
 */
export function useTravel(box: RefObject<HTMLElement | null>, news = 0): void {
  const isUnseen = useBackstage();
  const heard = useRef(news);
  const moving = useRef<readonly Animation[]>([]);
  // Before anything of this drawing is in the page, which is therefore laid out: asking costs nothing.
  const before = isUnseen || isStill() ? NOWHERE : placesIn(box.current);
  useLayoutEffect(() => {
    const isNew = news > heard.current;
    heard.current = news;
    if (before.size === 0) return;
    const travels = moving.current.filter(({ playState }) => playState === 'running');
    // All are asked before the first one moves, or the page would be laid out for each of them.
    for (const [name, { element, at }] of placesIn(box.current, before)) {
      const from = before.get(name)!.at;
      const [x, y] = [from.left - at.left, from.top - at.top];
      if (Math.abs(x) + Math.abs(y) > 2) {
        // Lifted on its way, and laid down.
        const way = [
          { transform: `translate(${x}px, ${y}px)` },
          { transform: `translate(${x / 3}px, ${y / 3}px) scale(1.06)`, offset: 0.45 },
          { transform: 'scale(0.99)', offset: 0.85 },
          { transform: 'none' },
        ];
        const travel = animate(element, way, { duration: TRAVEL_MS });
        if (travel) travels.push(travel);
      }
    }
    moving.current = travels;
    if (isNew && travels.length > 0) void holdUntil(travels);
  });
}

interface Place {
  readonly element: HTMLElement;
  readonly at: DOMRect;
}

const NOWHERE: ReadonlyMap<string, Place> = new Map();

/** Where everything that travels is, as far as it is shown; of those alone that are `wanted`, if that is given. */
function placesIn(box: HTMLElement | null, wanted?: ReadonlyMap<string, unknown>): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const element of box?.querySelectorAll<HTMLElement>('[data-travels]') ?? []) {
    const name = element.dataset.travels!;
    if (wanted && !wanted.has(name)) continue;
    const at = element.getBoundingClientRect();
    if (at.width > 0) places.set(name, { element, at });
  }
  return places;
}
