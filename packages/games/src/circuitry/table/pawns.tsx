/** The pawns on the board: each walks its way, and where it would go its ghost stands. */

import { animate } from '@roundhouse/kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Colour, Point } from '../content/face.ts';
import { pixels, UNIT } from './camera.ts';
import { Pawn } from './pawn.tsx';
import { nodePlace } from './plan.ts';
import type { Route } from './routes.ts';
import type { Scene } from './scene.ts';
import type { Says } from './targets.ts';
import type { Trails } from './trails.ts';

interface PawnsProps {
  readonly scene: Scene;
  readonly trails: Trails;
  readonly says: Says;
}

export function Pawns({ scene, trails, says }: PawnsProps) {
  const { view, shown, intent, viewer } = scene;
  const ghostAt = intent && nodePlace(shown, intent.path.at(-1)!);
  const mover = ghostAt && view.players[intent.mover]!;
  return (
    <div class="cir-pawns">
      {view.players.map(({ pawn, colour, carried, inhibited }, seat) => {
        // #1 may show its other side already, in the preview of the step that turns it.
        const at = pawn && (nodePlace(shown, pawn) ?? nodePlace(view.board, pawn));
        if (!at || !colour) return null;
        const isLeaving = seat === intent?.mover && ghostAt !== null;
        return (
          <PawnPiece
            key={colour}
            at={at}
            colour={colour}
            letter={says.letters[colour]}
            charge={carried}
            inhibited={inhibited}
            route={trails.get(seat)?.route ?? null}
            trails={trails}
            isMine={seat === viewer}
            isActive={seat === view.active && view.result === null}
            isLeaving={isLeaving}
          />
        );
      })}
      {mover?.colour && (
        <span class="cir-pawn" data-ghost="" style={pixels(ghostAt!)}>
          <Pawn colour={mover.colour} letter={says.letters[mover.colour]} charge={mover.carried} />
        </span>
      )}
    </div>
  );
}

interface PieceProps {
  readonly at: Point;
  readonly colour: Colour;
  readonly letter: string;
  readonly charge: number;
  readonly inhibited: number | null;
  readonly route: Route | null;
  readonly trails: Trails;
  readonly isMine: boolean;
  readonly isActive: boolean;
  readonly isLeaving: boolean;
}

function PawnPiece({ at, colour, letter, charge, inhibited, route, trails, ...piece }: PieceProps) {
  const { isMine, isActive, isLeaving } = piece;
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef<Point | null>(null);
  const walked = useRef(trails);
  useLayoutEffect(() => {
    const [was, now] = [before.current, element.current];
    before.current = at;
    const isFresh = walked.current !== trails;
    walked.current = trails;
    if (!now || !was) return;
    if (isFresh && route && route.length > 0) walkAlong(now, route, at);
    else if (was.x !== at.x || was.y !== at.y) walkAlong(now, [[was, at]], at);
  }, [at.x, at.y, trails]);
  return (
    <span
      ref={element}
      class="cir-pawn"
      style={pixels(at)}
      data-mine={isMine ? '' : undefined}
      data-active={isActive ? '' : undefined}
      data-leaving={isLeaving ? '' : undefined}
    >
      <Pawn colour={colour} letter={letter} charge={charge} inhibited={inhibited} />
    </span>
  );
}

/** A step takes so long; many steps are hurried. */
const LEAST_MS = 180;
const MOST_MS = 400;

/** Moves a pawn along lines to where it already is; it fades where the way leads round the board. */
function walkAlong(piece: HTMLElement, route: Route, end: Point): void {
  const frames: { readonly point: Point; readonly opacity: number; readonly length: number }[] = [];
  let last: Point | null = null;
  for (const line of route) {
    for (const [i, point] of line.entries()) {
      const jumps = i === 0 && last !== null && Math.hypot(point.x - last.x, point.y - last.y) > 1;
      if (jumps) frames.push({ point: last!, opacity: 0, length: 0 }, { point, opacity: 0, length: 0.5 });
      const length = last && !jumps ? Math.hypot(point.x - last.x, point.y - last.y) : 0;
      frames.push({ point, opacity: 1, length });
      last = point;
    }
  }
  const total = frames.reduce((sum, { length }) => sum + length, 0);
  if (total === 0) return;
  let gone = 0;
  const keyframes = frames.map(({ point, opacity, length }) => {
    gone += length;
    const [x, y] = [(point.x - end.x) * UNIT, (point.y - end.y) * UNIT];
    return { offset: gone / total, translate: `${x}px ${y}px`, opacity };
  });
  const duration = Math.min(MOST_MS * 1.5, Math.max(LEAST_MS, total * 26));
  animate(piece, keyframes, { duration, easing: 'linear' });
}
