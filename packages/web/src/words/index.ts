/** What the app says, in the language now spoken. Components read `words.value.<area>`, so they change with it. */

import { computed, signal } from '@preact/signals';
import * as german from '@roundhouse/games/formats.de.ts';
import * as english from '@roundhouse/games/formats.en.ts';
import { LANGUAGES, type Language } from '@roundhouse/games/language.ts';
import * as en from './en/index.ts';

/** Every catalogue has the shape of the English one: a key that is missing is a type error. */
export type AppWords = typeof en;

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
  const catalogue: AppWords = wanted === 'de' ? await import('./de/index.ts') : en;
  spoken.value = { language: wanted, words: catalogue };
  document.documentElement.lang = wanted;
}

/** Numbers, dates and lists as the language writes them. */
export const format = computed(() => {
  const [tag, { number, count, list }] =
    language.value === 'en' ? (['en-GB', english] as const) : (['de-DE', german] as const);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return {
    number,
    percent: (share: number): string => percent.format(share),
    /** A moment: "15 Nov 2026, 13:20". */
    when: (at: number): string => when.format(at),
    ago: (n: number, unit: Intl.RelativeTimeFormatUnit): string => ago.format(n, unit),
    /** A length of time: "3 days". */
    span: (n: number, unit: 'second' | 'minute' | 'hour' | 'day'): string =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(n),
    list,
    /** `count(2, { one: 'match', other: 'matches' })`: "2 matches". */
    count: (n: number, forms: { readonly one: string; readonly other: string }): string =>
      count(n, forms.one, forms.other),
  };
});
