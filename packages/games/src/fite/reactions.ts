/** Every reaction after the roll: Move, Flip, a super power, a named bonus die. Dice are named by face. */

import type { Answer, Chance, Seat } from '@roundhouse/kernel';
import { POWER_TABLE } from './content/powers.ts';
import { afterReaction } from './fight.ts';
import { isHighToLow } from './pools.ts';
import { againstPower, fighterOf, hasPowerForFight } from './powers.ts';
import type { Event, Fighter, Frame, Options, ReactMove, State } from './state.ts';
import {
  faceAt,
  facesShown,
  mixedFlips,
  NOTHING,
  oneAt,
  onesOf,
  POWER_ALONE,
  twoAt,
  twosOf,
  type Way,
  waysToTake,
} from './ways.ts';

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
export function reactions({ options }: Pick<State, 'options'>, fighter: Fighter): ReactMove[] {
  const listed = reactionsWith(fighter, false, options);
  return mayUsePower(fighter, options) ? listed.concat(reactionsWith(fighter, true, options)) : listed;
}

const mayUsePower = (fighter: Fighter, options: Options): boolean =>
  options.powerTiming === 'afterRoll' && hasPowerForFight(fighter);

/** Those that use the fighter's power, or those that do not. */
function reactionsWith(fighter: Fighter, use: boolean, options: Options): ReactMove[] {
  const allowed = tacticalOptions(fighter, use);
  if (allowed < 2 && arePlain(options)) {
    return allowed === 0 ? [use ? POWER_ALONE : NOTHING] : plainReactions(fighter, use, options);
  }
  const listed: ReactMove[] = [];
  addFlips(listed, fighter, { use, move: null }, allowed, options);
  if (allowed === 0) return listed;
  for (const from of ['off', 'def'] as const) {
    for (let count = 1; count <= mostToMove(fighter[from], options); count++) {
      for (const faces of waysToTake(fighter[from]).faces[count]!) {
        addFlips(listed, fighter, { use, move: { from, faces } }, allowed - 1, options);
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
  const fromOff = waysToTake(pools.off).faces;
  const fromDef = waysToTake(pools.def).faces;
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
  for (const [bonus] of waysToTake(pools[loc]).faces[1]!) listed.push({ ...reaction, bonus: bonus! });
}

// ---- The answer, and what the rules have against it

const allowed = (state: State, seat: Seat, { use }: ReactMove): number => tacticalOptions(fighterOf(state, seat), use);

/** Whether these dice lie in the pool, named high to low. */
function liesIn(pool: readonly number[], faces: readonly number[]): boolean {
  const count = (list: readonly number[], face: number): number => list.filter(other => other === face).length;
  return isHighToLow(faces) && faces.every(face => count(faces, face) <= count(pool, face));
}

function isFlipCount({ options: { tacticalReach, flipCount } }: State, count: number): boolean {
  return count <= tacticalReach && count >= (flipCount === 'upTo2' ? 1 : tacticalReach);
}

function flipsOthers(state: State, seat: Seat, { move, flip }: ReactMove): boolean {
  if (!flip) return false;
  const pools = afterReaction(fighterOf(state, seat), move, null);
  return !liesIn(pools.off, flip.off) || !liesIn(pools.def, flip.def);
}

/** FITE-R4: only a die of the pool that the place helps, and only where the bonus goes to one die. */
function namesOther(state: State, seat: Seat, { move, flip, bonus }: ReactMove): boolean {
  if (bonus === undefined) return false;
  const fighter = fighterOf(state, seat);
  const { loc } = fighter;
  if (state.options.locationBonus === 'each' || loc === null || loc === 'tac') return true;
  return !afterReaction(fighter, move, flip)[loc].includes(bonus);
}

export const reaction: Omit<Answer<State, Frame, ReactMove, Event>, 'does'> = {
  offers: (state, seat) => reactions(state, fighterOf(state, seat)),
  exact: true,
  forbids: [
    {
      rule: 'FITE-R21',
      key: 'declaredWithDivision',
      if: ({ options }, _, { use }) => use && options.powerTiming === 'withSplit',
    },
    ...againstPower<ReactMove>(),
    {
      rule: 'FITE-20',
      key: 'moveOrFlip',
      if: (state, seat, move) => move.move !== null && move.flip !== null && allowed(state, seat, move) < 2,
    },
    {
      rule: 'FITE-17',
      key: 'onlyTactical',
      if: (state, seat, move) => (move.move !== null || move.flip !== null) && allowed(state, seat, move) === 0,
    },
    {
      rule: 'FITE-21',
      key: 'moveCount',
      if: ({ options }, _, { move }) =>
        move !== null &&
        (!['off', 'def'].includes(move.from) || move.faces.length < 1 || move.faces.length > options.tacticalReach),
      values: ({ options }) => ({ reach: options.tacticalReach }),
    },
    {
      rule: 'FITE-R14',
      key: 'keepsADie',
      if: (state, seat, { move }) =>
        move !== null && !state.options.emptyPools && move.faces.length >= fighterOf(state, seat)[move.from].length,
    },
    {
      rule: 'FITE-R14',
      key: 'movedElsewhere',
      if: (state, seat, { move }) => move !== null && !liesIn(fighterOf(state, seat)[move.from], move.faces),
    },
    {
      rule: 'FITE-22',
      key: 'flipCount',
      if: (state, _, { flip }) => flip !== null && !isFlipCount(state, flip.off.length + flip.def.length),
      values: ({ options }) => ({ reach: options.tacticalReach, exactly: options.flipCount === 'exactly2' }),
    },
    { rule: 'FITE-R15', key: 'flippedElsewhere', if: flipsOthers },
    { rule: 'FITE-R4', key: 'bonusElsewhere', if: namesOther },
  ],
};

// ---- A fighter with one Tactical option or none, besides its power: most reactions of most bouts. Lists of these
// share their moves, and without a power a playout draws one without building the list, which would be most of its cost.

/** A random reaction; a law holds it equal to the list. */
export function randomReaction(state: State, fighter: Fighter, chance: Chance): ReactMove {
  if (!isPlainTactical(state.options, fighter)) {
    const listed = reactions(state, fighter);
    return listed[chance.int(listed.length)]!;
  }
  const off = facesShown(fighter.off);
  const def = facesShown(fighter.def);
  const offOnes = onesOf(off);
  const offTwos = twosOf(off);
  const defOnes = onesOf(def);
  const defTwos = twosOf(def);
  const mixed = offOnes * defOnes;
  const flips = offTwos + mixed + defTwos;
  const movesOff = moveCount(offOnes, offTwos, mostToMove(fighter.off, state.options));
  const movesDef = moveCount(defOnes, defTwos, mostToMove(fighter.def, state.options));
  const index = chance.int(1 + flips + movesOff + movesDef) - 1;
  if (index < 0) return NOTHING;
  if (index >= flips + movesOff) return wayAt(def, defOnes, index - flips - movesOff).moveDef;
  if (index >= flips) return wayAt(off, offOnes, index - flips).moveOff;
  if (index < offTwos) return twoAt(off, index).flipOff;
  const rest = index - offTwos;
  if (rest >= mixed) return twoAt(def, rest - mixed).flipDef;
  const row = Math.floor(rest / defOnes);
  return mixedFlips(faceAt(off, row))[6 - faceAt(def, rest - row * defOnes)]!;
}

const wayAt = (shown: number, ones: number, place: number): Way =>
  place < ones ? oneAt(shown, place) : twoAt(shown, place - ones);

/** The same list whole: no reaction, then the Flips, then the Moves. */
function plainReactions(fighter: Fighter, use: boolean, options: Options): ReactMove[] {
  const off = waysToTake(fighter.off, use);
  const def = waysToTake(fighter.def, use);
  const movesOff = moveCount(off.ones, off.twos, mostToMove(fighter.off, options));
  const movesDef = moveCount(def.ones, def.twos, mostToMove(fighter.def, options));
  // As long as it will be from the start: growing it would be most of the work.
  const listed = new Array<ReactMove>(1 + off.twos + off.ones * def.ones + def.twos + movesOff + movesDef);
  let count = 0;
  listed[count++] = use ? POWER_ALONE : NOTHING;
  for (let i = off.ones; i < off.all.length; i++) listed[count++] = off.all[i]!.flipOff;
  for (let i = 0; i < off.ones; i++) {
    const mixed = mixedFlips(off.all[i]!.faces[0]!, use);
    for (let j = 0; j < def.ones; j++) listed[count++] = mixed[6 - def.all[j]!.faces[0]!]!;
  }
  for (let i = def.ones; i < def.all.length; i++) listed[count++] = def.all[i]!.flipDef;
  for (let i = 0; i < movesOff; i++) listed[count++] = off.all[i]!.moveOff;
  for (let i = 0; i < movesDef; i++) listed[count++] = def.all[i]!.moveDef;
  return listed;
}

/** Options under which a Tactical option is one Move, or one Flip of exactly two dice. */
const arePlain = ({ locationBonus, flipCount, tacticalReach }: Options): boolean =>
  locationBonus === 'each' && flipCount === 'exactly2' && tacticalReach === 2;

const isPlainTactical = (options: Options, fighter: Fighter): boolean =>
  fighter.loc === 'tac' && !fighter.using && !mayUsePower(fighter, options) && arePlain(options);

const moveCount = (ones: number, twos: number, most: number): number => (most > 1 ? ones + twos : most > 0 ? ones : 0);
