/** The bridge of the command line, for programs that drive games without a server. Under Node only. */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Move, OfferedMove } from './bridge.ts';
import { type Call, Calls } from './rpc.ts';

interface Status {
  readonly toAct: readonly number[];
  readonly mayAct: readonly number[];
  readonly payoffs: readonly number[] | null;
  readonly step: number;
}

interface Seat {
  readonly match: string;
  readonly seat: number;
}

/** docs/bridge.md. The bridge is the host of the table: `state`, `record` and events hide nothing. */
export interface LocalMethods {
  readonly games: {
    readonly params: object;
    readonly result: readonly {
      readonly id: string;
      readonly name: string;
      readonly version: number;
      readonly seats: { readonly min: number; readonly max: number };
      readonly options: Readonly<Record<string, unknown>>;
      readonly presets: Readonly<Record<string, unknown>>;
    }[];
  };
  readonly new: {
    readonly params: { game: string; seats: number; options?: object; seed?: string };
    readonly result: { readonly match: string };
  };
  readonly restore: {
    readonly params: { game: string; state: unknown; seats?: number };
    readonly result: { readonly match: string };
  };
  readonly status: { readonly params: { match: string }; readonly result: Status };
  readonly moves: { readonly params: Seat; readonly result: readonly OfferedMove[] };
  readonly play: {
    readonly params: Seat & { move: { type: string }; chance?: readonly number[] };
    readonly result: { readonly events: readonly Move[]; readonly step: number };
  };
  readonly step: {
    readonly params: {
      match: string;
      seat?: number;
      move?: { type: string };
      action?: number;
      chance?: readonly number[];
      give?: readonly ('events' | 'view' | 'moves' | 'legal' | 'observation' | 'actions')[];
    };
    readonly result: Status & {
      readonly seat: number | null;
      readonly events?: readonly Move[];
      readonly view?: unknown;
      readonly moves?: readonly OfferedMove[];
      readonly legal?: readonly Move[];
      readonly observation?: readonly number[];
      readonly actions?: readonly number[];
    };
  };
  readonly layout: { readonly params: { game: string }; readonly result: { observation: unknown; actions: unknown } };
  readonly view: { readonly params: { match: string; seat?: number | null }; readonly result: unknown };
  readonly state: { readonly params: { match: string }; readonly result: unknown };
  readonly why: {
    readonly params: Seat & { move: { type: string } };
    readonly result: { readonly legal: boolean; readonly rule?: string; readonly key?: string; readonly text?: string };
  };
  readonly record: { readonly params: { match: string }; readonly result: string };
  readonly verify: {
    readonly params: { record: string };
    readonly result: { readonly ok: boolean; readonly reason?: string; readonly dice?: 'proved' | 'unproved' };
  };
  readonly bot: {
    readonly params: Seat & { level: string; budgetMs?: number };
    readonly result: { readonly move: Move };
  };
}

export interface LocalBridge {
  readonly call: Call<LocalMethods>;
  /** Ends the program; resolves when it has ended. */
  close(): Promise<void>;
}

/** Starts the program, `roundhouse-table bridge` unless something else is said, and talks to it. */
export function startBridge([program, ...args]: readonly string[] = ['roundhouse-table', 'bridge']): LocalBridge {
  const child = spawn(program!, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const calls = new Calls(text => child.stdin.write(`${text}\n`));
  createInterface({ input: child.stdout }).on('line', line => calls.heard(line));
  // Whoever writes to a program that has ended hears so by its end.
  child.stdin.on('error', () => {});
  const ended = new Promise<void>(resolve => {
    child.on('error', error => {
      calls.ended(new Error(`cannot start '${program}': ${error.message}`));
      resolve();
    });
    child.on('close', code => {
      calls.ended(new Error(`the bridge has ended with ${code}`));
      resolve();
    });
  });
  return {
    call: (method, ...params) => calls.call(method, params[0]) as never,
    close() {
      child.stdin.end();
      return ended;
    },
  };
}
