/** `roundhouse play`: a game against bots in the terminal. */

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Level, levelsFor, usualLevelFor } from '@roundhouse/bots';
import { findGame, GAMES } from '@roundhouse/games';
import { type Character, charactersOf, isCharacter } from '@roundhouse/games/characters.ts';
import { OUTSIDE } from '@roundhouse/games/outside.ts';
import {
  type AnyGame,
  commitmentOf,
  formatRecord,
  isSeed,
  type Match,
  matchFromRecord,
  newSeed,
  openMatch,
  RecordError,
} from '@roundhouse/kernel';
import { openBots } from '../bots.ts';
import { asCalled } from '../called.ts';
import {
  type Command,
  choiceOf,
  Failure,
  type Given,
  gameCalled,
  numberOf,
  OPTION_FLAGS,
  optionsOf,
  readText,
  seedOf,
  textOf,
  UsageError,
} from '../command.ts';
import { gameFlag } from '../outside.ts';
import { sitDown } from '../play/sitting.ts';
import { paintFor, say, type Terminal } from '../terminal.ts';
import { tagline } from '../words.ts';

/** Your name in the record; the bots are called by their level, and characters by their names. */
const YOUR_NAME = 'Player';

export const command: Command = {
  name: 'play',
  summary: 'Plays a game against bots in the terminal.',
  words: ['[GAME]'],
  flags: {
    level: {
      value: 'LEVEL',
      says: "how well the bots play: random, greedy, or a character: easy, medium, hard, champion; 'roundhouse show GAME' says who they are (greedy)",
    },
    seats: { value: 'N', says: 'how many sit at the table (as few as the game allows)' },
    seat: { value: 'N', says: 'the seat you take, from 0 (0)' },
    ...OPTION_FLAGS,
    seed: { value: 'HEX', says: "the dice's seed, 64 hex digits, to play the same dice again (a fresh secret)" },
    seeded: {
      value: null,
      says: "bots think by count and not by the clock, so that 'verify' can make their moves again",
    },
    record: { value: 'FILE', says: 'where the record of the match goes (data/records)' },
    resume: { value: 'FILE', says: "goes on with a match kept by 'save'" },
  },
  details:
    "GAME is fite unless said otherwise; with --game FOLDER, the game that is there. At the table, type a move's number or part of its text; 'help' lists what else\nyou can type. With its input from a file or a pipe it plays that.",
  examples: [
    'roundhouse play fite --level champion --preset tempered',
    'roundhouse play --seat 1 --options powers=off',
  ],
  async run(given, terminal) {
    const { game, match, seat, level } = textOf(given, 'resume') === undefined ? newTable(given) : savedTable(given);
    const path = recordPath(given, terminal, game, match);
    const bots = openBots();
    greet(terminal, game, match, level);
    try {
      const save = (): string => saveRunning(path, game, match);
      const isOver = await sitDown({
        game,
        match,
        seat,
        level,
        bots,
        isSeeded: given.flags.seeded === true,
        terminal,
        save,
      });
      say(
        terminal,
        ...(isOver ? farewell(path, game, match, seat) : ['', 'You left the table; the match is not over.']),
      );
    } finally {
      await bots.close();
    }
    return 0;
  },
};

interface Start {
  readonly game: AnyGame;
  readonly match: Match;
  readonly seat: number;
  readonly level: Level;
}

function newTable(given: Given): Start {
  const game = gameCalled(given.words[0] ?? OUTSIDE[0]?.id ?? GAMES[0]!.id);
  const seats = numberOf(given, 'seats', game.seats) ?? game.seats.min;
  const level = choiceOf(given, 'level', levelsFor(game.id)) ?? usualLevelFor(game.id);
  const seat = numberOf(given, 'seat', { min: 0, max: seats - 1 }) ?? 0;
  const options = optionsOf(game, given, seats);
  const seed = seedOf(given) ?? newSeed();
  const bot = isCharacter(level) ? charactersOf(game.id)[level].name : level.charAt(0).toUpperCase() + level.slice(1);
  const names = Array.from({ length: seats }, (_, at) => ({
    name: at === seat ? YOUR_NAME : seats === 2 ? bot : `${bot} ${at}`,
  }));
  const match = openMatch(game, { options, seats: names, seed, at: Date.now() });
  return { game, match, seat, level };
}

