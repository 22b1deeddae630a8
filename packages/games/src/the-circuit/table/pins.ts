/** Pins among what has happened: each is shown before anybody is told how it ended. */

import { useRef, useState } from 'preact/hooks';
import { type Event, type FighterRef, seatOf, type View } from '../state.ts';

export type PinCard = Extract<Event, { type: 'pinCard' }>;

export interface PinStory {
  readonly fighter: FighterRef;
  readonly pinned: FighterRef;
  readonly count: number;
  readonly cards: readonly PinCard[];
  readonly success: boolean;
}

/** The pins among some events, in order. */
export function pinsIn(events: readonly Event[]): PinStory[] {
  const stories: PinStory[] = [];
  let begun: Extract<Event, { type: 'pinBegan' }> | null = null;
  let cards: PinCard[] = [];
  for (const event of events) {
    if (event.type === 'pinBegan') [begun, cards] = [event, []];
    else if (event.type === 'pinCard') cards.push(event);
    else if (event.type === 'pinEnded' && begun) {
      stories.push({ ...begun, cards, success: event.success });
      begun = null;
    }
  }
  return stories;
}

/** How many cards lie there, so many of them turned: one more for each that did not count, and not before it is seen. */
export const cardsLaid = ({ cards, count }: PinStory, turned: number): number =>
  count + turned - (cards[turned - 1]?.counted ?? 0);

/** A pin that is still to be shown, over how things stood before it. */
interface Waiting {
  readonly old: View;
  readonly story: PinStory;
}

export interface Held {
  /** What is drawn: while a pin is shown, how things stood before it. */
  readonly view: View;
  readonly story: PinStory | null;
  /** Whether no other pin follows: only then all that has happened may be told. */
  readonly isLast: boolean;
  readonly next: () => void;
}

/** Keeps the old view on the table until all pins of the news have been shown. */
export function useHeld(view: View, events: readonly Event[]): Held {
  const before = useRef(view);
  const seen = useRef<readonly Event[]>(events);
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  let waiting = queue;
  if (seen.current !== events) {
    seen.current = events;
    // A match that is looked at from its middle, or another one, has no view before.
    const added = waitingOf(before.current, pinsIn(events)).filter(
      ({ old, story }) => old.teams.length > seatOf(story.pinned),
    );
    // What is being shown is seen to its end. Whoever hurries through a replay sees the newest after it, not all of them.
    if (added.length > 0) waiting = [...queue.slice(0, 1), ...added];
    // Whoever leaps elsewhere in a replay has seen enough of it.
    else if (events.length === 0) waiting = [];
    if (waiting.length + queue.length > 0) setQueue(waiting);
  }
  before.current = view;
  const [now] = waiting;
  const next = (): void => setQueue(all => all.slice(1));
  return { view: now?.old ?? view, story: now?.story ?? null, isLast: waiting.length < 2, next };
}

/** Each with what lay open before it: the cards of one pin are on the discard pile when the next one begins. */
export function waitingOf(old: View, stories: readonly PinStory[]): Waiting[] {
  let now = old;
  return stories.map(story => {
    const waiting = { old: now, story };
    const revealed = story.cards.map(({ card }) => card);
    now = {
      ...now,
      teams: now.teams.map((team, seat) =>
        seat === seatOf(story.pinned) ? { ...team, discard: [...team.discard, ...revealed] } : team,
      ),
    };
    return waiting;
  });
}
