/** Clocks by themselves: what runs, what is left, what a seat may gain or lose. */

import type { AnyGame } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { type Act, clocksFor, keepTime } from '../src/matches/clocks.ts';
import { FREE_SEAT } from '../src/matches/seats.ts';
import type { ClockSettings } from '../src/protocol.ts';
import type { StoredMatch } from '../src/store/store.ts';

/** As much of a game as a clock looks at: who owes, and whom everybody may know to owe. */
interface State {
  owing: number[];
  known: number[];
}

const game = {
  toAct: ({ owing }: State) => owing,
  waitingFor: ({ owing, known }: State, viewer: number | null) =>
    viewer !== null && owing.includes(viewer) ? [...new Set([...known, viewer])] : known,
} as unknown as AnyGame;

const MOVE: ClockSettings = { kind: 'move', seconds: 60, out: 'bot' };
const MATCH: ClockSettings = { kind: 'match', seconds: 300, increment: 5, out: 'bot' };

class Table {
  match: StoredMatch;
  constructor(clock: ClockSettings | null, owing: number[], known = owing) {
    const left = (clock?.seconds ?? 0) * 1000;
    const open = {
      seats: [0, 1, 2].map(i => ({ ...FREE_SEAT, name: `${i}`, left })),
      settings: { private: false, delay: 0, clock, level: 'random' },
      status: 'running',
      asked: null,
      held: null,
      state: { owing, known },
    };
    this.match = keepTime(game, open as unknown as StoredMatch, 0);
  }
  /** A step at so many seconds, after which these owe. */
  step(at: number, act: Act | null, owing: number[], known = owing): this {
    this.match = keepTime(game, { ...this.match, state: { owing, known } }, at * 1000, act);
    return this;
  }
  seen(viewer: number | null, at: number): (string | number)[] {
    const { seats } = clocksFor(game, this.match, viewer, at * 1000)!;
    return seats.map(({ left, due }) => (due === null ? left / 1000 : `runs ${due / 1000 - at}`));
  }
}

const move = (seat: number): Act => ({ seat, kind: 'move' });

test('without a clock nothing runs, and nobody is waited for in time', () => {
  const { match } = new Table(null, [0]);
  expect(clocksFor(game, match, 0, 0)).toBeNull();
  expect(match.due).toBeNull();
});

describe('a clock for each move', () => {
  test('starts anew with every decision and stands while others decide', () => {
    const table = new Table(MOVE, [0]);
    expect(table.seen(null, 0)).toEqual(['runs 60', 60, 60]);
    expect(table.seen(1, 10)).toEqual(['runs 50', 60, 60]);
    table.step(10, move(0), [1]);
    expect(table.seen(0, 10)).toEqual([60, 'runs 60', 60]);
    table.step(20, move(1), [1]);
    expect(table.seen(0, 20)).toEqual([60, 'runs 60', 60]);
    expect(table.match.due).toBe(80_000);
  });

  test('those who choose at the same time each have their own', () => {
    const table = new Table(MOVE, [0, 1, 2]).step(25, move(1), [0, 2]);
    expect(table.seen(null, 25)).toEqual(['runs 35', 60, 'runs 35']);
    table.step(30, move(0), [2]);
    expect(table.seen(null, 30)).toEqual([60, 60, 'runs 30']);
  });

  test('nobody wins time by taking back', () => {
    const table = new Table(MOVE, [0]).step(50, move(0), [0]);
    expect(table.seen(0, 50)[0]).toBe('runs 60');
    table.step(51, { seat: 0, kind: 'takeBack' }, [0]);
    expect(table.seen(0, 51)[0]).toBe('runs 10');
  });
});

describe('a clock for the match', () => {
  test('is charged for what was thought and given the increment', () => {
    const table = new Table(MATCH, [0]).step(20, move(0), [1]);
    expect(table.seen(null, 20)).toEqual([285, 'runs 300', 300]);
    table.step(30, move(1), [0]).step(40, move(0), [0]);
    expect(table.seen(null, 40)).toEqual(['runs 280', 295, 300]);
  });

  test('the increment is for a decision, and is handed back with it', () => {
    const table = new Table(MATCH, [0]).step(20, move(0), [1]);
    table.step(21, { seat: 0, kind: 'takeBack' }, [0]);
    expect(table.seen(null, 21)).toEqual(['runs 280', 299, 300]);
    // Whose question went away without a decision is given none.
    table.step(22, move(1), [2]);
    expect(table.seen(null, 22)).toEqual([279, 299, 'runs 300']);
  });

  test('all but empty, it leaves time to click, and lends it only', () => {
    const table = new Table({ ...MATCH, increment: 0 }, [0]).step(299.9, move(0), [1]).step(300, move(1), [0]);
    expect(table.match.seats[0]!.due).toBe(302_000);
    table.step(300.5, move(0), [1]);
    expect(table.seen(null, 301)[0]).toBeCloseTo(0.1);
  });
});

