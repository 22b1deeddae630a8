/** Many who come at once, let through a few at a time. */

import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PerTurnLimit } from '../src/limits/per-turn-limit.ts';

test('so many pass at once, the others in their order, so many in each turn', async () => {
  const perTurn = new PerTurnLimit(2);
  const passed: number[] = [];
  const come = async (who: number): Promise<void> => {
    await perTurn.pass();
    passed.push(who);
  };
  const all = [1, 2, 3, 4, 5].map(come);
  await Promise.resolve();
  expect(passed).toEqual([1, 2]);
  await breathe();
  expect(passed).toEqual([1, 2, 3, 4]);
  // Whoever comes now comes after those who wait.
  all.push(come(6));
  await breathe();
  expect(passed).toEqual([1, 2, 3, 4, 5, 6]);
  await Promise.all(all);
});

test('where few come, nobody waits', async () => {
  const perTurn = new PerTurnLimit(1);
  for (let i = 0; i < 3; i++) {
    expect(perTurn.pass()).toBe(undefined);
    await breathe();
    await breathe();
  }
});
