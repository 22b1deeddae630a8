/** The worked examples of the rules, by their numbers. Those about the board alone are in `board.test.ts`. */

import { fastChance } from '@roundhouse/kernel';
import { table } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { circuitry } from '../rules.ts';
import { BOARD_A, X, Y } from './positions.ts';
import {
  deliver,
  draw,
  END,
  flip,
  force,
  forceOn,
  forcePortal,
  free,
  gain,
  inhibit,
  jump,
  lay,
  portal,
  puzzle,
  rotate,
  SPEND,
  STOP,
  scene,
  slide,
  step,
  swap,
  take,
} from './scene.ts';

const BESIDE = '1F0@(0,0) XF0@(1,0)';
const BELOW = '1F0@(0,0) YF0@(0,1)';

test('BOARD-E1: the set-up of two', () => {
  const { state } = table(circuitry, { options: { firstPlayer: 0 }, chance: [1, 0, 22, 21, 20, 19, 18, 17] });
  expect(state.players.map(({ colour, pawn }) => [colour, pawn])).toEqual([
    ['L', { card: 1, face: 'F', site: 'c1' }],
    ['O', { card: 1, face: 'F', site: 'a1' }],
  ]);
  expect(state.players.map(({ circuits }) => circuits)).toEqual([
    [3, 28, 29, 30],
    [4, 25, 26, 27],
  ]);
  expect(state.removed).toEqual([2, 5, 6, 7, ...Array.from({ length: 17 }, (_, i) => 8 + i)]);
  expect(state.gold.deck).toHaveLength(72);
  expect(state.green.piles).toEqual({ Rotate: 4, Swap: 4, Flip: 4, Slide: 4, Force: 4, Portal: 4 });
  expect(state.players.flatMap(({ minis }) => minis)).toEqual([]);
});

test('BOARD-E2: cards of all kinds in any order in one turn', () => {
  const t = scene({
    board: BESIDE,
    players: [{ at: 'O@1F.a1', minis: 'G P Rotate Slide', circuits: [Y, 8] }, { at: 'L@1F.c1' }],
  });
  t.play(0, step('G', 'XF.c1'));
  t.play(0, rotate(X));
  expect(t.pawn(0)).toBe('XF.c1');
  expect(t.steps(0)).toEqual(['1F.c5', 'XF.c3', 'XF.c5']);
  t.play(0, lay(Y, 0, 1));
  t.play(0, step('P', '1F.c5'));
  t.play(0, slide(Y, 1, 1));
  expect(t.board).toBe('1F0@(0,0) XF180@(1,0) YF0@(1,1)');
  expect(t.refusal(0, { type: 'layCard', card: 8 })).toBe('BOARD-26 alreadyLaid');
  expect(t.state.gold.discard).toEqual(['G', 'P']);
  expect(t.state.green.discard).toEqual(['Rotate', 'Slide']);
});

test('BOARD-E3: the last pawn wraps back onto the turned card', () => {
  const last = () => scene({ board: BELOW, players: [{ at: 'P@1F.c3', minis: 'G' }, { at: 'O@YF.a1' }] });
  const t = last();
  const ways = t.listed(0, 'step').map(({ to, exit, axis }) => `${to.face}.${to.site} ${exit} ${axis}`);
  expect(ways.sort()).toEqual([
    ...['B.a3 R1 long', 'B.c3 R1 short', 'F.a3 null null', 'F.c1 null null', 'F.c5 null null'],
  ]);
  t.play(0, step('G', '1B.a3', 'long', 'R1'));
  expect([t.board, t.pawn(0)]).toEqual(['1B0@(0,0) YF0@(0,1)', '1B.a3']);
  const u = last();
  u.play(0, step('G', '1B.c3', 'short', 'R1'));
  expect([u.board, u.pawn(0)]).toEqual(['1B180@(0,0) YF0@(0,1)', '1B.c3']);
});

test('BOARD-E4: the number of lays', () => {
  const t = scene({
    board: BOARD_A,
    players: [{ at: 'O@XF.a1', circuits: [2, 8] }, { at: 'L@YF.a1' }],
  });
  t.play(0, { type: 'layCard', card: 8 });
  expect(t.moves(0)).toHaveLength(44);
  const u = scene({ board: BOARD_A, players: [{ at: 'O@XF.a1', circuits: [2, 8] }, { at: 'L@YF.a1' }] });
  u.play(0, { type: 'layCard', card: 2 });
  expect(u.moves(0)).toHaveLength(22);
});

