/** Inhibit: at any moment, as an answer, and without betraying who holds it. */

import { waitingFor, whyNotTakeBack } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { X } from './positions.ts';
import {
  deliver,
  draw,
  END,
  forcePortal,
  free,
  gain,
  inhibit,
  PASS,
  PASS_TURN,
  portal,
  rotate,
  type Scene,
  type Seated,
  type Setting,
  SPEND,
  STOP,
  scene,
  step,
} from './scene.ts';

const BESIDE = '1F0@(0,0) XF0@(1,0)';
const THREE = (one: Partial<Seated>, two: Partial<Seated> = {}, three: Partial<Seated> = {}): Seated[] => [
  { at: 'O@1F.a1', ...one },
  { at: 'L@1F.c1', ...two },
  { at: 'D@1F.c5', ...three },
];
const table = (players: readonly Seated[], more: Partial<Setting> = {}) => scene({ board: BESIDE, players, ...more });

describe('Inhibit by itself', () => {
  test('BOARD-62 BOARD-R51: in or out of turn, while a draw or a play is waited for', () => {
    const drawing = { turn: { draws: 2 }, stack: [{ name: 'drawing' }] } as const;
    const t = table(THREE({ minis: 'Inhibit' }, { minis: 'Inhibit Inhibit' }), drawing);
    t.play(1, inhibit(2));
    expect(t.events).toEqual([{ type: 'inhibited', seat: 1, target: 2, outOfTurn: true, answer: false }]);
    t.play(0, inhibit(1));
    expect(t.state.players.map(({ inhibited }) => inhibited)).toEqual([null, 3, 3]);
    t.play(0, draw('Rotate'));
    t.play(0, draw('Rotate'));
    t.play(1, inhibit(0));
    expect(t.refusal(2, inhibit(0))).toBe('BOARD-24 notInHand');
    expect(t.refusal(2, END)).toBe('BOARD-22 notYourTurn');
  });

  test('BOARD-R51: not within a play', () => {
    const board = '1F0@(0,0) YF0@(0,1)';
    const t = scene({
      board,
      players: [{ at: 'O@YF.a1', minis: 'Force P' }, { at: 'P@1F.c3' }, { at: 'L@YF.c5', minis: 'Inhibit' }],
    });
    t.play(0, { type: 'force', target: 1, pay: 'P', to: null, exit: 'R1' });
    expect(t.moves(2)).toEqual([]);
    expect(t.refusal(2, inhibit(1))).toBe('BOARD-R51 insidePlay');
    expect(t.refusal(2, END)).toBe('BOARD-43 notYourTurn');
  });

  test('BOARD-R51: not before what is too much is discarded', () => {
    const t = table(THREE({ minis: 'O L D G P R K Flip' }, { minis: 'Inhibit' }), {
      options: { restricted: 'on' },
      turn: { draws: 2 },
      stack: [{ name: 'drawing' }],
    });
    t.play(0, draw('Rotate'));
    expect([t.moves(1), t.refusal(1, inhibit(0))]).toEqual([[], 'BOARD-R51 insidePlay']);
    t.play(0, { type: 'discard', mini: 'Flip' });
    t.play(1, inhibit(0));
    expect(t.state.players[0]!.inhibited).toBe(3);
  });

  test('BOARD-R54: not against the inhibited, nor oneself', () => {
    const t = table(THREE({ minis: 'Inhibit', inhibited: 2 }, { inhibited: 1 }));
    expect(t.listed(0, 'inhibit')).toEqual([inhibit(2)]);
    expect(t.refusal(0, inhibit(1))).toBe('BOARD-R54 alreadyInhibited');
    expect(t.refusal(0, inhibit(0))).toBe('BOARD-62 notOpponent');
  });

  test('BOARD-63 BOARD-R56: steps, gains and deliveries need the colour of the node, the point or the master', () => {
    const t = table(THREE({ minis: 'G P K', inhibited: 3 }));
    expect(t.listed(0, 'step').map(({ pay, to }) => `${pay} ${to.card}.${to.site}`)).toEqual([
      ...['G 1.a3', 'K 1.a3', 'K 1.a5', `K ${X}.c1`],
    ]);
    const charged = scene({
      options: { charges: 3 },
      board: '1B0@(0,0) 4F0@(0,1)',
      players: [{ at: 'O@4F.b4', minis: 'G O', inhibited: 1 }, { at: 'L@4F.b1' }],
    });
    expect(charged.listed(0, 'gain').every(({ pay }) => pay === 'O')).toBe(true);
    expect(charged.refusal(0, gain('G', 4))).toBe('BOARD-R56 inhibitedCharge');
    const at = scene({
      options: { charges: 3 },
      board: '1B0@(0,0) 4F0@(0,1)',
      players: [{ at: 'O@1B.a3', minis: 'G O K', carried: 1, inhibited: 1 }, { at: 'L@4F.b1' }],
    });
    expect(at.listed(0, 'deliver')).toEqual([deliver('K')]);
    expect(at.refusal(0, deliver('O'))).toBe('BOARD-R56 inhibitedCharge');
  });

  test('BOARD-R56: board actions and laying go on', () => {
    const t = table(THREE({ minis: 'Rotate', inhibited: 3, circuits: [8] }));
    t.play(0, rotate(X));
    t.play(0, { type: 'lay', card: 8, x: 2, y: 0, face: 'F', rot: 0 });
  });

  test('BOARD-65 BOARD-R55: it lasts three turns of its victim and ends as the fourth begins', () => {
    const t = table(THREE({ inhibited: 1 }, {}, {}));
    t.play(0, END);
    expect(t.state.players[0]!.inhibited).toBe(0);
    for (const seat of [1, 2]) {
      t.play(seat, draw('Rotate'));
      t.play(seat, draw('Rotate'));
      t.play(seat, END);
    }
    expect(t.told).toContain('inhibitEnded');
    expect(t.state.players[0]!.inhibited).toBe(null);
  });

  test('BOARD-66 BOARD-R57: Free lifts it from oneself or a teammate, in the own turn', () => {
    const t = table(THREE({ minis: 'Free', inhibited: 2 }, { minis: 'Free', inhibited: 1 }));
    expect(t.refusal(0, free(1))).toBe('BOARD-R57 notYourSide');
    expect(t.moves(1)).toEqual([]);
    t.play(0, free(0));
    expect(t.events).toEqual([{ type: 'inhibitEnded', seat: 0, why: 'free', by: 0 }]);
    const team = table([...THREE({ minis: 'Free' }, {}, { inhibited: 3 }), { at: 'G@1F.a3' }], {
      options: { teams: '2x2' },
    });
    team.play(0, free(2));
    expect(team.state.players[2]!.inhibited).toBe(null);
  });

  test('BOARD-65 BOARD-R57: one carried charge lifts it, too', () => {
    const t = table(THREE({ carried: 2, inhibited: 3 }));
    t.play(0, SPEND);
    expect(t.state.players[0]).toMatchObject({ carried: 1, inhibited: null });
    expect(t.state.turn.played).toBe(0);
    expect(t.refusal(0, SPEND)).toBe('BOARD-65 notInhibited');
    expect(table(THREE({ inhibited: 1 })).refusal(0, SPEND)).toBe('BOARD-65 nothingCarried');
  });
});

