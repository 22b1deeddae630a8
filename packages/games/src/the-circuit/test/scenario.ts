/** A ring that is set as a test wants it, with scripted chance: what the tests of rules are written with. */

import { fastChance, type Refusal, type Seat } from '@roundhouse/kernel';
import { drawsOf, Table, table } from '@roundhouse/kernel/testing';
import { contentOf } from '../content/packs.ts';
import {
  FIGHTER_IDS,
  type FighterId,
  type HazardId,
  type RingRulesId,
  type StateId,
  type ZoneId,
} from '../content/types.ts';
import { baseSpeed, isInRing, printed, statOf } from '../fighters.ts';
import type { Hex } from '../hex.ts';
import { theCircuit } from '../rules.ts';
import {
  type Activation,
  type CardId,
  type Event,
  type Fighter,
  type FighterRef,
  type Frame,
  fighterIn,
  type Move,
  type Options,
  refOf,
  type State,
  type View,
} from '../state.ts';
import { eligible } from '../turns.ts';

export { all, the } from '@roundhouse/kernel/testing';

export interface FighterSetting extends Partial<Omit<Fighter, 'card' | 'at'>> {
  /** `3,-1`. Left out: on the Bench. */
  at?: Hex;
}

export interface TeamSetting {
  /** In team order: where each stands, or more about it. Others are added on the Bench until there are four. */
  fighters: { [Id in FighterId]?: Hex | 'bench' | FighterSetting };
  hype?: number;
  /** `FH01 B08`. */
  hand?: string;
  /** What is in the deck; the rest is on the discard pile. Left out: all that is neither in the hand nor discarded. */
  deck?: string;
  discard?: string;
  hazard?: HazardId;
  /** Left out: no hazard in play. */
  hazardZone?: ZoneId;
  zone?: ZoneId;
  last?: FighterId;
  vacancies?: readonly FighterId[];
  /** How many Finishing Moves it has used, by its last fighters. */
  finishers?: number;
  /** Enemies defeated on its own turns. */
  defeats?: number;
}

export interface Setting {
  options?: Partial<Options>;
  ringRules?: RingRulesId;
  teams: readonly TeamSetting[];
  /** Seat 0, where left out. */
  active?: Seat;
  round?: number;
  radius?: number;
  /** Who is active, of the active team; left out: one is to be chosen. */
  fighter?: FighterId;
  /** What it is about to do; `acting` where left out. */
  phase?: 'moving' | 'acting' | 'movingAgain';
  activation?: Partial<Activation>;
}

const ZONES: readonly ZoneId[] = [4, 1, 6];
const words = (text: string | undefined): string[] => (text ? text.split(' ') : []);

/** A match at the beginning of a decision. Throws if the rules would not accept it. */
export function ring(setting: Setting): Ring {
  const { teams, ringRules = 'home-turf' } = setting;
  // The worked examples are written with the cards of the first edition.
  const options = { content: 'ref-1', ...setting.options } as const;
  const { match } = table(theCircuit, {
    options,
    seats: teams.length,
    chance: fastChance(1),
    arrange: state => arrange(state, setting, ringRules),
  });
  return new Ring(theCircuit, match);
}

function arrange(state: State, setting: Setting, ringRules: RingRulesId): void {
  const { teams, active = 0, round = 1, radius = 5 } = setting;
  Object.assign(state, { order: teams.map((_, seat) => seat), ringRules, radius, round, turn: round, active });
  state.teams = teams.map((team, seat) => teamFrom(team, seat));
  if (setting.fighter) putToWork(state, setting, setting.fighter);
  else state.stack = beginning(state, active);
}

/** What is asked at the beginning of a turn. */
function beginning(state: State, seat: Seat): Frame[] {
  if (state.teams[seat]!.vacancies.length > 1) {
    return [
      { name: 'beginning', stage: 'returnFreely' },
      { name: 'returning', seat },
    ];
  }
  const name = eligible(state, seat).length > 0 ? 'choosingFighter' : 'taggingOut';
  return [
    { name: 'beginning', stage: 'choose' },
    { name, seat },
  ];
}

function teamFrom(setting: TeamSetting, seat: Seat): State['teams'][number] {
  const given = Object.keys(setting.fighters) as FighterId[];
  const cards = [...given, ...FIGHTER_IDS.filter(id => !given.includes(id))].slice(0, 4);
  const hand = words(setting.hand);
  const deck = contentOf('ref-1').deck.map(({ id }) => id);
  const named = words(setting.deck);
  const discard = words(setting.discard);
  const rest = deck.filter(id => ![...hand, ...discard, ...named].includes(id));
  return {
    fighters: cards.map((card, slot) => fighterFrom(card, setting.fighters[card], 3 - slot < (setting.finishers ?? 0))),
    hazard: setting.hazard ?? 'shock-plates',
    hazardZone: setting.hazardZone ?? null,
    zone: setting.zone ?? ZONES[seat]!,
    hype: setting.hype ?? 0,
    deck: setting.deck === undefined ? rest : named,
    discard: setting.deck === undefined ? discard : [...discard, ...rest],
    hand: deck.filter(id => hand.includes(id)),
    last: setting.last ? refOf(seat, setting.last) : null,
    vacancies: (setting.vacancies ?? []).map(card => refOf(seat, card)),
    defeats: setting.defeats ?? 0,
    conceded: false,
  };
}

