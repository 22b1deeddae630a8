/** What a match page knows of a match, wherever it is played. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Missed, Refusal, Seat, Viewer, WhyFinal } from '@roundhouse/kernel';

export interface Move {
  readonly type: string;
}

/** A game's own event. */
export interface GameEvent {
  readonly type: string;
}

/** Where the match stands, to this viewer. */
export interface TablePosition {
  /** The game's view; null while seats are free. */
  readonly view: unknown;
  readonly moves: readonly Move[];
  /** What came with this position. */
  readonly events: readonly GameEvent[];
  /** Everything heard so far. */
  readonly history: readonly GameEvent[];
  readonly waiting: readonly Seat[];
  /** Null while the game is on; then each seat's payoff. */
  readonly over: readonly number[] | null;
}

/** How the match is reached: `lost` will try again by itself, `closed` will not. */
export type Connection = 'opening' | 'here' | 'lost' | 'closed';

/** Several people at one screen: whoever does not look sees a cover. */
export interface Sharing {
  /** Null while somebody looks; then nobody's position is there. */
  readonly cover: ReadonlySignal<Cover | null>;
  /** Uncovers the table for a seat, once only that person looks. */
  look(seat: Seat): void;
  /** Covers the table, to hand the device on. */
  hide(): void;
}

export interface Cover {
  /** Whom the game waits for. */
  readonly to: Seat;
  /** All who sit at this device. */
  readonly people: readonly Seat[];
  /** What everybody may know of what happened since that seat last looked. */
  readonly since: readonly GameEvent[];
  /** Somebody has played what may be stopped, and all are asked whether anybody does. */
  readonly stops: { readonly by: Seat; letPass(): void } | null;
}

/** Whether the last step can be taken back. */
export interface Undo {
  /** Null if it can; otherwise why not. */
  readonly why: WhyFinal | null;
  /** Whose step it is; null where nothing can be taken back. */
  readonly seat: Viewer;
  /** The others have to agree first. */
  readonly asks: boolean;
}

/** Why a step stands. */
export type { WhyFinal };

/** How a seat's time stands. */
export interface Clock {
  /** Milliseconds left while the clock stands. */
  readonly left: number;
  /** When it runs out, by `performance.now()`; null while it stands. */
  readonly until: number | null;
}

/** Who has the match open. */
export interface Presence {
  readonly seats: readonly Seat[];
  /** How many look on. */
  readonly watching: number;
}

