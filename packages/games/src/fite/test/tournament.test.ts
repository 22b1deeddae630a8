/** FITE-48 to FITE-54 and R45 to R51: entering, drawing, deciding, leaving. */

import {
  type Chance,
  copyPlain,
  fastChance,
  type IllegalMove,
  openMatch,
  play,
  type Refusal,
  scripted,
} from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Entrant } from '../../competition.ts';
import { refusalSentence } from '../../refusals.ts';
import {
  type BoutEnd,
  drawRound,
  isOver,
  recordResult,
  remaining,
  type Tournament,
  withdraw,
} from '../competition/rounds.ts';
import { tournament as competition } from '../competition/tournament.ts';
import { fite } from '../rules.ts';
import type { Power, State } from '../state.ts';
import { competitionFrom } from '../words/competition.ts';
import { competition as inGerman } from '../words/de/competition.ftl.ts';
import { competition as inEnglish } from '../words/en/competition.ftl.ts';

/** A capital, a full stop, and nothing left open. */
const SENTENCE = /^(?!.*undefined)\p{Lu}.*[.]$/u;

const [english, german] = [competitionFrom(inEnglish), competitionFrom(inGerman)];

const SEED = '4f'.repeat(32);
const [A, B, C, D, E] = [0, 1, 2, 3, 4];

/** Notes of so many, all in the bag and nothing drawn. */
function entered(count: number, options: unknown = {}, match: unknown = {}): Tournament {
  // Where nothing is picked on entering the first round is drawn at once; here it is drawn by hand.
  const opened = competition.start({ entrants: count, options, match, seed: SEED });
  return {
    ...opened,
    rounds: [],
    draws: 0,
    entrants: opened.entrants.map(one => ({ ...one, isIn: true, byes: 0, power: null })),
  };
}

/** Chance that draws them in this order; `inBag` is the order of entry of those still in. */
function drawing(inBag: readonly Entrant[], order: readonly Entrant[]): Chance {
  const bag = [...inBag];
  const places = order.map(who => {
    const at = bag.indexOf(who);
    // The last note fills the gap.
    const last = bag.pop()!;
    if (at < bag.length) bag[at] = last;
    return at;
  });
  return scripted(places);
}

const NO_CHANCE = scripted([]);
const wins = (winner: 0 | 1): BoutEnd => ({ winner, reason: 'takenOut', dice: null });
const drawn: BoutEnd = { winner: null, reason: 'bothDazed', dice: null };
const mustBeSaid = (refusal: Refusal): void => {
  for (const words of [english, german]) {
    expect(refusalSentence(words as unknown as Parameters<typeof refusalSentence>[0], refusal)).toMatch(SENTENCE);
  }
};
const ruleOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    const { refusal } = error as IllegalMove;
    mustBeSaid(refusal);
    return refusal.rule;
  }
  return 'no refusal';
};
const pairsOf = (tournament: Tournament) => tournament.rounds.at(-1)!.pairings.map(({ fighters }) => [...fighters]);
const wonBy = (tournament: Tournament, winner: Entrant): Tournament => {
  const { pairings } = tournament.rounds.at(-1)!;
  const index = pairings.findIndex(({ fighters }) => fighters.includes(winner));
  return recordResult(tournament, index, wins(pairings[index]!.fighters[0] === winner ? 0 : 1), NO_CHANCE);
};
const championOf = (tournament: Tournament): Entrant | null | undefined => competition.outcome(tournament)?.winner;

test('FITE-E18 five fighters: four bouts, three rounds, a bye in each of the first two', () => {
  let t = drawRound(entered(5), drawing([A, B, C, D, E], [D, A, E, C]));
  expect([pairsOf(t), t.rounds[0]!.bye]).toEqual([
    [
      [D, A],
      [E, C],
    ],
    B,
  ]);
  t = wonBy(wonBy(t, A), C);
  t = drawRound(t, drawing([A, B, C], [C, B]));
  expect([pairsOf(t), t.rounds[1]!.bye]).toEqual([[[C, B]], A]);
  t = wonBy(t, B);
  t = drawRound(t, drawing([A, B], [A, B]));
  expect([pairsOf(t), t.rounds[2]!.bye, isOver(t)]).toEqual([[[A, B]], null, false]);
  t = wonBy(t, A);
  expect([isOver(t), championOf(t)]).toEqual([true, A]);
  expect(t.rounds.flatMap(r => r.pairings).length).toBe(4);
});

