/**
 * Plays lively matches until every ability, trait, hazard, Ring Rules card, Struggle effect and way to be defeated has
 * been used, and says how often. From the repository's root:
 *
 *     npx node packages/games/src/the-circuit/test/runner.ts [matches]
 */

import { fastChance, openMatch, play } from '@roundhouse/kernel';
import { contentOf } from '../content/packs.ts';
import {
  CONTENT_IDS,
  type ContentId,
  FIGHTER_IDS,
  HAZARD_IDS,
  type HazardId,
  RING_RULES_IDS,
  type RingMod,
  type RingRulesId,
  STATES,
  STRUGGLES,
  TRAIT_IDS,
  type TraitId,
} from '../content/types.ts';
import { fighterOf, inRing, traitsOf } from '../fighters.ts';
import { zoneOf } from '../hex.ts';
import { theCircuit } from '../rules.ts';
import { type DefeatCause, type Event, hazardOf, isHazardRef, type State } from '../state.ts';
import { livelyMove } from './lively.ts';

/** How often each thing has happened, by its name. */
export type Tally = Map<string, number>;

/** The default, which every match here is played with. */
const CONTENT: ContentId = CONTENT_IDS[0];
const { fighters, traits, ringRules: RING_RULES } = contentOf(CONTENT);
const DEFEATS: readonly DefeatCause[] = ['knockOut', 'ringOut', 'tapOut', 'finishingMove', 'tagOut'];

/** Everything that can happen because of a card. */
export const WANTED: readonly string[] = [
  ...FIGHTER_IDS.flatMap(id => fighters[id].abilities.map(ability => `ability ${ability.id}`)),
  ...TRAIT_IDS.map(id => `trait ${id}`),
  ...HAZARD_IDS.map(id => `hazard ${id}`),
  ...RING_RULES_IDS.map(id => `ringRules ${id}`),
  ...STRUGGLES.map(id => `struggle ${id}`),
  ...STATES.map(id => `state ${id}`),
  ...DEFEATS.map(cause => `defeat ${cause}`),
];

/** What an event proves to have happened. */
const PROVES: { readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>, state: State) => string[] } = {
  abilityUsed: ({ ability }) => [`ability ${ability}`],
  traitUsed: ({ trait }) => [`trait ${trait}`],
  reacted: ({ trait }) => [`trait ${trait}`],
  ignored: ({ trait }) => [`trait ${trait}`],
  triggered: ({ trigger }) => {
    if (isHazardRef(trigger)) return [`hazard ${hazardOf(trigger)}`];
    return trigger === 'burning' || trigger === 'ringRules' ? [] : [`trait ${trigger}`];
  },
  moved: ({ how }) => (how === 'vault' ? ['trait vault'] : []),
  stateGained: ({ state }) => [`state ${state}`],
  pinCard: ({ struggle }) => (struggle === null ? [] : [`struggle ${struggle}`]),
  defeated: ({ cause }) => [`defeat ${cause}`],
  hypeChanged: ({ why, fighter }, state) => {
    if (why === 'hazard') return ['hazard spotlight'];
    if (why !== 'trait' || fighter === null) return [];
    return traitsOf(state, fighter)
      .filter(id => id.startsWith('showmanship'))
      .map(id => `trait ${id}`);
  },
};

/** Ring Rules whose special rule has shown itself. */
const SHOWS: { readonly [M in RingMod['m']]?: (event: Event) => boolean } = {
  startHype: event => event.type === 'hypeChanged' && event.why === 'start',
  pinCount: event => event.type === 'pinBegan',
  spd: event => event.type === 'movementEnded' && event.steps > 5,
  ropes: event => event.type === 'ropesHeld',
  rotateHazards: event => event.type === 'hazardMoved',
  zoneEnter: event => event.type === 'zoneEntered',
  zoneActivationEnd: event => event.type === 'hypeChanged' && event.why === 'ringRules',
  pushedIntoHazardHype: event => event.type === 'hypeChanged' && event.why === 'ringRules',
  shrink: event => event.type === 'ringShrunk',
};

function note(tally: Tally, event: Event, state: State): void {
  const add = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
  const proves = PROVES[event.type] as ((event: Event, state: State) => string[]) | undefined;
  for (const name of proves?.(event, state) ?? []) add(name);
  const { mods } = RING_RULES[state.ringRules ?? 'home-turf'];
  if (mods.some(({ m }) => SHOWS[m]?.(event))) add(`ringRules ${state.ringRules}`);
  if (event.type === 'ringRulesDrawn' && mods.length === 0) add(`ringRules ${event.ringRules}`);
  if (event.type === 'activated') for (const name of passives(state)) add(name);
  if (event.type === 'damaged' && event.by === 'ability' && racked(state)) add('hazard weapon-rack');
}

/** Traits that are always on, of fighters in the ring with somebody near enough for them. */
function passives(state: State): string[] {
  const present = state.teams.flatMap((_, seat) => inRing(state, seat));
  const isPassive = (id: TraitId): boolean =>
    (traits[id].mods ?? []).some(mod => 'stat' in mod || 'engageRange' in mod || 'noDodge' in mod);
  return present.flatMap(ref =>
    traitsOf(state, ref)
      .filter(isPassive)
      .map(id => `trait ${id}`),
  );
}

/** Somebody who damages with a rack under him. */
function racked(state: State): boolean {
  const { activation, teams } = state;
  const at = activation && fighterOf(state, activation.fighter).at;
  const rack = teams.find(({ hazard }) => hazard === ('weapon-rack' satisfies HazardId));
  return at !== null && rack !== undefined && zoneOf(at) === rack.hazardZone;
}

/** One lively match; what happened in it is added to the tally. Says in how many rounds it was over. */
export function playMatch(seed: number, tally: Tally): { rounds: number; state: State } {
  const chance = fastChance(seed);
  const seats = Array.from({ length: 2 + (seed % 2) }, (_, seat) => ({ name: `Seat ${seat}` }));
  const ringRules: RingRulesId = RING_RULES_IDS[seed % RING_RULES_IDS.length]!;
  const match = openMatch(theCircuit, { options: { ringRules, content: CONTENT }, seats, seed: null, chance, at: 0 });
  while (theCircuit.payoffs(match.state as State) === null) {
    const state = match.state as State;
    const seat = theCircuit.toAct(state)[0]!;
    const entries = play(theCircuit, match, seat, livelyMove(state, seat, chance), 0, () => chance);
    for (const entry of entries) {
      if ('told' in entry) for (const { event } of entry.told) note(tally, event as Event, match.state as State);
    }
  }
  const state = match.state as State;
  return { rounds: state.round, state };
}

/** Plays until everything wanted has happened, or `most` matches are over; says how many were played. */
export function playUntilAll(most: number, tally: Tally): number {
  for (let matches = 1; matches <= most; matches++) {
    playMatch(matches, tally);
    if (WANTED.every(name => tally.has(name))) return matches;
  }
  return most;
}

if (import.meta.main) {
  const matches = Number(process.argv[2] ?? 0);
  if (!Number.isInteger(matches) || matches < 0) {
    console.error(`runner: the matches to play at least must be a whole number, not '${process.argv[2]}'`);
    process.exit(2);
  }
  const tally: Tally = new Map();
  const needed = playUntilAll(2000, tally);
  for (let seed = needed + 1; seed <= matches; seed++) playMatch(seed, tally);
  console.log(
    `everything had happened after ${needed} matches with ${CONTENT}; ${Math.max(needed, matches)} were played`,
  );
  for (const name of WANTED) console.log(`${String(tally.get(name) ?? 0).padStart(8)}  ${name}`);
}
