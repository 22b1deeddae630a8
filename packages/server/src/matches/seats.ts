/** Who sits where, by what right, and by which rules they play. */

import { levelsFor, usualLevelFor } from '@roundhouse/bots';
import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';
import { type AnyGame, optionsFor, type Seat, samePlain, type Viewer } from '@roundhouse/kernel';
import type { NewTable } from '../protocol.ts';
import type { Person } from '../store/people.ts';
import type { Settings, StoredMatch, StoredSeat } from '../store/store.ts';
import { absentBy } from './absent.ts';
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
  const met = new Map<string, number>();
  return seats.map((seat, i) => {
    const bot = levels.get(i);
    if (bot === undefined) return seat;
    const name = isCharacter(bot) ? charactersOf(game.id)[bot].name : 'Bot';
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return { ...seat, bot, name: count === 1 ? name : `${name} ${count}` };
  });
}

/**
 * The seats with one of them given to a bot, or free again; null where it is so already. Throws `Refused` where somebody sits
 * there or is to.
 */
export function withBot(
  game: AnyGame,
  seats: readonly StoredSeat[],
  seat: Seat,
  bot: string | null,
): StoredSeat[] | null {
  const now = seats[seat];
  if (now === undefined) throw new Refused('bad-options', `There is no seat ${seat} at this table.`);
  if (now.keptFor !== null || (now.name !== null && now.bot === null)) {
    throw new Refused('no-free-seat', 'This seat is somebody’s.');
  }
  const level = bot === null ? null : parseLevel(game, bot);
  if (level === now.bot) return null;
  const emptied = seats.map((one, i) => (i === seat ? FREE_SEAT : one));
  if (level === null) return emptied;
  const others = new Set(emptied.map(({ name }) => name));
  const name = botNames(game, level).find(one => !others.has(one))!;
  return emptied.map((one, i) => (i === seat ? { ...one, bot: level, name } : one));
}

/** What a bot may be called, from the plainest on: more than there are seats. */
function botNames(game: AnyGame, level: string): string[] {
  const name = isCharacter(level) ? charactersOf(game.id)[level].name : 'Bot';
  return Array.from({ length: game.seats.max + 1 }, (_, i) => (i === 0 ? name : `${name} ${i + 1}`));
}

/** A level of bot that knows the game, the usual one where none is named. Throws `Refused` for any other. */
export function parseLevel(game: AnyGame, level: string | undefined): string {
  const levels: readonly string[] = levelsFor(game.id);
  const found = level === undefined ? usualLevelFor(game.id) : levels.find(one => one === level);
  if (found === undefined)
    throw new Refused('bad-options', `No such bot knows ${game.name}: there are ${levels.join(', ')}.`);
  return found;
}

/** Throws `Refused` where the table's settings contradict each other or the game. */
export function parseSettings(
  game: AnyGame,
  wanted: Pick<NewTable, 'open' | 'private' | 'delay' | 'clock' | 'level' | 'absent'>,
): Settings {
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
    ...(wanted.absent && { absent: { ...absentBy(clock), ...wanted.absent } }),
  };
}

/** Throws `Refused` if the game does not seat so many. */
export function checkSeats(game: AnyGame, wanted: number): void {
  const { min, max } = game.seats;
  if (wanted < min || wanted > max) {
    throw new Refused('bad-options', `${game.name} seats ${min === max ? min : `${min} to ${max}`}, not ${wanted}.`);
  }
}

/** The seats with one more taken. Throws `Refused` if the name is not acceptable. */
export function sitDown(
  seats: readonly StoredSeat[],
  seat: Seat,
  who: { name: string; avatar?: string; entropy?: string; promise?: string },
  key: string,
  person: Pick<Person, 'id' | 'program'> | null,
): StoredSeat[] {
  const name = parseName(who.name);
  const entropy = (who.entropy ?? '').toWellFormed();
  const { avatar, promise } = who;
  if (promise !== undefined && entropy !== '') {
    throw new Refused('bad-options', 'A text that is promised is thrown in when everybody sits, not before.');
  }
  const taken: StoredSeat = {
    ...{ ...FREE_SEAT, name, keyHash: hashOf(key), person: person?.id ?? null, entropy },
    ...(avatar !== undefined && { avatar }),
    ...(promise !== undefined && { promise }),
    ...(person?.program && { program: true }),
  };
  return seats.map((one, i) => (i === seat ? taken : one));
}

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
