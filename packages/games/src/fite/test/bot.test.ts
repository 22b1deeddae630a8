import { completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { afterReaction, compareAttack } from '../fight.ts';
import { fite } from '../rules.ts';
import { type Fighter, type Options, POWERS, type ReactMove, type State } from '../state.ts';

const VARIANTS: readonly Partial<Options>[] = [
  { powers: 'off' },
  { powers: 'random' },
  { powers: 'random', locationBonus: 'one', flipCount: 'upTo2', defensiveBonus: 2 },
  { powers: 'random', valueRange: 'clamp', hitThreshold: 4, tacticalReach: 1 },
];

/** Plays at random and shows every position in which a seat has to react. */
function* reactingPositions(options: Partial<Options>, bouts: number): Generator<{ state: State; seat: 0 | 1 }> {
  const chance = fastChance(7);
  const step = silentStep(chance);
  for (let bout = 0; bout < bouts; bout++) {
    const state = fite.setup(completeOptions(fite.options, options), 2, step);
    for (;;) {
      const seat = fite.toAct(state)[0] as 0 | 1 | undefined;
      if (seat === undefined) break;
      if (state.stack[0]!.name === 'reacting') yield { state, seat };
      const moves = fite.legalMoves(state, seat);
      fite.apply(state, seat, moves[chance.int(moves.length)]!, step);
    }
  }
}

const candidatesIn = (state: State, seat: 0 | 1): ReactMove[] =>
  knowledge.candidates!(fite.view(state, seat), seat, fite.legalMoves(state, seat)) as ReactMove[];

/** The fighter as it would stand in the comparison after this reaction. */
function after(fighter: Fighter, { use, move, flip, bonus }: ReactMove) {
  const stands = { ...fighter, ...afterReaction(fighter, move, flip), using: fighter.using || use };
  return bonus === undefined ? stands : { ...stands, bonus };
}

test('for every reaction that is left out, one that is kept does at least as well against these dice', () => {
  for (const options of VARIANTS) {
    let leftOut = 0;
    for (const { state, seat } of reactingPositions(options, 25)) {
      const kept = candidatesIn(state, seat);
      const me = state.fighters[seat];
      const foe = state.fighters[1 - seat]!;
      const outcome = (move: ReactMove) => ({
        use: move.use,
        dealt: compareAttack(after(me, move), foe, state.options).hits,
        taken: compareAttack(foe, after(me, move), state.options).hits,
      });
      const keptOutcomes = kept.map(outcome);
      for (const move of fite.legalMoves(state, seat) as ReactMove[]) {
        if (kept.includes(move)) continue;
        leftOut++;
        const { use, dealt, taken } = outcome(move);
        expect(keptOutcomes.some(o => o.use === use && o.dealt >= dealt && o.taken <= taken)).toBe(true);
      }
    }
    expect(leftOut).toBeGreaterThan(100);
  }
});

test('few reactions are left to think about', () => {
  let most = 0;
  for (const { state, seat } of reactingPositions({ powers: 'off' }, 200)) {
    const kept = candidatesIn(state, seat).length;
    expect(kept).toBeGreaterThan(0);
    most = Math.max(most, kept);
  }
  expect(most).toBeGreaterThan(10);
  expect(most).toBeLessThanOrEqual(30);
});

test('by habit a fighter gains all it can from the dice that lie there, and keeps a power that gains nothing', () => {
  for (const options of [{}, { hitThreshold: 4 }, { valueRange: 'clamp' }] as const) {
    for (const { state, seat } of reactingPositions({ powers: 'off', ...options }, 50)) {
      const me = state.fighters[seat];
      const foe = state.fighters[1 - seat]!;
      const gain = (move: ReactMove): number =>
        Math.min(foe.dice, compareAttack(after(me, move), foe, state.options).hits) -
        compareAttack(foe, after(me, move), state.options).hits;
      const moves = fite.legalMoves(state, seat) as ReactMove[];
      const habit = knowledge.rolloutMove!(fite.view(state, seat), seat, moves) as ReactMove;
      expect(moves).toContainEqual(habit);
      expect(gain(habit)).toBe(Math.max(...moves.map(gain)));
    }
  }
  let used = 0;
  for (const { state, seat } of reactingPositions({ powers: 'random' }, 50)) {
    const me = state.fighters[seat];
    const habit = knowledge.rolloutMove!(fite.view(state, seat), seat, fite.legalMoves(state, seat)) as ReactMove;
    if (!habit.use) continue;
    used++;
    const foe = state.fighters[1 - seat]!;
    const saved = { ...habit, use: false };
    if (me.power === 'cunning') continue;
    const hits = (move: ReactMove): number[] => [
      compareAttack(after(me, move), foe, state.options).hits,
      -compareAttack(foe, after(me, move), state.options).hits,
    ];
    expect(hits(habit)).not.toEqual(hits(saved));
  }
  expect(used).toBeGreaterThan(10);
  const placing = fite.setup(completeOptions(fite.options, { powers: 'off' }), 2, silentStep(fastChance(1)));
  expect(knowledge.rolloutMove!(fite.view(placing, 0), 0, fite.legalMoves(placing, 0))).toBe(null);
});

test('candidates are legal moves themselves, and other questions keep all of theirs', () => {
  const step = silentStep(fastChance(2));
  const state = fite.setup(completeOptions(fite.options), 2, step);
  const moves = fite.legalMoves(state, 0);
  expect(knowledge.candidates!(fite.view(state, 0), 0, moves)).toEqual(moves);
  for (const { state, seat } of reactingPositions({ powers: 'random' }, 10)) {
    const legal = fite.legalMoves(state, seat);
    for (const kept of candidatesIn(state, seat)) expect(legal).toContainEqual(kept);
  }
});

test('more dice look better, an unused power a little, a result says it all', () => {
  const step = silentStep(fastChance(2));
  const state = fite.setup(completeOptions(fite.options, { powers: 'off' }), 2, step);
  const value = (seat: number): number => knowledge.evaluate(fite.view(state, seat), seat);
  expect(value(0)).toBe(0.5);
  for (const power of POWERS) {
    state.fighters[0].power = power;
    expect(value(0)).toBeGreaterThanOrEqual(0.5);
    expect(value(0)).toBeLessThan(0.7);
  }
  state.fighters[0].power = 'brutal';
  state.fighters[0].spent = true;
  expect(value(0)).toBe(0.5);
  state.fighters[1].dice = 8;
  expect(value(0)).toBeCloseTo(0.74, 1);
  expect(value(0) + value(1)).toBeCloseTo(1, 12);
  state.result = { winner: 1, reason: 'concede' };
  expect([value(0), value(1)]).toEqual([0, 1]);
  state.result = { winner: null, reason: 'turnLimit' };
  expect(value(0)).toBe(0.5);
});

test('a position is settled between turns only', () => {
  const step = silentStep(fastChance(2));
  const state = fite.setup(completeOptions(fite.options, { powers: 'off' }), 2, step);
  const settled = (): boolean => knowledge.isQuiet!(fite.view(state, 0));
  expect(settled()).toBe(true);
  fite.apply(state, 1, { type: 'place', loc: 'off' }, step);
  expect(settled()).toBe(false);
  fite.apply(state, 0, { type: 'place', loc: 'off' }, step);
  expect(settled()).toBe(false);
  fite.concede!(state, 0, step);
  expect(settled()).toBe(true);
});
