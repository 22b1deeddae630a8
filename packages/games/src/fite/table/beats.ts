/** When each thing that happened is shown: one after the other, each in a fraction of a second. */

import { animate } from '@roundhouse/kit';
import { createContext, type RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
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
  react: 280,
  compare: 320,
  lose: 360,
  fall: 300,
};

/** What is to be seen now, with the delay after which each begins; `number` tells one piece of news from the next. */
export interface News {
  readonly number: number;
  readonly delays: ReadonlyMap<Beat, number>;
  readonly events: readonly Event[];
}

export const NO_NEWS: News = { number: 0, delays: new Map(), events: [] };

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

/** The news for whoever moves on this table. */
export const NewsContext = createContext<News>(NO_NEWS);

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

/** Moves an element at its moment, whenever there is news of that kind and `frames` has something to show for it. */
export function useBeat<E extends Element>(
  beat: Beat,
  frames: (news: News) => Keyframe[] | null,
  options: { readonly length?: number; readonly after?: number } = {},
): RefObject<E | null> {
  const element = useRef<E>(null);
  const news = useContext(NewsContext);
  useLayoutEffect(() => {
    const delay = news.delays.get(beat);
    const shown = delay === undefined ? null : frames(news);
    if (!shown || !element.current) return;
    const duration = options.length ?? LENGTHS[beat];
    animate(element.current, shown, { duration, delay: delay! + (options.after ?? 0) });
  }, [news]);
  return element;
}

/** Whatever still moves is at once where it was going. */
export function skipMotion(box: Element): void {
  for (const animation of box.getAnimations({ subtree: true })) {
    // Something that never ends has no end to go to.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
