/** Puzzles: the solver, its proofs, the generator's rules and the frozen puzzles. */

import { type Match, play, scripted } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import type { Colour, Mini } from '../content/face.ts';
import { cardsPlayed } from '../position.ts';
import { canBeSolvedWithin } from '../puzzles/enumerate.ts';
import { isWorthSolving, renamedKey } from '../puzzles/generate.ts';
import { difficultyOf, gradeOf } from '../puzzles/grading.ts';
import { greedyCost } from '../puzzles/greedy.ts';
import { GRADES, positionOf, type Task } from '../puzzles/puzzle.ts';
import { PUZZLES } from '../puzzles/puzzles.ts';
import { isSolved, solve } from '../puzzles/solver.ts';
import { circuitry } from '../rules.ts';
import type { State } from '../state.ts';
import { puzzles as german } from '../words/de/puzzles.ftl.ts';
import { words as inGerman } from '../words/de/words.ftl.ts';
import { puzzles as english } from '../words/en/puzzles.ftl.ts';
import { words as inEnglish } from '../words/en/words.ftl.ts';
import { puzzlesFrom } from '../words/puzzles.ts';
import { board, node } from './positions.ts';

const LIMITS = { most: 20, states: 2_000_000 };

/** A task as the worked examples write it; `pawns` as in `O@4F.b2`, with `+1` for a charge. */
const task = (laid: string, pawns: string, minis: string, circuits: number[] = [], inhibited = false): Task => ({
  board: board(laid),
  pawns: pawns.split(' ').map(text => {
    const [, colour, at, charge] = /^(.)@([^+]+)(?:\+(\d))?$/.exec(text)!;
    return { colour: colour as Colour, at: node(at!), charge: Number(charge ?? 0) };
  }),
  minis: minis.split(' ') as Mini[],
  circuits,
  inhibited,
});

const EXAMPLE = task('1B0@(0,0) 4F0@(0,1)', 'O@4F.b2 D@4F.b4', 'O K D G G G G G Force Rotate');
const without = (from: Task, mini: Mini): Task => ({ ...from, minis: from.minis.filter(held => held !== mini) });

describe('the solver', () => {
  test('BOARD-E25 BOARD-88: par of the worked example is 9', () => {
    const verdict = solve(EXAMPLE, LIMITS);
    expect(verdict).toMatchObject({ par: 9 });
    expect(isSolved(verdict) && verdict.solution.slice(0, 3)).toEqual([
      { type: 'force', target: 1 },
      { type: 'forceStep', pay: 'D', to: node('4F.c3'), exit: null },
      { type: 'step', pay: 'G', to: node('4F.b4'), exit: null, axis: null },
    ]);
  });

  test('BOARD-E25: without Force it cannot be solved', () => {
    expect(solve(without(EXAMPLE, 'Force'), LIMITS).par).toBe('none');
  });

  test('BOARD-88: the rules themselves find nothing below par', () => {
    expect(canBeSolvedWithin(EXAMPLE, 8, 200_000)).toBe(false);
    expect(canBeSolvedWithin(EXAMPLE, 9, 200_000)).toBe(true);
  });
});

describe('grades', () => {
  test('BOARD-E25: difficulty 12, grade 2, and a greedy player finds par', () => {
    const verdict = solve(EXAMPLE, LIMITS);
    if (!isSolved(verdict)) throw new Error('not solved');
    expect(greedyCost(EXAMPLE)).toBe(9);
    const difficulty = difficultyOf(EXAMPLE, verdict, greedyCost(EXAMPLE));
    expect([difficulty, gradeOf(difficulty)]).toEqual([12, 2]);
  });

  test('a greedy player who cannot get through gives up', () => {
    expect(greedyCost(without(EXAMPLE, 'Force'))).toBe(null);
  });

  test('colours with other names make no other puzzle', () => {
    const renamed = task('1B0@(0,0) 6F0@(0,1)', 'D@6F.b2 P@6F.b4', 'D K P R R R R R Force Rotate');
    expect(renamedKey(renamed)).toBe(renamedKey(EXAMPLE));
    expect(renamedKey(without(EXAMPLE, 'Rotate'))).not.toBe(renamedKey(EXAMPLE));
  });
});

/** Plays a puzzle's stored solution by the rules, with nothing left to chance; the state at its end. */
function played(task: Task, solution: readonly unknown[]): State {
  const match: Match = {
    game: circuitry.id,
    version: circuitry.version,
    options: null,
    seats: task.pawns.map(({ colour }) => ({ name: colour })),
    seed: null,
    entropy: [],
    state: positionOf(task),
    log: [],
  };
  for (const move of solution) play(circuitry, match, 0, move, 0, () => scripted([]));
  return match.state as State;
}

/** Small enough to be proved again in every run; all of them where `PUZZLES=all`. */
const isProved = (expanded: number): boolean => process.env.PUZZLES === 'all' || expanded < 150;

describe('the frozen puzzles', () => {
  test('there are a hundred or more, twenty of each grade, easy ones first, no two alike', () => {
    expect([...new Set(PUZZLES.map(({ grade }) => grade))]).toEqual(GRADES);
    expect(PUZZLES.length).toBeGreaterThanOrEqual(100);
    for (const grade of GRADES) expect(PUZZLES.filter(one => one.grade === grade).length).toBeGreaterThanOrEqual(20);
    const difficulties = PUZZLES.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
    expect(new Set(PUZZLES.map(renamedKey)).size).toBe(PUZZLES.length);
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  });

  test('each has a title of its own, in both languages', () => {
    for (const said of [puzzlesFrom(english, inEnglish), puzzlesFrom(german, inGerman)]) {
      const titles = PUZZLES.map(({ id }) => said.title(id));
      expect(titles).not.toContain(undefined);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  test.each(PUZZLES.map(puzzle => [puzzle.id, puzzle] as const))(
    'BOARD-86 BOARD-88: %s starts where the rules allow it and is solved at par',
    (_id, puzzle) => {
      expect(circuitry.checkState(positionOf(puzzle))).toBe(null);
      const end = played(puzzle, puzzle.solution);
      expect([end.result, cardsPlayed(end)]).toEqual([{ reason: 'delivered', winners: [0] }, puzzle.par]);
      expect(puzzle.par >= 5 && puzzle.par <= 14 && puzzle.proof.optimal <= 4).toBe(true);
      expect(puzzle.minis).not.toContain('Inhibit');
      const difficulty = difficultyOf(puzzle, puzzle, greedyCost(puzzle));
      expect([difficulty, gradeOf(difficulty)]).toEqual([puzzle.difficulty, puzzle.grade]);
    },
  );

  test.each(PUZZLES.filter(({ proof }) => isProved(proof.expanded)).map(puzzle => [puzzle.id, puzzle] as const))(
    'BOARD-88: par of %s is proved again, and nothing in it is idle',
    (_id, puzzle) => {
      const verdict = solve(puzzle, { most: puzzle.par, states: 2_000_000 });
      expect(verdict).toMatchObject({
        par: puzzle.par,
        optimal: puzzle.proof.optimal,
        expanded: puzzle.proof.expanded,
      });
      expect(isSolved(verdict) && isWorthSolving(puzzle, verdict, 2_000_000)).toBe(true);
    },
    120_000,
  );
});
