/** The door for live lines: who may come in, and whether they are still there. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { BridgeLine } from '../api/bridge-socket.ts';
import { isFor } from '../api/scopes.ts';
import { answerRaw, OBJECTIONS } from '../http/errors.ts';
import { isFromHere } from '../http/origin.ts';
import { networksOf } from '../limits/address.ts';
import { Counts } from '../limits/counts.ts';
import { PerTurnLimit } from '../limits/per-turn-limit.ts';
import { Refused } from '../matches/refusal.ts';
import { metrics } from '../operate/metrics.ts';
import { CLOSE } from '../protocol.ts';
import type { Person } from '../store/people.ts';
import { capFloods } from './floods.ts';
import { type Host, MatchSocket } from './match-socket.ts';

/** How many lines may open, or say hello, in one turn of the event loop: moves on open lines get through between them. */
const AT_ONCE = 4;
/** Answers to noise and pings in one turn of the event loop. */
const ASIDES_AT_ONCE = 16;
const PATH = /^\/api\/matches\/([\w-]{1,64})\/live$/;
const BRIDGE_PATH = '/api/bridge';
/** Clients that do not close their end are cut off after this. */
const FAREWELL_MS = 1000;
/** Goodbyes are said this far apart, but all within the second time. */
const APART_MS = 2;
const SPREAD_MS = 5000;
/** Requests that a flood which was cut off counts for: whoever comes back for the next one waits. */
const FLOOD_WEIGHT = 50;
/** A client may close with any code, so only these are counted by name. */
const OWN_CODES: ReadonlySet<number> = new Set(Object.values(CLOSE));

/** A line of either kind, as far as its end goes. */
type Spoken = Pick<MatchSocket, 'farewell'>;

/** A name under which lines are counted, and how many of that name there may be. */
type Counted = readonly [name: string, most: number];

/** Takes live lines on an HTTP server. `close` says goodbye to all of them. */
export function openSockets(server: Server, given: Omit<Host, 'arrivals' | 'asides'>): { close(): Promise<void> } {
  const host: Host = {
    ...given,
    arrivals: new PerTurnLimit(AT_ONCE),
    asides: new PerTurnLimit(ASIDES_AT_ONCE),
  };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: host.limits.messageBytes, clientTracking: false });
  const lines = new OpenLines();
  let isClosing = false;
  const cutOff = (address: string): void => {
    metrics.refused.inc({ door: 'live', code: 'flood' });
    host.requests.charge(address, FLOOD_WEIGHT);
  };

  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    await host.arrivals.pass();
    if (socket.destroyed) return;
    const matchId = PATH.exec(pathOf(request))?.[1];
    const address = host.addressOf(request);
    const counted = countedAs(address, matchId, host);
    const objection = isClosing ? STOPPING : objectionTo(request, matchId, address, host, lines.isFull(counted));
    if (objection) return answerRaw(socket, ...objection);
    const open = (begin: (line: WebSocket) => Spoken): void =>
      sockets.handleUpgrade(request, socket, head, line => {
        capFloods(
          line,
          socket,
          host.limits,
          () => host.clock.now(),
          () => cutOff(address),
        );
        lines.add(line, counted, begin);
      });
    if (matchId !== undefined) return open(line => new MatchSocket(host, line, matchId, request));
    host.people.programOf(request).then(
      person => {
        const unwanted = isClosing ? STOPPING : objectionToProgram(person, address, host);
        if (unwanted) answerRaw(socket, ...unwanted);
        else open(line => new BridgeLine(host.bridge, line, request, { person, address }, host.log));
      },
      (error: unknown) => refuseProgram(socket, error),
    );
  });

  const heart = setInterval(() => lines.beat(), host.limits.heartbeatMs);
  heart.unref();

  return {
    async close() {
      isClosing = true;
      clearInterval(heart);
      await lines.close();
    },
  };
}

/** What is answered where no line is opened. */
type Objection = readonly [status: number, code: string, message: string];

