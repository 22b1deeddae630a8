/** Team play, restricted cards, and how games end. */

import { describe, expect, test } from 'vitest';
import {
  deliver,
  draw,
  END,
  force,
  gain,
  inhibit,
  NO,
  type Seated,
  SPEND,
  STOP,
  scene,
  step,
  take,
  YES,
} from './scene.ts';

const BESIDE = '1F0@(0,0) XF0@(1,0)';
const PAIRS = { teams: '2x2' } as const;

const four = (one: Partial<Seated>, three: Partial<Seated> = {}, options: object = PAIRS) =>
  scene({
    options,
    board: BESIDE,
    players: [{ at: 'O@1F.a1', ...one }, { at: 'L@1F.c1' }, { at: 'D@1F.c5', ...three }, { at: 'G@1F.a3' }],
  });

describe('team play', () => {
  test('BOARD-79 BOARD-R63: teammates sit evenly spaced', () => {
    expect(
      four({})
        .view(null)
        .players.map(({ team }) => team),
    ).toEqual([0, 1, 0, 1]);
    const six = (teams: '2x3' | '3x2') =>
      scene({
        options: { teams },
        players: [
          ...[{ at: 'O@1F.a1' }, { at: 'L@1F.c1' }, { at: 'D@1F.c5' }],
          ...[{ at: 'G@1F.a3' }, { at: 'P@1F.c3' }, { at: 'R@1F.a5' }],
        ],
      })
        .view(null)
        .players.map(({ team }) => team);
    expect(six('2x3')).toEqual([0, 1, 0, 1, 0, 1]);
    expect(six('3x2')).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test('BOARD-80 BOARD-R65: minis are given to teammates in the own turn, face up, and once a turn', () => {
    const t = four({ minis: 'G G Rotate' });
    expect(t.listed(0, 'give').map(({ to, mini }) => `${to} ${mini}`)).toEqual(['2 G', '2 Rotate']);
    expect(t.refusal(0, { type: 'give', to: 1, mini: 'G' })).toBe('BOARD-80 notTeammate');
    t.play(0, { type: 'give', to: 2, mini: 'G' });
    expect(t.events).toEqual([{ type: 'miniGiven', seat: 0, to: 2, mini: 'G', asked: false }]);
    expect([t.minis(0), t.minis(2), t.view(1).players[2]!.known]).toEqual(['G Rotate', 'G', ['G']]);
    expect(t.refusal(0, { type: 'ask', from: 2, mini: 'G' })).toBe('BOARD-R65 passedAlready');
    expect(t.moves(2)).toEqual([]);
    t.play(0, END);
    expect(t.state.players[2]!.passed).toEqual([]);
    expect(four({ minis: 'G' }, {}, {}).refusal(0, { type: 'give', to: 2, mini: 'G' })).toBe('BOARD-80 noTeams');
  });

  test('BOARD-R65: a teammate is asked, answers, and is asked for the same kind once a turn', () => {
    const t = four({}, { minis: 'K K Force' });
    expect(t.refusal(0, { type: 'ask', from: 2, mini: 'G' })).toBe('BOARD-R65 teammateLacks');
    t.play(0, { type: 'ask', from: 2, mini: 'K' });
    expect([t.toAct, t.question]).toEqual([[2], 'answering']);
    expect(t.game.defaultMove!(t.state, 2)).toEqual(NO);
    t.play(2, NO);
    expect(t.events).toEqual([{ type: 'miniRefused', seat: 2, to: 0, mini: 'K' }]);
    expect(t.refusal(0, { type: 'ask', from: 2, mini: 'K' })).toBe('BOARD-R65 askedAlready');
    expect(t.view(1).players[2]!.known).toEqual(['K']);
    t.play(0, { type: 'ask', from: 2, mini: 'Force' });
    t.play(2, YES);
    expect([t.minis(0), t.minis(2)]).toEqual(['Force', 'K K']);
    expect(t.refusal(0, { type: 'give', to: 2, mini: 'Force' })).toBe('BOARD-R65 passedAlready');
  });

  test('BOARD-R71: teammates see the hands of each other, opponents and spectators do not', () => {
    const t = four({ minis: 'K', circuits: [8] }, { minis: 'G', circuits: [4, 9] });
    expect(t.view(0).players[2]).toMatchObject({ minis: ['G'], circuits: [4, 9] });
    for (const viewer of [1, 3, null]) {
      expect(t.view(viewer).players[2]).toMatchObject({ minis: null, goldMinis: 1, circuits: null, circuitCount: 2 });
      expect(t.view(viewer).players[2]!.chargeCards).toEqual([4]);
    }
  });

  test('BOARD-R64: a team delivers the charges together, or each member all of them', () => {
    const masters = (teamGoal: 'total' | 'each', delivered: number) =>
      scene({
        options: { ...PAIRS, charges: 2, teamGoal },
        board: '1B0@(0,0) XF0@(1,0)',
        players: [
          { at: 'O@1B.a3', minis: 'K G', carried: 1, delivered: 1 },
          ...[{ at: 'L@XF.a1' }, { at: 'D@XF.a3', delivered }, { at: 'G@XF.a5' }],
        ],
      });
    const total = masters('total', 0);
    expect(total.listed(0, 'deliver')).toEqual([deliver('K')]);
    total.play(0, deliver('K'));
    expect([total.state.result!.winners, total.payoffs]).toEqual([
      [0, 2],
      [1, 0, 1, 0],
    ]);
    const each = masters('each', 1);
    each.play(0, deliver('K'));
    expect(each.state.result).toBe(null);
    const last = masters('each', 2);
    last.play(0, deliver('K'));
    expect(last.state.result!.winners).toEqual([0, 2]);
  });
});

describe('restricted cards', () => {
  const RESTRICTED = { restricted: 'on' } as const;
  const limited = (one: Partial<Seated>, turn = {}, more: object = {}) =>
    scene({
      options: RESTRICTED,
      board: BESIDE,
      players: [{ at: 'O@1F.a1', ...one }, { at: 'L@1F.c1' }],
      turn,
      ...more,
    });

  test('BOARD-83 BOARD-R68: at most six minis a turn, in combinations, too', () => {
    const t = limited({ minis: 'G G Portal R Force L Inhibit Rotate' }, { played: 4 });
    expect(t.listed(0, 'portal')).toHaveLength(1);
    t.play(0, inhibit(1));
    expect(t.state.turn.played).toBe(5);
    expect(t.refusal(0, { type: 'portal', pay: 'R', to: { card: 31, face: 'F', site: 'b2' }, axis: null })).toBe(
      'BOARD-83 sixPlayed',
    );
    t.play(0, step('G', '1F.a3'));
    expect(t.moves(0)).toEqual([END]);
    expect(t.refusal(0, step('G', '1F.a1'))).toBe('BOARD-83 sixPlayed');
  });

  test('BOARD-R68: withdrawn plays, spent charge, cards and what others play do not count', () => {
    const t = scene({
      options: RESTRICTED,
      board: BESIDE,
      players: [
        { at: 'O@1F.a1', minis: 'R', carried: 1, circuits: [8] },
        { at: 'L@1F.c1', minis: 'Inhibit' },
      ],
    });
    t.play(0, step('R', '1F.a3'));
    t.play(1, STOP);
    t.play(0, SPEND);
    t.play(0, { type: 'lay', card: 8, x: 2, y: 0, face: 'F', rot: 0 });
    expect(t.state.turn.played).toBe(0);
    t.play(0, step('R', '1F.a3'));
    expect(t.state.turn.played).toBe(1);
  });

  test('BOARD-84 BOARD-85 BOARD-R69 BOARD-R70: above eight one goes back to its pile', () => {
    const drawing = { stack: [{ name: 'drawing' }] };
    const t = limited({ minis: 'O L D G P R', carried: 2 }, { draws: 2 }, drawing);
    t.play(0, draw('Flip'));
    expect([t.question, t.listed(0, 'discard').length]).toEqual(['discarding', 7]);
    expect(t.refusal(0, { type: 'discard', mini: 'K' })).toBe('BOARD-24 notInHand');
    t.play(0, { type: 'discard', mini: 'Flip' });
    expect([t.state.green.piles.Flip, t.state.green.discard]).toEqual([4, []]);
    t.play(0, draw('Flip'));
    t.play(0, { type: 'discard', mini: 'O' });
    expect([t.state.gold.discard, t.question]).toEqual([['O'], 'menu']);
  });

  test('BOARD-R69: with eight charges the mini just taken goes back by itself', () => {
    const t = limited({ carried: 8 }, { draws: 1 }, { stack: [{ name: 'drawing' }] });
    t.play(0, draw('Swap'));
    expect([t.told, t.question, t.minis(0)]).toEqual([['miniTaken', 'miniDiscarded'], 'menu', '']);
  });

  test('BOARD-R69: gains and gifts stop at eight', () => {
    const full = scene({
      options: { ...RESTRICTED, charges: 5 },
      board: '1F0@(0,0) 4F0@(0,1)',
      players: [{ at: 'O@4F.b4', minis: 'O L D G P R' }, { at: 'L@1F.c1' }],
    });
    expect(
      full
        .listed(0, 'gain')
        .filter(({ pay }) => pay === 'O')
        .map(({ amount }) => amount),
    ).toEqual([1, 2, 3]);
    expect(full.refusal(0, gain('O', 4, 4))).toBe('BOARD-R69 noRoom');
    const eight = 'O O L L D D G G';
    const team = four({ minis: 'K' }, { minis: eight }, { ...PAIRS, ...RESTRICTED });
    expect(team.refusal(0, { type: 'give', to: 2, mini: 'K' })).toBe('BOARD-R69 noRoom');
    const asking = four({ minis: eight }, { minis: 'K' }, { ...PAIRS, ...RESTRICTED });
    expect(asking.refusal(0, { type: 'ask', from: 2, mini: 'K' })).toBe('BOARD-R69 noRoom');
  });
});

describe('the end', () => {
  test('BOARD-71 BOARD-R73: at the round limit more delivered wins, then more carried; ties share', () => {
    const last = (charges: readonly [number, number][], options = {}) => {
      const [one, two, three] = charges.map(([delivered, carried]) => ({ delivered, carried }));
      const t = scene({
        options: { charges: 5, roundLimit: 10, ...options },
        active: 2,
        first: 0,
        round: 10,
        players: [
          { at: 'O@1F.a1', ...one },
          { at: 'L@1F.c1', ...two },
          { at: 'D@1F.c5', ...three },
        ],
      });
      t.play(2, END);
      return t;
    };
    expect(
      last([
        [1, 0],
        [0, 4],
        [0, 0],
      ]).state.result,
    ).toEqual({ reason: 'roundLimit', winners: [0] });
    expect(
      last([
        [1, 0],
        [1, 2],
        [0, 4],
      ]).payoffs,
    ).toEqual([0, 1, 0]);
    expect(
      last([
        [1, 2],
        [1, 2],
        [0, 4],
      ]).payoffs,
    ).toEqual([0.5, 0.5, 0]);
  });

  test('BOARD-R73: teams are ranked by their sums', () => {
    const t = scene({
      options: { ...PAIRS, charges: 5, roundLimit: 10 },
      active: 3,
      first: 0,
      round: 10,
      players: [
        { at: 'O@1F.a1', delivered: 2 },
        { at: 'L@1F.c1', delivered: 1 },
        { at: 'D@1F.c5' },
        { at: 'G@1F.a3', delivered: 2 },
      ],
    });
    t.play(3, END);
    expect(t.payoffs).toEqual([0, 1, 0, 1]);
  });

  test('BOARD-R74: a mini played, taken or a card laid by anyone breaks the silence', () => {
    const t = four({ minis: 'G' }, {}, {});
    t.state.quietTurns = 3;
    t.play(0, step('G', '1F.a5'));
    t.play(0, END);
    expect(t.state.quietTurns).toBe(0);
  });

  test('BOARD-R75: with two players one may concede; with more, nothing is removed', () => {
    const two = scene({ players: [{ at: 'O@1F.a1' }, { at: 'L@1F.c1' }] });
    two.play(1, { type: 'concede' });
    expect([two.state.result, two.payoffs]).toEqual([{ reason: 'conceded', winners: [0] }, [1, 0]]);
    expect(() => four({}, {}, {}).play(1, { type: 'concede' })).toThrow();
  });

  test('BOARD-R71: the end reveals everything', () => {
    const t = scene({ players: [{ at: 'O@1F.a1', minis: 'K', circuits: [8] }, { at: 'L@1F.c1' }] });
    expect(t.view(null).removed).toBe(null);
    t.play(1, { type: 'concede' });
    const seen = t.view(null);
    expect(seen.players[0]).toMatchObject({ minis: ['K'], circuits: [8] });
    expect([seen.removed!.length, seen.gold.order!.length]).toEqual([28, 71]);
  });

  test('BOARD-R45: taking and giving end a Force as well', () => {
    const t = scene({
      board: BESIDE,
      players: [{ at: 'O@XF.b2', minis: 'Force L L Exchange' }, { at: 'L@XF.c1', carried: 1 }, { at: 'D@1F.c5' }],
    });
    t.play(0, force(1, 'L', 'XF.c3'));
    t.play(0, take(1));
    expect(t.state.turn.force).toBe(null);
  });
});
