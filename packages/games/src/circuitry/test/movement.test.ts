/** Laying cards, stepping, #1 turning over, and the actions that change the board. */

import { describe, expect, test } from 'vitest';
import { BOARD_A, boardText, X, Y } from './positions.ts';
import {
  END,
  flip,
  force,
  forceOn,
  forcePortal,
  jump,
  lay,
  portal,
  puzzle,
  rotate,
  scene,
  slide,
  step,
  swap,
  turnAbout,
} from './scene.ts';

const BESIDE = '1F0@(0,0) XF0@(1,0)';
const BELOW = '1F0@(0,0) YF0@(0,1)';

describe('laying', () => {
  const layer = (options = {}) =>
    scene({ options, board: BESIDE, players: [{ at: 'O@1F.a1', circuits: [4, 8] }, { at: 'L@1F.c1' }] });

  test('BOARD-34 BOARD-35: beside another card, with any side up and either way round', () => {
    const t = layer();
    t.play(0, { type: 'layCard', card: 8 });
    expect(t.moves(0)).toHaveLength(6 * 4);
    expect(t.refusal(0, { type: 'layAt', x: 2, y: 2, face: 'F', rot: 0 })).toBe('BOARD-34 noLayCell');
    expect(t.refusal(0, { type: 'layAt', x: 1, y: 0, face: 'F', rot: 0 })).toBe('BOARD-34 noLayCell');
    t.play(0, { type: 'layAt', x: 2, y: 0, face: 'B', rot: 180 });
    expect(t.board).toBe(`${BESIDE} 8B180@(2,0)`);
    expect(t.events).toEqual([{ type: 'cardLaid', seat: 0, laid: { card: 8, face: 'B', rot: 180, x: 2, y: 0 } }]);
  });

  test('BOARD-R9: a charge-point card is laid front up, unless the option says otherwise', () => {
    expect(() => layer().play(0, lay(4, 2, 0, 'B'))).toThrow('BOARD-R9');
    const laying = layer();
    laying.play(0, { type: 'layCard', card: 4 });
    expect(laying.refusal(0, { type: 'layAt', x: 2, y: 0, face: 'B', rot: 0 })).toBe('BOARD-R9 chargeFaceDown');
    const t = layer({ chargeFaceFree: 'on' });
    t.play(0, lay(4, 2, 0, 'B'));
    expect(t.board).toContain('4B0@(2,0)');
  });

  test('BOARD-82 BOARD-R67: with sophisticated set-up the turn does not end before a card is laid', () => {
    const t = layer({ sophisticated: 'on' });
    expect(t.moves(0)).not.toContainEqual(END);
    expect(t.refusal(0, END)).toBe('BOARD-82 mustLay');
    t.play(0, lay(4, 2, 0));
    expect(t.moves(0)).toContainEqual(END);
  });
});