const STOPPING: Objection = [503, 'going-away', 'The server is stopping.'];

/** Why no line is opened for a request; null if nothing is against it. Counts the request. */
function objectionTo(
  request: IncomingMessage,
  matchId: string | undefined,
  address: string,
  host: Host,
  isFull: boolean,
): Objection | null {
  if (matchId === undefined && pathOf(request) !== BRIDGE_PATH) return [404, ...OBJECTIONS[404]!];
  if (!isFromHere(request, host)) return [403, 'wrong-origin', 'Another site may not play from here.'];
  if (host.requests.take(address) > 0) return [429, ...OBJECTIONS[429]!];
  return isFull ? [429, 'too-fast', 'Too many lines from this address, or to this match.'] : null;
}

/** The same of a program that wants a line of its own. */
function objectionToProgram(person: Person, address: string, host: Host): Objection | null {
  if (!isFor(person, 'play')) return [403, 'wrong-scope', 'This token is not one to play with.'];
  return host.bridge.countLine({ person, address }) > 0 ? [429, ...OBJECTIONS[429]!] : null;
}

/** As what a line counts: as one of its address and of the networks around it, and of those from there to its match. */
function countedAs(address: string, matchId: string | undefined, { limits }: Host): readonly Counted[] {
  const networks = networksOf(address).map(({ name, times }): Counted => [name, times * limits.linesPerAddress]);
  return matchId === undefined
    ? networks
    : [...networks, [`${matchId} ${address}`, limits.linesPerMatchAndAddress] as const];
}

/** All open lines: how many from where, and which of them still answer. */
class OpenLines {
  readonly #lines = new Map<WebSocket, Spoken>();
  readonly #counts = new Counts();
  readonly #alive = new WeakSet<WebSocket>();

  isFull(counted: readonly Counted[]): boolean {
    return counted.some(([name, most]) => this.#counts.of(name) >= most);
  }

  add(line: WebSocket, counted: readonly Counted[], begin: (line: WebSocket) => Spoken): void {
    this.#alive.add(line);
    for (const [name] of counted) this.#counts.add(name, 1);
    line.on('pong', () => this.#alive.add(line));
    line.on('close', code => {
      this.#lines.delete(line);
      metrics.lines.dec();
      metrics.linesClosed.inc({ code: OWN_CODES.has(code) ? code : 'other' });
      for (const [name] of counted) this.#counts.add(name, -1);
    });
    this.#lines.set(line, begin(line));
    metrics.lines.inc();
  }

  /** Asks whether they are still there; who has not answered since it was last asked is cut off. */
  beat(): void {
    for (const line of this.#lines.keys()) {
      if (!this.#alive.delete(line)) line.terminate();
      else line.ping();
    }
  }

  async close(): Promise<void> {
    const gone = [...this.#lines.keys()].map(line => new Promise(resolve => line.once('close', resolve)));
    await sayGoodbye([...this.#lines.values()]);
    const farewell = setTimeout(() => {
      for (const line of this.#lines.keys()) line.terminate();
    }, FAREWELL_MS);
    await Promise.all(gone);
    clearTimeout(farewell);
  }
}

/** Spread over time, so that clients do not all come back at once. */
async function sayGoodbye(lines: readonly Spoken[]): Promise<void> {
  const began = performance.now();
  for (const [i, line] of lines.entries()) {
    const early = began + Math.min(i * APART_MS, (i / lines.length) * SPREAD_MS) - performance.now();
    if (early > 1) await new Promise(resolve => setTimeout(resolve, early));
    line.farewell();
  }
}

const pathOf = (request: IncomingMessage): string => request.url?.split('?', 1)[0] ?? '';

function refuseProgram(socket: Duplex, error: unknown): void {
  if (error instanceof Refused) answerRaw(socket, 401, error.code, error.message);
  else answerRaw(socket, 503, 'busy', 'Something went wrong here. Come back in a moment.');
}
