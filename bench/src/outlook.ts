/** `bench outlook`: at a table of more than two, a search that fears everybody among others that let each play for itself. */

import type { BotRequest, Move } from '@roundhouse/bots';
import { searched } from '@roundhouse/bots/search/search.ts';
import { meanOf } from '@roundhouse/games/figures.ts';
import { type AnyKnowledge, knowledgeOf } from '@roundhouse/games/knowledge';
import { type Asked, playGame, type Setting, settingFor } from './played.ts';
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
  const setting = await settingFor(bench.game, players, bench.options);
  const { game } = setting;
  const rows = rowsOf(bench);
  for (let table = rows.length; table < tables; table++) {
    screen.progress(`${game.name}: table ${table + 1} of ${tables}`);
    const seats: number[] = [];
    for (let own = 0; own < players; own++) seats.push(await shareOf(bench, setting, table, own, screen));
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
async function shareOf(
  { iterations, seed }: OutlookBench,
  setting: Setting,
  table: number,
  own: number,
  screen: Screen,
): Promise<number> {
  const { game } = setting;
  const known: AnyKnowledge = knowledgeOf(game.id)!;
  const paranoid: AnyKnowledge = { ...known, search: { ...known.search, isParanoid: true } };
  const answer = (asked: Asked): Move => {
    if (asked.moves.length === 1) return asked.moves[0]!;
    const request: BotRequest = { ...asked, level: 'champion', budgetMs: Infinity, iterations };
    return searched(request, game, asked.seat === own ? paranoid : known).best();
  };
  return (await playGame(setting, (seed + 1) * 2 ** 21 + table, answer, screen))[own]!;
}

const rowsOf = ({ results, game, players, iterations, seed }: OutlookBench): Row[] =>
  keptRows<Row>(results).filter(
    row => row.game === game && row.players === players && row.iterations === iterations && row.seed === seed,
  );
