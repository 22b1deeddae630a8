/** `roundhouse verify`: holds a record against the rules and the promise of fair dice. */

import { findGame } from '@roundhouse/games';
import { verifyRecord } from '@roundhouse/kernel';
import { type Command, Failure, readText } from '../command.ts';
import { paintFor, say } from '../terminal.ts';

export const command: Command = {
  name: 'verify',
  summary: 'Checks a record: its chain, every move, every event, every die.',
  words: ['FILE'],
  flags: {},
  details:
    'Plays the whole match again, offline. Exit status 0: all of it is true. 1: it says which line is not, and why.',
  examples: ['roundhouse verify data/records/fite-2026-01-31-653ed552532c.jsonl'],
  async run({ words }, terminal) {
    const path = words[0]!;
    const found = verifyRecord(findGame, readText(path));
    if (!found.ok) throw new Failure(`${path}, line ${found.line}: ${found.reason}`);
    const names = found.seats.map(({ name }) => name);
    const dice =
      found.dice === 'proved'
        ? `Every draw follows from the opened seed, which fits the promise ${found.commitment}.`
        : 'No seed was promised, so the draws are as recorded, and nothing proves them.';
    say(
      terminal,
      `${findGame(found.game)!.name}, version ${found.version} of the rules: ${names.join(', ')}.`,
      'No line was changed, lost or moved.',
      `The set-up and ${found.steps - 1} steps were played again: every move is legal, every event is what the rules tell.`,
      `The result is right: ${names.map((name, seat) => `${name} ${found.payoffs[seat]}`).join(', ')}.`,
      dice,
      paintFor(terminal)('green', 'Verified.'),
    );
    return 0;
  },
};
