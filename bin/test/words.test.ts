/** Messages become typed functions, what is wrong with them is told, and a new language is a folder and a line. */

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code that is made has templates.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FluentParser, FluentSerializer, type TextElement, Transformer } from '@fluent/syntax';
import { afterEach, describe, expect, test } from 'vitest';
import { compile } from '../words/catalogue.ts';
import { unusedIn } from '../words/unused.ts';
import { staleIn, workUnder, write } from '../words.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'packages/games/src/toy/words';

/** The messages of a toy in English, and in German where there are any. */
const compiled = (en: string, de?: string, area = 'table') =>
  compile(
    new Map([
      [`${FOLDER}/en/${area}.ftl`, en],
      ...(de === undefined ? [] : [[`${FOLDER}/de/${area}.ftl`, de] as const]),
    ]),
    ['en', 'de', 'pl'],
  );
/** What the module of a language says, without its first lines. */
const codeOf = (text: string, area = 'table'): string => {
  const { modules, complaints } = compiled(text, undefined, area);
  expect(complaints).toEqual([]);
  return modules
    .get(`${FOLDER}/en/${area}.ftl.ts`)!
    .replace(/^[\s\S]*export const /, '')
    .trim();
};
const complaintsOn = (en: string, de?: string): readonly string[] =>
  compiled(en, de).complaints.map(complaint => complaint.replace(`${FOLDER}/`, ''));

describe('code', () => {
  test('a message is a text, or a function of its values', () => {
    expect(codeOf('title = The table’s "end"\nby = By { $name }')).toBe(
      'table = {\n  title: \'The table’s "end"\',\n  by: (name: string): string => `By ${name}`,\n};',
    );
  });

  test('names with underscores are groups, and numbered items lists', () => {
    expect(codeOf('undo_why_none = No\nundo_ask = Ask\nlog_item1 = a\nlog_item2 = b\nof_1 = c')).toBe(
      "table = {\n  undo: {\n    why: {\n      none: 'No',\n    },\n    ask: 'Ask',\n  },\n  log: [\n    'a',\n    'b',\n  ] satisfies [unknown, unknown],\n  of: {\n    1: 'c',\n  },\n};",
    );
  });

  test.each([
    ['{ NUMBER($n) } left', 'n: number', '`${formats.number(n)} left`'],
    ['All of { LIST($names) }', 'names: readonly (string | number)[]', '`All of ${formats.list(names)}`'],
    ['{ $n ->\n [one] { $n } die\n *[other] { $n } dice\n }', 'n: number', "formats.count(n, 'die', 'dice')"],
    [
      'It { $n ->\n [one] has gone\n *[other] has stayed\n } now',
      'n: number',
      "`It has ${formats.plural(n, 'gone', 'stayed')} now`",
    ],
    [
      '{ $n ->\n [0] nothing\n [one] a bit\n *[other] { $n } bits\n }',
      'n: number',
      "n === 0 ? 'nothing' : formats.category(n) === 'one' ? 'a bit' : `${formats.number(n)} bits`",
    ],
    ['{ $isFull ->\n [true] full\n *[false] empty\n }', 'isFull: boolean', "isFull ? 'full' : 'empty'"],
    ['{ $side ->\n [left] L\n *[right] R\n }', "side: 'left' | 'right'", "side === 'left' ? 'L' : 'R'"],
    ['{ $side ->\n [left] L\n *[other] ?\n }', 'side: string', "side === 'left' ? 'L' : '?'"],
    ['{ CARD($id, "the") }', 'id: Parameters<typeof functions.card>[0]', "functions.card(id, 'the')"],
  ])('%j', (text, parameter, code) => {
    expect(codeOf(`said = ${text}`)).toBe(`table = {\n  said: (${parameter}): string => ${code},\n};`);
  });

  test('a term is put in where it is used, in the case that is asked for', () => {
    const raft = '-raft = { $case ->\n [dative] dem Floß\n *[nominative] das Floß\n }\n';
    expect(codeOf(`${raft}with = mit { -raft(case: "dative") }\nis = { -raft } ist voll`)).toBe(
      "table = {\n  with: 'mit dem Floß',\n  is: 'das Floß ist voll',\n};",
    );
  });

  test('several values come in the order in which the comment names them', () => {
    expect(codeOf('# $to: where it goes. $from: where it was.\nmoved = { $from } → { $to }')).toBe(
      'table = {\n  moved: (to: string, from: string): string => `${from} → ${to}`,\n};',
    );
  });

  test('refusals are told by their keys, from values whose types are not known', () => {
    expect(
      codeOf('asks_load = Load.\nfew = { $n ->\n [one] one die\n *[other] { $n } dice\n } of { $what }', 'refusals'),
    ).toBe(
      [
        'refusals: { readonly [key: string]: string | ((values: Values) => string) } = {',
        "  'asks.load': 'Load.',",
        "  few: ({ n, what }) => `${formats.plural(Number(n), 'one die', `${formats.number(Number(n))} dice`)} of ${what}`,",
        '};',
      ].join('\n'),
    );
  });
});

