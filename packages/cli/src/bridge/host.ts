/** What the bridge needs of the rest of the program. */

import type { BotRequest, Level } from '@roundhouse/bots';
import type { AnyGame, Shape } from '@roundhouse/kernel';

export interface BridgeHost {
  readonly games: readonly AnyGame[];
  /** What of a view is told as numbers; null where the game does not say. */
  observationOf(game: string): Promise<Shape<unknown> | null>;
  /** The sentence for a move, as the seat whose view it is would say it. */
  sayMove(game: AnyGame, move: { type: string }, view: unknown): string;
  levelsFor(game: string): readonly Level[];
  /** A bot's move, from its view alone. */
  choose(request: BotRequest): Promise<{ type: string }>;
}
