/** The parts of FITE that are solved, and how the command line has them worked out. */

import type { Solving, SolvingHelp } from '../../manifest.ts';
import { gainsOn } from './exploitability.ts';
import type { Tally } from './fight-value.ts';
import { MOST_DICE, type Solved, situationGroups, situationKey, solveSituation, Worths } from './induction.ts';
import { loadBook } from './library.ts';
import { saveReport } from './report.ts';
import { SETTINGS, type Setting, type SettingName } from './setting.ts';
import type { Effort } from './stage-games.ts';
import { tableModule, tableText } from './table.ts';
import { type FightTask, work } from './work.ts';

interface PartOf {
  readonly setting: SettingName;
  /** Powers are solved as long as nobody has more dice. */
  readonly mostDiceWithPowers: number;
  readonly effort: Effort;
  readonly says: string;
}

const EXACT: Effort = { exactPairs: Infinity, sampledPairs: 0 };

const PARTS: { readonly [part: string]: PartOf } = {
  classic: {
    setting: 'classic',
    mostDiceWithPowers: 4,
    effort: { exactPairs: 5e7, sampledPairs: 131_072 },
    says: 'the published rules as shipped: without super powers, and with them up to four dice',
  },
  tempered: {
    setting: 'tempered',
    mostDiceWithPowers: 0,
    effort: EXACT,
    says: 'the tempered rules as shipped: without super powers, exactly',
  },
  'classic-powers': {
    setting: 'classic',
    mostDiceWithPowers: MOST_DICE,
    effort: { exactPairs: 3e5, sampledPairs: 32_768 },
    says: 'the published rules with all super powers (long: wants many cores)',
  },
  'tempered-powers': {
    setting: 'tempered',
    mostDiceWithPowers: MOST_DICE,
    effort: { exactPairs: 1e5, sampledPairs: 4096 },
    says: 'the tempered rules with all super powers (long: wants many cores)',
  },
};

/** What can be gained on the tables that are shipped: exactly, or by other rolls than they were made with. */
const CHECKS: { readonly [part: string]: { readonly name: SettingName; readonly effort: Effort } } = {
  'check-classic': { name: 'classic', effort: { exactPairs: 5e7, sampledPairs: 262_144, shift: 0.25 } },
  'check-tempered': { name: 'tempered', effort: EXACT },
};

export const solving: Solving = {
  parts: {
    ...Object.fromEntries(Object.entries(PARTS).map(([part, { says }]) => [part, says])),
    ...Object.fromEntries(
      Object.entries(CHECKS).map(([part, { name }]) => [part, `what a best reply gains on the shipped table, ${name}`]),
    ),
    report: 'plots and tables of what the shipped tables say',
  },
  work: task => work(task as FightTask),
  solve: async (part, help) => {
    if (part === 'report') return saveReport(help);
    if (part in CHECKS) return check(part, help);
    const { setting, mostDiceWithPowers, effort } = PARTS[part]!;
    const solved = await solveAll(SETTINGS[setting], mostDiceWithPowers, effort, help);
    help.save(`${part}.ts`, tableModule(part, tableText(solved)));
    return [`${solved.length} situations solved.`, ...startingWorths(SETTINGS[setting], solved)];
  },
};

async function check(part: string, help: SolvingHelp): Promise<string[]> {
  const { name, effort } = CHECKS[part]!;
  const book = await loadBook(SETTINGS[name]);
  const ask = (task: FightTask): Promise<Tally> => help.ask(task) as Promise<Tally>;
  const total = book.situations.length;
  const gains = await gainsOn(book, effort, ask, done => help.reached(done, total, name));
  const worst = gains.reduce((most, gain) => (gain.bound > most.bound ? gain : most));
  const now = Math.max(...gains.map(gain => gain.now));
  return [
    `Best reply to the shipped table, ${name}: ${gains.length} situations.`,
    `In one turn it gains at most ${now.toFixed(6)}.`,
    `In a whole bout it gains at most ${worst.bound.toFixed(6)} (dice ${worst.situation.dice.join('–')}).`,
  ];
}

/** Every situation in order, taken from what was kept where it is there. */
async function solveAll(
  setting: Setting,
  mostDiceWithPowers: number,
  effort: Effort,
  help: SolvingHelp,
): Promise<Solved[]> {
  const worths = new Worths(setting);
  const groups = situationGroups(setting, mostDiceWithPowers);
  const kept = new Map(help.kept.map(line => JSON.parse(line) as Solved).map(one => [situationKey(one), one]));
  const ask = (task: FightTask): Promise<Tally> => help.ask(task) as Promise<Tally>;
  const total = groups.flat().length;
  let done = 0;
  for (const group of groups) {
    const solved = await Promise.all(
      group.map(async situation => {
        const key = situationKey(situation);
        const known = kept.get(key);
        const one = known ?? (await solveSituation(worths, situation, effort, ask));
        if (!known) help.keep(JSON.stringify(one));
        help.reached(++done, total, `${situation.dice.join('–')} dice`);
        return one;
      }),
    );
    for (const one of solved) worths.add(one);
  }
  return groups.flat().map(situation => worths.solved.get(situationKey(situation))!);
}

/** What the start of a bout is worth to the first fighter, for every pair of powers. */
function startingWorths({ powers }: Setting, solved: readonly Solved[]): string[] {
  return solved
    .filter(({ dice }) => dice[0] === 9 && dice[1] === 9)
    .map(({ powers: [p, q], value }) => `${powers[p] ?? 'none'} against ${powers[q] ?? 'none'}: ${value.toFixed(6)}`);
}
