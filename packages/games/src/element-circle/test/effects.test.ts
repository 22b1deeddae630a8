/** What spells do: elements, hands, Permanents, free casts, bans. */

import { describe, expect, test } from 'vitest';
import { SPELL_LISTS } from '../content/spells.ts';
import { problemsOf } from '../content/validate.ts';
import type { SpellName } from '../state.ts';
import {
  activate,
  CONCEDE,
  cast,
  choose,
  destroy,
  discard,
  drawsOf,
  END,
  free,
  mode,
  move,
  opponent,
  paying,
  payWith,
  put,
  STOP,
  scenario,
  take,
  the,
  types,
} from './scenario.ts';

const VICTIM = ['Geyser', 'Cloud'];
const compiledSpell = (name: SpellName) => SPELL_LISTS.first.byName.get(name)!;

describe('elements', () => {
  test('ELEM-55 ELEM-R49: any slot of the circle and of the living, the circle first, then by seats', () => {
    const t = scenario({
      seats: 4,
      circle: 'WEEE',
      own: ['E--', 'W--', 'F--', 'A--'],
      hands: [['Cloud'], ['Geyser'], ['Lava'], ['Tree']],
      dealer: 3,
      active: 3,
    });
    // Seat 3 leaves, and seat 0 cannot open.
    t.do(CONCEDE);
    expect(t.state.active).toBe(1);
    t.do(cast('Geyser', paying('W')));
    t.do({ type: 'putType', element: 'F' });
    const seat1 = [0, 1, 2].map(i => `putSlot P1.${i}`);
    const seat2 = [0, 1, 2].map(i => `putSlot P2.${i}`);
    expect(t.offered).toEqual(['putSlot C0', 'putSlot C1', 'putSlot C2', 'putSlot C3', ...seat1, ...seat2]);
    expect(t.why(1, { type: 'putSlot', slot: 'P0.0' })).toMatchObject({ rule: 'ELEM-55' });
  });

  test('ELEM-56 ELEM-16: what comes to an occupied slot sends the old element to the bank', () => {
    const t = scenario({ circle: 'WEEE', hands: [['Geyser'], VICTIM] });
    const [e, f] = [t.bank('E'), t.bank('F')];
    t.do([cast('Geyser'), put('F', 'C1')]);
    expect([t.circle, t.bank('E') - e, t.bank('F') - f]).toEqual(['wFEE', 1, -1]);
    expect(the(t.events, 'elementPut')).toMatchObject({ replaced: 'E', used: false });
  });

  test('ELEM-57 ELEM-R25: a step may be forgone, and the next still follows', () => {
    const t = scenario({ circle: 'WWEE', own: ['---', 'EEE'], hands: [['Waterfall'], VICTIM] });
    t.do([cast('Waterfall'), STOP]);
    expect(t.asking).toBe('putType');
    t.do(put('A', 'P1.0'));
    expect([t.circle, t.own(1), t.asking]).toEqual(['wwEE', 'AEE', 'main']);
  });

  test('ELEM-58 ELEM-R28: duties offer no stop', () => {
    const lava = scenario({ circle: 'FEEE', own: ['EW-'], hands: [['Lava'], VICTIM] });
    lava.do([cast('Lava'), STOP]);
    expect(lava.why(0, STOP)).toMatchObject({ rule: 'ELEM-R28' });
    const trade = scenario({ circle: 'WEEE', hands: [['Trade', 'Tree', 'Lava'], VICTIM] });
    trade.do(cast('Trade'));
    expect(trade.offered).toEqual(['discardSpell Tree', 'discardSpell Lava']);
    expect(trade.why(0, STOP)).toMatchObject({ rule: 'ELEM-R28' });
    const rainbow = scenario({ hands: [['Tree'], VICTIM], permanents: [['Rainbow', 'Lake']] });
    rainbow.do(activate(0));
    expect(rainbow.why(0, STOP)).toMatchObject({ rule: 'ELEM-R28' });
  });

  test('ELEM-R27: a duty that cannot be done is passed over, and the rest stands', () => {
    const t = scenario({ circle: 'WEEE', hands: [['Trade'], VICTIM] });
    t.do(cast('Trade'));
    expect(t.log).toContainEqual({ type: 'stepPassed', seat: 0, op: 'discard', why: 'noTarget' });
    t.do([put('F', 'C0'), put('A', 'P0.0')]);
    expect([t.circle, t.own(0)]).toEqual(['FEEE', 'A--']);
    const lava = scenario({ circle: 'FEEE', hands: [['Lava'], VICTIM] });
    lava.do([cast('Lava'), destroy('C1')]);
    expect([lava.circle, lava.asking]).toEqual(['f-EE', 'main']);
  });

  test('ELEM-65 ELEM-R31: a destroyed element goes to the bank, and an empty slot is no target', () => {
    const t = scenario({ circle: 'FFE-', hands: [['Fireball'], VICTIM] });
    t.do(cast('Fireball'));
    expect(t.offered).toEqual(['destroySlot C0', 'destroySlot C1', 'destroySlot C2', 'stop']);
    expect(t.why(0, destroy('C3'))).toMatchObject({ rule: 'ELEM-R31' });
    t.do(destroy('C2'));
    expect([t.circle, t.bank('E')]).toEqual(['ff--', 10]);
  });

  test('ELEM-66 ELEM-R32: two elements, one after the other, or just one', () => {
    const t = scenario({ circle: 'FFFE', hands: [['Volcano'], VICTIM] });
    t.do([cast('Volcano'), destroy('C3')]);
    expect(t.offered).toEqual(['destroySlot C0', 'destroySlot C1', 'destroySlot C2', 'stop']);
    t.do(destroy('C0'));
    expect([t.circle, t.asking]).toEqual(['-ff-', 'main']);
  });

  test('ELEM-69 ELEM-R29: of any type in stock; the new one leaves the bank before the old one returns', () => {
    const t = scenario({ seats: 3, circle: 'WAAA', own: ['AAA', 'AAA', 'A--'], hands: [['Geyser'], VICTIM, ['Lava']] });
    expect(t.bank('A')).toBe(0);
    t.do(cast('Geyser'));
    expect(t.offered).toEqual(['putType E', 'putType W', 'putType F', 'stop']);
    expect(t.why(0, put('A', 'C1'))).toMatchObject({ rule: 'ELEM-R29' });
    // A type may be put on the same type.
    t.do(put('W', 'C0'));
    expect([t.circle, t.bank('W')]).toEqual(['WAAA', 9]);
  });

  test('ELEM-69: the type the Dragon puts is not free', () => {
    const t = scenario({ hands: [[], VICTIM], permanents: [['Dragon']], opened: true });
    t.do(activate(0));
    expect(t.why(0, put('E', 'C0'))).toMatchObject({ rule: 'ELEM-69' });
  });

  test('ELEM-70: a put element pays at once, unless it comes used', () => {
    const geyser = scenario({ circle: 'WEEE', hands: [['Geyser', 'Lava'], VICTIM] });
    geyser.do([cast('Geyser'), put('F', 'P0.0')]);
    expect(geyser.offered).toEqual(['cast Lava', 'end']);
    const pirate = scenario({ circle: 'EEEE', hands: [['Lava'], VICTIM], permanents: [['Pirate']], opened: true });
    pirate.do([activate(0), put('F', 'C0'), STOP]);
    expect([pirate.circle, pirate.offered]).toEqual(['fEEE', ['end']]);
  });

  test('ELEM-71: up to two elements, only in the circle', () => {
    const t = scenario({ circle: 'WAEE', hands: [['Vortex'], VICTIM] });
    t.do([cast('Vortex'), { type: 'putType', element: 'F' }]);
    expect(t.offered).toEqual(['putSlot C0', 'putSlot C1', 'putSlot C2', 'putSlot C3']);
    t.do([{ type: 'putSlot', slot: 'C2' }, put('F', 'C3')]);
    expect([t.circle, t.asking]).toEqual(['waFF', 'main']);
  });

  test('ELEM-72 ELEM-73 ELEM-R30: a moved element stays as it was and may go anywhere but where it is', () => {
    const t = scenario({ circle: 'AAEF', own: ['---', 'FF-'], hands: [['Lightning', 'Lava'], VICTIM] });
    t.do([cast('Lightning'), { type: 'moveFrom', slot: 'P1.0' }]);
    expect(t.offered).not.toContain('moveTo P1.0');
    expect(t.offered).toContain('moveTo P1.1');
    expect(t.why(0, { type: 'moveTo', slot: 'P1.0' })).toMatchObject({ rule: 'ELEM-R30' });
    const fires = t.bank('F');
    t.do({ type: 'moveTo', slot: 'P1.1' });
    expect([t.own(1), t.bank('F') - fires]).toEqual(['-F-', 1]);
  });
});

