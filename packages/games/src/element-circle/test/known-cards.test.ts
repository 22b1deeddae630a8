/** What seats remember of each other's hands, and redeals that respect it. */

import { type Chance, copyPlain, fastChance, type Seat } from '@roundhouse/kernel';
import { randomGame } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../compiled-spells.ts';
import { canBeTrue, cardCame, cardLeft, cardStolen, seeCards, startsToSee } from '../known-cards.ts';
import { elementCircle } from '../rules.ts';
import type { KnownCard, SpellName, State } from '../state.ts';
import { activate, cast, choose, drawsOf, END, opponent, type Scenario, STOP, scenario, take } from './scenario.ts';

const glimpsed = (t: Scenario, seat: Seat): KnownCard[] => t.view(seat).glimpses;
const handIn = (t: Scenario, seat: Seat, of: Seat, seed: number): SpellName[] =>
  elementCircle.determinize(t.view(seat), seat, fastChance(seed)).players[of]!.hand;

const redeals = (t: Scenario, seat: Seat): State[] =>
  Array.from({ length: 40 }, (_, seed) => elementCircle.determinize(t.view(seat), seat, fastChance(seed)));
const lookedIn = (stack: State['stack']): readonly SpellName[] =>
  stack.flatMap(frame => (frame.name === 'takeLooked' ? frame.looked : []));

describe('a look', () => {
  /** Seat 0 looks at all of seat 1's hand, and it is seat 1's turn. */
  function looked(hand: readonly SpellName[] = ['Geyser', 'Cloud', 'Cloud']): Scenario {
    const t = scenario({
      seats: 3,
      circle: 'FWAE',
      hands: [['Candle'], hand, ['Theft', 'Tree']],
      own: ['---', '---', 'EE-'],
      dealer: 2,
    });
    t.do([cast('Candle'), opponent(1)]);
    return t;
  }

  test('ELEM-13: is remembered card by card, by the one who looked', () => {
    const t = looked();
    expect(glimpsed(t, 0)).toEqual(['Geyser', 'Cloud', 'Cloud'].map(spell => ({ spell, among: [1] })));
    expect([glimpsed(t, 1), glimpsed(t, 2), t.view(null).glimpses]).toEqual([[], [], []]);
    for (let seed = 0; seed < 20; seed++) expect(handIn(t, 0, 1, seed)).toEqual(['Geyser', 'Cloud', 'Cloud']);
  });

  test('ELEM-13: what is then cast before all eyes is no longer there', () => {
    const t = looked();
    t.do([cast('Cloud'), STOP]);
    expect(glimpsed(t, 0)).toEqual(['Geyser', 'Cloud'].map(spell => ({ spell, among: [1] })));
  });

  test('ELEM-62: what somebody may have stolen since is in one of two hands', () => {
    const t = looked();
    t.do([cast('Cloud'), STOP, END, cast('Theft', { circle: [0, 0, 0, 0], own: [2, 0, 0, 0] })]);
    t.do(opponent(1), drawsOf(t.hand(1), ['Geyser']));
    t.do(take('Geyser'));
    expect(glimpsed(t, 0)).toEqual(['Geyser', 'Cloud'].map(spell => ({ spell, among: [1, 2] })));
    expect(glimpsed(t, 1)).toEqual([{ spell: 'Geyser', among: [2] }]);
    expect(glimpsed(t, 2)).toEqual([]);
    for (let seed = 0; seed < 20; seed++) {
      const both = [...handIn(t, 0, 1, seed), ...handIn(t, 0, 2, seed)];
      expect(both).toEqual(expect.arrayContaining(['Geyser', 'Cloud']));
    }
  });

  test('ELEM-62: when the victim has no card left, the thief must have it', () => {
    const t = looked(['Geyser', 'Cloud']);
    t.do([
      cast('Cloud'),
      STOP,
      END,
      cast('Theft', { circle: [0, 0, 0, 0], own: [2, 0, 0, 0] }),
      opponent(1),
      take('Geyser'),
    ]);
    expect(glimpsed(t, 0)).toEqual([{ spell: 'Geyser', among: [2] }]);
  });

  test('ELEM-59: the cards of a blind choice that are given back are remembered', () => {
    const t = scenario({ circle: 'EEEE', hands: [['Robber'], ['Geyser', 'Candle', 'Lava', 'Cloud']] });
    t.do(cast('Robber'));
    t.do(opponent(1), drawsOf(t.hand(1), ['Lava', 'Cloud', 'Geyser']));
    t.do([take('Lava'), STOP]);
    expect(glimpsed(t, 0)).toEqual(['Geyser', 'Cloud'].map(spell => ({ spell, among: [1] })));
    for (let seed = 0; seed < 20; seed++) {
      const hand = handIn(t, 0, 1, seed);
      expect([hand.length, hand]).toEqual([3, expect.arrayContaining(['Geyser', 'Cloud'])]);
    }
  });

  test('ELEM-59 ELEM-62: a redeal knows of a blind choice what its seat knows: chooser and victim all, others nothing', () => {
    const t = scenario({
      seats: 3,
      circle: 'EEEE',
      hands: [['Robber'], ['Geyser', 'Candle', 'Lava', 'Cloud', 'Tree'], ['Theft']],
      dealer: 2,
    });
    t.do(cast('Robber'));
    t.do(opponent(1), drawsOf(t.hand(1), ['Lava', 'Cloud', 'Geyser']));
    const seen = ['Geyser', 'Lava', 'Cloud'];
    const redealt = (seat: Seat): Set<string> => new Set(redeals(t, seat).map(({ stack }) => lookedIn(stack).join()));
    expect([0, 1].map(seat => [...redealt(seat)])).toEqual([[seen.join()], [seen.join()]]);
    expect(redealt(2).size).toBeGreaterThan(10);
    t.do([take('Geyser'), STOP]);
    const haveIt = (seat: Seat): number =>
      redeals(t, seat).filter(({ players }) => players[0]!.hand.includes('Geyser')).length;
    expect([haveIt(0), haveIt(1)]).toEqual([40, 40]);
    expect(haveIt(2)).toBeLessThan(20);
  });

  test('ELEM-R33: seeing the same card twice is one card', () => {
    const t = looked();
    t.do([cast('Cloud'), STOP, END]);
    const again = copyPlain(t.state);
    expect(
      canBeTrue(
        again.players[0]!.glimpses,
        again.players.map(({ hand }) => hand),
      ),
    ).toBe(true);
    expect(again.players[0]!.glimpses).toHaveLength(2);
  });
});

