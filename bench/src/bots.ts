/** `bench bots`: how much better the greedy bot is than the random one, and how long it thinks. */

import { type BotRequest, choose, type Level, levelsFor } from '@roundhouse/bots';
import { GAMES } from '@roundhouse/games';
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
  readonly bouts: number;
  readonly seed: number;
}

/** The games that greedy can be measured in. */
export const knownGames = (): readonly AnyGame[] => GAMES.filter(({ id }) => levelsFor(id).includes('greedy'));

/** Prints, for each game and variant, how greedy did against random; they change seats after every bout. */
export async function benchBots({ game: only, bouts, seed }: BotsBench, screen: Screen): Promise<void> {
  for (const game of knownGames()) {
    if (only !== undefined && game.id !== only) continue;
    screen.say(`Greedy against random in ${game.name}, ${bouts.toLocaleString('en')} bouts each, 95 % intervals`);
    const variants = OTHER_VARIANTS[game.id] ?? { ...MORE_VARIANTS[game.id], ...game.presets };
    for (const [name, options] of Object.entries(variants)) {
      await benchVariant({ game, name, options, bouts, seed }, screen);
    }
  }
}

interface Variant {
  readonly game: AnyGame;
  readonly name: string;
  readonly options: object;
  readonly bouts: number;
  readonly seed: number;
}

async function benchVariant({ game, name, options, bouts, seed }: Variant, screen: Screen): Promise<void> {
  const count = { won: 0, drawn: 0, decisions: 0, ms: 0, longest: 0 };
  for (let bout = 0; bout < bouts; bout++) {
    const greedySeat = bout % 2;
    const payoff = playBout(game, options, greedySeat, seed * 2 ** 21 + bout, count);
    if (payoff === 1) count.won++;
    else if (payoff === 0.5) count.drawn++;
    screen.progress(`${name}: ${bout + 1} of ${bouts} bouts, ${count.won} won`);
    await screen.breathe();
  }
  const [low, high] = wilson(count.won, bouts);
  const lost = bouts - count.won - count.drawn;
  screen.say(
    `  ${name.padEnd(24)}won ${percent(count.won / bouts)} (${percent(low)} to ${percent(high)}), drew ` +
      `${percent(count.drawn / bouts)}, lost ${percent(lost / bouts)}; ` +
      `${formatAmount(count.ms / count.decisions)} ms a decision, at most ${formatAmount(count.longest)}`,
  );
}

/** How long greedy thinks. */
interface Thinking {
  decisions: number;
  ms: number;
  longest: number;
}

/** Greedy's payoff. */
function playBout(game: AnyGame, options: object, greedySeat: number, seed: number, thinking: Thinking): number {
  const step = silentStep(fastChance(seed));
  const state: unknown = game.setup(completeOptions<unknown>(game.options, options), 2, step);
  for (let asked = 0; ; asked++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return game.payoffs(state)![greedySeat]!;
    const level: Level = seat === greedySeat ? 'greedy' : 'random';
    const request: BotRequest = {
      game: game.id,
      view: game.view(state, seat),
      seat,
      moves: game.legalMoves(state, seat),
      level,
      budgetMs: Infinity,
      seed: seed * 1000 + asked,
    };
    const start = performance.now();
    const move = choose(request);
    if (level === 'greedy') {
      const ms = performance.now() - start;
      thinking.decisions++;
      thinking.ms += ms;
      thinking.longest = Math.max(thinking.longest, ms);
    }
    game.apply(state, seat, move, step);
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Wilson's 95 % interval for a share: sensible near 0 and 1 too. */
export function wilson(hits: number, of: number): [number, number] {
  const z = 1.96;
  const centre = (hits + z ** 2 / 2) / (of + z ** 2);
  const reach = (z / (of + z ** 2)) * Math.sqrt((hits * (of - hits)) / of + z ** 2 / 4);
  return [centre - reach, centre + reach];
}
