/** Every rule of Windfall, by its number. */

import { fastChance } from '@roundhouse/kernel';
import { meetingReasons, table } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { byKind, FRUITS, type Fruit } from '../content/fruits.ts';
import { sellerAmong, windfall, winnersOf } from '../rules.ts';
import type { Options, State } from '../shapes.ts';

const reasons = meetingReasons(windfall);

interface Scene {
  /** A hand for each seat, as in 'apple1 pear2'. */
  readonly hands: readonly string[];
  readonly row?: string;
  /** What hangs on the tree; all that is not named, where left out. */
  readonly tree?: string;
  readonly options?: Partial<Options>;
  readonly asks?: number;
  readonly points?: readonly number[];
  readonly magpies?: readonly number[];
}

const fruitsIn = (text: string): Fruit[] => text.split(' ').filter(Boolean) as Fruit[];

/** A table with these fruits where they are said to be; the rest is out of the game. */
function scene({ hands, row = '', tree, options, asks = 0, points = [], magpies = [] }: Scene) {
  const used = fruitsIn([...hands, row].join(' '));
  const rest = FRUITS.filter(fruit => !used.includes(fruit));
  const onTree = tree === undefined ? rest : fruitsIn(tree);
  const agreed = { row: 4, magpies: 1, ...options };
  const state: State = {
    options: agreed,
    row: fruitsIn(row),
    tree: onTree,
    gone: rest.filter(fruit => !onTree.includes(fruit)),
    next: asks,
    players: hands.map((hand, seat) => ({
      points: points[seat] ?? 0,
      pressed: 0,
      magpies: magpies[seat] ?? agreed.magpies,
      hand: fruitsIn(hand).sort(byKind),
    })),
    stack: [{ name: 'turn' }, { name: 'acting', seat: asks }],
  };
  return table(windfall, { seats: hands.length, state });
}

const trade = (take: Fruit, give: Fruit) => ({ type: 'trade', take, give });
const press = (fruits: string) => ({ type: 'press', fruits: fruitsIn(fruits) });
const wait = { type: 'wait' };
const take = (fruit: Fruit | null) => ({ type: 'take', fruit });
const offer = (fruit: Fruit) => ({ type: 'offer', fruit });
const sendMagpie = (fruit: Fruit) => ({ type: 'sendMagpie', fruit });

const MIXED = 'apple1 pear2 plum3 quince4';
const ROW = 'apple5 pear6 plum7 quince8';
const OTHER = 'apple9 pear1 plum1 quince1';

// ---- Set-up

test('WINDFALL-1 two to four players', () => {
  expect(windfall.seats).toEqual({ min: 2, max: 4 });
});

test('WINDFALL-2 WINDFALL-3 WINDFALL-4 WINDFALL-6 the set-up', () => {
  // Four fruits a hand, the row, and who begins: always the last of the tree.
  const places = Array.from({ length: 12 }, (_, drawn) => 35 - drawn);
  const on = table(windfall, { chance: [...places, 1] });
  expect(FRUITS).toHaveLength(36);
  expect(on.state.players.map(({ hand }) => hand)).toEqual([
    ['quince6', 'quince7', 'quince8', 'quince9'],
    ['quince2', 'quince3', 'quince4', 'quince5'],
  ]);
  expect(on.state.row).toEqual(['quince1', 'plum9', 'plum8', 'plum7']);
  expect(on.state.tree).toHaveLength(24);
  expect(on.toAct).toEqual([1]);
  expect(on.view(0).players.map(({ hand, fruits }) => [hand?.length ?? null, fruits])).toEqual([
    [4, 4],
    [null, 4],
  ]);
});

test.each([3, 4, 5])('WINDFALL-4 a row of %i, if that was agreed', row => {
  expect(table(windfall, { options: { row }, chance: fastChance(1) }).state.row).toHaveLength(row);
});

