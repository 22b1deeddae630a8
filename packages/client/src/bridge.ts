/** The bridge of a server: JSON-RPC for bots, on a WebSocket that also says when it is one's turn. */

import type { Clocks, GameListing, NewTable, Table } from '@roundhouse/server/protocol.ts';
import { type Call, Calls } from './rpc.ts';
import type { ServerAddress } from './server.ts';

/** An order that a seat gives; what else is in it is the game's. */
export interface Move {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface OfferedMove {
  readonly move: Move;
  /** The words a person would read. */
  readonly text: string;
}

/** A seat of one's own; `seat` may be left out where there is only one. */
interface Place {
  readonly match: string;
  readonly seat?: number;
}

/** How a match stands, as far as the seat may know. */
export interface MatchStatus {
  readonly match: string;
  readonly seat: number;
  readonly status: Table['status'];
  readonly toAct: readonly number[];
  readonly mayAct: readonly number[];
  /** Null while the game is on; 1 is a win. */
  readonly payoffs: readonly number[] | null;
  /** How much this seat has heard. */
  readonly step: number;
  readonly decision: number;
  readonly clock: Clocks | null;
}

/** What the bridge can do: docs/api.md. */
export interface BridgeMethods {
  readonly games: { readonly params: object; readonly result: readonly GameListing[] };
  readonly matches: {
    readonly params: object;
    readonly result: readonly {
      readonly match: string;
      readonly game: string;
      readonly seat: number;
      readonly status: Table['status'];
    }[];
  };
  readonly new: {
    readonly params: Omit<NewTable, 'name' | 'open' | 'promise'> & { readonly open?: boolean };
    readonly result: { readonly match: string; readonly seat: number; readonly invite: string | null };
  };
  readonly join: {
    readonly params: { match: string; invite?: string; entropy?: string; key?: string };
    readonly result: { readonly match: string; readonly seat: number };
  };
  readonly status: { readonly params: Place; readonly result: MatchStatus };
  readonly moves: { readonly params: Place; readonly result: readonly OfferedMove[] };
  readonly view: { readonly params: Place; readonly result: unknown };
  readonly play: {
    readonly params: Place & { readonly move: { type: string }; readonly decision?: number; readonly id?: string };
    readonly result: {
      readonly events: readonly Move[];
      readonly step: number;
      readonly decision: number;
      readonly payoffs: readonly number[] | null;
    };
  };
  readonly why: {
    readonly params: Place & { readonly move: { type: string } };
    readonly result: { readonly legal: boolean; readonly rule?: string; readonly text?: string };
  };
  readonly record: { readonly params: Place; readonly result: string };
  readonly wait: {
    readonly params: Place & { readonly step?: number; readonly seconds?: number };
    readonly result: MatchStatus;
  };
}

/** What a server says without being asked. */
export interface Notices {
  readonly yourTurn: {
    readonly match: string;
    readonly seat: number;
    readonly step: number;
    readonly decision: number;
  };
  readonly event: {
    readonly match: string;
    readonly seat: number;
    readonly step: number;
    readonly events: readonly Move[];
    readonly toAct: readonly number[];
    readonly payoffs: readonly number[] | null;
  };
}

export type Listener = { readonly [N in keyof Notices]?: (told: Notices[N]) => void };

export interface Bridge {
  readonly call: Call<BridgeMethods>;
  /** Resolves with the reason when the line is gone. After 4401 the token is no longer good; otherwise open another. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** Closes the line once the calls under way have been answered. */
  close(): Promise<void>;
}

/** Opens a line for the person whose token this is. Rejects if it is refused. */
export async function openBridge(
  { url, token }: ServerAddress & { token: string },
  on: Listener = {},
): Promise<Bridge> {
  const address = `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/api/bridge`;
  // Headers are the addition of programs to what pages have; a page uses the cookie that it was given.
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } } as never);
  const calls = new Calls(
    text => socket.send(text),
    (method, told) => on[method as keyof Notices]?.(told as never),
  );
  socket.addEventListener('message', ({ data }) => calls.heard(String(data)));
  const closed = new Promise<{ code: number; reason: string }>(resolve => {
    socket.addEventListener('close', ({ code, reason }) => {
      calls.ended(new Error(`the line was closed: ${code} ${reason}`));
      resolve({ code, reason });
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`cannot open ${address}: is the token good?`)));
  });
  return {
    call: (method, ...params) => calls.call(method, params[0]) as never,
    closed,
    async close() {
      await calls.answered();
      socket.close();
    },
  };
}
