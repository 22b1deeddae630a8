/** Short ways of writing rows of cards, so that a fighter reads as it is printed. */

import type {
  Ability,
  ClassId,
  Cost,
  Effect,
  EffectGroups,
  FighterCard,
  FighterId,
  StateId,
  StyleId,
  TargetSpec,
  TraitId,
  UtilityId,
  Who,
} from './types.ts';

/** Leaves `who` out where the effect's own default is meant. */
const at = <W>(who: W | undefined): { who?: W } => (who === undefined ? {} : { who });

export const damage = (n: number, who?: Who): Effect => ({ k: 'damage', n, ...at(who) });
export const stun = (n: number, who?: Who): Effect => ({ k: 'stun', n, ...at(who) });
export const push = (n: number, who?: Who): Effect => ({ k: 'push', n, ...at(who) });
export const dodge = (n: number, who?: 'self' | 'ally'): Effect => ({ k: 'dodge', n, ...at(who) });
export const become = (state: StateId, who?: Who): Effect => ({ k: 'state', state, ...at(who) });
export const heal = (n: number, who?: Who): Effect => ({ k: 'heal', n, ...at(who) });
export const unstun = (n: number, who?: Who): Effect => ({ k: 'unstun', n, ...at(who) });
export const draw = (n: number): Effect => ({ k: 'draw', n });
export const hype = (n: number): Effect => ({ k: 'hype', n });
export const drain = (n: number): Effect => ({ k: 'drain', n });
export const swap = (other: 'target' | 'ally'): Effect => ({ k: 'swap', with: other });
export const gain = (trait: TraitId): Effect => ({ k: 'gain', trait });
export const shiftHazard: Effect = { k: 'shiftHazard' };

export const WITHIN_2: Who = { eachEnemyWithin: 2 };

/** What an ability chooses. */
export type Choosing = Pick<Ability, 'target' | 'ally'>;

const enemy = (range: TargetSpec['range']): TargetSpec => ({ side: 'enemy', range });
const ally = (within: number): TargetSpec => ({ side: 'ally', range: { within } });

export const ENEMY: Choosing = { target: enemy('engaged') };
export const ENEMY_WITHIN_2: Choosing = { target: enemy({ within: 2 }) };
export const EACH_ENGAGED: Choosing = { target: 'eachEngaged' };
export const ENEMY_AND_ALLY: Choosing = { target: enemy('engaged'), ally: ally(3) };
export const ALLY_WITHIN_1: Choosing = { ally: ally(1) };
export const ALLY_WITHIN_3: Choosing = { ally: ally(3) };
export const ALLY_OR_SELF: Choosing = { ally: { side: 'allyOrSelf', range: { within: 1 } } };

/** "Doorman’s Heave" is `doormans-heave`. */
export const idOf = (name: string): string => name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-');

const draws = (groups: EffectGroups): boolean => groups.some(group => group.some(({ k }) => k === 'draw'));

export function ability(name: string, cost: Cost, printed: number, choosing: Choosing, ...groups: Effect[][]): Ability {
  // ARENA-R35: what draws cards is usable once per activation, or a turn need not end.
  const limit = draws(groups) ? ({ limit: 'activation' } as const) : {};
  return { id: idOf(name), name, cost, ...choosing, groups, hype: printed, ...limit };
}

/** A Finishing Move: the defeat is its first group alone (ARENA-R66), and what is written here follows it. */
export const finisher = (name: string, cost: Cost, choosing: Choosing, ...groups: Effect[][]): Ability => ({
  ...ability(name, cost, 0, choosing, [{ k: 'defeat' }], ...groups),
  finisher: true,
});

export const fighter = (
  id: FighterId,
  name: string,
  tagLine: string,
  [cls, utility, style]: readonly [ClassId, UtilityId, StyleId],
  [SPD, STA, COM, PIN]: readonly [number, number, number, number],
  traits: readonly TraitId[],
  abilities: readonly Ability[],
): FighterCard => ({
  id,
  name,
  tagLine,
  identities: { class: cls, utility, style },
  stats: { SPD, STA, COM, PIN },
  traits,
  abilities,
});
