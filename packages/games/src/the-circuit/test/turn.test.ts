/** The turn: its phases, who may be activated, movement, states and what comes between turns. */

import { describe, expect, test } from 'vitest';
import {
  activate,
  all,
  CONCEDE,
  dodge,
  END,
  go,
  order,
  pay,
  push,
  ring,
  STOP,
  type TeamSetting,
  target,
  the,
  use,
} from './scenario.ts';

const zeros = (n: number): number[] => Array<number>(n).fill(0);
const FAR = { fighters: { gus: '-5,0' } } as const;

describe('phases', () => {
  test('ARENA-45 ARENA-46 ARENA-47 ARENA-60: Beginning, movement, combat, movement, Ending', () => {
    const t = ring({
      teams: [
        { fighters: { skeld: { at: '0,0', damage: 2 }, krag: '-5,5' } },
        { ...FAR, hazard: 'medic-bay', hazardZone: 0 },
      ],
    });
    const events = t.do(activate('0:skeld'));
    events.push(...t.do(STOP, zeros(4)));
    events.push(...t.do(STOP));
    const order = events.map(({ type }) => type).filter(type => !['hypeChanged', 'healed'].includes(type));
    expect(order.slice(0, 10)).toEqual([
      ...['activated', 'triggered', 'movementBegan', 'movementEnded', 'drawn', 'handDiscarded'],
      ...['movementBegan', 'movementEnded', 'triggered', 'turnEnded'],
    ]);
    expect(t.fighter('0:skeld').damage).toBe(0);
  });

  test('ARENA-49: the active player’s simultaneous things come first', () => {
    const t = ring({
      teams: [
        { fighters: { krag: { at: '0,0', damage: 1, states: ['burning'] }, vessa: '1,0' } },
        { fighters: { gus: { at: '-5,0', states: ['burning'] } } },
      ],
    });
    const events = t.do(activate('0:vessa'));
    expect(all(events, 'damaged').map(({ fighter }) => fighter)).toEqual(['0:krag', '1:gus']);
  });

  test('ARENA-50 ARENA-51 ARENA-43 ARENA-R21: one of one’s own in the ring, not the one activated last', () => {
    const t = ring({
      teams: [{ fighters: { krag: '0,0', vessa: '1,0', quill: '2,0', mudge: 'bench' }, last: 'krag' }, FAR],
    });
    expect(t.offered('activate', 'fighter')).toEqual(['0:vessa', '0:quill']);
    expect(t.whyNot(activate('0:krag'))).toEqual({ rule: 'ARENA-51', key: 'lastActivated' });
    expect(t.whyNot(activate('0:mudge'))).toEqual({ rule: 'ARENA-43', key: 'onBench' });
    expect(t.whyNot(activate('1:gus'))).toEqual({ rule: 'ARENA-50', key: 'notYours' });
    t.do(activate('0:vessa'));
    expect(t.state.teams[0]!.last).toBe('0:vessa');
  });

  test('ARENA-R21: the mark of the last activation survives a defeat', () => {
    const t = ring({
      teams: [
        { fighters: { 'rex-rookie': '0,0', dolly: '-5,5' }, hand: 'H08 B01' },
        { fighters: { krag: { at: '1,0', damage: 6 }, vessa: '5,0' }, last: 'krag' },
      ],
      fighter: 'rex-rookie',
    });
    t.do(use('jab'));
    expect(t.isInRing('1:krag')).toBe(false);
    expect(t.state.teams[1]!.last).toBe('1:krag');
  });

  test('ARENA-R23: of several Taunted fighters the owner picks one, and the others stay Taunted', () => {
    const t = ring({
      teams: [
        {
          fighters: {
            krag: { at: '0,0', states: ['taunted'] },
            vessa: { at: '1,0', states: ['taunted'] },
            quill: '2,0',
          },
        },
        FAR,
      ],
    });
    expect(t.offered('activate', 'fighter')).toEqual(['0:krag', '0:vessa']);
    t.do(activate('0:krag'));
    expect(t.has('0:vessa', 'taunted')).toBe(true);
  });

  test('ARENA-57 ARENA-58: any number of abilities, then the rest of the hand is discarded', () => {
    const t = ring({
      teams: [{ fighters: { 'rex-rookie': '0,0' }, hand: 'H08 H09 H10 B01' }, { fighters: { bulwark: '1,0' } }],
      fighter: 'rex-rookie',
      activation: { moved: true },
    });
    t.do([use('jab'), use('jab'), pay('H09')]);
    const events = t.do(END);
    expect(the(events, 'handDiscarded').cards).toEqual(['B01', 'H10']);
    expect(t.state.teams[0]!.hand).toEqual([]);
  });

  test('ARENA-R20: a team without fighters in the ring waits for its own turn, and then fills it', () => {
    const t = ring({
      teams: [
        { fighters: { gus: '0,0', mercy: '1,0' } },
        {
          fighters: { krag: 'bench', vessa: 'bench', quill: 'bench', mudge: 'bench' },
          vacancies: ['krag', 'vessa', 'quill'],
        },
      ],
      fighter: 'gus',
      activation: { moved: true },
    });
    t.do(END);
    expect(t.payoffs).toBeNull();
    for (const [fighter, space] of [
      ['1:krag', '3,-3'],
      ['1:vessa', '4,-4'],
      ['1:mudge', '4,-3'],
    ]) {
      t.do([
        { type: 'return', fighter },
        { type: 'deployAt', hex: space },
      ]);
    }
    expect(t.asking).toBe('choosingFighter');
  });

  test('ARENA-R18: returning is not optional', () => {
    const t = ring({
      teams: [
        { fighters: { gus: '0,0', mercy: '1,0' } },
        { fighters: { krag: 'bench', vessa: '5,0', quill: '5,-1', mudge: 'bench' }, vacancies: ['krag'] },
      ],
      fighter: 'gus',
      activation: { moved: true },
    });
    t.do(END);
    expect(t.choices.every(({ type }) => type === 'deployAt')).toBe(true);
  });

  test('ARENA-R19: if the zone is full, the nearest empty spaces', () => {
    const crowd = { krag: '3,-3', vessa: '4,-4', quill: '4,-3' } as const;
    const t = ring({
      teams: [
        { fighters: { gus: '3,-2', mercy: '2,-2', dolly: '2,-3' } },
        { fighters: { ...crowd, mudge: 'bench' }, zone: 6 },
        { fighters: { echo: '3,-4', prism: 'bench', hollow: 'bench', usher: '-5,5' }, zone: 1, vacancies: ['prism'] },
      ],
      active: 1,
      fighter: 'krag',
      activation: { moved: true },
    });
    t.do(END);
    expect(t.state.stack.at(-1)).toMatchObject({ name: 'choosingSpace', fighter: '2:hollow' });
    const spaces = t.offered('deployAt', 'hex');
    expect(spaces).toContain('3,-1');
    expect(spaces).toHaveLength(12);
  });

  test('ARENA-15 ARENA-R14: a hazard may lie on a deployment zone, which is open ground but for deploying', () => {
    const t = ring({
      teams: [
        { fighters: { gus: '0,0', mercy: '1,0' }, hazard: 'shock-plates', hazardZone: 1 },
        { fighters: { krag: 'bench', vessa: '5,0', quill: '5,-1', mudge: 'bench' }, vacancies: ['krag'] },
      ],
      fighter: 'gus',
      activation: { moved: true },
    });
    t.do(END);
    const events = t.do({ type: 'deployAt', hex: '3,-3' });
    expect(the(events, 'hazardEntered').fighter).toBe('1:mudge');
    expect(t.fighter('1:mudge').stun).toBe(1);
  });
});