test('FITE-48 FITE-R49: 2 to 64 entrants, N-1 bouts and as many rounds as halvings', () => {
  const chance = fastChance(48);
  for (const count of [2, 3, 4, 5, 8, 9, 31, 33, 64]) {
    let t = entered(count);
    while (!isOver(t)) {
      t = drawRound(t, chance);
      for (const index of t.rounds.at(-1)!.pairings.keys()) {
        t = recordResult(t, index, wins(chance.int(2) as 0 | 1), chance);
      }
    }
    expect(t.rounds.flatMap(r => r.pairings).length).toBe(count - 1);
    expect(t.rounds.length).toBe(Math.ceil(Math.log2(count)));
    expect(remaining(t)).toEqual([championOf(t)]);
  }
});

test('FITE-R49: one entrant, none, or a 65th are refused', () => {
  for (const entrants of [0, 1, 65, 2.5]) {
    expect(() => competition.start({ entrants, seed: SEED })).toThrow('a tournament has 2 to 64 entrants');
  }
  expect(competition.entrants.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 63 }, (_, i) => i + 2));
});

test('FITE-49 FITE-51: the loser of a bout is out, and each pairing is decided once', () => {
  let t = drawRound(entered(4), drawing([A, B, C, D], [A, B, C, D]));
  t = recordResult(t, 0, wins(1), NO_CHANCE);
  expect(t.entrants.map(e => e.isOut)).toEqual([true, false, false, false]);
  expect(t.rounds[0]!.pairings[0]!.result).toMatchObject({ winner: 1, reason: 'takenOut' });
  expect(ruleOf(() => recordResult(t, 0, wins(0), NO_CHANCE))).toBe('FITE-51');
  expect(ruleOf(() => recordResult(t, 2, wins(0), NO_CHANCE))).toBe('FITE-51');
  expect(ruleOf(() => recordResult(entered(2), 0, wins(0), NO_CHANCE))).toBe('FITE-51');
});

test('FITE-50 FITE-R45: names are drawn one at a time, each equally likely', () => {
  const chance = fastChance(50);
  const firsts = [0, 0, 0];
  const byes = [0, 0, 0];
  const start = entered(3);
  for (let i = 0; i < 3000; i++) {
    const round = drawRound(start, chance).rounds[0]!;
    firsts[round.pairings[0]!.fighters[0]]!++;
    byes[round.bye!]!++;
  }
  for (const who of [A, B, C]) {
    // 1000 expected, standard deviation 26.
    expect(Math.abs(firsts[who]! - 1000)).toBeLessThan(130);
    expect(Math.abs(byes[who]! - 1000)).toBeLessThan(130);
  }
});

test('FITE-50: nobody puts a note in once the first round is drawn', () => {
  let t = competition.start({ entrants: 2, seed: SEED });
  for (const who of [A, B]) t = competition.apply(t, who, { type: 'enter', power: null });
  expect(t.rounds.length).toBe(1);
  expect(ruleOf(() => competition.apply(t, A, { type: 'enter', power: 'fast' }))).toBe('FITE-50');
});

test('FITE-52 FITE-R50: the next round is drawn anew from all winners, once every bout is decided', () => {
  let t = drawRound(entered(4), drawing([A, B, C, D], [A, B, C, D]));
  expect(ruleOf(() => drawRound(t, NO_CHANCE))).toBe('FITE-R50');
  t = wonBy(t, C);
  expect(ruleOf(() => drawRound(t, NO_CHANCE))).toBe('FITE-R50');
  t = wonBy(t, B);
  t = drawRound(t, drawing([B, C], [C, B]));
  expect(pairsOf(t)).toEqual([[C, B]]);
});

