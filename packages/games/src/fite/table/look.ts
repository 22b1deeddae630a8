/** What tells one pugilist from another: proportions, clothes, headgear and what it carries. */

export type Point = readonly [number, number];

/** Proportions of a body, in units of about a hundredth of a tall one; feet at 0, up is negative. */
export interface Build {
  readonly hip: number;
  readonly shoulder: number;
  /** Half the width of the body at the shoulders, and at the hips. */
  readonly chest: number;
  readonly waist: number;
  /** How far each foot stands from the middle. */
  readonly stance: number;
  readonly limb: number;
  readonly head: Point;
  readonly skull: number;
  readonly glove: number;
  /** Length of the arms; 1 is usual. */
  readonly reach?: number;
  /** Degrees by which it leans forward whatever it does. */
  readonly lean?: number;
}

/** What a piece is painted with; `own` is the fighter's colour, `corner` its seat's, `line` a stroke of ink. */
export type Paint =
  | 'own'
  | 'shade'
  | 'shine'
  | 'corner'
  | 'skin'
  | 'hair'
  | 'ivory'
  | 'gold'
  | 'wood'
  | 'steel'
  | 'dark'
  | 'leaf'
  | 'line'
  | 'eye';

/** A path and its paint. */
export type Piece = readonly [Paint, string];

/** Something in a glove. It points where the forearm points, or hangs down and swings in an attack. */
export interface Grip {
  readonly hand: 'front' | 'back';
  readonly holds: 'along' | 'upright' | 'hanging';
  readonly pieces: readonly Piece[];
}

/** A fighter's looks. Pieces of the body are drawn from the middle of the shoulders, of the skirt from the hips, of the head from its middle. */
export interface Look {
  readonly build: Build;
  /** Colours, `#rrggbb`; without a skin it is the fighter's own colour. */
  readonly skin?: string;
  readonly hair?: string;
  /** A vest leaves the arms bare, a coat covers them. */
  readonly wears?: 'vest' | 'coat';
  /** What covers the legs; skin if nothing does. */
  readonly legs?: Paint;
  /** Outlines in place of the usual ones. */
  readonly body?: string;
  readonly skull?: string;
  /** Behind everything, over the body, over the legs, behind the head and over it. */
  readonly behind?: readonly Piece[];
  readonly front?: readonly Piece[];
  readonly skirt?: readonly Piece[];
  readonly mane?: readonly Piece[];
  readonly face: readonly Piece[];
  readonly grip?: Grip;
  /** What a portrait shows: how far above the head's middle it begins, and its side. */
  readonly frame?: { readonly above: number; readonly side: number };
}

/** A round piece's path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The eye most fighters have. */
export const EYE: Piece = ['eye', disc(7, 1, 1.7)];
