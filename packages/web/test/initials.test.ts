/** The letters that stand for whoever has no face. */

import { expect, test } from 'vitest';
import { initialsOf } from '../src/app/avatar.tsx';

test('one letter, unless somebody beside them has the same', () => {
  expect(initialsOf('Ada', ['Ada', 'Bo'])).toBe('A');
  expect(initialsOf('  ada')).toBe('A');
  expect(initialsOf('')).toBe('?');
  expect(initialsOf('Ada', ['Ada', 'Ada'])).toBe('A');
});

test('no two of a table of bots are marked alike', () => {
  const names = ['You', 'Hugo', 'Hedda', 'Hanno', 'Hilde', 'Henri'];
  const marks = names.map(name => initialsOf(name, names));
  expect(new Set(marks).size).toBe(names.length);
  expect(marks.slice(0, 2)).toEqual(['Y', 'Hu']);
});