test('FITE-49: whoever wins the final wins it all, and goes on nowhere', () => {
  let t = drawRound(entered(3), drawing([A, B, C], [A, B]));
  t = wonBy(t, A);
  expect(competition.stages(t)[0]!.matches[0]!.outcome!.goOn).toEqual([A]);
  t = wonBy(drawRound(t, drawing([A, C], [A, C])), C);
  expect(competition.stages(t)[1]!.matches[0]!.outcome).toMatchObject({ ranking: [[C], [A]], goOn: [] });
});

test('FITE-53: the fighter left over goes on without a fight', () => {
  let t = drawRound(entered(3), drawing([A, B, C], [A, B]));
  expect([t.rounds[0]!.bye, t.entrants[C]!.byes]).toEqual([C, 1]);
  expect(competition.stages(t)[0]!.matches.at(-1)).toMatchObject({ entrants: [C], outcome: { goOn: [C] } });
  t = wonBy(t, A);
  t = drawRound(t, drawing([A, C], [A, C]));
  expect(pairsOf(t)).toEqual([[A, C]]);
});

test('FITE-54: when it is over nothing more can be done', () => {
  const t = wonBy(drawRound(entered(2), fastChance(2)), B);
  expect([isOver(t), championOf(t)]).toEqual([true, B]);
  expect(ruleOf(() => drawRound(t, NO_CHANCE))).toBe('FITE-54');
  expect(ruleOf(() => recordResult(t, 0, wins(0), NO_CHANCE))).toBe('FITE-54');
  expect(ruleOf(() => withdraw(t, B))).toBe('FITE-54');
});

test('FITE-R46 byes random: chance may give the same fighter a second bye', () => {
  let t = drawRound(entered(5), drawing([A, B, C, D, E], [A, B, C, D]));
  t = wonBy(wonBy(t, A), C);
  t = drawRound(t, drawing([A, C, E], [A, C]));
  expect([t.rounds[1]!.bye, t.entrants[E]!.byes]).toEqual([E, 2]);
});

test('FITE-R46 byes noRepeat: the bye is drawn first, among those with the fewest byes', () => {
  // Place 4 of five is E's; then the four others as they lie.
  let t = drawRound(entered(5, { byes: 'noRepeat' }), scripted([4, 0, 0, 0, 0]));
  expect([t.rounds[0]!.bye, pairsOf(t)]).toEqual([
    E,
    [
      [A, D],
      [C, B],
    ],
  ]);
  t = wonBy(wonBy(t, A), C);
  // Only A and C can have it now, whatever chance says: place 1 of those two is C.
  const byes = Array.from({ length: 50 }, (_, seed) => drawRound(t, fastChance(seed)).rounds[1]!.bye);
  expect(new Set(byes)).toEqual(new Set([A, C]));
  t = drawRound(t, scripted([1, 0, 0]));
  expect([t.rounds[1]!.bye, pairsOf(t)]).toEqual([C, [[A, E]]]);
});

test('FITE-R47 tournamentDraw replay: a drawn bout is fought again three times, then rolled off', () => {
  let t = drawRound(entered(2), drawing([A, B], [A, B]));
  for (const replays of [1, 2, 3]) {
    t = recordResult(t, 0, { winner: null, reason: 'turnLimit', dice: null }, NO_CHANCE);
    expect([t.rounds[0]!.pairings[0]!.replays, t.rounds[0]!.pairings[0]!.result, isOver(t)]).toEqual([
      replays,
      null,
      false,
    ]);
  }
  const chance = scripted([3, 3, 2, 5]);
  t = recordResult(t, 0, drawn, chance);
  chance.finish();
  expect(t.rounds[0]!.pairings[0]!.result).toMatchObject({ winner: 1, reason: 'rollOff' });
  expect(championOf(t)).toBe(B);
});

test('FITE-R47: a replay that is won decides the pairing', () => {
  let t = drawRound(entered(2), drawing([A, B], [A, B]));
  t = recordResult(recordResult(t, 0, drawn, NO_CHANCE), 0, wins(0), NO_CHANCE);
  expect([championOf(t), t.rounds[0]!.pairings[0]!.replays]).toEqual([A, 1]);
});

