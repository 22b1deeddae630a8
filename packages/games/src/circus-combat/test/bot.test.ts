/** What bots are told about Circus Combat: layouts beside all layouts there are, and judgement that cannot be absurd. */

import { completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { type Evaluation, evaluationOf, pileOf, promiseOf } from '../evaluation.ts';
import { fits } from '../hand.ts';
import { bestLayouts, offersFor, type Start, startsOf } from '../placement-search.ts';
import { circusCombat } from '../rules.ts';
import { type Die, OPTIONS, type Options, type Phase, type Side, type State, type Trick, type View } from '../state.ts';
import { KEEP, place, type Setting, scenario, swap } from './scenario.ts';

const VARIANTS: readonly Partial<Options>[] = [
  {},
  { deck: 'count28', swapCards: 'bothTwoPairs', offTurnTrigger: 'immediate', diceSupply: 'unlimited' },
  { groupValues: 'mayRepeat', straight: 'six', diceSupply: 'strict' },
];

/** Random play, and every position in it that asks for something of this kind. */
function* positions(options: Partial<Options>, games: number, ...asked: Phase[]): Generator<State> {
  const chance = fastChance(11);
  const step = silentStep(chance);
  for (let game = 0; game < games; game++) {
    const state = circusCombat.setup(completeOptions(OPTIONS, options), 2, step);
    for (let seat = circusCombat.toAct(state)[0]; seat !== undefined; seat = circusCombat.toAct(state)[0]) {
      if (asked.length === 0 || asked.includes(state.phase)) yield state;
      const moves = circusCombat.legalMoves(state, seat);
      circusCombat.apply(state, seat, moves[chance.int(moves.length)]!, step);
    }
  }
}

const lookAt = (state: State): { view: View; seat: number } => {
  const seat = circusCombat.toAct(state)[0]!;
  return { view: circusCombat.view(state, seat), seat };
};

/** The most that can be gained from here, by trying everything; `onto` says where one of the dice has to go. */
function mostByTrying(
  view: View,
  dice: readonly Die[],
  evaluation: Evaluation,
  onto?: { die: Die; slot: number },
): number {
  const worth = (stage: View['stage']): number => {
    const black = stage.reduce((sum, on) => sum + (on ? promiseOf(pileOf(on, view.options), evaluation) : 0), 0);
    return view.active === 0 ? black : -black;
  };
  const before = worth(view.stage);
  const lay = (stage: View['stage'], pool: readonly Die[], isThere: boolean): number => {
    const fitting = pool.filter(die => stage.some(on => on && fits(die, on, view.options)));
    let missed = 0;
    for (const { colour, eyes } of pool) if (colour === 'fatigue') missed -= eyes;
    for (const { colour, eyes } of fitting) if (colour === 'fatigue') missed += eyes;
    if (fitting.length === 0) return isThere ? worth(stage) - before + missed : -Infinity;
    let most = -Infinity;
    for (const die of new Set(fitting)) {
      for (const [slot, on] of stage.entries()) {
        if (!on || !fits(die, on, view.options)) continue;
        const now: Trick = { card: on.card, dice: [...on.dice, die] };
        const rest = fitting.toSpliced(fitting.indexOf(die), 1);
        const isNow = isThere || (die === onto?.die && slot === onto.slot);
        most = Math.max(most, lay(stage.with(slot, now), rest, isNow));
      }
    }
    return missed + most;
  };
  return lay(view.stage, dice, onto === undefined);
}

test('the best layout and the best one for each place of its first die are found, misfits and all', () => {
  let tried = 0;
  for (const options of VARIANTS) {
    for (const state of positions(options, 2, 'place')) {
      const { view } = lookAt(state);
      const dice = view.pool.filter(die => die !== null);
      // Trying four takes long.
      if (dice.length > 3) continue;
      const evaluation = evaluationOf(view, true);
      const starts = startsOf(offersFor(view, dice, evaluation), dice);
      const best = mostByTrying(view, dice, evaluation);
      expect(Math.max(...starts.map(({ gain }) => gain))).toBeCloseTo(best, 9);
      const byTrying = ({ die, slot }: Start): number =>
        mostByTrying(view, dice, evaluation, { die: dice[die]!, slot });
      for (const start of starts) expect(start.gain).toBeCloseTo(byTrying(start), 9);
      const first = dice[starts[0]!.die]!;
      expect(starts.length).toBe(view.stage.filter(on => on && fits(first, on, view.options)).length);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(250);
});

test('the best layouts come first, each of them another, and lead where they promise', () => {
  let more = 0;
  for (const options of VARIANTS) {
    for (const state of positions(options, 2, 'place')) {
      const { view, seat } = lookAt(state);
      const dice = view.pool.filter(die => die !== null);
      const evaluation = evaluationOf(view, true);
      const offers = offersFor(view, dice, evaluation);
      const layouts = bestLayouts(offers, dice, 10, 6);
      const best = Math.max(...startsOf(offers, dice).map(({ gain }) => gain));
      expect(layouts[0]!.gain).toBeCloseTo(best, 9);
      expect(layouts.map(({ gain }) => gain)).toEqual(layouts.map(({ gain }) => gain).sort((a, b) => b - a));
      for (const { gain } of layouts) expect(gain).toBeGreaterThan(best - 10.001);
      const looks = layouts.map(({ sets }) =>
        sets.map(set => namesOf(dice.filter((_, i) => set & (1 << i)))).join('; '),
      );
      expect(new Set(looks).size).toBe(looks.length);
      expect(layouts.length).toBeLessThanOrEqual(6);
      if (layouts.length > 1) more++;
      const left = circusCombat.determinize(view, seat, fastChance(1));
      for (const move of knowledge.plan!(view, seat)!) {
        expect(left.phase).toBe('place');
        expect(circusCombat.legalMoves(left, seat).length).toBeGreaterThan(0);
        circusCombat.apply(left, seat, move, silentStep(fastChance(1)));
      }
      expect(left.phase === 'place' && left.turn === view.turn && left.pendingSlot === view.pendingSlot).toBe(false);
    }
  }
  expect(more).toBeGreaterThan(200);
});

const namesOf = (dice: readonly Die[]): string =>
  dice
    .map(({ colour, eyes }) => `${colour} ${eyes}`)
    .sort()
    .join();

test('candidates are few, legal and in order, and a habit is one of them', () => {
  let most = 0;
  for (const options of VARIANTS) {
    for (const state of positions(options, 6)) {
      const { view, seat } = lookAt(state);
      const moves = circusCombat.legalMoves(state, seat);
      const kept = knowledge.candidates!(view, seat, moves);
      expect(moves.filter(move => kept.includes(move))).toEqual(kept);
      expect(kept.length).toBeGreaterThan(0);
      const habit = knowledge.rolloutMove!(view, seat, moves);
      if (habit) expect(kept).toContain(habit);
      if (state.phase !== 'resolve') most = Math.max(most, kept.length);
    }
  }
  expect(most).toBeLessThanOrEqual(6);
});

/** The same position with the artists in each other's seats. */
function mirrored(view: View): View {
  const turned = ({ colour, eyes }: Die): Die => ({
    colour: colour === 'fatigue' ? colour : colour === 'black' ? 'gray' : 'black',
    eyes,
  });
  const trickOf = ({ card, dice }: Trick): Trick => ({ card, dice: dice.map(turned) });
  const other = (seat: Side): Side => (seat === 0 ? 1 : 0);
  return {
    ...view,
    stage: view.stage.map(on => on && trickOf(on)),
    queue: [view.queue[1].map(trickOf), view.queue[0].map(trickOf)],
    front: [view.front[1], view.front[0]],
    active: other(view.active),
    trigger: view.trigger && { ...view.trigger, player: other(view.trigger.player) },
    last: view.last && { ...view.last, seat: other(view.last.seat) },
    decider: view.decider === null ? null : other(view.decider),
  };
}

test('a position is worth to one artist what it is not worth to the other, whoever sits where', () => {
  for (const state of positions({}, 5)) {
    const { view } = lookAt(state);
    const [black, gray] = [knowledge.evaluate(view, 0), knowledge.evaluate(view, 1)];
    expect(black).toBeGreaterThan(0);
    expect(black).toBeLessThan(1);
    expect(black + gray).toBeCloseTo(1, 12);
    expect(knowledge.evaluate(mirrored(view), 1)).toBeCloseTo(black, 9);
  }
});

/** How black stands at a table like this, before gray's turn. */
const blackIn = (stage: { [slot: number]: string }, queue: string[] = [], front = ''): number => {
  const { state } = scenario(
    { stage, queues: [queue, []], front: [front, ''], active: 1, deck: ['V9'] },
    'G1 G2 G3 R4',
  );
  return knowledge.evaluate(circusCombat.view(state, 0), 0);
};

test('points, dice on the stage and clean tricks are good; fatigue is bad', () => {
  const even = blackIn({ 1: 'A3', 2: 'T5' });
  expect(even).toBeGreaterThan(0.4);
  expect(even).toBeLessThan(0.5);
  expect(blackIn({ 1: 'A3 K6 K6', 2: 'T5' })).toBeGreaterThan(even);
  expect(blackIn({ 1: 'A3 G6 G6', 2: 'T5' })).toBeLessThan(even);
  expect(blackIn({ 1: 'A3 K6 K6 K6', 2: 'T5' })).toBeGreaterThan(blackIn({ 1: 'A3 K6 K6', 2: 'T5' }));
  expect(blackIn({ 1: 'A3 K6 K6 R6', 2: 'T5' })).toBeLessThan(blackIn({ 1: 'A3 K6 K6', 2: 'T5' }));
  expect(blackIn({ 1: 'A3', 2: 'T5' }, ['A4 K5 K5 K5'])).toBeGreaterThan(even);
  expect(blackIn({ 1: 'A3', 2: 'T5' }, [], 'R6 R6')).toBeLessThan(even);
  // The next amber trick counts twice after an amber one.
  expect(blackIn({ 1: 'A3 K6 K6 K6' }, ['A4 K5 K5 K5'])).toBeGreaterThan(
    blackIn({ 1: 'T5 K6 K6 K6' }, ['A4 K5 K5 K5']),
  );
});

test('a result says it all', () => {
  const game = scenario({ stage: { 1: 'A3' } }, 'K1 K2 K3 R4');
  circusCombat.concede!(game.state, 0, silentStep(fastChance(1)));
  const { view } = { view: circusCombat.view(game.state, null) };
  expect([knowledge.evaluate(view, 0), knowledge.evaluate(view, 1)]).toEqual([0, 1]);
  expect(knowledge.isQuiet!(view)).toBe(true);
  expect(knowledge.evaluate({ ...view, result: { ...view.result!, winner: null } }, 0)).toBe(0.5);
});

test('a position is settled before the first decision of a turn only', () => {
  const game = scenario(
    { stage: { 1: 'A1 K4 K4 R5', 2: 'V8 G1' }, queues: [['A10 K5 K5'], []], deck: ['V2'] },
    'K5 K6 K6 R1',
  );
  const settled = (): boolean => knowledge.isQuiet!(circusCombat.view(game.state, 0));
  expect(settled()).toBe(true);
  for (const move of [KEEP, place(1, 1), place(4, 2)]) {
    game.go(move);
    expect(settled()).toBe(false);
  }
  game.go(swap(null), 'V2', 1, 2, 3, 4);
  expect(settled()).toBe(true);
});

/** Turn 20 is black's, and the last. */
const LAST_TURN: Setting = {
  turn: 20,
  trigger: { player: 1, turn: 19 },
  queues: [
    ['A10 K5 K5', 'T4 K2 K2 R2', 'A4 K6 K6 K6'],
    [
      ...['T8', 'V6'].map(card => `${card} G1 G1`),
      ...['A3', 'T5', 'V9'].map(card => `${card} G1 G1 G1 G1`),
      ...['T1', 'T6', 'A9', 'V10'].map(card => `${card} G1 G1 G2 G2`),
    ],
  ],
};

test('in the last turn the swap that scores most is found; before it, one may keep a run open (E10)', () => {
  const swapIn = (given: Setting): unknown => {
    const game = scenario({ ...given, stage: { 1: 'A1 K4 K4 R5', 2: 'V8 G1' }, deck: ['V2'] }, 'K5 K6 K6 R1');
    game.keepAnd([place(1, 1), place(4, 2)]);
    return knowledge.rolloutMove!(circusCombat.view(game.state, 0), 0, game.choices);
  };
  expect(swapIn(LAST_TURN)).toEqual(swap(1));
  // 92 points and two ambers at the end are better than 96 and three.
  expect(swapIn({ queues: [LAST_TURN.queues![0], []] })).toEqual(swap(3));
});

test('in the last turn dice go where they win a trick, and fatigue where it does no harm', () => {
  const stage = { 1: 'A2', 2: 'T3 K6 K6', 3: 'V8 G3 G3', 4: 'V1', 5: 'V4' };
  const game = scenario({ ...LAST_TURN, stage, deck: [] }, 'K6 K6 K6 R6');
  const places: unknown[] = [];
  game.go(KEEP);
  while (game.asking === 'place') {
    const habit = knowledge.rolloutMove!(circusCombat.view(game.state, 0), 0, game.choices)!;
    places.push(habit);
    game.go(habit);
  }
  expect(places.slice(0, 3)).toEqual([place(1, 2), place(2, 2), place(3, 2)]);
  expect(places).toHaveLength(4);
  expect(game.show(0).at(-1)).toBe('T3 K6 K6 K6 K6 K6');
});

test('habits alone beat random play', () => {
  let won = 0;
  for (let game = 0; game < 40; game++) {
    const chance = fastChance(5000 + game);
    const step = silentStep(chance);
    const state = circusCombat.setup(completeOptions(OPTIONS), 2, step);
    for (let seat = circusCombat.toAct(state)[0]; seat !== undefined; seat = circusCombat.toAct(state)[0]) {
      const all = circusCombat.legalMoves(state, seat);
      const view = circusCombat.view(state, seat);
      const knows = seat === game % 2;
      const habit = knows ? knowledge.rolloutMove!(view, seat, all) : null;
      const moves = knows ? knowledge.candidates!(view, seat, all) : all;
      circusCombat.apply(state, seat, habit ?? moves[chance.int(moves.length)]!, step);
    }
    won += circusCombat.payoffs(state)![game % 2]!;
  }
  expect(won).toBeGreaterThan(37);
});
