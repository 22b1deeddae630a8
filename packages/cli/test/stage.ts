/** Where the tests' commands perform: a terminal made of buffers, and real child processes. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { main } from '../src/main.ts';
import type { Terminal } from '../src/terminal.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const SHIM = join(ROOT, 'packages/cli/bin/roundhouse.mjs');

/** A writable that remembers. */
export function buffer(): { stream: Writable; text(): string } {
  const parts: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(parts).toString() };
}

export interface Performance {
  readonly status: number;
  readonly output: string;
  readonly error: string;
}

/** A terminal that nobody watches and nobody stops. */
export const stageTerminal = (given: Partial<Terminal>): Terminal => ({
  input: Readable.from([]),
  output: buffer().stream,
  error: buffer().stream,
  isWatched: false,
  hasColours: false,
  env: {},
  stopping: () => new AbortController().signal,
  ...given,
});

/** Runs a command line in this process, with that input. */
export async function perform(
  typed: readonly string[],
  input = '',
  given: Partial<Terminal> = {},
): Promise<Performance> {
  const output = buffer();
  const error = buffer();
  const streams = { input: Readable.from([Buffer.from(input)]), output: output.stream, error: error.stream };
  const status = await main(typed, stageTerminal({ ...streams, ...given }));
  return { status, output: output.text(), error: error.text() };
}

/** A folder of this test's own, gone after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real `roundhouse`, ended with the test at the latest. */
export function start(
  typed: readonly string[],
  given: { node?: string; cwd?: string; env?: Record<string, string> } = {},
): ChildProcessWithoutNullStreams {
  const { node = process.execPath, cwd = ROOT, env = {} } = given;
  const child = spawn(node, [SHIM, ...typed], { cwd, env: { ...process.env, ...env } });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** Feeds a child its input, if any, and waits for its end. */
export function finish(
  child: ChildProcessWithoutNullStreams,
  input?: string | Uint8Array,
): Promise<Performance & { signal: string | null }> {
  const output: Buffer[] = [];
  const error: Buffer[] = [];
  child.stdout.on('data', chunk => output.push(chunk));
  child.stderr.on('data', chunk => error.push(chunk));
  // A child that has ended before it read everything has said enough.
  child.stdin.on('error', () => {});
  if (input !== undefined) child.stdin.end(input);
  return new Promise(resolve => {
    child.on('close', (status, signal) => {
      resolve({
        status: status ?? -1,
        signal,
        output: Buffer.concat(output).toString(),
        error: Buffer.concat(error).toString(),
      });
    });
  });
}

/** A seed that is no secret. */
export const SEED = '5eed'.repeat(16);

/** What a program run by npx said, without what npm says about its own settings. */
export const withoutNpm = (error: string): string => error.replaceAll(/^npm warn .*\n/gm, '');
