/** What this browser remembers: the matches somebody sat at here, their keys, and a name. */

import type { Level } from '@roundhouse/bots/request.ts';
import type { Match } from '@roundhouse/kernel';

const PREFIX = 'roundhouse.';
/** Older finished matches make room for new ones. */
const MOST_FINISHED = 20;

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
  readonly over: boolean;
  readonly at: number;
}

export type Kept = KeptSolo | KeptSeat;

/** A fresh name for a match, unlike any other. */
export const newId = (): string => crypto.randomUUID().slice(0, 13).replace('-', '');

/** Remembers, or remembers anew. Returns false where the browser keeps nothing. */
export function keep(kept: Kept): boolean {
  try {
    localStorage.setItem(`${PREFIX}match.${kept.id}`, JSON.stringify(kept));
    for (const old of finished().slice(MOST_FINISHED)) forget(old.id);
    return true;
  } catch {
    return false;
  }
}

export function recall(id: string): Kept | null {
  return parse(read(`match.${id}`));
}

export function forget(id: string): void {
  localStorage.removeItem(`${PREFIX}match.${id}`);
}

/** Everything remembered, newest first. */
export function allKept(): Kept[] {
  const found: Kept[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i)!;
      const kept = key.startsWith(`${PREFIX}match.`) ? parse(localStorage.getItem(key)) : null;
      if (kept) found.push(kept);
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => b.at - a.at);
}

const finished = (): Kept[] => allKept().filter(kept => kept.over);

/** Something else may have written here: what does not look right is not there. */
function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    return kept !== null && (kept.kind === 'solo' || kept.kind === 'live') && typeof kept.id === 'string' ? kept : null;
  } catch {
    return null;
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export const ownName = (): string => read('name') ?? '';

export function rememberName(name: string): void {
  try {
    localStorage.setItem(`${PREFIX}name`, name);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
