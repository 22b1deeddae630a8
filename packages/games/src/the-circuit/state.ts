/**
 * The CIRCUIT's nouns: what is in the ring, what can be asked, answered, seen and heard. Seats are places at the table;
 * the order in which they take turns is drawn (ARENA-18) and is in the state.
 */

import type { OptionSpecs, Seat, Viewer } from '@roundhouse/kernel';
import {
  CONTENT_IDS,
  type ContentId,
  FIGHTER_IDS,
  type FighterId,
  HAZARD_IDS,
  type HazardId,
  RING_RULES_IDS,
  type RingRulesId,
  type StateId,
  type StatId,
  type TraitId,
  type TriggerEvent,
  type ZoneId,
} from './content/types.ts';
import type { Direction, Hex } from './hex.ts';

export type { Cause, Event, HypeReason } from './events.ts';

export interface Options {
  /** ARENA-R2: what the four fighters of a team must share. */
  sharedIdentity: 'common' | 'pairwise';
  /** ARENA-R3: no fighter in two teams; teams are then chosen openly, in turn order. */
  uniqueFighters: boolean;
  /** ARENA-R25: Burning hurts at every activation, or only at the fighter's own. */
  burning: 'each' | 'own';
  /** ARENA-R57. */
  pinAttempts: 'automatic' | 'declared';
  /** ARENA-R36: what pays a Generic symbol: any one symbol, or a whole card. */
  genericPayment: 'symbol' | 'card';
  /** Hype for later seats in turn order: as much as makes up for coming later, none, or 1 and 2. */
  seatHype: 'auto' | 'off' | 'staggered';
  /** ARENA-R70. */
  bellRounds: number;
  /** ARENA-19: a card at random, or always this one. */
  ringRules: 'random' | RingRulesId;
  /** ARENA-18: drawn, or the order of seats, where a series has settled it. */
  playerOrder: 'random' | 'seats';
  openHands: boolean;
  /** Which edition of the cards; matches of an older one stay what they were. */
  content: ContentId;
}

export const OPTIONS: OptionSpecs<Options> = {
  sharedIdentity: { kind: 'choice', values: ['common', 'pairwise'] },
  uniqueFighters: { kind: 'choice', values: [false, true] },
  burning: { kind: 'choice', values: ['each', 'own'] },
  pinAttempts: { kind: 'choice', values: ['automatic', 'declared'] },
  genericPayment: { kind: 'choice', values: ['symbol', 'card'] },
  seatHype: { kind: 'choice', values: ['auto', 'off', 'staggered'] },
  bellRounds: { kind: 'range', min: 10, max: 60, default: 30 },
  ringRules: { kind: 'choice', values: ['random', ...RING_RULES_IDS] },
  playerOrder: { kind: 'choice', values: ['random', 'seats'] },
  openHands: { kind: 'choice', values: [false, true] },
  content: { kind: 'choice', values: CONTENT_IDS },
};

export const PRESETS: { readonly [name: string]: Partial<Options> } = {
  standard: {},
  homeTurf: { ringRules: 'home-turf' },
  draft: { uniqueFighters: true },
  evenStart: { seatHype: 'staggered' },
};

/** A combat card's id. */
export type CardId = string;

/** ARENA-2. */
export const TEAM_SIZE = 4;
const MOST_TEAMS = 3;

/** A fighter of the match: `1:krag` is seat 1's Krag. Two teams may field the same card (ARENA-R3). */
export type FighterRef = `${number}:${FighterId}`;

/** A hazard of the match: `0:fire-pit` is the one that seat 0 chose. */
export type HazardRef = `${number}:${HazardId}`;

/** The seat that a fighter or hazard belongs to. */
export const seatOf = (ref: FighterRef | HazardRef): Seat => ref.charCodeAt(0) - ZERO;
const ZERO = '0'.charCodeAt(0);

/** References are made once: playouts compare and look them up all the time. */
const refsTo = <Id extends string>(ids: readonly Id[]): readonly { readonly [I in Id]: `${number}:${I}` }[] =>
  Array.from(
    { length: MOST_TEAMS },
    (_, seat) => Object.fromEntries(ids.map(id => [id, `${seat}:${id}`])) as { [I in Id]: `${number}:${I}` },
  );
const FIGHTERS_BY_SEAT = refsTo(FIGHTER_IDS);
const HAZARDS_BY_SEAT = refsTo(HAZARD_IDS);

/** Every reference there can be. */
export const FIGHTER_REFS: readonly FighterRef[] = FIGHTERS_BY_SEAT.flatMap(refs => Object.values(refs));
export const HAZARD_REFS: readonly HazardRef[] = HAZARDS_BY_SEAT.flatMap(refs => Object.values(refs));

