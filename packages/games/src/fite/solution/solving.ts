/** The parts of FITE that are solved, and how the command line has them worked out. */

import type { Solving, SolvingHelp } from '../../manifest.ts';
import { BestReply } from './exploitability.ts';
import type { Tally } from './fight-value.ts';
import {
  type Effort,
  type Situation,
  type Solved,
  situationGroups,
  situationKey,
  solveSituation,
  turnedSituation,
  Worths,
} from './induction.ts';
import { loadBook } from './library.ts';
import { saveReport } from './report.ts';
import { SETTING_NAMES, SETTINGS, type Setting, type SettingName } from './setting.ts';
import { tableModule, tableText } from './table.ts';
import { type FightTask, work } from './work.ts';

/** Every roll without powers; with them, so many pairs of rolls stand for all where there are more. */
const EFFORT: Effort = { withoutPowers: Infinity, withPowers: 1e6 };
const CHECKING: Effort = { withoutPowers: 1e7, withPowers: 5e5 };

const isSettingName = (part: string): part is SettingName => part in SETTINGS;
const checkOf = (name: SettingName): string => `check-${name}`;

export const solving: Solving = {
  parts: {
    classic: 'the published rules, without and with super powers (long: wants many cores)',
    tempered: 'the tempered rules, without and with super powers (long: wants many cores)',
    [checkOf('classic')]: 'what a best reply gains on the shipped table, classic',
    [checkOf('tempered')]: 'what a best reply gains on the shipped table, tempered',
    report: 'plots of what the shipped tables say',
  },
  work: task => work(task as FightTask),
  solve: async (part, help) => {
    if (part === 'report') return saveReport(help);
    const checked = SETTING_NAMES.find(name => checkOf(name) === part);
    if (checked) return check(SETTINGS[checked], help);
    if (!isSettingName(part)) throw new Error(`no part ${part}`);
    const solved = await solveAll(SETTINGS[part], help);
    const isPlain = ({ powers: [p, q] }: Solved): boolean => p === 0 && q === 0;
    help.save(`${part}.ts`, tableModule(part, tableText(solved.filter(isPlain))));
    help.save(`${part}-powers.ts`, tableModule(part, tableText(solved.filter(one => !isPlain(one)))));
    return [`${solved.length} situations solved.`, ...startingWorths(SETTINGS[part], solved)];
  },
};

const askOf =
  (help: SolvingHelp) =>
  (task: FightTask): Promise<Tally> =>
    help.ask(task) as Promise<Tally>;

/** Every situation in order, taken from what was kept where it is there. */
async function solveAll(setting: Setting, help: SolvingHelp): Promise<Solved[]> {
  const worths = new Worths(setting);
  const groups = situationGroups(setting);
  const kept = new Map(help.kept.map(line => JSON.parse(line) as Solved).map(one => [situationKey(one), one]));
  const total = groups.flat().length;
  let done = 0;
  for (const group of groups) {
    const solved = await Promise.all(
      group.map(async situation => {
        const known = kept.get(situationKey(situation));
        const one = known ?? (await solveSituation(worths, situation, EFFORT, askOf(help)));
        if (!known) help.keep(JSON.stringify(one));
        help.reached(++done, total, `${situation.dice.join('–')} dice`);
        return one;
      }),
    );
    for (const one of solved) worths.add(one);
  }
  return groups.flat().map(situation => worths.solved.get(situationKey(situation))!);
}

/** What a best reply gets in a situation, as it is kept. */
interface Replied extends Situation {
  readonly worth: number;
}

async function check(setting: Setting, help: SolvingHelp): Promise<string[]> {
  const book = await loadBook(setting, true);
  const reply = new BestReply(book, CHECKING, askOf(help));
  const kept = new Map(help.kept.map(line => JSON.parse(line) as Replied).map(one => [situationKey(one), one.worth]));
  const groups = situationGroups(setting).map(group => group.flatMap(bothSides));
  const total = groups.flat().length;
  let done = 0;
  let worst = { gain: 0, situation: groups[0]![0]! };
  for (const group of groups) {
    const worths = await Promise.all(
      group.map(async situation => {
        const known = kept.get(situationKey(situation));
        const worth = known ?? (await reply.solve(situation));
        if (known === undefined) help.keep(JSON.stringify({ ...situation, worth } satisfies Replied));
        help.reached(++done, total, `${situation.dice.join('–')} dice`);
        return worth;
      }),
    );
    group.forEach((situation, i) => {
      reply.set(situation, worths[i]!);
      const gain = worths[i]! - book.worth(situation);
      if (gain > worst.gain) worst = { gain, situation };
    });
  }
  const { dice, powers } = worst.situation;
  const [mine, theirs] = powers.map(p => setting.powers[p] ?? 'none');
  return [
    `Best reply to the shipped table, ${setting.name}: ${total} situations.`,
    `It gains at most ${worst.gain.toFixed(6)} in a whole bout (dice ${dice.join('–')}, ${mine} against ${theirs}).`,
  ];
}

/** A situation as either fighter sees it. */
function bothSides(situation: Situation): Situation[] {
  const other = turnedSituation(situation);
  return situationKey(other) === situationKey(situation) ? [situation] : [situation, other];
}

/** What the start of a bout is worth to the first fighter, for every pair of powers. */
function startingWorths({ powers }: Setting, solved: readonly Solved[]): string[] {
  return solved
    .filter(({ dice }) => dice[0] === 9 && dice[1] === 9)
    .map(({ powers: [p, q], value }) => `${powers[p] ?? 'none'} against ${powers[q] ?? 'none'}: ${value.toFixed(6)}`);
}
