/** The board: cards, what lies round its edges, the ways, what can be pressed, and the pawns. */

import type { Viewer } from '@roundhouse/kernel';
import { Icon } from '@roundhouse/kit';
import { useMemo, useRef } from 'preact/hooks';
import { type Board as Cards, laidCard } from '../board.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Laid, type Point } from '../content/face.ts';
import type { Event } from '../state.ts';
import { Bursts } from './bursts.tsx';
import { type Camera, type Frame, pixels, useCamera } from './camera.ts';
import { CardLayer } from './cards.tsx';
import { Ghosts } from './edges.tsx';
import { Overlay } from './overlay.tsx';
import { Owners } from './owners.tsx';
import { Pawns } from './pawns.tsx';
import { cornerOf, extentOf, nodePlace } from './plan.ts';
import type { Scene } from './scene.ts';
import { pressNearest, showFocused, steer } from './steering.ts';
import { type Says, type Target, targetsOf } from './targets.ts';
import type { Trails } from './trails.ts';
import { mapOf, useMinimap } from './use-minimap.ts';
import { useWords } from './use-words.ts';

interface BoardProps {
  readonly scene: Scene;
  readonly events: readonly Event[];
  readonly trails: Trails;
}

export function Board({ scene, events, trails }: BoardProps) {
  const { says } = useWords();
  const [port, layer] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
  const targets = targetsOf(scene, says);
  const cells = targets.filter(({ shape }) => shape === 'cell');
  const frame = useMemo(() => frameOf(scene.view.board, cells), [scene.view.board, cells.map(({ id }) => id).join()]);
  const home = placeOfPawn(scene, scene.viewer);
  // Whoever chooses among cards, cells, pawns or portals wants to see them all; whoever walks wants to see the way.
  const seesAll = targets.some(({ shape }) => shape === 'cell' || shape === 'card' || shape === 'pawn') || jumps(scene);
  const watched = placeOfPawn(scene, watchedIn(scene));
  const { Minimap, onSight } = useMinimap(port, scene.shown);
  const camera = useCamera(
    port,
    layer,
    frame,
    seesAll ? null : (stoppableIn(scene) ?? aroundOf([watched ?? home ?? []].flat())),
    onSight,
    triedIn(scene) ?? deedIn(events, scene),
  );
  return (
    <section
      class="cir-board"
      aria-label={says.board}
      ref={port}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys moves the board as others do with the mouse.
      tabIndex={0}
      onKeyDown={event => steer(event, camera, port.current!, frame)}
      onFocusIn={event => showFocused(event, camera)}
      onClickCapture={event => pressNearest(event, port.current!)}
    >
      <p class="unseen">{says.boardHelp}</p>
      <div class="cir-layer" ref={layer}>
        <Ghosts board={scene.shown} gapRule={scene.view.options.gapRule} letters={says.letters} />
        <CardLayer scene={scene} says={says} />
        <Overlay scene={scene} targets={targets} />
        <div class="cir-targets">
          {targets.map(target => (
            <TargetButton key={target.id} target={target} />
          ))}
        </div>
        <Owners scene={scene} says={says} />
        <Pawns scene={scene} trails={trails} says={says} />
        <Bursts scene={scene} events={events} />
      </div>
      {Minimap && <Minimap plan={mapOf(scene)} camera={camera} />}
      <Controls home={home} camera={camera} frame={frame} says={says} />
    </section>
  );
}

function placeOfPawn({ view }: Scene, seat: Viewer): Point | null {
  const pawn = seat === null ? null : view.players[seat]?.pawn;
  return pawn ? nodePlace(view.board, pawn) : null;
}

/** Whose pawn is looked at: one's own, or the one that is being pushed; while others play, theirs. */
function watchedIn({ view: { asking, turn, active }, viewer, draft, resolved }: Scene): Viewer {
  if (asking?.seat !== viewer || asking?.play) return asking?.forced ?? turn.force?.target ?? active;
  return draft.kind === 'force' ? (resolved.plays[0]?.target ?? viewer) : viewer;
}

/** Where a pawn is and where it wants to go, for whoever is asked whether to stop it: an edge may lie between them. */
function stoppableIn({ view, viewer, intent }: Scene): Frame | null {
  if (!intent || view.asking?.seat !== viewer || !view.asking.play) return null;
  const ends = [view.players[intent.mover]!.pawn, ...intent.path];
  return aroundOf(ends.flatMap(node => (node && nodePlace(view.board, node)) ?? []));
}

