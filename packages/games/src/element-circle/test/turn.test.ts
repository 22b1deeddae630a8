/** Turns, paying and activating. */

import { describe, expect, test } from 'vitest';
import {
  activate,
  CONCEDE,
  cast,
  choose,
  destroy,
  discard,
  END,
  free,
  GIVE_UP,
  KEEP,
  mode,
  move,
  opponent,
  paying,
  payWith,
  put,
  STOP,
  scenario,
  the,
  types,
} from './scenario.ts';

const VICTIM = ['Geyser', 'Cloud'];

describe('elements', () => {
  test('ELEM-5 ELEM-6 ELEM-7 ELEM-8: rows of slots that hold one element each, also several of a type', () => {
    const t = scenario({ circle: 'EE-A', own: ['WW-'], hands: [['Cloud'], VICTIM] });
    expect([t.circle, t.own(0), t.own(1)]).toEqual(['EE-A', 'WW-', '---']);
    t.state.circle.push({ type: 'E', used: false });
    expect(t.game.checkState(t.state)).toBe('circle must be 4 elements or null');
    t.state.circle.pop();
    t.state.players[0]!.slots.push(null);
    expect(t.game.checkState(t.state)).toBe('player 0: slots must be 3 elements or null');
  });

  test('ELEM-9 ELEM-11: what pays is used and pays nothing else', () => {
    const t = scenario({ circle: 'WEEE', hands: [['Geyser', 'Geyser'], VICTIM] });
    t.do([cast('Geyser'), STOP]);
    expect(t.circle).toBe('wEEE');
    expect(t.why(0, cast('Geyser'))).toMatchObject({ rule: 'ELEM-R20' });
  });

  test('ELEM-10: the innate elements of others do not pay', () => {
    const t = scenario({ circle: 'EEEE', own: ['---', 'WWW'], hands: [['Geyser', 'Tree'], VICTIM] });
    expect(t.offered).toEqual(['cast Tree']);
    expect(t.why(0, cast('Geyser'))).toMatchObject({ rule: 'ELEM-R20' });
  });

  test('ELEM-12: all elements of all zones are unused when a turn starts', () => {
    const t = scenario({ circle: 'wefa', own: ['efa', 'wWa'], hands: [[], ['Geyser']], opened: true });
    t.do(END);
    expect([t.circle, t.own(0), t.own(1)]).toEqual(['WEFA', 'EFA', 'WWA']);
  });

  test('ELEM-R23: a fresh element in the slot of a used one can pay, also of the same type', () => {
    const t = scenario({ circle: 'WEEE', hands: [['Geyser', 'Geyser'], VICTIM] });
    t.do([cast('Geyser'), put('W', 'C0')]);
    expect(t.circle).toBe('WEEE');
    expect(t.offered).toEqual(['cast Geyser', 'end']);
  });
});

