/** Every card cast, and every Permanent activated, in a real position, with its full effect. */

import { describe, expect, test } from 'vitest';
import { SPELL_LISTS, sizeOf } from '../content/spells.ts';
import type { SpellName } from '../state.ts';
import {
  activate,
  cast,
  choose,
  destroy,
  discard,
  drawsOf,
  free,
  mode,
  move,
  opponent,
  payWith,
  put,
  type Scenario,
  STOP,
  scenario,
  take,
  types,
} from './scenario.ts';

const { spells } = SPELL_LISTS.first;
const VICTIM: readonly SpellName[] = ['Tree', 'Geyser', 'Candle', 'Cloud', 'Crest'];

/** A rich table: seat 0 casts, seat 1 has a hand, elements and a Permanent. */
const rich = (hand: readonly SpellName[], circle: string, own: string): Scenario =>
  scenario({ circle, own: [own, 'EWA'], hands: [hand, VICTIM], permanents: [[], ['Knight']] });

/** The turn is opened, and seat 0 has this Permanent, number 0; seat 1's Knight is number 1. */
const ready = (spell: SpellName, hand: readonly SpellName[] = [], circle = 'EWFA'): Scenario =>
  scenario({
    circle,
    own: ['EF-', 'EWA'],
    hands: [hand, VICTIM],
    permanents: [[spell], [spell === 'Knight' ? 'Ghost' : 'Knight']],
    opened: true,
  });

/** As `ready`, for a clock: the turn is not opened. */
const early = (spell: SpellName, hand: readonly SpellName[] = ['Tree'], more: readonly SpellName[] = []): Scenario =>
  scenario({ hands: [hand, VICTIM], own: ['EF-', 'EWA'], permanents: [[spell, ...more], ['Knight']] });

interface Cast {
  readonly circle: string;
  readonly own?: string;
  readonly hand?: readonly SpellName[];
  /** What casting it draws at once. */
  readonly draws?: readonly SpellName[];
  /** What is answered after the announcement, and what has become of the table then. */
  readonly goOn: (t: Scenario) => void;
}

