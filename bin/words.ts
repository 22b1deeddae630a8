/**
 * `npm run words`: makes typed functions of the messages in `words/<language>/*.ftl`. With `--check` nothing is written:
 * whatever is missing, unused, wrong or no longer current is told, and fails.
 */

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourceFiles, withoutComments } from './imports.ts';
import { compile, type Files } from './words/catalogue.ts';
import { formatModules, indexModules } from './words/indexes.ts';
import { unusedIn } from './words/unused.ts';

/** What `npm run words` finds under a root: what is to be written, what is there, and what is wrong. */
export interface Work {
  readonly modules: Files;
  readonly written: Files;
  readonly complaints: readonly string[];
}

/** The languages of the product, with their locales: the one list of them. */
const LANGUAGES = 'packages/games/src/language.ts';

/** Reads everything under a root, and compiles it. */
export async function workUnder(root: string): Promise<Work> {
  const { LOCALES } = (await import(pathToFileURL(join(root, LANGUAGES)).href)) as {
    LOCALES: { readonly [language: string]: string };
  };
  const languages = Object.keys(LOCALES);
  const messages = textsOf(root, filesNamed(root, /\.ftl$/));
  const { modules, complaints, keys } = compile(messages, languages);
  const files = sourceFiles(root, ['packages']);
  const made = new Map([...modules, ...indexModules(messages, languages, new Set(files)), ...formatModules(LOCALES)]);
  const sources = files.filter(file => !made.has(file) && !/\.ftl\.ts$|\/test\//.test(file));
  const code = new Map(Array.from(textsOf(root, sources), ([file, text]) => [file, withoutComments(text)]));
  const written = textsOf(root, [...new Set([...filesNamed(root, /\.ftl\.ts$/), ...formatModules(LOCALES).keys()])]);
  return { modules: made, written, complaints: [...complaints, ...unusedIn(keys, code)] };
}

/** Paths below `packages/` whose names end so. */
function filesNamed(root: string, end: RegExp): string[] {
  return readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .flatMap(({ name }) => {
      const source = join(root, 'packages', name, 'src');
      return readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter(file => end.test(file))
        .map(file => posix.join('packages', name, 'src', file.replaceAll('\\', '/')));
    })
    .toSorted();
}

/** The texts of those files that are there. */
function textsOf(root: string, files: readonly string[]): Files {
  const texts = new Map<string, string>();
  for (const file of files) {
    try {
      texts.set(file, readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return texts;
}

/** Generated files that are not what the messages say, in sentences. */
export function staleIn({ modules, written }: Work): string[] {
  const old = [...modules].filter(([file, text]) => written.get(file) !== text).map(([file]) => file);
  const orphans = [...written.keys()].filter(file => !modules.has(file));
  return [
    ...old.map(file => `${file}: is not current: run npm run words`),
    ...orphans.map(file => `${file}: is made from nothing: run npm run words`),
  ];
}

/** Makes the generated files current. */
export function write(root: string, { modules, written }: Work): number {
  const changed = [...modules].filter(([file, text]) => written.get(file) !== text);
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  const orphans = [...written.keys()].filter(file => !modules.has(file));
  for (const file of orphans) rmSync(join(root, file));
  return changed.length + orphans.length;
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const work = await workUnder(root);
  const isCheck = process.argv.includes('--check');
  const complaints = [...work.complaints, ...(isCheck ? staleIn(work) : [])];
  for (const complaint of complaints) console.error(complaint);
  if (!isCheck) console.log(`files written: ${write(root, work)}`);
  console.log(`files of words: ${work.modules.size}; complaints: ${complaints.length}`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
