/** How the characters of FITE think and err; measured by `bench league`. */

import type { Knowledge } from '../knowledge.ts';
import type { Move, View } from './state.ts';

export const minds: NonNullable<Knowledge<View, Move>['minds']> = {
  // Fond of one thing: attacks, and so stands on Offensive.
  easy: {
    by: 'greedy',
    games: 8,
    overlooks: 0.75,
    misjudges: 0.45,
    loves: { move: move => move.type === 'place' && move.loc === 'off', extra: 0.25 },
  },
  medium: { by: 'greedy', games: 24, overlooks: 0.5, misjudges: 0.15 },
  hard: { by: 'greedy', games: 48, overlooks: 0.33, misjudges: 0.06 },
  // Plays what is solved; under other options it looks at its own turn: measured, a search of the replies does worse.
  champion: { by: 'greedy' },
};
