/** Pan and zoom: with a finger or two, the wheel, the mouse, buttons and keys. Nothing is drawn anew for it. */

import { isStill } from '@roundhouse/kit';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Pixels of a drawing unit at zoom 1. */
export const UNIT = 10;

/** Where something stands on the layer of the board. */
export const pixels = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: `${x * UNIT}px`,
  top: `${y * UNIT}px`,
});

/** Small enough for any board; what is pressed has to stay as large as a thumb, so nobody is taken below `PRESSABLE`. */
const LEAST = 0.14;
const PRESSABLE = 0.32;
const MOST = 3;
/** A finger that goes no further than this has pressed. */
const STILL_PX = 7;

/** A part of the board, in drawing units. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Camera {
  /** Multiplies the zoom, around the middle or a point of the window. */
  zoomBy(factor: number, at?: { x: number; y: number }): void;
  /** Moves by pixels. */
  panBy(x: number, y: number): void;
  /** Shows a part of the board, no larger than `most` and no smaller than `least`. */
  show(frame: Frame, most?: number, least?: number): void;
  /** Moves a point of the board to the middle. */
  centre(at: { readonly x: number; readonly y: number }): void;
  /** Where all is too small to be read, goes as near as needed to a part, but shows all of that, and no more than the frame. */
  readable(part: Frame, frame: Frame): void;
  /** Moves just as far as needed to have a part in sight. */
  keepInSight(frame: Frame): void;
}

interface Position {
  x: number;
  y: number;
  zoom: number;
  /** The size of the window on the board: asked for once, and told when it changes, or every move would lay the page out. */
  width: number;
  height: number;
  /** What the buttons along one side leave of it: nothing is shown under them on purpose. */
  open: { width: number; height: number };
}

/** Smaller than this, nodes are hard to tell from each other. */
const READABLE = 0.78;

/**
 * `fitted`: what to show at first, and whenever it changes until somebody has moved the board; where it would become too
 * small, `home`. `onSight` hears of every part of the board that comes into sight. `tried`: what is tried
 * out comes into sight, wherever that is.
 */
export function useCamera(
  port: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  fitted: Frame,
  home: Frame | null,
  onSight: (sight: Frame) => void,
  tried: Frame | null = null,
): Camera {
  const hear = useRef(onSight);
  hear.current = onSight;
  const at = useRef<Position>({ x: 0, y: 0, zoom: 1, width: 0, height: 0, open: { width: 0, height: 0 } });
  const isMoved = useRef(false);
  const camera = useRef<Camera | null>(null);
  camera.current ??= cameraOn(layer, at.current, sight => hear.current(sight));
  const refit = (isGentle: boolean): void => {
    glide(layer.current, isGentle);
    camera.current!.show(fitted, undefined, PRESSABLE);
    if (home) camera.current!.readable(home, fitted);
  };
  const key = [fitted, home].map(frame => frame && `${frame.left} ${frame.top} ${frame.right} ${frame.bottom}`).join();
  const fittedKey = useRef('');
  useLayoutEffect(() => {
    if (at.current.width === 0 && port.current) measure(at.current, port.current);
    if (isMoved.current) camera.current!.keepInSight(home ?? fitted);
    else refit(fittedKey.current !== '');
    fittedKey.current = key;
  }, [key]);
  const triedKey = tried && `${tried.left} ${tried.top}`;
  useLayoutEffect(() => {
    if (!tried) return;
    glide(layer.current, true);
    camera.current!.keepInSight(tried);
  }, [triedKey]);
  const latest = useRef(refit);
  latest.current = isGentle => {
    if (!isMoved.current) refit(isGentle);
    else if (home) camera.current!.keepInSight(home);
  };
  useEffect(() => {
    const box = port.current;
    if (!box) return;
    const resized = new ResizeObserver(() => {
      const { width, height } = at.current;
      measure(at.current, box);
      const isOther = width !== at.current.width || height !== at.current.height;
      if (isOther) latest.current(false);
    });
    resized.observe(box);
    const stop = listen(box, camera.current!, () => {
      isMoved.current = true;
      glide(layer.current, false);
    });
    return () => {
      resized.disconnect();
      stop();
    };
  }, []);
  return {
    ...camera.current,
    zoomBy: factor => {
      isMoved.current = true;
      glide(layer.current, true);
      camera.current!.zoomBy(factor);
    },
    show: (frame, most) => {
      isMoved.current = true;
      glide(layer.current, true);
      camera.current!.show(frame, most);
    },
    centre: point => {
      isMoved.current = true;
      glide(layer.current, false);
      camera.current!.centre(point);
    },
  };
}

/** Whether the next move of the camera is seen as one. */
function glide(layer: HTMLElement | null, isGentle: boolean): void {
  if (layer) layer.dataset.glides = isGentle && !isStill() ? 'yes' : 'no';
}

