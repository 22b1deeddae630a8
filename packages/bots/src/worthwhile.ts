/** Which moves a bot thinks about at all. */

import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import type { Seat } from '@roundhouse/kernel';
import type { Move } from './request.ts';

/** The moves worth a thought, as far as anybody knows: at least one. */
export const worthwhileOf = (
  knowledge: AnyKnowledge | undefined,
  view: unknown,
  seat: Seat,
  moves: readonly Move[],
): readonly Move[] => knowledge?.candidates?.(view, seat, moves) ?? moves;
