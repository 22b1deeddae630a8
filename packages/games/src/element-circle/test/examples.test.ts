/** The worked examples of the rules, one test each, with the numbers they give. */

import { fastChance, openMatch, play } from '@roundhouse/kernel';
import { table } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { elementCircle } from '../rules.ts';
import type { Options } from '../state.ts';
import {
  activate,
  cast,
  choose,
  destroy,
  discard,
  drawsOf,
  END,
  free,
  KEEP,
  mode,
  move,
  opponent,
  paying,
  payWith,
  pick,
  put,
  REDRAW,
  Scenario,
  STOP,
  scenario,
  take,
  the,
  types,
} from './scenario.ts';

/** A match from its very start. */
const opened = (seats: number, options: Partial<Options> = {}): Scenario =>
  new Scenario(elementCircle, table(elementCircle, { seats, options, chance: fastChance(7) }).match);

const sizes = (t: Scenario): number[] => t.state.players.map(({ hand }) => hand.length);
const banked = (t: Scenario): number => Object.values(t.state.bank).reduce((sum, n) => sum + n, 0);

/** Everybody keeps his hand and picks earth. */
function pickAll(t: Scenario): number[] {
  const picked: number[] = [];
  while (t.state.turn === 0) {
    const seat = t.state.active;
    t.do(KEEP);
    const first = t.moves(seat)[0]!;
    t.do(first);
    picked[seat] = first.type === 'pickElements' ? first.elements.length : 0;
  }
  return picked;
}

describe('the deal', () => {
  test('ELEM-E1: the four-player layout', () => {
    const t = opened(4, { firstDealer: 3 });
    expect(sizes(t)).toEqual([8, 8, 8, 9]);
    expect(t.state.deck).toHaveLength(31);
    expect(t.toAct).toEqual([0]);
    expect(pickAll(t)).toEqual([2, 2, 2, 3]);
    expect(banked(t)).toBe(27);
    expect(the(t.log, 'turnStarted')).toMatchObject({ seat: 0, turn: 1 });
  });

  test('ELEM-E2: six players and five', () => {
    const six = opened(6, { firstDealer: 0 });
    expect(six.toAct).toEqual([1]);
    expect(sizes(six)).toEqual([8, 7, 7, 7, 7, 7]);
    expect(six.state.deck).toHaveLength(21);
    expect(pickAll(six)).toEqual([3, 2, 2, 2, 2, 3]);
    expect(banked(six)).toBe(22);
    const five = opened(5, { firstDealer: 2 });
    expect(five.toAct).toEqual([3]);
    expect(sizes(five)).toEqual([8, 8, 9, 8, 8]);
    expect(five.state.deck).toHaveLength(23);
    expect(pickAll(five)).toEqual([2, 3, 3, 2, 2]);
    expect(banked(five)).toBe(24);
  });

  test('ELEM-E3: replacing a hand', () => {
    const t = opened(2, { firstDealer: 1 });
    expect(t.state.deck).toHaveLength(48);
    const old = t.hand(0);
    const wanted = t.state.deck.slice(0, 8);
    t.do(REDRAW, drawsOf(t.state.deck, wanted));
    expect(t.state.discard).toEqual(old);
    expect(t.state.deck).toHaveLength(40);
    expect(t.hand(0).sort()).toEqual(wanted.sort());
    expect(t.why(0, REDRAW)).toMatchObject({ rule: 'ELEM-R8' });
    t.do(pick('AA'));
    expect(t.own(0)).toBe('AA-');
    expect(t.why(0, REDRAW)).toMatchObject({ rule: 'ELEM-26' });
  });
});

