/** What the counts of challenges must keep to, on any database. */

import { describe, expect, test } from 'vitest';
import { challengesOn } from '../src/store/challenges.ts';
import { type Database, useTables } from './store.contract.ts';

const DAY = 20_775;

export function challengesContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the contract of challenges on ${name}`, () => {
    const tables = useTables(makeDatabase);

    test('those who met one are counted by their stars, each game and day apart', async () => {
      const challenges = challengesOn(tables());
      expect(await challenges.spread(DAY, 'a')).toEqual([0, 0, 0]);
      await Promise.all([3, 3, 1].map(stars => challenges.count(DAY, 'a', stars)));
      await challenges.count(DAY, 'b', 2);
      await challenges.count(DAY + 1, 'a', 2);
      expect(await challenges.spread(DAY, 'a')).toEqual([1, 0, 2]);
      expect(await challenges.spread(DAY, 'b')).toEqual([0, 1, 0]);
    });

    test('after a week a day is forgotten', async () => {
      const challenges = challengesOn(tables());
      await challenges.count(DAY, 'a', 3);
      await challenges.count(DAY + 7, 'a', 3);
      expect(await challenges.spread(DAY, 'a')).toEqual([0, 0, 1]);
      await challenges.count(DAY + 8, 'a', 3);
      expect(await challenges.spread(DAY, 'a')).toEqual([0, 0, 0]);
    });
  });
}