function measure(at: Position, box: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = box;
  const { offsetWidth, offsetHeight } = box.querySelector<HTMLElement>('.cir-zoom')!;
  const isRow = offsetWidth > offsetHeight;
  const open = isRow ? { width, height: height - offsetHeight } : { width: width - offsetWidth, height };
  Object.assign(at, { width, height, open });
}

function cameraOn(layer: RefObject<HTMLElement | null>, at: Position, tell: (sight: Frame) => void): Camera {
  let zoomed = 0;
  const apply = (): void => {
    const element = layer.current;
    if (!element) return;
    element.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.zoom})`;
    tell(sightOf(at));
    if (zoomed === at.zoom) return;
    zoomed = at.zoom;
    // Only what is as large as a thumb has to know: handed down to all cards it would cost more than all else.
    element.querySelector<HTMLElement>('.cir-targets')?.style.setProperty('--zoom', `${at.zoom}`);
  };
  return {
    zoomBy(factor, point) {
      const { width, height } = at;
      const { x, y } = point ?? { x: width / 2, y: height / 2 };
      const zoom = Math.min(MOST, Math.max(LEAST, at.zoom * factor));
      at.x = x - ((x - at.x) * zoom) / at.zoom;
      at.y = y - ((y - at.y) * zoom) / at.zoom;
      at.zoom = zoom;
      apply();
    },
    panBy(x, y) {
      at.x += x;
      at.y += y;
      apply();
    },
    show({ left, top, right, bottom }, most = 1.5, least = LEAST) {
      const { width, height } = at.open;
      const [w, h] = [(right - left) * UNIT, (bottom - top) * UNIT];
      at.zoom = Math.min(most, Math.max(least, Math.min(width / w, height / h)));
      at.x = width / 2 - ((left + right) / 2) * UNIT * at.zoom;
      at.y = height / 2 - ((top + bottom) / 2) * UNIT * at.zoom;
      apply();
    },
    centre({ x, y }) {
      at.x = at.width / 2 - x * UNIT * at.zoom;
      at.y = at.height / 2 - y * UNIT * at.zoom;
      apply();
    },
    readable(part, { left, top, right, bottom }) {
      if (at.zoom >= READABLE) return;
      const { width, height } = at.open;
      const [w, h] = [(part.right - part.left) * UNIT, (part.bottom - part.top) * UNIT];
      at.zoom = Math.max(at.zoom, Math.min(READABLE, width / w, height / h));
      const scale = UNIT * at.zoom;
      const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
      at.x = within(width / 2 - x * scale, width - right * scale, -left * scale);
      at.y = within(height / 2 - y * scale, height - bottom * scale, -top * scale);
      apply();
    },
    keepInSight({ left, top, right, bottom }) {
      const { width, height } = at.open;
      const scale = UNIT * at.zoom;
      at.x += nudge(left * scale + at.x, right * scale + at.x, width);
      at.y += nudge(top * scale + at.y, bottom * scale + at.y, height);
      apply();
    },
  };
}

/** What is in sight, in drawing units. */
function sightOf({ x, y, zoom, width, height }: Position): Frame {
  const scale = UNIT * zoom;
  return { left: -x / scale, top: -y / scale, right: (width - x) / scale, bottom: (height - y) / scale };
}

/** Between two bounds; in their middle where there is room for both. */
const within = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

/** How far something from `low` to `high` has to move to lie between 0 and `room`; what is too large stays. */
function nudge(low: number, high: number, room: number): number {
  if (high - low > room) return 0;
  return low < 0 ? -low : high > room ? room - high : 0;
}

/** Fingers, mouse and wheel. A press that has moved the board is no press of what lies under it. */
function listen(box: HTMLElement, camera: Camera, moved: () => void): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  const here = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const { left, top } = box.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, here(event));
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = here(event);
    travelled += Math.hypot(to.x - from.x, to.y - from.y);
    fingers.set(event.pointerId, to);
    if (travelled < STILL_PX) return;
    moved();
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      camera.panBy(to.x - from.x, to.y - from.y);
      return;
    }
    const [before, after] = [from, to].map(one => Math.hypot(one.x - other.x, one.y - other.y));
    camera.panBy((to.x - from.x) / 2, (to.y - from.y) / 2);
    camera.zoomBy(after! / Math.max(1, before!), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const click = (event: MouseEvent): void => {
    if (event.detail === 0 || travelled < STILL_PX) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    moved();
    camera.zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), here(event));
  };
  box.addEventListener('pointerdown', down);
  box.addEventListener('pointermove', move);
  box.addEventListener('pointerup', up);
  box.addEventListener('pointercancel', up);
  box.addEventListener('click', click, true);
  box.addEventListener('wheel', wheel, { passive: false });
  return () => {
    box.removeEventListener('pointerdown', down);
    box.removeEventListener('pointermove', move);
    box.removeEventListener('pointerup', up);
    box.removeEventListener('pointercancel', up);
    box.removeEventListener('click', click, true);
    box.removeEventListener('wheel', wheel);
  };
}
