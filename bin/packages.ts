/** Makes packages that can be published out of the workspaces: JavaScript with types, under the name that is ours. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, TSC } from './programs.mjs';

/** The scope in the registry (docs/decisions/0015); inside this repository it is another, and shorter. */
const SCOPE = '@roundhouse-table/';
const OWN_SCOPE = '@roundhouse/';

/** What is published, each after what it needs. `web` is the built pages and nothing else. */
export const PUBLISHED = ['kernel', 'kit', 'games', 'bots', 'client', 'server', 'web', 'cli'] as const;
type Name = (typeof PUBLISHED)[number];

/** Folders of a workspace that hold code, by what they are called when it is JavaScript. */
const CODE: Readonly<Record<string, string>> = { src: 'lib', testing: 'testing' };
const NOT_PACKED = new Set(['test', 'node_modules']);
/** What crosses the wire: the client brings these types along, instead of a server. */
const WIRE = [
  'protocol',
  ...['parts', 'table', 'position', 'bodies', 'bridge', 'live'].map(part => `protocol/${part}`),
  ...['people/protocol', 'notifications/protocol', 'competitions/protocol'],
];

interface Manifest {
  readonly name: string;
  readonly description?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly sideEffects?: unknown;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Staged {
  readonly name: string;
  readonly folder: string;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const rootManifest = (): { version: string; license: string; author?: string } => readJson(join(ROOT, 'package.json'));

/** Lays every package out under `out`, as it will be packed. Throws with the compiler's words where it does not compile. */
export function stagePackages(out: string): Staged[] {
  rmSync(out, { recursive: true, force: true });
  const compiled = join(out, '.compiled');
  compile(compiled);
  const staged = PUBLISHED.map(name => {
    const folder = join(out, name);
    mkdirSync(folder, { recursive: true });
    if (name === 'web') copyPages(folder);
    else copyCode(name, compiled, folder);
    if (name === 'client') copyWire(compiled, folder);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestFor(name), null, 2)}\n`);
    for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(ROOT, file), join(folder, file));
    const readme = join(ROOT, 'packages', name, 'README.md');
    if (existsSync(readme)) write(join(folder, 'README.md'), toldOutside(readFileSync(readme, 'utf8'), name));
    return { name: SCOPE + name, folder };
  });
  rmSync(compiled, { recursive: true });
  return staged;
}

function compile(outDir: string): void {
  const config = join(dirname(outDir), 'tsconfig.json');
  const at = (path: string): string => join(ROOT, 'packages', path);
  mkdirSync(dirname(config), { recursive: true });
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, outDir, rootDir: at('') },
    allowJs: false,
    ...{ incremental: false, tsBuildInfoFile: null },
    typeRoots: [join(ROOT, 'node_modules/@types')],
  };
  const code = PUBLISHED.filter(name => name !== 'web').flatMap(name =>
    Object.keys(CODE).map(one => at(`${name}/${one}`)),
  );
  // Says what an import of a style is.
  const include = [...code, at('web/src/env.d.ts')];
  const exclude = [at('**/test'), at('server/testing')];
  writeFileSync(config, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include, exclude }));
  const { stdout } = spawnSync(process.execPath, [TSC, '-p', config], { encoding: 'utf8' });
  rmSync(config);
  // It notes that imports of other packages keep their `.ts`: those are renamed here.
  const errors = stdout.split('\n').filter(line => line.includes('error TS') && !line.includes('error TS2877'));
  if (errors.length > 0) throw new Error(`the packages do not compile:\n${errors.join('\n')}`);
}

/** JavaScript and types, with the names changed; beside them all that is no code: styles, texts, tables. */
function copyCode(name: Name, compiled: string, folder: string): void {
  const workspace = join(ROOT, 'packages', name);
  for (const [from, to] of Object.entries(CODE)) {
    const made = join(compiled, name, from);
    if (!existsSync(made)) continue;
    for (const file of filesIn(made))
      write(join(folder, to, file), renamed(readFileSync(join(made, file), 'utf8'), name));
    for (const file of filesIn(join(workspace, from)).filter(one => !/\.(?:tsx?|ftl)$/.test(one))) {
      cpSync(join(workspace, from, file), join(folder, to, file));
    }
  }
  for (const file of existsSync(join(workspace, 'bin')) ? filesIn(join(workspace, 'bin')) : []) {
    write(join(folder, 'bin', file), renamed(readFileSync(join(workspace, 'bin', file), 'utf8'), name));
  }
}

function copyPages(folder: string): void {
  const dist = join(ROOT, 'packages/web/dist');
  if (!existsSync(dist)) throw new Error('there are no pages: node bin/web.mjs builds them');
  cpSync(dist, join(folder, 'dist'), { recursive: true });
}

function copyWire(compiled: string, folder: string): void {
  for (const name of WIRE) {
    const text = readFileSync(join(compiled, 'server/src', `${name}.d.ts`), 'utf8');
    write(join(folder, 'lib/wire', `${name}.d.ts`), renamed(text, 'client'));
  }
}

/**
 * Every text that is the name of one of our files or packages: `.ts` is `.js` now, `src` is `lib`, and the scope is that
 * of the registry. The client finds what crosses the wire in itself.
 */
export function renamed(code: string, name: string): string {
  return code.replace(/(['"`])((?:\.{1,2}\/|@roundhouse\/)[^'"`\n]*)\1/g, (_, quote: string, path: string) => {
    const plain = path.replace(/\.tsx?$/, '.js').replace(/^((?:\.\.\/)+)src\//, '$1lib/');
    const wire = name === 'client' ? plain.replace(`${OWN_SCOPE}server/`, '#wire/') : plain;
    return quote + wire.replace(OWN_SCOPE, SCOPE) + quote;
  });
}

/** A page of this repository as the package brings it: names are those outside, and no link leads out of the package. */
export function toldOutside(page: string, name: string): string {
  // A paragraph about work in a clone; elsewhere npx would run whatever the registry has under that name.
  const paragraphs = page.split('\n\n').filter(paragraph => !/\bnpx\b/.test(paragraph));
  const within = paragraphs
    .join('\n\n')
    .replace(/\]\(src\/([^)]*)\)/g, '](lib/$1)')
    .replace(/(\]\((?:lib|testing)\/[^)]*)\.tsx?\)/g, '$1.js)')
    .replace(/\[([^\]]*)\]\((?:\.\.|test)\/[^)]*\)/g, '$1');
  return renamed(within, name === 'client' ? '' : name);
}

