/** `roundhouse show`: a game's options, bots and set-up, or a position from a record. */

import { existsSync } from 'node:fs';
import { type Level, levelsFor } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';
import { type AnyGame, newSeed, type OptionSpec, openMatch, replay } from '@roundhouse/kernel';
import {
  type Command,
  columns,
  Failure,
  type Given,
  gameCalled,
  numberOf,
  OPTION_FLAGS,
  optionsOf,
  UsageError,
} from '../command.ts';
import { positionLines } from '../position.ts';
import { readRecord, viewerOf } from '../records.ts';
import { paintFor, say, type Terminal } from '../terminal.ts';
import { sayOption, tagline } from '../words.ts';

export const command: Command = {
  name: 'show',
  summary: "Prints a game's options, bots and set-up, or a position of a recorded match.",
  words: ['GAME|FILE'],
  flags: {
    at: { value: 'N', says: 'of a record: the position after step N (the last)' },
    seat: { value: 'S', says: "through a seat's eyes, or 'spectator' (spectator)" },
    seats: { value: 'N', says: 'of a game: how many sit at the table (as few as it allows)' },
    ...OPTION_FLAGS,
  },
  examples: ['roundhouse show fite --options powers=random', 'roundhouse show match.jsonl --at 12 --seat 0'],
  async run(given, terminal) {
    const what = given.words[0]!;
    if (findGame(what) || !existsSync(what)) showSetup(gameCalled(what), given, terminal);
    else showPosition(what, given, terminal);
    return 0;
  },
};

function showSetup(game: AnyGame, given: Given, terminal: Terminal): void {
  if (given.flags.at !== undefined) throw new UsageError('--at is for a record');
  const paint = paintFor(terminal);
  const length = numberOf(given, 'seats', game.seats) ?? game.seats.min;
  const options = optionsOf(game, given, length);
  const seats = Array.from({ length }, (_, seat) => ({ name: `Seat ${seat}` }));
  const viewer = viewerOf(given, seats.length) ?? null;
  const { state } = openMatch(game, { options, seats, seed: newSeed(), at: Date.now() });
  const { min, max } = game.seats;
  const line = tagline(game);
  say(
    terminal,
    paint('bold', game.name) + (line === null ? '' : `: ${line}`),
    `${min === max ? min : `${min} to ${max}`} seats, version ${game.version} of the rules`,
    '',
    paint('bold', 'Options'),
    ...columns(Object.entries(game.options).map(([name, spec]) => optionRow(game, name, spec, options[name]))),
    '',
    ...presetLines(game),
    paint('bold', 'Bots'),
    ...columns(levelsFor(game.id).map(level => [level, strengthOf(game, level)])),
    '',
    paint('bold', 'Set-up'),
    ...positionLines(
      game,
      state,
      viewer,
      seats.map(({ name }) => name),
    ),
  );
}

function optionRow(game: AnyGame, name: string, spec: OptionSpec<unknown>, value: unknown): [string, string] {
  const range = spec.kind === 'choice' ? spec.values.join('|') : `${spec.min}–${spec.max}`;
  return [`${name}=${value}`, `(${range}) ${sayOption(game, name) ?? ''}`.trim()];
}

/** Who a character is and how strong, on a scale on which greedy has 1500. */
function strengthOf(game: AnyGame, level: Level): string {
  if (!isCharacter(level)) return level === 'random' ? 'plays anything' : 'takes the best it sees at once, Elo 1500';
  const { name, elo, within } = charactersOf(game.id)[level];
  return elo === null ? name : `${name}, Elo ${elo}${within ? ` ± ${within}` : ''}`;
}

function presetLines(game: AnyGame): string[] {
  const presets = Object.entries(game.presets).map(([name, options]): [string, string] => [
    name,
    Object.entries(options)
      .map(pair => pair.join('='))
      .join(',') || 'as they are',
  ]);
  return presets.length === 0 ? [] : ['Presets', ...columns(presets), ''];
}

function showPosition(path: string, given: Given, terminal: Terminal): void {
  for (const flag of ['seats', 'options', 'preset']) {
    if (given.flags[flag] !== undefined) throw new UsageError(`--${flag} is for a game, and '${path}' is a record`);
  }
  const { game, match, file } = readRecord(path);
  const viewer = viewerOf(given, file.seats.length) ?? null;
  if (match === null) throw new Failure(`${path} can be read, not replayed: 'roundhouse replay' tells what it holds`);
  const last = match.log.length - 1;
  const at = numberOf(given, 'at', { min: 0, max: last }) ?? last;
  const names = match.seats.map(({ name }) => name);
  say(
    terminal,
    `${paintFor(terminal)('bold', game.name)}: ${names.join(', ')}, after step ${at} of ${last}`,
    ...positionLines(game, replay(game, match, at + 1), viewer, names),
  );
}
