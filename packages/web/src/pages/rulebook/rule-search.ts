/** Searching a rulebook, by the numbers of rules and by their words. */

import { type Block, type Inline, plainText } from './markdown.ts';
import type { Thesaurus } from './search-words/thesaurus.ts';

/** One word of a search: as it was typed, and all that finds it, as the text of a regular expression. */
export interface Term {
  readonly typed: string;
  readonly pattern: string;
}

/** What a rulebook is searched with: it knows that "eliminated" is "is out" there, and a word in any of its forms. */
export function termsOf(wanted: string, thesaurus: Thesaurus): Term[] {
  const typed = wordsOf(wanted.trim().toLowerCase(), thesaurus);
  const telling = typed.filter(term => !thesaurus.fillers.includes(bare(term)));
  // Whoever asks in fillers only means these very words.
  return (telling.length > 0 ? telling : typed).map(term => ({ typed: term, pattern: patternOf(term, thesaurus) }));
}

/** The words of a search; a phrase that is known to mean something is one. */
function wordsOf(wanted: string, { groups }: Thesaurus): string[] {
  const phrase = groups.flat().find(one => one.includes(' ') && ` ${wanted} `.includes(` ${one} `));
  if (phrase === undefined) return wanted.split(/\s+/).filter(word => word !== '');
  const rest = ` ${wanted} `.replace(` ${phrase} `, ' ').split(/\s+/);
  return [phrase, ...rest.filter(word => word !== '')];
}

/** Without what ends a question. */
const bare = (term: string): string => term.replace(/[?!.,]+$/, '');

/** Shorter words are looked for as they are: too many others begin like them. */
const STEM_LENGTH = 3;

function patternOf(term: string, thesaurus: Thesaurus): string {
  const word = bare(term);
  const stem = stemOf(word, thesaurus);
  const means = stem.length < STEM_LENGTH ? [] : sameAs(stem, thesaurus);
  const forms = word.length > STEM_LENGTH ? [formsOf(word, thesaurus)] : [];
  // What is known to mean something is no part of another word: who asks how to win asks for no window.
  const typed = means.length > 0 ? `(?<!\\p{L})${escaped(word)}` : escaped(word === '' ? term : word);
  // A whole word before a part of one: so much of it is marked.
  return [...forms, ...means.map(phrase => formsOf(phrase, thesaurus)), typed].join('|');
}

/** A word without its ending, if enough of it is left. */
function stemOf(word: string, { endings }: Thesaurus): string {
  const ending = endings.find(one => word.endsWith(one) && word.length - one.length >= STEM_LENGTH);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const sameAs = (stem: string, thesaurus: Thesaurus): string[] =>
  thesaurus.groups.filter(group => group.some(phrase => stemOf(phrase, thesaurus) === stem)).flat();

/** A word in all its forms, as a whole word; of a phrase every word as it is. */
function formsOf(phrase: string, thesaurus: Thesaurus): string {
  const words = phrase.split(' ');
  if (words.length > 1) return `\\b${words.map(escaped).join('\\s+')}\\b`;
  const stem = stemOf(phrase, thesaurus);
  const endings = ['', ...thesaurus.endings.map(escaped)].join('|');
  // Consonants are doubled before some endings: win, winner.
  return `(?<!\\p{L})${escaped(stem)}${escaped(stem.at(-1)!)}?(?:${endings})(?!\\p{L})`;
}

const anyOf = (terms: readonly Term[], flags: string): RegExp =>
  new RegExp(`(${terms.map(({ pattern }) => pattern).join('|')})`, flags);

/** Whether a text has all the words. */
export const mentions = (text: string, terms: readonly Term[]): boolean =>
  terms.every(({ pattern }) => new RegExp(pattern, 'iu').test(text));

/** The terms, and for one that is nowhere in the book those of its words that are one slip of the finger away. */
export function spelledAs(blocks: readonly Block[], terms: readonly Term[]): Term[] {
  const book = blocks.map(textOf).join('\n');
  return terms.map(term => {
    if (term.typed.length < 4 || new RegExp(term.pattern, 'iu').test(book)) return term;
    const near = [...new Set(book.toLowerCase().match(/\p{L}{4,}/gu))].filter(word => isNear(word, term.typed));
    return near.length === 0 ? term : { ...term, pattern: near.map(word => `(?<!\\p{L})${escaped(word)}`).join('|') };
  });
}

/** Whether one letter more, less or other, or two exchanged, makes one of the other. */
function isNear(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && long[from] === short[from]) from++;
  const rest = (word: string, skipped: number): string => word.slice(from + skipped);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  const areExchanged = long[from] === short[from + 1] && long[from + 1] === short[from];
  return rest(long, 1) === rest(short, 1) || (areExchanged && rest(long, 2) === rest(short, 2));
}

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ rule, parts }) => `${rule ?? ''} ${plainText(parts)}`).join('\n');
    case 'table':
      return block.rows.map(row => row.map(plainText).join(' ')).join('\n');
    case 'code':
      return block.text;
    default:
      return plainText(block.parts);
  }
};

