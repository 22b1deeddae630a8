/** What the tables of competitions must keep to, on any database. */

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CompetitionWrite, competitionsOn, type StoredCompetition } from '../src/store/competitions.ts';
import { peopleOn } from '../src/store/people.ts';
import { Conflict, type Store } from '../src/store/store.ts';
import { somePerson } from './people.contract.ts';
import { type Database, someMatch } from './store.contract.ts';

const AT = 1_700_000_000_000;

const someCompetition = (given: Partial<StoredCompetition> = {}): StoredCompetition => ({
  id: randomUUID(),
  revision: 0,
  game: 'toy',
  kind: 'cup',
  size: 4,
  options: { long: true },
  matchOptions: { length: 3 },
  entrants: [
    {
      ...{ name: 'Ann ☃', keyHash: 'a'.repeat(64), person: 'ann', bot: null, entropy: 'hers' },
      ...{ withdrawn: false, due: AT + 9, sent: 'one' },
    },
  ],
  listed: true,
  clock: { kind: 'move', seconds: 60, out: 'bot' },
  level: 'greedy',
  invite: 'invite',
  seed: '0f'.repeat(32),
  status: 'open',
  state: null,
  conceding: null,
  due: null,
  created: AT,
  updated: AT,
  ...given,
});

const written = (competition: StoredCompetition, given: Partial<CompetitionWrite> = {}): CompetitionWrite => ({
  competition,
  step: { kind: competition.revision === 0 ? 'opened' : 'joined', entrant: 0, at: AT },
  planned: [],
  reported: [],
  ...given,
});

export function competitionsContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the contract of competitions on ${name}`, () => {
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

    test('what is kept is read back as it was, by another process too', async () => {
      const competition = someCompetition();
      await competitionsOn(store.tables).create(written(competition));
      const next = {
        ...competition,
        revision: 1,
        status: 'running' as const,
        state: { deep: ['☃'] },
        due: 7,
        updated: 2,
      };
      await competitionsOn(store.tables).append(written(next));
      const other = await database.open();
      const competitions = competitionsOn(other.tables);
      expect(await competitions.load(competition.id)).toEqual(next);
      expect((await competitions.steps(competition.id)).map(({ kind }) => kind)).toEqual(['opened', 'joined']);
      expect(await competitions.load('none')).toBeNull();
      await other.close();
    });

    test('a step is written once, and who comes second writes nothing at all', async () => {
      const competitions = competitionsOn(store.tables);
      const competition = someCompetition();
      await competitions.create(written(competition));
      await expect(competitions.create(written(competition))).rejects.toBeInstanceOf(Conflict);
      const [one, two] = ['one', 'two'].map(invite => ({ ...competition, revision: 1, invite }));
      const planned = [{ match: 'm2', planned: 'p2' }];
      await competitions.append(written(one!, { planned: [{ match: 'm1', planned: 'p1' }] }));
      await expect(competitions.append(written(two!, { planned, reported: ['m1'] }))).rejects.toBeInstanceOf(Conflict);
      expect(await competitions.load(competition.id)).toEqual(one);
      expect(await competitions.matches(competition.id)).toEqual([{ match: 'm1', planned: 'p1', reported: false }]);
      expect(await competitions.steps(competition.id)).toHaveLength(2);
    });

    test('of many writers of one step exactly one succeeds', async () => {
      const other = await database.open();
      const competition = someCompetition();
      await competitionsOn(store.tables).create(written(competition));
      const tries = Array.from({ length: 8 }, (_, i) => {
        const next = { ...competition, revision: 1, invite: `${i}` };
        return competitionsOn((i % 2 ? store : other).tables).append(written(next));
      });
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await other.close();
    });

    test('a match that is missing, or over and not reported, makes its competition unsettled', async () => {
      const competitions = competitionsOn(store.tables);
      const competition = someCompetition({ status: 'running' });
      const match = someMatch({ status: 'running' });
      const unsettled = (): Promise<string[]> => competitions.unsettled(10);
      await competitions.create(written(competition, { planned: [{ match: match.id, planned: 'a' }] }));
      expect(await unsettled()).toEqual([competition.id]);
      await store.create(match, []);
      expect(await unsettled()).toEqual([]);
      const held = { from: 0, until: 9 };
      await store.append({ ...match, revision: 1, status: 'over', held }, []);
      expect(await unsettled()).toEqual([]);
      await store.append({ ...match, revision: 2, status: 'over' }, []);
      expect(await unsettled()).toEqual([competition.id]);
      await competitions.append(written({ ...competition, revision: 1 }, { reported: [match.id] }));
      expect(await unsettled()).toEqual([]);
      expect(await competitions.matches(competition.id)).toEqual([{ match: match.id, planned: 'a', reported: true }]);
    });

    test('a planned match that is planned again stays the same', async () => {
      const competitions = competitionsOn(store.tables);
      const competition = someCompetition();
      await competitions.create(written(competition, { planned: [{ match: 'a', planned: 'p' }], reported: ['a'] }));
      await competitions.append(written({ ...competition, revision: 1 }, { planned: [{ match: 'a', planned: 'p' }] }));
      expect(await competitions.matches(competition.id)).toEqual([{ match: 'a', planned: 'p', reported: true }]);
    });

    test('one that never began goes when nobody has touched it for long, with all that belongs to it', async () => {
      const competitions = competitionsOn(store.tables);
      const ann = somePerson();
      await peopleOn(store.tables).add(ann);
      const [old, touched, running] = [
        someCompetition({ updated: 10 }),
        someCompetition({ updated: 90 }),
        someCompetition({ updated: 10, status: 'running' }),
      ];
      for (const one of [old, touched, running]) {
        await competitions.enter(ann.id, one.id, AT);
        await competitions.create(written(one));
      }
      const found = await competitions.untouched(50, 9);
      expect(found).toEqual([{ id: old.id, game: old.game, updated: 10 }]);
      // Somebody has come back in the meantime.
      expect(await competitions.remove({ ...found[0]!, updated: 9 })).toBe(false);
      expect(await competitions.remove({ ...running, updated: 10 })).toBe(false);
      expect(await competitions.load(old.id)).not.toBeNull();
      expect(await competitions.remove(found[0]!)).toBe(true);
      expect(await competitions.remove(found[0]!)).toBe(false);
      expect([await competitions.load(old.id), await competitions.steps(old.id)]).toEqual([null, []]);
      expect((await competitions.of(ann.id)).sort()).toEqual([touched.id, running.id].sort());
    });

    test('those that are listed, due, or somebody’s are found', async () => {
      const competitions = competitionsOn(store.tables);
      const ann = somePerson();
      await peopleOn(store.tables).add(ann);
      const old = someCompetition({ created: AT, due: 20 });
      const young = someCompetition({ created: AT + 1, due: 10 });
      const hidden = someCompetition({ created: AT + 2, listed: false });
      for (const one of [old, young, hidden]) await competitions.create(written(one));
      expect((await competitions.listed('open', 9)).map(({ id }) => id)).toEqual([young.id, old.id]);
      expect(await competitions.listed('open', 1)).toHaveLength(1);
      expect(await competitions.listed('running', 9)).toEqual([]);
      expect(await competitions.due(9, 9)).toEqual([]);
      expect(await competitions.due(20, 9)).toEqual([young.id, old.id]);
      await competitions.enter(ann.id, old.id, 1);
      await competitions.enter(ann.id, old.id, 2);
      await competitions.enter(ann.id, young.id, 3);
      expect(await competitions.of(ann.id)).toEqual([young.id, old.id]);
    });
  });
}