describe('paying', () => {
  test('ELEM-E4: Robber', () => {
    const t = scenario({
      circle: 'EEWF',
      own: ['EE-'],
      hands: [['Robber'], ['Tree', 'Golem', 'Geyser', 'Candle', 'Cloud']],
    });
    t.do(cast('Robber'));
    expect([t.circle, t.own(0)]).toEqual(['eeWF', 'ee-']);
    t.do(opponent(1), drawsOf(t.hand(1), ['Tree', 'Candle', 'Golem']));
    expect(t.offered).toEqual(['takeLooked Tree', 'takeLooked Golem', 'takeLooked Candle', 'stop']);
    t.do(take('Tree'));
    expect(t.heard(1)).toContainEqual({ type: 'spellStolen', seat: 0, target: 1, spell: 'Tree' });
    t.do(take('Golem'));
    expect(t.heard(1)).toContainEqual({ type: 'spellStolen', seat: 0, target: 1, spell: 'Golem' });
    expect(t.hand(1)).toEqual(['Geyser', 'Candle', 'Cloud']);
    expect(t.hand(0)).toEqual(['Tree', 'Golem']);
    expect(t.state.discard).toEqual(['Robber']);
  });

  test.each([
    ['five air, one payment', 'AAFW', 'AAA', 1],
    ['only four air: not offered', 'AAFW', 'AAE', 0],
    ['circle 4 and own 1, or circle 3 and own 2', 'AAAA', 'AAE', 2],
  ])('ELEM-E5: Wizard with %s', (_, circle, own, payments) => {
    const t = scenario({ circle, own: [own], hands: [['Wizard', 'Cloud'], ['Tree']] });
    expect(t.offered.includes('cast Wizard')).toBe(payments > 0);
    if (payments === 0) return;
    t.do(cast('Wizard'));
    if (payments === 1) expect([t.zone(0), t.circle, t.own(0)]).toEqual([['Wizard'], 'aaFW', 'aaa']);
    else expect(t.moves(0)).toEqual([payWith('AAAA', 'A'), payWith('AAA', 'AA')]);
  });

  test('ELEM-E6: Crest', () => {
    const t = scenario({ circle: 'E---', own: ['W--'], hands: [['Crest'], ['Tree']] });
    t.do(cast('Crest'), t.topping('Cloud'));
    expect([t.circle, t.own(0), t.hand(0)]).toEqual(['e---', 'w--', ['Cloud']]);
    t.do(put('F', 'P0.1'));
    expect(t.own(0)).toBe('wF-');
  });

  test('ELEM-E7: King', () => {
    const setting = { circle: 'eWFA', own: ['AE-'], hands: [[], ['Tree']], permanents: [['King']], opened: true };
    const drawing = scenario(setting);
    for (const left of [3, 1]) {
      drawing.do([activate(0), drawing.game.legalMoves(after(drawing, activate(0)).state, 0)[0]!, mode(0)], [0]);
      expect(unused(drawing)).toBe(left);
      expect(drawing.permanent(0)!.sideways).toBe(false);
    }
    expect(drawing.offered).not.toContain('activate 0');
    const putting = scenario(setting);
    for (const left of [4, 3, 2, 1]) {
      const slot = firstWithoutUnused(putting);
      putting.do(activate(0));
      if (putting.asking === 'pay') putting.do(putting.moves(0)[0]);
      putting.do([mode(1), put('E', slot === null ? firstWithoutUnused(putting)! : slot)]);
      expect(unused(putting)).toBe(left);
    }
    expect(putting.offered).not.toContain('activate 0');
  });
});

/** The table after one more move, the table itself untouched. */
function after(t: Scenario, one: unknown): Scenario {
  const next = new Scenario(elementCircle, {
    ...t.match,
    state: JSON.parse(JSON.stringify(t.state)),
    log: [...t.match.log],
  });
  next.do(one);
  return next;
}

const unused = (t: Scenario): number => [...t.circle, ...t.own(0)].filter(letter => /[EWFA]/.test(letter)).length;

/** A slot of the circle or one's own that no unused element would be lost from. */
function firstWithoutUnused(t: Scenario): string | null {
  const slots = [
    ...[...t.circle].map((letter, i) => [letter, `C${i}`]),
    ...[...t.own(0)].map((letter, i) => [letter, `P0.${i}`]),
  ];
  return slots.find(([letter]) => !/[EWFA]/.test(letter!))?.[1] ?? null;
}

