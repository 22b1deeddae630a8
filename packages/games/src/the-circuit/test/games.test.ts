/** The recorded matches replay to the end they are named for. */

import { effectiveSteps, type Match, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { testRecords } from '../../../test/recorded.ts';
import { theCircuit } from '../rules.ts';
import type { DefeatCause, Result, State } from '../state.ts';
import { defeatsIn, RECORDED_GAMES, recordPath } from './games.ts';

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
  pathOf: recordPath,
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
