/** The worked examples of the rules, each played as it is told. P1 is seat 0, P2 seat 1. */

import { fastChance } from '@roundhouse/kernel';
import { table } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import type { FighterId, HazardId } from '../content/types.ts';
import { theCircuit } from '../rules.ts';
import type { State } from '../state.ts';
import { activate, all, dodge, END, effect, go, order, pay, push, ring, STOP, the, use } from './scenario.ts';

const TEAMS: readonly (readonly [readonly FighterId[], HazardId])[] = [
  [['rex-rookie', 'dolly', 'mercy', 'kipp'], 'shock-plates'],
  [['krag', 'vessa', 'quill', 'mudge'], 'shock-plates'],
  [['echo', 'hollow', 'prism', 'usher'], 'shock-plates'],
];

/** A match whose teams are chosen, in seat order, at home-turf. */
function placing(seats: number) {
  const t = table(theCircuit, {
    options: { ringRules: 'home-turf' },
    seats,
    chance: fastChance(1),
    arrange(state: State) {
      state.order = state.order.toSorted();
    },
  });
  for (let seat = 0; seat < seats; seat++) {
    const [fighters, hazard] = TEAMS[seat]!;
    t.play(seat, { type: 'selectTeam', fighters, hazard });
  }
  const zones = (): unknown[] => t.moves(t.toAct[0]!).map(move => 'zone' in move && move.zone);
  return { t, zones, place: (type: string, zone: number) => t.play(t.toAct[0]!, { type, zone }) };
}

test('ARENA-E1 ARENA-20 ARENA-21 ARENA-22 ARENA-23 ARENA-R6: set-up of two teams', () => {
  const { t, zones, place } = placing(2);
  place('placeHazard', 2);
  place('placeHazard', 0);
  expect(zones()).toEqual([1, 3, 4, 5, 6]);
  place('placeZone', 4);
  expect(t.toAct).toEqual([1]);
  expect(zones()).toEqual([1, 6]);
});

test('ARENA-E2 ARENA-R8 ARENA-R9 ARENA-R72: set-up of three teams', () => {
  const { t, zones, place } = placing(3);
  place('placeHazard', 1);
  expect(zones()).toEqual([0, 3, 5]);
  place('placeHazard', 0);
  expect(zones()).toEqual([3, 5]);
  place('placeHazard', 3);
  expect(zones()).toEqual([2, 4, 6]);
  place('placeZone', 2);
  expect(zones()).toEqual([4, 6]);
  const events = place('placeZone', 4);
  expect(all(events, 'zonePlaced').map(({ seat, zone }) => [seat, zone])).toEqual([
    [1, 4],
    [2, 6],
  ]);
  expect((t.state as State).stack.at(-1)).toEqual({ name: 'benching', seat: 0 });
});

test('ARENA-E3 ARENA-66 ARENA-67: Extended Range', () => {
  const quill = ring({
    teams: [{ fighters: { quill: '0,0' }, hand: 'F01' }, { fighters: { 'rex-rookie': '2,-1' } }],
    fighter: 'quill',
  });
  expect(quill.offered('use', 'ability')).toEqual(['quill-poke']);
  expect(quill.view(null).teams[0]!.fighters[0]!.engages).toEqual(['1:rex-rookie']);
  const rex = ring({
    teams: [{ fighters: { 'rex-rookie': '2,-1' }, hand: 'H01' }, { fighters: { quill: '0,0' } }],
    fighter: 'rex-rookie',
  });
  expect(rex.offered('use', 'ability')).toEqual([]);
  expect(rex.whyNot(use('jab'))).toEqual({ rule: 'ARENA-R41', key: 'noTarget' });
});