describe('hands', () => {
  const five = ['Tree', 'Geyser', 'Candle', 'Cloud', 'Crest'];

  test('ELEM-59 ELEM-R33: an opponent with cards, some of them by chance, then one at a time', () => {
    const t = scenario({ seats: 3, circle: 'EEEE', hands: [['Robber'], five, []], dealer: 2 });
    t.do(cast('Robber'));
    expect(t.offered).toEqual(['opponent 1', 'stop']);
    expect(t.why(0, opponent(2))).toMatchObject({ rule: 'ELEM-R33' });
    expect(t.why(0, opponent(0))).toMatchObject({ rule: 'ELEM-R33' });
    t.do(opponent(1), drawsOf(five, ['Crest', 'Tree', 'Cloud']));
    expect(t.offered).toEqual(['takeLooked Tree', 'takeLooked Cloud', 'takeLooked Crest', 'stop']);
    t.do(take('Cloud'));
    expect(t.offered).toEqual(['takeLooked Tree', 'takeLooked Crest', 'stop']);
    expect(t.why(0, take('Geyser'))).toMatchObject({ rule: 'ELEM-59' });
    t.do(STOP);
    expect([t.hand(0), t.hand(1)]).toEqual([['Cloud'], ['Tree', 'Geyser', 'Candle', 'Crest']]);
  });

  test('ELEM-60: a smaller hand is seen whole, without a draw', () => {
    const t = scenario({ circle: 'FFFF', hands: [['Phoenix'], ['Tree', 'Tree', 'Lava']] });
    t.do([cast('Phoenix'), opponent(1)]);
    expect(t.heard(0)).toContainEqual({
      type: 'looked',
      seat: 0,
      target: 1,
      count: 3,
      all: true,
      spells: ['Tree', 'Tree', 'Lava'],
    });
    expect(t.offered).toEqual(['takeLooked Tree', 'takeLooked Lava', 'stop']);
  });

  test('ELEM-61 ELEM-15: a destroyed hand card lies face up on the pile', () => {
    const t = scenario({ seats: 3, circle: 'FFFF', hands: [['Phoenix'], ['Tree', 'Lava'], VICTIM] });
    t.do([cast('Phoenix'), opponent(1), take('Lava')]);
    expect([t.hand(1), t.state.discard]).toEqual([['Tree'], ['Lava']]);
    expect(t.heard(2)).toContainEqual({ type: 'spellDestroyed', seat: 0, target: 1, spell: 'Lava' });
  });

  test('ELEM-62: thief and victim know the stolen card, the others that one moved', () => {
    const t = scenario({ seats: 3, circle: 'EEEE', hands: [['Theft'], ['Lava'], VICTIM], dealer: 2 });
    t.do([cast('Theft'), opponent(1), take('Lava')]);
    const told = { type: 'spellStolen', seat: 0, target: 1 };
    expect(t.heard(1)).toContainEqual({ ...told, spell: 'Lava' });
    expect(t.heard(2)).toContainEqual({ ...told, spell: null });
    expect(t.heard(null)).toContainEqual({ ...told, spell: null });
  });

  test('ELEM-63 ELEM-64 ELEM-14: drawn from the deck, discarded on the pile', () => {
    const t = scenario({ circle: 'EEEE', hands: [['Tree', 'Lava'], VICTIM] });
    const deck = t.state.deck.length;
    t.do(cast('Tree'), t.topping('Candle', 'King'));
    expect([t.hand(0), t.state.deck.length]).toEqual([['Candle', 'Lava', 'King'].sort(byList), deck - 2]);
    t.do(discard('Lava'));
    expect(t.state.discard).toEqual(['Lava', 'Tree']);
  });

  test('ELEM-R26: a draw is made without asking', () => {
    const t = scenario({ circle: 'EEEE', hands: [['Crest'], VICTIM] });
    t.do(cast('Crest'), t.topping('Whale'));
    expect([t.hand(0), t.asking]).toEqual([['Whale'], 'putType']);
  });

  test('ELEM-17 ELEM-R36: the pile is shuffled only when a card is needed and the deck is empty', () => {
    const pile = ['Lava', 'Cloud', 'Cloud'];
    const t = scenario({ circle: 'EEEE', hands: [['Tree', 'Tree'], []], deck: ['Candle', 'Candle'], discard: pile });
    t.do(cast('Tree'), [0, 0]);
    // The deck is empty now, and the pile still lies.
    expect([t.state.deck, t.state.discard]).toEqual([[], pile]);
    t.do(discard('Candle'));
    t.do(cast('Tree'), [0, 0]);
    expect([t.state.reshuffles, t.state.deck.length + t.state.discard.length]).toEqual([1, 3]);
  });

  test('ELEM-R36: without deck and pile nothing is drawn', () => {
    const t = scenario({ circle: 'EEEE', hands: [['Tree', 'Lava'], []], deck: [], discard: [] });
    t.do(cast('Tree'));
    expect(the(t.log, 'drawn')).toMatchObject({ count: 0, short: 2, deck: 0 });
    expect(t.state.discard).toEqual(['Lava', 'Tree']);
  });

  test('ELEM-R34: what was stolen may be cast in the same turn', () => {
    const t = scenario({ circle: 'EEFA', hands: [['Theft'], ['Lava']] });
    t.do([cast('Theft'), opponent(1), take('Lava')]);
    expect(t.offered).toEqual(['cast Lava', 'end']);
  });

  test('ELEM-R35: a resolving Direct is not shuffled in, and is no Permanent', () => {
    const t = scenario({ circle: 'EEEW', hands: [['Forest'], []], deck: ['Lava'], discard: ['Cloud', 'Cloud'] });
    t.do(cast('Forest'), [0, 0, 0]);
    expect(t.hand(0)).toEqual(['Lava', 'Cloud', 'Cloud']);
    expect([t.state.deck, t.state.discard, t.zone(0)]).toEqual([[], [], []]);
    t.do(discard('Lava'));
    expect(t.state.discard).toEqual(['Lava', 'Forest']);
  });

  test('ELEM-R45: copies of a name are one choice', () => {
    const t = scenario({ circle: 'WEEE', hands: [['Trade', 'Tree', 'Tree', 'Tree', 'Lava'], VICTIM] });
    t.do(cast('Trade'));
    expect(t.offered).toEqual(['discardSpell Tree', 'discardSpell Lava']);
  });
});

