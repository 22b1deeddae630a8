/** The recorded bouts replay to the end they are named for. */

import { expect, test } from 'vitest';
import { testRecords } from '../../../test/recorded.ts';
import { fite } from '../rules.ts';
import type { Reason, State } from '../state.ts';
import { RECORDED_GAMES, recordPath } from './games.ts';

testRecords(fite, {
  recorded: RECORDED_GAMES,
  pathOf: recordPath,
  holds({ winner, reason }, match, found) {
    expect(found).toMatchObject({ payoffs: winner === null ? [0.5, 0.5] : [1 - winner, winner] });
    expect((match.state as State).result).toEqual({ winner, reason });
  },
  forged: ['taken-out', '"winner":0', '"winner":1'],
});

test('there is a record for each way a bout can end', () => {
  const reasons: Record<Reason, true> = {
    takenOut: true,
    finished: true,
    bothOut: true,
    bothDazed: true,
    turnLimit: true,
    concede: true,
    rollOff: true,
  };
  expect(new Set(RECORDED_GAMES.map(game => game.reason))).toEqual(new Set(Object.keys(reasons)));
});
