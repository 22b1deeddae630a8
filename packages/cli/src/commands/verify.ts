/** `roundhouse verify`: holds a record against the rules and the promise of fair dice. */

import { LEVELS, type Level } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import { botMovesOf, matchFromRecord, samePlain, type Verification, verifyRecord } from '@roundhouse/kernel';
import { type Bots, openBots } from '../bots.ts';
import { type Command, Failure, readText } from '../command.ts';
import { openProgress } from '../progress.ts';
import { paintFor, say, type Terminal } from '../terminal.ts';

export const command: Command = {
  name: 'verify',
  summary: 'Checks a record: its chain, every move, every event, every die.',
  words: ['FILE'],
  flags: {
    bots: { value: null, says: 'asks the bots again too: those that thought without a clock must answer as they did' },
  },
  details:
    'Plays the whole match again, offline. Exit status 0: all of it is true. 1: it says which line is not, and why.',
  examples: [
    'roundhouse verify data/records/fite-2026-01-31-653ed552532c.jsonl',
    'roundhouse verify match.jsonl --bots',
  ],
  async run({ words, flags }, terminal) {
    const path = words[0]!;
    const text = readText(path);
    const found = verifyRecord(findGame, text);
    if (!found.ok) throw new Failure(`${path}, line ${found.line}: ${found.reason}`);
    const again = flags.bots === true ? await askAgain(path, text, terminal) : [];
    const names = found.seats.map(({ name }) => name);
    say(
      terminal,
      `${findGame(found.game)!.name}, version ${found.version} of the rules: ${names.join(', ')}.`,
      'No line was changed, lost or moved.',
      `The set-up and ${found.steps - 1} steps were played again: every move is legal, every event is what the rules tell.`,
      `The result is right: ${names.map((name, seat) => `${name} ${found.payoffs[seat]}`).join(', ')}.`,
      ...aboutDice(found),
      ...(found.botMoves > 0 ? [`${found.botMoves} moves were bots', each made from what its seat could see.`] : []),
      ...again,
      paintFor(terminal)('green', 'Verified.'),
    );
    return 0;
  },
};

/** What is proved of the dice, and no more. */
function aboutDice(found: Extract<Verification, { ok: true }>): string[] {
  const { couldChoose, commitment, seats, unopened } = found;
  if (couldChoose === 'anybody')
    return ['No seed was promised, so the draws are as recorded, and nothing proves them.'];
  const said = {
    nobody:
      'Nobody could choose them: what players threw in was hidden until everything was fixed. ' +
      'Only all who threw something in and the table together could have.',
    silent:
      `The table and those who stayed silent could choose among ${found.deals} deals together; ` +
      'among more only together with all who threw something in.',
    last: 'The host and whoever threw in last could have chosen them together: nothing that was thrown in was hidden.',
    host: 'The table chose alone: no player threw anything in.',
  }[couldChoose];
  const silent = unopened.map(seat => `${seats[seat]!.name} promised to throw something in and did not.`);
  return [
    `Every draw follows from the opened seed, which fits the promise ${commitment}.`,
    said,
    ...silent,
    ...aboutPast(found),
  ];
}

/** What the table went through before this deal. */
function aboutPast({ calledOff, givenUp }: Extract<Verification, { ok: true }>): string[] {
  const gone = calledOff.map(
    ({ silent }, i) =>
      `Deal ${i + 1} of this table was called off: ${silent.join(', ')} did not open what was promised.`,
  );
  const tables = givenUp === 1 ? 'another table of this game' : `${givenUp} other tables of this game`;
  const left = `By the table's own word its host had ${tables} dealt in the day before and not played on.`;
  return [...gone, ...(givenUp > 0 ? [left] : [])];
}

/** Asks every bot again what it was asked; throws if one that thought without a clock answers otherwise. */
async function askAgain(path: string, text: string, terminal: Terminal): Promise<string[]> {
  const match = matchFromRecord(findGame, text);
  const game = findGame(match.game)!;
  const moves = [...botMovesOf(game, match)];
  const progress = openProgress(terminal, moves.length, 'bot moves');
  const bots: Bots = openBots();
  let [seeded, same, other] = [0, 0, 0];
  try {
    for (const [i, { step, seat, view, moves: legal, note, made }] of moves.entries()) {
      const level = LEVELS.find(known => known === note.level) as Level | undefined;
      if (!level) throw new Failure(`${path}, line ${step + 2}: there is no bot level '${note.level}' here`);
      const budgetMs = note.ms ?? Number.POSITIVE_INFINITY;
      const move = await bots.choose({ game: game.id, view, seat, moves: legal, level, budgetMs, seed: note.seed });
      const isSame = samePlain(move, made);
      if (note.ms === null && !isSame) {
        throw new Failure(`${path}, line ${step + 2}: asked again, the bot makes another move`);
      }
      if (note.ms === null) seeded++;
      else if (isSame) same++;
      else other++;
      progress.reached(i + 1, '');
    }
  } finally {
    progress.clear();
    await bots.close();
  }
  return [
    ...(seeded > 0 ? [`${seeded} of them thought without a clock: asked again, each made the same move.`] : []),
    ...(same + other > 0
      ? [`${same + other} thought by the clock: asked again, ${same} made the same move and ${other} another.`]
      : []),
  ];
}
