/** What is said here, in every language. Made by `npm run words`. */

import { account as enAccount } from './en/account.ftl.ts';
import { account as deAccount } from './de/account.ftl.ts';
import { shelfOfMine as enShelfOfMine } from './en/shelf-of-mine.ftl.ts';
import { shelfOfMine as deShelfOfMine } from './de/shelf-of-mine.ftl.ts';
import { tokens as enTokens } from './en/tokens.ftl.ts';
import { tokens as deTokens } from './de/tokens.ftl.ts';

export const account = { en: enAccount, de: deAccount };
export const shelfOfMine = { en: enShelfOfMine, de: deShelfOfMine };
export const tokens = { en: enTokens, de: deTokens };
