/** What FITE says, whatever the language: the catalogue that `said.ts` makes of messages. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { GameWords } from '../../words.ts';
import type { Arena } from '../content/arenas.ts';
import type { Contender } from '../content/fighters.ts';
import type { Call } from '../content/lines.ts';
import type { Event, Loc, Move, Options, Power, ReactMove, View } from '../state.ts';
import type { tableFrom } from './table.ts';

/** Who is spoken of, and who listens. */
export interface Company {
  readonly names: readonly string[];
  readonly viewer: Viewer;
}

export type Pool = 'off' | 'def';

export type CoinState = 'none' | 'ready' | 'inUse' | 'usedUp';

/** Hits of both attacks, from one side's point of view. */
export interface Tally {
  readonly dealt: number;
  readonly taken: number;
}

/** What is written on the table itself. */
export type TableText = ReturnType<typeof tableFrom>;

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
