/** Folders of messages: `words/<language>/*.ftl`. What they say, what is wrong with them, and the code made of them. */

import { posix } from 'node:path';
import { emitted, type Module, type Spoken, type Style } from './emit.ts';
import { type Message, readMessages } from './message.ts';
import { needsVoice, orderOf, type Parameters, parametersOf } from './parameters.ts';

/** Texts of files, by their paths from the root, with slashes. */
export type Files = ReadonlyMap<string, string>;

export interface Compiled {
  /** What is written, by path. */
  readonly modules: Files;
  /** One sentence each, with the place. */
  readonly complaints: readonly string[];
  /** Every message of the first language, for whoever looks for unused ones. */
  readonly keys: readonly Key[];
}

/** Where a message is, and what code calls it. */
export interface Key {
  readonly file: string;
  readonly line: number;
  /** The folder in which its words are used: what holds `words/`. */
  readonly home: string;
  readonly area: string;
  readonly path: readonly string[];
}

/** The language that decides which messages there are, and what values they take. */
export const FIRST = 'en';

const MESSAGES = /^(?<home>.*)\/words\/(?<language>[a-z]{2,3})\/(?<area>[a-z-]+)\.ftl$/;
/** What is printed on a game's cards: the first language has it in the content, so only the others have messages of it. */
const PRINTED = 'printed';
/** Areas whose values do not come one after the other. */
const STYLES: { readonly [area: string]: Style } = { refusals: 'loose', events: 'named', moves: 'named' };

/** Compiles all messages, in every language that the product speaks. */
export function compile(files: Files, languages: readonly string[]): Compiled {
  const modules = new Map<string, string>();
  const complaints: string[] = [];
  const keys: Key[] = [];
  for (const [file, text] of files) {
    const { home = '', language, area = '' } = MESSAGES.exec(file)?.groups ?? {};
    if (language !== FIRST && area !== PRINTED) continue;
    const first = readArea(file, text, area in STYLES);
    complaints.push(...first.complaints);
    if (area === PRINTED) {
      // Whether it names everything the content has, the types of whoever reads it say.
      modules.set(`${file}.ts`, moduleText(file, language!, area, first.messages, complaints));
      continue;
    }
    keys.push(...first.messages.map(({ path, line }) => ({ file, line, home, area, path })));
    const spoken = languages.filter(one => files.has(inLanguage(file, one)));
    for (const one of spoken) {
      const there = inLanguage(file, one);
      const said = one === FIRST ? first : translated(there, files.get(there)!, first);
      if (one !== FIRST) complaints.push(...said.complaints);
      modules.set(`${there}.ts`, moduleText(there, one, area, said.messages, complaints));
    }
  }
  complaints.push(...strangers(files, languages), ...gaps(files, languages));
  return { modules, complaints, keys };
}

