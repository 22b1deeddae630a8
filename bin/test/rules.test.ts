import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { coverageOf, formatSum, formatTable, idsOf } from '../rules.ts';

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A game's folder with these files. */
function folderWith(files: { readonly [path: string]: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-test-'));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const README = '# Toy\n\n- **TOY-1** Two players.\n- **TOY-2** One die each.\n- **TOY-R1** Ties are rolled again.\n';
const ALL_TESTED = "test('TOY-1 TOY-2: both', () => {});\ntest('TOY-R1 ties', () => {});\n";

const problemsWith = (files: { readonly [path: string]: string }) =>
  coverageOf(folderWith({ 'README.md': README, 'test/a.test.ts': ALL_TESTED, ...files }), 'toy').problems;

test('tests, excuses and citations are found where they are', () => {
  const folder = folderWith({
    'README.md': README,
    'rules.ts': '// TOY-1: only two.\nexport const seats = 2;\n// TOY-2 and TOY-1 again\n',
    'table/words.ts': "export const rule = 'TOY-R1';\n",
    'test/a.test.ts': "\ntest('TOY-1 two players', () => {});\ntest(`TOY-1 still two`, () => {});\n",
    'test/deep/b.test.ts': "test.each([1, 2])('TOY-R1: tie at %i', () => {});\n",
    'test/untested.md': '- **TOY-2** A die is a thing, not a rule.\n',
  });
  const { rules, problems } = coverageOf(folder, 'toy');
  expect(problems).toEqual([]);
  expect(rules).toEqual([
    {
      id: 'TOY-1',
      text: 'Two players.',
      tests: ['test/a.test.ts:2', 'test/a.test.ts:3'],
      citations: ['rules.ts:1', 'rules.ts:3'],
      untested: null,
    },
    {
      id: 'TOY-2',
      text: 'One die each.',
      tests: [],
      citations: ['rules.ts:3'],
      untested: 'A die is a thing, not a rule.',
    },
    {
      id: 'TOY-R1',
      text: 'Ties are rolled again.',
      tests: ['test/deep/b.test.ts:1'],
      citations: ['table/words.ts:1'],
      untested: null,
    },
  ]);
});

test('a rule without a test and without an excuse is a problem', () => {
  expect(problemsWith({ 'test/a.test.ts': "test('TOY-1 TOY-R1 x', () => {});" })).toEqual([
    'TOY-2 has no test and no line in test/untested.md',
  ]);
});

test('a rule that is excused and tested is a problem', () => {
  expect(problemsWith({ 'test/untested.md': '- **TOY-2** obvious\n' })).toEqual([
    'TOY-2 is in test/untested.md, but test/a.test.ts:1 tests it',
  ]);
});

test('an excuse without a reason is a problem', () => {
  const files = { 'test/a.test.ts': "test('TOY-1 TOY-R1 x', () => {});", 'test/untested.md': '- **TOY-2**\n' };
  expect(problemsWith(files)).toEqual(['test/untested.md:1 gives no reason for TOY-2']);
});

test.each([
  ['a test', { 'test/b.test.ts': "it('TOY-9 nothing', () => {});" }, 'test/b.test.ts:1 tests TOY-9'],
  ['the code', { 'rules.ts': '\n// TOY-9' }, 'rules.ts:2 cites TOY-9'],
  ['an excuse', { 'test/untested.md': '- **TOY-9** gone\n' }, 'test/untested.md:1 names TOY-9'],
])('an id unknown to the README is a problem in %s', (_, files, problem) => {
  expect(problemsWith(files)).toEqual([`${problem}, which README.md does not have`]);
});

test('a rule written down twice is a problem', () => {
  expect(problemsWith({ 'README.md': `${README}- **TOY-1** Again.\n` })).toEqual([
    'README.md:6 has TOY-1 a second time',
  ]);
});

test('a game without rules is a problem', () => {
  expect(coverageOf(folderWith({ 'README.md': '# Toy\n' }), 'toy').problems).toEqual(['README.md has no rule ids']);
});

test.each([
  ['a test in a comment', "// test('TOY-2 x', () => {});"],
  ['a skipped test', "test.skip('TOY-2 x', () => {});"],
  ['a test yet to be written', "test.todo('TOY-2 x');"],
  ['an id in the middle of a name', "test('holds TOY-2', () => {});"],
  ['a longer id', "test('TOY-20 x', () => {});"],
])('%s tests nothing', (_, text) => {
  const files = { 'test/a.test.ts': `test('TOY-1 TOY-R1 x', () => {});\n${text}` };
  expect(problemsWith(files)).toContain('TOY-2 has no test and no line in test/untested.md');
});

test.each([
  ['TOY-1 a name', ['TOY-1']],
  ['TOY-1: a name', ['TOY-1']],
  ['TOY-1 TOY-R2  TOY-E3: a name', ['TOY-1', 'TOY-R2', 'TOY-E3']],
  ['TOY-1', ['TOY-1']],
  ['a name', []],
  ['TOY-1st place', []],
])('the name %j starts with the ids %j', (name, ids) => {
  expect(idsOf(name)).toEqual(ids);
});

test('the table has a line a rule, and the sum counts them', () => {
  const coverage = coverageOf(folderWith({ 'README.md': README, 'test/a.test.ts': ALL_TESTED }), 'toy');
  expect(formatTable(coverage)[0]).toMatch(/^TOY-1 +Two players\. +test\/a\.test\.ts:1$/);
  expect(formatSum(coverage)).toEqual(['toy: 3 rules, 3 tested, 0 need no test, 0 cited in code, 0 problems']);
});
