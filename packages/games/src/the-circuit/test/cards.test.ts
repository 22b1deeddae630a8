/** Every trait, hazard, Ring Rules card and Struggle effect does exactly what it says. */

import { afterEach, describe, expect, test } from 'vitest';
import { contentOf } from '../content/packs.ts';
import type { Effect, EffectGroups, FighterId, HazardId, StateId, TraitId } from '../content/types.ts';
import { choicesIn } from '../effects.ts';
import type { FighterRef } from '../state.ts';
import {
  activate,
  all,
  ally,
  dodge,
  END,
  effect,
  give,
  go,
  order,
  pay,
  push,
  react,
  ring,
  STOP,
  target,
  the,
  trait,
  use,
} from './scenario.ts';

const zeros = (n: number): number[] => Array<number>(n).fill(0);

describe('named traits', () => {
  test('ARENA-64 ARENA-R59: Extended Range engages, and pins, at two spaces', () => {
    const t = ring({
      teams: [{ fighters: { monolith: '0,0' }, hand: 'H08 B08' }, { fighters: { krag: { at: '2,0', stun: 4 } } }],
      fighter: 'monolith',
    });
    const events = t.do(use('slab'), t.top(1, 'B01'));
    expect(the(events, 'pinBegan')).toMatchObject({ fighter: '0:monolith', pinned: '1:krag' });
  });

  test('Vault jumps over somebody for two steps of the limit, and only the landing space is entered', () => {
    const t = ring({
      teams: [{ fighters: { dolly: '1,0' } }, { fighters: { krag: '2,0' }, hazard: 'shock-plates', hazardZone: 2 }],
      fighter: 'dolly',
      phase: 'moving',
    });
    expect(t.offered('vault', 'dir')).toEqual(['E']);
    const events = t.do({ type: 'vault', dir: 'E' });
    expect(t.at('0:dolly')).toBe('3,0');
    expect(all(events, 'stunned')).toHaveLength(1);
    expect(t.state.stack.at(-1)).toMatchObject({ steps: 2, limit: 5 });
    expect(t.whyNot({ type: 'vault', dir: 'E' })?.key).toBe('nobodyToVault');
  });

  test.each<[string, FighterId, Partial<{ lasting: TraitId[] }>]>([
    ['Rooted', 'gus', {}],
    ['Siege Mode', 'bulwark', { lasting: ['siege-mode'] }],
  ])('%s ignores the first Push of a turn, and no more', (_, card, more) => {
    const t = ring({
      teams: [{ fighters: { vessa: '0,0' }, hand: 'BF02', hype: 1 }, { fighters: { [card]: { at: '1,0', ...more } } }],
      fighter: 'vessa',
    });
    const events = t.do([use('horn-toss'), push('E'), push('E')]);
    expect(all(events, 'ignored').map(({ what }) => what)).toEqual(['push']);
    expect(t.at(`1:${card}`)).toBe('3,0');
  });

  test('Iron Jaw ignores the first damage of an enemy ability each turn, not that of a hazard', () => {
    const t = ring({
      teams: [{ fighters: { 'rex-rookie': '0,0' }, hand: 'HH01 H08 H09' }, { fighters: { bulwark: '1,0' } }],
      fighter: 'rex-rookie',
    });
    t.do([use('haymaker'), pay('HH01')]);
    expect(t.fighter('1:bulwark').damage).toBe(2);
    t.do(use('jab'));
    expect(t.fighter('1:bulwark').damage).toBe(3);
    const pit = ring({
      teams: [
        { fighters: { vessa: '0,0' }, hand: 'B08' },
        { fighters: { bulwark: '1,0' }, hazard: 'razor-coil', hazardZone: 2 },
      ],
      fighter: 'vessa',
    });
    pit.do([use('headbutt'), push('E')]);
    expect(pit.fighter('1:bulwark').damage).toBe(2);
  });

  test.each<[string, FighterId, HazardId, StateId]>([
    ['Fireproof', 'ossic', 'fire-pit', 'burning'],
    ['Sure-Footed', 'patch', 'tar-pool', 'immobilized'],
  ])('%s keeps a state away', (_, card, hazard, state) => {
    const t = ring({
      teams: [{ fighters: { [card]: '1,0' }, hazard, hazardZone: 2 }, { fighters: { krag: '-5,0' } }],
      fighter: card,
      phase: 'moving',
    });
    const events = t.do(go('E'));
    expect(the(events, 'ignored').what).toBe(state);
    expect(t.has(`0:${card}`, state)).toBe(false);
  });

  test('Sure-Footed is not Knocked Down either', () => {
    const t = ring({
      teams: [{ fighters: { skeld: '0,0' }, hand: 'B08 B09' }, { fighters: { patch: '1,0' } }],
      fighter: 'skeld',
    });
    t.do(use('death-roll'));
    expect(t.has('1:patch', 'knockedDown')).toBe(false);
    expect(t.fighter('1:patch').stun).toBe(1);
  });

  test('Vice Grip: enemies next to it cannot Dodge', () => {
    const hip = (skeld: '1,0' | '2,-1') =>
      ring({
        teams: [{ fighters: { hollow: '0,0' }, hand: 'BH02 F01' }, { fighters: { krag: '0,1', skeld } }],
        fighter: 'hollow',
      });
    const held = hip('1,0');
    const events = held.do([use('dread-clutch'), target('1:krag'), effect(1)]);
    expect(the(events, 'effectSkipped')).toMatchObject({ effect: 'dodge', why: 'impossible' });
    const free = hip('2,-1');
    free.do(use('dread-clutch'));
    expect(free.asking).toBe('choosingEffect');
  });

  test('Tireless loses a Stun token at the start of its activation', () => {
    const t = ring({
      teams: [{ fighters: { warden: { at: '0,0', stun: 2 }, monolith: '1,0' } }, { fighters: { krag: '5,0' } }],
    });
    const events = t.do(activate('0:warden'));
    expect(the(events, 'triggered').trigger).toBe('tireless');
    expect(t.fighter('0:warden').stun).toBe(1);
  });

  test('ARENA-R53: Redirect chooses the direction once a turn, before the one who Pushes', () => {
    const t = ring({
      teams: [{ fighters: { vessa: '0,0' }, hand: 'BF02', hype: 1 }, { fighters: { gyro: '1,0' } }],
      fighter: 'vessa',
    });
    t.do(use('horn-toss'));
    expect(t.toAct).toEqual([1]);
    expect(t.offered('react', 'dir')).not.toContain('out');
    t.do(react('none'));
    t.do(push('E'));
    expect(t.toAct).toEqual([1]);
    t.do(react('NW'));
    expect(t.at('1:gyro')).toBe('2,-1');
    expect(t.asking).toBe('choosingPush');
  });

  test('Sidestep: after an enemy ability that chose it, it may Dodge once a turn', () => {
    const t = ring({
      teams: [{ fighters: { 'rex-rookie': '0,0' }, hand: 'H08 H09 B01' }, { fighters: { usher: '1,0', krag: '0,1' } }],
      fighter: 'rex-rookie',
    });
    t.do([use('jab'), target('1:usher')]);
    expect(t.state.stack.at(-1)).toMatchObject({ name: 'sidestepping', seat: 1 });
    t.do(react('NW'));
    expect(t.at('1:usher')).toBe('1,-1');
    expect(t.asking).toBe('acting');
    t.do([use('jab'), target('1:usher')]);
    expect(t.asking).not.toBe('sidestepping');
  });
});

