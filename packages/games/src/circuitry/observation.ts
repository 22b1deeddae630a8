/** What of Circuitry's view a learning program is told as numbers. */

import { shape } from '@roundhouse/kernel';
import { card, charges, colour, FRAMES, mini, node, STATE, seat } from './shapes.ts';

const { flag, list, nullable, object, one, whole } = shape;

const { first, active, round, board, quietTurns } = STATE.fields;
const COUNT = whole(0, 1000);
/** More are rare, and are then not told. */
const MINIS = list(mini, { max: 16 });

const PLAYER = object({
  colour: nullable(colour),
  team: nullable(seat),
  pawn: nullable(node),
  carried: charges,
  foreign: nullable(colour),
  delivered: charges,
  inhibited: nullable(whole(0, 3)),
  goldMinis: COUNT,
  greenMinis: COUNT,
  minis: nullable(MINIS),
  known: MINIS,
  circuitCount: COUNT,
  circuits: nullable(list(card, { max: 16 })),
});

const ASKING = object({
  name: one(...FRAMES.kinds),
  seat: nullable(seat),
  card: nullable(card),
  pawn: nullable(seat),
  mini: nullable(mini),
  to: nullable(node),
  forced: nullable(seat),
  hasAnswered: flag,
});

export const observation = object({
  viewer: nullable(seat),
  first,
  active,
  round,
  board,
  players: list(PLAYER, { min: 1, max: 6 }),
  gold: object({ size: COUNT, isOpen: flag }),
  green: object({ from: one('piles', 'deck'), piles: STATE.fields.green.fields.piles, size: COUNT, isOpen: flag }),
  turn: object({ draws: whole(0, 2), laid: flag, played: COUNT, eventful: flag }),
  quietTurns,
  asking: nullable(ASKING),
  letsPass: flag,
});
