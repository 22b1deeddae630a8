/** How long somebody waits who comes at any moment, and not only when the server has just answered. */

/** All the waits of somebody who asks every so often without waiting for answers, of whom one had to wait so long. */
export const waitsWithin = (ms: number, pauseMs: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(ms / pauseMs)) }, (_, i) => ms - i * pauseMs);

/** What one in a hundred waits longer for, of those who come at any moment of the time that had these turns: for what is left of one. */
export function waitAtAnyMoment(turns: readonly number[], elapsedMs: number): number {
  const longer = (ms: number): number => turns.reduce((sum, turn) => sum + Math.max(0, turn - ms), 0);
  let [short, long] = [0, turns.reduce((most, turn) => Math.max(most, turn), 0)];
  while (long - short > 0.05) {
    const middle = (short + long) / 2;
    if (longer(middle) > elapsedMs / 100) short = middle;
    else long = middle;
  }
  return long;
}
