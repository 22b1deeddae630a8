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

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);