const DIRECTS: { readonly [name: SpellName]: Cast } = {
  Tree: {
    circle: 'EAAA',
    hand: ['Lava'],
    draws: ['Forest', 'Cloud'],
    goOn(t) {
      expect(t.hand(0)).toEqual(['Forest', 'Lava', 'Cloud']);
      t.do(discard('Lava'));
      expect(t.hand(0)).toEqual(['Forest', 'Cloud']);
      expect(t.state.discard).toEqual(['Lava', 'Tree']);
    },
  },
  Theft: {
    circle: 'EEAA',
    goOn(t) {
      t.do(opponent(1), drawsOf(t.hand(1), ['Candle']));
      t.do(take('Candle'));
      expect([t.hand(0), t.hand(1)]).toEqual([['Candle'], ['Tree', 'Geyser', 'Cloud', 'Crest']]);
    },
  },
  Forest: {
    circle: 'EWAA',
    draws: ['Golem', 'Lava', 'Lava'],
    goOn(t) {
      expect(t.hand(0)).toEqual(['Golem', 'Lava', 'Lava']);
      t.do(discard('Golem'));
      expect(t.hand(0)).toEqual(['Lava', 'Lava']);
    },
  },
  Avalanche: {
    circle: 'EEAA',
    goOn(t) {
      t.do(choose(0));
      expect([t.zone(1), t.state.discard]).toEqual([[], ['Knight', 'Avalanche']]);
    },
  },
  Robber: {
    circle: 'EEEE',
    goOn(t) {
      t.do(opponent(1), drawsOf(t.hand(1), ['Tree', 'Cloud', 'Crest']));
      t.do([take('Crest'), take('Tree')]);
      expect([t.hand(0), t.hand(1)]).toEqual([
        ['Tree', 'Crest'],
        ['Geyser', 'Candle', 'Cloud'],
      ]);
    },
  },
  Geyser: {
    circle: 'WEAA',
    goOn(t) {
      t.do(put('F', 'P1.1'));
      expect([t.own(1), t.bank('F'), t.bank('W')]).toEqual(['EFA', 9, 9]);
    },
  },
  Waterfall: {
    circle: 'WWAA',
    goOn(t) {
      t.do({ type: 'putType', element: 'E' });
      expect(t.offered).toEqual(['putSlot C0', 'putSlot C1', 'putSlot C2', 'putSlot C3']);
      t.do([
        { type: 'putSlot', slot: 'C0' },
        { type: 'putType', element: 'F' },
      ]);
      expect(t.offered).toEqual([0, 1].flatMap(seat => [0, 1, 2].map(i => `putSlot P${seat}.${i}`)));
      t.do({ type: 'putSlot', slot: 'P0.0' });
      expect([t.circle, t.own(0)]).toEqual(['EwAA', 'F--']);
    },
  },
  Trade: {
    circle: 'WEAA',
    own: 'E--',
    hand: ['Tree', 'Lava'],
    goOn(t) {
      t.do([discard('Lava'), put('F', 'C0')]);
      expect(t.offered).toEqual(['putType E', 'putType W', 'putType F', 'putType A', 'stop']);
      t.do({ type: 'putType', element: 'A' });
      expect(t.offered).toEqual(['putSlot P0.0', 'putSlot P0.1', 'putSlot P0.2']);
      t.do({ type: 'putSlot', slot: 'P0.2' });
      expect([t.hand(0), t.circle, t.own(0)]).toEqual([['Tree'], 'FEAA', 'E-A']);
    },
  },
  Vortex: {
    circle: 'WAEE',
    goOn(t) {
      t.do([put('F', 'C0'), put('F', 'C0')]);
      expect([t.circle, t.bank('F')]).toEqual(['FaEE', 9]);
    },
  },
  Fireball: {
    circle: 'FFAA',
    goOn(t) {
      t.do(destroy('P1.2'));
      expect([t.own(1), t.bank('A')]).toEqual(['EW-', 8]);
    },
  },
  Candle: {
    circle: 'FAAA',
    goOn(t) {
      t.do(opponent(1));
      expect(t.state.players[0]!.glimpses.map(({ spell }) => spell)).toEqual(VICTIM);
      expect(t.state.active).toBe(1);
    },
  },
  Lava: {
    circle: 'FAAA',
    own: 'EW-',
    goOn(t) {
      t.do(destroy('C1'));
      expect(t.offered).toEqual(['destroySlot P0.0', 'destroySlot P0.1']);
      t.do(destroy('P0.0'));
      expect([t.circle, t.own(0)]).toEqual(['f-AA', '-W-']);
    },
  },
  Volcano: {
    circle: 'FFFA',
    goOn(t) {
      t.do([destroy('C0'), destroy('P1.0')]);
      expect([t.circle, t.own(1)]).toEqual(['-ffA', '-WA']);
    },
  },
  Pulverize: {
    circle: 'FFAA',
    goOn(t) {
      t.do(opponent(1), drawsOf(t.hand(1), ['Crest']));
      t.do(take('Crest'), t.topping('Whale'));
      expect([t.hand(0), t.hand(1).length, t.state.discard]).toEqual([['Whale'], 4, ['Crest', 'Pulverize']]);
    },
  },
  Phoenix: {
    circle: 'FFFF',
    goOn(t) {
      t.do(opponent(1), drawsOf(t.hand(1), ['Tree', 'Geyser', 'Candle', 'Cloud']));
      t.do([take('Tree'), take('Cloud')]);
      expect([t.hand(1), t.state.discard]).toEqual([
        ['Geyser', 'Candle', 'Crest'],
        ['Tree', 'Cloud', 'Phoenix'],
      ]);
    },
  },
  Lightning: {
    circle: 'AAEE',
    goOn(t) {
      t.do(move('P1.0', 'C0'));
      expect([t.circle, t.own(1), t.bank('A')]).toEqual(['EaEE', '-WA', 8]);
    },
  },
  Cloud: {
    circle: 'AEEE',
    goOn(t) {
      expect(t.offered).toEqual(['moveFrom C0', 'moveFrom C1', 'moveFrom C2', 'moveFrom C3', 'stop']);
      t.do(move('C1', 'P1.1'));
      expect([t.circle, t.own(1)]).toEqual(['a-EE', 'EEA']);
    },
  },
  Tornado: {
    circle: 'AAAE',
    goOn(t) {
      t.do([move('P1.0', 'P0.0'), move('P0.0', 'C0')]);
      expect([t.circle, t.own(0), t.own(1)]).toEqual(['EaaE', '---', '-WA']);
    },
  },
  Crest: {
    circle: 'EEAA',
    goOn(t) {
      t.do(payWith('AA'), t.topping('King'));
      t.do(put('E', 'P1.2'));
      expect([t.hand(0), t.circle, t.own(1)]).toEqual([['King'], 'EEaa', 'EWE']);
    },
  },
};

