/** The deal, the replaced hand and the picked elements. */

import { type Chance, completeOptions, fastChance, openMatch, type Seat } from '@roundhouse/kernel';
import { table } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../compiled-spells.ts';
import { elementCircle } from '../rules.ts';
import { type Event, OPTIONS, type Options } from '../state.ts';
import { cast, drawsOf, END, KEEP, pick, REDRAW, Scenario, scenario, the, types } from './scenario.ts';

const deal = (seats: number, options: Partial<Options> = {}, chance: Chance = fastChance(11)): Scenario =>
  new Scenario(elementCircle, table(elementCircle, { seats, options, chance }).match);

const told = (t: Scenario): Event[] =>
  t.match.log.flatMap(entry => ('told' in entry ? entry.told.map(({ event }) => event as Event) : []));

const hands = (t: Scenario): number[] => t.state.players.map(({ hand }) => hand.length);

/** Keeps and picks the first choice for everybody, and says in which order they were asked. */
function pickAll(t: Scenario): Seat[] {
  const order: Seat[] = [];
  while (t.state.turn === 0) {
    order.push(t.state.active);
    t.do(KEEP);
    t.do(t.moves(t.state.active)[0]);
  }
  return order;
}

/** How many elements were picked, one player after another. */
const picked = (t: Scenario): number[] =>
  t.log.flatMap(event => (event.type === 'elementsPicked' ? [event.elements.length] : []));

