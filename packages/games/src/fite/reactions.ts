/** Every reaction after the roll: Move, Flip, a super power, a named bonus die. Dice are named by face. */

import type { Chance } from '@roundhouse/kernel';
import { POWER_TABLE } from './content/powers.ts';
import { afterReaction } from './fight.ts';
import type { Fighter, Options, Pools, ReactMove, State } from './state.ts';

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

/** The legal reactions of a fighter, doing nothing first. */
export function reactions(state: State, fighter: Fighter): ReactMove[] {
  const listed: ReactMove[] = [];
  const mayUse = state.options.powerTiming === 'afterRoll' && hasPowerForFight(fighter);
  for (const use of mayUse ? [false, true] : [false]) {
    const allowed = tacticalOptions(fighter, use);
    for (const move of allowed > 0 ? [null, ...moves(fighter, state.options)] : [null]) {
      const pools = move ? afterReaction(fighter, move, null) : fighter;
      const left = allowed - (move ? 1 : 0);
      for (const flip of left > 0 ? [null, ...flips(pools, state.options)] : [null]) {
        listed.push({ type: 'react', use, move, flip });
        if (state.options.locationBonus === 'one') {
          for (const bonus of bonusFaces(fighter, flip ? afterReaction(pools, null, flip) : pools)) {
            listed.push({ type: 'react', use, move, flip, bonus });
          }
        }
      }
    }
  }
  return listed;
}

/** FITE-21, R14: one or more dice, all from one pool, which keeps at least one unless empty pools are allowed. */
function moves(pools: Pools, options: Options): MoveDice[] {
  const listed: MoveDice[] = [];
  for (const from of ['off', 'def'] as const) {
    for (let count = 1; count <= mostToMove(pools[from], options); count++) {
      for (const faces of picks(pools[from], count)) listed.push({ from, faces });
    }
  }
  return listed;
}

const mostToMove = (pool: readonly number[], options: Options): number =>
  Math.min(options.tacticalReach, pool.length - (options.emptyPools ? 0 : 1));

/** FITE-22, R15: different dice in any mix of both pools. */
function flips(pools: Pools, options: Options): FlipDice[] {
  const listed: FlipDice[] = [];
  for (let count = fewestToFlip(options); count <= options.tacticalReach; count++) {
    for (let fromOff = count; fromOff >= 0; fromOff--) {
      for (const off of picks(pools.off, fromOff)) {
        for (const def of picks(pools.def, count - fromOff)) listed.push({ off, def });
      }
    }
  }
  return listed;
}

const fewestToFlip = (options: Options): number => (options.flipCount === 'upTo2' ? 1 : options.tacticalReach);

/** Under `locationBonus: one`, the different faces in the pool that the location helps. */
function bonusFaces(fighter: Fighter, pools: Pools): number[] {
  if (fighter.loc === 'off') return picks(pools.off, 1).flat();
  if (fighter.loc === 'def') return picks(pools.def, 1).flat();
  return [];
}

/** The different ways to take none, one or two dice from a pool, which runs high to low. */
function picks(pool: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  const listed: number[][] = [];
  for (let i = 0; i < pool.length; i = nextFace(pool, i)) {
    const high = pool[i]!;
    if (count === 1) listed.push([high]);
    else {
      if (pool[i + 1] === high) listed.push([high, high]);
      for (let j = nextFace(pool, i); j < pool.length; j = nextFace(pool, j)) listed.push([high, pool[j]!]);
    }
  }
  return listed;
}

/** The first place after `i` that shows another face. */
function nextFace(pool: readonly number[], i: number): number {
  let next = i + 1;
  while (next < pool.length && pool[next] === pool[i]) next++;
  return next;
}

// ---- One reaction of the same list without building the others, which would be most of the cost of a playout.

/** A random reaction; the law that holds it equal to the list is tested with every game. */
export function randomReaction(state: State, fighter: Fighter, chance: Chance): ReactMove {
  if (!isPlainTactical(state, fighter)) {
    const listed = reactions(state, fighter);
    return listed[chance.int(listed.length)]!;
  }
  const flipsListed = flipTotal(fighter);
  const movesListed = moveTotal(fighter.off, state.options) + moveTotal(fighter.def, state.options);
  // The list begins with no reaction at all, then come the Flips, then the Moves.
  const index = chance.int(1 + flipsListed + movesListed) - 1;
  const flip = index >= 0 && index < flipsListed ? flipAt(fighter, index) : null;
  const move = index >= flipsListed ? moveAt(fighter, index - flipsListed, state.options) : null;
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

function moveTotal(pool: readonly number[], options: Options): number {
  const most = mostToMove(pool, options);
  if (most < 1) return 0;
  return singles(pool) + (most < 2 ? 0 : pairs(pool));
}

function moveAt(pools: Pools, index: number, options: Options): MoveDice {
  const fromOff = moveTotal(pools.off, options);
  if (index < fromOff) return { from: 'off', faces: oneOrTwoAt(pools.off, index) };
  return { from: 'def', faces: oneOrTwoAt(pools.def, index - fromOff) };
}

function oneOrTwoAt(pool: readonly number[], index: number): number[] {
  const ones = singles(pool);
  return index < ones ? [singleAt(pool, index)] : pairAt(pool, index - ones);
}

const flipTotal = ({ off, def }: Pools): number => pairs(off) + singles(off) * singles(def) + pairs(def);

function flipAt({ off, def }: Pools, index: number): FlipDice {
  const offPairs = pairs(off);
  if (index < offPairs) return { off: pairAt(off, index), def: [] };
  const defSingles = singles(def);
  const mixed = singles(off) * defSingles;
  const rest = index - offPairs;
  if (rest >= mixed) return { off: [], def: pairAt(def, rest - mixed) };
  const high = Math.floor(rest / defSingles);
  return { off: [singleAt(off, high)], def: [singleAt(def, rest - high * defSingles)] };
}

/** How many different faces a pool shows. */
function singles(pool: readonly number[]): number {
  let different = 0;
  for (let i = 0; i < pool.length; i++) if (i === 0 || pool[i] !== pool[i - 1]) different++;
  return different;
}

/** How many different pairs of dice it holds: two unlike faces, or a face shown at least twice. */
function pairs(pool: readonly number[]): number {
  let different = 0;
  let doubled = 0;
  for (let i = 0; i < pool.length; i++) {
    if (i === 0 || pool[i] !== pool[i - 1]) different++;
    else if (i === 1 || pool[i] !== pool[i - 2]) doubled++;
  }
  return (different * (different - 1)) / 2 + doubled;
}

function singleAt(pool: readonly number[], index: number): number {
  let at = 0;
  for (let left = index; left > 0; left--) at = nextFace(pool, at);
  return pool[at]!;
}

function pairAt(pool: readonly number[], index: number): number[] {
  let left = index;
  for (let i = 0; ; i = nextFace(pool, i)) {
    if (pool[i + 1] === pool[i] && left-- === 0) return [pool[i]!, pool[i]!];
    for (let j = nextFace(pool, i); j < pool.length; j = nextFace(pool, j)) {
      if (left-- === 0) return [pool[i]!, pool[j]!];
    }
  }
}
