/** The table's own thinking: what can be pressed, where one can go, how an ability is paid, and what it is said to do. */

import { readFileSync } from 'node:fs';
import { fastChance, heardBy, type Match, openMatch, play } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../content/packs.ts';
import { FIGHTER_IDS } from '../content/types.ts';
import type { Hex } from '../hex.ts';
import { theCircuit } from '../rules.ts';
import {
  type Compound,
  type Event,
  type FighterRef,
  type HypeReason,
  type Move,
  type Options,
  refOf,
  type State,
  type View,
} from '../state.ts';
import { bellDecidedBy } from '../table/ending.tsx';
import { forecastOf, outlookOf } from '../table/forecast.ts';
import { forcedZone, hazardLabel, labelOf, pickSaid, restingIn } from '../table/labels.ts';
import { BILLED } from '../table/looks-supporting.ts';
import { pinOdds } from '../table/odds.ts';
import { cardsLaid, type PinStory, pinsIn, waitingOf } from '../table/pins.ts';
import { type Play, playOf, repaid } from '../table/plays.ts';
import { reachOf } from '../table/reach.ts';
import { type Draft, goings, moveOfFighter, movesOf, NOTHING, type Scene } from '../table/scene.ts';
import { linesOf } from '../table/spot-lines.ts';
import { pushesLeft } from '../table/spot-preview.tsx';
import { spotsOf, zoneSpots } from '../table/spots.ts';
import type { CircuitWords } from '../words/catalogue.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';
import { ring } from './scenario.ts';

const LANGUAGES: readonly (readonly [string, CircuitWords])[] = [
  ['English', en],
  ['German', de],
];

interface Stop {
  readonly match: Match;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly seat: number;
}

const MIXES: readonly (readonly [number, Partial<Options>])[] = [
  [2, { ringRules: 'home-turf', bellRounds: 10 }],
  [2, { ringRules: 'low-gravity', bellRounds: 10 }],
  [3, { ringRules: 'live-ropes', bellRounds: 10 }],
  [2, { ringRules: 'countdown', bellRounds: 12, pinAttempts: 'declared' }],
];

/** Random matches under several Ring Rules, stopped before each answer. */
function* stops(each: number): Generator<Stop> {
  for (const [seats, options] of MIXES) {
    for (let seed = 0; seed < each; seed++) {
      const chance = fastChance(seed);
      const names = Array.from({ length: seats }, (_, i) => ({ name: `${i}` }));
      const match = openMatch(theCircuit, { options, seats: names, seed: null, chance, at: 0 });
      while (theCircuit.payoffs(match.state as State) === null) {
        const state = match.state as State;
        const seat = theCircuit.toAct(state)[0]!;
        const moves = theCircuit.legalMoves(state, seat);
        yield { match, view: theCircuit.view(state, seat), moves, seat };
        play(theCircuit, match, seat, theCircuit.randomMove!(state, seat, chance), 0, () => chance);
      }
    }
  }
}

/** Plays on a copy; gives the events and the state after. Throws if it is not legal. */
function tryOut({ match, seat }: Stop, move: Move | Compound): { told: Event[]; state: State } {
  const trial = { ...match, log: [...match.log] };
  const entries = [...play(theCircuit, trial, seat, move, 0, () => fastChance(1))];
  // In which order two bonuses of a use come is another question, and changes nothing of what it does.
  if (move.type === 'play' && (trial.state as State).stack.at(-1)?.name === 'orderingTriggers') {
    entries.push(...play(theCircuit, trial, seat, { type: 'autoOrder' }, 0, () => fastChance(1)));
  }
  return { told: entries.flatMap(entry => heardBy(entry, seat)) as Event[], state: trial.state as State };
}

const SCENE = { names: [], viewer: 0, near: 0, draft: NOTHING, change: () => {}, send: () => {}, read: () => {} };

const sceneOf = ({ view, moves, seat }: Stop, draft: Partial<Draft> = {}): Scene => ({
  ...SCENE,
  view,
  moves,
  viewer: seat,
  near: seat,
  draft: { ...NOTHING, ...draft },
});

/** Moves that are buttons of their own, or cards, and need no place in the ring. */
const BUTTONS = new Set(
  ['stop', 'endCombat', 'use', 'trait', 'pay', 'effect', 'noShift', 'noPin', 'order', 'give'].concat([
    'pickTeam',
    'pickFighter',
    'pickHazard',
  ]),
);

