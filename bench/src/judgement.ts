/** `bench judgement`: a search with the learnt judgement against one with the hand-made evaluation, which gets as much time. */

import type { BotRequest, Move } from '@roundhouse/bots';
import { searched } from '@roundhouse/bots/search/search.ts';
import { meanOf } from '@roundhouse/games/figures.ts';
import { type AnyKnowledge, knowledgeOf } from '@roundhouse/games/knowledge';
import type { AnyGame } from '@roundhouse/kernel';
import { type Asked, playGame, type Setting, settingFor } from './played.ts';
import { keepRow, keptRows } from './results.ts';
import type { Screen } from './screen.ts';

export interface JudgementBench {
  readonly game: string;
  /** Pairs of games, those of the file included. */
  readonly pairs: number;
  /** Imagined games a move with the learnt judgement. */
  readonly iterations: number;
  /** Settled positions that the search with the hand-made one plays past, where other than the champion's. */
  readonly turns?: number;
  readonly options: object;
  readonly seed: number;
  readonly results?: string;
}

/** One that searches, and what that has cost so far. */
interface Thinker {
  readonly knowledge: AnyKnowledge;
  iterations: number;
  answers: number;
  micros: number;
}

/** What was played: what the learnt one took of both games, by how many imagined games, and what an answer cost each. */
interface Row {
  readonly game: string;
  readonly seed: number;
  readonly iterations: readonly [number, number];
  readonly score: number;
  /** Microseconds of a processor; not in older rows. */
  readonly prices?: readonly [number, number];
}

/** Played first, to see what an answer costs each of them; and the share that a learnt judgement must take. */
const [PAIRS_FOR_PRICES, LEAST_SHARE] = [4, 0.6];

/** Plays what is not kept yet, and prints the share of the learnt one with its 95 % interval. */
export async function benchJudgement(bench: JudgementBench, screen: Screen): Promise<void> {
  const setting = await settingFor(bench.game, 2, bench.options);
  const { game } = setting;
  const known = knowledgeOf(bench.game)!;
  const { judge: _learnt, searchIsQuiet: _quiet, ...rest } = known;
  const search = bench.turns === undefined ? rest.search : { ...rest.search, turns: bench.turns };
  const learnt = thinker(known, bench.iterations);
  const handMade = thinker({ ...rest, ...(search && { search }) }, bench.iterations);
  const play = (pair: number): Promise<number> =>
    playPair(setting, (bench.seed + 1) * 2 ** 21 + pair, learnt, handMade, screen);
  const rows = rowsOf(bench);
  if (rows.length > 0) handMade.iterations = rows[0]!.iterations[1];
  else {
    for (let pair = 0; pair < PAIRS_FOR_PRICES; pair++) {
      screen.progress(`${game.name}: what an answer costs, ${pair + 1} of ${PAIRS_FOR_PRICES}`);
      await play(-1 - pair);
    }
    handMade.iterations = Math.max(1, Math.round((bench.iterations * priceOf(learnt)) / priceOf(handMade)));
  }
  for (let pair = rows.length; pair < bench.pairs; pair++) {
    screen.progress(`${game.name}: pair ${pair + 1} of ${bench.pairs}`);
    const iterations = [learnt.iterations, handMade.iterations] as const;
    for (const one of [learnt, handMade]) [one.answers, one.micros] = [0, 0];
    const score = await play(pair);
    const prices = [priceOf(learnt), priceOf(handMade)] as const;
    const row: Row = { game: bench.game, seed: bench.seed, iterations, score, prices };
    rows.push(row);
    keepRow(bench.results, row);
  }
  const { mean, reach, of } = meanOf(rows.map(({ score }) => score));
  screen.say(
    `${game.name}: learnt, ${learnt.iterations} imagined games a move, against hand-made, ${handMade.iterations}, made to take as long`,
  );
  const verdict = mean >= LEAST_SHARE ? 'met' : 'MISSED';
  screen.say(
    `  ${(100 * mean).toFixed(1)} % ± ${(100 * reach).toFixed(1)} in ${of} pairs; at least ${100 * LEAST_SHARE} %: ${verdict}`,
  );
  const told = rows.flatMap(({ prices }) => (prices ? [prices] : []));
  const [own, other] = [0, 1].map(who => told.reduce((sum, prices) => sum + prices[who]!, 0) / told.length / 1000);
  if (told.length > 0) screen.say(`  an answer took ${own!.toFixed(2)} ms and ${other!.toFixed(2)} ms of a processor`);
}

const thinker = (knowledge: AnyKnowledge, iterations: number): Thinker => ({
  ...{ knowledge, iterations, answers: 0, micros: 0 },
});

const priceOf = ({ micros, answers }: Thinker): number => micros / answers;

/** Seats turned, the same dice: what the learnt one takes of both. */
async function playPair(
  setting: Setting,
  seed: number,
  learnt: Thinker,
  handMade: Thinker,
  screen: Screen,
): Promise<number> {
  let taken = 0;
  for (const own of [0, 1]) {
    const answer = (asked: Asked): Move => chosen(setting.game, asked, asked.seat === own ? learnt : handMade);
    taken += (await playGame(setting, seed, answer, screen))[own]! / 2;
  }
  return taken;
}

function chosen(game: AnyGame, asked: Asked, thinker: Thinker): Move {
  if (asked.moves.length === 1) return asked.moves[0]!;
  const request: BotRequest = { ...asked, level: 'champion', budgetMs: Infinity, iterations: thinker.iterations };
  const before = process.cpuUsage();
  const search = searched(request, game, thinker.knowledge);
  const { user, system } = process.cpuUsage(before);
  thinker.micros += user + system;
  thinker.answers++;
  return search.best();
}

const rowsOf = ({ results, game, seed, iterations }: JudgementBench): Row[] =>
  keptRows<Row>(results).filter(row => row.game === game && row.seed === seed && row.iterations[0] === iterations);
