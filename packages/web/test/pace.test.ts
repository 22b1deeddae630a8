/** Others' deeds, one after the other: how long each is to be seen, and who need not wait. */

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPace, paced } from '../src/play/pace.ts';
import type { TablePosition } from '../src/play/source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const now = (): number => Date.now();
const moves = () => false;

/** How long the next deed has to wait. */
async function waits(wait: Promise<void>): Promise<number> {
  const began = now();
  let ended: number | null = null;
  void wait.then(() => {
    ended = now() - began;
  });
  for (let ms = 0; ended === null && ms < 2000; ms += 50) await vi.advanceTimersByTimeAsync(50);
  return ended ?? Number.NaN;
}

test('a deed waits until the one before it has been seen; after a while they go by faster', async () => {
  const pace = newPace(now, moves);
  pace.shown(true);
  expect(await waits(pace.wait())).toBe(650);
  pace.shown(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(await waits(pace.wait())).toBe(250);
  await vi.advanceTimersByTimeAsync(5000);
  pace.shown(false);
  expect(await waits(pace.wait())).toBe(250);
  pace.shown(true);
  expect(await waits(pace.wait())).toBe(650);
});

test('nobody waits who hurries, until they have done something again, or who wants no motion', async () => {
  const pace = newPace(now, moves);
  pace.shown(true);
  const wait = pace.wait();
  pace.hurry();
  expect(await waits(wait)).toBeLessThanOrEqual(50);
  pace.shown(false);
  expect(await waits(pace.wait())).toBeLessThanOrEqual(50);
  pace.shown(true);
  expect(await waits(pace.wait())).toBe(650);
  const plain = newPace(now, () => true);
  plain.shown(true);
  expect(await waits(plain.wait())).toBeLessThanOrEqual(50);
});

const position = (step: number, asked = false): TablePosition => ({
  view: { step },
  moves: asked ? [{ type: 'go' }] : [],
  events: [],
  history: [],
  waiting: [],
  over: null,
});
const stepOf = (shown: TablePosition | null): unknown => (shown?.view as { readonly step: number } | null)?.step;

test('what comes all at once is shown step by step, down to the question; an answer is shown at once', async () => {
  const line = signal<TablePosition | null>(null);
  const { position: shown, close } = paced(line, newPace(now, moves), () => false);
  line.value = position(1, true);
  expect(stepOf(shown.value)).toBe(1);
  for (const next of [position(2), position(3), position(4, true)]) line.value = next;
  // The first answers what was asked here.
  expect(stepOf(shown.value)).toBe(2);
  await vi.advanceTimersByTimeAsync(700);
  expect(stepOf(shown.value)).toBe(3);
  await vi.advanceTimersByTimeAsync(700);
  expect(stepOf(shown.value)).toBe(4);
  line.value = position(5);
  expect(stepOf(shown.value)).toBe(5);
  close();
  line.value = position(6);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stepOf(shown.value)).toBe(5);
});

test('while clocks run nothing is held back', () => {
  const line = signal<TablePosition | null>(position(1));
  const { position: shown } = paced(line, newPace(now, moves), () => true);
  for (const step of [2, 3]) line.value = position(step);
  expect(stepOf(shown.value)).toBe(3);
});
