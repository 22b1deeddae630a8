/** States from outside: what would lead to a place where nobody can go on is refused at the door. */

import { fastChance, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { RING_RULES_IDS } from '../content/types.ts';
import { laws } from '../laws.ts';
import { theCircuit } from '../rules.ts';
import type { Frame, State } from '../state.ts';
import { livelyMove } from './lively.ts';
import { dodge, ring, use } from './scenario.ts';

const sound = (): State =>
  ring({
    teams: [
      { fighters: { gus: '0,0', dolly: '-1,0', kipp: '-3,3', mercy: 'bench' }, hand: 'B08 B09' },
      { fighters: { krag: '1,0', vessa: '3,-3', quill: '3,-2', mudge: 'bench' } },
    ],
    fighter: 'gus',
  }).state;

const problemWith = (change: (state: State) => void): string | null => {
  const state = structuredClone(sound());
  change(state);
  return theCircuit.checkState(state);
};

test('ARENA-R17 ARENA-R18: a team has one to three places in the ring, filled or to be filled', () => {
  expect(problemWith(() => {})).toBeNull();
  const empty = problemWith(({ teams }) => {
    for (const fighter of teams[1]!.fighters) fighter.at = null;
  });
  expect(empty).toBe('team 1: has nobody in the ring and no place to fill');
  const four = 'team 1: has at most three places in the ring';
  expect(problemWith(({ teams }) => Object.assign(teams[1]!.fighters[3]!, { at: '5,0' }))).toBe(four);
  expect(problemWith(({ teams }) => Object.assign(teams[1]!, { vacancies: ['1:mudge'] }))).toBe(four);
  const replaced = problemWith(({ teams }) => {
    teams[1]!.fighters[0]!.at = null;
    teams[1]!.vacancies = ['1:krag'];
  });
  expect(replaced).toBeNull();
});

test('ARENA-R17: whoever is being deployed has a place too', () => {
  const deploying = (inRing: number): State => {
    const state = structuredClone(sound());
    for (const fighter of state.teams[0]!.fighters.slice(inRing)) fighter.at = null;
    const team = state.teams[0]!;
    team.deck.push(...team.hand.splice(0));
    state.activation = null;
    state.stack = [
      { name: 'beginning', stage: 'return' },
      { name: 'deploying', seat: 0, fighters: [], why: 'return' },
      { name: 'choosingSpace', seat: 0, fighter: '0:mercy', why: 'return' },
    ];
    return state;
  };
  expect(theCircuit.checkState(deploying(3))).toBe('team 0: has at most three places in the ring');
  expect(theCircuit.checkState(deploying(2))).toBeNull();
  expect(theCircuit.checkState(deploying(0))).toBeNull();
});

test('ARENA-R19: no ring is smaller than the countdown leaves it', () => {
  expect(theCircuit.checkState({ ...sound(), radius: 2 })).toMatch('state.radius');
});

// ---- Questions that the rules would not have asked

const walking = (): State =>
  ring({
    teams: [
      { fighters: { gus: '0,0', dolly: '-1,0', kipp: '-3,3', mercy: 'bench' } },
      { fighters: { krag: '1,0', vessa: '3,-3', quill: '3,-2', mudge: 'bench' } },
    ],
    fighter: 'gus',
    phase: 'moving',
  }).state;

const beginning = (): State =>
  ring({
    teams: [
      { fighters: { gus: '0,0', dolly: '-1,0', kipp: '-3,3', mercy: 'bench' } },
      { fighters: { krag: '1,0', vessa: '3,-3', quill: '3,-2', mudge: 'bench' } },
    ],
  }).state;

/** Gus has just changed places with Krag, and is to Push him. */
const pushing = (): State => {
  const state = sound();
  state.stack = [
    { name: 'combat', stage: 'use' },
    { name: 'afterUse', stage: 'win', target: '1:krag' },
    {
      name: 'resolving',
      source: { kind: 'ability', ability: 'turnstile' },
      ...{ user: '0:gus', target: '1:krag', ally: null, group: 1, left: [0], rack: 0, byPush: false },
    },
    { name: 'pushing', seat: 0, fighters: [] },
    { name: 'choosingPush', seat: 0, fighter: '1:krag' },
  ];
  return state;
};

/** Prism has two allies to change places with. */
const phasing = (): State => {
  const { state } = ring({
    teams: [
      { fighters: { prism: '0,0', dolly: '-1,0', kipp: '0,1', mercy: 'bench' }, hype: 1 },
      { fighters: { krag: '5,0', vessa: '3,-3', quill: '3,-2', mudge: 'bench' } },
    ],
    fighter: 'prism',
  });
  over(state, { name: 'choosingAlly', seat: 0, ability: null, trait: 'phase-s', target: null });
  return state;
};

const over = (state: State, ...top: Frame[]): void => void state.stack.splice(-1, 1, ...top);
const frame = <N extends Frame['name']>({ stack }: State, name: N): Extract<Frame, { name: N }> =>
  stack.find(one => one.name === name) as Extract<Frame, { name: N }>;
const paying = (more: Partial<Extract<Frame, { name: 'paying' }>>): Frame => ({
  ...{ name: 'paying', seat: 0, ability: 'shove', target: '1:krag', ally: null },
  ...more,
});
/** Cards of the deck into the hand. */
const deal = ({ teams }: State): void => void teams[0]!.hand.push(...teams[0]!.deck.splice(0, 2));

/** A match that is over like this. */
const end = (state: State, cause: NonNullable<State['result']>['cause'], ranking: number[][]): void => {
  const team = state.teams[0]!;
  team.deck.push(...team.hand.splice(0));
  Object.assign(state, { activation: null, stack: [], result: { winners: ranking[0], cause, ranking } });
};

const setUp = (more: Partial<State['options']>): State =>
  theCircuit.setup({ ...sound().options, playerOrder: 'seats', ...more }, 2, silentStep(fastChance(3)));
const choosing = (): State => setUp({});
const draft = (): State => setUp({ uniqueFighters: true });
const ask = (state: State, asked: boolean[]): void => void Object.assign(state.stack[0]!, { asked });

test.each<[string, () => State, (state: State) => void, string]>([
  ['ARENA-50: another seat is asked to act', sound, s => over(s, { name: 'acting', seat: 1 }), 'seat":0'],
  ['ARENA-50: another seat is asked to move', walking, s => Object.assign(s.stack[1]!, { seat: 1 }), 'seat":0'],
  ['ARENA-56: cards are still to be drawn', sound, s => Object.assign(s.stack[0]!, { stage: 'draw' }), "at 'use'"],
  ['ARENA-58: somebody walks with cards in hand', walking, deal, 'combat phase'],
  ['ARENA-R28: the limit is another', walking, s => Object.assign(frame(s, 'moving'), { limit: 9 }), 'limit":3'],
  ['ARENA-R28: the speed is another', walking, s => Object.assign(frame(s, 'movement'), { base: 9 }), 'base must be 3'],
  [
    'ARENA-R29: steps were taken without having moved',
    walking,
    s => {
      for (const one of s.stack) Object.assign(one, { steps: 1 });
    },
    'activation.moved must be true',
  ],
  [
    'ARENA-59: combat is over before it began',
    walking,
    s => Object.assign(s.activation!, { combat: 'over' }),
    "'ahead'",
  ],
  [
    'ARENA-R24: somebody could be activated',
    beginning,
    s => over(s, { name: 'taggingOut', seat: 0 }),
    'would ask {"name":"choosingFighter',
  ],
  [
    'ARENA-R17: there is no vacancy',
    beginning,
    s => over(s, { name: 'returning', seat: 0 }),
    'would ask {"name":"choosingFighter',
  ],
  [
    'ARENA-R18: there is a vacancy',
    beginning,
    ({ teams }) => {
      teams[0]!.fighters[0]!.at = null;
      teams[0]!.vacancies = ['0:gus'];
    },
    'vacancies are filled first',
  ],
  [
    'ARENA-46: the beginning is not as far',
    beginning,
    s => Object.assign(s.stack[0]!, { stage: 'return' }),
    'not asked now',
  ],
  [
    'ARENA-44: a team has used three Finishing Moves',
    sound,
    ({ teams }) => {
      for (const fighter of teams[1]!.fighters.slice(1)) fighter.finished = true;
    },
    'the match is over',
  ],
  ['ARENA-R70: the bell has rung', sound, s => Object.assign(s, { round: s.options.bellRounds + 1 }), 'the bell'],
  [
    'ARENA-51: the last one is of no team',
    sound,
    ({ teams }) => Object.assign(teams[1]!, { last: '1:gus' }),
    'its own',
  ],
  [
    'ARENA-R17: somebody of no team left a place',
    sound,
    ({ teams }) => Object.assign(teams[1]!, { vacancies: ['1:gus'] }),
    'its own fighters',
  ],
  ['ARENA-64: cards of two editions are meant', sound, s => Object.assign(s, { content: 'ref-2' }), 'content'],
  ['ARENA-R41: the target is on the Bench', sound, s => over(s, paying({ target: '1:mudge' })), 'that target'],
  ['ARENA-R41: the target is an ally', sound, s => over(s, paying({ target: '0:dolly' })), 'that target'],
  ['ARENA-R41: the target is out of reach', sound, s => over(s, paying({ target: '1:vessa' })), 'that target'],
  ['ARENA-R41: there is no target', sound, s => over(s, paying({ target: null })), 'that target'],
  ['ARENA-R41: an ally is chosen for nothing', sound, s => over(s, paying({ ally: '0:dolly' })), 'that ally'],
  [
    'ARENA-79: a Finishing Move is used twice',
    sound,
    s => {
      Object.assign(s.teams[0]!, { hype: 20 });
      Object.assign(s.teams[0]!.fighters[0]!, { finished: true });
      over(s, paying({ ability: 'last-call' }));
    },
    'it has been used',
  ],
  [
    'ARENA-70: an ability is aimed that nothing in hand pays for',
    sound,
    s => over(s, { name: 'aiming', seat: 0, ability: 'doormans-heave' }),
    'cannot be paid for',
  ],
  [
    'ARENA-R52: an ally is chosen for a trait that cannot be paid for',
    phasing,
    s => Object.assign(s.teams[0]!, { hype: 0 }),
    'cannot be paid for',
  ],
  [
    'ARENA-R69: a third Finishing Move was used before this ability',
    pushing,
    ({ teams }) => {
      for (const fighter of teams[0]!.fighters.slice(1)) fighter.finished = true;
    },
    'the match is over',
  ],
  [
    'ARENA-R69: a rival has used three Finishing Moves',
    pushing,
    ({ teams }) => {
      for (const fighter of teams[1]!.fighters.slice(1)) fighter.finished = true;
    },
    'the match is over',
  ],
  [
    'ARENA-85: nobody can be pinned',
    sound,
    s => over(s, { name: 'pinCheck', tried: [] }, { name: 'pinning', seat: 0, fighters: ['1:krag'] }),
    'not asked now',
  ],
  [
    'ARENA-R53: there is no such reaction',
    sound,
    s =>
      over(
        s,
        { name: 'afterUse', stage: 'pins', target: '1:krag' },
        { name: 'sidestepping', seat: 1, fighter: '1:krag', trait: 'sidestep' },
      ),
    'no such reaction',
  ],
  [
    'ARENA-84: somebody else is Pushed',
    pushing,
    s => over(s, { name: 'choosingPush', seat: 0, fighter: '1:vessa' }),
    'Pushes',
  ],
  [
    'ARENA-R49: an ally is Pushed',
    pushing,
    s => over(s, { name: 'choosingPush', seat: 0, fighter: '0:dolly' }),
    'Pushes',
  ],
  [
    'ARENA-R44: more Pushes are left than printed',
    pushing,
    s => Object.assign(frame(s, 'resolving'), { left: [2] }),
    'printed',
  ],
  ['ARENA-R40: nothing follows the use', pushing, s => void s.stack.splice(1, 1), 'must be under it'],
  [
    'ARENA-R41: an ability is used on an ally',
    pushing,
    s => {
      for (const one of s.stack) if ('target' in one) one.target = '0:dolly';
    },
    'that target',
  ],
  [
    'ARENA-81: an enemy Dodges',
    pushing,
    s => void s.stack.splice(-2, 2, { name: 'dodging', seat: 0, fighter: '1:krag' }),
    'no effect asks for it',
  ],
  [
    'ARENA-R71: the only other team has left',
    sound,
    ({ teams }) => {
      Object.assign(teams[1]!, { conceded: true, zone: null });
      for (const fighter of teams[1]!.fighters) fighter.at = null;
    },
    'all others have left',
  ],
  [
    'ARENA-R35: nothing that deals damage was used',
    sound,
    s => Object.assign(s.activation!, { damaging: true }),
    'needs an ability',
  ],
  ['ARENA-R35: what was used is nobody’s', sound, s => Object.assign(s.activation!, { used: ['jab'] }), 'used must be'],
  [
    'ARENA-57: abilities were used before combat',
    walking,
    s => Object.assign(s.activation!, { abilities: 1 }),
    'before',
  ],
  ['ARENA-44: won without Finishing Moves', sound, s => end(s, 'finishingMoves', [[0], [1]]), 'has ended it'],
  ['ARENA-R70: rung out in the first round', sound, s => end(s, 'bell', [[0], [1]]), 'has ended it'],
  ['ARENA-R71: nobody has conceded', sound, s => end(s, 'concession', [[0], [1]]), 'has ended it'],
  [
    'ARENA-R70: the bell favours the team with less Hype',
    sound,
    s => {
      Object.assign(s, { round: s.options.bellRounds });
      s.teams[1]!.hype = 9;
      end(s, 'bell', [[0], [1]]);
    },
    'came to',
  ],
  ['ARENA-R4: one of two is not asked for a team', choosing, s => ask(s, [false, true]), 'seats 0, 1'],
  ['ARENA-R3: the second chooses first', draft, s => ask(s, [false, true]), 'seats 0'],
  ['ARENA-R3: unique fighters are chosen at once', draft, s => ask(s, [true, true]), 'seats 0'],
])('%s: such a state is refused', (_, make, spoil, problem) => {
  const state = structuredClone(make());
  expect(theCircuit.checkState(state)).toBeNull();
  spoil(state);
  expect(theCircuit.checkState(state)).toMatch(problem);
});

test('ARENA-R69: a third Finishing Move is still being carried out', () => {
  const t = ring({
    teams: [
      { fighters: { dolly: '0,0', gus: '-5,0', kipp: 'bench', mercy: 'bench' }, hand: 'F08', hype: 12, finishers: 2 },
      { fighters: { krag: '1,0', vessa: '5,0' } },
    ],
    fighter: 'dolly',
  });
  t.do(use('out-of-the-park'));
  expect(t.asking).toBe('dodging');
  expect([theCircuit.checkState(t.state), laws.invariant!(t.state)]).toEqual([null, null]);
  t.do(dodge('none'));
  expect(t.state.result?.winners).toEqual([0]);
});

test.each(RING_RULES_IDS)('ARENA-19: every state that lively play leads to in %s is taken', ringRules => {
  const seats = 2 + (RING_RULES_IDS.indexOf(ringRules) % 2);
  const chance = fastChance(19);
  const step = silentStep(chance);
  const state = theCircuit.setup({ ...sound().options, ringRules }, seats, step);
  const problems: (string | null)[] = [];
  const restore = () => problems.push(theCircuit.checkState(JSON.parse(JSON.stringify(state))));
  while (state.result === null) {
    restore();
    const seat = theCircuit.toAct(state)[0]!;
    theCircuit.apply(state, seat, livelyMove(state, seat, chance), step);
  }
  restore();
  expect(problems.filter(problem => problem !== null)).toEqual([]);
  expect(state.round).toBeGreaterThan(2);
});
