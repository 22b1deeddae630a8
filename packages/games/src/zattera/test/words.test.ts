/** Zattera's words: a sentence for everything, in both languages. */

import { fastChance, openMatch, play, randomMove } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { refusalSentence } from '../../refusals.ts';
import { zattera } from '../rules.ts';
import type { Event, Move } from '../shapes.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';

/** A game in which everything happens. */
const SEED = 9;
const NAMES = ['Ada', 'Bo', 'Cy'];

test.each([
  ['English', en],
  ['German', de],
])('%s has a sentence for every refusal, option and preset', (_, words) => {
  const values = { weight: 5, room: 4 };
  for (const key of zattera.questions!.keys) expect(refusalSentence(words, { rule: '', key, values })).toMatch(/\.$/);
  expect(Object.keys(words.options)).toEqual(Object.keys(zattera.options));
  expect(Object.keys(words.presets)).toEqual(Object.keys(zattera.presets));
});

test.each([
  ['English', en],
  ['German', de],
])('%s: a whole game in sentences, to everybody', (_, words) => {
  const chance = fastChance(SEED);
  const match = openMatch(zattera, { seats: NAMES.map(name => ({ name })), seed: null, chance, at: 0 });
  const met = new Set<string>();
  for (let steps = 0; zattera.toAct(match.state as never).length > 0; steps++) {
    if (steps > 200) throw new Error('the game does not end');
    const [seat] = zattera.toAct(match.state as never) as [number];
    const move = randomMove(zattera, match.state, seat, chance) as Move;
    expect(words.move(move, zattera.view(match.state as never, seat))).toMatch(/^[A-Z].*[^.]$/);
    for (const viewer of [null, 0, 1]) {
      expect(words.prompt(zattera.view(match.state as never, viewer), viewer, NAMES)).toMatch(/[.?]$/);
    }
    play(zattera, match, seat, move, 0, () => chance);
  }
  for (const { told } of match.log as readonly { told: readonly { event: Event }[] }[]) {
    for (const { event } of told) {
      met.add(event.type);
      expect(words.event(event, NAMES, 0)).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(words.rules(event)[0]).toMatch(/^ZATTERA-\d+$/);
    }
  }
  expect([...met].sort()).toEqual(['began', 'dealt', 'drew', 'exchanged', 'gaveWay', 'loaded', 'over', 'sailed']);
  expect(words.prompt(zattera.view(match.state as never, 0), 0, NAMES)).toMatch(/\.$/);
});
