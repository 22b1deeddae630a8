/** The review: its bookkeeping on numbers made by hand, and whole studies of games whose truth is known. */

import { findGame, GAMES } from '@roundhouse/games';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import {
  type AnyGame,
  fastChance,
  type Game,
  type Match,
  openMatch,
  play,
  randomMove,
  scripted,
} from '@roundhouse/kernel';
import { effort } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { accountsOf, inHundredths, runsOf, swingsOf, turningPoints } from '../src/review/ledger.ts';
import { add, type Mean, meanDifferenceOf, meanOf, noSums } from '../src/review/mean.ts';
import { stretchesOf } from '../src/review/quiet.ts';
import { type Findings, type Judged, openStudy } from '../src/review/study.ts';

const mean = (first: number, error = 0): Mean => ({ games: 100, mean: [first, 1 - first], error });

const gain = (first: number, error = 0): Mean => ({ games: 100, mean: [first, -first], error });

const judged = (seat: number, usual: number, made: number, best = made): Judged => ({
  seat,
  made: mean(made),
  gained: gain(made - usual),
  best: mean(best),
  bestMove: { type: 'other' },
});

describe('bookkeeping', () => {
  // Even; the first seat chooses well; the dice are unkind; the second seat chooses badly; the first seat wins.
  const findings: Findings = {
    chances: [mean(0.5), mean(0.62), mean(0.4), mean(0.7), mean(1)],
    judged: [null, judged(0, 0.5, 0.62, 0.67), null, judged(1, 0.4, 0.7, 0.3), null],
    movers: [null, 0, 1, 0, 1],
  };

  test('what a step changed is luck and choice, and nothing else', () => {
    const [chosen, thrown, blundered, last] = swingsOf(findings);
    expect(chosen).toMatchObject({ step: 2, chooser: 0 });
    expect(chosen!.choice[0]).toBeCloseTo(0.12);
    expect(chosen!.luck[0]).toBeCloseTo(0);
    expect(chosen!.missed).toBeCloseTo(0.05);
    expect(thrown).toMatchObject({ step: 3, chooser: null, choice: [0, 0], missed: 0 });
    expect(thrown!.luck[0]).toBeCloseTo(-0.22);
    expect(blundered!.choice[1]).toBeCloseTo(-0.3);
    expect(blundered!.missed).toBeCloseTo(0.4);
    expect(last!.luck[0]).toBeCloseTo(0.3);
  });

  test('each account adds up from the first chances to the result', () => {
    const [first, second] = accountsOf(findings);
    expect(first!.luck).toBeCloseTo(0.08);
    expect(first!.ownChoices).toBeCloseTo(0.12);
    expect(first!.othersChoices).toBeCloseTo(0.3);
    expect(second!.ownChoices).toBeCloseTo(-0.3);
    for (const { start, luck, ownChoices, othersChoices, result } of [first!, second!]) {
      expect(start + luck + ownChoices + othersChoices).toBeCloseTo(result);
    }
  });

  test('what is shown adds up to the last digit', () => {
    const shares = { start: 0.504, luck: -0.366, ownChoices: -0.242, othersChoices: 0.104, result: 0 };
    const shown = inHundredths({ ...shares, errors: accountsOf(findings)[0]!.errors });
    const { start, luck, ownChoices, othersChoices, result } = shown;
    expect([start, luck, ownChoices, othersChoices, result]).toEqual([0.5, -0.36, -0.24, 0.1, 0]);
  });

  test('what was estimated has its interval: luck, as what is left, that of all together', () => {
    const sure = accountsOf(findings)[0]!.errors;
    expect(sure).toEqual({ start: 0, luck: 0, ownChoices: 0, othersChoices: 0 });
    const own: Judged = { ...judged(0, 0.5, 0.62), gained: gain(0.12, 0.05) };
    const unsure = { ...findings, chances: [mean(0.5, 0.12), ...findings.chances.slice(1)], judged: [null, own] };
    const { start, luck, ownChoices, othersChoices } = accountsOf(unsure)[0]!.errors;
    expect([start, ownChoices, othersChoices]).toEqual([0.12, 0.05, 0]);
    expect(luck).toBeCloseTo(0.13);
  });

  test('turning points come in order, are large, and are not what may be noise', () => {
    expect(turningPoints(findings).map(({ step }) => step)).toEqual([2, 3, 4, 5]);
    const unsure = { ...findings, chances: [mean(0.5), mean(0.6, 0.1), mean(0.4, 0.02), mean(0.7), mean(1)] };
    expect(turningPoints(unsure).map(({ step }) => step)).toEqual([4, 5]);
    const many = [0.5, 0.9, 0.1, 0.9, 0.1, 0.9, 0.1, 0.3].map(share => mean(share));
    const movers = many.map((_, i) => i % 2);
    expect(turningPoints({ chances: many, judged: many.map(() => null), movers })).toHaveLength(5);
  });

  test('what one seat does in a row counts together', () => {
    const [first, second] = runsOf({ ...findings, movers: [null, 0, 1, 1, 1] });
    expect(first).toMatchObject({ first: 2, step: 2 });
    expect(second).toMatchObject({ first: 3, step: 5, chooser: 1 });
    expect(second!.change[0]).toBeCloseTo(0.38);
    expect(second!.luck[0]! + second!.choice[0]!).toBeCloseTo(second!.change[0]!);
    expect(second!.missed).toBeCloseTo(0.4);
    // Of its steps the last two moved as much; one of them is named.
    expect([4, 5]).toContain(second!.most);
    expect(turningPoints({ ...findings, movers: [null, 0, 1, 1, 1] }).map(({ step }) => step)).toEqual([2, 5]);
  });
});

