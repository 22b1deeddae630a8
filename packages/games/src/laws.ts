/** What the laws need to know of each game, for tests and for fuzzing: one line a game, written in its own `laws.ts`. */

import type { OwnLaws } from '@roundhouse/kernel';
import { laws as circusCombat } from './circus-combat/laws.ts';
import { laws as elementCircle } from './element-circle/laws.ts';
import { laws as fite } from './fite/laws.ts';

/** The own laws of a game whose types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: states and events of unrelated games meet here, as in AnyGame.
export type AnyLaws = OwnLaws<any, any>;

const LAWS: { readonly [game: string]: AnyLaws } = {
  fite,
  'circus-combat': circusCombat,
  'element-circle': elementCircle,
};

/** A game's own laws. Throws a sentence if it has declared none: a game must not pass for want of questions. */
export function lawsOf(game: string): AnyLaws {
  const laws = Object.hasOwn(LAWS, game) ? LAWS[game] : undefined;
  if (!laws) throw new Error(`there are no laws for a game '${game}'`);
  return laws;
}
