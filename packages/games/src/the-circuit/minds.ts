/** How the characters of The CIRCUIT think and err; measured by `bench league`. */

import type { Knowledge } from '../knowledge.ts';
import type { Move, View } from './state.ts';

export const minds: NonNullable<Knowledge<View, Move>['minds']> = {
  // Fond of one thing: runs on while there are steps left.
  easy: {
    by: 'greedy',
    games: 4,
    overlooks: 0.5,
    misjudges: 0.15,
    loves: { move: move => move.type === 'step', extra: 0.15 },
  },
  medium: { by: 'greedy', games: 8, overlooks: 0.3, misjudges: 0.05 },
  hard: { by: 'greedy' },
  champion: { by: 'search', iterations: 5000 },
};
