/** The games' catalogues: what they can say somebody reads. German is held to the same shape by its type. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUED, wordsOf } from '../src/words.ts';

const PACKAGES = join(import.meta.dirname, '../..');
/** All code outside of languages and tests: this game's, what games share, and the pages'. */
const readersOf = (game: string): string =>
  ['games/src', 'web/src', 'cli/src']
    .flatMap(folder =>
      readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(name => /\.tsx?$/.test(name) && !/\/words\/[a-z]{2}\/|\/test\//.test(name))
    .filter(name => !/^games\/src\/[^/]+\//.test(name) || name.startsWith(`games/src/${game}/`))
    .map(name => readFileSync(join(PACKAGES, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    .join('\n');

/** The names of everything that is said, and of their groups. */
const namesIn = (group: object): string[] => [
  ...Object.keys(group),
  ...Object.values(group)
    .filter(inner => typeof inner === 'object' && inner !== null && !Array.isArray(inner))
    .flatMap(namesIn),
];

test.each(CATALOGUED)('%s says nothing that nobody reads', game => {
  const { options: _, presets: __, refusals: ___, plain: ____, voice: _____, ...words } = wordsOf(game);
  // Options, presets and refusals are read by their names in the rules, and held to those by each game's own tests; what a
  // plain table calls things is read by their names in views and moves. Advice speaks in the voice, where there is any.
  const readers = readersOf(game);
  const isRead = (name: string): boolean => new RegExp(`\\.${name}\\b|[{,] ${name}[,:]? |'${name}'`).test(readers);
  expect(namesIn(words).filter(name => !isRead(name))).toEqual([]);
});
