/** What bots are told about The CIRCUIT: judgement that cannot be absurd, at every question and table, and plain good sense. */

import { completeOptions, fastChance, type Seat, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { theCircuit } from '../rules.ts';
import { type Move, OPTIONS, type Options, type State, type View } from '../state.ts';
import { ring } from './scenario.ts';

const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, {}],
  [3, { pinAttempts: 'declared', seatHype: 'staggered' }],
  [2, { uniqueFighters: true, openHands: true, ringRules: 'low-gravity' }],
  [2, { sharedIdentity: 'pairwise', genericPayment: 'card', ringRules: 'scorched-core' }],
];

interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
}

type Player = (position: Position, chance: ReturnType<typeof fastChance>) => Move;

const atRandom: Player = ({ moves }, chance) => moves[chance.int(moves.length)]!;
const byHabit: Player = ({ view, seat, moves }) => knowledge.rolloutMove!(view, seat, moves)!;

/** A match, question by question; `players` answer in turn. */
function* positions(seats: number, options: Partial<Options>, seed: number, players: readonly Player[]) {
  const chance = fastChance(seed);
  const step = silentStep(chance);
  const state = theCircuit.setup(completeOptions(OPTIONS, options), seats, step);
  for (let seat = theCircuit.toAct(state)[0]; seat !== undefined; seat = theCircuit.toAct(state)[0]) {
    const position = { state, seat, view: theCircuit.view(state, seat), moves: theCircuit.legalMoves(state, seat) };
    yield position;
    theCircuit.apply(state, seat, players[seat % players.length]!(position, chance), step);
  }
}

/** Sensible now, careless now: much happens in such matches. */
const mixed: Player = (position, chance) => (chance.int(4) === 0 ? atRandom : byHabit)(position, chance);

test('candidates are some of the moves, at least one and in their order; habits are one of them', () => {
  for (const [seats, options] of TABLES) {
    for (const { view, seat, moves } of positions(seats, options, 3, [mixed])) {
      const worthwhile = knowledge.candidates!(view, seat, moves);
      if (worthwhile.length === 0) expect.fail(`no candidate for ${view.stack.at(-1)?.name}`);
      const inOrder = moves.filter(move => worthwhile.includes(move));
      if (inOrder.some((move, i) => move !== worthwhile[i])) expect(inOrder).toEqual(worthwhile);
      if (!moves.includes(knowledge.rolloutMove!(view, seat, moves)!)) expect.fail('a habit that is no legal move');
    }
  }
});

test('chances are between 0 and 1 for everybody, and those of all seats add up to 1', () => {
  for (const [seats, options] of TABLES) {
    for (const { view, state } of positions(seats, options, 5, [mixed])) {
      const chances = state.teams.map((_, seat) => knowledge.evaluate(view, seat));
      if (chances.some(chance => !(chance >= 0 && chance <= 1))) expect.fail(`chances of ${chances.join(', ')}`);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  }
});

/** All that a view says, however it comes to know it. */
const said = (view: View) => ({
  ...view,
  teams: view.teams.map(team => ({
    ...{ hazard: team.hazard, hazardZone: team.hazardZone, zone: team.zone, hype: team.hype, deck: team.deck },
    ...{ pinBreaks: team.pinBreaks, discard: team.discard, handSize: team.handSize, hand: team.hand, last: team.last },
    ...{ vacancies: team.vacancies, defeats: team.defeats, finishers: team.finishers, conceded: team.conceded },
    fighters: team.fighters.map(one => ({
      ...{ card: one.card, at: one.at, damage: one.damage, stun: one.stun, states: one.states, lasting: one.lasting },
      ...{ finished: one.finished, spent: one.spent, crowd: one.crowd, traits: one.traits },
      ...{ engages: one.engages, pinnable: one.pinnable },
    })),
  })),
  stats: view.teams.map(({ fighters }) => fighters.map(({ stats: { SPD, STA, COM, PIN } }) => [SPD, STA, COM, PIN])),
});

test('a glance shows what a view shows, and hides what it hides', () => {
  for (const [seats, options] of TABLES) {
    for (const { state, seat } of positions(seats, options, 7, [mixed])) {
      for (const viewer of [seat, (seat + 1) % seats]) {
        expect(said(knowledge.glance!(state, viewer))).toEqual(said(theCircuit.view(state, viewer)));
      }
    }
  }
});

const TEAMS = {
  own: { 'rex-rookie': '0,0', dolly: '1,-1', mercy: '-1,1', kipp: 'bench' },
  other: { krag: '1,0', vessa: '5,-2', quill: '-3,0', mudge: 'bench' },
} as const;

const chanceWith = (change: { hype?: number; finishers?: number; damage?: number }): number => {
  const { hype = 0, finishers = 0, damage = 0 } = change;
  const t = ring({
    teams: [
      { fighters: { ...TEAMS.own, 'rex-rookie': { at: '0,0', damage } }, hype, finishers },
      { fighters: TEAMS.other },
    ],
    fighter: 'rex-rookie',
  });
  return knowledge.evaluate(theCircuit.view(t.state, 0), 0);
};

test('Hype is good, a Finishing Move used is better than its price, and damage is bad', () => {
  expect(chanceWith({ hype: 5 })).toBeGreaterThan(chanceWith({}));
  expect(chanceWith({ finishers: 1 })).toBeGreaterThan(chanceWith({ hype: 12 }));
  expect(chanceWith({ damage: 4 })).toBeLessThan(chanceWith({ damage: 1 }));
});

test('a Finishing Move that can be used is used', () => {
  const t = ring({
    teams: [{ fighters: TEAMS.own, hype: 13, hand: 'H09 F08 B08' }, { fighters: TEAMS.other }],
    fighter: 'rex-rookie',
  });
  const view = theCircuit.view(t.state, 0);
  expect(knowledge.candidates!(view, 0, t.moves(0))).toEqual([{ type: 'use', ability: 'instant-classic' }]);
});

test('an enemy at the edge is Pushed out', () => {
  const t = ring({
    teams: [{ fighters: { ...TEAMS.own, dolly: '4,-2' }, hand: 'B08' }, { fighters: TEAMS.other }],
    fighter: 'dolly',
  });
  t.do({ type: 'use', ability: 'shoulder-check' });
  expect(knowledge.rolloutMove!(theCircuit.view(t.state, 0), 0, t.moves(0))).toEqual({ type: 'push', dir: 'out' });
});

test('good sense alone beats chance', () => {
  let won = 0;
  const games = 20;
  for (let seed = 1; seed <= games; seed++) {
    const own = seed % 2;
    const players = own === 0 ? [byHabit, atRandom] : [atRandom, byHabit];
    let last: State | null = null;
    for (const { state } of positions(2, {}, seed, players)) last = state;
    won += theCircuit.payoffs(last!)![own]!;
  }
  expect(won).toBeGreaterThanOrEqual(0.95 * games);
});