const named = (count: number) => Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}` }));

describe('who sits down', () => {
  test.each([1, 7])('ELEM-1: %i players are not a table', count => {
    const open = () => openMatch(elementCircle, { seats: named(count), seed: null, chance: fastChance(1), at: 0 });
    expect(open).toThrow(`Element Circle seats 2 to 6, not ${count}`);
  });

  test('ELEM-R2: a dealer who has no seat is refused with a sentence', () => {
    const open = () =>
      openMatch(elementCircle, {
        options: { firstDealer: 4 },
        seats: named(3),
        seed: null,
        chance: fastChance(1),
        at: 0,
      });
    expect(open).toThrow("option 'firstDealer' names seat 4, and at a table of 3 the last seat is 2");
  });

  test('ELEM-19 ELEM-R2: chance names the first dealer, or the option does', () => {
    expect(the(told(deal(4)), 'dealerChosen')).toMatchObject({ random: true, dealer: fastChance(11).int(4) });
    expect(the(told(deal(4, { firstDealer: 2 })), 'dealerChosen')).toEqual({
      type: 'dealerChosen',
      random: false,
      dealer: 2,
    });
  });
});

describe('the deal', () => {
  test('ELEM-R4: chance is asked for the dealer, then the circle, then the hands from the beginner on', () => {
    const { chance, drawn } = listening();
    const t = deal(3, {}, chance);
    expect(drawn.slice(0, 6)).toEqual(['int 3', 'int 40', 'int 39', 'int 38', 'int 37', 'int 64']);
    expect(drawn).toHaveLength(1 + 4 + 25);
    const order = the(told(t), 'roundStarted').order;
    expect(types(told(t)).slice(0, 4)).toEqual(['dealerChosen', 'roundStarted', 'circleFilled', 'handsDealt']);
    expect(
      told(t)
        .slice(4)
        .map(event => (event.type === 'handDealt' ? event.seat : null)),
    ).toEqual(order);
  });

  test('ELEM-R4: the pools are drawn from in the order of their lists', () => {
    const options = { firstDealer: 1 };
    const bank = [...'EWFA'].flatMap(type => Array<string>(10).fill(type));
    const cards = cardsOf(completeOptions(OPTIONS));
    const chance = [...drawsOf(bank, ['E', 'E', 'W', 'A']), ...drawsOf(cards, cards.slice(0, 16))];
    const t = new Scenario(elementCircle, table(elementCircle, { options, chance }).match);
    expect(t.circle).toBe('EEWA');
    expect([...t.hand(0), ...t.hand(1)]).toEqual(cards.slice(0, 16));
  });

  test('ELEM-20 ELEM-6: four unused elements from the bank fill the circle', () => {
    const t = deal(2);
    expect(t.circle).toMatch(/^[EWFA]{4}$/);
    expect(Object.values(t.state.bank).reduce((sum, n) => sum + n)).toBe(36);
  });

  test('ELEM-R5: a one-sided circle stays', () => {
    const fires = [20, 21, 22, 23];
    const cards = cardsOf(completeOptions(OPTIONS));
    const chance = [...fires, ...drawsOf(cards, cards.slice(0, 16))];
    const t = new Scenario(elementCircle, table(elementCircle, { options: { firstDealer: 0 }, chance }).match);
    expect([t.circle, t.asking]).toEqual(['FFFF', 'redraw']);
  });

  test('ELEM-21: the one left of the dealer begins, and the dealer is last', () => {
    const t = deal(4, { firstDealer: 1 });
    expect(the(told(t), 'roundStarted').order).toEqual([2, 3, 0, 1]);
    expect(pickAll(t)).toEqual([2, 3, 0, 1]);
    expect(the(t.log, 'turnStarted').seat).toBe(2);
  });

  test.each([
    [2, [8, 8], 48],
    [3, [9, 8, 8], 39],
    [4, [9, 8, 8, 8], 31],
    [5, [9, 8, 8, 8, 8], 23],
    [6, [8, 7, 7, 7, 7, 7], 21],
  ])('ELEM-22 ELEM-23: %i players, seat 0 deals', (seats, sizes, deck) => {
    const t = deal(seats, { firstDealer: 0 });
    expect([hands(t), t.state.deck.length]).toEqual([sizes, deck]);
  });

  test.each([
    [2, [2, 3]],
    [4, [2, 2, 2, 3]],
    [5, [2, 2, 2, 3, 3]],
    [6, [2, 2, 2, 2, 3, 3]],
  ])('ELEM-27 ELEM-28 ELEM-R3 ELEM-R56: at a table of %i the last seat deals', (seats, counts) => {
    const t = deal(seats, { firstDealer: seats - 1 });
    pickAll(t);
    expect(picked(t)).toEqual(counts);
  });
});

/** Chance that writes down what it is asked; cards drawn are integers by then. */
function listening() {
  const source = fastChance(5);
  const drawn: string[] = [];
  const int = (n: number): number => {
    drawn.push(`int ${n}`);
    return source.int(n);
  };
  return { chance: { ...source, int } as Chance, drawn };
}

describe('replacing the hand', () => {
  test('ELEM-24 ELEM-R6: the question is put to each player before the pick', () => {
    const t = deal(3, { firstDealer: 2 });
    expect([t.asking, t.toAct, t.offered]).toEqual(['redraw', [0], ['keep', 'redraw']]);
    t.do(KEEP);
    expect([t.asking, t.toAct]).toEqual(['pickElements', [0]]);
    t.do(pick('EE'));
    expect([t.asking, t.toAct]).toEqual(['redraw', [1]]);
  });

  test('ELEM-24: all is discarded for everyone to see, and as many are drawn', () => {
    const t = deal(3, { firstDealer: 2 });
    const old = t.hand(0);
    t.do(REDRAW, drawsOf(t.state.deck, t.state.deck.slice(0, 8)));
    expect(t.heard(1)[0]).toEqual({ type: 'handReplaced', seat: 0, discarded: old });
    expect(t.heard(1)[1]).toMatchObject({ type: 'drawn', count: 8, spells: null });
    expect(t.heard(0)[1]).toMatchObject({ type: 'drawn', count: 8, spells: expect.arrayContaining(t.hand(0)) });
    expect(t.state.discard).toEqual(old);
  });

  test('ELEM-25 ELEM-R8: not twice, and not after the pick', () => {
    const t = deal(3, { firstDealer: 2 });
    t.do(KEEP);
    expect(t.why(0, REDRAW)).toMatchObject({ rule: 'ELEM-R8' });
    t.do(pick('EE'));
    expect(t.why(0, REDRAW)).toMatchObject({ rule: 'ELEM-26' });
  });

  test('ELEM-R7: with a short deck the discarded hand is shuffled in', () => {
    const t = deal(6, { firstDealer: 5, startSpells: 10 });
    expect([t.hand(0).length, t.state.deck.length]).toEqual([10, 3]);
    const old = t.hand(0);
    const pool = [...t.state.deck];
    const fresh = old.slice(0, 7);
    t.do(REDRAW, [...drawsOf(pool, pool), ...drawsOf(old, fresh)]);
    expect(types(t.events)).toEqual(['handReplaced', 'deckReshuffled', 'drawn']);
    expect([t.hand(0).sort(), t.state.deck.length]).toEqual([[...pool, ...fresh].sort(), 3]);
    expect(t.state.discard).toEqual([]);
  });
});

describe('picking elements', () => {
  test('ELEM-26: nobody picks out of order', () => {
    const t = deal(3, { firstDealer: 2 });
    t.do(KEEP);
    expect(t.moves(1)).toEqual([]);
    expect(t.why(1, pick('EE'))).toMatchObject({ rule: 'ELEM-26' });
  });

  test('ELEM-R9: every multiset of types is one choice, and fills the slots in order', () => {
    const t = deal(2, { firstDealer: 1 });
    t.do(KEEP);
    expect(t.moves(0)).toHaveLength(10);
    expect(t.why(0, pick('AE'))).toMatchObject({ rule: 'ELEM-R9' });
    expect(t.why(0, pick('E'))).toMatchObject({ rule: 'ELEM-27' });
    t.do(pick('WA'));
    expect(t.own(0)).toBe('WA-');
    t.do(KEEP);
    expect(t.moves(1)).toHaveLength(20);
  });

  test('ELEM-R9: what the bank does not have is not offered', () => {
    const t = deal(2, { firstDealer: 1 });
    // Nine airs away: one is left.
    const { state } = t;
    state.circle = Array.from({ length: 4 }, () => ({ type: 'A', used: false }) as const);
    state.players[1]!.slots = Array.from({ length: 3 }, () => ({ type: 'A', used: false }) as const);
    state.bank = { E: 10, W: 10, F: 10, A: 1 };
    t.do(KEEP);
    expect(t.offered).toContain('pickElements F A');
    expect(t.offered).not.toContain('pickElements A A');
    expect(t.why(0, pick('AA'))).toMatchObject({ rule: 'ELEM-R9' });
  });

  test('ELEM-29: they come unused, and an empty slot can be filled later', () => {
    const t = scenario({ circle: 'WEEE', own: ['EE-'], hands: [['Geyser'], ['Tree']] });
    t.do([cast('Geyser'), { type: 'put', element: 'A', slot: 'P0.2' }]);
    expect(t.own(0)).toBe('EEA');
  });
});

describe('what a table may agree on', () => {
  test.each([
    [2, 5, [5, 5]],
    [3, 4, [5, 4, 4]],
    [6, 10, [11, 10, 10, 10, 10, 10]],
  ] as const)('ELEM-84 ELEM-R58: %i players and hands of %i', (seats, startSpells, sizes) => {
    const t = deal(seats, { firstDealer: 0, startSpells });
    expect(hands(t)).toEqual(sizes);
    expect(t.state.deck.length + hands(t).reduce((sum, n) => sum + n)).toBe(64);
  });

  test.each([2, 6])('ELEM-84: a circle of %i slots, all of them filled', circleSlots => {
    const t = deal(2, { circleSlots });
    expect(t.circle).toMatch(new RegExp(`^[EWFA]{${circleSlots}}$`));
  });

  test.each([2, 5])('ELEM-84 ELEM-7: %i innate slots: all but one are picked, all by the dealer', innateSlots => {
    const t = deal(2, { innateSlots, firstDealer: 1 });
    pickAll(t);
    expect(picked(t)).toEqual([innateSlots - 1, innateSlots]);
    expect(t.own(1)).toHaveLength(innateSlots);
  });
});

test('ELEM-4 ELEM-79: the next round gathers everything and moves the deal on', () => {
  const t = scenario({ circle: 'EEEE', own: ['FFF'], hands: [['Tree', 'Candle'], ['Geyser']], dealer: 1 });
  t.do(cast('Tree'), t.topping('Cloud', 'Cloud'));
  t.do({ type: 'discardSpell', spell: 'Cloud' });
  t.do(END, Array<number>(4 + 16).fill(0));
  expect(types(t.events)).toEqual(
    expect.arrayContaining(['eliminated', 'roundOver', 'roundStarted', 'circleFilled', 'handsDealt']),
  );
  const { round, dealer, players, deck, discard, turn } = t.state;
  expect({ round, dealer, turn, deck: deck.length, discard }).toEqual({
    round: 2,
    dealer: 0,
    turn: 0,
    deck: 48,
    discard: [],
  });
  expect(players.map(({ hand, permanents, alive, wins }) => [hand.length, permanents.length, alive, wins])).toEqual([
    [8, 0, true, 1],
    [8, 0, true, 0],
  ]);
});