test('BOARD-E5: two wraps', () => {
  const t = scene({ board: BELOW, players: [{ at: 'L@1F.c1', minis: 'R P' }, { at: 'O@1F.a1' }] });
  t.play(0, step('R', 'YF.c5'));
  t.play(0, step('P', 'YF.a5'));
  expect([t.pawn(0), t.board]).toEqual(['YF.a5', BELOW]);
});

test('BOARD-E6 BOARD-E7: slides rewire a ragged board', () => {
  const t = scene({ board: BOARD_A, players: [{ at: 'O@YF.c3', minis: 'Slide G' }, { at: 'L@6F.c2' }] });
  expect(t.steps(0)).toEqual(['4F.a2', 'YF.c1', 'YF.c5']);
  expect(t.listed(0, 'slide')).toHaveLength(7);
  t.play(0, slide(4, 3, 1));
  expect(t.steps(0)).toEqual(['1B.a3', 'YF.c1', 'YF.c5']);
  const u = scene({
    board: t.board,
    players: [{ at: 'O@YF.c3', minis: 'Slide' }, { at: 'L@6F.c2' }],
  });
  expect(u.listed(0, 'slide')).toHaveLength(5);
  expect(u.refusal(0, slide(6, 1, 1))).toBe('BOARD-57 splitsBoard');
});

test('BOARD-E8: gaining charge', () => {
  const board = '1F0@(0,0) 4F0@(0,1)';
  for (const pay of ['O', 'K'] as const) {
    const t = scene({ board, players: [{ at: 'O@4F.b4', minis: pay }, { at: 'L@1F.c1' }] });
    t.play(0, gain(pay, 4));
    expect([t.state.players[0]!.carried, t.pawn(0)]).toEqual([1, '4F.b4']);
  }
  const t = scene({ board, players: [{ at: 'O@4F.b4', minis: 'G' }, { at: 'L@1F.c1' }] });
  expect(t.refusal(0, gain('G', 4))).toBe('BOARD-46 gainColour');
});

test('BOARD-E9: delivering', () => {
  const board = '1B0@(0,0) XF0@(1,0)';
  const t = scene({ board, players: [{ at: 'O@1B.a3', minis: 'O G K', carried: 1 }, { at: 'L@XF.c1' }] });
  expect(t.refusal(0, deliver('O'))).toBe('BOARD-49 needsBlack');
  expect(t.refusal(0, deliver('G'))).toBe('BOARD-49 needsBlack');
  t.play(0, deliver('K'));
  expect(t.state.result).toEqual({ reason: 'delivered', winners: [0] });
  expect(t.payoffs).toEqual([1, 0]);
  const u = scene({ board, players: [{ at: 'O@1B.a1', minis: 'K', carried: 1 }, { at: 'L@XF.c1' }] });
  expect(u.refusal(0, deliver('K'))).toBe('BOARD-48 notAtMaster');
});

/** Examples 10 and 11. */
const forcing = (minis: string) =>
  scene({
    board: BESIDE,
    players: [{ at: 'O@1F.a1', minis }, { at: 'D@XF.a1' }, { at: 'L@1F.c1' }],
  });

test('BOARD-E10: Force', () => {
  const t = forcing('Force K');
  t.play(0, { type: 'force', target: 1 });
  expect(
    t
      .listed(0, 'forceStep')
      .map(({ to }) => to?.site)
      .sort(),
  ).toEqual(['a3', 'a5']);
  for (const [minis, first, second] of [
    ['Force D D', 'D', 'D'],
    ['Force D K', 'D', 'K'],
  ] as const) {
    const u = forcing(minis);
    u.play(0, force(1, first, 'XF.a3'));
    u.play(0, forceOn(second, 'XF.b2'));
    expect(u.pawn(1)).toBe('XF.b2');
    expect(u.minis(0)).toBe('');
  }
  const u = forcing('Force G K');
  u.play(0, { type: 'force', target: 1 });
  expect(u.refusal(0, forceOn('G', 'XF.a3'))).toBe('BOARD-59 forceColour');
  expect(forcing('Force G').refusal(0, { type: 'force', target: 1 })).toBe('BOARD-59 forceColour');
});