test('every legal move can be pressed somewhere', () => {
  for (const stop of stops(2)) {
    const spots = spotsOf(stop, reachOf(stop.view));
    const hazards = movesOf(stop.moves, 'shift').map(({ hazard }) => hazard);
    const zones = [null, ...hazards].flatMap(hazard => zoneSpots(sceneOf(stop, { hazard })));
    for (const move of stop.moves) {
      const isSpot = spots.some(spot => JSON.stringify(spot.move) === JSON.stringify(move));
      const isStep = move.type === 'step' || move.type === 'vault';
      const isDeclined = 'dir' in move && move.dir === 'none';
      const isZone = zones.some(zone => JSON.stringify(zone.move) === JSON.stringify(move));
      const isFighter = 'fighter' in move && moveOfFighter(stop.moves, move.fighter as FighterRef) !== null;
      expect(isSpot || isStep || isDeclined || isZone || isFighter || BUTTONS.has(move.type), move.type).toBe(true);
    }
  }
});

describe.each(LANGUAGES)('%s: no two answers to one question read alike', (_, words) => {
  const allOf = (scene: Scene): string[] => [
    ...scene.moves.flatMap(move => labelOf(scene.view, move, words) ?? []),
    ...scene.moves.flatMap(move =>
      'fighter' in move && move.type !== 'pickFighter' ? pickSaid(scene, move, words) : [],
    ),
    ...[...new Set(movesOf(scene.moves, 'shift').map(({ hazard }) => hazard))].map(ref =>
      hazardLabel(scene, ref, words),
    ),
  ];

  test('in whole matches', () => {
    for (const stop of stops(2)) {
      const said = allOf(sceneOf(stop));
      if (new Set(said).size < said.length) expect(said).toEqual([...new Set(said)]);
    }
  });

  test('ARENA-R36 ARENA-R37: one card of two symbols, two cards of one, and Convert', () => {
    const t = ring({
      teams: [{ fighters: { dolly: '0,0' }, hand: 'BF02 B08 F08 H09', hype: 1 }, { fighters: { krag: '1,0' } }],
      fighter: 'dolly',
    });
    t.do({ type: 'use', ability: 'hip-toss' });
    const scene = { ...SCENE, view: theCircuit.view(t.state, 0), moves: t.choices };
    const said = allOf(scene);
    expect(said.length).toBe(4);
    expect(new Set(said).size).toBe(4);
    expect(said.filter(text => text.includes('Hype')).length).toBe(2);
  });

  test('ARENA-7 ARENA-R3: fighters of one name, and of two teams', () => {
    const t = ring({
      teams: [
        { fighters: { dolly: '0,0' }, hand: 'B08' },
        { fighters: { 'rex-rookie': '1,0', krag: '0,1' } },
        { fighters: { 'rex-legend': '-1,0', krag: '0,-1' } },
      ],
      fighter: 'dolly',
    });
    t.do({ type: 'use', ability: 'shoulder-check' });
    const scene = { ...SCENE, names: ['Ada', 'Bo', 'Cy'], view: theCircuit.view(t.state, 0), moves: t.choices };
    const said = allOf(scene);
    expect(said.length).toBe(4);
    expect(new Set(said).size).toBe(4);
    for (const name of ['Bo', 'Cy']) expect(said.filter(text => text.includes(name)).length).toBe(2);
  });
});

test('ARENA-51: of those in the ring who cannot be activated, whoever was last is said to rest', () => {
  let resting = 0;
  for (const { view, moves, seat } of stops(2)) {
    const can = movesOf(moves, 'activate').map(({ fighter }) => fighter);
    if (can.length === 0) continue;
    const isTaunted = view.teams[seat]!.fighters.some(({ states }) => states.includes('taunted'));
    const barred = view.teams[seat]!.fighters.filter(
      ({ card, at, states }) => at !== null && !states.includes('dazzled') && !can.includes(refOf(seat, card)),
    );
    const last = restingIn(view);
    if (last !== null) resting++;
    if (!isTaunted) expect(barred.map(({ card }) => refOf(seat, card))).toEqual(last === null ? [] : [last]);
  }
  expect(resting).toBeGreaterThan(0);
});