describe('steps', () => {
  test('BOARD-36 BOARD-37: to an adjacent node for any one movement card', () => {
    const t = scene({ board: BESIDE, players: [{ at: 'O@1F.a1', minis: 'R K' }, { at: 'L@1F.c1' }] });
    t.play(0, step('R', '1F.a3'));
    expect(t.events.at(-1)).toMatchObject({ type: 'stepped', seat: 0, pawn: 0, pay: 'R', exit: null });
    expect(t.refusal(0, step('R', '1F.a5'))).toBe('BOARD-24 notInHand');
    expect(t.refusal(0, step('K', '1F.c5'))).toBe('BOARD-36 notAdjacent');
    expect(t.refusal(0, step('K', 'XB.a3'))).toBe('BOARD-8 noSuchNode');
  });

  test('BOARD-9 BOARD-39 BOARD-R5: not onto another pawn, nor over it', () => {
    const t = scene({
      board: BESIDE,
      players: [{ at: 'O@1F.a1', minis: 'R' }, { at: 'L@1F.a3' }, { at: 'D@1F.a5' }],
    });
    expect(t.refusal(0, step('R', '1F.a3'))).toBe('BOARD-39 occupied');
    expect(t.refusal(0, step('R', '1F.c3'))).toBe('BOARD-39 overPawn');
    // With a free node between them it is two steps, and nobody is in the way.
    const u = scene({ board: BESIDE, players: [{ at: 'O@1F.a1', minis: 'R' }, { at: 'L@1F.c1' }] });
    expect(u.refusal(0, step('R', '1F.c3'))).toBe('BOARD-36 notAdjacent');
  });

  test('BOARD-40 BOARD-R11: the master node is no way through', () => {
    const t = scene({ board: '1B0@(0,0) XF0@(1,0)', players: [{ at: 'O@1B.a3', minis: 'R' }, { at: 'L@XF.c1' }] });
    expect(t.steps(0)).toEqual(['1B.a1', '1B.a5', 'XF.c3']);
    expect(t.refusal(0, step('R', '1B.c3'))).toBe('BOARD-40 acrossMaster');
    expect(t.refusal(0, step('R', '1B.b3'))).toBe('BOARD-R11 noStanding');
    const u = scene({
      board: '1B0@(0,0) XF0@(1,0)',
      players: [{ at: 'O@XF.c1', minis: 'Force L L' }, { at: 'L@1B.a3' }],
    });
    expect(() => u.play(0, force(1, 'L', '1B.c3'))).toThrow('BOARD-40');
    expect(() => u.play(0, force(1, 'L', '1B.b3'))).toThrow('BOARD-R11');
  });

  test('BOARD-47: no pawn rests on a charge point', () => {
    const t = scene({ board: '1F0@(0,0) 4F0@(0,1)', players: [{ at: 'O@4F.b4', minis: 'O' }, { at: 'L@1F.c1' }] });
    expect(t.refusal(0, step('O', '4F.c4'))).toBe('BOARD-47 noStanding');
    expect(t.refusal(0, step('O', '4F.b3'))).toBe('BOARD-8 noSuchNode');
  });

  test('BOARD-41: leaving at a port leads on at the joined one', () => {
    const t = scene({ board: BESIDE, players: [{ at: 'O@1F.a1', minis: 'R' }, { at: 'L@1F.c1' }] });
    expect(t.steps(0)).toEqual(['1F.a3', '1F.a5', 'XF.c1']);
  });

  test('BOARD-R13: no step to where the pawn is', () => {
    const t = scene({ board: '1F0@(0,0) XB0@(0,1)', players: [{ at: 'O@XB.b1', minis: 'R' }, { at: 'L@1F.c1' }] });
    expect(t.steps(0)).not.toContain('XB.b1');
    expect(t.refusal(0, step('R', 'XB.b1'))).toBe('BOARD-R13 staysThere');
    const u = scene({
      board: '1F0@(0,0) XB0@(0,1)',
      players: [{ at: 'O@1F.a1', minis: 'Force L' }, { at: 'L@XB.a3' }],
    });
    expect(() => u.play(0, force(1, 'L', 'XB.a3'))).toThrow('BOARD-R13');
  });
});

