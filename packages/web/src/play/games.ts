/** The rules of the games, each loaded when a page needs it. What is loaded can be found without waiting. */

import { MANIFESTS } from '@roundhouse/games/all.ts';
import type { AnyGame } from '@roundhouse/kernel';

const loaded = new Map<string, AnyGame>();

/** Loads the rules of a game, or of every game. Resolves without them if there is no such game. */
export async function loadRules(game: string | null): Promise<void> {
  const wanted = MANIFESTS.filter(({ id }) => game === null || id === game);
  for (const rules of await Promise.all(wanted.map(({ rules }) => rules()))) loaded.set(rules.id, rules);
}

/** The rules of a game, if they are loaded: a page says what it needs before it is shown. */
export const findGame = (id: string): AnyGame | undefined => loaded.get(id);
