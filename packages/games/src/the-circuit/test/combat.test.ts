/** Cards, costs, abilities, effects, pins, defeats and Hype. */

import { describe, expect, test } from 'vitest';
import { pinOdds } from '../pins.ts';
import { activate, all, dodge, END, effect, pay, pin, push, ring, STOP, target, the, trait, use } from './scenario.ts';

const zeros = (n: number): number[] => Array<number>(n).fill(0);

describe('cards and Hype', () => {
  test('ARENA-29 ARENA-R51: played cards lie on the discard pile at once, and a draw may bring them back', () => {
    const t = ring({
      teams: [{ fighters: { kipp: '0,0' }, hand: 'BH02', deck: 'F01', hype: 0 }, { fighters: { gus: '1,0' } }],
      fighter: 'kipp',
    });
    t.state.teams[0]!.deck = [];
    t.state.teams[0]!.discard.push('F01');
    t.do(use('study-hold'), [51]);
    expect(t.state.teams[0]!.hand).toHaveLength(1);
    expect(t.state.teams[0]!.discard).toEqual([]);
  });

  test('ARENA-31: with neither deck nor discards nothing is drawn', () => {
    const whole = ring({
      teams: [{ fighters: { kipp: '0,0' } }, { fighters: { gus: '1,0' } }],
    }).state.teams[0]!.deck;
    const t = ring({
      teams: [{ fighters: { piston: '0,0' }, hand: whole.join(' '), hype: 1 }, { fighters: { gus: '5,0' } }],
      fighter: 'piston',
    });
    const events = t.do(trait('subroutine-a'));
    expect(the(events, 'drawn').count).toBe(0);
  });

  test('ARENA-32 ARENA-33 ARENA-34: Hype is the team’s: from abilities and defeats, for costs and Convert', () => {
    const t = ring({
      teams: [
        { fighters: { vessa: '0,0', krag: '-3,0' }, hand: 'B08 F08 H01', hype: 2 },
        { fighters: { hollow: '1,0' } },
      ],
      fighter: 'vessa',
    });
    t.do(use('horn-toss'));
    t.do(pay('B08 F08'));
    // 1 paid, 2 printed.
    expect(t.hype(0)).toBe(3);
    expect(t.view(1).teams[0]!.hype).toBe(3);
  });

  test('ARENA-R65: a loss of Hype stops at 0', () => {
    const t = ring({
      teams: [
        { fighters: { hollow: '0,0' }, hand: 'B08', hype: 13 },
        { fighters: { krag: '1,0' }, hype: 1 },
      ],
      fighter: 'hollow',
    });
    t.do(use('erase'));
    expect(t.hype(1)).toBe(0);
  });

  test('ARENA-72 ARENA-R39: all Hype of a price must be there when it is paid', () => {
    const t = ring({
      teams: [{ fighters: { krag: '0,0' }, hand: 'B08', hype: 13 }, { fighters: { gus: '1,0' } }],
      fighter: 'krag',
    });
    // Feeding Frenzy costs H and 13 Hype; Convert would need one more.
    expect(t.whyNot(use('feeding-frenzy'))).toMatchObject({ rule: 'ARENA-70', key: 'cannotPay' });
    const poor = ring({
      teams: [{ fighters: { krag: '0,0' }, hand: 'H08', hype: 12 }, { fighters: { gus: '1,0' } }],
      fighter: 'krag',
    });
    expect(poor.whyNot(use('feeding-frenzy'))).toMatchObject({
      rule: 'ARENA-72',
      key: 'hypeShort',
      values: { needed: 13 },
    });
  });

  test('ARENA-R36: with the option card, a card pays its own symbols or exactly one Generic', () => {
    const t = (genericPayment: 'symbol' | 'card') =>
      ring({
        options: { genericPayment },
        teams: [{ fighters: { 'rex-rookie': '0,0' }, hand: 'FH01 B01' }, { fighters: { gus: '1,0' } }],
        fighter: 'rex-rookie',
      });
    const bySymbol = t('symbol').do(use('roundhouse'));
    expect(the(bySymbol, 'abilityUsed').cards).toEqual(['FH01']);
    const byCard = t('card').do(use('roundhouse'));
    expect(the(byCard, 'abilityUsed').cards).toEqual(['B01', 'FH01']);
  });

  test('ARENA-R79: each gain is credited to one fighter, and losing Hype takes nothing of it', () => {
    const t = ring({
      teams: [
        { fighters: { 'rex-rookie': '0,0' }, hand: 'HH01 B08', hype: 0 },
        { fighters: { krag: { at: '1,0', damage: 5 } } },
      ],
      fighter: 'rex-rookie',
    });
    t.do(use('haymaker'));
    expect(t.fighter('0:rex-rookie').crowd).toBe(5);
  });
});