describe.each(Object.entries(DIRECTS))('%s', (name, { circle, own = '---', hand = [], draws = [], goOn }) => {
  test('does all its card says, and then lies on the discard pile', () => {
    const t = rich([name, ...hand], circle, own);
    t.do(cast(name), t.topping(...draws));
    goOn(t);
    expect(t.state.discard.at(-1)).toBe(name);
    expect(types(t.log)).toContain('spellFinished');
  });
});

const PERMANENTS: { readonly [name: SpellName]: () => void } = {
  Golem() {
    const t = ready('Golem');
    t.do([activate(0), payWith('', 'E')]);
    t.do(opponent(1), drawsOf(t.hand(1), ['Crest']));
    t.do(take('Crest'));
    expect([t.hand(0), t.own(0)]).toEqual([['Crest'], 'eF-']);
  },
  Mountain() {
    const t = ready('Mountain');
    t.do([activate(0), choose(1)]);
    expect(t.permanent(1)).toMatchObject({ spell: 'Knight', blockedBy: 0 });
  },
  Lake() {
    const t = ready('Lake');
    t.do(activate(0));
    t.do({ type: 'putType', element: 'W' });
    expect(t.offered).toEqual(['putSlot P0.0', 'putSlot P0.1', 'putSlot P0.2']);
    t.do({ type: 'putSlot', slot: 'P0.2' });
    expect(t.own(0)).toBe('EFW');
  },
  Pirate() {
    const t = ready('Pirate');
    t.do([activate(0), put('F', 'C0'), put('F', 'C1')]);
    expect(t.circle).toBe('ffFA');
  },
  Whale() {
    const t = ready('Whale', ['Tree', 'Lava', 'Cloud']);
    t.do([activate(0), discard('Tree')]);
    expect(t.offered).toEqual(['freeSpell Lava', 'freeSpell Cloud', 'stop']);
    t.do([free('Cloud'), move('C0', 'P0.2')]);
    expect([t.hand(0), t.own(0), t.state.discard]).toEqual([['Lava'], 'EFE', ['Tree', 'Cloud']]);
    expect(t.circle).toBe('-WFA');
  },
  Minotaur() {
    const t = ready('Minotaur');
    t.do([activate(0), payWith('F'), destroy('P1.0')]);
    expect([t.circle, t.own(1)]).toEqual(['EWfA', '-WA']);
  },
  Devil() {
    const t = ready('Devil');
    t.do([activate(0), payWith('F')]);
    t.do(opponent(1), drawsOf(t.hand(1), ['Tree', 'Crest']));
    t.do(take('Tree'));
    expect([t.hand(1).length, t.state.discard, t.asking]).toEqual([4, ['Tree'], 'main']);
  },
  Dragon() {
    const t = ready('Dragon');
    t.do(activate(0));
    expect(t.offered).toEqual(['putType F', 'stop']);
    t.do(put('F', 'P1.0'));
    expect(t.own(1)).toBe('FWA');
  },
  Dynamite() {
    const t = early('Dynamite');
    t.do([activate(0), opponent(1)]);
    expect([t.state.players[1]!.bannedBy, t.zone(0), t.state.discard]).toEqual([0, [], ['Dynamite']]);
  },
  'Cloud Castle'() {
    const t = ready('Cloud Castle');
    t.do(activate(0));
    expect(t.offered).toEqual([0, 1, 2, 3].map(i => `moveFrom C${i}`).concat('moveFrom P0.0', 'moveFrom P0.1', 'stop'));
    t.do(move('P0.0', 'P1.0'));
    expect([t.own(0), t.own(1)]).toEqual(['-F-', 'EWA']);
  },
  Airship() {
    const t = ready('Airship', ['Tree', 'Lava']);
    t.do([activate(0), discard('Lava'), destroy('C3')]);
    expect([t.hand(0), t.circle, t.state.discard]).toEqual([['Tree'], 'EWF-', ['Lava']]);
  },
  Rainbow() {
    const t = early('Rainbow', ['Tree'], ['Lake']);
    t.do(activate(0));
    expect(t.offered).toEqual(['permanent 0', 'permanent 1']);
    t.do(choose(1));
    expect([t.zone(0), t.state.active]).toEqual([['Rainbow'], 1]);
  },
  Ghost() {
    const t = early('Ghost');
    t.do([activate(0), choose(1)]);
    expect([t.hand(0), t.zone(1), t.state.discard]).toEqual([['Tree', 'Knight'], [], ['Ghost']]);
  },
  Joker() {
    const t = early('Joker', ['Robber']);
    expect(t.offered).toEqual(['activate 0', 'giveUp']);
    t.do(activate(0));
    expect([t.state.wild, t.permanent(0)!.sideways, t.offered]).toEqual([true, true, ['cast Robber']]);
  },
  Knight() {
    const t = ready('Knight');
    t.do(activate(0));
    expect(t.offered).toEqual(['permanent 0', 'permanent 1', 'stop']);
    t.do(choose(1));
    expect([t.zone(1), t.state.discard]).toEqual([[], ['Ghost']]);
  },
  King() {
    const t = ready('King');
    t.do([activate(0), payWith('EA')]);
    expect(t.offered).toEqual(['mode 0', 'mode 1', 'stop']);
    t.do(mode(0), t.topping('Whale'));
    expect(t.hand(0)).toEqual(['Whale']);
    t.do([activate(0), payWith('WF'), mode(1), put('A', 'P1.0')]);
    expect([t.own(1), t.permanent(0)!.sideways]).toEqual(['AWA', false]);
  },
  Wizard() {
    const t = ready('Wizard');
    t.do(activate(0), t.topping('Lake'));
    expect([t.zone(0), t.asking]).toEqual([['Wizard', 'Lake'], 'main']);
    expect(types(t.log)).toEqual(['permanentActivated', 'topTurned', 'spellCast']);
  },
};

