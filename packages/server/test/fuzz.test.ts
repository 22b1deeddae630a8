/** A short run of what `npm run fuzz` does at length, and of what judges it. */

import { effort } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Answer, Attempt } from '../fuzz/attempt.ts';
import { Random } from '../fuzz/random.ts';
import { bombard, faultOf, memoryFaults } from '../fuzz/run.ts';

const never = new AbortController().signal;

test('hundreds of messages that no client would send change nothing and tell nothing', {
  timeout: 600_000,
}, async () => {
  const messages = effort(700, 4000);
  const { rows, faults } = await bombard({ messages, seed: 7 }, never);
  expect(faults).toEqual([]);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThanOrEqual(messages);
  for (const { kind, sent } of rows) expect([kind, sent > 0]).toEqual([kind, true]);
});

test('a run that is stopped clears everything away', { timeout: 120_000 }, async () => {
  const stopping = new AbortController();
  const run = bombard({ messages: 1e9, seed: 1 }, stopping.signal, () => stopping.abort());
  await expect(run).rejects.toThrow(/aborted/);
});

test('the same seed makes the same messages', () => {
  const draw = (seed: number, message: number) => new Random(seed, message).bytes(20).toString('hex');
  expect(draw(1, 5)).toBe(draw(1, 5));
  expect(new Set([draw(1, 5), draw(1, 6), draw(2, 5)]).size).toBe(3);
});

describe('the judge', () => {
  const attempt: Attempt = { kind: 'any', messages: 1, as: { match: 'm', viewer: 1 }, send: () => Promise.reject() };
  const stage = { secrets: new Map([['s3cret', 'a seat key']]), viewOf: () => '{"mine":1}' };
  const judged = (answer: Partial<Answer>) =>
    faultOf(stage, attempt, { status: 400, texts: [], isObeyed: false, ...answer });

  test('finds what failed, what was obeyed, and what was told', () => {
    expect(judged({ texts: ['{"error":{"code":"bad-request"}}'] })).toBe('');
    expect(judged({ status: 503 })).toBe('');
    expect(judged({ status: 500 })).toBe('status 500');
    expect(judged({ isObeyed: true })).toMatch(/carried out/);
    expect(judged({ texts: ['{"key":"s3cret"}'] })).toBe('a seat key was told');
    expect(judged({ texts: ['{"type":"welcome","view":{"mine":1}}'] })).toBe('');
    expect(judged({ texts: ['{"type":"welcome","view":{"mine":2}}'] })).toMatch(/not for these eyes/);
    expect(judged({ texts: ['{"now":{"view":{"mine":2}}}'] })).toMatch(/not for these eyes/);
  });

  test('finds memory that grows with every message, and none that has settled', () => {
    const of = (heap: (i: number) => number) => Array.from({ length: 20 }, (_, i) => ({ rss: 2e8, heap: heap(i) }));
    expect(memoryFaults(of(() => 5e7))).toEqual([]);
    // Much at first, as caches fill.
    expect(memoryFaults(of(i => 5e7 - 4e7 * 0.5 ** i))).toEqual([]);
    expect(memoryFaults(of(i => 5e7 + 1e6 * i))).toEqual([
      expect.stringMatching(/^memory in use has grown by 9,000 kB/),
    ]);
  });
});
