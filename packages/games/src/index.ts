/** The rules of every game: what servers, commands and tests read. A page loads them one by one. */

import type { AnyGame } from '@roundhouse/kernel';
import { partsOf } from './all.ts';

const RULES = await partsOf(({ rules }) => rules);

export const GAMES: readonly AnyGame[] = [...RULES.values()];

export const findGame = (id: string): AnyGame | undefined => RULES.get(id);
