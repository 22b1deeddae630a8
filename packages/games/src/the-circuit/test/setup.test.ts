/** Teams, set-up, options and leaving: everything before the first turn, and what a match begins with. */

import { completeOptions, fastChance, scripted, silentStep } from '@roundhouse/kernel';
import { type Table, table } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../content/packs.ts';
import { FIGHTER_IDS, type FighterId, type HazardId, STYLES, UTILITIES, ZONES } from '../content/types.ts';
import { distance, hex, mirrored, neighbours, SPACES, ZONE_CENTRE, ZONE_SPACES, zoneOf } from '../hex.ts';
import { theCircuit } from '../rules.ts';
import { type Event, type Move, OPTIONS, type Options, type State, type View } from '../state.ts';
import { all, CONCEDE, the } from './scenario.ts';

type Choice = readonly [readonly FighterId[], HazardId];
const TEAMS: readonly Choice[] = [
  [['rex-rookie', 'dolly', 'mercy', 'kipp'], 'fire-pit'],
  [['krag', 'vessa', 'quill', 'mudge'], 'shock-plates'],
  [['echo', 'hollow', 'prism', 'usher'], 'wormhole'],
];

/** A new match of so many, in seat order. */
function opened(seats: number, options: Partial<Options> = {}): Table<Options, State, Move, View, Event> {
  return table(theCircuit, {
    options: { ringRules: 'home-turf', ...options },
    seats,
    chance: scripted(seats === 2 ? [0] : [0, 1]),
  });
}

const select = ([fighters, hazard]: Choice): unknown => ({ type: 'selectTeam', fighters, hazard });

/** With teams, hazards and zones. */
function placed(seats = 2, options: Partial<Options> = {}): Table<Options, State, Move, View, Event> {
  const t = opened(seats, options);
  for (let seat = 0; seat < seats; seat++) t.play(seat, select(TEAMS[seat]!));
  const zones = seats === 2 ? [2, 5, 4, 1] : [0, 1, 3, 2, 4];
  for (const [i, zone] of zones.entries()) t.play(t.toAct[0]!, { type: i < seats ? 'placeHazard' : 'placeZone', zone });
  return t;
}

