/** What tells one fighter from another: the rows of `looks.json`, which come after the table, beside its script. */

import { useEffect, useState } from 'preact/hooks';
import { BILLED } from './looks-supporting.ts';

export type Point = readonly [number, number];

/** A path, a circle (x, y, radius), each with its paint: `own` is the fighter's colour, `team` that of its team, `line` a stroke. */
export type Piece = readonly [paint: string, d: string] | readonly [paint: string, x: number, y: number, r: number];

/** Elbow and hand of an arm, from its shoulder. */
export type Joints = readonly [number, number, number, number];

export interface Arms {
  /** The shoulders: of the arm behind the body, and of the one before it. */
  readonly at: readonly [Point, Point];
  /** Thickness; none where hands float beside the body. */
  readonly w: number;
  readonly paint: string;
  readonly hand: 'glove' | 'fist' | 'palm' | 'hammer' | 'claw' | 'talon' | 'rock' | 'shard' | 'none';
  readonly r: number;
  readonly glove?: string;
  /** Length; 1 is usual. */
  readonly reach?: number;
  /** How it holds them while it stands, if not as a boxer. */
  readonly stand?: readonly [Joints, Joints];
  /** Something in the hand before the body, and in the one behind it. */
  readonly held?: readonly Piece[];
  readonly heldBack?: readonly Piece[];
  readonly hold?: 'up' | 'along';
}

export interface Legs {
  /** Where both begin: two x, one y. */
  readonly hips: readonly [number, number, number];
  readonly feet: Point;
  readonly w: number;
  readonly paint: string;
  readonly boot: string;
  readonly kind?: 'robot' | 'bird' | 'blade' | 'stump' | 'frog';
}

/** A fighter's looks, facing right: feet at 0, up is negative, about 125 high. */
export interface Look {
  /** What a portrait shows of it: left, top and side of a square. */
  readonly bust: readonly [number, number, number];
  readonly own: string;
  readonly skin: string;
  readonly hair?: string;
  readonly arms: Arms;
  readonly legs?: Legs;
  readonly back: readonly Piece[];
  readonly body: readonly Piece[];
  readonly head: readonly Piece[];
}

/** Whoever has no looks yet: a stranger in a hood. */
export const STRANGER: Look = {
  bust: [-32, -124, 66],
  own: '#6d6a78',
  skin: '#211f2b',
  arms: {
    at: [
      [-14, -76],
      [16, -76],
    ],
    w: 10,
    paint: 'own',
    hand: 'fist',
    r: 8,
    glove: 'skin',
  },
  back: [],
  body: [
    ['own', 'M-18 -84C-26 -50 -26 -20 -26 0H28C28 -20 28 -50 20 -84z'],
    ['team', 'M-23 -50H24V-42H-24z'],
  ],
  head: [
    ['own', 'M-14 -84C-20 -112 -4 -120 6 -118C22 -114 24 -98 20 -84z'],
    ['skin', 'M0 -86C-2 -104 8 -108 12 -106C20 -102 20 -92 18 -86z'],
  ],
};

interface Looks {
  readonly [fighter: string]: Look;
}

let looks: Looks | null = null;
let coming: Promise<void> | null = null;

/** Brings the pictures. Never rejects: without them everybody is a stranger, and the next table tries again. */
function loadLooks(): Promise<void> {
  coming ??= (async () => {
    try {
      const answer = await fetch(new URL('./looks.json', import.meta.url));
      if (answer.ok) looks = (await answer.json()) as Looks;
    } catch {
      coming = null;
    }
  })();
  return coming;
}

const lookIn = (some: Looks, fighter: string): Look | null => (Object.hasOwn(some, fighter) ? some[fighter]! : null);

/** Looks up a fighter's looks; whoever uses it is drawn again when they have come. */
export function useLooks(): (fighter: string) => Look {
  const [known, setKnown] = useState(looks);
  useEffect(() => {
    let isGone = false;
    if (!known) void loadLooks().then(() => !isGone && setKnown(looks));
    return () => {
      isGone = true;
    };
  }, [known]);
  return fighter => lookIn(known ?? BILLED, fighter) ?? lookIn(BILLED, fighter) ?? STRANGER;
}
