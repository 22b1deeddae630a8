/** How a table comes by its words: the page that draws it provides the catalogue of the current language. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from './language.ts';
import type { AnyWords } from './words.ts';

export const TableWords = createContext<AnyWords | null>(null);

/** The language of that catalogue, for a table that says something by itself. */
export const TableLanguage = createContext<Language>('en');

/** The catalogue of the game whose table this is: each game's `words/catalogue.ts` names its type. */
export function useTableWords<Words>(): Words {
  const words = useContext(TableWords);
  if (!words) throw new Error('a table is drawn without words');
  return words as Words;
}
