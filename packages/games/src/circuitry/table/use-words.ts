/** The words of the table in the language now spoken. */

import { useTableWords } from '../../table-words.ts';
import type { CircuitryWords } from '../words/catalogue.ts';

export const useWords = (): CircuitryWords => useTableWords<CircuitryWords>();
