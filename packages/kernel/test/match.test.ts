/** The one way forward: what may be played, what is written down of it, who hears it, and what can be undone. */

import { expect, test } from 'vitest';
import {
  type AnyGame,
  askedSecretly,
  CONCEDE,
  chanceOf,
  commitmentOf,
  commitmentTo,
  copyPlain,
  deepFreeze,
  defaultMove,
  effectiveSteps,
  heardBy,
  isPausedAfter,
  type Match,
  mayAct,
  mayConcede,
  openMatch,
  type PlayedStep,
  play,
  promiseOf,
  replay,
  type Step,
  scripted,
  takeBack,
  takeBackDeed,
  waitingFor,
  whyNot,
  whyNotTakeBack,
} from '../src/index.ts';
import type { State } from './toys/hush.ts';
import { finished, hush, named, opened, pig, playOn, refusal, SEED } from './toys/index.ts';

/** A match of Hush in a position of our choice. */
function table(change: Partial<State>, seats = 3): Match & { state: State } {
  const match = opened(hush, seats) as Match & { state: State };
  match.state = { ...match.state, ...change };
  return match;
}

const HANDS = [
  ['c1', 'c2', 'c3'],
  ['c4', 'hush-a', 'c5'],
  ['c6', 'snap', 'hush-b'],
];
const onTurn = (change: Partial<State> = {}) =>
  table({ hands: copyPlain(HANDS), stack: [{ name: 'turn', seat: 0 }], ...change });
const lastOf = (match: Match): PlayedStep => match.log.at(-1) as PlayedStep;

test('opening a match sets it up, with chance on record and everyone told', () => {
  const match = opened(hush, 3);
  expect(match).toMatchObject({
    game: 'hush',
    version: 1,
    options: { target: 2, deck: 'large' },
    entropy: ['', '', ''],
  });
  expect(match.log).toHaveLength(1);
  const [setup] = match.log as [PlayedStep];
  expect(setup).toMatchObject({ kind: 'setup', seat: null, move: null, sealed: false, at: 1000 });
  expect(setup.chance).toHaveLength(9);
  expect(heardBy(setup, 1).filter(event => Object.hasOwn(event as object, 'card'))).toHaveLength(3);
  expect(heardBy(setup, null).filter(event => Object.hasOwn(event as object, 'card'))).toHaveLength(0);
  expect(heardBy(setup, null)).toHaveLength(9);
});

test('a match that does not fit its game is refused', () => {
  const open = (given: object) => () => openMatch(hush, { seats: named(2), seed: SEED, at: 0, ...given });
  expect(open({ seats: named(1) })).toThrow('Hush seats 2 to 4, not 1');
  expect(open({ seats: [] })).toThrow('not 0');
  expect(() => openMatch(pig, { seats: named(3), seed: SEED, at: 0 })).toThrow('Pig seats 2, not 3');
  expect(open({ options: { target: 0 } })).toThrow(`option 'target' must be a whole number from 1 to 9, not 0`);
  expect(open({ seed: 'abc' })).toThrow('a seed is 64 hex digits');
  expect(open({ entropy: ['one'] })).toThrow('entropy is one text a seat: 2, not 1');
  expect(open({ seed: null })).toThrow('this match has no seed: its chance must be given');
});

test('options that do not go with so many seats are refused, and the others are not', () => {
  const picky = {
    ...hush,
    checkOptions: (_options: unknown, seats: number) => (seats === 3 ? 'three is a crowd' : null),
  };
  expect(() => openMatch(picky, { seats: named(3), seed: SEED, at: 0 })).toThrow('three is a crowd');
  expect(openMatch(picky, { seats: named(2), seed: SEED, at: 0 }).seats).toHaveLength(2);
});

test('names and entropy are kept as text that every language can read', () => {
  const match = opened(hush, 2, { seats: [{ name: 'A\ud800' }, { name: 'B' }], entropy: ['\udc00', 'ok'] });
  expect(match.seats[0]!.name).toBe('A\ufffd');
  expect(match.entropy).toEqual(['\ufffd', 'ok']);
});

