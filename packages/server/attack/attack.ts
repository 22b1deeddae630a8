/** What an attack is, and what a run of it found. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Felt, Stage } from './stage.ts';

/** What one try may cost a server, in milliseconds: far above what an honest one does. */
const MOST_CPU_MS = 5;
/** What one address may cost a server, as a part of one processor. */
const MOST_PART = 0.5;
/** Asked at the same time. */
const AT_ONCE = 8;
/** Where so many are granted without a pause, it is no burst any more. */
const MOST_IN_BURST = 2000;
/** Somebody who was refused asks again after so long. */
const REFUSED_MS = 50;

/** So that an attack on what is granted need not make hundreds first. */
export const FEWER_TABLES = { burst: 20, perSecond: 0.5 } as const;

/** How hard it is tried: a short form for `npm test`, the whole for `npm run attack`. */
export interface Effort {
  readonly isShort: boolean;
  /** Whether the attackers' process has a session to itself, so that what it says of the session concerns nobody else. */
  readonly isAlone?: boolean;
}

export interface Outcome {
  readonly tries: number;
  /** Tries that did what they must not. */
  readonly successes: number;
  /** Processor time for each try, where what was done before does not count. */
  readonly cpuMs?: number;
}

export interface Attack {
  readonly name: string;
  /** What the attacker does at home, before anybody is attacked. */
  prepare?(effort: Effort): void;
  run(stage: Stage, effort: Effort): Promise<Outcome>;
}

/** A line of the table. */
export interface Row extends Outcome {
  readonly name: string;
  /** Processor time that the server spent for each try, in milliseconds. */
  readonly cpuMs: number;
  readonly felt: Felt;
}

/** What a bystander may wait for, in milliseconds, one time in a hundred. */
export const MOST_WAIT_MS = 20;

/** Whether what bystanders waited says anything: where those beside wait as long, the machine is busy with something else. */
export const isTelling = ({ felt: { beside } }: Row): boolean => beside.p99 <= MOST_WAIT_MS;

/** Whether the attack kept bystanders waiting: by the clock, where that says anything, and by the processor's time. */
export const isHeldUp = (row: Row): boolean =>
  row.felt.turns.p99 > MOST_WAIT_MS || (isTelling(row) && row.felt.waits.p99 > MOST_WAIT_MS);

/** The outcome of tries that are answered rightly, and must not cost much. */
export async function weighed(stage: Stage, attack: () => Promise<number>, mostCpuMs = MOST_CPU_MS): Promise<Outcome> {
  const before = await stage.cpuMs();
  const tries = await attack();
  const each = Math.max(0, (await stage.cpuMs()) - before) / Math.max(1, tries);
  return { tries, successes: each > mostCpuMs ? tries : 0, cpuMs: each };
}

/** Asks until something is refused: anybody may ask for a good deal at once, and pays for it afterwards. */
async function useUpBurst(ask: () => Promise<boolean>): Promise<void> {
  for (let asked = 0; asked < MOST_IN_BURST; asked += AT_ONCE) {
    const granted = await Promise.all(Array.from({ length: AT_ONCE }, ask));
    if (!granted.every(Boolean)) return;
  }
}

/** Asks as fast as that is granted, for so long; the part of a processor that it took is judged. */
export async function drain(stage: Stage, seconds: number, ask: () => Promise<boolean>): Promise<Outcome> {
  await useUpBurst(ask);
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  const before = await stage.cpuMs();
  let tries = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      tries++;
      // Refusals cost something too, but whoever asks a thousand times a second is somebody for a firewall.
      if (!(await ask())) await wait(REFUSED_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const part = ((await stage.cpuMs()) - before) / (performance.now() - began);
  return { tries, successes: part > MOST_PART ? tries : 0 };
}
