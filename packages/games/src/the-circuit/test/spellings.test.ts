/** Moves as the page of rules spells them: each does what the listed one does, and is refused for the same reason. */

import { fastChance } from '@roundhouse/kernel';
import { table } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { theCircuit } from '../rules.ts';
import { activate, effect, ring, use } from './scenario.ts';

const opened = () => table(theCircuit, { seats: 2, chance: fastChance(1), options: { ringRules: 'home-turf' } });
const SAURIDS = ['krag', 'vessa', 'quill', 'mudge'];
const EARTHERS = ['rex-rookie', 'dolly', 'gus', 'kipp'];
const select = (fighters: readonly string[], hazard = 'shock-plates') => ({ type: 'selectTeam', fighters, hazard });

describe('D1: a whole team is refused for what is wrong with it', () => {
  test.each([
    ['ARENA-2', ['krag', 'vessa', 'quill'], 'shock-plates'],
    ['ARENA-2', [...SAURIDS, 'skeld'], 'shock-plates'],
    ['ARENA-7', ['rex-rookie', 'rex-legend', 'gus', 'kipp'], 'shock-plates'],
    ['ARENA-6', ['krag', 'vessa', 'quill', 'gus'], 'shock-plates'],
    ['ARENA-8', SAURIDS, 'wormhole'],
    ['form', ['krag', 'vessa', 'quill', 'nobody'], 'shock-plates'],
  ])('%s: %j with %s', (rule, fighters, hazard) => {
    const t = opened();
    expect(() => t.play(0, select(fighters, hazard))).toThrow(rule);
    expect(t.state.stack[0]).toMatchObject({ drafts: [[], []] });
  });

  test('ARENA-2: another team has been begun; a locked one stays', () => {
    const t = opened();
    t.play(0, { type: 'pickFighter', fighter: 'krag' });
    expect(() => t.play(0, select(EARTHERS))).toThrow('ARENA-2: draftBegun');
    t.play(0, select(SAURIDS));
    expect(() => t.play(0, select(SAURIDS))).toThrow('ARENA-2: notYourTurn');
  });
});

test('D4 D5: who sits out by name, and where the others stand as coordinates', () => {
  const t = opened();
  t.play(0, select(SAURIDS));
  t.play(1, select(EARTHERS), []);
  for (const [type, zone] of Object.entries({ placeHazard: 2, placeHazard2: 0, placeZone: 4, placeZone2: 1 })) {
    t.play(t.toAct[0]!, { type: type.replace('2', ''), zone });
  }
  const seat = t.toAct[0]!;
  expect(() => t.play(seat, { type: 'bench', fighter: seat === 0 ? 'gus' : 'krag' })).toThrow('ARENA-24');
  t.play(seat, { type: 'bench', fighter: seat === 0 ? 'krag' : 'gus' });
  t.play(seat, { type: 'deployAt', hex: { q: -3, r: 3 } });
  t.play(seat, { type: 'deployAt', hex: [-2, 2] });
  expect(() => t.play(seat, { type: 'deployAt', hex: '(-2,2)' })).toThrow('ARENA-R19');
  t.play(seat, { type: 'deployAt', hex: '(−2,3)' });
  const standing = t.state.teams[seat]!.fighters.flatMap(({ at }) => at ?? []);
  expect(standing).toEqual(['-3,3', '-2,2', '-2,3']);
});

