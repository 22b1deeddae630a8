/** What a viewer may have missed: what the others did since this viewer last did something. */

import type { Viewer } from '@roundhouse/kernel';
import type { Event } from '../state.ts';

const WORTH_TELLING: ReadonlySet<Event['type']> = new Set([
  'spellCast',
  'permanentActivated',
  'looked',
  'spellStolen',
  'spellDestroyed',
  'elementDestroyed',
  'elementPut',
  'elementMoved',
  'permanentDestroyed',
  'permanentTaken',
  'permanentBlocked',
  'circleBanned',
  'topTurned',
  'turnSkipped',
  'handShown',
  'handReplaced',
  'elementsPicked',
  'eliminated',
  'waningBegan',
  'roundOver',
]);

/** What only somebody who was there can have done. */
const DEEDS: ReadonlySet<Event['type']> = new Set([
  'handKept',
  'handReplaced',
  'elementsPicked',
  'spellCast',
  'permanentActivated',
  'discarded',
  'turnSkipped',
  'turnEnded',
]);

/** Whether it was done to this viewer by somebody else. */
export function hitsViewer(event: Event, viewer: Viewer): boolean {
  if (viewer === null || !('seat' in event) || event.seat === viewer) return false;
  if ('target' in event) return event.target === viewer;
  if ('owner' in event) return event.owner === viewer;
  const touched = ['slot', 'from', 'to'].map(key => (event as { readonly [key: string]: unknown })[key]);
  return touched.some(slot => typeof slot === 'string' && slot.startsWith(`P${viewer}.`));
}

/** What somebody learns by their own doing, and would have to look for elsewhere. */
const REVEALS: ReadonlySet<Event['type']> = new Set(['looked', 'drawn', 'topTurned', 'spellStolen']);

/** What costs one a card, which weighs more than any element. */
const ROBBED: ReadonlySet<Event['type']> = new Set([
  'spellStolen',
  'spellDestroyed',
  'permanentTaken',
  'permanentDestroyed',
]);

const ACTIONS: ReadonlySet<Event['type']> = new Set(['spellCast', 'permanentActivated', 'handReplaced']);

const isBy = (event: Event, viewer: Viewer): boolean => viewer !== null && 'seat' in event && event.seat === viewer;

/**
 * The latest `most` of this round: what was done to the viewer, cards before elements, then the rest; until others do
 * something, what the viewer's own last action has shown them. A spectator's are simply the latest.
 */
export function newsFor(history: readonly Event[], viewer: Viewer, most: number): Event[] {
  // What went before a new round does not matter in it any more.
  const round = history.slice(history.findLastIndex(({ type }) => type === 'roundStarted') + 1);
  const after = (types: ReadonlySet<Event['type']>): readonly Event[] =>
    round.slice(round.findLastIndex(event => types.has(event.type) && isBy(event, viewer)) + 1);
  const since = after(DEEDS).filter(event => WORTH_TELLING.has(event.type) && !isBy(event, viewer));
  if (since.length === 0) {
    return after(ACTIONS)
      .filter(event => REVEALS.has(event.type) && isBy(event, viewer))
      .slice(-1);
  }
  const hits = since.filter(event => hitsViewer(event, viewer)).slice(-most);
  const mine = [...hits.filter(({ type }) => ROBBED.has(type)), ...hits.filter(({ type }) => !ROBBED.has(type))];
  const others = since.filter(event => !hitsViewer(event, viewer));
  return [...mine, ...(mine.length < most ? others.slice(mine.length - most) : [])];
}
