/**
 * `roundhouse circuitry puzzles`: makes puzzles from seeds, freezes the best of them, and proves the frozen ones again.
 */

import type { CommandOutput, GameCommand } from '../../manifest.ts';
import { canBeSolvedWithin } from './enumerate.ts';
import { freeze, puzzlesFile } from './freeze.ts';
import { type Bounds, type Made, puzzleOf, renamedKey } from './generate.ts';
import { GRADES, type Puzzle } from './puzzle.ts';
import { PUZZLES } from './puzzles.ts';
import { solve } from './solver.ts';

const USAGE = [
  'puzzles generate [--seed N] [--tries N] [--cards 6] [--actions 4] [--states 2000000] [--hard] [--out puzzles.jsonl]',
  'puzzles freeze [--from puzzles.jsonl] [--each 12] [--out puzzles.ts]',
  'puzzles verify [--rules]   --rules: grades 1 and 2 once more, through the rules themselves (slow)',
];

export const puzzlesCommand: GameCommand = {
  summary: 'Makes puzzles (generate), chooses among them (freeze), proves those that ship (verify).',
  async run(args, output) {
    const [what, ...rest] = args;
    const given = readFlags(rest);
    if (typeof given === 'string') output.say(given);
    else if (what === 'generate') return generate(given, output);
    else if (what === 'freeze') return freezeFound(given, output);
    else if (what === 'verify') return verify(given, output);
    for (const line of USAGE) output.say(line);
    return 2;
  },
};

interface Flags extends Bounds {
  readonly seed: number;
  readonly tries: number;
  readonly each: number;
  readonly from: string;
  readonly out: string | null;
  readonly rules: boolean;
}

const NUMBERS = { seed: 1, tries: 1000, cards: 6, actions: 4, states: 2_000_000, each: 12 };

/** The flags, or what is wrong with them. */
function readFlags(args: readonly string[]): Flags | string {
  const numbers: { -readonly [N in keyof typeof NUMBERS]: number } = { ...NUMBERS };
  const texts: { from: string; out: string | null } = { from: 'puzzles.jsonl', out: null };
  const switches = { rules: false, hard: false };
  const left = args.flatMap(arg => (arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg]));
  while (left.length > 0) {
    const flag = left.shift()!.replace(/^--/, '');
    if (flag === 'rules' || flag === 'hard') switches[flag] = true;
    else if (flag === 'from' || flag === 'out') texts[flag] = left.shift() ?? '';
    else if (Object.hasOwn(numbers, flag)) {
      const value = Number(left.shift());
      if (!Number.isSafeInteger(value) || value < 1) return `--${flag} needs a whole number, 1 or more`;
      numbers[flag as keyof typeof numbers] = value;
    } else return `what is '${flag}'?`;
  }
  const { cards, actions, ...rest } = numbers;
  if (cards < 2 || cards > 6) return '--cards needs a number from 2 to 6';
  return { ...rest, ...texts, ...switches, mostCards: cards, mostActions: actions };
}

const readLines = (text: string | null): Made[] =>
  (text ?? '')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Made);

const LINE_MS = 10_000;

/** Lets Ctrl-C be heard between two searches. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Adds each puzzle to the file as soon as it is found, so that nothing is lost when it is stopped. */
async function generate(flags: Flags, output: CommandOutput): Promise<number> {
  const path = flags.out ?? 'puzzles.jsonl';
  const known = new Set(readLines(output.load(path)).map(renamedKey));
  const stopping = output.stopping();
  const counts = GRADES.map(() => 0);
  const started = performance.now();
  let shown = started;
  let tried = 0;
  for (; tried < flags.tries && !stopping.aborted; tried++) {
    const puzzle = puzzleOf(flags.seed + tried, flags);
    if (puzzle && !known.has(renamedKey(puzzle))) {
      known.add(renamedKey(puzzle));
      output.append(path, `${JSON.stringify(puzzle)}\n`);
      counts[puzzle.grade - 1]!++;
    }
    const now = performance.now();
    if (now - shown >= LINE_MS) {
      shown = now;
      const left = Math.ceil((((now - started) / (tried + 1)) * (flags.tries - tried - 1)) / 60_000);
      output.say(`${tried + 1} of ${flags.tries} tried, found by grade: ${counts.join(' ')}, about ${left} min left`);
    }
    await breathe();
  }
  if (stopping.aborted) output.say(`Stopped; go on with --seed ${flags.seed + tried}`);
  output.say(`${tried} tried, found by grade: ${counts.join(' ')}, all in ${path}`);
  return stopping.aborted ? 130 : 0;
}

function freezeFound(flags: Flags, output: CommandOutput): number {
  const found = readLines(output.load(flags.from));
  if (found.length === 0) {
    output.say(`there are no puzzles in '${flags.from}'`);
    return 1;
  }
  const frozen = freeze(found, flags.each);
  const path = flags.out ?? 'puzzles.ts';
  output.save(path, puzzlesFile(frozen));
  const counts = GRADES.map(grade => frozen.filter(puzzle => puzzle.grade === grade).length);
  output.say(`${frozen.length} of ${found.length} puzzles, by grade: ${counts.join(' ')}, written to ${path}`);
  return 0;
}

/** Proves par again for every frozen puzzle. */
async function verify({ rules, states }: Flags, output: CommandOutput): Promise<number> {
  const stopping = output.stopping();
  let failed = 0;
  for (const puzzle of PUZZLES) {
    if (stopping.aborted) break;
    const started = performance.now();
    const problem = problemWith(puzzle, rules, states);
    if (problem !== null) failed++;
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    output.say(`${puzzle.id}: par ${puzzle.par}, ${problem ?? 'proved'}, ${seconds} s`);
    await breathe();
  }
  output.say(stopping.aborted ? 'Stopped.' : `${PUZZLES.length} puzzles, ${failed} wrong`);
  if (stopping.aborted) return 130;
  return failed === 0 ? 0 : 1;
}

function problemWith(puzzle: Puzzle, rules: boolean, states: number): string | null {
  const { par } = solve(puzzle, { most: puzzle.par, states });
  if (par !== puzzle.par) return `the search says ${par}`;
  if (!rules || puzzle.grade > 2) return null;
  return canBeSolvedWithin(puzzle, puzzle.par - 1, states) ? 'the rules find fewer cards' : null;
}
