/**
 * Whole matches, one for each way to win and to be defeated, as records in `games/`. After a change of rules write them
 * anew from the repository's root, and read the difference:
 *
 *     npx node packages/games/src/the-circuit/test/games.ts
 */

import { writeFileSync } from 'node:fs';
import { defaultMove, fastChance, formatRecord, type Match, openMatch, play } from '@roundhouse/kernel';
import { theCircuit } from '../rules.ts';
import type { DefeatCause, Event, Options, Result, State } from '../state.ts';
import { livelyMove } from './lively.ts';

export interface RecordedGame {
  readonly name: string;
  readonly cause: Result['cause'];
  /** Ways in which somebody is defeated in it, among others. */
  readonly defeats: readonly DefeatCause[];
  readonly play: () => Match;
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

export const defeatsIn = ({ log }: Match): Set<DefeatCause> =>
  new Set(
    log.flatMap(entry =>
      'told' in entry
        ? entry.told.flatMap(({ event }) =>
            (event as Event).type === 'defeated' ? [(event as { cause: DefeatCause }).cause] : [],
          )
        : [],
    ),
  );

export const RECORDED_GAMES: readonly RecordedGame[] = [
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

export const recordPath = (name: string): URL => new URL(`games/${name}.jsonl`, import.meta.url);

if (import.meta.main) {
  for (const game of RECORDED_GAMES) writeFileSync(recordPath(game.name), formatRecord(theCircuit, game.play()));
}
