/** The bus within a process, and between processes on a Redis that is started for it. */

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openWire } from '../faults/wire.ts';
import type { News } from '../src/bus/bus.ts';
import { localBus } from '../src/bus/local.ts';
import { openRedisBus } from '../src/bus/redis.ts';
import { findRedis, type OwnRedis, startRedis } from '../testing/redis.ts';
import { busContract, wideBusContract } from './bus.contract.ts';
import { until } from './visit.ts';

busContract('one process', async () => ({ open: async () => localBus() }));

// Where it should be and is not, starting it fails; elsewhere these tests are skipped, and counted as such.
describe.skipIf(findRedis() === null && process.env.CI !== 'true')('Redis', () => {
  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.remove());
  const newHouse = async () => ({ open: () => openRedisBus(redis.url) });

  busContract('Redis', newHouse);
  wideBusContract('Redis', newHouse);

  test('when Redis was away, who listens is told to look, and hears again', async () => {
    const [here, there] = [await openRedisBus(redis.url), await openRedisBus(redis.url)];
    for (const bus of [here, there]) onTestFinished(() => bus.close());
    const heard: News[] = [];
    there.subscribe('away', news => heard.push(news));
    const told = async (kind: 'missed' | 'room', act: () => void = () => {}): Promise<void> => {
      heard.length = 0;
      await until(
        async () => act(),
        () => heard.some(news => kind in news),
      );
    };
    await told('missed');
    await redis.stop();
    await told('missed');
    // Within a process all goes on.
    there.publish('away', { room: 'said' });
    expect(heard.at(-1)).toEqual({ room: 'said' });
    expect(await there.here('away')).toEqual({ seats: [], watching: 0 });
    expect(await there.claim('any', 1000)).toBe(true);
    await redis.start();
    await told('missed');
    await told('room', () => here.publish('away', { room: 'said' }));
    await redis.flush();
    await told('room', () => here.publish('away', { room: 'said' }));
  });

  test('what one could not say while its line was broken, others are told to look for', async () => {
    const wire = await openWire();
    onTestFinished(() => wire.close());
    wire.leadTo(redis.url);
    const [here, there] = [await openRedisBus(wire.url.replace('http', 'redis')), await openRedisBus(redis.url)];
    for (const bus of [here, there]) onTestFinished(() => bus.close());
    const heard: News[] = [];
    const untilTold = (kind: 'missed' | 'room', act: () => void = () => {}) =>
      until(
        async () => act(),
        () => heard.some(news => kind in news),
      );
    there.subscribe('untold', news => heard.push(news));
    await untilTold('missed');
    await untilTold('room', () => here.publish('untold', { room: 'said' }));
    heard.length = 0;
    wire.leadTo(null);
    wire.cut();
    here.publish('untold', { room: 'said' });
    // It knows by now that it was not heard; the other has had Redis all the time.
    await until(
      () => here.ping().catch(error => String(error)),
      error => error !== undefined,
    );
    expect(heard).toEqual([]);
    wire.leadTo(redis.url);
    await untilTold('missed');
  });

  test('a Redis that stands still is as one that is away', async () => {
    const bus = await openRedisBus(redis.url);
    onTestFinished(() => bus.close());
    const heard: News[] = [];
    const untilMissed = () =>
      until(
        async () => {},
        () => heard.some(news => 'missed' in news),
      );
    bus.subscribe('still', news => heard.push(news));
    await untilMissed();
    redis.halt();
    onTestFinished(() => redis.wake());
    heard.length = 0;
    await untilMissed();
    redis.wake();
    await until(
      () =>
        bus.ping().then(
          () => true,
          () => false,
        ),
      Boolean,
    );
  });

  test('tries are counted by all processes together, and by each alone while Redis is away', async () => {
    const [here, there] = [await openRedisBus(redis.url), await openRedisBus(redis.url)];
    for (const bus of [here, there]) onTestFinished(() => bus.close());
    const slow = { burst: 2, perSecond: 1 / 60 };
    expect([await here.take('ann', slow), await there.take('ann', slow)]).toEqual([0, 0]);
    const ms = await here.take('ann', slow);
    expect(ms).toBeGreaterThan(50_000);
    expect(ms).toBeLessThanOrEqual(60_000);
    expect(await there.take('bob', slow)).toBe(0);
    // What fills up again is given again.
    const quick = { burst: 1, perSecond: 100 };
    expect(await here.take('cyd', quick)).toBe(0);
    await until(
      () => there.take('cyd', quick),
      wait => wait === 0,
    );
    await redis.stop();
    expect(await here.take('ann', slow)).toBe(0);
    await redis.start();
  });

  test('a Redis that is not there is said to be so', async () => {
    await expect(openRedisBus('redis://127.0.0.1:1')).rejects.toThrow(/cannot reach the Redis/);
  });
});
