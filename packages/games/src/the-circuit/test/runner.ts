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
  type Cond,
  type ContentId,
  FIGHTER_IDS,
  HAZARD_IDS,
  type Modifier,
  RING_RULES_IDS,
  type RingMod,
  type RingRulesId,
  STATES,
  STRUGGLES,
  type StatId,
  TRAIT_IDS,
} from '../content/types.ts';
import { damagesTarget } from '../effects.ts';
import { areEnemies, statOf, traitsOf } from '../fighters.ts';
import { distance, type Hex, neighbours, zoneOf } from '../hex.ts';
import { theCircuit } from '../rules.ts';
import { cardOf, type DefeatCause, type Event, type FighterRef, hazardOf, isHazardRef, type State } from '../state.ts';
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
  defeatHype: event => event.type === 'hypeChanged' && event.why === 'defeat',
  pinCount: event => event.type === 'pinBegan',
  spd: event => event.type === 'movementEnded' && event.steps > 5,
  pushSpaces: event => event.type === 'moved' && event.how === 'push',
  ropes: event => event.type === 'ropesHeld',
  rotateHazards: event => event.type === 'hazardMoved',
  zoneEnter: event => event.type === 'zoneEntered',
  zoneActivationEnd: event => event.type === 'hypeChanged' && event.why === 'ringRules',
  pushedIntoHazardHype: event => event.type === 'hypeChanged' && event.why === 'ringRules',
  shrink: event => event.type === 'ringShrunk',
};

/** How the ring stood when an event happened, which the state after a whole step no longer tells. */
class Watch {
  readonly at = new Map<FighterRef, Hex | null>();
  readonly #damage = new Map<FighterRef, number>();
  /** An ability of this activation has damaged its target. */
  #hasDamaged = false;

  /** Traits and hazards that are always on and changed something by this event. */
  shown(event: Event, state: State): string[] {
    switch (event.type) {
      case 'abilityUsed':
        return [...this.#reach(event.fighter, event.target, state), ...this.#rack(event, state)];
      case 'pinBegan':
        return this.#reach(event.fighter, event.pinned, state);
      case 'drawn':
        // Told twice, once without the cards.
        return event.why === 'combat' && event.cards !== null
          ? this.#stats(state.teams[event.seat]!.last!, 'COM', state)
          : [];
      case 'movementBegan':
        return this.#stats(event.fighter, 'SPD', state);
      case 'damaged':
        return this.#stats(event.fighter, 'STA', state);
      case 'stunned':
        return this.#auras(event.fighter, 'PIN', state);
      case 'effectSkipped':
        return event.effect === 'dodge' && event.why === 'impossible' ? this.#grips(event.fighter, state) : [];
      default:
        return [];
    }
  }

  follow(event: Event): void {
    if (event.type === 'moved' || event.type === 'deployed') this.at.set(event.fighter, event.to);
    if (event.type === 'swapped') this.at.set(event.fighter, event.to).set(event.other, event.from);
    if (event.type === 'damaged' || event.type === 'healed') this.#damage.set(event.fighter, event.damage);
    if (event.type === 'activated') this.#hasDamaged = false;
    if (event.type === 'defeated') {
      this.at.set(event.fighter, null);
      this.#damage.set(event.fighter, 0);
    }
  }

  #apart(one: FighterRef, other: FighterRef): number {
    const from = this.at.get(one) ?? null;
    const to = this.at.get(other) ?? null;
    return from === null || to === null ? Number.POSITIVE_INFINITY : distance(from, to);
  }

  #mods(ref: FighterRef, state: State, fits: (mod: Modifier) => boolean): string[] {
    return traitsOf(state, ref).flatMap(id => ((traits[id].mods ?? []).some(fits) ? [`trait ${id}`] : []));
  }

  #reach(fighter: FighterRef, other: FighterRef | null, state: State): string[] {
    const isFar = other !== null && this.#apart(fighter, other) > 1;
    return isFar ? this.#mods(fighter, state, mod => 'engageRange' in mod) : [];
  }

  #stats(fighter: FighterRef, stat: StatId, state: State): string[] {
    const isHurt = (this.#damage.get(fighter) ?? 0) >= Math.ceil(statOf(state, fighter, 'STA') / 2);
    const holds = (cond: Cond | undefined): boolean => cond === undefined || (cond.c === 'damageAtLeastHalf' && isHurt);
    return this.#mods(fighter, state, mod => 'stat' in mod && mod.stat === stat && !mod.aura && holds(mod.if));
  }

  #next(fighter: FighterRef): FighterRef[] {
    return [...this.at.keys()].filter(other => this.#apart(fighter, other) === 1);
  }

  #auras(fighter: FighterRef, stat: StatId, state: State): string[] {
    return this.#next(fighter).flatMap(other => {
      const aura = areEnemies(fighter, other) ? 'adjacentEnemies' : 'adjacentAllies';
      return this.#mods(other, state, mod => 'stat' in mod && mod.stat === stat && mod.aura === aura);
    });
  }

  #grips(fighter: FighterRef, state: State): string[] {
    const enemies = this.#next(fighter).filter(other => areEnemies(fighter, other));
    return enemies.flatMap(other => this.#mods(other, state, mod => 'noDodge' in mod));
  }

  #rack({ fighter, ability, target }: Extract<Event, { type: 'abilityUsed' }>, { teams }: State): string[] {
    const { groups } = fighters[cardOf(fighter)].abilities.find(({ id }) => id === ability)!;
    if (target === null || this.#hasDamaged || !groups.flat().some(damagesTarget)) return [];
    this.#hasDamaged = true;
    const at = this.at.get(fighter)!;
    const zones = [at, ...neighbours(at)].map(zoneOf);
    const isRacked = teams.some(
      ({ hazard, hazardZone }) => hazard === 'weapon-rack' && hazardZone !== null && zones.includes(hazardZone),
    );
    return isRacked ? ['hazard weapon-rack'] : [];
  }
}

function note(tally: Tally, event: Event, state: State, watch: Watch): void {
  const add = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
  const proves = PROVES[event.type] as ((event: Event, state: State) => string[]) | undefined;
  for (const name of proves?.(event, state) ?? []) add(name);
  for (const name of watch.shown(event, state)) add(name);
  watch.follow(event);
  const { mods } = RING_RULES[state.ringRules ?? 'home-turf'];
  if (mods.some(({ m }) => SHOWS[m]?.(event))) add(`ringRules ${state.ringRules}`);
  if (event.type === 'ringRulesDrawn' && mods.length === 0) add(`ringRules ${event.ringRules}`);
}

/** One lively match; what happened in it is added to the tally. Says in how many rounds it was over. */
function playMatch(seed: number, tally: Tally): { rounds: number; state: State } {
  const chance = fastChance(seed);
  const seats = Array.from({ length: 2 + (seed % 2) }, (_, seat) => ({ name: `Seat ${seat}` }));
  const ringRules: RingRulesId = RING_RULES_IDS[seed % RING_RULES_IDS.length]!;
  const match = openMatch(theCircuit, { options: { ringRules, content: CONTENT }, seats, seed: null, chance, at: 0 });
  const watch = new Watch();
  while (theCircuit.payoffs(match.state as State) === null) {
    const state = match.state as State;
    const seat = theCircuit.toAct(state)[0]!;
    const entries = play(theCircuit, match, seat, livelyMove(state, seat, chance), 0, () => chance);
    for (const entry of entries) {
      if ('told' in entry) for (const { event } of entry.told) note(tally, event as Event, match.state as State, watch);
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
