/** How the characters of Element Circle think and err; measured by `bench league`. */

import type { Knowledge } from '../knowledge.ts';
import type { Move, View } from './state.ts';

export const minds: NonNullable<Knowledge<View, Move>['minds']> = {
  // Fond of one thing: casts what can be paid for.
  easy: {
    by: 'greedy',
    games: 12,
    overlooks: 0.65,
    misjudges: 0.25,
    loves: { move: move => move.type === 'cast', extra: 0.15 },
  },
  medium: { by: 'greedy', games: 48, overlooks: 0.3, misjudges: 0.05 },
  hard: { by: 'greedy' },
  champion: { by: 'search', iterations: 12_000 },
};