function manifestFor(name: Name): object {
  const { version, license } = rootManifest();
  const own: Manifest = readJson(join(ROOT, 'packages', name, 'package.json'));
  const common = {
    ...{ name: SCOPE + name, version, description: own.description, license, type: 'module' },
    engines: own.engines,
    publishConfig: { access: 'public' },
  };
  if (name === 'web') return { ...common, exports: { './package.json': './package.json' }, files: ['dist'] };
  return {
    ...common,
    ...(own.sideEffects !== undefined && { sideEffects: own.sideEffects }),
    ...(own.bin && { bin: own.bin }),
    exports: exportsOf(own.exports ?? {}),
    ...(name === 'client' && { imports: { '#wire/*.js': { types: './lib/wire/*.d.ts' } } }),
    files: [...Object.values(CODE), ...(own.bin ? ['bin'] : []), 'CHANGELOG.md'],
    dependencies: dependenciesOf(name, own, version),
  };
}

/** Where TypeScript was, JavaScript and types are; what is no code stays what it is. */
function exportsOf(own: Readonly<Record<string, string>>): Record<string, unknown> {
  const built = (path: string, ending: string): string => path.replace('./src/', './lib/').replace(/\.ts$/, ending);
  const all = Object.entries(own).flatMap(([as, path]): [string, unknown][] => {
    const both = (from: string): object => ({ types: built(from, '.d.ts'), default: built(from, '.js') });
    if (!path.endsWith('/*')) return [[as, both(path)]];
    return [
      [`${as}.js`, both(`${path}.ts`)],
      [as, built(path, '')],
    ];
  });
  return { ...Object.fromEntries(all), './package.json': './package.json' };
}

/** Our own of this very version, the others as they are. */
function dependenciesOf(name: Name, { dependencies = {} }: Manifest, version: string): Record<string, string> {
  const found = Object.entries(dependencies).map(([one, range]): [string, string] =>
    one.startsWith(OWN_SCOPE) ? [one.replace(OWN_SCOPE, SCOPE), version] : [one, range],
  );
  const { dependencies: ofServer } = readJson<Manifest>(join(ROOT, 'packages/server/package.json'));
  if (name === 'client') found.push(['typebox', ofServer!.typebox!]);
  if (name === 'server') found.push([`${SCOPE}web`, version]);
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Every file below a folder that is packed, by its path from there. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(path => !path.split('/').some(part => NOT_PACKED.has(part)));
}

export interface Packed extends Staged {
  readonly tarball: string;
  readonly bytes: number;
  readonly files: number;
}

/** Packs them into `to`, as npm publishes them. */
export function packPackages(staged: readonly Staged[], to: string): Packed[] {
  mkdirSync(to, { recursive: true });
  const folders = staged.map(({ folder }) => folder);
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', to, ...folders];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', cwd: to });
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  const told: { filename: string; size: number; entryCount: number }[] = Object.values(JSON.parse(stdout));
  return told.map(({ filename, size, entryCount }, i) => ({
    ...staged[i]!,
    ...{ tarball: join(to, filename.replace(/^@/, '').replace('/', '-')), bytes: size, files: entryCount },
  }));
}