describe('class traits', () => {
  test('ARENA-65: Showmanship (Aggressive) gives 1 Hype for the first ability of an activation', () => {
    const t = ring({
      teams: [{ fighters: { 'rex-rookie': '0,0' }, hand: 'H08 H09 B01' }, { fighters: { krag: '1,0' } }],
      fighter: 'rex-rookie',
    });
    expect(all(t.do(use('jab')), 'hypeChanged').map(({ by }) => by)).toEqual([1]);
    expect(all(t.do(use('jab')), 'hypeChanged')).toEqual([]);
    expect(t.fighter('0:rex-rookie').crowd).toBe(1);
    const later = ring({
      teams: [{ fighters: { 'rex-rookie': '0,0' }, hand: 'H08 B01' }, { fighters: { krag: '1,0' } }],
      fighter: 'rex-rookie',
      activation: { abilities: 1 },
    });
    later.do(use('jab'));
    expect(later.hype(0)).toBe(0);
  });

  test('Showmanship (Defensive) gives 2 Hype when a pin on it fails', () => {
    const t = ring({
      teams: [{ fighters: { hollow: '0,0' }, hand: 'H08 H09' }, { fighters: { gus: { at: '1,0', stun: 5 } } }],
      fighter: 'hollow',
    });
    t.do(use('grasp'), t.top(1, 'B01'));
    expect(t.hype(1)).toBe(2);
    expect(t.fighter('1:gus').crowd).toBe(2);
  });

  test('Showmanship (Supportive) gives 1 Hype a defeat, however many stand next to the active fighter', () => {
    const t = ring({
      teams: [
        { fighters: { 'rex-rookie': '0,0', kipp: '0,-1', 'rex-legend': '-1,0' }, hand: 'H08 B01' },
        { fighters: { krag: { at: '1,0', damage: 6 } } },
      ],
      fighter: 'rex-rookie',
    });
    t.do(use('jab'));
    // 1 for the first ability, 3 for the defeat, 1 for the two of them.
    expect(t.hype(0)).toBe(5);
    expect(t.fighter('0:kipp').crowd + t.fighter('0:rex-legend').crowd).toBe(1);
  });

  test('ARENA-R63 ARENA-R64: whatever the cause, so for an enemy who burns as an ally is activated', () => {
    const t = ring({
      teams: [
        { fighters: { krag: '0,0', kipp: '0,-1', gus: '5,0' } },
        { fighters: { vessa: { at: '-5,0', damage: 5, states: ['burning'] } } },
      ],
    });
    t.do(activate('0:krag'));
    expect([t.hype(0), t.fighter('0:krag').crowd, t.fighter('0:kipp').crowd]).toEqual([4, 3, 1]);
  });

  test('Subroutine (Aggressive): 1 Hype for 2 cards, once', () => {
    const t = ring({
      teams: [{ fighters: { piston: '0,0' }, hand: 'B01', hype: 2 }, { fighters: { krag: '1,0' } }],
      fighter: 'piston',
    });
    t.do(trait('subroutine-a'), [0, 0]);
    expect([t.hype(0), t.state.teams[0]!.hand.length]).toEqual([1, 3]);
    expect(t.whyNot(trait('subroutine-a'))).toMatchObject({ rule: 'ARENA-R52', key: 'usedAlready' });
  });

  test('Subroutine (Defensive): a card for 2 damage', () => {
    const t = ring({
      teams: [{ fighters: { gyro: { at: '0,0', damage: 3 } }, hand: 'B01 B02 F01' }, { fighters: { krag: '5,0' } }],
      fighter: 'gyro',
    });
    t.do(trait('subroutine-d'));
    expect(t.offered('give', 'card')).toEqual(['B01', 'F01']);
    t.do(give('F01'));
    expect(t.fighter('0:gyro').damage).toBe(1);
    expect(t.state.teams[0]!.discard).toContain('F01');
  });

  test('Subroutine (Supportive): a card makes an ally within 3 Pumped Up', () => {
    const t = ring({
      teams: [
        { fighters: { relay: '0,0', patch: '3,0', piston: '-4,0' }, hand: 'B01' },
        { fighters: { krag: '5,-5' } },
      ],
      fighter: 'relay',
    });
    t.do(trait('subroutine-s'));
    expect(t.has('0:patch', 'pumpedUp')).toBe(true);
    expect(t.has('0:piston', 'pumpedUp')).toBe(false);
  });

  test('Cold Blood (Defensive) removes 1 damage at the start of its activation', () => {
    const t = ring({
      teams: [{ fighters: { ossic: { at: '0,0', damage: 3 }, skeld: '1,0' } }, { fighters: { krag: '5,0' } }],
    });
    t.do(activate('0:ossic'));
    expect(t.fighter('0:ossic').damage).toBe(2);
  });

  test('Cold Blood (Supportive): allies next to it have 1 more PIN, once', () => {
    const t = ring({
      teams: [{ fighters: { krag: '0,0', quill: '1,0', mudge: '0,1' } }, { fighters: { gus: '5,0' } }],
    });
    expect(t.stat('0:krag', 'PIN')).toBe(5);
    expect(t.stat('0:quill', 'PIN')).toBe(6);
  });

  test('Phase (Aggressive) Dodges', () => {
    const t = ring({
      teams: [{ fighters: { echo: '0,0' }, hand: 'B01' }, { fighters: { krag: '5,0' } }],
      fighter: 'echo',
    });
    t.do([trait('phase-a'), dodge('E')]);
    expect(t.at('0:echo')).toBe('1,0');
  });

  test('Phase (Defensive) ignores the first Stun token of an enemy ability each turn', () => {
    const t = ring({
      teams: [{ fighters: { hollow: '0,0' }, hand: 'BH02 F01', hype: 1 }, { fighters: { warden: '1,0' } }],
      fighter: 'hollow',
    });
    t.do(use('unmake'));
    expect(t.fighter('1:warden').stun).toBe(2);
  });

  test('Phase (Supportive): 1 Hype swaps places with an ally within 3', () => {
    const t = ring({
      teams: [
        { fighters: { prism: '0,0', echo: '3,0', hollow: '0,2' }, hand: 'B01', hype: 1 },
        { fighters: { krag: '5,-5' } },
      ],
      fighter: 'prism',
    });
    t.do([trait('phase-s'), ally('0:echo')]);
    expect([t.at('0:prism'), t.at('0:echo'), t.hype(0)]).toEqual(['3,0', '0,0', 0]);
  });
});

