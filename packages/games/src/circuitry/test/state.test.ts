/** States the rules accept, moves sent together, and what stands in for a player who does not answer. */

import { copyPlain, shape } from '@roundhouse/kernel';
import { table } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Colour, Mini } from '../content/face.ts';
import { position } from '../position.ts';
import { circuitry } from '../rules.ts';
import { MOVES, STATE } from '../shapes.ts';
import type { State } from '../state.ts';
import { board, node, X } from './positions.ts';
import { END, lay, Scene, scene, step, swap } from './scene.ts';

const sound = (): State =>
  position({
    board: board('1F0@(0,0) XF0@(1,0)'),
    players: [
      { colour: 'O', at: node('1F.a1'), minis: ['G', 'Force'], circuits: [4, 8] },
      { colour: 'L', at: node('XF.c1'), carried: 1 },
    ],
  });

describe('checkState', () => {
  test('a position made to order is accepted', () => {
    expect(circuitry.checkState(sound())).toBe(null);
    expect(shape.problemIn(STATE, sound(), 'state')).toBe(null);
  });

  test.each<[string, (state: State) => unknown, RegExp]>([
    ['#1 elsewhere', state => Object.assign(state, { board: board('1F0@(1,0) XF0@(0,0)') }), /BOARD-11/],
    ['two groups', state => Object.assign(state, { board: board('1F0@(0,0) XF0@(2,0)') }), /BOARD-10/],
    ['two cards a cell', state => Object.assign(state, { board: board('1F0@(0,0) XF0@(0,0)') }), /BOARD-1:/],
    ['two pawns a node', state => Object.assign(state.players[1]!, { pawn: node('1F.a1') }), /BOARD-9/],
    ['a pawn on the side below', state => Object.assign(state.players[1]!, { pawn: node('XB.a3') }), /lies up/],
    ['nobody on #1', state => Object.assign(state.players[0]!, { pawn: node('XF.a1') }), /BOARD-42/],
    ['a mini too many', state => void state.players[1]!.minis.push('K'), /10 K, not 11/],
    ['a card twice', state => void state.players[1]!.circuits.push(8), /once/],
    ['a card lost', state => void state.removed.pop(), /where is circuit card/],
    ['a mini known but not held', state => void state.players[0]!.known.push('K'), /known/],
    ['minis out of order', state => void state.players[0]!.minis.reverse(), /order/],
    ['foreign charge in the basic game', state => Object.assign(state.players[1]!, { foreign: 'O' }), /BOARD-73/],
    ['an Inhibit that is over', state => Object.assign(state.players[0]!, { inhibited: 0 }), /BOARD-65/],
    ['nothing asked', state => Object.assign(state, { stack: [] }), /open/],
    ['a card laid that is not held', state => void state.stack.push({ name: 'laying', card: 9 }), /laying/],
    ['a Force on oneself', state => void state.stack.push({ name: 'forcing', target: 0 }), /forcing/],
    ['a swap of #1', state => void state.stack.push({ name: 'swapping', card: 1 }), /swapping/],
    ['a draw that is not due', state => Object.assign(state, { stack: [{ name: 'drawing' }] }), /drawing/],
    ['a question from nowhere', state => void state.stack.push({ name: 'menu' }), /menu cannot be over menu/],
  ])('%s is refused', (_, spoil, problem) => {
    const state = copyPlain(sound());
    spoil(state);
    expect(circuitry.checkState(state)).toMatch(problem);
  });

  test.each<[string, (state: State) => unknown, RegExp]>([
    ['asked without an Inhibit', state => Object.assign(state.players[1]!, { minis: [] }), /not to be asked|not \d+/],
    ['a play that is none', state => Object.assign(state.stack[1]!, { play: step('G', '1F.c5') }), /no such play/],
    [
      'a play that cannot be stopped',
      state => Object.assign(state.players[0]!, { inhibited: 1 }),
      /no such play|cannot be stopped/,
    ],
  ])('%s is refused while a play is declared', (_, spoil, problem) => {
    const t = scene({
      board: '1F0@(0,0) XF0@(1,0)',
      players: [
        { at: 'O@1F.a1', minis: 'R' },
        { at: 'L@1F.c1', minis: 'Inhibit' },
      ],
    });
    t.play(0, step('R', '1F.a3'));
    const state = copyPlain(t.state);
    spoil(state);
    expect(circuitry.checkState(state)).toMatch(problem);
  });

  test('BOARD-12: while colours are chosen, only those who came before have one, and nothing else has happened', () => {
    const choosing = (picks: readonly Colour[]): State => {
      const { match } = table(circuitry, { options: { colours: 'choose', firstPlayer: 1 }, seats: 3 });
      const t = new Scene(circuitry, match);
      for (const [place, colour] of picks.entries()) t.play((1 + place) % 3, { type: 'pickColour', colour });
      return copyPlain(t.state);
    };
    for (const picks of [[], ['R'], ['R', 'G']] as const) expect(circuitry.checkState(choosing(picks))).toBe(null);
    const unordered = choosing(['R']);
    unordered.gold.deck.reverse();
    expect(circuitry.checkState(unordered)).toBe(null);
    const spoilt: ((state: State) => unknown)[] = [
      ({ players }) => Object.assign(players[1]!, { circuits: [] }),
      ({ players }) => Object.assign(players[1]!, { pawn: node('1F.a1') }),
      ({ players }) => Object.assign(players[2]!, { circuits: [8] }),
      ({ players }) => Object.assign(players[0]!, { colour: 'O', pawn: node('1F.a1'), circuits: [4] }),
      state => Object.assign(state, { board: board('1F0@(0,0) XF0@(1,0)') }),
      state => Object.assign(state, { stack: [{ name: 'pickingColour', seat: 0 }] }),
      state => Object.assign(state, { round: 2 }),
      state => Object.assign(state, { mode: 'puzzle' }),
    ];
    for (const spoil of spoilt) {
      const state = choosing(['R']);
      spoil(state);
      expect(circuitry.checkState(state)).toMatch(/BOARD-12|puzzle/);
    }
  });

  test('BOARD-R75: a game that was given up while colours were chosen is over', () => {
    const { match } = table(circuitry, { options: { colours: 'choose', firstPlayer: 0 } });
    const t = new Scene(circuitry, match);
    t.play(0, { type: 'pickColour', colour: 'R' });
    t.play(0, { type: 'concede' });
    expect(circuitry.checkState(copyPlain(t.state))).toBe(null);
  });

  test.each<[string, Partial<State>, string | null]>([
    ['one who gave up and one who won', { result: { reason: 'conceded', winners: [1] } }, null],
    ['two who won because somebody gave up', { result: { reason: 'conceded', winners: [0, 1] } }, 'nobody'],
    ['who carries more at the end', { result: { reason: 'roundLimit', winners: [1] } }, null],
    ['who carries less at the end', { result: { reason: 'stalemate', winners: [0] } }, 'nobody'],
    ['who delivered nothing', { result: { reason: 'delivered', winners: [0] } }, 'nobody'],
    ['a puzzle that is none', { result: { reason: 'unsolved', winners: [] } }, 'nobody'],
  ])('BOARD-70 BOARD-71: of a game that is over, %s', (_, over, problem) => {
    const answer = circuitry.checkState({ ...sound(), ...over, stack: [] });
    if (problem === null) expect(answer).toBe(null);
    else expect(answer).toMatch(problem);
  });

  test('BOARD-84: one player is too full, by one mini, and only while it is discarded', () => {
    const eight = ['O', 'L', 'D', 'G', 'P', 'R', 'K', 'Flip'] as const;
    const full = (mine: readonly Mini[], others: readonly Mini[], isDiscarding = true): State => ({
      ...position({
        options: { restricted: 'on' },
        board: board('1F0@(0,0)'),
        players: [
          { colour: 'O', at: node('1F.a1'), minis: [...mine] },
          { colour: 'L', at: node('1F.c1'), minis: [...others] },
        ],
        turn: { draws: 1 },
      }),
      stack: [{ name: 'drawing' }, ...(isDiscarding ? [{ name: 'discarding' } as const] : [])],
    });
    expect(circuitry.checkState(full([...eight, 'Free'], eight))).toBe(null);
    expect(circuitry.checkState(full([...eight, 'Free'], eight, false))).toMatch(/BOARD-84: seat 0/);
    expect(circuitry.checkState(full([...eight, 'Free', 'Free'], []))).toMatch(/BOARD-84: seat 0/);
    expect(circuitry.checkState(full([...eight, 'Free'], [...eight, 'Free']))).toMatch(/BOARD-84: seat 1/);
  });

  test('BOARD-87: nothing is taken in a puzzle, and it is one of the basic game', () => {
    const state: State = { ...sound(), mode: 'puzzle' };
    expect(circuitry.checkState(state)).toBe(null);
    const drawing: State = { ...state, turn: { ...state.turn, draws: 2 }, stack: [{ name: 'drawing' }] };
    expect(circuitry.checkState(drawing)).toMatch(/BOARD-87/);
    expect(circuitry.checkState({ ...state, options: { ...state.options, altPoints: 'on' } })).toMatch(/basic/);
  });

  test('nonsense of any kind is answered', () => {
    for (const nonsense of [null, 7, [], {}, { ...sound(), players: 3 }]) {
      expect(circuitry.checkState(nonsense)).toMatch(/state/);
    }
    expect(shape.problemIn(MOVES, { type: 'step', pay: 'X' }, 'move')).toMatch(/move\.pay/);
  });
});

