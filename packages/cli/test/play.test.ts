/** A game in the terminal, from the first prompt to a record that verifies. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { findGame } from '@roundhouse/games';
import { wordsOf } from '@roundhouse/games/words.ts';
import { completeOptions, fastChance, openMatch, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { menuLines, openMenu, pick } from '../src/play/menu.ts';
import { sitDown } from '../src/play/sitting.ts';
import { buffer, perform, SEED, stageTerminal, temporaryFolder } from './stage.ts';
import { pebbles } from './toy.ts';

const fite = findGame('fite')!;
const firstMoves = '1\n'.repeat(200);
const WITHOUT_POWERS = ['--options', 'powers=off'];

test('a whole game by numbers, then its record verifies', async () => {
  const path = join(temporaryFolder(), 'a.jsonl');
  const { status, output } = await perform(['play', 'fite', '--level', 'random', '--record', path], firstMoves);
  expect(status).toBe(0);
  // In the game's own words.
  const view = fite.view(fite.setup(completeOptions(fite.options), 2, silentStep(fastChance(1))), 0);
  expect(output).toContain(wordsOf('fite').prompt(view, 0, ['Player', 'Random']));
  expect(output).toContain(`  1  ${wordsOf('fite').move({ type: 'power', power: 'aggressive' }, view)}`);
  expect(output).toMatch(/\n(You won|You lost|A draw)\.\nThe record is in /);
  expect(output).toContain(`can be verified: roundhouse verify ${path}`);
  const verified = await perform(['verify', path]);
  expect(verified.status).toBe(0);
  expect(verified.output).toContain('Every draw follows from the opened seed');
  // What was promised before the first die is what the seed fits.
  const [, promise] = /promised by ([0-9a-f]{64})/.exec(output)!;
  expect(verified.output).toContain(promise);
});

test('the same seed and the same answers make the same game', async () => {
  const folder = temporaryFolder();
  const play = (name: string) =>
    perform(['play', '--seed', SEED, '--record', join(folder, name)], '2\n3\n4\n5\nhint\n'.repeat(40));
  const [first, second] = [await play('a'), await play('b')];
  expect(first.output.replaceAll(/folder|[^\s]*\/a\b/g, '')).toBe(second.output.replaceAll(/folder|[^\s]*\/b\b/g, ''));
});

test('a seat, a level and options are as asked for', async () => {
  const typed = ['play', '--seat', '1', '--level', 'random', ...WITHOUT_POWERS];
  const { output } = await perform(typed, 'table\nquit\n');
  expect(output).toContain('Random has chosen.');
  expect(output).toContain('You:\n  Dice: 9');
  expect(output).toContain('options: powers=off');
});

test('the record goes to the data folder unless said otherwise', async () => {
  const folder = temporaryFolder();
  const given = { env: { ROUNDHOUSE_DATA: folder } };
  const { output } = await perform(['play', '--level', 'random', ...WITHOUT_POWERS], 'concede\n', given);
  const [name] = readdirSync(join(folder, 'records'));
  expect(output).toContain(join(folder, 'records', name!));
  expect(output).toContain('You lost.');
});

test('orders: hint, table, rules, undo, help', async () => {
  const orders = ['hint', 'table', 'rules FITE-14', 'rules fite-r2', 'rules swift once', 'rules', 'rules xyzzy'];
  const { status, output } = await perform(['play', ...WITHOUT_POWERS], `${[...orders, 'undo', 'help'].join('\n')}\n`);
  expect(status).toBe(0);
  expect(output).toMatch(/A bot would: Stand on \w+/);
  expect(output).toMatch(/Greedy:\n {2}Dice: 9/);
  expect(output).toMatch(/ {2}FITE-14 You decide/);
  expect(output).toMatch(/ {2}FITE-R2 /);
  expect(output).toContain("Rules FITE-1 and on: 'rules ID' prints one");
  expect(output).toContain("No rule is called or says 'xyzzy'.");
  expect(output).toContain('That cannot be taken back.');
  expect(output).toContain('takes your last step back');
});

test('a move that is not legal is refused with its rule, and nothing changes', async () => {
  const typed = '1\n{"type":"split","off":9}\n{"type"\n{"type":"split","off":8}\nquit\n';
  const { output } = await perform(['play', '--seed', SEED, ...WITHOUT_POWERS], typed);
  expect(output).toMatch(/FITE-25: /);
  expect(output).toContain('That is not JSON.');
  expect(output).toContain('You send 8 to attack and 1 to defence');
});

test('part of a text narrows, an empty line takes the last one left or opens the list again', async () => {
  const { output } = await perform(['play', ...WITHOUT_POWERS], 'stand\n\n/tactical\n\nquit\n');
  expect(output).toContain('  3  Stand on Tactical');
  expect(output).toContain('Enter plays it.');
  expect(output).toContain('Your choice is made.');
});

test('the end of the input leaves the table and says so', async () => {
  const { status, output } = await perform(['play'], '1\n');
  expect(status).toBe(0);
  expect(output).toContain('You left the table; the match is not over.');
});

test('a saved match goes on with the same dice', async () => {
  const path = join(temporaryFolder(), 'saved.jsonl');
  const typed = ['play', '--seed', SEED, '--level', 'random', '--seat', '1', '--record', path, ...WITHOUT_POWERS];
  const left = await perform(typed, '1\n4\nsave\nquit\n');
  expect(left.output).toContain(`roundhouse play --resume ${path}`);
  expect(readFileSync(path, 'utf8')).not.toContain(SEED);
  const resumed = join(temporaryFolder(), 'over.jsonl');
  const over = await perform(['play', '--resume', path, '--level', 'random', '--record', resumed], firstMoves);
  expect(over.status).toBe(0);
  expect(over.output).toContain('You send 4 to attack');
  expect((await perform(['verify', resumed])).status).toBe(0);
});

test('a saved match that was tampered with, or has lost its seed, is not resumed', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'saved.jsonl');
  await perform(['play', '--record', path, '--seed', SEED, ...WITHOUT_POWERS], '1\nsave\n');
  expect(existsSync(`${path}.seed`)).toBe(true);
  writeFileSync(`${path}.seed`, '0'.repeat(64));
  expect(await perform(['play', '--resume', path])).toMatchObject({
    status: 2,
    error: expect.stringMatching(/does not fit the commitment/),
  });
  writeFileSync(`${path}.seed`, 'lost');
  expect(await perform(['play', '--resume', path])).toMatchObject({
    status: 2,
    error: expect.stringMatching(/does not hold a seed/),
  });
  expect(await perform(['play', '--resume', path, '--seat', '1'])).toMatchObject({
    status: 2,
    error: expect.stringMatching(/was settled/),
  });
});

test('a step is taken back while nothing was learned, and play can be let go on out of turn', async () => {
  const output = buffer();
  const match = openMatch(pebbles, { seats: [{ name: 'Player' }, { name: 'Bot' }], seed: SEED, at: 0 });
  const typed = ['undo', '{"type":"point"}', 'undo', '{"type":"point"}', '2', 'pass', '2', '{"type":"roll"}', 'undo'];
  const over = await sitDown({
    game: pebbles,
    match,
    seat: 0,
    level: 'random',
    isSeeded: false,
    // Takes one pebble at a time.
    bots: { choose: async ({ moves }) => moves[0]!, close: async () => {} },
    terminal: stageTerminal({ input: Readable.from([`${typed.join('\n')}\n`]), output: output.stream }),
    save: () => 'nowhere',
  });
  const said = output.text();
  expect(said.match(/Taken back\.|cannot be taken back\. .*/g)).toEqual([
    'cannot be taken back. Nothing has been played yet.',
    'Taken back.',
  ]);
  expect(said.match(/'pass' lets play go on/g)).toHaveLength(1);
  expect(over).toBe(true);
  expect(pebbles.payoffs(match.state as never)).toEqual([1, 0]);
});

