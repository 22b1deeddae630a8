/** The list of spells, held to what is known of the cards. */

import { describe, expect, test } from 'vitest';
import type { Spell } from '../content/language.ts';
import { SPELL_LISTS, sizeOf } from '../content/spells.ts';
import { problemsOf } from '../content/validate.ts';

const FIRST = SPELL_LISTS.first;

describe.each(Object.entries(SPELL_LISTS))('the list %s', (_, { spells, cards }) => {
  test('breaks no rule of the validator', () => {
    expect(problemsOf(spells)).toEqual([]);
  });

  test('ELEM-3: has 64 cards, copies adjacent in the order of the list', () => {
    expect(cards).toHaveLength(64);
    expect(cards.filter((name, i) => name !== cards[i - 1])).toEqual(spells.map(({ name }) => name));
  });
});

test('the first list has the costs and kinds it was authored with', () => {
  const bySize = [1, 2, 3, 4, 5].map(
    size => FIRST.cards.filter(name => sizeOf(FIRST.byName.get(name)!.cost) === size).length,
  );
  expect(bySize).toEqual([19, 24, 13, 7, 1]);
  const directs = FIRST.cards.filter(name => FIRST.byName.get(name)!.kind === 'direct');
  expect(directs).toHaveLength(42);
});

/** The first list with one spell changed. */
const changed = (name: string, change: Partial<Spell>): Spell[] =>
  FIRST.spells.map(spell => (spell.name === name ? { ...spell, ...change } : spell));

test.each<[string, Partial<Spell>, string]>([
  ['Tree', { copies: 5 }, 'Tree has 5 copies, not 1 to 4'],
  ['Tree', { copies: 2 }, 'there are 63 cards, not 64'],
  ['Tree', { cost: {} }, 'Tree costs nothing'],
  ['Tree', { name: 'Theft' }, 'a name occurs twice'],
  ['Tree', { no: 2 }, 'the numbers do not run from 1 in order'],
  ['Tree', { family: 'water' }, 'there are 17 water cards, not 14'],
  ['Tree', { kind: 'permanent' }, 'Tree is half a Permanent'],
  ['Wizard', { cost: { same: 5, E: 1 } }, 'Wizard mixes stars with others'],
  ['Robber', { cost: { E: 3 } }, 'Robber does not cost four earth'],
  ['Wizard', { cost: { any: 5 } }, 'Wizard does not cost five stars'],
  ['Crest', { cost: { E: 2 } }, 'Crest’s cost has no symbol of any type'],
  [
    'King',
    { activation: { mode: 'unlimited', cost: { any: 1 }, toll: [] } },
    'King’s activation does not cost two of any type',
  ],
  [
    'Lake',
    { activation: { mode: 'clock', cost: {}, toll: [] } },
    'clocks: Lake, Dynamite, Rainbow, Ghost, Joker, not Dynamite, Rainbow, Ghost, Joker',
  ],
  ['Volcano', { steps: [{ op: 'destroyElement', upTo: 1, zone: 'any' }] }, 'destroys two: none, not Volcano'],
  ['Tree', { steps: [{ op: 'draw', n: 2 }] }, 'Tree lacks the effect discard'],
  [
    'Theft',
    { steps: [{ op: 'blind', look: 1, take: 1, mode: 'steal' }, { op: 'skipTurn' }] },
    'Theft may not have the effect skip',
  ],
  [
    'Theft',
    { steps: [{ op: 'moveElement', upTo: 1, from: 'any', to: 'any' }] },
    'Theft is an earth spell and touches elements',
  ],
  ['Lava', { steps: [{ op: 'destroyElement', upTo: 1, zone: 'any' }] }, 'no spell costs an own element'],
  ['Joker', { cost: { F: 1 } }, 'only 4 spells cost one of each type'],
  ['Knight', { steps: [{ op: 'destroyElement', upTo: 1, zone: 'any' }] }, 'Knight costs one of each type and attacks'],
  [
    'Geyser',
    { steps: [{ op: 'putElement', upTo: 3, zone: 'any', types: ['E', 'W', 'F', 'A'], state: 'unused' }] },
    'Geyser gives more than it takes',
  ],
  ['Rainbow', { activation: { mode: 'clock', cost: {}, toll: [] } }, 'Rainbow skips turns for ever'],
  [
    'Ghost',
    { activation: { mode: 'clock', cost: {}, toll: [] } },
    'Ghost takes a Permanent and is no clock that expends itself',
  ],
])('%s changed to %j: %s', (name, change, problem) => {
  expect(problemsOf(changed(name, change))).toContain(problem);
});
