/** The bench's command line: which measurement is wanted, and how long it may take. */

import { parseArgs } from 'node:util';
import { type Level, levelsFor } from '@roundhouse/bots';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { benchBalance } from './balance.ts';
import { benchBots, knownGames } from './bots.ts';
import { benchCircuitry } from './circuitry.ts';
import { benchGames } from './games.ts';
import { HELP } from './help.ts';
import { benchJudgement } from './judgement.ts';
import { benchKernel } from './kernel.ts';
import { benchLeague, type LeagueBench, leagueLevels } from './league.ts';
import { benchLearn } from './learn.ts';
import { benchOutlook } from './outlook.ts';
import { writePositions } from './positions.ts';
import type { Screen } from './screen.ts';
import { benchSearch } from './search.ts';
import { benchSlips } from './slips.ts';

const OPTIONS = {
  rounds: { type: 'string', default: '7' },
  seconds: { type: 'string' },
  games: { type: 'string' },
  bouts: { type: 'string', default: '1000' },
  players: { type: 'string' },
  imagined: { type: 'string', default: '8' },
  levels: { type: 'string' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
  foresight: { type: 'string' },
  turns: { type: 'string' },
  judging: { type: 'boolean', default: false },
  judges: { type: 'string', default: '1500' },
  deals: { type: 'string', default: '300' },
  results: { type: 'string' },
  weights: { type: 'string' },
  positions: { type: 'string' },
  options: { type: 'string' },
  chosen: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  game: { type: 'string' },
  preset: { type: 'string' },
  only: { type: 'string' },
  tries: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parse>['values'];

/** Takes what is wanted out of the command line, then opens the screen and measures. Whether everything was as it should be. */
type Bench = (values: Values, open: () => Screen) => Promise<boolean>;

const BENCHES: { readonly [name: string]: Bench } = {
  kernel(values, open) {
    const games = wholeNumber('games', values.games ?? '100000', 100, 1e9);
    return benchKernel({ ...pace(values), games, seed: seedIn(values) }, open());
  },
  games: (values, open) => benchGames({ ...gameNamed(values.game), ...pace(values), seed: seedIn(values) }, open()),
  async bots(values, open) {
    const bouts = wholeNumber('bouts', values.bouts, 1, 1e6);
    const preset = values.preset === undefined ? {} : { preset: values.preset };
    await benchBots({ ...gameNamed(values.game), ...preset, bouts, seed: seedIn(values) }, open());
    return true;
  },
  search: (values, open) => benchSearch({ ...gameNamed(values.game), ...pace(values), seed: seedIn(values) }, open()),
  async league(values, open) {
    await benchLeague(leagueWanted(values, seedIn(values)), open());
    return true;
  },
  async learn(values, open) {
    const { game } = gameNamed(values.game);
    if (game === undefined || !knowledgeOf(game)?.learning)
      throw new UsageError('--game must be one that can be learnt');
    const games = wholeNumber('games', values.games ?? '14000', 0, 1e7);
    const { results, weights, positions } = values;
    if (positions !== undefined) {
      const thought = { ...iterationsIn(values), ...foresightIn(values), isJudging: values.judging };
      await writePositions({ game, games, seed: seedIn(values), positions, ...thought }, open());
      return true;
    }
    if (results === undefined) throw new UsageError('--results is missing');
    const kept = { results, ...(weights !== undefined && { weights }) };
    await benchLearn({ game, games, seed: seedIn(values), ...kept }, open());
    return true;
  },
  async judgement(values, open) {
    const { game } = gameNamed(values.game);
    if (game === undefined || !knowledgeOf(game)?.judge) throw new UsageError('--game must be one that was learnt');
    const pairs = wholeNumber('games', values.games ?? '200', 1, 1e6);
    const turns = values.turns === undefined ? {} : { turns: wholeNumber('turns', values.turns, 0, 100) };
    const thought = { iterations: 100, ...iterationsIn(values), ...turns };
    const given = { options: optionsIn(values.options), seed: seedIn(values), ...resultsIn(values) };
    await benchJudgement({ game, pairs, ...thought, ...given }, open());
    return true;
  },
  async outlook(values, open) {
    const { game } = gameNamed(values.game);
    const max = knownGames().find(({ id }) => id === game)?.seats.max ?? 2;
    if (game === undefined || max === 2) throw new UsageError('--game must be one for more than two');
    const players = wholeNumber('players', values.players ?? '3', 3, max);
    const tables = wholeNumber('games', values.games ?? '20', 1, 1e6);
    const given = { options: optionsIn(values.options), seed: seedIn(values), ...resultsIn(values) };
    await benchOutlook({ game, players, tables, iterations: 400, ...iterationsIn(values), ...given }, open());
    return true;
  },
  async slips(values, open) {
    const { game } = gameNamed(values.game);
    if (game === undefined || !knowledgeOf(game)) throw new UsageError('--game must be one that bots know');
    const [level, against, ...more] = levelsIn(values.levels ?? 'greedy,champion', game);
    if (!level || !against || more.length > 0) throw new UsageError('--levels must be two');
    const games = wholeNumber('games', values.games ?? '40', 1, 1e6);
    const judging = wholeNumber('judges', values.judges, 2, 1e7);
    const given = { options: optionsIn(values.options), seed: seedIn(values), ...resultsIn(values) };
    const deals = wholeNumber('deals', values.deals, 1, 1e6);
    const thought = { iterations: 300, ...iterationsIn(values), judging, deals };
    await benchSlips({ game, level, against, games, ...thought, ...given }, open());
    return true;
  },
  async balance(values, open) {
    const { game } = gameNamed(values.game);
    if (game === undefined) throw new UsageError('--game is missing');
    const { min, max } = knownGames().find(({ id }) => id === game)!.seats;
    const players = wholeNumber('players', values.players ?? String(min), min, max);
    const games = wholeNumber('games', values.games ?? '200', values.results === undefined ? 1 : 0, 1e6);
    const imagined = wholeNumber('imagined', values.imagined, 0, 1e4);
    const { markdown, chosen } = values;
    const given = { options: optionsIn(values.options), draws: !chosen, markdown, seed: seedIn(values) };
    return benchBalance({ game, players, games, imagined, ...given, ...resultsIn(values) }, open());
  },
  circuitry: (values, open) => benchCircuitry(pace(values), open()),
  // A browser, servers, also of others, or programs: only loaded by those who want them.
  async web(values, open) {
    const { benchWeb, isMove } = await import('./web.ts');
    const tries = wholeNumber('tries', values.tries, 1, 100);
    const only = values.only?.split('/') ?? null;
    if (!isMove(only)) throw new UsageError(`no move is called '${values.only}'`);
    return benchWeb({ tries, only }, open());
  },
  async server(values, open) {
    const { benchLengths, benchServer } = await import('./server.ts');
    const wanted = pace(values, 3);
    return values.only === 'lengths' ? benchLengths(open()) : benchServer(wanted, open());
  },
  async bridge(values, open) {
    const { benchBridge } = await import('./bridge.ts');
    const { game = knownGames()[0]!.id } = gameNamed(values.game);
    return benchBridge({ game, ...pace(values), seed: seedIn(values) }, open());
  },
  async isolation(values, open) {
    const { benchIsolation } = await import('./isolation.ts');
    const { game = knownGames()[0]!.id } = gameNamed(values.game);
    return benchIsolation({ game, ...pace(values) }, open());
  },
};

/** The command line made no sense. */
export class UsageError extends Error {}

/** Does what the command line says; gives the exit code. Throws `UsageError`, and `Stopped` after Ctrl-C. */
export async function bench(args: readonly string[], open: () => Screen): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help) {
    open().say(HELP);
    return 0;
  }
  const [what = '', ...more] = positionals;
  if (more.length > 0 || !Object.hasOwn(BENCHES, what)) {
    const names = Object.keys(BENCHES).map(name => `'${name}'`);
    const said = positionals.length === 0 ? '' : `, not '${positionals.join(' ')}'`;
    throw new UsageError(`say ${names.slice(0, -1).join(', ')} or ${names.at(-1)}${said}`);
  }
  return (await BENCHES[what]!(values, open)) ? 0 : 1;
}

