/** Moves as the page of rules spells them: each does what the listed one does, and is refused for the same reason. */

import { describe, expect, test } from 'vitest';
import { node, X } from './positions.ts';
import { END, scene } from './scene.ts';

const BOARD = '1F0@(0,0) XF0@(1,0) YF0@(0,1)';
const BESIDE = '1F0@(0,0) XF0@(1,0)';
const drawing = { turn: { draws: 2 }, stack: [{ name: 'drawing' as const }] };
const TEAMS = [{ at: 'O@1F.a1' }, { at: 'L@1F.c1' }, { at: 'D@1F.c5' }, { at: 'G@1F.a3' }];

describe('taking minis', () => {
  test('BOARD-30: a green kind is named beside its deck', () => {
    const t = scene({ players: [{ at: 'O@1F.a1' }, { at: 'L@1F.c1' }], ...drawing });
    t.play(0, { type: 'draw', from: 'green', kind: 'Flip' });
    t.play(0, { type: 'draw', from: 'gold' }, [0]);
    expect([t.minis(0).includes('Flip'), t.state.players[0]!.minis.length, t.question]).toEqual([true, 2, 'menu']);
  });

  test('BOARD-30 BOARD-31: a kind is named exactly while the piles are sorted', () => {
    const t = scene({ players: [{ at: 'O@1F.a1' }, { at: 'L@1F.c1' }], ...drawing });
    expect(() => t.play(0, { type: 'draw', from: 'green' })).toThrow('BOARD-30');
    expect(() => t.play(0, { type: 'draw', from: 'gold', kind: 'Flip' })).toThrow('form');
  });

  test('BOARD-85: what is discarded is a mini with its kind and colour', () => {
    const minis = 'O O G G R R Flip';
    const t = scene({
      players: [{ at: 'O@1F.a1', minis, carried: 2 }, { at: 'L@1F.c1' }],
      options: { restricted: 'on' },
      turn: { draws: 1 },
      stack: [{ name: 'drawing' }, { name: 'discarding' }],
    });
    expect(() => t.play(0, { type: 'discard', mini: { k: 'move', c: 'K' } })).toThrow('BOARD-24');
    expect(() => t.play(0, { type: 'discard', mini: { k: 'move' } })).toThrow('form');
    t.play(0, { type: 'discard', mini: { k: 'Flip' } });
    expect(t.minis(0)).toBe('O O G G R R');
  });
});

describe('the board', () => {
  test('BOARD-34 BOARD-52: lay and swap', () => {
    const t = scene({
      board: BOARD,
      players: [{ at: 'O@1F.a1', minis: 'Swap', circuits: [8] }, { at: 'L@1F.c1' }],
    });
    t.play(0, { type: 'lay', card: 8, face: 'B', rot: 180, x: 2, y: 0 });
    t.play(0, { type: 'swap', a: X, b: 8 });
    expect(t.board).toBe('1F0@(0,0) XF0@(2,0) YF0@(0,1) 8B180@(1,0)');
    expect(() => t.play(0, { type: 'lay', card: 8, face: 'B', rot: 180, x: 3, y: 0 })).toThrow('BOARD-26');
  });
});

describe('pawns', () => {
  test('BOARD-36: a step leaves out what does not apply, and is final as it stands', () => {
    const t = scene({ board: BOARD, players: [{ at: 'O@1F.a1', minis: 'G P' }, { at: 'L@1F.c1' }] });
    t.play(0, { type: 'step', pay: 'G', to: node('1F.a3') });
    expect([t.pawn(0), t.minis(0)]).toEqual(['1F.a3', 'P']);
    expect(() => t.play(0, { type: 'step', pay: 'P', to: node('1F.c1') })).toThrow('BOARD-39');
  });

  test('BOARD-43 BOARD-45: a step that turns #1 names the axis, one that comes back also the exit', () => {
    const last = () =>
      scene({ board: '1F0@(0,0) YF0@(0,1)', players: [{ at: 'P@1F.c3', minis: 'G' }, { at: 'L@YF.c1' }] });
    const t = last();
    t.play(0, { type: 'step', pay: 'G', to: node('1B.a3'), exit: 'R1', axis: 'long' });
    expect([t.board, t.pawn(0)]).toEqual(['1B0@(0,0) YF0@(0,1)', '1B.a3']);
    expect(() => last().play(0, { type: 'step', pay: 'G', to: node('1B.a3'), exit: 'R1' })).toThrow('BOARD-43');
  });

  test('BOARD-60: a portal without an axis', () => {
    const t = scene({ board: BESIDE, players: [{ at: 'O@1F.a1', minis: 'R Portal' }, { at: 'L@1F.c1' }] });
    t.play(0, { type: 'portal', pay: 'R', to: node('XF.b2') });
    expect(t.pawn(0)).toBe('XF.b2');
  });
});

