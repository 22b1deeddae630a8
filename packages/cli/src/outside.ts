/** Games from outside for a command: found, loaded, and held to the laws before anybody plays them. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadOutside } from '@roundhouse/bots/outside.ts';
import type { Manifest } from '@roundhouse/games/manifest.ts';

/** A game that was found: where its manifest is, and the folder that holds it. */
export interface FoundGame {
  readonly folder: string;
  /** The file that exports the manifest. */
  readonly entry: string;
}

/** The game cannot be found or is none; the message says what is wrong. */
export class NoGame extends Error {
  override readonly name = 'NoGame';
}

let found: readonly FoundGame[] = [];
let ids: readonly string[] = [];

/** The games from outside that this process plays. */
export const foundGames = (): readonly FoundGame[] => found;

/** Where a game came from; null where it is one of ours. */
export const folderOf = (id: string): string | null => found[ids.indexOf(id)]?.folder ?? null;

/** What must be typed for this game to be known. */
export const gameFlag = (id: string): string => (folderOf(id) === null ? '' : ` --game ${folderOf(id)}`);

/** Takes `--game X` out of a command line, as often as it is there. */
export function takeGames(typed: readonly string[]): { readonly games: string[]; readonly rest: string[] } {
  const games: string[] = [];
  const rest: string[] = [];
  for (let i = 0; i < typed.length; i++) {
    const word = typed[i]!;
    if (word.startsWith('--game=')) games.push(word.slice('--game='.length));
    else if (word !== '--game') rest.push(word);
    else if (typed[i + 1] === undefined) throw new NoGame("'--game' needs a folder or the name of a package");
    else games.push(typed[++i]!);
  }
  return { games, rest };
}

/** Finds and loads them. To be called before anything reads the list of games. */
export async function bringGames(named: readonly string[], from: string): Promise<void> {
  if (named.length === 0) return;
  found = named.map(one => findGameAt(one, from));
  let manifests: Manifest[];
  try {
    manifests = await loadOutside(found.map(({ entry }) => pathToFileURL(entry).href));
  } catch (error) {
    throw new NoGame(`${named.join(', ')} cannot be loaded: ${whatFailed(error)}`);
  }
  for (const [i, manifest] of manifests.entries()) {
    const wrong = problemWith(manifest);
    if (wrong !== null) throw new NoGame(`${named[i]} is no game: ${wrong}`);
    const { rules, laws, words } = manifest;
    try {
      await Promise.all([rules, laws, ...Object.values(words)].map(load => load()));
    } catch (error) {
      throw new NoGame(`${named[i]} cannot be loaded: ${whatFailed(error)}`);
    }
  }
  ids = manifests.map(({ id }) => id);
}

/** A mistake in a game's module: what it is and, where that is known, the line. */
export function whatFailed(error: unknown): string {
  const { message, stack = '' } = error as Error;
  const places = [...stack.matchAll(/file:\/\/\S+?:\d+/g)].map(([place]) => fileURLToPath(place));
  const place = places.find(one => found.some(({ folder }) => one.startsWith(folder)));
  const isShort = message.includes("'@roundhouse/");
  return [
    message,
    place === undefined ? '' : ` (${place})`,
    isShort ? "; from outside, ours are called '@roundhouse-table/…'" : '',
  ].join('');
}

/** A folder, by its path; or a package, by its name, from the `node_modules` around. */
function findGameAt(named: string, from: string): FoundGame {
  const isPath = /^(?:\.|\/|~|[A-Za-z]:\\)/.test(named) || existsSync(resolve(from, named));
  const folder = isPath ? resolve(from, named) : packageFolder(named, from);
  if (folder === null) throw new NoGame(`there is no folder and no installed package '${named}'`);
  if (!existsSync(folder)) throw new NoGame(`there is no folder '${named}'`);
  if (statSync(folder).isFile()) return { folder: dirname(folder), entry: folder };
  const entry = [entryOf(folder), 'index.ts', 'index.js'].find(one => one !== null && existsSync(join(folder, one)));
  if (!entry)
    throw new NoGame(`'${named}' has neither an index.ts or index.js nor a package.json that names its module`);
  return { folder, entry: join(folder, entry) };
}

function packageFolder(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? null : packageFolder(name, dirname(from));
}

/** What a package.json says is imported by the package's name. */
function entryOf(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { exports, main } = JSON.parse(readFileSync(file, 'utf8'));
  const named = exports?.['.'] ?? exports ?? main;
  const entry = typeof named === 'string' ? named : (named?.import ?? named?.default);
  return typeof entry === 'string' ? entry : typeof entry?.default === 'string' ? entry.default : null;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const ON_BOX = ['name', 'tagline', 'players', 'length', 'start'] as const;

/** What a manifest lacks; null if it can be played. That its parts keep their promises, the laws tell. */
function problemWith(manifest: Manifest): string | null {
  const { id, shelf, rules, words, laws } = manifest;
  if (typeof id !== 'string' || !ID.test(id)) return "its 'id' must be small letters, digits and hyphens";
  if (typeof shelf?.en !== 'object') return "its 'shelf' has no English ('en')";
  const unsaid = ON_BOX.find(part => typeof shelf.en[part] !== 'string');
  if (unsaid !== undefined) return `its 'shelf.en' lacks '${unsaid}'`;
  if (typeof rules !== 'function') return "its 'rules' must be a function that loads them";
  if (typeof words?.en !== 'function') return "its 'words' must load its English: words.en";
  if (typeof laws !== 'function') return "its 'laws' must be a function that loads them; {} if it has none of its own";
  return null;
}
