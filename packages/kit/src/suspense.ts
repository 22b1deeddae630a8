/** Nothing is told before it is shown: while a table shows what happened, the log, the voice and the next deed wait. */

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isStill } from './motion.ts';

const open = new Set<object>();
const isOpen = signal(false);

/** Whether something is being shown that nothing may tell of yet. What says so on the page itself is marked `data-told`. */
export const suspense: ReadonlySignal<boolean> = isOpen;

function look(): void {
  isOpen.value = open.size > 0;
  document.documentElement.toggleAttribute('data-suspense', open.size > 0);
}

/** Ends once nothing is left to be seen first. */
export function whenTold(): Promise<void> {
  return new Promise(resolve => {
    const stop = effect(() => {
      if (suspense.value) return;
      // Its first run is over before `stop` is there.
      queueMicrotask(() => {
        stop();
        resolve();
      });
    });
  });
}

/** Holds everything back that tells of what this part of the page still shows. */
export function useSuspense(isOn: boolean): void {
  // With the frame that begins to show it: what tells of it comes after that.
  useLayoutEffect(() => {
    if (!isOn) return;
    const show = {};
    open.add(show);
    look();
    return () => {
      open.delete(show);
      look();
    };
  }, [isOn]);
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

/**
 * Goes through a show when there is a new one, and holds back what tells of it; null leaves what goes on alone. A press
 * anywhere, Enter, Space or Escape ends it, and for people who asked for less motion it is over at once.
 */
export function useShow<S extends Show>(next: S | null): Showing<S> {
  const last = useRef<S | null>(null);
  if (next !== null) last.current = next;
  const show = last.current;
  const [at, setAt] = useState<{ readonly show: S | null; readonly passed: number }>({ show: null, passed: 0 });
  const total = show?.cues.length ?? 0;
  const passed = show === null || isStill() ? total : at.show === show ? at.passed : 0;
  const isOn = passed < total;
  useEffect(() => {
    if (show === null || !isOn) return;
    const timers = show.cues.map((ms, i) => setTimeout(() => setAt({ show, passed: i + 1 }), ms));
    const end = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || ENDING_KEYS.has(event.key)) setAt({ show, passed: total });
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
  return { show, passed, isOn };
}

const ENDING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);
