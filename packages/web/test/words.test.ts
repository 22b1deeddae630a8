/** The app's catalogues: both languages say everything, and everything that is said is used. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as de from '../src/words/de/index.ts';
import * as en from '../src/words/en/index.ts';
import { wishedLanguage } from '../src/words/index.ts';

const SOURCE = join(import.meta.dirname, '../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/^words[\\/](en|de)/.test(name))
  .map(name => readFileSync(join(SOURCE, name), 'utf8'));

type Catalogue = { readonly [area: string]: object };
const areas = Object.entries(en as Catalogue);

/** Every path to a text: "home.play", "match.states.over". */
const pathsIn = (area: object, path: string): string[] =>
  Object.entries(area).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null && !Array.isArray(text)
      ? pathsIn(text, `${path}.${key}`)
      : [`${path}.${key}`],
  );

test('German says all that English says, and nothing else', () => {
  for (const [area, english] of areas) {
    const german = (de as Catalogue)[area] ?? {};
    expect(pathsIn(german, area).toSorted()).toEqual(pathsIn(english, area).toSorted());
  }
  expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
});

test('nothing is said that no page uses', () => {
  const unused = areas.flatMap(([area, english]) => {
    const readers = files.filter(text => new RegExp(`\\.${area}\\b`).test(text)).join('\n');
    return pathsIn(english, area).filter(path => {
      const [key, parent] = path.split('.').toReversed();
      // A group may be read by a computed key; then its own name must be read.
      const isRead = new RegExp(`\\.${key}\\b|\\b${key}[,} ]`).test(readers);
      return !isRead && (parent === area || !new RegExp(`\\.${parent}\\b`).test(readers));
    });
  });
  expect(unused).toEqual([]);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-US', 'de'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('of the wishes %j comes %s', (wishes, language) => {
  expect(wishedLanguage(wishes)).toBe(language);
});