test('BOARD-E11: Portal, and Portal with Force', () => {
  for (const pay of ['R', 'K'] as const) {
    const t = forcing(`Portal ${pay}`);
    t.play(0, portal(pay, 'XF.b2'));
    expect(t.pawn(0)).toBe('XF.b2');
  }
  expect(forcing('Portal O').refusal(0, portal('O', 'XF.b2'))).toBe('BOARD-60 portalColour');
  const t = forcing('Force Portal D D R');
  t.play(0, forcePortal(1, 'D', 'R', 'XF.b2'));
  expect(t.pawn(1)).toBe('XF.b2');
  t.play(0, forceOn('D', 'XF.c3'));
  expect([t.pawn(1), t.state.turn.played]).toEqual(['XF.c3', 5]);
  const u = forcing('Force Portal K K');
  u.play(0, forcePortal(1, 'K', 'K', 'XF.b2'));
  expect(u.pawn(1)).toBe('XF.b2');
  const v = forcing('Force D Portal R D');
  v.play(0, force(1, 'D', 'XF.a3'));
  v.play(0, jump('D', 'R', 'XF.b2'));
  expect(v.pawn(1)).toBe('XF.b2');
});

test('BOARD-E12: past a lay-by', () => {
  const t = scene({ board: BESIDE, players: [{ at: 'D@XF.a3', minis: 'G' }, { at: 'O@XF.b2' }, { at: 'L@1F.c1' }] });
  t.play(0, step('G', 'XF.c3'));
  const u = scene({
    board: BESIDE,
    players: [{ at: 'D@XF.a3', minis: 'G' }, { at: 'O@XF.c3', minis: 'G' }, { at: 'L@1F.c1' }],
  });
  u.play(0, step('G', 'XF.b2'));
  u.play(0, END);
  u.play(1, draw('Rotate'));
  u.play(1, draw('Rotate'));
  u.play(1, step('G', 'XF.a3'));
  expect([u.pawn(0), u.pawn(1)]).toEqual(['XF.b2', 'XF.a3']);
});

test('BOARD-E13: Rotate with a pawn on the card', () => {
  const t = scene({
    board: '1F0@(0,0) 3F0@(1,0)',
    players: [{ at: 'L@3F.a2', minis: 'Rotate G' }, { at: 'O@1F.a1' }],
  });
  expect(t.steps(0)).toEqual(['1F.c1', '1F.c3', '3F.a5', '3F.b1']);
  t.play(0, rotate(3));
  expect(t.pawn(0)).toBe('3F.a2');
  expect(t.steps(0)).toEqual(['1F.a3', '1F.a5', '3F.a5', '3F.b1']);
});

test('BOARD-E14: Flip and Swap', () => {
  const board = '1F0@(0,0) XF180@(1,0) YF0@(0,1)';
  const free = () => scene({ board, players: [{ at: 'O@1F.a1', minis: 'Flip Swap' }, { at: 'L@1F.c1' }] });
  const t = free();
  t.play(0, flip(X));
  expect(t.board).toBe('1F0@(0,0) XB180@(1,0) YF0@(0,1)');
  const u = free();
  u.play(0, swap(X, Y));
  expect(u.board).toBe('1F0@(0,0) XF180@(0,1) YF0@(1,0)');
  const v = scene({
    board,
    players: [{ at: 'O@1F.a1', minis: 'Swap Rotate Slide' }, { at: 'L@YF.c1' }],
  });
  expect(v.refusal(0, { type: 'swapCard', card: Y })).toBe('BOARD-52 pawnOnCard');
  expect(v.listed(0, 'rotate').map(({ card }) => card)).toEqual([X, Y]);
  expect(v.listed(0, 'slide').some(({ card }) => card === Y)).toBe(true);
});

