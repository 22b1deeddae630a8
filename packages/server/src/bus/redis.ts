/** The bus between processes: what one of them does is told to those that listen in the others, through Redis. */

import { randomUUID } from 'node:crypto';
import type { Viewer } from '@roundhouse/kernel';
import { Redis } from 'ioredis';
import type { Rate } from '../limits/buckets.ts';
import type { Bus, Here, News } from './bus.ts';
import { localBus } from './local.ts';
import { OtherListeners } from './other-listeners.ts';

/** A newer program that tells other things gets another name, so that the two do not hear each other. */
const PREFIX = 'roundhouse:2';
const CONNECT_MS = 5000;
const ANSWER_MS = 3000;
/** While Redis is away everyone looks for themselves, this often. */
const ALONE_MS = 2000;
/** Who is here says so this often, and is believed for so long. */
const PRESENCE_MS = 10_000;
const BELIEF_MS = 3 * PRESENCE_MS;
/** Whoever comes and goes meanwhile is told of together: nobody is told of the room more often than half a second later. */
const TOGETHER_MS = 100;
/** Who only works says so this often, and is believed for so long. */
const WORKER_MS = 1000;
const WORKER_BELIEF_MS = 3 * WORKER_MS;

/** Redis is not where it should be. */
class NoRedis extends Error {
  override readonly name = 'NoRedis';
}

/** Keeps its claim or takes a free one, in one step. */
const CLAIM = `local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;
/**
 * Buckets as the moment at which each is full again: one more moves it on by what one takes to come back, as far as the
 * bucket is deep. Full ones are not kept. By the clock of Redis, which all processes have in common.
 */
const TAKE = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local each, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + each
local wait = full - now - each * burst
if wait > 0 then return math.ceil(wait) end
redis.call('SET', KEYS[1], string.format('%.0f', full), 'PX', math.max(1, math.ceil(full - now)))
return 0`;
const RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1";

/** Said by who begins to listen to a match. Who does not know the word takes it for news that make them look. */
const HELLO = JSON.stringify({ missed: true, hello: true });
const MISSED = JSON.stringify({ missed: true } satisfies News);
const WORK_CHANNEL = `${PREFIX}:work`;
const WORKER_KEY = `${PREFIX}:worker`;
const channelOf = (match: string): string => `${PREFIX}:match:${match}`;
const hereKey = (match: string): string => `${PREFIX}:here:${match}`;
const bucketKey = (bucket: string): string => `${PREFIX}:bucket:${bucket}`;
const claimKey = (work: string): string => `${PREFIX}:claim:${work}`;

/**
 * Connects. Throws `NoRedis` if that fails. Later failures are lived with: within this process all goes on, and of what
 * happens in others it learns by looking.
 */
export async function openRedisBus(url: string): Promise<Bus> {
  const options = {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    // A line on which nothing answers is no line, even where nobody says that it was cut.
    socketTimeout: ANSWER_MS,
    retryStrategy: (tries: number) => Math.min(50 * 2 ** Math.min(tries, 6), 2000),
  };
  const ears = new Redis(url, options);
  // What is said in one turn of the event loop goes out as one piece.
  const mouth = new Redis(url, { ...options, enableAutoPipelining: true });
  // Whatever breaks is tried again; a handler has to be there all the same.
  for (const line of [ears, mouth]) line.on('error', () => {});
  try {
    await Promise.all([ears.connect(), mouth.connect()]);
  } catch (error) {
    for (const line of [ears, mouth]) line.disconnect();
    throw new NoRedis(`cannot reach the Redis that REDIS_URL names: ${(error as Error).message}`);
  }
  return new RedisBus(ears, mouth);
}

class RedisBus implements Bus {
  readonly #me = randomUUID();
  readonly #local = localBus();
  readonly #ears: Redis;
  readonly #mouth: Redis;
  /** How many listen to a match here. */
  readonly #listeners = new Map<string, number>();
  /** How many are at a match here. */
  readonly #guests = new Map<string, number>();
  readonly #others = new OtherListeners();
  /** Matches of which it was told a moment ago who is here, and whether that has changed since. */
  readonly #justTold = new Map<string, boolean>();
  /** Matches of which others could not be told something; those who listen to one have to look when they can be told again. */
  readonly #untold = new Set<string>();
  /** Matches that Redis would not listen to for us, though it is there. */
  readonly #unheard = new Set<string>();
  readonly #timers: readonly NodeJS.Timeout[];
  #onWork: ((work: string) => void) | null = null;
  #hasWorkers = false;
  #isClosed = false;

