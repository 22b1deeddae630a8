/** What a store must keep, and promise: the one place where matches live. */

import type { CalledOff, Entry, Seat } from '@roundhouse/kernel';
import type { Absent, ChatLine, ClockSettings } from '../protocol.ts';
import type { Tables } from './tables.ts';

/** A place at a table, and what its holder has thrown in. */
export interface StoredSeat {
  /** Null while the seat is free. */
  readonly name: string | null;
  /** The face that its owner shows: `GAME.FACE`. */
  readonly avatar?: string;
  /** SHA-256 of the key that opens the seat. The key itself is kept nowhere. */
  readonly keyHash: string | null;
  /** Who took the seat, or for whom it is kept; null for those who are known by their key alone. */
  readonly person: string | null;
  /** The text it threw into the dice; empty until it is there. */
  readonly entropy: string;
  /** What it promised to throw in, shown to all before any promised text is opened. */
  readonly promise?: string;
  /** What it will have promised for the next deal, if this one is called off; only from who has opened its text for this one. */
  readonly next?: string;
  /** How often this seat has acted: moves, compounds and takings back. */
  readonly decisions: number;
  /** The level of the bot that the seat belongs to. */
  readonly bot: string | null;
  /** The level of the bot that plays while the seat's owner is away. */
  readonly standIn: string | null;
  /** Whose seat it is to be, by the key whose hash is here, while it is free. */
  readonly keptFor: string | null;
  /** Milliseconds that its clock had left when it last stood still. */
  readonly left: number;
  /** When its time is out, in the server's time; null while its clock stands. */
  readonly due: number | null;
  /** The same for a question that nobody else may know of. */
  readonly secretDue: number | null;
  /** Whether a program plays here, by a token of the person's. */
  readonly program?: true;
  /** Seats that its owner does not want to hear. */
  readonly muted: readonly Seat[];
}

/** What was agreed when the table was opened, besides the game's own options. */
export interface Settings {
  readonly private: boolean;
  readonly delay: number;
  readonly clock: ClockSettings | null;
  readonly level: string;
  /** How long a promised text is waited for, and what then; absent from tables opened before it could be agreed. */
  readonly absent?: Absent;
  /** The competition that it is a match of, and the id that it was planned under there. */
  readonly competition?: { readonly id: string; readonly planned: string };
}

/** A seat's wish to take back its last move, which the others may grant. */
export interface Asked {
  readonly id: string;
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  /** In the server's time. */
  readonly until: number;
}

/**
 * A play that somebody might stop, held back from everybody but those who are asked, for the same time whether or not
 * anybody is: by who waits for whom, and for how long, nobody shall see who can.
 */
export interface Held {
  /** Entries in the log before the play. */
  readonly from: number;
  /** In the server's time. */
  readonly until: number;
  /** Only in what a viewer is shown: it has acted in what is held, and can do nothing before it sees what came of it. */
  readonly isMute?: boolean;
}

/** A deal that was called off, and who lost a seat by it: the same as `silentIn` names, as far as they are known. */
export interface CalledOffDeal extends CalledOff {
  readonly lost: readonly { readonly seat: Seat; readonly keyHash: string | null; readonly person: string | null }[];
}

/** What a table went through before it was dealt. */
export interface Past {
  readonly calledOff: readonly CalledOffDeal[];
  /** Tables like this one that its host had dealt lately and not played on. */
  readonly givenUp: number;
}

/** How often steps were taken back. */
export interface TakenBack {
  readonly all: number;
  /** As far as the match has ever got, in steps that stood. */
  readonly furthest: number;
  /** Since it got there. */
  readonly since: number;
}

export type Status = 'open' | 'running' | 'over';

