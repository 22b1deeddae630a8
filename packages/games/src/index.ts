/** Every game on the table: the one list that servers, commands and pages read. */

import type { AnyGame } from '@roundhouse/kernel';
import { circusCombat } from './circus-combat/rules.ts';
import { elementCircle } from './element-circle/rules.ts';
import { fite } from './fite/rules.ts';

export const GAMES: readonly AnyGame[] = [fite, circusCombat, elementCircle];

export const findGame = (id: string): AnyGame | undefined => GAMES.find(game => game.id === id);
