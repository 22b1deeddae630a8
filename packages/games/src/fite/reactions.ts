/** Every reaction after the roll: Move, Flip, a super power, a named bonus die. Dice are named by face. */

import type { Chance } from '@roundhouse/kernel';
import { POWER_TABLE } from './content/powers.ts';
import { afterReaction } from './fight.ts';
import type { Fighter, Options, ReactMove, State } from './state.ts';

type MoveDice = NonNullable<ReactMove['move']>;
type FlipDice = NonNullable<ReactMove['flip']>;

/** A power declared in the reaction (or with the division) still lies unused under its coin. */
export const hasPowerForFight = (fighter: Fighter): boolean =>
  fighter.power !== null && !fighter.spent && POWER_TABLE[fighter.power].window === 'react';

/** FITE-R18: who has something to decide after the roll. */
export function isAskedToReact(fighter: Fighter, options: Options): boolean {
  if (tacticalOptions(fighter, false) > 0) return true;
  if (options.powerTiming === 'afterRoll' && hasPowerForFight(fighter)) return true;
  return options.locationBonus === 'one';
}

/** FITE-20, FITE-40, FITE-41, R25: how many of Move and Flip this fighter may use. */
function tacticalOptions(fighter: Fighter, usesNow: boolean): number {
  const byPower = fighter.using || usesNow ? POWER_TABLE[fighter.power!].tacticalOptions : 0;
  return (fighter.loc === 'tac' ? 1 : 0) + byPower;
}

/** The legal reactions of a fighter: without and with its power; for each Move, or none, every Flip, or none. */
export function reactions({ options }: State, fighter: Fighter): ReactMove[] {
  const listed: ReactMove[] = [];
  const mayUse = options.powerTiming === 'afterRoll' && hasPowerForFight(fighter);
  for (const use of mayUse ? [false, true] : [false]) {
    const allowed = tacticalOptions(fighter, use);
    addFlips(listed, fighter, { use, move: null }, allowed, options);
    if (allowed === 0) continue;
    for (const from of ['off', 'def'] as const) {
      for (let count = 1; count <= mostToMove(fighter[from], options); count++) {
        for (const faces of picks(fighter[from])[count]!) {
          addFlips(listed, fighter, { use, move: { from, faces } }, allowed - 1, options);
        }
      }
    }
  }
  return listed;
}

/** FITE-21, R14: all from one pool, which keeps at least one die unless empty pools are allowed. */
const mostToMove = (pool: readonly number[], options: Options): number =>
  Math.min(options.tacticalReach, pool.length - (options.emptyPools ? 0 : 1));

/** FITE-22, R15, R19: different dice in any mix of both pools, as they lie after the Move. */
function addFlips(listed: ReactMove[], fighter: Fighter, { use, move }: Begun, left: number, options: Options): void {
  add(listed, fighter, { type: 'react', use, move, flip: null }, options);
  if (left === 0) return;
  const pools = move ? afterReaction(fighter, move, null) : fighter;
  const fromOff = picks(pools.off);
  const fromDef = picks(pools.def);
  const fewest = options.flipCount === 'upTo2' ? 1 : options.tacticalReach;
  for (let count = fewest; count <= options.tacticalReach; count++) {
    for (let attackers = count; attackers >= 0; attackers--) {
      for (const off of fromOff[attackers]!) {
        for (const def of fromDef[count - attackers]!) {
          add(listed, fighter, { type: 'react', use, move, flip: { off, def } }, options);
        }
      }
    }
  }
}

type Begun = Pick<ReactMove, 'use' | 'move'>;

/** FITE-R4: under `locationBonus: one` a reaction may also name any face of the pool that the place helps. */
function add(listed: ReactMove[], fighter: Fighter, reaction: ReactMove, options: Options): void {
  listed.push(reaction);
  const { loc } = fighter;
  if (options.locationBonus === 'each' || loc === null || loc === 'tac') return;
  const pools = afterReaction(fighter, reaction.move, reaction.flip);
  for (const [bonus] of picks(pools[loc])[1]!) listed.push({ ...reaction, bonus: bonus! });
}

// ---- One reaction of the same list without building the others, which would be most of the cost of a playout.

