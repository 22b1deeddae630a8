import { expect, test } from 'vitest';
import { violations } from '../boundaries.ts';
import { drawingsIn, namingsIn, prefixIn } from '../game-names.ts';
import { importsIn } from '../imports.ts';

const FITE = 'packages/games/src/fite';

/** The rule that this import breaks; undefined if it may stand. */
const broken = (file: string, name: string, kind = 'import') =>
  violations(importsIn(file, `${kind} { x } from '${name}';`))[0]?.rule;

test.each([
  ['packages/kernel/src/a.ts', './b.ts'],
  ['packages/kernel/src/a.ts', '@noble/hashes/sha2.js'],
  ['packages/kernel/testing/a.ts', '../src/index.ts'],
  ['packages/kit/src/a.tsx', 'preact/hooks'],
  [`${FITE}/rules.ts`, '@roundhouse/kernel'],
  [`${FITE}/rules.ts`, './content/powers.ts'],
  [`${FITE}/bot.ts`, './rules.ts'],
  [`${FITE}/metrics.ts`, './rules.ts'],
  [`${FITE}/laws.ts`, './rules.ts'],
  [`${FITE}/laws.ts`, '@roundhouse/kernel'],
  [`${FITE}/tutorial.ts`, './state.ts'],
  [`${FITE}/words/en.ts`, '../../voice.ts'],
  [`${FITE}/words/en.ts`, '../../formats.en.ts'],
  [`${FITE}/card.ts`, './words/en.ts'],
  [`${FITE}/table/table.tsx`, '../state.ts'],
  [`${FITE}/table/table.tsx`, '../content/powers.ts'],
  [`${FITE}/table/table.tsx`, '@roundhouse/kit'],
  [`${FITE}/test/laws.test.ts`, '@roundhouse/kernel/testing'],
  [`${FITE}/test/laws.test.ts`, 'fast-check'],
  [`${FITE}/test/laws.test.ts`, '../laws.ts'],
  ['packages/games/src/index.ts', './fite/rules.ts'],
  ['packages/games/src/laws.ts', './fite/laws.ts'],
  ['packages/bots/src/a.ts', '@roundhouse/games/knowledge'],
  ['packages/server/src/a.ts', 'fastify'],
  ['packages/web/src/a.ts', '@roundhouse/bots'],
  ['packages/server/test/a.test.ts', '@roundhouse/games/laws.ts'],
  ['packages/cli/src/a.ts', '@roundhouse/server'],
  ['packages/cli/src/a.ts', '@roundhouse/games/laws.ts'],
  ['bench/src/a.ts', '@roundhouse/games'],
  ['vite.config.ts', '@roundhouse/server'],
])('%s may import %s', (file, name) => {
  expect(broken(file, name)).toBeUndefined();
});

test.each([
  ['packages/kernel/src/a.ts', 'node:fs'],
  ['packages/kernel/src/a.ts', '../testing/laws.ts'],
  ['packages/kernel/src/a.ts', '@roundhouse/games'],
  ['packages/kernel/test/a.test.ts', '@roundhouse/games'],
  ['packages/kit/src/a.tsx', '@roundhouse/kernel'],
  [`${FITE}/rules.ts`, 'preact'],
  [`${FITE}/rules.ts`, 'node:crypto'],
  [`${FITE}/rules.ts`, './bot.ts'],
  [`${FITE}/rules.ts`, './words/en.ts'],
  [`${FITE}/rules.ts`, './laws.ts'],
  [`${FITE}/laws.ts`, '@roundhouse/kernel/testing'],
  [`${FITE}/laws.ts`, './bot.ts'],
  [`${FITE}/laws.ts`, './test/games.ts'],
  [`${FITE}/rules.ts`, '../circuitry/state.ts'],
  [`${FITE}/rules.ts`, '@roundhouse/games/circuitry/state.ts'],
  [`${FITE}/content/powers.ts`, '../metrics.ts'],
  [`${FITE}/bot.ts`, './words/en.ts'],
  [`${FITE}/bot.ts`, './laws.ts'],
  [`${FITE}/bot.ts`, '../circuitry/bot.ts'],
  [`${FITE}/tutorial.ts`, './rules.ts'],
  [`${FITE}/tutorial.ts`, '../circuitry/state.ts'],
  [`${FITE}/card.ts`, './table/table.tsx'],
  [`${FITE}/rules.ts`, './tutorial.ts'],
  [`${FITE}/bot.ts`, './card.ts'],
  [`${FITE}/table/table.tsx`, '../rules.ts'],
  [`${FITE}/words/en.ts`, '../rules.ts'],
  [`${FITE}/words/en.ts`, '../table/table.tsx'],
  [`${FITE}/table/table.tsx`, '../../circuitry/state.ts'],
  [`${FITE}/test/laws.test.ts`, '../../circuitry/rules.ts'],
  ['packages/bots/src/a.ts', '@roundhouse/server'],
  ['packages/bots/src/a.ts', '@roundhouse/games/laws.ts'],
  ['packages/server/src/a.ts', '@roundhouse/games/laws.ts'],
  ['packages/server/src/a.ts', '@roundhouse/cli'],
  ['packages/web/src/a.ts', '@roundhouse/server'],
  ['packages/web/src/a.ts', '@roundhouse/cli'],
  ['packages/web/src/a.ts', '@roundhouse/games/laws.ts'],
  ['packages/cli/src/a.ts', '@roundhouse/web'],
  ['packages/bots/src/a.ts', '../../kernel/src/index.ts'],
  ['packages/nobody-knows/src/a.ts', './b.ts'],
])('%s may not import %s', (file, name) => {
  expect(broken(file, name)).toBeTypeOf('string');
});

