/** What Circus Combat says, whatever the language: the catalogue that `said.ts` makes of messages. */

import type { Viewer } from '@roundhouse/kernel';
import type { GameWords } from '../../words.ts';
import type { Colour } from '../content/disciplines.ts';
import type { Kind } from '../content/hands.ts';
import type { Contest } from '../contest.ts';
import type { HandOptions } from '../hand.ts';
import type { Die, Event, Move, Options, Side, TrickId, View } from '../state.ts';
import type { things } from './en/things.ftl.ts';
import type { tableFrom } from './table.ts';

/** Who is spoken of, and who listens. */
export interface Company {
  readonly names: readonly string[];
  readonly viewer: Viewer;
}

/** A few characters to look at, and a clause to hear. */
export interface Short {
  /** Whose it is; nothing where it is nobody's. */
  readonly who?: string;
  readonly short: string;
  /** What is counted, where there is room to say it. */
  readonly unit?: string;
  readonly full: string;
}

/** What becomes of a ready trick if it is handled next. */
export type Fate =
  | {
      readonly kind: 'won';
      readonly seat: Side;
      readonly points: number;
      readonly factor: number;
      readonly base: number;
    }
  | { readonly kind: 'tied' }
  | { readonly kind: 'fatigue' };

/** What a die in the hand is doing. */
export type Doing = 'waiting' | 'marked' | 'held' | 'placed' | 'missed' | 'gone';

/** What pressing a poster does: puts the die in hand there, is refused with the rule, picks it, or opens it. */
export type Press = 'place' | 'refuse' | 'pick' | 'look';

/** What the next trick of a show would count. */
export interface NextFactors {
  readonly position: number;
  readonly positionFactor: number;
  readonly colourFactors: Record<Colour, number>;
}

export interface CircusWords extends GameWords<Options, Move, View, Event> {
  /** A hand's name, and what it asks for under these options. */
  hand(kind: Kind, options: HandOptions): { readonly name: string; readonly asks: string };
  /** Each colour with the acts it stands for: "teal (aerial acts)". */
  readonly disciplines: { readonly [C in Colour]: string };
  act(card: TrickId): string;
  flavour(card: TrickId): string;
  /** "black 4". */
  die(die: Die): string;
  /** Dice of one colour together: "black 2 5 5 and red 6". */
  dice(dice: readonly Die[]): string;
  /** The approaching end in a sentence; null while there is none. */
  end(view: View, company: Company): string | null;
  /** Who leads a trick, and by how much. */
  lead(contest: Contest, company: Company): Short;
  fate(fate: Fate, company: Company): Short;
  /** What is written on the table itself. */
  readonly table: ReturnType<typeof tableFrom>;
  /** What colours, acts and patterns are called, on a card of their own. */
  readonly things: Pick<typeof things, 'colours' | 'disciplines' | 'patterns'>;
  /** Points: "8", "−7". */
  number(points: number): string;
  /** "+8", "−7", "±0". */
  change(points: number): string;
}
