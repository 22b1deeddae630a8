/** The series and championships that this browser keeps, for pages that only ask which there are. */

import type { Sitter } from '../local/solo.ts';
import { drop, held, heldUnder, hold } from './store.ts';

export interface KeptCompetition {
  readonly id: string;
  readonly game: string;
  /** Which of the game's competitions. */
  readonly kind: string;
  /** Who plays for each entrant. */
  readonly sitters: readonly Sitter[];
  /** What it was started with, to start another. */
  readonly given: { readonly options: unknown; readonly match: unknown };
  readonly state: unknown;
  /** Matches begun here, by the competition's name for them. */
  readonly matches: { readonly [match: string]: string };
  readonly over: boolean;
  readonly at: number;
}

/** Every competition of this device is kept under a name that begins so. */
export const KEPT_AS = 'competition.';

const isKept = (value: unknown): value is KeptCompetition =>
  typeof value === 'object' && value !== null && 'kind' in value && 'sitters' in value && 'matches' in value;

export function recallCompetition(id: string): KeptCompetition | null {
  const found = held(`${KEPT_AS}${id}`);
  return isKept(found) ? found : null;
}

/** Newest first. */
export const allCompetitions = (): KeptCompetition[] =>
  [...heldUnder(KEPT_AS).values()].filter(isKept).toSorted((a, b) => b.at - a.at);

/** Where the competition of a match is; null if it belongs to none. */
export function boxOf(match: string): string | null {
  const found = allCompetitions().find(({ matches }) => Object.values(matches).includes(match));
  return found ? `/box/${found.id}` : null;
}

export const forgetCompetition = ({ id }: KeptCompetition): void => drop(`${KEPT_AS}${id}`);

export function keepCompetition(kept: KeptCompetition): KeptCompetition {
  const now = { ...kept, at: Date.now() };
  hold(`${KEPT_AS}${kept.id}`, now);
  return now;
}