test('WINDFALL-5 as many magpies as agreed', () => {
  const magpiesWith = (options: Partial<Options>) =>
    table(windfall, { seats: 3, options, chance: fastChance(1) }).state.players.map(({ magpies }) => magpies);
  expect(magpiesWith({})).toEqual([1, 1, 1]);
  expect(magpiesWith({ magpies: 0 })).toEqual([0, 0, 0]);
  expect(() => magpiesWith({ magpies: 3 })).toThrow(/0 to 2/);
});

test('WINDFALL-6 turns go round', () => {
  const on = scene({ hands: [MIXED, OTHER], row: ROW, asks: 1 });
  on.play(1, wait, [0]);
  expect(on.toAct).toEqual([0]);
  on.play(0, wait, [0]);
  expect(on.toAct).toEqual([1]);
});

// ---- A turn

test('WINDFALL-7 a turn trades, presses or waits', () => {
  const on = scene({ hands: ['apple1 apple2 apple3 pear1', OTHER.replace('pear1', 'pear9')], row: 'plum2 plum5' });
  expect(new Set(on.moves(0).map(({ type }) => type))).toEqual(new Set(['trade', 'press', 'wait']));
  expect(reasons.refused(on.match, 1, wait)).toEqual({ rule: 'WINDFALL-7', key: 'notYourTurn' });
  expect(reasons.refused(on.match, 0, take(null))).toEqual({ rule: 'WINDFALL-7', key: 'asks.acting' });
});

test('WINDFALL-8 a trade takes a fruit out of the row and gives one to its young end', () => {
  const on = scene({ hands: [MIXED, OTHER], row: ROW, tree: 'quince9 plum9' });
  on.play(0, trade('apple5', 'apple1'), [0]);
  expect(on.events[0]).toEqual({ type: 'traded', seat: 0, take: 'apple5', give: 'apple1' });
  expect(on.state.players[0]!.hand).toEqual(['apple5', 'pear2', 'plum3', 'quince4']);
  expect(on.state.row).toEqual(['plum7', 'quince8', 'apple1', 'quince9']);
});

test('WINDFALL-9 only what lies in the row is taken, and only what one holds is given', () => {
  const on = scene({ hands: [MIXED, OTHER], row: ROW });
  expect(reasons.refused(on.match, 0, trade('apple9', 'apple1'))).toEqual({
    rule: 'WINDFALL-9',
    key: 'notInRow',
    values: { fruit: 'apple9' },
  });
  expect(reasons.refused(on.match, 0, trade('apple5', 'apple9'))).toEqual({
    rule: 'WINDFALL-9',
    key: 'notHeld',
    values: { fruit: 'apple9' },
  });
});

test('WINDFALL-10 what is given is of the same kind, or at least as ripe', () => {
  const on = scene({ hands: [MIXED, OTHER], row: 'apple2 pear4 plum9 quince9' });
  const given = (taken: Fruit) =>
    on.moves(0).flatMap(move => (move.type === 'trade' && move.take === taken ? [move.give] : []));
  expect(given('apple2')).toEqual(['apple1', 'pear2', 'plum3', 'quince4']);
  expect(given('pear4')).toEqual(['pear2', 'quince4']);
  expect(given('plum9')).toEqual(['plum3']);
  expect(reasons.refused(on.match, 0, trade('pear4', 'plum3'))).toEqual({
    rule: 'WINDFALL-10',
    key: 'worthLess',
    values: { give: 'plum3', take: 'pear4' },
  });
});

