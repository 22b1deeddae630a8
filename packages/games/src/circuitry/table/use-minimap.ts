/** The small map of the board, fetched when a part of the board is first out of sight: many a table never needs it. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { START_CARD } from '../content/cards.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Point } from '../content/face.ts';
import { type Frame, UNIT } from './camera.ts';
import type { MapPlan, Minimap as MinimapPart } from './minimap.tsx';
import { extentOf, faceOf, nodePlace, placeOf } from './plan.ts';
import type { Scene } from './scene.ts';

/** From one cell to another, both included. */
const frameOf = (left: number, top: number, right: number, bottom: number): Frame => ({
  left: left * CARD_WIDTH,
  top: top * CARD_HEIGHT,
  right: (right + 1) * CARD_WIDTH,
  bottom: (bottom + 1) * CARD_HEIGHT,
});

const cardsOf = (board: Scene['shown']): Frame => {
  const { left, top, right, bottom } = extentOf(board);
  return frameOf(left, top, right, bottom);
};

export function mapOf({ view, shown, viewer }: Scene): MapPlan {
  const start = shown.find(({ card }) => card === START_CARD)!;
  const { master } = faceOf(start);
  return {
    frame: cardsOf(shown),
    cards: shown.map(({ card, face, x, y }) => ({
      ...frameOf(x, y, x, y),
      kind: card === START_CARD ? 'start' : face,
    })),
    charges: shown.flatMap(laid => {
      const { charge } = faceOf(laid);
      return charge ? [{ at: placeOf(laid, charge.at), colour: charge.colour }] : [];
    }),
    master: master ? placeOf(start, master) : null,
    pawns: view.players.flatMap(({ pawn, colour }, seat) => {
      const at = pawn && nodePlace(shown, pawn);
      return at && colour ? [{ at, colour, isMine: seat === viewer }] : [];
    }),
  };
}

/** A pathway's end that is out of sight does not matter. */
const EDGE = 1.5;
/** Fewer cards than these are found without a map. */
const LARGE = 3;

/** Whether there is nothing that a map would help to find. */
function isWhole(board: Scene['shown'], sight: Frame): boolean {
  if (board.length < LARGE) return true;
  const { left, top, right, bottom } = cardsOf(board);
  return (
    sight.left <= left + EDGE && sight.top <= top + EDGE && sight.right >= right - EDGE && sight.bottom >= bottom - EDGE
  );
}

/** How near to the map, in pixels, the middle of something that is pressed may be. */
const CLEAR = 24;

/** The upper corner in which a map covers none of what is at these points; null if it would in both. */
export function cornerFor(
  map: { readonly width: number; readonly height: number },
  width: number,
  points: readonly Point[],
): 'right' | 'left' | null {
  const low = points.filter(({ y }) => y > -CLEAR && y < map.height + CLEAR);
  if (low.every(({ x }) => x < width - map.width - CLEAR || x > width + CLEAR)) return 'right';
  return low.every(({ x }) => x > map.width + CLEAR || x < -CLEAR) ? 'left' : null;
}

/** What is not to be covered: all that can be pressed, the buttons too, and the viewer's pawn. In pixels of the window. */
function pressedIn(port: HTMLElement, sight: Frame): Point[] {
  const scale = port.clientWidth / (sight.right - sight.left);
  const placed = port.querySelectorAll<HTMLElement>('.cir-target, .cir-pawn[data-mine], .cir-pawn[data-ghost]');
  const { offsetLeft, offsetTop, offsetWidth } = port.querySelector<HTMLElement>('.cir-zoom')!;
  return [
    { x: offsetLeft + offsetWidth / 2, y: offsetTop },
    ...[...placed].map(({ style: { left, top } }) => ({
      x: (Number.parseFloat(left) / UNIT - sight.left) * scale,
      y: (Number.parseFloat(top) / UNIT - sight.top) * scale,
    })),
  ];
}

/** Marks on the map what is in sight; nothing is drawn anew for it. Where it would be in the way it is not there. */
function markSight(map: HTMLElement, port: HTMLElement, board: Scene['shown'], sight: Frame): void {
  map.hidden = isWhole(board, sight);
  if (map.hidden) return;
  const corner = cornerFor(
    { width: map.offsetWidth, height: map.offsetHeight },
    port.clientWidth,
    pressedIn(port, sight),
  );
  if (corner) map.dataset.corner = corner;
  else map.hidden = true;
  const { left: x, top: y, right, bottom } = sight;
  const rect = map.querySelector('.cir-map-sight')!;
  for (const [name, value] of Object.entries({ x, y, width: right - x, height: bottom - y })) {
    rect.setAttribute(name, `${value}`);
  }
}

/** The map, once it is there, and what the camera has to tell of every move it makes. */
export function useMinimap(
  port: RefObject<HTMLElement | null>,
  board: Scene['shown'],
): { readonly Minimap: typeof MinimapPart | null; readonly onSight: (sight: Frame) => void } {
  const [part, setPart] = useState<{ readonly Minimap: typeof MinimapPart } | null>(null);
  const last = useRef<Frame | null>(null);
  const isAsked = useRef(false);
  const mark = (): void => {
    const map = port.current?.querySelector<HTMLElement>('.cir-map');
    if (map && last.current) markSight(map, port.current!, board, last.current);
  };
  // What can be pressed changes with every choice.
  useLayoutEffect(mark);
  const onSight = (sight: Frame): void => {
    last.current = sight;
    mark();
    if (isAsked.current || isWhole(board, sight)) return;
    isAsked.current = true;
    // Without it the board is the same.
    import('./minimap.tsx').then(setPart, () => {});
  };
  return { Minimap: part?.Minimap ?? null, onSight };
}
