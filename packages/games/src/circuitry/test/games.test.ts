/** The recorded games replay to the end they are named for. */

import { expect, test } from 'vitest';
import { testRecords } from '../../../test/recorded.ts';
import { circuitry } from '../rules.ts';
import type { EndReason, State } from '../state.ts';
import { RECORDED_GAMES, recordPath } from './games.ts';

testRecords(circuitry, {
  recorded: RECORDED_GAMES,
  pathOf: recordPath,
  holds({ reason, winners, options: wanted }, match) {
    const { result, options } = match.state as State;
    expect(result).toEqual({ reason, winners });
    expect(options).toMatchObject(wanted);
  },
  forged: ['basic', '"carried":1', '"carried":2'],
});

test('there is a record for each way a game can end', () => {
  // A puzzle that is not solved is no match.
  const reasons: Record<Exclude<EndReason, 'unsolved'>, true> = {
    delivered: true,
    roundLimit: true,
    stalemate: true,
    conceded: true,
  };
  expect(new Set(RECORDED_GAMES.map(({ reason }) => reason))).toEqual(new Set(Object.keys(reasons)));
});
