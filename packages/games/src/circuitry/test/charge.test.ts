/** Charge: gained, delivered, exchanged; several charges and alternative charge points. */

import { describe, expect, test } from 'vitest';
import { CARD_NUMBERS, circuitCard } from '../content/cards.ts';
import { netsOf } from '../content/nets.ts';
import { deliver, gain, type Seated, SPEND, scene, take } from './scene.ts';

const POINTS = '1F0@(0,0) 4F0@(0,1) 3F0@(1,0)';
const MASTER = '1B0@(0,0) XF0@(1,0)';
const OTHER: Seated = { at: 'D@1F.c5' };

const charging = (at: string, minis: string, options = {}, more: Partial<Seated> = {}) =>
  scene({ options, board: POINTS, players: [{ at, minis, ...more }, OTHER] });

const delivering = (minis: string, more: Partial<Seated>, options = {}) =>
  scene({ options, board: MASTER, players: [{ at: 'O@1B.a3', minis, ...more }, { at: 'L@XF.c1' }] });

describe('gaining', () => {
  test('BOARD-46 BOARD-47 BOARD-R10: beside the own charge point, with the own colour or black', () => {
    const t = charging('O@4F.b4', 'O K G');
    expect(t.listed(0, 'gain')).toEqual([gain('O', 4), gain('K', 4)]);
    t.play(0, gain('K', 4));
    expect(t.events).toEqual([{ type: 'charged', seat: 0, at: 4, amount: 1, pay: 'K', carried: 1 }]);
    expect([t.pawn(0), t.state.players[0]!.carried]).toEqual(['4F.b4', 1]);
    expect(charging('O@4F.b2', 'O').refusal(0, gain('O', 4))).toBe('BOARD-46 noChargePoint');
  });

  test('BOARD-R8 BOARD-R10: charge points are on fronts only, beside exactly one node', () => {
    for (const no of CARD_NUMBERS) {
      const { F, B } = circuitCard(no);
      expect([F.charge !== null, B.charge]).toEqual([no >= 2 && no <= 7, null]);
      expect(
        netsOf(F)
          .filter(net => net.charge)
          .map(net => net.nodes.length),
      ).toEqual(F.charge ? [1] : []);
    }
  });

  test("BOARD-R39: somebody else's charge point is closed in the basic game", () => {
    expect(charging('O@3F.b4', 'O L K').listed(0, 'gain')).toEqual([]);
    expect(charging('O@3F.b4', 'L').refusal(0, gain('L', 3))).toBe('BOARD-R39 foreignPoint');
  });

  test('BOARD-R27 BOARD-R40: there is no limit to what a pawn carries', () => {
    const t = charging('O@4F.b4', 'O', {}, { carried: 30 });
    t.play(0, gain('O', 4));
    expect(t.state.players[0]!.carried).toBe(31);
  });

  test('BOARD-R41: a charge-point card with its back up, or in hand, gives nothing', () => {
    const t = scene({
      board: '1F0@(0,0) 4B0@(0,1)',
      players: [{ at: 'O@1F.a1', minis: 'O K' }, OTHER],
    });
    expect(t.listed(0, 'gain')).toEqual([]);
    expect(t.refusal(0, gain('O', 4))).toBe('BOARD-R41 pointHidden');
  });
});

describe('delivering', () => {
  test('BOARD-48 BOARD-49 BOARD-70 BOARD-R72: from the own node, with black, and the game is over at once', () => {
    const t = delivering('K O', { carried: 1 });
    expect(t.listed(0, 'deliver')).toEqual([deliver('K')]);
    t.play(0, deliver('K'));
    expect(t.told).toEqual(['delivered', 'gameOver']);
    expect([t.toAct, t.payoffs]).toEqual([[], [1, 0]]);
    expect(delivering('K', { carried: 0 }).refusal(0, deliver('K'))).toBe('BOARD-R44 deliversTooMuch');
  });

  test('BOARD-R42: not before #1 has turned', () => {
    const t = scene({ players: [{ at: 'O@1F.a1', minis: 'K', carried: 1 }, OTHER] });
    expect(t.refusal(0, deliver('K'))).toBe('BOARD-R42 noMaster');
  });

  test('BOARD-50 BOARD-72 BOARD-R43 BOARD-R44: one charge that does not complete costs any card', () => {
    const t = delivering('G K', { carried: 3, delivered: 1 }, { charges: 3 });
    expect(t.listed(0, 'deliver')).toEqual([deliver('G'), deliver('K'), deliver('K', 2)]);
    expect(t.refusal(0, deliver('K', 3))).toBe('BOARD-R44 deliversTooMuch');
    t.play(0, deliver('G'));
    expect([t.pawn(0), t.state.players[0]!.delivered, t.state.result]).toEqual(['1B.a3', 2, null]);
    expect(t.refusal(0, deliver('K', 2))).toBe('BOARD-R44 deliversTooMuch');
  });
});