describe('D6 to D9', () => {
  test('ARENA-41 ARENA-51: who returns and who is activated', () => {
    const back = ring({
      teams: [
        { fighters: { krag: 'bench', vessa: 'bench', quill: '0,0', mudge: 'bench' }, vacancies: ['krag', 'vessa'] },
        { fighters: { gus: '4,0' } },
      ],
    });
    expect(() => back.play(0, { type: 'return', fighter: 'quill' })).toThrow('ARENA-41');
    back.play(0, { type: 'return', fighter: 'krag' });
    expect(back.asking).toBe('choosingSpace');
    const t = ring({
      teams: [{ fighters: { krag: '0,0', vessa: '0,1', quill: '0,2' }, last: 'krag' }, { fighters: { gus: '4,0' } }],
    });
    expect(() => t.play(0, { type: 'activate', fighter: 'krag' })).toThrow('ARENA-51');
    t.play(0, { type: 'activate', fighter: 'quill' });
    expect(t.state.activation!.fighter).toBe('0:quill');
  });

  test('ARENA-52: who tags out', () => {
    const t = ring({
      teams: [
        { fighters: { krag: '0,0', vessa: { at: '0,1', states: ['dazzled'] } }, last: 'krag' },
        { fighters: { gus: '4,0' } },
      ],
    });
    t.play(0, { type: 'tagOut', fighter: 'vessa' });
    expect(t.at('0:vessa')).toBeNull();
  });

  test('ARENA-R27 ARENA-R28: a path names the first thing that is in its way', () => {
    const walking = (fighter: 'dolly' | 'gus') =>
      ring({ teams: [{ fighters: { [fighter]: '0,0' } }, { fighters: { krag: '2,0' } }], fighter, phase: 'moving' });
    const path = (...hexes: unknown[]) => ({ type: 'path', hexes });
    const t = walking('gus');
    expect(() => t.play(0, path([1, 0], [2, 0]))).toThrow('ARENA-R27');
    expect(() => t.play(0, path([1, 0], [3, 0]))).toThrow('ARENA-64');
    expect(() => t.play(0, path([1, 0], [5, 0]))).toThrow('form');
    expect(() => t.play(0, path([0, 1], [0, 2], [0, 3], [0, 4]))).toThrow('ARENA-R28');
    expect(t.at('0:gus')).toBe('0,0');
    t.play(0, path({ q: 0, r: 1 }, '(0,2)'));
    expect(t.at('0:gus')).toBe('0,2');
    const jumper = walking('dolly');
    jumper.play(0, path([1, 0], [3, 0]));
    expect(jumper.at('0:dolly')).toBe('3,0');
  });
});

