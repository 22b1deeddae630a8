/** `roundhouse check-game`: holds a game from outside to the laws, and says which it breaks, and where. */

import { join } from 'node:path';
import { lawsOf } from '@roundhouse/games/laws.ts';
import { OUTSIDE } from '@roundhouse/games/outside.ts';
import { mustSpeak } from '../checking.ts';
import { type Command, numberOf, textOf, UsageError } from '../command.ts';
import { fuzz } from '../fuzzing.ts';
import { say } from '../terminal.ts';

const USUAL = 200;

export const command: Command = {
  name: 'check-game',
  summary: 'Holds a game that is no part of this repository to the laws that ours keep.',
  words: ['[FOLDER]'],
  flags: {
    games: { value: 'N', says: `how many random games (${USUAL})` },
    seed: { value: 'S', says: 'the first game is number S, the next S + 1 … (1)' },
    out: { value: 'DIR', says: 'where the records of games go that break a law (data/fuzz)' },
  },
  details:
    'FOLDER is a folder, or the name of an installed package, whose module exports a manifest: docs/adding-a-game.md. Every\nposition of random games is looked at; what breaks a law is named with the law and the position. Exit status 1 then.',
  examples: ['roundhouse check-game ./skyline', 'roundhouse check-game ./skyline --games 5000'],
  async run(given, terminal) {
    if (OUTSIDE.length === 0) throw new UsageError("say which: 'roundhouse check-game FOLDER'");
    const games = numberOf(given, 'games', { min: 1, max: 1e9 }) ?? USUAL;
    const seed = numberOf(given, 'seed', { min: 0, max: 2 ** 36 }) ?? 1;
    const out = textOf(given, 'out') ?? join(terminal.env.ROUNDHOUSE_DATA ?? 'data', 'fuzz');
    let status = 0;
    for (const manifest of OUTSIDE) {
      const game = await manifest.rules();
      await mustSpeak(manifest, game);
      say(terminal, `${game.name}: all of one game can be said in ${Object.keys(manifest.words).join(', ')}`);
      status ||= await fuzz({ game, laws: lawsOf(game.id), games, seed, options: undefined, out }, terminal);
    }
    return status;
  },
};