describe('compounds', () => {
  const ready = () =>
    scene({
      board: '1F0@(0,0) XF0@(1,0) YF0@(0,1)',
      players: [
        { at: 'O@1F.a1', minis: 'G P G Swap', circuits: [8] },
        { at: 'L@1F.c1', minis: 'Inhibit' },
      ],
    });

  test('a lay and a swap are sent whole, and refused whole', () => {
    const t = ready();
    t.play(0, lay(8, 2, 0));
    t.play(0, swap(X, 8));
    expect(t.board).toBe('1F0@(0,0) XF0@(2,0) YF0@(0,1) 8F0@(1,0)');
    const u = ready();
    expect(() => u.play(0, lay(8, 5, 5))).toThrow('BOARD-34');
    expect(() => u.play(0, swap(X, 1))).toThrow('BOARD-44');
    expect(u.question).toBe('menu');
  });

  test('BOARD-R52: a walk ends with the first step that could be stopped, whether or not anybody is asked', () => {
    const steps = [
      { pay: 'G', to: node('1F.a3') },
      { pay: 'P', to: node('1F.c3') },
      { pay: 'G', to: node('1F.c5') },
    ];
    const t = ready();
    t.play(0, { type: 'walk', steps });
    expect([t.pawn(0), t.question, t.minis(0)]).toEqual(['1F.c3', 'responding', 'G Swap']);
    expect(() => ready().play(0, { type: 'walk', steps: steps.slice(1) })).toThrow('BOARD-36');
    const unasked = scene({
      board: '1F0@(0,0) XF0@(1,0)',
      players: [{ at: 'O@1F.a1', minis: 'P P G' }, { at: 'L@1F.c1' }],
    });
    unasked.play(0, { type: 'walk', steps: [{ pay: 'P', to: node('1F.a3') }, steps[1]!] });
    expect([unasked.pawn(0), unasked.question]).toEqual(['1F.a3', 'menu']);
  });

  test('both minis of a turn are taken at once', () => {
    const t = ready();
    t.play(0, END);
    t.play(1, { type: 'drawTwoGold' }, [0, 0]);
    expect([t.state.players[1]!.minis.length, t.question]).toEqual([3, 'menu']);
  });
});

test('whoever does not answer draws, ends the turn, or lays what must be laid', () => {
  const idle = (t: ReturnType<typeof scene>) => circuitry.defaultMove!(t.state, 0);
  const players = [{ at: 'O@1F.a1', circuits: [8] }, { at: 'L@1F.c1' }];
  expect(idle(scene({ players }))).toEqual(END);
  expect(idle(scene({ players, turn: { draws: 2 }, stack: [{ name: 'drawing' }] }))).toEqual({
    type: 'draw',
    from: 'gold',
  });
  expect(idle(scene({ players, options: { sophisticated: 'on' } }))).toEqual({ type: 'layCard', card: 8 });
});