describe('Inhibit as an answer', () => {
  const stepping = (two: Partial<Seated>, three: Partial<Seated> = {}) => {
    const t = table(THREE({ minis: 'R R' }, two, three));
    t.play(0, step('R', '1F.a3'));
    return t;
  };
  const HOLDS: Partial<Seated> = { minis: 'Inhibit' };

  test('BOARD-R52: holders are asked clockwise, and the first Inhibit closes the asking', () => {
    const t = stepping(HOLDS, HOLDS);
    expect([t.toAct, t.told]).toEqual([[1], ['declared']]);
    t.play(1, PASS);
    expect([t.toAct, t.told]).toEqual([[2], []]);
    t.play(2, PASS);
    expect([t.pawn(0), t.told]).toEqual(['1F.a3', ['stepped']]);
    const stopped = stepping(HOLDS, HOLDS);
    stopped.play(1, STOP);
    expect([stopped.toAct, stopped.pawn(0), stopped.minis(2)]).toEqual([[0], '1F.a1', 'Inhibit']);
  });

  test('BOARD-R52: who passes for the turn is asked no more in it', () => {
    const t = stepping(HOLDS);
    t.play(1, PASS_TURN);
    t.play(0, step('R', '1F.a1'));
    expect([t.question, t.pawn(0)]).toEqual(['menu', '1F.a1']);
    expect([t.view(1).letsPass, t.view(0).letsPass]).toEqual([true, false]);
    // It may still play it by itself.
    t.play(1, inhibit(0));
  });

  test('BOARD-R52: portals, jumps, off-colour gains and deliveries are declared', () => {
    const asks = (t: Scene, move: unknown) => {
      t.play(0, move);
      return [t.question, t.told];
    };
    const asked = ['responding', ['declared']];
    expect(asks(table(THREE({ minis: 'Portal R' }, HOLDS)), portal('R', 'XF.b2'))).toEqual(asked);
    const jumping = table(THREE({ minis: 'Force Portal L R' }, HOLDS));
    expect(asks(jumping, forcePortal(1, 'L', 'R', 'XF.b2'))).toEqual(asked);
    jumping.play(1, STOP);
    expect([jumping.minis(0), jumping.pawn(1), jumping.state.turn.force]).toEqual(['L R Force Portal', '1F.c1', null]);
    const charging = (at: string, minis: string, more = {}) =>
      scene({
        options: { charges: 3 },
        board: '1B0@(0,0) 4F0@(0,1)',
        players: [
          { at, minis, ...more },
          { at: 'L@4F.b1', minis: 'Inhibit' },
        ],
      });
    expect(asks(charging('O@4F.b4', 'G'), gain('G', 4))).toEqual(asked);
    expect(asks(charging('O@4F.b4', 'O'), gain('O', 4))[0]).toBe('menu');
    expect(asks(charging('O@1B.a3', 'G', { carried: 1 }), deliver('G'))).toEqual(asked);
    expect(asks(charging('O@1B.a3', 'K', { carried: 1 }), deliver('K'))[0]).toBe('menu');
  });

  test('BOARD-R52: nobody is asked about plays of the inhibited, nor teammates', () => {
    const t = table(THREE({ minis: 'G', inhibited: 3 }, HOLDS));
    t.play(0, step('G', '1F.a3'));
    expect(t.question).toBe('menu');
    const team = table([...THREE({ minis: 'R' }, {}, HOLDS), { at: 'G@1F.a5' }], { options: { teams: '2x2' } });
    team.play(0, step('R', '1F.a3'));
    expect(team.question).toBe('menu');
  });

  test('BOARD-R53: a withdrawn play returns its minis, which all have seen', () => {
    const t = stepping(HOLDS);
    t.play(1, STOP);
    expect(t.events).toEqual([
      { type: 'inhibited', seat: 1, target: 0, outOfTurn: true, answer: true },
      expect.objectContaining({ type: 'withdrawn', seat: 0, by: 1 }),
    ]);
    expect([t.minis(0), t.state.turn.played]).toEqual(['R R', 0]);
    expect(t.view(2).players[0]!.known).toEqual(['R']);
    expect(t.state.gold.discard).toEqual(['Inhibit']);
  });
});

