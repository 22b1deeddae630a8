/** The rulebook's Markdown: what it understands, and that nothing in it becomes markup. */

import { expect, test } from 'vitest';
import { parseInline, parseMarkdown, plainText } from '../src/pages/rulebook/markdown.ts';

test('headings, paragraphs, lists, tables and code are told apart', () => {
  const source =
    '# One\n\ntwo lines\nof text\n\n- a\n- b\n  goes on\n\n1. first\n\n| h |\n|---|\n| c |\n\n```\n# code\n```\n';
  const blocks = parseMarkdown(source);
  expect(blocks.map(block => block.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code']);
  expect(blocks[1]).toMatchObject({ parts: [{ kind: 'text', text: 'two lines of text' }] });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [{ rule: null }, { parts: [{ text: 'b goes on' }] }] });
  expect(blocks[3]).toMatchObject({ ordered: true });
  expect(blocks[5]).toEqual({ kind: 'code', text: '# code' });
});

test('an item that begins with a rule is that rule', () => {
  const [block] = parseMarkdown('- **FITE-R30** Pairs as in FITE-30.');
  expect(block).toMatchObject({
    items: [{ rule: 'FITE-R30', parts: [{ text: 'Pairs as in ' }, { kind: 'rule', text: 'FITE-30' }, { text: '.' }] }],
  });
});

test('markup stays text, and only web addresses become links', () => {
  const hostile =
    '<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](data:text/html,x) <script>1</script> [c](https://example.org)';
  const parts = parseInline(hostile);
  expect(plainText(parts)).toBe(hostile.replace('[c](https://example.org)', 'c'));
  expect(parts.filter(part => part.kind === 'link')).toEqual([
    { kind: 'link', href: 'https://example.org', parts: [{ kind: 'text', text: 'c' }] },
  ]);
});

test('marks that do not close are text, and no input takes for ever', () => {
  expect(plainText(parseInline('a * b ** c ` d [ e'))).toBe('a * b ** c ` d [ e');
  const long = '*'.repeat(5000) + '['.repeat(5000) + '`'.repeat(5001);
  const began = performance.now();
  plainText(parseInline(long));
  parseMarkdown(`|${'-|'.repeat(3000)}\n|${' '.repeat(5000)}x`);
  expect(performance.now() - began).toBeLessThan(2000);
});
