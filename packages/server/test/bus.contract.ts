/** What every bus must keep to, as a suite that any of them can be held against. */

import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Bus, News } from '../src/bus/bus.ts';
import { someMatch } from './store.contract.ts';
import { until } from './visit.ts';

const changeOf = (revision: number): News => ({ change: { match: someMatch({ revision }), rows: [], by: null } });
const revisions = (news: readonly News[]): number[] =>
  news.flatMap(one => ('change' in one ? [one.change.match.revision] : []));
const soon = <T>(ask: () => T | Promise<T>, willDo: (answer: T) => boolean): Promise<T> =>
  until(async () => ask(), willDo);

/** `open` is called once for each process of a test; those of one test belong together. */
export function busContract(name: string, newHouse: () => Promise<{ open(): Promise<Bus> }>): void {
  describe(`the bus contract on ${name}`, () => {
    const newBus = async (): Promise<Bus> => {
      const bus = await (await newHouse()).open();
      onTestFinished(() => bus.close());
      return bus;
    };
    const listen = (bus: Bus, match: string): [News[], () => void] => {
      const heard: News[] = [];
      return [heard, bus.subscribe(match, news => heard.push(news))];
    };

    test('who listens to a match hears of it, and of no other', async () => {
      const bus = await newBus();
      const [match, other] = [randomUUID(), randomUUID()];
      const [one] = listen(bus, match);
      const [two, stop] = listen(bus, match);
      const [three] = listen(bus, other);
      bus.publish(match, changeOf(1));
      expect([one, two].map(revisions)).toEqual([[1], [1]]);
      stop();
      stop();
      bus.publish(match, changeOf(2));
      bus.publish(match, { room: 'said' });
      expect(revisions(one)).toEqual([1, 2]);
      expect(one.at(-1)).toEqual({ room: 'said' });
      expect(revisions(two)).toEqual([1]);
      expect(revisions(three)).toEqual([]);
    });

    test('a listener may leave while it is being told', async () => {
      const bus = await newBus();
      const match = randomUUID();
      const stop = bus.subscribe(match, () => stop());
      const [after] = listen(bus, match);
      bus.publish(match, changeOf(1));
      expect(revisions(after)).toEqual([1]);
    });

    test('a change comes as it was told', async () => {
      const bus = await newBus();
      const news = changeOf(3);
      const [heard] = listen(bus, 'm');
      bus.publish('m', news);
      expect(heard.filter(one => 'change' in one)).toEqual([news]);
    });

    test('those who are here are known until they leave', async () => {
      const bus = await newBus();
      const match = randomUUID();
      const [heard] = listen(bus, match);
      const leave = [bus.enter(match, 1), bus.enter(match, 0), bus.enter(match, 1), bus.enter(match, null)];
      expect(await bus.here(match)).toEqual({ seats: [0, 1], watching: 1 });
      expect(await bus.here(randomUUID())).toEqual({ seats: [], watching: 0 });
      expect(heard).toContainEqual({ room: 'here' });
      leave[0]!();
      expect(await bus.here(match)).toEqual({ seats: [0, 1], watching: 1 });
      for (const go of leave) go();
      expect(await bus.here(match)).toEqual({ seats: [], watching: 0 });
    });

    test('work can be claimed again by who has it', async () => {
      const bus = await newBus();
      expect(await bus.claim('work', 10_000)).toBe(true);
      expect(await bus.claim('work', 10_000)).toBe(true);
      await bus.release('work');
      expect(await bus.claim('work', 10_000)).toBe(true);
    });
  });
}

/** What a bus between processes keeps to besides. */
export function wideBusContract(name: string, newHouse: () => Promise<{ open(): Promise<Bus> }>): void {
  describe(`the bus contract between processes on ${name}`, () => {
    const twoBuses = async (): Promise<[Bus, Bus]> => {
      const house = await newHouse();
      const buses = [await house.open(), await house.open()] as [Bus, Bus];
      for (const bus of buses) onTestFinished(() => bus.close());
      return buses;
    };

    test('what one tells the other hears, once', async () => {
      const [here, there] = await twoBuses();
      const match = randomUUID();
      const heard: News[] = [];
      const own: News[] = [];
      there.subscribe(match, news => heard.push(news));
      here.subscribe(match, news => own.push(news));
      // From when on it is listened to it says itself.
      await soon(
        () => heard,
        () => heard.some(news => 'missed' in news),
      );
      const told = [1, 2, 3].map(changeOf);
      for (const news of told) here.publish(match, news);
      await soon(
        () => heard,
        () => revisions(heard).length >= 3,
      );
      expect(heard.filter(news => 'change' in news)).toEqual(told);
      expect(revisions(own)).toEqual([1, 2, 3]);
    });

    test('who is at a table by one is known to the other, until they leave', async () => {
      const [here, there] = await twoBuses();
      const match = randomUUID();
      const leave = [here.enter(match, 0), there.enter(match, 1), there.enter(match, null)];
      const both = { seats: [0, 1], watching: 1 };
      for (const bus of [here, there]) {
        await soon(
          () => bus.here(match),
          found => JSON.stringify(found) === JSON.stringify(both),
        );
      }
      for (const go of leave.slice(1)) go();
      await soon(
        () => here.here(match),
        ({ seats, watching }) => seats.length === 1 && watching === 0,
      );
    });

    test('work is handed to those who only work, and kept where there are none', async () => {
      const [server, worker] = await twoBuses();
      expect(server.hand('early')).toBe(false);
      const taken: string[] = [];
      worker.takeWork(work => taken.push(work));
      await soon(
        () => server.hand('late'),
        () => taken.includes('late'),
      );
      expect(taken).not.toContain('early');
      // A worker does its own.
      expect(worker.hand('own')).toBe(false);
      await worker.close();
      await soon(
        () => server.hand('orphan'),
        isHanded => !isHanded,
      );
    });

    test('work that one has claimed the other leaves alone, until it is done or forgotten', async () => {
      const [here, there] = await twoBuses();
      const [done, forgotten] = [randomUUID(), randomUUID()];
      expect(await here.claim(done, 60_000)).toBe(true);
      expect(await there.claim(done, 60_000)).toBe(false);
      await there.release(done);
      expect(await there.claim(done, 60_000)).toBe(false);
      await here.release(done);
      expect(await there.claim(done, 60_000)).toBe(true);
      expect(await here.claim(forgotten, 1)).toBe(true);
      await soon(() => there.claim(forgotten, 60_000), Boolean);
    });
  });
}