const order = SPELL_LISTS.first.cards;
const byList = (a: SpellName, b: SpellName): number => order.indexOf(a) - order.indexOf(b);

describe('turns and Permanents', () => {
  test('ELEM-67 ELEM-R37: a skip ends the turn on the spot and drops what is left of a free cast', () => {
    const t = scenario({ circle: 'FWEE', hands: [['Candle', 'Tree'], VICTIM], permanents: [['Whale']], opened: true });
    t.do([activate(0), discard('Tree')]);
    // Candle is the only card left, but it may be forgone.
    expect(t.offered).toEqual(['freeSpell Candle', 'stop']);
    t.do([free('Candle'), opponent(1)]);
    expect(types(t.events).slice(-5)).toEqual(['looked', 'turnSkipped', 'spellFinished', 'turnEnded', 'turnStarted']);
    expect([t.state.active, t.state.discard, t.state.stack]).toEqual([1, ['Tree', 'Candle'], [{ name: 'open' }]]);
  });

  test('ELEM-R37 ELEM-R53: limits are kept after a skipped turn', () => {
    const zone = ['Golem', 'Golem', 'Lake', 'Lake'];
    const t = scenario({
      options: { limits: 'on', limitPermanents: 3 },
      circle: 'FWEE',
      hands: [['Candle'], VICTIM],
      permanents: [zone],
    });
    t.do([cast('Candle'), STOP]);
    expect([t.asking, t.offered.length]).toEqual(['limitDiscard', 4]);
    t.do({ type: 'limitDiscard', permanent: 0 });
    expect(t.state.active).toBe(1);
  });

  test('ELEM-68 ELEM-R46: any Permanent on the table, also one’s own', () => {
    const t = scenario({ circle: 'EEEE', hands: [['Avalanche'], VICTIM], permanents: [['Lake'], ['Knight']] });
    t.do(cast('Avalanche'));
    expect(t.offered).toEqual(['permanent 0', 'permanent 1', 'stop']);
    expect(t.why(0, choose(7))).toMatchObject({ rule: 'ELEM-45' });
    t.do(choose(1));
    expect(t.state.discard).toEqual(['Knight', 'Avalanche']);
    const mountain = scenario({ hands: [[], VICTIM], permanents: [['Mountain', 'Lake'], ['Knight']], opened: true });
    mountain.do(activate(0));
    expect(mountain.offered).toEqual(['permanent 2', 'stop']);
    expect(mountain.why(0, choose(1))).toMatchObject({ rule: 'ELEM-68' });
  });

  test('ELEM-74: a free cast costs nothing, activating it does', () => {
    const t = scenario({ circle: 'EW--', hands: [['King', 'Tree'], VICTIM], permanents: [['Whale']], opened: true });
    t.do([activate(0), discard('Tree'), free('King')]);
    expect([t.circle, t.zone(0)]).toEqual(['EW--', ['Whale', 'King']]);
    t.do([activate(1), mode(1), STOP]);
    expect(t.circle).toBe('ew--');
  });

  test('ELEM-75: a free cast is told as such and opens nothing', () => {
    const t = scenario({ circle: 'EW--', hands: [['King', 'Tree'], VICTIM], permanents: [['Whale']], opened: true });
    t.do([activate(0), discard('Tree'), free('King')]);
    expect(the(t.log, 'spellCast')).toEqual({ type: 'spellCast', seat: 0, spell: 'King', free: true, opening: false });
  });

  test('ELEM-76 ELEM-R44: the Wizard must cast what he turns up', () => {
    const t = scenario({ own: ['EW-'], hands: [[], VICTIM], permanents: [['Wizard']], opened: true });
    t.do(activate(0), t.topping('Lava'));
    expect(the(t.log, 'topTurned').spell).toBe('Lava');
    t.do(STOP);
    expect(t.offered).toEqual(['destroySlot P0.0', 'destroySlot P0.1']);
  });

  test('ELEM-R44: with wizardSource hand the Wizard casts from the hand, and must', () => {
    const t = scenario({
      options: { wizardSource: 'hand' },
      hands: [['Lake', 'Cloud'], VICTIM],
      permanents: [['Wizard']],
      opened: true,
    });
    t.do(activate(0));
    expect(t.offered).toEqual(['freeSpell Lake', 'freeSpell Cloud']);
    expect(t.why(0, STOP)).toMatchObject({ rule: 'ELEM-R28' });
    t.do(free('Lake'));
    expect(t.zone(0)).toEqual(['Wizard', 'Lake']);
    const empty = scenario({
      options: { wizardSource: 'hand' },
      hands: [[], VICTIM],
      permanents: [['Wizard']],
      opened: true,
    });
    empty.do(activate(0));
    expect(empty.log).toContainEqual({ type: 'stepPassed', seat: 0, op: 'castFree', why: 'noTarget' });
  });

  test('ELEM-R44: with an empty deck and pile the Wizard turns nothing over', () => {
    const t = scenario({ hands: [[], []], permanents: [['Wizard']], deck: [], discard: [], opened: true });
    t.do(activate(0));
    expect(the(t.log, 'topTurned').spell).toBeNull();
  });

  test('ELEM-R38: the banned cannot pay with the circle in the next turn, which ends the ban', () => {
    const t = scenario({
      circle: 'WWWW',
      own: ['---', 'WA-'],
      hands: [
        ['Geyser', 'Geyser'],
        ['Geyser', 'Lake', 'Cloud'],
      ],
      permanents: [['Dynamite']],
    });
    t.do([activate(0), opponent(1), cast('Geyser'), STOP, END]);
    expect(t.offered).toEqual(['cast Geyser', 'cast Cloud']);
    expect(t.why(1, cast('Lake'))).toMatchObject({ rule: 'ELEM-R38' });
    // The circle can still be chosen.
    t.do([cast('Cloud'), move('C0', 'P1.2')]);
    expect([t.circle, t.own(1), t.state.players[1]!.bannedBy]).toEqual(['-WWW', 'WaW', 0]);
    t.do(END);
    expect(t.state.players[1]!.bannedBy).toBeNull();
  });

  test('ELEM-R38: a ban may name anybody in the round, with or without a hand', () => {
    const t = scenario({ seats: 3, hands: [['Geyser'], [], ['Tree']], permanents: [['Dynamite']], dealer: 2 });
    t.do(activate(0));
    expect(t.offered).toEqual(['opponent 1', 'opponent 2', 'stop']);
    expect(t.why(0, opponent(0))).toMatchObject({ rule: 'ELEM-R38' });
  });

  test('ELEM-R19: blocks and bans of a player who goes out end at once', () => {
    const t = scenario({
      seats: 3,
      hands: [['Geyser'], ['Tree', 'Lava'], ['Tree']],
      permanents: [['Dynamite', 'Mountain'], ['Lake']],
      dealer: 2,
    });
    t.do([activate(0), opponent(1), cast('Geyser'), STOP, activate(1), choose(2)]);
    expect([t.state.players[1]!.bannedBy, t.permanent(2)!.blockedBy]).toEqual([0, 0]);
    t.do(CONCEDE);
    expect([t.state.players[1]!.bannedBy, t.permanent(2)!.blockedBy]).toEqual([null, null]);
  });
});

test('ELEM-R47: Forest is one spell and costs earth and water', () => {
  expect(compiledSpell('Forest').cost).toEqual({ E: 1, W: 1 });
  expect(SPELL_LISTS.first.spells.filter(({ name }) => name === 'Forest')).toHaveLength(1);
});

test('ELEM-R48: a spell has a basic effect exactly if it is listed for it', () => {
  expect(problemsOf(SPELL_LISTS.first.spells)).toEqual([]);
  const widened = SPELL_LISTS.first.spells.map(spell =>
    spell.name === 'Joker' ? { ...spell, steps: [...spell.steps, { op: 'draw', n: 1 } as const] } : spell,
  );
  expect(problemsOf(widened).join('\n')).toMatch(/Joker/);
});

test('ELEM-R21: two elements of one type from two zones are two ways to pay', () => {
  const t = scenario({
    circle: 'FEEE',
    own: ['F--', 'E--'],
    hands: [[], VICTIM],
    permanents: [['Minotaur']],
    opened: true,
  });
  t.do(activate(0));
  expect(t.moves(0)).toEqual([payWith('F'), payWith('', 'F')]);
});