describe('D10 to D13', () => {
  const fighting = (hype = 1) =>
    ring({
      teams: [
        { fighters: { 'rex-rookie': '0,0' }, hand: 'B08 H08 H09 FH01', hype },
        { fighters: { krag: '1,0', vessa: '0,1' } },
      ],
      fighter: 'rex-rookie',
    });

  test('ARENA-70 ARENA-R41: target and payment one by one', () => {
    const t = fighting();
    t.play(0, use('roundhouse'));
    expect(() => t.play(0, { type: 'target', fighter: 'quill' })).toThrow('ARENA-R41');
    t.play(0, { type: 'target', fighter: 'vessa' });
    expect(() => t.play(0, { type: 'pay', cards: ['FH01', 'B08'] })).toThrow('ARENA-R37');
    t.play(0, { type: 'pay', cards: ['FH01'] });
    expect(t.fighter('1:vessa').damage).toBe(2);
  });

  test('ARENA-R37: cards in any order', () => {
    const t = fighting();
    t.play(0, use('haymaker'));
    t.play(0, { type: 'target', fighter: 'krag' });
    t.play(0, { type: 'pay', cards: ['H09', 'H08'] });
    expect(t.fighter('1:krag').damage).toBe(3);
  });

  const jab = { type: 'play', ability: 'jab', target: 'krag', pay: { cards: ['H08'] } };

  test('a whole use is refused for what is wrong with it, and otherwise done as sent', () => {
    const t = fighting();
    const refused = (more: object, rule: string) => expect(() => t.play(0, { ...jab, ...more })).toThrow(rule);
    refused({ ability: 'headbutt' }, 'ARENA-57');
    refused({ ability: 'instant-classic' }, 'ARENA-72');
    refused({ target: 'mudge' }, 'ARENA-R41');
    refused({ target: undefined }, 'ARENA-R41');
    refused({ ally: 'dolly' }, 'ARENA-R41');
    refused({ pay: { cards: ['H01'] } }, 'ARENA-70');
    refused({ pay: { cards: ['B08'] } }, 'ARENA-70');
    refused({ pay: { cards: ['H09'] } }, 'ARENA-R37');
    refused({ pay: { cards: ['H08'], convert: true } }, 'ARENA-R37');
    refused({ pay: 'H08' }, 'form');
    refused({ ability: 7 }, 'form');
    t.play(0, jab);
    expect([t.fighter('1:krag').damage, t.asking]).toEqual([1, 'acting']);
    t.play(0, { type: 'play', ability: 'jab', target: 'vessa', pay: { cards: ['B08'], convert: true } });
    expect([t.fighter('1:vessa').damage, t.hype(0)]).toEqual([1, 1]);
  });

  test('ARENA-57: a whole use at another time', () => {
    const t = ring({
      teams: [{ fighters: { gus: '0,0' } }, { fighters: { krag: '1,0' } }],
      fighter: 'gus',
      phase: 'moving',
    });
    expect(() => t.play(0, jab)).toThrow('ARENA-55: asks.moving');
    expect(() => t.play(1, jab)).toThrow('ARENA-55: notYourTurn');
    expect(() => t.play(0, { type: 'autoOrder' })).toThrow('ARENA-55: asks.moving');
    expect(() => t.play(0, { type: 'pushLine', dir: 'E' })).toThrow('ARENA-55: asks.moving');
  });

  test('ARENA-R41: with three teams a name that two enemies share must say whose', () => {
    const t = ring({
      teams: [
        { fighters: { 'rex-rookie': '0,0' }, hand: 'H08 H09' },
        { fighters: { krag: '1,0' } },
        { fighters: { krag: '0,1' } },
      ],
      fighter: 'rex-rookie',
    });
    t.play(0, use('jab'));
    expect(() => t.play(0, { type: 'target', fighter: 'krag' })).toThrow('form');
    t.play(0, { type: 'target', fighter: '2:krag' });
    expect(t.fighter('2:krag').damage).toBe(1);
  });
});

