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

/** Read in the folder of a clone, where npx runs the clone's own command. */
const INSIDE = ['README.md', 'CONTRIBUTING.md', 'docs/adding-a-game.md', 'packages/cli/src/commands/new-game.ts'];
/** Where the matter itself is explained. */
const ABOUT_IT = ['docs/decisions/0015-a-name-of-our-own.md'];
/** Everything that people read: documents, examples, and what the programs and pages say. */
const READ = globSync(['*.md', '{docs,examples,packages,python}/**/*.{md,py,ts,tsx,ftl,html}'], {
  cwd: ROOT,
  exclude: name => name === 'node_modules' || name === 'dist',
});
const RUN_BY_NPX = /\b(?:npx|npm exec|bunx|pnpm dlx)(?:\s+-\S+)*\s+(?<name>@?roundhouse[\w/-]*)/g;
const runByNpx = (text: string) => [...text.matchAll(RUN_BY_NPX)].map(match => match.groups?.name);

test('whoever stands outside a clone is never told to run a package of the registry', () => {
  expect(READ).toEqual(expect.arrayContaining([...INSIDE, 'docs/operating.md', 'examples/bot-python/README.md']));
  const told = READ.filter(file => !ABOUT_IT.includes(file)).flatMap(file =>
    runByNpx(readFileSync(join(ROOT, file), 'utf8')).map(name => ({ file, name })),
  );
  expect(told.filter(({ file, name }) => name !== 'roundhouse' || !INSIDE.includes(file))).toEqual([]);
  expect(runByNpx('`npx -y roundhouse serve`, npx @roundhouse/cli')).toEqual(['roundhouse', '@roundhouse/cli']);
});
