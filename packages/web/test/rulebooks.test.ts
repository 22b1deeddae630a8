/** The rulebooks in both languages: the same rules at the same places, naming the same rules, options and numbers. */

import { readFileSync } from 'node:fs';
import { GAMES } from '@roundhouse/games';
import { illustrationsOf } from '@roundhouse/games/illustrations.ts';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { expect, test } from 'vitest';
import { type Block, type Inline, parseMarkdown, plainText } from '../src/pages/rulebook/markdown.ts';
import { rulesIn } from '../src/pages/rulebook/rule-search.ts';

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

test.each(SHELVED)('every picture of %s belongs to a rule that stands in its book', async game => {
  const drawn = await illustrationsOf(game, 'en');
  const rules = Object.keys(drawn!.rules);
  expect(rules.length).toBeGreaterThan(3);
  const book = new Set(rulesIn(bookOf(game, 'README.md')));
  expect(rules.filter(rule => !book.has(rule))).toEqual([]);
});

test('letters that stand for elements are drawn, and the word that is one of them is not', async () => {
  const found = async (language: 'en' | 'de', text: string): Promise<string[]> => {
    const { pattern } = (await illustrationsOf('element-circle', language))!.signs!;
    return text.match(new RegExp(pattern.source, `${pattern.flags}g`)) ?? [];
  };
  expect(await found('en', 'Each E, W, F or A of a cost takes one.')).toEqual(['E', 'W', 'F', 'A']);
  expect(await found('en', 'E W F A')).toEqual(['E', 'W', 'F', 'A']);
  expect(await found('en', '[E,W,–,A]')).toEqual(['E', 'W', 'A']);
  expect(await found('en', 'A Permanent stays. A Direct does not; ELEM-E1.')).toEqual([]);
  expect(await found('de', 'E, W, F oder L der Kosten')).toEqual(['E', 'W', 'F', 'L']);
});

test('letters that stand for what a combat card pays with are drawn, and cards’ names are not', async () => {
  const { pattern } = (await illustrationsOf('the-circuit', 'en'))!.signs!;
  const found = (text: string) => text.match(new RegExp(pattern.source, `${pattern.flags}g`)) ?? [];
  expect(found('For 1 Hype one B, F or H of the cost becomes G.')).toEqual(['B', 'F', 'H', 'G']);
  expect(found('B01–B11, BF01, Bix, ARENA-B')).toEqual([]);
});
