/** The palette: everything can be read, and whatever a colour says can be seen by those who see fewer colours. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTLINES } from '@roundhouse/games/circuitry/table/shapes.ts';
import { words as german } from '@roundhouse/games/circuitry/words/de/words.ftl.ts';
import { words as english } from '@roundhouse/games/circuitry/words/en/words.ftl.ts';
import { expect, test } from 'vitest';
import { contrast, distance, EYES, parseColour, readColour } from './colours.ts';

const PACKAGES = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(PACKAGES, path), 'utf8');

const TOKENS = read('kit/src/tokens.css');
const CIRCUS = read('games/src/circus-combat/table/poster.css');
const ELEMENTS = read('games/src/element-circle/table/circle.css');
const CIRCUITRY = read('games/src/circuitry/table/art.css');

const THEMES = ['light', 'dark'] as const;
const token = (name: string) => readColour(TOKENS, ':root', name);

const GROUNDS = ['paper', 'paper-raised', 'paper-sunk'];

test.each([
  // What is written, on what, and the least contrast: 4.5 for text, 3 for what is only seen (WCAG 2.2, 1.4.3 and 1.4.11).
  ...GROUNDS.map(ground => ['ink', ground, 7] as const),
  ...GROUNDS.map(ground => ['ink-soft', ground, 4.5] as const),
  ...['red-text', 'blue-text', 'gold-text'].flatMap(text => GROUNDS.map(ground => [text, ground, 4.5] as const)),
  ['paper', 'ink', 7] as const,
  ['ivory', 'red', 4.5] as const,
  ['ivory', 'blue', 4.5] as const,
  ['ivory-ink', 'gold', 4.5] as const,
  ['ivory-ink', 'ivory', 7] as const,
  ...GROUNDS.map(ground => ['focus', ground, 3] as const),
])('%s on %s has a contrast of %d at least', (text, ground, least) => {
  for (const theme of THEMES) {
    expect(contrast(token(text)[theme], token(ground)[theme]), theme).toBeGreaterThanOrEqual(least);
  }
});

/** Below this two colours are hard to tell apart. */
const CLEAR = 20;

/** Colours that mean something beside each other. */
const SETS = {
  'the two corners of FITE': ['red', 'blue'].map(token),
  'gold between the corners': ['gold', 'red', 'blue'].map(token),
  'the disciplines of Circus Combat': ['amber', 'teal', 'violet'].map(name =>
    readColour(CIRCUS, `[data-colour="${name}"]`, 'act'),
  ),
  'the dice of Circus Combat': ['black', 'gray', 'fatigue'].map(name =>
    readColour(CIRCUS, `[data-die="${name}"]`, 'die'),
  ),
  'the nodes of Circuitry, and black': ['O', 'L', 'D', 'G', 'P', 'R', 'K'].map(name =>
    readColour(CIRCUITRY, '.cir', `cir-${name}`),
  ),
  'the elements of Element Circle': ['E', 'W', 'F', 'A'].map(name => readColour(ELEMENTS, '.ec', `ec-${name}`)),
};

test.each(Object.entries(SETS))('%s differ for every kind of eyes', (_, colours) => {
  for (const theme of THEMES) {
    for (const [kind, eyes] of Object.entries(EYES)) {
      for (const [i, one] of colours.entries()) {
        for (const other of colours.slice(i + 1)) {
          expect(distance(one[theme], other[theme], eyes), `${kind}, ${theme}`).toBeGreaterThanOrEqual(CLEAR);
        }
      }
    }
  }
});

test('each element of Element Circle has a shape of its own, besides its colour', () => {
  const source = read('games/src/element-circle/table/emblem.tsx');
  const outlines = ['E', 'W', 'F', 'A'].map(name => new RegExp(`\\b${name}: \\{[^}]*?'(M[^']+)'`).exec(source)?.[1]);
  expect(new Set(outlines).size).toBe(4);
  expect(outlines).not.toContain(undefined);
});

test('each colour of Circuitry has a shape and a letter of its own, and the letter can be read on it', () => {
  expect(new Set(Object.values(OUTLINES)).size).toBe(7);
  for (const { says } of [english, german]) expect(new Set(Object.values(says.letters)).size).toBe(7);
  for (const name of Object.keys(OUTLINES)) {
    const on = readColour(CIRCUITRY, `.cir [data-c="${name}"]`, 'on');
    const under = readColour(CIRCUITRY, '.cir', `cir-${name}`);
    for (const theme of THEMES) expect(contrast(on[theme], under[theme]), name).toBeGreaterThanOrEqual(4.5);
  }
});

test('the simulation itself: known pairs', () => {
  const [red, green, grey] = ['#d40000', '#6f7a00', '#808080'].map(parseColour);
  expect(distance(red!, green!, EYES.all!)).toBeGreaterThan(50);
  expect(distance(red!, green!, EYES.deuteranopia!)).toBeLessThan(distance(red!, green!, EYES.all!) / 2);
  for (const eyes of Object.values(EYES)) expect(distance(grey!, parseColour('#808080'), eyes)).toBe(0);
  expect(contrast(parseColour('#000'), parseColour('#fff'))).toBeCloseTo(21);
});