describe('a question asked in secret', () => {
  test('has a clock that its seat alone sees, and that is not charged', () => {
    const table = new Table(MATCH, [0]).step(10, move(0), [2], []);
    const before = [table.seen(0, 10), table.seen(1, 10), table.seen(null, 10)];
    expect(before[2]).toEqual([295, 300, 300]);
    expect(table.seen(2, 10)).toEqual([295, 300, 'runs 60']);
    expect(table.match.due).toBe(70_000);
    table.step(40, move(2), [2], []);
    expect([table.seen(0, 40), table.seen(1, 40), table.seen(null, 40)]).toEqual(before);
    table.step(50, move(2), [1]);
    expect(table.seen(null, 50)).toEqual([295, 'runs 300', 300]);
  });

  test('does not stop the clock of whom all wait for', () => {
    const table = new Table(MATCH, [0, 2], [0]);
    const without = new Table(MATCH, [0]);
    expect(table.seen(null, 5)).toEqual(without.seen(null, 5));
    expect(table.step(5, move(2), [0]).seen(1, 6)).toEqual(without.step(5, null, [0]).seen(1, 6));
  });

  test('where a game names decoys, no clock tells them from the one who is asked', () => {
    const [one, two] = [new Table(MATCH, [1], [0, 1, 2]), new Table(MATCH, [2], [0, 1, 2])];
    expect(one.seen(0, 30)).toEqual(two.seen(0, 30));
    expect(one.seen(1, 30)).toEqual([300, 'runs 30', 300]);
  });
});

describe('a seat for which a bot plays', () => {
  const setStandIn = (table: Table, at: number, standIn: string | null): Table => {
    const seats = table.match.seats.map((seat, i) => (i === 0 ? { ...seat, standIn } : seat));
    const act = { seat: 0, kind: standIn === null ? 'return' : 'leave' } as const;
    table.match = keepTime(game, { ...table.match, seats }, at * 1000, act);
    return table;
  };

  test('has no clock, and it is its turn at once', () => {
    const table = setStandIn(new Table(MATCH, [0]), 100, 'random');
    expect(table.seen(0, 100)).toEqual([200, 300, 300]);
    expect(table.match.due).toBe(100_000);
  });

  test.each([
    ['move', MOVE, ['runs 10', 'runs 60']],
    ['match', MATCH, ['runs 250', 'runs 250']],
  ] as const)(
    'goes on where it stood if its owner was gone for a moment, by a clock for the %s',
    (_, clock, expected) => {
      const table = setStandIn(setStandIn(new Table(clock, [0]), 50, 'random'), 50, null);
      expect(table.seen(0, 50)[0]).toBe(expected[0]);
      // Gone until the bot had moved: the next question is another one.
      const later = setStandIn(new Table(clock, [0]), 50, 'random')
        .step(51, move(0), [1])
        .step(60, move(1), [0]);
      expect(setStandIn(later, 70, null).seen(0, 70)[0]).toBe(expected[1]);
    },
  );

  test('has what was left and nothing more, whatever the bot has done meanwhile', () => {
    const sudden = { ...MATCH, increment: 0, seconds: 10, out: 'concede' } as const;
    const table = setStandIn(new Table(sudden, [0]), 8.6, 'random')
      .step(9, move(0), [1])
      .step(20, move(1), [0]);
    expect(setStandIn(table, 21, null).match.seats[0]!.left).toBe(1400);
  });

  test.each([
    ['move', { ...MOVE, seconds: 10 }],
    ['match', { ...MATCH, seconds: 10, increment: 0 }],
  ] as const)('wins nothing by going and coming back before the bot has moved, by a clock for the %s', (_, clock) => {
    const table = new Table(clock, [0]);
    for (const at of [9.9, 9.95]) setStandIn(setStandIn(table, at, 'random'), at, null);
    expect(table.match.seats[0]!.due).toBe(10_000);
    expect(table.match.due).toBe(10_000);
  });

  test('nor the time to click more than once, nor another time for a secret', () => {
    const sudden = { ...MATCH, increment: 0, seconds: 10 };
    const table = new Table(sudden, [0]).step(9.9, move(0), [1]).step(10, move(1), [0]);
    for (const at of [11, 11.9]) setStandIn(setStandIn(table, at, 'random'), at + 0.05, null);
    expect(table.match.seats[0]!.due).toBe(12_000);
    const secret = new Table(MATCH, [0], []);
    for (const at of [30, 59]) setStandIn(setStandIn(secret, at, 'random'), at, null);
    expect(secret.seen(0, 59)[0]).toBe('runs 1');
  });

  test('shows no clock, and nothing runs out there, while a bot is about to move', () => {
    const table = setStandIn(new Table({ ...MOVE, seconds: 10 }, [0]), 9, 'random');
    expect(table.seen(0, 9)[0]).toBe(10);
    expect(table.step(9, null, [0]).match.due).toBe(9000);
    // Others act while it thinks; then it has moved, and another question is asked.
    table.step(9.5, move(1), [0]).step(11, move(0), [0]);
    expect(setStandIn(table, 12, null).seen(0, 12)[0]).toBe('runs 10');
  });

  test('comes back to a match clock that is out with the time to click', () => {
    const table = setStandIn(new Table(MATCH, [0]), 301, 'random');
    table.step(304, move(0), [1]).step(310, move(1), [0]);
    expect(setStandIn(table, 311, null).match.seats[0]).toMatchObject({ left: 0, due: 313_000 });
  });
});
