/** The bench's command line: what is fast, and how we know. */

import { parseArgs } from 'node:util';
import { levelsFor } from '@roundhouse/bots';
import { SPELL_LISTS, type SpellListId } from '@roundhouse/games/element-circle/content/spells.ts';
import { benchBalance } from './balance.ts';
import { benchBots, knownGames } from './bots.ts';
import { benchCircuitry } from './circuitry.ts';
import { benchCircus } from './circus-combat.ts';
import { benchElements } from './element-circle.ts';
import { benchGames } from './games.ts';
import { benchKernel } from './kernel.ts';
import { benchLeague, type LeagueBench, leagueLevels } from './league.ts';
import { openScreen, Stopped } from './screen.ts';
import { benchSearch } from './search.ts';

const HELP = `Usage: npm run bench -- <kernel | games | bots | search | league | balance | circuitry |
                            circus-combat | element-circle | web | server | bridge |
                            isolation> [options]

  kernel   playouts per CPU-second: the kernel, by hand, and boardgame.io with the same rules;
           copies of a state; dice; and whether all of them play the same game
    --rounds N    rounds that count (default 7)
    --seconds S   CPU-seconds for each contender in each round (default 1)
    --games N     games of each that are compared with each other (default 100000)
  games    random games, their moves, and copies of a position per CPU-second, game by game; fails where a game takes longer
           than its designers allow
    --game ID     this game only
    --rounds N    rounds that count (default 7)
    --seconds S   CPU-seconds for each contender in each round (default 1)
  bots     how often the greedy bot beats the random one
    --bouts N     bouts for each set of options (default 1000)
    --game ID     in this game only
    --preset P    only with this preset's options
  search   imagined games of a search per CPU-second beside bare redeals that are played to their end at random, on the same
           positions; two threads beside one; fails where a search makes less than 0.4 of the bare rate
    --game ID     in this game only
    --rounds N    rounds that count (default 7)
    --seconds S   CPU-seconds for each contender in each round (default 1)
  league   a game's characters against each other and against greedy, seats turned: shares won, and Elo (greedy is 1500)
    --game ID     the game
    --games N     pairs of games for each meeting at most (default 20); one that is clear ends sooner
    --players N   seats at the table (default 2): with more, one against so many of the other, from every seat
    --levels A,B  only these, from the weakest to the strongest (default: greedy and all characters)
    --ms N        time that those who search have for a move; or
    --iterations N  imagined games they have for it (default: their own), which makes the league reproducible
    --options K=V,…  options of the game
    --results F   keeps the pairs in this file, and plays only those that are not in it yet
  balance  games between equal bots: each figure that the game's designers count beside its band
    --game ID     the game, which must have metrics
    --players N   seats at the table (default: the fewest)
    --games N     games that are played (default 200); 0: only what --results has is told
    --imagined N  games that a bot imagines to compare its moves (default 8)
    --options K=V,…  options of the game
    --chosen      bots choose also what the game would have drawn by lot, such as teams
    --results F   keeps the games in this file, and plays only those that are not in it yet
    --markdown    prints the figures as a table for a page
  circuitry
           puzzle positions of Circuitry per CPU-second: the solver beside a plain breadth-first search over the rules;
           fails where it is not far ahead
    --rounds N    rounds that count (default 7)
    --seconds S   CPU-seconds for each contender in each round (default 1)
  circus-combat
           random games of Circus Combat: each figure beside its band
    --games N     games that are played (default 20000)
  element-circle
           rounds of Element Circle between greedy bots: each figure beside its band
    --games N     rounds at each size of table (default 2000)
    --players N   only at tables of this size; otherwise from 2 to 6, and half as many against random
    --imagined N  games that a bot imagines to compare its moves (default 8); 0: bots that play by habit
    --spells L    the list of spells that is played (default tuned)
    --results F   keeps the rounds in this file, and plays only those that are not in it yet
  web      the client in a real browser: script that is loaded, what jumps, and how soon a move is on screen
           when the processor is four times as slow; fails above the limits
    --only MOVES  times just these: fite, fite/dividing, fite/dividing/phone
    --tries N     tables that are opened for each move, of which the median counts (default 5)
  server   moves per second and how soon they are answered: ours on SQLite and on PostgreSQL beside a bare server,
           Colyseus and boardgame.io; what idle matches cost; fails where a target is missed
    --rounds N    rounds that count (default 7)
    --seconds S   for each server in each round where nothing is ever over, and at a pace (default 3)
    --only lengths  just what a move costs after 10, 1,000 and 10,000 steps
  bridge   steps a second over the bridge: by single calls, by 'step', and by 'step' in numbers; fails below 3 times
    --game ID     the game (default: the first)
    --rounds N    rounds that count (default 7)
    --seconds S   for each way in each round (default 1)
  isolation
           moves of a random game per CPU-second, with the rules in the process and in a thread that has nothing else
    --game ID     the game (default: the first)
    --rounds N    rounds that count (default 7)
    --seconds S   for each way in each round (default 1)

  --seed N      where all dice come from (default 1)
  --help        this page`;

