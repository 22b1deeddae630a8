/** What a move costs in a match that is long already: nothing more than in a short one. */

import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findGame } from '@roundhouse/games';
import { localBus } from '@roundhouse/server/bus/local.ts';
import { guestAt } from '@roundhouse/server/matches/calling-off.ts';
import { MatchRepository } from '@roundhouse/server/matches/match-repository.ts';
import { Matches } from '@roundhouse/server/matches/matches.ts';
import { openSqliteStore } from '@roundhouse/server/store/sqlite.ts';
import type { LogRow, Store } from '@roundhouse/server/store/store.ts';
import { ServerClock, SYSTEM_CLOCK } from '@roundhouse/server/time.ts';
import type { Screen } from '../screen.ts';
import type { Started } from './contenders.ts';

const LENGTHS = [10, 1000, 10_000] as const;
/** Moves and takings back that count, and those before that only warm up. */
const PAIRS = 20;
const WARM_UP_MATCHES = 20;
const MATCHES = 20;
const GAME = 'element-circle';

setFlagsFromString('--expose-gc');
/** What making a long match leaves behind is cleared away here, and not while its moves are weighed. */
const collect = runInNewContext('gc') as () => void;

/** Milliseconds of processor time. */
export interface LengthCost {
  readonly steps: number;
  readonly move: number;
  readonly takeBack: number;
  readonly stale: number;
  readonly look: number;
}

/** Plays, takes back, sends stale moves and looks in matches that have so many steps behind them. */
export async function measureLengths(started: Started, screen: Screen): Promise<LengthCost[]> {
  const store = openSqliteStore(join(await started.folder(), 'length.sqlite'));
  try {
    for (let i = 0; i < WARM_UP_MATCHES; i++) await measureOne(store, 10);
    const all = LENGTHS.map((): LengthCost[] => []);
    // In turn: what else the machine does meanwhile falls on all of them.
    for (let i = 0; i < MATCHES; i++) {
      screen.progress(`moves after 10, 1,000 and 10,000 steps: ${i} of ${MATCHES}`);
      await screen.breathe();
      for (const [at, steps] of LENGTHS.entries()) all[at]!.push(await measureOne(store, steps));
    }
    return LENGTHS.map((steps, at) => {
      const middle = (what: keyof LengthCost): number =>
        all[at]!.map(one => one[what]).sort((a, b) => a - b)[MATCHES >> 1]!;
      return {
        steps,
        move: middle('move'),
        takeBack: middle('takeBack'),
        stale: middle('stale'),
        look: middle('look'),
      };
    });
  } finally {
    await store.close();
  }
}

async function measureOne(store: Store, steps: number): Promise<LengthCost> {
  const repository = new MatchRepository(store, localBus(), [findGame(GAME)!], new ServerClock(store, SYSTEM_CLOCK));
  const matches = new Matches(repository);
  const id = await longMatch(repository, matches, steps);
  const leave = matches.subscribe(id, () => {});
  const spent = { move: 0, takeBack: 0, stale: 0, look: 0 };
  const timed = async (what: keyof typeof spent, work: () => Promise<unknown>): Promise<void> => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    spent[what] += (user + system) / 1000 / PAIRS;
  };
  // The first look reads the log; everything after it goes by what is known.
  const stored = await matches.stored(id);
  const [player, spectator] = [guestAt(stored, 0), guestAt(stored, null)];
  const { welcome } = await matches.look(id, player, 0);
  const [move] = welcome.moves;
  collect();
  for (let i = 0, decision = welcome.decision; i < PAIRS; i++, decision += 2) {
    await timed('move', () => matches.act(id, { seat: 0, decision, id: `m${i}` }, move!));
    await timed('takeBack', () => matches.act(id, { seat: 0, decision: decision + 1, id: `b${i}` }, null));
    await timed('stale', () => matches.act(id, { seat: 0, decision: 0, id: `s${i}` }, move!));
    await timed('look', () => matches.look(id, spectator, welcome.heard));
  }
  leave();
  return { steps, ...spent };
}

/** A match in which somebody has moved and taken back until it had so many steps. */
async function longMatch(repository: MatchRepository, matches: Matches, steps: number): Promise<string> {
  const { table, invite } = await matches.create({ game: GAME, name: 'Ann', open: false }, null);
  await matches.join(table.id, { name: 'Bob', invite: invite! }, null);
  const [move] = (await matches.look(table.id, guestAt(await matches.stored(table.id), 0), 0)).welcome.moves;
  // The other seat begins: another table.
  if (move === undefined) return longMatch(repository, matches, steps);
  const pair: LogRow[] = [];
  for (const [i, one] of [move, null].entries()) {
    const done = await matches.act(table.id, { seat: 0, decision: i, id: `p${i}` }, one);
    if (typeof done !== 'string') pair.push(...done.rows);
  }
  const before = await matches.stored(table.id);
  const more = Math.max(0, steps - before.steps) >> 1;
  const rows = Array.from({ length: 2 * more }, (_, i): LogRow => {
    const { entry } = pair[i % 2]!;
    return { step: before.steps + i, entry, sent: { seat: 0, decision: 2 + i, id: `p${2 + i}` } };
  });
  const seats = before.seats.map((seat, i) => (i === 0 ? { ...seat, decisions: seat.decisions + rows.length } : seat));
  const takenBack = { all: before.takenBack.all + more, furthest: before.takenBack.furthest, since: 0 };
  const match = { ...before, revision: before.revision + 1, seats, steps: before.steps + rows.length, takenBack };
  await repository.store.append(match, rows);
  return table.id;
}
