/** `bench bots`: how much better the greedy bot is than the random one, and how much processor time it takes to think. */

import { type BotRequest, choose, type Level, levelsFor } from '@roundhouse/bots';
import { GAMES } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import type { AnyMetrics } from '@roundhouse/games/metrics.ts';
import { type AnyGame, completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { formatAmount } from './race.ts';
import type { Screen } from './screen.ts';

/** Sets of options worth measuring that no preset names. */
const MORE_VARIANTS: { readonly [game: string]: { readonly [name: string]: object } } = {
  fite: { 'classic without powers': { powers: 'off' } },
};

/** Where the presets are only more of the same, what is measured instead. */
const OTHER_VARIANTS: typeof MORE_VARIANTS = {
  'element-circle': { 'one round': { matchFormat: 'firstTo(1)' } },
};

export interface BotsBench {
  /** Only this game; all that greedy knows where absent. */
  readonly game?: string;
  /** Only this preset. */
  readonly preset?: string;
  readonly bouts: number;
  readonly seed: number;
}

/** The games in which `greedy` can be measured. */
export const knownGames = (): readonly AnyGame[] => GAMES.filter(({ id }) => levelsFor(id).includes('greedy'));

/** Prints, for each game and variant, how greedy did against random; they change seats after every bout. */
export async function benchBots({ game: only, preset, bouts, seed }: BotsBench, screen: Screen): Promise<void> {
  for (const game of knownGames()) {
    if (only !== undefined && game.id !== only) continue;
    screen.say(`Greedy against random in ${game.name}, ${bouts.toLocaleString('en')} bouts each, 95 % intervals`);
    const variants = OTHER_VARIANTS[game.id] ?? { ...MORE_VARIANTS[game.id], ...game.presets };
    const draws = (await manifestOf(game.id).metrics?.())?.draws;
    for (const [name, options] of Object.entries(variants)) {
      if (preset !== undefined && name !== preset) continue;
      await benchVariant({ game, name, options, draws, bouts, seed }, screen);
    }
  }
}

interface Variant {
  readonly game: AnyGame;
  readonly name: string;
  readonly options: object;
  /** What neither bot chooses, so that both have equal luck with it, such as teams. */
  readonly draws: AnyMetrics['draws'];
  readonly bouts: number;
  readonly seed: number;
}

async function benchVariant(variant: Variant, screen: Screen): Promise<void> {
  const { name, bouts, seed } = variant;
  const count = { won: 0, drawn: 0 };
  const thinking: number[] = [];
  for (let bout = 0; bout < bouts; bout++) {
    const greedySeat = bout % 2;
    const payoff = playBout(variant, greedySeat, seed * 2 ** 21 + bout, thinking);
    if (payoff === 1) count.won++;
    else if (payoff === 0.5) count.drawn++;
    screen.progress(`${name}: ${bout + 1} of ${bouts} bouts, ${count.won} won`);
    await screen.breathe();
  }
  const [low, high] = wilson(count.won, bouts);
  const lost = bouts - count.won - count.drawn;
  screen.say(
    `  ${name.padEnd(24)}won ${percent(count.won / bouts)} (${percent(low)} to ${percent(high)}), drew ` +
      `${percent(count.drawn / bouts)}, lost ${percent(lost / bouts)}; ${formatThinking(thinking)}`,
  );
}

/** Milliseconds of processor time; the first tenth of the decisions, made while code is still being compiled, is left out. */
function formatThinking(thinking: readonly number[]): string {
  const sorted = thinking.slice(Math.floor(thinking.length / 10)).sort((a, b) => a - b);
  const at = (share: number): string => formatAmount(sorted[Math.floor(share * (sorted.length - 1))]!);
  return `CPU ms a decision: median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, most ${at(1)}`;
}

/** Greedy's payoff; what its decisions took is added to `thinking`. A single move is no decision. */
function playBout({ game, options, draws }: Variant, greedySeat: number, seed: number, thinking: number[]): number {
  const step = silentStep(fastChance(seed));
  const state: unknown = game.setup(completeOptions<unknown>(game.options, options), 2, step);
  for (let asked = 0; ; asked++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return game.payoffs(state)![greedySeat]!;
    const moves = game.legalMoves(state, seat);
    const drawn = draws?.(moves, step.chance);
    if (drawn) {
      game.apply(state, seat, drawn, step);
      continue;
    }
    const level: Level = seat === greedySeat ? 'greedy' : 'random';
    const view: unknown = game.view(state, seat);
    const request: BotRequest = {
      ...{ game: game.id, view, seat, moves, level },
      ...{ budgetMs: Infinity, seed: seed * 1000 + asked },
    };
    const start = process.cpuUsage();
    const move = choose(request);
    const { user, system } = process.cpuUsage(start);
    if (level === 'greedy' && moves.length > 1) thinking.push((user + system) / 1000);
    game.apply(state, seat, move, step);
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Wilson's 95 % interval for a share: sensible near 0 and 1 too. */
function wilson(hits: number, of: number): [number, number] {
  const z = 1.96;
  const centre = (hits + z ** 2 / 2) / (of + z ** 2);
  const reach = (z / (of + z ** 2)) * Math.sqrt((hits * (of - hits)) / of + z ** 2 / 4);
  return [centre - reach, centre + reach];
}
