/** The table's own catalogue, in the language now spoken. */

import { useTableWords } from '../../table-words.ts';
import type { CircusWords } from '../words/catalogue.ts';

export const useWords = (): CircusWords => useTableWords<CircusWords>();
