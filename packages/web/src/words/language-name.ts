/** What languages are called. */

import type { Language } from '@roundhouse/games/language.ts';

/** A language as it calls itself: "Deutsch". */
export const languageName = (one: Language): string => new Intl.DisplayNames(one, { type: 'language' }).of(one) ?? one;
