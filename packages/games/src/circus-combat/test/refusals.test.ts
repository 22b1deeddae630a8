/** A wrong move is refused with the rule that forbids it, and changes nothing. */

import { readFileSync } from 'node:fs';
import { copyPlain } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { KEEP, place, reroll, resolve, rethrow, swap, type Tent, tent } from './tent.ts';

const RULES = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const rethrowing = () => tent({ stage: { 1: 'A8', 2: 'T8 K4' } }, 'K4 K1 K1 R2');
const placing = () => {
  const game = tent({ stage: { 1: 'A8 G1', 2: 'T8 K4', 3: 'V6 G2', 4: 'A5' } }, 'K4 K1 K1 R2');
  game.go(KEEP);
  return game;
};
const placingBesideReady = () => {
  const game = placing();
  game.go(place(1, 2));
  return game;
};
const resolving = () => {
  const game = tent({ stage: { 1: 'A10 K1', 2: 'T8 K4', 3: 'A8' } }, 'K4 K1 K3 R3');
  game.keepAnd([place(1, 2), place(2, 1), place(3, 3), place(4, 3)]);
  return game;
};
const rerolling = () => {
  const game = tent({ stage: { 1: 'T8 R4', 2: 'A8 K1' } }, 'K2 K3 K3 R4');
  game.keepAnd([place(4, 1)]);
  return game;
};
const rerolled = () => {
  const game = rerolling();
  game.go(reroll(true), 1, 1);
  return game;
};
const swapping = () => {
  const game = tent(
    { stage: { 1: 'A1 G4 G4 G2', 2: 'V8 K1' }, queues: [[], ['A10 G5 G5', 'T8 G3 G3']] },
    'K2 K6 K6 R1',
  );
  game.keepAnd([place(1, 1), place(4, 2)]);
  return game;
};

test.each<[string, () => Tent, number, unknown, string]>([
  ["a rethrow in the rival's turn", rethrowing, 1, KEEP, 'CIRCUS-8'],
  ["a placement in the rival's turn", placing, 1, place(1, 2), 'CIRCUS-8'],
  ['placing before the rethrow', rethrowing, 0, place(1, 1), 'CIRCUS-R13'],
  [
    'placing everything before the rethrow',
    rethrowing,
    0,
    { type: 'placeAll', places: [{ die: 1, slot: 1 }] },
    'CIRCUS-R13',
  ],
  ['rethrowing a die that is not there', rethrowing, 0, rethrow(5), 'CIRCUS-9'],
  ['rethrowing half a die', rethrowing, 0, rethrow(1.5), 'CIRCUS-9'],
  ['rethrowing a die twice', rethrowing, 0, rethrow(2, 2), 'CIRCUS-R13'],
  ['a second rethrow', placing, 0, rethrow(1), 'CIRCUS-R15'],
  ['resolving while dice are left', placingBesideReady, 0, resolve(2), 'CIRCUS-R15'],
  ['a die that is not there', placing, 0, place(5, 1), 'CIRCUS-9'],
  ['a die 0', placing, 0, place(0, 1), 'CIRCUS-9'],
  ['a slot that is not there', placing, 0, place(1, 9), 'CIRCUS-4'],
  ['a slot by name', placing, 0, { type: 'place', die: 1, slot: 'T8' }, 'CIRCUS-4'],
  ['a vacant slot', placing, 0, place(1, 8), 'CIRCUS-R26'],
  ['a die that lies already', placingBesideReady, 0, place(1, 4), 'CIRCUS-R20'],
  ['a ready trick', placingBesideReady, 0, place(2, 2), 'CIRCUS-R21'],
  ['a die that does not fit', placing, 0, place(1, 1), 'CIRCUS-12'],
  ['the slot of the rerolled trick', rerolled, 0, place(1, 1), 'CIRCUS-R28'],
  ['placing while a trick is chosen', resolving, 0, place(1, 1), 'CIRCUS-R22'],
  ['a trick that is not ready', resolving, 0, resolve(3), 'CIRCUS-16'],
  ['no trick at all', resolving, 0, resolve(8), 'CIRCUS-16'],
  ['placing before the reroll is answered', rerolling, 0, place(1, 1), 'CIRCUS-23'],
  ['a reroll that is neither yes nor no', rerolling, 0, { type: 'reroll', yes: 'maybe' }, 'CIRCUS-23'],
  ["swapping in the rival's show", swapping, 0, swap(1), 'CIRCUS-R27'],
  ['going on before the swap', swapping, 0, KEEP, 'CIRCUS-R27'],
  ['rethrowing instead of a swap', swapping, 1, KEEP, 'CIRCUS-22'],
  ['swapping the last with nothing', swapping, 1, swap(3), 'CIRCUS-R27'],
  ['swapping from 0', swapping, 1, swap(0), 'CIRCUS-R27'],
])('%s is refused', (_, table, seat, move, rule) => {
  const game = table();
  const before = copyPlain(game.match);
  const refusal = game.why(seat, move);
  expect(refusal?.rule).toBe(rule);
  expect(refusal?.text).toMatch(/^[A-Z].*[.]$/);
  expect(RULES).toContain(`- **${rule}** `);
  expect(() => game.play(seat, move)).toThrow(refusal!.text);
  expect(game.match).toEqual(before);
});

