/** Before the first turn: teams, order, Ring Rules, hazards, deployment zones and the fighters' first spaces. */

import { owingTogether, pop, push, type Seat, type Step } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import { type Placed, placementZones } from './content/placement.ts';
import { type FighterId, type HazardId, RING_RULES_IDS, type RingRulesCard, type ZoneId } from './content/types.ts';
import { RING_RADIUS } from './content/zones.ts';
import { inRing, isFree, ringMod } from './fighters.ts';
import { distance, type Hex, SPACES, ZONE_CENTRE, ZONE_SPACES } from './hex.ts';
import { gainHype } from './hype.ts';
import {
  type CardId,
  type Event,
  type Fighter,
  type FighterRef,
  type Frame,
  type Options,
  refOf,
  type State,
  type Team,
  type TeamChoice,
} from './state.ts';
import { beginRound } from './turns.ts';

type Context = Step<Event>;
type Named<Name extends Frame['name']> = Extract<Frame, { name: Name }>;
type ChoosingTeams = Named<'choosingTeams'>;

const EMPTY_TEAM: Team = {
  fighters: [],
  hazard: null,
  hazardZone: null,
  zone: null,
  hype: 0,
  deck: [],
  discard: [],
  hand: [],
  last: null,
  vacancies: [],
  defeats: 0,
  conceded: false,
};

const emptyTeam = (): Team => ({ ...EMPTY_TEAM, fighters: [], deck: [], discard: [], hand: [], vacancies: [] });

/** ARENA-18: the order is drawn, or a series has settled it; then everybody chooses a team. */
export function setup(options: Options, seats: number, step: Context): State {
  const state = emptyTable(options, seats);
  const pool = state.teams.map((_, seat) => seat);
  if (options.playerOrder === 'random') while (pool.length > 1) state.order.push(step.chance.draw(pool));
  state.order.push(...pool);
  step.emit?.({ type: 'orderDrawn', order: [...state.order] });
  const isFirst = (seat: Seat): boolean => seat === state.order[0];
  state.stack = [
    {
      name: 'choosingTeams',
      asked: state.teams.map((_, seat) => !options.uniqueFighters || isFirst(seat)),
      drafts: state.teams.map(() => []),
      committed: state.teams.map(() => null),
    },
  ];
  return state;
}

const emptyTable = (options: Options, seats: number): State => ({
  options,
  content: options.content,
  order: [],
  ringRules: null,
  radius: RING_RADIUS,
  round: 0,
  turn: 0,
  active: null,
  activation: null,
  pushHype: false,
  reshuffles: 0,
  teams: Array.from({ length: seats }, emptyTeam),
  result: null,
  stack: [],
});

// ---- Teams (D1)

/** Told to the seat alone, unless fighters are unique and teams are chosen openly. */
export function addToDraft(
  state: State,
  seat: Seat,
  fighters: readonly FighterId[],
  step: Context,
  frame: ChoosingTeams,
): void {
  frame.drafts[seat]!.push(...fighters);
  const event: Event = { type: 'fightersPicked', seat, fighters: [...frame.drafts[seat]!] };
  if (state.options.uniqueFighters) step.emit?.(event);
  else step.emitSecret?.(seat, event);
  step.seal();
}

/** ARENA-R4: the team is locked; when all are, they are revealed. */
export function lockTeam(state: State, seat: Seat, hazard: HazardId, step: Context, frame: ChoosingTeams): void {
  frame.committed[seat] = { fighters: [...frame.drafts[seat]!], hazard };
  frame.drafts[seat] = [];
  step.seal();
  step.emit?.({ type: 'teamLocked', seat });
  continueChoosing(state, step, frame);
}

/** The next seat chooses, where that is done in turn order; or all have chosen. */
export function continueChoosing(state: State, step: Context, frame: ChoosingTeams): void {
  if (owingTogether(frame).length > 0) return;
  const next = state.order.find(seat => frame.committed[seat] === null && !state.teams[seat]!.conceded);
  if (next === undefined) revealTeams(state, frame.committed, step);
  else frame.asked = frame.asked.map((asked, seat) => asked || seat === next);
}

function revealTeams(state: State, choices: readonly (TeamChoice | null)[], step: Context): void {
  for (const [seat, choice] of choices.entries()) if (choice) formTeam(state, seat, choice);
  const teams = choices.map(choice => choice && { fighters: [...choice.fighters], hazard: choice.hazard });
  step.emit?.({ type: 'teamsRevealed', teams });
  const { ringRules } = state.options;
  state.ringRules = ringRules === 'random' ? step.chance.draw([...RING_RULES_IDS]) : ringRules;
  step.emit?.({ type: 'ringRulesDrawn', ringRules: state.ringRules });
  giveStartingHype(state, step);
  state.stack = [{ name: 'settingUp' }];
}

function formTeam(state: State, seat: Seat, { fighters, hazard }: TeamChoice): void {
  const team = state.teams[seat]!;
  team.fighters = fighters.map(newFighter);
  team.hazard = hazard;
  team.deck = contentOf(state.content).deck.map(({ id }): CardId => id);
}

