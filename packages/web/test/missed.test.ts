/** Cutting what was missed into pictures. */

import { expect, test } from 'vitest';
import { picturesOf } from '../src/play/replay/missed.ts';

const told = (type: string) => ({ type });
const scene = (type: string) => ({ view: `after ${type}`, events: [told(type)] });
const MISSED = { from: 'the beginning', scenes: [scene('a'), scene('b'), scene('mine'), scene('c')] };
const BEFORE = [told('old')];

test('all of it: the moment before, then every step with all that was heard until then', () => {
  const pictures = picturesOf(MISSED, BEFORE, () => true);
  expect(pictures.map(({ view }) => view)).toEqual(['the beginning', 'after a', 'after b', 'after mine', 'after c']);
  expect(pictures.map(({ events }) => events.length)).toEqual([0, 1, 1, 1, 1]);
  expect(pictures.at(-1)!.history.map(({ type }) => type)).toEqual(['old', 'a', 'b', 'mine', 'c']);
});

test('a part of it: before each step that is wanted, the moment it came from', () => {
  const pictures = picturesOf(MISSED, BEFORE, events => events.some(({ type }) => type === 'mine'));
  expect(pictures.map(({ view, events }) => [view, events.length])).toEqual([
    ['after b', 0],
    ['after mine', 1],
  ]);
  expect(pictures[1]!.history.map(({ type }) => type)).toEqual(['old', 'a', 'b', 'mine']);
  expect(picturesOf({ from: 'here', scenes: [] }, BEFORE, () => true)).toEqual([]);
});
