/** `bench balance`: games between equal bots, and each figure that a game's designers count beside its band. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type BotRequest, choose } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import type { AnyMetrics, Band, Measure } from '@roundhouse/games/metrics.ts';
import { type AnyGame, fastChance, optionsFor, type Step } from '@roundhouse/kernel';
import type { Screen } from './screen.ts';

export interface BalanceBench {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Games that a bot imagines to compare its moves. */
  readonly imagined: number;
  /** False: the bots choose also what the game would have drawn by lot, such as teams. */
  readonly draws?: boolean;
  readonly options: object;
  readonly seed: number;
  /** Keeps what was measured, a line a game; those in it are not played again. */
  readonly results?: string;
  /** Figures as a table for a page, instead of lines for a screen. */
  readonly markdown?: boolean;
}

interface Row {
  readonly seed: number;
  readonly payoffs: readonly number[];
  readonly measures: { readonly [measure: string]: Measure };
}

/** Plays, prints every mean with its 95 % interval, and says whether all bands are kept. */
export async function benchBalance(bench: BalanceBench, screen: Screen): Promise<boolean> {
  const { game: id, players, games, results, seed } = bench;
  const game = findGame(id)!;
  const metrics = await manifestOf(id).metrics?.();
  if (!metrics) throw new Error(`nothing is counted in ${game.name}`);
  const rows: Row[] = results && existsSync(results) ? readRows(results) : [];
  const known = new Set(rows.map(row => row.seed));
  for (let played = 0; played < games; played++) {
    const own = seed * 2 ** 21 + played;
    if (known.has(own)) continue;
    const row = playOne(bench, game, metrics, own);
    rows.push(row);
    if (results) appendFileSync(results, `${JSON.stringify(row)}\n`);
    screen.progress(`${game.name}, ${players} seats: ${played + 1} of ${games} games`);
    await screen.breathe();
  }
  screen.say(`${game.name}, ${players} seats, ${rows.length} games between equal bots, 95 % intervals`);
  if (rows.length === 0) throw new Error(`no games are in ${results}`);
  const figures = figuresOf(rows, metrics.bands(players));
  const write = bench.markdown ? asTableRow : asLine;
  if (bench.markdown) screen.say('\n| Figure | Measured | Of | Wanted |\n|---|---|---|---|');
  for (const figure of figures) screen.say(write(figure));
  screen.say(`${bench.markdown ? '\n' : '  '}${lengthsOf(rows)}`);
  return figures.every(({ fits }) => fits);
}

const readRows = (path: string): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Row);

function playOne(bench: BalanceBench, game: AnyGame, metrics: AnyMetrics, seed: number): Row {
  const { players, imagined, options, draws = true } = bench;
  const watch = metrics.watch(players);
  const chance = fastChance(seed);
  const hear = (event: unknown): void => watch.hear(event);
  const step: Step<unknown> = { chance, emit: hear, emitSecret: (_to, event) => hear(event), seal() {} };
  const state: unknown = game.setup(optionsFor<unknown>(game, players, options), players, step);
  for (let asked = 0; ; asked++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const moves = game.legalMoves(state, seat);
    const drawn = draws ? metrics.draws?.(moves, chance) : null;
    if (drawn) {
      game.apply(state, seat, drawn, step);
      continue;
    }
    const request: BotRequest = {
      ...{ game: game.id, view: game.view(state, seat), seat, moves },
      ...{
        level: 'greedy',
        budgetMs: Number.POSITIVE_INFINITY,
        games: imagined,
        seed: (seed % 2 ** 30) * 1000 + asked,
      },
    };
    game.apply(state, seat, choose(request), step);
  }
  const payoffs: readonly number[] = game.payoffs(state)!;
  return { seed, payoffs, measures: watch.measures(payoffs) };
}

interface Figure {
  readonly name: string;
  /** Mean and 95 % interval. */
  readonly measured: string;
  readonly of: number;
  /** Its band; null where there is none. */
  readonly wanted: string | null;
  /** Its interval and its band have something in common. */
  readonly fits: boolean;
}

function figuresOf(rows: readonly Row[], bands: { readonly [measure: string]: Band }): Figure[] {
  const values = new Map<string, Measure[]>();
  const put = (name: string, value: Measure): void => {
    const all = values.get(name);
    if (all) all.push(value);
    else values.set(name, [value]);
  };
  for (const { payoffs, measures } of rows) {
    for (const [seat, payoff] of payoffs.entries()) put(`seat ${seat} wins`, payoff);
    for (const [name, value] of Object.entries(measures)) put(name, value);
  }
  return [...values].map(([name, all]) => figureOf(name, all, bands[name]));
}

function figureOf(name: string, all: readonly Measure[], band: Band | undefined): Figure {
  const { mean, reach, of } = meanOf(all);
  const isShare = band ? band.isShare === true : all.every(isPart);
  const fits = band === undefined || (mean + reach >= (band.least ?? 0) && mean - reach <= (band.most ?? Infinity));
  const measured = `${format(mean, isShare)} ± ${format(reach, isShare)}`;
  return { name, measured, of, wanted: band ? bandText(band, isShare) : null, fits };
}

function asLine({ name, measured, of, wanted, fits }: Figure): string {
  const verdict = wanted === null ? '' : `  ${fits ? 'in' : 'NOT IN'} ${wanted}`;
  return `  ${name.padEnd(36)}${measured.padStart(18)}  of ${of}${verdict}`;
}

const asTableRow = ({ name, measured, of, wanted, fits }: Figure): string =>
  `| ${name} | ${measured} | ${of.toLocaleString('en')} | ${wanted ?? ''}${fits ? '' : ': **not met**'} |`;

/** How long games are, where rounds are counted. */
function lengthsOf(rows: readonly Row[]): string {
  const lengths = rows.flatMap(({ measures: { rounds } }) => (typeof rounds === 'number' ? [rounds] : []));
  if (lengths.length === 0) return 'rounds are not counted';
  lengths.sort((a, b) => a - b);
  const at = (share: number): number => lengths[Math.floor(share * (lengths.length - 1))]!;
  return `rounds: median ${at(0.5)}, 10th to 90th percentile ${at(0.1)} to ${at(0.9)}, longest ${at(1)}`;
}

/** Of a ratio of sums, too, games are what is drawn by lot; for plain numbers this is the usual interval of a mean. */
export function meanOf(all: readonly Measure[]): { mean: number; reach: number; of: number } {
  const pairs = all.map(value => (typeof value === 'number' ? ([value, 1] as const) : value));
  let [part, whole] = [0, 0];
  for (const [some, of] of pairs) {
    part += some;
    whole += of;
  }
  const mean = part / whole;
  const squares = pairs.reduce((sum, [some, of]) => sum + (some - mean * of) ** 2, 0);
  return { mean, reach: (1.96 * Math.sqrt(squares)) / whole, of: whole };
}

function isPart(value: Measure): boolean {
  const [some, of] = typeof value === 'number' ? [value, 1] : value;
  return some >= 0 && some <= of;
}

const format = (value: number, isShare: boolean): string =>
  isShare ? `${(100 * value).toFixed(1)} %` : value.toFixed(2);

function bandText({ least, most }: Band, isShare: boolean): string {
  if (isShare && most === 1) return `at least ${format(least ?? 0, true)}`;
  if (isShare && least === 0) return `at most ${format(most ?? 1, true)}`;
  if (least !== undefined && most !== undefined) return `${format(least, isShare)} to ${format(most, isShare)}`;
  return least !== undefined ? `at least ${format(least, isShare)}` : `at most ${format(most!, isShare)}`;
}
