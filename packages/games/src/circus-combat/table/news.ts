/** What happened since the viewer last did something: results in sentences, dice where they went. */

import type { Viewer } from '@roundhouse/kernel';
import type { Die, Event, Side, TrickId } from '../state.ts';

/** Dice that one artist put on one trick. */
export interface Laid {
  readonly seat: Side;
  readonly slot: number;
  readonly card: TrickId;
  readonly dice: readonly Die[];
}

export interface News {
  /** Placements by others, one line a trick, in the order in which tricks were first touched. */
  readonly laid: readonly Laid[];
  /** What is worth a sentence, oldest first. */
  readonly told: readonly Event[];
}

const WORTH_TELLING: ReadonlySet<Event['type']> = new Set([
  'startThrown',
  'diceRecalled',
  'dieMissed',
  'trickWon',
  'trickTied',
  'fatigueRerolled',
  'fatigueReturned',
  'tricksSwapped',
  'endTriggered',
  'gameOver',
]);

/** An answer that this viewer gave. */
const isOwnDeed = (event: Event, viewer: Viewer): boolean =>
  (event.type === 'diceRethrown' || event.type === 'diePlaced' || event.type === 'fatigueRerolled') &&
  event.seat === viewer;

/** The news for a viewer; a spectator's begin with the turn before this one. */
export function newsFor(history: readonly Event[], viewer: Viewer): News {
  const since = history.slice(lastSeen(history, viewer) + 1);
  const laid: Laid[] = [];
  for (const event of since) {
    if (event.type !== 'diePlaced' || event.seat === viewer) continue;
    const { seat, slot, card, face } = event;
    const at = laid.findIndex(one => one.card === card);
    if (at < 0) laid.push({ seat, slot, card, dice: [face] });
    else laid[at] = { ...laid[at]!, dice: [...laid[at]!.dice, face] };
  }
  return { laid, told: since.filter(event => WORTH_TELLING.has(event.type)) };
}

function lastSeen(history: readonly Event[], viewer: Viewer): number {
  if (viewer !== null) return history.findLastIndex(event => isOwnDeed(event, viewer));
  const turns = history.flatMap((event, i) => (event.type === 'turnStarted' ? [i] : []));
  return (turns.at(-2) ?? 0) - 1;
}

/** How many of the last dice on a trick are new to the viewer. */
export const newDiceOn = ({ laid }: News, card: TrickId): number =>
  laid.find(one => one.card === card)?.dice.length ?? 0;
