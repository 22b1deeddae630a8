/** The table's own thinking: dice that can be touched, reactions put together by touch, fights put together from events. */

import { fastChance, heardBy, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { afterReaction, compareAttack } from '../fight.ts';
import { fite } from '../rules.ts';
import type { Event, Loc, Options, State } from '../state.ts';
import { callOf } from '../table/calls.ts';
import { isFresh, lastFight } from '../table/fights.ts';
import { highToLow, laidOver, NOTHING_PICKED, pickedBy, rolledHand, withPicked } from '../table/hand.ts';
import { isReaction, leadsSomewhere, reactionOf, toggled, withPower } from '../table/picking.ts';
import { voices } from '../words/en/voices.ftl.ts';

const NO_DICE = { off: [], def: [] };

/** Random bouts, stopped at each reaction. */
function* reactions(
  options: Partial<Options>,
  bouts: number,
): Generator<{ state: State; seat: 0 | 1; history: Event[] }> {
  for (let seed = 0; seed < bouts; seed++) {
    const chance = fastChance(seed);
    const match = openMatch(fite, { options, seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: null, chance, at: 0 });
    while (fite.payoffs(match.state as State) === null) {
      const state = match.state as State;
      const seat = fite.toAct(state)[0] as 0 | 1;
      const history = match.log.flatMap(entry => heardBy(entry, seat)) as Event[];
      if (state.stack[0]!.name === 'reacting') yield { state, seat, history };
      const moves = fite.legalMoves(state, seat);
      play(fite, match, seat, moves[chance.int(moves.length)]!, 0, () => chance);
    }
  }
}

const MIXES: readonly Partial<Options>[] = [
  {},
  { powers: 'random', locationBonus: 'one' },
  { flipCount: 'upTo2', emptyPools: true },
  { tacticalReach: 1, powerTiming: 'withSplit' },
];

test('every legal reaction can be put together by touching one die after the other', () => {
  let checked = 0;
  for (const options of MIXES) {
    for (const { state, seat } of reactions(options, 8)) {
      const rolled = rolledHand(state.fighters[seat]);
      const moves = fite.legalMoves(state, seat).filter(isReaction);
      for (const wanted of moves) {
        const picked = pickedBy(rolled, wanted);
        let draft = { use: wanted.use, picked: NOTHING_PICKED, bonus: null as number | null };
        for (const [mode, ids] of [
          ['move', picked.moved],
          ['flip', picked.flipped],
        ] as const) {
          for (const id of ids) {
            draft = { ...draft, ...toggled(rolled, draft, mode, id) };
            expect(leadsSomewhere(moves, rolled, draft)).toBe(true);
          }
        }
        draft.bonus = wanted.bonus ?? null;
        expect(reactionOf(rolled, draft)).toEqual(wanted);
        checked++;
      }
    }
  }
  expect(checked).toBeGreaterThan(1000);
});

test('touching a die again takes it back', () => {
  const rolled = rolledHand({ off: [6, 2], def: [3] });
  const draft = { use: false, picked: NOTHING_PICKED, bonus: null };
  const once = toggled(rolled, draft, 'flip', 'off1');
  expect(reactionOf(rolled, once).flip).toEqual({ off: [2], def: [] });
  expect(toggled(rolled, once, 'flip', 'off1')).toEqual(draft);
});

test('of dice that show the same, those that were touched are moved and turned, as drafted and as sent', () => {
  const rolled = rolledHand({ off: [6, 1, 1], def: [4, 4, 4, 2] });
  const draft = { use: false, picked: { moved: ['def1'], flipped: ['off2', 'def2'] }, bonus: null };
  expect(pickedBy(rolled, reactionOf(rolled, draft), draft.picked)).toEqual(draft.picked);
  // Nobody knows which the others touched.
  expect(pickedBy(rolled, reactionOf(rolled, draft))).toEqual({ moved: ['def0'], flipped: ['off1', 'def1'] });
});

test('what was picked stays when the power is used or kept, wherever it may', () => {
  const counted = { stayed: 0, cleared: 0 };
  for (const { state, seat } of reactions({ powers: 'random' }, 10)) {
    const rolled = rolledHand(state.fighters[seat]);
    const moves = fite.legalMoves(state, seat).filter(isReaction);
    for (const { use, move, flip } of moves) {
      if (!moves.some(other => other.use !== use)) continue;
      const draft = { use, picked: pickedBy(rolled, { move, flip }), bonus: null };
      const turned = reactionOf(rolled, withPower(moves, rolled, draft, !use));
      const isAllowed = leadsSomewhere(moves, rolled, { ...draft, use: !use });
      expect(turned).toEqual({
        ...reactionOf(rolled, draft),
        use: !use,
        ...(!isAllowed && { move: null, flip: null }),
      });
      counted[isAllowed ? 'stayed' : 'cleared']++;
    }
  }
  expect(counted.stayed).toBeGreaterThan(100);
  expect(counted.cleared).toBeGreaterThan(100);
});

test('the dice on the table show what the rules make of a reaction', () => {
  for (const { state, seat } of reactions({}, 10)) {
    const pools = state.fighters[seat];
    const rolled = rolledHand(pools);
    for (const { move, flip } of fite.legalMoves(state, seat).filter(isReaction)) {
      const hand = withPicked(rolled, pickedBy(rolled, { move, flip }));
      const faces = { off: highToLow(hand.off).map(die => die.face), def: highToLow(hand.def).map(die => die.face) };
      expect(faces).toEqual(afterReaction(pools, move, flip));
    }
  }
});

test('each line of cancelling joins a defending die to an attacking die that is not higher', () => {
  for (const { state } of reactions({ powers: 'random' }, 10)) {
    const [a, b] = state.fighters;
    const attack = compareAttack(a, b, state.options);
    const { off, def, stops } = laidOver(rolledHand(a).off, rolledHand(b).def, attack);
    expect(stops.length + attack.hits).toBe(a.off.length);
    expect([...off.values()].filter(({ mark }) => mark === 'hit')).toHaveLength(attack.hits);
    expect(new Set(stops.map(stop => stop.def)).size).toBe(stops.length);
    for (const stop of stops) expect(def.get(stop.def)!.value).toBeGreaterThanOrEqual(off.get(stop.off)!.value);
  }
});

test('the last fight is put together from its events, and is news until one has answered again', () => {
  const pools = { off: [5], def: [2] };
  const told: Event[] = [
    { type: 'turnStarted', turn: 3 },
    { type: 'poolsDivided', off: [1, 1], def: [1, 1], using: [false, false] },
    { type: 'diceRolled', pools: [pools, pools] },
  ];
  expect(lastFight([])).toBeNull();
  expect(lastFight(told)).toMatchObject({ number: 1, turn: 3, rolled: [pools, pools], outcome: [] });
  expect(isFresh(told, 0)).toBe(false);
  const lost: Event = { type: 'diceLost', lost: [1, 0], left: [8, 9] };
  const decided: Event[] = [...told, lost, { type: 'turnStarted', turn: 4 }];
  expect(lastFight(decided)?.outcome).toEqual([lost]);
  expect(isFresh(decided, 0)).toBe(true);
  expect(isFresh([...decided, { type: 'committed', seat: 1 }], 0)).toBe(true);
  expect(isFresh([...decided, { type: 'committed', seat: 0 }], 0)).toBe(false);
  expect(isFresh([...decided, { type: 'committed', seat: 1 }], null)).toBe(false);
});

test('a power used in a fight is remembered however it was used, and not in the next', () => {
  const started: Event = { type: 'turnStarted', turn: 1 };
  const divided = (using: [boolean, boolean]): Event => ({ type: 'poolsDivided', off: [1, 1], def: [1, 1], using });
  const reaction = { type: 'react', use: true, move: null, flip: null } as const;
  const reacted: Event = { type: 'reactionsRevealed', reactions: [reaction, null], pools: [NO_DICE, NO_DICE] };
  const moved = (to: Loc | null): Event => ({ type: 'swiftAnswered', seat: 1, to });
  const used = (...events: Event[]) => lastFight([started, ...events])?.used;
  expect(used(divided([false, false]))).toEqual([false, false]);
  expect(used(divided([false, true]))).toEqual([false, true]);
  expect(used(divided([false, false]), reacted)).toEqual([true, false]);
  expect(used(moved('tac'), divided([false, false]))).toEqual([false, true]);
  expect(used(moved(null), divided([false, false]))).toEqual([false, false]);
  expect(used(moved('tac'), divided([false, false]), started, divided([false, false]))).toEqual([false, false]);
  expect(used(divided([false, false]), started, moved('tac'))).toEqual([false, false]);
});

test('the announcer has a line for a first hit, a change of the lead, a daze and both kinds of end', () => {
  const fight = (lost: [number, number], left: [number, number]): Event[] => [
    { type: 'poolsDivided', off: [1, 1], def: [1, 1], using: [false, false] },
    { type: 'diceLost', lost, left },
  ];
  expect(callOf(fight([0, 0], [9, 9]), 1, voices)).toBeNull();
  const first = fight([0, 2], [9, 7]);
  expect(callOf(first, 1, voices)).not.toBeNull();
  const turned = [...first, ...fight([4, 0], [5, 7])];
  expect(callOf(turned, 2, voices)).not.toBeNull();
  expect(callOf([...turned, ...fight([1, 1], [4, 6])], 3, voices)).toBeNull();
  expect(callOf([...first, { type: 'fighterDazed', seat: 1 }], 1, voices)).not.toBe(callOf(first, 1, voices));
  const ends = ([0, null] as const).map(winner =>
    callOf([...first, { type: 'boutOver', winner, reason: 'takenOut' }], 1, voices),
  );
  expect(ends[0]).not.toBe(ends[1]);
});
