/** English as it is written here: British, so a list has no comma before "and". */

import { formats } from './formats.ts';

export const { number, change, decimal, plural, count, list, either } = formats('en-GB');
