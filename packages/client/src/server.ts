/** The endpoints of a server over HTTP. */

import type { Competition } from '@roundhouse/server/competitions/protocol.ts';
import type {
  ErrorBody,
  FoundTable,
  GameListing,
  GivenSeat,
  Join,
  Lobby,
  Missed,
  NewTable,
  Position,
  Rematch,
  Seated,
  SpokenCode,
  Statistics,
  Table,
  Welcome,
} from '@roundhouse/server/protocol.ts';
import { type BridgeMethods, openBridge } from './bridge.ts';
import { type Line, type LineOptions, openLine } from './line.ts';
import { Refused } from './refused.ts';
import { type Call, type Heard, make } from './rpc.ts';

export interface ServerAddress {
  /** As in `https://play.example.org`. */
  readonly url: string;
  /** Of a person (`rh_…`), whose seats and names are then used. A program without one is a guest with its seat keys. */
  readonly token?: string;
}

const TRIES = 6;
const FIRST_PAUSE_MS = 250;
const TOO_FAST = 429;
/** Somebody between us and the server says that it may have been done, or not. */
const UNSURE = new Set([502, 503, 504]);
const KEY_BYTES = 24;

/** A key for a seat: keep it before it is sent, and a lost answer loses nothing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}

interface Asking {
  readonly key?: string | null;
  readonly body?: object;
  /** True if the answer is plain text, not JSON. */
  readonly isText?: boolean;
}

export class Server {
  readonly address: ServerAddress;

  constructor(address: ServerAddress) {
    this.address = address;
  }

  /** The games that can be played here. */
  games(): Promise<GameListing[]> {
    return this.ask('/api/games');
  }

  /** What a game's options, state, moves and events look like, as JSON Schemas. */
  schemas(game: string): Promise<Record<string, object>> {
    return this.ask(`/api/games/${encodeURIComponent(game)}/schemas`);
  }

  /** Tables that anybody may join or watch. */
  lobby(): Promise<Lobby> {
    return this.ask('/api/matches');
  }

  statistics(): Promise<Statistics> {
    return this.ask('/api/statistics');
  }

  competition(id: string): Promise<Competition> {
    return this.ask(`/api/competitions/${encodeURIComponent(id)}`);
  }

  /** Opens a table and takes its first seat. `key` in the answer opens that seat. */
  openTable(table: NewTable): Promise<Seated> {
    return this.ask('/api/matches', { body: { key: newKey(), ...table } });
  }

  /** Takes a free seat; a table that is not listed asks for its invite. */
  join(match: string, who: Join): Promise<Seated> {
    return this.ask(`/api/matches/${encodeURIComponent(match)}/join`, { body: { key: newKey(), ...who } });
  }

  /** The table that a spoken code leads to. */
  findByCode(code: string): Promise<FoundTable> {
    return this.ask('/api/codes', { body: { code } });
  }

  /** A match, with the key of a seat at it or as whoever the token says; without either, as a spectator. */
  match(id: string, key: string | null = null): MatchAt {
    return new MatchAt(this, id, key);
  }

  /** The bridge without a line: each call is a request, and `wait` waits. Needs a token. */
  readonly bridge: Call<BridgeMethods> = async (method, ...[params = {}]) => {
    const ask = (call: object): Promise<Heard> => this.ask('/api/bridge', { body: { ...call, id: 1 } });
    return (await make(ask, method, params)) as never;
  };

  /** The bridge on a WebSocket, which also says when it is one's turn. */
  openBridge(on: Parameters<typeof openBridge>[1]): ReturnType<typeof openBridge> {
    const { url, token } = this.address;
    if (token === undefined) return Promise.reject(new Error('the bridge needs a token'));
    return openBridge({ url, token }, on);
  }