describe('abilities', () => {
  test('ARENA-63 ARENA-R52: active traits once an activation, between abilities; passive ones always', () => {
    const t = ring({
      teams: [{ fighters: { echo: '0,0' }, hand: 'F08 B01' }, { fighters: { krag: '1,0' } }],
      fighter: 'echo',
    });
    t.do([trait('phase-a'), dodge('none')]);
    expect(t.whyNot(trait('phase-a'))).toMatchObject({ key: 'usedAlready' });
    expect(t.whyNot(trait('rooted'))).toMatchObject({ key: 'noActiveTrait' });
  });

  test('ARENA-R35: an ability may be repeated, but one that draws only once an activation', () => {
    const t = ring({
      teams: [{ fighters: { kipp: '0,0' }, hand: 'BH02 BH03 B01', deck: 'F01 F02' }, { fighters: { gus: '1,0' } }],
      fighter: 'kipp',
    });
    t.do(use('study-hold'), [0]);
    expect(t.whyNot(use('study-hold'))).toMatchObject({ rule: 'ARENA-R35', key: 'usedAlready' });
  });

  test('ARENA-R41: an ally besides a target is optional, an ally alone is needed', () => {
    const alone = ring({
      teams: [{ fighters: { kipp: '0,0' }, hand: 'H08 H09' }, { fighters: { gus: '1,0' } }],
      fighter: 'kipp',
    });
    expect(alone.whyNot(use('corner-talk'))).toMatchObject({ rule: 'ARENA-R41', key: 'noAlly' });
    const shot = ring({
      teams: [{ fighters: { 'rex-legend': '0,0' }, hand: 'FH02 B01' }, { fighters: { gus: '1,0' } }],
      fighter: 'rex-legend',
    });
    const events = shot.do(use('call-the-shot'));
    expect(the(events, 'abilityUsed').ally).toBeNull();
    expect(shot.fighter('1:gus').damage).toBe(1);
  });

  test('ARENA-R43: areas are handled in turn order after the active team, then team order', () => {
    const t = ring({
      teams: [
        { fighters: { echo: '5,0' } },
        { fighters: { monolith: '0,0' }, hand: 'FH02 B01' },
        { fighters: { krag: '0,1', vessa: '1,0' } },
      ],
      active: 1,
      fighter: 'monolith',
    });
    t.state.teams[0]!.fighters[0]!.at = '-1,0';
    const events = t.do(use('collapse'));
    expect(all(events, 'damaged').map(({ fighter }) => fighter)).toEqual(['2:krag', '2:vessa', '0:echo']);
  });

  test('ARENA-R46: what cannot be done is skipped, and the rest is done', () => {
    const t = ring({
      teams: [
        { fighters: { gus: '0,0', dolly: '2,-1', mercy: '2,0' }, hand: 'BB01 F08' },
        { fighters: { krag: '1,0', vessa: '1,-1', quill: '0,1' } },
        { fighters: { echo: '1,1' } },
      ],
      fighter: 'gus',
    });
    const events = t.do([use('doormans-heave'), target('1:krag')]);
    expect(all(events, 'effectSkipped')).toHaveLength(3);
    expect(t.at('1:krag')).toBe('1,0');
  });

  test('ARENA-R48: an enemy hemmed in at the edge can only be Pushed out, and elsewhere not at all', () => {
    const hand = 'B08 B09';
    const edge = ring({
      teams: [{ fighters: { vessa: '4,0', mudge: '5,-1', quill: '4,1' }, hand }, { fighters: { krag: '5,0' } }],
      fighter: 'vessa',
    });
    expect(the(edge.do(use('headbutt')), 'defeated')).toMatchObject({ fighter: '1:krag', cause: 'ringOut' });
    const middle = ring({
      teams: [
        { fighters: { vessa: '1,0', mudge: '1,-1', quill: '0,1' }, hand },
        { fighters: { krag: '0,0', gus: '-1,1', mercy: '-1,0' } },
        { fighters: { echo: '0,-1' } },
      ],
      fighter: 'vessa',
    });
    const skipped = the(middle.do(use('headbutt')), 'effectSkipped');
    expect(skipped).toEqual({ type: 'effectSkipped', fighter: '1:krag', effect: 'push', why: 'impossible' });
    expect(middle.at('1:krag')).toBe('0,0');
  });

  test('ARENA-R49: nobody Pushes or Dodges out on their own side', () => {
    const t = ring({
      teams: [{ fighters: { relay: '4,0', piston: '5,0' }, hand: 'B08 B09' }, { fighters: { krag: '-5,0' } }],
      fighter: 'relay',
    });
    t.do(use('slingshot'));
    expect(t.offered('dodge', 'dir')).toEqual(['SW', 'NW', 'none']);
  });

  test('ARENA-39 ARENA-R66 ARENA-R64: a Finishing Move defeats first, and the rest follows', () => {
    const t = ring({
      teams: [
        { fighters: { ossic: '0,0' }, hand: 'B08', hype: 12 },
        { fighters: { krag: { at: '1,0', damage: 3, stun: 2, states: ['burning'] }, vessa: '0,2' } },
      ],
      fighter: 'ossic',
    });
    const events = t.do([use('caldera')]);
    const kinds = events.map(({ type }) => type);
    expect(kinds.indexOf('defeated')).toBeLessThan(kinds.indexOf('stateGained'));
    expect(the(events, 'defeated')).toMatchObject({ fighter: '1:krag', cause: 'finishingMove' });
    expect(t.fighter('1:krag')).toMatchObject({ at: null, damage: 0, stun: 0, states: [] });
    expect(t.state.teams[1]!.vacancies).toEqual(['1:krag']);
    expect(t.has('1:vessa', 'burning')).toBe(true);
    expect([t.hype(0), t.state.teams[0]!.defeats]).toEqual([3, 1]);
  });

  test('ARENA-79 ARENA-R67: each Finishing Move once a match, even if its fighter comes back', () => {
    const t = ring({
      teams: [
        { fighters: { ossic: { at: '0,0', finished: true } }, hand: 'B08', hype: 30 },
        { fighters: { krag: '1,0' } },
      ],
      fighter: 'ossic',
    });
    expect(t.whyNot(use('caldera'))).toEqual({ rule: 'ARENA-79', key: 'finisherUsed' });
  });

  test('ARENA-R26: a fighter who falls in the middle of an ability does no more, and the turn ends', () => {
    const t = ring({
      teams: [
        { fighters: { gus: { at: '2,-1', damage: 8 }, mercy: '-5,5' }, hand: 'BF02 H01' },
        { fighters: { echo: '3,-1', hollow: '5,0' }, hazard: 'razor-coil', hazardZone: 2 },
      ],
      fighter: 'gus',
    });
    const events = t.do(use('turnstile'));
    expect(the(events, 'defeated')).toMatchObject({ fighter: '0:gus', by: null });
    expect(all(events, 'moved')).toEqual([]);
    expect(the(events, 'handDiscarded').cards).toEqual(['H01']);
    expect(t.state.active).toBe(1);
    expect(t.hype(1)).toBe(0);
    expect(t.state.teams[0]!.last).toBe('0:gus');
  });
});

