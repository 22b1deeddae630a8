/** The languages the product speaks. */

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One thing in every language. */
export type InEach<T> = { readonly [L in Language]: T };
