/** Makes what browsers need of games from outside: their modules in JavaScript, their styles, their rules as texts. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outsideModule } from '@roundhouse/bots/outside.ts';
import { LANGUAGES } from '@roundhouse/games/language.ts';
import { OUTSIDE } from '@roundhouse/games/outside.ts';
import { PARTS } from '@roundhouse/games/outside-parts.ts';
import { type Plugin, rolldown } from 'rolldown';
import { Failure } from './command.ts';
import type { FoundGame } from './outside.ts';

const FOLDER = '/games/';
const ENTRY = '\0games';

/** By address. The first of them, `/games/outside.js`, puts the games on the list of the page that runs it. */
export async function gamePages(found: readonly FoundGame[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const names = found.map((_, i) => OUTSIDE[i]!.id);
  for (const [i, { folder }] of found.entries()) {
    for (const language of LANGUAGES) {
      const readme = join(folder, language === 'en' ? 'README.md' : `README.${language}.md`);
      if (existsSync(readme)) files.set(`${FOLDER}${names[i]}/${language}.md`, readFileSync(readme, 'utf8'));
    }
  }
  const bundle = await rolldown({
    input: { outside: ENTRY },
    platform: 'browser',
    transform: { target: 'es2023', jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [entry(found, names, files), shared(), ourModules(), styles(files)],
    tsconfig: false,
    onLog(_level, { code, message }) {
      // Such an import would fail in the browser, where nobody who could mend it looks.
      if (code === 'UNRESOLVED_IMPORT') throw new Failure(`a game cannot be made ready for browsers: ${message}`);
    },
  }).catch(because);
  const { output } = await bundle
    .generate({ format: 'esm', minify: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
    .catch(because);
  await bundle.close();
  for (const part of output) if (part.type === 'chunk') files.set(FOLDER + part.fileName, part.code);
  return files;
}

function because(error: unknown): never {
  if (error instanceof Failure) throw error;
  throw new Failure(`a game cannot be made ready for browsers: ${(error as Error).message}`);
}

/** A module that imports every manifest, adds where its rules can be read, and puts all of them on the list. */
function entry(found: readonly FoundGame[], ids: readonly string[], files: ReadonlyMap<string, string>): Plugin {
  const rulebook = (id: string): string => {
    const texts = LANGUAGES.map(language => [language, `${FOLDER}${id}/${language}.md`] as const);
    const there = texts.filter(([, path]) => files.has(path));
    const loaders = there.map(([language, path]) => `${language}: () => fetch('${path}').then(it => it.text())`);
    return there.length === 0 ? '' : `, rulebook: { ${loaders.join(', ')} }`;
  };
  return {
    name: 'roundhouse:entry',
    resolveId: id => (id === ENTRY ? id : null),
    load(id) {
      if (id !== ENTRY) return null;
      const imports = found.map((game, i) => `import { manifest as m${i} } from ${JSON.stringify(game.entry)};`);
      const list = ids.map((game, i) => `{ ...m${i}${rulebook(game)} }`);
      return `${imports.join('\n')}\nglobalThis.roundhouseGames = [${list.join(', ')}];`;
    },
  };
}

/** What a table shares with the page: taken from it when the table is loaded, which is after the page has put it there. */
function shared(): Plugin {
  const parts = PARTS as { readonly [name: string]: object };
  return {
    name: 'roundhouse:shared',
    resolveId: id => (id in parts ? `\0shared:${id}` : null),
    load(id) {
      if (!id.startsWith('\0shared:')) return null;
      const name = id.slice('\0shared:'.length);
      return `export const { ${Object.keys(parts[name]!).join(', ')} } = globalThis.roundhouseParts['${name}'];`;
    },
  };
}

/** The kernel and what words are made of are ours, whatever the game has installed. */
const ourModules = (): Plugin => ({ name: 'roundhouse:ours', resolveId: id => outsideModule(id) });

/** A style is a file of its own, which the page is told to load: it allows none that is written into a script. */
function styles(files: Map<string, string>): Plugin {
  return {
    name: 'roundhouse:styles',
    load(id) {
      if (!id.endsWith('.css')) return null;
      const text = readFileSync(id, 'utf8');
      const path = `${FOLDER}${files.size}-${id.split(/[\\/]/).at(-1)}`;
      files.set(path, text);
      const code =
        `const link = document.createElement('link');` +
        `link.rel = 'stylesheet'; link.href = '${path}'; document.head.append(link);`;
      return { code, moduleType: 'js', moduleSideEffects: true };
    },
  };
}