test('BOARD-E15: the turns of an Inhibit are counted', () => {
  const t = scene({
    active: 2,
    players: [{ at: 'O@1F.a1', minis: 'Inhibit' }, { at: 'L@1F.c1' }, { at: 'D@1F.c5' }],
  });
  t.play(0, inhibit(1));
  expect(t.state.players[1]!.inhibited).toBe(3);
  const turn = (seat: number) => {
    t.play(seat, draw('Rotate'));
    t.play(seat, draw('Swap'));
    t.play(seat, END);
  };
  t.play(2, END);
  for (const left of [2, 1]) {
    turn(0);
    turn(1);
    expect(t.state.players[1]!.inhibited).toBe(left);
    t.play(2, draw('Flip'));
    t.play(2, draw('Slide'));
    t.play(2, END);
  }
  t.play(0, draw('Force'));
  t.play(0, draw('Force'));
  t.play(0, END);
  t.play(1, draw('Force'));
  t.play(1, draw('Force'));
  t.play(1, END);
  expect(t.state.players[1]!.inhibited).toBe(0);
  t.play(2, draw('Portal'));
  t.play(2, draw('Portal'));
  t.play(2, END);
  t.play(0, draw('Portal'));
  t.play(0, draw('Portal'));
  t.play(0, END);
  expect(t.events).toContainEqual({ type: 'inhibitEnded', seat: 1, why: 'time', by: 1 });
  expect([t.state.players[1]!.inhibited, t.question]).toEqual([null, 'drawing']);
});

test('BOARD-E15: an Inhibit in the own turn makes it the first of three', () => {
  const t = scene({ active: 1, players: [{ at: 'O@1F.a1', minis: 'Inhibit' }, { at: 'L@1F.c1' }] });
  t.play(0, inhibit(1));
  t.play(1, END);
  expect(t.state.players[1]!.inhibited).toBe(2);
});

/** Example 16: O on 4F.b1, L with an Inhibit. */
const answerable = (pay: string, more: object = {}) =>
  scene({
    board: '1F0@(0,0) 4F0@(0,1)',
    players: [
      { at: 'O@4F.b1', minis: pay, ...more },
      { at: 'L@1F.c1', minis: 'Inhibit' },
    ],
  });

test('BOARD-E16: Inhibit as an answer', () => {
  const t = answerable('R P Free', { carried: 1 });
  t.play(0, step('R', '4F.b2'));
  expect([t.toAct, t.question]).toEqual([[1], 'responding']);
  t.play(1, STOP);
  expect(t.told).toEqual(['inhibited', 'withdrawn']);
  expect([t.pawn(0), t.minis(0), t.state.players[0]!.inhibited]).toEqual(['4F.b1', 'P R Free', 3]);
  expect(t.state.gold.discard).toEqual(['Inhibit']);
  expect(t.refusal(0, step('R', '4F.b2'))).toBe('BOARD-63 inhibitedStep');
  expect(
    t
      .listed(0, 'step')
      .filter(({ to }) => to.site === 'b2')
      .map(({ pay }) => pay),
  ).toEqual(['P']);
  expect(t.moves(0)).toContainEqual(free(0));
  t.play(0, SPEND);
  t.play(0, step('R', '4F.b2'));
  expect([t.pawn(0), t.state.players[0]!.carried]).toEqual(['4F.b2', 0]);
});

test('BOARD-E16: a step that Inhibit would allow asks nobody', () => {
  for (const pay of ['P', 'K'] as const) {
    const t = answerable(pay);
    t.play(0, step(pay, '4F.b2'));
    expect([t.pawn(0), t.question]).toEqual(['4F.b2', 'menu']);
  }
});

test('BOARD-E17: Exchange', () => {
  const t = scene({
    board: BESIDE,
    players: [{ at: 'O@XF.b2', minis: 'Exchange' }, { at: 'L@XF.c3', carried: 1 }, { at: 'D@1F.c5' }],
  });
  t.play(0, take(1));
  expect(t.state.players.map(({ carried }) => carried)).toEqual([1, 0, 0]);
  const u = scene({
    board: BESIDE,
    players: [{ at: 'O@XF.a1', minis: 'Exchange' }, { at: 'L@XF.c3', carried: 1 }, { at: 'D@1F.c5' }],
  });
  expect(u.refusal(0, take(1))).toBe('BOARD-67 pawnNotAdjacent');
});

