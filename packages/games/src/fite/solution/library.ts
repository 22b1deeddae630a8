/** The books that are shipped, each loaded when somebody first asks for it. */

import { Book } from './book.ts';
import { SETTINGS, type Setting, type SettingName } from './setting.ts';
import { readTable } from './table.ts';

type Load = () => Promise<string>;

/** Bouts without super powers, and what there is more of with them. */
const TEXTS: { readonly [Name in SettingName]: { readonly plain: Load; readonly powers: Load } } = {
  classic: {
    plain: async () => (await import('./tables/classic.ts')).TABLE,
    powers: async () => (await import('./tables/classic-powers.ts')).TABLE,
  },
  tempered: {
    plain: async () => (await import('./tables/tempered.ts')).TABLE,
    powers: async () => (await import('./tables/tempered-powers.ts')).TABLE,
  },
};

const OPEN = new Map<string, Book>();

const nameOf = ({ name }: Setting, hasPowers: boolean): string => (hasPowers ? `${name}-powers` : name);

/** The book of a setting, with or without super powers, once it is loaded. */
export const openBook = (setting: Setting, hasPowers: boolean): Book | null =>
  OPEN.get(nameOf(setting, hasPowers)) ?? null;

export async function loadBook(setting: Setting, hasPowers: boolean): Promise<Book> {
  const open = openBook(setting, hasPowers);
  if (open) return open;
  const { plain, powers } = TEXTS[setting.name];
  const texts = await Promise.all(hasPowers ? [plain(), powers()] : [plain()]);
  const book = new Book(SETTINGS[setting.name], readTable(texts.flatMap(text => JSON.parse(text))));
  OPEN.set(nameOf(setting, hasPowers), book);
  return book;
}
