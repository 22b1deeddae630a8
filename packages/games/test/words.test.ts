/** The games' catalogues: they have words for all that the rules name, in every language, and say nothing that nobody reads. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, COMMON_REFUSALS, type OptionSpec } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { MANIFESTS } from '../src/all.ts';
import { type AnyWords, CATALOGUED, wordsOf } from '../src/words.ts';

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

/** What each game says in every language it speaks: English first. */
const SPOKEN: readonly (readonly [string, AnyGame, readonly AnyWords[]])[] = await Promise.all(
  MANIFESTS.map(
    async ({ id, rules, words }) =>
      [id, await rules(), await Promise.all(Object.values(words).map(load => load()))] as const,
  ),
);

test.each(SPOKEN)('%s has words for every option, each of its values and every preset', (_, game, languages) => {
  for (const words of languages) {
    expect(Object.keys(words.options).toSorted()).toEqual(Object.keys(game.options).toSorted());
    for (const [name, spec] of Object.entries<OptionSpec<unknown>>(game.options)) {
      const { label, help, values } = words.options[name]!;
      expect(label).not.toBe('');
      expect(help).toMatch(/[.?]$/);
      if (spec.kind === 'choice') {
        expect(Object.keys(values ?? {}).toSorted()).toEqual(spec.values.map(String).toSorted());
      }
    }
    expect(Object.keys(words.presets).toSorted()).toEqual(Object.keys(game.presets).toSorted());
  }
});

test.each(SPOKEN)('%s has a sentence for every refusal', (_, game, languages) => {
  const keys = [...(game.questions?.keys ?? []), ...COMMON_REFUSALS];
  for (const { refusals } of languages) expect(keys.filter(key => !Object.hasOwn(refusals, key))).toEqual([]);
});

test.each(SPOKEN)('%s says the same things in every language', (_, _game, [english, ...others]) => {
  const said = ({ says, refusals }: AnyWords & { readonly says?: object }): string[] => [
    ...namesIn(says ?? {}),
    ...Object.keys(refusals),
  ];
  for (const other of others) expect(said(other).toSorted()).toEqual(said(english!).toSorted());
});

test.each(CATALOGUED)('%s says nothing that nobody reads', game => {
  const { options: _, presets: __, refusals: ___, plain: ____, voice: _____, ...words } = wordsOf(game);
  // Options, presets and refusals are read by their names in the rules, and held to those by each game's own tests; what a
  // plain table calls things is read by their names in views and moves. Advice speaks in the voice, where there is any.
  const readers = readersOf(game);
  const isRead = (name: string): boolean => new RegExp(`\\.${name}\\b|[{,] ${name}[,:]? |'${name}'`).test(readers);
  expect(namesIn(words).filter(name => !isRead(name))).toEqual([]);
});
