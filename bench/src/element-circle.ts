/** `bench element-circle`: rounds between bots at tables of every size, and each figure beside its band. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SpellListId } from '@roundhouse/games/element-circle/content/spells.ts';
import type { RoundMeasure } from '@roundhouse/games/element-circle/metrics.ts';
import {
  figuresOf,
  isInBand,
  type Measured,
  measuredStrength,
  placeFigures,
  type SpellFigures,
  seatFigures,
  spellFigures,
} from '@roundhouse/games/element-circle/metrics-bands.ts';
import { type PlayedRound, type RoundTask, thinker } from './element-circle-rounds.ts';
import { type Screen, Stopped } from './screen.ts';

export interface ElementBench {
  /** Rounds at each size of table. */
  readonly games: number;
  /** Only tables of this size; all from 2 to 6, and greedy against random, where absent. */
  readonly players?: number;
  readonly imagined: number;
  readonly spells: SpellListId;
  /** Where rounds are kept, a line each, so that a later run need not play them again. */
  readonly results?: string;
  readonly seed: number;
}

const SIZES = [2, 3, 4, 5, 6];
/** Rounds of greedy against random, of all rounds at a table of two. */
const STRENGTH_SHARE = 0.5;

/** Prints every figure beside its band; whether all are inside. Ctrl-C prints what there is. */
export async function benchElements(bench: ElementBench, screen: Screen): Promise<boolean> {
  const tasks = tasksOf(bench);
  const played = keptIn(bench.results, tasks);
  const left = tasks.filter(task => !played.has(keyOf(task)));
  const bots =
    bench.imagined === 0 ? 'bots that play by habit' : `greedy bots that imagine ${bench.imagined} games a comparison`;
  screen.say(`Element Circle between ${bots}, list '${bench.spells}'`);
  let stopped: Stopped | null = null;
  try {
    await playAll(left, screen, round => {
      played.set(keyOf(round), round);
      if (bench.results !== undefined) appendFileSync(bench.results, `${JSON.stringify(round)}\n`);
    });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error;
  }
  const isGood = report([...played.values()], bench.spells, screen);
  if (stopped) throw stopped;
  return isGood;
}

/** Tables of all sizes in turn, so that a run that is stopped has something of each. */
function tasksOf({ games, players, imagined, spells, seed }: ElementBench): RoundTask[] {
  const tasks: RoundTask[] = [];
  for (let i = 0; i < games; i++) {
    const common = { seed: seed * 2 ** 21 + i, imagined, spells };
    for (const seats of players === undefined ? SIZES : [players])
      tasks.push({ seats, againstRandom: false, ...common });
    const isMatched = (players === undefined || players === 2) && i < STRENGTH_SHARE * games;
    if (isMatched) tasks.push({ seats: 2, againstRandom: true, ...common });
  }
  return tasks;
}

const keyOf = ({ seats, againstRandom, seed, imagined, spells }: RoundTask): string =>
  [seats, againstRandom, seed, imagined, spells].join();

/** The wanted rounds of an earlier run; a line that was cut off is played again. */
function keptIn(file: string | undefined, tasks: readonly RoundTask[]): Map<string, PlayedRound> {
  const played = new Map<string, PlayedRound>();
  if (file === undefined || !existsSync(file)) return played;
  const wanted = new Set(tasks.map(keyOf));
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line.endsWith('}}')) continue;
    const round = JSON.parse(line) as PlayedRound;
    if (wanted.has(keyOf(round))) played.set(keyOf(round), round);
  }
  return played;
}

/** Gives each thread a round whenever it is idle. */
async function playAll(tasks: readonly RoundTask[], screen: Screen, done: (round: PlayedRound) => void): Promise<void> {
  const threads = Array.from(
    { length: Math.min(availableParallelism(), tasks.length) },
    () => new Worker(new URL('./element-circle-rounds.ts', import.meta.url), { execArgv: [] }),
  );
  const start = performance.now();
  let [next, over] = [0, 0];
  let failure: Error | null = null;
  for (const thread of threads) {
    const giveTask = (): void => {
      if (next < tasks.length) thread.postMessage(tasks[next++]);
    };
    thread.on('message', (round: PlayedRound) => {
      over++;
      done(round);
      giveTask();
    });
    thread.on('error', error => {
      failure = error as Error;
    });
    giveTask();
  }
  try {
    while (over < tasks.length) {
      if (failure) throw failure;
      screen.progress(progressOf(over, tasks.length, (performance.now() - start) / 1000));
      await screen.breathe();
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()));
  }
}

