/** How this game comes by its words, in every language that it speaks. Made by `npm run words`. */

import { shelf as en } from './en/shelf.ftl.ts';
import { shelf as de } from './de/shelf.ftl.ts';

export const shelf = { en, de };

export const words = {
  en: async () => (await import('./en/words.ftl.ts')).words,
  de: async () => (await import('./de/words.ftl.ts')).words,
};

export const advice = {
  en: async () => (await import('./en/advice.ftl.ts')).advice,
  de: async () => (await import('./de/advice.ftl.ts')).advice,
};

export const avatars = {
  en: async () => (await import('./en/avatars.ftl.ts')).avatars,
  de: async () => (await import('./de/avatars.ftl.ts')).avatars,
};

export const briefing = {
  en: async () => (await import('./en/briefing.ftl.ts')).briefing,
  de: async () => (await import('./de/briefing.ftl.ts')).briefing,
};

export const card = {
  en: async () => (await import('./en/card.ftl.ts')).card,
  de: async () => (await import('./de/card.ftl.ts')).card,
};

export const characters = {
  en: async () => (await import('./en/characters.ftl.ts')).characters,
  de: async () => (await import('./de/characters.ftl.ts')).characters,
};

export const lessons = {
  en: async () => (await import('./en/lessons.ftl.ts')).lessons,
  de: async () => (await import('./de/lessons.ftl.ts')).lessons,
};

export const puzzles = {
  en: async () => (await import('./en/puzzles.ftl.ts')).puzzles,
  de: async () => (await import('./de/puzzles.ftl.ts')).puzzles,
};
