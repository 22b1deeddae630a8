/** One client's line: its messages in, one at a time, and the answers and news out. */

import type { FastifyBaseLogger } from 'fastify';
import { Compile } from 'typebox/compile';
import type { RawData, WebSocket } from 'ws';
import type { Change } from '../bus/bus.ts';
import type { Matches } from '../matches/matches.ts';
import { Refused } from '../matches/refusal.ts';
import { CLOSE, ClientMessage, type ServerMessage } from '../protocol.ts';
import type { Limits } from './limits.ts';
import { Watcher } from './watcher.ts';

type Told<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

const isClientMessage = Compile(ClientMessage);

/** What a line needs to know of the house it is in. */
export interface House {
  readonly matches: Matches;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
}

export class Line {
  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #matchId: string;
  readonly #patience: NodeJS.Timeout;
  #watcher: Watcher | null = null;
  /** Heard of, not yet told. */
  #changes: Change[] = [];
  #leave: () => void = () => {};
  #bad = 0;
  #unanswered = 0;
  /** Everything that happens on this line, one after the other. */
  #last: Promise<void> = Promise.resolve();

  constructor(house: House, socket: WebSocket, matchId: string) {
    this.#house = house;
    this.#socket = socket;
    this.#matchId = matchId;
    this.#patience = setTimeout(() => {
      this.#hangUp(CLOSE.noHello, 'no-hello', 'Say hello first.');
    }, house.limits.helloMs);
    socket.on('message', (text, isBinary) => this.#receive(text, isBinary));
    socket.on('error', error => house.log.debug({ err: error }, 'line broken'));
    socket.on('close', () => {
      clearTimeout(this.#patience);
      this.#leave();
    });
  }

  /** Reads no further while too much of what was read waits for its answer. */
  #receive(raw: RawData, isBinary: boolean): void {
    const { unansweredMessages } = this.#house.limits;
    if (++this.#unanswered >= unansweredMessages) this.#socket.pause();
    this.#next(async () => {
      await this.#answer(isBinary ? null : parseMessage(raw));
      if (--this.#unanswered < unansweredMessages && this.#socket.isPaused) this.#socket.resume();
    });
  }

  #next(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch(error => {
      this.#house.log.error({ err: error, match: this.#matchId }, 'a line failed');
      this.#hangUp(CLOSE.failed, 'internal', 'Something went wrong here. Come back in a moment.');
    });
  }

  async #answer(message: ClientMessage | null): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (message === null) return this.#complain('bad-message', 'This message was not understood.');
    if (message.type === 'ping') return this.#send({ type: 'pong' });
    if (message.type === 'hello') return this.#greet(message);
    if (this.#watcher === null) return this.#complain('hello-first', 'Say hello first.');
    return this.#act(this.#watcher, message);
  }

  async #greet({ key, seen }: Told<'hello'>): Promise<void> {
    if (this.#watcher !== null) return this.#complain('bad-message', 'You have said hello before.');
    const { matches } = this.#house;
    try {
      const viewer = await matches.viewerOf(this.#matchId, key);
      // Before the look, so that nothing falls in between; what is heard meanwhile waits behind this greeting.
      this.#listen();
      const look = await matches.look(this.#matchId, viewer, seen);
      this.#watcher = new Watcher(matches, viewer, look);
      clearTimeout(this.#patience);
      this.#send({ type: look.resync ? 'resync' : 'welcome', ...look.welcome });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const code = error.code === 'wrong-key' ? CLOSE.wrongKey : CLOSE.noSuchMatch;
      this.#hangUp(code, error.code, error.message);
    }
  }

  #listen(): void {
    const leave = this.#house.matches.subscribe(this.#matchId, change => {
      this.#changes.push(change);
      this.#next(() => this.#report());
    });
    this.#leave = leave;
    if (this.#socket.readyState !== this.#socket.OPEN) leave();
  }

  async #act(watcher: Watcher, message: Told<'move'> | Told<'takeBack'>): Promise<void> {
    const { id, decision } = message;
    try {
      if (watcher.viewer === null) throw new Refused('spectator', 'You are watching; only those who sit here play.');
      const move = message.type === 'move' ? message.move : null;
      const done = await this.#house.matches.act(this.#matchId, { seat: watcher.viewer, decision, id }, move);
      if (typeof done !== 'string') {
        // The bus may not have brought it yet.
        this.#changes.push(done);
        const news = await watcher.news(this.#changes.splice(0));
        if (news !== null) return this.#send({ type: 'update', answers: id, ...news });
      }
      const { table, ...present } = await watcher.present();
      if (done === 'stale') this.#send({ type: 'stale', id, ...present });
      else this.#send({ type: 'update', answers: id, table, ...present });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#send({ type: 'refused', id, code: error.code, rule: error.rule, text: error.message });
    }
  }

  async #report(): Promise<void> {
    const news = await this.#watcher?.news(this.#changes.splice(0));
    if (news) this.#send({ type: 'update', answers: null, ...news });
  }

  #complain(code: string, message: string): void {
    if (++this.#bad > this.#house.limits.badMessages) {
      this.#hangUp(CLOSE.tooManyErrors, 'too-many-errors', 'Too many messages were not understood.');
    } else {
      this.#send({ type: 'error', code, message });
    }
  }

  #send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Who does not read is let go before it fills our memory; it can come back and ask for what it missed.
    if (this.#socket.bufferedAmount > this.#house.limits.unreadBytes) this.#socket.close(CLOSE.tooSlow, 'too-slow');
    else this.#socket.send(JSON.stringify(message));
  }

  #hangUp(closeCode: number, code: string, message: string): void {
    this.#send({ type: 'error', code, message });
    this.#socket.close(closeCode, code);
  }
}

/** Null if it is not a message that a client may send. */
function parseMessage(raw: RawData): ClientMessage | null {
  try {
    const message: unknown = JSON.parse(raw.toString());
    return isClientMessage.Check(message) ? message : null;
  } catch {
    return null;
  }
}
