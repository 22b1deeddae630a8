/** What this browser remembers: the matches somebody sat at here, their keys, and a name. */

import type { Level } from '@roundhouse/bots/request.ts';
import type { Match } from '@roundhouse/kernel';
import type { NewTable } from '@roundhouse/server/protocol.ts';
import { newKey } from './keys.ts';

const PREFIX = 'roundhouse.';
/** Older finished matches make room for new ones. */
const MOST_FINISHED = 20;
/** A question of yesterday is no longer on anybody's mind. */
const ASKED_LATELY_MS = 24 * 60 * 60 * 1000;

/** A match played here against a bot, whole. */
export interface KeptSolo {
  readonly kind: 'solo';
  readonly id: string;
  readonly match: Match;
  readonly seat: number;
  readonly level: Level;
  readonly over: boolean;
  readonly at: number;
}

/** A seat at a table somewhere else. */
export interface KeptSeat {
  readonly kind: 'live';
  readonly id: string;
  readonly game: string;
  readonly seat: number;
  /** Opens the seat; never shown, never put into an address. */
  readonly key: string;
  readonly names: readonly (string | null)[];
  readonly options: unknown;
  /** What was promised about the dice before this seat threw anything in; absent for a seat that came from elsewhere. */
  readonly commitment?: string;
  /** What this seat throws into the dice, and whether the server has said that it is in. */
  readonly entropy?: { readonly text: string; readonly isIn: boolean };
  readonly over: boolean;
  readonly at: number;
}

export type Kept = KeptSolo | KeptSeat;

/** A fresh name for a match, unlike any other. */
export const newId = (): string => newKey(9);

/** Remembers, or remembers anew. */
export function keep(kept: Kept): void {
  write(`match.${kept.id}`, JSON.stringify(kept));
  const finished = allKept().filter(({ over }) => over);
  for (const old of finished.slice(MOST_FINISHED)) remove(`match.${old.id}`);
}

export const recall = (id: string): Kept | null => parse(read(`match.${id}`), isKept);

/** Everything remembered, newest first. */
export const allKept = (): Kept[] => allOf('match.', isKept);

/** A table that a server was asked to open, and has not answered. */
export interface AskedTable {
  readonly kind: 'table';
  /** Sent with the question, and sent again: it stands for one table. */
  readonly key: string;
  readonly wanted: Omit<NewTable, 'key'>;
  readonly at: number;
}

/** A seat that a server was asked for, and has not answered. */
export interface AskedSeat {
  readonly kind: 'seat';
  readonly key: string;
  readonly id: string;
  readonly game: string;
  /** As the table showed it before anything was sent. */
  readonly commitment: string;
  readonly entropy: string;
  readonly at: number;
}

export type Asked = AskedTable | AskedSeat;

/** Remembers a question before it is sent, so that neither a lost answer nor a reload can lose the seat. */
export const keepAsked = (asked: Asked): void => write(nameOf(asked), JSON.stringify(asked));

/** The question has been answered, one way or the other. */
export const settleAsked = (asked: Asked): void => remove(nameOf(asked));

export const askedTable = (): AskedTable | null => parse(read('asked.table'), isAskedTable);

export const askedSeat = (id: string): AskedSeat | null => parse(read(`asked.seat.${id}`), isAskedSeat);

/** Questions of late that got no answer, newest first. */
export function unanswered(): Asked[] {
  const all = allOf<Asked>('asked.', value => isAskedTable(value) || isAskedSeat(value));
  return all.filter(({ at }) => Date.now() - at < ASKED_LATELY_MS);
}

const nameOf = (asked: Asked): string => (asked.kind === 'table' ? 'asked.table' : `asked.seat.${asked.id}`);

export const ownName = (): string => read('name') ?? '';

export const rememberName = (name: string): void => write('name', name);

// Something else may have written here: what does not look right is not there.

type Fields = { readonly [field: string]: unknown };

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isKept = (value: Fields): boolean =>
  (value.kind === 'solo' || value.kind === 'live') && typeof value.id === 'string';

const isAskedTable = ({ kind, key, wanted }: Fields): boolean =>
  kind === 'table' && typeof key === 'string' && isObject(wanted) && typeof wanted.game === 'string';

const isAskedSeat = ({ kind, key, id, game, commitment, entropy }: Fields): boolean =>
  kind === 'seat' && [key, id, game, commitment, entropy].every(text => typeof text === 'string');

function parse<T>(text: string | null, fits: (value: Fields) => boolean): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObject(value) && fits(value) ? (value as T) : null;
  } catch {
    return null;
  }
}

function allOf<T extends { readonly at: number }>(prefix: string, fits: (value: Fields) => boolean): T[] {
  const found = names(prefix).map(name => parse<T>(read(name), fits));
  return found.filter(one => one !== null).sort((a, b) => b.at - a.at);
}

/** What the browser would not keep, for as long as the page is open. */
const unkept = new Map<string, string>();

function write(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
}

function read(name: string): string | null {
  try {
    return unkept.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return unkept.get(name) ?? null;
  }
}

function remove(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // What could not be kept need not be removed.
  }
}

function names(prefix: string): string[] {
  const all = new Set(unkept.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) all.add(key.slice(PREFIX.length));
  } catch {
    // Then there are only those of this visit.
  }
  return [...all].filter(name => name.startsWith(prefix));
}