describe('averages', () => {
  test('are exact, and never quite certain after a few games', () => {
    const sums = noSums(2);
    expect(meanOf(sums)).toEqual({ games: 0, mean: [0.5, 0.5], error: 1 });
    for (let i = 0; i < 4; i++) add(sums, [1, 0]);
    expect(meanOf(sums).mean).toEqual([1, 0]);
    expect(meanOf(sums).error).toBeGreaterThan(0.1);
    for (let i = 0; i < 396; i++) add(sums, i % 2 === 0 ? [1, 0] : [0, 1]);
    expect(meanOf(sums).error).toBeCloseTo(0.025, 3);
  });

  test('two moves are compared deal by deal: the luck that both had does not count', () => {
    const [same, better] = [noSums(2), noSums(2)];
    for (let i = 0; i < 40; i++) {
      add(same, [0, 0]);
      add(better, i % 2 === 0 ? [0.2, -0.2] : [0.3, -0.3]);
    }
    expect(meanDifferenceOf(same)).toEqual({ games: 40, mean: [0, 0], error: 0 });
    expect(meanDifferenceOf(better).mean[0]).toBeCloseTo(0.25);
    expect(meanDifferenceOf(better).error).toBeGreaterThan(0.05 / Math.sqrt(40));
    expect(meanDifferenceOf(better).error).toBeLessThan(0.03);
    const once = noSums(2);
    add(once, [0.5, -0.5]);
    expect(meanDifferenceOf(once).error).toBeCloseTo(0.5);
  });

  test('quiet steps join places into stretches', () => {
    expect(stretchesOf([false, true, true, false, false, true])).toEqual([[0, 1, 2], [3], [4, 5]]);
  });
});

type State = { over: 0 | 1 | null };
type Pick = { type: 'take' | 'toss' | 'leave' };

/** One seat takes the win, tosses for it, or leaves it to the other. */
const heads: Game<Record<never, never>, State, Pick, State, never> = {
  id: 'heads',
  name: 'Heads',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  presets: {},
  setup: () => ({ over: null }),
  toAct: ({ over }) => (over === null ? [0] : []),
  legalMoves: ({ over }, seat) =>
    over === null && seat === 0 ? [{ type: 'take' }, { type: 'toss' }, { type: 'leave' }] : [],
  apply(state, _seat, { type }, { chance }) {
    if (type === 'toss') state.over = chance.int(2) === 0 ? 0 : 1;
    else state.over = type === 'take' ? 0 : 1;
  },
  payoffs: ({ over }) => (over === null ? null : [1 - over, over]),
  view: ({ over }) => ({ over }),
  determinize: ({ over }) => ({ over }),
  why: () => ({ rule: 'HEADS-1', key: 'Take, toss or leave.' }),
  checkState: () => null,
};

function studied(game: AnyGame, match: Match, rounds: number): Findings {
  const study = openStudy(game, match, knowledgeOf(game.id));
  while (study.rounds < rounds) for (const _ of study.round());
  return study.findings;
}

