/** Force and Portal, alone and together. */

import { describe, expect, test } from 'vitest';
import { X } from './positions.ts';
import {
  END,
  force,
  forceOn,
  forcePortal,
  inhibit,
  jump,
  portal,
  rotate,
  type Seated,
  STOP,
  scene,
  step,
} from './scene.ts';

const BESIDE = '1F0@(0,0) XF0@(1,0)';
const OTHERS: Seated[] = [{ at: 'D@XF.a1' }, { at: 'L@1F.c1' }];

const forcing = (minis: string, others = OTHERS, more: Partial<Seated> = {}) =>
  scene({ board: BESIDE, players: [{ at: 'O@1F.a1', minis, ...more }, ...others] });

describe('Force', () => {
  test('BOARD-58 BOARD-59: moves an opponent, step by step, for black or the colour of the pawn', () => {
    const t = forcing('Force D K G');
    t.play(0, force(1, 'D', 'XF.a3'));
    expect(t.told).toEqual(['forced', 'stepped']);
    expect(t.state.gold.discard).toEqual(['D']);
    expect(t.state.green.discard).toEqual(['Force']);
    expect(t.refusal(0, forceOn('G', 'XF.b2'))).toBe('BOARD-59 forceColour');
    t.play(0, forceOn('K', 'XF.b2'));
    expect(t.pawn(1)).toBe('XF.b2');
  });

  test('BOARD-R45: anything else but Inhibit closes it, and withdrawn plays do not', () => {
    const t = forcing('Force D D Rotate Inhibit');
    t.play(0, force(1, 'D', 'XF.a3'));
    t.play(0, inhibit(2));
    expect(t.listed(0, 'forceStep').length).toBeGreaterThan(0);
    t.play(0, rotate(X));
    expect(t.refusal(0, forceOn('D', 'XF.b2'))).toBe('BOARD-R45 noForce');
    const u = forcing('Force D D G', [{ at: 'D@XF.a1', minis: 'Inhibit' }, { at: 'L@1F.c1' }]);
    u.play(0, force(1, 'D', 'XF.a3'));
    u.play(0, step('D', '1F.a3'));
    u.play(1, STOP);
    u.play(0, forceOn('D', 'XF.b2'));
    expect(u.pawn(1)).toBe('XF.b2');
  });

  test('BOARD-R46: free nodes only, retracing allowed, and nobody who cannot move', () => {
    const t = forcing('Force D D');
    t.play(0, { type: 'force', target: 1 });
    expect(t.refusal(0, forceOn('D', '1F.c1'))).toBe('BOARD-39 occupied');
    expect(t.refusal(0, forceOn('D', 'XF.c1'))).toBe('BOARD-58 notAdjacent');
    t.play(0, forceOn('D', 'XF.a3'));
    t.play(0, forceOn('D', 'XF.a1'));
    expect(t.pawn(1)).toBe('XF.a1');
    // Purple at XF.b2 is shut in by the two beside it.
    const shut: Seated[] = [{ at: 'P@XF.b2' }, { at: 'L@XF.a3' }, { at: 'D@XF.c3' }, { at: 'G@1F.c1' }];
    expect(forcing('Force P K', shut).refusal(0, { type: 'force', target: 1 })).toBe('BOARD-R46 cannotForce');
  });

  test('BOARD-R47: only opponents', () => {
    expect(forcing('Force O K').refusal(0, { type: 'force', target: 0 })).toBe('BOARD-R47 notOpponent');
    expect(forcing('Force O K').refusal(0, { type: 'force', target: 5 })).toBe('BOARD-22 noSuchSeat');
    const t = scene({
      options: { teams: '2x2' },
      board: BESIDE,
      players: [{ at: 'O@1F.a1', minis: 'Force K' }, ...OTHERS, { at: 'G@1F.a3' }],
    });
    expect(t.listed(0, 'force').map(({ target }) => target)).toEqual([1, 3]);
  });

  test('a Force that is begun is nobody else’s business until it is a play', () => {
    const t = forcing('Force D', [{ at: 'D@XF.a1', minis: 'Inhibit' }, { at: 'L@1F.c1' }]);
    const before = [t.view(1), t.moves(1), t.view(null)];
    t.play(0, { type: 'force', target: 1 });
    expect([t.view(1), t.moves(1), t.view(null)]).toEqual(before);
    expect(t.view(0).asking).toMatchObject({ name: 'forcing', pawn: 1 });
    expect(t.refusal(0, inhibit(1))).toBe('BOARD-R51 finishPlay');
    t.play(1, inhibit(0));
    expect([t.question, t.minis(0)]).toEqual(['menu', 'D Force']);
  });
});