/** How much is seen around a pawn. */
const ROUND_PAWN = 6;

/** Null around nothing. */
function aroundOf(points: readonly Point[]): Frame | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - ROUND_PAWN,
    top: Math.min(...ys) - ROUND_PAWN,
    right: Math.max(...xs) + ROUND_PAWN,
    bottom: Math.max(...ys) + ROUND_PAWN,
  };
}

/** Whether a portal is being chosen, which may be anywhere. */
const jumps = ({ draft: { kind }, resolved: { plays } }: Scene): boolean =>
  kind === 'portal' || (kind === 'force' && plays.some(play => play.jumps));

/** How much is seen beyond the cards: what is drawn round them, or so much of a place beside them that it can be pressed. */
const ROUND = 4.4;
const PLACE = { x: CARD_WIDTH * 1.02, y: CARD_HEIGHT * 0.62 };

/** All cards and what is drawn round them; of the places beside them, on each side that has some, as much as is pressed. */
function frameOf(board: Cards, cells: readonly Target[]): Frame {
  const { left, top, right, bottom } = extentOf(board);
  const cards = {
    left: left * CARD_WIDTH,
    top: top * CARD_HEIGHT,
    right: (right + 1) * CARD_WIDTH,
    bottom: (bottom + 1) * CARD_HEIGHT,
  };
  const beyond = (is: (at: Point) => boolean, place: number): number =>
    cells.some(({ at }) => is(at)) ? place : ROUND;
  return {
    left: cards.left - beyond(({ x }) => x < cards.left, PLACE.x),
    top: cards.top - beyond(({ y }) => y < cards.top, PLACE.y),
    right: cards.right + beyond(({ x }) => x > cards.right, PLACE.x),
    bottom: cards.bottom + beyond(({ y }) => y > cards.bottom, PLACE.y),
  };
}

function frameOfCard(laid: Laid): Frame {
  const { x, y } = cornerOf(laid);
  return { left: x, top: y, right: x + CARD_WIDTH, bottom: y + CARD_HEIGHT };
}

/** The card that is not played yet, where it would lie. */
function triedIn({ shown, view }: Scene): Frame | null {
  const laid = shown.find(one => laidCard(view.board, one.card) !== one);
  return laid ? frameOfCard(laid) : null;
}

/** The card that somebody has just changed, unless oneself is asked for something: then one's own pawn matters. */
function deedIn(events: readonly Event[], { view, moves }: Scene): Frame | null {
  const card = moves.length > 0 ? null : events.reduce<number | null>((last, event) => cardIn(event) ?? last, null);
  const laid = card === null ? undefined : laidCard(view.board, card);
  return laid ? frameOfCard(laid) : null;
}

/** The card that a deed of this kind changes. */
function cardIn(event: Event): number | null {
  switch (event.type) {
    case 'cardLaid':
      return event.laid.card;
    case 'rotated':
    case 'flipped':
    case 'slid':
      return event.card;
    case 'swapped':
      return event.cards[0];
    default:
      return null;
  }
}

function TargetButton({ target }: { readonly target: Target }) {
  const { id, shape, at, label, mark, press } = target;
  return (
    <button
      type="button"
      class="cir-target"
      data-target={id}
      data-shape={shape}
      data-mark={mark}
      data-first=""
      aria-pressed={mark === 'chosen'}
      style={pixels(at)}
      onClick={press}
    >
      <span class="unseen">{label}</span>
    </button>
  );
}

interface ControlsProps {
  /** Where the viewer's pawn is. */
  readonly home: Point | null;
  readonly camera: Camera;
  readonly frame: Frame;
  readonly says: Says;
}

function Controls({ home, camera, frame, says }: ControlsProps) {
  const near = home && { left: home.x - 13, right: home.x + 13, top: home.y - 13, bottom: home.y + 13 };
  return (
    <div class="cir-zoom" data-tool="">
      <button type="button" aria-label={says.zoomIn} onClick={() => camera.zoomBy(1.35)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      <button type="button" aria-label={says.zoomOut} onClick={() => camera.zoomBy(1 / 1.35)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
      <button type="button" aria-label={says.fit} onClick={() => camera.show(frame)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
        </svg>
      </button>
      {near && (
        <button type="button" aria-label={says.nearMe} onClick={() => camera.show(near, 2)}>
          <Icon name="person" />
        </button>
      )}
    </div>
  );
}
