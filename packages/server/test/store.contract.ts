/** What every store must keep to, as a suite that any of them can be held against. */

import { randomUUID } from 'node:crypto';
import type { Entry } from '@roundhouse/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FREE_SEAT } from '../src/matches/seats.ts';
import { moderationOn } from '../src/store/moderation.ts';
import { Conflict, type LogRow, RECENT_STEPS, type Store, type StoredMatch } from '../src/store/store.ts';
import type { Tables } from '../src/store/tables.ts';

/** An empty database of its own. `open` may be called again and again, as by several processes. */
export interface Database {
  open(): Promise<Store>;
  drop(): Promise<void>;
}

/** The tables of a database that each test has for itself. */
export function useTables(makeDatabase: () => Promise<Database>): () => Tables {
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
  return () => store.tables;
}

export const someMatch = (given: Partial<StoredMatch> = {}): StoredMatch => ({
  id: randomUUID(),
  revision: 0,
  game: 'toy',
  version: 1,
  options: { length: 3, strict: true },
  seats: [
    { ...FREE_SEAT, name: 'Ann', keyHash: 'a'.repeat(64), entropy: 'salt', left: 60_000, due: 9, muted: [1] },
    { ...FREE_SEAT, keptFor: 'Bob', bot: 'greedy', standIn: 'random', secretDue: 8 },
  ],
  listed: true,
  settings: { private: true, delay: 3, clock: { kind: 'move', seconds: 60, out: 'bot' }, level: 'greedy' },
  invite: 'invite',
  past: { calledOff: [], givenUp: 0 },
  seed: '0f'.repeat(32),
  status: 'open',
  state: null,
  steps: 0,
  mayTakeBack: null,
  undoable: [],
  takenBack: { all: 0, furthest: 0, since: 0 },
  asked: null,
  held: null,
  rematch: null,
  due: null,
  created: 1_700_000_000_000,
  updated: 1_700_000_000_000,
  ...given,
});

const someEntry = (seat: number | null, word: string): Entry => ({
  kind: seat === null ? 'setup' : 'move',
  seat,
  move: seat === null ? null : { type: 'say' },
  chance: [3, 1],
  told: [{ to: null, event: { type: 'said', word }, others: null }],
  sealed: false,
  at: 1_700_000_000_001,
});

const row = (step: number, word = `word ${step}`): LogRow => ({
  step,
  entry: someEntry(step === 0 ? null : step % 2, word),
  sent: step === 0 ? null : { seat: step % 2, decision: step, id: `id ${step}` },
});

/** The match after one more step. */
const after = (match: StoredMatch, word?: string): [StoredMatch, LogRow[]] => [
  {
    ...match,
    revision: match.revision + 1,
    status: 'running',
    state: { words: match.steps + 1, last: word ?? null },
    steps: match.steps + 1,
    updated: match.updated + 1,
  },
  [row(match.steps, word)],
];

