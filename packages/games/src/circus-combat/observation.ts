/** What of Circus Combat's view a learning program is told as numbers. */

import { shape } from '@roundhouse/kernel';
import { TRICK_IDS } from './content/tricks.ts';
import { STATE, TRICK } from './shapes.ts';

const { list, nullable, object, one, tuple, whole } = shape;

const { stage, supply, active, turn, pool, phase, decider, pendingSlot, placed, trigger, discard } = STATE.fields;
/** Longer shows are rare, and are then told to here. */
const SHOW = list(TRICK, { max: 12 });
/** They are all of the third colour. */
const FRONT = list(object({ eyes: whole(1, 6) }), { max: 36 });
const COUNT = whole(0, TRICK_IDS.length);
const CARDS = list(one(...TRICK_IDS), { max: TRICK_IDS.length });

export const observation = object({
  viewer: nullable(whole(0, 1)),
  stage,
  deck: COUNT,
  aside: COUNT,
  unseen: CARDS,
  discard,
  queue: tuple(SHOW, SHOW),
  front: tuple(FRONT, FRONT),
  supply,
  active,
  turn,
  pool,
  phase,
  decider,
  pendingSlot,
  placed,
  trigger,
});
