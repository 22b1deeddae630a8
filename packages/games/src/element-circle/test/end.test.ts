/** Going out, winning rounds and matches, the waning altar, leaving, limits, and what is open to all. */

import { fastChance, play } from '@roundhouse/kernel';
import { randomGame } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { elementCircle } from '../rules.ts';
import type { Options, State } from '../state.ts';
import { championOf } from '../turns.ts';
import {
  activate,
  CONCEDE,
  cast,
  drawsOf,
  END,
  GIVE_UP,
  KEEP,
  opponent,
  type Scenario,
  STOP,
  scenario,
  take,
  the,
  types,
} from './scenario.ts';

const VICTIM = ['Geyser', 'Cloud'];

describe('going out', () => {
  test('ELEM-77 ELEM-R18 ELEM-R49: everything goes, in a fixed order, for all to see', () => {
    const t = scenario({
      seats: 3,
      circle: 'EEEE',
      own: ['EE-', 'FWA', 'E--'],
      hands: [['Tree'], ['Wizard', 'Candle', 'Theft'], ['Avalanche']],
      permanents: [[], ['Lake', 'Knight']],
      opened: true,
      dealer: 2,
    });
    const banked = Object.values(t.state.bank).reduce((sum, n) => sum + n);
    // Seat 1 could open: it leaves.
    t.do([END, CONCEDE]);
    expect(the(t.events, 'eliminated')).toMatchObject({
      seat: 1,
      permanents: ['Lake', 'Knight'],
      hand: ['Theft', 'Candle', 'Wizard'],
    });
    expect(t.heard(null)).toContainEqual(
      expect.objectContaining({ type: 'eliminated', hand: ['Theft', 'Candle', 'Wizard'] }),
    );
    expect(t.state.discard).toEqual(['Lake', 'Knight', 'Theft', 'Candle', 'Wizard']);
    expect([t.own(1), t.hand(1), t.zone(1)]).toEqual(['---', [], []]);
    expect(Object.values(t.state.bank).reduce((sum, n) => sum + n) - banked).toBe(3);
    // Nothing of theirs can be chosen any more.
    t.do(cast('Avalanche'));
    if (t.asking === 'pay') t.do(t.moves(2)[0]);
    expect(t.log).toContainEqual({ type: 'stepPassed', seat: 2, op: 'destroyPermanent', why: 'noTarget' });
  });

  test('ELEM-33: what each card lacked is told', () => {
    const stuck = scenario({
      seats: 3,
      circle: 'E---',
      hands: [[], ['Robber', 'Vortex', 'Crest', 'Wizard'], ['Tree']],
      opened: true,
      dealer: 2,
    });
    stuck.do(END);
    expect(the(stuck.events, 'eliminated').stuck).toEqual([
      { spell: 'Robber', missing: { E: 3 } },
      { spell: 'Vortex', missing: { W: 1, A: 1 } },
      { spell: 'Crest', missing: { any: 1 } },
      { spell: 'Wizard', missing: { same: 4 } },
    ]);
    expect(stuck.view(null).eliminations[0]).toMatchObject({ seat: 1, turn: 2, cause: 'cannotOpen' });
  });

  test('ELEM-78 ELEM-81: the last one wins the round, and the win is recorded openly', () => {
    const t = scenario({
      circle: 'EEEE',
      hands: [[], ['Cloud']],
      opened: true,
      options: { matchFormat: 'firstTo(2)' },
    });
    t.do(END, Array<number>(20).fill(0));
    expect(the(t.events, 'roundOver')).toMatchObject({ result: { round: 1, winner: 0, turns: 2 }, wins: [1, 0] });
    const view = t.view(null);
    expect([view.players.map(({ wins }) => wins), view.rounds.length]).toEqual([[1, 0], 1]);
  });
});

