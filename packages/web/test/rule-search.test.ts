/** Finding rules, marking what was searched for, and finding an example for each. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Block, parseMarkdown, plainText } from '../src/pages/rulebook/markdown.ts';
import { piecesOf, rulesIn, search, shownWith, termsOf } from '../src/pages/rulebook/rule-search.ts';

const FITE = parseMarkdown(readFileSync(new URL('../../games/src/fite/README.md', import.meta.url), 'utf8'));

const BOOK = parseMarkdown(
  '# Book\n\n## Dice\n\n- **XY-1** Throw nine.\n- **XY-2** Keep eight of nine.\n- **XY-3** As XY-5 has it.\n\n## Coins\n\n- **XY-4** Turn it.\n- **XY-5** Pay.\n\n## Notes\n\n- **XY-6** Nothing.',
);

test('every rule of the rulebook can be gone to and found by its number', () => {
  const rules = rulesIn(FITE);
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThan(100);
  for (const rule of rules) expect(rulesIn(search(FITE, rule))).toContain(rule);
});

test('a search keeps what has all its words and the headings above, and nothing else', () => {
  const heads = (found: Block[]) =>
    found.map(block => (block.kind === 'heading' ? plainText(block.parts) : block.kind));
  expect(heads(search(BOOK, 'EIGHT'))).toEqual(['Book', 'Dice', 'list']);
  expect(rulesIn(search(BOOK, 'nine'))).toEqual(['XY-1', 'XY-2']);
  expect(rulesIn(search(BOOK, 'nine eight'))).toEqual(['XY-2']);
  // A number finds its own rule first, and rules come before what is said around them.
  const numbered = parseMarkdown(
    '# Book\n\nUp to 17 may play.\n\n- **XY-R17** Wait.\n- **XY-4** Or 17.\n- **XY-17** Go.',
  );
  expect(heads(search(numbered, '17'))).toEqual(['Book', 'list', 'list', 'paragraph']);
  expect(rulesIn(search(numbered, '17'))).toEqual(['XY-17', 'XY-R17', 'XY-4']);
  expect(rulesIn(search(BOOK, 'xy-4'))).toEqual(['XY-4']);
  expect(search(BOOK, 'tax')).toEqual([]);
  expect(search(BOOK, ' ')).toEqual(BOOK);
});

test('what was searched for is marked, whatever is typed', () => {
  expect(piecesOf('Nine dice', termsOf('ni E'))).toEqual([
    { text: 'Ni', isHit: true },
    { text: 'n', isHit: false },
    { text: 'e', isHit: true },
    { text: ' dic', isHit: false },
    { text: 'e', isHit: true },
  ]);
  expect(
    piecesOf('a (b) [c] \\', termsOf('( [ \\'))
      .map(piece => piece.text)
      .join(''),
  ).toBe('a (b) [c] \\');
  expect(piecesOf('text', [])).toEqual([{ text: 'text', isHit: false }]);
});

test('a rule without an example has that of one it names, or of its neighbour', () => {
  expect([...shownWith(BOOK, new Set(['XY-2', 'XY-5']))]).toEqual([
    ['XY-1', 'XY-2'],
    ['XY-2', 'XY-2'],
    ['XY-3', 'XY-5'],
    ['XY-4', 'XY-5'],
    ['XY-5', 'XY-5'],
  ]);
});
