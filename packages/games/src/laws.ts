/** What the laws need to know of each game, for tests and for fuzzing: each game's own `laws.ts`. */

import type { GameInvariants } from '@roundhouse/kernel';
import { partsOf } from './all.ts';

/** A game's own laws, for callers that do not care about its types. */
// biome-ignore lint/suspicious/noExplicitAny: states and events of unrelated games meet here, as in AnyGame.
export type AnyLaws = GameInvariants<any, any>;

const LAWS = await partsOf(({ laws }) => laws);

/** A game's own laws. Throws a sentence if it has declared none: a game must not pass for want of questions. */
export function lawsOf(game: string): AnyLaws {
  const laws = LAWS.get(game);
  if (!laws) throw new Error(`there are no laws for a game '${game}'`);
  return laws;
}