/** One thing said at a table: plain text. */
export interface Said {
  readonly line: number;
  readonly seat: Seat;
  /** Who said it, where that is no longer who sits there. */
  readonly name?: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a table on a server has besides the game: its people. */
export interface Company {
  readonly here: ReadonlySignal<Presence>;
  /** Null where none run; a bot has none. */
  readonly clocks: ReadonlySignal<readonly (Clock | null)[] | null>;
  /** Null until it is known. */
  readonly said: ReadonlySignal<readonly Said[] | null>;
  /** Seats that are not listened to. */
  readonly muted: ReadonlySignal<readonly Seat[]>;
  /** Seats for which a bot plays until their owner comes back. */
  readonly standIns: ReadonlySignal<readonly Seat[]>;
  /** Seats at which a program plays, over the server's API. */
  readonly programs: ReadonlySignal<readonly Seat[]>;
  /** Somebody asks the others to let them take a step back; null if nobody does. */
  readonly asked: ReadonlySignal<Asked | null>;
  /** The lobby shows the table to everybody. */
  readonly isListed: ReadonlySignal<boolean>;
  /** The level of the bot that each seat was given to; null for all others. */
  readonly bots: ReadonlySignal<readonly (string | null)[]>;
  /** Free seats that only their owner can take, where this match follows another. */
  readonly keptSeats: ReadonlySignal<readonly Seat[]>;
  /** Whose seats are kept for them, where this match follows another. */
  readonly expected: ReadonlySignal<readonly string[]>;
  /** The id of the match that follows, once somebody has set it up. */
  readonly rematch: ReadonlySignal<string | null>;
  /** The id of the competition that it is a match of. */
  readonly competition: ReadonlySignal<string | null>;
  /** Gives a free seat to a bot of that level, or takes it back. Rejects with a sentence. */
  giveSeat(seat: Seat, level: string | null): Promise<void>;
  /** A code to say aloud that leads to this table, while seats are free. */
  askCode(): Promise<string>;
  say(text: string): void;
  mute(seat: Seat, muted: boolean): void;
  /** Shows a line to the operator, and says why. */
  report(line: number, reason: string): void;
  /** Answers what is asked; the asker withdraws by not agreeing. */
  answer(agree: boolean): void;
  /** Lets a bot play for this seat. */
  leave(): void;
  /** Takes the seat back from the bot. */
  comeBack(): void;
}

/** What others still play among themselves when everybody at this device has gone. */
export interface Rest {
  /** Whether it is played unseen, as fast as bots can think; then only its end is shown. */
  readonly isUnseen: boolean;
  playUnseen(): void;
}

export interface Asked {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** Whose face a seat shows. */
export interface Sitting {
  /** The one that a person chose: `GAME.FACE`; null for the first letter of the name. */
  readonly avatar: string | null;
  /** The level of the bot that the seat is a bot's of. */
  readonly bot: string | null;
}

/** A match somebody sits at or watches. The match page does not care whether it is played here or elsewhere. */
export interface TableSource {
  readonly id: string;
  readonly kind: 'solo' | 'live';
  readonly game: string;
  /** Of the rules it was dealt by; today's may be newer. */
  readonly version: ReadonlySignal<number>;
  readonly seat: ReadonlySignal<Viewer>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly sitting: ReadonlySignal<readonly Sitting[]>;
  /** Null until it is known. */
  readonly position: ReadonlySignal<TablePosition | null>;
  readonly connection: ReadonlySignal<Connection>;
  /** A move is on its way, or waits for the line to come back. */
  readonly sending: ReadonlySignal<boolean>;
  /** Why the match cannot be reached or go on, in a sentence. */
  readonly trouble: ReadonlySignal<string | null>;
  /** The last refusal, until somebody clears it. */
  readonly refusal: Signal<Refusal | null>;
  /** The table's promise about its dice. */
  readonly commitment: ReadonlySignal<string | null>;
  /** What the table draws looks from: the promise, or what the match that this one goes on from had. */
  readonly lot: ReadonlySignal<string | null>;
  /** Who stands for each seat, where a competition has settled it. */
  readonly cast: readonly string[] | null;
  /** Lets a friend take a free seat. */
  readonly invite: ReadonlySignal<string | null>;
  /** Seats that nobody has taken yet. */
  readonly free: ReadonlySignal<readonly Seat[]>;
  /** Seats that have yet to open what they throw into the dice: all are here, and nothing is dealt before. */
  readonly owing: ReadonlySignal<readonly Seat[]>;
  /** For each deal that was called off at this table, who had not opened what they had promised. */
  readonly calledOff: ReadonlySignal<readonly (readonly string[])[]>;
  /** Nobody else would mind: one person among bots. */
  readonly isAlone: boolean;
  /** Null where everybody has a screen of their own. */
  readonly sharing: Sharing | null;
  /** Null where the match is played at this device. */
  readonly company: Company | null;
  readonly undo: ReadonlySignal<Undo>;
  /** Whoever has seen enough: bots at this device answer at once until somebody has decided again. */
  hurry(): void;
  /** Null while somebody here still plays, and where the others play elsewhere. */
  readonly rest: ReadonlySignal<Rest | null>;
  send(move: Move): void;
  /** Takes the last step back, or asks for it, where `undo` says that it can be. */
  takeBack(): void;
  /** What this viewer would have seen since the first `seen` events. */
  missed(seen: number): Promise<Missed>;
  /** The record as far as this viewer may have it. */
  record(): Promise<string>;
  /** Starts the same again with seats turned; gives the address of the new match. */
  rematch(): Promise<string>;
  close(): void;
}