test('ARENA-E4 ARENA-68 ARENA-100 ARENA-R32 ARENA-R83: COM', () => {
  const allies = { dolly: '1,0', mercy: '0,1' } as const;
  const com = (states: 'pumpedUp'[]) =>
    ring({
      teams: [{ fighters: { 'rex-rookie': { at: '0,0', states }, ...allies } }, { fighters: { krag: '5,0' } }],
      fighter: 'rex-rookie',
      phase: 'moving',
    });
  expect(com([]).stat('0:rex-rookie', 'COM')).toBe(7);
  expect(com(['pumpedUp']).stat('0:rex-rookie', 'COM')).toBe(9);
  const events = com(['pumpedUp']).do(STOP, Array<number>(9).fill(0));
  expect(the(events, 'drawn').count).toBe(9);
  const krag = (damage: number) =>
    ring({
      teams: [{ fighters: { krag: { at: '0,0', damage }, vessa: '1,0' } }, { fighters: { gus: '5,0' } }],
    }).stat('0:krag', 'COM');
  expect([krag(4), krag(3)]).toEqual([7, 6]);
});

test('ARENA-E5 ARENA-28 ARENA-30 ARENA-56 ARENA-R34: an empty deck', () => {
  const t = ring({
    teams: [{ fighters: { gus: '0,0' }, deck: 'B01 B02' }, { fighters: { krag: '1,0' } }],
    fighter: 'gus',
    phase: 'moving',
  });
  expect(t.state.teams[0]!.discard).toHaveLength(50);
  const events = t.do(STOP, [0, 0, 0, 0, 0]);
  expect(the(events, 'deckRefilled')).toMatchObject({ seat: 0, cards: 50 });
  const { deck, discard, hand } = t.state.teams[0]!;
  expect([deck.length, discard.length, hand.length]).toEqual([47, 0, 5]);
});

test('ARENA-E6 ARENA-70 ARENA-71 ARENA-74 ARENA-R36 ARENA-R37 ARENA-R38: payments', () => {
  const t = (hype: number) =>
    ring({
      teams: [{ fighters: { 'rex-rookie': '0,0' }, hand: 'FH01 B08 H09', hype }, { fighters: { krag: '1,0' } }],
      fighter: 'rex-rookie',
    });
  const rich = t(1);
  rich.do(use('roundhouse'));
  expect(rich.choices).toEqual([
    { type: 'pay', cards: ['FH01'], convert: false },
    { type: 'pay', cards: ['B08', 'H09'], convert: true },
  ]);
  expect(rich.whyNot(pay('B08 FH01'))?.key).toBe('pay.cardToSpare');
  expect(rich.whyNot(pay('FH01', true))?.key).toBe('pay.convertNotNeeded');
  expect(rich.whyNot(pay('H09', true))?.key).toBe('pay.doesNotPay');
  const events = t(0).do(use('roundhouse'));
  expect(the(events, 'abilityUsed')).toMatchObject({ cards: ['FH01'], convert: false });
});

test('ARENA-E7 ARENA-73: lost symbols', () => {
  const t = ring({
    teams: [{ fighters: { gus: '0,0' }, hand: 'BFH02' }, { fighters: { krag: '1,0' } }],
    fighter: 'gus',
    activation: { moved: true },
  });
  t.do(use('shove'));
  const events = t.do(push('E'));
  expect(the(events, 'turnEnded').seat).toBe(0);
  expect(t.state.teams[0]!.discard).toEqual(['BFH02']);
});

test('ARENA-E8 ARENA-35 ARENA-36 ARENA-40 ARENA-R40 ARENA-R54: Knock Out', () => {
  const t = ring({
    teams: [
      { fighters: { 'rex-rookie': '0,0' }, hand: 'HH01 B08 B09', hype: 2 },
      { fighters: { krag: { at: '1,0', damage: 5 } } },
    ],
    fighter: 'rex-rookie',
  });
  const events = t.do(use('haymaker'));
  expect(all(events, 'hypeChanged').map(({ total }) => total)).toEqual([3, 4, 7]);
  expect(all(events, 'damaged').map(({ damage }) => damage)).toEqual([6, 7]);
  expect(the(events, 'defeated')).toMatchObject({ fighter: '1:krag', cause: 'knockOut', by: 0 });
  expect(t.fighter('1:krag')).toMatchObject({ at: null, damage: 0 });
});