test('ELEM-68: a Permanent taken into a hand is known to be there', () => {
  const t = scenario({
    seats: 3,
    hands: [['Geyser'], ['Tree'], ['Tree']],
    permanents: [['Ghost'], ['Lake']],
    dealer: 2,
  });
  t.do([activate(0), choose(1)]);
  expect([glimpsed(t, 1), glimpsed(t, 2)]).toEqual([[{ spell: 'Lake', among: [0] }], [{ spell: 'Lake', among: [0] }]]);
});

test('ELEM-R51: what is shown needs no remembering, and thefts from it are seen', () => {
  const t = scenario({
    seats: 4,
    options: { showHand: 'on' },
    circle: 'EEEE',
    hands: [['Theft'], ['Geyser', 'Cloud'], ['Tree'], ['Lava']],
    dealer: 3,
  });
  t.play(1, { type: 'showHand', to: 2 });
  t.do(cast('Theft'));
  t.do(opponent(1), drawsOf(t.hand(1), ['Geyser']));
  t.do(take('Geyser'));
  expect(t.heard(2)).toContainEqual({ type: 'spellStolen', seat: 0, target: 1, spell: 'Geyser' });
  expect(t.heard(3)).toContainEqual({ type: 'spellStolen', seat: 0, target: 1, spell: null });
  expect([glimpsed(t, 2), t.view(2).players[1]!.hand]).toEqual([[{ spell: 'Geyser', among: [0] }], ['Cloud']]);
});

test('ELEM-85: with open hands there is nothing to remember', () => {
  const t = scenario({
    options: { openHands: 'always' },
    circle: 'FEEE',
    hands: [
      ['Candle', 'Tree'],
      ['Tree', 'Cloud'],
    ],
  });
  t.do([cast('Candle'), opponent(1)]);
  expect(glimpsed(t, 0)).toEqual([]);
});

