/** Games that a bench has bots play: the same dice and seeds each time. */

import type { BotRequest, Move } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import { manifestOf } from '@roundhouse/games/all.ts';
import type { AnyMetrics } from '@roundhouse/games/metrics.ts';
import { type AnyGame, fastChance, optionsFor, silentStep } from '@roundhouse/kernel';
import type { Screen } from './screen.ts';

/** A game and how it is played. */
export interface Setting {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: object;
  /** What is drawn by lot where the game would have drawn it, such as teams. */
  readonly draws: AnyMetrics['draws'];
}

export async function settingFor(id: string, players: number, options: object): Promise<Setting> {
  return { game: findGame(id)!, players, options, draws: (await manifestOf(id).metrics?.())?.draws };
}

/** What a bot is asked, but for who it is and how long it may think. */
export type Asked = Pick<BotRequest, 'game' | 'view' | 'seat' | 'moves' | 'seed'>;

/** Plays a game whose dice come from `seed`, and gives each seat's share of it. */
export async function playGame(
  { game, players, options, draws }: Setting,
  seed: number,
  answer: (asked: Asked) => Move,
  screen: Screen,
): Promise<readonly number[]> {
  const step = silentStep(fastChance(seed));
  const state: unknown = game.setup(optionsFor<unknown>(game, players, options), players, step);
  for (let asked = 0; ; asked++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return game.payoffs(state)!;
    const moves: readonly Move[] = game.legalMoves(state, seat);
    const move =
      draws?.(moves, step.chance) ??
      answer({
        ...{ game: game.id, view: game.view(state, seat), seat, moves },
        seed: (seed % 2 ** 30) * 1000 + asked,
      });
    game.apply(state, seat, move, step);
    await screen.breathe();
  }
}
