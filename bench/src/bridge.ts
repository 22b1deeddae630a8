/** `bench bridge`: steps a second over the bridge, by single calls and by `step`, one at a time and together. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@roundhouse/games';
import { fastChance } from '@roundhouse/kernel';
import { formatRates, median } from './race.ts';
import type { Screen } from './screen.ts';

export interface BridgeBench {
  readonly game: string;
  readonly rounds: number;
  /** Processor time for each way in each round. */
  readonly seconds: number;
  readonly seed: number;
}

/** A step by `step` must be worth so many by single calls. */
const WANTED = 3;
/** Matches that are opened together. */
const AT_ONCE = 64;
const ROUNDHOUSE = join(fileURLToPath(new URL('../..', import.meta.url)), 'packages/cli/bin/roundhouse.mjs');

interface Standing {
  readonly toAct: readonly number[];
  readonly moves?: readonly { readonly move: unknown }[];
  readonly legal?: readonly unknown[];
  readonly actions?: readonly number[];
}

type Call = <T>(method: string, params: object) => Promise<T>;

/** A way to play: how a match stands at first, and after a move that is picked. */
interface Way {
  readonly name: string;
  /** Matches that are played side by side. */
  readonly matches: number;
  begin(call: Call, match: string): Promise<Standing>;
  step(call: Call, match: string, at: Standing, pick: (length: number) => number): Promise<Standing>;
}

const byCalls = async (call: Call, match: string): Promise<Standing> => {
  const status = await call<Standing>('status', { match });
  const seat = status.toAct[0];
  if (seat === undefined) return status;
  await call('view', { match, seat });
  return { ...status, moves: await call('moves', { match, seat }) };
};

const inNumbers: Pick<Way, 'begin' | 'step'> = {
  begin: (call, match) => call('step', { match, give: ['observation', 'actions'] }),
  step: (call, match, { actions }, pick) =>
    call('step', { match, action: actions![pick(actions!.length)], give: ['observation', 'actions'] }),
};

const WAYS: readonly Way[] = [
  {
    name: 'play, status, view, moves',
    matches: 1,
    begin: byCalls,
    async step(call, match, { toAct, moves }, pick) {
      await call('play', { match, seat: toAct[0], move: moves![pick(moves!.length)]!.move });
      return byCalls(call, match);
    },
  },
  {
    name: 'step',
    matches: 1,
    begin: (call, match) => call('step', { match }),
    step: (call, match, { moves }, pick) => call('step', { match, move: moves![pick(moves!.length)]!.move }),
  },
  {
    name: 'step, moves without words',
    matches: 1,
    begin: (call, match) => call('step', { match, give: ['events', 'view', 'legal'] }),
    step: (call, match, { legal }, pick) =>
      call('step', { match, move: legal![pick(legal!.length)], give: ['events', 'view', 'legal'] }),
  },
  { name: 'step, in numbers', matches: 1, ...inNumbers },
  { name: 'step, in numbers, 16 together', matches: 16, ...inNumbers },
];

/** Prints the rates of each way; false if `step` is not worth its while. */
export async function benchBridge({ game, rounds, seconds, seed }: BridgeBench, screen: Screen): Promise<boolean> {
  const { name, seats } = GAMES.find(({ id }) => id === game)!;
  const bridge = spawn(process.execPath, [ROUNDHOUSE, 'bridge']);
  const clock = clockOf(bridge.pid!);
  screen.say(`Random games of ${name} over the bridge, each way waiting for every answer: steps a ${clock.unit};`);
  screen.say(`median of ${rounds} rounds (slowest to fastest)`);
  try {
    const call = callsTo(bridge);
    const dice = fastChance(seed);
    const rates = WAYS.map((): number[] => []);
    // The first round only warms up.
    for (let round = 0; round <= rounds; round++) {
      for (const [at, way] of WAYS.entries()) {
        screen.progress(`round ${round} of ${rounds}: ${way.name}`);
        const play = { call, clock, table: { game, seats: seats.min }, seconds, pick: (n: number) => dice.int(n) };
        const rate = await stepsASecond(way, play, screen);
        if (round > 0) rates[at]!.push(rate);
      }
    }
    for (const [at, way] of WAYS.entries()) screen.say(`  ${way.name.padEnd(34)}${formatRates(rates[at]!)}`);
    const ratios = WAYS.map((_, at) => median(rates[at]!.map((rate, round) => rate / rates[0]![round]!)));
    for (const [at, way] of WAYS.entries()) {
      if (at > 0) screen.say(`  ${`${way.name}`.padEnd(34)}${ratios[at]!.toFixed(2)} times single calls`);
    }
    const met = WAYS.filter(({ matches }, at) => matches === 1 && ratios[at]! >= WANTED).map(({ name }) => `'${name}'`);
    screen.say(
      `  at least ${WANTED} times, one match at a time: ${met.length > 0 ? `by ${met.join(', ')}` : 'MISSED'}`,
    );
    return met.length > 0;
  } finally {
    bridge.stdin.end();
    await once(bridge, 'close');
  }
}

