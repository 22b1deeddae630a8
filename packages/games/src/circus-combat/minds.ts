/** How the characters of Circus Combat think and err; measured by `bench league`. */

import type { Knowledge } from '../knowledge.ts';
import type { Move, View } from './state.ts';

export const minds: NonNullable<Knowledge<View, Move>['minds']> = {
  // Fond of one thing: throws again what was good enough.
  easy: {
    by: 'greedy',
    isBeginner: true,
    games: 24,
    overlooks: 0.4,
    misjudges: 0.05,
    loves: { move: move => move.type === 'rethrow' && move.dice.length > 1, extra: 0.12 },
  },
  // Has learnt no habits either: among the moves that habit leaves, even bad judgement hardly loses anything.
  medium: { by: 'greedy', isBeginner: true, games: 96, overlooks: 0.1, misjudges: 0.02 },
  hard: { by: 'greedy', games: 48, overlooks: 0.25, misjudges: 0.04 },
  champion: { by: 'search', iterations: 12_000 },
};
