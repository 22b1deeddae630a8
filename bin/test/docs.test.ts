import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/*/src/**/*.md'], { cwd: ROOT }).sort();

test.each(DOCUMENTS)('every link of %s leads somewhere', file => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const links = [...text.matchAll(/\]\((?<link>[^)\s]+)\)/g)].map(match => match.groups?.link ?? '');
  const files = links.filter(link => !/^(?:[a-z]+:|#)/.test(link)).map(link => link.replace(/#.*$/, ''));
  expect(files.filter(link => !existsSync(join(ROOT, dirname(file), link)))).toEqual([]);
});

test.each(DOCUMENTS)('every npm script that %s names exists', file => {
  const scripts = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts);
  const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bnpm run (?<script>[\w:-]+)/g)];
  expect(named.map(match => match.groups?.script).filter(script => !scripts.includes(script ?? ''))).toEqual([]);
});