describe('lasting traits', () => {
  test('ARENA-R68: Redlined has 2 more COM and suffers 1 damage at the end of its activation, until it is defeated', () => {
    const t = ring({
      teams: [{ fighters: { piston: { at: '0,0', lasting: ['redlined'], damage: 5 } } }, { fighters: { krag: '5,0' } }],
      fighter: 'piston',
      phase: 'moving',
    });
    expect(t.stat('0:piston', 'COM')).toBe(8);
    t.do(go('W'));
    const events = t.do(STOP, zeros(8));
    expect(the(events, 'defeated')).toMatchObject({ fighter: '0:piston', by: null });
    expect(t.fighter('0:piston').lasting).toEqual([]);
    expect(t.hype(1)).toBe(0);
  });

  test('Siege Mode: 3 more STA, 1 less SPD', () => {
    const t = ring({
      teams: [{ fighters: { bulwark: { at: '0,0', lasting: ['siege-mode'] } } }, { fighters: { krag: '5,0' } }],
    });
    expect([t.stat('0:bulwark', 'STA'), t.stat('0:bulwark', 'SPD')]).toEqual([14, 2]);
  });

  test('Life Sentence: enemies next to it have 1 less PIN', () => {
    const t = ring({
      teams: [
        { fighters: { warden: { at: '0,0', lasting: ['life-sentence'] } } },
        { fighters: { krag: '1,0', vessa: '3,0' } },
      ],
    });
    expect([t.stat('1:krag', 'PIN'), t.stat('1:vessa', 'PIN')]).toEqual([3, 4]);
  });

  test('Life Sentence of two enemies adds up; Cold Blood (Supportive) of two allies does not', () => {
    const warden = { lasting: ['life-sentence'] } satisfies { lasting: TraitId[] };
    const t = ring({
      teams: [
        { fighters: { warden: { at: '0,0', ...warden } } },
        { fighters: { krag: '1,0', quill: '1,-1', mudge: '0,1' } },
        { fighters: { warden: { at: '2,0', ...warden } } },
      ],
    });
    expect(t.stat('1:krag', 'PIN')).toBe(4 - 2 + 1);
  });
});