/** A random reaction; a law holds it equal to the list. */
export function randomReaction(state: State, fighter: Fighter, chance: Chance): ReactMove {
  if (!isPlainTactical(state, fighter)) {
    const listed = reactions(state, fighter);
    return listed[chance.int(listed.length)]!;
  }
  const [, offOnes, offTwos] = picks(fighter.off);
  const [, defOnes, defTwos] = picks(fighter.def);
  const flipsListed = offTwos.length + offOnes.length * defOnes.length + defTwos.length;
  const movesFromOff = moveCount(fighter.off, offOnes, offTwos, state.options);
  const movesFromDef = moveCount(fighter.def, defOnes, defTwos, state.options);
  // The list begins with no reaction at all; then come the Flips, then the Moves.
  const index = chance.int(1 + flipsListed + movesFromOff + movesFromDef) - 1;
  let flip: FlipDice | null = null;
  let move: MoveDice | null = null;
  if (index >= flipsListed + movesFromOff) {
    move = { from: 'def', faces: oneOrTwo(defOnes, defTwos, index - flipsListed - movesFromOff) };
  } else if (index >= flipsListed) move = { from: 'off', faces: oneOrTwo(offOnes, offTwos, index - flipsListed) };
  else if (index >= 0) flip = flipAt(offOnes, offTwos, defOnes, defTwos, index);
  return { type: 'react', use: false, move, flip };
}

/** One Move or one Flip of exactly two dice, and nothing else to choose. */
function isPlainTactical({ options }: State, fighter: Fighter): boolean {
  return (
    fighter.loc === 'tac' &&
    !fighter.using &&
    (options.powerTiming !== 'afterRoll' || !hasPowerForFight(fighter)) &&
    options.locationBonus === 'each' &&
    options.flipCount === 'exactly2' &&
    options.tacticalReach === 2
  );
}

function moveCount(pool: readonly number[], ones: Picked, twos: Picked, options: Options): number {
  const most = mostToMove(pool, options);
  return most === 2 ? ones.length + twos.length : most === 1 ? ones.length : 0;
}

const oneOrTwo = (ones: Picked, twos: Picked, index: number): readonly number[] =>
  index < ones.length ? ones[index]! : twos[index - ones.length]!;

function flipAt(offOnes: Picked, offTwos: Picked, defOnes: Picked, defTwos: Picked, index: number): FlipDice {
  if (index < offTwos.length) return { off: offTwos[index]!, def: NONE };
  const mixed = index - offTwos.length;
  if (mixed >= offOnes.length * defOnes.length) {
    return { off: NONE, def: defTwos[mixed - offOnes.length * defOnes.length]! };
  }
  return { off: offOnes[Math.floor(mixed / defOnes.length)]!, def: defOnes[mixed % defOnes.length]! };
}

// ---- The different ways to take dice out of a pool.

type Picked = readonly (readonly number[])[];

const NONE: readonly number[] = [];

/** By the faces a pool shows, once or more often: pools alike in that can be picked from in the same ways. */
const KNOWN = new Array<readonly [Picked, Picked, Picked] | undefined>(1 << 14);

/** The ways to take no die, one or two of them, each with faces high to low; shared, never changed. */
function picks(pool: readonly number[]): readonly [Picked, Picked, Picked] {
  // Two sets of faces in one number: those shown at all, and seven bits higher those shown again.
  let shown = 0;
  for (let i = 0; i < pool.length; i++) {
    const face = 1 << pool[i]!;
    shown |= face | ((shown & face) << 7);
  }
  const known = KNOWN[shown];
  if (known) return known;
  const listed = listPicks(shown);
  KNOWN[shown] = listed;
  return listed;
}

function listPicks(shown: number): readonly [Picked, Picked, Picked] {
  const faces = [6, 5, 4, 3, 2, 1].filter(face => shown & (1 << face));
  const ones = faces.map(face => [face]);
  const twos = faces.flatMap((high, i) => [
    ...(shown & (1 << (high + 7)) ? [[high, high]] : []),
    ...faces.slice(i + 1).map(low => [high, low]),
  ]);
  return [[NONE], ones, twos];
}
