/** A new game as a copy of the template under another name: what its files are called and say, and how it is listed. */

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

/** The folder of the template: the smallest game that shows every part of the contract once. */
export const TEMPLATE = 'zattera';

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
export const renamed = (text: string, name: GameName): string =>
  renamedTitles(text, name).replaceAll(TEMPLATE, name.id);

/** Code of the template: in a string, a path or a comment's address `zattera` is its id; elsewhere what code calls it. */
export const renamedCode = (text: string, name: GameName): string =>
  renamedTitles(text, name)
    .replaceAll(/(?<=['"`/_-])zattera\b|\bzattera(?=['"`/-])/g, name.id)
    .replaceAll(TEMPLATE, name.identifier);

const renamedTitles = (text: string, name: GameName): string =>
  text
    .replaceAll(/ZATTERA(?=-)/g, name.prefix)
    // Before another capital it begins the name of a type.
    .replaceAll(/Zattera(?=[A-Z])/g, name.type)
    .replaceAll('Zattera', name.title);

/** The list of all games, with one more at its end. Throws a sentence if it does not look like that list. */
export function withGame(list: string, { id, identifier }: GameName): string {
  const [last] = list.match(/^import \{ manifest as \w+ \} from '[^']+';$/gm)?.slice(-1) ?? [];
  const listed = /(?<=MANIFESTS: readonly Manifest\[\] = \[[^\]]*\w)(?=,?\s*\])/;
  if (!last || !listed.test(list)) throw new Error('the list of games is not where it was');
  return list
    .replace(last, `${last}\nimport { manifest as ${identifier} } from './${id}/index.ts';`)
    .replace(listed, `, ${identifier}`);
}