test('each step has dice of its own, promised by the commitment', () => {
  const match = opened(pig);
  expect(commitmentOf(match)).toBe(commitmentTo(SEED));
  const [entry] = play(pig, match, 0, { type: 'roll' }, 1) as [PlayedStep];
  expect(entry.chance).toEqual(chanceOf(match, 1).dice(1, 6));
  const [next] = play(pig, match, pig.toAct(match.state as never)[0]!, { type: 'roll' }, 2) as [PlayedStep];
  expect(next.chance).toEqual(chanceOf(match, 2).dice(1, 6));
  expect(commitmentOf(opened(pig, 2, { seed: null, chance: scripted([]) }))).toBe(null);
});

test('a match without a seed plays with the chance it is given', () => {
  const match = opened(pig, 2, { seed: null, chance: scripted([]) });
  play(pig, match, 0, { type: 'roll' }, 1, () => scripted([5]));
  expect(match.state).toMatchObject({ turn: { seat: 0, sum: 5 } });
  expect(() => play(pig, match, 0, { type: 'roll' }, 2)).toThrow('this match has no seed');
  expect(match.log).toHaveLength(2);
});

test('a legal move changes the state and is written down', () => {
  const match = onTurn();
  const before = match.state;
  const frozen = deepFreeze(copyPlain(before));
  const [entry, ...more] = play(hush, match, 0, { slot: 1, type: 'mark' }, 5);
  expect(more).toEqual([]);
  expect(entry).toEqual({
    kind: 'move',
    seat: 0,
    move: { type: 'mark', slot: 1 },
    chance: [],
    told: [{ to: null, event: { type: 'marked', seat: 0, slot: 1 }, others: null }],
    sealed: false,
    at: 5,
  });
  expect(match.log.at(-1)).toBe(entry);
  expect(match.state.marks).toEqual([0, 1, 0]);
  // The position before is a value of its own: whoever kept it still has it.
  expect(before).toEqual(frozen);
});

test.each<[string, number, unknown, string]>([
  ['a seat that is not there', 3, { type: 'mark', slot: 0 }, 'seat'],
  ['a seat below zero', -1, { type: 'mark', slot: 0 }, 'seat'],
  ['half a seat', 0.5, { type: 'mark', slot: 0 }, 'seat'],
  ['nothing', 0, undefined, 'form'],
  ['null', 0, null, 'form'],
  ['a word', 0, 'mark', 'form'],
  ['an object without a type', 0, { slot: 1 }, 'form'],
  ['a type that is no word', 0, { type: 7 }, 'form'],
  ['a move out of range', 0, { type: 'mark', slot: 3 }, 'HUSH-1'],
  ['a move with something added', 0, { type: 'mark', slot: 1, x: 1 }, 'HUSH-1'],
  ['a move with a prototype added', 0, JSON.parse('{"type":"mark","slot":1,"__proto__":{}}'), 'HUSH-1'],
  ['a move with something missing', 0, { type: 'mark' }, 'HUSH-1'],
  ['a move of another phase', 0, { type: 'commit', card: 'c1' }, 'HUSH-1'],
  ['a move of another seat', 1, { type: 'mark', slot: 0 }, 'HUSH-1'],
  ['a snap without the card', 1, { type: 'snap' }, 'HUSH-1'],
])('%s is refused and changes nothing', (_what, seat, move, rule) => {
  const match = onTurn();
  const before = copyPlain(match);
  expect(refusal(() => play(hush, match, seat, move, 5)).rule).toBe(rule);
  expect(match).toEqual(before);
  expect(whyNot(hush, match, seat, move)).toMatchObject({ rule });
});

test('nothing can be played once the game is over', () => {
  const match = finished(hush, 1);
  expect(refusal(() => play(hush, match, 0, CONCEDE, 9))).toEqual({ rule: 'over', key: 'over' });
});

