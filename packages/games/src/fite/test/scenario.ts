/** A bout on a set table, with scripted dice: what the rules tests are written with. */

import type { Seat } from '@roundhouse/kernel';
import { Table, table, the } from '@roundhouse/kernel/testing';
import { fite } from '../rules.ts';
import type { Both, Event, Fighter, Loc, Move, Options, Pools, Power, ReactMove, State, View } from '../state.ts';

export { the } from '@roundhouse/kernel/testing';

export interface Setting {
  options?: Partial<Options>;
  dice?: Both<number>;
  powers?: Both<Power | null>;
  /** Whose coin lies face down already. */
  spent?: Both<boolean>;
  /** Where they stood last turn. */
  locs?: Both<Loc | null>;
  turn?: number;
}

/** A roll in the order in which it is made: A's attack and defence, B's attack and defence. */
export type Roll = [number[], number[], number[], number[]];

/** The roll of the rulebook's own example. */
export const EXAMPLE: Roll = [
  [6, 5, 4, 2, 2],
  [5, 3, 1, 1],
  [5, 4, 2],
  [6, 6, 3, 2, 1, 1],
];

export const PASS: ReactMove = { type: 'react', use: false, move: null, flip: null };
export const USE: ReactMove = { ...PASS, use: true };
export const place = (loc: Loc): Move => ({ type: 'place', loc });
export const split = (off: number, use?: boolean): Move =>
  use === undefined ? { type: 'split', off } : { type: 'split', off, use };
export const flip = (off: number[], def: number[]): ReactMove => ({ ...PASS, flip: { off, def } });
export const shift = (from: 'off' | 'def', ...faces: number[]): ReactMove => ({ ...PASS, move: { from, faces } });

/** A bout about to place its fighters, as described. Throws if the rules would not accept such a bout. */
export function scenario({ options = {}, dice, powers, spent, locs, turn = 1 }: Setting = {}): Scenario {
  const bout = openScenario({ ...(powers ? {} : { powers: 'off' }), ...options });
  if (powers)
    bout.answer([
      { type: 'power', power: powers[0] },
      { type: 'power', power: powers[1] },
    ]);
  const { state } = bout;
  state.turn = turn;
  for (const seat of [0, 1] as const) {
    const fighter = state.fighters[seat];
    fighter.dice = dice?.[seat] ?? 9;
    fighter.spent = spent?.[seat] ?? false;
    fighter.loc = locs?.[seat] ?? null;
  }
  const problem = fite.checkState(state);
  if (problem !== null) throw new Error(`no such bout: ${problem}`);
  return bout;
}

/** A bout from its very start, with what its set-up draws. */
export const openScenario = (options: Partial<Options> = {}, chance: readonly number[] = []): Scenario =>
  new Scenario(fite, table(fite, { options, chance }).match);

/** A table of FITE with the shortest words for playing and reading it. */
export class Scenario extends Table<Options, State, Move, View, Event> {
  get asking(): string | null {
    return this.state.stack[0]?.name ?? null;
  }

  get dice(): Both<number> {
    return [this.state.fighters[0].dice, this.state.fighters[1].dice];
  }

  fighter(seat: 0 | 1): Fighter {
    return this.state.fighters[seat];
  }

  /** Everyone who is asked answers; the last answer makes the draws. */
  answer(moves: readonly (Move | null)[], draws: readonly number[] = []): Event[] {
    const asked = this.toAct;
    return asked.flatMap(seat => this.play(seat, moves[seat]!, seat === asked.at(-1) ? draws : []));
  }

  place(a: Loc, b: Loc, draws: readonly number[] = []): Event[] {
    return this.answer([place(a), place(b)], draws);
  }

  /** Divides both dicepools as the roll has it, and rolls it. */
  roll(roll: Roll, use?: Both<boolean>): Event[] {
    return this.answer([split(roll[0].length, use?.[0]), split(roll[2].length, use?.[1])], roll.flat());
  }

  react(a: ReactMove | null, b: ReactMove | null = null, draws: readonly number[] = []): Event[] {
    return this.answer([a ?? PASS, b ?? PASS], draws);
  }

  /** A whole turn without Swift: places, roll, reactions of those who are asked. */
  fight(locs: Both<Loc>, roll: Roll, a: ReactMove | null = null, b: ReactMove | null = null): Event[] {
    const events = [...this.place(...locs), ...this.roll(roll)];
    return this.asking === 'reacting' ? [...events, ...this.react(a, b)] : events;
  }
}

/** The attack of one seat. */
export const attackOf = (events: readonly Event[], seat: Seat): Extract<Event, { type: 'attackCompared' }> =>
  events.find(event => event.type === 'attackCompared' && event.attacker === seat) as Extract<
    Event,
    { type: 'attackCompared' }
  >;

/** Hits suffered by A and by B. */
export const hitsOn = (events: readonly Event[]): Both<number> => the(events, 'diceLost').lost;

/** What the pools were when they were compared. */
export const poolsAt = (events: readonly Event[]): Both<Pools> => the(events, 'reactionsRevealed').pools;
