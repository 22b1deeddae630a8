/** Motion that explains: short, never waited for, and absent for those who asked for less of it. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Whether the system, or somebody in the settings, asked for less motion. */
export const isStill = (): boolean => document.documentElement.dataset.motion === 'off' || isLessWanted();

let wish: MediaQueryList | null = null;

/** Asked for every piece that moves: the system's answer is looked up once, and keeps itself up to date. */
function isLessWanted(): boolean {
  wish ??= matchMedia('(prefers-reduced-motion: reduce)');
  return wish.matches;
}

/** Plays keyframes on an element; does nothing where motion is unwelcome. */
export function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  if (!isStill()) element.animate(frames, { easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards', ...options });
}

/** Plays on an element's appearance, and again whenever `key` changes; a null key plays nothing. */
export function useEntrance<E extends Element>(
  key: string | number | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (key !== null && element.current) animate(element.current, frames, options);
  }, [key]);
  return element;
}

/** Elements marked `data-travels="name"` inside the box glide from where they were to where they are. */
export function useTravel(box: RefObject<HTMLElement | null>, ms = 280): void {
  // Before anything of this drawing is in the page, which is therefore laid out: asking costs nothing.
  const before = isStill() ? NOWHERE : placesIn(box.current);
  useLayoutEffect(() => {
    if (before.size === 0) return;
    // All are asked before the first one moves, or the page would be laid out for each of them.
    for (const [name, { element, at }] of placesIn(box.current, before)) {
      const from = before.get(name)!.at;
      const [x, y] = [from.left - at.left, from.top - at.top];
      if (Math.abs(x) + Math.abs(y) > 2) {
        animate(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: ms });
      }
    }
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
