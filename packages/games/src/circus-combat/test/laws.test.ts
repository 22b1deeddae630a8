/** Circus Combat keeps the laws, its own books and its secrets in random games. */

import { whyNotTakeBack } from '@roundhouse/kernel';
import { effort, keepsSecrets, obeysTheLaws, retold, spoilt } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { laws } from '../laws.ts';
import { circusCombat } from '../rules.ts';
import type { State } from '../state.ts';
import { place, resolve, scenario } from './scenario.ts';

/** Games are long: some hundred positions each, all of them looked at from both seats. */
const GAMES = effort(6, 60);

test('games with any options keep the laws', () => {
  obeysTheLaws(circusCombat, { games: GAMES, seed: 1, ...laws });
});

test('games with the default options keep the laws', () => {
  obeysTheLaws(circusCombat, { games: GAMES, seed: 1001, options: {}, ...laws });
});

test('nobody is sent anything that others do not see', () => {
  keepsSecrets(circusCombat, laws.secretsOf ?? (() => []), { games: GAMES, seed: 2001 });
});

test('CIRCUS-R1: what is unseen is told as a set, not as an order', () => {
  const state = circusCombat.setup({ ...defaults(), deck: 'count28' }, 2, {
    chance: { int: () => 0, dice: twoThrows(), draw: pool => pool.pop()! },
    seal() {},
  });
  const turned = { ...state, deck: state.aside.concat(state.deck.slice(2)), aside: state.deck.slice(0, 2) };
  expect(circusCombat.view(turned, 0)).toEqual(circusCombat.view(state, 0));
  expect(circusCombat.view(state, 0)).toMatchObject({ deck: 20, aside: 2 });
});

test('a leak of the order would be found: in a view, in a list of moves, in a refusal', () => {
  const top = (state: State): string => state.deck[0] ?? 'none';
  const leaks: Partial<typeof circusCombat>[] = [
    { view: (state, viewer) => ({ ...circusCombat.view(state, viewer), next: top(state) }) },
    {
      legalMoves: (state, seat) => {
        const moves = circusCombat.legalMoves(state, seat);
        return top(state).startsWith('A') ? moves.toReversed() : moves;
      },
    },
    { why: (state, seat, move) => ({ ...circusCombat.why(state, seat, move), rule: top(state) }) },
  ];
  for (const leak of leaks) {
    expect(() => keepsSecrets({ ...circusCombat, ...leak }, () => [], { games: 1, seed: 2001 })).toThrow(/redeal/);
  }
});

test('CIRCUS-R25: a step that turned up a card is final, though it threw no die', () => {
  const game = scenario(
    { stage: { 1: 'T8 K4', 2: 'V6 G2', 3: 'A4 K1 K1', 4: 'A5' }, deck: ['V9', 'T4', 'V2'] },
    'K4 K2 K1 R6',
  );
  game.keepAnd([place(1, 1), place(2, 2), place(3, 3), place(4, 4)]);
  expect(whyNotTakeBack(game.match, 0)).toBeNull();
  game.go(resolve(3), 'V9');
  expect(game.match.log.at(-1)).toMatchObject({ chance: [], sealed: true });
  expect(whyNotTakeBack(game.match, 0)).not.toBeNull();
});

test('with an empty deck nothing is turned up, and the choice can be taken back', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'V6 G2', 3: 'A4 K1 K1', 4: 'A5' } }, 'K4 K2 K1 R6');
  game.keepAnd([place(1, 1), place(2, 2), place(3, 3), place(4, 4)]);
  game.go(resolve(3));
  expect(whyNotTakeBack(game.match, 0)).toBeNull();
});

const defaults = (): State['options'] => ({
  deck: 'sheet30',
  swapCards: 'marked',
  groupValues: 'distinct',
  straight: 'five',
  diceSupply: 'recall',
  offTurnTrigger: 'alternate',
});

/** Throws 6, 5, 6, 5 … */
const twoThrows = () => {
  let thrown = 0;
  return () => [6 - (thrown++ % 2)];
};

test.each<[string, typeof circusCombat, string]>([
  ['a card is lost', spoilt(circusCombat, state => state.discard.pop()), 'cards'],
  ['a card is there twice', spoilt(circusCombat, state => state.discard.splice(0, 1, 'A1')), 'cards'],
  ['a die is made', spoilt(circusCombat, state => state.turn === 9 && state.supply.gray++), 'CIRCUS-2'],
  [
    'a slot is not filled',
    spoilt(circusCombat, state => {
      const at = state.turn > 4 && state.phase === 'rethrow' ? state.stage.findIndex(on => on?.dice.length === 0) : -1;
      if (at >= 0) state.deck.push(state.stage[at]!.card);
      if (at >= 0) state.stage[at] = null;
    }),
    'CIRCUS-20',
  ],
  [
    'fatigue is forgiven',
    spoilt(circusCombat, state => {
      for (const front of state.front) state.supply.fatigue += front.splice(0).length;
    }),
    'CIRCUS-15',
  ],
  [
    'a trick goes to the wrong show',
    retold(circusCombat, event => (event.type === 'trickWon' ? { ...event, seat: event.seat === 0 ? 1 : 0 } : event)),
    'CIRCUS-17',
  ],
  [
    'a base is wrong',
    retold(circusCombat, event => (event.type === 'trickWon' ? { ...event, base: event.base + 1 } : event)),
    'CIRCUS-26',
  ],
  [
    'a tie that is none',
    retold(circusCombat, event => (event.type === 'trickTied' ? { ...event, dice: event.dice.slice(1) } : event)),
    'CIRCUS-19',
  ],
  [
    'a score that does not add up',
    retold(circusCombat, event =>
      event.type === 'gameOver' ? { ...event, sheets: [{ ...event.sheets[0], total: 1e6 }, event.sheets[1]] } : event,
    ),
    'CIRCUS-R44',
  ],
  [
    'a show loses a trick',
    spoilt(circusCombat, state => {
      const lost = state.queue[0].length > 3 ? state.queue[0].shift() : undefined;
      if (!lost) return;
      state.discard.push(lost.card);
      for (const { colour } of lost.dice) state.supply[colour]++;
    }),
    'CIRCUS-21',
  ],
])('the books are looked at: %s', (_, game, told) => {
  expect(() => obeysTheLaws(game, { games: GAMES, seed: 1001, options: {}, ...laws })).toThrow(
    expect.objectContaining({ law: 'invariant', message: expect.stringContaining(told) }),
  );
});
