/** A run of all attacks, one after the other, against one stage. */

import { setTimeout as wait } from 'node:timers/promises';
import { ADDRESSES } from './addresses.ts';
import type { Attack, Effort, Row } from './attack.ts';
import { CLOCKS } from './clocks.ts';
import { CROWDS } from './crowds.ts';
import { DEAR_REQUESTS } from './dear-requests.ts';
import { DICE } from './dice.ts';
import { LIMITS_BYPASSED } from './limits.ts';
import { LINKS } from './links.ts';
import { LONG_MATCHES } from './long-matches.ts';
import { SIGN_INS } from './sign-ins.ts';
import { type Kind, setStage } from './stage.ts';
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
];

/** Of bystanders: enough moves to tell the slowest hundredth. */
const GAMES = 4;

export interface Result {
  readonly rows: readonly Row[];
  /** What the servers complained of. */
  readonly trouble: readonly string[];
}

/** Throws if the signal does, with everything cleared away. */
export async function attackAll(
  kind: Kind,
  effort: Effort,
  signal: AbortSignal,
  onRow: (row: Row) => void = () => {},
  attacks: readonly Attack[] = ATTACKS,
): Promise<Result> {
  const stage = await setStage(kind, effort.isShort ? 1 : GAMES);
  try {
    const rows: Row[] = [];
    for (const { name, run } of attacks) {
      signal.throwIfAborted();
      await stage.waits();
      const before = await stage.cpuMs();
      const outcome = await run(stage, effort);
      const cpuMs = Math.max(0, (await stage.cpuMs()) - before) / Math.max(1, outcome.tries);
      const row: Row = { name, cpuMs, ...outcome, felt: await stage.waits() };
      rows.push(row);
      onRow(row);
    }
    return { rows, trouble: stage.trouble() };
  } finally {
    await stage.close();
  }
}
