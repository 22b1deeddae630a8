/** Real servers of others for tests: started from what is installed, in a folder of their own, and cleared away. */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A running program, which ends with this process at the latest. */
export interface Program {
  readonly child: ChildProcess;
  /** All that it has said. */
  said(): string;
  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** Where a program is installed, or null. `folders` are looked through besides those of PATH. */
export function findProgram(name: string, folders: readonly string[] = []): string | null {
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  return [...folders, ...path].map(folder => join(folder, name)).find(file => existsSync(file)) ?? null;
}

/** The newest first: PostgreSQL keeps its programs in a folder for each version. */
export function versionFolders(root: string, inside: string): string[] {
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map(version => join(root, version, inside));
}

/** Who a program runs as: nobody special, where we are root and the program would refuse to be. */
export interface Who {
  readonly uid?: number;
  readonly gid?: number;
}

/** Ourselves, unless we are root: then the first of these users that the machine knows. */
export function someUser(names: readonly string[]): Who {
  if (process.getuid?.() !== 0) return {};
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map(line => [line.split(':')[0]!, line.split(':')]),
  );
  const found = names.map(name => users.get(name)).find(user => user !== undefined);
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : {};
}

/** Those that nobody has removed yet: the end of this process does. */
const folders = new Set<string>();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A folder that belongs to that user, to be removed by the caller. */
export async function folderFor(name: string, { uid, gid }: Who, parent: string = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, `roundhouse-${name}-`));
  folders.add(folder);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/**
 * One that no connection is given for its own end: who goes away for a moment finds it free again, and who calls there
 * meanwhile does not reach itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (!isFree) continue;
    await once(server, 'close');
    return port;
  }
}

/** Starts a program, with this in its environment, and gathers what it says. */
export function start(
  file: string,
  args: readonly string[],
  who: Who,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(file, args, {
    ...who,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...env },
  });
  const words: string[] = [];
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', chunk => words.push(String(chunk)));
  child.on('error', error => words.push(String(error)));
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const exited = new Promise<void>(resolve => {
    child.once('exit', () => {
      process.removeListener('exit', end);
      resolve();
    });
    child.once('error', () => resolve());
  });
  return {
    child,
    said: () => words.join(''),
    async stop(signal) {
      child.kill(signal);
      await exited;
    },
  };
}

/** Asks until it is so. Throws with the program's own words if it ends before. */
export async function untilUp(program: Program, isUp: () => Promise<boolean>): Promise<void> {
  while (!(await isUp())) {
    const { exitCode, signalCode } = program.child;
    if (exitCode !== null || signalCode !== null) throw new Error(`it ended at once:\n${program.said()}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}
