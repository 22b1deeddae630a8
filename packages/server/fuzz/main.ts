/** `npm run fuzz`: a hundred thousand messages that no client would send, and a server that is as it was; or it fails. */

import { parseArgs } from 'node:util';
import { STOPPED, stopWhenAsked } from '../testing/stopping.ts';
import { bombard, type Result } from './run.ts';

const USAGE = `npm run fuzz -- [--messages N] [--seed N]
  --messages N   how many (100,000)
  --seed N       which; the same are sent for the same (1)`;
const BAR = 30;
const PROGRESS_MS = { watched: 200, unwatched: 10_000 };
const COLUMNS = ['kind', 'sent', 'refused', 'answered', 'unanswered'] as const;

async function main(): Promise<number> {
  const values = parse();
  const effort = { messages: Number(values?.messages ?? 100_000), seed: Number(values?.seed ?? 1) };
  if (values === null || values.help || !Object.values(effort).every(n => Number.isInteger(n) && n > 0)) {
    console.log(USAGE);
    return values?.help ? 0 : 2;
  }
  const stopping = stopWhenAsked();
  const began = Date.now();
  try {
    const result = await bombard(effort, stopping, progressOf(effort.messages));
    printTable(result);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`\nSeed ${effort.seed}, ${seconds} s. ${result.faults.length === 0 ? 'Nothing was wrong.' : ''}`);
    for (const fault of result.faults) console.log(`✗ ${fault}`);
    return result.faults.length === 0 ? 0 : 1;
  } catch (error) {
    if (!stopping.aborted) throw error;
    console.log('\nStopped.');
    return STOPPED;
  }
}

/** Null, with the reason said, if something is asked for that there is not. */
function parse() {
  try {
    return parseArgs({
      options: { messages: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

/** A bar where somebody watches, a line now and then where nobody does; with an estimate of what is left. */
function progressOf(messages: number): (sent: number) => void {
  const isWatched = process.stdout.isTTY === true;
  const began = Date.now();
  let shown = began;
  return sent => {
    if (Date.now() - shown < (isWatched ? PROGRESS_MS.watched : PROGRESS_MS.unwatched)) return;
    shown = Date.now();
    const part = Math.min(1, sent / messages);
    const left = Math.round(((shown - began) * (1 - part)) / part / 1000);
    const bar = '█'.repeat(Math.round(part * BAR)).padEnd(BAR, '░');
    const line = `${bar} ${sent.toLocaleString('en')} of ${messages.toLocaleString('en')}, about ${left} s left`;
    if (isWatched) process.stdout.write(`\r${line.padEnd(79)}`);
    else console.log(line);
  };
}

function printTable({ rows, memory }: Result): void {
  const numbers = COLUMNS.slice(1) as Exclude<(typeof COLUMNS)[number], 'kind'>[];
  const all = numbers.map(name => rows.reduce((sum, row) => sum + row[name], 0));
  const lines = [
    ...rows.map(row => [row.kind, ...numbers.map(name => row[name].toLocaleString('en'))]),
    ['all', ...all.map(n => n.toLocaleString('en'))],
  ];
  const widths = COLUMNS.map((name, i) => Math.max(name.length, ...lines.map(line => line[i]!.length)));
  const pad = (text: string, i: number): string => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!));
  console.log(`\n${COLUMNS.map(pad).join('  ')}`);
  for (const line of lines) console.log(line.map(pad).join('  '));
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  console.log(`\nmemory in use, MB: ${memory.map(({ heap }) => megabytes(heap)).join(' ')}`);
  console.log(`memory held, MB:   ${memory.map(({ rss }) => megabytes(rss)).join(' ')}`);
}

process.exitCode = await main();
