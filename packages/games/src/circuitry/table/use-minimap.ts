/** The small map of the board, fetched when a part of the board is first out of sight: many a table never needs it. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { START_CARD } from '../content/cards.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../content/face.ts';
import type { Frame } from './camera.ts';
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

/** Marks on the map what is in sight; nothing is drawn anew for it. */
function markSight(map: HTMLElement, board: Scene['shown'], sight: Frame): void {
  map.hidden = isWhole(board, sight);
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
    if (map && last.current) markSight(map, board, last.current);
  };
  useLayoutEffect(mark, [part, board]);
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
