/** What of Element Circle's view a learning program is told as numbers. */

import { shape } from '@roundhouse/kernel';
import { ELEMENTS } from './content/language.ts';
import { SPELL_LISTS } from './content/spells.ts';
import { STATE } from './shapes.ts';
import { ALL_SLOTS } from './slots.ts';
import { QUESTIONS } from './state.ts';

const { flag, list, nullable, object, one, whole } = shape;

const { circle, bank, active, dealer, opened, wild } = STATE.fields;
const SEAT = whole(0, 5);
const COUNT = whole(0, 1000);
const SPELL = one(...SPELL_LISTS.first.byName.keys());
/** More are rare, and are then not told. */
const HAND = list(SPELL, { max: 16 });
const PERMANENTS = list(object({ spell: SPELL, sideways: flag, blockedBy: nullable(SEAT) }), { max: 12 });

const PLAYER = object({
  alive: flag,
  wins: COUNT,
  handSize: COUNT,
  hand: nullable(HAND),
  slots: circle,
  permanents: PERMANENTS,
  bannedBy: nullable(SEAT),
});

const ASKING = object({
  name: one(...QUESTIONS),
  seat: SEAT,
  spell: nullable(SPELL),
  left: COUNT,
  optional: flag,
  element: nullable(one(...ELEMENTS)),
  from: nullable(one(...ALL_SLOTS)),
  target: nullable(SEAT),
});

export const observation = object({
  viewer: nullable(SEAT),
  round: COUNT,
  turn: COUNT,
  dealer,
  active,
  opened,
  wild,
  waning: flag,
  circle,
  bank,
  deck: COUNT,
  discard: COUNT,
  discardTop: nullable(SPELL),
  players: list(PLAYER, { min: 2, max: 6 }),
  asking: nullable(ASKING),
  payable: HAND,
});
