/** `bench league`: characters and plain bots of a game against each other, seats turned, the same dice for each seat. */

import { choose, type Level, levelsFor, type Move } from '@roundhouse/bots';
import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';
import { meanOf } from '@roundhouse/games/figures.ts';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { type AnyGame, fastChance, optionsFor, silentStep } from '@roundhouse/kernel';
import { type PairResult, ratingsOf } from './elo.ts';
import { type Asked, playGame, type Setting, settingFor } from './played.ts';
import { keepRow, keptRows } from './results.ts';
import type { Screen } from './screen.ts';

export interface LeagueBench {
  readonly game: string;
  /** From the weakest to the strongest; each meets the next; greedy, if it is among them, meets all. */
  readonly levels: readonly Level[];
  /** Pairs of games for each meeting at most: one that is clear is over, unless all are wanted. */
  readonly pairs: number;
  /** Plays every pair: a share whose number of pairs depends on what they showed is biased. */
  readonly isWhole?: boolean;
  /** Seats at the table: at one of more than two, one plays against so many of the other kind. */
  readonly players: number;
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

/** A pair of games, or one from each seat of a larger table, as it is kept: `score` is what the first took of them. */
interface Row extends PairResult {
  readonly game: string;
  readonly seed: number;
  readonly budget: string;
  /** Where it is not two. */
  readonly players?: number;
  /** What it took from each seat. */
  readonly seats?: readonly number[];
}

/** What each character must take of the next lower, the champion of greedy, and anybody of a larger table: more than a share. */
const [OF_THE_LOWER, OF_GREEDY] = [0.65, 0.8];
/** Before that nothing is clear; then it takes more than the usual two deviations, because it is asked after every pair. */
const [LEAST_PAIRS, CLEAR] = [8, 2.6];

/** What the first of a meeting must take; null where that is only looked at. */
export function aimOf(a: Level, b: Level, players: number): number | null {
  if (players > 2) return 1 / players;
  if (b !== 'greedy') return OF_THE_LOWER;
  return a === 'champion' ? OF_GREEDY : null;
}

/** Whether more pairs would hardly change on which side of the aim the share is. */
export function isClear(scores: readonly number[], aim: number | null): boolean {
  if (aim === null || scores.length < LEAST_PAIRS) return false;
  const { mean, reach } = meanOf(scores);
  // All alike, they seem certain, and are not: as if one more had gone the other way.
  const least = (CLEAR / scores.length) * Math.max(mean, 1 - mean);
  return Math.abs(mean - aim) > Math.max((reach * CLEAR) / 1.96, least);
}

/** The levels of a league, where nobody names others. */
export const leagueLevels = (game: string): readonly Level[] => levelsFor(game).filter(level => level !== 'random');

/** Plays what is not kept yet, and prints shares and ratings with 95 % intervals. */
export async function benchLeague(bench: LeagueBench, screen: Screen): Promise<void> {
  const setting = await settingFor(bench.game, bench.players, bench.options);
  const { game } = setting;
  // A champion plays what is solved, and that has to be loaded first.
  const step = silentStep(fastChance(0));
  const opening: unknown = game.setup(optionsFor<unknown>(game, bench.players, bench.options), bench.players, step);
  await knowledgeOf(bench.game)?.prepare?.(game.view(opening, 0));
  const budget = budgetOf(bench);
  const rows = keptRows<Row>(bench.results).filter(
    row => row.game === bench.game && row.budget === budget && (row.players ?? 2) === bench.players,
  );
  const fixtures = fixturesOf(bench).filter(
    ({ a, b, seed }) => !rows.some(row => row.a === a && row.b === b && row.seed === seed),
  );
  const start = performance.now();
  for (const [done, fixture] of fixtures.entries()) {
    const { a, b } = fixture;
    if (!bench.isWhole && isClear(scoresOf(rows, a, b), aimOf(a, b, bench.players))) continue;
    const left = done === 0 ? '' : `, ${minutes(((performance.now() - start) / done) * (fixtures.length - done))} left`;
    screen.progress(`${game.name}: ${fixture.a} – ${fixture.b}, pair ${done + 1} of ${fixtures.length}${left}`);
    const seats: number[] = [];
    for (let own = 0; own < bench.players; own++) {
      seats.push(await shareOf(bench, setting, fixture, own, screen));
    }
    const score = seats.reduce((sum, one) => sum + one, 0) / bench.players;
    const table = bench.players === 2 ? {} : { players: bench.players };
    const row: Row = { game: bench.game, budget, ...table, ...fixture, score, seats };
    rows.push(row);
    keepRow(bench.results, row);
  }
  tell(bench, game, budget, rows, screen);
}

const scoresOf = (rows: readonly Row[], a: Level, b: Level): number[] =>
  rows.filter(row => row.a === a && row.b === b).map(({ score }) => score);

const budgetOf = ({ budgetMs, iterations }: LeagueBench): string =>
  budgetMs === Infinity ? (iterations === undefined ? 'own' : `${iterations} iterations`) : `${budgetMs} ms`;

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
async function shareOf(
  { budgetMs, iterations }: LeagueBench,
  setting: Setting,
  { a, b, seed }: Fixture,
  own: number,
  screen: Screen,
): Promise<number> {
  const thought = { budgetMs, ...(iterations !== undefined && { iterations }) };
  const answer = (asked: Asked): Move => choose({ ...asked, ...thought, level: asked.seat === own ? a : b });
  return (await playGame(setting, seed, answer, screen))[own]!;
}

function tell(bench: LeagueBench, game: AnyGame, budget: string, rows: readonly Row[], screen: Screen): void {
  const { game: id, players } = bench;
  screen.say(`${game.name}, ${players} seats, budget of a search: ${budget}; 95 % intervals`);
  const meetings = Map.groupBy(rows, ({ a, b }) => `${a} – ${b}`);
  for (const [meeting, played] of meetings) {
    const { mean, reach, of } = meanOf(played.map(({ score }) => score));
    const aim = aimOf(played[0]!.a as Level, played[0]!.b as Level, players);
    const verdict = aim === null ? '' : `; at least ${100 * aim} %: ${verdictOn(mean, reach, aim)}`;
    screen.say(
      `  ${meeting.padEnd(22)}${(100 * mean).toFixed(1)} % ± ${(100 * reach).toFixed(1)} in ${of} times ${players} games${bySeat(played)}${verdict}`,
    );
  }
  // Ratings are about two who meet.
  if (rows.length === 0 || players > 2) return;
  const characters = charactersOf(id);
  for (const { who, elo, from, to } of ratingsOf(rows, 'greedy')) {
    const name = isCharacter(who) ? `${characters[who].name} (${who})` : who;
    screen.say(`  ${name.padEnd(22)}Elo ${elo.toFixed(0)} (${from.toFixed(0)} to ${to.toFixed(0)})`);
  }
}

/** What was taken from the first seat, the second and so on. */
function bySeat(played: readonly Row[]): string {
  const told = played.flatMap(({ seats }) => (seats ? [seats] : []));
  if (told.length === 0) return '';
  const shares = told[0]!.map((_, seat) => told.reduce((sum, seats) => sum + seats[seat]!, 0) / told.length);
  return ` (by seat ${shares.map(share => `${(100 * share).toFixed(0)} %`).join(', ')})`;
}

const verdictOn = (mean: number, reach: number, aim: number): string =>
  Math.abs(mean - aim) < reach ? 'not clear yet' : mean > aim ? 'met' : 'MISSED';

const minutes = (ms: number): string => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`);
