/** What somebody chose the last time they set up a match of a game: the form begins with it. */

import { type AnyGame, optionsFor } from '@roundhouse/kernel';
import type { ClockSettings } from '@roundhouse/server/protocol.ts';
import { held, hold } from './store.ts';

export interface StartChoices {
  readonly opponent: string;
  readonly seats: number;
  readonly values: { readonly [option: string]: unknown };
  /** Of a table on a server. */
  readonly clock: ClockSettings | null;
}

export const rememberChoices = (game: string, choices: StartChoices): void => hold(`start.${game}`, choices);

/** Null where nothing is kept, or what no longer fits the game. */
export function choicesFor(game: AnyGame): StartChoices | null {
  const found = held(`start.${game.id}`);
  if (typeof found !== 'object' || found === null) return null;
  const { opponent, seats, values, clock } = found as { readonly [field: string]: unknown };
  if (typeof opponent !== 'string' || typeof seats !== 'number' || typeof values !== 'object' || values === null) {
    return null;
  }
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) return null;
  try {
    // Throws at options of another version.
    optionsFor(game, seats, values);
    return { opponent, seats, values: values as StartChoices['values'], clock: isClockFor(game, clock) ? clock : null };
  } catch {
    return null;
  }
}

/** As the form can have made it; what is out of range the server refuses in words. */
function isClockFor(game: AnyGame, kept: unknown): kept is ClockSettings {
  if (typeof kept !== 'object' || kept === null) return false;
  const { kind, seconds, increment, out } = kept as { readonly [field: string]: unknown };
  const isWhole = (value: unknown, least: number): boolean => Number.isInteger(value) && Number(value) >= least;
  const isTimed = kind === 'move' ? increment === undefined : kind === 'match' && isWhole(increment, 0);
  return (
    isTimed &&
    isWhole(seconds, 1) &&
    (out === 'bot' || out === 'move' || (out === 'concede' && game.concede !== undefined))
  );
}
