/** `bench search`: imagined games of a search a CPU-second, beside bare redeals played to their end at random. */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type BotRequest, choose } from '@roundhouse/bots';
import { type BotWorker, startBotWorker } from '@roundhouse/bots/node-worker.ts';
import { searched } from '@roundhouse/bots/search/search.ts';
import { manifestOf } from '@roundhouse/games/all.ts';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { type AnyGame, fastChance, optionsFor, playout, silentStep } from '@roundhouse/kernel';
import { knownGames } from './bots.ts';
import type { BrowserBots } from './browser-bots.ts';
import { formatRates, median, type Race, type Runner, race, ratios } from './race.ts';
import type { Screen } from './screen.ts';

export interface SearchBench extends Race {
  /** Only this game; all that bots know where absent. */
  readonly game?: string;
  readonly seed: number;
}

const POSITIONS = 12;
/** Between two positions of a game that are searched, so that they differ. */
const MOVES_BETWEEN = 5;
/** Deep enough for a tree to grow, and short enough for a round to meet many positions. */
const ITERATIONS = 200;
const LEAST_SHARE = 0.4;
/** What two threads must do of one's work, if two cores are free. */
const LEAST_SPEEDUP = 1.8;
const [SEARCHES_A_WORKER, TURNS] = [6, 4];
/** How much longer a browser's worker may take than one under Node. */
const MOST_SLOWER = 1.5;

/** Prints both rates for each game, what a second thread adds, and how a browser keeps up; false where a search costs too much. */
export async function benchSearch({ game: only, ...bench }: SearchBench, screen: Screen): Promise<boolean> {
  // No other bench has to load a browser's driver.
  const { openBrowserBots } = await import('./browser-bots.ts');
  const inBrowser = await openBrowserBots();
  screen.say(`Per CPU-second, two seats, positions from play; median of ${bench.rounds} rounds (slowest to fastest)`);
  let areQuick = true;
  try {
    for (const game of knownGames()) {
      if (only !== undefined && game.id !== only) continue;
      areQuick = (await benchGame(game, bench, inBrowser, screen)) && areQuick;
    }
  } finally {
    await inBrowser.close();
  }
  return areQuick;
}

async function benchGame(
  game: AnyGame,
  bench: Omit<SearchBench, 'game'>,
  inBrowser: BrowserBots,
  screen: Screen,
): Promise<boolean> {
  const requests = await positionsOf(game, bench.seed);
  const [bare, search] = await race([bareGames(game, requests), searches(game, requests)], bench, screen);
  const share = median(ratios(search!, bare!));
  const isQuick = share >= LEAST_SHARE;
  screen.say(game.name);
  screen.say(`  ${'redeal and playout'.padEnd(22)}${formatRates(bare!)}`);
  screen.say(`  ${'search iterations'.padEnd(22)}${formatRates(search!)}`);
  screen.say(`  ${'share'.padEnd(22)}${share.toFixed(2)}; at least ${LEAST_SHARE}: ${isQuick ? 'met' : 'MISSED'}`);
  const iterations = Math.max(ITERATIONS, Math.round(median(search!) / 4));
  const given = await speedupOfCounting();
  const speedup = await speedupOf(requests, iterations, screen);
  const missed =
    given < LEAST_SPEEDUP ? `two that only count have no more than ${given.toFixed(2)} here now` : 'MISSED';
  const verdict = speedup >= LEAST_SPEEDUP ? 'met' : missed;
  screen.say(`  ${'two threads for one'.padEnd(22)}${speedup.toFixed(2)}; at least ${LEAST_SPEEDUP}: ${verdict}`);
  const slower = await slownessOf(inBrowser, requests, iterations, screen);
  const isNear = slower <= MOST_SLOWER;
  screen.say(
    `  ${'browser for Node'.padEnd(22)}${slower.toFixed(2)}; at most ${MOST_SLOWER}: ${isNear ? 'met' : 'MISSED'}`,
  );
  return isQuick && isNear;
}

/** Choices from games between quick bots that look at their own turn. */
async function positionsOf(game: AnyGame, seed: number): Promise<BotRequest[]> {
  const draws = (await manifestOf(game.id).metrics?.())?.draws;
  const requests: BotRequest[] = [];
  for (let own = seed * 2 ** 21; requests.length < POSITIONS; own++) {
    const step = silentStep(fastChance(own));
    const state: unknown = game.setup(optionsFor<unknown>(game, 2, {}), 2, step);
    for (let asked = 1; requests.length < POSITIONS; asked++) {
      const seat = game.toAct(state)[0];
      if (seat === undefined) break;
      const moves = game.legalMoves(state, seat);
      const request: BotRequest = {
        ...{ game: game.id, view: game.view(state, seat), seat, moves },
        ...{ level: 'greedy', budgetMs: Infinity, games: 4, seed: own + asked },
      };
      if (moves.length > 1 && asked % MOVES_BETWEEN === 0) requests.push(request);
      game.apply(state, seat, draws?.(moves, step.chance) ?? choose(request), step);
    }
  }
  return requests;
}

