/** The small language in which spells are written: what a card costs and does, as data. Nothing here is a particular card. */

/** The four types, in the order in which they are always listed. */
export const ELEMENTS = ['E', 'W', 'F', 'A'] as const;
/** Earth, water, fire, air. */
export type El = (typeof ELEMENTS)[number];

/** Symbols by kind: typed ones, `any` (one element of any type), `same` (all of one type; stands alone). */
export type Cost = { readonly [S in El | 'any' | 'same']?: number };

/** Whose slots: `zones` is every living player's, never the circle's. */
export type ZoneSel = 'any' | 'circle' | 'own' | 'zones' | 'circleOrOwn';
export type PermSel = 'any' | 'own' | 'opponents';

export type EffectStep =
  | { readonly op: 'draw'; readonly n: number }
  /** A duty, as are `skipTurn` and whatever is `forced`: none of these may be forgone. */
  | { readonly op: 'discard'; readonly n: number }
  | { readonly op: 'blind'; readonly look: number; readonly take: number; readonly mode: 'steal' | 'destroy' }
  | { readonly op: 'lookHand' }
  | { readonly op: 'destroyElement'; readonly upTo: number; readonly zone: ZoneSel; readonly forced?: true }
  | {
      readonly op: 'putElement';
      readonly upTo: number;
      readonly zone: ZoneSel;
      readonly types: readonly El[];
      readonly state: 'unused' | 'used';
    }
  | { readonly op: 'moveElement'; readonly upTo: number; readonly from: ZoneSel; readonly to: ZoneSel }
  | { readonly op: 'destroyPermanent'; readonly whose: PermSel }
  /** Into the hand of the one who acts. */
  | { readonly op: 'takePermanent'; readonly whose: PermSel }
  | { readonly op: 'blockPermanent'; readonly whose: PermSel }
  | { readonly op: 'banCircle' }
  | { readonly op: 'wildOpening' }
  | { readonly op: 'castFree'; readonly source: 'hand' | 'deckTop'; readonly forced?: true }
  | { readonly op: 'skipTurn' }
  | { readonly op: 'choose'; readonly options: readonly (readonly EffectStep[])[] };

/** What an activation takes besides elements; paid first, and in full or not at all. */
export type Toll =
  | { readonly op: 'discard'; readonly n: number }
  | { readonly op: 'destroyOwnPermanent' }
  | { readonly op: 'expendSelf' };

export const FAMILIES = ['earth', 'water', 'fire', 'air', 'mixed'] as const;
export type Family = (typeof FAMILIES)[number];

export interface Activation {
  readonly mode: 'once' | 'unlimited' | 'clock';
  readonly cost: Cost;
  readonly toll: readonly Toll[];
}

/** One name, printed `copies` times. Its sentence is made from `activation` and `steps`, so the two cannot differ. */
export interface Spell {
  /** Its place in the list, from 1: the order in which spells are always listed. */
  readonly no: number;
  readonly name: string;
  readonly copies: number;
  readonly family: Family;
  readonly cost: Cost;
  readonly kind: 'direct' | 'permanent';
  /** Permanents only. */
  readonly activation?: Activation;
  readonly steps: readonly EffectStep[];
}
