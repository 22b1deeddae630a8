/** Finding rules, marking what was searched for, and finding an example for each. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Block, parseMarkdown, plainText } from '../src/pages/rulebook/markdown.ts';
import {
  piecesOf,
  rulesIn,
  search as searchTerms,
  shownWith,
  spelledAs,
  termsOf as termsIn,
} from '../src/pages/rulebook/rule-search.ts';
import type { Thesaurus } from '../src/pages/rulebook/search-words/thesaurus.ts';

const thesaurusOf = (language: string): Thesaurus =>
  JSON.parse(readFileSync(new URL(`../src/pages/rulebook/search-words/${language}.json`, import.meta.url), 'utf8'));
const ENGLISH = thesaurusOf('en');
const termsOf = (wanted: string) => termsIn(wanted, ENGLISH);
/** As the page searches. */
const search = (blocks: readonly Block[], wanted: string, thesaurus = ENGLISH): Block[] =>
  searchTerms(blocks, spelledAs(blocks, termsIn(wanted, thesaurus)));

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

test('a word is found in all its forms, by what means the same, and with one slip of the finger', () => {
  const book = parseMarkdown(
    '# Book\n\n- **XY-1** Whoever cannot pay is out.\n- **XY-2** The winner begins.\n- **XY-3** Dice are thrown twice.\n- **XY-4** Ships sail.',
  );
  expect(rulesIn(search(book, 'eliminated'))).toEqual(['XY-1']);
  expect(rulesIn(search(book, 'How do I win?'))).toEqual(['XY-2']);
  expect(rulesIn(search(book, 'winning'))).toEqual(['XY-2']);
  expect(rulesIn(search(book, 'rolling'))).toEqual(['XY-3']);
  expect(rulesIn(search(book, 'thrwon'))).toEqual(['XY-3']);
  expect(rulesIn(search(book, 'payign'))).toEqual([]);
  expect(rulesIn(search(book, 'sial'))).toEqual(['XY-4']);
  // The whole word is marked, whatever was typed.
  expect(piecesOf('The winner begins', termsOf('win')).filter(({ isHit }) => isHit)).toEqual([
    { text: 'winner', isHit: true },
  ]);
});

/** What people ask first, of every rulebook. */
const QUESTIONS = {
  en: ['how do I win', 'when does it end?', 'who starts', 'set up', 'tie', 'taking turns', 'how many players'],
  de: ['wie gewinne ich', 'wann endet es?', 'wer fängt an', 'Aufbau', 'Gleichstand', 'Züge', 'wie viele Spieler'],
} as const;

test.each(['fite', 'circus-combat', 'element-circle', 'circuitry', 'the-circuit'])(
  'what people ask first finds rules of %s, in both languages',
  game => {
    for (const language of ['en', 'de'] as const) {
      const file = `../../games/src/${game}/README${language === 'en' ? '' : '.de'}.md`;
      const blocks = parseMarkdown(readFileSync(new URL(file, import.meta.url), 'utf8'));
      const silent = QUESTIONS[language].filter(
        asked => rulesIn(search(blocks, asked, thesaurusOf(language))).length === 0,
      );
      expect(silent, language).toEqual([]);
    }
  },
);

test.each(['fite', 'element-circle', 'the-circuit'])('how %s says that somebody is eliminated is found', game => {
  const bookIn = (file: string) =>
    parseMarkdown(readFileSync(new URL(`../../games/src/${game}/${file}`, import.meta.url), 'utf8'));
  expect(rulesIn(search(bookIn('README.md'), 'eliminated')).length).toBeGreaterThan(2);
  expect(rulesIn(search(bookIn('README.de.md'), 'eliminiert', thesaurusOf('de'))).length).toBeGreaterThan(2);
  expect(rulesIn(search(bookIn('README.de.md'), 'rausgeworfen', thesaurusOf('de'))).length).toBeGreaterThan(2);
});

test('where nobody goes out, that is found', () => {
  const bookIn = (file: string) =>
    parseMarkdown(readFileSync(new URL(`../../games/src/circuitry/${file}`, import.meta.url), 'utf8'));
  expect(rulesIn(search(bookIn('README.md'), 'eliminated'))).toContain('BOARD-71');
  expect(rulesIn(search(bookIn('README.de.md'), 'eliminiert', thesaurusOf('de')))).toContain('BOARD-71');
});

test('a sentence of which no rule has every word finds those that have some', () => {
  expect(search(BOOK, 'pay nine')).toEqual([]);
  expect(rulesIn(searchTerms(BOOK, termsOf('pay nine'), 'some'))).toEqual(['XY-1', 'XY-2', 'XY-5']);
  const ring = parseMarkdown(readFileSync(new URL('../../games/src/the-circuit/README.md', import.meta.url), 'utf8'));
  expect(rulesIn(search(ring, 'knockout'))).toContain('ARENA-36');
});

test('what means something is no part of another word', () => {
  const book = parseMarkdown('- **XY-1** The option `clockWindow`.\n- **XY-2** The winner begins.');
  expect(rulesIn(search(book, 'how do I win'))).toEqual(['XY-2']);
});

test('the first and the last word of every group of a thesaurus find the whole group', () => {
  for (const thesaurus of [ENGLISH, thesaurusOf('de')]) {
    for (const group of thesaurus.groups.map(words => words.filter(word => !word.includes(' ')))) {
      const book = parseMarkdown(group.map((word, i) => `- **XY-${i + 1}** ${word}`).join('\n'));
      for (const word of [group[0]!, group.at(-1)!])
        expect(rulesIn(search(book, word, thesaurus)), word).toHaveLength(group.length);
    }
  }
});
