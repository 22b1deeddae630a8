/** Motion that explains: cards and elements fly from where they were to where they are. Nobody waits for it. */

import { isStill } from '@roundhouse/kit';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Event } from '../state.ts';

/** One thing on its way between two places of the table, as `data-place` names them. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** An element's type, or a card's back. */
  readonly what: 'E' | 'W' | 'F' | 'A' | 'card';
}

/** What flies in an event. */
export function flightsOf(event: Event): Flight[] {
  switch (event.type) {
    case 'spellCast':
      return [{ from: event.free ? 'deck' : `hand-${event.seat}`, to: `zone-${event.seat}`, what: 'card' }];
    case 'spellFinished':
      return [{ from: `zone-${event.seat}`, to: 'discard', what: 'card' }];
    case 'drawn':
      return event.count === 0 ? [] : [{ from: 'deck', to: `hand-${event.seat}`, what: 'card' }];
    case 'discarded':
      return [{ from: `hand-${event.seat}`, to: 'discard', what: 'card' }];
    case 'spellStolen':
      return [{ from: `hand-${event.target}`, to: `hand-${event.seat}`, what: 'card' }];
    case 'spellDestroyed':
      return [{ from: `hand-${event.target}`, to: 'discard', what: 'card' }];
    case 'permanentDestroyed':
      return [{ from: `zone-${event.owner}`, to: 'discard', what: 'card' }];
    case 'permanentTaken':
      return [{ from: `zone-${event.owner}`, to: `hand-${event.seat}`, what: 'card' }];
    case 'elementPut':
      return [{ from: `bank-${event.element}`, to: event.slot, what: event.element }];
    case 'elementMoved':
      return [{ from: event.from, to: event.to, what: event.element }];
    case 'elementDestroyed':
      return [{ from: event.slot, to: `bank-${event.element}`, what: event.element }];
    default:
      return [];
  }
}

/** More than these would be a flock. */
const MOST = 5;
const STEP_MS = 90;
const FLIGHT_MS = 320;

/** Flies what the events since the last view tell of; any press ends it. */
export function useFlights(box: RefObject<HTMLElement | null>, events: readonly Event[]): void {
  const flown = useRef<readonly Event[]>(events);
  // Once the frame that shows what came of it is on screen.
  useEffect(() => {
    if (flown.current === events) return;
    flown.current = events;
    if (!box.current || isStill()) return;
    // All are asked where they go before the first one is there, or the page would be laid out for each of them.
    const routes = events
      .flatMap(flightsOf)
      .slice(-MOST)
      .flatMap(flight => routeOf(box.current!, flight) ?? []);
    const ghosts = routes.map((route, i) => fly(box.current!, route, i * STEP_MS));
    const end = (): void => {
      for (const ghost of ghosts) ghost.remove();
    };
    addEventListener('pointerdown', end, { once: true });
    return () => {
      removeEventListener('pointerdown', end);
      end();
    };
  }, [events]);
}

interface Route {
  /** Middles of places, in pixels of the window. */
  readonly from: string;
  readonly to: string;
  /** What is seen to fly. */
  readonly picture: Element;
}

function routeOf(box: HTMLElement, { from, to, what }: Flight): Route | null {
  const middleOf = (place: string): string | null => {
    const at = box.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    return at ? `translate(${at.left + at.width / 2}px, ${at.top + at.height / 2}px)` : null;
  };
  const [start, goal] = [middleOf(from), middleOf(to)];
  const picture = box.querySelector(what === 'card' ? '[data-place="deck"] svg' : `[data-place="bank-${what}"] svg`);
  return start === null || goal === null || !picture ? null : { from: start, to: goal, picture };
}

function fly(box: HTMLElement, { from, to, picture }: Route, delay: number): HTMLElement {
  const ghost = document.createElement('span');
  ghost.className = 'ec-ghost';
  ghost.ariaHidden = 'true';
  ghost.append(picture.cloneNode(true));
  box.append(ghost);
  const motion = ghost.animate(
    [
      { transform: `${from} translate(-50%, -50%) scale(1)`, opacity: 1 },
      { transform: `${to} translate(-50%, -50%) scale(0.9)`, opacity: 1 },
    ],
    { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'backwards' },
  );
  motion.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
  return ghost;
}
