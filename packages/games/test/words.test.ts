/** The games' catalogues: what they can say somebody reads. German is held to the same shape by its type. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words as circus } from '../src/circus-combat/words/en.ts';
import { words as fite } from '../src/fite/words/en.ts';

const PACKAGES = join(import.meta.dirname, '../..');
/** All that is written outside of catalogues and tests: by this game, by what games share, and by the pages. */
const readersOf = (game: string): string =>
  ['games/src', 'web/src', 'cli/src']
    .flatMap(folder =>
      readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(name => /\.tsx?$/.test(name) && !/\/(?:words|test)\//.test(name))
    .filter(name => !/^games\/src\/[^/]+\//.test(name) || name.startsWith(`games/src/${game}/`))
    .map(name => readFileSync(join(PACKAGES, name), 'utf8'))
    .join('\n');

/** The names of everything that is said, and of their groups. */
const namesIn = (group: object): string[] => [
  ...Object.keys(group),
  ...Object.values(group)
    .filter(inner => typeof inner === 'object' && inner !== null && !Array.isArray(inner))
    .flatMap(namesIn),
];

test.each([
  ['fite', fite],
  ['circus-combat', circus],
])('%s says nothing that nobody reads', (game, words) => {
  const readers = readersOf(game);
  const isRead = (name: string): boolean => new RegExp(`\\.${name}\\b|\\b${name}[,} ]|'${name}'`).test(readers);
  expect(namesIn(words).filter(name => !isRead(name))).toEqual([]);
});