describe('Force', () => {
  const forcing = (minis: string) =>
    scene({ board: BESIDE, players: [{ at: 'O@1F.a1', minis }, { at: 'D@XF.a1' }, { at: 'L@1F.c1' }] });

  test('BOARD-R45: a pawn is named by its colour, and its Force goes on without a new card', () => {
    const t = forcing('D D D Force');
    t.play(0, { type: 'force', target: 'D', pay: 'D', to: node('XF.a3') });
    t.play(0, { type: 'force', target: 'D', pay: 'D', to: node('XF.b2') });
    expect([t.pawn(1), t.minis(0), t.question]).toEqual(['XF.b2', 'D', 'menu']);
    expect(() => t.play(0, { type: 'force', target: 'L', pay: 'D', to: node('1F.c3') })).toThrow('BOARD-24');
    expect(() => t.play(0, { type: 'force', target: 'R', pay: 'D', to: node('1F.c3') })).toThrow('BOARD-24');
  });

  test('BOARD-59 BOARD-58: a Force is refused for its card, its way and its pawn', () => {
    const t = forcing('G D Force');
    expect(() => t.play(0, { type: 'force', target: 'D', pay: 'G', to: node('XF.a3') })).toThrow('BOARD-59');
    expect(() => t.play(0, { type: 'force', target: 'D', pay: 'D', to: node('XF.c3') })).toThrow('BOARD-58');
    expect(() => t.play(0, { type: 'force', target: 'O', pay: 'D', to: node('1F.a3') })).toThrow('BOARD-R47');
    expect(() => t.play(0, { type: 'force', target: 'R', pay: 'D', to: node('1F.a3') })).toThrow('BOARD-22');
    expect(t.question).toBe('menu');
    expect(() => forcing('G Force').play(0, { type: 'force', target: 'D', pay: 'G', to: node('XF.a3') })).toThrow(
      'BOARD-59',
    );
  });

  test('BOARD-61 BOARD-R49: a jump opens a Force or goes on with it; a second one needs a new card', () => {
    const jump = { type: 'forcePortal', target: 'D', payPawn: 'D', payPortal: 'R', to: node('XF.b2') };
    const t = forcing('D R Force Portal');
    t.play(0, jump);
    expect([t.pawn(1), t.minis(0)]).toEqual(['XF.b2', '']);
    const u = forcing('D D R R Force Portal Portal');
    u.play(0, { type: 'force', target: 'D', pay: 'D', to: node('XF.a3') });
    u.play(0, jump);
    expect([u.pawn(1), u.minis(0), u.question]).toEqual(['XF.b2', 'R Portal', 'menu']);
    expect(() => u.play(0, jump)).toThrow('BOARD-24');
  });

  test('BOARD-R36 BOARD-43: the last pawn is forced out by an exit, and its owner names the axis', () => {
    const t = scene({
      board: '1F0@(0,0) YF0@(0,1)',
      players: [{ at: 'L@YF.c1', minis: 'P Force' }, { at: 'P@1F.c3' }],
    });
    t.play(0, { type: 'force', target: 'P', pay: 'P', exit: 'R1' });
    t.play(1, { type: 'axis', axis: 'short' });
    expect([t.board, t.pawn(1)]).toEqual(['1B180@(0,0) YF0@(0,1)', '1B.c3']);
  });
});

describe('other players', () => {
  test('BOARD-62 BOARD-66: Inhibit and Free name a colour', () => {
    const t = scene({
      players: [
        { at: 'O@1F.a1', minis: 'Free', inhibited: 2 },
        { at: 'L@1F.c1', minis: 'Inhibit' },
      ],
    });
    expect(() => t.play(1, { type: 'inhibit', target: 'O' })).toThrow('BOARD-R54');
    expect(() => t.play(0, { type: 'free', target: 'L' })).toThrow('BOARD-R57');
    t.play(0, { type: 'free', target: 'O' });
    t.play(1, { type: 'inhibit', target: 'O' });
    expect(t.state.players[0]!.inhibited).toBe(3);
  });

  test('BOARD-R52: the answer to a declared play is what is played', () => {
    const t = scene({
      players: [
        { at: 'O@1F.a1', minis: 'R' },
        { at: 'L@1F.c1', minis: 'Inhibit' },
      ],
    });
    t.play(0, { type: 'step', pay: 'R', to: node('1F.a3') });
    t.play(1, { type: 'respond', play: 'inhibit' });
    expect([t.pawn(0), t.state.players[0]!.inhibited]).toEqual(['1F.a1', 3]);
  });

  test('BOARD-67: Exchange takes from a colour', () => {
    const t = scene({
      board: '1B0@(0,0) XF0@(1,0)',
      players: [
        { at: 'O@XF.b2', minis: 'Exchange' },
        { at: 'L@XF.c3', carried: 1 },
      ],
    });
    expect(() => t.play(0, { type: 'take', from: 'L', pay: 'O' })).toThrow('BOARD-24');
    t.play(0, { type: 'take', from: 'L' });
    expect(t.state.players.map(({ carried }) => carried)).toEqual([1, 0]);
  });

  test('BOARD-68 BOARD-80 BOARD-R65: teammates are named by colour, minis by kind', () => {
    const t = scene({
      players: TEAMS.map((seated, seat) =>
        seat === 2
          ? { at: 'D@1F.a3', minis: 'Flip' }
          : seat === 3
            ? { at: 'G@1F.c5' }
            : { ...seated, minis: seat === 0 ? 'R Exchange' : '', carried: seat === 0 ? 1 : 0 },
      ),
      options: { teams: '2x2' },
    });
    expect(() => t.play(0, { type: 'give', to: 'L', mini: { k: 'move', c: 'R' } })).toThrow('BOARD-80');
    t.play(0, { type: 'give', to: 'D', mini: { k: 'move', c: 'R' } });
    t.play(0, { type: 'ask', from: 'D', mini: { k: 'Flip' } });
    t.play(2, { type: 'answer', yes: true });
    t.play(0, { type: 'giveCharge', to: 'D', amount: 1 });
    expect([t.minis(0), t.minis(2), t.state.players[2]!.carried]).toEqual(['Flip', 'R', 1]);
    t.play(0, END);
  });
});