const seedIn = ({ seed }: Values): number => wholeNumber('seed', seed, 0, 2 ** 20);

/** How many rounds, and how long each takes. */
function pace(values: Values, usual = 1): { rounds: number; seconds: number } {
  const rounds = wholeNumber('rounds', values.rounds, 1, 1000);
  const seconds = Number(values.seconds ?? usual);
  if (!(seconds > 0 && seconds <= 60)) throw new UsageError(`--seconds must be up to 60, not '${values.seconds}'`);
  return { rounds, seconds };
}

const resultsIn = ({ results }: Values): { results?: string } => (results === undefined ? {} : { results });

const foresightIn = ({ foresight }: Values): { readonly foresight?: number } =>
  foresight === undefined ? {} : { foresight: wholeNumber('foresight', foresight, 1, 1e4) };

const iterationsIn = ({ iterations }: Values): { readonly iterations?: number } =>
  iterations === undefined ? {} : { iterations: wholeNumber('iterations', iterations, 1, 1e7) };

const levelsIn = (text: string, game: string): Level[] =>
  text.split(',').map(name => {
    const level = levelsFor(game).find(one => one === name);
    if (!level) throw new UsageError(`no bot is called '${name}'`);
    return level;
  });

function leagueWanted(values: Values, seed: number): LeagueBench {
  const { game } = gameNamed(values.game);
  if (game === undefined) throw new UsageError('--game is missing');
  const pairs = wholeNumber('games', values.games ?? '20', values.results === undefined ? 1 : 0, 1e6);
  const { max } = knownGames().find(({ id }) => id === game)!.seats;
  const players = wholeNumber('players', values.players ?? '2', 2, max);
  const levels = values.levels === undefined ? leagueLevels(game) : levelsIn(values.levels, game);
  return {
    ...{ game, pairs, players, levels, options: optionsIn(values.options), seed },
    isWhole: values.all,
    budgetMs: values.ms === undefined ? Infinity : wholeNumber('ms', values.ms, 1, 60_000),
    ...iterationsIn(values),
    ...resultsIn(values),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function gameNamed(id: string | undefined): { game?: string } {
  if (id === undefined) return {};
  if (knownGames().some(game => game.id === id)) return { game: id };
  throw new UsageError(
    `--game must be ${knownGames()
      .map(game => game.id)
      .join(' or ')}, not '${id}'`,
  );
}

/** `a=b,c=2`, numbers as numbers. */
function optionsIn(text: string | undefined): object {
  const pairs = text?.split(',').map(pair => pair.split('=', 2) as [string, string]) ?? [];
  return Object.fromEntries(pairs.map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]));
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most && text.trim() !== '') return number;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not '${text}'`);
}