export function storeContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the store contract on ${name}`, () => {
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

    test('a match comes back as it was kept', async () => {
      const store = await open();
      const match = someMatch({
        mayTakeBack: 1,
        options: { 'naïve "key"': [1, null, '\u0000☃'] },
        state: { a: [0.5] },
      });
      await store.create(match, []);
      expect(await store.load(match.id)).toEqual(match);
      expect(await store.log(match.id)).toEqual([]);
    });

    test('nothing is known of a match that is not there', async () => {
      const store = await open();
      expect(await store.load('nobody')).toBeNull();
      expect(await store.log('nobody')).toEqual([]);
      await expect(store.append(...after(someMatch()))).rejects.toThrow(Conflict);
      expect(await store.listed('running', 10)).toEqual([]);
    });

    test('it answers, and counts what is not over', async () => {
      const store = await open();
      await store.ping();
      expect(await store.countUnfinished()).toEqual({ open: 0, running: 0 });
      for (const status of ['open', 'running', 'running', 'over'] as const)
        await store.create(someMatch({ status }), []);
      expect(await store.countUnfinished()).toEqual({ open: 1, running: 2 });
      await store.close();
      await expect(store.ping()).rejects.toThrow();
    });

    test('an id is taken once', async () => {
      const store = await open();
      const match = someMatch();
      await store.create(match, [row(0)]);
      await expect(store.create(someMatch({ id: match.id, game: 'other' }), [])).rejects.toThrow(Conflict);
      expect(await store.load(match.id)).toEqual(match);
      expect(await store.log(match.id)).toEqual([row(0)]);
    });

    test('an append changes the match and lengthens its log', async () => {
      const store = await open();
      const match = someMatch();
      await store.create(match, []);
      const [first, opening] = after(match);
      await store.append(first, opening);
      const second: StoredMatch = { ...after(first)[0], steps: 3, version: 2, options: { length: 4 } };
      await store.append(second, [row(1), row(2)]);
      expect(await store.load(match.id)).toEqual(second);
      expect(await store.log(match.id)).toEqual([row(0), row(1), row(2)]);
      expect(await store.log(match.id, 2)).toEqual([row(2)]);
      expect(await store.log(match.id, 3)).toEqual([]);
    });

    test('an append that names what it replaces writes all that is new', async () => {
      const store = await open();
      const match = someMatch({ status: 'open', due: null });
      await store.create(match, []);
      const seats = match.seats.map(seat => ({ ...seat, decisions: 9 }));
      const undoable = [1, 0];
      const moved: StoredMatch = {
        ...after(match)[0],
        seats,
        undoable,
        state: { turn: 1 },
        mayTakeBack: 1,
        updated: 99,
      };
      await store.append(moved, [row(0)], match);
      expect(await store.load(match.id)).toEqual(moved);
      const news: readonly Partial<StoredMatch>[] = [
        { status: 'running' },
        { due: 5 },
        { due: null },
        { rematch: 'next' },
        { version: 7 },
        { options: { other: 1 } },
        { status: 'over' },
      ];
      let before = moved;
      for (const piece of news) {
        const next = { ...before, ...piece, revision: before.revision + 1 };
        await store.append(next, [], before);
        expect(await store.load(match.id)).toEqual(next);
        before = next;
      }
      // Several that build on each other, of which only the first changes what is agreed.
      const first = { ...before, due: 8, revision: before.revision + 1 };
      const second = { ...first, state: { turn: 2 }, revision: first.revision + 1 };
      await Promise.all([store.append(first, [], before), store.append(second, [row(1)], first)]);
      expect(await store.load(match.id)).toEqual(second);
    });

    test('what never changes is not changed by an append', async () => {
      const store = await open();
      const match = someMatch();
      await store.create(match, []);
      await store.append({ ...after(match)[0], game: 'other', invite: 'x', created: 0 }, []);
      const { game, invite, created } = match;
      expect(await store.load(match.id)).toMatchObject({ game, invite, created });
    });

    test('a deal that is called off is kept, with other dice for the next', async () => {
      const store = await open();
      const match = someMatch();
      await store.create(match, []);
      const deal = {
        ...{ seats: [{ name: 'Ann' }, { name: 'Bob' }], commitment: 'c', seed: match.seed, promises: ['p', null] },
        ...{ entropy: ['', ''], at: 5, lost: [{ seat: 0, keyHash: 'h', person: null }] },
      };
      const next = { ...after(match)[0], seed: '00'.repeat(32), past: { calledOff: [deal], givenUp: 2 } };
      await store.append(next, [], match);
      expect(await store.load(match.id)).toEqual(next);
    });

    test('an append after another revision is refused and changes nothing', async () => {
      const store = await open();
      const match = someMatch();
      await store.create(match, []);
      const [first, opening] = after(match, 'first');
      await store.append(first, opening);
      await expect(store.append(...after(match, 'second'))).rejects.toThrow(Conflict);
      const [tooNew] = after(after(first)[0]);
      await expect(store.append(tooNew, [row(5)])).rejects.toThrow(Conflict);
      expect(await store.load(match.id)).toEqual(first);
      expect(await store.log(match.id)).toEqual(opening);
    });

    test('a step is kept once, even under the right revision', async () => {
      const store = await open();
      const match = someMatch();
      await store.create(match, [row(0)]);
      const [next] = after(match);
      // The second row clashes; the first, and the new state, must go with it.
      await expect(store.append(next, [row(1), row(0, 'forged')])).rejects.toThrow(Conflict);
      expect(await store.load(match.id)).toEqual(match);
      expect(await store.log(match.id)).toEqual([row(0)]);
    });

    test('of writes made in one turn, a refused one spoils none of the others', async () => {
      const store = await open();
      const matches = Array.from({ length: 20 }, () => someMatch());
      await Promise.all(matches.map(match => store.create(match, [])));
      const outcomes = await Promise.allSettled(
        matches.flatMap(match => [
          store.append(...after(match, 'kept')),
          store.append(...after(match, 'late')),
          store.append({ ...after(match)[0], revision: 2 }, [row(1), row(0, 'clash')]),
        ]),
      );
      const kinds = outcomes.map(outcome => outcome.status);
      expect(kinds).toEqual(matches.flatMap(() => ['fulfilled', 'rejected', 'rejected']));
      for (const match of matches) {
        expect(await store.load(match.id)).toEqual(after(match, 'kept')[0]);
        expect(await store.log(match.id)).toEqual([row(0, 'kept')]);
      }
    });

    test('what builds on a write that is not yet answered is kept with it, and refused with it', async () => {
      const [one, two] = [await open(), await open()];
      const match = someMatch();
      await one.create(match, []);
      const first = after(match);
      const second: [StoredMatch, LogRow[]] = [after(first[0])[0], [row(1)]];
      const third: [StoredMatch, LogRow[]] = [after(second[0])[0], [row(2)]];
      await Promise.all([first, second, third].map(step => one.append(...step)));
      expect(await two.load(match.id)).toEqual(third[0]);
      expect(await two.log(match.id)).toEqual([row(0), row(1), row(2)]);
      const theirs: [StoredMatch, LogRow[]] = [after(third[0], 'theirs')[0], [row(3, 'theirs')]];
      await two.append(...theirs);
      // The second would fit the revision that is there by now; it was made for another.
      const mine = after(third[0], 'mine')[0];
      const tries = [one.append(mine, [row(3)]), one.append(after(mine)[0], [row(4)])];
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.map(outcome => outcome.status)).toEqual(['rejected', 'rejected']);
      expect(await one.load(match.id)).toEqual(theirs[0]);
    });

    test('of two processes that append the same step, one is refused', async () => {
      const [one, two] = [await open(), await open()];
      let match = someMatch();
      await one.create(match, []);
      const winners = new Set<string>();
      for (let step = 0; step < 20; step++) {
        const racing = step % 2 === 0 ? [one, two] : [two, one];
        const tries = racing.map((store, i) => store.append(...after(match, `${i} at ${step}`)));
        const outcomes = await Promise.allSettled(tries);
        expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
        const lost = outcomes.find(outcome => outcome.status === 'rejected');
        expect(lost?.reason).toBeInstanceOf(Conflict);
        match = (await one.load(match.id))!;
        expect(await two.load(match.id)).toEqual(match);
        winners.add(JSON.stringify(match.state));
      }
      expect(winners.size).toBe(20);
      expect((await two.log(match.id)).map(({ step }) => step)).toEqual(Array.from({ length: 20 }, (_, step) => step));
    });

    test('what was answered is there for whoever opens the store next', async () => {
      const match = someMatch();
      const [next, rows] = after(match);
      const first = await open();
      await first.create(match, []);
      await first.append(next, rows);
      await first.close();
      const second = await open();
      expect(await second.load(match.id)).toEqual(next);
      expect(await second.log(match.id)).toEqual(rows);
      // Not closed in order: a third one must find the same.
      const third = await open();
      expect(await third.load(match.id)).toEqual(next);
    });

    test('closing waits for what was asked before, and is final', async () => {
      const match = someMatch();
      const first = await open();
      const kept = first.create(match, []);
      await first.close();
      await kept;
      await first.close();
      await expect(first.append(...after(match))).rejects.toThrow(/closed/);
      const second = await open();
      expect(await second.load(match.id)).toEqual(match);
    });

    test('a state of a megabyte and a log of a thousand steps are kept', async () => {
      const store = await open();
      const match = someMatch({
        state: { cards: Array.from({ length: 20_000 }, (_, i) => `card number ${i} of the deck`) },
      });
      const rows = Array.from({ length: 1000 }, (_, step) => row(step));
      await store.create({ ...match, steps: 1000 }, rows);
      expect(await store.load(match.id)).toEqual({ ...match, steps: 1000 });
      expect(await store.log(match.id)).toEqual(rows);
      expect(await store.log(match.id, 998)).toEqual(rows.slice(998));
    });

    test('whether a message was played is found by its seat, its id and its decision', async () => {
      const store = await open();
      const [match, other] = [someMatch(), someMatch()];
      await store.create(match, [row(0)]);
      await store.create(other, []);
      const sent = { seat: 1, decision: 4, id: 'it\'s a "name"' };
      await store.append({ ...match, revision: 1, steps: 2 }, [{ ...row(1), sent }]);
      expect(await store.wasSent(match.id, sent)).toBe(true);
      for (const wrong of [
        { ...sent, seat: 0 },
        { ...sent, decision: 3 },
        { ...sent, decision: Number.MAX_SAFE_INTEGER },
        { ...sent, id: 'x' },
      ]) {
        expect(await store.wasSent(match.id, wrong)).toBe(false);
      }
      const later = { ...sent, decision: 9 };
      expect(await store.wasSent(match.id, later)).toBe(false);
      expect(await store.wasSent(match.id, later, 4)).toBe(true);
      expect(await store.wasSent(match.id, later, 5)).toBe(false);
      expect(await store.wasSent(match.id, { ...later, seat: 0 }, -91)).toBe(false);
      expect(await store.wasSent(other.id, sent)).toBe(false);
      expect(await store.wasSent('nothing', sent)).toBe(false);
      // However long the match, so many steps are looked at.
      await store.append({ ...match, revision: 2, steps: 1 + RECENT_STEPS }, []);
      expect(await store.wasSent(match.id, sent)).toBe(true);
      await store.append({ ...match, revision: 3, steps: 2 + RECENT_STEPS }, []);
      expect(await store.wasSent(match.id, sent)).toBe(false);
    });

    test('what nobody has touched for long is found, and removed with all that belongs to it', async () => {
      const store = await open();
      const settings = { ...someMatch().settings, competition: { id: 'c', planned: 'p' } };
      const kinds = { old: {}, fresh: { updated: 60 }, on: { status: 'running', updated: 15 } } as const;
      const more = { over: { status: 'over', updated: 1 }, cup: { settings, updated: 1 } } as const;
      for (const [id, given] of Object.entries({ ...kinds, ...more }))
        await store.create(someMatch({ updated: 10, ...given, id }), [row(0)]);
      await store.say('old', { seat: 0, sentId: 'a', text: 'Hello', at: 1 });
      await store.report({ match: 'old', line: 0, seat: 1, reason: 'no', at: 2 });
      const found = await store.untouched({ open: 50, running: 20 }, 9);
      expect(found.map(({ id, status, updated }) => [id, status, updated])).toEqual([
        ['old', 'open', 10],
        ['on', 'running', 15],
      ]);
      expect(await store.untouched({ open: 50, running: 15 }, 1)).toHaveLength(1);
      // Somebody has come back in the meantime.
      expect(await store.remove({ ...found[1]!, updated: 14 })).toBe(false);
      expect(await store.remove(found[0]!)).toBe(true);
      expect(await store.remove(found[0]!)).toBe(false);
      expect([await store.load('old'), await store.log('old'), await store.chat('old', 9)]).toEqual([null, [], []]);
      expect(await store.log('on')).toHaveLength(1);
      await store.create(someMatch({ id: 'old' }), [row(0)]);
      expect(await store.log('old')).toHaveLength(1);
    });

    test('what changes with a table comes back as it was kept', async () => {
      const store = await open();
      const match = someMatch();
      await store.create(match, []);
      const changed: StoredMatch = {
        ...after(match)[0],
        undoable: [1, 0],
        takenBack: { all: 3, furthest: 9, since: 2 },
        asked: { id: 'ask', seat: 1, agreed: [0], until: 77 },
        rematch: 'next',
        due: 5,
        seats: match.seats.map(seat => ({ ...seat, due: 6, left: 7, muted: [0, 1] })),
      };
      await store.append(changed, [row(0)]);
      expect(await store.load(match.id)).toEqual(changed);
      const { settings } = match;
      await store.append({ ...changed, revision: 2, settings: { ...settings, delay: 9 }, due: null }, []);
      expect(await store.load(match.id)).toMatchObject({ settings, due: null });
    });

    test('what is due is found, the longest due first, and what will be next', async () => {
      const store = await open();
      expect(await store.nextDue(0)).toBeNull();
      const matches = [30, null, 10, 20].map(due => someMatch({ due }));
      for (const match of matches) await store.create(match, []);
      const [late, , early, middle] = matches.map(({ id }) => id);
      expect(await store.due(20, 10)).toEqual([
        { id: early, due: 10 },
        { id: middle, due: 20 },
      ]);
      expect(await store.due(99, 1)).toEqual([{ id: early, due: 10 }]);
      expect(await store.due(9, 10)).toEqual([]);
      expect(await store.nextDue(0)).toBe(10);
      expect(await store.nextDue(10)).toBe(20);
      expect(await store.nextDue(30)).toBeNull();
      await store.append({ ...after(matches[2]!)[0], due: null }, [row(0)]);
      expect(await store.nextDue(0)).toBe(20);
      expect((await store.due(99, 10)).map(({ id }) => id)).toEqual([middle, late]);
    });

    test('what is said is kept in order, and once', async () => {
      const [one, two] = [await open(), await open()];
      const [match, other] = [someMatch(), someMatch()];
      for (const each of [match, other]) await one.create(each, []);
      const said = (seat: number, sentId: string, text = `${seat} ${sentId} ☃`) => ({ seat, sentId, text, at: 17 });
      const stores = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? one : two));
      const lines = await Promise.all(stores.map((store, i) => store.say(match.id, said(i % 2, `${i}`))));
      expect(lines.map(({ line }) => line).sort((a, b) => a - b)).toEqual([...lines.keys()]);
      expect(await two.chat(match.id, 100)).toEqual(lines.toSorted((a, b) => a.line - b.line));
      // Sent again, perhaps to another process and with another text.
      expect(await two.say(match.id, said(0, '4', 'changed'))).toEqual(lines[4]);
      expect(await one.say(other.id, said(0, '4'))).toEqual({ line: 0, seat: 0, text: '0 4 ☃', at: 17 });
      expect((await one.chat(match.id, 3)).map(({ line }) => line)).toEqual([7, 8, 9]);
      expect(await one.chat('nobody', 3)).toEqual([]);
    });

    test('a report is kept once, and of no line that was not said', async () => {
      const store = await open();
      const match = someMatch();
      await store.create(match, []);
      await store.say(match.id, { seat: 1, sentId: 'a', text: 'rude', at: 1 });
      const report = { match: match.id, line: 0, seat: 0, reason: 'rude', at: 2 };
      expect(await store.report(report)).toBe(true);
      expect(await store.report({ ...report, reason: 'again', at: 3 })).toBe(true);
      expect(await store.report({ ...report, seat: 1, at: 4 })).toBe(true);
      expect(await store.report({ ...report, line: 1 })).toBe(false);
      expect(await store.report({ ...report, match: 'nobody' })).toBe(false);
      const moderation = moderationOn(store.tables);
      expect(await moderation.reports(10)).toEqual([report, { ...report, seat: 1, at: 4 }]);
      expect(await moderation.reports(1)).toHaveLength(1);
    });

    test('time in which nobody said that the house is open is counted, once', async () => {
      const [one, two] = [await open(), await open()];
      const pause = 15;
      expect(await one.beat(1000, pause)).toBe(0);
      expect(await two.beat(1010, pause)).toBe(0);
      // One of them was away, the other was not.
      expect(await two.beat(1024, pause)).toBe(0);
      expect(await one.beat(1030, pause)).toBe(0);
      expect(await one.beat(2000, pause)).toBe(970);
      expect(await two.beat(2001, pause)).toBe(970);
      // A clock that is behind sets nothing back.
      expect(await two.beat(1995, pause)).toBe(970);
      expect(await one.beat(2016, pause)).toBe(970);
      const third = await open();
      expect(await third.beat(3016, pause)).toBe(1970);
    });

    test('the lobby sees listed matches of one status, newest first', async () => {
      const store = await open();
      const matches = Array.from({ length: 6 }, (_, i) => someMatch({ created: 1000 + i, listed: i !== 3 }));
      for (const match of matches) await store.create(match, []);
      const [moved, rows] = after(matches[5]!);
      await store.append(moved, rows);
      const ids = (found: StoredMatch[]): string[] => found.map(({ id }) => id);
      expect(ids(await store.listed('open', 10))).toEqual([4, 2, 1, 0].map(i => matches[i]!.id));
      expect(ids(await store.listed('open', 2))).toEqual([4, 2].map(i => matches[i]!.id));
      expect(await store.listed('running', 10)).toEqual([moved]);
      expect(await store.listed('over', 10)).toEqual([]);
    });
  });
}
