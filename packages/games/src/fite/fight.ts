/** The arithmetic of a fight: pools, values of dice, cancelling, hits. Pure, so tables and bots may ask "what if". */

import { POWER_TABLE } from './content/powers.ts';
import { countOf, countsOf, poolOf, type Terms } from './pools.ts';
import type { Fate, Fighter, Options, Pools, ReactMove } from './state.ts';

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

/** FITE-25, R7: each pool needs a die, or a third of the dicepool under `minPool: third`. */
export function smallestPool(options: Options, dice: number): number {
  return options.minPool === 'third' ? Math.max(1, Math.floor(dice / 3)) : 1;
}

/** FITE-29 to FITE-33: compares one fighter's offence with the other's defence. */
export function compareAttack(attacker: Combatant, defender: Combatant, options: Options): Attack {
  const off = values(attacker.off, offensiveBonus(attacker, defender), attacker, options);
  const def = values(defender.def, defensiveBonus(attacker, defender, options), defender, options);
  const fates: Fate[] = [];
  const hits = cancel(off, def, options.hitThreshold, 0, fates);
  return { off, def, fates, hits };
}

/** The hits alone, which is all that counts where nobody looks. */
export function hitsOf(attacker: Combatant, defender: Combatant, options: Options): number {
  if (options.locationBonus === 'one' || options.valueRange === 'clamp') {
    return compareAttack(attacker, defender, options).hits;
  }
  // Bonuses that go to every die and know no bounds need not be added to each: their difference is enough.
  const bonus = total(offensiveBonus(attacker, defender));
  const lead = bonus - total(defensiveBonus(attacker, defender, options));
  return options.hitThreshold > 1
    ? cancel(attacker.off, defender.def, options.hitThreshold - bonus, lead)
    : unstopped(attacker.off, defender.def, lead);
}

/** For whoever compares many pools of the same two: bonuses are added up once. Null where each die has its own. */
export function termsBetween(attacker: Combatant, defender: Combatant, options: Options): Terms | null {
  if (options.locationBonus === 'one' || options.valueRange === 'clamp') return null;
  const bonus = total(offensiveBonus(attacker, defender));
  const lead = bonus - total(defensiveBonus(attacker, defender, options));
  return { lead, least: options.hitThreshold > 1 ? options.hitThreshold - bonus : 0 };
}

/** `cancel` without a threshold and without fates: dice that stop are counted without a branch, which is guessed wrong too often. */
function unstopped(off: readonly number[], def: readonly number[], lead: number): number {
  let stopped = 0;
  for (let i = 0; i < off.length && stopped < def.length; i++) {
    // The sign bit of a difference: 1 where the die of the defence is at least as high.
    stopped += (off[i]! + lead - 1 - def[stopped]!) >>> 31;
  }
  return off.length - stopped;
}

/**
 * FITE-R30: the best defensive die left stops the best offensive die left, or nothing does. Both lists run high to
 * low; `lead` is what the offence has over the defence besides its dice. A threshold of 1 is none at all: then even
 * a die worth 0 attacks.
 */
function cancel(off: readonly number[], def: readonly number[], threshold: number, lead = 0, fates?: Fate[]): number {
  let hits = 0;
  let best = 0;
  for (let i = 0; i < off.length; i++) {
    const value = off[i]!;
    if (threshold > 1 && value < threshold) fates?.push('ignored');
    else if (best < def.length && def[best]! >= value + lead) {
      fates?.push(best);
      best++;
    } else {
      fates?.push('hit');
      hits++;
    }
  }
  return hits;
}

/** What is added to a pool's dice: by super powers, and by the place the fighter stands on. */
interface Bonus {
  powers: number;
  place: number;
}

const total = ({ powers, place }: Bonus): number => powers + place;

/** FITE-18, FITE-38, FITE-39, R9, R10. */
function offensiveBonus(me: Combatant, foe: Combatant): Bonus {
  const own = me.using ? POWER_TABLE[me.power!].own.off : 0;
  const against = foe.using ? POWER_TABLE[foe.power!].foe.off : 0;
  return { powers: own + against, place: me.loc === 'off' ? 1 : 0 };
}

/** FITE-19, FITE-42, FITE-44, R9, R10. */
function defensiveBonus(foe: Combatant, me: Combatant, options: Options): Bonus {
  const own = me.using ? POWER_TABLE[me.power!].own.def : 0;
  const against = foe.using ? POWER_TABLE[foe.power!].foe.def : 0;
  return { powers: own + against, place: me.loc === 'def' ? options.defensiveBonus : 0 };
}

/** FITE-R4, R5: the place helps every die of the pool, or the one named (the highest if none is). */
function values(faces: readonly number[], bonus: Bonus, { bonus: named }: Combatant, options: Options): number[] {
  const toEach = options.locationBonus === 'each' ? total(bonus) : bonus.powers;
  const sums = faces.map(face => face + toEach);
  if (options.locationBonus === 'one' && bonus.place > 0 && faces.length > 0) {
    sums[named === undefined ? 0 : faces.indexOf(named)]! += bonus.place;
    sums.sort((a, b) => b - a);
  }
  return options.valueRange === 'clamp' ? sums.map(value => Math.min(6, Math.max(1, value))) : sums;
}

/** FITE-21, FITE-22, R19: the pools after a reaction's Move and then its Flip. */
export function afterReaction({ off, def }: Pools, move: ReactMove['move'], flip: ReactMove['flip']): Pools {
  let moreDef = move ? movedToDefence(move) : 0;
  let moreOff = -moreDef;
  if (flip) {
    moreOff += turnedOver(flip.off);
    moreDef += turnedOver(flip.def);
  }
  return {
    off: moreOff === 0 ? off : poolOf(countsOf(off) + moreOff),
    def: moreDef === 0 ? def : poolOf(countsOf(def) + moreDef),
  };
}

/** FITE-21: what is counted more in the defence, and less in the offence, after a Move. */
export const movedToDefence = ({ from, faces }: NonNullable<ReactMove['move']>): number =>
  from === 'off' ? countsOf(faces) : -countsOf(faces);

/** FITE-R15: what is counted less and more when these faces are turned over; opposite ones add up to seven. */
export function turnedOver(faces: readonly number[]): number {
  let change = 0;
  for (let i = 0; i < faces.length; i++) change += countOf(7 - faces[i]!) - countOf(faces[i]!);
  return change;
}