describe('hazards', () => {
  /** krag, who has damage 2 and 1 Stun token, next to a hazard in zone 2. */
  const before = (hazard: HazardId, phase: 'moving' | 'acting' = 'moving', more: { hand?: string } = {}) =>
    ring({
      teams: [
        { fighters: { krag: { at: '1,0', damage: 2, stun: 1 } }, hazard, hazardZone: 2, ...more },
        { fighters: { gus: '-5,0' } },
      ],
      fighter: 'krag',
      phase,
    });
  const KRAG: FighterRef = '0:krag';

  test.each<[HazardId, { damage: number; stun: number; states: StateId[] }]>([
    ['fire-pit', { damage: 3, stun: 1, states: ['burning'] }],
    ['tar-pool', { damage: 2, stun: 1, states: ['immobilized'] }],
    ['spring-deck', { damage: 2, stun: 1, states: ['accelerated'] }],
    ['razor-coil', { damage: 3, stun: 1, states: [] }],
    ['shock-plates', { damage: 2, stun: 2, states: [] }],
    ['heckler-row', { damage: 2, stun: 1, states: ['taunted'] }],
    ['strobe-tower', { damage: 2, stun: 1, states: ['dazzled'] }],
    ['mud-wallow', { damage: 2, stun: 1, states: [] }],
    ['medic-bay', { damage: 2, stun: 1, states: [] }],
    ['spotlight', { damage: 2, stun: 1, states: [] }],
    ['weapon-rack', { damage: 2, stun: 1, states: [] }],
  ])('ARENA-104 ARENA-13: %s on somebody who walks in', (hazard, outcome) => {
    const t = before(hazard);
    const events = t.play(0, { type: 'step', dir: 'E' }, hazard === 'tar-pool' ? zeros(5) : []);
    expect(the(events, 'hazardEntered')).toMatchObject({ fighter: KRAG, hazard: `0:${hazard}`, byPush: false });
    // Immobilized, he can do no more, and the state ends with his activation.
    if (hazard === 'tar-pool') expect(the(events, 'stateGained').state).toBe('immobilized');
    else expect(t.fighter(KRAG)).toMatchObject(outcome);
  });

  test.each<[HazardId, { damage: number; states: StateId[] }]>([
    ['razor-coil', { damage: 2, states: [] }],
    ['mud-wallow', { damage: 0, states: ['knockedDown'] }],
    ['fire-pit', { damage: 1, states: ['burning'] }],
  ])('%s on somebody who is Pushed in', (hazard, outcome) => {
    const t = ring({
      teams: [
        { fighters: { vessa: '0,0' }, hand: 'B08 H01' },
        { fighters: { krag: '1,0' }, hazard, hazardZone: 2 },
      ],
      fighter: 'vessa',
    });
    t.do([use('headbutt'), push('E')]);
    expect(t.fighter('1:krag')).toMatchObject(outcome);
  });

  test.each<HazardId>(['mud-wallow', 'medic-bay', 'spotlight', 'weapon-rack'])(
    'ARENA-17: %s that moves onto somebody does what entering it does: nothing',
    hazard => {
      const t = ring({
        ringRules: 'carousel',
        teams: [
          { fighters: { krag: { at: '0,3', damage: 2, stun: 1 }, vessa: '-5,0' }, hazard, hazardZone: 2 },
          { fighters: { gus: '5,-5' } },
        ],
        active: 1,
        fighter: 'gus',
        activation: { moved: true },
      });
      const events = t.do(END);
      expect(all(events, 'hazardEntered')).toMatchObject([{ fighter: KRAG, hazard: `0:${hazard}` }]);
      expect(all(events, 'triggered')).toEqual([]);
      expect(t.fighter(KRAG)).toMatchObject({ at: '0,3', damage: 2, stun: 1, states: [], crowd: 0 });
      expect(t.hype(0)).toBe(0);
    },
  );

  test('wormhole moves across the middle, if that space is free', () => {
    const t = before('wormhole');
    const events = t.do(go('E'));
    expect(t.at(KRAG)).toBe('-2,0');
    expect(all(events, 'moved').map(({ how }) => how)).toEqual(['step', 'teleport']);
    const blocked = ring({
      teams: [{ fighters: { krag: '1,0' }, hazard: 'wormhole', hazardZone: 2 }, { fighters: { gus: '-2,0' } }],
      fighter: 'krag',
      phase: 'moving',
    });
    blocked.do(go('E'));
    expect(blocked.at(KRAG)).toBe('2,0');
  });

  test('ARENA-R13: two wormholes do not carry anybody round for ever', () => {
    const t = ring({
      teams: [
        { fighters: { krag: '1,0' }, hazard: 'wormhole', hazardZone: 2 },
        { fighters: { gus: '-5,0' }, hazard: 'wormhole', hazardZone: 5 },
      ],
      fighter: 'krag',
      phase: 'moving',
    });
    const events = t.do(go('E'));
    expect(all(events, 'moved').map(({ to }) => to)).toEqual(['2,0', '-2,0', '2,0']);
    expect(t.at(KRAG)).toBe('2,0');
  });

  test('spotlight gives 1 Hype for the first ability of somebody standing there', () => {
    const t = ring({
      teams: [
        { fighters: { krag: '2,0' }, hand: 'H08 H09 B01', hazard: 'spotlight', hazardZone: 2 },
        { fighters: { gus: '3,0' } },
      ],
      fighter: 'krag',
    });
    t.do(use('claw'));
    expect([t.hype(0), t.fighter(KRAG).crowd]).toEqual([1, 1]);
    t.do(use('claw'));
    expect(t.hype(0)).toBe(1);
  });

  test.each<['2,0' | '1,0' | '0,0', FighterId, number]>([
    ['2,0', 'vessa', 2],
    ['1,0', 'vessa', 2],
    ['0,0', 'vessa', 1],
  ])('weapon-rack: at %s the first damaging ability does one more', (at, enemy, damage) => {
    const next = { '2,0': '3,0', '1,0': '1,1', '0,0': '-1,0' } as const;
    const t = ring({
      teams: [
        { fighters: { krag: at }, hand: 'H08 H09 B01', hazard: 'weapon-rack', hazardZone: 2 },
        { fighters: { [enemy]: next[at] } },
      ],
      fighter: 'krag',
    });
    t.do(use('claw'));
    expect(t.fighter(`1:${enemy}`).damage).toBe(damage);
    t.do(use('claw'));
    expect(t.fighter(`1:${enemy}`).damage).toBe(damage + 1);
  });

  test('two weapon racks at hand do one more each', () => {
    const t = ring({
      teams: [
        { fighters: { krag: '3,-1' }, hand: 'H08 H09 B01', hazard: 'weapon-rack', hazardZone: 2 },
        { fighters: { vessa: '2,-1' }, hazard: 'weapon-rack', hazardZone: 1 },
      ],
      fighter: 'krag',
    });
    t.do(use('claw'));
    expect(t.fighter('1:vessa').damage).toBe(3);
    t.do(use('claw'));
    expect(t.fighter('1:vessa').damage).toBe(4);
  });

  test('ARENA-R81: the spotlight and Showmanship come in the order that their player picks', () => {
    const t = ring({
      teams: [
        { fighters: { 'rex-rookie': '2,0' }, hand: 'H08 H09 B01', hazard: 'spotlight', hazardZone: 2 },
        { fighters: { gus: '3,0' } },
      ],
      fighter: 'rex-rookie',
    });
    t.do(use('jab'));
    expect([t.asking, t.hype(0), t.fighter('1:gus').damage]).toEqual(['orderingTriggers', 0, 0]);
    expect(t.offered('order', 'trigger')).toEqual(['showmanship-a', '0:spotlight']);
    const events = t.do(order('0:spotlight'));
    expect(all(events, 'hypeChanged').map(({ why }) => why)).toEqual(['hazard', 'trait']);
    expect([t.asking, t.hype(0), t.fighter('1:gus').damage]).toEqual(['acting', 2, 1]);
    t.do(use('jab'));
    expect(t.hype(0)).toBe(2);
  });

  test('ARENA-R12: what is left is told before what is entered', () => {
    const t = ring({
      teams: [
        { fighters: { krag: '1,0' }, hazard: 'spotlight', hazardZone: 0 },
        { fighters: { gus: '-5,0' }, hazard: 'shock-plates', hazardZone: 2 },
      ],
      fighter: 'krag',
      phase: 'moving',
    });
    const passed = t.do(go('E')).filter(({ type }) => type === 'hazardLeft' || type === 'hazardEntered');
    expect(passed.map(({ type }) => type)).toEqual(['hazardLeft', 'hazardEntered']);
  });

  test('ARENA-R50: two enemies swap into two hazards, and the active team’s comes first', () => {
    const t = ring({
      teams: [
        { fighters: { echo: '1,0' }, hand: 'BF02 B01', hazard: 'shock-plates', hazardZone: 2 },
        { fighters: { krag: '2,0' }, hazard: 'fire-pit', hazardZone: 0 },
      ],
      fighter: 'echo',
    });
    const events = t.do(use('fold-space'));
    expect(t.asking).toBe('choosingPush');
    expect(all(events, 'triggered').map(({ fighter }) => fighter)).toEqual(['0:echo', '1:krag']);
    expect(all(events, 'hazardLeft').map(({ fighter }) => fighter)).toEqual(['0:echo', '1:krag']);
  });

  test.each<[string, FighterRef[]]>([
    ['0:tar-pool', ['0:prism', '0:echo']],
    ['1:fire-pit', ['0:echo', '0:prism']],
  ])('ARENA-48: two allies swap into two hazards as their player picks, here %s first', (first, fighters) => {
    const t = ring({
      teams: [
        { fighters: { prism: '1,0', echo: '2,0' }, hand: 'B01', hype: 1, hazard: 'tar-pool', hazardZone: 2 },
        { fighters: { krag: '5,-5' }, hazard: 'fire-pit', hazardZone: 0 },
      ],
      fighter: 'prism',
    });
    t.do(trait('phase-s'));
    expect(t.offered('order', 'trigger')).toEqual(['0:tar-pool', '1:fire-pit']);
    const events = t.do(order(first));
    expect(all(events, 'triggered').map(({ fighter }) => fighter)).toEqual(fighters);
    const gained = all(events, 'stateGained').map(({ fighter, state }) => `${fighter} ${state}`);
    expect(gained.sort()).toEqual(['0:echo burning', '0:prism immobilized']);
  });

  test('medic-bay removes 1 damage and 1 Stun token at the end of one’s own activation', () => {
    const t = before('medic-bay');
    t.do(go('E'));
    t.do(STOP, zeros(5));
    expect(t.fighter(KRAG)).toMatchObject({ damage: 1, stun: 0 });
  });
});

