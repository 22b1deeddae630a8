/** The recorded games replay to the end they are named for. */

import { expect, test } from 'vitest';
import { testRecords } from '../../../test/recorded.ts';
import { circusCombat } from '../rules.ts';
import { REASONS, type State } from '../state.ts';
import { RECORDED_GAMES, recordPath } from './games.ts';

testRecords(circusCombat, {
  recorded: RECORDED_GAMES,
  pathOf: recordPath,
  holds({ winner, reason }, match, found) {
    expect(found).toMatchObject({ payoffs: winner === null ? [0.5, 0.5] : [1 - winner, winner] });
    expect(circusCombat.view(match.state as State, null).result).toMatchObject({ winner, reason });
  },
  forged: ['stalled-at-once', '"eyes":2', '"eyes":3'],
});

test('there is a record for each way a game can end', () => {
  expect(new Set(RECORDED_GAMES.map(game => game.reason))).toEqual(new Set(REASONS));
});