test('BOARD-E18: gold turns over', () => {
  const rest = 'L '.repeat(8) + 'D '.repeat(8) + 'P '.repeat(8) + 'R '.repeat(8) + 'O '.repeat(7) + 'G '.repeat(7);
  const actions = `${'K '.repeat(9)}${'Inhibit '.repeat(4)}${'Free '.repeat(5)}${'Exchange '.repeat(4)}`;
  const t = scene({
    players: [{ at: 'O@1F.a1' }, { at: 'L@1F.c1', minis: rest + actions }],
    goldDeck: ['G'],
    goldDiscard: ['O', 'K', 'Inhibit'],
    turn: { draws: 2 },
    stack: [{ name: 'drawing' }],
  });
  t.play(0, draw('gold'));
  expect(t.told).toEqual(['miniTaken', 'deckTurned']);
  expect(t.state.gold.deck).toEqual(['O', 'K', 'Inhibit']);
  expect(t.view(1).gold.order).toEqual(['O', 'K', 'Inhibit']);
  t.play(0, draw('gold'));
  expect(t.minis(0)).toBe('O G');
});

test('BOARD-E19: the green cycle', () => {
  const held =
    'Rotate Rotate Rotate Swap Swap Swap Swap Flip Flip Flip Slide Slide Slide Force Force Force Portal Portal Portal Portal';
  const t = scene({
    board: BESIDE,
    players: [{ at: 'O@1F.a1' }, { at: 'L@1F.c1', minis: held }],
    greenDiscard: ['Rotate', 'Force', 'Flip'],
    turn: { draws: 2 },
    stack: [{ name: 'drawing' }],
  });
  expect(t.moves(0)).toEqual([draw('gold'), draw('Slide')]);
  t.play(0, draw('Slide'));
  expect(t.state.green).toMatchObject({ from: 'deck', deck: ['Rotate', 'Force', 'Flip'], discard: [] });
  expect(t.moves(0)).toEqual([draw('gold'), draw('green')]);
  expect(t.refusal(0, draw('Rotate'))).toBe('BOARD-31 greenUnsorted');
  t.play(0, draw('green'));
  t.play(0, rotate(X));
  expect(t.state.green.piles.Rotate).toBe(1);
  t.play(0, END);
  expect(t.refusal(1, draw('Rotate'))).toBe('BOARD-31 greenUnsorted');
  t.play(1, draw('green'));
  t.play(1, draw('green'));
  expect(t.told).toEqual(['miniTaken', 'pilesOpened']);
  t.play(1, rotate(X));
  expect(t.state.green.discard).toEqual(['Rotate']);
  t.play(1, END);
  expect(t.moves(0)).toEqual([draw('gold'), draw('Rotate')]);
});

test('BOARD-E20: multiple charge', () => {
  const three = () =>
    scene({
      options: { charges: 3 },
      board: '1B0@(0,0) XF0@(1,0)',
      players: [{ at: 'O@1B.a3', minis: 'G K', carried: 2, delivered: 1 }, { at: 'L@XF.c1' }],
    });
  const t = three();
  expect(t.listed(0, 'deliver')).toEqual([deliver('G'), deliver('K'), deliver('K', 2)]);
  expect(t.refusal(0, deliver('G', 2))).toBe('BOARD-49 needsBlack');
  t.play(0, deliver('G'));
  expect(t.state.players[0]).toMatchObject({ delivered: 2, carried: 1 });
  expect(t.pawn(0)).toBe('1B.a3');
  const u = three();
  u.play(0, deliver('K', 2));
  expect(u.state.result?.winners).toEqual([0]);
});

test('BOARD-E21: alternative charge points', () => {
  const at = (pawn: string, minis: string, more: object = {}) =>
    scene({
      options: { charges: 3 },
      board: '1F0@(0,0) 4F0@(0,1) 3F0@(1,0)',
      players: [{ at: pawn, minis, ...more }, { at: 'D@1F.c5' }],
    });
  expect(at('O@4F.b4', 'G O K').listed(0, 'gain')).toEqual([
    ...[gain('O', 4), gain('O', 4, 2), gain('O', 4, 3), gain('G', 4)],
    ...[gain('K', 4), gain('K', 4, 2), gain('K', 4, 3)],
  ]);
  const t = at('O@3F.b4', 'L K G');
  expect(t.listed(0, 'gain')).toEqual([gain('L', 3), gain('K', 3)]);
  t.play(0, gain('L', 3));
  expect(t.state.players[0]).toMatchObject({ carried: 1, foreign: 'L' });
  expect(t.refusal(0, gain('K', 3))).toBe('BOARD-73 foreignCarried');
  expect(at('O@4F.b4', 'G', { carried: 1, foreign: 'L' }).listed(0, 'gain')).toEqual([gain('G', 4)]);
});

