/** A seat's client: plays what it may, comes back by itself when the line breaks, and remembers what it was answered. */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Position, ServerMessage } from '../src/protocol.ts';

/** What the world does to messages: nothing; repeats, delays and reorders; or sends them through two servers at once. */
export type Manners = 'plain' | 'noisy' | 'racing';

/** How a player goes about it. */
export interface Ways {
  readonly manners: Manners;
  /** Comes in anew when it has heard nothing for a while: two servers on one file do not tell each other what they did. */
  readonly isRestless: boolean;
}

interface Sent {
  readonly decision: number;
  readonly id: string;
  readonly move: { type: string };
}

const AGAIN_MS = 50;
const NOISE_MS = 20;
const RESTLESS_MS = 500;

export class Player {
  /** The moves that a server said it had played. */
  readonly answered: Sent[] = [];
  /** All that was heard, as a client shows it. */
  events: Position['events'] = [];
  isOver = false;
  /** What a server said that cannot be; empty if it never did. */
  fault = '';
  readonly #id: string;
  readonly #key: string;
  readonly #urls: readonly string[];
  readonly #ways: Ways;
  readonly #onAnswer: () => void;
  #line: WebSocket | null = null;
  #now: Position | null = null;
  #pending: Sent | null = null;
  #last: Sent | null = null;
  #tries: number;

  /** `first` chooses the server it begins at; it goes on to the next whenever the line breaks. */
  constructor(
    seat: { id: string; key: string; first: number },
    urls: readonly string[],
    ways: Ways,
    onAnswer: () => void,
  ) {
    this.#id = seat.id;
    this.#key = seat.key;
    this.#tries = seat.first;
    this.#urls = urls;
    this.#ways = ways;
    this.#onAnswer = onAnswer;
  }

  /** Plays until the match is over or it is told to stop. */
  async play(signal: AbortSignal): Promise<void> {
    while (!this.isOver && !signal.aborted) {
      await this.#holdLine(signal);
      if (!this.isOver && !signal.aborted) await wait(AGAIN_MS);
    }
  }

  /** From hello until the line breaks or the match is over. */
  #holdLine(signal: AbortSignal): Promise<void> {
    const url = this.#urls[this.#tries++ % this.#urls.length]!;
    const line = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${this.#id}/live`);
    this.#line = line;
    return new Promise(resolve => {
      const stop = (): void => line.terminate();
      let rest = setTimeout(() => {}, 0);
      signal.addEventListener('abort', stop);
      line.on('open', () => this.#send({ type: 'hello', key: this.#key, seen: this.events.length }));
      line.on('message', text => {
        clearTimeout(rest);
        if (this.#ways.isRestless) rest = setTimeout(stop, RESTLESS_MS);
        this.#hear(JSON.parse(String(text)));
      });
      line.on('error', () => {});
      line.on('close', () => {
        clearTimeout(rest);
        signal.removeEventListener('abort', stop);
        resolve();
      });
    });
  }

  #send(message: object): void {
    if (this.#line?.readyState === WebSocket.OPEN) this.#line.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'refused' || message.type === 'stale') this.#giveUp(message.id);
    if ('heard' in message) this.#take(message);
    const now = this.#now;
    if (now === null || (message.type !== 'refused' && !('heard' in message))) return;
    this.isOver = now.over !== null && this.#pending === null;
    if (this.isOver) this.#line?.terminate();
    else if (this.#pending === null) this.#choose(now);
    // Whether it was played before the line broke is not known: it is sent again, as it was.
    else if (message.type === 'welcome' || message.type === 'resync') this.#sendMove(this.#pending);
  }

  #take(message: Extract<ServerMessage, Position>): void {
    this.#now = message;
    if (message.type === 'resync') this.events = [];
    this.events.push(...message.events);
    if (this.events.length !== message.heard) this.fault ||= `heard ${this.events.length} of ${message.heard} events`;
    if (message.type === 'update' && message.answers !== null) this.#settle(message.answers);
  }

  #settle(id: string): void {
    if (this.#pending?.id !== id) return;
    this.answered.push(this.#pending);
    this.#last = this.#pending;
    this.#pending = null;
    this.#onAnswer();
  }

  #giveUp(id: string): void {
    if (this.#pending?.id === id) this.#pending = null;
  }

  #choose({ moves, decision }: Position): void {
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move === undefined) return;
    const sent = { decision, id: randomUUID(), move };
    this.#pending = sent;
    this.#sendMove(sent);
    if (this.#ways.manners === 'racing') void this.#race(sent, moves.at(-1)!);
  }

  #sendMove(sent: Sent): void {
    const message = { type: 'move', ...sent };
    if (this.#ways.manners !== 'noisy') this.#send(message);
    else this.#sendNoisily(message);
  }

  #sendNoisily(message: object): void {
    // Late and twice, and between the two what was answered long ago.
    const late = (then: () => void): void => void setTimeout(then, Math.random() * NOISE_MS);
    late(() => this.#send(message));
    late(() => this.#send(message));
    const last = this.#last;
    if (last !== null) late(() => this.#send({ type: 'move', ...last }));
  }

  /** The same move through the other server, and at the same time another for the same decision, as from a second window. */
  async #race(sent: Sent, rival: { type: string }): Promise<void> {
    const other = this.#urls[this.#tries % this.#urls.length]!;
    const second = { decision: sent.decision, id: randomUUID(), move: rival };
    await Promise.all([
      this.#post(other, sent),
      this.#post(other, second).then(isPlayed => isPlayed && this.#won(second)),
    ]);
  }

  #won(rival: Sent): void {
    this.answered.push(rival);
    this.#onAnswer();
  }

  async #post(url: string, sent: Sent): Promise<boolean> {
    try {
      const response = await fetch(`${url}/api/matches/${this.#id}/moves`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...sent, seen: 0 }),
      });
      await response.text();
      return response.status === 200;
    } catch {
      return false;
    }
  }
}
