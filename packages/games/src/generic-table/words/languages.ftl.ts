/** What is said here, in every language. Made by `npm run words`. */

import { table as enTable } from './en/table.ftl.ts';
import { table as deTable } from './de/table.ftl.ts';

export const table = { en: enTable, de: deTable };
