/** The pugilists one can lead: two for each power and two without. */

import type { Power } from '../state.ts';

export interface FighterDef {
  readonly id: string;
  readonly name: string;
  readonly power: Power | null;
  /** Main colour, `#rrggbb`. */
  readonly colour: string;
}

/** All fighters, in the order they are offered. */
export const FIGHTERS = [
  {
    id: 'bramble-voss',
    name: 'Bramble Voss',
    power: 'aggressive',
    colour: '#9a1e1f',
  },
  {
    id: 'madam-cinder',
    name: 'Madam Cinder',
    power: 'aggressive',
    colour: '#ea7940',
  },
  {
    id: 'oxbow',
    name: 'Oxbow',
    power: 'brutal',
    colour: '#511029',
  },
  {
    id: 'hammer-lotte',
    name: 'Hammer Lotte',
    power: 'brutal',
    colour: '#da73a6',
  },
  {
    id: 'professor-quill',
    name: 'Professor Quill',
    power: 'cunning',
    colour: '#9159cb',
  },
  {
    id: 'twist-marlow',
    name: 'Twist Marlow',
    power: 'cunning',
    colour: '#c0d01b',
  },
  {
    id: 'dash-pepperell',
    name: 'Dash Pepperell',
    power: 'fast',
    colour: '#fcf181',
  },
  {
    id: 'needle-anwick',
    name: 'Needle Anwick',
    power: 'fast',
    colour: '#a6f8fc',
  },
  {
    id: 'little-wren',
    name: 'Little Wren',
    power: 'swift',
    colour: '#80a8fe',
  },
  {
    id: 'skip-lantern',
    name: 'Skip Lantern',
    power: 'swift',
    colour: '#1d09c4',
  },
  {
    id: 'old-cobble',
    name: 'Old Cobble',
    power: 'tough',
    colour: '#5b667b',
  },
  {
    id: 'barrel-bea',
    name: 'Barrel Bea',
    power: 'tough',
    colour: '#bd5521',
  },
  {
    id: 'plain-jory',
    name: 'Plain Jory',
    power: null,
    colour: '#6bdcb2',
  },
  {
    id: 'nan-threadgold',
    name: 'Nan Threadgold',
    power: null,
    colour: '#142179',
  },
] as const satisfies readonly FighterDef[];

/** What each is called, by id; the same in every language. */
export const FIGHTER_NAMES: { readonly [id: string]: string } = Object.fromEntries(
  FIGHTERS.map(({ id, name }) => [id, name]),
);

/** A fighter of this roster. */
export type Contender = FighterDef & { readonly id: (typeof FIGHTERS)[number]['id'] };
