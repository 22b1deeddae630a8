/** `npm run attack`: attacks on real servers, what came of each, and what a bystander felt of it; fails if one succeeds. */

import { parseArgs } from 'node:util';
import type { Row } from './attack.ts';
import { ATTACKS, attackAll } from './run.ts';
import type { Kind } from './stage.ts';

const USAGE = `npm run attack -- [--short] [--postgres] [--only WORDS]
  --short        the form that npm test runs
  --postgres     two processes on a PostgreSQL and a Redis of their own, instead of one on a file
  --only WORDS   attacks whose name has these words`;
const STOPPED = 130;
const WIDTHS = [54, 7, 10, 12, 11, 11];

async function main(): Promise<number> {
  const values = parse();
  if (values === null || values.help) {
    console.log(USAGE);
    return values === null ? 2 : 0;
  }
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  const kind: Kind = values.postgres ? 'PostgreSQL + Redis' : 'SQLite';
  const chosen = ATTACKS.filter(({ name }) => name.includes(values.only ?? ''));
  console.log(`${kind}. Bystander: a game at another address.\n`);
  print(['attack', 'tries', 'successes', 'CPU ms/try', 'p99 ms', 'worst ms']);
  try {
    const effort = { isShort: values.short === true };
    const { rows, trouble } = await attackAll(kind, effort, stopping.signal, printRow, chosen);
    for (const line of trouble) console.log(`✗ ${line}`);
    return trouble.length > 0 || rows.some(({ successes }) => successes > 0) ? 1 : 0;
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    console.log('\nStopped.');
    return STOPPED;
  }
}

/** Null, with the reason said, if something is asked for that there is not. */
function parse() {
  try {
    const flag = { type: 'boolean' } as const;
    return parseArgs({ options: { short: flag, postgres: flag, only: { type: 'string' }, help: flag } }).values;
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

function printRow({ name, tries, successes, cpuMs, waits }: Row): void {
  print([name, String(tries), String(successes), cpuMs.toFixed(2), waits.p99.toFixed(1), waits.worst.toFixed(1)]);
}

const print = (cells: readonly string[]): void =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join(''));

process.exitCode = await main();
