/** `bench league`: characters and plain bots of a game against each other, seats turned, the same dice for both of a pair. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type BotRequest, choose, type Level, levelsFor } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import type { AnyMetrics } from '@roundhouse/games/metrics.ts';
import { type AnyGame, fastChance, optionsFor, silentStep } from '@roundhouse/kernel';
import { meanOf } from './balance.ts';
import { type PairResult, ratingsOf } from './elo.ts';
import type { Screen } from './screen.ts';

export interface LeagueBench {
  readonly game: string;
  /** From the weakest to the strongest; each meets the next; greedy, if it is among them, meets all. */
  readonly levels: readonly Level[];
  /** Pairs of games for each meeting. */
  readonly pairs: number;
  /** What those who search may use for a move. */
  readonly budgetMs: number;
  readonly iterations?: number;
  readonly options: object;
  readonly seed: number;
  /** Keeps what was played, a line a pair; those in it are not played again. */
  readonly results?: string;
}

/** Who meets, and by which dice. */
interface Fixture {
  readonly a: Level;
  readonly b: Level;
  readonly seed: number;
}

/** A pair of games as it is kept: `score` is what the first took of both. */
interface Row extends PairResult {
  readonly game: string;
  readonly seed: number;
  readonly budget: string;
}

/** The levels of a league, where nobody names others. */
export const leagueLevels = (game: string): readonly Level[] => levelsFor(game).filter(level => level !== 'random');

/** Plays what is not kept yet, and prints shares and ratings with 95 % intervals. */
export async function benchLeague(bench: LeagueBench, screen: Screen): Promise<void> {
  const game = findGame(bench.game)!;
  // A champion plays what is solved, and that has to be loaded first.
  await knowledgeOf(bench.game)?.prepare?.();
  const draws = (await manifestOf(bench.game).metrics?.())?.draws;
  const budget = budgetOf(bench);
  const rows = keptRows(bench).filter(row => row.game === bench.game && row.budget === budget);
  const fixtures = fixturesOf(bench).filter(
    ({ a, b, seed }) => !rows.some(row => row.a === a && row.b === b && row.seed === seed),
  );
  const start = performance.now();
  for (const [done, fixture] of fixtures.entries()) {
    const left = done === 0 ? '' : `, ${minutes(((performance.now() - start) / done) * (fixtures.length - done))} left`;
    screen.progress(`${game.name}: ${fixture.a} – ${fixture.b}, pair ${done + 1} of ${fixtures.length}${left}`);
    let score = 0;
    for (const turned of [false, true]) {
      score += (await playGame(bench, game, draws, fixture, turned, screen)) / 2;
    }
    const row: Row = { game: bench.game, budget, ...fixture, score };
    rows.push(row);
    if (bench.results) appendFileSync(bench.results, `${JSON.stringify(row)}\n`);
  }
  tell(bench, game, budget, rows, screen);
}

const budgetOf = ({ budgetMs, iterations }: LeagueBench): string =>
  budgetMs === Infinity ? (iterations === undefined ? 'own' : `${iterations} iterations`) : `${budgetMs} ms`;

const keptRows = ({ results }: LeagueBench): Row[] =>
  results && existsSync(results)
    ? readFileSync(results, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as Row)
    : [];

/** Pair after pair, so that whoever stops early has something of each meeting. */
export function fixturesOf({ levels, pairs, seed }: Pick<LeagueBench, 'levels' | 'pairs' | 'seed'>): Fixture[] {
  const ladder = levels.filter(level => level !== 'greedy');
  const neighbours = ladder.slice(1).map((level, i) => ({ a: level, b: ladder[i]! }));
  const withGreedy = levels.includes('greedy') ? ladder.map(level => ({ a: level, b: 'greedy' as const })) : [];
  return Array.from({ length: pairs }, (_, pair) =>
    [...neighbours, ...withGreedy].map(meeting => ({ ...meeting, seed: seed * 2 ** 21 + pair })),
  ).flat();
}

/** What `a` has of it at the end. */
async function playGame(
  { budgetMs, iterations, options }: LeagueBench,
  game: AnyGame,
  draws: AnyMetrics['draws'],
  { a, b, seed }: Fixture,
  turned: boolean,
  screen: Screen,
): Promise<number> {
  const step = silentStep(fastChance(seed));
  const state: unknown = game.setup(optionsFor<unknown>(game, 2, options), 2, step);
  const own = turned ? 1 : 0;
  for (let asked = 0; ; asked++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return game.payoffs(state)![own]!;
    const moves = game.legalMoves(state, seat);
    const drawn = draws?.(moves, step.chance);
    if (drawn) {
      game.apply(state, seat, drawn, step);
      continue;
    }
    const request: BotRequest = {
      ...{ game: game.id, view: game.view(state, seat), seat, moves, level: seat === own ? a : b },
      ...{ budgetMs, seed: (seed % 2 ** 30) * 1000 + asked, ...(iterations !== undefined && { iterations }) },
    };
    game.apply(state, seat, choose(request), step);
    await screen.breathe();
  }
}

function tell({ game: id }: LeagueBench, game: AnyGame, budget: string, rows: readonly Row[], screen: Screen): void {
  screen.say(`${game.name}, two seats, budget of a search: ${budget}; 95 % intervals`);
  const meetings = Map.groupBy(rows, ({ a, b }) => `${a} – ${b}`);
  for (const [meeting, played] of meetings) {
    const { mean, reach, of } = meanOf(played.map(({ score }) => score));
    screen.say(`  ${meeting.padEnd(22)}${(100 * mean).toFixed(1)} % ± ${(100 * reach).toFixed(1)}  of ${of} pairs`);
  }
  if (rows.length === 0) return;
  const characters = charactersOf(id);
  for (const { who, elo, from, to } of ratingsOf(rows, 'greedy')) {
    const name = isCharacter(who) ? `${characters[who].name} (${who})` : who;
    screen.say(`  ${name.padEnd(22)}Elo ${elo.toFixed(0)} (${from.toFixed(0)} to ${to.toFixed(0)})`);
  }
}

const minutes = (ms: number): string => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`);
