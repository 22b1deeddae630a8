/** A run of all attacks, one after the other, against one stage. */

import { setTimeout as wait } from 'node:timers/promises';
import { ADDRESSES } from './addresses.ts';
import { type Attack, type Effort, isHeldUp, type Outcome, type Row } from './attack.ts';
import { CLOCKS } from './clocks.ts';
import { CROWDS } from './crowds.ts';
import { DEAR_REQUESTS } from './dear-requests.ts';
import { DICE } from './dice.ts';
import { FRAMES } from './frames.ts';
import { HEADERS } from './headers.ts';
import { LIMITS_BYPASSED } from './limits.ts';
import { LINKS } from './links.ts';
import { LONG_MATCHES } from './long-matches.ts';
import { OTHERS } from './others.ts';
import { RECORDS } from './records.ts';
import { SIGN_INS } from './sign-ins.ts';
import { type Kind, type Stage, setStage } from './stage.ts';
import { STRANGERS } from './strangers.ts';
import { THIEF } from './thief.ts';
import { TOKENS } from './tokens.ts';

/** What bystanders feel where nobody attacks. */
const NOTHING: Attack = {
  name: '(nobody attacks)',
  async run(_stage, { isShort }) {
    await wait(isShort ? 100 : 5000);
    return { tries: 1, successes: 0 };
  },
};

export const ATTACKS: readonly Attack[] = [
  NOTHING,
  ...LONG_MATCHES,
  ...SIGN_INS,
  ...CLOCKS,
  ...LIMITS_BYPASSED,
  ...TOKENS,
  ...THIEF,
  ...ADDRESSES,
  ...DICE,
  ...DEAR_REQUESTS,
  ...LINKS,
  ...CROWDS,
  ...RECORDS,
  ...OTHERS,
  ...STRANGERS,
  ...FRAMES,
  ...HEADERS,
];

/** Of bystanders. */
const GAMES = 4;
/** Moves of theirs that tell the slowest hundredth: what is over sooner is done again, for so long at most. */
const MOVES = 1000;
const LONGEST_MS = 20_000;
/** What truly holds bystanders up does so every time: another program's hour is told from it by going through it again. */
const MOST_TIMES = 3;

export interface Result {
  readonly rows: readonly Row[];
  /** What the servers complained of. */
  readonly trouble: readonly string[];
  readonly goesFirst: boolean;
}

/** Carries it out, whole ones until bystanders can tell what they felt of it. */
async function tell({ run }: Attack, stage: Stage, effort: Effort, signal: AbortSignal): Promise<Outcome> {
  const end = performance.now() + LONGEST_MS;
  let all = await run(stage, effort);
  while (!effort.isShort && performance.now() < end && (await stage.moves()) < MOVES) {
    signal.throwIfAborted();
    all = together(all, await run(stage, effort));
  }
  return all;
}

function together(a: Outcome, b: Outcome): Outcome {
  const tries = a.tries + b.tries;
  const both = { tries, successes: a.successes + b.successes };
  if (a.cpuMs === undefined || b.cpuMs === undefined) return both;
  return { ...both, cpuMs: (a.cpuMs * a.tries + b.cpuMs * b.tries) / Math.max(1, tries) };
}

/** What it gives, or whatever the signal says first: who is to stop does not finish what takes long. */
async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop);
  // Left alone it fails sooner or later, because nobody is there any more.
  work.catch(() => {});
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function carryOut(attack: Attack, stage: Stage, effort: Effort, signal: AbortSignal): Promise<Row> {
  signal.throwIfAborted();
  attack.prepare?.(effort);
  await stage.waits();
  const before = await stage.cpuMs();
  const outcome = await unlessStopped(tell(attack, stage, effort, signal), signal);
  const cpuMs = Math.max(0, (await stage.cpuMs()) - before) / Math.max(1, outcome.tries);
  return { name: attack.name, cpuMs, ...outcome, felt: await stage.waits() };
}

/** Throws if the signal does, with everything cleared away. */
export async function attackAll(
  kind: Kind,
  effort: Effort,
  signal: AbortSignal,
  onRow: (row: Row) => void = () => {},
  attacks: readonly Attack[] = ATTACKS,
): Promise<Result> {
  const stage = await setStage(kind, effort.isShort ? 1 : GAMES, effort.isAlone === true);
  try {
    const rows: Row[] = [];
    for (const attack of attacks) {
      let row = await carryOut(attack, stage, effort, signal);
      for (let i = 1; i < MOST_TIMES && !effort.isShort && row.successes === 0 && isHeldUp(row); i++) {
        const again = await carryOut(attack, stage, effort, signal);
        if (!isHeldUp(again) || again.successes > 0 || again.felt.waits.p99 < row.felt.waits.p99) row = again;
      }
      rows.push(row);
      onRow(row);
    }
    return { rows, trouble: stage.trouble(), goesFirst: stage.goesFirst };
  } finally {
    await stage.close();
  }
}