  constructor(ears: Redis, mouth: Redis) {
    this.#ears = ears;
    this.#mouth = mouth;
    ears.on('message', (channel: string, text: string) => this.#hear(channel, text));
    ears.on('close', () => this.#others.lose());
    // What was said while this line was down is lost: all ears again, and a look round.
    ears.on('ready', () => {
      void this.#listenTo([...this.#listeners.keys()]);
      if (this.#onWork !== null) this.#quietly(() => ears.subscribe(WORK_CHANNEL));
    });
    mouth.on('ready', () => this.#makeUp());
    this.#timers = [
      setInterval(() => {
        if (ears.status !== 'ready') this.#lookRound(this.#listeners.keys());
        // Who only listens would not notice that nothing can be heard.
        else this.#quietly(() => ears.ping());
        this.#makeUp();
      }, ALONE_MS),
      setInterval(() => {
        for (const match of this.#guests.keys()) void this.#tellWhoIsHere(match);
      }, PRESENCE_MS),
      setInterval(() => void this.#meetWorkers(), WORKER_MS),
    ];
    for (const timer of this.#timers) timer.unref();
    void this.#meetWorkers();
  }

  publish(match: string, news: News): void {
    // Here at once, elsewhere as soon as may be.
    this.#local.publish(match, news);
    this.#tellOthers(match, news);
  }

  subscribe(match: string, listener: (news: News) => void): () => void {
    const stop = this.#local.subscribe(match, listener);
    const leave = count(this.#listeners, match);
    if (leave.isFirst) void this.#listenTo([match]);
    return () => {
      stop();
      if (!leave.once()) return;
      this.#others.leave(match);
      this.#unheard.delete(match);
      this.#quietly(() => this.#ears.unsubscribe(channelOf(match)));
    };
  }

  enter(match: string, viewer: Viewer): () => void {
    const goOut = this.#local.enter(match, viewer);
    const leave = count(this.#guests, match);
    this.#presenceChanged(match);
    return () => {
      goOut();
      leave.once();
      this.#presenceChanged(match);
    };
  }

  /** Tells it at once, and then no more often than anybody looks. */
  #presenceChanged(match: string): void {
    if (this.#justTold.has(match)) return void this.#justTold.set(match, true);
    this.#justTold.set(match, false);
    void this.#tellWhoIsHere(match).then(() => this.#tellOthers(match, { room: 'here' }));
    const over = (): void => {
      const hasChanged = this.#justTold.get(match);
      this.#justTold.delete(match);
      if (hasChanged && !this.#isClosed) this.#presenceChanged(match);
    };
    setTimeout(over, TOGETHER_MS).unref();
  }

  async here(match: string): Promise<Here> {
    const own = await this.#local.here(match);
    const found = await this.#quietly(() => this.#mouth.hgetall(hereKey(match)));
    const others = Object.entries(found ?? {})
      .filter(([from]) => from !== this.#me)
      .map(([, text]) => JSON.parse(text) as Here & { until: number })
      .filter(({ until }) => until > Date.now());
    const all = [own, ...others];
    return {
      seats: [...new Set(all.flatMap(({ seats }) => seats))].sort((a, b) => a - b),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
  }

  async claim(work: string, ms: number): Promise<boolean> {
    // Where nobody can be asked, everybody works: the store keeps what was first.
    return (await this.#quietly(() => this.#mouth.eval(CLAIM, 1, claimKey(work), this.#me, ms))) !== 0;
  }

  async release(work: string): Promise<void> {
    await this.#quietly(() => this.#mouth.eval(RELEASE, 1, claimKey(work), this.#me));
  }

  async take(bucket: string, { burst, perSecond }: Rate): Promise<number> {
    const taken = await this.#quietly(() => this.#mouth.eval(TAKE, 1, bucketKey(bucket), 1000 / perSecond, burst));
    return Number(taken ?? 0);
  }

  hand(work: string): boolean {
    if (!this.#hasWorkers || this.#mouth.status !== 'ready') return false;
    this.#quietly(() => this.#mouth.publish(WORK_CHANNEL, work));
    return true;
  }

  takeWork(listener: (work: string) => void): void {
    this.#onWork = listener;
    this.#quietly(() => this.#ears.subscribe(WORK_CHANNEL));
    void this.#meetWorkers();
  }

  async ping(): Promise<void> {
    await Promise.all([this.#mouth.ping(), this.#ears.ping()]);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    const untold = [...this.#justTold].filter(([, hasChanged]) => hasChanged);
    await Promise.all(untold.map(([match]) => this.#tellWhoIsHere(match)));
    await this.#quietly(() => this.#mouth.quit());
    for (const line of [this.#ears, this.#mouth]) line.disconnect();
  }

  /** What happened before Redis listened for us was not told to us. */
  async #listenTo(matches: readonly string[]): Promise<void> {
    if (matches.length === 0) return;
    const done = await this.#quietly(() => this.#ears.subscribe(...matches.map(channelOf)));
    for (const match of matches) {
      if (!this.#listeners.has(match)) continue;
      if (done === null) {
        this.#unheard.add(match);
        continue;
      }
      this.#unheard.delete(match);
      this.#others.join(match);
      this.#say(match, HELLO);
    }
    this.#lookRound(matches);
  }

  /** Says and does again what failed. */
  #makeUp(): void {
    if (this.#ears.status === 'ready') void this.#listenTo([...this.#unheard]);
    if (this.#mouth.status !== 'ready') return;
    const untold = [...this.#untold];
    this.#untold.clear();
    for (const match of untold) void this.#say(match, MISSED);
  }

  #lookRound(matches: Iterable<string>): void {
    for (const match of [...matches]) this.#local.publish(match, { missed: true });
  }

  /** Says that a worker is here, or asks whether one is. */
  async #meetWorkers(): Promise<void> {
    if (this.#onWork !== null) {
      await this.#quietly(() => this.#mouth.set(WORKER_KEY, this.#me, 'PX', WORKER_BELIEF_MS));
    } else {
      this.#hasWorkers = (await this.#quietly(() => this.#mouth.exists(WORKER_KEY))) === 1;
    }
  }

  #hear(channel: string, text: string): void {
    if (channel === WORK_CHANNEL) return void this.#onWork?.(text);
    // Our own words come back as well, and need not be read.
    if (text.startsWith(this.#me)) return;
    const match = channel.slice(channelOf('').length);
    const word = text.slice(this.#me.length);
    this.#others.heard(match);
    // What was not told to anybody, because nobody was there, the other may have looked for too early.
    if (word === HELLO) void this.#say(match, MISSED);
    else this.#local.publish(match, JSON.parse(word) as News);
  }

  #tellOthers(match: string, news: News): void {
    if (!this.#others.isAlone(match)) this.#say(match, JSON.stringify(news));
  }

  /**
   * Who says it, which is always as long, and then the word. Another's ears may have been open the whole time, so who was
   * not told is told to look as soon as that can be said.
   */
  async #say(match: string, word: string): Promise<void> {
    const counted = this.#others.say(match);
    const hearers = await this.#quietly(() => this.#mouth.publish(channelOf(match), this.#me + word));
    if (hearers === null) this.#untold.add(match);
    else counted(hearers);
  }

  /** A process that dies says nothing any more, and is no longer believed. */
  async #tellWhoIsHere(match: string): Promise<void> {
    const key = hereKey(match);
    // Always after the same wait, so that what is said last is said of the last.
    const own = await this.#local.here(match);
    await this.#quietly<unknown>(() => {
      if (own.seats.length === 0 && own.watching === 0) return this.#mouth.hdel(key, this.#me);
      const here = JSON.stringify({ ...own, until: Date.now() + BELIEF_MS });
      return this.#mouth.multi().hset(key, this.#me, here).pexpire(key, BELIEF_MS).exec();
    });
  }

  /** Null where Redis does not answer. */
  async #quietly<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch {
      return null;
    }
  }
}

/** Counts one more. `once` counts it out again, the first time, and says whether it was the last. */
function count(counts: Map<string, number>, name: string) {
  const before = counts.get(name) ?? 0;
  counts.set(name, before + 1);
  let isIn = true;
  return {
    isFirst: before === 0,
    once(): boolean {
      if (!isIn) return false;
      isIn = false;
      const left = counts.get(name)! - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
      return left === 0;
    },
  };
}