describe('opening', () => {
  test('ELEM-30 ELEM-36: turns go clockwise and pass over those who are out', () => {
    const t = scenario({
      seats: 4,
      hands: [
        ['Geyser', 'Geyser'],
        ['Tree', 'Tree'],
        ['Cloud', 'Cloud'],
        ['Lava', 'Lava'],
      ],
      dealer: 3,
    });
    const played: number[] = [];
    t.do(CONCEDE);
    for (let i = 0; i < 4; i++) {
      played.push(t.state.active);
      if (t.state.active === 1) t.do(cast('Tree'), t.topping(...t.state.deck.slice(0, 2)));
      else t.do(cast(t.hand(t.state.active)[0]!));
      while (t.asking !== 'main') t.do(t.game.defaultMove!(t.state, t.state.active));
      t.do(END);
    }
    expect(played).toEqual([1, 2, 3, 1]);
  });

  test('ELEM-31 ELEM-48: a clock is activated before the opening, which still follows', () => {
    const t = scenario({ hands: [['Geyser'], VICTIM], permanents: [['Joker']] });
    t.do(activate(0));
    expect([t.asking, t.state.opened]).toEqual(['open', false]);
    expect(t.why(0, END)).toMatchObject({ rule: 'ELEM-32' });
  });

  test('ELEM-32 ELEM-R10: whoever can open must', () => {
    const t = scenario({ hands: [['Geyser'], VICTIM] });
    expect(t.offered).toEqual(['cast Geyser']);
    expect(t.why(0, GIVE_UP)).toMatchObject({ rule: 'ELEM-R10' });
    expect(t.why(0, END)).toMatchObject({ rule: 'ELEM-32' });
  });

  test('ELEM-33 ELEM-R12: without a payable spell and without a clock one is out at once', () => {
    const t = scenario({ seats: 3, circle: 'EEEE', hands: [['Tree'], ['Cloud'], ['Theft']], opened: true, dealer: 2 });
    t.do(END);
    expect(the(t.events, 'eliminated')).toMatchObject({
      seat: 1,
      cause: 'cannotOpen',
      stuck: [{ spell: 'Cloud', missing: { A: 1 } }],
    });
    expect(t.state.active).toBe(2);
  });

  test('ELEM-R12: after each clock it is looked again, and giving up is only for those who cannot cast', () => {
    const t = scenario({
      seats: 3,
      circle: 'EEEE',
      hands: [['Cloud'], ['Tree'], ['Tree']],
      permanents: [['Dynamite']],
      dealer: 2,
    });
    expect(t.offered).toEqual(['activate 0', 'giveUp']);
    t.do([activate(0), STOP]);
    expect(the(t.events, 'eliminated')).toMatchObject({ seat: 0, cause: 'cannotOpen' });
  });

  test('ELEM-R12: a player may give up at a clock', () => {
    const t = scenario({
      seats: 3,
      circle: 'EEEE',
      hands: [['Cloud'], ['Tree'], ['Tree']],
      permanents: [['Dynamite']],
      dealer: 2,
    });
    t.do(GIVE_UP);
    expect(the(t.events, 'eliminated')).toMatchObject({
      seat: 0,
      cause: 'gaveUp',
      permanents: ['Dynamite'],
      hand: ['Cloud'],
    });
  });

  test('ELEM-R11: a spell that does nothing can open', () => {
    const t = scenario({ circle: 'EEEE', hands: [['Avalanche'], VICTIM] });
    t.do(cast('Avalanche'));
    expect(t.log).toContainEqual({ type: 'stepPassed', seat: 0, op: 'destroyPermanent', why: 'noTarget' });
    expect([t.asking, t.state.opened]).toEqual(['main', true]);
  });

  test('ELEM-R14: neither a clock nor a free cast opens a turn', () => {
    const t = scenario({ hands: [['Geyser'], VICTIM], permanents: [['Ghost', 'Lake']] });
    t.do([activate(0), choose(1)]);
    expect([t.state.opened, t.asking]).toEqual([false, 'open']);
    // The Whale cannot even be tried before the opening.
    const early = scenario({ hands: [['Geyser', 'Tree'], VICTIM], permanents: [['Whale']] });
    expect(early.why(0, activate(0))).toMatchObject({ rule: 'ELEM-49' });
  });

  test('ELEM-R15: a skip in the start window eliminates nobody', () => {
    const t = scenario({ hands: [[], VICTIM], permanents: [['Rainbow']] });
    t.do(activate(0));
    expect([t.state.active, t.state.players[0]!.alive]).toEqual([1, true]);
  });

  test('ELEM-R16 ELEM-R17: with an empty hand one is still in, until the own turn starts', () => {
    const t = scenario({
      circle: 'EEEE',
      hands: [['Theft', 'Tree'], ['Cloud']],
      options: { matchFormat: 'firstTo(1)' },
    });
    t.do([cast('Theft'), opponent(1), { type: 'takeLooked', spell: 'Cloud' }]);
    expect([t.hand(1), t.state.players[1]!.alive]).toEqual([[], true]);
    t.do(END);
    expect(the(t.events, 'eliminated')).toMatchObject({ seat: 1, stuck: [] });
    expect(t.payoffs).toEqual([1, 0]);
  });

  test('ELEM-34 ELEM-35: after the opening any number of actions, in any order, and an end at any moment', () => {
    const t = scenario({ circle: 'WWEE', hands: [['Geyser', 'Geyser'], VICTIM], permanents: [['Lake']] });
    t.do([cast('Geyser'), STOP]);
    expect(t.offered).toEqual(['cast Geyser', 'activate 0', 'end']);
    t.do([activate(0), put('W', 'P0.0'), cast('Geyser', paying('W')), STOP]);
    expect(t.offered).toEqual(['end']);
    t.do(END);
    expect(t.state.active).toBe(1);
  });
});

