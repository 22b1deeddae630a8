/** `roundhouse verify`: holds a record against the rules and the promise of fair dice. */

import { findGame } from '@roundhouse/games';
import { type Verification, verifyRecord } from '@roundhouse/kernel';
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
    say(
      terminal,
      `${findGame(found.game)!.name}, version ${found.version} of the rules: ${names.join(', ')}.`,
      'No line was changed, lost or moved.',
      `The set-up and ${found.steps - 1} steps were played again: every move is legal, every event is what the rules tell.`,
      `The result is right: ${names.map((name, seat) => `${name} ${found.payoffs[seat]}`).join(', ')}.`,
      ...aboutDice(found),
      paintFor(terminal)('green', 'Verified.'),
    );
    return 0;
  },
};

/** What is proved of the dice, and no more. */
function aboutDice({ couldChoose, commitment, seats, unopened }: Extract<Verification, { ok: true }>): string[] {
  if (couldChoose === 'anybody')
    return ['No seed was promised, so the draws are as recorded, and nothing proves them.'];
  const said = {
    nobody:
      'Nobody could choose them: what players threw in was hidden until everything was fixed. ' +
      'Only all who threw something in and the table together could have.',
    silent:
      `The table and those who stayed silent could choose among ${2 ** unopened.length} deals together; ` +
      'among more only together with all who threw something in.',
    last: 'The host and whoever threw in last could have chosen them together: nothing that was thrown in was hidden.',
    host: 'The table chose alone: no player threw anything in.',
  }[couldChoose];
  const silent = unopened.map(seat => `${seats[seat]!.name} promised to throw something in and did not.`);
  return [`Every draw follows from the opened seed, which fits the promise ${commitment}.`, said, ...silent];
}
