/** Who sits where, by which right, and to what rules. */

import { levelsFor } from '@roundhouse/bots';
import { type AnyGame, optionsFor, type Seat, samePlain, type Viewer } from '@roundhouse/kernel';
import type { NewTable } from '../protocol.ts';
import type { Person } from '../store/people.ts';
import type { Settings, StoredMatch, StoredSeat } from '../store/store.ts';
import { hashOf, isSame } from './keys.ts';
import { parseName } from './names.ts';
import { Refused } from './refusal.ts';

/** As many as were asked for, or the fewest; throws `Refused` if the game does not seat so many. */
export function freeSeats(game: AnyGame, wanted: number = game.seats.min): StoredSeat[] {
  checkSeats(game, wanted);
  return Array.from({ length: wanted }, () => FREE_SEAT);
}

export const FREE_SEAT: StoredSeat = {
  name: null,
  keyHash: null,
  person: null,
  entropy: '',
  decisions: 0,
  bot: null,
  standIn: null,
  keptFor: null,
  left: 0,
  due: null,
  secretDue: null,
  muted: [],
};

/** The seats with bots on those given to them. Throws `Refused` if one cannot be, or no such bot knows the game. */
export function seatBots(
  game: AnyGame,
  seats: readonly StoredSeat[],
  bots: NonNullable<NewTable['bots']>,
): StoredSeat[] {
  const levels = new Map(bots.map(({ seat, level }) => [seat, parseLevel(game, level)]));
  if (levels.size < bots.length) throw new Refused('bad-options', 'A seat can be given to one bot only.');
  for (const seat of levels.keys()) {
    if (seat >= seats.length) throw new Refused('bad-options', `There is no seat ${seat} at this table.`);
  }
  let count = 0;
  return seats.map((seat, i) => {
    const bot = levels.get(i);
    if (bot === undefined) return seat;
    return { ...seat, bot, name: ++count === 1 ? 'Bot' : `Bot ${count}` };
  });
}

/** A level of bot that knows the game, the strongest where none is named. Throws `Refused` for any other. */
export function parseLevel(game: AnyGame, level: string | undefined): string {
  const levels: readonly string[] = levelsFor(game.id);
  const found = level === undefined ? levels.at(-1) : levels.find(one => one === level);
  if (found === undefined)
    throw new Refused('bad-options', `No such bot knows ${game.name}: there are ${levels.join(', ')}.`);
  return found;
}

/** Throws `Refused` where the table's settings contradict each other or the game. */
export function parseSettings(game: AnyGame, wanted: NewTable): Settings {
  const { clock = null } = wanted;
  if (wanted.open && wanted.private) throw new Refused('bad-options', 'A private table cannot be open to everybody.');
  if (clock?.out === 'concede' && game.concede === undefined) {
    throw new Refused('bad-options', `Nobody can give up at ${game.name}: choose what else happens when time is out.`);
  }
  return {
    private: wanted.private ?? false,
    delay: wanted.delay ?? 0,
    clock,
    level: parseLevel(game, wanted.level),
  };
}

/** Throws `Refused` if the game does not seat so many. */
export function checkSeats(game: AnyGame, wanted: number): void {
  const { min, max } = game.seats;
  if (wanted < min || wanted > max) {
    throw new Refused('bad-options', `${game.name} seats ${min === max ? min : `${min} to ${max}`}, not ${wanted}.`);
  }
}

/** The seats with one more taken. Throws `Refused` if the name will not do. */
export function sitDown(
  seats: readonly StoredSeat[],
  seat: Seat,
  who: { name: string; entropy?: string },
  key: string,
  person: Pick<Person, 'id' | 'program'> | null,
): StoredSeat[] {
  const name = parseName(who.name);
  const entropy = (who.entropy ?? '').toWellFormed();
  const taken: StoredSeat = { ...FREE_SEAT, name, keyHash: hashOf(key), person: person?.id ?? null, entropy };
  return seats.map((one, i) => (i === seat ? { ...taken, ...(person?.program && { program: true }) } : one));
}

/**
 * The seats after one has thrown a text into the dice; null if it had thrown this very text before. Throws `Refused`
 * where another is in, or the dice have been cast.
 */
export function throwIn({ seats, status }: StoredMatch, seat: Seat, text: string): StoredSeat[] | null {
  const entropy = text.toWellFormed();
  const before = seats[seat]!.entropy;
  if (before === entropy) return null;
  if (before !== '') throw new Refused('already-thrown', 'This seat has thrown something into the dice before.');
  if (status !== 'open') throw new Refused('too-late', 'The game has begun: its dice are settled.');
  return seats.map((one, i) => (i === seat ? { ...one, entropy } : one));
}

export const isFull = (match: StoredMatch): boolean => match.seats.every(({ name }) => name !== null);

/** The seat that this key opens, or -1. */
export function seatOpenedBy(match: StoredMatch, key: string): Seat {
  const hash = hashOf(key);
  return match.seats.findIndex(({ name, keyHash }) => name !== null && keyHash !== null && isSame(keyHash, hash));
}

/** The seat that this person has taken, or -1. */
export const seatTakenBy = (match: StoredMatch, person: string): Seat =>
  match.seats.findIndex(one => one.name !== null && one.person === person);

/** The free seat for this key or person: the one kept for either, or the first that is kept for nobody; or -1. */
export function freeSeatFor(match: StoredMatch, key: string, person: string | null): Seat {
  const hash = hashOf(key);
  const isFor = ({ keyHash, person: owner }: StoredSeat): boolean =>
    (keyHash !== null && isSame(keyHash, hash)) || (person !== null && owner === person);
  const kept = match.seats.findIndex(seat => seat.name === null && isFor(seat));
  return kept >= 0 ? kept : match.seats.findIndex(({ name, keptFor }) => name === null && keptFor === null);
}

/** The table that a key has opened before. Throws `Refused` if that is not the one that is asked for now. */
export function sameTable(wanted: StoredMatch, found: StoredMatch): StoredMatch {
  const { game, options, listed, seats, settings } = found;
  const fits =
    game === wanted.game &&
    samePlain(options, wanted.options) &&
    listed === wanted.listed &&
    samePlain(settings, wanted.settings) &&
    seats.length === wanted.seats.length &&
    seats.every(({ bot }, i) => bot === wanted.seats[i]!.bot) &&
    seats[0]!.keyHash === wanted.seats[0]!.keyHash;
  if (!fits) throw new Refused('key-used', 'This key has opened another table: each table wants a new key.');
  return found;
}

/** The invitation, for those who sit here to pass on while there is a seat to take. */
export const inviteFor = (match: StoredMatch, viewer: Viewer): string | null =>
  viewer !== null && match.status === 'open' ? match.invite : null;

/** All options, defaults filled in. Throws `Refused` naming the first that will not do, alone or with so many seats. */
export function parseOptions(
  game: AnyGame,
  given: Record<string, unknown> | undefined,
  seats: number,
): Record<string, unknown> {
  try {
    return optionsFor<Record<string, unknown>>(game, seats, given);
  } catch (error) {
    throw new Refused('bad-options', (error as Error).message);
  }
}