describe('elements', () => {
  test('ELEM-E8: a moved element pays', () => {
    const t = scenario({ circle: 'EEWW', own: ['AA-', 'FF-'], hands: [['Lightning', 'Lava'], ['Tree']] });
    const [f, a] = [t.bank('F'), t.bank('A')];
    t.do([cast('Lightning'), move('P1.0', 'P0.2')]);
    expect([t.own(0), t.own(1)]).toEqual(['aaF', '-F-']);
    t.do([cast('Lava'), destroy('P1.1')]);
    expect(t.offered).toEqual(['destroySlot P0.0', 'destroySlot P0.1', 'destroySlot P0.2']);
    t.do(destroy('P0.1'));
    expect([t.own(0), t.own(1)]).toEqual(['a-f', '---']);
    expect([t.bank('F') - f, t.bank('A') - a]).toEqual([1, 1]);
  });

  test('ELEM-E9: used stays used', () => {
    const t = scenario({ circle: 'AEEW', hands: [['Cloud', 'Cloud'], ['Tree']] });
    t.do(cast('Cloud'));
    expect(t.circle).toBe('aEEW');
    t.do(move('C0', 'P0.0'));
    expect([t.circle, t.own(0)]).toEqual(['-EEW', 'a--']);
    expect(t.offered).toEqual(['end']);
    t.do(END);
    expect(t.own(0)).toBe('A--');
  });

  test('ELEM-E10: Lake as a fresh element', () => {
    const t = scenario({
      circle: 'Waaf',
      own: ['wwE', 'AAA'],
      hands: [['Cloud'], ['Tree']],
      permanents: [['Lake']],
      opened: true,
    });
    expect([t.bank('W'), t.bank('A')]).toEqual([7, 5]);
    t.do([activate(0), put('A', 'P0.0')]);
    expect([t.own(0), t.bank('W'), t.bank('A')]).toEqual(['AwE', 8, 4]);
    expect(t.offered).toContain('cast Cloud');
    expect(t.why(0, activate(0))).toMatchObject({ rule: 'ELEM-46' });
  });

  test('ELEM-E11: empty stock', () => {
    const t = scenario({
      seats: 3,
      circle: 'FFFF',
      own: ['FFW', 'FFF', 'F--'],
      hands: [['Geyser'], ['Tree'], ['Tree']],
      permanents: [['Dragon']],
      opened: true,
    });
    expect(t.bank('F')).toBe(0);
    t.do(activate(0));
    expect(t.log).toContainEqual({ type: 'stepPassed', seat: 0, op: 'putElement', why: 'noTarget' });
    expect(t.permanent(0)!.sideways).toBe(true);
    t.do(cast('Geyser'));
    expect(t.offered).toEqual(['putType E', 'putType W', 'putType A', 'stop']);
    expect(t.why(0, put('F', 'C0'))).toMatchObject({ rule: 'ELEM-R29' });
  });

  test('ELEM-E12: Volcano for one, Pirate and Vortex likewise', () => {
    const t = scenario({ circle: 'FFFE', own: ['---', 'W--'], hands: [['Volcano'], ['Tree']] });
    t.do([cast('Volcano'), destroy('P1.0'), STOP]);
    expect([t.own(1), t.circle, t.asking]).toEqual(['---', 'fffE', 'main']);
    const vortex = scenario({ circle: 'WAEE', hands: [['Vortex'], ['Tree']] });
    vortex.do([cast('Vortex'), put('F', 'C0'), STOP]);
    expect([vortex.circle, vortex.asking]).toEqual(['FaEE', 'main']);
    const pirate = scenario({ circle: 'WAEE', hands: [[], ['Tree']], permanents: [['Pirate']], opened: true });
    pirate.do([activate(0), put('F', 'C0'), STOP]);
    expect([pirate.circle, pirate.asking]).toEqual(['fAEE', 'main']);
  });

  test("ELEM-E13: Pirate's elements", () => {
    const t = scenario({ circle: 'EEEE', hands: [['Geyser'], ['Tree']], permanents: [['Pirate']], opened: true });
    t.do([activate(0), put('W', 'C0'), put('W', 'C1')]);
    expect(t.circle).toBe('wwEE');
    expect(t.offered).toEqual(['end']);
    t.do(END);
    expect(t.circle).toBe('WWEE');
  });
});

