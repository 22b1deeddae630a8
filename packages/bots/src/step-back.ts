/** How a thread that thinks lets those go first who answer. */

import { getPriority, setPriority } from 'node:os';

/** Enough to wait for whoever answers, and to get on all the same where the machine is full. */
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
