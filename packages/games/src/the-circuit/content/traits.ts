/** The traits of `ref-1`: named ones, the class traits in three variants each, and those that Finishing Moves give. */

import { become, damage, dodge, draw, heal, hype, push, swap, unstun } from './building.ts';
import type { ActiveTrait, Modifier, TargetSpec, Trait, TraitId, Trigger } from './types.ts';

const passive = (id: TraitId, kind: Trait['kind'], title: string, ...mods: Modifier[]): Trait => ({
  id,
  kind,
  title,
  mods,
});
const triggered = (id: TraitId, kind: Trait['kind'], title: string, trigger: Trigger): Trait => ({
  id,
  kind,
  title,
  triggers: [trigger],
});
const active = (id: TraitId, title: string, use: ActiveTrait): Trait => ({ id, kind: 'class', title, active: use });

const ALLY: TargetSpec = { side: 'ally', range: { within: 3 } };

const NAMED: readonly Trait[] = [
  passive('extended-range', 'named', 'Extended Range', { engageRange: 2 }),
  passive('vault', 'named', 'Vault', { vault: true }),
  passive('rooted', 'named', 'Rooted', { ignoreFirst: 'push' }),
  passive('iron-jaw', 'named', 'Iron Jaw', { ignoreFirst: 'abilityDamage' }),
  passive('fireproof', 'named', 'Fireproof', { immune: ['burning'] }),
  passive('sure-footed', 'named', 'Sure-Footed', { immune: ['immobilized', 'knockedDown'] }),
  passive('vice-grip', 'named', 'Vice Grip', { noDodge: 'adjacentEnemies' }),
  triggered('tireless', 'named', 'Tireless', { on: 'activationBegin', do: [[unstun(1, 'self')]] }),
  // The owner's own Push of the fighter stands for the direction they choose; it never leads out of the ring.
  triggered('redirect', 'named', 'Redirect', {
    on: 'aboutToBePushed',
    limit: 'turn',
    optional: true,
    reaction: true,
    do: [[push(1, 'self')]],
  }),
  triggered('sidestep', 'named', 'Sidestep', {
    on: 'targetedByEnemyAbilityResolved',
    limit: 'turn',
    optional: true,
    reaction: true,
    do: [[dodge(1)]],
  }),
];

const CLASS: readonly Trait[] = [
  triggered('showmanship-a', 'class', 'Showmanship', { on: 'abilityUsed', limit: 'activation', do: [[hype(1)]] }),
  triggered('showmanship-d', 'class', 'Showmanship', { on: 'pinSurvived', do: [[hype(2)]] }),
  triggered('showmanship-s', 'class', 'Showmanship', { on: 'allyDefeatsEnemy', do: [[hype(1)]] }),
  active('subroutine-a', 'Subroutine', { payHype: 1, do: [[draw(2)]] }),
  active('subroutine-d', 'Subroutine', { discard: 1, do: [[heal(2, 'self')]] }),
  active('subroutine-s', 'Subroutine', { discard: 1, ally: ALLY, do: [[become('pumpedUp', 'ally')]] }),
  passive('cold-blood-a', 'class', 'Cold Blood', { stat: 'COM', add: 1, if: { c: 'damageAtLeastHalf' } }),
  triggered('cold-blood-d', 'class', 'Cold Blood', { on: 'activationBegin', do: [[heal(1, 'self')]] }),
  passive('cold-blood-s', 'class', 'Cold Blood', { stat: 'PIN', add: 1, aura: 'adjacentAllies', once: true }),
  active('phase-a', 'Phase', { do: [[dodge(1)]] }),
  passive('phase-d', 'class', 'Phase', { ignoreFirst: 'abilityStun' }),
  active('phase-s', 'Phase', { payHype: 1, ally: ALLY, do: [[swap('ally')]] }),
];

const LASTING: readonly Trait[] = [
  {
    id: 'redlined',
    kind: 'lasting',
    title: 'Redlined',
    mods: [{ stat: 'COM', add: 2 }],
    triggers: [{ on: 'activationEnd', do: [[damage(1, 'self')]] }],
  },
  passive(
    'siege-mode',
    'lasting',
    'Siege Mode',
    { stat: 'STA', add: 3 },
    { stat: 'SPD', add: -1 },
    { ignoreFirst: 'push' },
  ),
  passive('life-sentence', 'lasting', 'Life Sentence', { stat: 'PIN', add: -1, aura: 'adjacentEnemies' }),
];

export const TRAITS: readonly Trait[] = [...NAMED, ...CLASS, ...LASTING];