describe('#1', () => {
  test('BOARD-42 BOARD-43 BOARD-R36: it turns when the last pawn leaves, about the axis that its player names', () => {
    for (const [axis, after] of [
      ['long', '1B0@(0,0)'],
      ['short', '1B180@(0,0)'],
    ] as const) {
      const t = scene({ board: BELOW, players: [{ at: 'P@1F.c5', minis: 'R' }, { at: 'L@YF.a1' }] });
      expect(t.refusal(0, step('R', 'YF.c1'))).toBe('BOARD-43 axisMissing');
      expect(t.refusal(0, step('R', '1F.c3', 'long'))).toBe('BOARD-43 axisUnneeded');
      t.play(0, step('R', 'YF.c1', axis));
      expect([t.board, t.pawn(0)]).toEqual([`${after} YF0@(0,1)`, 'YF.c1']);
      expect(t.events[0]).toMatchObject({ type: 'declared' });
      expect(t.events).toContainEqual(expect.objectContaining({ type: 'startCardTurned', seat: 0, axis }));
    }
  });

  test('BOARD-45 BOARD-R36: leaving by a port that leads back to #1 arrives on the master side', () => {
    const t = scene({ board: BELOW, players: [{ at: 'P@1F.c3', minis: 'R' }, { at: 'L@YF.a1' }] });
    expect(t.refusal(0, step('R', '1B.c1', 'long', 'R1'))).toBe('BOARD-45 arrivesElsewhere');
    expect(t.refusal(0, step('R', '1B.a3', 'long', 'L1'))).toBe('BOARD-36 notAdjacent');
    t.play(0, step('R', '1B.a3', 'long', 'R1'));
    expect(t.pawn(0)).toBe('1B.a3');
  });

  test('BOARD-R35: pawns may come back to the front before that', () => {
    const t = scene({
      board: BELOW,
      players: [
        { at: 'P@YF.c1', minis: 'R R' },
        { at: 'L@1F.a1', minis: 'R' },
      ],
    });
    t.play(0, step('R', '1F.c5'));
    t.play(0, END);
    t.play(1, { type: 'draw', from: 'Rotate' });
    t.play(1, { type: 'draw', from: 'Rotate' });
    t.play(1, step('R', 'YF.a5'));
    expect(t.board).toBe(BELOW);
  });

  test('BOARD-44: no action is ever applied to #1', () => {
    for (const start of ['1F0@(0,0)', '1B0@(0,0)']) {
      const t = scene({
        board: `${start} XF0@(1,0) YF0@(0,1)`,
        players: [
          { at: 'O@XF.a1', minis: 'Rotate Flip Slide Swap' },
          { at: start === '1F0@(0,0)' ? 'L@1F.a1' : 'L@YF.a1' },
        ],
      });
      for (const move of [rotate(1), flip(1), slide(1, 1, 1), { type: 'swapCard', card: 1 }]) {
        expect(t.refusal(0, move)).toBe('BOARD-44 startCard');
      }
    }
  });

  test('BOARD-R37: a pawn that is forced out chooses the axis before it arrives', () => {
    const t = scene({ board: BELOW, players: [{ at: 'O@YF.a1', minis: 'Force P' }, { at: 'P@1F.c3' }] });
    t.play(0, force(1, 'P', null, 'R1'));
    expect([t.toAct, t.question, t.board]).toEqual([[1], 'choosingAxis', BELOW]);
    expect(t.told).toEqual(['forced', 'forcedOut']);
    t.play(1, turnAbout('short'));
    expect([t.board, t.pawn(1)]).toEqual(['1B180@(0,0) YF0@(0,1)', '1B.c3']);
    expect(t.told).toEqual(['startCardTurned', 'arrived']);
    expect(t.state.turn.force).toEqual({ target: 1, jumped: false });
  });

  test('BOARD-R37: with the option, whoever forces chooses', () => {
    const t = scene({
      options: { forcedAxis: 'mover' },
      board: BELOW,
      players: [{ at: 'O@YF.a1', minis: 'Force P P' }, { at: 'P@1F.c5' }],
    });
    t.play(0, force(1, 'P', 'YF.c1'));
    expect(t.toAct).toEqual([0]);
    t.play(0, turnAbout('long'));
    expect(t.pawn(1)).toBe('YF.c1');
    t.play(0, forceOn('P', 'YF.c3'));
  });

  test('BOARD-R38: pawns on #1 can be forced, force-portalled and jump by portals', () => {
    const t = scene({
      board: BESIDE,
      players: [{ at: 'O@1F.a1', minis: 'Force D Portal D K R Portal' }, { at: 'D@1F.c5' }, { at: 'L@1F.c1' }],
    });
    t.play(0, force(1, 'D', '1F.c3'));
    t.play(0, jump('D', 'K', 'XF.b2'));
    expect(t.pawn(1)).toBe('XF.b2');
    expect(t.refusal(0, portal('R', 'XF.b2'))).toBe('BOARD-R50 occupied');
  });

  test('BOARD-R37 BOARD-42: the last pawn turns #1 by a portal, too, and forced through one it is asked', () => {
    const board = `${BESIDE} YB0@(0,1)`;
    const t = scene({ board, players: [{ at: 'O@1F.a1', minis: 'Portal R' }, { at: 'L@YB.a1' }] });
    expect(t.refusal(0, portal('R', 'XF.b2'))).toBe('BOARD-43 axisMissing');
    t.play(0, portal('R', 'XF.b2', 'short'));
    expect(t.board).toContain('1B180');
    const u = scene({ board, players: [{ at: 'L@YB.a1', minis: 'Force Portal O R' }, { at: 'O@1F.a1' }] });
    u.play(0, forcePortal(1, 'O', 'R', 'XF.b2'));
    expect([u.toAct, u.pawn(1)]).toEqual([[1], '1F.a1']);
    u.play(1, turnAbout('long'));
    expect([u.pawn(1), u.board]).toEqual(['XF.b2', '1B0@(0,0) XF0@(1,0) YB0@(0,1)']);
  });

  test('BOARD-R77: in a puzzle the solver chooses the axis of a forced pawn', () => {
    const t = puzzle({ board: BELOW, players: [{ at: 'O@YF.a1', minis: 'Force P' }, { at: 'P@1F.c3' }] });
    t.play(0, force(1, 'P', null, 'R1'));
    t.play(0, turnAbout('long'));
    expect(t.pawn(1)).toBe('1B.a3');
  });
});