test('colours only where they are wanted', async () => {
  const style = '\u001b[';
  expect((await perform(['play'], 'quit\n')).output).not.toContain(style);
  expect((await perform(['play'], 'quit\n', { hasColours: true })).output).toContain(`${style}1m`);
});

test('a long list shows its start and is narrowed word by word', () => {
  const texts = Array.from({ length: 60 }, (_, at) => `Flip ${at} in ${at % 2 === 0 ? 'attack' : 'defence'}`);
  const menu = openMenu(texts);
  expect(menuLines(menu)).toHaveLength(21);
  expect(menuLines(menu).at(-1)).toContain('40 more');
  const narrowed = pick(menu, 'Attack 5');
  if (narrowed.kind !== 'narrowed') throw new Error('it was not narrowed');
  expect(menuLines(narrowed.menu).map(line => line.trim())).toEqual([
    '51  Flip 50 in attack',
    '53  Flip 52 in attack',
    '55  Flip 54 in attack',
    '57  Flip 56 in attack',
    '59  Flip 58 in attack',
  ]);
  expect(pick(narrowed.menu, 'flip 58')).toEqual({ kind: 'narrowed', menu: { texts, left: [58] } });
  // A number is a place in the whole list, however far it has been narrowed.
  expect(pick(narrowed.menu, '3')).toEqual({ kind: 'move', at: 2 });
  expect(pick(narrowed.menu, '61')).toMatchObject({ kind: 'nothing' });
  expect(pick(narrowed.menu, 'sing')).toMatchObject({ kind: 'nothing' });
  expect(pick(menu, 'FLIP 7 in defence')).toEqual({ kind: 'move', at: 7 });
});
