/** What is told of the spaces of the ring before one goes there: where each is, what would come of it; and ways round what does harm. */

import { fastChance, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Hex, neighbours, radiusOf, zoneOf } from '../hex.ts';
import { theCircuit } from '../rules.ts';
import { type Options, type State, seatOf, type View } from '../state.ts';
import { hazardAt, isHarmful } from '../table/entering.ts';
import { reachOf } from '../table/reach.ts';
import { fighterIn } from '../table/scene.ts';
import { linesOf, nameOf, spaceSaid, spotSaid } from '../table/spot-lines.ts';
import { type Spot, spotsOf } from '../table/spots.ts';
import type { CircuitWords } from '../words/catalogue.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';
import { mover } from '../words/telling.ts';
import { livelyMove } from './lively.ts';

const LANGUAGES: readonly (readonly [string, CircuitWords])[] = [
  ['English', en],
  ['German', de],
];

const MIXES: readonly (readonly [Options['ringRules'], seed: number])[] = [
  ['home-turf', 1],
  ['scorched-core', 2],
  ['live-ropes', 6],
  ['countdown', 4],
];

interface Asked {
  readonly view: View;
  readonly spots: readonly Spot[];
}

/** Every question of a match under each of some Ring Rules that is answered with a space. */
const ASKED: readonly Asked[] = MIXES.flatMap(([ringRules, seed]) => {
  const chance = fastChance(seed);
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  // An edition that is not retuned any more, so that the same matches are played.
  const options = { ringRules, bellRounds: 12, content: 'ref-2' };
  const match = openMatch(theCircuit, { options, seats, seed: null, chance, at: 0 });
  const found: Asked[] = [];
  while (theCircuit.payoffs(match.state as State) === null) {
    const state = match.state as State;
    const seat = theCircuit.toAct(state)[0]!;
    const view = theCircuit.view(state, seat);
    const spots = spotsOf({ view, moves: theCircuit.legalMoves(state, seat) }, reachOf(view));
    if (spots.length > 0) found.push({ view, spots });
    play(theCircuit, match, seat, livelyMove(state, seat, chance), 0, () => chance);
  }
  return found;
});

const KINDS = ['go', 'push', 'out', 'deploy'];

test('the matches come to every kind of space', () => {
  const kinds = new Set(ASKED.flatMap(({ spots }) => spots.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(KINDS.toSorted());
});

test.each(LANGUAGES)('%s: no two spaces of a question sound alike, and each is a whole sentence', (_, words) => {
  for (const { view, spots } of ASKED) {
    const said = spots.map(spot => spotSaid(view, spot, words));
    // Over the edge is over the edge, whichever way.
    const inside = said.filter((_text, i) => spots[i]!.key !== 'out');
    expect(new Set(inside).size).toBe(inside.length);
    for (const text of said) expect(text).toMatch(/^[^\s,:][^[\]{}]*\.$/);
    for (const text of said) expect(text).not.toMatch(/undefined|null|NaN|\[object|\s\s| [.,:;]/);
  }
});

test.each(LANGUAGES)('%s: the edge, a hazard one goes into and enemies next to it are told', (_, words) => {
  const seen = { edges: 0, hazards: 0, enemies: 0 };
  for (const { view, spots } of ASKED) {
    const who = mover(view)!;
    const { at } = fighterIn(view, who);
    for (const spot of spots) {
      if (spot.key === 'out') continue;
      const said = spotSaid(view, spot, words);
      expect(said.includes(words.says.atEdge)).toBe(radiusOf(spot.key) === view.radius);
      if (radiusOf(spot.key) === view.radius) seen.edges++;
      const hazard = hazardAt(view, spot.key);
      if (hazard) expect(said).toContain(words.hazard(hazard.id).name);
      if (hazard && (at === null || zoneOf(at) !== zoneOf(spot.key))) {
        expect(said).toContain(words.hazard(hazard.id, view.content).text);
        seen.hazards++;
      }
      if (spot.kind === 'push') continue;
      for (const [seat, { fighters }] of view.teams.entries()) {
        for (const other of fighters) {
          if (seat === seatOf(who) || other.at === null || !isNext(other.at, spot.key)) continue;
          expect(said).toContain(words.fighter(other.card).name);
          seen.enemies++;
        }
      }
    }
  }
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
});

/** Whether two spaces touch. */
function isNext(a: `${number},${number}`, b: `${number},${number}`): boolean {
  const [[q, r], [p, s]] = [a, b].map(hex => hex.split(',').map(Number)) as [[number, number], [number, number]];
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s)) === 1;
}

test.each(LANGUAGES)('%s: a Push out of the ring says what it is worth, and when the ropes hold', (_, words) => {
  const outs = ASKED.flatMap(({ view, spots }) =>
    spots.filter(({ kind }) => kind === 'out').map(spot => ({ view, said: spotSaid(view, spot, words) })),
  );
  const held = words.says.go.ropes('X').split('X').at(-1)!;
  const isHeld = outs.filter(({ said }) => said.includes(held));
  expect(isHeld.length).toBeGreaterThan(0);
  expect(isHeld.every(({ view }) => view.ringRules === 'live-ropes')).toBe(true);
  const falls = outs.filter(({ said }) => !said.includes(held));
  expect(falls.length).toBeGreaterThan(0);
  for (const { said } of falls) expect(said).toMatch(/\b3 Hype/);
});

test('ARENA-19: what the Ring Rules do to whoever enters a zone is foretold like a hazard', () => {
  const texts = ASKED.filter(({ view }) => view.ringRules === 'scorched-core').flatMap(({ view, spots }) => {
    const { at } = fighterIn(view, mover(view)!);
    const enters = spots.filter(({ key, kind }) => kind !== 'deploy' && key !== 'out' && zoneOf(key) === 0);
    return at === null || zoneOf(at) === 0 ? [] : enters.map(spot => spotSaid(view, spot, en));
  });
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).toContain('Scorched Core: 1 damage and Burning.');
});