describe('complaints', () => {
  test.each([
    ['a missing message', 'a = A\nb = B', 'a = A', "de/table.ftl: 'b' is missing"],
    ['a message that English has not', 'a = A', 'a = A\nc = C', "de/table.ftl:2: 'c' is not in en"],
    ['a value that English does not give', 'a = A', 'a = A { $n }', "de/table.ftl:1: 'a' uses $n, which en does not"],
    [
      'a value of another type',
      'a = { $n }',
      'a = { NUMBER($n) }',
      "de/table.ftl:1: 'a' uses $n as number, which is string in en",
    ],
    [
      'a value left out',
      'a = { $n }',
      'a = A',
      "de/table.ftl:1: 'a' does not use $n: say so in a comment, '# Without $n', if that is meant",
    ],
    ['what is no message', 'a = A', 'a = { $n', 'de/table.ftl:1: Expected token: "}"'],
    [
      'a term that is not there',
      'a = A',
      'a = { -b }',
      "de/table.ftl:1: 'a' uses the term -b, which is not in its file",
    ],
    ['a message told twice', 'a = A', 'a = A\na = B', "de/table.ftl:2: 'a' stands here twice"],
  ])('%s', (_, en, de, complaint) => {
    expect(complaintsOn(en, de)).toContain(complaint);
  });

  test('values without an order, two uses that disagree, and a group that is a message', () => {
    expect(complaintsOn('a = { $x } { $y }')[0]).toContain("'a' needs a comment that names its values");
    expect(complaintsOn('a = { NUMBER($x) } { LIST($x) }')[0]).toContain("'a' uses $x as number and as");
    expect(complaintsOn('a = A\na_b = B')[0]).toContain("'a_b' goes on where another message ends");
  });

  test('a value may be left out where a comment says so', () => {
    expect(complaintsOn('a = { $n }', '# Without $n\na = A')).toEqual([]);
  });

  test('a file that a language lacks, and a language that nobody speaks', () => {
    const files = new Map(['en/a', 'en/b', 'de/a', 'fr/a'].map(name => [`${FOLDER}/${name}.ftl`, 'x = X']));
    expect(compile(files, ['en', 'de']).complaints.map(one => one.replace(`${FOLDER}/`, ''))).toEqual([
      "fr/a.ftl: 'fr' is not in the list of languages",
      'de/b.ftl: is missing',
    ]);
  });

  test('messages that nothing reads; a group that is read by a computed name is read', () => {
    const { keys } = compiled('used = A\nunused = B\ngroup_one = C\nother_two = D');
    const code = new Map([['packages/games/src/toy/table/table.tsx', 'say.used; say.group[name]; say.other.three']]);
    expect(unusedIn(keys, code).map(one => one.replace(/.*nothing reads /, ''))).toEqual(["'unused'", "'other_two'"]);
  });
});

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of everything that the words of the app are made of, as far as a language goes. */
function copyOfWords(): string {
  const root = mkdtempSync(join(tmpdir(), 'words-test-'));
  made.push(root);
  for (const path of ['packages/web/src/words', 'packages/games/package.json']) copy(root, path);
  for (const name of ['language.ts', 'formats.ts']) copy(root, `packages/games/src/${name}`);
  mkdirSync(join(root, 'node_modules/@roundhouse'), { recursive: true });
  symlinkSync(join(root, 'packages/games'), join(root, 'node_modules/@roundhouse/games'));
  return root;
}

function copy(root: string, path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  cpSync(join(ROOT, path), join(root, path), { recursive: true });
}

/** A folder of messages in a language that nobody speaks: every letter a is an å. */
function translate(from: string, to: string): void {
  mkdirSync(to);
  class Pseudo extends Transformer {
    override visitTextElement(node: TextElement): TextElement {
      node.value = node.value.replaceAll('a', 'å');
      return node;
    }
  }
  for (const file of readdirSync(from).filter(name => name.endsWith('.ftl'))) {
    const resource = new FluentParser({}).parse(readFileSync(join(from, file), 'utf8'));
    new Pseudo().visit(resource);
    writeFileSync(join(to, file), new FluentSerializer({}).serialize(resource));
  }
}

/** Every path to a text. */
const pathsIn = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? pathsIn(inner, `${path}.${key}`) : [`${path}.${key}: ${typeof inner}`],
  );

test('what cards print is messages only where it is not printed', () => {
  const files = { 'de/printed.ftl': 'traits_vault = Sprung', 'en/table.ftl': 'a = A', 'de/table.ftl': 'a = A' };
  const all = new Map(Object.entries(files).map(([file, text]) => [`${FOLDER}/${file}`, text]));
  const { modules, complaints } = compile(all, ['en', 'de']);
  expect(complaints).toEqual([]);
  expect(modules.get(`${FOLDER}/de/printed.ftl.ts`)).toContain("vault: 'Sprung'");
});

test('a new language of the app is a folder of files and one line', async () => {
  const root = copyOfWords();
  const words = join(root, 'packages/web/src/words');
  translate(join(words, 'en'), join(words, 'sv'));
  const list = join(root, 'packages/games/src/language.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace("  de: 'de-DE',\n", "  de: 'de-DE',\n  sv: 'sv-SE',\n"));

  const work = await workUnder(root);
  // No page is here, so nothing is read; all else is right.
  expect(work.complaints.filter(complaint => !complaint.includes('nothing reads'))).toEqual([]);
  expect(staleIn(work)).toContain('packages/web/src/words/sv/start.ftl.ts: is not current: run npm run words');
  write(root, work);
  expect(staleIn(await workUnder(root))).toEqual([]);

  const { CATALOGUES } = await import(pathToFileURL(join(words, 'languages.ftl.ts')).href);
  const swedish = await CATALOGUES.sv();
  expect(pathsIn(swedish).toSorted()).toEqual(pathsIn(CATALOGUES.en).toSorted());
  expect(swedish.start.title).toBe('New måtch');
  expect(swedish.start.watchersBehind(1)).toBe('spectåtors 1 move behind');
  expect(swedish.match.olderRules(1250, 2)).toContain('version 1\u00a0250 of the rules');
});

test('what is generated here is current, and made from messages that are right', async () => {
  const work = await workUnder(ROOT);
  expect([...work.complaints, ...staleIn(work)]).toEqual([]);
});
