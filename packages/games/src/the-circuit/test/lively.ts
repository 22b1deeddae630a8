/** A player that gets things done: closes in, uses what it can pay for, and wins; the rest is left to chance. */

import type { Chance, Seat } from '@roundhouse/kernel';
import { abilityOf } from '../effects.ts';
import { enemiesOf, fighterOf } from '../fighters.ts';
import { distance, type Hex, neighbour } from '../hex.ts';
import { theCircuit } from '../rules.ts';
import type { Move, State } from '../state.ts';

/** How far the active fighter would be from the nearest enemy. */
function gap(state: State, at: Hex): number {
  const enemies = enemiesOf(state, state.activation!.fighter);
  return Math.min(...enemies.map(enemy => distance(at, fighterOf(state, enemy).at!)));
}

/** How much it would like a move; equal ones are left to chance. */
function liking(state: State, move: Move): number {
  switch (move.type) {
    case 'use':
      return abilityOf(state, state.activation!.fighter, move.ability).finisher ? 9 : 5;
    case 'trait':
      return 4;
    case 'endCombat':
    case 'noShift':
    case 'noPin':
      return 0;
    case 'push':
      return move.dir === 'out' ? 3 : 1;
    case 'step': {
      const at = fighterOf(state, state.activation!.fighter).at!;
      return gap(state, neighbour(at, move.dir)!) < gap(state, at) ? 5 : 0;
    }
    case 'stop':
      return 1;
    default:
      return 1;
  }
}

/** Now and then anything at all, so that nothing stays undone for ever. */
const WHIM = 6;

export function livelyMove(state: State, seat: Seat, chance: Chance): Move {
  const moves = theCircuit.legalMoves(state, seat);
  if (moves.length === 1) return moves[0]!;
  if (chance.int(WHIM) === 0) return moves[chance.int(moves.length)]!;
  const liked = moves.map(move => liking(state, move));
  const most = Math.max(...liked);
  const best = moves.filter((_, i) => liked[i] === most);
  return best[chance.int(best.length)]!;
}
