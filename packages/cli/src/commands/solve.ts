/** `roundhouse solve`: works out the perfect play of a game that knows how to. */

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MANIFESTS } from '@roundhouse/games/all.ts';
import type { Solving, SolvingHelp } from '@roundhouse/games/manifest.ts';
import { type Command, columns, gameCalled, numberOf, textOf, UsageError } from '../command.ts';
import { openProgress } from '../progress.ts';
import { openWorkerPool, Stopped } from '../solving.ts';
import { say, type Terminal } from '../terminal.ts';

const MOST_THREADS = 256;

export const command: Command = {
  name: 'solve',
  summary: 'Works out the perfect play of a game that can be solved.',
  words: ['GAME', '[PART]'],
  flags: {
    threads: { value: 'N', says: 'how many work at once (as many as the machine has)' },
    out: { value: 'DIR', says: 'where results go (data/solve/GAME)' },
  },
  details:
    'Without a part, lists the parts. What is found is kept as it comes: Ctrl-C stops, and the same command goes on from\nthere. The result is the same to the last bit however many threads work and however often it was stopped.',
  examples: ['roundhouse solve fite', 'roundhouse solve fite classic --threads 8'],
  async run(given, terminal) {
    const { id, name } = gameCalled(given.words[0]!);
    const load = MANIFESTS.find(manifest => manifest.id === id)?.solution;
    if (!load) throw new UsageError(`${name} is not solved`);
    const solving = await load();
    const part = given.words[1];
    if (part === undefined) {
      say(terminal, `Parts of ${name}:`, ...columns(Object.entries(solving.parts)));
      return 0;
    }
    if (!Object.hasOwn(solving.parts, part)) {
      throw new UsageError(`${name} has no part '${part}'; it has ${Object.keys(solving.parts).join(', ')}`);
    }
    const threads = numberOf(given, 'threads', { min: 1, max: MOST_THREADS }) ?? availableParallelism();
    const out = textOf(given, 'out') ?? join(terminal.env.ROUNDHOUSE_DATA ?? 'data', 'solve', id);
    return solve({ id, solving, part, threads, out }, terminal);
  },
};

interface Task {
  readonly id: string;
  readonly solving: Solving;
  readonly part: string;
  readonly threads: number;
  readonly out: string;
}

async function solve({ id, solving, part, threads, out }: Task, terminal: Terminal): Promise<number> {
  mkdirSync(out, { recursive: true });
  const keeping = join(out, `${part}.kept`);
  const workers = openWorkerPool(id, threads, terminal.stopping());
  let progress: ReturnType<typeof openProgress> | null = null;
  const help: SolvingHelp = {
    ask: workers.ask,
    reached(done, total, note) {
      progress ??= openProgress(terminal, total, 'positions');
      progress.reached(done, note);
    },
    kept: keptIn(keeping),
    keep: line => appendFileSync(keeping, `${line}\n`),
    save: (name, text) => writeFileSync(join(out, name), text),
  };
  try {
    const lines = await solving.solve(part, help);
    (progress as ReturnType<typeof openProgress> | null)?.clear();
    say(terminal, ...lines);
    return 0;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    (progress as ReturnType<typeof openProgress> | null)?.clear();
    say(terminal, `Stopped. ${keptIn(keeping).length} positions are kept in ${keeping}; the same command goes on.`);
    return 1;
  } finally {
    await workers.close();
  }
}

/** Whole lines only: the last one may have been cut off. */
const keptIn = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
