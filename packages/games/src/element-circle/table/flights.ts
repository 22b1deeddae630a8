/** Motion that explains: cards and elements fly from where they were to where they are. Nobody waits for it. */

import { isStill } from '@roundhouse/kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
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
  useLayoutEffect(() => {
    if (flown.current === events) return;
    flown.current = events;
    if (!box.current || isStill()) return;
    const flights = events.flatMap(flightsOf).slice(-MOST);
    const ghosts = flights.flatMap((flight, i) => fly(box.current!, flight, i * STEP_MS) ?? []);
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

function fly(box: HTMLElement, { from, to, what }: Flight, delay: number): HTMLElement | null {
  const at = (place: string): DOMRect | undefined =>
    box.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const [start, goal] = [at(from), at(to)];
  const picture = box.querySelector(what === 'card' ? '[data-place="deck"] svg' : `[data-place="bank-${what}"] svg`);
  if (!start || !goal || !picture) return null;
  const ghost = document.createElement('span');
  ghost.className = 'ec-ghost';
  ghost.ariaHidden = 'true';
  ghost.append(picture.cloneNode(true));
  box.append(ghost);
  const size = ghost.getBoundingClientRect().width / 2;
  const middle = ({ left, top, width, height }: DOMRect): string =>
    `translate(${left + width / 2 - size}px, ${top + height / 2 - size}px)`;
  const motion = ghost.animate(
    [
      { transform: `${middle(start)} scale(1)`, opacity: 1 },
      { transform: `${middle(goal)} scale(0.9)`, opacity: 1 },
    ],
    { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'backwards' },
  );
  motion.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
  return ghost;
}