test('ARENA-36: a hazard that would knock somebody out says so before anybody is in it', () => {
  let told = 0;
  for (const { view, spots } of ASKED) {
    const who = mover(view)!;
    const knockOut = en.says.forecast.knockOut(nameOf(view, who, en));
    for (const spot of spots) {
      if (spot.key === 'out' || hazardAt(view, spot.key)?.id !== 'fire-pit') continue;
      const { at } = fighterIn(view, who);
      if (at === null || zoneOf(at) === zoneOf(spot.key)) continue;
      const [fresh, weak] = [0, fighterIn(view, who).stats.STA - 1].map(damage => {
        const copy = structuredClone(view);
        Object.assign(fighterIn(copy, who), { damage });
        return linesOf(copy, spot, en);
      });
      expect(fresh!.some(({ text }) => text.includes(knockOut))).toBe(false);
      expect(weak![0]).toEqual({ text: `${knockOut}.`, tone: 'danger' });
      told++;
    }
  }
  expect(told).toBeGreaterThan(5);
});

test.each(LANGUAGES)('%s: where a fighter stands is said with its zone and hazard', (_, words) => {
  const { view } = ASKED.find(({ view: { teams } }) => teams.some(({ hazardZone }) => hazardZone === 2))!;
  const hazard = view.teams.find(({ hazardZone }) => hazardZone === 2)!.hazard!;
  const said = spaceSaid(view, '3,-1', words);
  expect(said).toContain(words.zone(2));
  expect(said).toContain(words.hazard(hazard).name);
  expect(spaceSaid(view, '0,-5', words)).toContain(words.says.atEdge);
});

/** Spaces that can be walked to without going into anything that does harm, in as many steps as are left. */
function withoutHarm(view: View): Set<Hex> {
  const fighter = fighterIn(view, view.activation!.fighter);
  const taken = new Set(view.teams.flatMap(({ fighters }) => fighters.map(({ at }) => at)));
  const frame = view.stack.at(-1) as { limit: number; steps: number };
  const isFree = (hex: Hex): boolean => radiusOf(hex) <= view.radius && !taken.has(hex);
  const isSafe = (from: Hex, to: Hex): boolean => zoneOf(to) === zoneOf(from) || !isHarmful(view, to);
  let edge = [fighter.at!];
  const found = new Set(edge);
  for (let steps = frame.limit - frame.steps; steps > 0; steps--) {
    edge = edge.flatMap(from => neighbours(from).filter(to => isFree(to) && isSafe(from, to) && !found.has(to)));
    for (const hex of edge) found.add(hex);
  }
  return found;
}

test('a way leads round what does harm, wherever it can', () => {
  let ways = 0;
  for (const { view, spots } of ASKED) {
    if (view.stack.at(-1)?.name !== 'moving') continue;
    const safe = withoutHarm(view);
    const { at } = fighterIn(view, mover(view)!);
    for (const { key, way } of spots) {
      const isHurt = way.some((hex, i) => zoneOf(hex) !== zoneOf(way[i - 1] ?? at!) && isHarmful(view, hex));
      if (key !== 'out' && safe.has(key)) expect(isHurt).toBe(false);
      ways++;
    }
  }
  expect(ways).toBeGreaterThan(500);
});
