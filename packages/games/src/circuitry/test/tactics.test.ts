/** Turns thought through: what moves are worth depends on nothing hidden, a won game is seen, and teammates play for each other. */

import { fastChance, optionsFor, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { circuitry } from '../rules.ts';
import type { Move, Options, State, View } from '../state.ts';
import { type Seated, scene } from './scene.ts';

/** The best first move, as the bot would take it. */
function bestOf(view: View, seat: number, moves: readonly Move[]): Move {
  const worths = knowledge.weigh!(view, seat, moves);
  return moves[worths.indexOf(Math.max(...worths))]!;
}

/** A game between bots; every so many questions one is shown. */
function* thoughtThrough(seats: number, options: Partial<Options>, seed: number, every: number) {
  const step = silentStep(fastChance(seed));
  const state = circuitry.setup(optionsFor(circuitry, seats, options), seats, step);
  for (let asked = 0; ; asked++) {
    const seat = circuitry.toAct(state)[0];
    if (seat === undefined) break;
    const view = circuitry.view(state, seat);
    const moves = circuitry.legalMoves(state, seat);
    if (asked % every === 0) yield { state, seat, view, moves };
    circuitry.apply(state, seat, bestOf(view, seat, moves), step);
  }
  yield { state, seat: null, view: null, moves: null };
}

test('what is hidden changes nothing: after every new deal all moves are worth the same, and between lost and won', () => {
  const redeal = fastChance(4);
  for (const { view, seat, moves } of thoughtThrough(3, { roundLimit: 10 }, 11, 9)) {
    if (seat === null) break;
    const worths = knowledge.weigh!(view, seat, moves);
    expect(worths).toHaveLength(moves.length);
    if (!worths.every(worth => worth >= 0 && worth < 1.01)) expect.fail(`worths of ${worths.join(', ')}`);
    const dealt = circuitry.determinize(view, seat, redeal);
    expect(knowledge.weigh!(circuitry.view(dealt, seat), seat, moves)).toEqual(worths);
  }
});

const TURNED = '1B0@(0,0) XF0@(1,0)';
const atMaster: Seated = { at: 'O@1B.a3', minis: 'G K Rotate Force', carried: 1 };

test('a delivery that wins is taken', () => {
  const t = scene({ board: TURNED, players: [atMaster, { at: 'L@XF.c1' }] });
  expect(bestOf(circuitry.view(t.state, 0), 0, t.moves(0))).toMatchObject({ type: 'deliver', pay: 'K' });
});

/** As the state is, but one seat carries so much. */
const carrying = (state: State, seat: number, carried: number): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, carried } : player)),
});

const PAIRS = { teams: '2x2', charges: 2 } as const;

test('charge is good in a teammate\u2019s hands, bad in a rival\u2019s, and more than enough is no better', () => {
  const start = circuitry.setup(optionsFor(circuitry, 4, PAIRS), 4, silentStep(fastChance(2)));
  const looks = (state: State): number => knowledge.evaluate(circuitry.view(state, 0), 0);
  const enough = carrying(start, 2, 2);
  expect(looks(enough)).toBeGreaterThan(looks(start));
  expect(looks(carrying(start, 1, 2))).toBeLessThan(looks(start));
  expect(looks(carrying(enough, 0, 1))).toBeLessThanOrEqual(looks(enough));
});

test('teammates see the same chance in the same view, and deliver well before the round limit', () => {
  for (const { state, view, seat } of thoughtThrough(4, PAIRS, 5, 25)) {
    if (seat === null) {
      expect(state.result?.reason).toBe('delivered');
      expect(state.round).toBeLessThanOrEqual(20);
      return;
    }
    expect(knowledge.evaluate(view, 0)).toBe(knowledge.evaluate(view, 2));
    expect(knowledge.evaluate(view, 0) + knowledge.evaluate(view, 1)).toBeCloseTo(1);
  }
  expect.fail('no end');
});

test('where any card gains charge, every movement card brings the goal nearer', () => {
  const worthWith = (...minis: ('G' | 'K' | 'P' | 'Rotate')[]): number => {
    const t = scene({
      board: '1F0@(0,0) 4F0@(0,1) XF0@(1,0)',
      options: { charges: 3 },
      players: [{ at: 'O@1F.a1', minis: minis.join(' ') }, { at: 'L@1F.c1' }],
    });
    return knowledge.evaluate(circuitry.view(t.state, 0), 0);
  };
  expect(worthWith('G')).toBeGreaterThan(worthWith());
  expect(worthWith('G', 'G')).toBeGreaterThan(worthWith('G'));
  expect(worthWith('G', 'G', 'P')).toBeGreaterThan(worthWith('G', 'G'));
});

test('several charges without teams are delivered well before the round limit', () => {
  for (const { state, seat } of thoughtThrough(3, { charges: 3 }, 7, 1000)) {
    if (seat !== null) continue;
    expect(state.result?.reason).toBe('delivered');
    expect(state.round).toBeLessThanOrEqual(18);
  }
});

/** Two charges are needed, and the other pawn beside the own one carries what is missing. */
const takenIn = (round: number): Move => {
  const t = scene({
    board: TURNED,
    round,
    options: { charges: 2, altPoints: 'off' },
    players: [
      { at: 'O@1B.a5', minis: 'G G G K K K O O Exchange', carried: 1 },
      { at: 'L@1B.a3', carried: 1 },
    ],
  });
  const takes = t.moves(0).filter(({ type }) => type === 'take' || type === 'endTurn');
  return bestOf(circuitry.view(t.state, 0), 0, takes);
};

test('late in the game what is planned to be taken is taken, so that nobody waits for ever', () => {
  expect(takenIn(25)).toMatchObject({ type: 'take', from: 1 });
});