const BAR = 24;

function progressOf(over: number, all: number, seconds: number): string {
  const bar = '█'.repeat(Math.floor((BAR * over) / all)).padEnd(BAR, '░');
  const left = over < 20 ? '' : `, about ${inMinutes((seconds * (all - over)) / over)} left`;
  return `${bar} ${over} of ${all} rounds${left}`;
}

const inMinutes = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

function report(played: readonly PlayedRound[], spells: SpellListId, screen: Screen): boolean {
  if (played.length === 0) return false;
  const all: Measured[] = [];
  const show = (figures: readonly Measured[]): void => {
    all.push(...figures);
    for (const figure of figures) screen.say(`  ${formatFigure(figure)}`);
  };
  for (const seats of SIZES) {
    const rounds = played.filter(round => round.seats === seats && !round.againstRandom).map(({ measure }) => measure);
    if (rounds.length === 0) continue;
    screen.say();
    screen.say(`${seats} players, ${rounds.length.toLocaleString('en')} rounds: figure, 95 % interval, band`);
    show(figuresOf(rounds));
    show(seatFigures(rounds));
    show(placeFigures(rounds));
    if (seats === 2) reportSpells(spellFigures(rounds, spells), all, screen);
    screen.say(`  ${formatMore(rounds)}`);
  }
  const matched = played.filter(round => round.againstRandom);
  if (matched.length > 0) {
    screen.say();
    screen.say(`Greedy against random, 2 players, ${matched.length.toLocaleString('en')} rounds`);
    show([measuredStrength(matched.filter(round => round.measure.winner === thinker(round)).length, matched.length)]);
  }
  const isUsed = reportUnused(played, spells, screen);
  const outside = all.filter(figure => !isInBand(figure)).length;
  screen.say();
  screen.say(outside === 0 ? 'All are inside their bands.' : `${outside} of ${all.length} figures are outside.`);
  return outside === 0 && isUsed;
}

function reportSpells(spells: readonly SpellFigures[], all: Measured[], screen: Screen): void {
  screen.say('  wins among those who cast a spell; how often it was cast and activated');
  for (const { casts, activations, wins } of spells) {
    if (!wins) continue;
    all.push(wins);
    screen.say(`    ${formatFigure(wins)}   ${casts} casts${activations > 0 ? `, ${activations} activations` : ''}`);
  }
}

/** Whether every spell has been cast at tables of every size together. */
function reportUnused(played: readonly PlayedRound[], spells: SpellListId, screen: Screen): boolean {
  const unused = spellFigures(
    played.map(({ measure }) => measure),
    spells,
  ).filter(({ casts }) => casts === 0);
  screen.say();
  screen.say(
    unused.length === 0 ? 'Every spell was cast.' : `Never cast: ${unused.map(({ name }) => name).join(', ')}.`,
  );
  return unused.length === 0;
}

function formatFigure(figure: Measured): string {
  const { name, value, low, high, least, most, isShare } = figure;
  const show = (number: number): string => (isShare ? `${(100 * number).toFixed(1)} %` : number.toFixed(2));
  const interval = `(${show(low)} to ${show(high)})`;
  const verdict = isInBand(figure) ? '' : '   OUTSIDE';
  return `${name.padEnd(42)}${show(value).padStart(8)}  ${interval.padEnd(20)}  ${show(least)} to ${show(most)}${verdict}`;
}

/** What has no band. */
function formatMore(rounds: readonly RoundMeasure[]): string {
  const mean = (of: (round: RoundMeasure) => number): string =>
    (rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length).toFixed(2);
  return (
    `a round: ${mean(r => r.decisions)} decisions, ${mean(r => r.leadChanges)} changes of lead, ` +
    `${mean(r => r.redraws)} hands replaced, ${mean(r => r.reshuffles)} reshuffles`
  );
}
