/** A bot for a Roundhouse server: one WebSocket, no dependencies. `node bot.ts --help` says how to start it. */

import { choose, type Move } from './choose.ts';

const HELP = `Plays at a Roundhouse server.

  node bot.ts GAME [LEVEL]      a match against the server's own bot (fite, greedy)
  node bot.ts --join MATCH [INVITE]
  node bot.ts --stay            every match where its person sits, until it is stopped

ROUNDHOUSE_URL    the server (http://localhost:3000)
ROUNDHOUSE_TOKEN  a token: made on the account page, or by 'roundhouse-table token NAME'`;

interface Notice {
  readonly method: 'event' | 'yourTurn';
  readonly params: { readonly match: string; readonly seat: number; readonly payoffs?: number[] | null };
}
interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly data: { readonly code: string } };
}

/** A call that the server refused. `code` is stable (docs/api.md). */
class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** JSON-RPC over a WebSocket: calls out, answers and notices in. */
class Bridge {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #calls = 0;
  readonly closed: Promise<string>;

  private constructor(socket: WebSocket, onNotice: (notice: Notice) => void) {
    this.#socket = socket;
    this.closed = new Promise(resolve => {
      socket.addEventListener('close', ({ code, reason }) => resolve(`${code} ${reason}`));
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data) as Notice | Answer;
      if ('method' in message) onNotice(message);
      else this.#waiting.get(message.id)?.(message);
    });
  }

  static async open(url: string, token: string, onNotice: (notice: Notice) => void): Promise<Bridge> {
    const address = `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/api/bridge`;
    // Headers are Node's own addition to what browsers have.
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } } as never);
    const bridge = new Bridge(socket, onNotice);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`cannot open ${address}: is the token good?`)));
    });
    return bridge;
  }

  /** Carries out a call; one that came too fast again after a pause. */
  async call<Result>(method: string, params: object = {}): Promise<Result> {
    for (;;) {
      try {
        return await this.#ask<Result>(method, params);
      } catch (error) {
        if (!(error instanceof Refused && error.code === 'too-fast')) throw error;
        await new Promise(resolve => setTimeout(resolve, 500));
      }
    }
  }

  async #ask<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#calls;
    const answered = new Promise<Answer>(resolve => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    const { result, error } = await Promise.race([answered, this.closed.then(lost)]);
    this.#waiting.delete(id);
    if (error !== undefined) throw new Refused(error.data.code, error.message);
    return result as Result;
  }

  close(): void {
    this.#socket.close();
  }
}

function lost(why: string): never {
  throw new Error(`the line was closed: ${why}`);
}

/** Makes the move that looks best, if there is any to make. */
async function takeTurn(bridge: Bridge, match: string, seat: number, game: string): Promise<void> {
  const moves = await bridge.call<{ move: Move; text: string }[]>('moves', { match, seat });
  if (moves.length === 0) return;
  const view = await bridge.call('view', { match, seat });
  const move = choose(
    game,
    moves.map(one => one.move),
    view,
    seat,
  );
  console.log(`${match}: ${moves.find(one => one.move === move)!.text}`);
  try {
    await bridge.call('play', { match, seat, move });
  } catch (error) {
    // Somebody was quicker and has changed what may be done: the next notice tells when it is our turn again.
    if (!(error instanceof Refused && ['illegal-move', 'game-over', 'stale'].includes(error.code))) throw error;
  }
}

async function main([first = 'fite', second, third]: readonly string[]): Promise<void> {
  const { ROUNDHOUSE_URL = 'http://localhost:3000', ROUNDHOUSE_TOKEN } = process.env;
  if (first === '--help' || ROUNDHOUSE_TOKEN === undefined) return console.log(HELP);

  let own: string | null = null;
  const over = Promise.withResolvers<void>();
  let turns: Promise<void> = Promise.resolve();
  const bridge: Bridge = await Bridge.open(ROUNDHOUSE_URL, ROUNDHOUSE_TOKEN, ({ method, params }) => {
    const { match, seat, payoffs } = params;
    if (method === 'yourTurn') {
      turns = turns.then(async () => takeTurn(bridge, match, seat, await gameOf(match))).catch(over.reject);
    } else if (payoffs) {
      console.log(`${match}: over, ${payoffs[seat]! > 1 / payoffs.length ? 'won' : 'not won'} [${payoffs.join(', ')}]`);
      if (match === own) over.resolve();
    }
  });
  const games = new Map<string, string>();
  async function gameOf(match: string): Promise<string> {
    if (!games.has(match)) {
      const all = await bridge.call<{ match: string; game: string }[]>('matches');
      for (const one of all) games.set(one.match, one.game);
    }
    return games.get(match)!;
  }

  if (first === '--join') {
    own = second!;
    await bridge.call('join', { match: own, ...(third && { invite: third }) });
  } else if (first !== '--stay') {
    const bots = [{ seat: 1, level: second ?? 'greedy' }];
    own = (await bridge.call<{ match: string }>('new', { game: first, seats: 2, bots })).match;
  }
  await Promise.race([over.promise, bridge.closed.then(lost)]);
  bridge.close();
}

main(process.argv.slice(2)).catch(error => {
  console.error(String(error));
  process.exitCode = 1;
});