describe('alternative charge points', () => {
  const THREE = { charges: 3 };

  test('BOARD-74 BOARD-75 BOARD-76 BOARD-R44: at the own point any card gains one, black and own several', () => {
    const t = charging('O@4F.b4', 'G O', THREE, { carried: 1, delivered: 1 });
    expect(t.listed(0, 'gain')).toEqual([gain('O', 4), gain('G', 4)]);
    const u = charging('O@4F.b4', 'G O', THREE, { carried: 1 });
    expect(u.listed(0, 'gain')).toEqual([gain('O', 4), gain('O', 4, 2), gain('G', 4)]);
    expect(u.refusal(0, gain('O', 4, 3))).toBe('BOARD-R44 gainsTooMuch');
    expect(u.refusal(0, gain('G', 4, 2))).toBe('BOARD-R44 gainsTooMuch');
    u.play(0, gain('O', 4, 2));
    expect(u.state.players[0]).toMatchObject({ carried: 3, foreign: null });
  });

  test("BOARD-73 BOARD-77 BOARD-78: at another's point one charge at a time, with its colour or black, and marked", () => {
    const t = charging('O@3F.b4', 'O L K', THREE);
    expect(t.listed(0, 'gain')).toEqual([gain('L', 3), gain('K', 3)]);
    expect(t.refusal(0, gain('O', 3))).toBe('BOARD-77 gainColour');
    t.play(0, gain('L', 3));
    expect(t.state.players[0]).toMatchObject({ carried: 1, foreign: 'L' });
    expect(t.view(1).players[0]!.foreign).toBe('L');
    expect(t.refusal(0, gain('K', 3))).toBe('BOARD-73 foreignCarried');
  });

  test('BOARD-R60: they go with several charges, unless switched off', () => {
    expect(charging('O@3F.b4', 'L', { charges: 2 }).listed(0, 'gain')).toHaveLength(1);
    const off = charging('O@4F.b4', 'G O', { charges: 2, altPoints: 'off' });
    expect(off.listed(0, 'gain')).toEqual([gain('O', 4)]);
    expect(charging('O@4F.b4', 'G').listed(0, 'gain')).toEqual([]);
  });

  test('BOARD-R61: the foreign charge goes first, whichever way it goes', () => {
    const carrying: Partial<Seated> = { carried: 2, foreign: 'L' };
    const delivered = delivering('G', carrying, THREE);
    delivered.play(0, deliver('G'));
    const spent = delivering('', { ...carrying, inhibited: 2 }, THREE);
    spent.play(0, SPEND);
    for (const t of [delivered, spent]) expect(t.state.players[0]).toMatchObject({ carried: 1, foreign: null });
    const robbed = scene({
      options: THREE,
      board: MASTER,
      players: [
        { at: 'O@XF.b2', minis: 'Exchange' },
        { at: 'L@XF.c3', ...carrying, foreign: 'D' },
      ],
    });
    robbed.play(0, take(1));
    expect(robbed.state.players.map(({ carried, foreign }) => [carried, foreign])).toEqual([
      [1, null],
      [1, null],
    ]);
  });

  test("BOARD-R62: a teammate's point is foreign, too", () => {
    const t = scene({
      options: { charges: 3, teams: '2x2' },
      board: POINTS,
      players: [{ at: 'O@3F.b4', minis: 'L' }, OTHER, { at: 'L@1F.c1' }, { at: 'G@1F.a3' }],
    });
    t.play(0, gain('L', 3));
    expect(t.state.players[0]!.foreign).toBe('L');
  });
});

describe('Exchange', () => {
  const robbing = (minis: string, options = {}, players: Seated[] = []) =>
    scene({
      options,
      board: '1F0@(0,0) XF0@(1,0)',
      players: [{ at: 'O@XF.b2', minis }, { at: 'L@XF.c3', carried: 2 }, { at: 'D@1F.c5', carried: 1 }, ...players],
    });

  test('BOARD-67 BOARD-69 BOARD-R59: takes one charge from an opponent on an adjacent node', () => {
    const t = robbing('Exchange');
    expect(t.listed(0, 'take')).toEqual([take(1)]);
    expect(t.refusal(0, take(2))).toBe('BOARD-67 pawnNotAdjacent');
    expect(t.refusal(0, take(0))).toBe('BOARD-R59 notOpponent');
    t.play(0, take(1));
    expect(t.state.players.map(({ carried }) => carried)).toEqual([1, 1, 1]);
    expect([t.pawn(0), t.pawn(1)]).toEqual(['XF.b2', 'XF.c3']);
    const poor = robbing('Exchange', {}, [{ at: 'G@1F.a3' }]);
    expect(poor.refusal(0, take(3))).toBe('BOARD-67 nothingToTake');
  });

  test('BOARD-R58: with the option it costs a movement card, too', () => {
    const options = { exchangeCost: 'chargeLike' } as const;
    const t = robbing('Exchange O K G', options);
    expect(t.listed(0, 'take')).toEqual([take(1, 'O'), take(1, 'K')]);
    expect(t.refusal(0, take(1))).toBe('BOARD-R58 exchangePay');
    expect(t.refusal(0, take(1, 'G'))).toBe('BOARD-R58 exchangePay');
    t.play(0, take(1, 'O'));
    expect(t.state.gold.discard).toEqual(['Exchange', 'O']);
  });

  test('BOARD-68 BOARD-R59: in team play it gives any amount to a teammate beside', () => {
    const t = scene({
      options: { teams: '2x2' },
      board: '1F0@(0,0) XF0@(1,0)',
      players: [
        { at: 'O@XF.b2', minis: 'Exchange', carried: 2 },
        OTHER,
        { at: 'L@XF.c3', carried: 1 },
        { at: 'G@1F.a3' },
      ],
    });
    expect(t.refusal(0, take(2))).toBe('BOARD-R59 notOpponent');
    expect(t.listed(0, 'giveCharge').map(({ amount }) => amount)).toEqual([1, 2]);
    expect(t.refusal(0, { type: 'giveCharge', to: 1, amount: 1 })).toBe('BOARD-68 notTeammate');
    expect(t.refusal(0, { type: 'giveCharge', to: 2, amount: 3 })).toBe('BOARD-68 givesTooMuch');
    t.play(0, { type: 'giveCharge', to: 2, amount: 2 });
    expect(t.state.players.map(({ carried }) => carried)).toEqual([0, 0, 3, 0]);
    const alone = robbing('Exchange');
    expect(alone.refusal(0, { type: 'giveCharge', to: 1, amount: 1 })).toBe('BOARD-68 noTeams');
  });
});
