/** What is said here, in every language. Made by `npm run words`. */

import { shelfOfMine as enShelfOfMine } from './en/shelf-of-mine.ftl.ts';
import { shelfOfMine as deShelfOfMine } from './de/shelf-of-mine.ftl.ts';
import { tokens as enTokens } from './en/tokens.ftl.ts';
import { tokens as deTokens } from './de/tokens.ftl.ts';

export const shelfOfMine = { en: enShelfOfMine, de: deShelfOfMine };
export const tokens = { en: enTokens, de: deTokens };