test('CIRCUS-12: the refusal of a misfit says what would fit', () => {
  expect(placing().why(0, place(4, 2))?.text).toBe('A 2 does not fit there: Two on One Hoop takes 4.');
});

test.each<[string, () => Tent, number, unknown, string]>([
  ['a seat that is not there', rethrowing, 2, KEEP, 'seat'],
  ['a seat that is half there', rethrowing, 0.5, KEEP, 'seat'],
  ['nothing', rethrowing, 0, null, 'form'],
  ['a number', rethrowing, 0, 7, 'form'],
  ['a list', rethrowing, 0, [], 'form'],
  ['an object without a type', rethrowing, 0, { dice: [] }, 'form'],
  ['a move of another game', rethrowing, 0, { type: 'castle', side: 'queen' }, 'form'],
  ['a type that every object has', rethrowing, 0, { type: 'constructor' }, 'form'],
  ['a concession with more to say', rethrowing, 0, { type: 'concede', why: 'bored' }, 'form'],
  ['a rethrow of nothing said', rethrowing, 0, { type: 'rethrow' }, 'form'],
  ['a rethrow of everything', rethrowing, 0, { type: 'rethrow', dice: 'all' }, 'form'],
  ['a rethrow with more to say', rethrowing, 0, { ...KEEP, blow: true }, 'form'],
  ['a placement without a slot', placing, 0, { type: 'place', die: 1 }, 'form'],
  ['a placement with more to say', placing, 0, { type: 'place', die: 1, slot: 2, gently: true }, 'form'],
  ['placements that are none', placing, 0, { type: 'placeAll', places: [{ die: 1 }] }, 'form'],
  ['placements with more to say', placing, 0, { type: 'placeAll', places: [], gently: true }, 'form'],
])('%s is refused as no move at all', (_, table, seat, move, rule) => {
  const game = table();
  const before = copyPlain(game.match);
  expect(game.why(seat, move)?.rule).toBe(rule);
  expect(() => game.play(seat, move)).toThrow();
  expect(game.match).toEqual(before);
});

test('placements of which the first is illegal are refused for its reason', () => {
  const game = placing();
  expect(() => game.go({ type: 'placeAll', places: [{ die: 1, slot: 1 }] })).toThrow(/does not fit there/);
  expect(() => game.go({ type: 'placeAll', places: [{ die: 7, slot: 1 }] })).toThrow(/numbered 1 to 4/);
  expect(game.why(0, { type: 'placeAll', places: [{ die: 1, slot: 2 }] })).toMatchObject({ rule: 'CIRCUS-9' });
});
