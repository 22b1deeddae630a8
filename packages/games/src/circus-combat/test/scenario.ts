/** A game on a set table, with scripted dice and cards: what the rules tests are written with. */

import { completeOptions, scripted } from '@roundhouse/kernel';
import { drawsOf, Table, table } from '@roundhouse/kernel/testing';
import { TRICK_IDS } from '../content/tricks.ts';
import { dice, restOf, trick } from '../notation.ts';
import { circusCombat, startTurn } from '../rules.ts';
import { projection } from '../score.ts';
import {
  type Both,
  type Die,
  type DieColour,
  type Event,
  type Move,
  OPTIONS,
  type Options,
  type Phase,
  type Result,
  type Side,
  type State,
  type Trick,
  type TrickId,
  type Trigger,
  type View,
} from '../state.ts';

export { the, typesOf } from '@roundhouse/kernel/testing';

/** Dice in the README's notation; a gap is a dot. */
export const written = (all: readonly (Die | null)[]): string =>
  all.map(die => (die ? `${{ black: 'K', gray: 'G', fatigue: 'R' }[die.colour]}${die.eyes}` : '.')).join(' ');

const cardAndDice = ({ card, dice: on }: Trick): string => [card, written(on)].join(' ').trim();

export interface Setting {
  options?: Partial<Options>;
  /** Slot → card and dice. All others are vacant. */
  stage?: { readonly [slot: number]: string };
  /** Top card first. */
  deck?: readonly TrickId[];
  aside?: readonly TrickId[];
  queues?: Both<readonly string[]>;
  /** Fatigue in front of each artist. */
  front?: Both<string>;
  /** What makes 36 of each, where left out. */
  supply?: Record<DieColour, number>;
  active?: Side;
  turn?: number;
  barren?: number;
  trigger?: Trigger;
}

/** The table as described, just before the throw. */
function before({ options = {}, stage = {}, deck = [], queues = [[], []], ...set }: Setting): State {
  const complete = completeOptions<Options>(OPTIONS, options);
  const state: State = {
    options: complete,
    stage: Array.from({ length: 8 }, (_, i) => (stage[i + 1] === undefined ? null : trick(stage[i + 1]!))),
    deck: [...deck],
    aside: [...(set.aside ?? [])],
    discard: [],
    queue: [queues[0].map(trick), queues[1].map(trick)],
    front: [dice(set.front?.[0] ?? ''), dice(set.front?.[1] ?? '')],
    supply: { black: 36, gray: 36, fatigue: 36 },
    active: set.active ?? 0,
    turn: (set.turn ?? 1) - 1,
    pool: [],
    phase: 'rethrow',
    decider: null,
    pendingSlot: null,
    placed: 0,
    trigger: set.trigger ? { ...set.trigger } : null,
    barren: set.barren ?? 0,
  };
  if (set.supply) state.supply = { ...set.supply };
  else if (complete.diceSupply !== 'unlimited') state.supply = restOf(state);
  return state;
}

/** A turn that begins at a table as described with this throw. Throws if the rules would not accept such a table. */
export function scenario(setting: Setting, thrown: string): Scenario {
  const state = before(setting);
  const opening: Event[] = [];
  const chance = scripted(dice(thrown).map(({ eyes }) => eyes));
  startTurn(state, state.active, { chance, emit: event => opening.push(event), seal() {} });
  chance.finish();
  const bare = table(circusCombat, { ...(setting.options ? { options: setting.options } : {}), state });
  const opened = new Scenario(circusCombat, bare.match);
  opened.events = opening;
  return opened;
}

/** A game from its very start: the first cards of the deck, then the throws for the start and of the first turn. */
export function openScenario(
  options: Partial<Options>,
  cards: readonly TrickId[],
  thrown: readonly number[],
): Scenario {
  return new Scenario(circusCombat, table(circusCombat, { options, chance: [...shuffledTo(cards), ...thrown] }).match);
}

/** What chance says in a shuffle that brings these cards to the top; the others follow as they come. */
export function shuffledTo(cards: readonly TrickId[]): number[] {
  return [...drawsOf(TRICK_IDS, cards), ...Array<number>(TRICK_IDS.length - cards.length).fill(0)];
}

/** A throw that any next turn can make, where it does not matter. */
export const NEXT = [1, 2, 3, 4] as const;

export const rethrow = (...chosen: number[]): Move => ({ type: 'rethrow', dice: chosen });
export const KEEP = rethrow();
export const place = (die: number, slot: number): Move => ({ type: 'place', die, slot });
export const resolve = (slot: number): Move => ({ type: 'resolve', slot });
export const reroll = (yes: boolean): Move => ({ type: 'reroll', yes });
export const swap = (left: number | null): Move => ({ type: 'swap', left });

/** A table of Circus Combat with the shortest words for playing and reading it. */
export class Scenario extends Table<Options, State, Move, View, Event> {
  get asking(): Phase {
    return this.state.phase;
  }

  get result(): Result | null {
    return this.view(null).result;
  }

  get pool(): string {
    return written(this.state.pool);
  }

  /** Whoever is asked plays this: exactly these cards come on stage, and dice show exactly these eyes. */
  go(move: unknown, ...comes: readonly (number | TrickId)[]): Event[] {
    const events = this.play(
      this.toAct[0]!,
      move,
      comes.filter(one => typeof one === 'number'),
    );
    const cards = comes.filter(one => typeof one === 'string').join(' ');
    const dealt = events.flatMap(event => (event.type === 'trickDealt' && event.card ? [event.card] : [])).join(' ');
    if (dealt !== cards) throw new Error(`the cards dealt were ${dealt || 'none'}, not ${cards || 'none'}`);
    return events;
  }

  /** Keeps the throw and plays these moves, of which only the last draws. */
  keepAnd(moves: readonly Move[], ...draws: readonly (number | TrickId)[]): Event[] {
    return [KEEP, ...moves].flatMap((move, i) => this.go(move, ...(i === moves.length ? draws : [])));
  }

  /** What whoever is asked may play. */
  get choices(): readonly Move[] {
    return this.moves(this.toAct[0]!);
  }

  /** Card and dice in a slot; a dot if it is vacant. */
  slot(slot: number): string {
    const on = this.state.stage[slot - 1];
    return on ? cardAndDice(on) : '.';
  }

  show(seat: Side): string[] {
    return this.state.queue[seat].map(cardAndDice);
  }

  front(seat: Side): string {
    return written(this.state.front[seat]);
  }

  get scores(): Both<number> {
    return projection(this.state);
  }

  /** Black, gray and fatigue, as they were before the throw that now lies in the pool. */
  get supplies(): number[] {
    const { supply, pool } = this.state;
    return (['black', 'gray', 'fatigue'] as const).map(
      colour => supply[colour] + pool.filter(die => die?.colour === colour).length,
    );
  }
}

/** Somebody has several tricks to finish, and chooses the first. */
export const resolving = () => {
  const game = scenario({ stage: { 1: 'A10 K1', 2: 'T8 K4', 3: 'A8' } }, 'K4 K1 K3 R3');
  game.keepAnd([place(1, 2), place(2, 1), place(3, 3), place(4, 3)]);
  return game;
};

/** A trick is done, with a red die to throw again or not; and thrown. */
export const rerolling = () => {
  const game = scenario({ stage: { 1: 'T8 R4', 2: 'A8 K1' } }, 'K2 K3 K3 R4');
  game.keepAnd([place(4, 1)]);
  return game;
};
export const rerolled = () => {
  const game = rerolling();
  game.go(reroll(true), 1, 1);
  return game;
};
