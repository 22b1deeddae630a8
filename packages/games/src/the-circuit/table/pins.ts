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

export interface Held {
  /** What is drawn: while a pin is shown, how things stood before it. */
  readonly view: View;
  readonly story: PinStory | null;
  readonly next: () => void;
}

/** Keeps the old view on the table until all pins of the news have been shown. */
export function useHeld(view: View, events: readonly Event[]): Held {
  const before = useRef(view);
  const seen = useRef<readonly Event[]>(events);
  const [queue, setQueue] = useState<{ readonly old: View; readonly stories: readonly PinStory[] } | null>(null);
  let shown = queue;
  if (seen.current !== events) {
    seen.current = events;
    const stories = pinsIn(events);
    if (stories.length > 0) {
      shown = { old: before.current, stories };
      setQueue(shown);
    }
  }
  before.current = view;
  const [story] = shown?.stories ?? [];
  // A match that is looked at from its middle, or another one, has no view before.
  const isFit = shown !== null && story !== undefined && shown.old.teams.length > seatOf(story.pinned);
  const next = (): void =>
    setQueue(now => (now && now.stories.length > 1 ? { ...now, stories: now.stories.slice(1) } : null));
  return { view: isFit ? shown!.old : view, story: isFit ? story : null, next };
}