test('the rules may keep a move in the state; neither its sender nor the log changes with it', () => {
  const keeper: AnyGame = {
    ...pig,
    apply(state: { kept?: { type: string; touched?: boolean } }, _seat: number, move: { type: string }) {
      if (state.kept) state.kept.touched = true;
      state.kept = move;
      state.kept.touched = false;
    },
  };
  const match = opened(keeper);
  const sent = { type: 'hold' };
  play(keeper, match, 0, sent, 1);
  expect(sent).toEqual({ type: 'hold' });
  expect(lastOf(match).move).toEqual({ type: 'hold' });
  match.state = replay(keeper, match);
  play(keeper, match, 0, sent, 2);
  expect(match.log.map(entry => (entry as PlayedStep).move)).toEqual([null, { type: 'hold' }, { type: 'hold' }]);
});

test('an event tells how things were, even when the state goes on changing', () => {
  const match = table({ stack: [{ name: 'committing', committed: [null, 'c4', 'c6'] }], hands: copyPlain(HANDS) });
  const [entry] = play(hush, match, 0, { type: 'commit', card: 'c3' }, 1) as [PlayedStep];
  expect(entry.told.at(-1)!.event).toEqual({ type: 'revealed', cards: ['c3', 'c4', 'c6'], winner: 2 });
});

test('a compound is played step by step, each with its own entry', () => {
  const match = onTurn();
  const entries = play(hush, match, 0, { type: 'many', marks: [0, 0, 2] }, 5) as PlayedStep[];
  expect(entries.map(({ move }) => move)).toEqual([0, 0, 2].map(slot => ({ type: 'mark', slot })));
  expect(match.state.marks).toEqual([2, 0, 1]);
  expect(match.log).toHaveLength(4);
});

test('a compound with one bad part is refused whole', () => {
  const match = onTurn();
  const before = copyPlain(match);
  expect(refusal(() => play(hush, match, 0, { type: 'many', marks: [0, 1, 9] }, 5)).rule).toBe('HUSH-1');
  expect(match).toEqual(before);
});

test('one move may be spelt in another way, and is recorded in the right one', () => {
  const match = onTurn();
  expect(play(hush, match, 0, { bump: 2 }, 5)).toMatchObject([{ move: { type: 'mark', slot: 2 } }]);
});

test('an empty compound and an unknown one are refused', () => {
  const match = onTurn();
  expect(refusal(() => play(hush, match, 0, { type: 'many', marks: [] }, 5)).rule).toBe('HUSH-1');
  expect(refusal(() => play(hush, match, 0, { other: 1 }, 5)).rule).toBe('form');
  expect(refusal(() => play(hush, match, 9, { marks: [0] }, 5)).rule).toBe('seat');
  expect(refusal(() => play(hush, match, 1, { marks: [0] }, 5)).rule).toBe('HUSH-1');
  expect(match.log).toHaveLength(1);
});

test('a seat may concede at any time, out of turn too, though it is never listed', () => {
  const match = onTurn();
  for (const seat of [0, 1, 2]) expect(hush.legalMoves(match.state, seat)).not.toContainEqual(CONCEDE);
  play(hush, match, 2, CONCEDE, 5);
  expect(lastOf(match)).toMatchObject({ seat: 2, move: CONCEDE, sealed: true });
  expect(hush.payoffs(match.state)).toBe(null);
  play(hush, match, 0, { type: 'concede' }, 6);
  expect(hush.payoffs(match.state)).toEqual([0, 1, 0]);
  expect(match.state.stack).toEqual([]);
});

test('a concession that says more than that it is one is told what is too much', () => {
  const match = onTurn();
  expect(whyNot(hush, match, 0, { type: 'concede', because: 'tea' })).toEqual({
    rule: 'form',
    key: 'form',
    values: { field: 'move.because' },
  });
});

