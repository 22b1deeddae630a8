/** What the table of shared records must keep to, on any database. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SHARED_MS, sharedRecordsOn } from '../src/store/shared-records.ts';
import type { Store } from '../src/store/store.ts';
import type { Database } from './store.contract.ts';

const NOW = 1_700_000_000_000;

export function sharedRecordsContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the contract of shared records on ${name}`, () => {
    let database: Database;
    let store: Store;
    beforeEach(async () => {
      database = await makeDatabase();
      store = await database.open();
    });
    afterEach(async () => {
      await store.close();
      await database.drop();
    });

    test('a record is found under its name, and no other', async () => {
      const records = sharedRecordsOn(store.tables);
      await records.keep('a', 'line 1\nline 2 “ß”\n', NOW);
      expect(await records.load('a', NOW)).toBe('line 1\nline 2 “ß”\n');
      expect(await records.load('b', NOW)).toBe(null);
    });

    test('after a year it is gone, unless somebody has shared it again', async () => {
      const records = sharedRecordsOn(store.tables);
      await records.keep('a', 'one', NOW);
      await records.keep('b', 'two', NOW);
      await records.keep('b', 'two', NOW + 10);
      expect(await records.load('a', NOW + SHARED_MS)).toBe(null);
      expect(await records.load('b', NOW + SHARED_MS)).toBe('two');
    });
  });
}