describe('pins', () => {
  test('ARENA-62 ARENA-R55: so many Stun tokens as PIN, which stay until they are removed', () => {
    const t = (stun: number) =>
      ring({
        teams: [{ fighters: { hollow: '0,0' }, hand: 'B01 H08' }, { fighters: { krag: { at: '1,0', stun } } }],
        fighter: 'hollow',
        activation: { moved: true },
      });
    const below = t(2).do(use('grasp'));
    expect(all(below, 'pinBegan')).toEqual([]);
    const one = t(3);
    expect(all(one.do(use('grasp'), one.top(1, 'B01')), 'pinBegan')).toHaveLength(1);
    const three = t(3);
    three.do(END);
    expect(three.fighter('1:krag').stun).toBe(3);
  });

  test('ARENA-R56: pins are checked when cards are drawn, and never in movement', () => {
    const t = ring({
      teams: [{ fighters: { hollow: '-1,0' } }, { fighters: { krag: { at: '1,0', stun: 4 } } }],
      fighter: 'hollow',
      phase: 'moving',
    });
    const moved = t.do(go1('E'));
    expect(all(moved, 'pinBegan')).toEqual([]);
    const stopped = t.do(STOP, [...zeros(5), ...t.top(1, 'B01')]);
    expect(all(stopped, 'pinBegan')).toHaveLength(1);
  });

  test('ARENA-R57: with the option declared an attempt may be left out', () => {
    const t = (pinAttempts: 'automatic' | 'declared') =>
      ring({
        options: { pinAttempts },
        teams: [
          { fighters: { hollow: '0,0' }, hand: 'H08 B01' },
          { fighters: { krag: { at: '1,0', stun: 4 }, vessa: { at: '0,1', stun: 3 } } },
        ],
        fighter: 'hollow',
      });
    const declared = t('declared');
    declared.do([use('grasp'), target('1:vessa')]);
    expect(declared.choices).toEqual([pin('1:krag'), pin('1:vessa'), { type: 'noPin' }]);
    declared.do({ type: 'noPin' });
    expect(declared.asking).toBe('acting');
    const automatic = t('automatic');
    automatic.do([use('grasp'), target('1:vessa')]);
    expect(automatic.whyNot({ type: 'noPin' })).toMatchObject({ rule: 'ARENA-R57', key: 'pinIsAutomatic' });
  });

  test('ARENA-R58: each enemy once at a check, in the order the active player picks', () => {
    const t = ring({
      teams: [
        { fighters: { hollow: '0,0' }, hand: 'H08 B01' },
        { fighters: { krag: { at: '1,0', stun: 8 }, vessa: { at: '0,1', stun: 3 } } },
      ],
      fighter: 'hollow',
    });
    t.do([use('grasp'), target('1:vessa')]);
    expect(t.choices).toEqual([pin('1:krag'), pin('1:vessa')]);
    const deck = [...t.state.teams[1]!.deck];
    const first = deck.indexOf('B01');
    const events = t.do(pin('1:krag'), [first, ...drawAfter(deck, first, 'B02')]);
    expect(all(events, 'pinBegan').map(({ pinned }) => pinned)).toEqual(['1:krag', '1:vessa']);
    expect(t.fighter('1:krag').stun).toBe(6);
    expect(t.asking).toBe('acting');
  });

  test('ARENA-R60: the discard pile is shuffled under, without the cards set aside', () => {
    const t = ring({
      teams: [
        { fighters: { hollow: '0,0' }, hand: 'H08 B01' },
        { fighters: { krag: { at: '1,0', stun: 3 } }, deck: 'B08' },
      ],
      fighter: 'hollow',
    });
    const events = t.do(use('grasp'), [0, 0]);
    expect(the(events, 'deckRefilled')).toMatchObject({ seat: 1, cards: 51 });
    expect(t.state.teams[1]!.discard).toEqual(['B08', 'B01']);
  });

  test('ARENA-R61: a pin whose pinning fighter is knocked out has failed', () => {
    const t = ring({
      teams: [
        { fighters: { hollow: { at: '0,0', damage: 5 }, echo: '5,-5' }, hand: 'H08 B01' },
        { fighters: { krag: { at: '1,0', stun: 3 }, vessa: '-5,0' } },
      ],
      fighter: 'hollow',
    });
    const events = t.do(use('grasp'), t.top(1, 'F05'));
    expect(the(events, 'pinEnded')).toMatchObject({ success: false, cards: ['F05'] });
    expect(the(events, 'defeated')).toMatchObject({ fighter: '0:hollow', by: null });
    expect(t.fighter('1:krag').stun).toBe(2);
    expect(t.state.active).toBe(1);
  });

  test('a fresh deck is pinned with the odds that the page gives', () => {
    expect(pinOdds(52, 12, 3)).toBeCloseTo(0.4217, 4);
    expect(pinOdds(52, 12, 3, 2)).toBeCloseTo((37 * 36) / (49 * 48), 6);
    expect(pinOdds(4, 0, 0)).toBe(1);
  });
});