describe('Ring Rules', () => {
  test('ARENA-19: center-stage gives 1 Hype for ending an activation in zone 0', () => {
    const t = ring({
      ringRules: 'center-stage',
      teams: [{ fighters: { krag: '2,0' } }, { fighters: { gus: '-5,0' } }],
      fighter: 'krag',
      phase: 'moving',
    });
    t.do(go('W'));
    const events = t.do(STOP, zeros(5));
    expect(the(events, 'hypeChanged')).toMatchObject({ seat: 0, by: 1, why: 'ringRules', fighter: '0:krag' });
  });

  test('twin-terrors gives 1 Hype for the first Push of a turn into a hazard', () => {
    const t = ring({
      ringRules: 'twin-terrors',
      teams: [
        { fighters: { vessa: '0,0' }, hand: 'B08 B09 H01' },
        { fighters: { krag: '1,0', gyro: '0,1' }, hazard: 'spotlight', hazardZone: 2 },
      ],
      fighter: 'vessa',
    });
    t.do([use('headbutt'), target('1:krag'), push('E')]);
    expect([t.hype(0), t.state.pushHype]).toEqual([1, true]);
  });

  test('low-gravity: 1 more SPD, and a Push goes on for a second space', () => {
    const t = ring({
      ringRules: 'low-gravity',
      teams: [{ fighters: { vessa: '0,0' }, hand: 'B08 B09' }, { fighters: { krag: '1,0' } }],
      fighter: 'vessa',
    });
    expect(t.stat('0:vessa', 'SPD')).toBe(6);
    t.do([use('headbutt'), push('E')]);
    expect(t.at('1:krag')).toBe('3,0');
  });

  test('low-gravity: the second space may lie outside, or be taken', () => {
    const t = (krag: '4,0' | '1,0', other: '3,0' | '5,-5') =>
      ring({
        ringRules: 'low-gravity',
        teams: [
          { fighters: { vessa: krag === '4,0' ? '3,0' : '0,0' }, hand: 'B08 B09' },
          { fighters: { krag, gus: other } },
        ],
        fighter: 'vessa',
      });
    const out = t('4,0', '5,-5');
    out.do(use('headbutt'));
    expect(out.offered('push', 'dir')).not.toContain('out');
    const events = out.do(push('E'));
    expect(the(events, 'defeated')).toMatchObject({ cause: 'ringOut', fighter: '1:krag' });
    const taken = t('1,0', '3,0');
    taken.do([use('headbutt'), push('E')]);
    expect(taken.at('1:krag')).toBe('2,0');
  });

  test('low-gravity: a wormhole on the first space ends the Push', () => {
    const t = ring({
      ringRules: 'low-gravity',
      teams: [
        { fighters: { vessa: '0,0' }, hand: 'B08 B09' },
        { fighters: { krag: '1,0' }, hazard: 'wormhole', hazardZone: 2 },
      ],
      fighter: 'vessa',
    });
    t.do([use('headbutt'), push('E')]);
    expect(t.at('1:krag')).toBe('-2,0');
  });

  test('ARENA-40: low-gravity carries nobody on whom the first space has defeated', () => {
    const t = ring({
      ringRules: 'low-gravity',
      teams: [
        { fighters: { vessa: '0,0' }, hand: 'B08 B09' },
        { fighters: { krag: { at: '1,0', damage: 6 } }, hazard: 'fire-pit', hazardZone: 2 },
      ],
      fighter: 'vessa',
    });
    const events = t.do([use('headbutt'), push('E')]);
    expect(all(events, 'moved').map(({ to }) => to)).toEqual(['2,0']);
    expect(all(events, 'defeated')).toMatchObject([{ fighter: '1:krag', cause: 'knockOut' }]);
    expect(t.fighter('1:krag')).toMatchObject({ at: null, damage: 0, states: [] });
  });

  test('low-gravity: two wormholes that bring somebody back end the Push as well', () => {
    const t = ring({
      ringRules: 'low-gravity',
      teams: [
        { fighters: { vessa: '0,0' }, hand: 'B08 B09', hazard: 'wormhole', hazardZone: 5 },
        { fighters: { krag: '1,0' }, hazard: 'wormhole', hazardZone: 2 },
      ],
      fighter: 'vessa',
    });
    const events = t.do([use('headbutt'), push('E')]);
    expect(all(events, 'moved').map(({ to }) => to)).toEqual(['2,0', '-2,0', '2,0']);
    expect(t.at('1:krag')).toBe('2,0');
  });

  test('live-ropes hold those without Stun tokens', () => {
    const t = ring({
      ringRules: 'live-ropes',
      teams: [{ fighters: { vessa: '4,0' }, hand: 'B08 B09 H01' }, { fighters: { krag: '5,0' } }],
      fighter: 'vessa',
    });
    const held = t.do([use('headbutt'), push('out')]);
    expect(the(held, 'ropesHeld').fighter).toBe('1:krag');
    expect(t.fighter('1:krag')).toMatchObject({ at: '5,0', stun: 1 });
    const events = t.do([use('headbutt'), push('out')]);
    expect(the(events, 'defeated').cause).toBe('ringOut');
  });

  test('fast-count pins with two cards', () => {
    const t = ring({
      ringRules: 'fast-count',
      teams: [{ fighters: { hollow: '0,0' }, hand: 'H08 H09' }, { fighters: { krag: { at: '1,0', stun: 3 } } }],
      fighter: 'hollow',
    });
    const events = t.do(use('grasp'), t.top(1, 'B08', 'B09'));
    expect(the(events, 'defeated').cause).toBe('tapOut');
  });

  test('prime-time: a defeat gives 4 Hype', () => {
    const t = ring({
      ringRules: 'prime-time',
      teams: [{ fighters: { krag: '0,0' }, hand: 'H08 B01' }, { fighters: { vessa: { at: '1,0', damage: 5 } } }],
      fighter: 'krag',
    });
    t.do(use('claw'));
    expect(t.hype(0)).toBe(4);
  });

  test('scorched-core: entering zone 0 costs 1 damage and burns', () => {
    const t = ring({
      ringRules: 'scorched-core',
      teams: [{ fighters: { krag: '2,0' } }, { fighters: { gus: '-5,0' } }],
      fighter: 'krag',
      phase: 'moving',
    });
    t.do(go('W'));
    expect(t.fighter('0:krag')).toMatchObject({ damage: 1, states: ['burning'] });
    t.do(go('W'));
    expect(t.fighter('0:krag').damage).toBe(1);
  });

  test('scorched-core and a hazard in zone 0 are ordered by the active player', () => {
    const t = ring({
      ringRules: 'scorched-core',
      teams: [{ fighters: { krag: '2,0' }, hazard: 'shock-plates', hazardZone: 0 }, { fighters: { gus: '-5,0' } }],
      fighter: 'krag',
      phase: 'moving',
    });
    t.do(go('W'));
    expect(t.offered('order', 'trigger')).toEqual(['0:shock-plates', 'ringRules']);
    // By the name of the card, too.
    t.do(order('scorched-core'));
    expect(t.fighter('0:krag')).toMatchObject({ damage: 1, stun: 1 });
  });

  test('countdown: the ring shrinks, and whoever stands outside suffers Ring Out for nobody’s Hype', () => {
    const t = ring({
      ringRules: 'countdown',
      round: 6,
      teams: [{ fighters: { gus: '5,0', mercy: '0,0' } }, { fighters: { krag: '-5,0', vessa: '4,0' } }],
      active: 1,
      fighter: 'krag',
      activation: { moved: true },
    });
    const events = t.do(END);
    expect(all(events, 'defeated').map(({ fighter, by }) => [fighter, by])).toEqual([
      ['0:gus', null],
      ['1:krag', null],
    ]);
    expect(the(events, 'ringShrunk').radius).toBe(4);
    expect(t.state.teams[0]!.hype).toBe(0);
  });

  test('home-turf and face-off have no special rule', () => {
    for (const ringRules of ['home-turf', 'face-off'] as const) {
      const t = ring({
        ringRules,
        teams: [{ fighters: { vessa: '0,0' }, hand: 'B08 B09' }, { fighters: { krag: '1,0' } }],
        fighter: 'vessa',
      });
      t.do([use('headbutt'), push('E')]);
      expect(t.at('1:krag')).toBe('2,0');
    }
  });
});