test('WINDFALL-11 three of one kind or of one ripeness are pressed, and out of the game', () => {
  const on = scene({
    hands: ['apple1 apple4 apple9 pear1', 'quince1 quince2 plum1 plum2'],
    row: ROW,
    tree: 'pear3 pear4 pear5',
  });
  expect(on.moves(0).filter(({ type }) => type === 'press')).toEqual([press('apple1 apple4 apple9')]);
  expect(reasons.refused(on.match, 0, press('apple1 apple4 pear1'))).toEqual({ rule: 'WINDFALL-11', key: 'noSet' });
  expect(reasons.refused(on.match, 0, press('apple1 apple4 apple8'))).toEqual({
    rule: 'WINDFALL-11',
    key: 'notHeld',
    values: { fruit: 'apple8' },
  });
  on.play(0, press('apple1 apple4 apple9'), [0, 0, 0]);
  expect(on.state.gone).toEqual(expect.arrayContaining(['apple1', 'apple4', 'apple9']));
  expect(on.state.players[0]!.pressed).toBe(1);
});

test('WINDFALL-11 the same fruit three times is no set', () => {
  const on = scene({ hands: [MIXED, OTHER], row: ROW });
  expect(() => on.play(0, press('apple1 apple1 apple1'))).toThrow();
});

test.each([
  ['apple1 apple3 apple5', 'pear1', 3],
  ['apple4 apple5 apple6', 'pear1', 5],
  ['apple7 pear7 plum7', 'pear1', 6],
])('WINDFALL-12 %s', (set, fourth, points) => {
  const on = scene({ hands: [`${set} ${fourth}`, 'quince1 quince2 quince3 quince4'], row: 'plum8', tree: '' });
  on.play(0, press(set));
  expect(on.events[0]).toEqual({ type: 'pressed', seat: 0, fruits: fruitsIn(set), points });
  expect(on.state.players[0]!.points).toBe(points);
});

const sameRipeness = (row = 'plum8 plum9') =>
  scene({ hands: ['apple7 pear7 plum7 pear1', 'quince1 quince2 quince3 quince4'], row, tree: 'pear3 pear4 pear5' });

test('WINDFALL-13 three of one ripeness also take a fruit out of the row', () => {
  const on = sameRipeness();
  on.play(0, press('apple7 pear7 plum7'));
  expect(on.toAct).toEqual([0]);
  expect(on.moves(0)).toEqual([take('plum8'), take('plum9'), take(null)]);
  expect(reasons.refused(on.match, 0, take('apple1'))).toMatchObject({ rule: 'WINDFALL-13', key: 'notInRow' });
  expect(reasons.refused(on.match, 0, wait)).toEqual({ rule: 'WINDFALL-13', key: 'asks.taking' });
  on.play(0, take('plum8'), [0, 0]);
  expect(on.state.row).toEqual(['plum9']);
  expect(on.state.players[0]!.hand).toEqual(['pear1', 'pear3', 'pear5', 'plum8']);
});

test('WINDFALL-13 taking nothing is allowed, and an empty row asks nothing', () => {
  const on = sameRipeness();
  on.play(0, press('apple7 pear7 plum7'));
  on.play(0, take(null), [0, 0, 0]);
  expect(on.state.row).toEqual(['plum8', 'plum9']);
  const without = sameRipeness('');
  without.play(0, press('apple7 pear7 plum7'), [0, 0, 0]);
  expect(without.state.stack.at(-1)!.name).toBe('offering');
});

test('WINDFALL-14 the hand is refilled in secret, as far as the tree goes', () => {
  const hands = ['apple1 apple4 apple9 pear1', 'quince1 quince2 plum1 plum2'];
  const on = scene({ hands, row: ROW, tree: 'pear3 pear4 pear5 pear7' });
  on.play(0, press('apple1 apple4 apple9'), [0, 0, 0]);
  expect(on.state.players[0]!.hand).toEqual(['pear1', 'pear3', 'pear5', 'pear7']);
  expect(on.heard(0)).toContainEqual({ type: 'picked', seat: 0, count: 3, fruits: ['pear3', 'pear5', 'pear7'] });
  expect(on.heard(1)).toContainEqual({ type: 'picked', seat: 0, count: 3, fruits: null });
  const bare = scene({ hands, row: ROW, tree: 'pear3' });
  bare.play(0, press('apple1 apple4 apple9'), [0]);
  expect(bare.state.players[0]!.hand).toEqual(['pear1', 'pear3']);
});