test('ARENA-R80: a card wins against a rule: Beckon reaches an enemy that is not engaged', () => {
  const t = ring({
    teams: [{ fighters: { usher: '0,0' }, hand: 'F08 B01' }, { fighters: { krag: '2,0' } }],
    fighter: 'usher',
  });
  t.do([use('beckon'), push('W')]);
  expect(t.at('1:krag')).toBe('1,0');
});

test('compounds: a path, a whole use, a line of Pushes and printed order', () => {
  const walk = ring({
    teams: [{ fighters: { dolly: '0,0' } }, { fighters: { krag: '2,0' } }],
    fighter: 'dolly',
    phase: 'moving',
  });
  walk.play(0, { type: 'path', hexes: ['1,0', '3,0', '4,0'] });
  expect(walk.at('0:dolly')).toBe('4,0');
  const fight = ring({
    teams: [{ fighters: { dolly: '0,0' }, hand: 'BF02 B01' }, { fighters: { krag: '1,0', vessa: '0,1' } }],
    fighter: 'dolly',
  });
  const payment = { cards: ['BF02'], convert: false };
  fight.play(0, { type: 'play', ability: 'hip-toss', target: '1:krag', pay: payment });
  expect(fight.asking).toBe('choosingEffect');
  fight.play(0, effect(0));
  fight.play(0, { type: 'pushLine', dir: 'E' });
  expect(fight.at('1:krag')).toBe('3,0');
  expect(fight.asking).toBe('dodging');
  const ordered = ring({
    teams: [
      { fighters: { skeld: { at: '0,0', damage: 3, states: ['burning'] }, krag: '5,0' } },
      { fighters: { gus: '-5,0' } },
    ],
  });
  ordered.do(activate('0:skeld'));
  ordered.play(0, { type: 'autoOrder' });
  expect(ordered.fighter('0:skeld').damage).toBe(3);
});

