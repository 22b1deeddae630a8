/** German as it is written here. */

import { formats } from './formats.ts';

export const { number, change, decimal, plural, count, list, either } = formats('de-DE');
