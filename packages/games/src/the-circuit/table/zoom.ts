/** Two fingers make the ring larger; one finger moves it, which the browser does by itself. */

import { useEffect, useState } from 'preact/hooks';

const MOST = 2.2;

/** How much larger than usual the ring is shown, from 1. */
export function usePinch(box: { current: HTMLElement | null }): number {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const frame = box.current;
    if (!frame) return;
    let apart = 0;
    let before = 1;
    let now = 1;
    const spread = ({ touches: [a, b] }: TouchEvent): number =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    const begin = (event: TouchEvent): void => {
      apart = event.touches.length === 2 ? spread(event) : 0;
      before = now;
    };
    const move = (event: TouchEvent): void => {
      if (apart === 0 || event.touches.length !== 2) return;
      event.preventDefault();
      now = Math.min(MOST, Math.max(1, (before * spread(event)) / apart));
      setZoom(now);
    };
    frame.addEventListener('touchstart', begin, { passive: true });
    frame.addEventListener('touchmove', move, { passive: false });
    return () => {
      frame.removeEventListener('touchstart', begin);
      frame.removeEventListener('touchmove', move);
    };
  }, []);
  return zoom;
}