test('ARENA-E9 ARENA-37 ARENA-84 ARENA-R48: Ring Out', () => {
  const t = ring({
    teams: [{ fighters: { dolly: '4,-2' }, hand: 'B08' }, { fighters: { vessa: '5,-2' } }],
    fighter: 'dolly',
  });
  t.do(use('shoulder-check'));
  expect(t.offered('push', 'dir')).toEqual(['SE', 'SW', 'NW', 'out']);
  const events = t.do(push('out'));
  expect(the(events, 'defeated')).toMatchObject({ fighter: '1:vessa', cause: 'ringOut' });
  expect(t.hype(0)).toBe(4);
});

test('ARENA-E10 ARENA-75 ARENA-R42 ARENA-R44: interleaving', () => {
  const t = () =>
    ring({
      teams: [{ fighters: { dolly: '3,-1' }, hand: 'BF02' }, { fighters: { echo: '4,-1' } }],
      fighter: 'dolly',
    });
  const first = t();
  first.do([use('hip-toss'), effect(0), push('E')]);
  expect(first.at('1:echo')).toBe('5,-1');
  first.do([effect(1), dodge('E')]);
  expect(first.at('0:dolly')).toBe('4,-1');
  first.do(push('out'));
  expect(first.hype(0)).toBe(5);
  const second = t();
  second.do([use('hip-toss'), effect(0), push('E'), effect(0), push('out')]);
  expect(second.isInRing('1:echo')).toBe(false);
});

test('ARENA-E11 ARENA-76 ARENA-R12 ARENA-R50: then-groups, a swap and a hazard', () => {
  const t = ring({
    teams: [
      { fighters: { gus: '2,-1' }, hand: 'BF02' },
      { fighters: { echo: '3,-1' }, hazard: 'razor-coil', hazardZone: 2 },
    ],
    fighter: 'gus',
  });
  const swapped = t.do(use('turnstile'));
  expect([t.at('0:gus'), t.at('1:echo')]).toEqual(['3,-1', '2,-1']);
  expect(all(swapped, 'damaged').map(({ fighter, damage }) => [fighter, damage])).toEqual([['0:gus', 1]]);
  expect(the(swapped, 'hazardLeft').fighter).toBe('1:echo');
  expect(t.offered('push', 'dir')).toEqual(['NE', 'SE', 'SW', 'W', 'NW']);
  const pushed = t.do(push('SE'));
  expect(all(pushed, 'damaged').map(({ fighter }) => fighter)).toEqual(['1:echo', '1:echo']);
});

/** clampdown, whose ability has just resolved, engages mercy with 6 Stun tokens. */
const pinning = (deck: string) =>
  ring({
    teams: [
      { fighters: { clampdown: '0,0' }, hand: 'H08 H09' },
      { fighters: { mercy: { at: '1,0', stun: 5 } }, deck },
    ],
    fighter: 'clampdown',
  });

test('ARENA-E12 ARENA-38 ARENA-85 ARENA-86 ARENA-87 ARENA-89: a pin succeeds', () => {
  const t = pinning('H09 BF01 F05 B08');
  const events = t.do(use('pinch'), t.top(1, 'H09', 'BF01', 'F05', 'B08'));
  expect(all(events, 'pinCard').map(({ counted }) => counted)).toEqual([1, 1, 2, 3]);
  expect(t.fighter('0:clampdown').damage).toBe(1);
  expect(the(events, 'defeated')).toMatchObject({ fighter: '1:mercy', cause: 'tapOut' });
  expect(t.hype(0)).toBe(3);
  expect(t.state.teams[1]!.discard.slice(-4)).toEqual(['H09', 'BF01', 'F05', 'B08']);
});

