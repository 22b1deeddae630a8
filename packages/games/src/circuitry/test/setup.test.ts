/** Set-up, the decks, and the course of a turn. */

import { fastChance } from '@roundhouse/kernel';
import { table } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CHARGE_CARDS } from '../content/cards.ts';
import { COLOURS, GREEN_KINDS } from '../content/face.ts';
import { nodeAt } from '../nodes.ts';
import { circuitry } from '../rules.ts';
import type { Options } from '../state.ts';
import { boardText, X } from './positions.ts';
import { draw, END, flip, lay, rotate, type Setting, scene, slide, step } from './scene.ts';

const opened = (seats: number, options: Partial<Options> = {}, seed = 1) =>
  table(circuitry, { seats, options: { firstPlayer: 0, ...options }, chance: fastChance(seed) });

const TWO: Setting['players'] = [{ at: 'O@1F.a1' }, { at: 'L@1F.c1' }];
const AT_DRAW = { turn: { draws: 2 }, stack: [{ name: 'drawing' }] } as const;

describe('set-up', () => {
  test('BOARD-11 BOARD-13 BOARD-16 BOARD-17 BOARD-R16: #1 lies alone, and four cards are dealt to each', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { state } = opened(seats);
      expect(boardText(state.board)).toBe('1F0@(0,0)');
      for (const { circuits, colour } of state.players) {
        expect(circuits).toHaveLength(4);
        expect(circuits.filter(card => card <= 7)).toEqual([CHARGE_CARDS[colour!]]);
      }
      expect(state.removed).toHaveLength(29 - 4 * seats);
      const unused = COLOURS.filter(colour => !state.players.some(player => player.colour === colour));
      expect(state.removed.filter(card => card <= 7)).toEqual(unused.map(colour => CHARGE_CARDS[colour]).sort());
    }
  });

  test('BOARD-14 BOARD-15 BOARD-21 BOARD-R1: pawns start on the nodes of their colours, with nothing', () => {
    const { state } = opened(6);
    expect(COLOURS).toEqual(['O', 'L', 'D', 'G', 'P', 'R']);
    expect(new Set(state.players.map(({ colour }) => colour)).size).toBe(6);
    for (const { colour, pawn, minis, carried, delivered } of state.players) {
      expect([nodeAt(pawn!).colour, pawn!.card, pawn!.face]).toEqual([colour, 1, 'F']);
      expect([minis, carried, delivered]).toEqual([[], 0, 0]);
    }
  });

  test('BOARD-12: colours may be chosen clockwise from the first player', () => {
    const t = opened(3, { colours: 'choose', firstPlayer: 2 });
    expect([t.toAct, t.moves(2).length, t.moves(0)]).toEqual([[2], 6, []]);
    t.play(2, { type: 'pickColour', colour: 'R' });
    expect(t.refuses(0, { type: 'pickColour', colour: 'R' })).toMatchObject({ rule: 'BOARD-12', key: 'colourTaken' });
    t.play(0, { type: 'pickColour', colour: 'O' });
    t.play(1, { type: 'pickColour', colour: 'L' }, [0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(t.state.players.map(({ colour }) => colour)).toEqual(['O', 'L', 'R']);
    expect([t.toAct, t.state.stack]).toEqual([[2], [{ name: 'drawing' }]]);
  });

  test('BOARD-18 BOARD-19 BOARD-R17 BOARD-R18 BOARD-R20: gold lies face down, green in open piles', () => {
    const { gold, green } = opened(2).state;
    expect(gold).toMatchObject({ isOpen: false, discard: [] });
    const count = (mini: string) => gold.deck.filter(card => card === mini).length;
    expect(['O', 'R', 'K', 'Inhibit', 'Free', 'Exchange'].map(count)).toEqual([8, 8, 10, 5, 5, 4]);
    expect(Object.keys(green.piles)).toEqual([...GREEN_KINDS]);
    expect(opened(2).view(null).gold).toEqual({ size: 72, isOpen: false, order: null, discard: [] });
  });

  test('BOARD-81 BOARD-R66: charge-point cards go to the right', () => {
    const { state, view } = ((t: ReturnType<typeof opened>) => ({ state: t.state, view: t.view(null) }))(
      opened(4, { sophisticated: 'on' }),
    );
    for (const [seat, { colour }] of state.players.entries()) {
      expect(view.players[(seat + 3) % 4]!.chargeCards).toEqual([CHARGE_CARDS[colour!]]);
    }
  });

  test('BOARD-R76: later seats may start with minis', () => {
    const { state } = opened(4, { seatBonus: 'staggered', firstPlayer: 1 });
    expect(state.players.map(({ minis }) => minis.length)).toEqual([2, 0, 1, 1]);
    expect(opened(2, { seatBonus: 'staggered' }).state.players.map(({ minis }) => minis.length)).toEqual([0, 1]);
  });

  test('options that do not go together are refused', () => {
    const check = (options: object, seats: number) => () => opened(seats, options);
    expect(check({ teams: '2x2' }, 5)).toThrow("teams of '2x2' need 4 seats");
    expect(check({ teams: '3x2' }, 4)).toThrow('need 6 seats');
    expect(check({ altPoints: 'on' }, 2)).toThrow('more than one charge');
    expect(check({ firstPlayer: 4 }, 3)).toThrow('no seat 4');
  });
});

