/** Who names a game: nobody outside its own folder, so that a new one is registered in one place. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const GAMES = 'packages/games/src';

/** Where a game may be named all the same, and why. */
const EXCEPTIONS: readonly { readonly at: string; readonly why: string }[] = [
  { at: `${GAMES}/all.ts`, why: 'the one list of all games' },
  { at: 'packages/cli/src/new-game.ts', why: 'new games are copies of one of them' },
];

/** Programs and what they are made of; tests, benchmarks and documents play real games and may say which. */
const WATCHED = /^(?:packages\/[^/]+\/src|bin)\/(?!test\/)/;

export interface Naming {
  readonly file: string;
  readonly line: number;
  readonly game: string;
}

/** The games there are: every folder with a manifest. */
export const gamesIn = (root: string): string[] =>
  readdirSync(join(root, GAMES)).filter(name => {
    const manifest = join(root, GAMES, name, 'index.ts');
    return existsSync(manifest) && readFileSync(manifest, 'utf8').includes('Manifest');
  });

/** Lines of a file with a text that is a game's id, or a path into its folder. */
export function namingsIn(file: string, text: string, games: readonly string[]): Naming[] {
  if (!WATCHED.test(file) || games.some(game => file.startsWith(`${GAMES}/${game}/`))) return [];
  if (EXCEPTIONS.some(({ at }) => file.startsWith(at))) return [];
  const named = new RegExp(`(['"\`])(?<id>${games.join('|')})\\1|/(?<folder>${games.join('|')})/[^'"\`]*['"\`]`);
  return text.split('\n').flatMap((line, i) => {
    const { id, folder } = named.exec(isComment(line) ? '' : line)?.groups ?? {};
    const game = id ?? folder;
    return game === undefined ? [] : [{ file, line: i + 1, game }];
  });
}

/** What a game's classes begin with, in its styles: what most of them do. Null where it has none. */
export function prefixIn(styles: readonly string[]): string | null {
  const prefixes = styles.flatMap(text => [...text.matchAll(/\.([a-z]+)-[a-z]/g)].map(([, prefix]) => prefix!));
  const counted = [...Map.groupBy(prefixes, prefix => prefix)].toSorted(([, a], [, b]) => b.length - a.length);
  return counted[0]?.[0] ?? null;
}

/** Lines of a style sheet that draw what is a game's, by the prefixes of games' classes. */
export function drawingsIn(file: string, text: string, prefixes: ReadonlyMap<string, string>): Naming[] {
  return text.split('\n').flatMap((line, i) => {
    const classes = [...line.matchAll(/\.([a-z]+)(?:-[\w-]+)?(?=[^\w-]|$)/g)].map(([, prefix]) => prefix!);
    const game = classes.map(prefix => prefixes.get(prefix)).find(one => one !== undefined);
    return game === undefined ? [] : [{ file, line: i + 1, game }];
  });
}

/** Every place in the styles of pages and kit that draws what is a game's. */
export function drawings(root: string, games: readonly string[]): Naming[] {
  const styles = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.css'))
      .map(name => `${folder}/${name}`);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const prefixes = new Map(
    games.flatMap(game => {
      const prefix = prefixIn(styles(`${GAMES}/${game}`).map(read));
      return prefix === null ? [] : [[prefix, game] as const];
    }),
  );
  return ['packages/web/src', 'packages/kit/src']
    .flatMap(styles)
    .flatMap(file => drawingsIn(file, read(file), prefixes));
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);
