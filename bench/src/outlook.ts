/** `bench outlook`: at a table of more than two, a search that fears everybody among others that let each play for itself. */

import type { BotRequest, Move } from '@roundhouse/bots';
import { searched } from '@roundhouse/bots/search/search.ts';
import { findGame } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import { type AnyKnowledge, knowledgeOf } from '@roundhouse/games/knowledge';
import type { AnyMetrics } from '@roundhouse/games/metrics.ts';
import { type AnyGame, fastChance, optionsFor, silentStep } from '@roundhouse/kernel';
import { meanOf } from './balance.ts';
import { keepRow, keptRows } from './results.ts';
import type { Screen } from './screen.ts';

export interface OutlookBench {
  readonly game: string;
  readonly players: number;
  /** Tables, those of the file included; each is played once from every seat. */
  readonly tables: number;
  /** Imagined games a move, for everybody. */
  readonly iterations: number;
  readonly options: object;
  readonly seed: number;
  readonly results?: string;
}

/** A table: what the paranoid one took from each seat. */
interface Row {
  readonly game: string;
  readonly players: number;
  readonly iterations: number;
  readonly seed: number;
  readonly seats: readonly number[];
}

/** Plays what is not kept yet, and prints the share of the paranoid one with its 95 % interval. */
export async function benchOutlook(bench: OutlookBench, screen: Screen): Promise<void> {
  const { players, tables, iterations, seed } = bench;
  const game = findGame(bench.game)!;
  const draws = (await manifestOf(bench.game).metrics?.())?.draws;
  const rows = rowsOf(bench);
  for (let table = rows.length; table < tables; table++) {
    screen.progress(`${game.name}: table ${table + 1} of ${tables}`);
    const seats: number[] = [];
    for (let own = 0; own < players; own++) seats.push(await playGame(bench, game, draws, table, own, screen));
    const row: Row = { game: bench.game, players, iterations, seed, seats };
    rows.push(row);
    keepRow(bench.results, row);
  }
  const { mean, reach, of } = meanOf(rows.map(({ seats }) => seats.reduce((sum, one) => sum + one, 0) / players));
  screen.say(`${game.name}, ${players} seats, ${iterations} imagined games a move: one paranoid among max^n`);
  screen.say(
    `  ${(100 * mean).toFixed(1)} % ± ${(100 * reach).toFixed(1)} at ${of} tables; even would be ${(100 / players).toFixed(1)} %`,
  );
}

/** What the paranoid one has at the end. */
async function playGame(
  { players, iterations, options, seed }: OutlookBench,
  game: AnyGame,
  draws: AnyMetrics['draws'],
  table: number,
  own: number,
  screen: Screen,
): Promise<number> {
  const known: AnyKnowledge = knowledgeOf(game.id)!;
  const paranoid: AnyKnowledge = { ...known, search: { ...known.search, isParanoid: true } };
  const dealt = (seed + 1) * 2 ** 21 + table;
  const step = silentStep(fastChance(dealt));
  const state: unknown = game.setup(optionsFor<unknown>(game, players, options), players, step);
  for (let asked = 0; ; asked++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return game.payoffs(state)![own]!;
    const moves: readonly Move[] = game.legalMoves(state, seat);
    const request: BotRequest = {
      ...{ game: game.id, view: game.view(state, seat), seat, moves, level: 'champion', budgetMs: Infinity },
      ...{ seed: (dealt % 2 ** 30) * 1000 + asked, iterations },
    };
    const search = (): Move => searched(request, game, seat === own ? paranoid : known).best();
    game.apply(state, seat, draws?.(moves, step.chance) ?? (moves.length === 1 ? moves[0]! : search()), step);
    await screen.breathe();
  }
}

const rowsOf = ({ results, game, players, iterations, seed }: OutlookBench): Row[] =>
  keptRows<Row>(results).filter(
    row => row.game === game && row.players === players && row.iterations === iterations && row.seed === seed,
  );