function fighterFrom(card: FighterId, given: Hex | 'bench' | FighterSetting | undefined, finished: boolean): Fighter {
  const more = typeof given === 'object' ? given : given === undefined || given === 'bench' ? {} : { at: given };
  const { at = null, ...rest } = more;
  const plain = { damage: 0, stun: 0, states: [], lasting: [], finished, spent: [], crowd: 0 };
  return { card, at, ...plain, ...rest };
}

function putToWork(state: State, { active = 0, phase = 'acting', activation }: Setting, card: FighterId): void {
  const fighter = refOf(active, card);
  state.teams[active]!.last = fighter;
  const combat = phase === 'acting' ? 'on' : phase === 'moving' ? 'ahead' : 'over';
  const plain = { moved: false, abilities: 0, damaging: false, used: [], lateDraw: false };
  state.activation = { fighter, combat, ...plain, ...activation };
  if (phase === 'acting') {
    state.stack = [
      { name: 'combat', stage: 'use' },
      { name: 'acting', seat: active },
    ];
    return;
  }
  const limit = statOf(state, fighter, 'SPD');
  const base = baseSpeed(state, fighter);
  const round = phase === 'moving' ? 1 : 2;
  state.stack = [
    { name: 'movement', phase: round, steps: 0, base },
    { name: 'moving', seat: active, phase: round, steps: 0, limit },
  ];
}

/** A match with the shortest words for playing and reading it. */
export class Ring extends Table<Options, State, Move, View, Event> {
  /** What is being asked; null when the match is over. */
  get asking(): Frame['name'] | null {
    return this.state.stack.at(-1)?.name ?? null;
  }

  fighter(ref: FighterRef): Fighter {
    return fighterIn(this.state.teams, ref);
  }

  at(ref: FighterRef): Hex | null {
    return this.fighter(ref).at;
  }

  stat(ref: FighterRef, stat: 'SPD' | 'STA' | 'COM' | 'PIN'): number {
    return statOf(this.state, ref, stat);
  }

  has(ref: FighterRef, state: StateId): boolean {
    return this.fighter(ref).states.includes(state);
  }

  hype(seat: Seat): number {
    return this.state.teams[seat]!.hype;
  }

  /** The legal moves of whoever is asked. */
  get choices(): Move[] {
    return this.toAct.flatMap(seat => this.moves(seat));
  }

  /** What the legal moves of one type say, by one of their fields. */
  offered<T extends Move['type']>(type: T, field: keyof Extract<Move, { type: T }>): unknown[] {
    return this.choices
      .filter((move): move is Extract<Move, { type: T }> => move.type === type)
      .map(move => move[field]);
  }

  /** Plays moves of whoever is asked, the last of which makes the draws. */
  do(moves: unknown | readonly unknown[], draws: readonly number[] = []): Event[] {
    const list = Array.isArray(moves) ? moves : [moves];
    return list.flatMap((move, i) => this.play(this.toAct[0]!, move, i === list.length - 1 ? draws : []));
  }

  /** What to draw so that these cards come off a team's deck, in this order. */
  top(seat: Seat, ...cards: CardId[]): number[] {
    return drawsOf(this.state.teams[seat]!.deck, cards);
  }

  /** Why whoever is asked may not play this; null if they may. */
  whyNot(move: unknown, seat: Seat = this.toAct[0]!): Refusal | null {
    return this.why(seat, move);
  }

  isInRing(ref: FighterRef): boolean {
    return isInRing(this.state, ref);
  }

  /** Every ability of a fighter by its name. */
  ability(ref: FighterRef, id: string) {
    return printed(this.state, ref).abilities.find(one => one.id === id)!;
  }
}

// ---- Moves in short

export const activate = (fighter: FighterRef): Move => ({ type: 'activate', fighter });
export const go = (...dirs: string[]): Move[] => dirs.map(dir => ({ type: 'step', dir }) as Move);
export const use = (ability: string): Move => ({ type: 'use', ability });
export const target = (fighter: FighterRef): Move => ({ type: 'target', fighter });
export const ally = (fighter: FighterRef): Move => ({ type: 'ally', fighter });
export const pay = (cards: string, convert = false): Move => ({ type: 'pay', cards: cards.split(' '), convert });
export const push = (dir: string): Move => ({ type: 'push', dir }) as Move;
export const dodge = (dir: string): Move => ({ type: 'dodge', dir }) as Move;
export const react = (dir: string): Move => ({ type: 'react', dir }) as Move;
export const effect = (index: number): Move => ({ type: 'effect', index });
export const order = (trigger: string): Move => ({ type: 'order', trigger }) as Move;
export const pin = (fighter: FighterRef): Move => ({ type: 'pin', fighter });
export const trait = (id: string): Move => ({ type: 'trait', trait: id }) as Move;
export const give = (card: CardId): Move => ({ type: 'give', card });
export const STOP: Move = { type: 'stop' };
export const END: Move = { type: 'endCombat' };
export const CONCEDE = { type: 'concede' };
