/** What has just happened, for the eye: who was hit, who walked where, what to write over whom. */

import { animate, isStill } from '@roundhouse/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hex } from '../hex.ts';
import type { Event, FighterRef, View } from '../state.ts';
import { placeOfHex } from './places.ts';
import { fighterIn } from './scene.ts';

/** Words over a space. */
export interface Float {
  readonly key: string;
  readonly hex: Hex;
  readonly what: Event;
  readonly amount: number;
}

export interface News {
  /** Another number for other news. */
  readonly number: number;
  readonly events: readonly Event[];
  readonly hit: ReadonlySet<FighterRef>;
  readonly proud: ReadonlySet<FighterRef>;
  readonly floats: readonly Float[];
}

const SILENCE: News = { number: 0, events: [], hit: new Set(), proud: new Set(), floats: [] };

/** How long somebody looks hit, and how long somebody falls. */
const [HIT_MS, FALL_MS] = [900, 1500];

/** News of the last events, for a moment. */
export function useNews(view: View, events: readonly Event[]): News {
  const known = useRef<{ events: readonly Event[]; news: News }>({ events: [], news: SILENCE });
  const [ended, end] = useState(0);
  if (known.current.events !== events) {
    const number = known.current.news.number + 1;
    known.current = {
      events,
      news: events.length === 0 || isStill() ? { ...SILENCE, number } : newsOf(view, events, number),
    };
  }
  const { news } = known.current;
  useEffect(() => {
    if (news.events.length === 0) return;
    const falls = news.events.some(({ type }) => type === 'defeated');
    const timer = setTimeout(() => end(news.number), falls ? FALL_MS : HIT_MS);
    return () => clearTimeout(timer);
  }, [news.number]);
  return ended === news.number ? SILENCE : news;
}

function newsOf(view: View, events: readonly Event[], number: number): News {
  const hit = new Set<FighterRef>();
  const proud = new Set<FighterRef>();
  const floats = new Map<string, Float>();
  const fell = new Map<FighterRef, Hex>();
  for (const event of events) if (event.type === 'defeated') fell.set(event.fighter, event.from);
  for (const event of events) {
    if (event.type === 'damaged' || event.type === 'stunned') hit.add(event.fighter);
    if (event.type === 'defeated' && view.activation) proud.add(view.activation.fighter);
    if (!isWritten(event)) continue;
    const hex = fell.get(event.fighter) ?? fighterIn(view, event.fighter)?.at;
    if (!hex) continue;
    const key = `${event.type} ${event.fighter} ${'state' in event ? event.state : ''}`;
    floats.set(key, { key: `${number} ${key}`, hex, what: event, amount: (floats.get(key)?.amount ?? 0) + 1 });
  }
  return { number, events, hit, proud, floats: [...floats.values()] };
}

type Written = Extract<
  Event,
  { type: 'damaged' | 'healed' | 'stunned' | 'stateGained' | 'defeated' | 'ignored' | 'ropesHeld' }
>;

const WRITTEN = new Set(['damaged', 'healed', 'stunned', 'stateGained', 'defeated', 'ignored', 'ropesHeld']);

const isWritten = (event: Event): event is Written => WRITTEN.has(event.type);

/** One step takes this long, a whole way no more than the second. */
const [STEP_MS, WAY_MS] = [130, 400];

/** Whoever moved walks there, space by space. */
export function useWalks(box: { current: HTMLElement | null }, { number, events }: News): void {
  useLayoutEffect(() => {
    const board = box.current?.querySelector<HTMLElement>('.arena-board');
    if (!board || events.length === 0) return;
    for (const [fighter, way] of waysIn(events)) {
      for (const token of tokensOf(board, fighter)) walk(token, way);
    }
    for (const event of events) {
      if (event.type !== 'deployed') continue;
      for (const token of tokensOf(board, event.fighter)) animate(token, DROP, { duration: 350 });
    }
  }, [number]);
}

/** Its figure, and the numbers over it. */
const tokensOf = (board: HTMLElement, fighter: FighterRef): NodeListOf<Element> =>
  board.querySelectorAll(`[data-fighter="${fighter}"]`);

const DROP: Keyframe[] = [
  { transform: 'translateY(-60%)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** Where each fighter has been, in order, up to where it is now. */
function waysIn(events: readonly Event[]): Map<FighterRef, Hex[]> {
  const ways = new Map<FighterRef, Hex[]>();
  const add = (fighter: FighterRef, from: Hex, to: Hex): void => {
    ways.set(fighter, [...(ways.get(fighter) ?? [from]), to]);
  };
  for (const event of events) {
    if (event.type === 'moved') add(event.fighter, event.from, event.to);
    if (event.type === 'swapped') {
      add(event.fighter, event.from, event.to);
      add(event.other, event.to, event.from);
    }
  }
  return ways;
}

/** A token's width and height in spaces, as its style has it: by them a way is told without measuring anything. */
const [TOKEN_WIDTH, TOKEN_HEIGHT] = [1.4, 1.55];

function walk(token: Element, way: readonly Hex[]): void {
  const end = placeOfHex(way.at(-1)!);
  const frames = way.map(hex => {
    const { x, y } = placeOfHex(hex);
    const [across, down] = [(x - end.x) / TOKEN_WIDTH, (y - end.y) / TOKEN_HEIGHT];
    return { transform: `translate(${Math.round(across * 1000) / 10}%, ${Math.round(down * 1000) / 10}%)` };
  });
  animate(token, frames, { duration: Math.min(WAY_MS, 80 + STEP_MS * way.length), easing: 'ease-in-out' });
}
