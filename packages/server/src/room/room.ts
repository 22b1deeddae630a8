/** The room around a match: who is here, what is said, and what somebody would rather not hear. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import { Buckets, type Rate } from '../limits/buckets.ts';
import { isDelayed } from '../matches/delay.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { Refused } from '../matches/refusal.ts';
import { mustBeFree } from '../people/moderation.ts';
import type { ChatLine, ServerMessage } from '../protocol.ts';
import { parseText } from './text.ts';

type RoomMessage = Extract<ServerMessage, { type: 'room' }>;
export type RoomNews = Omit<RoomMessage, 'type' | 'answers' | 'all'>;

/** How much of what was said before is told to who comes in. */
const LINES = 100;
const TEXT_LENGTH = 300;

export class Rooms {
  readonly #repository: MatchRepository;
  readonly #rates: Buckets;

  constructor(repository: MatchRepository, rate: Rate) {
    this.#repository = repository;
    this.#rates = new Buckets(rate, () => repository.serverClock.moment().at);
  }

  /** Somebody has the match open, until the function given back is called. */
  enter(id: string, viewer: Viewer): () => void {
    return this.#repository.bus.enter(id, viewer);
  }

  /** The room as a viewer may know it, with what was said after a line. */
  async look(id: string, viewer: Viewer, after: number): Promise<RoomNews> {
    const match = await this.#repository.load(id);
    const muted = viewer === null ? [] : match.seats[viewer]!.muted;
    // Those who play may talk about what spectators are not to know yet.
    const lines = isDelayed(match, viewer) ? [] : await this.#repository.store.chat(id, LINES);
    return {
      here: await this.#here(id),
      muted: [...muted],
      said: lines.filter(({ line, seat }) => line > after && !muted.includes(seat)),
    };
  }

  /** Says something; it is kept when this resolves. Sent again, it is said once. */
  async say(id: string, seat: Seat, sentId: string, text: string): Promise<ChatLine> {
    const line = { seat, sentId, text: parseText(text, TEXT_LENGTH), at: this.#repository.serverClock.moment().at };
    if (this.#rates.take(`${id} ${seat}`) > 0) throw new Refused('too-fast', 'Not so fast: wait a moment.');
    await mustBeFree(this.#repository, (await this.#repository.load(id)).seats[seat]!.person, 'chat');
    const said = await this.#repository.store.say(id, line);
    this.#repository.bus.publish(id, { room: 'said' });
    return said;
  }

  /** Hears a seat no longer, or again. */
  async mute(id: string, seat: Seat, other: Seat, isMuted: boolean): Promise<void> {
    await this.#repository.change(id, (before, { at }) => {
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
  async report(id: string, seat: Seat, line: number, reason: string): Promise<void> {
    const text = reason.trim() === '' ? '' : parseText(reason, TEXT_LENGTH);
    if (this.#rates.take(`report ${id} ${seat}`) > 0) throw new Refused('too-fast', 'Not so fast: wait a moment.');
    const at = this.#repository.serverClock.moment().at;
    const isKept = await this.#repository.store.report({ match: id, line, seat, reason: text, at });
    if (!isKept) throw new Refused('bad-request', 'There is no such line.');
  }

  async #here(id: string): Promise<RoomMessage['here']> {
    const { seats, watching } = await this.#repository.bus.here(id);
    return { seats: [...seats], watching };
  }
}
