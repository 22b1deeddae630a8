/** Cards that are taken fly to whoever took them. Nobody waits for it. */

import type { Viewer } from '@roundhouse/kernel';
import { animate } from '@roundhouse/kit';
import type { Event } from '../state.ts';

/** More than these would be a flock. */
const MOST = 4;
const STEP_MS = 90;
const FLIGHT_MS = 320;

/** One card on its way between two places of the table, as `data-place` names them. */
interface Flight {
  readonly from: string;
  readonly to: string;
}

function flightOf(event: Event, viewer: Viewer): Flight | null {
  if (event.type === 'miniGiven') return { from: `seat-${event.seat}`, to: `seat-${event.to}` };
  if (event.type !== 'miniTaken') return null;
  const from = event.from === 'pile' ? `pile-${event.mini}` : `pile-${event.from}`;
  return { from, to: event.seat === viewer && event.mini ? `mini-${event.mini}` : `seat-${event.seat}` };
}

/** Flies the cards that the events tell of. The function that it returns ends the flights, as any press does. */
export function flyAll(table: HTMLElement, events: readonly Event[], viewer: Viewer): () => void {
  const flights = events.flatMap(event => flightOf(event, viewer) ?? []).slice(-MOST);
  // All routes are measured before the first card flies; otherwise the page would be laid out again for each.
  const routes = flights.flatMap(flight => routeOf(table, flight) ?? []);
  const ghosts = routes.flatMap((route, i) => fly(table, route, i * STEP_MS) ?? []);
  const end = (): void => {
    for (const ghost of ghosts) ghost.remove();
  };
  addEventListener('pointerdown', end, { once: true });
  return () => {
    removeEventListener('pointerdown', end);
    end();
  };
}

interface Route {
  readonly from: DOMRect | null;
  readonly to: DOMRect;
  readonly goal: Element;
  readonly picture: Element | null;
}

function routeOf(table: HTMLElement, { from, to }: Flight): Route | null {
  const [start, goal] = [from, to].map(place => table.querySelector(`[data-place="${place}"]`));
  if (!goal) return null;
  const at = start?.getBoundingClientRect() ?? null;
  return {
    from: at && at.width > 0 ? at : null,
    to: goal.getBoundingClientRect(),
    goal,
    picture: start?.querySelector('svg') ?? null,
  };
}

/** Sends a copy of the picture on its way; where the start is out of sight, what has come is raised where it lies. */
function fly(table: HTMLElement, { from, to, goal, picture }: Route, delay: number): HTMLElement | null {
  if (!from || !picture) {
    animate(
      goal,
      [
        { transform: 'translateY(-14px)', opacity: 0.2 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: FLIGHT_MS,
        delay,
      },
    );
    return null;
  }
  const ghost = document.createElement('span');
  ghost.className = 'cir-flight';
  ghost.ariaHidden = 'true';
  ghost.append(picture.cloneNode(true));
  table.append(ghost);
  const middle = ({ left, top, width, height }: DOMRect): string =>
    `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`;
  const motion = ghost.animate([{ transform: middle(from) }, { transform: `${middle(to)} scale(0.85)` }], {
    duration: FLIGHT_MS,
    delay,
    easing: 'cubic-bezier(.3,.1,.3,1)',
    fill: 'backwards',
  });
  const land = (): void => ghost.remove();
  motion.finished.then(land, land);
  return ghost;
}
