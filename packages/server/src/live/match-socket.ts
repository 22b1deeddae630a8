/** One client's line: its messages in, one at a time, and the answers and news out. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Seat, Viewer } from '@roundhouse/kernel';
import type { FastifyBaseLogger } from 'fastify';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { RawData, WebSocket } from 'ws';
import type { Bridge } from '../api/bridge.ts';
import { isFor } from '../api/scopes.ts';
import type { Change } from '../bus/bus.ts';
import type { AddressBuckets } from '../limits/buckets.ts';
import type { Counts } from '../limits/counts.ts';
import { isShallowText } from '../limits/depth.ts';
import { FREE_LENGTH, FREE_STEPS, type Limits } from '../limits/limits.ts';
import type { PerTurnLimit } from '../limits/per-turn-limit.ts';
import { type Guest, hasLostSeat, lostSeat } from '../matches/calling-off.ts';
import type { ActOutcome, Matches } from '../matches/matches.ts';
import { Refused, Sanctioned } from '../matches/refusal.ts';
import { countMessage, metrics } from '../operate/metrics.ts';
import type { Showing } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { CLOSE, ClientMessage, ServerMessage, Stale, Update } from '../protocol.ts';
import type { Looked, Rooms } from '../room/room.ts';
import { field, fieldsWriterOf, type Json, joined, objectOf, writerOf } from '../serialise.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { textFrame } from './frame.ts';
import { LinePace } from './line-pace.ts';
import { andThen, endOfTurn, InOrder } from './order.ts';
import { type News, type PositionText, Watcher } from './watcher.ts';

type ClientMessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
/** What changes a match, and what changes only the room around it. */
type Deed = ClientMessageOf<'move' | 'takeBack' | 'askTakeBack' | 'answerTakeBack' | 'leave' | 'return'>;
type RoomMessage = ClientMessageOf<'say' | 'mute' | 'report'>;

const isClientMessage = Compile(ClientMessage);

/** Who holds a seat by a cookie is looked up again this often, when something happens. */
const KNOWN_MS = 10_000;
/** Requests that a message which is not understood counts for. */
const BAD_WEIGHT = 5;

/** What a line needs to know of the server it belongs to. */
export interface Host {
  readonly matches: Matches;
  readonly people: People;
  readonly bridge: Bridge;
  readonly rooms: Rooms;
  addressOf(request: IncomingMessage): string;
  /** How many proxies of ours stand before the server. */
  readonly proxies: number;
  /** Where people find it; null where any name that leads here will do. */
  readonly publicUrl: string | null;
  readonly clock: Clock;
  readonly limits: Limits;
  /** What each address asks for, over HTTP or by opening a line. */
  readonly requests: AddressBuckets;
  /** How many watch each match. */
  readonly spectators: Counts;
  /** What each address says on its lines. */
  readonly messages: AddressBuckets;
  readonly log: FastifyBaseLogger;
  /** Passed by whoever opens a line, and again as it says hello. */
  readonly arrivals: PerTurnLimit;
  /** Paces messages that change nothing, so that moves get through however many lines speak at once. */
  readonly asides: PerTurnLimit;
}