test('WINDFALL-15 waiting is always allowed and does nothing', () => {
  const on = scene({ hands: ['', OTHER], row: '', tree: 'pear5' });
  expect(on.moves(0)).toEqual([wait]);
  const before = structuredClone(on.state.players);
  on.play(0, wait, [0]);
  expect(on.state.players).toEqual(before);
});

// ---- The market

/** Seat 1 of three has pressed, and the market is open. */
function market(tree = '') {
  const on = scene({
    hands: ['pear5 pear9', 'apple1 apple4 apple9 pear1', 'quince5 plum2'],
    row: 'plum8 quince8',
    tree,
    asks: 1,
  });
  on.play(
    1,
    press('apple1 apple4 apple9'),
    fruitsIn(tree)
      .slice(0, 3)
      .map(() => 0),
  );
  return on;
}

test('WINDFALL-16 all who hold fruit choose in secret, and all is shown together', () => {
  const on = market();
  expect(on.toAct).toEqual([0, 1, 2]);
  expect(on.moves(0)).toEqual([offer('pear5'), offer('pear9')]);
  expect(reasons.refused(on.match, 0, offer('pear1'))).toMatchObject({ rule: 'WINDFALL-16', key: 'notHeld' });
  expect(reasons.refused(on.match, 1, wait)).toEqual({ rule: 'WINDFALL-16', key: 'asks.offering' });
  on.play(0, offer('pear5'));
  expect(on.events).toEqual([{ type: 'chose', seat: 0 }]);
  expect(on.toAct).toEqual([1, 2]);
  expect([on.view(0).chosen, on.view(1).chosen]).toEqual(['pear5', null]);
  expect(on.view(1).asking?.answered).toEqual([true, false, false]);
  on.play(1, offer('pear1'));
  on.play(2, offer('plum2'));
  expect(on.events).toContainEqual({ type: 'offered', fruits: ['pear5', 'pear1', 'plum2'] });
});

test('WINDFALL-16 whoever holds nothing is not asked, and nobody is where nobody holds any', () => {
  const on = scene({ hands: ['apple1 apple2 apple4', 'pear1', ''], row: 'plum8', tree: '' });
  on.play(0, press('apple1 apple2 apple4'));
  expect(on.toAct).toEqual([1]);
  const nobody = scene({ hands: ['apple1 apple2 apple4', ''], row: 'plum8', tree: '' });
  nobody.play(0, press('apple1 apple2 apple4'));
  expect(nobody.payoffs).toEqual([1, 0]);
});

test.each<[readonly (Fruit | null)[], number | null]>([
  [['apple3', 'pear5'], 1],
  [['apple9', 'pear1'], 1],
  [['apple5', 'pear5', 'plum2'], 2],
  [['apple5', 'pear5'], null],
  [['apple9', null], 0],
  [[null, 'apple1'], 1],
])('WINDFALL-17 of %j seat %j sells', (fruits, seat) => {
  expect(sellerAmong(fruits)).toBe(seat);
});

test('WINDFALL-17 selling is worth 2 points', () => {
  const on = market();
  on.play(0, offer('pear5'));
  on.play(1, offer('pear1'));
  on.play(2, offer('quince5'));
  expect(on.events).toContainEqual({ type: 'sold', seat: 1 });
  expect(on.state.players[1]!.points).toBe(5);
});

test('WINDFALL-18 market fruits are out of the game, and all pick anew from whoever pressed on', () => {
  const on = market('pear3 pear4 pear6 plum3 plum4');
  on.play(0, offer('pear5'));
  on.play(1, offer('pear1'));
  on.play(2, offer('plum2'), [0, 0]);
  expect(on.state.gone).toEqual(expect.arrayContaining(['pear1', 'pear5', 'plum2']));
  // Two were left on the tree: for seats 1 and 2. Then it was empty, and the game over.
  expect(on.events.flatMap(event => (event.type === 'picked' ? [event.seat] : []))).toEqual([1, 2]);
});

