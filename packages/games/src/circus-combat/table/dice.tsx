/** Dice as this circus has them: black squares, gray squares, and round red ones for fatigue. */

import { Die as Cube, useEntrance } from '@roundhouse/kit';
import type { Die } from '../state.ts';

export interface StageDieProps {
  readonly die: Die;
  /** Arranged and not sent, or new since the viewer last looked. */
  readonly mark?: 'arranged' | 'new' | undefined;
  readonly tilt?: number;
}

/** A die with pips where there is room, and with a figure where there is not. A picture only. */
export function StageDie({ die: { colour, eyes }, mark, tilt = 0 }: StageDieProps) {
  const drop = useEntrance<HTMLSpanElement>(
    mark === 'new' ? eyes : null,
    [
      { transform: 'translateY(-14px) scale(1.3)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 320 },
  );
  return (
    <span class="circus-die" data-die={colour} data-eyes={eyes} data-mark={mark} ref={drop} aria-hidden="true">
      <Cube face={eyes} tilt={tilt} />
    </span>
  );
}
