/** The authored cards, and the checks that hold them to their brief. */

import { expect, test } from 'vitest';
import { COLOURS, DISCIPLINES, type Discipline } from '../content/disciplines.ts';
import { HANDS, handOf, KINDS, socketsOf } from '../content/hands.ts';
import { TRICK_CARDS, TRICK_IDS, TRICKS, type TrickCard } from '../content/tricks.ts';
import { problemsWithDisciplines, problemsWithTricks } from '../content/validate.ts';

test('the deck is as it should be', () => {
  expect(problemsWithTricks(TRICK_CARDS)).toEqual([]);
  expect(TRICK_IDS).toHaveLength(30);
  expect(TRICKS.T8).toMatchObject({
    id: 'T8',
    colour: 'teal',
    kind: 'onePair',
    printedName: 'ONE PAIR',
    sheetIndex: 8,
  });
});

test('the disciplines are as they should be', () => {
  expect(problemsWithDisciplines(Object.values(DISCIPLINES))).toEqual([]);
  for (const colour of COLOURS) expect(DISCIPLINES[colour].id).toBe(colour);
});

test.each<[string, (cards: TrickCard[]) => unknown, string]>([
  ['a card too few', cards => cards.pop(), '29 cards, not 30'],
  ['an id twice', cards => change(cards, 1, { id: 'A1' }), "the id 'A1' stands twice"],
  ['a place twice', cards => change(cards, 1, { sheetIndex: 1 }), "'1.1' stands twice"],
  ['a card of another colour', cards => change(cards, 1, { colour: 'teal' }), 'amber: 9 cards, not 10'],
  ['a kind twice', cards => change(cards, 1, { kind: 'onePair' }), 'amber: 2 of onePair, not 1'],
  ['dice that do not add up', cards => change(cards, 1, { kind: 'onePair' }), 'amber: hands of 40 dice, not 44'],
  ['a mark too many', cards => change(cards, 8, { swapMark: true }), 'amber: 2 swap marks on twoPairs, not 1'],
  ['a mark on another hand', cards => change(cards, 1, { swapMark: true }), 'swap marks on threeKindTwice, not 0'],
])('the check of cards finds %s', (_, spoil, problem) => {
  const cards = [...TRICK_CARDS];
  spoil(cards);
  expect(problemsWithTricks(cards).join('\n')).toContain(problem);
});

const change = (cards: TrickCard[], at: number, changes: Partial<TrickCard>) => {
  cards[at] = { ...cards[at]!, ...changes };
};

test.each<[string, Partial<Discipline>, string]>([
  ['red like fatigue', { colour: '#c02020' }, 'looks like a die'],
  ['gray', { colour: '#808488' }, 'looks like a die'],
  ['black', { colour: '#101010' }, 'looks like a die'],
  ['no colour', { colour: 'amber' }, "'amber' is not a colour"],
  ['a pattern that another has', { pattern: 'stars' }, "the pattern 'stars' stands twice"],
  ['a pattern there is not', { pattern: 'dots' as 'stars' }, "there is no pattern 'dots'"],
  ['another id', { id: 'teal' }, 'amber has no discipline'],
])('the check of disciplines finds %s', (_, changes, problem) => {
  const [amber, ...others] = Object.values(DISCIPLINES) as [Discipline, Discipline, Discipline];
  expect(problemsWithDisciplines([{ ...amber, ...changes }, ...others]).join('\n')).toContain(problem);
});

test.each(KINDS)('the sockets of %s show its groups, and none lies on another', kind => {
  for (const straight of ['five', 'six'] as const) {
    const hand = handOf(kind, { straight });
    const sockets = socketsOf(hand);
    expect(sockets).toHaveLength(hand.size);
    const sizes = new Map<number, number>();
    for (const { group } of sockets) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    expect([...sizes.values()]).toEqual(hand.groups ?? Array(hand.size).fill(1));
    for (const [i, one] of sockets.entries()) {
      for (const two of sockets.slice(0, i)) {
        expect(Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))).toBeGreaterThanOrEqual(1);
      }
    }
  }
  expect(HANDS[kind].run).toBe(kind === 'straight');
});
