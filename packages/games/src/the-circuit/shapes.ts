/** What goes in and out of The CIRCUIT, described once: checked at the door and published as JSON Schemas. */

import { shape } from '@roundhouse/kernel';
import {
  CONTENT_IDS,
  FIGHTER_IDS,
  HAZARD_IDS,
  RING_RULES_IDS,
  STATES,
  TRAIT_IDS,
  type TriggerEvent,
  ZONES,
} from './content/types.ts';
import { DIRECTIONS, SPACES } from './hex.ts';
import { FIGHTER_REFS, type Frame, HAZARD_REFS, type Move, OPTIONS, type State } from './state.ts';

const { either, flag, list, nullable, object, one, tagged, text, whole } = shape;

const MOST = 1_000_000;
const seat = whole(0, 2);
const ref = one(...FIGHTER_REFS);
const count = whole(0, MOST);
const card = text(8);
const ability = text(40);
const fighterId = one(...FIGHTER_IDS);
const hazardId = one(...HAZARD_IDS);
const traitId = one(...TRAIT_IDS);
const zone = one(...ZONES);
const space = one(...SPACES);
const direction = one(...DIRECTIONS);
const trigger = one('burning', 'ringRules', ...TRAIT_IDS, ...HAZARD_REFS);
const team = list(fighterId, { min: 4, max: 4 });
const refs = list(ref, { max: 12 });
const cards = list(card, { max: 52 });
const TRIGGER_EVENTS = [
  ...(['turnBegin', 'activationBegin', 'abilityUsed', 'targetedByEnemyAbilityResolved', 'aboutToBePushed'] as const),
  ...(['allyDefeatsEnemy', 'pinSurvived', 'enter', 'leave', 'activationEnd', 'roundEnd'] as const),
] satisfies TriggerEvent[];
const event = one(...TRIGGER_EVENTS);
const phase = one(1, 2);
const deployReason = one('setUp', 'return', 'tagOut');

export const MOVE = tagged('type', {
  pickTeam: { fighters: team },
  pickFighter: { fighter: fighterId },
  pickHazard: { hazard: hazardId },
  placeHazard: { zone },
  placeZone: { zone },
  bench: { fighter: ref },
  deployAt: { hex: space },
  return: { fighter: ref },
  activate: { fighter: ref },
  tagOut: { fighter: ref },
  step: { dir: direction },
  vault: { dir: direction },
  stop: {},
  use: { ability },
  trait: { trait: traitId },
  endCombat: {},
  target: { fighter: ref },
  ally: { fighter: ref },
  pay: { cards: list(card, { min: 1, max: 12 }), convert: flag },
  effect: { index: whole(0, 20) },
  dodge: { dir: either(direction, one('none')) },
  push: { dir: either(direction, one('out')) },
  shift: { hazard: one(...HAZARD_REFS), zone },
  noShift: {},
  pin: { fighter: ref },
  noPin: {},
  order: { trigger },
  react: { dir: either(direction, one('none')) },
  give: { card },
}) satisfies shape.Shape<Move>;

export const OPTIONS_SHAPE = shape.options(OPTIONS);

const choice = object({ fighters: team, hazard: hazardId });
const source = tagged('kind', {
  ability: { ability },
  trait: { trait: traitId },
  trigger: { trigger, on: event },
});