describe('Struggle effects', () => {
  /** hollow pins krag, and these cards come up. */
  const pinned = (...cards: string[]) => {
    const t = ring({
      teams: [{ fighters: { hollow: '0,0' }, hand: 'H08 H09' }, { fighters: { krag: { at: '1,0', stun: 3 } } }],
      fighter: 'hollow',
    });
    const events = t.do(use('grasp'), t.top(1, ...cards));
    return { t, events };
  };

  test('Brace, Heel Kick, Counter Grip, Not Yet and Crowd Roar', () => {
    const { t, events } = pinned('B05', 'F05', 'FH01', 'H05');
    expect(the(events, 'unstunned')).toMatchObject({ fighter: '1:krag', by: 1 });
    expect(t.fighter('0:hollow')).toMatchObject({ damage: 1, stun: 1 });
    expect(the(events, 'pinEnded').success).toBe(true);
    const roar = pinned('BFH01', 'B01');
    expect(the(roar.events, 'hypeChanged')).toMatchObject({ seat: 1, by: 1, why: 'struggle', fighter: '1:krag' });
  });
});

test('ARENA-R45: the order is asked only where a positional effect and another are left', () => {
  const t = ring({
    teams: [{ fighters: { vessa: '0,0' }, hand: 'FF01' }, { fighters: { krag: '1,0' } }],
    fighter: 'vessa',
  });
  t.do(use('charge'));
  expect(t.offered('effect', 'index')).toEqual([0, 1, 2]);
  t.do([effect(0), push('E')]);
  expect(t.offered('effect', 'index')).toEqual([1, 2]);
});

