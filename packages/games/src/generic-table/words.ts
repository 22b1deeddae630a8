/** What the generic table says by itself, in every language: the rest comes from the game's words. */

import type { PlainWords } from '../description.ts';
import type { InEach, Language } from '../language.ts';
import { table } from './words/languages.ftl.ts';

export interface GenericTableWords extends PlainWords {
  readonly position: string;
  /** What belongs to nobody. */
  readonly table: string;
  readonly justNow: string;
  readonly yourMoves: string;
  readonly search: string;
  readonly choose: (field: string) => string;
  readonly chosen: string;
  /** Takes a choice back: it is "Piece: bishop". */
  readonly takeBack: (choice: string) => string;
  readonly moves: (number: number) => string;
  readonly nothingFound: string;
  readonly more: (number: number) => string;
}

export const GENERIC_TABLE_WORDS: InEach<GenericTableWords> = table;

export const genericTableWords = (language: Language): GenericTableWords =>
  GENERIC_TABLE_WORDS[language] ?? GENERIC_TABLE_WORDS.en;