describe('paying', () => {
  test('ELEM-37 ELEM-38 ELEM-39: a symbol takes its type, ? any type, stars all of one', () => {
    const t = scenario({ circle: 'EAAA', own: ['AA-'], hands: [['Tree', 'Crest', 'Wizard', 'Lava'], VICTIM] });
    expect(t.offered).toEqual(['cast Tree', 'cast Crest', 'cast Wizard']);
  });

  test('ELEM-40 ELEM-41 ELEM-R24: what is announced is paid and finished before anything else', () => {
    const t = scenario({ circle: 'WWEE', own: ['W--'], hands: [['Geyser', 'Tree'], VICTIM] });
    t.do(cast('Geyser'));
    expect(t.offered).toEqual(['pay 0 1 0 0 0 0 0 0', 'pay 0 0 0 0 0 1 0 0']);
    expect(t.why(0, cast('Tree'))).toMatchObject({ rule: 'ELEM-R24' });
    t.do(payWith('W'));
    expect(t.why(0, cast('Tree'))).toMatchObject({ rule: 'ELEM-41' });
    t.do(STOP);
    expect(t.offered).toContain('cast Tree');
  });

  test('ELEM-42 ELEM-43 ELEM-R35: a Direct lies in the zone while it works, then on the pile', () => {
    const t = scenario({ circle: 'WEEE', hands: [['Geyser'], VICTIM] });
    t.do(cast('Geyser'));
    expect(t.view(1).resolving).toMatchObject([{ spell: 'Geyser', seat: 0, permanent: null }]);
    expect([t.hand(0), t.zone(0), t.state.discard]).toEqual([[], [], []]);
    t.do(STOP);
    expect(t.state.discard).toEqual(['Geyser']);
  });

  test('ELEM-44: casting a Permanent does not carry it out', () => {
    const t = scenario({ circle: 'WWEE', hands: [['Lake'], VICTIM] });
    t.do(cast('Lake'));
    expect([t.zone(0), t.own(0), t.asking]).toEqual([['Lake'], '---', 'main']);
  });

  test('ELEM-R20: neither too much nor too little nor the wrong type', () => {
    const t = scenario({ circle: 'WWEE', own: ['W--'], hands: [['Geyser'], VICTIM] });
    t.do(cast('Geyser'));
    for (const wrong of [payWith('WW'), payWith(''), payWith('E'), payWith('', 'WW')]) {
      expect(t.why(0, wrong)).toMatchObject({ rule: 'ELEM-R20' });
    }
    expect(t.why(0, { type: 'pay', circle: [1], own: [] })).toMatchObject({ rule: 'form' });
  });

  test('ELEM-R21: equal elements are one choice, the lowest slots are used, and a single way is taken unasked', () => {
    const t = scenario({ circle: 'wWWW', hands: [['Geyser', 'Lake'], VICTIM] });
    t.do([cast('Geyser'), STOP]);
    expect(t.circle).toBe('wwWW');
    expect(the(t.log, 'paid').slots).toEqual([{ slot: 'C1', type: 'W' }]);
  });

  test('ELEM-R22: the suggested payment is told with the question', () => {
    const t = scenario({ circle: 'EWWA', own: ['E--'], hands: [['Crest'], VICTIM] });
    t.do(cast('Crest'));
    // Two earths, two waters: earth first, then the type of which most is left.
    expect(t.view(0).asking?.suggested).toEqual(paying('EW'));
    expect(t.game.defaultMove!(t.state, 0)).toEqual(payWith('EW'));
  });

  test('ELEM-R41: under the wildcard any types pay for the opening spell, stars too, and only for it', () => {
    const t = scenario({
      circle: 'EWFA',
      own: ['EE-'],
      hands: [['Wizard', 'Tornado'], VICTIM],
      permanents: [['Joker']],
    });
    expect(t.offered).toEqual(['activate 0', 'giveUp']);
    t.do(activate(0));
    expect(t.offered).toEqual(['cast Tornado', 'cast Wizard']);
    t.do(cast('Wizard', paying('EWFA', 'E')));
    expect([t.zone(0), t.state.wild, t.offered]).toEqual([['Joker', 'Wizard'], false, ['activate 1', 'end']]);
  });

  test('ELEM-R41: the wildcard does not pay for clocks, and ends with the turn', () => {
    const t = scenario({ circle: 'EEEE', hands: [['Tree'], ['Tree']], permanents: [['Joker', 'Rainbow']] });
    t.do([activate(0), activate(1), choose(0)]);
    expect([t.state.active, t.state.wild]).toEqual([1, false]);
  });
});