describe('opening', () => {
  const stuck = { circle: 'EWW-', own: ['WWW', 'WA-'], active: 0, dealer: 1 };

  test('ELEM-E14: elimination', () => {
    const t = scenario({
      ...stuck,
      hands: [['Geyser'], ['Robber', 'Fireball', 'Tornado']],
      options: { matchFormat: 'firstTo(1)' },
    });
    t.do([cast('Geyser', paying('W')), STOP]);
    // The opponent has an empty hand, and wins all the same.
    expect(t.hand(0)).toEqual([]);
    const [w, a] = [t.bank('W'), t.bank('A')];
    t.do(END);
    expect(t.events).toContainEqual(
      expect.objectContaining({
        type: 'eliminated',
        seat: 1,
        cause: 'cannotOpen',
        hand: ['Robber', 'Fireball', 'Tornado'],
      }),
    );
    expect([t.bank('W') - w, t.bank('A') - a]).toEqual([1, 1]);
    expect(t.state.discard.slice(-3)).toEqual(['Robber', 'Fireball', 'Tornado']);
    expect(t.payoffs).toEqual([1, 0]);
  });

  test('ELEM-E15: Joker saves', () => {
    const t = scenario({
      ...stuck,
      hands: [['Geyser'], ['Robber', 'Fireball', 'Tornado']],
      permanents: [[], ['Joker']],
    });
    t.do([cast('Geyser', paying('W')), STOP, END]);
    expect(t.offered).toEqual(['activate 0', 'giveUp']);
    t.do(activate(0));
    expect(t.offered).toEqual(['cast Robber', 'cast Fireball', 'cast Tornado']);
    t.do([cast('Fireball', paying('EW')), STOP]);
    expect([t.circle, t.state.opened, t.state.wild]).toEqual(['ewW-', true, false]);
    expect(t.offered).toEqual(['end']);
  });

  test('ELEM-E16: Rainbow', () => {
    const t = scenario({ circle: 'WWW-', hands: [['Tree'], ['Geyser', 'Geyser']], permanents: [['Rainbow', 'Lake']] });
    expect(t.offered).toEqual(['activate 0', 'giveUp']);
    t.do([activate(0), choose(1)]);
    expect([t.zone(0), t.state.discard]).toEqual([['Rainbow'], ['Lake']]);
    expect([t.state.active, t.state.players[0]!.alive]).toEqual([1, true]);
    t.do([cast('Geyser'), put('F', 'C3'), END]);
    expect(t.offered).toEqual(['activate 0', 'giveUp']);
    // The toll can only be Rainbow itself, so nobody is asked; the skip still happens.
    t.do(activate(0));
    expect([t.zone(0), t.state.active, t.state.players[0]!.alive]).toEqual([[], 1, true]);
  });

  test('ELEM-E17: Candle', () => {
    const t = scenario({
      circle: 'FEWA',
      own: ['E--'],
      hands: [
        ['Candle', 'Tree'],
        ['Tree', 'Cloud'],
      ],
    });
    t.do([cast('Candle'), opponent(1)]);
    expect(t.heard(0)).toContainEqual({
      type: 'looked',
      seat: 0,
      target: 1,
      count: 2,
      all: true,
      spells: ['Tree', 'Cloud'],
    });
    expect([t.state.active, t.state.players[0]!.alive, t.hand(0)]).toEqual([1, true, ['Tree']]);
    expect(t.state.discard).toEqual(['Candle']);
  });
});

