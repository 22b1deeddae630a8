/** Which address shows which page. */

import { describe, expect, test } from 'vitest';
import { pageAt } from '../src/app/pages.ts';

describe('the page at an address', () => {
  test.each([
    ['/lobby', {}, { rules: null }],
    ['/new/fite', { game: 'fite' }, { rules: 'fite' }],
    ['/learn', {}, {}],
    ['/learn/fite/card', { game: 'fite' }, {}],
    ['/learn/fite/first', { game: 'fite', at: 'first' }, { rules: 'fite', speaks: true, isBare: true }],
    ['/puzzles/circuitry', { game: 'circuitry' }, {}],
    ['/puzzles/circuitry/a%20b', { game: 'circuitry', at: 'a b' }, { rules: 'circuitry', isBare: true }],
    ['/join/', {}, { rules: null }],
    ['/match/abc', { kind: 'live', id: 'abc' }, { rules: null, speaks: true, isBare: true }],
    ['/settings/', {}, {}],
  ])('%s', (address, props, needs) => {
    const { key, load, ...found } = pageAt(address)!;
    expect(key).not.toBe('');
    expect(load).toBeTypeOf('function');
    expect(found).toMatchObject({ props, ...needs });
  });

  test.each(['/nowhere', '/constructor', '/settings/x', '/match/%E0%A4%A', '/match/a/b', '/learn/a/b/c', '/new/a/b'])(
    '%s is none',
    address => expect(pageAt(address)).toBe(null),
  );

  test('a lesson and the next one are the same page; another game and a card are others', () => {
    const keyOf = (address: string): string => pageAt(address)!.key;
    expect(keyOf('/learn/fite/first')).toBe(keyOf('/learn/fite/second'));
    const others = ['/learn', '/learn/fite/first', '/learn/zattera/first', '/learn/fite/card', '/learn/fite/perfect'];
    expect(new Set([...others, '/puzzles/fite', '/puzzles/fite/x', '/solo/a', '/match/a'].map(keyOf)).size).toBe(9);
  });
});
