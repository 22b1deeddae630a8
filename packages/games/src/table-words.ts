/** How a table comes by its words: whoever draws it provides the catalogue of the language now spoken. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnyWords } from './words.ts';

export const TableWords = createContext<AnyWords | null>(null);

/** The catalogue of the game whose table this is: each game's `words/catalogue.ts` names its type. */
export function useTableWords<Words>(): Words {
  const words = useContext(TableWords);
  if (!words) throw new Error('a table is drawn without words');
  return words as Words;
}
