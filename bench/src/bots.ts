/** `bench bots`: how much better the greedy bot is than the random one, and how long it thinks. */

import { type BotRequest, choose, type Level } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import { completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { formatAmount } from './race.ts';
import type { Screen } from './screen.ts';

const fite = findGame('fite')!;

const VARIANTS: readonly { readonly name: string; readonly options: object }[] = [
  { name: 'classic without powers', options: { powers: 'off' } },
  ...Object.entries(fite.presets).map(([name, options]) => ({ name, options })),
];

export interface BotsBench {
  readonly bouts: number;
  readonly seed: number;
}

/** Prints, for each variant, how greedy did against random; they change seats after every bout. */
export async function benchBots({ bouts, seed }: BotsBench, screen: Screen): Promise<void> {
  screen.say(`Greedy against random in FITE, ${bouts.toLocaleString('en')} bouts each, 95 % intervals`);
  for (const { name, options } of VARIANTS) {
    const count = { won: 0, drawn: 0, decisions: 0, ms: 0 };
    for (let bout = 0; bout < bouts; bout++) {
      const greedySeat = bout % 2;
      const payoff = playBout(options, greedySeat, seed * 2 ** 21 + bout, count);
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
        `${formatAmount(count.ms / count.decisions)} ms a decision`,
    );
  }
}

/** Greedy's payoff. */
function playBout(options: object, greedySeat: number, seed: number, count: { decisions: number; ms: number }): number {
  const step = silentStep(fastChance(seed));
  const state: unknown = fite.setup(completeOptions<unknown>(fite.options, options), 2, step);
  for (let asked = 0; ; asked++) {
    const seat = fite.toAct(state)[0];
    if (seat === undefined) return fite.payoffs(state)![greedySeat]!;
    const level: Level = seat === greedySeat ? 'greedy' : 'random';
    const request: BotRequest = {
      game: fite.id,
      view: fite.view(state, seat),
      seat,
      moves: fite.legalMoves(state, seat),
      level,
      budgetMs: Infinity,
      seed: seed * 1000 + asked,
    };
    const start = performance.now();
    const move = choose(request);
    if (level === 'greedy') {
      count.decisions++;
      count.ms += performance.now() - start;
    }
    fite.apply(state, seat, move, step);
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
