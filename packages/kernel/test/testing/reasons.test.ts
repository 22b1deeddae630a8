/** Which reasons of a table of questions a file of tests has met. */

import { expect, test } from 'vitest';
import { play } from '../../src/index.ts';
import { meetingReasons } from '../../testing/index.ts';
import { fair } from '../toys/fair.ts';
import { opened, pig } from '../toys/index.ts';

test('a reason is met once a move is refused for it', () => {
  const reasons = meetingReasons(fair);
  const all = reasons.unmet;
  expect(all).toContain('turn play FAIR-2 notHeld');
  const match = opened(fair, 3);
  expect(() => reasons.refused(match, 0, { type: 'price', coins: 3 })).toThrow('seat 0 may play {"type":"price"');
  expect(reasons.refused(match, 0, null)).toMatchObject({ rule: 'form' });
  expect(reasons.unmet, 'a wrong form is none of its reasons').toEqual(all);
  for (const seat of [0, 1, 2]) play(fair, match, seat, { type: 'price', coins: 1 }, 1);
  const [seat] = fair.toAct(match.state as never);
  const missing = [1, 2, 3, 4, 5, 6].find(card => !(match.state as { hands: number[][] }).hands[seat!]!.includes(card));
  expect(reasons.refused(match, seat!, { type: 'play', card: missing })).toMatchObject({ key: 'notHeld' });
  expect(reasons.unmet).toEqual(all.filter(reason => reason !== 'turn play FAIR-2 notHeld'));
});

test('a game that is no table of questions has no reasons to meet', () => {
  const reasons = meetingReasons(pig);
  expect(reasons.refused(opened(pig), 1, { type: 'hold' })).toBeTruthy();
  expect(reasons.unmet).toEqual([]);
});
