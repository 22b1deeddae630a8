/** `npm run attack`: attacks on real servers, what came of each, and what a bystander felt of it; fails if one succeeds. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findPostgres } from '../testing/postgres.ts';
import { findRedis } from '../testing/redis.ts';
import { STOPPED, stopWhenAsked } from '../testing/stopping.ts';
import { isHeldUp, isTelling, MOST_WAIT_MS, type Row } from './attack.ts';
import { ATTACKS, attackAll } from './run.ts';
import type { Kind } from './stage.ts';

const USAGE = `npm run attack -- [--short] [--sqlite | --postgres] [--only WORDS] [--may-wait] [--may-skip]
  --short        the form that npm test runs
  --sqlite       one process on a file only
  --postgres     two processes on a PostgreSQL and a Redis of their own only
  --only WORDS   attacks whose name has these words; may be given several times
  --may-wait     a bystander who is held up is no failure: for machines that are busy otherwise
  --may-skip     a machine without PostgreSQL or Redis is no failure; it is said all the same

Bystanders are held up where one move in a hundred takes more than ${MOST_WAIT_MS} ms though none does at a server beside it that
nobody attacks; or where the thread that answers works longer than that in one go ('turn'), which no other program changes.
As root, what serves goes before all other programs of the machine. With TMPDIR=/dev/shm no other program's files are waited for.`;
/** Says to ourselves that we are in a session of our own. */
const OWN_SESSION = 'ROUNDHOUSE_ATTACK_SESSION';
const WIDTHS = [68, 8, 10, 11, 9, 9, 8, 9, 9, 9];
const COLUMNS = ['attack', 'tries', 'successes', 'CPU/try', 'turn p99', 'worst', 'moves', 'p99 ms', 'worst', 'beside'];

async function main(): Promise<number> {
  const values = parse();
  if (values === null || values.help || (values.sqlite && values.postgres)) {
    console.log(USAGE);
    return values?.help ? 0 : 2;
  }
  if (process.env[OWN_SESSION] === undefined) return inOwnSession();
  const stopping = stopWhenAsked();
  // Nobody reads what we find once the one is gone who has this terminal.
  process.once('disconnect', () => process.exit(STOPPED));
  process.channel?.unref();
  const isWide = findPostgres() !== null && findRedis() !== null;
  const kinds: Kind[] = [...(values.postgres ? [] : ['SQLite' as const])];
  if (!values.sqlite && isWide) kinds.push('PostgreSQL + Redis');
  const chosen = ATTACKS.filter(({ name }) => (values.only ?? ['']).some(words => name.includes(words)));
  let failures = 0;
  try {
    for (const kind of kinds) {
      console.log(`${kind}. Bystanders: four games at other addresses. Load ${loadavg()[0]!.toFixed(1)}.\n`);
      print(COLUMNS);
      const effort = { isShort: values.short === true, isAlone: true };
      const { rows, trouble, goesFirst } = await attackAll(kind, effort, stopping, printRow, chosen);
      const held = values['may-wait'] ? [] : rows.filter(isHeldUp);
      const words = [...trouble, ...held.map(({ name }) => `bystanders are held up: ${name}`)];
      for (const line of words) console.log(`✗ ${line}`);
      const quiet = rows.filter(isTelling).length;
      console.log(`\nOf ${rows.length} attacks, ${quiet} while the machine was quiet enough to go by the clock.`);
      console.log(
        goesFirst ? 'What serves went before other programs.\n' : 'Other programs had as much of the machine.\n',
      );
      failures += words.length + rows.filter(({ successes }) => successes > 0).length;
    }
  } catch (error) {
    if (!stopping.aborted) throw error;
    console.log('\nStopped.');
    return STOPPED;
  }
  if (!values.sqlite && !isWide) {
    console.log(
      'PostgreSQL or Redis is missing here, so two processes were NOT attacked: node bin/setup.mjs --services',
    );
    if (!values['may-skip']) failures++;
  }
  return failures > 0 ? 1 : 0;
}

/** Runs ourselves once more, away from everything else that was started at this terminal. */
async function inOwnSession(): Promise<number> {
  const [, ...args] = process.argv;
  const env = { ...process.env, [OWN_SESSION]: 'own' };
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, args, { detached: true, stdio: [...stdio], env });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void child.kill(name));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? STOPPED;
}

/** Null, with the reason said, if something is asked for that there is not. */
function parse() {
  try {
    const flag = { type: 'boolean' } as const;
    const flags = { short: flag, sqlite: flag, postgres: flag, help: flag, 'may-wait': flag, 'may-skip': flag };
    return parseArgs({ options: { ...flags, only: { type: 'string', multiple: true } } }).values;
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

function printRow(row: Row): void {
  const { name, tries, successes, cpuMs, felt } = row;
  const { waits, beside, turns } = felt;
  const numbers = [
    ...[cpuMs.toFixed(2), one(turns.p99), one(turns.worst), String(waits.moves)],
    ...[waits.p99, waits.worst, beside.p99].map(one),
  ];
  print([name, String(tries), String(successes), ...numbers]);
}

const one = (ms: number): string => ms.toFixed(1);

const print = (cells: readonly string[]): void =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join(''));

process.exitCode = await main();
