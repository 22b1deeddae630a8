/** FITE-48 to FITE-54 and R45 to R51: entering, drawing, deciding, leaving. */

import { copyPlain, fastChance, openMatch, play, scripted } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { fite } from '../rules.ts';
import type { Power, Result, State } from '../state.ts';
import {
  drawRound,
  enter,
  openTournament,
  recordResult,
  setupOf,
  shownTo,
  type Tournament,
  withdraw,
} from '../tournament.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `Fighter ${i + 1}`);
const entered = (list: readonly string[], options: unknown = {}, bout: unknown = {}): Tournament =>
  list.reduce((tournament, name) => enter(tournament, name), openTournament(options, bout));

/** Chance that draws the names in this order; `inBag` is the order of entry of those still in. */
function drawing(inBag: readonly string[], order: readonly string[]) {
  const bag = [...inBag];
  const places = order.map(name => {
    const at = bag.indexOf(name);
    // The last note fills the gap.
    const last = bag.pop()!;
    if (at < bag.length) bag[at] = last;
    return at;
  });
  return scripted(places);
}

const NO_CHANCE = scripted([]);
const wins = (winner: 0 | 1): Result => ({ winner, reason: 'takenOut' });
const drawn: Result = { winner: null, reason: 'bothDazed' };
const ruleOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as { rule: string }).rule;
  }
  return 'no refusal';
};
const pairsOf = (tournament: Tournament) => tournament.rounds.at(-1)!.pairings.map(p => p.names.join('–'));
const byName = (tournament: Tournament, winner: string): Tournament => {
  const index = tournament.rounds.at(-1)!.pairings.findIndex(p => p.names.includes(winner));
  return recordResult(
    tournament,
    index,
    wins(tournament.rounds.at(-1)!.pairings[index]!.names[0] === winner ? 0 : 1),
    NO_CHANCE,
  );
};

test('FITE-E18 five fighters: four bouts, three rounds, a bye in each of the first two', () => {
  let t = entered(['A', 'B', 'C', 'D', 'E']);
  t = drawRound(t, drawing(['A', 'B', 'C', 'D', 'E'], ['D', 'A', 'E', 'C']));
  expect([pairsOf(t), t.rounds[0]!.bye]).toEqual([['D–A', 'E–C'], 'B']);
  t = byName(byName(t, 'A'), 'C');
  t = drawRound(t, drawing(['A', 'B', 'C'], ['C', 'B']));
  expect([pairsOf(t), t.rounds[1]!.bye]).toEqual([['C–B'], 'A']);
  t = byName(t, 'B');
  t = drawRound(t, drawing(['A', 'B'], ['A', 'B']));
  expect([pairsOf(t), t.rounds[2]!.bye, t.isOver]).toEqual([['A–B'], null, false]);
  t = byName(t, 'A');
  expect([t.isOver, t.champion]).toEqual([true, 'A']);
  expect(t.rounds.flatMap(r => r.pairings).length).toBe(4);
});

test('FITE-48 FITE-R49: 2 to 64 entrants, N-1 bouts and as many rounds as halvings', () => {
  const chance = fastChance(48);
  for (const count of [2, 3, 4, 5, 8, 9, 31, 33, 64]) {
    let t = entered(names(count));
    while (!t.isOver) {
      t = drawRound(t, chance);
      for (const index of t.rounds.at(-1)!.pairings.keys()) {
        t = recordResult(t, index, wins(chance.int(2) as 0 | 1), chance);
      }
    }
    expect(t.rounds.flatMap(r => r.pairings).length).toBe(count - 1);
    expect(t.rounds.length).toBe(Math.ceil(Math.log2(count)));
    expect(t.entrants.filter(e => !e.isOut).map(e => e.name)).toEqual([t.champion]);
  }
});

test('FITE-R49: one entrant, a 65th, a name twice, an empty or a long name are refused', () => {
  expect(ruleOf(() => drawRound(entered(['Only']), NO_CHANCE))).toBe('FITE-R49');
  expect(ruleOf(() => drawRound(entered([]), NO_CHANCE))).toBe('FITE-R49');
  expect(ruleOf(() => enter(entered(names(64)), 'One more'))).toBe('FITE-R49');
  expect(ruleOf(() => enter(entered(['Bo']), 'Bo'))).toBe('FITE-R49');
  for (const name of ['', '  ', 'x'.repeat(25)]) expect(ruleOf(() => enter(entered([]), name))).toBe('FITE-R49');
  expect(enter(entered([]), 'ü'.repeat(24)).entrants.length).toBe(1);
});

