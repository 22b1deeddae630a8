/** Refusals that no rule's own test meets, and the promise that some test names every one. */

import { readdirSync, readFileSync } from 'node:fs';
import { fastChance, openMatch, play, whyNot } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Hex } from '../hex.ts';
import { theCircuit } from '../rules.ts';
import type { Move, State } from '../state.ts';
import {
  activate,
  CONCEDE,
  dodge,
  END,
  effect,
  give,
  go,
  order,
  pin,
  push,
  type Ring,
  react,
  ring,
  target,
  trait,
  use,
} from './scenario.ts';

const shifting = (): Ring => {
  const t = ring({
    teams: [
      { fighters: { usher: '0,0' }, hand: 'F08 B01', hype: 13, hazard: 'fire-pit', hazardZone: 2 },
      { fighters: { krag: '1,0', vessa: '-5,0' }, hazard: 'tar-pool', hazardZone: 5 },
    ],
    fighter: 'usher',
  });
  t.do(use('curtain-call'));
  if (t.asking === 'choosingEffect') t.do(effect(0));
  return t;
};

const pushing = (): Ring => {
  const t = ring({
    ringRules: 'scorched-core',
    teams: [
      { fighters: { vessa: '2,-1' }, hand: 'B08 B01', hazard: 'shock-plates', hazardZone: 0 },
      { fighters: { krag: '2,-2' } },
    ],
    fighter: 'vessa',
  });
  t.do(use('headbutt'));
  return t;
};

const ordering = (): Ring => {
  const t = pushing();
  t.do(push('SW'));
  return t;
};

const paying = (): Ring =>
  ring({
    teams: [{ fighters: { dolly: '0,0' }, hand: 'BF02 B08' }, { fighters: { krag: '1,0', vessa: '0,2' } }],
    fighter: 'dolly',
  });
const TOSS = { type: 'play', ability: 'hip-toss', target: '1:krag', pay: { cards: ['B08'], convert: true } };

const pinning = (): Ring => {
  const t = ring({
    options: { pinAttempts: 'declared' },
    teams: [
      { fighters: { hollow: '0,0' }, hand: 'H08 B01' },
      { fighters: { krag: { at: '1,0', stun: 4 }, vessa: { at: '0,1', stun: 3 }, gus: '-5,0' } },
    ],
    fighter: 'hollow',
  });
  t.do([use('grasp'), target('1:vessa')]);
  return t;
};

const choosing = (): Ring =>
  ring({
    teams: [
      { fighters: { krag: { at: '0,0', states: ['dazzled'] }, vessa: '1,0', quill: '2,0' } },
      { fighters: { gus: '-5,0' } },
    ],
  });

/** Relay beside an ally, with this hand. */
const discarding = (hand: string): Ring =>
  ring({
    teams: [{ fighters: { relay: '0,0', gyro: '1,0' }, hand }, { fighters: { gus: '-5,0' } }],
    fighter: 'relay',
  });

const almostThere = (): Ring => {
  const t = ring({
    teams: [{ fighters: { dolly: '0,0' } }, { fighters: { gus: '-1,0' } }],
    fighter: 'dolly',
    phase: 'moving',
  });
  const steps = t.stat('0:dolly', 'SPD') - 1;
  t.do(go(...['E', 'W', 'E', 'W', 'E', 'W', 'E', 'W'].slice(0, steps)));
  return t;
};

/** Dolly at the edge, about to Dodge beside an enemy. */
const dodging = (): Ring => {
  const t = ring({
    teams: [{ fighters: { dolly: '5,0' }, hand: 'BF02' }, { fighters: { krag: '4,0' } }],
    fighter: 'dolly',
  });
  t.do([use('hip-toss'), effect(1)]);
  return t;
};

const sidestepping = (): Ring => {
  const t = ring({
    teams: [{ fighters: { 'rex-rookie': '4,0' }, hand: 'H08 B01' }, { fighters: { usher: '5,0' } }],
    fighter: 'rex-rookie',
  });
  t.do(use('jab'));
  return t;
};

/** Seat 1 brings somebody back to zone 1, in which these stand; seat 0 has just ended its turn. */
const returning = (here: readonly Hex[]): Ring => {
  const [a, b, c, d, e, f, g] = here;
  const t = ring({
    teams: [
      { fighters: { gus: { at: a ?? '-5,0' }, mercy: { at: b ?? '-5,1' }, kipp: { at: c ?? '-5,2' } }, hand: 'H08' },
      {
        fighters: { krag: { at: d ?? '-5,3' }, vessa: { at: e ?? '-5,4' }, quill: 'bench', mudge: 'bench' },
        vacancies: ['quill'],
        zone: 1,
      },
      { fighters: { echo: { at: f ?? '-5,5' }, hollow: { at: g ?? '-4,5' } }, zone: 3 },
    ],
    fighter: 'gus',
    activation: { moved: true },
  });
  t.do(END);
  return t;
};
const ZONE_1: readonly Hex[] = ['3,-3', '4,-4', '4,-3', '3,-2', '2,-2', '2,-3', '3,-4'];