describe('the match', () => {
  const won = (matchFormat: Options['matchFormat'], ...winners: number[]) =>
    championOf({
      options: { matchFormat } as Options,
      rounds: winners.map((winner, i) => ({ round: i + 1, winner, turns: 1, eliminations: [] })),
      players: [0, 1, 2].map(seat => ({ wins: winners.filter(winner => winner === seat).length })) as State['players'],
    });

  test('ELEM-80 ELEM-R1: the first to three rounds', () => {
    expect(won('firstTo(3)', 0, 1, 0, 1)).toBeNull();
    expect(won('firstTo(3)', 0, 1, 0, 1, 1)).toBe(1);
    expect(won('firstTo(1)', 2)).toBe(2);
  });

  test('ELEM-R1: so many rounds, and more while leaders are tied', () => {
    expect(won('rounds(3)', 0, 0)).toBeNull();
    expect(won('rounds(3)', 0, 0, 1)).toBe(0);
    expect(won('rounds(3)', 0, 1, 2)).toBeNull();
    expect(won('rounds(3)', 0, 1, 2, 2)).toBe(2);
    expect(won('rounds(2)', 0, 1, 2)).toBeNull();
  });

  test('ELEM-R1 ELEM-79: a tied match is played on by all, and the deal goes round', () => {
    const t = scenario({
      options: { matchFormat: 'rounds(2)' },
      circle: 'EEEE',
      hands: [[], ['Cloud']],
      opened: true,
      dealer: 1,
    });
    const dealers = [t.state.dealer];
    finish(t, [0, 1, 1], dealers);
    expect(dealers).toEqual([1, 0, 1]);
    expect(t.state.result).toEqual({ winner: 1, wins: [1, 2] });
    expect(t.payoffs).toEqual([0, 1]);
  });

  /** Plays rounds so that these win; whoever is not to win leaves. */
  function finish(t: Scenario, winners: readonly number[], dealers: number[]): void {
    for (const winner of winners) {
      const { round } = t.state;
      while (t.payoffs === null && t.state.round === round) {
        const seat = t.state.active;
        const isTurn = t.asking === 'open' || t.asking === 'main';
        const sent = isTurn && seat !== winner ? CONCEDE : (t.game.defaultMove!(t.state, seat) as unknown);
        play(elementCircle, t.match, seat, sent, 0, step => fastChance(step));
      }
      if (t.payoffs === null) dealers.push(t.state.dealer);
    }
  }
});

describe('the waning altar', () => {
  const late = { turn: 41, hands: [['Tree', 'Lava'], VICTIM], circle: 'EEEE' };

  test('ELEM-R40: after so many laps draws yield nothing', () => {
    const t = scenario(late);
    expect(t.view(null).waning).toBe(true);
    t.do(cast('Tree'));
    expect(the(t.log, 'drawn')).toMatchObject({ count: 0, short: 2 });
    expect(t.hand(0)).toEqual([]);
    const before = scenario({ ...late, turn: 40 });
    expect(before.view(null).waning).toBe(false);
  });

  test('ELEM-R40: the Wizard turns nothing over', () => {
    const t = scenario({ ...late, permanents: [['Wizard']], opened: true });
    t.do(activate(0));
    expect(the(t.log, 'topTurned').spell).toBeNull();
  });

  test('ELEM-R40: it is told when it begins, at the lap that was agreed', () => {
    const t = scenario({ options: { waningLap: 10 }, turn: 20, hands: [[], VICTIM], circle: 'WEEE', opened: true });
    t.do(END);
    expect(types(t.events)).toContain('waningBegan');
  });

  test('ELEM-R40: then hands and Permanents dwindle with every turn that nobody goes out in', () => {
    let turns = 0;
    for (let seed = 1; seed <= 60; seed++) turns += dwindling(seed);
    expect(turns).toBeGreaterThan(100);
  });

  /** Plays a random round from far into it, and counts the turns in which the sum fell. */
  function dwindling(seed: number): number {
    let last: { turn: number; out: number; sum: number } | null = null;
    let turns = 0;
    const late = (state: State): State => ({ ...state, turn: state.options.waningLap * state.players.length });
    for (const { match } of randomGame(elementCircle, seed, {
      seats: 4,
      options: { matchFormat: 'firstTo(1)', waningLap: 10 },
    })) {
      const state = match.state as State;
      // The round is as old as it can be before the altar wanes.
      if (state.turn === 1) match.state = late(state);
      if (state.turn <= 40) continue;
      const now = { turn: state.turn, out: state.eliminations.length, sum: weight(state) };
      if (last && now.turn > last.turn) {
        if (now.out === last.out) expect(now.sum).toBeLessThan(last.sum);
        turns++;
      }
      if (!last || now.turn > last.turn) last = now;
    }
    return turns;
  }

  const weight = ({ players }: State): number =>
    players.reduce((sum, { hand, permanents }) => sum + 2 * hand.length + permanents.length, 0);
});

