/** What of FITE's view a learning program is told as numbers. */

import { shape } from '@roundhouse/kernel';
import { FIGHTER, FRAME_NAMES } from './shapes.ts';

const { flag, nullable, object, one, tuple, whole } = shape;

export const observation = object({
  viewer: nullable(whole(0, 1)),
  turn: whole(0, 201),
  fighters: tuple(FIGHTER, FIGHTER),
  asking: nullable(object({ name: one(...FRAME_NAMES), owes: tuple(flag, flag), committed: tuple(flag, flag) })),
});