describe('a study', () => {
  test.each([
    { move: 'take', falls: [], choice: 0.5, luck: 0, missed: 0 },
    { move: 'toss', falls: [0], choice: 0, luck: 0.5, missed: 0.5 },
    { move: 'toss', falls: [1], choice: 0, luck: -0.5, missed: 0.5 },
    { move: 'leave', falls: [], choice: -0.5, luck: 0, missed: 1 },
  ])('$move with $falls: choice $choice, luck $luck, missed $missed', ({ move, falls, choice, luck, missed }) => {
    const seats = [{ name: 'Ada' }, { name: 'Bo' }];
    const match = openMatch(heads, { seats, seed: null, chance: scripted([]), at: 0 });
    play(heads, match, 0, { type: move }, 0, () => scripted(falls));
    const [swing] = swingsOf(studied(heads, match, 300));
    expect(swing!.choice[0]).toBeCloseTo(choice, 1);
    expect(swing!.luck[0]).toBeCloseTo(luck, 1);
    expect(swing!.missed).toBeCloseTo(missed, 1);
  });

  test('giving up while the other chooses is a choice, and not bad luck', () => {
    const fite = findGame('fite')!;
    const match = openMatch(fite, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 'c4'.repeat(32), at: 0 });
    play(fite, match, 0, fite.legalMoves(match.state, 0)[0], 0);
    expect(fite.legalMoves(match.state, 0)).toEqual([]);
    play(fite, match, 0, { type: 'concede' }, 0);
    const [, last] = swingsOf(studied(fite, match, 60));
    expect(last).toMatchObject({ chooser: 0 });
    expect(last!.choice[0]).toBeLessThan(-0.3);
    expect(Math.abs(last!.luck[0]!)).toBeLessThan(0.15);
  });

  test.each(GAMES.map(game => game.id))('of %s says the same twice, and its accounts end at the result', id => {
    const game = findGame(id)!;
    const seats = Array.from({ length: game.seats.min }, (_, i) => ({ name: `Seat ${i}` }));
    const match = openMatch(game, { seats, seed: 'c4'.repeat(32), at: 0 });
    const chance = fastChance(5);
    for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
      // A short game is enough, and a concession is a choice like others.
      const isLong =
        match.log.length > effort(6, 10) &&
        game.concede !== undefined &&
        (game.canConcede?.(match.state, seat) ?? true) === true;
      play(game, match, seat, isLong ? { type: 'concede' } : randomMove(game, match.state, seat, chance), 0);
    }
    const rounds = effort(1, 2);
    const findings = studied(game, match, rounds);
    expect(findings).toEqual(studied(game, match, rounds));
    expect(findings.chances).toHaveLength(match.log.length);
    const result = game.payoffs(match.state)!;
    for (const [seat, account] of accountsOf(findings).entries()) {
      expect(account.start + account.luck + account.ownChoices + account.othersChoices).toBeCloseTo(account.result);
      expect(account.result).toBe(result[seat]);
    }
    for (const { mean, error } of findings.chances) {
      expect(mean.every(share => share >= 0 && share <= 1)).toBe(true);
      expect(error).toBeLessThan(1);
    }
  });

  test('of a solved game imagines nothing: perfect players owe their result to luck alone', async () => {
    const game = findGame('fite')!;
    const knowledge = knowledgeOf('fite')!;
    const match = openMatch(game, {
      seats: [{ name: 'Ada' }, { name: 'Bo' }],
      options: { ...game.presets!.tempered, powers: 'off' },
      seed: 'c5'.repeat(32),
      at: 0,
    });
    await knowledge.prepare!(game.view(match.state, 0));
    for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
      const moves = game.legalMoves(match.state, seat);
      const move: unknown = knowledge.policy!(game.view(match.state, seat), seat, moves, fastChance(match.log.length));
      play(game, match, seat, move, 0);
    }
    const study = openStudy(game, match, knowledge);
    expect(study.rounds).toBe(Infinity);
    for (const { start, luck, ownChoices, othersChoices, result, errors } of accountsOf(study.findings)) {
      expect(start).toBe(0.5);
      expect(ownChoices).toBeCloseTo(0, 2);
      expect(othersChoices).toBeCloseTo(0, 2);
      expect(start + luck + ownChoices + othersChoices).toBeCloseTo(result, 9);
      expect(errors).toEqual({ start: 0, luck: 0, ownChoices: 0, othersChoices: 0 });
    }
  });
});
