/** A wrong move is refused with the rule that forbids it, and changes nothing. */

import { expect, test } from 'vitest';
import { type Malformed, testRefusals, type Wrong } from '../../../test/refused.ts';
import { refusalSentence } from '../../refusals.ts';
import { circusCombat } from '../rules.ts';
import { words as german } from '../words/de/words.ftl.ts';
import { words as english } from '../words/en/words.ftl.ts';
import { KEEP, place, rerolled, rerolling, resolve, resolving, rethrow, scenario, swap } from './scenario.ts';

const rethrowing = () => scenario({ stage: { 1: 'A8', 2: 'T8 K4' } }, 'K4 K1 K1 R2');
const placing = () => {
  const game = scenario({ stage: { 1: 'A8 G1', 2: 'T8 K4', 3: 'V6 G2', 4: 'A5' } }, 'K4 K1 K1 R2');
  game.go(KEEP);
  return game;
};
const placingBesideReady = () => {
  const game = placing();
  game.go(place(1, 2));
  return game;
};
const swapping = () => {
  const game = scenario(
    { stage: { 1: 'A1 G4 G4 G2', 2: 'V8 K1' }, queues: [[], ['A10 G5 G5', 'T8 G3 G3']] },
    'K2 K6 K6 R1',
  );
  game.keepAnd([place(1, 1), place(4, 2)]);
  return game;
};

/** The first is legal; the second names a die that is not there. */
const PLACE_ALL = {
  type: 'placeAll',
  places: [
    { die: 1, slot: 2 },
    { die: 7, slot: 1 },
  ],
};

const CASES: readonly Wrong[] = [
  ["a rethrow in the rival's turn", rethrowing, 1, KEEP, 'CIRCUS-8', 'notYourTurn'],
  ["a placement in the rival's turn", placing, 1, place(1, 2), 'CIRCUS-8', 'notYourTurn'],
  ['placing before the rethrow', rethrowing, 0, place(1, 1), 'CIRCUS-R13', 'asks.rethrow'],
  [
    'placing everything before the rethrow',
    rethrowing,
    0,
    { type: 'placeAll', places: [{ die: 1, slot: 1 }] },
    'CIRCUS-R13',
    'asks.rethrow',
  ],
  ['rethrowing a die that is not there', rethrowing, 0, rethrow(5), 'CIRCUS-9', 'noSuchDie'],
  ['rethrowing a die twice', rethrowing, 0, rethrow(2, 2), 'CIRCUS-R13', 'thrownTwice'],
  ['a second rethrow', placing, 0, rethrow(1), 'CIRCUS-R15', 'asks.place'],
  ['resolving while dice are left', placingBesideReady, 0, resolve(2), 'CIRCUS-R15', 'asks.place'],
  ['a die that is not there', placing, 0, place(5, 1), 'CIRCUS-9', 'noSuchDie'],
  ['a die 0', placing, 0, place(0, 1), 'CIRCUS-9', 'noSuchDie'],
  ['a slot that is not there', placing, 0, place(1, 9), 'CIRCUS-4', 'noSuchSlot'],
  ['a vacant slot', placing, 0, place(1, 8), 'CIRCUS-R26', 'vacantSlot'],
  ['a die that lies already', placingBesideReady, 0, place(1, 4), 'CIRCUS-R20', 'dieLies'],
  ['a ready trick', placingBesideReady, 0, place(2, 2), 'CIRCUS-R21', 'trickIsReady'],
  ['a die that does not fit', placing, 0, place(1, 1), 'CIRCUS-12', 'misfit'],
  ['the slot of the rerolled trick', rerolled, 0, place(1, 1), 'CIRCUS-R28', 'rerolledSlot'],
  ['placing while a trick is chosen', resolving, 0, place(1, 1), 'CIRCUS-R22', 'asks.resolve'],
  ['a trick that is not ready', resolving, 0, resolve(3), 'CIRCUS-16', 'notReady'],
  ['no trick at all', resolving, 0, resolve(8), 'CIRCUS-16', 'notReady'],
  ['placing before the reroll is answered', rerolling, 0, place(1, 1), 'CIRCUS-23', 'asks.reroll'],
  ["swapping in the rival's show", swapping, 0, swap(1), 'CIRCUS-R27', 'ownerSwaps'],
  ['going on before the swap', swapping, 0, KEEP, 'CIRCUS-R27', 'ownerSwaps'],
  ['rethrowing instead of a swap', swapping, 1, KEEP, 'CIRCUS-22', 'asks.swap'],
  ['swapping the last with nothing', swapping, 1, swap(3), 'CIRCUS-R27', 'noNeighbours'],
  ['placements of which a later one is wrong', placing, 0, PLACE_ALL, 'CIRCUS-9', 'noDieLeft'],
  ['swapping from 0', swapping, 1, swap(0), 'CIRCUS-R27', 'noNeighbours'],
];

test('CIRCUS-12: the refusal of a misfit says what would fit', () => {
  const refusal = placing().why(0, place(4, 2))!;
  expect(refusalSentence(english, refusal)).toBe('A 2 does not fit there: Two on One Hoop takes 4.');
  expect(refusalSentence(german, refusal)).toBe('Eine 2 passt dort nicht: „Zwei an einem Reifen“ nimmt 4.');
});

test('acts whose names hold an “and” are listed as acts', () => {
  const refusal = { rule: 'CIRCUS-16', key: 'notReady', values: { cards: ['V6', 'A10'] } };
  expect(refusalSentence(german, refusal)).toBe(
    `Nur eine fertige Nummer wird vergeben: „${german.act('V6')}“ und „${german.act('A10')}“.`,
  );
  expect(refusalSentence(english, refusal)).toBe(
    `Only a ready trick can be handled: ${english.act('V6')} and ${english.act('A10')} are.`,
  );
});

const MALFORMED: readonly Malformed[] = [
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
  ['rethrowing half a die', rethrowing, 0, rethrow(1.5), 'form'],
  ['a slot by name', placing, 0, { type: 'place', die: 1, slot: 'T8' }, 'form'],
  ['a reroll that is neither yes nor no', rerolling, 0, { type: 'reroll', yes: 'maybe' }, 'form'],
  ['placements that are none', placing, 0, { type: 'placeAll', places: [{ die: 1 }] }, 'form'],
  ['placements with more to say', placing, 0, { type: 'placeAll', places: [], gently: true }, 'form'],
];

testRefusals(circusCombat, {
  rules: new URL('..', import.meta.url),
  languages: [english, german],
  cases: CASES,
  malformed: MALFORMED,
});

test('placements of which the first is illegal are refused for its reason', () => {
  const game = placing();
  const refusalOf = (die: number) => game.why(0, { type: 'placeAll', places: [{ die, slot: 1 }] });
  expect(refusalOf(1)).toMatchObject({ rule: 'CIRCUS-12', key: 'misfit' });
  expect(refusalOf(7)).toMatchObject({ rule: 'CIRCUS-9', key: 'noSuchDie' });
  expect(() => game.go({ type: 'placeAll', places: [{ die: 1, slot: 1 }] })).toThrow(/CIRCUS-12/);
  expect(() => game.go({ type: 'placeAll', places: [{ die: 7, slot: 1 }] })).toThrow(/CIRCUS-9/);
});