describe('teams', () => {
  test('ARENA-1: two or three teams', () => {
    expect(theCircuit.seats).toEqual({ min: 2, max: 3 });
  });

  test('ARENA-3 ARENA-8: a hazard is chosen with the team, if its condition allows it', () => {
    const t = opened(2);
    for (const fighter of TEAMS[0]![0]) t.play(0, { type: 'pickFighter', fighter });
    expect(t.moves(0).map(move => 'hazard' in move && move.hazard)).toContain('fire-pit');
    expect(t.refuses(0, { type: 'pickHazard', hazard: 'wormhole' })).toMatchObject({
      rule: 'ARENA-8',
      key: 'hazardNotAllowed',
    });
    t.play(0, { type: 'pickHazard', hazard: 'fire-pit' });
    expect(t.toAct).toEqual([1]);
  });

  test('ARENA-5: every fighter has a class, a utility and a style', () => {
    for (const id of FIGHTER_IDS) {
      const { identities } = contentOf('ref-1').fighters[id];
      expect(UTILITIES).toContain(identities.utility);
      expect(STYLES).toContain(identities.style);
    }
  });

  test('ARENA-2 ARENA-6 ARENA-7: four fighters who share something, with different names', () => {
    const t = opened(2);
    t.play(0, { type: 'pickFighter', fighter: 'rex-rookie' });
    expect(t.refuses(0, { type: 'pickFighter', fighter: 'rex-legend' }).key).toBe('sameName');
    expect(t.refuses(0, { type: 'pickFighter', fighter: 'skeld' }).key).toBe('nothingShared');
    expect(t.refuses(0, { type: 'pickHazard', hazard: 'fire-pit' })).toMatchObject({ key: 'teamSize' });
    for (const fighter of ['krag', 'piston', 'monolith'] as const) t.play(0, { type: 'pickFighter', fighter });
    expect(t.refuses(0, { type: 'pickFighter', fighter: 'prism' }).key).toBe('teamFull');
  });

  test('ARENA-R2: with the option pairwise every two share something', () => {
    const t = opened(2, { sharedIdentity: 'pairwise' });
    for (const fighter of ['rex-rookie', 'dolly', 'clampdown'] as const) t.play(0, { type: 'pickFighter', fighter });
    // An Aggressive Earther, an Aggressive Thrower, an Aggressive Grappler; Kipp shares with the first two and the third.
    expect(t.moves(0)).toContainEqual({ type: 'pickFighter', fighter: 'kipp' });
    const strict = opened(2);
    for (const fighter of ['rex-rookie', 'dolly', 'clampdown'] as const)
      strict.play(0, { type: 'pickFighter', fighter });
    expect(strict.moves(0)).not.toContainEqual({ type: 'pickFighter', fighter: 'kipp' });
  });

  test('ARENA-R3: both may field the same, unless fighters are unique: then in turn order, openly', () => {
    const both = opened(2);
    both.play(0, select(TEAMS[0]!));
    both.play(1, select(TEAMS[0]!));
    expect(both.state.teams[1]!.fighters[0]!.card).toBe('rex-rookie');
    const unique = opened(2, { uniqueFighters: true });
    expect(unique.toAct).toEqual([0]);
    unique.play(0, select(TEAMS[0]!));
    expect(unique.toAct).toEqual([1]);
    expect(unique.refuses(1, { type: 'pickFighter', fighter: 'dolly' })).toMatchObject({ key: 'fighterTaken' });
    expect(JSON.stringify(unique.view(1))).toContain('rex-rookie');
  });

  test('ARENA-R4: teams are secret until all are locked', () => {
    const t = opened(2);
    t.play(0, { type: 'pickFighter', fighter: 'rex-rookie' });
    expect(t.heard(1)).toEqual([]);
    expect(JSON.stringify(t.view(1))).not.toContain('rex-rookie');
    t.play(0, select(TEAMS[0]!));
    expect(t.view(1).locked).toEqual([true, false]);
    expect(JSON.stringify(t.view(1))).not.toContain('rex-rookie');
    const events = t.play(1, select(TEAMS[1]!));
    expect(the(events, 'teamsRevealed').teams[0]).toEqual({ fighters: TEAMS[0]![0], hazard: 'fire-pit' });
  });

  test('a compound team that is not legal is refused whole', () => {
    const t = opened(2);
    expect(() => t.play(0, { type: 'selectTeam', fighters: TEAMS[0]![0], hazard: 'wormhole' })).toThrow();
    expect(t.state.stack[0]).toMatchObject({ drafts: [[], []] });
    expect(t.refuses(0, select([TEAMS[0]![0], 'wormhole']))).toEqual({
      rule: 'ARENA-8',
      key: 'hazardNotAllowed',
      values: { hazard: 'wormhole' },
    });
    expect(t.refuses(0, select([['rex-rookie', 'skeld', 'dolly', 'kipp'], 'shock-plates']))).toEqual({
      rule: 'ARENA-6',
      key: 'nothingShared',
      values: { fighter: 'skeld' },
    });
  });

  test('ARENA-18: with the option seats the order is that of the seats', () => {
    const options = completeOptions(OPTIONS, { playerOrder: 'seats' });
    const orderBy = (seed: number) => theCircuit.setup(options, 3, silentStep(fastChance(seed))).order;
    for (let seed = 0; seed < 10; seed++) expect(orderBy(seed)).toEqual([0, 1, 2]);
  });
});

describe('the ring', () => {
  test('ARENA-11 ARENA-12: 91 hexagonal spaces and seven zones of seven', () => {
    expect(SPACES).toHaveLength(91);
    expect(ZONES.map(zone => ZONE_SPACES[zone]!.length)).toEqual(ZONES.map(() => 7));
    expect(new Set(ZONE_SPACES.flat()).size).toBe(49);
    expect(zoneOf('3,-4')).toBe(1);
    expect(mirrored('2,0')).toBe('-2,0');
    expect(mirrored('0,0')).toBe('0,0');
  });

  test('ARENA-16: the six spaces around are adjacent', () => {
    expect(neighbours('0,0')).toEqual(['1,-1', '1,0', '0,1', '-1,1', '-1,0', '0,-1']);
    expect(neighbours('5,0')).toHaveLength(3);
    expect(distance(hex(2, -1), hex(0, 0))).toBe(2);
  });

  test('ARENA-R7: zones that do not neighbour each other are four spaces apart', () => {
    const nearest = (a: number, b: number): number =>
      Math.min(...ZONE_SPACES[a]!.flatMap(one => ZONE_SPACES[b]!.map(other => distance(one, other))));
    expect(nearest(1, 3)).toBe(4);
    expect(nearest(1, 2)).toBe(1);
    expect(distance(ZONE_CENTRE[1]!, ZONE_CENTRE[4]!)).toBe(6);
  });
});

