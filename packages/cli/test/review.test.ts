/** `roundhouse review`: what it tells of a finished match, what it refuses, and that it can be stopped. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@roundhouse/games';
import {
  CONCEDE,
  fastChance,
  formatRecord,
  matchFromRecord,
  openMatch,
  play,
  randomMove,
  takeBack,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { perform, ROOT, SEED, temporaryFolder } from './stage.ts';

const FINISHED = join(ROOT, 'packages/games/src/fite/test/games/finished.jsonl');

test('tells how everybody came to their result, what turned the match and what cost most', async () => {
  const { status, output, error } = await perform(['review', FINISHED, '--rounds', '20']);
  expect([status, error]).toEqual([0, '']);
  const { seats } = matchFromRecord(findGame, readFileSync(FINISHED, 'utf8'))!;
  expect(output).toContain(`FITE: ${seats.map(({ name }) => name).join(', ')}`);
  const accounts = [...output.matchAll(/^ {2}\w+ +(\d+) +([+−]?\d+) +([+−]?\d+) +([+−]?\d+) +(\d+)$/gm)].map(row =>
    row.slice(1).map(cell => Number(cell.replace('−', '-'))),
  );
  expect(accounts.map(row => row.at(-1))).toEqual([0, 100]);
  // Each of the four is rounded.
  for (const [start, luck, own, others, result] of accounts) {
    expect(Math.abs(start! + luck! + own! + others! - result!)).toBeLessThanOrEqual(2);
  }
  // One die to attack with, against all but one: nothing in that bout was worse.
  expect(output).toContain('Ada: 1 to attack, 8 to defence\n          better by');
});

test('the same number of looks gives the same review', async () => {
  const once = await perform(['review', FINISHED, '--rounds', '3']);
  expect(once.status).toBe(0);
  expect(await perform(['review', FINISHED, '--rounds', '3'])).toEqual(once);
});

test('counts steps as replay does, which counts what was taken back', async () => {
  const game = findGame('circuitry')!;
  const match = openMatch(game, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: SEED, at: 0 });
  const chance = fastChance(1);
  let seat = 0;
  do {
    seat = game.toAct(match.state)[0]!;
    play(game, match, seat, randomMove(game, match.state, seat, chance), 0);
  } while (whyNotTakeBack(match, seat) !== null);
  takeBack(game, match, seat, 0);
  play(game, match, seat, CONCEDE, 0);
  const file = join(temporaryFolder(), 'conceded.jsonl');
  writeFileSync(file, formatRecord(game, match));
  const { status, output } = await perform(['review', file, '--rounds', '20']);
  expect(status).toBe(0);
  // The concession cost its player half of everything.
  expect(output).toContain(`step ${match.log.length - 1}`);
});

test('who is told to stop says what is known by then', async () => {
  const stop = new AbortController();
  stop.abort('SIGINT');
  const { status, output } = await perform(['review', FINISHED], '', { stopping: () => stop.signal });
  expect(status).toBe(0);
  expect(output).toContain('Decisions that cost most');
});

test('refuses a match that was still running, and what is no record', async () => {
  const game = findGame('fite')!;
  const match = openMatch(game, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: SEED, at: 0 });
  const folder = temporaryFolder();
  const running = join(folder, 'running.jsonl');
  writeFileSync(running, formatRecord(game, match));
  const refused = await perform(['review', running]);
  expect(refused.status).toBe(1);
  expect(refused.error).toMatch(/still running|viewer's notes/);
  const broken = join(folder, 'broken.jsonl');
  writeFileSync(broken, 'no record\n');
  expect((await perform(['review', broken])).status).toBe(1);
  expect((await perform(['review', FINISHED, '--rounds', '0'])).status).toBe(2);
});