test('FITE-R47 tournamentDraw rollOff: no replay', () => {
  const open = drawRound(entered(2, { tournamentDraw: 'rollOff' }), drawing([A, B], [A, B]));
  expect(championOf(recordResult(open, 0, drawn, scripted([6, 1])))).toBe(A);
});

test('FITE-R42 FITE-R47: after 20 ties a fair coin decides', () => {
  const open = drawRound(entered(2, { tournamentDraw: 'rollOff' }), drawing([A, B], [A, B]));
  const chance = scripted([...Array(40).fill(4), 1]);
  expect(championOf(recordResult(open, 0, drawn, chance))).toBe(B);
  chance.finish();
});

test('FITE-R47: a bout of a tournament has no way of its own to decide a draw', () => {
  const open = drawRound(entered(2, {}, { minPool: 'third' }), fastChance(3));
  expect(competition.openMatches(open)[0]!.options).toMatchObject({ mutualOut: 'draw', minPool: 'third' });
  expect(() => competition.start({ entrants: 2, match: { mutualOut: 'rematch' }, seed: SEED })).toThrow(/mutualOut/);
});

/** Everybody has entered with a power, and the first round is drawn by the seed. */
const withPowers = (powers: readonly (Power | null)[]): Tournament =>
  powers.reduce(
    (t, power, who) => competition.apply(t, who, { type: 'enter', power }),
    competition.start({ entrants: powers.length, seed: SEED }),
  );

test('FITE-R48 tournamentPowers fixed: picked at entry, shown with the first draw, kept in every bout', () => {
  let t = competition.start({ entrants: 3, seed: SEED });
  expect([A, B, C].map(who => competition.owes(t, who)?.isSecret)).toEqual([true, true, true]);
  t = competition.apply(t, C, { type: 'enter', power: 'swift' });
  expect(competition.viewFor(t, null).entrants.map(e => e.power)).toEqual([null, null, null]);
  expect(competition.viewFor(t, C).entrants.map(e => e.power)).toEqual([null, null, 'swift']);
  expect(competition.viewFor(t, null).seed).toBe('');
  t = competition.apply(t, A, { type: 'enter', power: 'brutal' });
  expect(competition.openMatches(t)).toEqual([]);
  t = competition.apply(t, B, { type: 'enter', power: null });
  expect(competition.viewFor(t, null).entrants.map(e => e.power)).toEqual(['brutal', null, 'swift']);
  for (const bouts of [1, 2]) {
    const [bout] = competition.openMatches(t);
    expect(bout!.options).toMatchObject({ powers: 'choose' });
    const brought = bout!.opening.map(({ move }) => (move as { power: Power | null }).power);
    expect(brought).toEqual(bout!.entrants.map(who => ['brutal', null, 'swift'][who]));
    t = competition.reportWinner!(t, bout!.id, bout!.entrants[0]!);
    expect(t.rounds.flatMap(r => r.pairings).filter(p => p.result).length).toBe(bouts);
  }
});

test('FITE-R48: a bout set up for a pairing starts fresh, with its fighters and their powers', () => {
  const t = withPowers(['tough', 'cunning']);
  const [bout] = competition.openMatches(t);
  const seats = bout!.entrants.map(who => ({ name: 'AB'[who]! }));
  const match = openMatch(fite, { options: bout!.options, seats, seed: null, chance: scripted([]), at: 0 });
  for (const { seat, move } of bout!.opening) play(fite, match, seat, move, 0, () => scripted([]));
  const powerOf = (who: Entrant) => ['tough', 'cunning'][who];
  expect((match.state as State).fighters).toMatchObject(
    bout!.entrants.map(who => ({ dice: 9, power: powerOf(who), spent: false, loc: null })),
  );
});

test('FITE-R48 tournamentPowers repick: nothing is picked at entry, the bout asks', () => {
  const t = competition.start({ entrants: 2, options: { tournamentPowers: 'repick' }, seed: SEED });
  expect(competition.owes(t, A)).toBeNull();
  expect(ruleOf(() => competition.apply(t, A, { type: 'enter', power: 'brutal' }))).toBe('FITE-50');
  expect(competition.openMatches(t)).toMatchObject([{ options: { powers: 'choose' }, opening: [] }]);
});