test('a game may say who cannot concede, and then teaches why', () => {
  const strict: AnyGame = { ...hush, canConcede: (state: State, seat) => state.points[seat]! >= 0 };
  const match = onTurn();
  expect(mayConcede(strict, match.state, 2)).toBe(true);
  play(strict, match, 2, CONCEDE, 5);
  expect(mayConcede(strict, match.state, 2)).toBe(false);
  expect(refusal(() => play(strict, match, 2, CONCEDE, 6))).toEqual({
    rule: 'HUSH-1',
    key: 'You cannot concede now.',
  });
  expect(mayConcede({ ...hush, canConcede: () => 'later' }, match.state, 2)).toBe(false);
  expect(mayConcede(hush, match.state, 2)).toBe(true);
  expect(mayConcede(pig, opened(pig).state, 0)).toBe(false);
});

test('where a game knows no concession it is an unknown move', () => {
  expect(refusal(() => play(pig, opened(pig), 0, CONCEDE, 5)).rule).toBe('PIG-1');
});

test('secret commits are heard as commits; the last one reveals all and is final', () => {
  const match = table({ stack: [{ name: 'committing', committed: [null, null] }], hands: [['c1'], ['c2']] }, 2);
  const [first] = play(hush, match, 1, { type: 'commit', card: 'c2' }, 5);
  expect(heardBy(first!, 0)).toEqual([{ type: 'committed', seat: 1 }]);
  expect(heardBy(first!, null)).toEqual([{ type: 'committed', seat: 1 }]);
  expect(hush.view(match.state, 0).mine).toBe(null);
  expect(whyNotTakeBack(match, 1)).toBe(null);
  play(hush, match, 0, { type: 'commit', card: 'c1' }, 6);
  expect(whyNotTakeBack(match, 0)).toBe('sealed');
});

test('the order in which secret commits arrive does not matter', () => {
  const commits: [number, string][] = [
    [0, 'c3'],
    [1, 'c5'],
    [2, 'c6'],
  ];
  const ends = [commits, commits.toReversed()].map(order => {
    const match = table({ hands: copyPlain(HANDS), stack: [{ name: 'committing', committed: [null, null, null] }] });
    for (const [seat, card] of order) play(hush, match, seat, { type: 'commit', card }, 5);
    return match.state;
  });
  expect(ends[0]).toEqual(ends[1]);
});

test('a secret is heard by one, its public side by the rest', () => {
  const match = onTurn({ hands: [['c1'], ['c9'], ['c7']], pool: [] });
  const entries = play(hush, match, 0, { type: 'demand', from: 1 }, 5);
  const heard = (viewer: number | null) => entries.flatMap(entry => heardBy(entry, viewer));
  expect(heard(0)).toContainEqual({ type: 'paid', seat: 0, from: 1, card: 'c9' });
  for (const viewer of [1, 2, null]) {
    expect(heard(viewer)).toContainEqual({ type: 'paid', seat: 0, from: 1 });
    expect(JSON.stringify(heard(viewer))).not.toContain('c9');
  }
});

test('several seats may share a secret, and each hears it once', () => {
  const shared: AnyGame = {
    ...hush,
    apply: (_state, _seat, _move, step) =>
      step.emitSecret?.([0, 2], { type: 'looked', card: 'c1' }, { type: 'looked' }),
  };
  const match = onTurn();
  const [entry] = play(shared, match, 0, { type: 'mark', slot: 0 }, 5);
  for (const seat of [0, 2]) expect(heardBy(entry!, seat)).toEqual([{ type: 'looked', card: 'c1' }]);
  for (const viewer of [1, null]) expect(heardBy(entry!, viewer)).toEqual([{ type: 'looked' }]);
  expect(whyNotTakeBack(match, 0)).toBe('secret');
});

test('a secret without a public side is heard by one alone, and a take-back by nobody', () => {
  const entry: PlayedStep = { ...lastOf(opened(pig)), told: [{ to: [1], event: { type: 'whispered' }, others: null }] };
  expect(heardBy(entry, 1)).toEqual([{ type: 'whispered' }]);
  expect(heardBy(entry, 0)).toEqual([]);
  expect(heardBy(entry, null)).toEqual([]);
  expect(heardBy({ kind: 'takeBack', seat: 0, at: 1 }, 0)).toEqual([]);
});

