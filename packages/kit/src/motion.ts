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
export function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  if (isStill()) return null;
  return element.animate(frames, { easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards', ...options });
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
