/** `roundhouse fuzz`: random games, each held against every law; what breaks one is kept. */

import { join } from 'node:path';
import { lawsOf } from '@roundhouse/games/laws.ts';
import { type Command, gameCalled, numberOf, OPTION_FLAGS, optionsOf, textOf } from '../command.ts';
import { fuzz } from '../fuzzing.ts';

const MAX_GAMES = 1e9;

export const command: Command = {
  name: 'fuzz',
  summary: 'Plays random games and checks every law at every position.',
  words: ['GAME'],
  flags: {
    games: { value: 'N', says: 'how many (1000)' },
    seed: { value: 'S', says: 'the first game is number S, the next S + 1 … (a random number)' },
    ...OPTION_FLAGS,
    out: { value: 'DIR', says: 'where failures go (data/fuzz)' },
  },
  details:
    'Options left alone vary from game to game. A game that breaks a law is kept as a record, with what is needed to\nbreak it again. Ctrl-C ends with a summary. Exit status 1 if any game failed.',
  examples: ['roundhouse fuzz fite --games 10000', 'roundhouse fuzz fite --games 1 --seed 4711'],
  async run(given, terminal) {
    const game = gameCalled(given.words[0]!);
    const games = numberOf(given, 'games', { min: 1, max: MAX_GAMES }) ?? 1000;
    const seed = numberOf(given, 'seed', { min: 0, max: 2 ** 36 }) ?? crypto.getRandomValues(new Uint32Array(1))[0]!;
    const isVaried = given.flags.options === undefined && given.flags.preset === undefined;
    const options = isVaried ? undefined : optionsOf(game, given);
    const out = textOf(given, 'out') ?? join(terminal.env.ROUNDHOUSE_DATA ?? 'data', 'fuzz');
    return fuzz({ game, laws: lawsOf(game.id), games, seed, options, out }, terminal);
  },
};
