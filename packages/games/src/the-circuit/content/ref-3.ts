/** `ref-3`: what differs from `ref-2`, fighter by fighter. Everything that is not here is as it was. */

import { damage, push } from './building.ts';
import type { Retuning } from './ref-2.ts';
import type { FighterId } from './types.ts';

export const RETUNED_AGAIN: { readonly [Id in FighterId]?: Retuning } = {
  'rex-rookie': { stats: { STA: 7 } },
  dolly: { abilities: { 'out-of-the-park': { cost: { F: 1, hype: 13 } } } },
  gus: {
    stats: { STA: 11 },
    abilities: { 'doormans-heave': { groups: [[push(3), damage(2)]] }, 'last-call': { cost: { B: 1, hype: 11 } } },
  },
  mercy: { stats: { STA: 11 } },
  kipp: { stats: { STA: 9 } },
  piston: { abilities: { 'full-bore': { groups: [[damage(3)]] }, redline: { cost: { H: 1, hype: 13 } } } },
  clampdown: { abilities: { compactor: { cost: { B: 1, hype: 13 } } } },
  relay: { stats: { STA: 10, COM: 5, PIN: 5 } },
  patch: { stats: { STA: 11, COM: 5, PIN: 5 } },
  vessa: { abilities: { stampede: { cost: { F: 1, hype: 13 } } } },
  quill: { stats: { STA: 8 }, abilities: { pincushion: { cost: { F: 1, hype: 13 } } } },
  mudge: { stats: { STA: 10 } },
  echo: { stats: { STA: 7 } },
  hollow: { stats: { SPD: 5 } },
  monolith: { stats: { STA: 11 }, abilities: { singularity: { cost: { F: 1, hype: 13 } } } },
  warden: { stats: { STA: 11 } },
  prism: { stats: { STA: 9, PIN: 5 }, abilities: { 'spectrum-break': { cost: { H: 1, hype: 12 } } } },
};