/**
 * What of a rulebook has every one of the words, or some of them: rules whose number was searched for, then other rules, then all else; headings stay
 * where something under them is left.
 */
export function search(blocks: readonly Block[], terms: readonly Term[], wanted: 'every' | 'some' = 'every'): Block[] {
  if (terms.length === 0) return [...blocks];
  const isNamed = (rule: string | null): boolean => rule !== null && terms.some(({ typed }) => isNumberOf(rule, typed));
  const patterns = terms.map(({ pattern }) => new RegExp(pattern, 'iu'));
  const isWanted = (text: string): boolean => patterns[wanted](pattern => pattern.test(text));
  const rest = (block: Text): Text | null => narrowed(block, isWanted);
  const found = [
    ...underHeadings(blocks, block => itemsOf(rest(block), isNamed)),
    ...underHeadings(blocks, block => itemsOf(rest(block), rule => rule !== null && !isNamed(rule))),
    ...underHeadings(blocks, block =>
      block.kind === 'list' ? itemsOf(rest(block), rule => rule === null) : rest(block),
    ),
  ];
  // The title of the book is said once.
  const title = blocks.find(block => block.kind === 'heading' && block.level === 1);
  return found.filter((block, at) => block !== title || found.indexOf(block) === at);
}

type Heading = Extract<Block, { kind: 'heading' }>;
type Text = Exclude<Block, Heading>;

/** Whether a rule is meant by its number, with or without what stands before it: XY-17 by 17, and not XY-R17. */
const isNumberOf = (rule: string, term: string): boolean =>
  rule.toLowerCase() === term || rule.toLowerCase().replace(/^[^-]*-/, '') === term;

/** Those items of a list whose rules are wanted; null if there are none. */
function itemsOf(block: Block | null, isWanted: (rule: string | null) => boolean): Text | null {
  if (block?.kind !== 'list') return null;
  const items = block.items.filter(({ rule }) => isWanted(rule));
  return items.length > 0 ? { ...block, items } : null;
}

/** What is left of each block, under the headings that stand above it. */
function underHeadings(blocks: readonly Block[], left: (block: Text) => Text | null): Block[] {
  const found: Block[] = [];
  let headings: Heading[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      headings = [...headings.filter(head => head.level < block.level), block];
      continue;
    }
    const kept = left(block);
    if (kept) {
      found.push(...headings, kept);
      headings = [];
    }
  }
  return found;
}

function narrowed(block: Text, isWanted: (text: string) => boolean): Text | null {
  switch (block.kind) {
    case 'list': {
      const items = block.items.filter(({ rule, parts }) => isWanted(`${rule ?? ''} ${plainText(parts)}`));
      return items.length > 0 ? { ...block, items } : null;
    }
    case 'table': {
      const rows = block.rows.filter(row => isWanted(row.map(plainText).join(' ')));
      return rows.length > 0 ? { ...block, rows } : null;
    }
    case 'code':
      return isWanted(block.text) ? block : null;
    case 'paragraph':
      return isWanted(plainText(block.parts)) ? block : null;
  }
}

/** How many rules are among these blocks. */
export const rulesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(block => (block.kind === 'list' ? block.items.flatMap(({ rule }) => rule ?? []) : []));

/** A text in pieces: those that were searched for, and those between. */
export function piecesOf(text: string, terms: readonly Term[]): { readonly text: string; readonly isHit: boolean }[] {
  if (terms.length === 0) return [{ text, isHit: false }];
  // What the brackets caught stands at every second place.
  return text
    .split(anyOf(terms, 'giu'))
    .flatMap((piece, i) => (piece === '' ? [] : [{ text: piece, isHit: i % 2 === 1 }]));
}

const escaped = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * For each rule the one whose example shows it too: itself where `shown` has it, otherwise one that it names, otherwise
 * the nearest in its part of the book. Rules of parts without any example are left out.
 */
export function shownWith(blocks: readonly Block[], shown: ReadonlySet<string>): Map<string, string> {
  const nearest = new Map<string, string>();
  for (const part of partsOf(blocks)) {
    for (const [at, { rule, names }] of part.entries()) {
      const near = [rule, ...names, ...byDistance(part, at)].find(other => shown.has(other));
      if (near !== undefined) nearest.set(rule, near);
    }
  }
  return nearest;
}

interface Stated {
  readonly rule: string;
  /** Other rules that its text names. */
  readonly names: readonly string[];
}

/** The rules between one heading and the next. */
function partsOf(blocks: readonly Block[]): Stated[][] {
  const parts: Stated[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push([]);
    if (block.kind !== 'list') continue;
    for (const { rule, parts: text } of block.items)
      if (rule !== null) parts.at(-1)!.push({ rule, names: namesIn(text) });
  }
  return parts;
}

const namesIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap(part => (part.kind === 'rule' ? [part.text] : 'parts' in part ? namesIn(part.parts) : []));

const byDistance = (part: readonly Stated[], from: number): string[] =>
  part
    .map(({ rule }, at) => ({ rule, distance: Math.abs(at - from) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ rule }) => rule);
