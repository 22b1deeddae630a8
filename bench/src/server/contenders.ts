/** The servers that are measured beside each other, each as processes of its own. */

import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MEMORY_FLAGS } from '@roundhouse/server/operate/memory.mjs';
import { findPostgres, startPostgres } from '@roundhouse/server/testing/postgres.ts';
import { freePort } from '@roundhouse/server/testing/programs.ts';
import { findRedis, startRedis } from '@roundhouse/server/testing/redis.ts';
import type { LoadRequest, Played, ServerKind, Way } from './load.ts';
import type { Usage } from './usage.ts';

const HERE = import.meta.dirname;
const PEERS = join(HERE, '../../peers');
const MATCHES = 200;
const SETTLE_MS = 1000;

/** Servers of one kind, and a load that plays at them. */
export interface Contender {
  readonly name: ContenderName;
  /** Whether it only passes on what it is sent, so that nothing is ever over there. */
  readonly isEndless: boolean;
  /** A round with matches of its own: what was played, and what it cost the servers. */
  play(way: Way): Promise<Round>;
}

export type ContenderName = 'bare' | 'ours' | 'colyseus' | 'boardgame-io' | 'postgres' | 'two';

export interface Round extends Played {
  readonly cpuSeconds: number;
}

/** A process of ours that answers each message with another. */
export class Answering {
  readonly #child: ChildProcess;

  constructor(file: string, args: readonly string[], flags: readonly string[] = []) {
    this.#child = fork(file, args, { execArgv: [...flags], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  }

  /** Where it listens, which is the first thing it says. */
  async url(): Promise<string> {
    return ((await this.#next()) as { url: string }).url;
  }

  async ask<Answer>(request: LoadRequest | 'usage'): Promise<Answer> {
    this.#child.send(request);
    return (await this.#next()) as Answer;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  /** Throws if it ends instead of answering. */
  async #next(): Promise<unknown> {
    const heard = new AbortController();
    const { signal } = heard;
    try {
      const gone = once(this.#child, 'exit', { signal }).then(() => {
        throw new Error('a process that was measured has ended');
      });
      const [message] = await Promise.race([once(this.#child, 'message', { signal }), gone]);
      gone.catch(() => {});
      return message;
    } finally {
      heard.abort();
    }
  }
}

/** What was started, to be ended in the opposite order. */
export class Started {
  readonly #endings: (() => Promise<unknown>)[] = [];

  keep<T>(thing: T, end: (thing: T) => Promise<unknown>): T {
    this.#endings.unshift(() => end(thing));
    return thing;
  }

  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'roundhouse-bench-'));
    return this.keep(folder, () => rm(folder, { recursive: true, force: true }));
  }

  start(file: string, args: readonly string[], flags: readonly string[] = []): Answering {
    return this.keep(new Answering(file, args, flags), one => one.end());
  }

  /** One of our servers, with the memory that `roundhouse serve` gives it; what it keeps is where `where` says. */
  ours(where: object, flags: readonly string[] = []): Answering {
    return this.start(join(HERE, 'ours.ts'), [JSON.stringify(where)], [...MEMORY_FLAGS, ...flags]);
  }

  async clear(): Promise<void> {
    for (const end of this.#endings.splice(0)) await end();
  }
}

/** Starts all that can be started here; says what cannot. */
export async function startContenders(started: Started, say: (line: string) => void): Promise<Contender[]> {
  await installPeers(say);
  const bare = started.start(join(HERE, 'bare.ts'), [await started.folder()]);
  const ours = started.ours({ dataDir: await started.folder() });
  const [colyseusPort, boardgamePort] = [await freePort(), await freePort()];
  const colyseus = started.start(join(PEERS, 'colyseus.mjs'), [`${colyseusPort}`]);
  const boardgameIo = started.start(join(PEERS, 'boardgame-io.mjs'), [`${boardgamePort}`, await started.folder()]);
  return [
    await contender(started, 'bare', 'bare', [bare]),
    await contender(started, 'ours', 'ours', [ours]),
    await contender(started, 'colyseus', 'colyseus', [colyseus]),
    await contender(started, 'boardgame-io', 'boardgame-io', [boardgameIo]),
    ...(await onPostgres(started, say)),
  ];
}

async function onPostgres(started: Started, say: (line: string) => void): Promise<Contender[]> {
  if (findPostgres() === null || findRedis() === null) {
    say('PostgreSQL or Redis is not installed here: what is kept there is not measured.');
    return [];
  }
  const postgres = started.keep(await startPostgres({ fsync: true }), one => one.remove());
  const redis = started.keep(await startRedis(), one => one.remove());
  const dataDir = await started.folder();
  const one = started.ours({ dataDir, databaseUrl: await postgres.newDatabase() });
  const together = { dataDir, databaseUrl: await postgres.newDatabase(), redisUrl: redis.url };
  const first = started.ours(together);
  const url = await first.url();
  const second = started.ours(together);
  return [
    await contender(started, 'postgres', 'ours', [one]),
    await contender(started, 'two', 'ours', [first, second], [url]),
  ];
}

async function contender(
  started: Started,
  name: ContenderName,
  kind: ServerKind,
  servers: readonly Answering[],
  known: readonly string[] = [],
): Promise<Contender> {
  const urls = [...known];
  for (const server of servers.slice(known.length)) urls.push(await server.url());
  const load = started.start(join(HERE, 'load.ts'), []);
  const cpu = async (): Promise<number> => {
    const usages = await Promise.all(servers.map(server => server.ask<Usage>('usage')));
    return usages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  };
  return {
    name,
    isEndless: kind === 'bare' || kind === 'colyseus',
    async play(way) {
      await load.ask({ open: { kind, place: { urls, apart: false }, matches: MATCHES } });
      // Who has come is told a moment later, which is no part of a move.
      await setTimeout(SETTLE_MS);
      const before = await cpu();
      const played = await load.ask<Played>({ play: way });
      const cpuSeconds = (await cpu()) - before;
      await load.ask({ leave: true });
      return { ...played, cpuSeconds };
    },
  };
}

/** The servers of others are no part of the project: they are installed when somebody wants to be compared with them. */
async function installPeers(say: (line: string) => void): Promise<void> {
  if (existsSync(join(PEERS, 'node_modules'))) return;
  say('Installing Colyseus and boardgame.io into bench/peers, for this comparison only.');
  // Not `npm ci`: the lock file names the native parts of one platform only, and that would insist on all.
  const args = ['install', '--no-save', '--no-audit', '--no-fund'];
  const npm = spawn('npm', args, { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(npm, 'close');
  if (code !== 0) throw new Error('npm install failed in bench/peers');
}
