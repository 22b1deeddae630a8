/** How the characters of Circuitry think and err; measured by `bench league`. */

import type { Knowledge } from '../knowledge.ts';
import type { Move, View } from './state.ts';

export const minds: NonNullable<Knowledge<View, Move>['minds']> = {
  // Fond of one thing: hoards cards.
  easy: {
    by: 'greedy',
    overlooks: 0.3,
    misjudges: 0.03,
    loves: { move: move => move.type === 'draw', extra: 0.02 },
  },
  medium: { by: 'greedy', overlooks: 0.15, misjudges: 0.01 },
  hard: { by: 'greedy', overlooks: 0.05, misjudges: 0.003 },
  champion: { by: 'search' },
};