describe('Portal', () => {
  test('BOARD-60 BOARD-R50: to a portal that lies up and free, for its colour or black', () => {
    const t = forcing('Portal R O');
    expect(t.listed(0, 'portal')).toEqual([portal('R', 'XF.b2')]);
    expect(t.refusal(0, portal('R', 'XF.a3'))).toBe('BOARD-R50 noPortal');
    expect(t.refusal(0, portal('R', 'YB.b4'))).toBe('BOARD-R50 noPortal');
    t.play(0, portal('R', 'XF.b2'));
    expect(t.events.at(-1)).toMatchObject({ type: 'jumped', seat: 0, pawn: 0, pays: ['R'] });
    const taken = forcing('Portal R', [{ at: 'D@XF.b2' }, { at: 'L@1F.c1' }]);
    expect(taken.refusal(0, portal('R', 'XF.b2'))).toBe('BOARD-R50 occupied');
  });

  test('BOARD-61 BOARD-R26 BOARD-R48: with Force it moves an opponent, black serving for either card', () => {
    const t = forcing('Force Portal D R');
    t.play(0, forcePortal(1, 'D', 'R', 'XF.b2'));
    expect([t.pawn(1), t.state.green.discard, t.state.gold.discard]).toEqual([
      'XF.b2',
      ['Force', 'Portal'],
      ['D', 'R'],
    ]);
    for (const [minis, payPawn, payPortal] of [
      ['Force Portal K R', 'K', 'R'],
      ['Force Portal D K', 'D', 'K'],
      ['Force Portal K K', 'K', 'K'],
    ] as const) {
      const u = forcing(minis);
      u.play(0, { type: 'force', target: 1 });
      expect(u.listed(0, 'jump')).toContainEqual(jump(payPawn, payPortal, 'XF.b2'));
    }
    const u = forcing('Force Portal D G K');
    u.play(0, { type: 'force', target: 1 });
    expect(u.refusal(0, jump('D', 'G', 'XF.b2'))).toBe('BOARD-60 portalColour');
    expect(u.refusal(0, jump('G', 'K', 'XF.b2'))).toBe('BOARD-59 forceColour');
    expect(u.refusal(0, jump('K', 'K', 'XF.b2'))).toBe('BOARD-24 notInHand');
  });

  test('BOARD-R46 BOARD-R49: one jump a Force, as its beginning or after steps, and a shut-in pawn can only jump', () => {
    const t = forcing('Force Portal Portal D D D R R');
    t.play(0, force(1, 'D', 'XF.a3'));
    t.play(0, jump('D', 'R', 'XF.b2'));
    t.play(0, forceOn('D', 'XF.c3'));
    expect(t.refusal(0, jump('D', 'R', 'XF.b2'))).toBe('BOARD-R49 hasJumped');
    const board = `${BESIDE} YB0@(0,1)`;
    const shut = scene({
      board,
      players: [
        { at: 'O@1F.a1', minis: 'Force Portal P L' },
        ...[{ at: 'P@XF.b2' }, { at: 'L@XF.a3' }, { at: 'D@XF.c3' }],
      ],
    });
    shut.play(0, { type: 'force', target: 1 });
    expect(shut.moves(0)).toEqual([jump('P', 'L', 'YB.b4')]);
  });

  test('BOARD-64 BOARD-R56: an inhibited player may not play Portal, but may force steps', () => {
    const t = forcing('Force Portal D R', OTHERS, { inhibited: 3 });
    expect(t.refusal(0, portal('R', 'XF.b2'))).toBe('BOARD-64 inhibitedPortal');
    t.play(0, { type: 'force', target: 1 });
    expect(t.refusal(0, jump('D', 'R', 'XF.b2'))).toBe('BOARD-64 inhibitedPortal');
    t.play(0, forceOn('D', 'XF.a3'));
    t.play(0, END);
  });
});