test('ARENA-R3: a fighter whom both teams have is called whose it is, and no other', () => {
  const both = ring({
    teams: [{ fighters: { krag: '0,0', vessa: '0,4' } }, { fighters: { krag: '1,0', echo: '0,-4' } }],
    fighter: 'krag',
  }).view(0);
  const said = (words: CircuitWords, ...refs: FighterRef[]): string[] =>
    refs.map(ref => words.fighterOf(ref, both, ['Ada', 'Bo']));
  const [own, other] = [refOf(0, 'krag'), refOf(1, 'krag')];
  expect(said(en, own, other, refOf(0, 'vessa'))).toEqual(['your Krag', 'Bo’s Krag', 'Vessa Thornback']);
  expect(said(de, own, other, refOf(0, 'vessa'))).toEqual(['Krag (eigen)', 'Krag (Bo)', 'Vessa Thornback']);
});

test('ARENA-R72: whoever deploys without having been asked where is told why, and nobody else', () => {
  const told = new Map<boolean, number>();
  const asked = new Set<string>();
  let deciding: Match | null = null;
  for (const { match, view, seat } of stops(12)) {
    if (match !== deciding) asked.clear();
    deciding = match;
    const question = view.stack.at(-1)!.name;
    if (question === 'placingZone') asked.add(`${seat}`);
    if (question !== 'benching') {
      expect(forcedZone(view)).toBe(null);
      continue;
    }
    const isForced = !asked.has(`${seat}`);
    expect(forcedZone(view)).toBe(isForced ? view.teams[seat]!.zone : null);
    told.set(isForced, (told.get(isForced) ?? 0) + 1);
  }
  expect([...told.keys()].sort()).toEqual([false, true]);
});

test('ARENA-59: whoever may still move after combat is told that stopping ends the turn', () => {
  const said = new Set<string>();
  for (const { view, moves } of stops(2)) {
    const [stop] = movesOf(moves, 'stop');
    const question = view.stack.at(-1);
    if (!stop || question?.name !== 'moving') continue;
    const label = labelOf(view, stop, en)!;
    expect(label === 'End the turn').toBe(question.phase === 2);
    said.add(label);
  }
  expect(said).toEqual(new Set(['Stay here', 'Stop here', 'End the turn']));
});

test('every space that glows can be gone to, and every step leads to one', () => {
  let ways = 0;
  for (const stop of stops(2)) {
    const reach = reachOf(stop.view);
    const spots = spotsOf(stop, reach);
    const steps = goings(stop.moves).filter(({ type }) => type === 'step' || type === 'vault');
    if (steps.length > 0) expect(spots.length).toBeGreaterThanOrEqual(steps.length);
    for (const spot of spots) {
      if (ways++ % 7 > 0) continue;
      const { told } = tryOut(stop, spot.move);
      // Only something on the way stops anybody short of it.
      const moved = told.flatMap(event => (event.type === 'moved' ? [event.to] : []));
      const isStopped = told.some(({ type }) => type === 'hazardEntered' || type === 'zoneEntered');
      if (spot.kind === 'go' && !isStopped) expect(moved.at(-1)).toBe(spot.key);
    }
  }
  expect(ways).toBeGreaterThan(500);
});

/** Every use of an ability that can be made now, as the table would send it. */
function* playsAt(stop: Stop): Generator<Play> {
  for (const { ability } of movesOf(stop.moves, 'use')) {
    const first = playOf(sceneOf(stop, { ability }))!;
    for (const target of first.targets.length > 0 ? first.targets : [null]) {
      for (const ally of first.allies.length > 0 ? first.allies : [null]) {
        yield playOf(sceneOf(stop, { ability, target, ally }))!;
      }
    }
  }
}

test('what the table sends for an ability is legal, whoever it is aimed at and whatever pays', () => {
  let plays = 0;
  for (const stop of stops(2)) {
    for (const one of playsAt(stop)) {
      plays++;
      expect(one.move).not.toBeNull();
      tryOut(stop, one.move!);
      const other = stop.view.teams[stop.seat]!.hand!.map(card => repaid(one, card)).find(pay => pay !== null);
      if (other) tryOut(stop, { ...one.move!, pay: other } as Compound);
    }
  }
  expect(plays).toBeGreaterThan(100);
});

