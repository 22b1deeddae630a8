/** How this game comes by its words, in every language that it speaks. Made by `npm run words`. */

import { shelf as en } from './en/shelf.ftl.ts';
import { shelf as de } from './de/shelf.ftl.ts';

export const shelf = { en, de };

export const words = {
  en: async () => (await import('./en/words.ftl.ts')).words,
  de: async () => (await import('./de/words.ftl.ts')).words,
};
