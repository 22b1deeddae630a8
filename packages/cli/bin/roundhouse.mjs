#!/usr/bin/env node
// Starts `roundhouse` on a Node that runs TypeScript: this one if it can, otherwise the one the repository brings along;
// and a server with the memory it wants. Plain JavaScript, so that Node 18 can read it.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const NODE_NEEDED = 24;
const SERVERS = ['serve', 'work'];
const running = Number(process.versions.node.split('.')[0]);

if (running < NODE_NEEDED) await startAgainOnNewerNode();
else {
  const flags = await flagsToAdd();
  // Only Windows cannot become another program; it goes without.
  if (flags.length > 0 && process.platform !== 'win32') {
    process.execve(process.execPath, [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)]);
  }
  const { runFromShell } = await import('../src/start.ts');
  await runFromShell();
}

/** Only found once the packages are installed. */
async function flagsToAdd() {
  if (!SERVERS.includes(process.argv[2])) return [];
  const { memoryFlagsBeside } = await import('@roundhouse/server/operate/memory.mjs');
  return memoryFlagsBeside(process.execArgv, process.env.NODE_OPTIONS);
}

async function startAgainOnNewerNode() {
  const own = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
  if (!existsSync(own)) {
    console.error(`roundhouse needs Node ${NODE_NEEDED} or later; in a clone, 'npm install' brings it.`);
    process.exit(1);
  }
  const args = [...(await flagsToAdd()), fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(own, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', error => {
    console.error(`roundhouse could not start ${own}: ${error.message}`);
    process.exit(1);
  });
  // A shell reads 128 + n as "ended by signal n".
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
