/** How the characters of Element Circle think and err; measured by `bench league`. */

import type { Knowledge } from '../knowledge.ts';
import type { Move, View } from './state.ts';

export const minds: NonNullable<Knowledge<View, Move>['minds']> = {
  // Fond of one thing: casts what can be paid for. Has no habits yet: those alone would play as well as the next.
  easy: {
    by: 'greedy',
    isBeginner: true,
    games: 12,
    overlooks: 0.5,
    misjudges: 0.1,
    loves: { move: move => move.type === 'cast', extra: 0.15 },
  },
  medium: { by: 'greedy', games: 48, overlooks: 0.3, misjudges: 0.02 },
  hard: { by: 'greedy' },
  champion: { by: 'search', iterations: 12_000 },
};