describe('who holds an Inhibit stays secret', () => {
  const declared = (two: Partial<Seated>, three: Partial<Seated>) => {
    const t = table(THREE({ minis: 'R' }, two, three));
    t.play(0, step('R', '1F.a3'));
    return t;
  };
  const HOLDS: Partial<Seated> = { minis: 'Inhibit' };
  const BLANK: Partial<Seated> = { minis: 'G' };

  test('BOARD-R52 BOARD-R71: whoever is asked, the others see, hear and may do the same', () => {
    const [one, other] = [declared(HOLDS, BLANK), declared(BLANK, HOLDS)];
    for (const viewer of [0, null]) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.heard(viewer)).toEqual(other.heard(viewer));
      expect(waitingFor(one.game, one.state, viewer)).toEqual([]);
    }
    expect(one.refuses(0, END)).toEqual(other.refuses(0, END));
    expect(one.refuses(0, END)).toEqual({ rule: 'BOARD-R52', key: 'playDeclared' });
    expect([one.view(1).asking!.seat, one.view(2).asking!.seat]).toEqual([1, null]);
    expect(waitingFor(one.game, one.state, 1)).toEqual([1]);
  });

  test('BOARD-R52: whether anybody was asked is seen neither afterwards nor from the way back', () => {
    const asked = declared(HOLDS, BLANK);
    asked.play(1, PASS);
    const unasked = declared(BLANK, BLANK);
    expect(asked.view(0)).toEqual(unasked.view(0));
    expect(asked.game.pausesAfter).toEqual(['declared']);
    expect([whyNotTakeBack(asked.match, 0), whyNotTakeBack(unasked.match, 0)]).toEqual(['sealed', 'sealed']);
    const stories = [asked, unasked].map(t => t.match.log.flatMap(entry => ('told' in entry ? entry.told : [])));
    const heard = stories.map(told => told.map(({ event }) => (event as { type: string }).type));
    expect(heard[0]!.slice(-2)).toEqual(heard[1]!.slice(-2));
  });

  test('a seat whose time is out lets the play pass', () => {
    const t = declared(HOLDS, BLANK);
    expect(t.game.defaultMove!(t.state, 1)).toEqual(PASS);
  });
});
