/** The fast chance of search and lab: the words of `fastSource`, and dice as fair as single ones; random playouts. */

import { expect, test } from 'vitest';
import {
  allThrows,
  chanceFrom,
  fastChance,
  fastSource,
  playout,
  randomMove,
  scripted,
  silentStep,
} from '../src/index.ts';
import { hush, opened, pig } from './toys/index.ts';

test('integers and cards are those of the plain generator, for small and large ranges', () => {
  for (const n of [1, 2, 6, 1000, 2 ** 15, 2 ** 15 + 1, 1_000_003, 2 ** 21]) {
    const [fast, plain] = [fastChance(n), chanceFrom(fastSource(n))];
    for (let i = 0; i < 2000; i++) expect(fast.int(n)).toBe(plain.int(n));
  }
  const [fast, plain] = [fastChance(3), chanceFrom(fastSource(3))];
  const pools: [number[], number[]] = [[...Array(40).keys()], [...Array(40).keys()]];
  for (let i = 0; i < 40; i++) expect(fast.draw(pools[0])).toBe(plain.draw(pools[1]));
  for (const n of [0, 2 ** 21 + 1, Number.NaN]) expect(() => fast.int(n)).toThrow(`cannot choose one of ${n}`);
});

test('other dice than six-sided are rolled one by one', () => {
  expect(fastChance(5).dice(6, 20)).toEqual(chanceFrom(fastSource(5)).dice(6, 20));
});

test('any number of six-sided dice comes high to low', () => {
  const chance = fastChance(8);
  for (let count = 0; count <= 23; count++) {
    for (let i = 0; i < 40; i++) {
      const faces = chance.dice(count, 6);
      expect(faces).toHaveLength(count);
      expect(faces).toEqual([...faces].sort((a, b) => b - a));
      expect(faces.every(face => face >= 1 && face <= 6)).toBe(true);
    }
  }
});

test('throws of several dice are as likely as counting says (chi-square, fixed seed)', () => {
  for (const count of [2, 3, 5, 6, 7]) {
    const chance = fastChance(count);
    const throws = allThrows(count, 6);
    const rolls = 60_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < rolls; i++) {
      const key = chance.dice(count, 6).join('');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    // Rare throws are counted together, so that each class is expected often enough.
    const classes = new Map<string, { seen: number; expected: number }>();
    for (const { dice, p } of throws) {
      const name = p * rolls < 20 ? 'rare' : dice.join('');
      const one = classes.get(name) ?? { seen: 0, expected: 0 };
      classes.set(name, { seen: one.seen + (seen.get(dice.join('')) ?? 0), expected: one.expected + p * rolls });
    }
    const chiSquare = [...classes.values()].reduce(
      (sum, one) => sum + (one.seen - one.expected) ** 2 / one.expected,
      0,
    );
    const freedom = classes.size - 1;
    // Four standard deviations of a chi-square with that many degrees of freedom.
    expect(chiSquare, `${count} dice`).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  }
});

test('a playout plays to the end, unheard', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { state } = opened(pig);
    expect(playout(pig, state, fastChance(seed))).toBeGreaterThan(0);
    expect(pig.payoffs(state as never)).not.toBe(null);
  }
  const step = silentStep(fastChance(1));
  expect([step.emit, step.emitSecret]).toEqual([undefined, undefined]);
  expect(step.seal()).toBe(undefined);
});

test('a random move is the game’s own way where it has one, else one of the list', () => {
  const { state } = opened(hush);
  expect(randomMove(hush, state, 0, scripted([1]))).toEqual(hush.legalMoves(state as never, 0)[1]);
  const quick = { ...pig, randomMove: () => ({ type: 'hold' as const }) };
  expect(randomMove(quick, opened(pig).state, 0, scripted([]))).toEqual({ type: 'hold' });
});

test('a playout goes by the game’s own way where it has one, and counts all that it made', () => {
  const byHand = opened(pig).state;
  const made = playout(pig, byHand, fastChance(5));
  const twoAtATime = {
    ...pig,
    playRandom(state: never, step: ReturnType<typeof silentStep>): number {
      let moves = 0;
      for (; moves < 2 && pig.toAct(state).length > 0; moves++) {
        const seat = pig.toAct(state)[0]!;
        pig.apply(state, seat, randomMove(pig, state, seat, step.chance) as never, step);
      }
      return moves;
    },
  };
  const own = opened(pig).state;
  expect(playout(twoAtATime, own, fastChance(5))).toBe(made);
  expect(own).toEqual(byHand);
});

test('chance tells whether it was asked', () => {
  const chance = fastChance(7);
  const before = chance.draws;
  expect(chance.draws).toBe(before);
  chance.int(6);
  expect(chance.draws).toBeGreaterThan(before);
});
