/** Two fingers make the ring larger; one finger moves it, which the browser does by itself. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const MOST = 2.2;

/** A place on the ring, as shares of its width and height. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

export function shareAt(frame: HTMLElement, clientX: number, clientY: number): Share {
  const { left, top, width, height } = frame.querySelector('.arena-board')!.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** How much larger than usual the ring is shown, from 1. What the fingers began on stays between them. */
export function usePinch(box: { current: HTMLElement | null }): number {
  const [zoom, setZoom] = useState(1);
  const held = useRef<{ readonly share: Share; readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const board = box.current?.querySelector<HTMLElement>('.arena-board');
    if (!board || !held.current) return;
    const { share, left, top } = held.current;
    box.current!.scrollTo({
      left: share.x * board.offsetWidth - left,
      top: share.y * board.offsetHeight - top,
      behavior: 'instant',
    });
  }, [zoom]);
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
      const [a, b] = event.touches;
      if (!a || !b) return;
      const [x, y] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
      const { left, top } = frame.getBoundingClientRect();
      held.current = { share: shareAt(frame, x, y), left: x - left, top: y - top };
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