/** A match kept by `save`: its record, and beside it the seed, which a running match's record must not hold. */
function savedTable(given: Given): Start {
  const path = textOf(given, 'resume')!;
  for (const flag of ['seats', 'seat', 'options', 'preset', 'seed']) {
    if (given.flags[flag] !== undefined) throw new UsageError(`--${flag} was settled when the match began`);
  }
  const text = readText(path);
  const seed = readText(seedPath(path)).trim();
  if (!isSeed(seed)) throw new UsageError(`'${seedPath(path)}' does not hold a seed`);
  let match: Match;
  try {
    match = matchFromRecord(findGame, text, seed);
  } catch (error) {
    if (error instanceof RecordError) throw new UsageError(`'${path}', line ${error.line}: ${error.message}`);
    throw error;
  }
  const game = findGame(match.game)!;
  if (given.words[0] !== undefined && given.words[0] !== game.id)
    throw new UsageError(`this is a match of ${game.name}`);
  const seat = match.seats.findIndex(({ name }) => name === YOUR_NAME);
  if (seat < 0) throw new UsageError('this match was not kept by roundhouse play');
  const level = choiceOf(given, 'level', levelsFor(game.id)) ?? usualLevelFor(game.id);
  return { game, match, seat, level };
}

const seedPath = (path: string): string => `${path}.seed`;

/** Where the record will go; found wanting now, not after the game. */
function recordPath(given: Given, terminal: Terminal, game: AnyGame, match: Match): string {
  const asked = textOf(given, 'record');
  if (asked === undefined) {
    const folder = join(terminal.env.ROUNDHOUSE_DATA ?? 'data', 'records');
    const day = new Date().toISOString().slice(0, 10);
    return join(folder, `${game.id}-${day}-${commitmentOf(match)!.slice(0, 12)}.jsonl`);
  }
  if (existsSync(asked)) throw new UsageError(`'${asked}' is there already`);
  if (!existsSync(dirname(resolve(asked)))) throw new UsageError(`there is no folder '${dirname(asked)}'`);
  return asked;
}

function write(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(`cannot write '${path}': ${(error as NodeJS.ErrnoException).code}`);
  }
}

function saveRunning(path: string, game: AnyGame, match: Match): string {
  write(path, formatRecord(game, match));
  write(seedPath(path), `${match.seed}\n`);
  return path;
}

function greet(terminal: Terminal, game: AnyGame, match: Match, level: Level): void {
  const paint = paintFor(terminal);
  const line = tagline(game);
  say(
    terminal,
    paint('bold', game.name) + (line === null ? '' : `: ${line}`),
    ...(isCharacter(level) ? [introduction(charactersOf(game.id)[level], level)] : []),
    paint('dim', `The dice are promised by ${commitmentOf(match)}.`),
    paint('dim', "Type a move's number or part of its text; 'help' lists more."),
    '',
  );
}

/** Who is met, and how strong, where that was measured. */
const introduction = ({ name, elo }: Character, level: Level): string =>
  `You play against ${name}, ${level}${elo === null ? '' : `, Elo ${elo}`}.`;

/** What to say once the game is over; the record is written, and says what the seed was. */
function farewell(path: string, game: AnyGame, match: Match, seat: number): string[] {
  write(path, formatRecord(game, match));
  rmSync(seedPath(path), { force: true });
  const payoffs = game.payoffs(match.state)!;
  const best = Math.max(...payoffs);
  const verdict =
    payoffs[seat]! < best ? 'You lost.' : payoffs.every(payoff => payoff === best) ? 'A draw.' : 'You won.';
  return [
    '',
    verdict,
    `The record is in ${path}.`,
    asCalled(
      `Its seed is now open, and every die in it can be verified: roundhouse verify${gameFlag(game.id)} ${path}`,
    ),
  ];
}