/** A match but for its log. Plain data. */
export interface StoredMatch {
  readonly id: string;
  /** Counts the writes; a write names the revision it follows. */
  readonly revision: number;
  readonly game: string;
  /** Of the rules it was dealt by; while it is open, of those it was opened by. */
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly StoredSeat[];
  readonly listed: boolean;
  readonly settings: Settings;
  readonly invite: string;
  /** Secret until the match is over. Another one for each deal. */
  readonly seed: string;
  readonly past: Past;
  readonly status: Status;
  /** Null until all seats are taken. */
  readonly state: unknown;
  /** Entries in the log. */
  readonly steps: number;
  /** The seat that may take back the last step, if any may. */
  readonly mayTakeBack: Seat | null;
  /** Whose the last steps were that all heard of and that could be undone one by one, in order. */
  readonly undoable: readonly Seat[];
  readonly takenBack: TakenBack;
  readonly asked: Asked | null;
  /** What the last steps told is held back; null where nothing is. */
  readonly held: Held | null;
  /** The match that follows this one. */
  readonly rematch: string | null;
  /** When somebody has to look after it, in the server's time: a clock, a bot's turn, a question too old. */
  readonly due: number | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** An entry of the log, and what it answers. */
export interface LogRow {
  readonly step: number;
  readonly entry: Entry;
  /** Null for the set-up, which nobody sent. */
  readonly sent: Sent | null;
}

/** Which decision of which seat, under the id its client gave it. */
export interface Sent {
  readonly seat: Seat;
  readonly decision: number;
  readonly id: string;
}

/** By the wall's clock: when tables that are open, and games that are on, must have been touched last. */
export interface Untouched {
  readonly open: number;
  readonly running: number;
}

/** A match that nobody comes back to. */
export interface Abandoned {
  readonly id: string;
  readonly game: string;
  readonly status: Exclude<Status, 'over'>;
  readonly updated: number;
}

/** A line of chat on its way into the store; sent again under its id it is kept once. */
export interface NewLine extends Omit<ChatLine, 'line'> {
  readonly sentId: string;
}

/** A line that somebody did not want to read. */
export interface Report {
  readonly match: string;
  readonly line: number;
  /** Who reports. */
  readonly seat: Seat;
  readonly reason: string;
  readonly at: number;
}

/** Where more is kept of a match, by its id, in the order in which it can be removed. */
export const REMOVALS = ['reports', 'chat', 'places', 'quiet', 'tellings'] as const;

/** Somebody else wrote first, or there is no such match: nothing was written. Load again and decide again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/**
 * Steps among which a message that comes again is looked for. So few that asking without end costs little; and for what
 * was answered before them nobody can be waiting any more.
 */
export const RECENT_STEPS = 256;

/**
 * Any number of processes may use one store at once. A promise to write resolves only when what it wrote will survive
 * the death of the process and of the machine.
 */
export interface Store {
  /** Keeps a new match, with its first entries if it has any. Throws `Conflict` if the id is taken. */
  create(match: StoredMatch, rows: readonly LogRow[]): Promise<void>;
  /**
   * Replaces the match of revision `match.revision - 1` and adds to its log, both or neither. Throws `Conflict` if the
   * stored revision is another, or if one of the steps exists. It may build on one that was not yet answered: then it is
   * kept only if that one is. Appends to a match are answered in order. Who has the match that is replaced at hand may name
   * it: what it says already need not be written again.
   */
  append(match: StoredMatch, rows: readonly LogRow[], before?: StoredMatch): Promise<void>;
  load(id: string): Promise<StoredMatch | null>;
  /** The log in order, from a step on. */
  log(id: string, from?: number, most?: number): Promise<LogRow[]>;
  /** Whether a seat's message is among the last `RECENT_STEPS` of the log, sent for this decision or for one since another. */
  wasSent(id: string, sent: Sent, since?: number): Promise<boolean>;
  /** Matches that the lobby may show, newest first. */
  listed(status: Status, limit: number): Promise<StoredMatch[]>;
  /** Matches that were due at this moment of the server's time, the longest due first. */
  due(until: number, limit: number): Promise<{ readonly id: string; readonly due: number }[]>;
  /** When the next match is due after this moment; null if none will be. */
  nextDue(after: number): Promise<number | null>;
  /** Adds a line to a match's chat and gives it as it was kept, the first time. */
  say(match: string, line: NewLine): Promise<ChatLine>;
  /** The last lines of a match's chat, oldest first. */
  chat(match: string, limit: number): Promise<ChatLine[]>;
  /** Keeps a report; a seat reports a line once. False if there is no such line. */
  report(report: Report): Promise<boolean>;
  /**
   * Says that the server is open at this moment, by the wall's clock; gives how long it has been closed in all. Closed is
   * any time longer than `pause` in which nobody has said so.
   */
  beat(at: number, pause: number): Promise<number>;
  /** Everything that is no part of a match: people, and what they want to be told. */
  readonly tables: Tables;
  /** Resolves if it can be read from. */
  ping(): Promise<void>;
  /** How many matches are not over, without looking at those that are. */
  countUnfinished(): Promise<{ readonly open: number; readonly running: number }>;
  /** Matches of no competition that are not over and were last written before these moments, the oldest first. */
  untouched(before: Untouched, limit: number): Promise<Abandoned[]>;
  /** Removes such a match and all that belongs to it, if it was not written since. Whether it was removed. */
  remove(match: Abandoned): Promise<boolean>;
  /** Finishes what was asked before it, then lets go of everything. */
  close(): Promise<void>;
}