test('ARENA-E13 ARENA-88 ARENA-R62: a pin fails', () => {
  const t = pinning('B05 B02 B08');
  const events = t.do(use('pinch'), t.top(1, 'B05', 'B02'));
  expect(all(events, 'unstunned').map(({ stun }) => stun)).toEqual([5, 3]);
  expect(the(events, 'pinEnded')).toMatchObject({ success: false, cards: ['B05', 'B02'] });
  expect(t.hype(1)).toBe(2);
  expect(t.isInRing('1:mercy')).toBe(true);
  expect(t.asking).toBe('acting');
});

test('ARENA-E14 ARENA-92 ARENA-R31 ARENA-R56: Knocked Down halves PIN', () => {
  const t = (quill: 'bench' | '2,0') =>
    ring({
      teams: [{ fighters: { mercy: '0,0' }, hand: 'BH02 F01' }, { fighters: { skeld: { at: '1,0', stun: 3 }, quill } }],
      fighter: 'mercy',
    });
  for (const place of ['bench', '2,0'] as const) {
    const one = t(place);
    const events = one.do(use('takedown'), one.top(1, 'B01'));
    expect(all(events, 'stunned').at(-1)).toMatchObject({ fighter: '1:skeld', stun: 4 });
    expect(the(events, 'pinBegan').pinned).toBe('1:skeld');
  }
});

test('ARENA-E15 ARENA-99 ARENA-R25 ARENA-R63: Burning', () => {
  const t = ring({
    teams: [
      { fighters: { ossic: '0,0', bulwark: '-3,0', monolith: '-4,0' }, hand: 'FH02 B08' },
      { fighters: { krag: { at: '1,0', damage: 2 }, vessa: '4,0', quill: '4,-1' } },
    ],
    fighter: 'ossic',
    activation: { moved: true },
  });
  t.do(use('cinder-breath'));
  expect(t.fighter('1:krag').damage).toBe(3);
  expect(t.has('1:krag', 'burning')).toBe(true);
  const seven = (n: number) => Array<number>(n).fill(0);
  t.do(activate('1:vessa'));
  expect(t.fighter('1:krag').damage).toBe(4);
  t.do(STOP, seven(t.stat('1:vessa', 'COM')));
  while (t.state.active === 1) t.do(t.asking === 'moving' ? STOP : END);
  t.do(activate('0:bulwark'));
  expect(t.fighter('1:krag').damage).toBe(5);
  t.do(STOP, seven(t.stat('0:bulwark', 'COM')));
  while (t.state.active === 0) t.do(t.asking === 'moving' ? STOP : END);
  t.do(activate('1:krag'));
  expect(t.fighter('1:krag').damage).toBe(6);
});

test('ARENA-E16 ARENA-96 ARENA-97 ARENA-98 ARENA-R22: Taunted, Dazzled and last activated', () => {
  const t = ring({
    teams: [
      {
        fighters: {
          krag: { at: '0,0', states: ['taunted'] },
          vessa: '-3,3',
          quill: { at: '3,0', states: ['dazzled'] },
        },
        last: 'krag',
      },
      { fighters: { gus: '5,-5' } },
    ],
  });
  expect(t.choices).toEqual([activate('0:vessa')]);
  const events = t.do(activate('0:vessa'));
  expect(the(events, 'stateLost')).toMatchObject({ fighter: '0:quill', state: 'dazzled' });
  expect(t.has('0:krag', 'taunted')).toBe(true);
  const next = ring({
    teams: [
      { fighters: { krag: { at: '0,0', states: ['taunted'] }, vessa: '-3,3', quill: '3,0' }, last: 'vessa' },
      { fighters: { gus: '5,-5' } },
    ],
  });
  expect(next.choices).toEqual([activate('0:krag')]);
  expect(next.whyNot(activate('0:quill'))).toMatchObject({ rule: 'ARENA-96', key: 'tauntedFirst' });
});

