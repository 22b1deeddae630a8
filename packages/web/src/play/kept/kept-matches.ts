/** What this browser remembers: the matches somebody sat at here, their keys, and a name. */

import type { Level } from '@roundhouse/bots/request.ts';
import type { Match } from '@roundhouse/kernel';
import type { NewTable } from '@roundhouse/server/protocol.ts';
import { newKey } from '../network/keys.ts';
import { drop, held, heldUnder, hold } from './store.ts';

/** Older finished matches make room for new ones. */
const MOST_FINISHED = 60;
/** A question of yesterday is no longer on anybody's mind. */
const ASKED_LATELY_MS = 24 * 60 * 60 * 1000;

/** Who decides for a seat at this device. */
export type Player = 'person' | Level;

/** A match played here by people and bots, whole. */
export interface KeptSolo {
  readonly kind: 'solo';
  readonly id: string;
  readonly match: Match;
  /** Where the first person sits. */
  readonly seat: number;
  /** Who decides for each seat; a match kept before several people could share a device has the bots' level instead. */
  readonly players?: readonly Player[];
  readonly level?: Level;
  /** How everybody looks, where that comes from elsewhere: the lot of the match before, the cast of a competition. */
  readonly looks?: { readonly lot?: string; readonly cast?: readonly string[] };
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
  /** What this seat throws into the dice, what it promised that by, and whether the server has said that it is in. */
  readonly entropy?: { readonly text: string; readonly promise?: string; readonly isIn: boolean };
  /** What all seats had promised when this one opened its text. */
  readonly promises?: readonly (string | null)[];
  /** What this seat will have promised for the next deal, should this one be called off. */
  readonly next?: { readonly text: string; readonly promise: string };
  /** The table's promises for deals that were called off while this seat sat there. */
  readonly calledOff?: readonly string[];
  readonly over: boolean;
  /** As far as was known when it was last looked at. */
  readonly isYourTurn?: boolean;
  readonly at: number;
}

export type Kept = KeptSolo | KeptSeat;

/** A fresh name for a match, unlike any other. */
export const newId = (): string => newKey(9);

/** Remembers, or remembers anew. */
export function keep(kept: Kept): void {
  hold(`match.${kept.id}`, kept);
  // Of one that goes on there is no more than before.
  if (!kept.over) return;
  const finished = allKept().filter(({ over }) => over);
  for (const old of finished.slice(MOST_FINISHED)) void retire(old);
}

/** Of an old match only the result is kept. */
async function retire(old: Kept): Promise<void> {
  const { noteResults } = await import('./note-results.ts');
  await noteResults([old]);
  forget(old);
}

/** Remembers nothing of it any more. */
export const forget = ({ id }: Kept): void => drop(`match.${id}`);

/** A copy of what is remembered of a match: whoever plays on changes it. */
export const recall = (id: string): Kept | null => structuredClone(look<Kept>(`match.${id}`, isKept));

/** How everybody looks in a match that is kept here, as far as that comes from elsewhere. */
export const looksOf = (kept: Kept | null): NonNullable<KeptSolo['looks']> =>
  (kept?.kind === 'solo' ? kept.looks : null) ?? {};

/** Everything remembered, newest first. */
export const allKept = (): Kept[] => allOf('match.', isKept);

/** A table that a server was asked to open, and has not answered. */
export interface AskedTable {
  readonly kind: 'table';
  /** Sent with the question, and sent again: it stands for one table. */
  readonly key: string;
  readonly wanted: Omit<NewTable, 'key' | 'promise'>;
  /** Absent from questions of a version that promised nothing. */
  readonly entropy?: string;
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
export const keepAsked = (asked: Asked): void => hold(nameOf(asked), asked);

/** The question has been answered, one way or the other. */
export const settleAsked = (asked: Asked): void => drop(nameOf(asked));

export const askedTable = (): AskedTable | null => look('asked.table', isAskedTable);

export const askedSeat = (id: string): AskedSeat | null => look(`asked.seat.${id}`, isAskedSeat);

/** Questions of late that got no answer, newest first. */
export function unanswered(): Asked[] {
  const all = allOf<Asked>('asked.', value => isAskedTable(value) || isAskedSeat(value));
  return all.filter(({ at }) => Date.now() - at < ASKED_LATELY_MS);
}

const nameOf = (asked: Asked): string => (asked.kind === 'table' ? 'asked.table' : `asked.seat.${asked.id}`);

export function ownName(): string {
  const name = held('name');
  return typeof name === 'string' ? name : '';
}

export const rememberName = (name: string): void => hold('name', name);

/** The face that whoever is here shows at every table, `GAME.FACE`; null while none is chosen. */
export function ownAvatar(): string | null {
  const avatar = held('avatar');
  return typeof avatar === 'string' && AVATAR.test(avatar) ? avatar : null;
}

/** As a server takes it. */
const AVATAR = /^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}$/;

export const rememberAvatar = (avatar: string): void => hold('avatar', avatar);

// Something else may have written here: what does not look right is not there.

type Fields = { readonly [field: string]: unknown };

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isKept = (value: Fields): boolean =>
  (value.kind === 'solo' || value.kind === 'live') && typeof value.id === 'string';

const isAskedTable = ({ kind, key, wanted }: Fields): boolean =>
  kind === 'table' && typeof key === 'string' && isObject(wanted) && typeof wanted.game === 'string';

const isAskedSeat = ({ kind, key, id, game, commitment, entropy }: Fields): boolean =>
  kind === 'seat' && [key, id, game, commitment, entropy].every(text => typeof text === 'string');

function look<T>(name: string, fits: (value: Fields) => boolean): T | null {
  const value = held(name);
  return isObject(value) && fits(value) ? (value as T) : null;
}

function allOf<T extends { readonly at: number }>(prefix: string, fits: (value: Fields) => boolean): T[] {
  const found = [...heldUnder(prefix).values()].filter(value => isObject(value) && fits(value)) as T[];
  return found.sort((a, b) => b.at - a.at);
}
