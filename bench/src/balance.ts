/** `bench balance`: games between equal players, and each figure that a game's designers count beside its band. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type BotRequest, choose } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import { type Figure, figureOf, fits } from '@roundhouse/games/figures.ts';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { anything, type Measured, measured } from '@roundhouse/games/measured.ts';
import type { AnyMetrics, Band, Measure } from '@roundhouse/games/metrics.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { type Screen, Stopped } from './screen.ts';

export interface BalanceBench {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Games that a bot imagines to compare its moves; with none it does what it would do by habit. */
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

interface Row extends Measured {
  readonly seed: number;
}

/** Plays, prints every figure with its 95 % interval, and says whether all bands are kept. Ctrl-C prints what there is. */
export async function benchBalance(bench: BalanceBench, screen: Screen): Promise<boolean> {
  const { game: id, players, results } = bench;
  const game = findGame(id)!;
  const metrics = await manifestOf(id).metrics?.();
  if (!metrics) throw new Error(`nothing is counted in ${game.name}`);
  const rows: Row[] = results && existsSync(results) ? readRows(results) : [];
  let stopped: Stopped | null = null;
  try {
    await playMore(bench, game, metrics, rows, screen);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error;
  }
  if (rows.length === 0) throw stopped ?? new Error(`no games are in ${results}`);
  const who = metrics.isRandom ? 'at random' : 'between equal bots';
  screen.say(`${game.name}, ${players} seats, ${rows.length} games ${who}, 95 % intervals`);
  const lines = linesOf(rows, metrics.bands(players));
  const write = bench.markdown ? asTableRow : asLine;
  if (bench.markdown) screen.say('\n| Figure | Measured | Of | Wanted |\n|---|---|---|---|');
  for (const line of lines) screen.say(write(line));
  screen.say(`${bench.markdown ? '\n' : '  '}${lengthsOf(rows)}`);
  if (stopped) throw stopped;
  return lines.every(({ isGood }) => isGood);
}

/** Plays those games that are not known yet, and adds them to the rows. */
async function playMore(
  bench: BalanceBench,
  game: AnyGame,
  metrics: AnyMetrics,
  rows: Row[],
  screen: Screen,
): Promise<void> {
  const { players, games, results, seed } = bench;
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
}

const readRows = (path: string): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Row);

function playOne(bench: BalanceBench, game: AnyGame, metrics: AnyMetrics, seed: number): Row {
  const { players, options, draws = true } = bench;
  const answer = metrics.isRandom ? anything : botFor(bench, game, seed);
  return {
    seed,
    ...measured(game, metrics, { seats: players, options, seed }, (asked, chance) => {
      const drawn = draws ? metrics.draws?.(asked.moves, chance) : null;
      return drawn ?? answer(asked, chance);
    }),
  };
}

function botFor({ imagined }: BalanceBench, game: AnyGame, seed: number): typeof anything {
  const habit = knowledgeOf(game.id)?.rolloutMove;
  if (imagined === 0) {
    if (!habit) throw new Error(`nobody plays ${game.name} by habit`);
    return ({ view, seat, moves }) => habit(view, seat, moves);
  }
  return ({ at, view, seat, moves }) => {
    const request: BotRequest = {
      ...{ game: game.id, view, seat, moves, level: 'greedy' },
      ...{ budgetMs: Number.POSITIVE_INFINITY, games: imagined, seed: (seed % 2 ** 30) * 1000 + at },
    };
    return choose(request);
  };
}

/** A figure as it is printed. */
interface Line {
  readonly name: string;
  /** With its 95 % interval. */
  readonly measured: string;
  readonly of: number;
  /** Its band; null where there is none. */
  readonly wanted: string | null;
  readonly isGood: boolean;
}

function linesOf(rows: readonly Row[], bands: { readonly [measure: string]: Band }): Line[] {
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
  return [...values].map(([name, all]) => lineOf(name, all, bands[name]));
}

function lineOf(name: string, all: readonly Measure[], band: Band | undefined): Line {
  const figure = figureOf(all, band);
  const isShare = band ? band.isShare === true : all.every(isPart);
  return {
    name: band?.isMedian ? `${name}, median` : name,
    measured: withInterval(figure, isShare),
    of: figure.of,
    wanted: band ? bandText(band, isShare) : null,
    isGood: band === undefined || fits(figure, band),
  };
}

function withInterval({ value, low, high }: Figure, isShare: boolean): string {
  return `${format(value, isShare)} (${format(low, isShare)} to ${format(high, isShare)})`;
}

function asLine({ name, measured, of, wanted, isGood }: Line): string {
  const verdict = wanted === null ? '' : `  ${isGood ? 'in' : 'NOT IN'} ${wanted}`;
  return `  ${name.padEnd(42)}${measured.padStart(28)}  of ${of}${verdict}`;
}

const asTableRow = ({ name, measured, of, wanted, isGood }: Line): string =>
  `| ${name} | ${measured} | ${of.toLocaleString('en')} | ${wanted ?? ''}${isGood ? '' : ': **not met**'} |`;

/** How long games are, where rounds are counted. */
function lengthsOf(rows: readonly Row[]): string {
  const lengths = rows.flatMap(({ measures: { rounds } }) => (typeof rounds === 'number' ? [rounds] : []));
  if (lengths.length === 0) return 'rounds are not counted';
  lengths.sort((a, b) => a - b);
  const at = (share: number): number => lengths[Math.floor(share * (lengths.length - 1))]!;
  return `rounds: median ${at(0.5)}, 10th to 90th percentile ${at(0.1)} to ${at(0.9)}, longest ${at(1)}`;
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