/** What abilities did at once, before anything else was asked. */
const done = (told: readonly Event[], fighter: FighterRef) => ({
  damage: told.filter(event => event.type === 'damaged' && event.fighter === fighter && event.by === 'ability').length,
  stun: told.filter(event => event.type === 'stunned' && event.fighter === fighter && event.by === 'ability').length,
  healed: sumOf(told, 'healed', fighter),
  unstunned: sumOf(told, 'unstunned', fighter),
  states: told.flatMap(event => (event.type === 'stateGained' && event.fighter === fighter ? [event.state] : [])),
  isOut: told.some(event => event.type === 'defeated' && event.fighter === fighter),
});

const sumOf = (told: readonly Event[], type: 'healed' | 'unstunned', fighter: FighterRef): number =>
  told.reduce((sum, event) => sum + (event.type === type && event.fighter === fighter ? event.by : 0), 0);

/** Hype that a seat got, or paid, for these reasons. */
const hypeFor = (told: readonly Event[], seat: number, ...reasons: readonly HypeReason[]): number =>
  told.reduce(
    (sum, event) =>
      event.type === 'hypeChanged' && event.seat === seat && reasons.includes(event.why) ? sum + event.by : sum,
    0,
  );

/** Effects whose outcome nobody chooses. */
const isPlain = ({ ability }: { ability: { groups: readonly (readonly { k: string }[])[] } }): boolean =>
  ability.groups.flat().every(({ k }) => ['damage', 'stun', 'state', 'defeat', 'heal', 'unstun', 'draw'].includes(k));

test('damage, Stun tokens, defeats, pins and Hype come as they were foretold', () => {
  let [checked, pins] = [0, 0];
  for (const stop of stops(8)) {
    for (const one of playsAt(stop)) {
      const forecast = forecastOf(stop.view, one)!;
      if (!isPlain(forecast)) continue;
      checked++;
      const { told } = tryOut(stop, one.move!);
      for (const event of told) {
        if (event.type !== 'pinBegan' || stop.view.options.pinAttempts !== 'automatic') continue;
        const mark = forecast.marks.get(event.pinned);
        expect(mark && outlookOf(stop.view, forecast.user, event.pinned, mark).pinned).toBeGreaterThan(0);
        pins++;
      }
      for (const [ref, mark] of forecast.marks) {
        const { isOut } = outlookOf(stop.view, forecast.user, ref, mark);
        const was = done(told, ref);
        if (isOut) expect(was.isOut).toBe(true);
        else {
          expect(was.damage).toBe(mark.damage);
          expect(was.stun).toBe(mark.stun);
          const isPinned = told.some(event => event.type === 'pinBegan' && event.pinned === ref);
          if (isPinned) continue;
          expect(was.healed).toBe(mark.heal);
          expect(was.unstunned).toBe(mark.unstun);
          expect(was.states).toEqual(mark.states);
        }
      }
      expect(hypeFor(told, stop.seat, 'cost', 'convert') + forecast.spent).toBe(0);
      // A defeat or a pin may bring more, which nobody can foretell.
      if (told.some(({ type }) => type === 'defeated' || type === 'pinBegan')) continue;
      expect(hypeFor(told, stop.seat, 'ability', 'trait', 'hazard', 'effect')).toBe(forecast.gained);
    }
  }
  expect(checked).toBeGreaterThan(100);
  expect(pins).toBeGreaterThan(10);
});

test('a pin against a fresh deck succeeds with 0.4217, against two cards with more', () => {
  const at = (ringRules: Options['ringRules']): View => {
    const [stop] = stopsIn(ringRules);
    return stop!.view;
  };
  expect(pinOdds(at('home-turf'), 0)).toBeCloseTo(0.4217, 4);
  expect(pinOdds(at('fast-count'), 0)).toBeCloseTo((37 * 36) / (49 * 48), 6);
});

test('ARENA-R61: a pin is less likely the fewer Heel Kicks the pinning fighter can bear', () => {
  const { state } = ring({
    teams: [{ fighters: { clampdown: '0,0' }, hand: 'H08' }, { fighters: { mercy: '1,0' } }],
    fighter: 'clampdown',
  });
  const oddsWith = (left: number): number => {
    state.teams[0]!.fighters[0]!.damage = 6 - left;
    return pinOdds(theCircuit.view(state, 0), 1, '0:clampdown');
  };
  // Of 49 counting cards 12 are pin breaks and 3 are Heel Kicks.
  const hands = (49 * 48 * 47) / 6;
  const without = (34 * 33 * 32) / 6;
  expect(oddsWith(4)).toBeCloseTo(0.4217, 4);
  expect(oddsWith(1)).toBeCloseTo(without / hands, 6);
  expect(oddsWith(2)).toBeCloseTo((without + (3 * 34 * 33) / 2) / hands, 6);
});