function bareGames(game: AnyGame, requests: readonly BotRequest[]): Runner {
  let played = 0;
  return {
    name: `${game.name}: redeal and playout`,
    run() {
      for (const { view, seat } of requests) {
        const chance = fastChance(++played);
        playout(game, game.determinize(view, seat, chance), chance);
      }
      return requests.length;
    },
  };
}

function searches(game: AnyGame, requests: readonly BotRequest[]): Runner {
  const knowledge = knowledgeOf(game.id)!;
  let asked = 0;
  return {
    name: `${game.name}: search`,
    run() {
      const request = requests[asked % requests.length]!;
      return searched({ ...request, seed: ++asked, iterations: ITERATIONS }, game, knowledge).iterations;
    },
  };
}

/** What a worker is asked in one turn, so that it thinks. */
function tasksFor(requests: readonly BotRequest[], iterations: number): BotRequest[] {
  // Where a champion plays what is solved, it thinks of nothing; then whoever thinks is asked.
  const isSolved = knowledgeOf(requests[0]!.game)!.policy !== undefined;
  const asked = isSolved
    ? ({ level: 'greedy', games: iterations } as const)
    : ({ level: 'champion', iterations } as const);
  return Array.from({ length: SEARCHES_A_WORKER }, (_, i) => ({
    ...requests[i % requests.length]!,
    ...asked,
    seed: i,
  }));
}

/** Milliseconds that a worker takes to answer one request after the other. */
async function timeOf(worker: BotWorker, requests: readonly BotRequest[]): Promise<number> {
  const start = performance.now();
  for (const request of requests) await worker.choose(request);
  return performance.now() - start;
}

/** How many times as long a browser's worker takes as one under Node: the median of turns taken one after the other. */
async function slownessOf(
  inBrowser: BrowserBots,
  requests: readonly BotRequest[],
  iterations: number,
  screen: Screen,
): Promise<number> {
  const tasks = tasksFor(requests, iterations);
  const worker = startBotWorker();
  const slower: number[] = [];
  try {
    // Both load and compile what they need before anything counts.
    for (let turn = 0; turn <= TURNS; turn++) {
      screen.progress(`a browser beside Node, ${turn} of ${TURNS}`);
      const ratio = (await inBrowser.think(tasks)) / (await timeOf(worker, tasks));
      if (turn > 0) slower.push(ratio);
    }
  } finally {
    await worker.close();
  }
  return median(slower);
}

/** How many times as much two threads do as one, by the clock, when they search. */
async function speedupOf(requests: readonly BotRequest[], iterations: number, screen: Screen): Promise<number> {
  const workers = [startBotWorker(), startBotWorker()];
  const asked = tasksFor(requests, iterations);
  const tasks = workers.map(worker => (): Promise<unknown> => timeOf(worker, asked));
  try {
    return await speedupBy(tasks, turn => screen.progress(`two threads for one, ${turn} of ${TURNS}`));
  } finally {
    for (const worker of workers) await worker.close();
  }
}

/** Counted to by each thread, some tenths of a second. */
const COUNTED = 3e8;

/** The same for threads that share nothing and wait for nothing. */
async function speedupOfCounting(): Promise<number> {
  const workers = [0, 1].map(() => new Worker(new URL('./counting-worker.ts', import.meta.url)));
  const tasks = workers.map(worker => async (): Promise<void> => {
    worker.postMessage(COUNTED);
    await once(worker, 'message');
  });
  try {
    return await speedupBy(tasks, () => {});
  } finally {
    for (const worker of workers) await worker.terminate();
  }
}

/** Alone and together in turns, since machines are quicker at one time than at another: the median of what both gain. */
async function speedupBy(tasks: readonly (() => Promise<unknown>)[], tell: (turn: number) => void): Promise<number> {
  const timeTogether = async (busy: typeof tasks): Promise<number> => {
    const start = performance.now();
    await Promise.all(busy.map(task => task()));
    return performance.now() - start;
  };
  // Both have compiled what they need before anything counts.
  await timeTogether(tasks);
  const speedups: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    tell(turn + 1);
    const alone = await timeTogether([tasks[turn % tasks.length]!]);
    speedups.push((tasks.length * alone) / (await timeTogether(tasks)));
  }
  return median(speedups);
}
