/** Whether a message was played before, found in logs of any length with few readings. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wasSent } from '../src/matches/sent-before.ts';
import type { LogRow, Sent } from '../src/store/store.ts';

/** A log in which these seats acted one after the other, and how often it was read. */
function logOf(seats: readonly (number | null)[]) {
  const decisions = new Map<number, number>();
  const rows = seats.map((seat, step): LogRow => {
    const decision = seat === null ? 0 : (decisions.get(seat) ?? 0);
    if (seat !== null) decisions.set(seat, decision + 1);
    const entry = { kind: 'takeBack', seat: seat ?? 0, at: 0 } as const;
    return { step, entry, sent: seat === null ? null : { seat, decision, id: `${seat} at ${step}` } };
  });
  const read = { times: 0 };
  const log = async (_: string, from = 0, most = rows.length): Promise<LogRow[]> => {
    read.times++;
    expect(from).toBeGreaterThanOrEqual(0);
    return rows.slice(from, from + most);
  };
  return { rows, read, store: { log }, match: { id: 'm', steps: rows.length } };
}

test('every message is found by its seat, its decision and its id, and none that was not sent', async () => {
  const seats = fc.array(fc.constantFrom(0, 0, 0, 1, 2, null), { maxLength: 400 });
  const asked = fc.record({ seat: fc.nat(3), decision: fc.nat(200), back: fc.nat(120), step: fc.nat(450) });
  await fc.assert(
    fc.asyncProperty(seats, asked, async (seats, { seat, decision, back, step }) => {
      const { rows, store, match } = logOf(seats);
      const sent: Sent = rows[step]?.sent ?? { seat, decision, id: `${seat} at ${step}` };
      const since = sent.decision - back;
      const isThere = (from: number): boolean =>
        rows.some(
          row =>
            row.sent?.seat === sent.seat &&
            row.sent.id === sent.id &&
            row.sent.decision >= from &&
            row.sent.decision <= sent.decision,
        );
      expect(await wasSent(store, match, sent)).toBe(isThere(sent.decision));
      const later = { ...sent, decision: sent.decision + back };
      expect(await wasSent(store, match, later, since)).toBe(rows[step]?.sent ? true : isThere(since));
      expect(await wasSent(store, match, { ...sent, id: 'another' }, since)).toBe(false);
    }),
  );
});

test('steps that belong together are one decision, and each message of it is found', async () => {
  const { rows, store, match } = logOf(Array.from({ length: 200 }, (_, i) => i % 2));
  for (const row of rows) Object.assign(row.sent!, { decision: Math.floor(row.sent!.decision / 5) });
  for (const { sent } of rows) expect(await wasSent(store, match, sent!)).toBe(true);
});

test('the last message is found in one reading, any other of twenty thousand in a few', async () => {
  const { rows, read, store, match } = logOf(Array.from({ length: 20_000 }, (_, i) => i % 6));
  expect(await wasSent(store, match, rows.at(-1)!.sent!)).toBe(true);
  expect(read.times).toBe(1);
  for (const step of [0, 7, 9_999, 10_000, 19_900]) {
    read.times = 0;
    expect(await wasSent(store, match, rows[step]!.sent!)).toBe(true);
    expect(await wasSent(store, match, { ...rows[step]!.sent!, id: 'another' })).toBe(false);
    expect(read.times).toBeLessThan(30);
  }
});
