/** `bench server`: how many moves our server plays and how soon, beside a bare one and beside those of others. */

import { availableParallelism, loadavg } from 'node:os';
import { formatAmount, median, type Rates, ratios } from './race.ts';
import type { Screen } from './screen.ts';
import { type Contender, type ContenderName, type Round, Started, startContenders } from './server/contenders.ts';
import { type Idle, measureIdle } from './server/idle.ts';
import { type LengthCost, measureLengths } from './server/length.ts';

export interface ServerBench {
  readonly rounds: number;
  readonly seconds: number;
}

/** Moves a second where the load keeps a pace. */
const PACE = 400;

const NAMES: Readonly<Record<ContenderName, string>> = {
  bare: 'bare ws and SQLite: the limit',
  ours: 'ours on SQLite',
  colyseus: 'Colyseus 0.18, keeps nothing',
  'boardgame-io': 'boardgame.io, files',
  postgres: 'ours on PostgreSQL',
  two: 'two of ours, PostgreSQL, Redis',
};

/** The rounds of one contender: as fast as answers come, and at a pace. */
interface Run {
  readonly fast: readonly Round[];
  readonly paced: readonly Round[];
}
type Runs = { [name in ContenderName]?: Run };

interface Measured {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly isLeast: boolean;
  readonly show: (value: number) => string;
}

/** Prints all numbers beside each other and each target beside its figure; whether all are met. */
export async function benchServer(options: ServerBench, screen: Screen): Promise<boolean> {
  const started = new Started();
  try {
    screen.say(`200 matches of two, FITE, over loopback; the load is a process of its own. ${loadNow()}`);
    const runs = await runAll(await startContenders(started, line => screen.say(line)), options, screen);
    sayRuns(runs, screen);
    await started.clear();
    const idle = await measureIdle(started, screen);
    screen.say(`\nA match takes ${formatAmount(idle.diskPerMatch / 1000)} kB on the disk when dealt, an open socket`);
    screen.say(`${formatAmount(idle.heapPerSocket / 1000)} kB of heap.\n`);
    const lengths = await measureLengths(started, screen);
    sayLengths(lengths, screen);
    const figures = [...figuresOf(runs), ...idleFigures(idle), ...lengthFigures(lengths)];
    for (const figure of figures) screen.say(formatFigure(figure));
    const missed = figures.filter(figure => !isMet(figure)).length;
    screen.say(missed === 0 ? 'All targets are met.' : `${missed} of ${figures.length} targets are missed.`);
    screen.say(loadNow());
    return missed === 0;
  } finally {
    await started.clear();
  }
}

const loadNow = (): string => `Load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors.`;

/** A server runs for weeks: what it needs to get going is not what is asked for. */
const WARM_UPS = 4;

/** Bouts are played equally far everywhere, because a server may get slower as their logs grow; no longer than this. */
const WHOLE_BOUTS_SECONDS = 60;

/** After warming up all take their turns in every round, so that a slow moment of the machine hits all. */
async function runAll(contenders: readonly Contender[], options: ServerBench, screen: Screen): Promise<Runs> {
  const { rounds, seconds } = options;
  const runs: Runs = {};
  for (let round = 1 - WARM_UPS; round <= rounds; round++) {
    for (const { name, isEndless, play } of contenders) {
      screen.progress(`${round < 1 ? 'warming up' : `round ${round} of ${rounds}`}: ${NAMES[name]}`);
      await screen.breathe();
      const isWhole = round >= 1 && !isEndless;
      const fast = await play({ seconds: isWhole ? WHOLE_BOUTS_SECONDS : seconds, pace: null });
      if (round < 1) continue;
      await screen.breathe();
      const paced = await play({ seconds, pace: PACE });
      const run = runs[name] ?? { fast: [], paced: [] };
      runs[name] = { fast: [...run.fast, fast], paced: [...run.paced, paced] };
    }
  }
  return runs;
}

const perSecond = ({ fast }: Run): Rates => fast.map(({ moves, seconds }) => moves / seconds);
const perCpuSecond = ({ fast }: Run): Rates => fast.map(({ moves, cpuSeconds }) => moves / cpuSeconds);
const middle = (rounds: readonly Round[], of: 'p50' | 'p99'): number => median(rounds.map(round => round[of]));

