/** Numbers that run up, or down, to what they have become: a score is something to watch. */

import { isStill } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';

const RUN_MS = 600;

/** A number as it is to be shown now. `after`: so long it stays what it was. `from`: where it begins when it first appears. */
export function useRunning(value: number, after: number, from = value): number {
  const [shown, show] = useState(isStill() ? value : from);
  useEffect(() => {
    if (shown === value) return;
    const begins = performance.now() + after;
    const length = isStill() ? 0 : RUN_MS;
    const step = (now: number): void => {
      const part = length === 0 ? 1 : Math.min(1, Math.max(0, (now - begins) / length));
      show(Math.round(shown + (value - shown) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
