/** What somebody chose the last time they set up a match of a game: the form begins with it. */

import { offeredFor } from '@roundhouse/bots/offered.ts';
import type { Level } from '@roundhouse/bots/request.ts';
import { type AnyGame, optionsFor } from '@roundhouse/kernel';
import type { ClockSettings } from '@roundhouse/server/protocol.ts';
import type { Player } from './kept-matches.ts';
import { held, hold } from './store.ts';

/** Somebody at a seat of this device; a person's name may be empty. */
export interface KeptChair {
  readonly player: Player;
  readonly name: string;
}

export interface StartChoices {
  readonly opponent: string;
  readonly seats: number;
  readonly values: { readonly [option: string]: unknown };
  /** Of a table on a server. */
  readonly clock: ClockSettings | null;
  /** Of a table on a server: for each seat after the first the bot that took it; null where a person was to. */
  readonly bots: readonly (Level | null)[];
  /** Who sat at this device, in turn order; empty where nobody did. */
  readonly chairs: readonly KeptChair[];
}

export const rememberChoices = (game: string, choices: StartChoices): void => hold(`start.${game}`, choices);

/** Null where nothing is kept, or what no longer fits the game. */
export function choicesFor(game: AnyGame): StartChoices | null {
  const found = held(`start.${game.id}`);
  if (typeof found !== 'object' || found === null) return null;
  const { opponent, seats, values, clock, bots, chairs } = found as { readonly [field: string]: unknown };
  if (typeof opponent !== 'string' || typeof seats !== 'number' || typeof values !== 'object' || values === null) {
    return null;
  }
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) return null;
  try {
    // Throws at options of another version.
    optionsFor(game, seats, values);
    return {
      ...{ opponent, seats, values: values as StartChoices['values'] },
      clock: isClockFor(game, clock) ? clock : null,
      bots: areBotsFor(game, bots) ? bots : [],
      chairs: areChairsFor(game, chairs) ? chairs : [],
    };
  } catch {
    return null;
  }
}

const canSit = (game: AnyGame, player: unknown): boolean => offeredFor(game.id).some(level => level === player);

const areBotsFor = (game: AnyGame, kept: unknown): kept is (Level | null)[] =>
  Array.isArray(kept) && kept.length < game.seats.max && kept.every(bot => bot === null || canSit(game, bot));

const areChairsFor = (game: AnyGame, kept: unknown): kept is KeptChair[] =>
  Array.isArray(kept) &&
  kept.length >= game.seats.min &&
  kept.length <= game.seats.max &&
  kept.every(chair => typeof chair?.name === 'string' && (chair.player === 'person' || canSit(game, chair.player)));

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
