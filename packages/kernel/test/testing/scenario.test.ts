/** Tables with scripted chance. */

import { expect, test } from 'vitest';
import { fastChance, IllegalMove, ScriptError, scripted } from '../../src/index.ts';
import { all, drawsOf, table, the, typesOf } from '../../testing/index.ts';
import { duel } from './toys/duel.ts';
import { harbour } from './toys/harbour.ts';

/** Seat 0 has the turn and two cards, and seat 1 is the watchman. */
function harbourAtTurn() {
  return table(harbour, {
    chance: fastChance(1),
    arrange(state) {
      const cards = [...state.pool, ...state.market, ...state.players.flatMap(({ hand }) => hand)].sort();
      for (const player of state.players) player.hand = cards.splice(0, 2);
      state.market = cards.splice(0, 3);
      state.pool = cards;
      state.watchman = 1;
      state.stack = [{ name: 'turn', seat: 0 }];
    },
  });
}

test('the chance of a move is scripted, and only its owner hears which card was drawn', () => {
  const t = harbourAtTurn();
  t.play(0, { type: 'draw' }, [2]);
  expect(t.state.players[0]!.hand).toEqual(['amber-1', 'amber-2', 'cloth-5']);
  expect(t.events).toEqual([{ type: 'cardDrawn', seat: 0, card: 'cloth-5' }]);
  expect(t.heard(0)).toEqual(t.events);
  expect(t.heard(1)).toEqual([{ type: 'cardDrawn', seat: 0 }]);
  expect(t.view(null).poolSize).toBe(7);
  expect(t.toAct).toEqual([1]);
});

test.each([
  ['too short', []],
  ['too long', [2, 0]],
  ['out of range', [8]],
])('a script that is %s is refused and nothing has happened', (_, draws) => {
  const t = harbourAtTurn();
  const before = JSON.stringify(t.match);
  expect(() => t.play(0, { type: 'draw' }, draws)).toThrow(ScriptError);
  expect(JSON.stringify(t.match)).toBe(before);
});

test('an illegal move throws; its refusal can be read', () => {
  const t = harbourAtTurn();
  expect(() => t.play(0, { type: 'lay', card: 'spice-5' })).toThrow(IllegalMove);
  expect(t.refuses(0, { type: 'lay', card: 'spice-5' }).rule).toBe('H2');
  expect(() => t.refuses(0, { type: 'draw' })).toThrow('seat 0 may play {"type":"draw"}');
});

test('a table can start from a whole state', () => {
  const t = table(duel, { state: { round: 3, wins: [1, 1], shown: ['rock', null] } });
  expect(t.moves(1)).toHaveLength(3);
  t.play(1, { type: 'show', sign: 'paper' });
  expect(t.events.map(({ type }) => type)).toEqual(['signChosen', 'signsShown']);
  expect(t.payoffs).toEqual([0, 1]);
});

test('a table that the rules do not know is not set', () => {
  expect(() => table(duel, { state: { round: 0.5, wins: [], shown: [] } })).toThrow('no such table: not a duel');
});

test('events are found by their type', () => {
  const [drawn, laid, drawnAgain] = [{ type: 'drawn', card: 1 }, { type: 'laid' }, { type: 'drawn', card: 2 }];
  const events = [drawn, laid, drawnAgain];
  expect(the(events, 'drawn')).toBe(drawn);
  expect(all(events, 'drawn')).toEqual([drawn, drawnAgain]);
  expect(typesOf(events)).toEqual(['drawn', 'laid', 'drawn']);
  expect(() => the(events, 'won')).toThrow('no won among drawn, laid, drawn');
});

test('draws are said by what comes out of a pool', () => {
  const pool = ['a', 'b', 'c', 'd'];
  for (const wanted of [
    ['a', 'd', 'b'],
    ['d', 'c', 'b', 'a'],
    ['b', 'a'],
  ]) {
    const chance = scripted(drawsOf(pool, wanted));
    const left = [...pool];
    expect(wanted.map(() => chance.draw(left))).toEqual(wanted);
    chance.finish();
  }
  expect(() => drawsOf(pool, ['a', 'a'])).toThrow('there is no a to draw');
});