function sayRuns(runs: Runs, screen: Screen): void {
  screen.say(`\n${'medians'.padEnd(34)}moves/s   moves/CPU s   p50/p99 ms   p50/p99 ms at ${PACE} moves/s`);
  for (const [name, run] of Object.entries(runs) as [ContenderName, Run][]) {
    const waits = (rounds: readonly Round[]): string =>
      `${formatAmount(middle(rounds, 'p50'))} / ${formatAmount(middle(rounds, 'p99'))}`;
    const rates = [perSecond(run), perCpuSecond(run)].map(rates => formatAmount(median(rates)));
    screen.say(
      `${NAMES[name].padEnd(34)}${rates[0]!.padStart(7)}${rates[1]!.padStart(14)}${waits(run.fast).padStart(15)}` +
        `${waits(run.paced).padStart(15)}`,
    );
  }
}

function figuresOf({ bare, ours, colyseus, 'boardgame-io': boardgameIo, postgres, two }: Runs): Measured[] {
  const share = (what: string, a: Rates, b: Rates, limit: number): Measured => ({
    ...{ what, value: median(ratios(a, b)), limit, isLeast: true, show: value => `${formatAmount(value)} times` },
  });
  const against = (what: string, a: Run | undefined, b: Run | undefined, limit: number): Measured[] =>
    a && b ? [share(what, perSecond(a), perSecond(b), limit)] : [];
  return [
    ...against('moves/s: ours, of the bare limit', ours, bare, 0.6),
    ...against('moves/s: ours, of Colyseus', ours, colyseus, 0.5),
    ...against('moves/s: ours, of boardgame.io', ours, boardgameIo, 10),
    ...against('moves/s: ours on PostgreSQL, of ours on SQLite', postgres, ours, 0.7),
    ...against('moves/s: two of ours, of one on PostgreSQL', two, postgres, 1),
    ...(two && postgres
      ? [share('moves/CPU s: two of ours, of one', perCpuSecond(two), perCpuSecond(postgres), 1 / 1.15)]
      : []),
    ...(ours ? [{ ...atMost('p99 of ours at 400 moves/s', middle(ours.paced, 'p99'), 10), show: milliseconds }] : []),
  ];
}

const atMost = (what: string, value: number, limit: number) => ({ what, value, limit, isLeast: false });
const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const bytes = (count: number): string => `${count.toFixed(0)} bytes`;

/** A heap is never the same twice: what is below this for each match is not kept for matches. */
const NOTHING_BYTES = 50;

const idleFigures = ({ heapPerMatch, rssBytes }: Idle): Measured[] => [
  { ...atMost('heap for each of 10,000 matches that were left', heapPerMatch, NOTHING_BYTES), show: bytes },
  { ...atMost('10,000 idle matches and 2,000 open sockets', rssBytes, 300e6), show: megabytes },
];

/** Only what long matches cost. */
export async function benchLengths(screen: Screen): Promise<boolean> {
  const started = new Started();
  try {
    const lengths = await measureLengths(started, screen);
    sayLengths(lengths, screen);
    const figures = lengthFigures(lengths);
    for (const figure of figures) screen.say(formatFigure(figure));
    return figures.every(isMet);
  } finally {
    await started.clear();
  }
}

function sayLengths(lengths: readonly LengthCost[], screen: Screen): void {
  screen.say(`${'CPU ms after so many steps'.padEnd(34)}move    take-back    stale    look`);
  for (const { steps, move, takeBack, stale, look } of lengths) {
    const cells = [move, takeBack, stale, look].map(ms => ms.toFixed(2).padStart(9)).join('');
    screen.say(`${String(steps).padStart(28)}${cells}`);
  }
  screen.say();
}

/** What a move costs that comes after ten thousand others, of what it costs after ten. */
const lengthFigures = (lengths: readonly LengthCost[]): Measured[] => [
  {
    ...atMost('a move after 10,000 steps, of one after 10', lengths.at(-1)!.move / lengths[0]!.move, 1.5),
    show: value => `${formatAmount(value)} times`,
  },
];

const isMet = ({ value, limit, isLeast }: Measured): boolean => (isLeast ? value >= limit : value <= limit);

function formatFigure(figure: Measured): string {
  const { what, value, limit, isLeast, show } = figure;
  const target = `${isLeast ? '≥' : '≤'} ${show(limit)}`;
  return `${what.padEnd(50)}${show(value).padStart(14)}  ${target.padEnd(14)}${isMet(figure) ? 'met' : 'MISSED'}`;
}
