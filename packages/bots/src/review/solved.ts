/** The review of a solved game: nothing is imagined, every number is what perfect players would make of it. */

import type { Solution } from '@roundhouse/games/knowledge';
import { type AnyGame, CONCEDE, type ReplayStates, type Seat, samePlain } from '@roundhouse/kernel';
import type { Move } from '../request.ts';
import { certain } from './mean.ts';
import type { Findings, Judged } from './study.ts';

/** Null where the solution does not reach every position of the match. */
export function solvedFindings(
  game: AnyGame,
  replay: ReplayStates,
  // biome-ignore lint/suspicious/noExplicitAny: states of unrelated games meet here, as in AnyGame.
  solution: Solution<any, any>,
): Findings | null {
  const states: unknown[] = replay.steps.map((_, i) => replay.stateAt(i + 1));
  const chances: Findings['chances'][number][] = [];
  const judged: (Judged | null)[] = [];
  for (const [i, { made }] of replay.steps.entries()) {
    const payoffs = game.payoffs(states[i]);
    const here = payoffs ? certain(payoffs) : solution.chances(states[i]);
    if (!here) return null;
    chances.push({ games: 0, ...here });
    const isChoice = i > 0 && made.seat !== null && made.move !== null;
    const choice = isChoice ? choiceIn(game, states[i - 1], made.seat!, made.move as Move, solution) : null;
    if (choice === undefined) return null;
    judged.push(choice);
  }
  return { chances, judged, movers: replay.steps.map(({ made }) => made.seat) };
}

/** Null where there was nothing to choose, undefined where the solution does not say. */
function choiceIn(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  move: Move,
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  solution: Solution<any, any>,
): Judged | null | undefined {
  const worth = (own: number) => certain(seat === 0 ? [own, 1 - own] : [1 - own, own]);
  const lost = (share: number, error: number): Judged['gained'] => ({
    ...{ games: 0, mean: seat === 0 ? [-share, share] : [share, -share], error },
  });
  if (game.concede && samePlain(move, CONCEDE)) {
    const before = solution.chances(state);
    if (!before) return undefined;
    return { seat, made: worth(0), gained: lost(before.mean[seat]!, before.error), best: worth(0), bestMove: move };
  }
  const moves: readonly Move[] = game.legalMoves(state, seat);
  if (moves.length < 2) return null;
  const choice = solution.choice(state, seat, move, moves);
  if (!choice) return undefined;
  const made = { ...worth(choice.made), error: choice.error };
  const gained = lost(choice.worth - choice.made, choice.error);
  return { seat, made, gained, best: worth(choice.worth), bestMove: choice.best };
}
