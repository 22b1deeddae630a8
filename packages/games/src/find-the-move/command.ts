/** `roundhouse GAME puzzles`: finds positions in which one move alone wins, freezes some, proves them again. */

import type { CommandOutput, GameCommand } from '../manifest.ts';
import type { Found } from './finding.ts';
import { type Frozen, freeze, frozenModule } from './frozen.ts';

export interface FindingPuzzles {
  readonly game: string;
  /** The puzzles of one bot game, by its seed: the same every time. */
  find(seed: number): Iterable<Found<unknown, unknown>>;
  /** Proves a position anew: what it finds, or null if it is no puzzle. */
  prove(state: unknown): Pick<Found<unknown, unknown>, 'solution'> | null;
  shipped(): Promise<readonly Frozen<unknown, unknown>[]>;
}

const USAGE = [
  'puzzles find [--games N] [--out puzzles.jsonl]     goes on where the file ends; Ctrl-C stops',
  'puzzles freeze [--from puzzles.jsonl] [--each 10] [--out puzzles.ts]',
  'puzzles verify                                     proves those that ship again',
];

export const puzzlesCommand = (finding: FindingPuzzles): GameCommand => ({
  summary: 'Finds positions in which one move alone wins (find), chooses among them (freeze), proves them (verify).',
  async run([what, ...rest], output) {
    const given = readFlags(rest);
    if (given && what === 'find') return find(finding, given, output);
    if (given && what === 'freeze') return freezeFound(finding, given, output);
    if (given && what === 'verify') return verify(finding, output);
    for (const line of USAGE) output.say(line);
    return 2;
  },
});

interface Flags {
  readonly games: number;
  readonly each: number;
  readonly from: string;
  readonly out: string | null;
}

/** Null where they cannot be understood. */
function readFlags(args: readonly string[]): Flags | null {
  const flags = { games: 1000, each: 10, from: 'puzzles.jsonl', out: null as string | null };
  const left = args.flatMap(arg => (arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg]));
  while (left.length > 0) {
    const [flag, value] = [left.shift()!.replace(/^--/, ''), left.shift()];
    if (value === undefined) return null;
    if (flag === 'from' || flag === 'out') flags[flag] = value;
    else if (flag === 'games' || flag === 'each') {
      flags[flag] = Number(value);
      if (!Number.isSafeInteger(flags[flag]) || flags[flag] < 1) return null;
    } else return null;
  }
  return flags;
}

/** A line of the file: a find, or how far the search has come. */
type Line = (Found<unknown, unknown> & { readonly seed: number }) | { readonly upTo: number };

const readLines = (text: string | null): Line[] =>
  (text ?? '')
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as Line);

const LINE_MS = 10_000;

/** Lets Ctrl-C be heard between two games. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Adds what each game has as soon as it is found, so that nothing is lost when it is stopped. */
async function find(finding: FindingPuzzles, { games, out }: Flags, output: CommandOutput): Promise<number> {
  const path = out ?? 'puzzles.jsonl';
  const lines = readLines(output.load(path));
  const begin = 1 + Math.max(0, ...lines.map(line => ('upTo' in line ? line.upTo : line.seed)));
  const stopping = output.stopping();
  let count = lines.filter(line => 'seed' in line).length;
  let shown = performance.now();
  let seed = begin;
  const say = (): void => output.say(`${seed - begin} of ${games} games, ${count} puzzles in ${path}`);
  for (; seed < begin + games && !stopping.aborted; seed++) {
    for (const found of finding.find(seed)) {
      count++;
      output.append(path, `${JSON.stringify({ seed, ...found })}\n`);
    }
    if (performance.now() - shown > LINE_MS) {
      output.append(path, `${JSON.stringify({ upTo: seed })}\n`);
      say();
      shown = performance.now();
    }
    await breathe();
  }
  output.append(path, `${JSON.stringify({ upTo: seed - 1 })}\n`);
  say();
  return stopping.aborted ? 1 : 0;
}

function freezeFound(finding: FindingPuzzles, { from, each, out }: Flags, output: CommandOutput): number {
  const found = readLines(output.load(from)).filter(line => 'seed' in line);
  const frozen = freeze(found, each);
  if (frozen.length === 0) {
    output.say(`there are no puzzles in ${from}`);
    return 1;
  }
  output.save(out ?? 'puzzles.ts', frozenModule(finding.game, frozen));
  output.say(`${frozen.length} of ${found.length} puzzles written to ${out ?? 'puzzles.ts'}`);
  return 0;
}

async function verify(finding: FindingPuzzles, output: CommandOutput): Promise<number> {
  const shipped = await finding.shipped();
  const wrong = shipped.filter(({ state, solution }) => {
    const proved = finding.prove(state);
    return !proved || JSON.stringify(proved.solution) !== JSON.stringify(solution);
  });
  for (const { id } of wrong) output.say(`${id}: not proved`);
  output.say(`${shipped.length - wrong.length} of ${shipped.length} puzzles proved: one move alone wins.`);
  return wrong.length > 0 ? 1 : 0;
}
