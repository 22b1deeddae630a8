import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@roundhouse/games';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { afterAll, expect, test } from 'vitest';
import { benchLearn, lossesIn } from '../src/learn.ts';

const folder = mkdtempSync(join(tmpdir(), 'learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LEARNING = GAMES.map(({ id }) => id).filter(id => knowledgeOf(id)?.learning);
const said: string[] = [];
const screen = { say: (line = '') => void said.push(line), progress() {}, async breathe() {} };

test('what it has come to is kept, and it goes on from there', async () => {
  const [game] = LEARNING;
  const [results, weights] = [join(folder, 'kept.json'), join(folder, 'weights.ts')];
  await benchLearn({ game: game!, games: 16, seed: 1, results, weights }, screen);
  const first = readFileSync(weights, 'utf8');
  expect(said.at(-1)).toMatch(/^16 games: log-loss \d\.\d{4}, hand-made \d\.\d{4}, of \d+ new positions$/);
  expect(JSON.parse(readFileSync(results, 'utf8'))).toMatchObject({ games: 16, steps: 6 });
  await benchLearn({ game: game!, games: 32, seed: 1, results, weights }, screen);
  expect(JSON.parse(readFileSync(results, 'utf8'))).toMatchObject({ games: 32, steps: 12 });
  expect(readFileSync(weights, 'utf8')).not.toBe(first);
  await expect(benchLearn({ game: LEARNING[1]!, games: 32, seed: 1, results }, screen)).rejects.toThrow(
    'told otherwise',
  );
});

test.each(LEARNING)('%s: what was learnt tells the winner better than what was made by hand', async id => {
  const { learnt, handMade, positions } = await lossesIn(id, 60, 99);
  expect(positions).toBeGreaterThan(400);
  expect(learnt / positions).toBeLessThan(handMade / positions - 0.01);
});
