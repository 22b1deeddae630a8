/** Playing on from a replay: what people are called there. */

import { expect, test } from 'vitest';
import type { KeptSolo } from '../src/play/kept/kept-matches.ts';
import { nameAgain } from '../src/play/local/play-on.ts';

const keptOf = (...players: NonNullable<KeptSolo['players']>): KeptSolo => ({
  ...{ kind: 'solo', id: 'm', seat: 0, players, over: true, at: 0 },
  match: { seats: [{ name: 'Ada' }, { name: 'Bo' }] } as unknown as KeptSolo['match'],
});

test('people who shared a device keep their names; whoever was alone, or takes another’s seat, has their own', () => {
  const shared = keptOf('person', 'person');
  expect([0, 1].map(seat => nameAgain(shared, seat))).toEqual(['Ada', 'Bo']);
  const own = nameAgain(null, 0);
  expect([0, 1].map(seat => nameAgain(keptOf('person', 'greedy'), seat))).toEqual([own, own]);
});
