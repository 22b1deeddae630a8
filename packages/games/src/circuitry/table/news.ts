/** What a viewer may have missed: what the others did since this viewer last did something. */

import type { Viewer } from '@roundhouse/kernel';
import { CHARGE_CARDS } from '../content/cards.ts';
import type { Event, View } from '../state.ts';

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

/** The cards that matter to a viewer: the one with its charge point, and the one its pawn stands on. */
function ownCards({ players }: Pick<View, 'players'>, viewer: Viewer): readonly number[] {
  const me = viewer === null ? undefined : players[viewer];
  return [...(me?.colour ? [CHARGE_CARDS[me.colour]] : []), ...(me?.pawn ? [me.pawn.card] : [])];
}

/** Whether it was done to this viewer, or to a card of its own, by somebody else. */
function hits(event: Event, viewer: Viewer, own: readonly number[]): boolean {
  if (viewer === null || isBy(event, viewer)) return false;
  switch (event.type) {
    case 'rotated':
    case 'flipped':
    case 'slid':
      return own.includes(event.card);
    case 'swapped':
      return event.cards.some(card => own.includes(card));
    case 'chargeTaken':
      return event.from === viewer;
    default:
      return ('target' in event && event.target === viewer) || ('pawn' in event && event.pawn === viewer);
  }
}

export interface News {
  readonly event: Event;
  /** Whether it was done to the viewer. */
  readonly hits: boolean;
}

/** The latest `most` since the viewer's own last deed, in their order; what was done to the viewer before the rest. */
export function newsFor(history: readonly Event[], view: Pick<View, 'players'>, viewer: Viewer, most: number): News[] {
  const own = ownCards(view, viewer);
  const last = history.findLastIndex(event => isBy(event, viewer) && event.type === 'turnEnded');
  const since = history
    .slice(last + 1)
    .filter(event => WORTH_TELLING.has(event.type) && !isBy(event, viewer))
    .map(event => ({ event, hits: hits(event, viewer, own) }));
  const mine = since.filter(news => news.hits).slice(-most);
  const rest = since.filter(news => !news.hits);
  const others = mine.length < most ? rest.slice(mine.length - most) : [];
  return since.filter(news => mine.includes(news) || others.includes(news));
}
