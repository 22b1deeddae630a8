/** The 12 hazards of `ref-1`: who may choose each, and what it does to fighters. In its effects `self` is the fighter it touches. */

import { become, damage, heal, stun, unstun } from './building.ts';
import type { ChoosingCondition, Cond, Effect, HazardCard, HazardId, IdentityId, Trigger } from './types.ts';

const atLeast = (n: number, identity: IdentityId): ChoosingCondition => ({ atLeast: { identity, n } });
const none = (identity: IdentityId): ChoosingCondition => ({ none: identity });
const ANY_TEAM: ChoosingCondition = {};

const BY_PUSH: Cond = { c: 'enteredByPush' };
const enter = (...effects: Effect[]): Trigger => ({ on: 'enter', do: [effects] });

const hazard = (id: HazardId, name: string, choose: ChoosingCondition, ...triggers: Trigger[]): HazardCard => ({
  id,
  name,
  choose,
  triggers,
});
const special = (
  id: HazardId,
  name: string,
  choose: ChoosingCondition,
  rule: HazardCard['special'] & string,
): HazardCard => ({ id, name, choose, special: rule });

export const HAZARDS: readonly HazardCard[] = [
  hazard('fire-pit', 'Fire Pit', atLeast(1, 'Aggressive'), enter(damage(1, 'self'), become('burning', 'self'))),
  hazard('tar-pool', 'Tar Pool', atLeast(2, 'Grappler'), enter(become('immobilized', 'self'))),
  hazard('spring-deck', 'Spring Deck', atLeast(2, 'Thrower'), enter(become('accelerated', 'self'))),
  hazard(
    'razor-coil',
    'Razor Coil',
    atLeast(2, 'Striker'),
    enter(damage(1, 'self'), { ...damage(1, 'self'), if: BY_PUSH }),
  ),
  special('spotlight', 'Spotlight', atLeast(1, 'Supportive'), 'spotlight'),
  hazard('medic-bay', 'Medic Bay', atLeast(2, 'Defensive'), {
    on: 'activationEnd',
    do: [[heal(1, 'self'), unstun(1, 'self')]],
  }),
  hazard('shock-plates', 'Shock Plates', ANY_TEAM, enter(stun(1, 'self'))),
  special('weapon-rack', 'Weapon Rack', none('Supportive'), 'weaponRack'),
  special('wormhole', 'Wormhole', atLeast(2, 'Voidling'), 'mirror'),
  hazard('heckler-row', 'Heckler Row', atLeast(2, 'Earther'), enter(become('taunted', 'self'))),
  hazard('strobe-tower', 'Strobe Tower', atLeast(2, 'Automaton'), enter(become('dazzled', 'self'))),
  hazard('mud-wallow', 'Mud Wallow', atLeast(2, 'Saurid'), { ...enter(become('knockedDown', 'self')), if: BY_PUSH }),
];
