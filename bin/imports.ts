/** Reads the import lines of the repository's source files. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** One import: the file (from the root, with slashes), its 1-based line, and what is imported. */
export interface ImportLine {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** `import type`: gone when the program runs. */
  readonly typeOnly: boolean;
}

const SOURCE = /\.(?:ts|tsx|mts|js|mjs)$/;
const NOT_SOURCE = new Set(['node_modules', 'dist', 'coverage', 'data', 'shots']);

/** Every source file under these folders of `root`, in a fixed order. */
export function sourceFiles(root: string, folders: readonly string[] = ['packages', 'bench', 'bin', '.']): string[] {
  const found = folders.flatMap(folder => (folder === '.' ? filesOf(root, '') : treeOf(root, folder)));
  return found.filter(file => SOURCE.test(file)).sort();
}

function treeOf(root: string, folder: string): string[] {
  const folders = namesIn(root, folder, true).filter(name => !NOT_SOURCE.has(name) && !name.startsWith('.'));
  return [...filesOf(root, folder), ...folders.flatMap(name => treeOf(root, posix.join(folder, name)))];
}

const filesOf = (root: string, folder: string): string[] =>
  namesIn(root, folder, false).map(name => posix.join(folder, name));

function namesIn(root: string, folder: string, folders: boolean): string[] {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    return entries.filter(entry => entry.isDirectory() === folders).map(entry => entry.name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The imports of all these files. */
export function readImports(root: string, files: readonly string[]): ImportLine[] {
  return files.flatMap(file => importsIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The file that a worker is started from; the same words also find folders and pictures, which are no imports. */
const WORKER = /\bnew URL\(\s*'(?<string>\d+)',\s*import\.meta\.url/g;
/** Static and dynamic imports, and re-exports; strings are numbered. */
const FORMS = [
  /\b(?:import|export)\b(?<clause>[^'`;=]*?)\bfrom\s*'(?<string>\d+)'/g,
  /\bimport\s*'(?<string>\d+)'/g,
  /\b(?:import|require)\s*\(\s*'(?<string>\d+)'/g,
  /\bimport\.meta\.resolve\(\s*'(?<string>\d+)'/g,
  WORKER,
];

/** The imports of one file's text, in order. */
export function importsIn(file: string, text: string): ImportLine[] {
  const { code, strings } = withNumberedStrings(text);
  const found: ImportLine[] = [];
  for (const form of FORMS) {
    for (const match of code.matchAll(form)) {
      const name = strings[Number(match.groups?.string)] ?? '';
      if (form === WORKER && !SOURCE.test(name)) continue;
      const line = code.slice(0, match.index + match[0].length).split('\n').length;
      found.push({ file, line, name, typeOnly: /^\s+type\b/.test(match.groups?.clause ?? '') });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g;

const linesOf = (text: string): string => text.replace(/[^\n]/g, '');

/** The text without its comments; lines keep their numbers. */
export const withoutComments = (text: string): string =>
  text.replace(STRING_OR_COMMENT, (all, comment: string | undefined) => (comment === undefined ? all : linesOf(all)));

/** The same with every string replaced by its number in a list, so that a word inside a string is no code. */
function withNumberedStrings(text: string): { code: string; strings: string[] } {
  const strings: string[] = [];
  const code = text.replace(STRING_OR_COMMENT, (all, comment: string | undefined) => {
    if (comment !== undefined) return linesOf(all);
    const quote = all.startsWith('`') ? '`' : "'";
    return `${quote}${strings.push(all.slice(1, -1)) - 1}${quote}${linesOf(all)}`;
  });
  return { code, strings };
}
