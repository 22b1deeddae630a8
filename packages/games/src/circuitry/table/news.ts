/** What a viewer may have missed: what the others did since this viewer last did something. */

import type { Viewer } from '@roundhouse/kernel';
import type { Event } from '../state.ts';

const WORTH_TELLING: ReadonlySet<Event['type']> = new Set([
  'cardLaid',
  'withdrawn',
  'stepped',
  'jumped',
  'startCardTurned',
  'charged',
  'delivered',
  'rotated',
  'flipped',
  'slid',
  'swapped',
  'inhibited',
  'inhibitEnded',
  'chargeTaken',
  'chargeGiven',
  'miniGiven',
  'miniRefused',
]);

const isBy = (event: Event, viewer: Viewer): boolean => viewer !== null && 'seat' in event && event.seat === viewer;

/** Whether it was done to this viewer by somebody else. */
function hits(event: Event, viewer: Viewer): boolean {
  if (viewer === null || isBy(event, viewer)) return false;
  return (
    ('target' in event && event.target === viewer) ||
    ('pawn' in event && event.pawn === viewer) ||
    (event.type === 'chargeTaken' && event.from === viewer)
  );
}

/** The latest `most` since the viewer's own last deed, in their order; what was done to the viewer before the rest. */
export function newsFor(history: readonly Event[], viewer: Viewer, most: number): Event[] {
  const last = history.findLastIndex(event => isBy(event, viewer) && event.type === 'turnEnded');
  const since = history.slice(last + 1).filter(event => WORTH_TELLING.has(event.type) && !isBy(event, viewer));
  const mine = since.filter(event => hits(event, viewer)).slice(-most);
  const rest = since.filter(event => !hits(event, viewer));
  const others = mine.length < most ? rest.slice(mine.length - most) : [];
  return since.filter(event => mine.includes(event) || others.includes(event));
}