describe('cards', () => {
  test('ELEM-E18: a reshuffle in mid-draw', () => {
    const pile = ['Theft', 'Theft', 'Cloud', 'Cloud', 'Lava'];
    const t = scenario({ circle: 'EWFA', hands: [['Forest', 'Candle', 'Candle'], []], deck: ['Tree'], discard: pile });
    t.do(cast('Forest'), [0, ...drawsOf(pile, ['Lava', 'Cloud'])]);
    expect([t.hand(0), t.state.deck.length]).toEqual([['Tree', 'Candle', 'Candle', 'Lava', 'Cloud'], 3]);
    expect(types(t.events)).toContain('deckReshuffled');
    t.do(discard('Lava'));
    expect(t.hand(0)).toHaveLength(4);
    expect(t.state.discard).toEqual(['Lava', 'Forest']);
  });

  test('ELEM-E19: limits 8/12', () => {
    const zone = ['Golem', 'Golem', 'Lake', 'Lake', 'Pirate', 'Pirate', 'Airship', 'Airship', 'Knight'];
    const hand = [
      'Tree',
      'Tree',
      'Tree',
      'Theft',
      'Theft',
      'Theft',
      'Forest',
      'Forest',
      'Cloud',
      'Cloud',
      'Cloud',
      'Cloud',
      'Lava',
      'Lava',
    ];
    const t = scenario({
      options: { limits: 'on' },
      hands: [hand, ['Cloud Castle', 'Geyser']],
      permanents: [zone],
      opened: true,
    });
    t.do(END);
    expect(t.asking).toBe('limitDiscard');
    expect(t.why(0, { type: 'limitDiscard', spell: 'Tree' })).toMatchObject({ rule: 'ELEM-R53' });
    t.do({ type: 'limitDiscard', permanent: 8 });
    expect(t.zone(0)).toHaveLength(8);
    t.do([
      { type: 'limitDiscard', spell: 'Lava' },
      { type: 'limitDiscard', spell: 'Tree' },
    ]);
    expect([t.hand(0).length, t.state.active]).toEqual([12, 1]);
    expect(t.state.discard).toEqual(['Knight', 'Lava', 'Tree']);
  });

  test('ELEM-E20: a match', () => {
    const names = Array.from({ length: 3 }, (_, seat) => ({ name: `Seat ${seat}` }));
    const match = openMatch(elementCircle, {
      options: { firstDealer: 1 },
      seats: names,
      seed: null,
      chance: fastChance(3),
      at: 0,
    });
    const t = new Scenario(elementCircle, match);
    const dealers: number[] = [];
    for (const winner of [0, 2, 0, 1, 2, 0]) {
      dealers.push(t.state.dealer);
      winRound(t, winner);
    }
    expect(dealers).toEqual([1, 2, 0, 1, 2, 0]);
    expect(t.state.result).toEqual({ winner: 0, wins: [3, 1, 2] });
    expect(t.payoffs).toEqual([1, 0, 0]);
  });

  test('ELEM-E21: Whale and King', () => {
    const t = scenario({
      circle: 'eWFA',
      hands: [['King', 'Candle'], ['Tree']],
      permanents: [['Whale']],
      opened: true,
    });
    t.do([activate(0), discard('Candle'), free('King')]);
    expect([t.zone(0), t.permanent(1)]).toEqual([
      ['Whale', 'King'],
      { id: 1, spell: 'King', sideways: false, blockedBy: null },
    ]);
    expect(the(t.log, 'spellCast')).toMatchObject({ spell: 'King', free: true, opening: false });
    t.do([activate(1), payWith('WF'), mode(1), STOP]);
    expect(t.circle).toBe('ewfA');
    expect(t.offered).toEqual(['end']);
  });

  test("ELEM-E22: the Wizard's duty", () => {
    const t = scenario({ hands: [['Tree'], ['Geyser']], permanents: [['Wizard']], opened: true });
    t.do(activate(0), t.topping('Candle'));
    expect(t.offered).toEqual(['opponent 1', 'stop']);
    t.do(STOP);
    expect(types(t.events)).toEqual(expect.arrayContaining(['turnSkipped', 'spellFinished', 'turnEnded']));
    expect([t.state.active, t.state.discard]).toEqual([1, ['Candle']]);
  });
});

/** Everybody but the winner of this round leaves when his turn comes. */
function winRound(t: Scenario, winner: number): void {
  const { round } = t.state;
  while (t.state.round === round && t.payoffs === null) {
    const seat = t.state.active;
    const isTurn = t.asking === 'open' || t.asking === 'main';
    const sent = isTurn && seat !== winner ? { type: 'concede' } : (t.game.defaultMove!(t.state, seat) as unknown);
    playOn(t, seat, sent);
  }
}

/** Plays with whatever chance says. */
function playOn(t: Scenario, seat: number, sent: unknown): void {
  const trial = { ...t.match, log: [...t.match.log] };
  play(elementCircle, trial, seat, sent, 0, step => fastChance(step));
  t.match.state = trial.state;
  t.match.log = trial.log;
}