const CARD_OF = new Map(FIGHTER_REFS.map(ref => [ref, ref.slice(2) as FighterId]));
const HAZARD_OF = new Map<string, HazardId>(HAZARD_REFS.map(ref => [ref, ref.slice(2) as HazardId]));

export const refOf = (seat: Seat, card: FighterId): FighterRef => FIGHTERS_BY_SEAT[seat]![card];
export const hazardRef = (seat: Seat, hazard: HazardId): HazardRef => HAZARDS_BY_SEAT[seat]![hazard];
export const cardOf = (ref: FighterRef): FighterId => CARD_OF.get(ref)!;
export const hazardOf = (ref: HazardRef): HazardId => HAZARD_OF.get(ref)!;
export const isHazardRef = (trigger: TriggerId): trigger is HazardRef => HAZARD_OF.has(trigger);

/** A fighter among teams, of a state or of a view. */
export function fighterIn<F extends { card: FighterId }>(
  teams: readonly { fighters: readonly F[] }[],
  ref: FighterRef,
): F {
  const card = cardOf(ref);
  return teams[seatOf(ref)]!.fighters.find(fighter => fighter.card === card)!;
}

export interface Fighter {
  card: FighterId;
  /** Null: on the Bench, or not yet deployed. */
  at: Hex | null;
  damage: number;
  stun: number;
  /** In the order of their list. */
  states: StateId[];
  /** Traits that Finishing Moves have given (ARENA-R68). */
  lasting: TraitId[];
  /** Its Finishing Move has been used (ARENA-79). */
  finished: boolean;
  /** Traits that work once a turn and have worked in this one. */
  spent: TraitId[];
  /** Hype credited to it (ARENA-R79). */
  crowd: number;
}

export interface Team {
  /** Four, in team order; none before teams are chosen. */
  fighters: Fighter[];
  hazard: HazardId | null;
  /** Where the hazard is. */
  hazardZone: ZoneId | null;
  /** Where the team deploys. */
  zone: ZoneId | null;
  hype: number;
  /** Face down and unordered: which card is on top is not decided before it is drawn. */
  deck: CardId[];
  /** From bottom to top. */
  discard: CardId[];
  /** In the order of the deck's list; empty outside one's own combat phase. */
  hand: CardId[];
  /** The fighter activated last (ARENA-51). */
  last: FighterRef | null;
  /** Those whose defeat has left a place in the ring that is not filled yet (ARENA-R17). */
  vacancies: FighterRef[];
  /** Enemies defeated on its own turns (ARENA-R70). */
  defeats: number;
  conceded: boolean;
}

/** What the active fighter has done since its activation began. */
export interface Activation {
  fighter: FighterRef;
  /** It took a step of its own in the first movement phase (ARENA-R29). */
  moved: boolean;
  combat: 'ahead' | 'on' | 'over';
  /** How many abilities it has used. */
  abilities: number;
  /** One of them put damage on its chosen target. */
  damaging: boolean;
  /** Abilities and traits used that may be used once. */
  used: string[];
  /** The late draw of Pumped Up is done (ARENA-R33). */
  lateDraw: boolean;
}

/** A team as it is chosen: fighters in team order. */
export interface TeamChoice {
  fighters: FighterId[];
  hazard: HazardId;
}

/** A pending trigger: Burning, a trait's, a hazard's or the Ring Rules card's. */
export type TriggerId = 'burning' | 'ringRules' | TraitId | HazardRef;

export type Move =
  // D1 in steps: four fighters one by one, or a ready-made four; then the hazard, which locks the team.
  | { type: 'pickTeam'; fighters: FighterId[] }
  | { type: 'pickFighter'; fighter: FighterId }
  | { type: 'pickHazard'; hazard: HazardId }
  // D2 to D5
  | { type: 'placeHazard'; zone: ZoneId }
  | { type: 'placeZone'; zone: ZoneId }
  | { type: 'bench'; fighter: FighterRef }
  | { type: 'deployAt'; hex: Hex }
  // D6 to D8
  | { type: 'return'; fighter: FighterRef }
  | { type: 'activate'; fighter: FighterRef }
  | { type: 'tagOut'; fighter: FighterRef }
  // D9
  | { type: 'step'; dir: Direction }
  | { type: 'vault'; dir: Direction }
  | { type: 'stop' }
  // D10
  | { type: 'use'; ability: string }
  | { type: 'trait'; trait: TraitId }
  | { type: 'endCombat' }
  // D11 to D13
  | { type: 'target'; fighter: FighterRef }
  | { type: 'ally'; fighter: FighterRef }
  /** Cards in the order of the deck's list. */
  | { type: 'pay'; cards: CardId[]; convert: boolean }
  // D14 to D17; `index` is the printed place of the effect in its group.
  | { type: 'effect'; index: number }
  | { type: 'dodge'; dir: Direction | 'none' }
  | { type: 'push'; dir: Direction | 'out' }
  | { type: 'shift'; hazard: HazardRef; zone: ZoneId }
  | { type: 'noShift' }
  // D18 to D21
  | { type: 'pin'; fighter: FighterRef }
  | { type: 'noPin' }
  | { type: 'order'; trigger: TriggerId }
  | { type: 'react'; dir: Direction | 'none' }
  | { type: 'give'; card: CardId };