test('ARENA-E17 ARENA-52 ARENA-53 ARENA-54 ARENA-R24: Tag Out', () => {
  const t = ring({
    teams: [
      {
        fighters: {
          krag: '0,0',
          vessa: { at: '1,0', states: ['dazzled'] },
          quill: { at: '2,0', states: ['dazzled'] },
          mudge: 'bench',
        },
        last: 'krag',
        hype: 2,
      },
      { fighters: { gus: '5,-5' } },
    ],
  });
  expect(t.offered('tagOut', 'fighter')).toEqual(['0:krag', '0:vessa', '0:quill']);
  const events = t.do([
    { type: 'tagOut', fighter: '0:vessa' },
    { type: 'deployAt', hex: '-3,3' },
  ]);
  expect(the(events, 'defeated')).toMatchObject({ fighter: '0:vessa', cause: 'tagOut', by: null });
  expect([t.hype(0), t.hype(1)]).toEqual([0, 0]);
  expect(the(events, 'activated').fighter).toBe('0:mudge');
  expect(t.has('0:quill', 'dazzled')).toBe(false);
  expect(t.fighter('0:vessa')).toMatchObject({ at: null, states: [] });
  expect(t.state.teams[0]!.vacancies).toEqual([]);
});

test('ARENA-E18 ARENA-44 ARENA-101 ARENA-R69: winning with Convert', () => {
  const t = ring({
    teams: [
      { fighters: { 'rex-rookie': '0,0' }, hand: 'B08 F08', hype: 13, finishers: 2 },
      { fighters: { krag: '1,0' } },
    ],
    fighter: 'rex-rookie',
  });
  t.do(use('instant-classic'));
  expect(t.choices).toEqual([pay('B08', true), pay('F08', true)]);
  t.do(pay('B08', true), [0, 0]);
  expect(t.hype(0)).toBe(4);
  expect(t.has('0:rex-rookie', 'pumpedUp')).toBe(true);
  expect(t.state.teams[0]!.hand).toHaveLength(3);
  expect(t.payoffs).toEqual([1, 0]);
  expect(t.state.result).toMatchObject({ winners: [0], cause: 'finishingMoves' });
});

test('ARENA-E19 ARENA-90 ARENA-R74: Pumped Up in advance', () => {
  const t = ring({
    teams: [{ fighters: { 'rex-legend': '0,0', kipp: '-2,0' }, hand: 'FH02' }, { fighters: { krag: '1,0' } }],
    fighter: 'rex-legend',
  });
  t.do(use('call-the-shot'));
  expect(t.has('0:kipp', 'pumpedUp')).toBe(true);
  expect(t.stat('0:kipp', 'COM')).toBe(7);
  const later = ring({
    teams: [{ fighters: { kipp: { at: '0,0', states: ['pumpedUp'] } } }, { fighters: { krag: '5,0' } }],
    fighter: 'kipp',
    phase: 'moving',
  });
  const events = later.do(go('W'));
  events.push(...later.do(STOP, Array<number>(7).fill(0)));
  expect(the(events, 'drawn').count).toBe(7);
  expect(the(events, 'stateLost')).toMatchObject({ fighter: '0:kipp', state: 'pumpedUp' });
});

test('ARENA-E20 ARENA-91 ARENA-103 ARENA-R28: states in the middle of a move', () => {
  const t = (hazard: 'spring-deck' | 'tar-pool') =>
    ring({
      teams: [{ fighters: { 'rex-rookie': '0,0' }, hazard, hazardZone: 2 }, { fighters: { krag: '-5,0' } }],
      fighter: 'rex-rookie',
      phase: 'moving',
    });
  const springs = t('spring-deck');
  springs.do(go('E', 'E', 'E', 'E', 'E'));
  expect(springs.at('0:rex-rookie')).toBe('5,0');
  expect(springs.state.stack.at(-1)).toMatchObject({ name: 'moving', steps: 5, limit: 6 });
  const tar = t('tar-pool');
  tar.do(go('E'));
  const events = tar.do(go('E'), Array<number>(6).fill(0));
  expect(the(events, 'movementEnded')).toMatchObject({ steps: 2, phase: 1 });
  expect(all(events, 'movementBegan').filter(({ phase }) => phase === 2)).toEqual([]);
});