export const FRAME = tagged('name', {
  choosingTeams: {
    asked: list(flag, { min: 2, max: 3 }),
    drafts: list(list(fighterId, { max: 4 }), { min: 2, max: 3 }),
    committed: list(nullable(choice), { min: 2, max: 3 }),
  },
  settingUp: {},
  placingHazard: { seat },
  placingZone: { seat },
  benching: { seat },
  deploying: { seat, fighters: refs, why: deployReason },
  choosingSpace: { seat, fighter: ref, why: deployReason },
  beginning: { stage: one('return', 'returnFreely', 'triggers', 'choose') },
  returning: { seat },
  choosingFighter: { seat },
  taggingOut: { seat },
  activating: { stage: one('states', 'triggers', 'others', 'over') },
  movement: { phase, steps: whole(0, 40), base: whole(-20, 40) },
  moving: { seat, phase, steps: whole(0, 40), limit: whole(0, 40) },
  combat: { stage: one('draw', 'use') },
  acting: { seat },
  aiming: { seat, ability },
  choosingAlly: { seat, ability: nullable(ability), trait: nullable(traitId), target: nullable(ref) },
  paying: { seat, ability, target: nullable(ref), ally: nullable(ref) },
  giving: { seat, trait: traitId, ally: nullable(ref) },
  resolving: {
    source,
    user: ref,
    target: nullable(ref),
    ally: nullable(ref),
    group: whole(-1, 20),
    left: list(whole(0, 20), { max: 20 }),
    rack: whole(0, 3),
    byPush: flag,
  },
  choosingEffect: { seat, choices: list(whole(0, 20), { max: 20 }) },
  dodging: { seat, fighter: ref },
  pushing: { seat, fighters: refs },
  choosingPush: { seat, fighter: ref },
  redirecting: { seat, fighter: ref, trait: traitId },
  pushedOn: { fighter: ref, dir: direction, from: space, spaces: whole(1, 10) },
  shifting: { seat },
  triggers: {
    seat,
    on: event,
    fighter: ref,
    pending: list(trigger, { max: 12 }),
    byPush: flag,
    entered: list(trigger, { max: 12 }),
  },
  orderingTriggers: { seat, fighter: ref, pending: list(trigger, { max: 12 }) },
  afterUse: { stage: one('win', 'reactions', 'pins'), target: nullable(ref) },
  sidestepping: { seat, fighter: ref, trait: traitId },
  pinCheck: { tried: refs },
  pinning: { seat, fighters: refs },
  ending: { stage: one('triggers', 'states', 'turn') },
  roundEnding: { stage: one('hazards', 'ring', 'bell') },
}) satisfies shape.Shape<Frame>;

const fighter = object({
  card: fighterId,
  at: nullable(space),
  damage: count,
  stun: count,
  states: list(one(...STATES), { max: STATES.length }),
  lasting: list(traitId, { max: TRAIT_IDS.length }),
  finished: flag,
  spent: list(traitId, { max: TRAIT_IDS.length }),
  crowd: count,
});

export const STATE = object({
  options: OPTIONS_SHAPE,
  content: one(...CONTENT_IDS),
  order: list(seat, { min: 2, max: 3 }),
  ringRules: nullable(one(...RING_RULES_IDS)),
  /** `countdown` leaves no smaller one. */
  radius: whole(3, 5),
  round: count,
  turn: count,
  active: nullable(seat),
  activation: nullable(
    object({
      fighter: ref,
      moved: flag,
      combat: one('ahead', 'on', 'over'),
      abilities: count,
      damaging: flag,
      used: list(ability),
      lateDraw: flag,
    }),
  ),
  pushHype: flag,
  reshuffles: count,
  teams: list(
    object({
      fighters: list(fighter, { max: 4 }),
      hazard: nullable(hazardId),
      hazardZone: nullable(zone),
      zone: nullable(zone),
      hype: count,
      deck: cards,
      discard: cards,
      hand: cards,
      last: nullable(ref),
      vacancies: list(ref, { max: 4 }),
      defeats: count,
      conceded: flag,
    }),
    { min: 2, max: 3 },
  ),
  result: nullable(
    object({
      winners: list(seat, { min: 1, max: 3 }),
      cause: one('finishingMoves', 'bell', 'concession'),
      ranking: list(list(seat, { min: 1, max: 3 }), { min: 1, max: 3 }),
    }),
  ),
  stack: list(FRAME, { max: 60 }),
}) satisfies shape.Shape<State>;
