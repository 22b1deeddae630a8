/** Dice as this circus has them: black squares, gray squares, and round red ones for fatigue. */

import { Die as Cube, isStill, useEntrance } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import type { Die } from '../state.ts';
import { FALL_MS } from './shows.ts';

export interface StageDieProps {
  readonly die: Die;
  /** Arranged and not sent, or new since the viewer last looked. */
  readonly mark?: 'arranged' | 'new' | undefined;
  readonly tilt?: number;
  /** It has been thrown: it falls in when this is first so, and whenever it changes. */
  readonly fall?: { readonly of: string; readonly after: number };
}

/** It comes down, is flattened by its own weight, and jumps once more. */
const DROP: Keyframe[] = [
  { transform: 'translateY(-26px) rotate(-50deg) scale(1.3)', opacity: 0, easing: 'ease-in' },
  { transform: 'none', opacity: 1, offset: 0.45 },
  { transform: 'translateY(2px) scale(1.18, 0.82)', offset: 0.6 },
  { transform: 'translateY(-4px) scale(0.95, 1.06)', offset: 0.8 },
  { transform: 'none' },
];

/** A die with pips where there is room, and with a figure where there is not. A picture only. */
export function StageDie({ die: { colour, eyes }, mark, tilt = 0, fall }: StageDieProps) {
  const falls = fall?.of ?? (mark === 'new' ? eyes : null);
  // One that falls in cannot be seen in the frame that answers a press: it is drawn once that one is on screen.
  const [isHere, come] = useState(falls === null || isStill());
  useEffect(() => come(true), []);
  const drop = useEntrance<HTMLSpanElement>(isHere ? falls : null, DROP, {
    duration: FALL_MS,
    delay: fall?.after ?? 0,
    easing: 'linear',
  });
  return (
    <span
      class="circus-die"
      data-die={colour}
      data-eyes={eyes}
      data-mark={mark}
      data-coming={isHere ? undefined : ''}
      ref={drop}
      aria-hidden="true"
    >
      {isHere && <Cube face={eyes} tilt={tilt} />}
    </span>
  );
}
