/**
 * The fewest cards that solve a puzzle, and the proof: a search by rising cost. When the first winning position is taken
 * out, everything cheaper has been looked at. Costs are cards played (BOARD-88); spending a charge costs nothing.
 */

import { COLOURS, type Mini } from '../content/face.ts';
import type { Move } from '../state.ts';
import type { Task } from './puzzle.ts';
import { type Pay, type Play, type Position, Space, type Visit } from './space.ts';

export interface Limits {
  /** Nothing dearer is looked at. */
  readonly most: number;
  /** Gives up after so many positions. */
  readonly states: number;
}

export interface Solved {
  readonly par: number;
  readonly plays: readonly Play[];
  readonly solution: readonly Move[];
  /** How many different positions win at par. */
  readonly optimal: number;
  readonly expanded: number;
}

/** `none`: proved that there is no solution within `most`. `unknown`: too large for the limit. */
export type Verdict = Solved | { readonly par: 'none' | 'unknown'; readonly expanded: number };

export const isSolved = (verdict: Verdict): verdict is Solved => typeof verdict.par === 'number';

/** The delivery itself. */
const DELIVERY = 1;
const OWN = 128;
const SETS = 1 << 13;

/** Positions found so far, with a table that knows each of them by its four numbers in one. */
class Found {
  count = 0;
  readonly boards: number[] = [];
  readonly owns: number[] = [];
  readonly others: number[] = [];
  readonly hands: number[] = [];
  readonly costs: number[] = [];
  readonly parents: number[] = [];
  private keys = new Float64Array(1 << 12).fill(-1);
  private places = new Int32Array(1 << 12);

  /** The place in the table of this key, or the free one where it belongs. */
  private slotOf(key: number): number {
    const mask = this.keys.length - 1;
    // Two halves mixed, since the key is wider than the integers that multiply fast.
    let slot = (Math.imul((key % 4294967296) | 0, 0x9e3779b1) ^ Math.imul((key / 4294967296) | 0, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    while (this.keys[slot] !== -1 && this.keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  /** Keeps a position at this cost; its place if it is new or cheaper than before, otherwise -1. */
  add(board: number, own: number, others: number, hand: number, cost: number, parent: number): number {
    const key = ((board * SETS + others) * SETS + hand) * OWN + own;
    const slot = this.slotOf(key);
    if (this.keys[slot] === key) {
      const place = this.places[slot]!;
      if (this.costs[place]! <= cost) return -1;
      this.costs[place] = cost;
      this.parents[place] = parent;
      return place;
    }
    this.keys[slot] = key;
    this.places[slot] = this.count;
    this.boards.push(board);
    this.owns.push(own);
    this.others.push(others);
    this.hands.push(hand);
    this.costs.push(cost);
    this.parents.push(parent);
    this.count++;
    if (this.count * 2 > this.keys.length) this.grow();
    return this.count - 1;
  }

  private grow(): void {
    const { keys, places } = this;
    this.keys = new Float64Array(keys.length * 2).fill(-1);
    this.places = new Int32Array(keys.length * 2);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] === -1) continue;
      const slot = this.slotOf(keys[i]!);
      this.keys[slot] = keys[i]!;
      this.places[slot] = places[i]!;
    }
  }

  at(place: number): Position {
    return {
      board: this.boards[place]!,
      own: this.owns[place]!,
      others: this.others[place]!,
      hand: this.hands[place]!,
    };
  }
}

/** Solves a puzzle, or proves that so many cards do not. */
export function solve(task: Task, { most, states }: Limits): Verdict {
  const space = new Space(task);
  if (!space.hands.canDeliver) return { par: 'none', expanded: 0 };
  const found = new Found();
  const queue: number[][] = [[]];
  const { board, own, others, hand } = space.start;
  queue[0]!.push(found.add(board, own, others, hand, 0, -1));
  const goals: number[] = [];
  let par = most + 1;
  let expanded = 0;
  // What was looked at before this level: the proof, whatever the bound was.
  let cheaper = 0;
  for (let cost = 0; cost + DELIVERY <= Math.min(par, most); cost++) {
    const level = queue[cost] ?? [];
    cheaper = expanded;
    // A free play adds to the level that is being worked off.
    for (let i = 0; i < level.length; i++) {
      const place = level[i]!;
      if (found.costs[place] !== cost) continue;
      const from = found.at(place);
      if (space.isGoal(from)) {
        par = cost + DELIVERY;
        goals.push(place);
        continue;
      }
      if (cost + DELIVERY >= Math.min(par, most)) continue;
      expanded++;
      space.expand(from, cost, (nextBoard, nextOwn, nextOthers, nextHand, price) => {
        const next = found.add(nextBoard, nextOwn, nextOthers, nextHand, cost + price, place);
        if (next >= 0) {
          queue[cost + price] ??= [];
          queue[cost + price]!.push(next);
        }
      });
      const tooLarge = found.count > states || space.pawnSets > SETS || space.hands.count > SETS;
      if (tooLarge) return { par: 'unknown', expanded };
    }
    queue[cost] = [];
  }
  if (goals.length === 0) return { par: 'none', expanded };
  const plays = playsTo(space, found, goals[0]!);
  return { par, plays, solution: spell(task.minis, plays), optimal: goals.length, expanded: cheaper };
}

/** The plays that lead to a position, found again on the way back. */
function playsTo(space: Space, found: Found, goal: number): Play[] {
  const plays: Play[] = [];
  for (let place = goal; found.parents[place] !== -1; place = found.parents[place]!) {
    const parent = found.parents[place]!;
    const to = found.at(place);
    const price = found.costs[place]! - found.costs[parent]!;
    let made: Play | null = null;
    const look: Visit = (board, own, others, hand, cost, play) => {
      const isIt = board === to.board && own === to.own && others === to.others && hand === to.hand && cost === price;
      if (isIt) made ??= play!();
    };
    space.expand(found.at(parent), found.costs[parent]!, look, true);
    plays.unshift(made!);
  }
  return plays;
}

/** The plays as moves of the rules, each movement card chosen: what any card pays for takes what nothing else needs. */
function spell(minis: readonly Mini[], plays: readonly Play[]): Move[] {
  const left = new Map<Pay, number>();
  for (const pay of [...COLOURS, 'K'] as const) left.set(pay, minis.filter(mini => mini === pay).length);
  const take = (pay: Pay): Pay => {
    left.set(pay, left.get(pay)! - 1);
    return pay;
  };
  take('K');
  const fixed = plays.map(({ needs }) =>
    needs.map(need => (need === 'any' ? null : take(left.get(need)! > 0 ? need : 'K'))),
  );
  const mostHeld = (): Pay => {
    let best: Pay = 'K';
    for (const colour of COLOURS) {
      if (left.get(colour)! > (best === 'K' ? 0 : left.get(best)!)) best = colour;
    }
    return best;
  };
  const moves = plays.flatMap((play, i) => play.spell(fixed[i]!.map(pay => pay ?? take(mostHeld()))));
  return [...moves, { type: 'deliver', pay: 'K', amount: 1 }];
}
