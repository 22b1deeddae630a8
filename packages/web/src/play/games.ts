/** The rules of the games, each loaded when a page needs it. What is loaded can be found without waiting. */

import type { AnyGame } from '@roundhouse/kernel';

const ROOMS = import.meta.glob<{ readonly [name: string]: AnyGame }>('../../../games/src/*/rules.ts');

const loaded = new Map<string, AnyGame>();

/** Loads the rules of a game, or of every game. Resolves without them if there is no such game. */
export async function loadRules(game: string | null): Promise<void> {
  const rooms = Object.entries(ROOMS).filter(([path]) => game === null || path.endsWith(`/${game}/rules.ts`));
  const rules = await Promise.all(rooms.map(([, load]) => load()));
  for (const found of rules.flatMap(room => Object.values(room)).filter(isGame)) loaded.set(found.id, found);
}

/** A room may have more to give than its game. */
const isGame = (thing: unknown): thing is AnyGame =>
  typeof thing === 'object' && thing !== null && 'legalMoves' in thing;

/** The rules of a game, if they are loaded: a page says what it needs before it is shown. */
export const findGame = (id: string): AnyGame | undefined => loaded.get(id);
