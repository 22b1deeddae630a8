/** `npm run faults`: what `FAULTS` lists, done to real servers under load; a table of zeros, or it fails. */

import { parseArgs } from 'node:util';
import { findPostgres } from '../testing/postgres.ts';
import { findRedis } from '../testing/redis.ts';
import { STOPPED, stopWhenAsked } from '../testing/stopping.ts';
import type { Kind } from './cluster.ts';
import { FAULTS } from './faults.ts';
import { isClean, type Row, runFault, skippedRow } from './run.ts';

const USAGE = `npm run faults -- [--times N] [--matches N] [--only WORDS] [--may-skip]
  --times N      how often each fault is injected (20)
  --matches N    how many matches are played at once (8)
  --only WORDS   those faults and stores whose name holds these words
  --may-skip     a fault that cannot be injected here is no failure; it is named all the same`;
const PROGRESS_MS = 5000;

const COLUMNS = ['store', 'fault', 'injected', 'answered', 'lost', 'duplicated', 'wrong'] as const;

async function main(): Promise<number> {
  const values = parse();
  const effort = { times: Number(values?.times ?? 20), matches: Number(values?.matches ?? 8) };
  if (values === null || values.help || !Object.values(effort).every(n => Number.isInteger(n) && n > 0)) {
    console.log(USAGE);
    return values?.help ? 0 : 2;
  }
  const stopping = stopWhenAsked();
  const rows: Row[] = [];
  const kinds: Kind[] = ['SQLite', 'PostgreSQL + Redis'];
  const isWide = findPostgres() !== null && findRedis() !== null;
  const wanted = kinds.flatMap(kind => FAULTS.filter(({ on }) => on.includes(kind)).map(fault => ({ kind, fault })));
  const chosen = wanted.filter(({ kind, fault }) => `${kind} ${fault.name}`.includes(values.only ?? ''));
  if (chosen.length === 0) {
    console.error(`No fault has '${values.only}' in its name; there are:`);
    for (const { kind, fault } of wanted) console.error(`  ${kind} ${fault.name}`);
    return 2;
  }
  try {
    for (const { kind, fault } of chosen) {
      const progress = progressOf(`${kind}: ${fault.name}`, effort.times);
      const canRun = kind === 'SQLite' || isWide;
      rows.push(
        canRun
          ? await runFault(fault, kind, effort, stopping, progress)
          : skippedRow(kind, fault, 'PostgreSQL or Redis is missing here: node bin/setup.mjs --services says more'),
      );
      console.log(formatRow(rows.at(-1)!));
    }
  } catch (error) {
    if (!stopping.aborted) throw error;
    console.log('Stopped.');
    return STOPPED;
  }
  printTable(rows);
  const skipped = rows.filter(row => row.skipped !== '').length;
  if (skipped > 0) console.log(`\n${skipped} of ${rows.length} faults were NOT injected: nothing is known of them.`);
  const mayPass = (row: Row): boolean => isClean(row) || (row.skipped !== '' && values['may-skip'] === true);
  return rows.every(mayPass) ? 0 : 1;
}

/** Null, with the reason said, if something is asked for that there is not. */
function parse() {
  try {
    return parseArgs({
      options: {
        times: { type: 'string' },
        matches: { type: 'string' },
        only: { type: 'string' },
        'may-skip': { type: 'boolean' },
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

function formatRow(row: Row): string {
  const name = `${row.kind}: ${row.fault}`;
  if (row.skipped !== '') return `– ${name}: NOT injected: ${row.skipped}`;
  return `${isClean(row) ? '✓' : '✗'} ${name}${row.note === '' ? '' : `: ${row.note}`}`;
}

function printTable(rows: readonly Row[]): void {
  const lines = rows.map(({ kind, fault, injected, answered, lost, duplicated, wrong, skipped }) => {
    const counts = [injected, answered, lost, duplicated, wrong].map(n => n.toLocaleString('en'));
    return [kind, fault, ...(skipped === '' ? counts : ['NOT', ...counts.slice(1).map(() => '–')])];
  });
  const widths = COLUMNS.map((name, i) => Math.max(name.length, ...lines.map(line => line[i]!.length)));
  const pad = (text: string, i: number): string => (i < 2 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!));
  console.log(`\n${COLUMNS.map(pad).join('  ')}`);
  for (const line of lines) console.log(line.map(pad).join('  '));
}

process.exitCode = await main();