test('a compound is refused for what is wrong with it', () => {
  const t = ring({
    teams: [{ fighters: { dolly: '0,0' }, hand: 'BF02 B08' }, { fighters: { krag: '1,0', vessa: '0,2' } }],
    fighter: 'dolly',
  });
  const toss = (target: string, ...cards: string[]) => ({
    type: 'play',
    ability: 'hip-toss',
    target,
    pay: { cards, convert: false },
  });
  expect(t.whyNot(toss('1:vessa', 'BF02'))).toMatchObject({ rule: 'ARENA-R41', key: 'notATarget' });
  expect(t.whyNot(toss('1:krag', 'B08'))).toMatchObject({ key: 'pay.doesNotPay' });
  expect(t.whyNot(toss('1:krag', 'B08', 'BF02'))).toMatchObject({ key: 'pay.cardToSpare' });
  expect(t.whyNot({ type: 'play', ability: 'cannonball', target: '1:krag', pay: {} })).toMatchObject({
    key: 'hypeShort',
  });
  expect(t.whyNot(toss('1:krag', 'BF02'), 1)?.key).toBe('noSuchMove');
});

const go1 = (dir: string): unknown => ({ type: 'step', dir });

/** Where a card lies in a pool after the one at `taken` is gone. */
function drawAfter(pool: readonly string[], taken: number, card: string): number[] {
  const left = [...pool];
  left[taken] = left.at(-1)!;
  left.pop();
  return [left.indexOf(card)];
}