test('FITE-R48 FITE-R20: random powers are dealt with the first draw and kept; powers off means none', () => {
  const random = drawRound(entered(2, {}, { powers: 'random' }), scripted([4, 1, 0, 0]));
  expect(random.entrants.map(e => e.power)).toEqual(['swift', 'brutal']);
  expect(competition.openMatches(random)).toMatchObject([{ options: { powers: 'choose' }, opening: [{}, {}] }]);
  const off = competition.start({ entrants: 2, match: { powers: 'off' }, seed: SEED });
  expect(competition.openMatches(off)).toMatchObject([{ options: { powers: 'off' }, opening: [] }]);
});

test('FITE-9: an unknown power cannot be entered, nor anything else', () => {
  const t = competition.start({ entrants: 2, seed: SEED });
  for (const sent of [{ type: 'enter', power: 'rude' }, { type: 'enter' }, { type: 'leave' }, null, 7]) {
    expect(competition.why(t, A, sent)).toMatchObject({ rule: 'form' });
  }
  for (const who of [-1, 2, 0.5]) expect(competition.why(t, who, { type: 'enter', power: null })?.rule).toBe('seat');
});

test('FITE-R51: who leaves before the first draw is not drawn', () => {
  let t = competition.start({ entrants: 3, seed: SEED });
  for (const who of [A, C]) t = competition.apply(t, who, { type: 'enter', power: null });
  t = competition.withdraw!(t, B);
  expect(t.rounds[0]!.pairings[0]!.fighters.toSorted()).toEqual([A, C]);
  expect(ruleOf(() => competition.withdraw!(t, B))).toBe('FITE-R51');
});

test('FITE-R51: who leaves during a bout concedes it', () => {
  let t = drawRound(entered(4), drawing([A, B, C, D], [A, B, C, D]));
  t = withdraw(withdraw(t, A), D);
  expect(t.rounds[0]!.pairings.map(p => p.result)).toMatchObject([
    { winner: 1, reason: 'concede' },
    { winner: 0, reason: 'concede' },
  ]);
  expect(ruleOf(() => withdraw(t, A))).toBe('FITE-R51');
  expect(isOver(t)).toBe(false);
});

test('FITE-R51: who leaves while waiting is taken out before the draw; one name left has won', () => {
  let t = drawRound(entered(3), drawing([A, B, C], [A, B]));
  t = withdraw(t, C);
  expect(isOver(t)).toBe(false);
  expect(championOf(wonBy(t, A))).toBe(A);

  t = drawRound(entered(3), drawing([A, B, C], [A, B]));
  expect(championOf(withdraw(wonBy(t, A), A))).toBe(C);
});

test('FITE-R51: with no name left there is no winner', () => {
  const t = drawRound(entered(2), drawing([A, B], [A, B]));
  // B has been struck off by the organiser while the bout still runs.
  t.entrants[B]!.isOut = true;
  expect(championOf(withdraw(t, A))).toBeNull();
});

test('an unknown option is refused with a sentence', () => {
  expect(() => competition.start({ entrants: 2, options: { byes: 'never' }, seed: SEED })).toThrow(
    /option 'byes' must be one of/,
  );
  expect(() => competition.start({ entrants: 2, match: { dice: 12 }, seed: SEED })).toThrow(/no option 'dice'/);
  expect(() => competition.start({ entrants: 2, seed: 'abc' })).toThrow(/seed/);
});