const costing = (name: SpellName): string => {
  const { cost } = spells.find(spell => spell.name === name)!;
  if (cost.same) return 'FFFFF';
  return ['E', 'W', 'F', 'A'].map(type => type.repeat(cost[type as 'E'] ?? 0)).join('');
};

describe.each(Object.entries(PERMANENTS))('%s', (name, activated) => {
  test('is cast, stays, and does nothing yet', () => {
    const paid = costing(name);
    const t = scenario({ circle: paid.slice(0, 4), own: [paid.slice(4)], hands: [[name], VICTIM] });
    t.do(cast(name));
    expect([t.zone(0), t.asking, t.hand(0)]).toEqual([[name], 'main', []]);
    expect(types(t.log)).toEqual(['spellCast', 'paid']);
    expect([...t.circle, ...t.own(0)].filter(letter => /[ewfa]/.test(letter))).toHaveLength(paid.length);
  });

  test('is activated and does all its card says', () => {
    activated();
  });
});

test('no card is left out, and every cost is paid', () => {
  expect(Object.keys({ ...DIRECTS, ...PERMANENTS }).sort()).toEqual(spells.map(({ name }) => name).sort());
  expect(spells.every(({ cost }) => sizeOf(cost) > 0)).toBe(true);
});

test('what a Direct asks can be forgone where it is not a duty', () => {
  const t = rich(['Fireball'], 'FFAA', '---');
  t.do([cast('Fireball'), STOP]);
  expect([t.circle, t.own(1), t.state.discard]).toEqual(['ffAA', 'EWA', ['Fireball']]);
});