test('a game may have the types its registry asks for, and nothing that runs', () => {
  expect(broken(`${FITE}/bot.ts`, '../knowledge.ts', 'import type')).toBeUndefined();
  expect(broken(`${FITE}/bot.ts`, '../knowledge.ts')).toBeTypeOf('string');
});

test('a table may have any type of its own game, but not what the rules do', () => {
  expect(broken(`${FITE}/table/table.tsx`, '../rules.ts', 'import type')).toBeUndefined();
  expect(broken(`${FITE}/table/table.tsx`, '../rules.ts')).toBeTypeOf('string');
});

test('the web client may know what crosses the wire, and nothing else of the server', () => {
  const protocol = '@roundhouse/server/protocol.ts';
  expect(broken('packages/web/src/a.ts', protocol, 'import type')).toBeUndefined();
  expect(broken('packages/web/src/a.ts', protocol)).toBeTypeOf('string');
  expect(broken('packages/web/src/a.ts', '@roundhouse/server', 'import type')).toBeTypeOf('string');
});

test('a type of another game is an import like any other', () => {
  expect(broken(`${FITE}/rules.ts`, '../circuitry/state.ts', 'import type')).toBeTypeOf('string');
});

test('no file outside a game names it, but for the list of all and what is excepted', () => {
  const games = ['fite', 'the-circuit'];
  const found = (file: string, text: string) => namingsIn(file, text, games).map(({ line, game }) => [line, game]);
  expect(found('packages/web/src/app/a.tsx', "one\nfindGame('fite')")).toEqual([[2, 'fite']]);
  expect(found('packages/cli/src/a.ts', "import '@roundhouse/games/the-circuit/state.ts';")).toEqual([
    [1, 'the-circuit'],
  ]);
  expect(found('packages/web/src/app/a.tsx', '<Drawer game="fite" />')).toEqual([[1, 'fite']]);
  expect(found('packages/web/src/app/a.tsx', "// as 'fite' does\nconst fite = 'fiteful';")).toEqual([]);
  expect(found('packages/games/src/fite/table/a.tsx', "'fite'")).toEqual([]);
  expect(found('packages/games/src/all.ts', "import './fite/index.ts';")).toEqual([]);
  expect(found('packages/web/test/a.test.ts', "'fite'")).toEqual([]);
});

test('no style sheet outside a game draws what is its own', () => {
  expect(prefixIn(['.fite-a .fite-b { }', '.die-x, .fite-c { }'])).toBe('fite');
  expect(prefixIn(['.plain { margin: .5rem }'])).toBeNull();
  const prefixes = new Map([['fite', 'fite']]);
  const found = (text: string) => drawingsIn('a.css', text, prefixes).map(({ line, game }) => [line, game]);
  expect(found('.match {\n}\n.learn .fite-corner,\n.fite {')).toEqual([
    [3, 'fite'],
    [4, 'fite'],
  ]);
  expect(found('.fiteful, .not-fite { margin: 0 .5rem; }')).toEqual([]);
});

test('a violation names file, line, import and rule', () => {
  const [violation] = violations(importsIn('packages/kernel/src/a.ts', "import './b.ts';\nimport 'node:fs';"));
  expect(violation).toMatchObject({ file: 'packages/kernel/src/a.ts', line: 2, name: 'node:fs' });
  expect(violation?.rule).toContain('kernel');
});
