/** `ref-2`: what differs from `ref-1`, fighter by fighter. Everything that is not here is as it was. */

import { become, damage, dodge, push, shiftHazard, stun, swap } from './building.ts';
import type { Ability, FighterCard, FighterId, StatId, TraitId } from './types.ts';

export interface Retuning {
  readonly stats?: { readonly [S in StatId]?: number };
  readonly traits?: readonly TraitId[];
  /** By ability. */
  readonly abilities?: { readonly [id: string]: Partial<Pick<Ability, 'cost' | 'groups' | 'hype'>> };
}

export const RETUNED: { readonly [Id in FighterId]?: Retuning } = {
  'rex-rookie': {
    stats: { COM: 5 },
    abilities: {
      roundhouse: { cost: { F: 2 } },
      haymaker: { groups: [[damage(2), dodge(1)]] },
      'instant-classic': { cost: { H: 1, hype: 13 } },
    },
  },
  gus: {
    stats: { STA: 10 },
    abilities: {
      turnstile: { groups: [[swap('target')], [push(2)]] },
      'doormans-heave': { groups: [[push(3), damage(1)]] },
    },
  },
  piston: { stats: { COM: 5 } },
  gyro: {
    abilities: {
      'spin-cycle': { groups: [[push(2), damage(1)]] },
      centrifuge: { groups: [[push(1, 'eachEngaged'), damage(1, 'eachEngaged')], [push(1, 'eachEngaged')]] },
    },
  },
  relay: {
    stats: { SPD: 4, STA: 7 },
    abilities: {
      'signal-toss': { groups: [[push(3)], [become('accelerated', 'ally')]] },
      'handshake-protocol': { cost: { F: 1, hype: 13 } },
    },
  },
  krag: { stats: { STA: 6 } },
  ossic: {
    abilities: {
      'shell-bash': { groups: [[damage(2), push(1)]] },
      caldera: { cost: { B: 1, hype: 11 } },
    },
  },
  skeld: {
    stats: { SPD: 4 },
    abilities: {
      'death-roll': { groups: [[stun(2), become('knockedDown')]] },
      constrict: { groups: [[stun(2), damage(2)]] },
      'swallow-whole': { cost: { B: 1, hype: 11 } },
    },
  },
  mudge: {
    stats: { STA: 9 },
    abilities: {
      'mud-wrap': { groups: [[stun(2), become('immobilized')]] },
      sinkhole: { cost: { B: 1, hype: 11 } },
    },
  },
  echo: {
    stats: { STA: 6 },
    abilities: { 'event-horizon': { cost: { F: 1, hype: 12 } } },
  },
  hollow: {
    stats: { STA: 7 },
    abilities: { erase: { cost: { B: 1, hype: 12 } } },
  },
  warden: {
    stats: { STA: 10 },
    abilities: { oubliette: { groups: [[stun(2), become('immobilized')]] } },
  },
  prism: { stats: { STA: 8 } },
  usher: {
    abilities: {
      'exit-left': { groups: [[push(2)], [dodge(1)]] },
      'curtain-call': { groups: [[{ k: 'defeat' }], [shiftHazard]] },
    },
  },
};

export function retuned(card: FighterCard, change: Retuning = {}): FighterCard {
  const { stats = {}, traits = card.traits, abilities = {} } = change;
  const unknown = Object.keys(abilities).find(id => card.abilities.every(ability => ability.id !== id));
  if (unknown !== undefined) throw new Error(`${card.id} has no ability '${unknown}'`);
  return {
    ...card,
    stats: { ...card.stats, ...stats },
    traits,
    abilities: card.abilities.map(ability => ({ ...ability, ...abilities[ability.id] })),
  };
}
