/** What the app says, in the language now spoken. Components read `words.value.<area>`, so they change with it. */

import { computed, signal } from '@preact/signals';
import { LANGUAGES, type Language, LOCALES } from '@roundhouse/games/language.ts';
import { CATALOGUES, FORMATS } from './languages.ftl.ts';

const { en } = CATALOGUES;

/** Every catalogue has the shape of the English one: a key that is missing is a type error. */
export type AppWords = typeof en;

const LOADED: { readonly [L in Language]: AppWords | (() => Promise<AppWords>) } = CATALOGUES;

const spoken = signal<{ readonly language: Language; readonly words: AppWords }>({ language: 'en', words: en });

export const language = computed(() => spoken.value.language);
export const words = computed(() => spoken.value.words);

/** What the browser asks for, as far as we speak it. */
export function wishedLanguage(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find(one => wish.toLowerCase().split('-')[0] === one);
    if (found) return found;
  }
  return 'en';
}

/** Changes the language once its words are here. Rejects, and changes nothing, if they cannot be loaded. */
export async function speak(wanted: Language): Promise<void> {
  const catalogue = LOADED[wanted];
  spoken.value = { language: wanted, words: typeof catalogue === 'function' ? await catalogue() : catalogue };
  document.documentElement.lang = wanted;
}

/** What the server refuses or cannot do, by its code; nothing for a code that has no words here. */
export const errorSaid = (code: string): string | undefined =>
  (words.value.errors.byCode as { readonly [code: string]: string })[code];

const DAY_MS = 86_400_000;

const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString();

/** Numbers, dates and lists as the language writes them. */
export const format = computed(() => {
  const tag = LOCALES[language.value];
  const { number, list } = FORMATS[language.value];
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  // Days of puzzles are the same days for everyone.
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return {
    number,
    percent: (share: number): string => percent.format(share),
    /** A moment: "15 Nov 2026, 13:20". */
    when: (at: number): string => when.format(at),
    /** The same in a list of what has been: of today the time alone, "13:20". */
    lately: (at: number): string => (isToday(at) ? time : when).format(at),
    /** A day since 1970: "16 November 2026". */
    day: (days: number): string => day.format(days * DAY_MS),
    /** Its month: "November 2026". */
    month: (days: number): string => month.format(days * DAY_MS),
    ago: (n: number, unit: Intl.RelativeTimeFormatUnit): string => ago.format(n, unit),
    /** A length of time: "3 days". */
    span: (n: number, unit: 'second' | 'minute' | 'hour' | 'day'): string =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(n),
    list,
  };
});