describe('movement', () => {
  test('ARENA-55 ARENA-61 ARENA-R27 ARENA-42: single steps into empty spaces of the ring, up to SPD', () => {
    const t = ring({
      teams: [{ fighters: { gus: '4,0', dolly: '4,1' } }, { fighters: { krag: '3,0' } }],
      fighter: 'gus',
      phase: 'moving',
    });
    expect(t.whyNot({ type: 'step', dir: 'W' })).toEqual({ rule: 'ARENA-R27', key: 'occupied' });
    expect(t.whyNot({ type: 'step', dir: 'SE' })).toEqual({ rule: 'ARENA-R27', key: 'occupied' });
    t.do(go('E'));
    expect(t.whyNot({ type: 'step', dir: 'E' })).toEqual({ rule: 'ARENA-42', key: 'outsideRing' });
    t.do(go('NW'));
    const events = t.do(go('NW'), zeros(5));
    expect(the(events, 'movementEnded')).toMatchObject({ steps: 3 });
  });

  test('ARENA-102: Accelerated has 2 more SPD', () => {
    const t = ring({
      teams: [{ fighters: { gus: { at: '0,0', states: ['accelerated'] } } }, FAR],
      fighter: 'gus',
      phase: 'moving',
    });
    expect(t.stat('0:gus', 'SPD')).toBe(5);
  });

  test('ARENA-R30: Accelerated gained in combat opens no second movement', () => {
    const t = ring({
      teams: [{ fighters: { echo: '1,0' }, hand: 'B01', hazard: 'spring-deck', hazardZone: 2 }, FAR],
      fighter: 'echo',
      activation: { moved: true },
    });
    const events = t.do([{ type: 'trait', trait: 'phase-a' }, dodge('E')]);
    expect(the(events, 'stateGained').state).toBe('accelerated');
    expect(all(events, 'movementBegan').filter(({ phase }) => phase === 2)).toEqual([]);
  });

  test('ARENA-R11: who is pushed into a hazard on your turn is yours to order', () => {
    const t = ring({
      ringRules: 'scorched-core',
      teams: [
        { fighters: { vessa: '2,-1' }, hand: 'B08 B01', hazard: 'shock-plates', hazardZone: 0 },
        { fighters: { krag: '1,-1' } },
      ],
      fighter: 'vessa',
    });
    t.state.teams[1]!.fighters[0]!.at = '2,-2';
    t.do(use('headbutt'));
    t.do(push('SW'));
    expect(t.toAct).toEqual([0]);
    expect(t.asking).toBe('orderingTriggers');
    t.do(order('0:shock-plates'));
    expect(t.fighter('1:krag')).toMatchObject({ damage: 1, stun: 1 });
  });
});

