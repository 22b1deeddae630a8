/** What Circus Combat says, whatever the language: the catalogue that `said.ts` makes of messages. */

import type { Viewer } from '@roundhouse/kernel';
import type { GameWords } from '../../words.ts';
import type { Colour } from '../content/disciplines.ts';
import type { Kind } from '../content/hands.ts';
import type { Contest } from '../contest.ts';
import type { HandOptions } from '../hand.ts';
import type { Both, Die, Event, Move, Options, Result, ScoreLine, Side, Trick, TrickId, View } from '../state.ts';
import type { things } from './en/things.ftl.ts';

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
  readonly table: TableText;
  /** What colours, acts and patterns are called, on a card of their own. */
  readonly things: Pick<typeof things, 'colours' | 'disciplines' | 'patterns'>;
  /** Points: "8", "−7". */
  number(points: number): string;
  /** "+8", "−7", "±0". */
  change(points: number): string;
}

/** What is written on the table itself. */
export interface TableText {
  /** Over the show of somebody who gave no name. */
  readonly you: string;
  readonly stage: string;
  vacant(slot: number): string;
  turn(turn: number, deck: number): string;
  /** Over the question, where it is asked in the rival's turn. */
  pause(active: Side, company: Company): string;
  readonly news: string;
  /** Dice that somebody put on tricks since one last looked. */
  laid(
    seat: Side,
    piles: readonly { readonly dice: readonly Die[]; readonly card: TrickId }[],
    company: Company,
  ): string;
  readonly poster: PosterText;
  readonly hand: HandText;
  readonly answer: AnswerText;
  readonly show: ShowText;
  readonly sheet: SheetText;
  readonly finale: FinaleText;
  readonly look: LookText;
  /** The cards that never came up: those left in the deck, the next one first, and those put aside. */
  unseen(deck: readonly TrickId[], aside: readonly TrickId[]): string;
}

export interface PosterText {
  /** A poster for those who listen. `size`: how many dice its hand has. `standing`: who leads it, or what becomes of it. */
  said(slot: number, trick: Trick, size: number, hasArrows: boolean, standing: string): string;
  takes(values: readonly number[]): string;
  ready(fate: string): string;
  readonly isReady: string;
  readonly presses: { readonly [P in Press]: string };
  /** One more clause: what it would count in the show of whoever leads. */
  worth(base: number, factor: number, points: number): string;
  /** A show has changed by much: "+24 for Ada". */
  swing(seat: Side, points: number, company: Company): string;
  put(die: Die, then: string): string;
  /** One more clause: dice that would then fit nowhere. */
  thenMisses(dice: readonly Die[]): string;
  warning(dice: readonly Die[]): string;
}

export interface HandText {
  readonly rethrow: string;
  readonly place: string;
  /** A die and what it is doing; `on` is the trick it was put on. */
  said(die: Die, doing: Doing, on: TrickId | null): string;
  readonly tags: { readonly [D in Doing]: string };
}

export interface AnswerText {
  readonly takeBack: string;
  readonly send: string;
  readonly keep: string;
  again(dice: number): string;
  readonly handle: string;
  readonly leave: string;
  exchange(left: number): string;
  readonly rest: string;
  throwRed(dice: number): string;
  /** What the picks so far come to. */
  readonly keepNote: string;
  againNote(dice: readonly Die[]): string;
  heldNote(die: Die): string;
  noneHeldNote(left: number): string;
  /** Red dice that will lie in front. */
  tiredNote(dice: readonly Die[]): string;
  doneNote(totals: Both<number>, order: readonly Side[], company: Company): string;
  readonly pickNote: string;
  firstNote(card: TrickId): string;
  stayNote(total: number): string;
  swapNote(cards: Both<TrickId>, now: number, then: number): string;
  readonly swaps: string;
  readonly asIs: string;
  /** What throwing the red dice of a full trick would do; `misses` are the values that fit nowhere now. */
  throwNote(misses: readonly number[]): string;
  readonly restNote: string;
}

export interface ShowText {
  title(seat: Side, company: Company): string;
  tricks(seat: Side, company: Company): string;
  /** After a total, for those who listen. */
  readonly soFar: string;
  /** What a show would be worth if every trick ended now. */
  outlook(total: number): string;
  /** Between a total and what an answer in the making would make of it. */
  readonly wouldBe: string;
  readonly inFront: string;
  readonly sheet: string;
  line(line: ScoreLine): string;
  next(next: NextFactors): string;
  /** Over what the next trick would count. */
  readonly nextUp: string;
  /** What those factors are, for whoever asks. */
  nextMeans(next: NextFactors): string;
}

export interface SheetText {
  readonly position: string;
  readonly trick: string;
  readonly base: string;
  readonly place: string;
  readonly colour: string;
  readonly points: string;
  readonly empty: string;
  readonly show: string;
  readonly front: string;
  readonly total: string;
}

/** How a night ends. */
export interface FinaleText {
  /** Who won, in two words or three. */
  title(winner: Side | null, company: Company): string;
  why(result: Result, company: Company): string;
  readonly score: string;
  /** The act that brought most. */
  best(seat: Side, best: Pick<ScoreLine, 'card' | 'points'>, company: Company): string;
  /** To whoever lost: the act of theirs that brought most, if any brought something. */
  comfort(best: Pick<ScoreLine, 'card' | 'points'> | null): string;
}

export interface LookText {
  standing(next: NextFactors): string;
  readonly discipline: string;
  readonly hand: string;
  readonly on: string;
  readonly takes: string;
  readonly takesNothing: string;
  values(values: readonly number[]): string;
  readonly stands: string;
  readonly arrows: string;
  readonly arrowsDo: string;
}
