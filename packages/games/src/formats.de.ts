/** Numbers, plurals and lists in 'de'. Made by `npm run words`, from language.ts. */

import { formats } from './formats.ts';

export const { number, change, decimal, plural, category, count, list, either } = formats('de-DE');