test('ARENA-E21 ARENA-59 ARENA-R29: the second movement', () => {
  const t = ring({
    teams: [{ fighters: { dolly: '0,0' }, hand: 'BF02' }, { fighters: { echo: '1,0' } }],
    fighter: 'dolly',
  });
  const events = t.do([use('hip-toss'), effect(1), dodge('W'), push('E'), push('E')]);
  expect(the(events, 'movementBegan').phase).toBe(2);
  expect(t.state.stack.at(-1)).toMatchObject({ name: 'moving', phase: 2, limit: 5 });
});

test('ARENA-E22 ARENA-41 ARENA-R17: returning fighters', () => {
  const one = ring({
    teams: [
      { fighters: { gus: '5,-5', dolly: '5,-4' } },
      { fighters: { krag: 'bench', vessa: '-5,5', quill: '1,0', mudge: 'bench' }, vacancies: ['krag'] },
    ],
    fighter: 'gus',
    activation: { moved: true },
  });
  one.do(END);
  expect(one.state.stack.at(-1)).toMatchObject({ name: 'choosingSpace', fighter: '1:mudge' });
  const both = ring({
    teams: [
      { fighters: { gus: '5,-5', dolly: '5,-4' } },
      { fighters: { krag: 'bench', vessa: 'bench', quill: '1,0', mudge: 'bench' }, vacancies: ['krag', 'vessa'] },
    ],
    active: 1,
  });
  expect(both.offered('return', 'fighter')).toEqual(['1:krag', '1:vessa', '1:mudge']);
  both.do([
    { type: 'return', fighter: '1:krag' },
    { type: 'deployAt', hex: '3,-3' },
  ]);
  expect(both.offered('return', 'fighter')).toEqual(['1:vessa', '1:mudge']);
  both.do([
    { type: 'return', fighter: '1:vessa' },
    { type: 'deployAt', hex: '4,-3' },
  ]);
  expect(both.asking).toBe('choosingFighter');
  expect(both.isInRing('1:mudge')).toBe(false);
});

test('ARENA-E23 ARENA-17 ARENA-R76: hazards rotate', () => {
  const t = ring({
    ringRules: 'carousel',
    teams: [
      { fighters: { gus: '3,0', mercy: '-3,0' }, hazard: 'fire-pit', hazardZone: 6 },
      { fighters: { krag: '3,-3', vessa: '0,3' }, hazard: 'razor-coil', hazardZone: 2, last: 'krag' },
    ],
    active: 1,
    fighter: 'krag',
    activation: { moved: true },
  });
  const events = t.do(END);
  expect(t.state.teams.map(({ hazardZone }) => hazardZone)).toEqual([1, 3]);
  expect(all(events, 'damaged').map(({ fighter }) => fighter)).toEqual(['1:krag', '1:vessa']);
  expect(t.has('1:krag', 'burning')).toBe(true);
  expect(t.fighter('0:gus').damage).toBe(0);
  expect([t.hype(0), t.hype(1)]).toEqual([0, 0]);
});

test('ARENA-E24 ARENA-48 ARENA-R16 ARENA-R26 ARENA-R81: one’s own order', () => {
  const t = (damage: number) => {
    const one = ring({
      teams: [
        { fighters: { gus: '5,-5', dolly: '5,-4' } },
        { fighters: { skeld: { at: '0,0', damage, states: ['burning'] }, quill: '1,0' } },
      ],
      active: 1,
    });
    one.do(activate('1:skeld'));
    expect(one.offered('order', 'trigger')).toEqual(['burning', 'cold-blood-d']);
    return one;
  };
  const healed = t(10);
  healed.do(order('cold-blood-d'));
  expect(healed.fighter('1:skeld').damage).toBe(10);
  expect(healed.asking).toBe('moving');
  const burnt = t(10);
  const events = burnt.do(order('burning'));
  expect(the(events, 'defeated').fighter).toBe('1:skeld');
  expect(the(events, 'turnEnded').seat).toBe(1);
  const fresh = t(0);
  fresh.do(order('burning'));
  expect(fresh.fighter('1:skeld').damage).toBe(0);
});
