/** The six super powers as a table: the rules read these numbers and know no power by name. */

import type { Power } from '../state.ts';

/** What using a power does in the turn it is used. */
export interface PowerDef {
  readonly id: Power;
  readonly name: string;
  /** When it is declared: in the Swift window at the end of step 1, or with the reaction. */
  readonly window: 'swift' | 'react';
  /** Added to each die of the owner's pools. */
  readonly own: { readonly off: number; readonly def: number };
  /** Added to each die of the opponent's pools. */
  readonly foe: { readonly off: number; readonly def: number };
  /** Tactical options it gives on top of the location's. */
  readonly tacticalOptions: 0 | 1;
  /** Puts the fighter on another location. */
  readonly relocate: boolean;
}

const UNCHANGED = { off: 0, def: 0 } as const;

/** Every power by its id (FITE-38 to FITE-44). */
export const POWER_TABLE = {
  aggressive: {
    id: 'aggressive',
    name: 'Aggressive',
    window: 'react',
    own: UNCHANGED,
    foe: { off: -1, def: 0 },
    tacticalOptions: 0,
    relocate: false,
  },
  brutal: {
    id: 'brutal',
    name: 'Brutal',
    window: 'react',
    own: { off: 1, def: 0 },
    foe: UNCHANGED,
    tacticalOptions: 0,
    relocate: false,
  },
  cunning: {
    id: 'cunning',
    name: 'Cunning',
    window: 'react',
    own: UNCHANGED,
    foe: UNCHANGED,
    tacticalOptions: 1,
    relocate: false,
  },
  fast: {
    id: 'fast',
    name: 'Fast',
    window: 'react',
    own: UNCHANGED,
    foe: { off: 0, def: -1 },
    tacticalOptions: 0,
    relocate: false,
  },
  swift: {
    id: 'swift',
    name: 'Swift',
    window: 'swift',
    own: UNCHANGED,
    foe: UNCHANGED,
    tacticalOptions: 0,
    relocate: true,
  },
  tough: {
    id: 'tough',
    name: 'Tough',
    window: 'react',
    own: { off: 0, def: 1 },
    foe: UNCHANGED,
    tacticalOptions: 0,
    relocate: false,
  },
} as const satisfies Record<Power, PowerDef>;
