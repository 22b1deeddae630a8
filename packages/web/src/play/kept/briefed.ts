/** Which games somebody has sat down at before, in this browser. */

import { held, hold } from './store.ts';

const nameOf = (game: string): string => `briefed.${game}`;

export const isBriefed = (game: string): boolean => held(nameOf(game)) === true;

export const rememberBriefed = (game: string): void => hold(nameOf(game), true);