/** Tells the seconds that rates are counted in: of the CPU, or by the clock. */
interface Clock {
  readonly unit: string;
  now(): number;
}

/** Processor time of this process and of the bridge where the system tells it; the time of day elsewhere. */
function clockOf(bridge: number): Clock {
  const file = `/proc/${bridge}/stat`;
  if (!existsSync(file)) return { unit: 'second', now: () => performance.now() / 1000 };
  return {
    unit: 'CPU-second of both ends',
    now() {
      const { user, system } = process.cpuUsage();
      // After the name, which may hold anything, the twelfth and thirteenth: hundredths of a second.
      const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
      return (user + system) / 1e6 + (Number(fields[11]) + Number(fields[12])) / 100;
    },
  };
}

interface Played {
  readonly call: Call;
  readonly clock: Clock;
  readonly table: { readonly game: string; readonly seats: number };
  readonly seconds: number;
  pick(length: number): number;
}

async function stepsASecond(way: Way, { call, clock, table, seconds, pick }: Played, screen: Screen): Promise<number> {
  let [steps, passed] = [0, 0];
  const begin = async () => {
    const { match } = await call<{ match: string }>('new', table);
    return { match, at: await way.begin(call, match) };
  };
  const playOn = async (begun: { readonly match: string; readonly at: Standing }[]) => {
    for (let next = begun.pop(); next !== undefined; next = begun.pop()) {
      let { match, at } = next;
      // A game may be long; so many steps of it say enough.
      for (let count = 0; at.toAct.length > 0 && count < 200; count++, steps++)
        at = await way.step(call, match, at, pick);
    }
  };
  while (passed < seconds) {
    // Opened before the clock runs: what is compared is steps.
    const begun: Awaited<ReturnType<typeof begin>>[] = [];
    for (let count = 0; count < AT_ONCE; count++) begun.push(await begin());
    const began = clock.now();
    await Promise.all(Array.from({ length: way.matches }, () => playOn(begun)));
    passed += clock.now() - began;
    await screen.breathe();
  }
  return steps / passed;
}

/** Calls to the bridge; those of one moment go in one exchange, as a batch. */
function callsTo({ stdin, stdout }: ChildProcessWithoutNullStreams): Call {
  type Answer = { result: never; error?: { message: string } };
  type Asked = { readonly request: object; done(answer: Answer): void };
  let asked: Asked[] = [];
  let sent: Asked[] = [];
  const exchange = (): void => {
    if (sent.length > 0 || asked.length === 0) return;
    [sent, asked] = [asked, []];
    const requests = sent.map(({ request }) => request);
    stdin.write(`${JSON.stringify(requests.length === 1 ? requests[0] : requests)}\n`);
  };
  createInterface(stdout).on('line', line => {
    const answers = [JSON.parse(line)].flat() as Answer[];
    const waiting = sent;
    sent = [];
    for (const [at, { done }] of waiting.entries()) done(answers[at]!);
    // After everybody who was answered has asked again.
    queueMicrotask(exchange);
  });
  return (method, params) =>
    new Promise((done, fail) => {
      queueMicrotask(exchange);
      const take = ({ result, error }: Answer) => (error ? fail(new Error(error.message)) : done(result));
      asked.push({ request: { jsonrpc: '2.0', id: 1, method, params }, done: take });
    });
}
