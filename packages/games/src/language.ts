/** The languages the product speaks. A new one is a line here and a folder of messages: see docs/translating.md. */

/** Each with the locale that writes its numbers and lists. English here is British: no comma before "and". */
export const LOCALES = {
  en: 'en-GB',
  de: 'de-DE',
} as const;

export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];

/** One thing in English always, and in another language where somebody has put it into words; else English stands in. */
export type InEach<T> = { readonly en: T } & { readonly [L in Language]?: T };
