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

/** Static and dynamic imports, re-exports, and the files that workers are started from. */
const FORMS = [
  /(?:^|[\n;}])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"](?<name>[^'"\n]+)['"]/g,
  /(?:^|[\n;}])\s*import\s*['"](?<name>[^'"\n]+)['"]/g,
  /\b(?:import|require)\s*\(\s*['"](?<name>[^'"\n]+)['"]/g,
  /\bnew URL\(\s*['"](?<name>[^'"\n]+\.[mc]?[jt]sx?)['"],\s*import\.meta\.url/g,
];

/** The imports of one file's text, in order. */
export function importsIn(file: string, text: string): ImportLine[] {
  const code = withoutComments(text);
  const found: ImportLine[] = [];
  for (const form of FORMS) {
    for (const match of code.matchAll(form)) {
      const name = match.groups?.name ?? '';
      const before = code.slice(0, match.index + match[0].lastIndexOf(name));
      const typeOnly = /^[\s;}]*(?:import|export)\s+type\b/.test(match[0]);
      found.push({ file, line: before.split('\n').length, name, typeOnly });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g;

/** The text with its comments blanked; lines keep their numbers. */
export function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (all, comment: string | undefined) =>
    comment === undefined ? all : comment.replace(/[^\n]/g, ' '),
  );
}
