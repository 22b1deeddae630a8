/** Lowers the priority of a thread that thinks, so that threads that answer go first. */

import { getPriority, setPriority } from 'node:os';

/** Enough for those threads to go first, and few enough to get on all the same where the machine is full. */
const STEPS = 5;
const LAST = 19;

/** On Linux priorities belong to threads; elsewhere the whole process would step back. */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(LAST, getPriority() + STEPS));
  } catch {
    // Where that is forbidden it thinks at the same time as others.
  }
}
