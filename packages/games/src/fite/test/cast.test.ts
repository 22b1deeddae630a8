/** Who fights where: the same for every viewer, another in every match, and nobody before the powers are revealed. */

import { readFileSync } from 'node:fs';
import { commitmentTo, fastChance, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { tournament } from '../competition/tournament.ts';
import { ARENAS } from '../content/arenas.ts';
import { type Bout, fighterFor } from '../content/casting.ts';
import { FIGHTERS } from '../content/fighters.ts';
import { fite } from '../rules.ts';
import { type Options, POWERS, type State, type View } from '../state.ts';
import { barksOf } from '../table/calls.ts';
import { castOf } from '../table/cast.ts';
import type { Look, Piece } from '../table/look.ts';
import { HOODED, LOOKS } from '../table/looks.ts';
import { voices } from '../words/en/voices.ftl.ts';

const VIEWERS = [0, 1, null] as const;
const open = (options: Partial<Options>, seed = 1) => {
  const chance = fastChance(seed);
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  return { chance, match: openMatch(fite, { options, seats, seed: null, chance, at: 0 }) };
};
const viewOf = (state: unknown, viewer: number | null): View => fite.view(state as State, viewer);
const bouts = (count: number): Bout[] =>
  Array.from({ length: count }, (_, i) => ({
    lot: commitmentTo(i.toString(16).padStart(64, '0')),
    names: ['Ada', 'Bo'],
  }));

test('every viewer sees the same arena and fighters, at every step, and only powers change who they are', () => {
  for (const [seed, bout] of bouts(6).entries()) {
    const { chance, match } = open({ powers: seed % 2 ? 'random' : 'choose', mutualOut: 'rematch' }, seed);
    const arenas = new Set<string>();
    const pairs = new Set<string>();
    while (fite.payoffs(match.state as State) === null) {
      const casts = VIEWERS.map(viewer => castOf(viewOf(match.state, viewer), bout));
      expect(casts[1]).toEqual(casts[0]);
      expect(casts[2]).toEqual(casts[0]);
      arenas.add(casts[0]!.arena.id);
      pairs.add(String(casts[0]!.fighters.map(fighter => fighter?.id)));
      const seat = fite.toAct(match.state as State)[0]!;
      const moves = fite.legalMoves(match.state as State, seat);
      play(fite, match, seat, moves[chance.int(moves.length)]!, 0, () => chance);
    }
    expect(arenas.size).toBe(1);
    // Cloaked, then themselves.
    expect(pairs.size).toBe(seed % 2 ? 1 : 2);
  }
});

test('nobody is known before the powers are revealed, whatever was picked and whoever looks', () => {
  const [bout] = bouts(1);
  for (const power of [...POWERS, null]) {
    for (const seat of [0, 1]) {
      const { chance, match } = open({});
      play(fite, match, seat, { type: 'power', power }, 0, () => chance);
      for (const viewer of VIEWERS) {
        const cast = castOf(viewOf(match.state, viewer), bout!);
        expect(cast.fighters).toEqual([null, null]);
        expect(cast.arena.id).toBe(castOf(viewOf(open({}).match.state, viewer), bout!).arena.id);
      }
    }
  }
});

test('a fighter has the power it enters with, and the other seat’s is the other one of the two', () => {
  for (const bout of bouts(20)) {
    for (const power of [...POWERS, null]) {
      const [red, blue] = [fighterFor(power, 0, bout), fighterFor(power, 1, bout)];
      expect([red.power, blue.power]).toEqual([power, power]);
      expect(red.id).not.toBe(blue.id);
    }
  }
});

test('matches differ: in fifty of them every fighter enters from either corner, and every arena is used', () => {
  const many = bouts(50);
  for (const seat of [0, 1] as const) {
    const seen = new Set(many.flatMap(bout => [...POWERS, null].map(power => fighterFor(power, seat, bout).id)));
    expect(seen.size).toBe(FIGHTERS.length);
  }
  const view = viewOf(open({}).match.state, null);
  expect(new Set(many.map(bout => castOf(view, bout).arena.id)).size).toBe(ARENAS.length);
});

test('without a promise about the dice the names decide, and turned seats may meet elsewhere', () => {
  const view = viewOf(open({ powers: 'off' }).match.state, null);
  const cast = (names: string[]) => castOf(view, { names });
  expect(cast(['Ada', 'Bo'])).toEqual(cast(['Ada', 'Bo']));
  const arenas = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Ida'].map(name => cast([name, 'Hugo']).arena.id);
  expect(new Set(arenas).size).toBeGreaterThan(1);
});

test('fighters call out how it ended for them, or that they used their power; a cloaked one says nothing', () => {
  const fighters = [FIGHTERS[0], FIGHTERS[1]] as const;
  const cast = { arena: ARENAS[0], fighters: [...fighters] as [(typeof fighters)[0], (typeof fighters)[1]] };
  const said = (...[result, used]: [Parameters<typeof barksOf>[0], [boolean, boolean]]) =>
    barksOf(result, used, cast, voices).map(({ text }) => text);
  const barks = fighters.map(({ id }) => voices.fighters[id].barks);
  expect(said(null, [false, false])).toEqual([]);
  expect(said(null, [false, true])).toEqual([barks[1]!.power]);
  expect(said({ winner: 1, reason: 'takenOut' }, [true, false])).toEqual([barks[0]!.lose, barks[1]!.win]);
  expect(said({ winner: null, reason: 'bothOut' }, [true, false])).toEqual([barks[0]!.power]);
  expect(barksOf({ winner: 0, reason: 'concede' }, [true, true], { ...cast, fighters: [null, null] }, voices)).toEqual(
    [],
  );
});

const piecesOf = ({ behind = [], front = [], skirt = [], mane = [], face, grip }: Look): Piece[] =>
  [behind, front, skirt, mane, face, grip?.pieces ?? []].flat();

test('every fighter is drawn, no two alike, from paths that can be drawn', () => {
  expect(Object.keys(LOOKS)).toEqual(FIGHTERS.map(({ id }) => id));
  const looks = [...Object.values(LOOKS), HOODED];
  expect(new Set(looks.map(look => JSON.stringify(look.face))).size).toBe(looks.length);
  expect(new Set(looks.map(look => JSON.stringify(look.build))).size).toBe(looks.length);
  for (const look of looks) {
    for (const [, path] of piecesOf(look)) expect(path).toMatch(/^M[-\d.\s,MLHVCQTAZmlhvcqtaz]+$/);
  }
});

test('the poster’s two are painted in their own colours', () => {
  const sheet = readFileSync(new URL('../table/poster.css', import.meta.url), 'utf8');
  const painted = [...sheet.matchAll(/--own: (#\w+)/g)].map(([, colour]) => colour);
  expect(painted).toEqual(['oxbow', 'hammer-lotte'].map(id => FIGHTERS.find(fighter => fighter.id === id)!.colour));
});

test('FITE-R48: everybody keeps one fighter through all rounds of a tournament, and the table shows it', () => {
  const own = new Map<number, string>();
  let state = tournament.start({ entrants: 6, options: {}, match: {}, seed: '3c'.repeat(32) });
  // More with one power than there are fighters for it.
  const picks = ['brutal', 'brutal', 'brutal', 'tough', null, null] as const;
  for (const [who, power] of picks.entries()) state = tournament.apply(state, who, { type: 'enter', power });
  while (tournament.outcome(state) === null) {
    for (const { id, entrants, cast, opening } of tournament.openMatches(state)) {
      for (const [seat, who] of entrants.entries()) {
        expect(cast![seat]).toBe(own.get(who) ?? cast![seat]);
        own.set(who, cast![seat]!);
      }
      const { chance, match } = open({});
      for (const { seat, move } of opening) play(fite, match, seat, move, 0, () => chance);
      const shown = castOf(viewOf(match.state, null), { lot: id, names: [], cast });
      expect(shown.fighters.map(fighter => fighter!.id)).toEqual(cast);
      state = tournament.reportWinner!(state, id, entrants[0]!);
    }
  }
  // Six entered, and no two of them are alike.
  expect(new Set(own.values()).size).toBe(6);
});
