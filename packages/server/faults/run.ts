/** One fault, many times, in a cluster full of players; and what came of it. */

import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, type Kind, openCluster } from './cluster.ts';
import { type Fault, openSmallDisk } from './faults.ts';
import { judge, openMatch, type PlayedMatch, type Verdict } from './match.ts';

export interface Effort {
  /** How often the fault is tried. */
  readonly times: number;
  /** How many matches are played at once. */
  readonly matches: number;
}

/** A line of the table. */
export interface Row {
  readonly kind: Kind;
  readonly fault: string;
  readonly injected: number;
  readonly answered: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly wrong: number;
  /** What was wrong first. */
  readonly note: string;
  /** Why this was not injected at all: then nothing else here says anything. Empty where it was. */
  readonly skipped: string;
}

/** Moves that must be answered between two injections: the cluster is at work again. */
const BETWEEN = 20;
/** No answer for so long: nobody can write. */
const STILL_MS = 500;
const LONGEST_TO_STILL_MS = 20_000;
/** However long a machine takes, this is not coming back. */
const PATIENCE_MS = 120_000;
/** Between two looks at what was answered. */
const TICK_MS = 20;

/** The line of a fault that cannot be injected here. */
export const skippedRow = (kind: Kind, fault: Fault, skipped: string): Row => ({
  ...{ kind, fault: fault.name, injected: 0, answered: 0, lost: 0, duplicated: 0, wrong: 0, note: '' },
  skipped,
});

/** Whether it was injected and did no harm. */
export const isClean = ({ lost, duplicated, wrong, skipped }: Row): boolean =>
  skipped === '' && lost + duplicated + wrong === 0;

/** Throws if the signal does, with everything cleared away. */
export async function runFault(
  fault: Fault,
  kind: Kind,
  effort: Effort,
  signal: AbortSignal,
  onProgress: (injected: number, answered: number) => void = () => {},
): Promise<Row> {
  const megabytes = fault.diskMegabytes?.[kind];
  const disk = megabytes === undefined ? null : await openSmallDisk(megabytes);
  if (megabytes !== undefined && disk === null) {
    return skippedRow(kind, fault, 'no small disk can be mounted here, which takes root');
  }
  const cluster = await openCluster(kind, fault.servers ?? (kind === 'SQLite' ? 1 : 2), disk?.folder);
  const load = startLoad(cluster, fault, effort.matches, signal);
  let injected = 0;
  try {
    for (let time = 0; time < effort.times; time++) {
      await load.untilAnswered(BETWEEN, () => onProgress(time, load.answered()));
      if ((await fault.inject(cluster, time, disk, load.untilStill)) !== false) injected++;
    }
    await load.untilAnswered(BETWEEN, () => onProgress(injected, load.answered()));
    const matches = await load.end();
    const failure = load.failure() || (injected === 0 ? 'nobody felt it' : '');
    return { kind, fault: fault.name, injected, ...(await judgeAll(cluster, matches, failure)), skipped: '' };
  } finally {
    await load.abort();
    await cluster.close();
    await disk?.remove();
  }
}

/** Matches one after the other in several places at once, until told to end. */
function startLoad(cluster: Cluster, fault: Fault, places: number, signal: AbortSignal) {
  const stopping = new AbortController();
  const any = AbortSignal.any([signal, stopping.signal]);
  const matches: PlayedMatch[] = [];
  let answered = 0;
  let lastAnswer = Date.now();
  let isEnding = false;
  let failure = '';
  const onAnswer = (): void => {
    answered++;
    lastAnswer = Date.now();
  };
  const isRestless = cluster.kind === 'SQLite' && cluster.urls.length > 1;
  const ways = { manners: fault.manners ?? 'plain', isRestless };
  const keepPlaying = async (): Promise<void> => {
    while (!isEnding && !any.aborted) {
      const match = await openMatch(cluster.urls, ways, onAnswer, any);
      matches.push(match);
      await Promise.all(match.players.map(player => player.play(any)));
    }
  };
  const playing = Promise.all(Array.from({ length: places }, keepPlaying)).catch(error => {
    if (!any.aborted) failure ||= String(error);
  });
  /** Gives up, and says so, when nothing has been answered for too long. Time in which we were halted ourselves does not count. */
  const waitWhile = async (isTooEarly: () => boolean, onTick: () => void = () => {}): Promise<void> => {
    let [heard, patience] = [answered, PATIENCE_MS];
    while (isTooEarly() && failure === '') {
      signal.throwIfAborted();
      onTick();
      patience = answered > heard ? PATIENCE_MS : patience - TICK_MS;
      heard = answered;
      if (patience <= 0) failure = 'nothing was answered any more';
      await wait(TICK_MS);
    }
  };
  return {
    answered: () => answered,
    failure: () => failure,
    async untilAnswered(more: number, onTick: () => void): Promise<void> {
      const mark = answered + more;
      await waitWhile(() => answered < mark, onTick);
    },
    async untilStill(): Promise<boolean> {
      const patience = Date.now() + LONGEST_TO_STILL_MS;
      await waitWhile(() => Date.now() - lastAnswer < STILL_MS && Date.now() < patience);
      return Date.now() - lastAnswer >= STILL_MS;
    },
    /** Lets what is being played come to its end. */
    async end(): Promise<readonly PlayedMatch[]> {
      isEnding = true;
      let isOver = false;
      void playing.finally(() => {
        isOver = true;
      });
      await waitWhile(() => !isOver);
      return matches;
    },
    async abort(): Promise<void> {
      stopping.abort();
      await playing;
    },
  };
}

async function judgeAll(cluster: Cluster, matches: readonly PlayedMatch[], failure: string) {
  const store = await cluster.openStore();
  try {
    const verdicts: Verdict[] = [];
    for (const match of matches) verdicts.push(await judge(match, cluster.urls[0]!, store));
    const sum = (of: 'answered' | 'lost' | 'duplicated'): number => verdicts.reduce((all, one) => all + one[of], 0);
    const wrong = verdicts.filter(verdict => verdict.wrong !== '');
    return {
      answered: sum('answered'),
      lost: sum('lost'),
      duplicated: sum('duplicated'),
      wrong: wrong.length + (failure === '' ? 0 : 1),
      note: failure || (wrong[0]?.wrong ?? ''),
    };
  } finally {
    await store.close();
  }
}