/** What is said of the ability aimed at a fighter. */
function outlookFor(state: State, ability: string, target: FighterRef) {
  const stop = { view: theCircuit.view(state, 0), moves: theCircuit.legalMoves(state, 0), seat: 0 };
  const forecast = forecastOf(stop.view, playOf({ ...sceneOf(stop as Stop, { ability, target }) })!)!;
  return outlookOf(stop.view, forecast.user, target, forecast.marks.get(target)!);
}

test('ARENA-R50: whoever has swapped spaces is Pushed from the other one', () => {
  const falls = (gus: Hex, echo: Hex): boolean => {
    const { state } = ring({
      teams: [{ fighters: { gus }, hand: 'B08 B09' }, { fighters: { echo } }],
      fighter: 'gus',
    });
    return outlookFor(state, 'turnstile', '1:echo').mayFall;
  };
  expect(falls('5,0', '4,0')).toBe(true);
  expect(falls('4,0', '5,0')).toBe(false);
});

test('ARENA-R58: whoever a pin has left with tokens enough is pinned again, whoever is hit', () => {
  const { state } = ring({
    teams: [{ fighters: { clampdown: '0,0' }, hand: 'H08' }, { fighters: { mercy: '1,0', krag: '0,1' } }],
    fighter: 'clampdown',
  });
  state.teams[1]!.fighters[0]!.stun = 6;
  const stop = { view: theCircuit.view(state, 0), moves: theCircuit.legalMoves(state, 0), seat: 0 } as unknown as Stop;
  const forecast = forecastOf(stop.view, playOf(sceneOf(stop, { ability: 'pinch', target: '1:krag' }))!)!;
  const mark = forecast.marks.get('1:mercy');
  expect(mark && outlookOf(stop.view, forecast.user, '1:mercy', mark).pinned).toBeCloseTo(0.4217, 4);
});

test('as many Pushes are offered in one line as are left, and nothing else of the group', () => {
  const t = ring({
    teams: [{ fighters: { dolly: '0,0' }, hand: 'BF02' }, { fighters: { krag: '1,0' } }],
    fighter: 'dolly',
  });
  t.do({ type: 'use', ability: 'hip-toss' });
  t.do({ type: 'effect', index: 0 });
  expect(t.asking).toBe('choosingPush');
  expect(pushesLeft(theCircuit.view(t.state, 0))).toBe(2);
});

describe('low-gravity: the table tells where a Push ends', () => {
  const pushed = (krag: Hex, other: Hex = '-5,0') => {
    const t = ring({
      teams: [{ fighters: { gus: '3,0' }, hand: 'B08' }, { fighters: { krag, vessa: other } }],
      fighter: 'gus',
      ringRules: 'low-gravity',
    });
    t.do({ type: 'use', ability: 'shove' });
    const view = theCircuit.view(t.state, 0);
    const spots = spotsOf({ view, moves: theCircuit.legalMoves(t.state, 0) }, reachOf(view));
    return (key: Hex) => {
      const spot = spots.find(one => one.key === key)!;
      return { ...spot, said: linesOf(view, spot, en).map(({ text }) => text) };
    };
  };

  test('a space further', () => {
    const { way, isOver, said } = pushed('2,0')('1,0');
    expect([way, isOver]).toEqual([['1,0', '0,0'], false]);
    expect(said).toEqual(['Krag slides one space further.']);
  });

  test('no further where somebody stands', () => {
    const { way, said } = pushed('2,0', '0,0')('1,0');
    expect(way).toEqual(['1,0']);
    expect(said).toEqual(['Krag is Pushed here.']);
  });

  test('over the edge', () => {
    const { way, isOver, said } = pushed('4,0')('5,0');
    expect([way, isOver]).toEqual([['5,0'], true]);
    expect(said).toEqual(['Ring Out: Krag is defeated, and your team gains 3 Hype.']);
  });
});