export const newFighter = (card: FighterId): Fighter => ({
  card,
  at: null,
  damage: 0,
  stun: 0,
  states: [],
  lasting: [],
  finished: false,
  spent: [],
  crowd: 0,
});

/** At three, what was measured to make up for coming later (docs/decisions/0012); at two, as published. */
const FAIR_HYPE: readonly (readonly number[])[] = [[], [0], [0, 0], [0, 1, 3]];

const HYPE_BY_PLACE: { readonly [H in Options['seatHype']]: (place: number, seats: number) => number } = {
  auto: (place, seats) => FAIR_HYPE[seats]![place]!,
  off: () => 0,
  staggered: place => place,
};

/** ARENA-R15; starting Hype is credited to nobody (ARENA-R79). */
function giveStartingHype(state: State, step: Context): void {
  const given = ringMod(state, 'startHype')?.n ?? 0;
  const seats = playing(state);
  for (const [place, seat] of seats.entries()) {
    gainHype(state, seat, given + HYPE_BY_PLACE[state.options.seatHype](place, seats.length), 'start', null, step);
  }
}

/** Seats that have not conceded, in turn order. */
export const playing = ({ order, teams }: State): Seat[] => order.filter(seat => !teams[seat]!.conceded);

// ---- Hazards and zones (D2, D3)

/** Zones for the next hazard or deployment zone; whoever has left is out of the reckoning, but its hazard stays. */
export function placementsFor(state: State): readonly ZoneId[] {
  const seats = playing(state);
  const zonesOf = (key: 'hazardZone' | 'zone'): ZoneId[] => seats.flatMap(seat => state.teams[seat]![key] ?? []);
  const placed: Placed = { hazards: zonesOf('hazardZone'), deployments: zonesOf('zone') };
  return placementZones(cardInUse(state), placed, seats.length);
}

/** The Ring Rules card without the zones that hazards of those who have left keep. */
function cardInUse(state: State): RingRulesCard {
  const card = contentOf(state.content).ringRules[state.ringRules!];
  const gone = state.teams.filter(({ conceded }) => conceded);
  if (gone.length === 0) return card;
  const isKept = (zone: ZoneId): boolean => gone.every(({ hazardZone }) => hazardZone !== zone);
  const { deployLink: _, ...rest } = card;
  return { ...rest, hazardZones: card.hazardZones.filter(isKept), deployZones: card.deployZones.filter(isKept) };
}

/** Automatic: whatever has to be placed next; then the first round. */
export function runSettingUp(state: State, step: Context): void {
  const seats = playing(state);
  const withoutHazard = seats.find(seat => state.teams[seat]!.hazardZone === null);
  const withoutZone = seats.find(seat => state.teams[seat]!.zone === null);
  const outside = seats.find(seat => inRing(state, seat).length === 0);
  if (withoutHazard !== undefined) push(state, { name: 'placingHazard', seat: withoutHazard });
  else if (withoutZone !== undefined) push(state, { name: 'placingZone', seat: withoutZone });
  else if (outside !== undefined) push(state, { name: 'benching', seat: outside });
  else beginRound(state, step);
}

export function placeHazard(state: State, seat: Seat, zone: ZoneId, step: Context): void {
  const team = state.teams[seat]!;
  pop(state);
  team.hazardZone = zone;
  step.emit?.({ type: 'hazardPlaced', seat, hazard: team.hazard!, zone });
}

export function placeZone(state: State, seat: Seat, zone: ZoneId, step: Context): void {
  pop(state);
  state.teams[seat]!.zone = zone;
  step.emit?.({ type: 'zonePlaced', seat, zone });
}

// ---- Deployment (D4, D5)

/** ARENA-24: the others come into the ring, in team order. */
export function bench(state: State, fighter: FighterRef, step: Context, { seat }: Named<'benching'>): void {
  pop(state);
  step.emit?.({ type: 'benched', fighter });
  const fighters = state.teams[seat]!.fighters.map(({ card }) => refOf(seat, card)).filter(ref => ref !== fighter);
  push(state, { name: 'deploying', seat, fighters, why: 'setUp' });
}

/** Automatic: asks where the next one goes. */
export function runDeploying(state: State, _step: Context, frame: Named<'deploying'>): void {
  const fighter = frame.fighters.shift();
  if (fighter === undefined) pop(state);
  else push(state, { name: 'choosingSpace', seat: frame.seat, fighter, why: frame.why });
}

/** Empty spaces of the zone; if there are none, those nearest to its centre (ARENA-R19). */
export function deploymentSpaces(state: State, seat: Seat): readonly Hex[] {
  const zone = state.teams[seat]!.zone!;
  const inside = ZONE_SPACES[zone]!.filter(space => isFree(state, space));
  if (inside.length > 0) return inside;
  const free = SPACES.filter(space => isFree(state, space));
  const away = (space: Hex): number => distance(space, ZONE_CENTRE[zone]!);
  const nearest = Math.min(...free.map(away));
  return free.filter(space => away(space) === nearest);
}