describe('leaving', () => {
  test('ELEM-R50: at the opening and between actions, and only in one’s own turn', () => {
    const t = scenario({ seats: 3, circle: 'WEEE', hands: [['Geyser'], ['Tree'], ['Tree']], dealer: 2 });
    expect(t.why(0, CONCEDE)).toBeNull();
    expect(t.why(1, CONCEDE)).toMatchObject({ rule: 'ELEM-R50' });
    t.do(cast('Geyser'));
    expect(t.why(0, CONCEDE)).toMatchObject({ rule: 'ELEM-R50' });
    t.do([STOP, CONCEDE]);
    expect(the(t.events, 'eliminated')).toMatchObject({ seat: 0, cause: 'conceded', stuck: [] });
    expect(t.state.active).toBe(1);
    expect(t.why(0, CONCEDE)).toMatchObject({ rule: 'ELEM-77' });
    // Who is out never can, who waits can in their turn.
    expect([0, 1, 2].map(seat => elementCircle.canConcede!(t.state, seat))).toEqual([false, true, 'later']);
  });

  test('ELEM-R50: not while hands and elements are picked', () => {
    const t = scenario({ hands: [['Tree'], VICTIM] });
    t.state.stack = [{ name: 'redraw' }];
    t.state.turn = 0;
    expect(t.why(0, CONCEDE)).toMatchObject({ rule: 'ELEM-R50' });
    expect(t.why(0, KEEP)).toBeNull();
  });

  test('ELEM-R50: never in the list of moves', () => {
    const t = scenario({ hands: [['Geyser'], VICTIM] });
    expect(t.offered).toEqual(['cast Geyser']);
  });
});

describe('limits', () => {
  const hand = ['Tree', 'Tree', 'Tree', 'Theft', 'Theft', 'Theft'];

  test('ELEM-83: off, nobody discards', () => {
    const t = scenario({ hands: [hand, VICTIM], opened: true });
    t.do(END);
    expect(t.state.active).toBe(1);
  });

  test('ELEM-83 ELEM-R53: Permanents first, then spells, down to the limits', () => {
    const t = scenario({
      options: { limits: 'on', limitPermanents: 3, limitSpells: 5 },
      hands: [hand, VICTIM],
      permanents: [['Lake', 'Lake', 'Golem', 'Golem']],
      opened: true,
    });
    t.do(END);
    expect([t.view(1).asking?.left, t.offered]).toEqual([1, [0, 1, 2, 3].map(id => `limitDiscard ${id}`)]);
    t.do({ type: 'limitDiscard', permanent: 1 });
    expect(t.offered).toEqual(['limitDiscard Tree', 'limitDiscard Theft']);
    t.do({ type: 'limitDiscard', spell: 'Theft' });
    expect([t.state.discard, t.state.active]).toEqual([['Lake', 'Theft'], 1]);
    expect(the(t.log, 'permanentDestroyed').why).toBe('limit');
    expect(the(t.log, 'discarded').why).toBe('limit');
  });

  test('ELEM-R53: not when going out', () => {
    const t = scenario({
      seats: 3,
      options: { limits: 'on', limitSpells: 5 },
      hands: [hand, VICTIM, ['Tree'].slice(1)],
      opened: true,
      dealer: 2,
    });
    t.do(CONCEDE);
    expect(types(t.events)).not.toContain('discarded');
  });
});

