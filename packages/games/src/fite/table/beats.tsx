/** When each thing that happened is shown: one after the other, each in a fraction of a second. */

import { animate, isStill } from '@roundhouse/kit';
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Event } from '../state.ts';

/** What can be seen to happen. */
export type Beat = 'reveal' | 'roll' | 'react' | 'compare' | 'lose' | 'fall';

const BEATS: { readonly [T in Event['type']]?: Beat } = {
  powersRevealed: 'reveal',
  fightersPlaced: 'reveal',
  swiftAnswered: 'reveal',
  diceRolled: 'roll',
  reactionsRevealed: 'react',
  attackCompared: 'compare',
  diceLost: 'lose',
  fighterDazed: 'fall',
  boutOver: 'fall',
};

/** How long each takes, in milliseconds. */
export const LENGTHS: { readonly [B in Beat]: number } = {
  reveal: 300,
  roll: 400,
  react: 320,
  compare: 380,
  lose: 360,
  fall: 300,
};

/** What is to be seen now, with the delay after which each begins; `number` tells one piece of news from the next. */
export interface News {
  readonly number: number;
  readonly delays: ReadonlyMap<Beat, number>;
  readonly events: readonly Event[];
}

const NO_NEWS: News = { number: 0, delays: new Map(), events: [] };

/** Delays in the order of events: a kind of thing is shown once, when it first happens. */
export function delaysOf(events: readonly Event[]): Map<Beat, number> {
  const delays = new Map<Beat, number>();
  let clock = 0;
  for (const { type } of events) {
    const beat = BEATS[type];
    if (!beat || delays.has(beat)) continue;
    delays.set(beat, clock);
    clock += LENGTHS[beat];
  }
  return delays;
}

/** How far a fight has been shown. */
export interface Progress {
  /** Lines and strokes are drawn. */
  readonly isCompared: boolean;
  /** So many hits of each attack have landed. */
  readonly hits: number;
  /** All of it has been seen. */
  readonly isOver: boolean;
}

export const ALL_SHOWN: Progress = { isCompared: true, hits: Number.POSITIVE_INFINITY, isOver: true };

/** The news as far as a part of the table shows it. */
interface Shown {
  readonly news: News;
  readonly progress: Progress;
  /** False in the frame that answers a press: whatever is seen only later is drawn once that one is on screen. */
  readonly isDrawn: boolean;
}

const ShownContext = createContext<Shown>({ news: NO_NEWS, progress: ALL_SHOWN, isDrawn: true });

/** How far the last fight has been shown. */
export const useProgress = (): Progress => useContext(ShownContext).progress;

export interface PartProps {
  readonly news: News;
  readonly progress: Progress;
  /** Nothing in it is what the news begin with: all of it follows by a frame. */
  readonly late?: boolean;
  readonly children: ComponentChildren;
}

/** A part of the table, which is told the news. */
export function Part({ news, progress, late = false, children }: PartProps) {
  const seen = useRef(news);
  const [, redraw] = useState(news);
  const shown = useRef<Shown>({ news, progress, isDrawn: true });
  const drawn = useRef(children);
  const isDrawn = seen.current === news || isStill();
  useEffect(() => {
    seen.current = news;
    redraw(news);
  }, [news]);
  if (isDrawn || !late) {
    drawn.current = children;
    const { current: last } = shown;
    if (last.news !== news || last.progress !== progress || last.isDrawn !== isDrawn) {
      shown.current = { news, progress, isDrawn };
    }
  }
  return <ShownContext.Provider value={shown.current}>{drawn.current}</ShownContext.Provider>;
}

/**
 * What is new since the last view. On opening a table nothing is: whoever comes back to a bout finds it as it is.
 */
export function useNews(events: readonly Event[]): News {
  const last = useRef({ events, news: NO_NEWS });
  if (last.current.events !== events) {
    const number = last.current.news.number + 1;
    last.current = { events, news: { number, delays: delaysOf(events), events } };
  }
  return last.current.news;
}

/** What is to be seen of a beat; null frames show nothing. */
export interface Motion {
  readonly frames: (news: News) => Keyframe[] | null;
  /** Of the element, by selector: what moves; without it the element does. */
  readonly part?: string;
  readonly length?: number;
  readonly after?: number;
}

type Motions = { readonly [B in Beat]?: Motion };

/** Moves an element at its moments, whenever there is news of that kind and `frames` has something to show for it. */
export function useBeats<E extends Element>(motions: Motions): RefObject<E | null> {
  const element = useRef<E>(null);
  const begun = useRef<News | null>(null);
  const { news, isDrawn } = useContext(ShownContext);
  useLayoutEffect(() => {
    const isFirst = begun.current !== news;
    begun.current = news;
    for (const [beat, delay] of news.delays) {
      const isDue = delay === 0 ? isFirst : isDrawn;
      const motion = isDue ? motions[beat] : undefined;
      const frames = motion?.frames(news);
      if (!motion || !frames) continue;
      const { part, length = LENGTHS[beat], after = 0 } = motion;
      const moved = part === undefined ? element.current : element.current?.querySelector(part);
      // Added: what is still to come leaves alone what goes on.
      if (moved) animate(moved, frames, { duration: length, delay: delay + after, composite: 'add' });
    }
  }, [news, isDrawn]);
  return element;
}

/** The same for a single beat. */
export const useBeat = <E extends Element>(beat: Beat, frames: Motion['frames']): RefObject<E | null> =>
  useBeats<E>({ [beat]: { frames } });

/** Moves an element, or a part of it, when it comes to be so while the table looks on. */
export function useTurn<E extends Element>(
  isSo: boolean,
  frames: Keyframe[],
  length: number,
  part?: string,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const was = useRef(isSo);
  const isShown = !useProgress().isOver;
  useLayoutEffect(() => {
    const moved = part === undefined ? element.current : element.current?.querySelector(part);
    if (isSo && !was.current && isShown && moved) animate(moved, frames, { duration: length, composite: 'add' });
    was.current = isSo;
  }, [isSo]);
  return element;
}

/** Whatever still moves is at once where it was going. */
export function skipMotion(box: Element): void {
  for (const animation of box.getAnimations({ subtree: true })) {
    // Something that never ends has no end to go to.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
