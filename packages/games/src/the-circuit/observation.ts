/** What of The CIRCUIT's view a learning program is told as numbers. */

import { shape } from '@roundhouse/kernel';
import { DECK } from './content/deck.ts';
import { FIGHTER_IDS, HAZARD_IDS, STATES, TRAIT_IDS, ZONES } from './content/types.ts';
import { SPACES } from './hex.ts';
import { FRAME, STATE } from './shapes.ts';
import { FIGHTER_REFS } from './state.ts';

const { flag, list, nullable, object, one, whole } = shape;

const { order, ringRules, radius, active, pushHype } = STATE.fields;
const COUNT = whole(0, 1000);
const STAT = whole(-20, 40);
const REF = one(...FIGHTER_REFS);
const ZONE = one(...ZONES);
const TRAITS = list(one(...TRAIT_IDS), { max: 8 });

const FIGHTER = object({
  card: one(...FIGHTER_IDS),
  at: nullable(one(...SPACES)),
  damage: COUNT,
  stun: COUNT,
  states: list(one(...STATES), { max: STATES.length }),
  finished: flag,
  stats: object({ SPD: STAT, STA: STAT, COM: STAT, PIN: STAT }),
  traits: TRAITS,
  engages: list(REF, { max: 6 }),
  pinnable: flag,
});

const TEAM = object({
  fighters: list(FIGHTER, { max: 4 }),
  hazard: nullable(one(...HAZARD_IDS)),
  hazardZone: nullable(ZONE),
  zone: nullable(ZONE),
  hype: COUNT,
  deck: COUNT,
  pinBreaks: COUNT,
  handSize: COUNT,
  /** More are rare, and are then not told. */
  hand: nullable(list(one(...DECK.map(({ id }) => id)), { max: 16 })),
  last: nullable(REF),
  vacancies: list(REF, { max: 4 }),
  defeats: COUNT,
  finishers: COUNT,
  conceded: flag,
});

export const observation = object({
  viewer: nullable(whole(0, 2)),
  order,
  ringRules,
  radius,
  round: COUNT,
  turn: COUNT,
  active,
  activation: nullable(
    object({ fighter: REF, moved: flag, combat: one('ahead', 'on', 'over'), abilities: COUNT, damaging: flag }),
  ),
  pushHype,
  teams: list(TEAM, { min: 2, max: 3 }),
  locked: list(flag, { max: 3 }),
  /** Where the rules are; the last one is the question. */
  stack: list(object({ name: one(...FRAME.kinds) }), { max: 16 }),
});
