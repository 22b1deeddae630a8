/** How the app comes by its words: the first language at once, the others when they are wanted. Made by `npm run words`. */

import * as enFormats from '@roundhouse/games/formats.en.ts';
import * as deFormats from '@roundhouse/games/formats.de.ts';
import * as en from './en/index.ftl.ts';

/** Numbers and lists of each language: so small that they are always here. */
export const FORMATS = { en: enFormats, de: deFormats };

export const CATALOGUES = {
  en,
  de: () => import('./de/index.ftl.ts'),
};