/** Several moves sent as one: played in order until a trigger interrupts. Never listed. */
export type Compound =
  | { type: 'selectTeam'; fighters: FighterId[]; hazard: HazardId }
  | { type: 'path'; hexes: Hex[] }
  | {
      type: 'play';
      ability: string;
      target?: FighterRef;
      ally?: FighterRef;
      pay: { cards: CardId[]; convert: boolean };
    }
  /** Push the same fighter in one direction as often as it is asked. */
  | { type: 'pushLine'; dir: Direction }
  | { type: 'autoOrder' };

export type DeployReason = 'setUp' | 'return' | 'tagOut';

/** Where the effects that are being carried out are printed. */
export type Source =
  | { kind: 'ability'; ability: string }
  | { kind: 'trait'; trait: TraitId }
  | { kind: 'trigger'; trigger: TriggerId; on: TriggerEvent };

/** Effects being carried out, group by group. */
export interface Resolving {
  name: 'resolving';
  source: Source;
  /** `self` in its effects. */
  user: FighterRef;
  target: FighterRef | null;
  ally: FighterRef | null;
  group: number;
  /** How many single effects are left of each printed one of the group. */
  left: number[];
  /** Weapon racks at hand: each adds a damage to the first effect that damages the target. */
  rack: number;
  /** The fighter came here by a Push: for enter effects. */
  byPush: boolean;
}

/**
 * Where the rules are; the last frame is the question. Those not in `QUESTIONS` ask nothing: they see how to go on.
 */
export type Frame =
  /** ARENA-R4: drafts and committed teams are secret until all are in, unless fighters are unique. */
  | { name: 'choosingTeams'; asked: boolean[]; drafts: FighterId[][]; committed: (TeamChoice | null)[] }
  | { name: 'settingUp' }
  | { name: 'placingHazard'; seat: Seat }
  | { name: 'placingZone'; seat: Seat }
  | { name: 'benching'; seat: Seat }
  /** Fighters still to be put into the ring, in this order. */
  | { name: 'deploying'; seat: Seat; fighters: FighterRef[]; why: DeployReason }
  | { name: 'choosingSpace'; seat: Seat; fighter: FighterRef; why: DeployReason }
  | { name: 'beginning'; stage: 'return' | 'returnFreely' | 'triggers' | 'choose' }
  | { name: 'returning'; seat: Seat }
  | { name: 'choosingFighter'; seat: Seat }
  | { name: 'taggingOut'; seat: Seat }
  | { name: 'activating'; stage: 'states' | 'triggers' | 'others' | 'over' }
  /** `base`: SPD and what changed it when the phase began (ARENA-R28). */
  | { name: 'movement'; phase: 1 | 2; steps: number; base: number }
  | { name: 'moving'; seat: Seat; phase: 1 | 2; steps: number; limit: number }
  | { name: 'combat'; stage: 'draw' | 'use' }
  | { name: 'acting'; seat: Seat }
  | { name: 'aiming'; seat: Seat; ability: string }
  /** For an ability, or an active trait. */
  | { name: 'choosingAlly'; seat: Seat; ability: string | null; trait: TraitId | null; target: FighterRef | null }
  | { name: 'paying'; seat: Seat; ability: string; target: FighterRef | null; ally: FighterRef | null }
  | { name: 'giving'; seat: Seat; trait: TraitId; ally: FighterRef | null }
  | Resolving
  /** D14, on a `resolving` frame. */
  | { name: 'choosingEffect'; seat: Seat; choices: number[] }
  | { name: 'dodging'; seat: Seat; fighter: FighterRef }
  /** Fighters still to be Pushed by one effect. */
  | { name: 'pushing'; seat: Seat; fighters: FighterRef[] }
  | { name: 'choosingPush'; seat: Seat; fighter: FighterRef }
  /** D20 for Redirect. */
  | { name: 'redirecting'; seat: Seat; fighter: FighterRef; trait: TraitId }
  /** A Push that goes on in the same direction (low-gravity). */
  | { name: 'pushedOn'; fighter: FighterRef; dir: Direction; from: Hex; spaces: number }
  | { name: 'shifting'; seat: Seat }
  | {
      name: 'triggers';
      /** Who says in which order they come. */
      seat: Seat;
      on: TriggerEvent;
      fighter: FighterRef;
      pending: TriggerId[];
      byPush: boolean;
      entered: TriggerId[];
    }
  /** D19, on a `triggers` frame. */
  | { name: 'orderingTriggers'; seat: Seat; fighter: FighterRef; pending: TriggerId[] }
  | { name: 'afterUse'; stage: 'win' | 'reactions' | 'pins'; target: FighterRef | null }
  /** D20 for Sidestep. */
  | { name: 'sidestepping'; seat: Seat; fighter: FighterRef; trait: TraitId }
  /** Enemies tried at this check (ARENA-R58). */
  | { name: 'pinCheck'; tried: FighterRef[] }
  | { name: 'pinning'; seat: Seat; fighters: FighterRef[] }
  | { name: 'ending'; stage: 'triggers' | 'states' | 'turn' }
  | { name: 'roundEnding'; stage: 'hazards' | 'ring' | 'bell' };

