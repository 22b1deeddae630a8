/** Windfall's words: a sentence for everything, in both languages. */

import { type Chance, fastChance, openMatch, play, randomMove } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { refusalSentence } from '../../refusals.ts';
import { windfall } from '../rules.ts';
import { EVENT, type Event, type Move, type State } from '../shapes.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';

const NAMES = ['Ada', 'Bo', 'Cy'];
const LANGUAGES: [string, typeof en][] = [
  ['English', en],
  ['German', de],
];

test.each(LANGUAGES)('%s has a sentence for every refusal, option and preset', (_, words) => {
  const values = { fruit: 'apple3', give: 'plum1', take: 'pear2' };
  for (const key of windfall.questions!.keys) {
    expect(refusalSentence(words, { rule: '', key, values })).toMatch(/^[A-ZÄÖÜ].*\.$/);
  }
  expect(Object.keys(words.options)).toEqual(Object.keys(windfall.options));
  expect(Object.keys(words.presets)).toEqual(Object.keys(windfall.presets));
});

/** A random game in which magpies fly now and then; all that was told. */
function told(seed: number, look: (state: State, seat: number, move: Move) => void): Event[] {
  const chance: Chance = fastChance(seed);
  const options = { row: 3 };
  const match = openMatch(windfall, { options, seats: NAMES.map(name => ({ name })), seed: null, chance, at: 0 });
  for (;;) {
    const state = match.state as State;
    const [seat] = windfall.toAct(state);
    if (seat === undefined) break;
    const others = [...NAMES.keys()].filter(one => one !== seat && windfall.legalMoves(state, one).length > 0);
    const acting = others.length > 0 && chance.int(8) === 0 ? others[0]! : seat;
    const move = randomMove(windfall, state, acting, chance) as Move;
    look(state, acting, move);
    play(windfall, match, acting, move, 0, () => chance);
  }
  const log = match.log as readonly { told: readonly { event: Event }[] }[];
  return log.flatMap(entry => entry.told.map(({ event }) => event));
}

test.each(LANGUAGES)('%s: whole games in sentences, to everybody', (_, words) => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const events = told(seed, (state, seat, move) => {
      expect(words.move(move, windfall.view(state, seat))).toMatch(/^[A-Z].*[^.]$/);
      for (const viewer of [null, 0, 1]) {
        expect(words.prompt(windfall.view(state, viewer), viewer, NAMES)).toMatch(/[.?]$/);
      }
    });
    for (const event of events) {
      met.add(event.type);
      expect(words.event(event, NAMES, 0)).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(words.rules(event)[0]).toMatch(/^WINDFALL-\d+$/);
    }
  }
  expect([...met].sort()).toEqual([...EVENT.kinds].sort());
});

test('a fruit is called by its name on the generic table', () => {
  const state = windfall.setup({ row: 4, magpies: 1 }, 2, { chance: fastChance(1), seal: () => {} });
  const view = windfall.view(state, 0);
  expect(en.plain?.value?.('row', 'quince4', view)).toBe('Quince 4');
  expect(de.plain?.value?.('row', 'quince4', view)).toBe('Quitte 4');
});
