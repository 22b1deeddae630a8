/**
 * `npm run rules`: every rule of every game is tested, or it is written down why not.
 *
 * A rule is a list item of a game's README.md that starts with its id in bold: `- **FITE-14** …`. A test covers it
 * if its name starts with the id: one id, or several with spaces between, then a space or a colon. What needs no
 * test is a list item of test/untested.md: the id in bold, then the reason.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFiles, withoutComments } from './imports.ts';

/** One rule and what is known of it. Places are `file:line`, from the game's folder. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly tests: string[];
  readonly citations: string[];
  /** Why it needs no test; null for a rule that should have one. */
  untested: string | null;
}

/** The rules of one game, and what is wrong with their coverage: one sentence each. */
export interface Coverage {
  readonly game: string;
  readonly rules: readonly Rule[];
  readonly problems: readonly string[];
}

const ID = '[A-Z]+-[A-Z]?\\d+';
const ITEM = new RegExp(`^\\s*[-*]\\s+\\*\\*(?<id>${ID})\\*\\*(?<text>.*)$`);
const MENTION = new RegExp(`\\b${ID}\\b`, 'g');
/** The ids a test's name starts with. */
const NAMED = new RegExp(`^${ID}(?:\\s+${ID})*(?=[\\s:]|$)`);
/** A string where a test's name stands: in `test(…)` or `it(…)`, or after a table of cases, `test.each(…)(…)`. */
const TEST_NAME =
  /(?:\b(?:test|it)(?:\.(?:concurrent|sequential|only|fails))*\s*\(|[)`]\s*\()\s*(?<quote>['"`])(?<name>[A-Z]+-(?:\\.|(?!\k<quote>)[\s\S])*)\k<quote>/g;

/** Reads one game's folder: README.md, test/untested.md, its tests and its code. */
export function coverageOf(folder: string, game: string): Coverage {
  const problems: string[] = [];
  const rules = new Map<string, Rule>();
  for (const { id, text, line } of itemsOf(join(folder, 'README.md'))) {
    if (rules.has(id)) problems.push(`README.md:${line} has ${id} a second time`);
    else rules.set(id, { id, text, tests: [], citations: [], untested: null });
  }
  if (rules.size === 0) problems.push('README.md has no rule ids');
  for (const file of sourceFiles(folder, ['.', ...foldersOf(folder)])) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!file.startsWith('test/')) cite(rules, file, text, problems);
    else if (/\.test\.tsx?$/.test(file)) credit(rules, file, withoutComments(text), problems);
  }
  excuse(rules, join(folder, 'test', 'untested.md'), problems);
  for (const { id, tests, untested } of rules.values()) {
    if (tests.length === 0 && untested === null) problems.push(`${id} has no test and no line in test/untested.md`);
    if (tests.length > 0 && untested !== null) problems.push(`${id} is in test/untested.md, but ${tests[0]} tests it`);
  }
  return { game, rules: [...rules.values()], problems };
}

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name);

/** List items that start with an id. */
function itemsOf(file: string): { id: string; text: string; line: number }[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((content, i) => {
    const { id, text } = ITEM.exec(content)?.groups ?? {};
    return id === undefined || text === undefined ? [] : [{ id, text: text.trim(), line: i + 1 }];
  });
}

function cite(rules: Map<string, Rule>, file: string, text: string, problems: string[]): void {
  const prefixes = new Set([...rules.keys()].map(prefixOf));
  for (const [i, line] of text.split('\n').entries()) {
    for (const id of new Set(line.match(MENTION))) {
      const rule = rules.get(id);
      if (rule) rule.citations.push(`${file}:${i + 1}`);
      else if (prefixes.has(prefixOf(id))) problems.push(`${file}:${i + 1} cites ${id}, which README.md does not have`);
    }
  }
}

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

function credit(rules: Map<string, Rule>, file: string, text: string, problems: string[]): void {
  for (const match of text.matchAll(TEST_NAME)) {
    const place = `${file}:${text.slice(0, match.index).split('\n').length}`;
    for (const id of idsOf(match.groups?.name ?? '')) {
      const rule = rules.get(id);
      if (rule) rule.tests.push(place);
      else problems.push(`${place} tests ${id}, which README.md does not have`);
    }
  }
}

/** The ids at the start of a test's name. */
export const idsOf = (name: string): string[] => NAMED.exec(name)?.[0].split(/\s+/) ?? [];

function excuse(rules: Map<string, Rule>, file: string, problems: string[]): void {
  for (const { id, text, line } of itemsOf(file)) {
    const rule = rules.get(id);
    const reason = text.replace(/^[\s:–-]+/, '');
    if (!rule) problems.push(`test/untested.md:${line} names ${id}, which README.md does not have`);
    else if (rule.untested !== null) problems.push(`test/untested.md:${line} names ${id} a second time`);
    else rule.untested = reason;
    if (reason === '') problems.push(`test/untested.md:${line} gives no reason for ${id}`);
  }
}

/** The table of one game as lines: a rule each, and the places that test and cite it. */
export function formatTable({ rules }: Coverage): string[] {
  const rows = rules.map(rule => [rule.id, rule.text.slice(0, 48), howTested(rule), places(rule.citations)]);
  const widths = [0, 1, 2].map(column => Math.max(0, ...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** What is wrong, and the sum, as lines. */
export function formatSum({ game, rules, problems }: Coverage): string[] {
  const count = (fits: (rule: Rule) => boolean) => rules.filter(fits).length;
  const sum = [
    `${rules.length} rules`,
    `${count(({ tests }) => tests.length > 0)} tested`,
    `${count(({ untested }) => untested !== null)} need no test`,
    `${count(({ citations }) => citations.length > 0)} cited in code`,
    `${problems.length} problems`,
  ];
  return [...problems, sum.join(', ')].map(line => `${game}: ${line}`);
}

function howTested({ tests, untested }: Rule): string {
  if (tests.length > 0) return places(tests);
  return untested === null ? 'NO TEST' : 'needs no test';
}

/** "rules.ts:12 and 3 more". */
const places = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all[0]} and ${all.length - 1} more`;

if (import.meta.main) {
  const games = fileURLToPath(new URL('../packages/games/src/', import.meta.url));
  // A game's folder has its manifest; what games share has none.
  const folders = foldersOf(games).filter(name => existsSync(join(games, name, 'index.ts')));
  const coverages = folders.map(game => coverageOf(join(games, game), game));
  for (const coverage of coverages) {
    if (!process.argv.includes('--brief')) console.log(`${formatTable(coverage).join('\n')}\n`);
    console.log(formatSum(coverage).join('\n'));
  }
  process.exitCode = coverages.some(({ problems }) => problems.length > 0) ? 1 : 0;
}
