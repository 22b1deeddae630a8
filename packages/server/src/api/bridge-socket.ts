/** A program's line: its calls in, the answers and the news of its matches out. */

import type { Seat } from '@roundhouse/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { Change } from '../bus/bus.ts';
import { isShallowText } from '../limits/depth.ts';
import type { LinePace } from '../live/line-pace.ts';
import { Watcher } from '../live/watcher.ts';
import { guestAt } from '../matches/calling-off.ts';
import { Refused } from '../matches/refusal.ts';
import type { Asking } from '../people/cookie.ts';
import { BridgeNotice, CLOSE, type Position } from '../protocol.ts';
import { BridgeError } from '../rpc/errors.ts';
import { answerTo, type Service } from '../rpc/rpc.ts';
import { writerOf } from '../serialise.ts';
import type { Person } from '../store/people.ts';
import { type Bridge, type Caller, MOST_MATCHES } from './bridge.ts';

/** A token may be revoked while its line is open: it is looked up again this often, when something happens. */
const KNOWN_MS = 10_000;

const writeNotice = writerOf(BridgeNotice);

interface Watched {
  readonly seat: Seat;
  readonly stop: () => void;
  watcher: Watcher | null;
  changes: Change[];
  /** What was last said to be this seat's turn. */
  turn: string;
}

function textOf(raw: RawData, isBinary: boolean): string | BridgeError {
  if (isBinary) return new BridgeError('parse-error', 'send text');
  const isPlain = isShallowText(raw as Buffer);
  return isPlain ? raw.toString() : new BridgeError('invalid-request', 'this is no text, or nested too deeply');
}

export class BridgeLine {
  readonly #bridge: Bridge;
  readonly #socket: WebSocket;
  readonly #request: Asking;
  readonly #caller: Caller;
  readonly #log: FastifyBaseLogger;
  readonly #service: Service;
  readonly #pace: LinePace;
  readonly #watched = new Map<string, Watched>();
  #known: number;
  #unanswered = 0;
  /** Calls, one after the other; and news, one after the other, which overtake calls that wait. */
  #calls: Promise<void> = Promise.resolve();
  #news: Promise<void> = Promise.resolve();

  constructor(bridge: Bridge, socket: WebSocket, request: Asking, caller: Caller, log: FastifyBaseLogger) {
    this.#bridge = bridge;
    this.#socket = socket;
    this.#request = request;
    this.#caller = caller;
    this.#log = log;
    this.#known = bridge.host.clock.now();
    this.#service = bridge.serviceFor(caller, log, (match, seat) => this.#watch(match, seat));
    this.#pace = bridge.paceOf(socket, caller.address);
    socket.on('message', (raw, isBinary) => this.#receive(raw, isBinary));
    socket.on('error', error => log.debug({ err: error }, 'line broken'));
    socket.on('close', () => {
      for (const { stop } of this.#watched.values()) stop();
      this.#watched.clear();
    });
    this.#news = this.#watchAll(caller.person).catch(error => this.#fail(error));
  }

  /** Says goodbye once what was read is answered. */
  farewell(): void {
    this.#calls = this.#calls.then(() => this.#socket.close(CLOSE.goingAway));
  }

  /** What the person sits at already is heard of without asking. */
  async #watchAll(person: Person): Promise<void> {
    const places = (await this.#bridge.placesOf(person)).filter(({ status }) => status !== 'over');
    // Each is looked at: whoever opens line after line waits for the next.
    this.#bridge.charge(this.#caller, places.length);
    for (const { match, seat } of places) this.#watch(match, seat);
  }

  /** Reads no further while too much of what was read waits for its answer. */
  #receive(raw: RawData, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const { unansweredMessages } = this.#bridge.host.limits;
    if (++this.#unanswered >= unansweredMessages) this.#socket.pause();
    this.#calls = this.#calls
      .then(() => this.#pace.turn())
      .then(() => this.#answer(textOf(raw, isBinary)))
      .catch(error => this.#fail(error))
      .finally(() => {
        if (--this.#unanswered < unansweredMessages && this.#socket.isPaused) this.#socket.resume();
      });
  }

  async #answer(text: string | BridgeError): Promise<void> {
    if (!(await this.#isKnown())) return;
    let answer = '';
    for await (const piece of answerTo(text, this.#service)) answer += piece;
    this.#bridge.chargeLength(this.#caller, answer.length);
    if (answer !== '') this.#send(answer);
  }

  async #isKnown(): Promise<boolean> {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    const { clock, people } = this.#bridge.host;
    if (clock.now() - this.#known < KNOWN_MS) return true;
    if ((await people.of(this.#request)) === null) {
      this.#socket.close(CLOSE.wrongKey, 'wrong-key');
      return false;
    }
    this.#known = clock.now();
    return true;
  }

  #watch(id: string, seat: Seat): void {
    const key = `${id} ${seat}`;
    if (this.#watched.has(key) || this.#socket.readyState !== this.#socket.OPEN) return;
    const { matches } = this.#bridge.host;
    const stop = matches.subscribe(id, news => {
      if ('change' in news) watched.changes.push(news.change);
      if (!('room' in news)) this.#next(() => this.#report(id, watched, 'missed' in news));
    });
    const watched: Watched = { seat, stop, watcher: null, changes: [], turn: '' };
    this.#watched.set(key, watched);
    if (this.#watched.size > MOST_MATCHES) this.#drop(this.#watched.keys().next().value!);
    this.#next(async () => {
      const match = await matches.stored(id);
      // Lost since it was found: its next owner's cards are nobody else's.
      if (match.seats[seat]!.person !== this.#caller.person.id) return this.#drop(key);
      const guest = guestAt(match, seat);
      const look = await matches.look(id, guest, 0);
      watched.watcher = new Watcher(matches, guest, look);
      this.#tellTurn(id, watched, look.welcome);
    });
  }

  #drop(key: string): void {
    this.#watched.get(key)?.stop();
    this.#watched.delete(key);
  }

  #next(work: () => Promise<void>): void {
    this.#news = this.#news.then(work).catch(error => this.#fail(error));
  }

  async #report(match: string, watched: Watched, hasMissed: boolean): Promise<void> {
    if (watched.watcher === null || !(await this.#isKnown())) return;
    const changes = watched.changes.splice(0);
    const text = await (hasMissed ? watched.watcher.missed() : watched.watcher.news(changes));
    if (text === null) return;
    const news = JSON.parse(`{${text}}`) as Position;
    const { events, heard, waiting, over } = news;
    const params = { match, seat: watched.seat, events, step: heard, toAct: waiting, payoffs: over };
    this.#send(writeNotice({ jsonrpc: '2.0', method: 'event', params }));
    this.#tellTurn(match, watched, news);
    if (over !== null) this.#drop(`${match} ${watched.seat}`);
  }

  #tellTurn(match: string, watched: Watched, { moves, decision, heard }: Position): void {
    const turn = moves.length === 0 ? '' : JSON.stringify([decision, moves]);
    if (turn !== '' && turn !== watched.turn) {
      const params = { match, seat: watched.seat, step: heard, decision };
      this.#send(writeNotice({ jsonrpc: '2.0', method: 'yourTurn', params }));
    }
    watched.turn = turn;
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#bridge.host.limits.unreadBytes) {
      this.#socket.close(CLOSE.tooSlow, 'too-slow');
    } else {
      this.#socket.send(text);
    }
  }

  #fail(error: unknown): void {
    // A match that may be seen no more is not told of any more.
    if (error instanceof Refused) return;
    this.#log.error({ err: error }, 'a line of the bridge failed');
    this.#socket.close(CLOSE.failed, 'internal');
  }
}