describe('effects of one group that are printed alike', () => {
  const charge = contentOf('ref-1').fighters.vessa.abilities[1]! as { groups: EffectGroups };
  const { groups } = charge;
  const charging = () =>
    ring({
      teams: [{ fighters: { vessa: '0,0' }, hand: 'FF01' }, { fighters: { krag: '1,0' } }],
      fighter: 'vessa',
    });
  afterEach(() => {
    charge.groups = groups;
  });

  test('ARENA-R44 ARENA-R45: equal ones are one choice, by the place of the first that is left', () => {
    const twice: Effect[] = [
      { k: 'push', n: 1 },
      { k: 'damage', n: 1 },
      { k: 'push', n: 1, who: 'target' },
      { k: 'dodge', n: 1 },
    ];
    charge.groups = [twice];
    const t = charging();
    t.do(use('charge'));
    expect(t.offered('effect', 'index')).toEqual([0, 1, 3]);
    expect(t.whyNot(effect(2))).toEqual({ rule: 'ARENA-75', key: 'noSuchEffect' });
    t.do([{ type: 'effect push' }, push('E')]);
    expect(t.offered('effect', 'index')).toEqual([1, 2, 3]);
    t.do([{ type: 'effect push' }, push('E')]);
    expect(t.at('1:krag')).toBe('3,0');
    expect(t.offered('effect', 'index')).toEqual([1, 3]);
  });

  test('ARENA-R45: what is printed alike throughout has no order to ask about', () => {
    charge.groups = [
      [
        { k: 'push', n: 1 },
        { k: 'push', n: 2 },
      ],
    ];
    const t = charging();
    t.do(use('charge'));
    expect(t.asking).toBe('choosingPush');
    t.do([push('E'), push('E'), push('E')]);
    expect([t.at('1:krag'), t.asking]).toEqual(['4,0', 'moving']);
  });

  test.each<[string, Effect, Effect]>([
    ['verb', { k: 'push', n: 1 }, { k: 'damage', n: 1 }],
    ['state', { k: 'state', state: 'burning' }, { k: 'state', state: 'taunted' }],
    ['who', { k: 'push', n: 1 }, { k: 'push', n: 1, who: 'eachEngaged' }],
    ['reach', { k: 'push', n: 1, who: { eachEnemyWithin: 1 } }, { k: 'push', n: 1, who: { eachEnemyWithin: 2 } }],
    ['partner', { k: 'swap', with: 'target' }, { k: 'swap', with: 'ally' }],
  ])('ARENA-R45: another %s makes another effect', (_, one, other) => {
    expect(choicesIn([one, other, one, other], [1, 1, 1, 1])).toEqual([0, 1]);
    expect(choicesIn([one, other, one, other], [0, 1, 1, 1])).toEqual([1, 2]);
  });

  test('ARENA-R44: neither a condition nor the number of them does', () => {
    const three: Effect[] = [
      { k: 'stun', n: 2 },
      { k: 'stun', n: 1, if: { c: 'adjacentAlly' } },
      { k: 'stun', n: 1 },
    ];
    expect(choicesIn(three, [2, 1, 1])).toEqual([0]);
    expect(choicesIn(three, [0, 1, 1])).toEqual([1]);
  });
});
