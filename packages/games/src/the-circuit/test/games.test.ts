/**
 * Whole matches, one for each way to win and to be defeated, as records in `games/`. After a change of rules `vitest
 * run packages/games/src/the-circuit/test/games.test.ts -u` writes them anew, to be read as a diff.
 */

import { defaultMove, effectiveSteps, fastChance, type Match, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Recorded, testRecords } from '../../../test/recorded.ts';
import { theCircuit } from '../rules.ts';
import type { DefeatCause, Event, Options, Result, State } from '../state.ts';
import { livelyMove } from './lively.ts';

interface RecordedGame extends Recorded {
  readonly cause: Result['cause'];
  /** Ways in which somebody is defeated in it, among others. */
  readonly defeats: readonly DefeatCause[];
}

const NAMES = ['Ada', 'Bo', 'Cy'];

function opened(seats: number, seed: string, options: Partial<Options>): Match {
  const names = NAMES.slice(0, seats).map(name => ({ name }));
  // Of the first edition: what was recorded with its cards goes on replaying.
  const first = { content: 'ref-1', seatHype: 'off', ...options } as const;
  return openMatch(theCircuit, { options: first, seats: names, seed, entropy: names.map(({ name }) => name), at: 0 });
}

type Choose = (state: State, seat: number) => unknown;

/** Plays on real dice to the end; each move comes a second after the last. */
function played(match: Match, choose: Choose): Match {
  while (theCircuit.payoffs(match.state as State) === null) {
    const state = match.state as State;
    const seat = theCircuit.toAct(state)[0]!;
    play(theCircuit, match, seat, choose(state, seat), match.log.length * 1000);
  }
  return match;
}

/** By a mind of its own, which is the same for the same number. */
function lively(seats: number, seed: string, mind: number, options: Partial<Options> = {}): Match {
  const chance = fastChance(mind);
  return played(opened(seats, seed, options), (state, seat) => livelyMove(state, seat, chance));
}

const byTheClock: Choose = (state, seat) => defaultMove(theCircuit, state, seat);

const defeatsIn = ({ log }: Match): Set<DefeatCause> =>
  new Set(
    log.flatMap(entry =>
      'told' in entry
        ? entry.told.flatMap(({ event }) =>
            (event as Event).type === 'defeated' ? [(event as { cause: DefeatCause }).cause] : [],
          )
        : [],
    ),
  );

const RECORDED_GAMES: readonly RecordedGame[] = [
  {
    name: 'finishing-moves',
    cause: 'finishingMoves',
    defeats: ['knockOut', 'ringOut', 'tapOut', 'finishingMove'],
    play: () => lively(2, 'c1'.repeat(32), 4),
  },
  {
    name: 'three-teams',
    cause: 'finishingMoves',
    defeats: ['finishingMove'],
    play: () => lively(3, 'c3'.repeat(32), 25, { seatHype: 'staggered' }),
  },
  {
    name: 'tag-out',
    cause: 'finishingMoves',
    defeats: ['tagOut'],
    play: () => lively(2, 'c7'.repeat(32), 52),
  },
  {
    name: 'bell',
    cause: 'bell',
    defeats: [],
    play: () => played(opened(2, 'be'.repeat(32), { bellRounds: 10, ringRules: 'home-turf' }), byTheClock),
  },
  {
    name: 'conceded',
    cause: 'concession',
    defeats: [],
    play: () =>
      played(opened(2, 'cc'.repeat(32), { ringRules: 'carousel' }), (state, seat) =>
        state.turn < 4 ? byTheClock(state, seat) : { type: 'concede' },
      ),
  },
];

/** How many moves were listed at each decision of a match. */
function listsIn({ options, seats, seed, entropy, log }: Match): number[] {
  const again = openMatch(theCircuit, { options, seats, seed, entropy, at: 0 });
  const lengths: number[] = [];
  for (const { seat, move, at } of effectiveSteps(log)) {
    if (seat === null) continue;
    const state = again.state as State;
    for (const asked of theCircuit.toAct(state)) lengths.push(theCircuit.legalMoves(state, asked).length);
    play(theCircuit, again, seat, move, at);
  }
  return lengths;
}

testRecords(theCircuit, {
  recorded: RECORDED_GAMES,
  folder: new URL('games/', import.meta.url),
  holds({ cause, defeats }, match) {
    expect((match.state as State).result?.cause).toBe(cause);
    expect([...defeatsIn(match)]).toEqual(expect.arrayContaining([...defeats]));
    const lengths = listsIn(match);
    expect(lengths.length).toBeGreaterThanOrEqual(match.log.length - 1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
  },
  forged: ['conceded', '"winners":[', '"winners":[2,'],
});

test('there is a record for each way to win and to be defeated', () => {
  const causes: Record<Result['cause'], true> = { finishingMoves: true, bell: true, concession: true };
  const defeats: Record<DefeatCause, true> = {
    knockOut: true,
    ringOut: true,
    tapOut: true,
    finishingMove: true,
    tagOut: true,
  };
  expect(new Set(RECORDED_GAMES.map(game => game.cause))).toEqual(new Set(Object.keys(causes)));
  expect(new Set(RECORDED_GAMES.flatMap(game => game.defeats))).toEqual(new Set(Object.keys(defeats)));
});