export class MatchSocket {
  readonly #host: Host;
  readonly #socket: WebSocket;
  /** What the socket speaks through. */
  readonly #wire: Duplex;
  readonly #matchId: string;
  /** What it was opened with, until it has said hello; after that only where the seat is held by it. */
  #shown: Showing | null;
  /** When that was last looked at. */
  #knownAt = 0;
  /** The hash of the key that holds the seat, if one does. */
  #keyHash: string | null = null;
  readonly #patience: NodeJS.Timeout;
  #watcher: Watcher | null = null;
  /** Changes that are known and not yet told. */
  #changes: Change[] = [];
  #hearsRoom = false;
  /** The last line of chat that was told, -1 for none. */
  #lastLine = -1;
  /** Who was here when that was last told. */
  #here = '';
  #leave: () => void = () => {};
  readonly #pace: LinePace;
  readonly #address: string;
  #bad = 0;
  #unanswered = 0;
  /** Whether what was heard of will be told at the end of this turn. */
  #isToldSoon = false;
  /** Everything that happens on this line, one after the other. */
  readonly #works = new InOrder(error => {
    this.#host.log.error({ err: error, match: this.#matchId }, 'a line failed');
    this.#hangUp(CLOSE.failed, 'internal', 'Something went wrong here. Come back in a moment.');
  });

  constructor(host: Host, socket: WebSocket, matchId: string, opened: IncomingMessage) {
    const { cookie, authorization } = opened.headers;
    this.#host = host;
    this.#socket = socket;
    this.#wire = opened.socket;
    this.#matchId = matchId;
    this.#shown = { headers: { ...(cookie && { cookie }), ...(authorization && { authorization }) } };
    this.#address = host.addressOf(opened);
    this.#pace = new LinePace(socket, this.#address, host.limits.messages, host.messages, host.clock);
    this.#patience = setTimeout(() => {
      this.#hangUp(CLOSE.noHello, 'no-hello', 'Say hello first.');
    }, host.limits.helloMs);
    socket.on('message', (text, isBinary) => this.#receive(text, isBinary));
    socket.on('error', error => host.log.debug({ err: error }, 'line broken'));
    socket.on('close', () => {
      clearTimeout(this.#patience);
      this.#leave();
    });
  }

  /** Answers what was sent before, then says goodbye. */
  farewell(): void {
    this.#works.do(() => this.#socket.close(CLOSE.goingAway));
  }

  /** Reads no further while too much of what was read waits for its answer. */
  #receive(raw: RawData, isBinary: boolean): void {
    // Whoever was hung up on may have sent much more.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const { unansweredMessages } = this.#host.limits;
    if (++this.#unanswered >= unansweredMessages) this.#socket.pause();
    this.#works.do(() => {
      const answered = andThen(this.#pace.turn(), () => this.#answer(isBinary ? null : (raw as Buffer)));
      return andThen(answered, () => {
        if (--this.#unanswered < unansweredMessages && this.#socket.isPaused) this.#socket.resume();
      });
    });
  }

  #answer(raw: Buffer | null): void | Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const message = raw && parseMessage(raw);
    countMessage(message?.type ?? 'none');
    if (message === null) return this.#complain('bad-message', 'This message was not understood.');
    if (message.type === 'ping') return andThen(this.#host.asides.pass(), () => this.#send({ type: 'pong' }));
    if (message.type === 'hello') return andThen(this.#host.arrivals.pass(), () => this.#greet(message));
    const watcher = this.#watcher;
    if (watcher === null) return this.#complain('hello-first', 'Say hello first.');
    return andThen(this.#isKnown(watcher), isKnown => (isKnown ? this.#grant(watcher, message) : undefined));
  }

  #grant(watcher: Watcher, message: RoomMessage | Deed): Promise<void> {
    const granted =
      message.type === 'say' || message.type === 'mute' || message.type === 'report'
        ? this.#talk(watcher, message)
        : this.#act(watcher, message);
    return granted.catch((error: unknown) => this.#refuse(message.id, error));
  }

  #refuse(id: string, error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    metrics.refused.inc({ door: 'live', code: error.code });
    const { code, rule, refusal, message: text } = error;
    const why = refusal ? { key: refusal.key, ...(refusal.values && { values: refusal.values }) } : {};
    const sanction = error instanceof Sanctioned ? { until: error.until, reason: error.reason } : {};
    this.#send({ type: 'refused', id, code, rule, text, ...why, ...sanction });
  }

  async #greet({ key, seen, room }: ClientMessageOf<'hello'>): Promise<void> {
    if (this.#watcher !== null) return this.#complain('bad-message', 'You have said hello before.');
    const { matches, people, requests } = this.#host;
    try {
      const person = key === null && this.#shown !== null ? await people.of(this.#shown) : null;
      if (person !== null && !isFor(person, 'play'))
        throw new Refused('wrong-key', 'This token is not one to play with.');
      // Whatever has to be read for it is paid for by who opens line after line.
      const onUnread = (steps: number): void => requests.charge(this.#address, Math.floor(steps / FREE_STEPS));
      const guest = await matches.guestOf(this.#matchId, key, person, onUnread);
      const { viewer } = guest;
      if (key !== null || viewer === null) this.#shown = null;
      this.#keyHash = guest.keyHash;
      this.#mustHaveRoom(viewer);
      this.#knownAt = this.#host.clock.now();
      // Before the look, so that nothing falls in between; what is heard meanwhile waits behind this greeting.
      this.#listen(viewer);
      const look = await matches.look(this.#matchId, guest, seen);
      this.#watcher = new Watcher(matches, guest, look);
      clearTimeout(this.#patience);
      const said = writeMessage({ type: look.resync ? 'resync' : 'welcome', ...look.welcome });
      // What is long was dear to make: whoever has it told on line after line waits for the next.
      const more = Math.floor(said.length / FREE_LENGTH);
      if (more > 0) requests.charge(this.#address, more);
      this.#sendText(said);
      this.#hearsRoom = room ?? false;
      // The match was read a moment ago.
      if (this.#hearsRoom) await this.#tellRoom(this.#watcher, null, true, this.#host.rooms.lookedAt(look.match));
    } catch (error) {
      this.#showOut(error);
    }
  }

  /** Throws `Refused` if so many watch that one more would cost the others too much. Who sits here always has room. */
  #mustHaveRoom(viewer: Viewer): void {
    const { spectators, limits } = this.#host;
    if (viewer !== null || spectators.of(this.#matchId) < limits.spectatorsPerMatch) return;
    throw new Refused('too-fast', 'So many watch this match that nobody else can. Come back later.');
  }

  /** Whether who sits here without a key is still known: a device can be signed out while its line is open. */
  #isKnown({ viewer }: Watcher): boolean | Promise<boolean> {
    if (this.#shown === null) return true;
    const now = this.#host.clock.now();
    if (now - this.#knownAt < KNOWN_MS) return true;
    this.#knownAt = now;
    return this.#askWho(this.#shown, viewer!);
  }

  async #askWho(shown: Showing, seat: Seat): Promise<boolean> {
    const { matches, people } = this.#host;
    const match = await matches.stored(this.#matchId);
    const person = await people.of(shown);
    if (person !== null && match.seats[seat]!.person === person.id) return true;
    if (person !== null && hasLostSeat(match, null, person.id)) {
      const { code, message } = lostSeat();
      this.#hangUp(CLOSE.seatLost, code, message);
      return false;
    }
    // It comes back as whoever it is by now.
    this.#socket.close(CLOSE.goingAway);
    return false;
  }

  #listen(viewer: Viewer): void {
    const { matches, rooms, spectators } = this.#host;
    const stop = matches.subscribe(this.#matchId, news => {
      if ('change' in news && this.#holds(news.change.match, viewer)) this.#tellSoon(news.change);
      if ('missed' in news) this.#works.do(() => this.#lookAgain(viewer));
      if ('room' in news && this.#hearsRoom) {
        if (news.room === 'said') this.#hearRoom();
        else rooms.tellSoon(this.#matchId, this.#hearRoom);
      }
      if ('missed' in news && this.#hearsRoom) this.#hearRoom();
    });
    const goOut = rooms.enter(this.#matchId, viewer);
    if (viewer === null) spectators.add(this.#matchId, 1);
    this.#leave = () => {
      stop();
      goOut();
      if (viewer === null) spectators.add(this.#matchId, -1);
      this.#leave = () => {};
    };
    if (this.#socket.readyState !== this.#socket.OPEN) this.#leave();
  }

  /** Whether the key that opened this line still opens its seat; if it does not, the line is closed. */
  #holds(match: StoredMatch, viewer: Viewer): boolean {
    if (this.#keyHash === null || match.seats[viewer!]!.keyHash === this.#keyHash) return true;
    const lost = lostSeat();
    const hasLost = match.past.calledOff.some(deal => deal.lost.some(({ keyHash }) => keyHash === this.#keyHash));
    if (hasLost) this.#hangUp(CLOSE.seatLost, lost.code, lost.message);
    else this.#hangUp(CLOSE.wrongKey, 'wrong-key', 'This key opens no seat at this table any more.');
    return false;
  }

  async #lookAgain(viewer: Viewer): Promise<void> {
    if (this.#keyHash !== null && !this.#holds(await this.#host.matches.stored(this.#matchId), viewer)) return;
    await this.#report(true);
  }

  /** Changes that become known together are told together. */
  #tellSoon(change: Change): void {
    this.#changes.push(change);
    if (this.#isToldSoon) return;
    this.#isToldSoon = true;
    endOfTurn().then(() => {
      this.#isToldSoon = false;
      this.#works.do(() => this.#report(false));
    });
  }

  async #act(watcher: Watcher, message: Deed): Promise<void> {
    const { id } = message;
    const done = await this.#carryOut(watcher, message);
    if (typeof done !== 'string') {
      // The bus may not have brought it yet.
      if (!this.#changes.includes(done)) this.#changes.push(done);
      await endOfTurn();
      const told = watcher.news(this.#changes.splice(0));
      const news = told instanceof Promise ? await told : told;
      if (news !== null) return this.#sendText(updateText(id, news));
    }
    const { table, position } = await watcher.present();
    if (done === 'stale') this.#sendText(staleText(id, position));
    else this.#sendText(updateText(id, joined(field('table', table), position)));
  }

  #carryOut(watcher: Watcher, message: Deed): Promise<ActOutcome> {
    const { matches } = this.#host;
    const guest = sittingAt(watcher);
    if (message.type !== 'move' && message.type !== 'takeBack') {
      return matches.wish(this.#matchId, guest, message.id, message);
    }
    const { decision, id } = message;
    const move = message.type === 'move' ? message.move : null;
    return matches.act(this.#matchId, { seat: guest.viewer, decision, id }, move, guest);
  }

  async #talk(watcher: Watcher, message: RoomMessage): Promise<void> {
    const { rooms } = this.#host;
    const guest = sittingAt(watcher);
    if (message.type === 'say') await rooms.say(this.#matchId, guest, message.id, message.text);
    else if (message.type === 'mute') await rooms.mute(this.#matchId, guest, message.seat, message.muted);
    else await rooms.report(this.#matchId, guest, message.line, message.reason);
    await this.#tellRoom(watcher, message.id, message.type === 'mute');
  }

  /** Tells what has happened in the room, to who may still hear it. */
  readonly #hearRoom = (looked: Looked | null = null): void =>
    this.#works.do(() => {
      const watcher = this.#watcher!;
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      const told = andThen(this.#isKnown(watcher), isKnown =>
        isKnown ? this.#tellRoom(watcher, null, false, looked) : undefined,
      );
      return told instanceof Promise ? told.catch(error => this.#showOut(error)) : told;
    });

  /** Tells what was said since the last time and who is here; `all` tells everything anew. */
  async #tellRoom(watcher: Watcher, answers: string | null, all: boolean, looked: Looked | null = null): Promise<void> {
    const after = all ? -1 : this.#lastLine;
    const news = await this.#host.rooms.look(this.#matchId, watcher, after, looked);
    const here = JSON.stringify([news.here, news.muted]);
    const isNews = all || answers !== null || news.said.length > 0 || here !== this.#here;
    this.#lastLine = news.said.at(-1)?.line ?? after;
    this.#here = here;
    if (isNews) this.#send({ type: 'room', answers, all, ...news });
  }

  #report(hasMissed: boolean): void | Promise<void> {
    const watcher = this.#watcher;
    if (watcher === null || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#changes.length === 0 && !hasMissed) return;
    const tell = (isKnown: boolean): void | Promise<void> => {
      if (!isKnown) return;
      const changes = this.#changes.splice(0);
      return andThen(hasMissed ? watcher.missed() : watcher.news(changes), news => {
        if (news !== null) this.#sendText(updateText(null, news));
      });
    };
    try {
      const told = andThen(this.#isKnown(watcher), tell);
      return told instanceof Promise ? told.catch(error => this.#showOut(error)) : told;
    } catch (error) {
      this.#showOut(error);
    }
  }

  /** Says that the match cannot be seen, or no longer. */
  #showOut(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.#hangUp(CLOSE_FOR[error.code] ?? CLOSE.noSuchMatch, error.code, error.message);
  }

  #complain(code: string, message: string): void | Promise<void> {
    // Charged, so that whoever comes back with more nonsense is not let in.
    this.#host.requests.charge(this.#address, BAD_WEIGHT);
    return andThen(this.#host.asides.pass(), () => {
      if (++this.#bad > this.#host.limits.badMessages) {
        this.#hangUp(CLOSE.tooManyErrors, 'too-many-errors', 'Too many messages were not understood.');
      } else {
        this.#send({ type: 'error', code, message });
      }
    });
  }

  #send(message: ServerMessage): void {
    this.#sendText(writeMessage(message));
  }

  #sendText(text: Json<ServerMessage>): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Who does not read is let go before it fills our memory; it can come back and ask for what it missed.
    if (this.#socket.bufferedAmount > this.#host.limits.unreadBytes) this.#socket.close(CLOSE.tooSlow, 'too-slow');
    else this.#wire.write(textFrame(text));
  }

  #hangUp(closeCode: number, code: string, message: string): void {
    metrics.refused.inc({ door: 'live', code });
    this.#send({ type: 'error', code, message });
    this.#socket.close(closeCode, code);
  }
}

/** Reasons after which a client should not come back. */
const CLOSE_FOR: Readonly<Record<string, number>> = {
  'wrong-key': CLOSE.wrongKey,
  'seat-lost': CLOSE.seatLost,
  private: CLOSE.private,
  'too-fast': CLOSE.tooSlow,
};

function sittingAt({ viewer, sat, keyHash }: Watcher): Guest<Seat> {
  if (viewer === null) throw new Refused('spectator', 'You are watching; only those who sit here may do this.');
  return { viewer, sat, keyHash };
}

const writeMessage = writerOf(ServerMessage);
const writeUpdate = fieldsWriterOf(Type.Pick(Update, ['type', 'answers']));
const writeStale = fieldsWriterOf(Type.Pick(Stale, ['type', 'id']));

/** An `update` around what a watcher tells. */
const updateText = (answers: string | null, news: News): Json<Update> =>
  objectOf(joined(writeUpdate({ type: 'update', answers }), news));

const staleText = (id: string, position: PositionText['position']): Json<Stale> =>
  objectOf(joined(writeStale({ type: 'stale', id }), position));

const OBJECT = '{'.charCodeAt(0);
const BLANK = ' '.charCodeAt(0);

/** Null if it is not a message that a client may send. */
function parseMessage(raw: Buffer): ClientMessage | null {
  // Every message is an object; what is none is found out by trying only at many times the price.
  if (raw.find(byte => byte > BLANK) !== OBJECT) return null;
  try {
    if (!isShallowText(raw)) return null;
    const message: unknown = JSON.parse(raw.toString());
    return isClientMessage.Check(message) ? message : null;
  } catch {
    return null;
  }
}
