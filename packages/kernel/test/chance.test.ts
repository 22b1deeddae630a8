/** Chance is unbiased, goes on record, follows a script and can be enumerated. */

import { expect, test } from 'vitest';
import {
  type AnyGame,
  allThrows,
  type Chance,
  chanceFrom,
  fastChance,
  fastSource,
  intFrom,
  outcomes,
  recording,
  ScriptError,
  type Source,
  scripted,
} from '../src/index.ts';
import { hush, opened, pig } from './toys/index.ts';

const WORDS = 2n ** 32n;

/** A source that gives these words and then complains. */
function wordsOf(...words: number[]): Source & { used(): number } {
  let at = 0;
  const source = (): number => {
    const word = words[at++];
    if (word === undefined) throw new Error('out of words');
    return word;
  };
  return Object.assign(source, { used: () => at });
}

/** The words that land on k when nothing is rejected: a run, since the high half of word × n never falls. */
function runOf(k: number, n: number): { from: number; to: number } {
  const start = (at: number): number => Number((BigInt(at) * WORDS + BigInt(n) - 1n) / BigInt(n));
  return { from: start(k), to: start(k + 1) - 1 };
}

/** Whether a word is thrown away: then the sentinel after it is used as well. */
function isRejected(word: number, n: number): boolean {
  const source = wordsOf(word, 2 ** 32 - 1);
  intFrom(source, n);
  return source.used() === 2;
}

test('each number is the answer to exactly as many words as every other', () => {
  // In a run the low half grows by n from word to word, so no word but the first can be under the threshold 2³² mod n < n.
  for (const n of [1, 2, 3, 5, 6, 7, 9, 10, 12, 20, 52, 60, 64, 97, 1000]) {
    for (let k = 0; k < n; k++) {
      const { from, to } = runOf(k, n);
      expect(intFrom(wordsOf(to), n)).toBe(k);
      expect(intFrom(wordsOf(from + 1), n)).toBe(k);
      const accepted = to - from + 1 - (isRejected(from, n) ? 1 : 0);
      expect(accepted, `${k} of ${n}`).toBe(Number(WORDS / BigInt(n)));
      if (!isRejected(from, n)) expect(intFrom(wordsOf(from), n)).toBe(k);
    }
  }
});

test('a word that would favour a number is thrown away and the next one used', () => {
  // 2³² mod 6 is 4: word 0 has low half 0 and is rejected.
  const source = wordsOf(0, 2 ** 31 + 1);
  expect(intFrom(source, 6)).toBe(3);
  expect(source.used()).toBe(2);
  // Powers of two divide 2³², so nothing is rejected.
  expect(intFrom(wordsOf(0), 8)).toBe(0);
});

test('large ranges are exact up to their limit', () => {
  const n = 2 ** 21;
  expect(intFrom(wordsOf(2 ** 32 - 1), n)).toBe(n - 1);
  expect(intFrom(wordsOf(0), n)).toBe(0);
  expect(intFrom(wordsOf(2 ** 32 - 1), n - 1)).toBe(n - 2);
});

test('a range that cannot be chosen from is refused', () => {
  for (const n of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 21 + 1]) {
    expect(() => intFrom(wordsOf(1), n)).toThrow(`cannot choose one of ${n}`);
  }
  expect(() => chanceFrom(wordsOf(1)).draw([])).toThrow('cannot choose one of 0');
});

test('the small generator rolls fair dice (chi-square, fixed seed)', () => {
  const source = fastSource(20_240_229);
  const rolls = 600_000;
  const counts = Array<number>(6).fill(0);
  for (let i = 0; i < rolls; i++) counts[intFrom(source, 6)]!++;
  const chiSquare = counts.reduce((sum, count) => sum + (count - rolls / 6) ** 2 / (rolls / 6), 0);
  // Five degrees of freedom: 20.5 is passed once in a thousand times by fair dice.
  expect(chiSquare).toBeLessThan(20.5);
  expect(chiSquare).toBeGreaterThan(0.1);
});

