/** The rulebooks in both languages: the same rules at the same places, naming the same rules, options and numbers. */

import { readFileSync } from 'node:fs';
import { GAMES } from '@roundhouse/games';
import { expect, test } from 'vitest';
import { type Block, type Inline, parseMarkdown, plainText } from '../src/pages/rulebook/markdown.ts';

const bookOf = (game: string, file: string): Block[] =>
  parseMarkdown(readFileSync(new URL(`../../games/src/${game}/${file}`, import.meta.url), 'utf8'));

const marksIn = (parts: readonly Inline[], kind: 'rule' | 'code'): string[] =>
  parts.flatMap(part => ('parts' in part ? marksIn(part.parts, kind) : part.kind === kind ? [part.text] : []));

const numbersIn = (parts: readonly Inline[]): string[] => (plainText(parts).match(/\d+/g) ?? []).toSorted();

/** What of a rulebook has to be the same in every language. */
function bonesOf(block: Block): unknown {
  switch (block.kind) {
    case 'heading':
      return { level: block.level };
    case 'list':
      return block.items.map(({ rule, parts }) => ({
        rule,
        rules: marksIn(parts, 'rule'),
        options: marksIn(parts, 'code'),
        numbers: numbersIn(parts),
      }));
    case 'table':
      return block.rows.map(row => row.map(cell => [marksIn(cell, 'rule'), marksIn(cell, 'code'), numbersIn(cell)]));
    default:
      return block.kind;
  }
}

test.each(GAMES.map(({ id }) => id))('the German rulebook of %s has the bones of the English one', game => {
  expect(bookOf(game, 'README.de.md').map(bonesOf)).toEqual(bookOf(game, 'README.md').map(bonesOf));
});