const inLanguage = (file: string, language: string): string => file.replace(/\/words\/[a-z]+\//, `/words/${language}/`);

interface Area {
  readonly messages: readonly (Spoken & { readonly line: number })[];
  readonly complaints: readonly string[];
}

/** The messages of the first language, with the values they take. */
function readArea(file: string, text: string, areNamed: boolean): Area {
  const { messages, complaints } = readMessages(text);
  const found = complaints.map(complaint => `${file}:${complaint}`);
  const spoken = messages.map(message => {
    const order = attempt(() => orderOf(message, areNamed), `${file}:${message.line}: '${idOf(message)}'`, found) ?? [];
    const names = typeof order === 'string' ? [] : order;
    if (typeof order === 'string') found.push(`${file}:${message.line}: '${idOf(message)}' ${order}`);
    const types = names.length > 0 ? parametersOf(message.parts) : new Map<string, string>();
    const parameters = new Map(names.map(name => [name, types.get(name)!]));
    return { ...message, parameters, isVoiced: needsVoice(message.parts) };
  });
  return { messages: spoken, complaints: found };
}

/** The same messages in another language, in the order of the first. */
function translated(file: string, text: string, first: Area): Area {
  const { messages, complaints } = readMessages(text);
  const found = complaints.map(complaint => `${file}:${complaint}`);
  const said = new Map(messages.map(message => [idOf(message), message]));
  const known = new Set(first.messages.map(idOf));
  for (const message of messages) {
    if (!known.has(idOf(message))) found.push(`${file}:${message.line}: '${idOf(message)}' is not in ${FIRST}`);
  }
  const spoken = first.messages.flatMap(({ path, parameters, isVoiced }) => {
    const message = said.get(path.join('_'));
    if (!message) {
      found.push(`${file}: '${path.join('_')}' is missing`);
      return [];
    }
    const where = `${file}:${message.line}: '${idOf(message)}'`;
    attempt(() => found.push(...disagreements(message, parameters).map(one => `${where} ${one}`)), where, found);
    if (needsVoice(message.parts) && !isVoiced) found.push(`${where} speaks to a viewer, which ${FIRST} does not`);
    return [{ ...message, parameters, isVoiced }];
  });
  return { messages: spoken, complaints: found };
}

/** Where a translation takes other values than the first language gives. */
function disagreements(message: Message, expected: Parameters): string[] {
  const found: string[] = [];
  const used = parametersOf(message.parts);
  for (const [name, type] of used) {
    const known = expected.get(name);
    if (known === undefined) found.push(`uses $${name}, which ${FIRST} does not`);
    else if (type !== 'string' && known !== type) found.push(`uses $${name} as ${type}, which is ${known} in ${FIRST}`);
  }
  for (const name of expected.keys()) {
    if (!used.has(name) && !isLeftOut(message, name)) {
      found.push(`does not use $${name}: say so in a comment, '# Without $${name}', if that is meant`);
    }
  }
  return found;
}

const isLeftOut = ({ comment }: Message, name: string): boolean =>
  new RegExp(`Without [^\\n]*\\$${name}\\b`).test(comment);

const idOf = ({ path }: { readonly path: readonly string[] }): string => path.join('_');

function attempt<T>(work: () => T, where: string, complaints: string[]): T | null {
  try {
    return work();
  } catch (error) {
    complaints.push(`${where} ${(error as Error).message}`);
    return null;
  }
}

function moduleText(
  file: string,
  language: string,
  area: string,
  messages: readonly Spoken[],
  complaints: string[],
): string {
  const module: Module = {
    source: posix.basename(file),
    name: area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    language,
    shared: name => sharedFrom(file, name),
    style: STYLES[area] ?? 'listed',
    messages,
  };
  return attempt(() => emitted(module), `${file}:`, complaints) ?? '';
}

export const GAMES = 'packages/games/src';

/** How a file imports what the words of all games share. */
export function sharedFrom(file: string, name: string): string {
  const isNear = file.startsWith(`${GAMES}/`);
  return isNear ? posix.relative(posix.dirname(file), `${GAMES}/${name}`) : `@roundhouse/games/${name}`;
}

/** Files that no first language has, or in a language that the product does not speak. */
function strangers(files: Files, languages: readonly string[]): string[] {
  return Array.from(files.keys()).flatMap(file => {
    const { language, area } = MESSAGES.exec(file)?.groups ?? {};
    if (language === undefined) return [`${file}: messages lie in words/<language>/<area>.ftl`];
    if (!languages.includes(language)) return [`${file}: '${language}' is not in the list of languages`];
    const isPrinted = area === PRINTED && language !== FIRST;
    return isPrinted || files.has(inLanguage(file, FIRST)) ? [] : [`${file}: there is no such file in ${FIRST}`];
  });
}

/** Files that are missing in a language which has others of that folder. */
function gaps(files: Files, languages: readonly string[]): string[] {
  const paths = [...files.keys()];
  return paths
    .filter(file => MESSAGES.exec(file)?.groups?.language === FIRST)
    .flatMap(file =>
      languages
        .map(language => inLanguage(file, language))
        .filter(there => !files.has(there) && paths.some(other => other.startsWith(`${posix.dirname(there)}/`)))
        .map(there => `${there}: is missing`),
    );
}
