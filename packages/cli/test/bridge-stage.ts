/** A bridge inside the test's own process, over FITE and the toy. */

import { Readable } from 'node:stream';
import { levelsFor } from '@roundhouse/bots';
import { GAMES } from '@roundhouse/games';
import { observationOf } from '@roundhouse/games/schemas.ts';
import { expect, onTestFinished } from 'vitest';
import { openBots } from '../src/bots.ts';
import type { BridgeHost } from '../src/bridge/host.ts';
import { bridgeMethods } from '../src/bridge/methods.ts';
import { answerLines } from '../src/bridge/rpc.ts';
import { sayMove } from '../src/words.ts';
import { buffer } from './stage.ts';
import { pebbles } from './toy.ts';

export interface Answer {
  readonly result?: unknown;
  readonly error?: { code: number; message: string; data: { code: string; rule?: string; key?: string } };
}

/** A bridge with no matches yet; what is given replaces a part of what it runs on. */
export function openBridge(given: Partial<BridgeHost> = {}) {
  const bots = openBots();
  onTestFinished(() => bots.close());
  const known = { games: [...GAMES, pebbles], observationOf, sayMove, levelsFor };
  const shelf: BridgeHost = { ...known, choose: bots.choose, ...given };
  const methods = bridgeMethods(shelf);

  /** What it answers to these bytes, line by line. */
  async function answers(...chunks: (string | Uint8Array)[]): Promise<string[]> {
    const output = buffer();
    await answerLines(Readable.from(chunks.map(chunk => Buffer.from(chunk))), output.stream, methods);
    return output.text().split('\n').slice(0, -1);
  }

  async function call(method: string, params?: unknown): Promise<Answer> {
    const [line] = await answers(`${JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })}\n`);
    const answer = JSON.parse(line!) as Answer & { jsonrpc: string; id: number };
    expect([answer.jsonrpc, answer.id]).toEqual(['2.0', 7]);
    return answer;
  }

  /** The result, which must be one. */
  async function ask<T = unknown>(method: string, params?: unknown): Promise<T> {
    const { result, error } = await call(method, params);
    expect(error).toBeUndefined();
    return result as T;
  }

  /** The code of the refusal, which must be one. */
  async function refusal(method: string, params?: unknown): Promise<string> {
    const { result, error } = await call(method, params);
    expect(result).toBeUndefined();
    expect(error?.message).toMatch(/\S/);
    return error!.data.code;
  }

  const newMatch = async (game = 'fite', seats = 2, more = {}): Promise<string> =>
    (await ask<{ match: string }>('new', { game, seats, ...more })).match;

  return { answers, call, ask, refusal, newMatch };
}
