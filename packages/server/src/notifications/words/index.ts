/** The words of everything that leaves the server, by language. */

import { type InEach, LANGUAGES, type Language } from '@roundhouse/games/language.ts';
import { nameOf } from '@roundhouse/games/shelf.ts';
import { mail } from './languages.ftl.ts';

export type Words = typeof mail.en;

const WORDS: InEach<Words> = mail;

export const languageOf = (wanted: string): Language => LANGUAGES.find(one => one === wanted) ?? 'en';
export const wordsOf = (language: Language): Words => WORDS[language] ?? WORDS.en;

/** A game's name as it stands on its box. */
export const gameName = nameOf;

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