describe('actions on cards', () => {
  const acting = (minis: string, other = 'L@1F.c1') =>
    scene({ board: '1F0@(0,0) XF0@(1,0) YF0@(0,1)', players: [{ at: 'O@1F.a1', minis }, { at: other }] });

  test('BOARD-51 BOARD-R32: Rotate turns a card with the pawns on it', () => {
    const t = acting('Rotate', 'L@XF.c1');
    t.play(0, rotate(X));
    expect([t.board, t.pawn(1)]).toEqual(['1F0@(0,0) XF180@(1,0) YF0@(0,1)', 'XF.c1']);
    expect(t.events[0]).toEqual({ type: 'rotated', seat: 0, card: X, rot: 180 });
    expect(acting('Rotate').refusal(0, rotate(8))).toBe('BOARD-2 notOnBoard');
  });

  test('BOARD-52 BOARD-R33: Swap takes any two cards without pawns', () => {
    const t = acting('Swap');
    t.play(0, swap(Y, X));
    expect(boardText(t.state.board)).toBe('1F0@(0,0) XF0@(0,1) YF0@(1,0)');
    expect(acting('Swap', 'L@XF.c1').refusal(0, { type: 'swapCard', card: Y })).toBe('BOARD-52 nothingToSwap');
    const u = acting('Swap');
    u.play(0, { type: 'swapCard', card: X });
    expect(u.refusal(0, { type: 'swapWith', card: X })).toBe('BOARD-R33 sameCard');
    expect(u.refusal(0, { type: 'swapWith', card: 1 })).toBe('BOARD-44 startCard');
  });

  test('BOARD-53: Flip turns a card without pawns over', () => {
    const t = acting('Flip', 'L@YF.c1');
    expect(t.refusal(0, flip(Y))).toBe('BOARD-53 pawnOnCard');
    t.play(0, flip(X));
    expect(t.board).toBe('1F0@(0,0) XB0@(1,0) YF0@(0,1)');
  });

  test('BOARD-54 BOARD-55 BOARD-R34: Slide takes pawns along, one place along an edge, #1 included', () => {
    const t = acting('Slide', 'L@YF.c1');
    t.play(0, slide(Y, 1, 1));
    expect([t.board, t.pawn(1)]).toEqual(['1F0@(0,0) XF0@(1,0) YF0@(1,1)', 'YF.c1']);
    expect(acting('Slide').refusal(0, slide(Y, 2, 1))).toBe('BOARD-57 splitsBoard');
    expect(acting('Slide').refusal(0, slide(Y, 0, -1))).toBe('BOARD-55 noSlide');
  });

  test('BOARD-56 BOARD-57: round a corner, if the board holds together', () => {
    const t = acting('Slide');
    expect(
      t
        .listed(0, 'slide')
        .filter(({ card }) => card === Y)
        .map(({ x, y }) => [x, y]),
    ).toEqual([
      [-1, 0],
      [1, 1],
    ]);
    const split = scene({ board: BOARD_A, players: [{ at: 'O@XF.a1', minis: 'Slide' }, { at: 'L@YF.c1' }] });
    expect(split.refusal(0, slide(Y, 2, -1))).toBe('BOARD-57 splitsBoard');
    // Both cells that touch the old and the new one are taken, so that there is no corner to go round.
    const wedged = scene({
      board: '1F0@(0,0) YF0@(1,0) XF0@(1,1) 8F0@(2,1)',
      players: [{ at: 'O@1F.a1', minis: 'Slide' }, { at: 'L@1F.c1' }],
    });
    expect(wedged.refusal(0, slide(X, 2, 0))).toBe('BOARD-56 noSlide');
  });
});
