/** Help, versions, and what is said to wrong arguments. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { perform, SEED, temporaryFolder } from './stage.ts';

const COMMANDS = [
  'play',
  'serve',
  'work',
  'backup',
  'expire',
  'restore',
  'replay',
  'verify',
  'show',
  'fuzz',
  'schema',
  'bridge',
  'new-game',
];

test('--help lists every command', async () => {
  const { status, output, error } = await perform(['--help']);
  expect(status).toBe(0);
  expect(error).toBe('');
  for (const name of COMMANDS) expect(output).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
});

test.each(COMMANDS)('%s --help gives the usage, each flag and an example', async name => {
  const { status, output } = await perform([name, '--help']);
  expect(status).toBe(0);
  expect(output).toContain(`Usage: roundhouse ${name}`);
  expect(output).toMatch(/^Examples?:\n {2}.*roundhouse/m);
  expect(await perform([name, '-h'])).toEqual(await perform(['help', name]));
});

test('--version is the version of the package', async () => {
  const { status, output } = await perform(['--version']);
  expect(status).toBe(0);
  expect(output).toMatch(/^\d+\.\d+\.\d+\n$/);
});

describe('wrong arguments exit 2 with one line on stderr', () => {
  test.each<[string, string[], RegExp]>([
    ['no command', [], /say what to do/],
    ['an unknown command', ['dance'], /there is no command 'dance'/],
    ['a command that every object has', ['constructor'], /there is no command 'constructor'/],
    ['an unknown flag before the command', ['--fast'], /there is no flag '--fast'/],
    ['an unknown flag', ['play', '--fast'], /unknown option '--fast'/],
    ['a flag without its value', ['play', '--seat'], /--seat/],
    ['an empty value', ['play', '--seed='], /--seed needs a value/],
    ['a switch with a value', ['play', '--help=yes'], /--help/],
    ['a word too many', ['play', 'fite', 'now'], /what is 'now'/],
    ['a missing file name', ['verify'], /FILE is missing/],
    ['a file that is not there', ['verify', 'no/such.jsonl'], /no such file/],
    ['a folder', ['replay', '.'], /it is a folder/],
    ['an unknown game', ['play', 'chess'], /there is no game 'chess'/],
    ['neither game nor file', ['show', 'chess'], /there is no game 'chess'/],
    ['a seat that is not there', ['play', '--seat', '2'], /--seat must be a whole number from 0 to 1/],
    ['too many seats', ['play', '--seats', '3'], /--seats must be a whole number from 2 to 2/],
    ['a negative number', ['play', '--seat', '-1'], /--seat must be a whole number from 0 to 1, not '-1'/],
    ['no number', ['fuzz', 'fite', '--games', '1e3'], /--games must be a whole number/],
    ['an unknown level', ['play', '--level', 'perfect'], /--level must be random or greedy/],
    ['a short seed', ['play', '--seed', 'abc'], /64 hex digits/],
    ['an unknown option', ['play', '--options', 'speed=1'], /no option 'speed'/],
    ['an option without a value', ['play', '--options', 'powers'], /must read name=value/],
    ['an option out of range', ['play', '--options', 'turnLimit=9'], /whole number from 10 to 200/],
    ['an option that is no number', ['play', '--options', 'turnLimit=ten'], /whole number from 10 to 200/],
    ['an option that every object has', ['show', 'fite', '--options', '__proto__=1'], /no option '__proto__'/],
    ['an unknown preset', ['show', 'fite', '--preset', 'wild'], /no preset 'wild'/],
    ['a preset that every object has', ['show', 'fite', '--preset', 'toString'], /no preset 'toString'/],
    ['a record in no folder', ['play', '--record', 'no/such/folder/a.jsonl'], /there is no folder/],
    ['work for nobody', ['work'], /DATABASE_URL and REDIS_URL must name/],
    ['a port that is none', ['serve', '--port', '70000'], /--port must be/],
    ['--at for a game', ['show', 'fite', '--at', '3'], /--at is for a record/],
    ['a bad name for a game', ['new-game', 'Sky'], /lower-case letters/],
    ['a taken name', ['new-game', 'fite'], /already a game 'fite'/],
  ])('%s', async (_name, typed, line) => {
    const { status, output, error } = await perform(typed);
    expect(error).toMatch(line);
    expect(error).toMatch(/^roundhouse: [^\n]+\n$/);
    expect(output).toBe('');
    expect(status).toBe(2);
  });

  test('a record that would be written over', async () => {
    const path = join(temporaryFolder(), 'kept.jsonl');
    writeFileSync(path, 'precious');
    const { status, error } = await perform(['play', '--record', path]);
    expect([status, error]).toEqual([2, `roundhouse: '${path}' is there already\n`]);
  });
});

test('--options are read as the values the game has', async () => {
  const typed = ['show', 'fite', '--options', 'emptyPools=true,turnLimit=30, tacticalReach=1', '--preset', 'tempered'];
  const { status, output } = await perform(typed);
  expect(status).toBe(0);
  expect(output).toContain('options: emptyPools=true, turnLimit=30, minPool=third, hitThreshold=4');
});

test('a seed may be typed in capitals', async () => {
  const { status } = await perform(['play', '--seed', SEED.toUpperCase()], 'quit\n');
  expect(status).toBe(0);
});
