/** What the tallies must keep to, on any database. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { type Outcome, talliesOn } from '../src/store/tallies.ts';
import { type Database, someMatch } from './store.contract.ts';

const outcome = (given: Partial<Outcome> = {}): Outcome => ({
  kind: { game: 'toy', version: 2, options: { size: 3, name: 'ö' }, seats: 2, bots: false },
  payoffs: [1, 0],
  conceded: false,
  steps: 10,
  ...given,
});

export function talliesContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the contract of tallies on ${name}`, () => {
    let database: Database;
    let stores: Store[];
    const open = async (): Promise<Store> => {
      const store = await database.open();
      stores.push(store);
      return store;
    };
    beforeEach(async () => {
      database = await makeDatabase();
      stores = [];
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
      await database.drop();
    });

    const finished = async (store: Store, count: number): Promise<string[]> => {
      const matches = Array.from({ length: count }, () => someMatch({ status: 'over' }));
      await Promise.all(matches.map(match => store.create(match, [])));
      return matches.map(({ id }) => id);
    };

    test('only what is over waits to be counted, and is counted once whoever counts', async () => {
      const [one, two] = [await open(), await open()];
      await one.create(someMatch({ status: 'running' }), []);
      const ids = await finished(one, 3);
      const tallies = [talliesOn(one.tables), talliesOn(two.tables)];
      expect(await tallies[1]!.uncounted(10)).toEqual(ids.toSorted());
      expect(await tallies[1]!.uncounted(2)).toHaveLength(2);
      await Promise.all(ids.flatMap(id => [...tallies, ...tallies].map(one => one.count(id, outcome()))));
      expect(await tallies[0]!.uncounted(10)).toEqual([]);
      expect(await tallies[0]!.all(10)).toMatchObject([{ finished: 3, wins: [3, 0], steps: { sum: 30 } }]);
    });

    test('alike are counted together, shares and lengths too', async () => {
      const store = await open();
      const [a, b, c, d, e] = await finished(store, 5);
      const tallies = talliesOn(store.tables);
      await tallies.count(a!, outcome({ steps: 4 }));
      await tallies.count(b!, outcome({ payoffs: [0.5, 0.5], steps: 9 }));
      await tallies.count(c!, outcome({ payoffs: [0, 1], conceded: true, steps: 100_000 }));
      await tallies.count(d!, outcome({ kind: { ...outcome().kind, version: 3, bots: true } }));
      await tallies.count(e!, null);
      expect(await tallies.uncounted(10)).toEqual([]);
      const [first, second, ...none] = await tallies.all(10);
      expect(first).toEqual({
        ...outcome().kind,
        finished: 3,
        drawn: 1,
        conceded: 1,
        wins: [1.5, 1.5],
        steps: { sum: 100_013, squares: 16 + 81 + 1e10, shortest: 4, longest: 100_000 },
      });
      expect(second).toMatchObject({ version: 3, bots: true, finished: 1 });
      expect(none).toEqual([]);
      expect(await tallies.all(1)).toEqual([first]);
    });

    test('a match that is written to after it was counted stays counted', async () => {
      const store = await open();
      const match = someMatch({ status: 'over' });
      await store.create(match, []);
      const tallies = talliesOn(store.tables);
      await tallies.count(match.id, outcome());
      await store.append({ ...match, revision: match.revision + 1, rematch: 'next' }, []);
      expect(await tallies.uncounted(10)).toEqual([]);
    });
  });
}
