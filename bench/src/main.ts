/** The bench's command line: what is fast, and how we know. */

import { parseArgs } from 'node:util';
import { SPELL_LISTS, type SpellListId } from '@roundhouse/games/element-circle/content/spells.ts';
import { benchBots, knownGames } from './bots.ts';
import { benchCircus } from './circus-combat.ts';
import { benchElements } from './element-circle.ts';
import { benchKernel } from './kernel.ts';
import { openScreen, Stopped } from './screen.ts';

const HELP = `Usage: npm run bench -- <kernel | bots | circus-combat | element-circle | web | server> [options]

  kernel   playouts per CPU-second: the kernel, by hand, and boardgame.io with the same rules;
           copies of a state; dice; and whether all of them play the same game
    --rounds N    rounds that count (default 7)
    --seconds S   CPU-seconds for each contender in each round (default 1)
    --games N     games of each that are compared with each other (default 100000)
  bots     how often the greedy bot beats the random one
    --bouts N     bouts for each set of options (default 1000)
    --game ID     in this game only
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
  results: { type: 'string' },
  game: { type: 'string' },
  only: { type: 'string' },
  tries: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const;

const BENCHES = ['kernel', 'bots', 'circus-combat', 'element-circle', 'web', 'server'];

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
    throw new UsageError(`say 'kernel', 'bots', 'circus-combat', 'element-circle', 'web' or 'server'${said}`);
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
    await benchBots({ ...gameNamed(values.game), bouts, seed }, openScreen());
    return 0;
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
    const { benchServer } = await import('./server.ts');
    return (await benchServer({ rounds, seconds }, openScreen())) ? 0 : 1;
  }
  return (await benchKernel({ rounds, seconds, games, seed }, openScreen())) ? 0 : 1;
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
