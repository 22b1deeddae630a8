/** Zattera's words: a sentence for everything, in both languages. */

import { listen } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { testSpeech } from '../../../test/spoken.ts';
import { refusalSentence } from '../../refusals.ts';
import { zattera } from '../rules.ts';
import type { Event, Move, View } from '../shapes.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';

const NAMES = ['Ada', 'Bo', 'Cy'];

testSpeech<Move, View, Event>(zattera, {
  rules: new URL('../', import.meta.url),
  names: NAMES,
  languages: [
    { name: 'English', words: en, broken: /\b[Yy]ou (?:loads|draws|holds|gives|sails|wins)\b/ },
    { name: 'German', words: de, broken: /\b[Dd]u (?:lädt|zieht|hat|gibt|fährt|gewinnt)\b/ },
  ],
  games(on) {
    for (let seed = 1; seed <= 12; seed++) listen(zattera, { options: {}, names: NAMES, seed }, on);
  },
  asked: ({ asking }) => asking && { name: asking.name, seats: [asking.seat] },
});

test.each([
  ['English', en],
  ['German', de],
])('%s: every refusal is a sentence', (_, words) => {
  const values = { weight: 5, room: 4 };
  for (const key of zattera.questions!.keys) expect(refusalSentence(words, { rule: '', key, values })).toMatch(/\.$/);
});