describe('set-up', () => {
  test('ARENA-18 ARENA-R84: the order is drawn, and a test may fix it', () => {
    const order = (draw: number): number[] => table(theCircuit, { chance: scripted([draw]) }).state.order;
    expect([order(0), order(1)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('ARENA-19: a Ring Rules card at random, or a fixed one', () => {
    const t = opened(2, { ringRules: 'random' });
    t.play(0, select(TEAMS[0]!));
    for (const fighter of TEAMS[1]![0]) t.play(1, { type: 'pickFighter', fighter });
    const events = t.play(1, { type: 'pickHazard', hazard: 'shock-plates' }, [2]);
    expect(the(events, 'ringRulesDrawn').ringRules).toBe('carousel');
    const fixed = opened(2, { ringRules: 'countdown' });
    fixed.play(0, select(TEAMS[0]!));
    fixed.play(1, select(TEAMS[1]!));
    expect(fixed.state.ringRules).toBe('countdown');
  });

  test('ARENA-14 ARENA-R10: a hazard covers every space of its zone, and no zone holds two things', () => {
    const t = opened(2);
    t.play(0, select(TEAMS[0]!));
    t.play(1, select(TEAMS[1]!));
    t.play(0, { type: 'placeHazard', zone: 2 });
    expect(t.refuses(1, { type: 'placeHazard', zone: 2 })).toMatchObject({ rule: 'ARENA-20', key: 'zoneTaken' });
    t.play(1, { type: 'placeHazard', zone: 5 });
    expect(t.refuses(0, { type: 'placeZone', zone: 2 })).toMatchObject({ rule: 'ARENA-21', key: 'zoneTaken' });
    expect(t.refuses(0, { type: 'placeZone', zone: 0 })).toMatchObject({ rule: 'ARENA-23', key: 'zoneZero' });
    t.play(0, { type: 'placeZone', zone: 4 });
    expect(t.refuses(1, { type: 'placeZone', zone: 3 })).toMatchObject({ rule: 'ARENA-22', key: 'zoneNeighbours' });
  });

  test('ARENA-R5: the Ring Rules card says which zones are allowed', () => {
    const t = opened(2, { ringRules: 'center-stage' });
    t.play(0, select(TEAMS[0]!));
    t.play(1, select(TEAMS[1]!));
    expect(t.refuses(0, { type: 'placeHazard', zone: 0 })).toMatchObject({ rule: 'ARENA-R5', key: 'zoneBarred' });
  });

  test('ARENA-19: twin-terrors, the second hazard neighbours the first', () => {
    const t = opened(2, { ringRules: 'twin-terrors' });
    t.play(0, select(TEAMS[0]!));
    t.play(1, select(TEAMS[1]!));
    t.play(0, { type: 'placeHazard', zone: 1 });
    expect(t.moves(1).map(move => 'zone' in move && move.zone)).toEqual([0, 2, 6]);
    expect(t.refuses(1, { type: 'placeHazard', zone: 4 })).toMatchObject({ rule: 'ARENA-19', key: 'zoneBarred' });
    expect(t.refuses(1, { type: 'placeHazard', zone: 1 })).toMatchObject({ rule: 'ARENA-20', key: 'zoneTaken' });
  });

  test('ARENA-R8: face-off, two teams: the second zone is opposite the first, and no hazard may prevent it', () => {
    const t = opened(2, { ringRules: 'face-off' });
    t.play(0, select(TEAMS[0]!));
    t.play(1, select(TEAMS[1]!));
    t.play(0, { type: 'placeHazard', zone: 2 });
    t.play(1, { type: 'placeHazard', zone: 0 });
    expect(t.refuses(0, { type: 'placeZone', zone: 5 })).toMatchObject({ rule: 'ARENA-R8', key: 'setUpDeadlock' });
    const events = t.play(0, { type: 'placeZone', zone: 1 });
    expect(all(events, 'zonePlaced').map(({ zone }) => zone)).toEqual([1, 4]);
  });

  test('ARENA-24 ARENA-25: three come into the zone, in team order, one stays on the Bench; then Player 1 begins', () => {
    const t = placed();
    expect(t.moves(0)).toHaveLength(4);
    t.play(0, { type: 'bench', fighter: '0:dolly' });
    expect(t.state.stack.at(-1)).toMatchObject({ name: 'choosingSpace', fighter: '0:rex-rookie' });
    expect(t.refuses(0, { type: 'deployAt', hex: '0,0' })).toMatchObject({ rule: 'ARENA-24', key: 'outsideZone' });
    for (const space of ['-3,3', '-2,2', '-2,3']) t.play(0, { type: 'deployAt', hex: space });
    expect(t.state.teams[0]!.fighters.map(({ at }) => at)).toEqual(['-3,3', null, '-2,2', '-2,3']);
    t.play(1, { type: 'bench', fighter: '1:krag' });
    for (const space of ['3,-3', '4,-4']) t.play(1, { type: 'deployAt', hex: space });
    const events = t.play(1, { type: 'deployAt', hex: '4,-3' });
    expect(the(events, 'turnBegan')).toMatchObject({ seat: 0, round: 1 });
  });

  test('ARENA-R15: no Hype, no hand, 52 cards, nothing on anybody; staggered seats and prime-time give Hype', () => {
    const t = placed(2, { seatHype: 'off' });
    for (const { hype, hand, deck, discard, fighters } of t.state.teams) {
      expect([hype, hand.length, deck.length, discard.length]).toEqual([0, 0, 52, 0]);
      expect(fighters.every(({ damage, stun, states }) => damage + stun + states.length === 0)).toBe(true);
    }
    const rich = placed(3, { seatHype: 'staggered', ringRules: 'prime-time' });
    expect(rich.state.teams.map(({ hype }) => hype)).toEqual([3, 4, 5]);
    // At three, what was measured to be fair, unless it is switched off.
    const hypeOf = (seats: number, options: Partial<Options>) =>
      placed(seats, { ringRules: 'home-turf', ...options }).state.teams.map(({ hype }) => hype);
    expect(hypeOf(2, {})).toEqual([0, 0]);
    expect(hypeOf(2, { seatHype: 'staggered' })).toEqual([0, 1]);
    expect(hypeOf(3, {})).toEqual([0, 1, 3]);
    expect(hypeOf(3, { seatHype: 'off' })).toEqual([0, 0, 0]);
    expect(
      rich.state.teams.flatMap(({ fighters }) => fighters.map(({ crowd }) => crowd)).every(crowd => crowd === 0),
    ).toBe(true);
  });
});

describe('leaving', () => {
  test('ARENA-R71: with two teams the other wins', () => {
    const t = opened(2);
    const events = t.play(0, CONCEDE);
    expect(t.payoffs).toEqual([0, 1]);
    expect(the(events, 'matchOver').result).toMatchObject({ cause: 'concession', winners: [1] });
  });

  test('ARENA-R71: with three the others play on, before and after teams are chosen', () => {
    const early = opened(3);
    early.play(1, CONCEDE);
    early.play(0, select(TEAMS[0]!));
    early.play(2, select(TEAMS[2]!));
    expect(early.state.stack.at(-1)).toEqual({ name: 'placingHazard', seat: 0 });
    expect(theCircuit.checkState(early.state)).toBeNull();
    const late = placed(3);
    late.play(0, { type: 'bench', fighter: '0:dolly' });
    late.play(0, CONCEDE);
    expect(late.state.teams[0]).toMatchObject({ conceded: true, hazardZone: 0, zone: null });
    expect(late.state.stack.at(-1)).toEqual({ name: 'benching', seat: 1 });
    late.play(1, CONCEDE);
    expect(late.payoffs).toEqual([0, 0, 1]);
  });

  test('ARENA-R71: only at a decision of one’s own', () => {
    const t = placed();
    expect(theCircuit.canConcede!(t.state, 0)).toBe(true);
    expect(theCircuit.canConcede!(t.state, 1)).toBe('later');
  });
});
