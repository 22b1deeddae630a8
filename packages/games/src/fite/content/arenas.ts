/** The rings one can fight in: a disc, three marked spots and some scenery. Nothing here touches the rules. */

import type { Loc } from '../state.ts';

/** Where a place is marked on the disc, and the faces that name it. Coordinates are in the unit disc, y downwards. */
export interface Spot {
  readonly loc: Loc;
  readonly x: number;
  readonly y: number;
  readonly faces: readonly [number, number];
}

/** A piece of scenery: its centre and radius in the unit disc. */
export interface Terrain {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface ArenaDef {
  readonly id: string;
  /** What the platform is made of. */
  readonly ground: string;
  /** Where the light comes from. */
  readonly light: string;
  /** `#rrggbb` of the platform, its edge, the light that falls on it and the air behind it. */
  readonly colours: { readonly ground: string; readonly rim: string; readonly light: string; readonly air: string };
  readonly spots: readonly [Spot, Spot, Spot];
  readonly terrain: readonly Terrain[];
}

/** All arenas, in the order they are offered. */
export const ARENAS = [
  {
    id: 'market-morning',
    ground: 'cobbles',
    light: 'low sun between the stalls',
    colours: { ground: '#b9a58a', rim: '#6d5a44', light: '#ffe3ad', air: '#e6c88f' },
    spots: [
      { loc: 'off', x: -0.64, y: 0.36, faces: [1, 2] },
      { loc: 'def', x: 0.64, y: 0.36, faces: [3, 4] },
      { loc: 'tac', x: -0.02, y: -0.62, faces: [5, 6] },
    ],
    terrain: [
      { kind: 'crate', x: -0.56, y: -0.34, r: 0.16 },
      { kind: 'fountain', x: 0, y: 0.34, r: 0.18 },
      { kind: 'awning', x: 0.58, y: -0.38, r: 0.15 },
    ],
  },
  {
    id: 'the-moss-ring',
    ground: 'moss',
    light: 'green shade with one bright gap',
    colours: { ground: '#6f8a4e', rim: '#3a4a2a', light: '#eaf7c4', air: '#8ea768' },
    spots: [
      { loc: 'off', x: 0.66, y: -0.26, faces: [1, 2] },
      { loc: 'def', x: -0.66, y: -0.22, faces: [3, 4] },
      { loc: 'tac', x: 0.04, y: 0.64, faces: [5, 6] },
    ],
    terrain: [
      { kind: 'tree', x: 0, y: -0.6, r: 0.2 },
      { kind: 'bush', x: -0.46, y: 0.7, r: 0.15 },
      { kind: 'stump', x: 0.54, y: 0.64, r: 0.12 },
    ],
  },
  {
    id: 'cellar-lamp',
    ground: 'planks',
    light: 'a single swinging lamp',
    colours: { ground: '#4d3b30', rim: '#241a15', light: '#ffc46b', air: '#6f4f3a' },
    spots: [
      { loc: 'off', x: 0.05, y: 0.64, faces: [1, 2] },
      { loc: 'def', x: -0.66, y: -0.3, faces: [3, 4] },
      { loc: 'tac', x: 0.66, y: -0.3, faces: [5, 6] },
    ],
    terrain: [
      { kind: 'barrel', x: -0.42, y: 0.72, r: 0.15 },
      { kind: 'coal heap', x: 0.5, y: 0.66, r: 0.17 },
    ],
  },
  {
    id: 'rooftop-snow',
    ground: 'packed snow',
    light: 'moonlight',
    colours: { ground: '#dfe7f2', rim: '#7e8ca6', light: '#bcd0ff', air: '#7485b8' },
    spots: [
      { loc: 'off', x: -0.66, y: 0.3, faces: [1, 2] },
      { loc: 'def', x: -0.03, y: -0.56, faces: [3, 4] },
      { loc: 'tac', x: 0.68, y: 0.1, faces: [5, 6] },
    ],
    terrain: [
      { kind: 'chimney', x: 0.16, y: 0.6, r: 0.16 },
      { kind: 'skylight', x: -0.5, y: -0.44, r: 0.17 },
      { kind: 'weathercock', x: 0.66, y: -0.44, r: 0.11 },
    ],
  },
] as const satisfies readonly ArenaDef[];

/** An arena of this list. */
export type Arena = ArenaDef & { readonly id: (typeof ARENAS)[number]['id'] };