test('BOARD-E22: sophisticated set-up', () => {
  const { state } = table(circuitry, {
    options: { sophisticated: 'on', firstPlayer: 0 },
    seats: 3,
    chance: fastChance(5),
  });
  const chargeCards = state.players.map(({ circuits }) => circuits[0]!);
  const own = state.players.map(({ colour }) => ({ O: 4, L: 3, D: 6, G: 2, P: 5, R: 7 })[colour!]);
  expect(chargeCards).toEqual([own[1], own[2], own[0]]);
  const t = scene({
    options: { sophisticated: 'on' },
    players: [{ at: 'O@1F.a1', circuits: [8] }, { at: 'L@1F.c1' }],
  });
  expect(t.refusal(0, END)).toBe('BOARD-82 mustLay');
  t.play(0, lay(8, 1, 0));
  t.play(0, END);
  expect(t.state.active).toBe(1);
});

test('BOARD-E23: restricted cards', () => {
  const t = scene({
    options: { restricted: 'on' },
    players: [{ at: 'O@1F.a1', minis: 'O L D G P R K', carried: 1 }, { at: 'L@1F.c1' }],
    turn: { draws: 2 },
    stack: [{ name: 'drawing' }],
  });
  t.play(0, draw('Rotate'));
  expect(t.question).toBe('discarding');
  t.play(0, { type: 'discard', mini: 'Rotate' });
  t.play(0, draw('Swap'));
  t.play(0, { type: 'discard', mini: 'R' });
  expect([t.question, t.minis(0)]).toEqual(['menu', 'O L D G P K Swap']);
  const u = scene({
    options: { restricted: 'on' },
    board: BESIDE,
    players: [{ at: 'O@1F.a1', minis: 'Force D D' }, { at: 'D@XF.a1' }],
    turn: { played: 5 },
  });
  expect(u.refusal(0, { type: 'force', target: 1 })).toBe('BOARD-83 sixPlayed');
  expect(u.listed(0, 'step').length).toBeGreaterThan(0);
});

test('BOARD-E24: the round limit', () => {
  const t = scene({
    active: 2,
    first: 0,
    round: 40,
    players: [{ at: 'O@1F.a1', carried: 1 }, { at: 'L@1F.c1' }, { at: 'D@1F.c5', carried: 1 }],
  });
  t.play(2, END);
  expect(t.state.result).toEqual({ reason: 'roundLimit', winners: [0, 2] });
  expect(t.payoffs).toEqual([0.5, 0, 0.5]);
});

test('BOARD-E25: a puzzle', () => {
  const t = puzzle({
    board: '1B0@(0,0) 4F0@(0,1)',
    players: [{ at: 'O@4F.b2', minis: 'O K D G G G G G Force Rotate' }, { at: 'D@4F.b4' }],
  });
  t.play(0, force(1, 'D', '4F.c3'));
  t.play(0, step('G', '4F.b4'));
  t.play(0, gain('O', 4));
  for (const to of ['4F.b2', '4F.b1', '1B.a5', '1B.a3']) t.play(0, step('G', to));
  t.play(0, deliver('K'));
  expect(t.state.turn.played).toBe(9);
  expect(t.payoffs).toEqual([1]);
});

test('BOARD-E26: taking two', () => {
  for (const [one, other] of [
    ['gold', 'gold'],
    ['gold', 'Rotate'],
    ['Rotate', 'gold'],
    ['Rotate', 'Rotate'],
    ['Flip', 'Force'],
  ] as const) {
    const t = scene({
      players: [{ at: 'O@1F.a1' }, { at: 'L@1F.c1' }],
      turn: { draws: 2 },
      stack: [{ name: 'drawing' }],
    });
    t.play(0, draw(one), one === 'gold' ? [0] : []);
    t.play(0, draw(other), other === 'gold' ? [0] : []);
    expect([t.question, t.state.players[0]!.minis.length]).toEqual(['menu', 2]);
    t.play(0, END);
    expect(t.state.active).toBe(1);
  }
});