const OPTIONS = {
  rounds: { type: 'string', default: '7' },
  seconds: { type: 'string' },
  games: { type: 'string' },
  bouts: { type: 'string', default: '1000' },
  players: { type: 'string' },
  imagined: { type: 'string', default: '8' },
  spells: { type: 'string', default: 'tuned' },
  levels: { type: 'string' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
  results: { type: 'string' },
  options: { type: 'string' },
  chosen: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  game: { type: 'string' },
  preset: { type: 'string' },
  only: { type: 'string' },
  tries: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const;

const BENCHES = [
  'kernel',
  'games',
  'bots',
  'search',
  'league',
  'balance',
  'circuitry',
  'circus-combat',
  'element-circle',
  'web',
  'server',
  'bridge',
  'isolation',
];

/** The command line made no sense. */
class UsageError extends Error {}

async function main(): Promise<number> {
  const { values, positionals } = parse();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [what, ...more] = positionals;
  if (more.length > 0 || !BENCHES.includes(what ?? '')) {
    const said = what === undefined ? '' : `, not '${positionals.join(' ')}'`;
    throw new UsageError(
      `say 'kernel', 'games', 'bots', 'search', 'league', 'balance', 'circuitry', 'circus-combat', 'element-circle', 'web', 'server', 'bridge' or 'isolation'${said}`,
    );
  }
  if (what === 'web') {
    // A browser and a server: only loaded by those who want them.
    const { benchWeb, isMove } = await import('./web.ts');
    const tries = wholeNumber('tries', values.tries, 1, 100);
    const only = values.only?.split('/') ?? null;
    if (!isMove(only)) throw new UsageError(`no move is called '${values.only}'`);
    return (await benchWeb({ tries, only }, openScreen())) ? 0 : 1;
  }
  const seed = wholeNumber('seed', values.seed, 0, 2 ** 20);
  if (what === 'bots') {
    const bouts = wholeNumber('bouts', values.bouts, 1, 1e6);
    const preset = values.preset === undefined ? {} : { preset: values.preset };
    await benchBots({ ...gameNamed(values.game), ...preset, bouts, seed }, openScreen());
    return 0;
  }
  if (what === 'league') {
    await benchLeague(leagueWanted(values, seed), openScreen());
    return 0;
  }
  if (what === 'balance') {
    const { game } = gameNamed(values.game);
    if (game === undefined) throw new UsageError('--game is missing');
    const { min, max } = knownGames().find(({ id }) => id === game)!.seats;
    const players = wholeNumber('players', values.players ?? String(min), min, max);
    const games = wholeNumber('games', values.games ?? '200', values.results === undefined ? 1 : 0, 1e6);
    const imagined = wholeNumber('imagined', values.imagined, 1, 1e4);
    const kept = values.results === undefined ? {} : { results: values.results };
    const options = optionsIn(values.options);
    const { markdown, chosen } = values;
    const bench = { game, players, games, imagined, options, draws: !chosen, markdown, seed, ...kept };
    return (await benchBalance(bench, openScreen())) ? 0 : 1;
  }
  if (what === 'circus-combat') {
    const games = wholeNumber('games', values.games ?? '20000', 1, 1e6);
    return (await benchCircus({ games, seed }, openScreen())) ? 0 : 1;
  }
  if (what === 'element-circle') {
    const games = wholeNumber('games', values.games ?? '2000', 1, 1e6);
    const imagined = wholeNumber('imagined', values.imagined, 0, 1e4);
    const players = values.players === undefined ? {} : { players: wholeNumber('players', values.players, 2, 6) };
    const results = values.results === undefined ? {} : { results: values.results };
    return (await benchElements(
      { games, imagined, ...players, ...results, spells: listNamed(values.spells), seed },
      openScreen(),
    ))
      ? 0
      : 1;
  }
  const rounds = wholeNumber('rounds', values.rounds, 1, 1000);
  const games = wholeNumber('games', values.games ?? '100000', 100, 1e9);
  const seconds = Number(values.seconds ?? (what === 'server' ? 3 : 1));
  if (!(seconds > 0 && seconds <= 60)) throw new UsageError(`--seconds must be up to 60, not '${values.seconds}'`);
  if (what === 'server') {
    // Several servers, and those of others: only loaded by those who want them.
    const { benchLengths, benchServer } = await import('./server.ts');
    if (values.only === 'lengths') return (await benchLengths(openScreen())) ? 0 : 1;
    return (await benchServer({ rounds, seconds }, openScreen())) ? 0 : 1;
  }
  if (what === 'bridge') {
    const { benchBridge } = await import('./bridge.ts');
    const { game = knownGames()[0]!.id } = gameNamed(values.game);
    return (await benchBridge({ game, rounds, seconds, seed }, openScreen())) ? 0 : 1;
  }
  if (what === 'isolation') {
    const { benchIsolation } = await import('./isolation.ts');
    const { game = knownGames()[0]!.id } = gameNamed(values.game);
    return (await benchIsolation({ game, rounds, seconds }, openScreen())) ? 0 : 1;
  }
  if (what === 'circuitry') return (await benchCircuitry({ rounds, seconds }, openScreen())) ? 0 : 1;
  if (what === 'search') {
    return (await benchSearch({ ...gameNamed(values.game), rounds, seconds, seed }, openScreen())) ? 0 : 1;
  }
  if (what === 'games') {
    const { game } = gameNamed(values.game);
    return (await benchGames({ ...(game === undefined ? {} : { game }), rounds, seconds, seed }, openScreen())) ? 0 : 1;
  }
  return (await benchKernel({ rounds, seconds, games, seed }, openScreen())) ? 0 : 1;
}

function leagueWanted(values: ReturnType<typeof parse>['values'], seed: number): LeagueBench {
  const { game } = gameNamed(values.game);
  if (game === undefined) throw new UsageError('--game is missing');
  const pairs = wholeNumber('games', values.games ?? '20', values.results === undefined ? 1 : 0, 1e6);
  const { max } = knownGames().find(({ id }) => id === game)!.seats;
  const players = wholeNumber('players', values.players ?? '2', 2, max);
  const levels = values.levels?.split(',').map(name => {
    const level = levelsFor(game).find(one => one === name);
    if (!level) throw new UsageError(`no bot is called '${name}'`);
    return level;
  });
  return {
    ...{ game, pairs, players, levels: levels ?? leagueLevels(game), options: optionsIn(values.options), seed },
    budgetMs: values.ms === undefined ? Infinity : wholeNumber('ms', values.ms, 1, 60_000),
    ...(values.iterations !== undefined && { iterations: wholeNumber('iterations', values.iterations, 1, 1e7) }),
    ...(values.results !== undefined && { results: values.results }),
  };
}

function parse() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
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

function listNamed(id: string): SpellListId {
  if (Object.hasOwn(SPELL_LISTS, id)) return id as SpellListId;
  throw new UsageError(`--spells must be ${Object.keys(SPELL_LISTS).join(' or ')}, not '${id}'`);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most && text.trim() !== '') return number;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not '${text}'`);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof Stopped) process.exitCode = 130;
  else if (error instanceof UsageError) {
    console.error(`bench: ${error.message}; see --help`);
    process.exitCode = 2;
  } else throw error;
}
