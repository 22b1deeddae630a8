import { expect, test } from 'vitest';
import { chiSquareTail, compareTallies, Tally } from '../src/agreement.ts';
import { boardgameIo, byHand, type Contender, kernelFast, kernelPlain } from '../src/contenders.ts';

function tallyOf(contender: Contender, games: number): { tally: Tally; moves: number } {
  const tally = new Tally();
  let moves = 0;
  for (let i = 0; i < games; i++) {
    const played = contender.play();
    tally.add(played);
    moves += played.moves;
  }
  return { tally, moves: moves / games };
}

test('all contenders play the same game', () => {
  const reference = tallyOf(kernelFast(11), 20_000);
  for (const [make, games] of [
    [kernelPlain, 5000],
    [byHand, 20_000],
    [boardgameIo, 1000],
  ] as const) {
    const { tally, moves } = tallyOf(make(12), games);
    expect(compareTallies(reference.tally, tally).p).toBeGreaterThan(0.001);
    // A game has about 21.6 moves and they vary by about 10 from game to game.
    expect(Math.abs(moves - reference.moves)).toBeLessThan((4 * 10) / Math.sqrt(games) + 0.3);
  }
});

test('a game played a little differently is found out', () => {
  const reference = tallyOf(kernelFast(11), 20_000).tally;
  const bent = byHand(12);
  // Draws go to seat 0: three games in a hundred.
  const worse = new Tally();
  for (let i = 0; i < 20_000; i++) {
    const { winner, fights } = bent.play();
    worse.add({ winner: winner === -1 ? 0 : winner, fights });
  }
  expect(compareTallies(reference, worse).p).toBeLessThan(1e-6);
});

test('random play is as long and as drawn as the rules page says', () => {
  const { fights, draws } = tallyOf(byHand(3), 50_000).tally.summary();
  expect(fights).toBeGreaterThan(4.5);
  expect(fights).toBeLessThan(5.1);
  expect(draws).toBeGreaterThan(0.02);
  expect(draws).toBeLessThan(0.04);
});

test('the tail of chi-square is that of the printed tables', () => {
  expect(chiSquareTail(3.841, 1)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(18.307, 10)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(23.209, 10)).toBeCloseTo(0.01, 4);
  expect(chiSquareTail(2.558, 10)).toBeCloseTo(0.99, 4);
  expect(chiSquareTail(76.154, 50)).toBeCloseTo(0.01, 4);
  expect(chiSquareTail(29.707, 50)).toBeCloseTo(0.99, 4);
  expect(chiSquareTail(0, 3)).toBe(1);
});