describe('activating', () => {
  test('ELEM-45 ELEM-46 ELEM-52 ELEM-54: once a turn, for nothing, and only if one likes', () => {
    const t = scenario({ hands: [[], VICTIM], permanents: [['Lake']], opened: true });
    expect(t.offered).toEqual(['activate 0', 'end']);
    t.do(activate(0));
    expect(types(t.events)).not.toContain('paid');
    t.do(STOP);
    expect([t.permanent(0)!.sideways, t.offered]).toEqual([true, ['end']]);
    expect(t.why(0, activate(0))).toMatchObject({ rule: 'ELEM-46' });
  });

  test('ELEM-47 ELEM-50 ELEM-51: the King as often as two elements of any types can be paid', () => {
    const t = scenario({ circle: 'EWF-', own: ['A--'], hands: [[], VICTIM], permanents: [['King']], opened: true });
    t.do([activate(0), payWith('EW'), mode(1), STOP, activate(0), mode(1), STOP]);
    expect([t.circle, t.own(0), t.offered]).toEqual(['ewf-', 'a--', ['end']]);
    expect(t.why(0, activate(0))).toMatchObject({ rule: 'ELEM-R20' });
  });

  test('ELEM-49 ELEM-53: no other Permanent before the opening, and then also the one just cast', () => {
    const t = scenario({ circle: 'WWEE', hands: [['Lake'], VICTIM] });
    t.do([cast('Lake')]);
    expect(t.offered).toEqual(['activate 0', 'end']);
    const early = scenario({ hands: [['Geyser'], VICTIM], permanents: [['Lake']] });
    expect(early.offered).toEqual(['cast Geyser']);
    expect(early.why(0, activate(0))).toMatchObject({ rule: 'ELEM-49' });
  });

  test('ELEM-R13: a clock is once, and for the start of the turn', () => {
    const t = scenario({ hands: [['Geyser'], VICTIM], permanents: [['Joker']] });
    t.do(activate(0));
    expect(t.why(0, activate(0))).toMatchObject({ rule: 'ELEM-46' });
    const late = scenario({ hands: [[], VICTIM], permanents: [['Joker']], opened: true });
    expect(late.why(0, activate(0))).toMatchObject({ rule: 'ELEM-R13' });
    const fresh = scenario({ circle: 'EWFA', hands: [['Ghost'], VICTIM], permanents: [[], ['Lake']] });
    fresh.do(cast('Ghost'));
    expect(fresh.offered).toEqual(['end']);
  });

  test('ELEM-R13: with clockWindow anytime also after the opening', () => {
    const t = scenario({
      options: { clockWindow: 'anytime' },
      circle: 'EWFA',
      hands: [['Ghost'], VICTIM],
      permanents: [[], ['Lake']],
    });
    t.do(cast('Ghost'));
    expect(t.offered).toEqual(['activate 1', 'end']);
    t.do([activate(1), choose(0)]);
    expect(t.hand(0)).toEqual(['Lake']);
    const joker = scenario({
      options: { clockWindow: 'anytime' },
      hands: [[], VICTIM],
      permanents: [['Joker']],
      opened: true,
    });
    joker.do(activate(0));
    expect(joker.log).toContainEqual({ type: 'stepPassed', seat: 0, op: 'wildOpening', why: 'noTarget' });
    expect(joker.state.wild).toBe(false);
  });

  test('ELEM-R27: a toll is paid in full and first, or nothing is done', () => {
    const t = scenario({ hands: [[], VICTIM], permanents: [['Airship', 'Whale']], opened: true });
    expect(t.offered).toEqual(['end']);
    expect(t.why(0, activate(0))).toMatchObject({ rule: 'ELEM-R27' });
  });

  test('ELEM-R39: a blocked Permanent is not activated until the blocker begins again', () => {
    const t = scenario({
      seats: 3,
      hands: [[], ['Geyser', 'Lava'], ['Geyser']],
      permanents: [['Mountain'], ['Lake', 'Joker']],
      opened: true,
    });
    t.do([activate(0), choose(1), END]);
    expect(t.permanent(1)!.blockedBy).toBe(0);
    t.do([cast('Geyser'), STOP]);
    expect(t.why(1, activate(1))).toMatchObject({ rule: 'ELEM-R39' });
    t.do(END);
    expect(t.permanent(1)!.blockedBy).toBe(0);
    t.do([cast('Geyser'), STOP, END]);
    // Seat 0 could not open, and his blocks are gone with him.
    expect(t.permanent(1)!.blockedBy).toBeNull();
  });

  test('ELEM-R39: a blocked Permanent can be destroyed, taken and paid as a toll', () => {
    const t = scenario({
      hands: [['Avalanche'], ['Tree']],
      permanents: [['Mountain'], ['Lake', 'Rainbow']],
      circle: 'EEEE',
      opened: true,
    });
    t.do([activate(0), choose(1), cast('Avalanche'), choose(1)]);
    expect([t.zone(1), t.state.discard]).toEqual([['Rainbow'], ['Lake', 'Avalanche']]);
  });

  test('ELEM-R39: the block ends at the start of the blocker’s next turn', () => {
    const t = scenario({ hands: [['Geyser'], ['Geyser', 'Tree']], permanents: [['Mountain'], ['Lake']], opened: true });
    t.do([activate(0), choose(1), END, cast('Geyser'), STOP, END]);
    expect([t.state.active, t.permanent(1)!.blockedBy]).toEqual([0, null]);
  });

  test('ELEM-R42: Permanents are straightened at the start of every turn', () => {
    const t = scenario({ hands: [['Tree'], ['Geyser']], permanents: [['Lake']], opened: true });
    t.do([activate(0), STOP]);
    expect(t.permanent(0)!.sideways).toBe(true);
    t.do(END);
    expect(t.permanent(0)!.sideways).toBe(false);
  });

  test('ELEM-R42: one that comes back is new and ready', () => {
    const t = scenario({
      circle: 'EEEE',
      hands: [['Geyser'], VICTIM],
      permanents: [['Lake', 'Whale']],
      opened: true,
      own: ['WW-'],
    });
    t.do([activate(0), STOP]);
    t.state.players[0]!.hand = ['Geyser', 'Lake'];
    t.state.players[0]!.permanents = t.state.players[0]!.permanents.slice(1);
    t.do([activate(1), discard('Geyser')]);
    t.do(free('Lake'));
    expect(t.state.players[0]!.permanents.at(-1)).toMatchObject({ spell: 'Lake', sideways: false });
  });

  test('ELEM-R43: an activation is finished though its Permanent has left', () => {
    const t = scenario({ hands: [[], VICTIM], permanents: [['Knight']], opened: true });
    t.do([activate(0), choose(0)]);
    expect([t.zone(0), t.state.discard, t.asking]).toEqual([[], ['Knight'], 'main']);
  });

  test('ELEM-R57: casting costs elements, activating only what is printed', () => {
    const t = scenario({
      circle: '----',
      hands: [['Tree'], VICTIM],
      permanents: [['Dragon', 'Minotaur']],
      opened: true,
    });
    expect(t.offered).toEqual(['activate 0', 'end']);
  });
});

