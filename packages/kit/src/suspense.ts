/** Nothing is told before it is shown: while a table shows what happened, the log, the voice and the next deed wait. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useBackstage } from './backstage.ts';
import { isStill } from './motion.ts';

/** How many parts of the page hold everything back, and how many show something. */
const [held, shown] = [signal(0), signal(0)];

/** Whether something is being shown that nothing may tell of yet. What says so on the page itself is marked `data-told`. */
export const suspense: ReadonlySignal<boolean> = computed(() => held.value > 0);

/** Ends once there is none left. */
function whenNone(count: ReadonlySignal<number>): Promise<void> {
  return new Promise(resolve => {
    const stop = effect(() => {
      if (count.value > 0) return;
      // Its first run is over before `stop` is there.
      queueMicrotask(() => {
        stop();
        resolve();
      });
    });
  });
}

/** Ends once nothing is left to be seen first. */
export const whenTold = (): Promise<void> => whenNone(held);

/** Whether something is shown that people want to see to its end. */
export const isShowing = (): boolean => shown.peek() > 0;

/** Ends once nothing is shown any more, told or not: until then the table is not taken away. */
export const whenShown = (): Promise<void> => whenNone(shown);

function add(count: Signal<number>, one: 1 | -1): void {
  count.value += one;
  document.documentElement.toggleAttribute('data-suspense', suspense.value);
}

function useCounted(count: Signal<number>, isOn: boolean): void {
  const isUnseen = useBackstage();
  const counts = isOn && !isUnseen;
  // With the frame that begins to show it: what tells of it comes after that.
  useLayoutEffect(() => {
    if (!counts) return;
    add(count, 1);
    return () => add(count, -1);
  }, [counts]);
}

/** Holds everything back until all of these have come to rest. */
export async function holdUntil(moving: readonly Animation[]): Promise<void> {
  add(held, 1);
  // A page that is not looked at ends no motion.
  const late = new Promise(resolve => setTimeout(resolve, LATE_MS));
  await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), late]);
  add(held, -1);
}

const LATE_MS = 1000;

/** Holds everything back that tells of what this part of the page still shows. */
export const useSuspense = (isOn: boolean): void => useCounted(held, isOn);

/** Says that this part of the page shows something that people want to see to its end. */
export const useShowing = (isOn: boolean): void => useCounted(shown, isOn);

/** The newest value, once what it tells of has been seen; until then the one before. */
export function useOnceTold<T>(value: T): T {
  const [told, setTold] = useState(value);
  useEffect(() => {
    let isLate = false;
    void whenTold().then(() => {
      if (!isLate) setTold(() => value);
    });
    return () => {
      isLate = true;
    };
  }, [value]);
  return told;
}

export interface Show {
  /** When each of its acts begins, in milliseconds; with the last one everything may be told. */
  readonly cues: readonly number[];
}

export interface Showing<S> {
  /** The one that is on, or was on last. */
  readonly show: S | null;
  /** How many of its cues have come. */
  readonly passed: number;
  readonly isOn: boolean;
}

/** The press that ends a show answers nothing: the question that lay beneath it has not been read. What is said in a chat is sent. */
function answerNothing(): void {
  const stop = (event: Event): void => {
    if ((event.target as Element).querySelector('.table-ask') === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const letGo = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.repeat) return;
    removeEventListener('submit', stop, true);
    removeEventListener('pointerdown', letGo, true);
    removeEventListener('keydown', letGo, true);
  };
  addEventListener('submit', stop, true);
  addEventListener('pointerdown', letGo, true);
  addEventListener('keydown', letGo, true);
}

/**
 * Goes through a show when there is a new one, and holds back what tells of it; null leaves what goes on alone. A press
 * anywhere, Enter, Space or Escape ends it, and for people who asked for less motion it is over at once.
 */
export function useShow<S extends Show>(next: S | null): Showing<S> {
  const isUnseen = useBackstage();
  const last = useRef<{ readonly show: S; readonly isStill: boolean } | null>(null);
  // What was over at once is not shown again when motion is wanted later.
  if (next !== null && last.current?.show !== next) last.current = { show: next, isStill: isUnseen || isStill() };
  const show = last.current?.show ?? null;
  const [at, setAt] = useState<{ readonly show: S | null; readonly passed: number }>({ show: null, passed: 0 });
  const total = show?.cues.length ?? 0;
  const passed = show === null || last.current!.isStill || isStill() ? total : at.show === show ? at.passed : 0;
  const isOn = passed < total;
  useEffect(() => {
    if (show === null || !isOn) return;
    const timers = show.cues.map((ms, i) => setTimeout(() => setAt({ show, passed: i + 1 }), ms));
    const end = (event: Event): void => {
      if (event instanceof KeyboardEvent && !ENDING_KEYS.has(event.key)) return;
      setAt({ show, passed: total });
      answerNothing();
    };
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, [show, isOn]);
  useSuspense(isOn);
  useShowing(isOn);
  return { show, passed, isOn };
}

const ENDING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);
