/** How fast others' deeds are shown: one after the other, so that people see what is done; at once for whoever hurries. */

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { isShowing, isStill, whenShown } from '@roundhouse/kit';
import type { TablePosition } from './source.ts';

/** From one deed to the next: what was done before it is seen, and read if it is short. */
const DEED_MS = 650;
/** Whoever has watched this long wants their turn: what is left goes by faster. */
const PATIENCE_MS = 5000;
const FAST_MS = 250;

export interface Pace {
  /** Something is on the table now; `own` if a person at this device did it. */
  shown(own: boolean): void;
  /** Ends when the next deed of somebody else may be seen. */
  wait(): Promise<void>;
  /** Lets everything be seen at once until a person here has done something again. */
  hurry(): void;
}

/** `now` in milliseconds. Where less motion is wanted nobody waits: there is nothing to watch. */
export function newPace(now: () => number = () => performance.now(), isPlain: () => boolean = isStill): Pace {
  let watchedSince = now();
  let lastShown = Number.NEGATIVE_INFINITY;
  let isHurried = false;
  const waiting = new Set<() => void>();
  const orHurried = (end: Promise<void>): Promise<void> =>
    new Promise(resolve => {
      const go = (): void => {
        waiting.delete(go);
        resolve();
      };
      waiting.add(go);
      void end.then(go);
    });
  const pause = async (ms: number): Promise<void> => {
    if (isHurried || ms <= 0) return;
    let timer: ReturnType<typeof setTimeout>;
    await orHurried(
      new Promise(resolve => {
        timer = setTimeout(resolve, ms);
      }),
    );
    clearTimeout(timer!);
  };
  return {
    shown(own) {
      lastShown = now();
      if (!own) return;
      watchedSince = lastShown;
      isHurried = false;
    },
    async wait() {
      if (isHurried || isPlain()) return;
      const isPatient = now() - watchedSince < PATIENCE_MS;
      await pause(lastShown + (isPatient ? DEED_MS : FAST_MS) - now());
      if (isHurried || !isShowing()) return;
      // What takes longer is seen to its end, and then told: that is read too.
      await orHurried(whenShown());
      await pause(isPatient ? DEED_MS : FAST_MS);
    },
    hurry() {
      isHurried = true;
      for (const go of waiting) go();
    },
  };
}

export interface Paced {
  readonly position: ReadonlySignal<TablePosition | null>;
  close(): void;
}

/**
 * Positions from afar, where bots answer at once and others may have played on while the line was down. What answers
 * this seat, and everything while `isTimed`, is shown as it comes: nobody's clock runs while they watch.
 */
export function paced(source: ReadonlySignal<TablePosition | null>, pace: Pace, isTimed: () => boolean): Paced {
  const shown = signal(source.peek());
  const coming: (TablePosition | null)[] = [];
  let isShowing = false;
  const put = (next: TablePosition | null, own: boolean): void => {
    shown.value = next;
    pace.shown(own);
  };
  const showAll = async (): Promise<void> => {
    isShowing = true;
    while (coming.length > 0) {
      await pace.wait();
      if (coming.length > 0) put(coming.shift()!, false);
    }
    isShowing = false;
  };
  const close = effect(() => {
    const next = source.value;
    const now = shown.peek();
    if (next === now) return;
    const watches = now !== null && now.view !== null && now.moves.length === 0 && now.over === null;
    if (watches && !isTimed()) {
      coming.push(next);
      if (!isShowing) void showAll();
    } else {
      coming.length = 0;
      put(next, true);
    }
  });
  return { position: shown, close };
}
