/** Hits of every offensive pool against every defensive pool, looked up. */

import { POWER_TABLE } from '../content/powers.ts';
import type { Power } from '../state.ts';
import { POOLS } from './pools.ts';
import type { Corner, Setting } from './setting.ts';

const FACES = 6;

/** Hits by `offence * POOLS.count + defence`. */
export type HitTable = Uint8Array;

const TABLES = new Map<number, HitTable>();

/** What is added to the dice of an attack and to those that ward it off. */
interface Bonuses {
  readonly off: number;
  readonly def: number;
}

const effect = (power: Power | null, isUsing: boolean) => (power !== null && isUsing ? POWER_TABLE[power] : null);

/** FITE-R9, R10. */
export function bonusesOf(
  setting: Setting,
  attacker: Pick<Corner, 'loc' | 'power'>,
  defender: Pick<Corner, 'loc' | 'power'>,
  attackerUses: boolean,
  defenderUses: boolean,
): Bonuses {
  const mine = effect(attacker.power, attackerUses);
  const theirs = effect(defender.power, defenderUses);
  return {
    off: (attacker.loc === 'off' ? 1 : 0) + (mine?.own.off ?? 0) + (theirs?.foe.off ?? 0),
    def: (defender.loc === 'def' ? setting.defensiveBonus : 0) + (theirs?.own.def ?? 0) + (mine?.foe.def ?? 0),
  };
}

/** The lowest face of an attacking die that is compared. */
export const lowestAttacker = ({ threshold }: Setting, bonus: number): number =>
  threshold === 1 ? 1 : Math.max(1, threshold - bonus);

/** FITE-R30: hits are the greatest surplus, over all values, of attackers that reach it over defenders that do. */
export function hitTable(setting: Setting, { off, def }: Bonuses): HitTable {
  const lowest = lowestAttacker(setting, off);
  const lead = off - def;
  const key = lowest * 100 + lead;
  const known = TABLES.get(key);
  if (known) return known;
  const { count } = POOLS;
  const table = new Uint8Array(count * count);
  for (let offence = 0; offence < count; offence++) {
    for (let defence = 0; defence < count; defence++) {
      table[offence * count + defence] = surplus(offence, defence, lowest, lead);
    }
  }
  TABLES.set(key, table);
  return table;
}

function surplus(offence: number, defence: number, lowest: number, lead: number): number {
  const { reach, size } = POOLS;
  let most = 0;
  for (let face = lowest; face <= FACES; face++) {
    const needed = face + lead;
    const warding = needed <= 1 ? size[defence]! : needed > FACES ? 0 : reach[defence * FACES + needed - 1]!;
    const more = reach[offence * FACES + face - 1]! - warding;
    if (more > most) most = more;
  }
  return most;
}
