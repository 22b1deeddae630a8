/** The recorded matches replay to the end they are named for. */

import { expect, test } from 'vitest';
import { testRecords } from '../../../test/recorded.ts';
import { elementCircle } from '../rules.ts';
import { CAUSES, type State } from '../state.ts';
import { RECORDED_GAMES, recordPath } from './games.ts';

testRecords(elementCircle, {
  recorded: RECORDED_GAMES,
  pathOf: recordPath,
  holds({ winner, causes }, match) {
    const { result, rounds } = match.state as State;
    expect(result?.winner).toBe(winner);
    if (causes.length > 0) {
      expect(rounds.flatMap(({ eliminations }) => eliminations.map(({ cause }) => cause))).toEqual(causes);
    }
  },
  forged: ['gave-up', '"winner":0', '"winner":1'],
});

test('there is a record for each way to go out', () => {
  expect(new Set(RECORDED_GAMES.flatMap(game => game.causes))).toEqual(new Set(CAUSES));
});