describe('what happens by itself', () => {
  test('ELEM-R54: a single choice is made without asking, except at the opening and between actions', () => {
    const t = scenario({ circle: 'EEEE', own: ['F--'], hands: [['Lava'], VICTIM] });
    expect(t.offered).toEqual(['cast Lava']);
    t.do([cast('Lava'), STOP]);
    // One innate element, so nobody is asked which.
    expect([t.own(0), t.asking]).toEqual(['---', 'main']);
    expect(t.offered).toEqual(['end']);
  });

  test('ELEM-R55: out of time, the cheapest payable spell opens', () => {
    const t = scenario({ circle: 'EEWF', hands: [['Theft', 'Geyser', 'Candle'], VICTIM] });
    expect(t.game.defaultMove!(t.state, 0)).toEqual(cast('Geyser'));
    t.do(cast('Geyser'));
    expect(t.game.defaultMove!(t.state, 0)).toEqual(STOP);
    t.do(STOP);
    expect(t.game.defaultMove!(t.state, 0)).toEqual(END);
  });

  test('ELEM-R55: out of time with a clock only, one gives up; a hand is kept; a duty takes the first', () => {
    const t = scenario({ circle: 'EEEE', hands: [['Cloud'], VICTIM], permanents: [['Joker']] });
    expect(t.game.defaultMove!(t.state, 0)).toEqual(GIVE_UP);
    const lava = scenario({ circle: 'EEEF', own: ['WA-'], hands: [['Lava'], VICTIM] });
    lava.do([cast('Lava'), STOP]);
    expect(lava.game.defaultMove!(lava.state, 0)).toEqual(destroy('P0.0'));
    const dealt = scenario({ hands: [['Tree'], VICTIM] });
    dealt.state.stack = [{ name: 'redraw' }];
    expect(dealt.game.defaultMove!(dealt.state, 0)).toEqual(KEEP);
  });
});

test('ELEM-10: a compound is played whole or not at all', () => {
  const t = scenario({ circle: 'AAEE', own: ['A--', 'F--'], hands: [['Lightning'], VICTIM] });
  const before = JSON.stringify(t.state);
  expect(() => t.do(cast('Lightning', paying('A', '')))).toThrow(/ELEM-R20: wrongPayment/);
  expect(JSON.stringify(t.state)).toBe(before);
  t.do(cast('Lightning', paying('A', 'A')));
  expect([t.circle, t.own(0)]).toEqual(['aAEE', 'a--']);
  expect(() => t.do(move('P1.0', 'P1.0'))).toThrow(/ELEM-R30: sameSlot/);
  expect(() => t.do(move('P1.1', 'C0'))).toThrow(/ELEM-R31: emptySlot/);
  t.do(move('P1.0', 'C0'));
  expect(t.circle).toBe('FAEE');
});