describe('the turn', () => {
  test('BOARD-22 BOARD-27: turns go round from the first player, even with nothing played', () => {
    const t = scene({ players: [...TWO, { at: 'D@1F.c5' }], active: 2, first: 2 });
    t.play(2, END);
    expect(t.told).toEqual(['turnEnded', 'turnStarted']);
    expect([t.state.active, t.state.round]).toEqual([0, 1]);
    expect(t.refusal(1, END)).toBe('BOARD-22 notYourTurn');
    for (const seat of [0, 1]) {
      t.play(seat, draw('Rotate'));
      t.play(seat, draw('Rotate'));
      t.play(seat, END);
    }
    expect([t.state.active, t.state.round]).toEqual([2, 2]);
  });

  test('BOARD-23 BOARD-R21: two minis, one after the other, before anything else', () => {
    const t = scene({ players: TWO, ...AT_DRAW });
    expect(t.refusal(0, END)).toBe('BOARD-23 asks.drawing');
    t.play(0, draw('gold'), [0]);
    expect([t.question, t.minis(0)]).toEqual(['drawing', 'O']);
    t.play(0, draw('Swap'));
    expect([t.question, t.minis(0)]).toEqual(['menu', 'O Swap']);
    expect(t.refusal(0, draw('gold'))).toBe('BOARD-23 nothingToDraw');
    expect(t.refusal(0, { type: 'axis', axis: 'long' })).toBe('BOARD-24 asks.menu');
  });

  test('BOARD-24 BOARD-25 BOARD-26 BOARD-38 BOARD-R31: any number of plays in any order, and one card', () => {
    const t = scene({
      board: '1F0@(0,0) XF0@(1,0)',
      players: [{ at: 'O@1F.a1', minis: 'G P Rotate Flip Slide', circuits: [8, 9] }, { at: 'L@1F.c1' }],
    });
    t.play(0, step('G', '1F.a3'));
    t.play(0, lay(8, 0, 1));
    t.play(0, flip(8));
    t.play(0, step('P', '1F.a1'));
    expect(t.refusal(0, { type: 'layCard', card: 9 })).toBe('BOARD-26 alreadyLaid');
    expect(t.refusal(0, { type: 'layCard', card: 10 })).toBe('BOARD-26 cardNotInHand');
    t.play(0, END);
    expect(t.minis(0)).toBe('Rotate Slide');
  });

  test('BOARD-28 BOARD-30 BOARD-R26: what is played is discarded, action before movement card', () => {
    const t = scene({
      board: '1F0@(0,0) XF0@(1,0)',
      players: [{ at: 'O@1F.a1', minis: 'Portal R' }, { at: 'L@1F.c1' }],
    });
    t.play(0, { type: 'portal', pay: 'R', to: { card: X, face: 'F', site: 'b2' }, axis: null });
    expect([t.state.gold.discard, t.state.green.discard]).toEqual([['R'], ['Portal']]);
  });

  test('BOARD-29 BOARD-R24: an empty gold deck is turned over, the oldest mini first', () => {
    const t = scene({ players: TWO, goldDeck: ['G', 'K'], ...AT_DRAW });
    const { discard } = t.state.gold;
    t.play(0, draw('gold'));
    expect(t.state.gold.deck).toEqual(['K']);
    t.play(0, draw('gold'));
    expect(t.state.gold).toEqual({ deck: discard, isOpen: true, discard: [] });
    expect(t.events).toContainEqual({ type: 'deckTurned', deck: 'gold', minis: 70, shuffled: false });
  });

  test('BOARD-R24: with the option to shuffle, the turned deck is drawn from by chance and unseen', () => {
    const t = scene({ players: TWO, options: { recycle: 'shuffle' }, goldDeck: ['G'], ...AT_DRAW });
    t.play(0, draw('gold'));
    expect([t.state.gold.isOpen, t.view(1).gold.order]).toEqual([false, null]);
    t.play(0, draw('gold'), [0]);
    expect(t.heard(1)).toEqual([{ type: 'miniTaken', seat: 0, from: 'gold', mini: null, bonus: false }]);
    expect(t.view(1).players[0]).toMatchObject({ goldMinis: 2, minis: null, known: ['G'] });
  });

  test('BOARD-31 BOARD-32 BOARD-33 BOARD-R25: green piles, the active deck, and the piles again', () => {
    const held = GREEN_KINDS.flatMap(kind => [kind, kind, kind, kind]).slice(2);
    const t = scene({
      board: '1F0@(0,0) XF0@(1,0)',
      players: [
        { at: 'O@1F.a1', minis: 'Rotate Rotate' },
        { at: 'L@1F.c1', minis: held.join(' ') },
      ],
    });
    expect(t.state.green).toMatchObject({ from: 'piles', deck: [], discard: [] });
    // Nothing is anywhere: the next one played turns at once.
    t.play(0, rotate(X));
    expect(t.state.green).toMatchObject({ from: 'deck', deck: ['Rotate'], discard: [] });
    t.play(0, rotate(X));
    expect(t.state.green).toMatchObject({ from: 'deck', deck: ['Rotate'] });
    expect(t.state.green.piles.Rotate).toBe(1);
    t.play(0, END);
    t.play(1, draw('green'));
    expect(t.state.green.from).toBe('piles');
    t.play(1, draw('Rotate'));
    expect(t.minis(1).match(/Rotate/g)).toHaveLength(4);
  });

  test('BOARD-R19 BOARD-R23: gold is taken blindly, and an empty pile gives nothing', () => {
    const held = 'Rotate Rotate Rotate Rotate';
    const t = scene({ players: [{ at: 'O@1F.a1', minis: held }, { at: 'L@1F.c1' }], ...AT_DRAW });
    expect(t.moves(0).map(move => ('from' in move ? move.from : ''))).toEqual([
      ...['gold', 'Swap', 'Flip', 'Slide', 'Force', 'Portal'],
    ]);
    expect(t.refusal(0, draw('Rotate'))).toBe('BOARD-R23 nothingThere');
    expect(t.refusal(0, draw('green'))).toBe('BOARD-30 greenUnsorted');
  });

  test('BOARD-R22 BOARD-R74 BOARD-71: with nothing to take turns go on, and end when all are idle', () => {
    const t = scene({ players: TWO });
    const everything = { gold: [...t.state.gold.deck], green: GREEN_KINDS.flatMap(kind => [kind, kind, kind, kind]) };
    const u = scene({
      players: [{ at: 'O@1F.a1' }, { at: 'L@1F.c1', minis: [...everything.gold, ...everything.green].join(' ') }],
    });
    u.play(0, END);
    expect(u.question).toBe('menu');
    u.play(1, END);
    expect(u.state.result).toEqual({ reason: 'stalemate', winners: [0, 1] });
    expect(u.payoffs).toEqual([0.5, 0.5]);
  });

  test('BOARD-R22: with one mini to take, one is taken', () => {
    const t = scene({ players: TWO });
    const held = [...t.state.gold.deck.slice(1), ...GREEN_KINDS.flatMap(kind => [kind, kind, kind, kind])];
    const u = scene({ players: [{ at: 'O@1F.a1' }, { at: 'L@1F.c1', minis: held.join(' ') }], ...AT_DRAW });
    u.play(0, draw('gold'), [0]);
    expect([u.question, u.state.turn.draws]).toEqual(['menu', 0]);
  });

  test('BOARD-R28 BOARD-R30: nothing is discarded or played without effect', () => {
    const t = scene({ players: [{ at: 'O@1F.a1', minis: 'Free Swap Slide Rotate' }, { at: 'L@1F.c1' }] });
    expect(t.moves(0)).toEqual([END]);
    expect(t.refusal(0, { type: 'discard', mini: 'Free' })).toBe('BOARD-R28 noDiscard');
    const drawing = scene({ players: [{ at: 'O@1F.a1', minis: 'Free' }, { at: 'L@1F.c1' }], ...AT_DRAW });
    expect(drawing.refusal(0, { type: 'discard', mini: 'Free' })).toBe('BOARD-R28 noDiscard');
    expect(t.refusal(0, { type: 'free', target: 0 })).toBe('BOARD-66 notInhibited');
    const u = scene({
      board: '1F0@(0,0) XF0@(1,0)',
      players: [{ at: 'O@1F.a1', minis: 'Rotate' }, { at: 'L@XF.c1' }],
    });
    expect(u.listed(0, 'rotate')).toEqual([rotate(X)]);
    expect(u.refusal(0, slide(X, 1, 1))).toBe('BOARD-24 notInHand');
  });
});