describe('D12 to D21', () => {
  test('ARENA-R41: an ally by name', () => {
    const t = ring({
      teams: [
        { fighters: { 'rex-legend': '0,0', kipp: '-1,0', gus: '0,-1' }, hand: 'FH02 B08' },
        { fighters: { krag: '1,0' } },
      ],
      fighter: 'rex-legend',
    });
    t.play(0, use('call-the-shot'));
    expect(() => t.play(0, { type: 'ally', fighter: 'krag' })).toThrow('ARENA-R41');
    t.play(0, { type: 'ally', fighter: 'kipp' });
    expect(t.has('0:kipp', 'pumpedUp')).toBe(true);
  });

  test('ARENA-75: an effect by its verb, or by the state it gives', () => {
    const volley = () =>
      ring({
        teams: [{ fighters: { quill: '0,0' }, hand: 'BFH02 B01' }, { fighters: { krag: '2,0', gus: '-5,0' } }],
        fighter: 'quill',
      });
    for (const damage of [{ type: 'effect damage' }, { type: 'effect', index: 'damage' }, effect(1)]) {
      const t = volley();
      t.do(use('thorn-volley'));
      t.do(damage);
      expect(t.fighter('1:krag').damage).toBe(1);
      expect(() => t.play(0, { type: 'effect damage' })).toThrow('ARENA-75');
      expect(() => t.play(0, { type: 'effect stun' })).toThrow('form');
      t.do({ type: 'effect taunted' });
      expect(t.has('1:krag', 'taunted')).toBe(true);
    }
  });

  test('ARENA-81 ARENA-37: dodge none and push out', () => {
    const tossing = () =>
      ring({
        teams: [{ fighters: { dolly: '4,-1' }, hand: 'BF02 B01' }, { fighters: { echo: '5,-1', krag: '-5,0' } }],
        fighter: 'dolly',
      });
    for (const [none, out] of [
      [{ type: 'dodge none' }, { type: 'push out' }],
      [
        { type: 'dodge', dir: 'none' },
        { type: 'push', dir: 'out' },
      ],
      [{ type: 'dodge', dir: null }, { type: 'push out' }],
    ]) {
      const t = tossing();
      t.play(0, use('hip-toss'));
      expect(() => t.play(0, none)).toThrow('ARENA-75');
      t.play(0, effect(1));
      t.play(0, none);
      expect(() => t.play(0, { type: 'push', dir: 'E' })).toThrow('ARENA-R48');
      t.play(0, out);
      expect(t.at('1:echo')).toBeNull();
    }
  });

  test('ARENA-17: shift a hazard by name, or none', () => {
    const calling = () => {
      const t = ring({
        teams: [
          {
            fighters: { usher: '0,0' },
            hand: 'F08 B01',
            hype: 13,
            hazard: 'fire-pit',
            hazardZone: 2,
          },
          { fighters: { krag: '1,0', vessa: '-5,0' }, hazard: 'tar-pool', hazardZone: 5 },
        ],
        fighter: 'usher',
      });
      t.play(0, use('curtain-call'));
      if (t.asking === 'choosingEffect') t.play(0, effect(0));
      return t;
    };
    const t = calling();
    expect(() => t.play(0, { type: 'shift', hazard: 'fire-pit', zone: 4 })).toThrow('ARENA-17');
    t.play(0, { type: 'shift', hazard: 'fire-pit', zone: 3 });
    expect(t.state.teams[0]!.hazardZone).toBe(3);
    for (const none of [{ type: 'shift none' }, { type: 'shift', hazard: 'none' }, { type: 'noShift' }]) {
      const u = calling();
      u.play(0, none);
      expect(u.state.teams.map(({ hazardZone }) => hazardZone)).toEqual([2, 5]);
    }
  });

  test('ARENA-85: whom to pin by name', () => {
    const t = ring({
      teams: [
        { fighters: { mercy: '0,0' }, hand: 'B01 B02' },
        { fighters: { krag: { at: '1,0', stun: 4 }, vessa: { at: '0,1', stun: 3 } } },
      ],
      fighter: 'mercy',
    });
    t.play(0, { type: 'play', ability: 'bear-hug', target: 'vessa', pay: { cards: ['B01'] } });
    expect(() => t.play(0, { type: 'pin', fighter: 'quill' })).toThrow('ARENA-85');
    t.play(0, { type: 'pin', fighter: 'krag' }, t.top(1, 'B01', 'F01'));
    expect(t.fighter('1:krag').stun).toBe(2);
  });

  test('ARENA-48: triggers in printed order, and a trait that is none of them', () => {
    const t = ring({
      teams: [
        { fighters: { skeld: { at: '0,0', damage: 3, states: ['burning'] }, krag: '5,0' } },
        { fighters: { gus: '-5,0' } },
      ],
    });
    t.do(activate('0:skeld'));
    expect(() => t.play(0, { type: 'order', trigger: 'fire-pit' })).toThrow('ARENA-48');
    t.play(0, { type: 'order', trigger: 'cold-blood-d' });
    expect(t.fighter('0:skeld').damage).toBe(3);
  });

  test('ARENA-R53: a reaction that is declined', () => {
    const t = ring({
      teams: [{ fighters: { krag: '0,0' }, hand: 'H08 H09' }, { fighters: { usher: '1,0', vessa: '-5,0' } }],
      fighter: 'krag',
    });
    t.play(0, use('claw'));
    t.play(1, { type: 'react none' });
    expect([t.at('1:usher'), t.asking]).toEqual(['1,0', 'acting']);
  });
});