  /** Any endpoint of the server: `/api` lists them. Asked again where that is safe; rejects with `Refused`. */
  async ask<Answer>(path: string, { key = null, body, isText = false }: Asking = {}): Promise<Answer> {
    const { url, token } = this.address;
    const shown = key ?? token;
    const headers = {
      ...(shown !== undefined && { authorization: `Bearer ${shown}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const request = { method: body === undefined ? 'GET' : 'POST', headers, body: body && JSON.stringify(body) };
    for (let tries = 1; ; tries++) {
      const mayRepeat = tries < TRIES && isRepeatable(body);
      const answer = await fetch(url.replace(/\/$/, '') + path, request as RequestInit).catch(error => {
        if (!mayRepeat) throw new Error(`cannot reach ${url}: ${reasonOf(error)}`);
        return null;
      });
      if (answer?.ok) return (isText ? answer.text() : answer.json()) as Promise<Answer>;
      const isWorthIt = answer === null || (mayRepeat && UNSURE.has(answer.status)) || answer.status === TOO_FAST;
      if (!isWorthIt || tries === TRIES) throw await refusalIn(answer!);
      await answer?.body?.cancel();
      const told = Number(answer?.headers.get('retry-after')) * 1000;
      await new Promise(resolve => setTimeout(resolve, told > 0 ? told : FIRST_PAUSE_MS * 2 ** tries));
    }
  }
}

/** Whether asking twice does it once: it looks, or what it does has a name of the asker's own. */
function isRepeatable(body: object | undefined): boolean {
  const { params = body } = (body ?? {}) as { params?: object };
  const named = params as { key?: unknown; id?: unknown; decision?: unknown } | undefined;
  return body === undefined || named?.key !== undefined || (named?.id !== undefined && named.decision !== undefined);
}

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

async function refusalIn(answer: Response): Promise<Error> {
  const { status } = answer;
  try {
    const { error } = (await answer.json()) as ErrorBody;
    return new Refused(error.message, { ...error, status });
  } catch {
    return new Error(`${answer.url} answered ${status}`);
  }
}

/** One match, seen from one place at it. */
export class MatchAt {
  readonly server: Server;
  readonly id: string;
  readonly key: string | null;

  constructor(server: Server, id: string, key: string | null) {
    this.server = server;
    this.id = id;
    this.key = key;
  }

  /** The table, the view, the moves, and what was heard beyond the first `seen` events. */
  look(seen = 0): Promise<Welcome> {
    return this.#ask(`?seen=${seen}`);
  }

  /** Plays a move. Sent again under the same `id` it is answered again and played once. */
  play(at: Pick<Position, 'decision' | 'heard'>, move: { type: string }, id = newKey()): Promise<Position> {
    return this.#ask('/moves', { decision: at.decision, id, move, seen: at.heard });
  }

  /** Takes the last move back, where `mayTakeBack`. */
  takeBack(at: Pick<Position, 'decision' | 'heard'>, id = newKey()): Promise<Position> {
    return this.#ask('/moves', { decision: at.decision, id, move: null, seen: at.heard });
  }

  /** JSON lines; of a match that is over, with all that proves its dice. */
  record(): Promise<string> {
    return this.server.ask(this.#path('/record'), { key: this.key, isText: true });
  }

  /** Throws a text of one's own into the dice. */
  addEntropy(entropy: string, next?: string): Promise<Table> {
    return this.#ask('/entropy', { entropy, ...(next !== undefined && { next }) });
  }

  giveSeat(given: GivenSeat): Promise<Table> {
    return this.#ask('/seats', given);
  }

  /** A code to say aloud. */
  code(): Promise<SpokenCode> {
    return this.#ask('/code', {});
  }

  rematch(): Promise<Rematch> {
    return this.#ask('/rematch', {});
  }

  /** What this seat has not seen, step by step. */
  missed(seen: number): Promise<Missed> {
    return this.#ask(`/missed?seen=${seen}`);
  }

  /** A line that tells what happens as it happens, and comes back by itself. */
  openLine(options: LineOptions): Line {
    return openLine(this.server.address, this.id, this.key, options);
  }

  #path(rest: string): string {
    return `/api/matches/${encodeURIComponent(this.id)}${rest}`;
  }

  #ask<Answer>(rest: string, body?: object): Promise<Answer> {
    return this.server.ask(this.#path(rest), { key: this.key, ...(body && { body }) });
  }
}