describe('a redeal', () => {
  test('ELEM-32: gives whoever is opening a spell that opens', () => {
    const t = scenario({
      circle: 'F---',
      hands: [['Geyser'], ['Candle', 'Robber', 'Robber'].slice(0, 2)],
      active: 1,
      dealer: 0,
    });
    let able = 0;
    for (let seed = 0; seed < 40; seed++) {
      const hand = handIn(t, 0, 1, seed);
      if (hand.some(name => ['Candle', 'Lava'].includes(name))) able++;
    }
    expect(able).toBeGreaterThan(35);
  });

  test('ELEM-32: finds the one card that opens, wherever it was dealt', () => {
    const openers = ['Candle', 'Lava'];
    const table = { circle: 'F---', active: 1, dealer: 0, hands: [[], ['Candle']] as SpellName[][] };
    const all = cardsOf(scenario(table).state.options).filter(name => openers.includes(name));
    // Whoever looks holds all others.
    const held = all.toSpliced(all.indexOf('Candle'), 1);
    const t = scenario({ ...table, hands: [held, ['Candle']] });
    for (let seed = 0; seed < 40; seed++) expect(handIn(t, 0, 1, seed)).toEqual(['Candle']);
  });

  test('ELEM-62: a card goes where it leaves room for the others that are known', () => {
    const t = scenario({ seats: 4, hands: [['Candle'], ['Tree'], ['Cloud'], ['Geyser']] });
    const among = [1, 2];
    t.state.players[0]!.glimpses = [
      { spell: 'Geyser', among: [1, 3] },
      { spell: 'Tree', among },
      { spell: 'Cloud', among },
    ];
    for (const { players } of redeals(t, 0)) expect(players[3]!.hand).toEqual(['Geyser']);
  });

  test('ELEM-3: fits what is known in random matches', () => {
    let known = 0;
    const options = { matchFormat: 'firstTo(1)', startSpells: 10 };
    for (let seed = 1; seed <= 12; seed++) {
      for (const { match } of randomGame(elementCircle, seed, { seats: 5, options })) {
        const { players } = match.state as State;
        for (const { glimpses } of players) {
          expect(isTrue(glimpses, players)).toBe(true);
          known += glimpses.length;
        }
      }
    }
    expect(known).toBeGreaterThan(100);
  });
});

const isTrue = (glimpses: readonly KnownCard[], players: State['players']): boolean =>
  canBeTrue(
    glimpses,
    players.map(({ hand }) => hand),
  );

test.each([1, 2, 3, 4, 5])('ELEM-62 ELEM-13: no run of looks, thefts and casts makes a memory false (%i)', seed => {
  const chance = fastChance(seed);
  const { state } = scenario({
    seats: 4,
    hands: [[], [], [], []],
    deck: [],
    options: { showHand: 'on' },
    opened: true,
  });
  const cards = state.players[3]!.hand.splice(0);
  // Few names, so that one is easily taken for another.
  const kept = cards.filter(name => ['Tree', 'Theft', 'Cloud', 'Lightning', 'Geyser'].includes(name));
  for (const card of kept) state.players[chance.int(4)]!.hand.push(card);
  const pile: SpellName[] = [];
  let vague = 0;
  for (let step = 0; step < 400; step++) {
    const seat = chance.int(4);
    const other = (seat + 1 + chance.int(3)) % 4;
    happen(state, seat, other, pile, chance);
    for (const { glimpses } of state.players) {
      expect(isTrue(glimpses, state.players)).toBe(true);
      for (const { among } of glimpses) if (among.length > 1) vague++;
    }
  }
  expect(vague).toBeGreaterThan(50);
});

/** Something that seats can do to each other's hands. */
function happen(state: State, seat: Seat, other: Seat, pile: SpellName[], chance: Chance): void {
  const { hand } = state.players[seat]!;
  const victim = state.players[other]!.hand;
  const what = chance.int(5);
  if (what === 0 && victim.length > 0) {
    const pool = [...victim];
    const look = Math.min(1 + chance.int(3), pool.length);
    const seen = Array.from({ length: look }, () => chance.draw(pool));
    seeCards(state, seat, other, seen, look === victim.length);
  } else if (what === 1 && victim.length > 0) {
    const stolen = chance.draw(victim);
    hand.push(stolen);
    cardStolen(state, seat, other, stolen);
  } else if (what === 2 && hand.length > 0) {
    const left = chance.draw(hand);
    pile.push(left);
    cardLeft(state, seat, left);
  } else if (what === 3 && pile.length > 0) {
    const came = chance.draw(pile);
    hand.push(came);
    if (chance.int(2) === 0) cardCame(state, seat, came);
  } else if (what === 4 && chance.int(40) === 0 && !state.players[other]!.showsTo.includes(seat)) {
    startsToSee(state, seat, other);
    state.players[other]!.showsTo.push(seat);
  }
}
