/** Nothing is in the kit on stock: each piece is used by a table or a page, and is shown in the catalogue. */

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as kit from '@roundhouse/kit';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const files = globSync('packages/{games,web}/src/**/*.{ts,tsx}', { cwd: ROOT });
const isCatalogue = (file: string): boolean => basename(file).startsWith('kit-');

/** What these files import from the kit. */
function taken(from: readonly string[]): Set<string> {
  const sources = from.map(file => readFileSync(join(ROOT, file), 'utf8'));
  const lists = sources.flatMap(source => [...source.matchAll(/import \{([^}]*)\} from .@roundhouse\/kit.;/g)]);
  return new Set(lists.flatMap(([, list]) => list!.split(',').map(name => name.trim().split(' ')[0]!)));
}

/** What does or draws something; lists of names do not. */
const pieces = Object.keys(kit).filter(name => /[a-z]/.test(name));
const components = pieces.filter(name => /^[A-Z]/.test(name));

test('every piece is used by a table or a page', () => {
  const used = taken(files.filter(file => !isCatalogue(file)));
  expect(pieces.filter(name => !used.has(name))).toEqual([]);
});

test('every component is shown on /kit', () => {
  const shown = taken(files.filter(isCatalogue));
  // The first three draw nothing. Of the last there is one in every page, and it is unseen; what it says is shown.
  expect(components.filter(name => !shown.has(name))).toEqual([
    'Backstage',
    'HearsPicked',
    'KeepsDrafts',
    'LiveRegion',
  ]);
  expect(shown.has('announce')).toBe(true);
});