test('FITE-49 FITE-51: the loser of a bout is out, and each pairing is decided once', () => {
  let t = drawRound(entered(['A', 'B', 'C', 'D']), drawing(['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'D']));
  t = recordResult(t, 0, wins(1), NO_CHANCE);
  expect(t.entrants.map(e => e.isOut)).toEqual([true, false, false, false]);
  expect(t.rounds[0]!.pairings[0]!.result).toEqual({ winner: 1, reason: 'takenOut' });
  expect(ruleOf(() => recordResult(t, 0, wins(0), NO_CHANCE))).toBe('FITE-51');
  expect(ruleOf(() => recordResult(t, 2, wins(0), NO_CHANCE))).toBe('FITE-51');
  expect(ruleOf(() => recordResult(t, 1, { winner: 2, reason: 'takenOut' }, NO_CHANCE))).toBe('FITE-51');
  expect(ruleOf(() => recordResult(entered(['A', 'B']), 0, wins(0), NO_CHANCE))).toBe('FITE-51');
});

test('FITE-50 FITE-R45: names are drawn one at a time, each equally likely', () => {
  const chance = fastChance(50);
  const firsts: Record<string, number> = {};
  const byes: Record<string, number> = {};
  const start = entered(['A', 'B', 'C']);
  for (let i = 0; i < 3000; i++) {
    const round = drawRound(start, chance).rounds[0]!;
    const first = round.pairings[0]!.names[0];
    firsts[first] = (firsts[first] ?? 0) + 1;
    byes[round.bye!] = (byes[round.bye!] ?? 0) + 1;
  }
  for (const name of ['A', 'B', 'C']) {
    // 1000 expected, standard deviation 26.
    expect(Math.abs(firsts[name]! - 1000)).toBeLessThan(130);
    expect(Math.abs(byes[name]! - 1000)).toBeLessThan(130);
  }
});

test('FITE-50: nobody enters once the first round is drawn', () => {
  const t = drawRound(entered(['A', 'B']), fastChance(1));
  expect(ruleOf(() => enter(t, 'C'))).toBe('FITE-50');
});

test('FITE-52 FITE-R50: the next round is drawn anew from all winners, once every bout is decided', () => {
  let t = drawRound(entered(['A', 'B', 'C', 'D']), drawing(['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'D']));
  expect(ruleOf(() => drawRound(t, NO_CHANCE))).toBe('FITE-R50');
  t = byName(t, 'C');
  expect(ruleOf(() => drawRound(t, NO_CHANCE))).toBe('FITE-R50');
  t = byName(t, 'B');
  t = drawRound(t, drawing(['B', 'C'], ['C', 'B']));
  expect(pairsOf(t)).toEqual(['C–B']);
});

test('FITE-53: the fighter left over goes on without a fight', () => {
  let t = drawRound(entered(['A', 'B', 'C']), drawing(['A', 'B', 'C'], ['A', 'B']));
  expect([t.rounds[0]!.bye, t.entrants[2]!.byes]).toEqual(['C', 1]);
  t = byName(t, 'A');
  t = drawRound(t, drawing(['A', 'C'], ['A', 'C']));
  expect(pairsOf(t)).toEqual(['A–C']);
});

test('FITE-54: when it is over nothing more can be done', () => {
  const t = byName(drawRound(entered(['A', 'B']), fastChance(2)), 'B');
  expect([t.isOver, t.champion]).toEqual([true, 'B']);
  expect(ruleOf(() => drawRound(t, NO_CHANCE))).toBe('FITE-54');
  expect(ruleOf(() => recordResult(t, 0, wins(0), NO_CHANCE))).toBe('FITE-54');
  expect(ruleOf(() => withdraw(t, 'B'))).toBe('FITE-54');
});

test('FITE-R46 byes random: chance may give the same fighter a second bye', () => {
  let t = drawRound(entered(['A', 'B', 'C', 'D', 'E']), drawing(['A', 'B', 'C', 'D', 'E'], ['A', 'B', 'C', 'D']));
  t = byName(byName(t, 'A'), 'C');
  t = drawRound(t, drawing(['A', 'C', 'E'], ['A', 'C']));
  expect([t.rounds[1]!.bye, t.entrants[4]!.byes]).toEqual(['E', 2]);
});

test('FITE-R46 byes noRepeat: the bye is drawn first, among those with the fewest byes', () => {
  const open = entered(['A', 'B', 'C', 'D', 'E'], { byes: 'noRepeat' });
  // Place 4 of five is E's; then the four others as they lie.
  let t = drawRound(open, scripted([4, 0, 0, 0, 0]));
  expect([t.rounds[0]!.bye, pairsOf(t)]).toEqual(['E', ['A–D', 'C–B']]);
  t = byName(byName(t, 'A'), 'C');
  // Only A and C can have it now, whatever chance says: place 1 of those two is C.
  const byes = Array.from({ length: 50 }, (_, seed) => drawRound(t, fastChance(seed)).rounds[1]!.bye);
  expect(new Set(byes)).toEqual(new Set(['A', 'C']));
  t = drawRound(t, scripted([1, 0, 0]));
  expect([t.rounds[1]!.bye, pairsOf(t)]).toEqual(['C', ['A–E']]);
});

test('FITE-R47 tournamentDraw replay: a drawn bout is fought again three times, then rolled off', () => {
  let t = drawRound(entered(['A', 'B']), drawing(['A', 'B'], ['A', 'B']));
  for (const replays of [1, 2, 3]) {
    t = recordResult(t, 0, { winner: null, reason: 'turnLimit' }, NO_CHANCE);
    expect([t.rounds[0]!.pairings[0]!.replays, t.rounds[0]!.pairings[0]!.result, t.isOver]).toEqual([
      replays,
      null,
      false,
    ]);
  }
  const chance = scripted([3, 3, 2, 5]);
  t = recordResult(t, 0, drawn, chance);
  chance.finish();
  expect(t.rounds[0]!.pairings[0]!.result).toEqual({ winner: 1, reason: 'rollOff' });
  expect(t.champion).toBe('B');
});

test('FITE-R47: a replay that is won decides the pairing', () => {
  let t = drawRound(entered(['A', 'B']), drawing(['A', 'B'], ['A', 'B']));
  t = recordResult(recordResult(t, 0, drawn, NO_CHANCE), 0, wins(0), NO_CHANCE);
  expect([t.champion, t.rounds[0]!.pairings[0]!.replays]).toEqual(['A', 1]);
});

test('FITE-R47 tournamentDraw rollOff: no replay', () => {
  const open = drawRound(entered(['A', 'B'], { tournamentDraw: 'rollOff' }), drawing(['A', 'B'], ['A', 'B']));
  expect(recordResult(open, 0, drawn, scripted([6, 1])).champion).toBe('A');
});

test('FITE-R42 FITE-R47: after 20 ties a fair coin decides', () => {
  const open = drawRound(entered(['A', 'B'], { tournamentDraw: 'rollOff' }), drawing(['A', 'B'], ['A', 'B']));
  const chance = scripted([...Array(40).fill(4), 1]);
  expect(recordResult(open, 0, drawn, chance).champion).toBe('B');
  chance.finish();
});

test('FITE-R47: a bout of a tournament has no way of its own to decide a draw', () => {
  const open = drawRound(entered(['A', 'B'], {}, { mutualOut: 'rematch', minPool: 'third' }), fastChance(3));
  expect(setupOf(open, 0).options).toMatchObject({ mutualOut: 'draw', minPool: 'third' });
});

const withPowers = (powers: Record<string, Power | null>, options: unknown = {}, bout: unknown = {}): Tournament =>
  Object.entries(powers).reduce((t, [name, power]) => enter(t, name, power), openTournament(options, bout));

test('FITE-R48 tournamentPowers fixed: picked at entry, shown with the first draw, kept in every bout', () => {
  const open = withPowers({ A: 'brutal', B: null, C: 'swift' });
  expect(shownTo(open, null).entrants.map(e => e.power)).toEqual([null, null, null]);
  expect(shownTo(open, 'C').entrants.map(e => e.power)).toEqual([null, null, 'swift']);
  let t = drawRound(open, drawing(['A', 'B', 'C'], ['B', 'A']));
  expect(shownTo(t, null).entrants.map(e => e.power)).toEqual(['brutal', null, 'swift']);
  expect(setupOf(t, 0)).toMatchObject({
    seats: [{ name: 'B' }, { name: 'A' }],
    options: { powers: 'choose' },
    picks: [
      { type: 'power', power: null },
      { type: 'power', power: 'brutal' },
    ],
  });
  t = drawRound(byName(t, 'A'), drawing(['A', 'C'], ['A', 'C']));
  expect(setupOf(t, 0).picks!.map(p => p.power)).toEqual(['brutal', 'swift']);
});

test('FITE-R48: a bout set up for a pairing starts fresh, with its fighters and their powers', () => {
  const t = drawRound(withPowers({ A: 'tough', B: 'cunning' }), drawing(['A', 'B'], ['B', 'A']));
  const { options, seats, picks } = setupOf(t, 0);
  const match = openMatch(fite, { options, seats, seed: null, chance: scripted([]), at: 0 });
  for (const [seat, pick] of picks!.entries()) play(fite, match, seat, pick, 0, () => scripted([]));
  expect(match.seats).toEqual([{ name: 'B' }, { name: 'A' }]);
  expect((match.state as State).fighters).toMatchObject([
    { dice: 9, power: 'cunning', spent: false, loc: null },
    { dice: 9, power: 'tough', spent: false, loc: null },
  ]);
});

test('FITE-R48 tournamentPowers repick: nothing is picked at entry, the bout asks', () => {
  const open = openTournament({ tournamentPowers: 'repick' });
  expect(ruleOf(() => enter(open, 'A', 'brutal'))).toBe('FITE-R48');
  const t = drawRound(enter(enter(open, 'A'), 'B'), fastChance(4));
  expect(setupOf(t, 0)).toMatchObject({ options: { powers: 'choose' }, picks: null });
});

test('FITE-R48 FITE-R20: random powers are dealt with the first draw and kept; powers off means none', () => {
  const random = drawRound(entered(['A', 'B'], {}, { powers: 'random' }), scripted([4, 1, 0, 0]));
  expect(setupOf(random, 0)).toMatchObject({
    options: { powers: 'choose' },
    picks: [{ power: 'swift' }, { power: 'brutal' }],
  });
  const off = entered(['A', 'B'], {}, { powers: 'off' });
  expect(ruleOf(() => enter(off, 'C', 'fast'))).toBe('FITE-R48');
  expect(setupOf(drawRound(off, scripted([0, 0])), 0)).toMatchObject({ options: { powers: 'off' }, picks: null });
});

test('FITE-9: an unknown power cannot be entered', () => {
  expect(ruleOf(() => enter(openTournament(), 'A', 'rude' as Power))).toBe('FITE-9');
});

test('FITE-R51: who leaves before the first draw was never in', () => {
  const t = withdraw(entered(['A', 'B', 'C']), 'B');
  expect(t.entrants.map(e => e.name)).toEqual(['A', 'C']);
  expect(ruleOf(() => withdraw(t, 'B'))).toBe('FITE-R51');
  expect(enter(t, 'B').entrants.length).toBe(3);
});

test('FITE-R51: who leaves during a bout concedes it', () => {
  let t = drawRound(entered(['A', 'B', 'C', 'D']), drawing(['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'D']));
  t = withdraw(withdraw(t, 'A'), 'D');
  expect(t.rounds[0]!.pairings.map(p => p.result)).toEqual([
    { winner: 1, reason: 'concede' },
    { winner: 0, reason: 'concede' },
  ]);
  expect(ruleOf(() => withdraw(t, 'A'))).toBe('FITE-R51');
  expect(t.isOver).toBe(false);
});

test('FITE-R51: who leaves while waiting is taken out before the draw; one name left has won', () => {
  let t = drawRound(entered(['A', 'B', 'C']), drawing(['A', 'B', 'C'], ['A', 'B']));
  t = withdraw(t, 'C');
  expect(t.isOver).toBe(false);
  expect(byName(t, 'A')).toMatchObject({ isOver: true, champion: 'A' });

  t = drawRound(entered(['A', 'B', 'C']), drawing(['A', 'B', 'C'], ['A', 'B']));
  expect(withdraw(byName(t, 'A'), 'A')).toMatchObject({ isOver: true, champion: 'C' });
});

test('FITE-R51: with no name left there is no winner', () => {
  const t = drawRound(entered(['A', 'B']), drawing(['A', 'B'], ['A', 'B']));
  // B has been struck off by the organiser while the bout still runs.
  t.entrants[1]!.isOut = true;
  expect(withdraw(t, 'A')).toMatchObject({ isOver: true, champion: null });
});

test('an unknown option is refused with a sentence', () => {
  expect(() => openTournament({ byes: 'never' })).toThrow(/option 'byes' must be one of/);
  expect(() => openTournament({}, { dice: 12 })).toThrow(/no option 'dice'/);
});

test('a refusal and every act leave the given tournament as it was, and a saved one goes on alike', () => {
  const acts: ((t: Tournament) => Tournament)[] = [
    t => enter(t, 'A'),
    t => enter(t, 'B'),
    t => enter(t, 'C'),
    t => drawRound(t, fastChance(9)),
    t => recordResult(t, 0, drawn, fastChance(9)),
    t => recordResult(t, 0, wins(0), fastChance(9)),
    t => drawRound(t, fastChance(10)),
    t => withdraw(t, t.rounds[1]!.pairings[0]!.names[0]),
  ];
  let t = openTournament();
  for (const act of acts) {
    const before = copyPlain(t);
    const saved = JSON.parse(JSON.stringify(t)) as Tournament;
    const next = act(t);
    expect(t).toEqual(before);
    expect(act(saved)).toEqual(next);
    t = next;
  }
  expect(t.isOver).toBe(true);
});
