/** Motion that explains: short, never waited for, and absent for those who asked for less of it. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Whether the system, or somebody in the settings, asked for less motion. */
export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

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
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    for (const element of box.current?.querySelectorAll<HTMLElement>('[data-travels]') ?? []) {
      const name = element.dataset.travels!;
      const place = element.getBoundingClientRect();
      now.set(name, place);
      const before = places.current.get(name);
      if (!before || place.width === 0) continue;
      const [x, y] = [before.left - place.left, before.top - place.top];
      if (Math.abs(x) + Math.abs(y) > 2) {
        animate(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: ms });
      }
    }
    places.current = now;
  });
}
