import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { benchSlips, type SlipsBench } from '../src/slips.ts';

const folder = mkdtempSync(join(tmpdir(), 'slips-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SMALL = { game: 'element-circle', options: { matchFormat: 'firstTo(1)' }, seed: 3, judging: 40, deals: 20 };

async function told(bench: Pick<SlipsBench, 'level' | 'games'>): Promise<{ said: string; kept: string }> {
  const results = join(folder, `${bench.level}.jsonl`);
  const said: string[] = [];
  const screen = { say: (line = '') => void said.push(line), progress() {}, async breathe() {} };
  await benchSlips({ ...SMALL, against: 'greedy', iterations: 4, results, ...bench }, screen);
  return { said: said.join('\n'), kept: readFileSync(results, 'utf8') };
}

/** What the choices of a game gave away. */
const lostIn = (line: string): number =>
  JSON.parse(line).slips.reduce((sum: number, { lost }: { lost: number }) => sum + lost, 0);

test('whoever plays at random gives away more than one who looks ahead', async () => {
  const random = await told({ level: 'random', games: 1 });
  const greedy = await told({ level: 'greedy', games: 1 });
  expect(lostIn(random.kept)).toBeGreaterThan(Math.max(0.1, 2 * lostIn(greedy.kept)));
  expect(random.said).toContain('given away in a game');
});

test('a game that was judged is not judged again', async () => {
  const first = await told({ level: 'easy', games: 1 });
  const both = await told({ level: 'easy', games: 2 });
  expect(both.kept.startsWith(first.kept)).toBe(true);
  expect(both.kept.trim().split('\n')).toHaveLength(2);
});
