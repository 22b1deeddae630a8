/** Who at this device has conceded a match that others play on. */

import { CONCEDE, effectiveSteps, type Match, type Seat } from '@roundhouse/kernel';

/** Whether none of these people plays any more. */
export function haveAllGone({ log }: Pick<Match, 'log'>, people: readonly Seat[]): boolean {
  const steps = effectiveSteps(log);
  return people.every(seat =>
    steps.some(step => step.seat === seat && (step.move as { type?: unknown }).type === CONCEDE.type),
  );
}
