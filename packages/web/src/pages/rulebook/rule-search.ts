/** Searching a rulebook, by the numbers of rules and by their words. */

import { type Block, type Inline, plainText } from './markdown.ts';

/** The words of a search: all of them must be there, in any order. */
export const termsOf = (wanted: string): string[] =>
  wanted
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter(term => term !== '');

/**
 * What of a rulebook has all the words: rules whose number was searched for, then other rules, then all else; headings stay
 * where something under them is left.
 */
export function search(blocks: readonly Block[], wanted: string): Block[] {
  const terms = termsOf(wanted);
  if (terms.length === 0) return [...blocks];
  const isNamed = (rule: string | null): boolean => rule !== null && terms.some(term => isNumberOf(rule, term));
  const rest = (block: Text): Text | null => narrowed(block, terms);
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

const hasAll = (text: string, terms: readonly string[]): boolean => {
  const within = text.toLowerCase();
  return terms.every(term => within.includes(term));
};

function narrowed(block: Text, terms: readonly string[]): Text | null {
  switch (block.kind) {
    case 'list': {
      const items = block.items.filter(({ rule, parts }) => hasAll(`${rule ?? ''} ${plainText(parts)}`, terms));
      return items.length > 0 ? { ...block, items } : null;
    }
    case 'table': {
      const rows = block.rows.filter(row => hasAll(row.map(plainText).join(' '), terms));
      return rows.length > 0 ? { ...block, rows } : null;
    }
    case 'code':
      return hasAll(block.text, terms) ? block : null;
    case 'paragraph':
      return hasAll(plainText(block.parts), terms) ? block : null;
  }
}

/** How many rules are among these blocks. */
export const rulesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(block => (block.kind === 'list' ? block.items.flatMap(({ rule }) => rule ?? []) : []));

/** A text in pieces: those that were searched for, and those between. */
export function piecesOf(text: string, terms: readonly string[]): { readonly text: string; readonly isHit: boolean }[] {
  if (terms.length === 0) return [{ text, isHit: false }];
  const any = new RegExp(`(${terms.map(escaped).join('|')})`, 'gi');
  // What the brackets caught stands at every second place.
  return text.split(any).flatMap((piece, i) => (piece === '' ? [] : [{ text: piece, isHit: i % 2 === 1 }]));
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
