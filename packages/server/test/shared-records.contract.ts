/** What the table of shared records must keep to, on any database. */

import { describe, expect, test } from 'vitest';
import { SHARED_MS, sharedRecordsOn } from '../src/store/shared-records.ts';
import { type Database, useTables } from './store.contract.ts';

const NOW = 1_700_000_000_000;

export function sharedRecordsContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the contract of shared records on ${name}`, () => {
    const tables = useTables(makeDatabase);

    test('a record is found under its name, and no other', async () => {
      const records = sharedRecordsOn(tables());
      await records.keep('a', 'line 1\nline 2 “ß”\n', NOW);
      expect(await records.load('a', NOW)).toBe('line 1\nline 2 “ß”\n');
      expect(await records.load('b', NOW)).toBe(null);
    });

    test('after a year it is gone, unless somebody has shared it again', async () => {
      const records = sharedRecordsOn(tables());
      await records.keep('a', 'one', NOW);
      await records.keep('b', 'two', NOW);
      await records.keep('b', 'two', NOW + 10);
      expect(await records.load('a', NOW + SHARED_MS)).toBe(null);
      expect(await records.load('b', NOW + SHARED_MS)).toBe('two');
      expect(await records.old(NOW + SHARED_MS)).toEqual([{ id: 'a', at: NOW, bytes: 3 }]);
      expect(await records.removeOld(NOW + SHARED_MS)).toBe(1);
      expect(await records.removeOld(NOW + SHARED_MS)).toBe(0);
      expect(await records.load('a', NOW)).toBe(null);
    });

    test('all of them together take no more than they may: the oldest go first', async () => {
      const records = sharedRecordsOn(tables(), 8);
      await records.keep('a', 'one', NOW);
      await records.keep('b', 'ßß', NOW + 1);
      await records.keep('c', 'three', NOW + 2);
      expect((await records.old(NOW + 3)).map(({ id }) => id)).toEqual(['a', 'b']);
      await records.keep('a', 'one', NOW + 4);
      expect(await records.old(NOW + 5)).toEqual([{ id: 'b', at: NOW + 1, bytes: 4 }]);
      expect(await records.removeOld(NOW + 5)).toBe(1);
      expect([await records.load('a', NOW), await records.load('b', NOW)]).toEqual(['one', null]);
    });

    test('the first line is had alone, unless it is none', async () => {
      const records = sharedRecordsOn(tables());
      await records.keep('a', 'line 1\nline 2\n', NOW);
      await records.keep('b', 'x'.repeat(20_000), NOW);
      expect(await records.loadHeader('a', NOW)).toBe('line 1');
      expect(await records.loadHeader('b', NOW)).toBe(null);
      expect(await records.loadHeader('c', NOW)).toBe(null);
    });
  });
}