describe('states', () => {
  test('ARENA-93 ARENA-94 ARENA-R47: Knocked Down cannot move or Dodge; Immobilized may Dodge', () => {
    const t = (state: 'knockedDown' | 'immobilized') =>
      ring({
        teams: [{ fighters: { echo: { at: '0,0', states: [state] } }, hand: 'B01' }, { fighters: { krag: '5,0' } }],
        fighter: 'echo',
      });
    const down = t('knockedDown');
    expect(down.stat('0:echo', 'SPD')).toBe(0);
    const events = down.do({ type: 'trait', trait: 'phase-a' });
    expect(the(events, 'effectSkipped')).toMatchObject({ effect: 'dodge', why: 'impossible' });
    const held = t('immobilized');
    expect(held.stat('0:echo', 'SPD')).toBe(0);
    held.do([{ type: 'trait', trait: 'phase-a' }, dodge('E')]);
    expect(held.at('0:echo')).toBe('1,0');
  });

  test('ARENA-81: a Dodge goes to one of the spaces around, or is declined', () => {
    const t = ring({
      teams: [{ fighters: { echo: '0,0', hollow: '1,0' }, hand: 'B01' }, { fighters: { krag: '5,0' } }],
      fighter: 'echo',
    });
    t.do({ type: 'trait', trait: 'phase-a' });
    expect(t.offered('dodge', 'dir')).toEqual(['NE', 'SE', 'SW', 'W', 'NW', 'none']);
    expect(t.whyNot(dodge('E'))).toMatchObject({ key: 'occupied' });
    t.do(dodge('none'));
    expect(t.at('0:echo')).toBe('0,0');
  });

  test('ARENA-95 ARENA-R75: Knocked Down goes at the beginning of its activation, and not at its end', () => {
    const t = ring({
      teams: [{ fighters: { krag: { at: '0,0', states: ['knockedDown'] }, vessa: '5,0' } }, FAR],
    });
    const events = t.do(activate('0:krag'));
    expect(the(events, 'stateLost').state).toBe('knockedDown');
    const own = ring({
      teams: [{ fighters: { krag: { at: '0,0', states: ['knockedDown', 'burning'] }, vessa: '5,0' } }, FAR],
      fighter: 'krag',
      activation: { moved: true },
    });
    own.do(END);
    expect(own.fighter('0:krag').states).toEqual(['knockedDown']);
  });

  test('ARENA-R73: a state is there or not', () => {
    const t = ring({
      teams: [
        { fighters: { clampdown: '0,0' }, hand: 'BH02 B01' },
        { fighters: { gus: { at: '1,0', states: ['immobilized'] } } },
      ],
      fighter: 'clampdown',
    });
    const events = t.do(use('hydraulic-lock'));
    expect(all(events, 'stateGained')).toEqual([]);
    expect(t.fighter('1:gus').states).toEqual(['immobilized']);
  });

  test('ARENA-R33: the late draw of Pumped Up comes once an activation', () => {
    const t = ring({
      teams: [{ fighters: { krag: '0,0' }, hand: 'H08 B01', hype: 26 }, { fighters: { gus: '1,0', mercy: '0,1' } }],
      fighter: 'krag',
      activation: { lateDraw: true },
    });
    t.do(use('feeding-frenzy'));
    const events = t.do([target('1:gus')]);
    t.do(pay('H08'));
    expect(all(events, 'drawn')).toEqual([]);
    expect(t.has('0:krag', 'pumpedUp')).toBe(true);
    expect(t.state.teams[0]!.hand).toEqual(['B01']);
  });

  test('ARENA-R25: with the option own, Burning hurts only at the fighter’s own activation', () => {
    const t = ring({
      options: { burning: 'own' },
      teams: [{ fighters: { krag: { at: '0,0', states: ['burning'] }, vessa: '5,0' } }, FAR],
    });
    t.do(activate('0:vessa'));
    expect(t.fighter('0:krag').damage).toBe(0);
  });

  test('ARENA-R82: any ally next to a fighter counts for Tag team, once', () => {
    const t = ring({
      teams: [{ fighters: { krag: '0,0', vessa: { at: '1,0', states: ['knockedDown'] }, quill: '0,1' } }, FAR],
    });
    expect(t.stat('0:krag', 'COM')).toBe(6);
  });
});

