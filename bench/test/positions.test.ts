import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, GAMES } from '@roundhouse/games';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { fastChance } from '@roundhouse/kernel';
import { afterAll, expect, test } from 'vitest';
import { playedGame } from '../src/lessons.ts';
import { writePositions } from '../src/positions.ts';

const folder = mkdtempSync(join(tmpdir(), 'positions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LEARNING = GAMES.map(({ id }) => id).filter(id => knowledgeOf(id)?.learning);
const [game] = LEARNING as [string];
const screen = { say() {}, progress() {}, async breathe() {} };

/** The first line, and the numbers behind it, position by position. */
function readBack(file: string): { header: Record<string, number>; rows: Float32Array[] } {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n') + 1;
  const header = JSON.parse(bytes.subarray(0, end).toString());
  const numbers = new Float32Array(new Uint8Array(bytes.subarray(end)).buffer);
  const width = header.before + header.whole + header.things * header.thing;
  return {
    header,
    rows: Array.from({ length: numbers.length / width }, (_, i) => numbers.subarray(i * width, (i + 1) * width)),
  };
}

test('positions are written with how their games ended, as the game tells them in numbers', async () => {
  const positions = join(folder, 'some.f32');
  await writePositions({ game, games: 4, seed: 3, positions }, screen);
  const { header, rows } = readBack(positions);
  const { shape, most } = knowledgeOf(game)!.learning!;
  expect(header).toEqual({ game, before: 5, whole: shape.whole, thing: shape.thing, things: most });
  expect(rows.length).toBeGreaterThan(4);
  for (const [played, outcome, handMade, count] of rows) {
    expect([0, 1, 2, 3]).toContain(played);
    expect([0, 0.5, 1]).toContain(outcome);
    expect(handMade).toBeGreaterThan(0);
    expect(handMade).toBeLessThan(1);
    expect(count).toBeLessThanOrEqual(most);
  }
  expect(new Set(rows.map(row => row[1])).size).toBeGreaterThan(1);
});

test('a position is told by what comes next as well as by the end of its game', async () => {
  const foreseen = async (name: string, isJudging: boolean): Promise<number[]> => {
    const positions = join(folder, name);
    await writePositions({ game, games: 4, seed: 3, positions, foresight: 3, isJudging }, screen);
    return readBack(positions).rows.map(([, outcome, , , ahead]) => {
      expect([0, 0.5, 1]).toContain(outcome);
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThanOrEqual(1);
      return ahead!;
    });
  };
  const byHabit = await foreseen('by-habit.f32', false);
  expect(byHabit.some(ahead => ![0, 0.5, 1].includes(ahead))).toBe(true);
  const byJudgement = await foreseen('by-judgement.f32', true);
  expect(byJudgement.length).toBe(byHabit.length);
  expect(byJudgement).not.toEqual(byHabit);
});

test('foresight goes on to another moment, and what is told at sight is played by that', () => {
  const circuitry = findGame('circuitry')!;
  const known = knowledgeOf('circuitry')!;
  const lessons = [1, 2, 3].flatMap(seed =>
    playedGame(circuitry, known, undefined, fastChance(seed), { foresight: 4 }),
  );
  const same = lessons.filter(({ judged, foreseen }) => judged === foreseen);
  expect(same.length).toBeLessThan(lessons.length / 10);
  // The second number says whose turn begins: one that was played at random would lose more than half of the chances.
  const own = lessons.filter(({ sight }) => sight.whole[1] === 1);
  const gained = own.reduce((sum, { judged, foreseen }) => sum + foreseen! - judged, 0) / own.length;
  expect(gained).toBeGreaterThan(-0.03);
});

test('the champion plays where it may think, and every position of its games is written', async () => {
  const [thought, again] = [join(folder, 'thought.f32'), join(folder, 'again.f32')];
  for (const positions of [thought, again]) {
    await writePositions({ game, games: 1, seed: 3, positions, iterations: 2 }, screen);
  }
  const { rows } = readBack(thought);
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) expect([0, 0.5, 1]).toContain(row[1]);
  expect(readFileSync(again)).toEqual(readFileSync(thought));
});

test('what was stopped goes on, and comes to the same', async () => {
  const [whole, stopped] = [join(folder, 'whole.f32'), join(folder, 'stopped.f32')];
  await writePositions({ game, games: 6, seed: 5, positions: whole }, screen);
  await writePositions({ game, games: 3, seed: 5, positions: stopped }, screen);
  // In the middle of a number.
  writeFileSync(stopped, Buffer.concat([readFileSync(stopped), Buffer.of(1, 2, 3)]));
  await writePositions({ game, games: 6, seed: 5, positions: stopped }, screen);
  expect(readFileSync(stopped)).toEqual(readFileSync(whole));
});

test('a file about other positions is left alone', async () => {
  const positions = join(folder, 'other.f32');
  await writePositions({ game, games: 1, seed: 5, positions }, screen);
  const before = readFileSync(positions);
  await expect(writePositions({ game: LEARNING[1]!, games: 2, seed: 5, positions }, screen)).rejects.toThrow(
    'told otherwise',
  );
  expect(readFileSync(positions)).toEqual(before);
  truncateSync(positions, 3);
  await expect(writePositions({ game, games: 2, seed: 5, positions }, screen)).rejects.toThrow('told otherwise');
});