test('a bout is taken down once: told again, or late, it changes nothing; one that never was is refused', () => {
  let t = withPowers([null, null, null, null]);
  const [first, second] = competition.openMatches(t);
  const drawnOnce = competition.reportWinner!(t, first!.id, null);
  expect(competition.openMatches(drawnOnce).map(({ id }) => id)).toEqual(['1.1.2', '1.2.1']);
  expect(competition.reportWinner!(drawnOnce, first!.id, first!.entrants[0]!)).toBe(drawnOnce);
  t = competition.reportWinner!(t, first!.id, first!.entrants[1]!);
  expect(competition.reportWinner!(t, first!.id, first!.entrants[0]!)).toBe(t);
  t = competition.reportWinner!(t, second!.id, second!.entrants[0]!);
  expect(competition.reportWinner!(t, second!.id, second!.entrants[1]!)).toBe(t);
  for (const id of ['1.3.1', '3.1.1', '1.1.2', '0.0.0', 'final', '']) {
    expect(() => competition.reportWinner!(t, id, null)).toThrow(`there is no match '${id}'`);
  }
  const [final] = competition.openMatches(t);
  expect(() => competition.reportWinner!(t, final!.id, first!.entrants[0]!)).toThrow(/does not fight/);
});

test('standings: whoever lasts longer is the better one, with bouts won and dice left', () => {
  let t = withPowers(['fast', 'tough', null]);
  const [bout] = competition.openMatches(t);
  const ended = { result: { winner: 1, reason: 'takenOut' }, fighters: [{ dice: 0 }, { dice: 4 }] };
  t = competition.report(t, bout!.id, ended);
  const [loser, winner] = bout!.entrants;
  const rows = competition.standings(t);
  expect(rows.find(({ entrant }) => entrant === winner)).toMatchObject({ place: 1, wins: 1, played: 1, score: 4 });
  expect(rows.at(-1)).toMatchObject({ entrant: loser, place: 3, isOut: true, wins: 0, score: 0 });
  expect(() => competition.report(t, competition.openMatches(t)[0]!.id, { result: null, fighters: [] })).toThrow(
    /not over/,
  );
});

test('stages: rounds to come are known by the number of their bouts', () => {
  const t = competition.start({ entrants: 5, options: { tournamentPowers: 'repick' }, seed: SEED });
  const sizes = competition.stages(t).map(({ place, matches }) => [place, matches.length]);
  expect(sizes).toEqual([
    ['2', 3],
    [null, 1],
    [null, 1],
  ]);
});

test('a whole tournament: from its seed everything is as it was, and every state has its shape', () => {
  const run = (): Tournament[] => {
    const states = [competition.start({ entrants: 7, seed: SEED })];
    const go = (next: Tournament): unknown => states.push(next);
    for (let who = 0; who < 7; who++) {
      go(competition.apply(states.at(-1)!, who, competition.botAct(states.at(-1)!, who, fastChance(who))));
    }
    for (let bouts = 0; !competition.outcome(states.at(-1)!); bouts++) {
      const [bout] = competition.openMatches(states.at(-1)!);
      go(competition.reportWinner!(states.at(-1)!, bout!.id, bouts % 3 === 0 ? null : bout!.entrants[bouts % 2]!));
    }
    return states;
  };
  const states = run();
  expect(run()).toEqual(states);
  for (const state of states) expect(competition.shapes.state.problem(state, 'state')).toBeNull();
  for (const state of states) {
    expect(competition.shapes.state.problem(competition.viewFor(state, 3), 'view')).toBeNull();
  }
});

test('a refusal and every act leave the given tournament as it was, and a saved one goes on alike', () => {
  const acts: ((t: Tournament) => Tournament)[] = [
    ...[A, B, C].map(who => (t: Tournament) => competition.apply(t, who, { type: 'enter', power: null })),
    t => competition.reportWinner!(t, '1.1.1', null),
    t => competition.reportWinner!(t, '1.1.2', t.rounds[0]!.pairings[0]!.fighters[0]),
    t => competition.withdraw!(t, t.rounds[1]!.pairings[0]!.fighters[0]),
  ];
  let t = competition.start({ entrants: 3, seed: SEED });
  for (const act of acts) {
    const before = copyPlain(t);
    const saved = JSON.parse(JSON.stringify(t)) as Tournament;
    const next = act(t);
    expect(t).toEqual(before);
    expect(act(saved)).toEqual(next);
    t = next;
  }
  expect(isOver(t)).toBe(true);
});
