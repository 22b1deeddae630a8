/** The books that are shipped, each loaded when somebody first asks for it. */

import { Book } from './book.ts';
import { SETTINGS, type Setting, type SettingName } from './setting.ts';
import { readTable } from './table.ts';

const TEXTS: { readonly [Name in SettingName]: () => Promise<string> } = {
  classic: async () => (await import('./tables/classic.ts')).TABLE,
  tempered: async () => (await import('./tables/tempered.ts')).TABLE,
};

const OPEN = new Map<SettingName, Book>();

/** The book of a setting, once it is loaded. */
export const openBook = ({ name }: Setting): Book | null => OPEN.get(name) ?? null;

export async function loadBook({ name }: Setting): Promise<Book> {
  const open = OPEN.get(name);
  if (open) return open;
  const book = new Book(SETTINGS[name], readTable(JSON.parse(await TEXTS[name]())));
  OPEN.set(name, book);
  return book;
}

/** Loads all of them. */
export async function loadBooks(): Promise<void> {
  await Promise.all(Object.values(SETTINGS).map(loadBook));
}