test('whether a demand can be taken back does not depend on who was asked', () => {
  const [asked, unasked] = [onTurn(), onTurn({ hands: [['c1'], ['c9'], ['c7']] })];
  for (const match of [asked, unasked]) play(hush, match, 0, { type: 'demand', from: 1 }, 5);
  expect([hush.toAct(asked.state).length, lastOf(unasked).chance.length > 0]).toEqual([2, true]);
  for (const match of [asked, unasked]) expect(whyNotTakeBack(match, 0)).not.toBe(null);
});

test('the reason not to take back does not tell that somebody answered in silence', () => {
  const match = onTurn();
  play(hush, match, 0, { type: 'demand', from: 1 }, 5);
  const reasons = () => [0, 1, 2].map(seat => whyNotTakeBack(match, seat));
  const [final, acted] = ['sealed', 'others'];
  expect(reasons()).toEqual([final, acted, acted]);
  play(hush, match, 2, { type: 'letBe' }, 6);
  expect(reasons()).toEqual([final, acted, final]);
  play(hush, match, 1, { type: 'hush' }, 7);
  // A step that was final from the start says no more, whoever has acted since.
  expect(reasons()).toEqual([final, 'chance', final]);
});

test('a step that could be taken back cannot be once somebody has answered, heard or not', () => {
  const silent: AnyGame = {
    ...hush,
    apply: (state, seat, move, { emit: _, ...step }) => hush.apply(state, seat, move, step),
  };
  const match = table({ stack: [{ name: 'committing', committed: [null, null] }], hands: [['c1'], ['c2']] }, 2);
  match.log[0] = { ...lastOf(match), told: [] };
  expect(whyNotTakeBack(match, 0)).toBe('nothing');
  play(silent, match, 1, { type: 'commit', card: 'c2' }, 5);
  expect([0, 1].map(seat => whyNotTakeBack(match, seat))).toEqual(['nothing', null]);
  play(silent, match, 0, { type: 'commit', card: 'c1' }, 6);
  expect(refusal(() => takeBack(silent, match, 1, 7)).key).toBe('takeBack.others');
});

test('only the holder of a Hush learns that the table waits for it', () => {
  const match = onTurn();
  play(hush, match, 0, { type: 'demand', from: 1 }, 5);
  expect(hush.toAct(match.state)).toEqual([1, 2]);
  expect(waitingFor(hush, match.state, 1)).toEqual([1]);
  expect(waitingFor(hush, match.state, 0)).toEqual([]);
  expect(waitingFor(hush, match.state, null)).toEqual([]);
  const [let1] = play(hush, match, 1, { type: 'letBe' }, 6);
  for (const viewer of [0, 1, 2, null]) expect(heardBy(let1!, viewer)).toEqual([]);
  play(hush, match, 2, { type: 'hush' }, 7);
  expect(heardBy(lastOf(match), null)[0]).toEqual({ type: 'hushed', by: 2 });
});

test('who is asked in secret is whom not everybody may know of, until the game is over', () => {
  const match = onTurn();
  expect(askedSecretly(hush, match.state)).toEqual([]);
  play(hush, match, 0, { type: 'demand', from: 1 }, 5);
  expect(askedSecretly(hush, match.state)).toEqual([1, 2]);
  const over: AnyGame = { ...hush, payoffs: () => [1, 0, 0] };
  expect(askedSecretly(over, match.state)).toEqual([]);
  expect(askedSecretly(pig, opened(pig).state)).toEqual([]);
});

test('what somebody might stop is told by the events that the game names', () => {
  const match = onTurn();
  const [demand] = play(hush, match, 0, { type: 'demand', from: 1 }, 5) as [PlayedStep];
  const types = demand.told.map(({ event }) => (event as { type: string }).type);
  expect(types).not.toEqual([]);
  const pausing = (...pausesAfter: string[]): AnyGame => ({ ...hush, pausesAfter });
  expect(isPausedAfter(pausing('other', types[0]!), demand)).toBe(true);
  expect(isPausedAfter(pausing('other'), demand)).toBe(false);
  expect(isPausedAfter(hush, demand)).toBe(false);
  expect(isPausedAfter(pausing(types[0]!), { kind: 'takeBack', seat: 0, at: 6 })).toBe(false);
});

