/** Every package that is imported is declared where it is imported, every declared one is used, and all are locked. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ImportLine, readImports, sourceFiles } from './imports.ts';
import { lockComplaints } from './lockfile.ts';

/** A package.json, by its folder from the root ('' for the root itself), and the packages it names. */
export interface Manifest {
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
}

/** Declared at the root and used without an import: as programs, or by programs. */
const USED_AS_PROGRAMS = new Set([
  '@biomejs/biome',
  '@types/node',
  '@vitest/coverage-v8',
  'knip',
  'node',
  'node-persist',
  'typescript',
  'vite',
]);

/** What is wrong, one sentence each. */
export function complaints(manifests: readonly Manifest[], imports: readonly ImportLine[]): string[] {
  const found: string[] = [];
  const used = new Set<string>();
  for (const line of imports) {
    const name = packageOf(line.name);
    if (name === null) continue;
    const declaring = manifests.filter(({ folder }) => folder === '' || line.file.startsWith(`${folder}/`));
    const by = declaring.filter(manifest => manifest.name === name || manifest.dependencies.includes(name));
    for (const manifest of by) used.add(`${manifest.folder} ${name}`);
    if (by.length === 0)
      found.push(`${line.file}:${line.line} imports '${name}', which no package.json above it declares`);
  }
  for (const { folder, dependencies } of manifests) {
    for (const name of dependencies) {
      if (!used.has(`${folder} ${name}`) && !isUsedAnyway(name, dependencies)) {
        found.push(`${join(folder, 'package.json')} declares '${name}', which nothing there imports`);
      }
    }
  }
  return found;
}

function isUsedAnyway(name: string, dependencies: readonly string[]): boolean {
  // Types are read by the compiler, for the package of the same name.
  return USED_AS_PROGRAMS.has(name) || (name.startsWith('@types/') && dependencies.includes(name.slice(7)));
}

/** The package an import names: null for files, the platform and what a bundler makes up. */
function packageOf(name: string): string | null {
  if (/^(?:\.|node:|virtual:|[a-z]+:\/\/|\/)/.test(name)) return null;
  const [first = '', second = ''] = name.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** The manifests that own these files. */
export function readManifests(root: string, folders: readonly string[]): Manifest[] {
  return folders.map(folder => {
    const json = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return { folder, name: json.name, dependencies: Object.keys({ ...json.dependencies, ...json.devDependencies }) };
  });
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = sourceFiles(root);
  const folders = new Set(files.map(file => /^(?:packages\/[^/]+|bench\/peers|bench)(?=\/)/.exec(file)?.[0] ?? ''));
  const found = [
    ...complaints(readManifests(root, [...folders]), readImports(root, files)),
    ...lockComplaints(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))),
  ];
  for (const complaint of found) console.error(complaint);
  console.log(`${folders.size} package.json read, ${found.length} complaints`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
