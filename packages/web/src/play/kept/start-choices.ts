/** What somebody chose the last time they set up a match of a game: the form begins with it. */

import { type AnyGame, optionsFor } from '@roundhouse/kernel';
import { held, hold } from './store.ts';

export interface StartChoices {
  readonly opponent: string;
  readonly seats: number;
  readonly values: { readonly [option: string]: unknown };
}

export const rememberChoices = (game: string, choices: StartChoices): void => hold(`start.${game}`, choices);

/** Null where nothing is kept, or what no longer fits the game. */
export function choicesFor(game: AnyGame): StartChoices | null {
  const found = held(`start.${game.id}`);
  if (typeof found !== 'object' || found === null) return null;
  const { opponent, seats, values } = found as { readonly [field: string]: unknown };
  if (typeof opponent !== 'string' || typeof seats !== 'number' || typeof values !== 'object' || values === null) {
    return null;
  }
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) return null;
  try {
    // Throws at options of another version.
    optionsFor(game, seats, values);
    return { opponent, seats, values: values as StartChoices['values'] };
  } catch {
    return null;
  }
}
