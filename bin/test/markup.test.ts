/** Nobody's text becomes markup: no source of a page has a way to make elements of text. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from '../imports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WAYS =
  /\b(?:dangerouslySetInnerHTML|(?:inner|outer)HTML|insertAdjacentHTML|createContextualFragment|DOMParser|srcdoc|document\.write|eval\(|new Function\()/;

/** Lines in which text could become elements, or a program. */
const found = (text: string): string[] => text.split('\n').filter(line => WAYS.test(line));

test('no page makes elements of text', () => {
  const folders = ['packages/web/src', 'packages/kit/src', 'packages/games/src'];
  const files = sourceFiles(ROOT, folders).filter(file => !file.includes('/test/'));
  expect(files.length).toBeGreaterThan(200);
  const lines = files.flatMap(file => found(readFileSync(join(ROOT, file), 'utf8')).map(line => `${file}: ${line}`));
  expect(lines).toEqual([]);
});

test('what is looked for would be found', () => {
  for (const line of [
    '<p dangerouslySetInnerHTML={{ __html: name }} />',
    'element.innerHTML = name;',
    "element.insertAdjacentHTML('beforeend', name);",
    "new DOMParser().parseFromString(name, 'text/html');",
    'document.write(name);',
    'eval(name);',
  ]) {
    expect(found(`const a = 1;\n${line}`)).toEqual([line]);
  }
  expect(found('element.textContent = name;')).toEqual([]);
});