/** Frames that ask somebody something. */
export const QUESTIONS = [
  ...(['choosingTeams', 'placingHazard', 'placingZone', 'benching', 'choosingSpace', 'returning'] as const),
  ...(['choosingFighter', 'taggingOut', 'moving', 'acting', 'aiming', 'choosingAlly', 'paying', 'giving'] as const),
  ...(['choosingEffect', 'dodging', 'choosingPush', 'redirecting', 'shifting', 'orderingTriggers'] as const),
  ...(['sidestepping', 'pinning'] as const),
];

export type DefeatCause = 'knockOut' | 'ringOut' | 'tapOut' | 'finishingMove' | 'tagOut';

export interface Result {
  /** Several, if the bell left them equal. */
  winners: Seat[];
  cause: 'finishingMoves' | 'bell' | 'concession';
  /** Best first; seats in one list are equal (ARENA-R70). */
  ranking: Seat[][];
}

export interface State {
  options: Options;
  content: ContentId;
  /** Seats in turn order: Player 1 first. */
  order: Seat[];
  /** Null until it is drawn, after the teams are revealed. */
  ringRules: RingRulesId | null;
  /** The ring is all spaces up to this far from its middle. */
  radius: number;
  /** From 1; 0 during set-up. */
  round: number;
  /** Turns begun. */
  turn: number;
  /** Whose turn it is; null in set-up and between turns. */
  active: Seat | null;
  activation: Activation | null;
  /** The Hype for a Push into a hazard has been given this turn (twin-terrors). */
  pushHype: boolean;
  /** How often any deck has been refilled from its discard pile. */
  reshuffles: number;
  teams: Team[];
  result: Result | null;
  stack: Frame[];
}

/** A fighter as everybody sees it. */
export interface FighterView extends Fighter {
  /** As they are now, with all that changes them. */
  stats: { [S in StatId]: number };
  /** Printed and lasting. */
  traits: TraitId[];
  /** Enemies it engages. */
  engages: FighterRef[];
  /** Its Stun tokens have reached its PIN. */
  pinnable: boolean;
}

export interface TeamView {
  fighters: FighterView[];
  hazard: HazardId | null;
  hazardZone: ZoneId | null;
  zone: ZoneId | null;
  hype: number;
  /** Cards in it. */
  deck: number;
  /** Pin breaks among the cards that this viewer cannot see: in the deck, or in a hand that is hidden from it. */
  pinBreaks: number;
  discard: CardId[];
  handSize: number;
  /** Null where it is hidden. */
  hand: CardId[] | null;
  last: FighterRef | null;
  vacancies: FighterRef[];
  defeats: number;
  /** Finishing Moves used. */
  finishers: number;
  conceded: boolean;
}

/** All a viewer may know. */
export interface View {
  options: Options;
  content: ContentId;
  viewer: Viewer;
  order: Seat[];
  ringRules: RingRulesId | null;
  radius: number;
  round: number;
  turn: number;
  active: Seat | null;
  activation: Activation | null;
  pushHype: boolean;
  reshuffles: number;
  teams: TeamView[];
  /** Seats whose team is chosen. */
  locked: boolean[];
  /** Where the rules are; the last frame is the question. Teams being chosen by others are left out of it. */
  stack: Frame[];
  result: Result | null;
}