describe('what others learn', () => {
  test('ELEM-13: hands are hidden', () => {
    const t = scenario({ hands: [['Geyser'], VICTIM] });
    expect(t.view(0).players.map(({ hand, handSize }) => [hand, handSize])).toEqual([
      [['Geyser'], 1],
      [null, 2],
    ]);
    expect(t.view(null).players.every(({ hand }) => hand === null)).toBe(true);
  });

  test('ELEM-18 ELEM-R52: the top of the pile and its size, or all of it', () => {
    const setting = { hands: [['Geyser'], VICTIM], discard: ['Lava', 'Tree', 'Candle'] };
    expect(scenario(setting).view(1)).toMatchObject({ discard: 3, discardTop: 'Candle', discardPile: null });
    const open = scenario({ ...setting, options: { discardView: 'all' } });
    expect(open.view(null).discardPile).toEqual(['Lava', 'Tree', 'Candle']);
    // In the order of the list, and no more of it than is seen.
    expect(open.view(null).remembered).toEqual(['Tree', 'Candle', 'Lava']);
    for (const viewer of [0, 1, null]) expect(scenario(setting).view(viewer).remembered).toEqual(['Candle']);
  });

  test('ELEM-85: with open hands everybody sees everything, in the first round or always', () => {
    const open = scenario({ options: { openHands: 'always' }, hands: [['Geyser'], VICTIM] });
    expect(open.view(null).players[1]!.hand).toEqual(VICTIM);
    const first = scenario({ options: { openHands: 'firstRound' }, hands: [['Geyser'], VICTIM] });
    expect(first.view(0).players[1]!.hand).toEqual(VICTIM);
    first.state.round = 2;
    expect(first.view(0).players[1]!.hand).toBeNull();
  });

  test('ELEM-R51: a hand is shown to one player for the rest of the round, also out of turn', () => {
    const t = scenario({ seats: 3, options: { showHand: 'on' }, hands: [['Geyser'], VICTIM, ['Tree']], dealer: 2 });
    expect(t.moves(1)).toEqual([
      { type: 'showHand', to: 0 },
      { type: 'showHand', to: 2 },
    ]);
    t.play(1, { type: 'showHand', to: 2 });
    expect(t.heard(2)).toEqual([{ type: 'handShown', seat: 1, to: 2, spells: VICTIM }]);
    expect(t.heard(0)).toEqual([{ type: 'handShown', seat: 1, to: 2, spells: null }]);
    expect([t.view(2).players[1]!.hand, t.view(0).players[1]!.hand]).toEqual([VICTIM, null]);
    expect(t.why(1, { type: 'showHand', to: 2 })).toMatchObject({ rule: 'ELEM-R51' });
    const off = scenario({ hands: [['Geyser'], VICTIM] });
    expect(off.moves(1)).toEqual([]);
    expect(off.why(1, { type: 'showHand', to: 0 })).toMatchObject({ rule: 'ELEM-R51' });
  });
});

test('ELEM-R55: whoever gives up at a clock is out', () => {
  const t = scenario({
    circle: 'EEEE',
    hands: [['Cloud'], VICTIM],
    permanents: [['Joker']],
    options: { matchFormat: 'firstTo(1)' },
  });
  t.do(GIVE_UP);
  expect([t.payoffs, the(t.events, 'matchOver')]).toEqual([[0, 1], { type: 'matchOver', winner: 1, wins: [0, 1] }]);
});

test('ELEM-59: looked-at cards are told to chooser and victim alone', () => {
  const t = scenario({ seats: 3, circle: 'EEEE', hands: [['Theft'], ['Lava', 'Tree'], VICTIM], dealer: 2 });
  t.do(cast('Theft'));
  t.do(opponent(1), drawsOf(t.hand(1), ['Tree']));
  for (const viewer of [0, 1]) expect(t.view(viewer).asking?.looked).toEqual(['Tree']);
  for (const viewer of [2, null]) expect(t.view(viewer).asking).toMatchObject({ looked: null, lookedAt: 1, target: 1 });
  t.do(take('Tree'));
  expect(t.view(1).glimpses).toEqual([{ spell: 'Tree', among: [0] }]);
});
