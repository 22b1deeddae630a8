/** The comparison of a fight: values of dice, cancelling, hits. Pure, so tables and bots may ask "what if". */

import { POWER_TABLE } from './content/powers.ts';
import type { Fate, Fighter, Options, Pools } from './state.ts';

/** One attack: the attacker's offence against the other's defence. */
export interface Attack {
  /** Values, high to low. */
  off: number[];
  def: number[];
  fates: Fate[];
  hits: number;
}

/** What the comparison needs to know of a fighter; `bonus` is the face named for the +1 under `locationBonus: one`. */
export type Combatant = Pick<Fighter, 'loc' | 'power' | 'using' | 'off' | 'def'> & { bonus?: number };

/** FITE-29 to FITE-33, R9, R10: compares one fighter's offence with the other's defence. */
export function compareAttack(attacker: Combatant, defender: Combatant, options: Options): Attack {
  const off = offensiveValues(attacker, defender, options);
  const def = defensiveValues(attacker, defender, options);
  const fates: Fate[] = [];
  const hits = cancel(off, def, options.hitThreshold, fates);
  return { off, def, fates, hits };
}

/**
 * FITE-R30: the best defensive die left stops the best offensive die left, or nothing does. Both lists run high to
 * low. Returns the hits and, where asked, what became of each offensive die.
 */
export function cancel(off: readonly number[], def: readonly number[], threshold: number, fates?: Fate[]): number {
  let hits = 0;
  let best = 0;
  for (let i = 0; i < off.length; i++) {
    const value = off[i]!;
    // A threshold of 1 is none at all: then even a die worth 0 attacks.
    if (threshold > 1 && value < threshold) fates?.push('ignored');
    else if (best < def.length && def[best]! >= value) {
      fates?.push(best);
      best++;
    } else {
      fates?.push('hit');
      hits++;
    }
  }
  return hits;
}

function offensiveValues(me: Combatant, foe: Combatant, options: Options): number[] {
  let bonus = 0;
  if (me.using) bonus += POWER_TABLE[me.power!].own.off;
  if (foe.using) bonus += POWER_TABLE[foe.power!].foe.off;
  return withBonuses(me.off, bonus, me.loc === 'off' ? 1 : 0, me.bonus, options);
}

function defensiveValues(foe: Combatant, me: Combatant, options: Options): number[] {
  let bonus = 0;
  if (me.using) bonus += POWER_TABLE[me.power!].own.def;
  if (foe.using) bonus += POWER_TABLE[foe.power!].foe.def;
  return withBonuses(me.def, bonus, me.loc === 'def' ? options.defensiveBonus : 0, me.bonus, options);
}

/** FITE-R4, R5: the location's bonus goes to every die of the pool, or to the one named (the highest if none is). */
function withBonuses(
  faces: number[],
  power: number,
  location: number,
  named: number | undefined,
  options: Options,
): number[] {
  const toEach = options.locationBonus === 'each' ? power + location : power;
  if (toEach === 0 && (location === 0 || options.locationBonus === 'each')) return faces;
  const values = faces.map(face => face + toEach);
  if (options.locationBonus === 'one' && location > 0 && faces.length > 0) {
    values[named === undefined ? 0 : faces.indexOf(named)]! += location;
    values.sort((a, b) => b - a);
  }
  return options.valueRange === 'clamp' ? values.map(value => Math.min(6, Math.max(1, value))) : values;
}

/** FITE-21, FITE-22, R19: the pools after a reaction's Move and then its Flip. */
export function afterReaction(
  pools: Pools,
  move: { from: 'off' | 'def'; faces: readonly number[] } | null,
  flip: { off: readonly number[]; def: readonly number[] } | null,
): Pools {
  const off = pools.off.slice();
  const def = pools.def.slice();
  if (move) {
    const [from, to] = move.from === 'off' ? [off, def] : [def, off];
    for (const face of move.faces) {
      removeFace(from, face);
      insertFace(to, face);
    }
  }
  if (flip) {
    turnOver(off, flip.off);
    turnOver(def, flip.def);
  }
  return { off, def };
}

/** FITE-R15: opposite faces of a die add up to seven. */
function turnOver(pool: number[], faces: readonly number[]): void {
  // All come out before any goes in, or a die could be turned twice.
  for (const face of faces) removeFace(pool, face);
  for (const face of faces) insertFace(pool, 7 - face);
}

function removeFace(pool: number[], face: number): void {
  for (let i = pool.indexOf(face); i < pool.length - 1; i++) pool[i] = pool[i + 1]!;
  pool.pop();
}

/** Keeps the pool high to low. */
function insertFace(pool: number[], face: number): void {
  let i = pool.length;
  pool.push(face);
  for (; i > 0 && pool[i - 1]! < face; i--) pool[i] = pool[i - 1]!;
  pool[i] = face;
}
