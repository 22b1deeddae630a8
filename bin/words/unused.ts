/** Messages that no code reads. */

import { posix } from 'node:path';
import { type Files, GAMES, type Key } from './catalogue.ts';
import { APP } from './indexes.ts';

/**
 * A sentence for each message that nothing reads. Code is searched for names, so a message whose name is also used for
 * something else nearby is not found; a group that is read by a computed name is read whole.
 */
export function unusedIn(keys: readonly Key[], code: Files): string[] {
  const texts = new Map<string, string>();
  const readersOf = ({ home, area }: Key): string => {
    // Pages read the app's words as `words.value.<area>`; the words of a game go by other names at its table.
    const isNear = (text: string): boolean => `${home}/words` !== APP || new RegExp(`\\.${area}\\b`).test(text);
    const id = `${home} ${area}`;
    if (!texts.has(id)) {
      const near = [...code].filter(([file, text]) => isReader(file, home) && isNear(text));
      texts.set(id, near.map(([, text]) => text).join('\n'));
    }
    return texts.get(id)!;
  };
  return keys
    .filter(key => !isRead(key, readersOf(key)))
    .map(({ file, line, path }) => `${file}:${line}: nothing reads '${path.join('_')}'`);
}

/** What is beside a game's folder reads what every game says; what all games share is read anywhere. */
const isReader = (file: string, home: string): boolean =>
  home === GAMES || file.startsWith(`${home}/`) || (home.startsWith(`${GAMES}/`) && posix.dirname(file) === GAMES);

/** Read as a property, taken out of an object or written as a key; or in a group that is. */
function isRead({ path }: Key, code: string): boolean {
  const names = path.filter(name => !/^item\d+$/.test(name));
  return isNamed(names.at(-1)!, code) || names.slice(0, -1).some(group => isReadWhole(group, code));
}

const isNamed = (name: string, code: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);

/** Read by a computed name, or handed on as it is. */
const isReadWhole = (group: string, code: string): boolean => new RegExp(`\\.${group}\\b(?!\\.|\\?\\.)`).test(code);
