/** The room around a match: who is here, what is said, and what somebody would rather not hear. */

import { setImmediate as breathe } from 'node:timers/promises';
import type { Seat, Viewer } from '@roundhouse/kernel';
import { Buckets, type Rate } from '../limits/buckets.ts';
import { type Guest, mustStillSit, sitterAt } from '../matches/calling-off.ts';
import { isDelayed } from '../matches/delay.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { Refused } from '../matches/refusal.ts';
import { mustBeFree } from '../people/moderation.ts';
import type { ChatLine, ServerMessage } from '../protocol.ts';
import type { StoredMatch } from '../store/store.ts';
import { parseText } from './text.ts';

type RoomMessage = Extract<ServerMessage, { type: 'room' }>;
export type RoomNews = Omit<RoomMessage, 'type' | 'answers' | 'all'>;

/** How much of what was said before is told to who comes in. */
const LINES = 100;
const TEXT_LENGTH = 300;
/** Who is here is told no more often than this, however many come and go. */
const HERE_MS = 500;
/** Those who are told it in one go: moves go between them and the next. */
const AT_A_TIME = 16;

/** A room before anybody's own wishes. */
export interface Found {
  readonly match: StoredMatch;
  readonly lines: readonly ChatLine[];
  readonly here: RoomMessage['here'];
}

/** A look that many share. */
export type Looked = () => Promise<Found>;

/** What those said who have lost their seats must not be told as said by whoever has them now. */
const named = (match: StoredMatch, lines: readonly ChatLine[]): ChatLine[] =>
  lines.map(line => {
    const { name } = sitterAt(match, line.seat, line.at);
    return name === null || name === match.seats[line.seat]!.name ? line : { ...line, name };
  });

export class Rooms {
  readonly #repository: MatchRepository;
  readonly #rates: Buckets;
  /** Those who are about to hear who is here. */
  readonly #waiting = new Map<string, Set<(looked: Looked) => void>>();
  /** Rooms that somebody looks at in this very turn. */
  readonly #looks = new Map<string, Promise<Found>>();

  constructor(repository: MatchRepository, rate: Rate) {
    this.#repository = repository;
    this.#rates = new Buckets(rate, () => repository.serverClock.moment().at);
  }

  /** Somebody has the match open, until the function given back is called. */
  enter(id: string, viewer: Viewer): () => void {
    return this.#repository.bus.enter(id, viewer);
  }

  /** Calls back once, soon, together with all others of the match; what they are told of is read once for all who watch. */
  tellSoon(id: string, tell: (looked: Looked) => void): void {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) return void waiting.add(tell);
    this.#waiting.set(id, new Set([tell]));
    setTimeout(() => void this.#tellAll(id), HERE_MS).unref();
  }

  async #tellAll(id: string): Promise<void> {
    const waiting = [...this.#waiting.get(id)!];
    this.#waiting.delete(id);
    let found: Promise<Found> | null = null;
    const looked: Looked = () => (found ??= this.#find(id));
    for (const [i, tell] of waiting.entries()) {
      if (i > 0 && i % AT_A_TIME === 0) await breathe();
      tell(looked);
    }
  }

  /** The room as a viewer may know it, with what was said after a line. */
  async look(id: string, guest: Guest, after: number, looked: Looked | null = null): Promise<RoomNews> {
    const { viewer } = guest;
    // Who sits here has wishes of their own, which may be younger.
    const { match, lines, here } = await (looked !== null && viewer === null ? looked() : this.#find(id));
    mustStillSit(match, guest);
    const muted = viewer === null ? [] : match.seats[viewer]!.muted;
    // Those who play may talk about what spectators are not to know yet.
    const heard = isDelayed(match, viewer) ? [] : lines;
    return {
      here,
      muted: [...muted],
      said: heard.filter(({ line, seat }) => line > after && !muted.includes(seat)),
    };
  }

  /** Read once for all who look in the same turn: whatever they have heard of was there when the first of them did. */
  #find(id: string): Promise<Found> {
    const looked = this.#looks.get(id);
    if (looked !== undefined) return looked;
    const found = this.#read(id);
    this.#looks.set(id, found);
    process.nextTick(() => this.#looks.delete(id));
    return found;
  }

  /** The same for somebody who watches, around a match that has just been read. */
  lookedAt(match: StoredMatch): Looked {
    return () => this.#around(match);
  }

  async #read(id: string): Promise<Found> {
    return this.#around(await this.#repository.load(id));
  }

  async #around(match: StoredMatch): Promise<Found> {
    const { id } = match;
    const lines = await this.#repository.store.chat(id, LINES);
    return {
      match,
      lines: match.past.calledOff.length === 0 ? lines : named(match, lines),
      here: await this.#here(id),
    };
  }

  /** Says something; it is kept when this resolves. Sent again, it is said once. */
  async say(id: string, guest: Guest<Seat>, sentId: string, text: string): Promise<ChatLine> {
    const seat = guest.viewer;
    const line = { seat, sentId, text: parseText(text, TEXT_LENGTH), at: this.#repository.serverClock.moment().at };
    if (this.#rates.take(`${id} ${seat}`) > 0) throw new Refused('too-fast', 'Not so fast: wait a moment.');
    const match = await this.#repository.load(id);
    mustStillSit(match, guest);
    await mustBeFree(this.#repository, match.seats[seat]!.person, 'chat');
    const said = await this.#repository.store.say(id, line);
    this.#repository.bus.publish(id, { room: 'said' });
    return said;
  }

  /** Hears a seat no longer, or again. */
  async mute(id: string, guest: Guest<Seat>, other: Seat, isMuted: boolean): Promise<void> {
    const seat = guest.viewer;
    await this.#repository.change(id, (before, { at }) => {
      mustStillSit(before, guest);
      if (other === seat || other >= before.seats.length) {
        throw new Refused('bad-request', 'There is nobody to mute at that seat.');
      }
      const own = before.seats[seat]!;
      if (own.muted.includes(other) === isMuted) return 'again';
      const muted = isMuted ? [...own.muted, other] : own.muted.filter(one => one !== other);
      const seats = before.seats.map((one, i) => (i === seat ? { ...one, muted } : one));
      return { match: { ...before, revision: before.revision + 1, seats, updated: at }, rows: [], by: null };
    });
  }

  /** Shows a line to the operator. */
  async report(id: string, guest: Guest<Seat>, line: number, reason: string): Promise<void> {
    const seat = guest.viewer;
    const text = reason.trim() === '' ? '' : parseText(reason, TEXT_LENGTH);
    if (this.#rates.take(`report ${id} ${seat}`) > 0) throw new Refused('too-fast', 'Not so fast: wait a moment.');
    mustStillSit(await this.#repository.load(id), guest);
    const at = this.#repository.serverClock.moment().at;
    const isKept = await this.#repository.store.report({ match: id, line, seat, reason: text, at });
    if (!isKept) throw new Refused('bad-request', 'There is no such line.');
  }

  async #here(id: string): Promise<RoomMessage['here']> {
    const { seats, watching } = await this.#repository.bus.here(id);
    return { seats: [...seats], watching };
  }
}
