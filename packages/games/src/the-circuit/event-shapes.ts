/** What is told of a match, described once and published as a JSON Schema. What each event means is in `events.ts`. */

import { shape } from '@roundhouse/kernel';
import { FIGHTER_IDS, HAZARD_IDS, RING_RULES_IDS, STATES, TRAIT_IDS, ZONES } from './content/types.ts';
import type { Event } from './events.ts';
import { SPACES } from './hex.ts';
import { FIGHTER_REFS, HAZARD_REFS } from './state.ts';

const { flag, list, nullable, object, one, tagged, text, whole } = shape;

const MOST = 1_000_000;
const seat = whole(0, 2);
const count = whole(0, MOST);
const change = whole(-MOST, MOST);
const fighter = one(...FIGHTER_REFS);
const hazard = one(...HAZARD_REFS);
const trait = one(...TRAIT_IDS);
const state = one(...STATES);
const zone = one(...ZONES);
const space = one(...SPACES);
const card = text(8);
const cards = list(card, { max: 52 });
const ability = text(40);
const phase = one(1, 2);
const hazardId = one(...HAZARD_IDS);
const team = object({ fighters: list(one(...FIGHTER_IDS), { min: 4, max: 4 }), hazard: hazardId });
const result = object({
  winners: list(seat, { max: 3 }),
  cause: one('finishingMoves', 'bell', 'concession'),
  ranking: list(list(seat, { max: 3 }), { max: 3 }),
});
const hypeReason = one(
  ...(['start', 'ability', 'trait', 'hazard', 'ringRules', 'effect', 'defeat'] as const),
  ...(['struggle', 'cost', 'convert', 'drain', 'tagOut'] as const),
);
const cause = one('ability', 'trait', 'hazard', 'ringRules', 'burning', 'struggle', 'pin');

export const EVENT = tagged('type', {
  orderDrawn: { order: list(seat, { max: 3 }) },
  fightersPicked: { seat, fighters: list(one(...FIGHTER_IDS), { max: 4 }) },
  teamLocked: { seat },
  teamsRevealed: { teams: list(nullable(team), { max: 3 }) },
  ringRulesDrawn: { ringRules: one(...RING_RULES_IDS) },
  hazardPlaced: { seat, hazard: hazardId, zone },
  zonePlaced: { seat, zone },
  benched: { fighter },
  deployed: { fighter, to: space, why: one('setUp', 'return', 'tagOut') },
  turnBegan: { seat, round: count, turn: count },
  activated: { fighter },
  movementBegan: { fighter, phase },
  movementEnded: { fighter, phase, steps: count },
  moved: { fighter, from: space, to: space, how: one('step', 'vault', 'dodge', 'push', 'teleport') },
  swapped: { fighter, other: fighter, from: space, to: space },
  hazardEntered: { fighter, hazard, byPush: flag },
  hazardLeft: { fighter, hazard },
  zoneEntered: { fighter, zone },
  triggered: { fighter, trigger: one('burning', 'ringRules', ...TRAIT_IDS, ...HAZARD_REFS) },
  drawn: { seat, count, cards: nullable(cards), why: one('combat', 'pumpedUp', 'effect') },
  deckRefilled: { seat, cards: count },
  abilityUsed: { fighter, ability, target: nullable(fighter), ally: nullable(fighter), cards, convert: flag },
  traitUsed: { fighter, trait, ally: nullable(fighter), cards },
  reacted: { fighter, trait },
  hypeChanged: { seat, by: change, total: change, why: hypeReason, fighter: nullable(fighter) },
  damaged: { fighter, damage: count, sta: change, by: cause },
  healed: { fighter, by: count, damage: count },
  stunned: { fighter, stun: count, by: cause },
  unstunned: { fighter, by: count, stun: count },
  stateGained: { fighter, state },
  stateLost: { fighter, state },
  traitGained: { fighter, trait },
  ignored: { fighter, trait, what: one('push', 'abilityDamage', 'abilityStun', ...STATES) },
  effectSkipped: {
    fighter,
    effect: one('dodge', 'push', 'shiftHazard', 'teleport'),
    why: one('impossible', 'declined'),
  },
  ropesHeld: { fighter },
  pinBegan: { fighter, pinned: fighter, count },
  pinCard: { seat, card, counted: count, pinBreak: flag, struggle: nullable(text(40)) },
  pinEnded: { fighter, pinned: fighter, success: flag, cards },
  defeated: {
    fighter,
    cause: one('knockOut', 'ringOut', 'tapOut', 'finishingMove', 'tagOut'),
    from: space,
    by: nullable(seat),
  },
  finishingMoveUsed: { fighter, ability, used: count },
  hazardMoved: { hazard, from: zone, to: zone },
  handDiscarded: { seat, cards },
  turnEnded: { seat },
  roundEnded: { round: count },
  ringShrunk: { radius: whole(3, 5) },
  conceded: { seat },
  matchOver: { result },
}) satisfies shape.Shape<Event>;
