/** `bench circuitry`: the puzzle solver beside a plain search over the rules. */

import { type Puzzle, positionOf } from '@roundhouse/games/circuitry/puzzles/puzzle.ts';
import { PUZZLES } from '@roundhouse/games/circuitry/puzzles/puzzles.ts';
import { solve } from '@roundhouse/games/circuitry/puzzles/solver.ts';
import { circuitry } from '@roundhouse/games/circuitry/rules.ts';
import type { State } from '@roundhouse/games/circuitry/state.ts';
import { copyPlain, fastChance, silentStep } from '@roundhouse/kernel';
import { formatRates, median, type Race, type Runner, race, ratios } from './race.ts';
import type { Screen } from './screen.ts';

/** The solver against the plain search. */
const LEAST_TIMES = 20;
/** Puzzles whose proof is neither a trifle nor a long wait. */
const [LEAST_STATES, MOST_STATES] = [500, 8000];
/** Positions that the plain search looks at in each puzzle. */
const PLAIN_STATES = 150;

/** Prints both rates; false if the solver is too slow. */
export async function benchCircuitry(bench: Race, screen: Screen): Promise<boolean> {
  screen.say(`Circuitry, per CPU-second; median of ${bench.rounds} rounds (slowest to fastest)`);
  const puzzles = PUZZLES.filter(({ proof }) => proof.expanded >= LEAST_STATES && proof.expanded <= MOST_STATES);
  const runners = [solver(puzzles), plainSearch(puzzles)];
  const [solved, plain] = await race(runners, bench, screen);
  for (const [i, rates] of [solved!, plain!].entries()) {
    screen.say(`  ${runners[i]!.name.padEnd(48)}${formatRates(rates)}`);
  }
  const times = ratios(solved!, plain!);
  const isAhead = median(times) >= LEAST_TIMES;
  screen.say(`  solver / plain search: ${formatRates(times)}; at least ${LEAST_TIMES}: ${isAhead ? 'met' : 'MISSED'}`);
  return isAhead;
}

/** Proves that nothing below par solves a puzzle: every cheaper position is looked at. */
function solver(puzzles: readonly Puzzle[]): Runner {
  let next = 0;
  return {
    name: 'puzzle positions, solver',
    run() {
      const puzzle = puzzles[next++ % puzzles.length]!;
      return solve(puzzle, { most: puzzle.par - 1, states: 2e6 }).expanded;
    },
  };
}

/** The same puzzles, breadth first over the listed moves; a position met before is not looked at again. */
function plainSearch(puzzles: readonly Puzzle[]): Runner {
  let next = 0;
  return {
    name: 'puzzle positions, plain search over the rules',
    run: () => searchPlainly(positionOf(puzzles[next++ % puzzles.length]!), PLAIN_STATES),
  };
}

function searchPlainly(start: State, most: number): number {
  const step = silentStep(fastChance(0));
  const seen = new Set([keyOf(start)]);
  const open = [start];
  let looked = 0;
  for (; looked < open.length && looked < most; looked++) {
    const state = open[looked]!;
    for (const seat of circuitry.toAct(state)) {
      for (const move of circuitry.legalMoves(state, seat)) {
        const after = copyPlain(state);
        circuitry.apply(after, seat, move, step);
        const key = keyOf(after);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push(after);
      }
    }
  }
  return looked;
}

/** All that matters for what follows. */
const keyOf = ({ board, players, turn, stack, result }: State): string =>
  JSON.stringify([board, players, turn, stack, result]);