/** The first stop of a match under these Ring Rules at which somebody is in the ring. */
function* stopsIn(ringRules: Options['ringRules']): Generator<Stop> {
  const chance = fastChance(1);
  const match = openMatch(theCircuit, {
    options: { ringRules },
    seats: [{ name: 'a' }, { name: 'b' }],
    seed: null,
    chance,
    at: 0,
  });
  while (theCircuit.payoffs(match.state as State) === null) {
    const state = match.state as State;
    const seat = theCircuit.toAct(state)[0]!;
    const view = theCircuit.view(state, seat);
    if (view.round > 0) yield { match, view, moves: theCircuit.legalMoves(state, seat), seat };
    play(theCircuit, match, seat, theCircuit.randomMove!(state, seat, chance), 0, () => chance);
  }
}

test('pins are shown card by card, each with its end', () => {
  let pins = 0;
  for (const stop of stops(4)) {
    for (const one of playsAt(stop)) {
      const { told } = tryOut(stop, one.move!);
      for (const story of pinsIn(told)) {
        pins++;
        const isBroken = story.cards.some(({ pinBreak }) => pinBreak);
        if (story.success) expect(isBroken).toBe(false);
        expect(story.cards.length).toBeGreaterThan(0);
      }
    }
  }
  expect(pins).toBeGreaterThan(0);
});

test('ARENA-R60: no more cards lie there than the pin counts, until one is seen not to count', () => {
  const card = (id: string, counted: number): PinStory['cards'][number] => ({
    ...{ type: 'pinCard', seat: 1, card: id, counted, pinBreak: false, struggle: null },
  });
  const cards = [card('H09', 1), card('BF01', 1), card('B08', 2), card('B09', 3)];
  const story: PinStory = { fighter: '0:clampdown', pinned: '1:mercy', count: 3, cards, success: true };
  expect([0, 1, 2, 3, 4].map(turned => cardsLaid(story, turned))).toEqual([3, 3, 4, 4, 4]);
});

test('of two pins in one turn the second has the odds that the cards of the first leave it', () => {
  const [stop] = stopsIn('home-turf');
  const { view } = stop!;
  const [pinned, also] = [refOf(1, view.teams[1]!.fighters[0]!.card), refOf(1, view.teams[1]!.fighters[1]!.card)];
  const { id: card } = contentOf(view.content).deck.find(({ pinBreak }) => pinBreak)!;
  const began = { fighter: refOf(0, view.teams[0]!.fighters[0]!.card), count: 3, success: false };
  const stories: PinStory[] = [
    { ...began, pinned, cards: [{ type: 'pinCard', seat: 1, card, counted: 1, pinBreak: true, struggle: null }] },
    { ...began, pinned: also, cards: [] },
  ];
  const [first, second] = waitingOf(view, stories);
  expect(pinOdds(first!.old, 1)).toBe(pinOdds(view, 1));
  // A pin break is gone.
  expect(pinOdds(second!.old, 1)).toBeGreaterThan(pinOdds(view, 1));
  expect(pinOdds(second!.old, 0)).toBe(pinOdds(view, 0));
});

test('ARENA-R70: the stage says what decided at the bell, and nothing did where two share the win', () => {
  const { view } = stops(1).next().value as Stop;
  const ended = (winners: readonly number[], ranking: readonly (readonly number[])[], hype: number): View => ({
    ...view,
    teams: [0, 1, 2].map(seat => ({ ...view.teams[0]!, hype: seat === 0 ? hype : 3 })),
    result: { ...view.result!, winners: [...winners], ranking: ranking.map(seats => [...seats]), cause: 'bell' },
  });
  expect(bellDecidedBy(ended([0], [[0], [1], [2]], 4))).toBe('hype');
  expect(bellDecidedBy(ended([0, 1], [[0, 1], [2]], 3))).toBe('nothing');
});

test('all fighters have looks of their own, in a file that is small enough', () => {
  const file = readFileSync(new URL('../table/looks.json', import.meta.url), 'utf8');
  const looks = { ...(JSON.parse(file) as object), ...BILLED } as { [fighter: string]: unknown };
  expect(file.length).toBeLessThan(80_000);
  expect(Object.keys(looks).toSorted()).toEqual([...FIGHTER_IDS].toSorted());
  expect(new Set(Object.values(looks).map(look => JSON.stringify(look))).size).toBe(FIGHTER_IDS.length);
});