// ---- The grass

test('WINDFALL-19 fruits fall until there is one more than agreed, or the tree is empty', () => {
  const on = scene({ hands: [MIXED, OTHER], row: 'plum8 quince8', tree: 'pear3 pear4 pear6 plum4' });
  on.play(0, wait, [0, 0, 0]);
  expect(on.events).toContainEqual({ type: 'fell', fruits: ['pear3', 'plum4', 'pear6'] });
  const bare = scene({ hands: [MIXED, OTHER], row: 'plum8 quince8', tree: 'pear3' });
  bare.play(0, wait, [0]);
  expect(bare.state.row).toEqual(['plum8', 'quince8', 'pear3']);
});

test('WINDFALL-20 then the oldest rots', () => {
  const on = scene({ hands: [MIXED, OTHER], row: ROW, tree: 'pear3' });
  on.play(0, wait, [0]);
  expect(on.events).toContainEqual({ type: 'rotted', fruit: 'apple5' });
  expect(on.state.row).toEqual(['pear6', 'plum7', 'quince8', 'pear3']);
  expect(on.state.gone).toContain('apple5');
});

test('WINDFALL-21 a full row of a single kind brings a storm, and magpies back', () => {
  const on = scene({
    hands: [MIXED, OTHER],
    row: 'quince9 pear3 pear4 pear5',
    tree: 'pear6 plum4 plum5 plum6 quince6',
    magpies: [0, 1],
  });
  on.play(0, wait, [0, 0, 0, 0, 0]);
  expect(on.events.at(-1)).toEqual({ type: 'stormed', row: ['quince6', 'plum6', 'plum5', 'plum4'] });
  expect(on.state.gone).toEqual(expect.arrayContaining(['pear3', 'pear4', 'pear5', 'pear6']));
  expect(on.state.players.map(({ magpies }) => magpies)).toEqual([1, 1]);
  expect(on.toAct).toEqual([1]);
});

test('WINDFALL-21 a storm can go on, and a short row brings none', () => {
  const on = scene({
    hands: [MIXED, OTHER],
    row: 'quince9 pear3 pear4',
    tree: 'pear5 plum4 plum5 plum6',
    options: { row: 3 },
  });
  on.play(0, wait, [0, 0, 0, 0]);
  expect(on.events.filter(({ type }) => type === 'stormed')).toEqual([
    { type: 'stormed', row: ['plum6', 'plum5', 'plum4'] },
    { type: 'stormed', row: [] },
  ]);
  const short = scene({ hands: [MIXED, OTHER], row: 'pear3 pear4', tree: 'pear5' });
  short.play(0, wait, [0]);
  expect(short.state.row).toEqual(['pear3', 'pear4', 'pear5']);
});

// ---- Magpies

test('WINDFALL-22 a magpie flies while somebody else thinks, once', () => {
  const on = scene({ hands: [MIXED, OTHER], row: ROW });
  expect(on.moves(1)).toEqual(fruitsIn(ROW).map(sendMagpie));
  expect(on.toAct).toEqual([0]);
  expect(reasons.refused(on.match, 0, sendMagpie('apple5'))).toEqual({ rule: 'WINDFALL-22', key: 'ownTurn' });
  expect(reasons.refused(on.match, 1, sendMagpie('apple1'))).toEqual({
    rule: 'WINDFALL-22',
    key: 'notInRow',
    values: { fruit: 'apple1' },
  });
  on.play(1, sendMagpie('apple5'), [6]);
  expect(on.toAct).toEqual([0]);
  expect(on.moves(1)).toEqual([]);
  expect(reasons.refused(on.match, 1, sendMagpie('pear6'))).toEqual({ rule: 'WINDFALL-22', key: 'noMagpie' });
});

