/** What FITE says, whatever the language: the catalogue that `said.ts` makes of messages. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { GameWords } from '../../words.ts';
import type { Arena } from '../content/arenas.ts';
import type { Contender } from '../content/fighters.ts';
import type { Call } from '../content/lines.ts';
import type { Event, Frame, Loc, Move, Options, Power, ReactMove, View } from '../state.ts';

/** Who is spoken of, and who listens. */
export interface Company {
  readonly names: readonly string[];
  readonly viewer: Viewer;
}

type Pool = 'off' | 'def';

/** What became of a die in a comparison. */
export type Mark = 'hit' | 'cancelled' | 'ignored' | 'stops' | 'idle';

export type CoinState = 'none' | 'ready' | 'inUse' | 'usedUp';

/** Hits of both attacks, from one side's point of view. */
export interface Tally {
  readonly dealt: number;
  readonly taken: number;
}

export interface FiteWords extends GameWords<Options, Move, View, Event> {
  readonly places: { readonly [L in Loc]: string };
  readonly pools: { readonly [P in Pool]: string };
  /** A power's name and what it does. */
  readonly powers: { readonly [P in Power]: { readonly name: string; readonly does: string } };
  /** What standing on a place gives, under these options; `badge` in two or three words. */
  bonus(loc: Loc, options: Options): string;
  badge(loc: Loc, options: Options): string;
  /** How a fight ended, in one sentence made of what followed from it. */
  told(outcome: readonly Event[], company: Company): string;
  /** One fighter's reaction in a sentence, with its power by name. */
  reaction(reaction: ReactMove, power: Power | null, seat: Seat, company: Company): string;
  /** What a hand means, for those who cannot see it: "You are choosing". */
  hand(hand: 'closed' | 'choosing', seat: Seat, company: Company): string;
  /** Who stands on a place, with the fighter's own name where it is known. */
  stands(seat: Seat, fighter: string | null, company: Company): string;
  readonly table: TableText;
  readonly voices: Voices;
}

/** What is written on the table itself. */
export interface TableText {
  readonly beforeTheBell: string;
  turn(turn: number): string;
  turnOf(turn: number, limit: number): string;
  rematch(rematch: number): string;
  arena(name: string): string;
  readonly places: string;
  /** A place as a choice: name, what it gives. */
  spot(name: string, bonus: string): string;
  cornerOf(seat: Seat, company: Company): string;
  readonly corners: readonly [string, string];
  readonly cloaked: string;
  /** Over the corner of somebody who gave no name. */
  readonly nameless: string;
  readonly you: string;
  diceLeft(dice: number): string;
  readonly coin: {
    readonly noPower: string;
    tip(state: CoinState, does: string): string;
    readonly idle: string;
    said(state: CoinState): string;
  };
  attacks(seat: Seat, company: Company): string;
  row(seat: Seat, pool: Pool, company: Company): string;
  hits(hits: number): string;
  /** One die of a hand that is still open, and what pressing it does. */
  dividedDie(pool: Pool, place: number, dice: number): string;
  /** A hand whose dice nobody may know: whose, and whether its owner is still choosing. */
  openHand(seat: Seat, pool: Pool, company: Company): string;
  closedHand(seat: Seat, pool: Pool, company: Company): string;
  inHand(dice: number, pool: Pool): string;
  readonly marks: { readonly [M in Mark]: string };
  counts(value: number): string;
  readonly moved: string;
  readonly flipped: string;
  /** What touching a die would do, and what would follow. */
  wouldFlip(face: number): string;
  wouldMove(to: Pool): string;
  readonly wouldGetBonus: string;
  wouldCome(dealt: number, taken: number): string;
  /**
   * The tally as it stands if the rival leaves the dice alone; `idle` is without any change of one's own. Before each number
   * stands its sign.
   */
  forecast(foe: string, now: Tally, idle: Tally, signs: { readonly [T in keyof Tally]: string }): string;
  readonly outlook: {
    /** What the averages are about. */
    caption(foe: string): string;
    attackWith(foe: string): string;
    /** Hits to be expected. */
    readonly youHit: string;
    readonly youTake: string;
    /** With one decimal. */
    average(hits: number): string;
  };
  /** Who won, in two words; null is a draw. */
  verdict(winner: Seat | null, company: Company): string;
  /** The dice both have left, the winner's first. */
  score(dice: number, others: number): string;
  fightOf(turn: number): string;
  lastFight(turn: number): string;
  readonly guide: {
    readonly label: string;
    readonly steps: readonly { readonly name: string; readonly text: string }[];
  };
  readonly ask: {
    readonly lockIn: string;
    readonly nextTurn: string;
    readonly toTheArena: string;
    readonly toTheFight: string;
    /** What is still missing for an answer. */
    readonly missing: { readonly [F in Frame['name']]?: string };
    youChose(move: string): string;
    readonly hold: string;
    readonly diceToAttack: string;
    split(off: number, def: number): string;
    readonly modes: { readonly move: string; readonly flip: string; readonly bonus: string };
    readonly touching: string;
    use(power: string): string;
    readonly powers: string;
    readonly noPower: string;
    readonly cleanFight: string;
  };
}

/** What the announcer and the fighters call out, and what the arenas are called. */
export interface Voices {
  readonly announcer: { readonly [C in Call]: readonly string[] };
  readonly fighters: {
    readonly [Id in Contender['id']]: {
      readonly motto: string;
      /** Called out on winning, on losing and on using the power. */
      readonly barks: { readonly win: string; readonly lose: string; readonly power: string };
    };
  };
  readonly arenas: { readonly [Id in Arena['id']]: string };
}