describe('the end', () => {
  /** The last round of a match ends with these two teams. */
  const rung = (...scores: readonly Pick<TeamSetting, 'finishers' | 'hype' | 'defeats'>[]) => {
    const t = ring({
      options: { bellRounds: 10 },
      round: 10,
      teams: [
        { fighters: { gus: '0,0', mercy: '1,0' }, ...scores[0] },
        { fighters: { krag: '5,0' }, ...scores[1] },
      ],
      active: 1,
      fighter: 'krag',
      activation: { moved: true },
    });
    t.do(END);
    return t;
  };

  test('ARENA-R70: the bell ends the match after the last round', () => {
    const t = rung({ hype: 2 }, { hype: 5 });
    expect(t.state.result).toEqual({ winners: [1], cause: 'bell', ranking: [[1], [0]] });
    expect([t.state.round, t.toAct]).toEqual([10, []]);
  });

  test('ARENA-R70: Finishing Moves rank first, then Hype, then enemies defeated; else it is a draw', () => {
    const level = { finishers: 1, hype: 4, defeats: 2 };
    const winners = (one: object) => rung({ ...level, ...one }, level).state.result!.winners;
    expect(winners({ finishers: 2, hype: 0, defeats: 0 })).toEqual([0]);
    expect(winners({ finishers: 0, hype: 9, defeats: 9 })).toEqual([1]);
    expect(winners({ hype: 5, defeats: 0 })).toEqual([0]);
    expect(winners({ hype: 3, defeats: 9 })).toEqual([1]);
    expect(winners({ defeats: 3 })).toEqual([0]);
    expect(winners({ defeats: 1 })).toEqual([1]);
    expect(rung(level, level).payoffs).toEqual([0.5, 0.5]);
  });

  test('ARENA-R71: three teams play on when one leaves, and its turns are skipped', () => {
    const t = ring({
      teams: [
        { fighters: { gus: '0,0', mercy: '1,0' } },
        { fighters: { krag: '5,0' }, hazard: 'fire-pit', hazardZone: 2 },
        { fighters: { echo: '-5,0', prism: '-4,0' } },
      ],
      active: 1,
    });
    t.do(CONCEDE);
    expect(t.state.active).toBe(2);
    expect(t.state.teams[1]).toMatchObject({ conceded: true, hazardZone: 2 });
    expect(t.state.teams.map(({ hype }) => hype)).toEqual([0, 0, 0]);
    t.do(CONCEDE);
    expect(t.payoffs).toEqual([1, 0, 0]);
  });

  test('ARENA-R71: somebody who leaves at a reaction is out of the ring, and the turn goes on', () => {
    const t = ring({
      teams: [
        { fighters: { vessa: '0,0' }, hand: 'B08 B01' },
        { fighters: { gyro: '1,0' } },
        { fighters: { echo: '-5,0' } },
      ],
      fighter: 'vessa',
    });
    t.do(use('headbutt'));
    t.play(1, CONCEDE);
    expect(t.state.active).toBe(0);
    expect(t.isInRing('1:gyro')).toBe(false);
    expect(t.hype(0)).toBe(0);
  });
});
