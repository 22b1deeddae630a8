/** A new game as a copy of FITE under another name: what its files are called and say, and where it is registered. */

import { canonicalJson, fingerprint } from '@roundhouse/kernel';

/** What a game is called, in each way code and people need. */
export interface GameName {
  /** `sky-line`: its folder and its id. */
  readonly id: string;
  /** `skyLine`: what code calls it. */
  readonly identifier: string;
  /** `SkyLine`: the start of the name of a type. */
  readonly type: string;
  /** `SKYLINE`: the start of its rules' ids, which are letters only. */
  readonly prefix: string;
  /** `Sky Line`: the name on the box. */
  readonly title: string;
}

const ID = /^[a-z]+(?:-[a-z]+)*$/;
const MOST_LETTERS = 24;
/** Nothing that would need quoting in code or in a page. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} ,.!?&+–-]{0,39}$/u;

/** The template's own name. */
export const TEMPLATE: GameName = { id: 'fite', identifier: 'fite', type: 'Fite', prefix: 'FITE', title: 'FITE' };

/** All the names that follow from an id; a sentence if it cannot be one. */
export function nameGame(id: string, title?: string): GameName | string {
  if (!ID.test(id) || id.length < 2 || id.length > MOST_LETTERS) {
    return `a game's name is 2 to ${MOST_LETTERS} lower-case letters, with hyphens between words, not '${id}'`;
  }
  if (RESERVED.has(id)) return `'${id}' is a word of the language and cannot name a game`;
  const words = id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1));
  const named = title ?? words.join(' ');
  if (!TITLE.test(named)) return `'${named}' cannot be the name on a box: up to 40 letters, digits, spaces and ,.!?&+-`;
  const type = words.join('');
  const identifier = type.charAt(0).toLowerCase() + type.slice(1);
  return { id, identifier, type, prefix: type.toUpperCase(), title: named };
}

/** Words that cannot name a constant. */
const RESERVED = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static
  super switch this throw true try typeof var void while with yield arguments eval undefined`.split(/\s+/),
);

/** A text of the template, under the new name. */
export function renamed(text: string, name: GameName): string {
  return renamedTitles(text, name).replaceAll('fite', name.id);
}

/** Code of the template: in a string, a path or the name of a style `fite` is its id; elsewhere what code calls it. */
export function renamedCode(text: string, name: GameName): string {
  return renamedTitles(text, name)
    .replaceAll(/(?<=['"`/_-])fite\b|\bfite(?=['"`/-])/g, name.id)
    .replaceAll('fite', name.identifier);
}

const renamedTitles = (text: string, name: GameName): string =>
  text
    .replaceAll(/FITE(?=[-_])/g, name.prefix)
    .replaceAll('FITE', name.title)
    .replaceAll('Fite', name.type);

/** A record of the template, under the new name: every line's check depends on it. */
export function renamedRecord(text: string, name: GameName): string {
  let check = '';
  const lines = text
    .trimEnd()
    .split('\n')
    .map(line => {
      const { check: _, ...content } = JSON.parse(renamed(line, name)) as Record<string, unknown>;
      check = fingerprint(check, canonicalJson(content));
      return `${JSON.stringify({ ...content, check })}\n`;
    });
  return lines.join('');
}

/** A list of all games, with one more; null if it does not list the template. */
export function withGame(registry: string, name: GameName): string | null {
  const isText = name.id !== name.identifier;
  const asKey = isText ? `'${name.id}': ${name.identifier}` : name.identifier;
  const lines = registry
    .split('\n')
    .flatMap(line => (line.includes('./fite/') ? [line, renamedRow(line, name)] : [line]));
  const listed = lines
    .join('\n')
    // A member of a list, then of a table by id.
    .replace(/(?<=\[(?:[^[\]{}]*,)?\s*)fite(?=\s*[,\]])/, `fite, ${name.identifier}`)
    .replace(/(?<=[{](?:[^[\]{}]*,)?\s*)fite(?=\s*[,}](?! from))/, `fite, ${asKey}`);
  return listed === registry ? null : listed;
}

/** A line that names the template's folder, for the new one. */
function renamedRow(line: string, name: GameName): string {
  const key = name.id === name.identifier ? name.id : `'${name.id}'`;
  return renamedCode(line.replace(/^(\s*)fite:/, `$1${key}:`), name);
}
