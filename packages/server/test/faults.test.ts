/** A short run of the faults that `npm run faults` injects at length, and of what judges them. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Cluster, type Kind, openCluster } from '../faults/cluster.ts';
import { FAULTS } from '../faults/faults.ts';
import { judge, openMatch, type PlayedMatch } from '../faults/match.ts';
import { isClean, runFault } from '../faults/run.ts';
import { sqliteFile } from '../src/store/open.ts';
import { findPostgres } from '../testing/postgres.ts';
import { findRedis } from '../testing/redis.ts';

const LONG = { timeout: 300_000 };
const never = new AbortController().signal;
const faultNamed = (name: string) => FAULTS.find(fault => fault.name === name)!;
const shortly = (kind: Kind, name: string) => runFault(faultNamed(name), kind, { times: 1, matches: 2 }, never);

test.each(['server killed -9', 'connections cut mid-message'])('on SQLite: %s', LONG, async name => {
  const row = await shortly('SQLite', name);
  expect(row).toMatchObject({ injected: 1, lost: 0, duplicated: 0, wrong: 0, note: '', skipped: '' });
  expect(row.answered).toBeGreaterThan(20);
});

const isMissing = findPostgres() === null || findRedis() === null;

// Where they should be and are not, starting them fails; elsewhere these tests are skipped, and counted as such.
describe.skipIf(isMissing && process.env.CI !== 'true')('on PostgreSQL and Redis', () => {
  test.each(['database stopped, restarted', 'two servers racing on a match'])('%s', LONG, async name => {
    const row = await shortly('PostgreSQL + Redis', name);
    expect(row).toMatchObject({ injected: 1, lost: 0, duplicated: 0, wrong: 0, note: '', skipped: '' });
    expect(isClean(row)).toBe(true);
  });
});

test('a fault that cannot be injected is named, claims no zeros, and fails unless that is allowed', LONG, () => {
  // Without any programs nothing can be mounted, whoever we are.
  const env = { ...process.env, PATH: join(import.meta.dirname, 'no-programs') };
  const run = (...more: string[]) => {
    const program = join(import.meta.dirname, '../faults/main.ts');
    const given = ['--times', '1', '--only', 'SQLite disk full', ...more];
    return spawnSync(process.execPath, [program, ...given], { env, encoding: 'utf8' });
  };
  const [strict, lenient] = [run(), run('--may-skip')];
  expect([strict.status, lenient.status]).toEqual([1, 0]);
  for (const { stdout } of [strict, lenient]) {
    expect(stdout).toMatch(/^– SQLite: disk full: NOT injected: no small disk/m);
    expect(stdout).toMatch(/^SQLite +disk full +NOT +– +– +– +–$/m);
    expect(stdout).toContain('1 of 1 faults were NOT injected');
    expect(stdout).not.toContain('✓');
  }
});

describe('the judge', () => {
  async function playedMatch(): Promise<{ cluster: Cluster; match: PlayedMatch; db: DatabaseSync }> {
    const cluster = await openCluster('SQLite', 1);
    onTestFinished(() => cluster.close());
    const match = await openMatch(cluster.urls, { manners: 'plain', isRestless: false }, () => {}, never);
    await Promise.all(match.players.map(player => player.play(never)));
    const db = new DatabaseSync(sqliteFile(join(cluster.folder, 'data')));
    onTestFinished(() => db.close());
    return { cluster, match, db };
  }
  async function verdictOf(cluster: Cluster, match: PlayedMatch) {
    const store = await cluster.openStore();
    try {
      return await judge(match, cluster.urls[0]!, store);
    } finally {
      await store.close();
    }
  }

  test('finds what is lost, what was played twice, and what was heard wrongly', LONG, async () => {
    const { cluster, match, db } = await playedMatch();
    const clean = await verdictOf(cluster, match);
    expect(clean).toMatchObject({ lost: 0, duplicated: 0, wrong: '' });
    const [ann] = match.players;
    ann!.answered.push({ decision: 0, id: 'never stored', move: { type: 'any' } });
    expect(await verdictOf(cluster, match)).toMatchObject({ answered: clean.answered + 1, lost: 1 });
    ann!.answered.pop();
    const heard = ann!.events.pop()!;
    expect((await verdictOf(cluster, match)).wrong).toMatch(
      /^seat 0 heard no more as event \d+; what is kept is \{"type":"boutOver"/,
    );
    ann!.events.push(heard);
    db.exec('UPDATE log SET decision = 0 WHERE seat = 0 AND decision = 1');
    expect((await verdictOf(cluster, match)).duplicated).toBeGreaterThan(0);
  });
});
