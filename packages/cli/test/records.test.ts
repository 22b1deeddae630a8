/** `replay`, `verify` and `show` on records of real matches. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose, noteOf } from '@roundhouse/bots';
import { findGame } from '@roundhouse/games';
import { charactersOf } from '@roundhouse/games/characters.ts';
import { fastChance, formatRecord, formatRecordFor, openMatch, play, randomMove } from '@roundhouse/kernel';
import { beforeEach, expect, test } from 'vitest';
import { perform, SEED, temporaryFolder } from './stage.ts';

const game = findGame('fite')!;
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** A match of random moves, as far as that many steps or to its end. */
function randomMatch(steps = Number.POSITIVE_INFINITY) {
  const seats = [{ name: 'Ada' }, { name: 'Bob' }];
  const match = openMatch(game, { seats, seed: SEED, at: 0 });
  const mind = fastChance(4);
  for (let step = 0; step < steps && game.payoffs(match.state) === null; step++) {
    const seat = game.toAct(match.state)[0]!;
    play(game, match, seat, randomMove(game, match.state, seat, mind), 0);
  }
  return match;
}

function write(text: string): string {
  const path = join(folder, 'match.jsonl');
  writeFileSync(path, text);
  return path;
}

test('replay tells a match in sentences, everything unless a seat is named', async () => {
  const path = write(formatRecord(game, randomMatch()));
  const { status, output } = await perform(['replay', path]);
  expect(status).toBe(0);
  expect(output).toMatch(/^FITE: Ada, Bob\n/);
  expect(output).toMatch(/^ {4}1 {2}Ada: (Take|Enter)/m);
  expect(output).toMatch(/^ {7}Turn 1 begins\.$/m);
  expect(output).toMatch(/Ada rolls [1-6 ]+ to attack/);
  expect(output).toMatch(/Result: Ada [01.5]+, Bob [01.5]+\n$/);
});

test("replay through a seat's eyes tells its own moves and nobody else's", async () => {
  const path = write(formatRecord(game, randomMatch()));
  const { output } = await perform(['replay', path, '--seat', '1', '--at', '4']);
  expect(output).toMatch(/^ {4}2 {2}Bob: /m);
  expect(output).not.toContain('Ada: ');
  expect(output).toContain('Ada has chosen.');
  expect(output).toContain('Your choice is made.');
  expect(output).not.toMatch(/^ {4}5 /m);
  expect((await perform(['replay', path, '--seat', 'spectator'])).output).not.toMatch(/(Ada|Bob): [A-Z]/);
});

test("one viewer's notes of a running match can be told, not shown", async () => {
  const path = write(formatRecordFor(game, randomMatch(7), 0));
  const { status, output } = await perform(['replay', path]);
  expect(status).toBe(0);
  expect(output).toContain('You: {"type":"power"');
  expect(output).toContain('The match was still running.');
  expect(await perform(['show', path])).toMatchObject({
    status: 1,
    error: expect.stringMatching(/can be read, not replayed/),
  });
});

test('show prints the position after a step, as a viewer sees it', async () => {
  const path = write(formatRecord(game, randomMatch()));
  const { status, output } = await perform(['show', path, '--at', '3', '--seat', '0']);
  expect(status).toBe(0);
  expect(output).toMatch(/^FITE: Ada, Bob, after step 3 of \d+\n/);
  expect(output).toContain('Turn: 1');
  expect(output).toMatch(/Your choice: Stand on \w+/);
  expect((await perform(['show', path, '--at', '3', '--seat', '1'])).output).not.toContain('Your choice:');
  expect((await perform(['show', path])).output).toMatch(/the bout|draw/);
  expect(await perform(['show', path, '--at', '999'])).toMatchObject({
    status: 2,
    error: expect.stringMatching(/whole number from 0 to/),
  });
  expect(await perform(['show', path, '--seat', '2'])).toMatchObject({
    status: 2,
    error: expect.stringMatching(/--seat must be 0 to 1/),
  });
  expect(await perform(['show', path, '--preset', 'classic'])).toMatchObject({
    status: 2,
    error: expect.stringMatching(/is for a game/),
  });
});

test('show prints a set-up with every option and every bot', async () => {
  const { status, output } = await perform(['show', 'fite']);
  expect(status).toBe(0);
  for (const name of Object.keys(game.options)) expect(output).toContain(`  ${name}=`);
  expect(output).toContain('tempered  minPool=third');
  const { easy } = charactersOf('fite');
  expect(output).toContain(`  easy      ${easy.name}, Elo ${easy.elo} ± ${easy.within}`);
  expect(output).toContain('Seat 0:\n  Dice: 9');
});

test('a record that was changed, cut or is none fails with its line, everywhere', async () => {
  const text = formatRecord(game, randomMatch());
  const lines = text.trimEnd().split('\n');
  const changed = lines.with(3, lines[3]!.replace('"at":0', '"at":1')).join('\n');
  const swapped = [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)].join('\n');
  for (const command of ['verify', 'replay', 'show']) {
    expect(await perform([command, write(changed)])).toMatchObject({
      status: 1,
      error: expect.stringMatching(/line 4: /),
    });
    expect(await perform([command, write(swapped)])).toMatchObject({
      status: 1,
      error: expect.stringMatching(/line 4: /),
    });
    expect(await perform([command, write('hello')])).toMatchObject({
      status: 1,
      error: expect.stringMatching(/line 1: /),
    });
    expect(await perform([command, write('')])).toMatchObject({ status: 1, error: expect.stringMatching(/line 1: /) });
    expect(await perform([command, write(text)])).toMatchObject({ status: 0, error: '' });
  }
  const cut = await perform(['verify', write(lines.slice(0, -1).join('\n'))]);
  expect(cut).toMatchObject({ status: 1, error: expect.stringMatching(/truncated/), output: '' });
});

test('verify asks bots again, and finds one that did not move as it says', async () => {
  const honest = await botMatch(false);
  const verified = await perform(['verify', write(honest), '--bots']);
  expect(verified.status).toBe(0);
  expect(verified.output).toMatch(/\d+ moves were bots', each made from what its seat could see\./);
  expect(verified.output).toMatch(/thought without a clock: asked again, each made the same move\./);
  const altered = await perform(['verify', write(await botMatch(true)), '--bots']);
  expect(altered).toMatchObject({ status: 1, error: expect.stringMatching(/asked again, the bot makes another move/) });
});

/** A bout of two bots without clocks; in one that is altered another move was made than the bot's. */
async function botMatch(isAltered: boolean): Promise<string> {
  const match = openMatch(game, { seats: [{ name: 'Ada' }, { name: 'Bob' }], seed: SEED, at: 0 });
  for (let seed = 1; game.payoffs(match.state) === null; seed++) {
    const seat = game.toAct(match.state)[0]!;
    const moves = game.legalMoves(match.state, seat);
    const view = game.view(match.state, seat);
    const request = { game: game.id, view, seat, moves, level: 'random' as const, budgetMs: Infinity, seed };
    const move = choose(request);
    const made = isAltered && seed === 3 ? moves.find(other => other !== move)! : move;
    play(game, match, seat, made, 0, undefined, noteOf(request, match.log.length));
  }
  return formatRecord(game, match);
}