test.each<[string, () => Ring, unknown, string, string]>([
  ['ARENA-R49: a Dodge out of the ring', dodging, dodge('E'), 'ARENA-R49', 'outsideRing'],
  ['ARENA-R47: a Dodge onto somebody', dodging, dodge('W'), 'ARENA-R47', 'occupied'],
  ['ARENA-R49: a step aside out of the ring', sidestepping, react('E'), 'ARENA-R49', 'outsideRing'],
  ['ARENA-R47: a step aside onto somebody', sidestepping, react('W'), 'ARENA-R47', 'occupied'],
  [
    'ARENA-41: a return beside the zone',
    () => returning([]),
    { type: 'deployAt', hex: '0,0' },
    'ARENA-41',
    'outsideZone',
  ],
  [
    'ARENA-R19: a return far from a zone that is full',
    () => returning(ZONE_1),
    { type: 'deployAt', hex: '0,0' },
    'ARENA-R19',
    'outsideZone',
  ],
  [
    'ARENA-52: a Tag Out while somebody can be activated',
    choosing,
    { type: 'tagOut', fighter: 'krag' },
    'ARENA-52',
    'canActivate',
  ],
  [
    'a hazard to a zone out of its reach',
    shifting,
    { type: 'shift', hazard: '0:fire-pit', zone: 4 },
    'ARENA-17',
    'cannotShift',
  ],
  ['a trigger that is not pending', ordering, order('rooted'), 'ARENA-48', 'notPending'],
  ['a Push out of the ring from inside it', pushing, push('out'), 'ARENA-R48', 'notAtTheEdge'],
  ['Convert without Hype', paying, TOSS, 'ARENA-R39', 'pay.hypeShort'],
  ['an enemy who cannot be pinned', pinning, pin('1:gus'), 'ARENA-85', 'notPinnable'],
  ['somebody who is dazzled', choosing, activate('0:krag'), 'ARENA-97', 'dazzled'],
  [
    'a trait that wants a card of an empty hand',
    () => discarding(''),
    trait('subroutine-s'),
    'ARENA-R52',
    'noCardToDiscard',
  ],
  ['a vault with one step left', almostThere, { type: 'vault', dir: 'W' }, 'ARENA-R28', 'noStepsLeft'],
])('%s is refused', (_, table, move, rule, key) => {
  expect(table().whyNot(move)).toMatchObject({ rule, key });
});

test('ARENA-R71: one concedes at a decision of one’s own, and at no other', () => {
  const t = choosing();
  expect(t.whyNot(CONCEDE, 0)).toBeNull();
  expect(t.whyNot(CONCEDE, 1)).toEqual({ rule: 'ARENA-R71', key: 'concedeLater' });
});

test('ARENA-R37: of cards that are alike the lower is given', () => {
  const t = discarding('B08 B09 H08');
  t.do(trait('subroutine-s'));
  if (t.asking === 'choosingAlly') t.do({ type: 'ally', fighter: '0:gyro' });
  expect(t.asking).toBe('giving');
  expect(t.whyNot(give('B09'))).toMatchObject({ rule: 'ARENA-R37', key: 'pay.lowerCard' });
});

test('ARENA-41: only somebody on the Bench comes back', () => {
  const t = ring({
    teams: [{ fighters: { gus: '0,0' }, vacancies: ['rex-rookie', 'dolly'] }, { fighters: { krag: '5,0' } }],
  });
  expect(t.asking).toBe('returning');
  expect(t.whyNot({ type: 'return', fighter: '0:gus' })).toMatchObject({ rule: 'ARENA-41', key: 'notOnBench' });
});

test('ARENA-6: four fighters who are no ready-made team are picked one by one', () => {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const match = openMatch(theCircuit, { options: {}, seats, seed: null, chance: fastChance(1), at: 0 });
  const move = { type: 'pickTeam', fighters: ['krag', 'gus', 'echo', 'relay'] };
  expect(whyNot(theCircuit, match, 0, move)).toMatchObject({ rule: 'ARENA-6', key: 'notReadyMade' });
});

/** No test comes to these: no ability of today moves an ally, and no draft is known that a pick would leave without a team. */
const UNREACHED: readonly string[] = ['noTeamLeft', 'ownFighterOut'];

/** Keys of refusals met in random matches: whatever was legal somewhere is tried everywhere. */
function metAtRandom(seats: number, seed: number): ReadonlySet<string> {
  const chance = fastChance(seed);
  const met = new Set<string>();
  const tried = new Map<string, Move[]>();
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  const match = openMatch(theCircuit, { options: {}, seats: names, seed: null, chance, at: 0 });
  for (;;) {
    const seat = theCircuit.toAct(match.state as State)[0];
    if (seat === undefined) return met;
    const moves = theCircuit.legalMoves(match.state as State, seat);
    for (const move of moves) tried.set(move.type, [...(tried.get(move.type) ?? []), move].slice(-40));
    for (const like of tried.values()) {
      const refusal = whyNot(theCircuit, match, seat, like[chance.int(like.length)]!);
      if (refusal) met.add(refusal.key);
    }
    play(theCircuit, match, seat, moves[chance.int(moves.length)]!, 0, () => chance);
  }
}

test('every reason in the table of questions is met at random or named by a test', () => {
  const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.test.ts'));
  const tests = files.map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('const UNREACHED')[0]);
  const met = [0, 1, 2].map(seed => metAtRandom(2 + (seed % 2), seed));
  const keys = new Set(theCircuit.questions!.reasons.map(({ key }) => key));
  const unmet = [...keys].filter(key => !tests.join('\n').includes(`'${key}'`) && !met.some(one => one.has(key)));
  expect(unmet.toSorted()).toEqual(UNREACHED);
});
