/** Puzzles: one turn, no draw, nobody else to decide. */

import { expect, test } from 'vitest';
import { cardsPlayed } from '../position.ts';
import { deliver, END, force, gain, lay, puzzle, rotate, type Seated, step } from './scene.ts';

const SOLVER: Seated = { at: 'O@4F.b2', minis: 'O K D G G G G G Force Rotate', circuits: [8] };
const stuck = (solver: Partial<Seated> = {}) =>
  puzzle({ board: '1B0@(0,0) 4F0@(0,1)', players: [{ ...SOLVER, ...solver }, { at: 'D@4F.b4' }] });

test('BOARD-86 BOARD-87: the solver moves at once, alone, and loses by ending the turn', () => {
  const t = stuck();
  expect([t.toAct, t.question, t.state.turn.draws]).toEqual([[0], 'menu', 0]);
  expect(t.game.seatsOf!(t.state)).toBe(1);
  expect(t.moves(1)).toEqual([]);
  t.play(0, END);
  expect([t.state.result, t.payoffs]).toEqual([{ reason: 'unsolved', winners: [] }, [0]]);
});

test('BOARD-87: played minis do not come back, and one circuit card may be laid', () => {
  const t = stuck();
  t.play(0, rotate(4));
  expect(t.state.green).toMatchObject({ from: 'piles', deck: [], discard: ['Rotate'] });
  t.play(0, lay(8, 1, 0));
  expect(t.listed(0, 'layCard')).toEqual([]);
});

test('BOARD-88: every mini and every circuit card played counts one', () => {
  const t = stuck();
  t.play(0, force(1, 'D', '4F.c3'));
  t.play(0, step('G', '4F.b4'));
  t.play(0, gain('O', 4));
  t.play(0, lay(8, 1, 0));
  expect(cardsPlayed(t.state)).toBe(5);
});

test('BOARD-86 BOARD-R77: nobody is asked about a play, and everything is open', () => {
  const t = puzzle({
    board: '1B0@(0,0) 4F0@(0,1)',
    players: [SOLVER, { at: 'D@4F.b4', minis: 'Inhibit' }],
  });
  t.play(0, step('G', '4F.b1'));
  expect([t.question, t.told]).toEqual(['menu', ['stepped']]);
  expect(t.view(null).players[1]!.minis).toEqual(['Inhibit']);
  const redealt = t.game.determinize(t.view(0), 0, { int: () => 0, dice: () => [], draw: pool => pool.pop()! });
  expect(redealt).toEqual(t.state);
});

test('BOARD-R77: nobody plays Inhibit in a puzzle', () => {
  const t = puzzle({
    board: '1B0@(0,0) 4F0@(0,1)',
    players: [{ at: 'O@4F.b2', minis: 'Inhibit G' }, { at: 'D@4F.b4' }],
  });
  expect(t.listed(0, 'inhibit')).toEqual([]);
  expect(t.refusal(0, { type: 'inhibit', target: 1 })).toBe('BOARD-R77 puzzleInhibit');
});

test('BOARD-86: a solver who starts inhibited may free himself', () => {
  const t = stuck({ inhibited: 3, minis: 'Free K', carried: 1, at: 'O@1B.a3' });
  t.play(0, { type: 'free', target: 0 });
  t.play(0, deliver('K'));
  expect(t.payoffs).toEqual([1]);
});