test('where nothing about it is secret, everyone knows whom the table waits for', () => {
  const { state } = opened(pig);
  expect(waitingFor(pig, state, 1)).toEqual([0]);
  expect(waitingFor(pig, state, null)).toEqual([0]);
});

test('a seat may act out of turn where a rule lets it, and nobody waits for it', () => {
  const match = onTurn();
  expect(hush.toAct(match.state)).toEqual([0]);
  expect(mayAct(hush, match)).toEqual([2]);
  play(hush, match, 2, { type: 'snap' }, 5);
  expect(heardBy(lastOf(match), 0)[0]).toEqual({ type: 'snapped', by: 2 });
  expect(mayAct(hush, match)).toEqual([]);
});

test('time run out: the game’s own default, or else the first legal move', () => {
  const match = onTurn();
  expect(defaultMove(hush, match.state, 0)).toEqual({ type: 'demand', from: 2 });
  play(hush, match, 0, { type: 'demand', from: 1 }, 5);
  expect(defaultMove(hush, match.state, 1)).toEqual({ type: 'letBe' });
  expect(defaultMove(pig, opened(pig).state, 0)).toEqual({ type: 'roll' });
});

test('steps that taught nothing are taken back one by one, and leave the table as it was', () => {
  const match = opened(hush, 2);
  match.log.length = 1;
  const before = copyPlain(match.state);
  play(hush, match, 1, { type: 'commit', card: (match.state as State).hands[1]![0]! }, 5);
  const entry = takeBack(hush, match, 1, 6);
  expect(entry).toEqual({ kind: 'takeBack', seat: 1, at: 6 });
  expect(match.state).toEqual(before);
  expect(match.log).toHaveLength(3);
  expect(effectiveSteps(match.log)).toHaveLength(1);
  expect(refusal(() => takeBack(hush, match, 1, 7))).toEqual({
    rule: 'takeBack',
    key: 'takeBack.nothing',
  });
});

test('once the last step is undone, the one before it can be as well', () => {
  const match = opened(hush, 2);
  const { hands } = match.state as State;
  const before = copyPlain(match.state);
  play(hush, match, 0, { type: 'commit', card: hands[0]![0]! }, 5);
  takeBack(hush, match, 0, 6);
  play(hush, match, 0, { type: 'commit', card: hands[0]![1]! }, 7);
  expect(whyNotTakeBack(match, 1)).toBe('others');
  takeBack(hush, match, 0, 8);
  expect(match.state).toEqual(before);
});

test('what drew chance, told a secret, was sealed or ended the game stays', () => {
  const rolled = opened(pig);
  play(pig, rolled, 0, { type: 'roll' }, 5);
  expect(refusal(() => takeBack(pig, rolled, 0, 6)).key).toBe('takeBack.chance');

  const whispering: AnyGame = {
    ...pig,
    apply: (_state: unknown, seat: number, _move: unknown, step: Step<unknown>) =>
      step.emitSecret?.(1 - seat, { type: 'whispered' }),
  };
  const whispered = opened(whispering);
  play(whispering, whispered, 0, { type: 'hold' }, 5);
  expect(whyNotTakeBack(whispered, 0)).toBe('secret');

  const asked = onTurn();
  play(hush, asked, 0, { type: 'demand', from: 1 }, 5);
  play(hush, asked, 1, { type: 'letBe' }, 6);
  expect(whyNotTakeBack(asked, 1)).toBe('sealed');

  const won = opened(pig);
  won.state = { target: 10, scores: [0, 0], turn: { seat: 0, sum: 12 } };
  const [winning] = play(pig, won, 0, { type: 'hold' }, 5);
  expect(winning).toMatchObject({ sealed: true });
  expect(whyNotTakeBack(won, 0)).toBe('sealed');
});

