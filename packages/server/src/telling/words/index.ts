/** The words of everything that leaves the house, by language. */

import { list as german } from '@roundhouse/games/formats.de.ts';
import { list as english } from '@roundhouse/games/formats.en.ts';
import { LANGUAGES, type Language } from '@roundhouse/games/language.ts';
import { SHELVED, shelfOf } from '@roundhouse/games/shelf.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type Words = typeof en;

/** What a sentence is about. */
export interface Message {
  readonly game: string;
  /** Who else is at the table, as a list to be read. */
  readonly others: string;
}

const WORDS: { readonly [L in Language]: Words } = { en, de };

export const languageOf = (wanted: string): Language => LANGUAGES.find(one => one === wanted) ?? 'en';
export const wordsOf = (language: Language): Words => WORDS[language];

/** A game's name as it stands on its box. */
export const gameName = (game: string, language: Language): string =>
  SHELVED.includes(game) ? shelfOf(game, language).name : game;

const LISTS = { en: english, de: german };
export const listOf = (names: readonly string[], language: Language): string => LISTS[language](names);

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A time to be read, in the largest unit of which there are at least two. */
export function timeOf(ms: number, language: Language): string {
  const minutes = Math.max(1, ms / 60_000);
  const [unit, size] = UNITS.find(([, size]) => minutes >= 2 * size) ?? UNITS[2];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(minutes / size),
  );
}