test('WINDFALL-22 no magpie disturbs the market', () => {
  const on = market();
  expect(reasons.refused(on.match, 0, sendMagpie('plum8'))).toEqual({ rule: 'WINDFALL-16', key: 'asks.offering' });
});

test.each([
  [1, true],
  [2, false],
  [6, false],
])('WINDFALL-23 a magpie that throws a %i', (face, isDropped) => {
  const on = scene({ hands: [MIXED, OTHER], row: ROW });
  on.play(1, sendMagpie('pear6'), [face]);
  expect(on.events).toEqual([{ type: 'magpieFlew', seat: 1, fruit: 'pear6', face, isDropped }]);
  expect(on.state.row.includes('pear6')).toBe(isDropped);
  expect(on.state.gone.includes('pear6')).toBe(!isDropped);
});

test('WINDFALL-24 the last fruit of the row is safe', () => {
  const on = scene({ hands: [MIXED, OTHER], row: 'plum8' });
  expect(reasons.refused(on.match, 1, sendMagpie('plum8'))).toEqual({ rule: 'WINDFALL-24', key: 'lastFruit' });
});

// ---- The end

test('WINDFALL-25 an empty tree ends the game, and the ripest hand is worth 2 points', () => {
  const on = scene({ hands: [MIXED, OTHER], row: ROW, tree: '', points: [1, 0] });
  on.play(0, wait);
  expect(on.events.slice(-2)).toEqual([
    { type: 'handsShown', hands: [fruitsIn(MIXED), fruitsIn(OTHER)], best: 1 },
    { type: 'over', points: [1, 2], winners: [1] },
  ]);
  expect(on.payoffs).toEqual([0, 1]);
  expect(on.view(0).players[1]!.hand).toEqual(fruitsIn(OTHER));
});

test('WINDFALL-25 equally ripe hands get nothing', () => {
  const on = scene({ hands: ['apple3', 'pear3'], row: ROW, tree: '' });
  on.play(0, wait);
  expect(on.payoffs).toEqual([0.5, 0.5]);
  expect(on.state.players.map(({ points }) => points)).toEqual([0, 0]);
});

test('WINDFALL-26 most points win, then most pressed, then they share', () => {
  const player = (points: number, pressed: number) => ({ points, pressed, magpies: 0, hand: [] });
  expect(winnersOf({ players: [player(5, 0), player(4, 1)] })).toEqual([0]);
  expect(winnersOf({ players: [player(5, 1), player(5, 2)] })).toEqual([1]);
  expect(winnersOf({ players: [player(5, 1), player(5, 1), player(2, 3)] })).toEqual([0, 1]);
});

test('every reason against a move was met above', () => {
  expect(reasons.unmet).toEqual([]);
});

test.each<[string, (state: State) => void, RegExp]>([
  ['a fruit twice', state => state.gone.push('apple1'), /one apple1/],
  ['a row too long', state => (state.options.row = 3), /longer than agreed/],
  ['a seat that is not there', state => (state.next = 3), /nobody sits there/],
  ['a magpie too many', state => (state.players[0]!.magpies = 2), /more magpies/],
  ['a hand in disorder', state => state.players[0]!.hand.reverse(), /in order/],
  ['only the turn', state => (state.stack = [{ name: 'turn' }]), /no such stack/],
  ['somebody else asked', state => (state.stack[1] = { name: 'acting', seat: 1 }), /somebody else/],
  ['a field more', state => Object.assign(state, { more: 1 }), /state.more/],
  [
    'a market that asks nobody',
    state =>
      (state.stack = [
        { name: 'turn' },
        { name: 'fall' },
        { name: 'offering', seat: 0, asked: [false, true], committed: [null, null] },
      ]),
    /all who hold fruit/,
  ],
])('a state from outside: %s', (_, spoil, found) => {
  const { state } = scene({ hands: [MIXED, OTHER], row: ROW });
  spoil(state);
  expect(windfall.checkState(state)).toMatch(found);
});