test('what a seat began without a word is taken back with what it began', () => {
  const quiet: AnyGame = {
    ...hush,
    apply: (state, seat, move, { emit, ...step }) =>
      hush.apply(state, seat, move, move.slot === 0 ? step : { ...step, ...(emit && { emit }) }),
  };
  const match = opened(quiet, 2);
  for (const seat of [0, 1]) {
    play(quiet, match, seat, { type: 'commit', card: (match.state as State).hands[seat]![0]! }, 5);
  }
  const [seat] = quiet.toAct(match.state) as [number];
  const before = copyPlain(match.state);
  play(quiet, match, seat, { type: 'mark', slot: 1 }, 6);
  const told = copyPlain(match.state);
  play(quiet, match, seat, { marks: [0, 2] }, 7);
  const taken = { kind: 'takeBack', seat, at: 8 };
  expect(takeBackDeed(quiet, match, seat, 8)).toEqual([taken, taken]);
  expect(match.state).toEqual(told);
  expect(takeBackDeed(quiet, match, seat, 8)).toEqual([taken]);
  expect(match.state).toEqual(before);
});

test('a refused take-back changes nothing, even when the rules no longer replay', () => {
  const match = onTurn();
  play(hush, match, 0, { type: 'mark', slot: 0 }, 5);
  const broken: AnyGame = {
    ...hush,
    setup: () => {
      throw new Error('these rules moved on');
    },
  };
  const before = copyPlain(match);
  expect(() => takeBack(broken, match, 0, 6)).toThrow('these rules moved on');
  expect(match).toEqual(before);
});

test('a taken-back step keeps its number, so its dice are never rolled again', () => {
  const match = opened(hush, 2);
  const { hands } = match.state as State;
  play(hush, match, 0, { type: 'commit', card: hands[0]![0]! }, 5);
  takeBack(hush, match, 0, 6);
  const asked: number[] = [];
  const [entry] = play(hush, match, 0, { type: 'commit', card: hands[0]![0]! }, 7, step => {
    asked.push(step);
    return chanceOf(match, step);
  });
  expect(asked).toEqual([3]);
  expect(match.log[3]).toBe(entry);
});

test('any match is led to its state by its log', () => {
  for (let luck = 0; luck < 60; luck++) {
    const game = luck % 4 === 3 ? pig : hush;
    const match = playOn(game, opened(game, game === pig ? 2 : 2 + (luck % 3)), luck, 40);
    expect(replay(game, match)).toEqual(match.state);
    expect(JSON.parse(JSON.stringify(match))).toEqual(match);
  }
});

test('a log can be replayed up to any entry', () => {
  const match = opened(hush, 2);
  const states = [copyPlain(match.state)];
  while (hush.payoffs(match.state as State) === null) {
    playOn(hush, match, match.log.length, match.log.length + 1);
    while (states.length < match.log.length - 1) states.push(null);
    states.push(copyPlain(match.state));
  }
  for (const [at, state] of states.entries()) if (state !== null) expect(replay(hush, match, at + 1)).toEqual(state);
});

test('a log whose chance was changed does not replay', () => {
  const match = finished(hush, 5);
  const [setup] = match.log as [PlayedStep];
  const shorter = { ...match, log: [{ ...setup, chance: setup.chance.slice(1) }] };
  expect(() => replay(hush, shorter)).toThrow('chance script too short');
  const longer = { ...match, log: [{ ...setup, chance: [...setup.chance, 1] }] };
  expect(() => replay(hush, longer)).toThrow('chance script too long');
});

test('a deal that was called off has a promise and a text for each seat', () => {
  const seats = named(2);
  const deal = { seats, commitment: commitmentTo(SEED), seed: SEED, promises: [null], entropy: [''], at: 1 };
  const whole = { ...deal, promises: [null, promiseOf('kept')], entropy: ['', ''] };
  expect(opened(hush, 2, { calledOff: [whole] }).calledOff).toEqual([whole]);
  for (const half of [deal, { ...whole, entropy: [''] }]) {
    expect(() => opened(hush, 2, { calledOff: [half] })).toThrow('one promise and one text a seat');
  }
});
