/** `npm run faults`: everything that can befall a server, done to real ones under load; a table of zeros, or it fails. */

import { parseArgs } from 'node:util';
import { findPostgres } from '../testing/postgres.ts';
import { findRedis } from '../testing/redis.ts';
import { FAULTS } from './faults.ts';
import type { Kind } from './house.ts';
import { isClean, type Row, runFault } from './run.ts';

const USAGE = `npm run faults -- [--times N] [--matches N] [--only WORDS]
  --times N      how often each fault is injected (20)
  --matches N    how many matches are played at once (8)
  --only WORDS   those faults and stores whose name holds these words`;
const PROGRESS_MS = 5000;
const STOPPED = 130;

const COLUMNS = ['store', 'fault', 'injected', 'answered', 'lost', 'duplicated', 'wrong'] as const;

async function main(): Promise<number> {
  const values = parse();
  const effort = { times: Number(values?.times ?? 20), matches: Number(values?.matches ?? 8) };
  if (values === null || values.help || !Object.values(effort).every(n => Number.isInteger(n) && n > 0)) {
    console.log(USAGE);
    return values?.help ? 0 : 2;
  }
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  const rows: Row[] = [];
  const kinds: Kind[] = ['SQLite', 'PostgreSQL + Redis'];
  const isWide = findPostgres() !== null && findRedis() !== null;
  if (!isWide) console.log('PostgreSQL or Redis is not installed here: node bin/setup.mjs --services says more.');
  const wanted = kinds.flatMap(kind => FAULTS.filter(({ on }) => on.includes(kind)).map(fault => ({ kind, fault })));
  const chosen = wanted.filter(({ kind, fault }) => `${kind} ${fault.name}`.includes(values.only ?? ''));
  if (chosen.length === 0) {
    console.error(`No fault has '${values.only}' in its name; there are:`);
    for (const { kind, fault } of wanted) console.error(`  ${kind} ${fault.name}`);
    return 2;
  }
  try {
    for (const { kind, fault } of chosen) {
      if (kind !== 'SQLite' && !isWide) continue;
      rows.push(
        await runFault(fault, kind, effort, stopping.signal, progressOf(`${kind}: ${fault.name}`, effort.times)),
      );
      console.log(formatRow(rows.at(-1)!));
    }
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    console.log('Stopped.');
    return STOPPED;
  }
  printTable(rows);
  const isWhole = isWide || chosen.every(({ kind }) => kind === 'SQLite');
  return rows.length > 0 && rows.every(isClean) && isWhole ? 0 : 1;
}

/** Null, with the reason said, if something is asked for that there is not. */
function parse() {
  try {
    return parseArgs({
      options: {
        times: { type: 'string' },
        matches: { type: 'string' },
        only: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

function progressOf(name: string, times: number): (injected: number, answered: number) => void {
  let shown = Date.now();
  return (injected, answered) => {
    if (Date.now() - shown < PROGRESS_MS) return;
    shown = Date.now();
    console.log(`  ${name}: ${injected} of ${times}, ${answered.toLocaleString('en')} moves answered`);
  };
}

const formatRow = (row: Row): string =>
  `${isClean(row) ? '✓' : '✗'} ${row.kind}: ${row.fault}${row.note === '' ? '' : `: ${row.note}`}`;

function printTable(rows: readonly Row[]): void {
  const lines = rows.map(({ kind, fault, injected, answered, lost, duplicated, wrong }) => [
    kind,
    fault,
    ...[injected, answered, lost, duplicated, wrong].map(n => n.toLocaleString('en')),
  ]);
  const widths = COLUMNS.map((name, i) => Math.max(name.length, ...lines.map(line => line[i]!.length)));
  const pad = (text: string, i: number): string => (i < 2 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!));
  console.log(`\n${COLUMNS.map(pad).join('  ')}`);
  for (const line of lines) console.log(line.map(pad).join('  '));
}

process.exitCode = await main();
