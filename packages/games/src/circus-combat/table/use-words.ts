/** The table's own catalogue, in the language now spoken. */

import { useTableWords } from '../../table-words.ts';
import { NAMELESS } from '../../voice.ts';
import type { Side } from '../state.ts';
import type { CircusWords } from '../words/catalogue.ts';

export const useWords = (): CircusWords => useTableWords<CircusWords>();

/** What is written over a show. */
export const nameOf = (seat: Side, names: readonly string[], { table }: CircusWords): string =>
  names[seat] === NAMELESS ? table.you : names[seat]!;