test('neighbouring seeds differ from the first word on, equal seeds never do', () => {
  const starts = Array.from({ length: 1000 }, (_, seed) => fastSource(seed)());
  expect(new Set(starts).size).toBe(1000);
  const [one, other] = [fastSource(7), fastSource(7)];
  for (let i = 0; i < 100; i++) expect(one()).toBe(other());
});

test('dice come high to low and a drawn card leaves the pool', () => {
  const chance = chanceFrom(fastSource(1));
  for (let i = 0; i < 50; i++) {
    const faces = chance.dice(7, 6);
    expect(faces).toHaveLength(7);
    expect(faces).toEqual([...faces].sort((a, b) => b - a));
    expect(faces.every(face => face >= 1 && face <= 6)).toBe(true);
  }
  const pool = ['a', 'b', 'c', 'd'];
  const drawn = [chance.draw(pool), chance.draw(pool), chance.draw(pool), chance.draw(pool)];
  expect(pool).toEqual([]);
  expect(drawn.sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(chance.dice(0, 6)).toEqual([]);
});

test('fast dice are the digits of a few draws, high to low, however many are thrown', () => {
  for (let count = 0; count <= 23; count++) {
    const [chance, draws] = [fastChance(count), fastChance(count)];
    for (let i = 0; i < 50; i++) {
      const faces: number[] = [];
      for (let left = count; left > 0; left -= 5) {
        const dice = Math.min(left, 5);
        const roll = draws.int(6 ** dice);
        for (let die = 0; die < dice; die++) faces.push((Math.floor(roll / 6 ** die) % 6) + 1);
      }
      // None at all takes a draw too.
      if (count === 0) draws.int(1);
      expect(chance.dice(count, 6)).toEqual(faces.sort((a, b) => b - a));
    }
  }
});

test('what chance said is written down, and the script plays it again', () => {
  const ask = (chance: Chance): unknown => {
    const pool = ['a', 'b', 'c', 'd', 'e'];
    return [chance.int(10), chance.dice(4, 6), chance.draw(pool), chance.draw(pool), pool];
  };
  for (let seed = 0; seed < 100; seed++) {
    const recorder = recording(chanceFrom(fastSource(seed)));
    const said = ask(recorder);
    expect(recorder.drawn).toHaveLength(1 + 4 + 2);
    const script = scripted(recorder.drawn);
    expect(ask(script)).toEqual(said);
    script.finish();
  }
});

test('recording changes nothing about the pool that is drawn from', () => {
  const plain = ['a', 'b', 'c', 'd'];
  const recorded = [...plain];
  chanceFrom(fastSource(3)).draw(plain);
  recording(chanceFrom(fastSource(3))).draw(recorded);
  expect(recorded).toEqual(plain);
});

test('a script that does not fit is refused with the draw', () => {
  const tooShort = scripted([3]);
  tooShort.int(6);
  expect(() => tooShort.int(6)).toThrow(new ScriptError('chance script too short: draw 2 is missing'));
  expect(() => scripted([6]).int(6)).toThrow('draw 1 must be 0 to 5, not 6');
  expect(() => scripted([-1]).int(6)).toThrow('not -1');
  expect(() => scripted([2, 0]).dice(2, 6)).toThrow('draw 2 must be 1 to 6, not 0');
  expect(() => scripted([2, 7]).dice(2, 6)).toThrow('draw 2 must be 1 to 6, not 7');
  expect(() => scripted([1.5]).dice(1, 6)).toThrow('not 1.5');
  expect(() => scripted([3]).draw(['a', 'b', 'c'])).toThrow('draw 1 must be 0 to 2, not 3');
  expect(() => scripted([1, 2]).finish()).toThrow('chance script too long: 2 left over');
});

test('scripted dice come high to low in whatever order they were written', () => {
  expect(scripted([2, 6, 4]).dice(3, 6)).toEqual([6, 4, 2]);
});

test('all throws are listed once, with the odds that counting every die gives', () => {
  expect(allThrows(5, 6)).toHaveLength(252);
  const counted = new Map<string, number>();
  for (let code = 0; code < 4 ** 3; code++) {
    const dice = [code % 4, Math.floor(code / 4) % 4, Math.floor(code / 16)].map(face => face + 1);
    const key = dice.sort((a, b) => b - a).join();
    counted.set(key, (counted.get(key) ?? 0) + 1 / 64);
  }
  const listed = new Map(allThrows(3, 4).map(({ dice, p }) => [dice.join(), p]));
  expect([...listed.keys()].sort()).toEqual([...counted.keys()].sort());
  for (const [key, p] of listed) expect(p).toBeCloseTo(counted.get(key)!, 12);
  expect(allThrows(0, 6)).toEqual([{ dice: [], p: 1 }]);
  expect(allThrows(3, 1)).toEqual([{ dice: [1, 1, 1], p: 1 }]);
});

test('the outcomes of a roll are its six faces, and the position asked about stays as it is', () => {
  const { state } = opened(pig);
  const before = structuredClone(state);
  const found = [...outcomes(pig, state as never, 0, { type: 'roll' })];
  expect(found).toHaveLength(6);
  expect(found.map(({ p }) => p)).toEqual(Array(6).fill(1 / 6));
  expect(found.map(({ state: { turn } }) => turn.sum).sort()).toEqual([0, 2, 3, 4, 5, 6]);
  expect(state).toEqual(before);
});

test('the outcomes of drawing several cards sum to one', () => {
  const match = opened(hush, 2, { options: { deck: 'small' } });
  const state = structuredClone(match.state) as Parameters<typeof hush.apply>[0];
  state.hands = [
    ['c1', 'c2', 'snap'],
    ['c3', 'c4', 'c5'],
  ];
  state.pool = ['c6', 'c7', 'c8'];
  state.stack = [{ name: 'turn', seat: 0 }];
  const found = [...outcomes(hush, state, 0, { type: 'demand', from: 1 })];
  // One of three cards is taken, then the pool gives one of three to seat 1.
  expect(found).toHaveLength(9);
  expect(found.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
});

test('copies of one card are one outcome', () => {
  const deal: AnyGame = { ...pig, apply: (state, _seat, _move, { chance }) => state.push(chance.draw(state[0])) };
  const found = [...outcomes(deal, [['a', 'b', 'a', 'a']], 0, { type: 'roll' })];
  expect(found.map(({ state, p }) => [(state as unknown[])[1], p])).toEqual([
    ['a', 0.75],
    ['b', 0.25],
  ]);
  expect(found.map(({ state }) => [...(state as unknown as [string[]])[0]].sort().join(''))).toEqual(['aab', 'aaa']);
});

test('an empty pool cannot be drawn from, enumerated or not', () => {
  const deal: AnyGame = { ...pig, apply: (state, _seat, _move, { chance }) => chance.draw(state) };
  expect(() => [...outcomes(deal, [], 0, { type: 'roll' })]).toThrow('cannot choose one of 0');
});

test('a move without chance has one outcome', () => {
  const { state } = opened(pig);
  expect([...outcomes(pig, state as never, 0, { type: 'hold' })].map(({ p }) => p)).toEqual([1]);
});

test('several dice are enumerated as throws, not as orders', () => {
  const game = {
    ...pig,
    apply: (state: { sum?: number[] }, _seat: number, _move: unknown, step: { chance: Chance }) => {
      state.sum = [...step.chance.dice(3, 6), step.chance.int(2)];
    },
  };
  const found = [...outcomes(game as never, {} as never, 0, { type: 'roll' } as never)];
  expect(found).toHaveLength(56 * 2);
  expect(found.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
});
