/** What reviews are told of solved bouts: no move beats the book, a perfect one loses nothing, and fights are worth what they are. */

import { type Chance, completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { divisions } from '../division.ts';
import { fite } from '../rules.ts';
import { exactChoice, exactWorth } from '../solution/exact.ts';
import { outcomesFrom } from '../solution/induction.ts';
import { loadBook } from '../solution/library.ts';
import { moveByBook, situationOf } from '../solution/policy.ts';
import { SETTINGS, type SettingName } from '../solution/setting.ts';
import { work } from '../solution/work.ts';
import { type Move, OPTIONS, type Options, PRESETS, type State } from '../state.ts';

const NAMES: readonly SettingName[] = ['classic', 'tempered'];
/** Values in the tables are rounded. */
const ROUNDED = 2e-3;

const optionsOf = (name: SettingName): Options => completeOptions(OPTIONS, { ...PRESETS[name], powers: 'off' });

/** Plays a bout; `meets` sees every position with the move that is about to be made. */
function bout(
  name: SettingName,
  seed: number,
  choose: (state: State, seat: number, moves: readonly Move[], chance: Chance) => Move,
  meets: (state: State, seat: number, move: Move, after: () => State) => void,
): void {
  const chance = fastChance(seed);
  const step = silentStep(chance);
  const state = fite.setup(optionsOf(name), 2, step);
  for (let seat = fite.toAct(state)[0]; seat !== undefined; seat = fite.toAct(state)[0]) {
    const move = choose(state, seat, fite.legalMoves(state, seat), chance);
    meets(state, seat, move, () => {
      const after = structuredClone(state);
      fite.apply(after, seat!, move, step);
      return after;
    });
    fite.apply(state, seat, move, step);
  }
}

const anything = (_state: State, _seat: number, moves: readonly Move[], chance: Chance): Move =>
  moves[chance.int(moves.length)]!;

describe.each(NAMES)('%s bouts without powers', name => {
  test('no move is worth more than the position, and the best one is worth as much', async () => {
    const book = await loadBook(SETTINGS[name], false);
    bout(name, 3, anything, (state, seat, move) => {
      const moves = fite.legalMoves(state, seat);
      const choice = exactChoice(book, state, seat, move, moves)!;
      expect(choice.made).toBeLessThanOrEqual(choice.worth);
      expect(moves).toContainEqual(choice.best);
      const best = exactChoice(book, state, seat, choice.best, moves)!;
      expect(best.worth - best.made).toBeLessThan(ROUNDED);
    });
  });

  test('a perfect player loses nothing by choosing', async () => {
    const book = await loadBook(SETTINGS[name], false);
    const byBook = (state: State, seat: number, moves: readonly Move[], chance: Chance): Move =>
      moveByBook(book, fite.view(state, seat), seat, moves, chance) ?? moves[0]!;
    bout(name, 5, byBook, (state, seat, move) => {
      const { worth, made, error } = exactChoice(book, state, seat, move, fite.legalMoves(state, seat))!;
      expect(error).toBe(0);
      expect(worth - made).toBeLessThan(ROUNDED);
    });
  });

  test('the first answer, kept in secret, changes the chances by what it is worth and by nothing else', async () => {
    const book = await loadBook(SETTINGS[name], false);
    bout(name, 7, anything, (state, seat, move, after) => {
      const isFirst = fite.toAct(state).length === 2;
      if (!isFirst) return;
      const [before, then] = [exactWorth(book, state)!, exactWorth(book, after())!];
      const { worth, made } = exactChoice(book, state, seat, move, fite.legalMoves(state, seat))!;
      const change = then.worth - before.worth;
      expect(seat === 0 ? change : -change).toBeCloseTo(made - worth, 2);
    });
  });

  test('a division nobody perfect makes is worth about what all rolls say', async () => {
    const book = await loadBook(SETTINGS[name], false);
    const dice = 5;
    const state = fite.setup(optionsOf(name), 2, silentStep(fastChance(1)));
    for (const fighter of state.fighters) fighter.dice = dice;
    for (const seat of [0, 1]) fite.apply(state, seat, { type: 'place', loc: 'tac' }, silentStep(fastChance(1)));
    const [me, foe] = state.fighters;
    const situation = situationOf(book, me, foe);
    const outcomes = outcomesFrom({ of: one => book.worth(one) }, situation, book.worth(situation));
    const others = book.divisions(situation, 2, 2);
    const [poor] = divisions(state, 0);
    const corner = { dice, loc: 'tac', power: null } as const;
    const exact = divisions(state, 1).reduce((sum, { off }, at) => {
      if (others[at] === 0) return sum;
      const corners = [
        { ...corner, off: poor!.off },
        { ...corner, off },
      ] as const;
      const part = { index: 0, of: 1 };
      const sampling = { pairs: Infinity, shift: 0 };
      return sum + others[at]! * work({ setting: name, corners, outcomes, reply: null, part, sampling }).value;
    }, 0);
    const { made, error, worth } = exactChoice(book, state, 0, poor!, divisions(state, 0))!;
    expect(made).toBeLessThan(worth - 0.01);
    expect(Math.abs(made - exact)).toBeLessThan(4 * error + ROUNDED);
  });
});

test('nothing is said of bouts that are not solved, nor of their last turns', async () => {
  await loadBook(SETTINGS.classic, false);
  const of = (options: Partial<Options>, turn = 1): unknown => {
    const state = fite.setup(completeOptions(OPTIONS, options), 2, silentStep(fastChance(1)));
    return knowledge.solution!.chances({ ...state, turn });
  };
  expect(of({ powers: 'off' })).toEqual({ mean: [0.5, 0.5], error: 0 });
  expect(of({ powers: 'off', hitThreshold: 3 })).toBeNull();
  expect(of({ powers: 'off' }, 48)).toBeNull();
});
