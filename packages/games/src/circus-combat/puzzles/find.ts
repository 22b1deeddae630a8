/** The last turn of a game of Circus Combat, in which one arrangement of the dice alone wins it. */

import { copyPlain, silentStep } from '@roundhouse/kernel';
import { puzzlesCommand } from '../../find-the-move/command.ts';
import { type Found, positionsOf, SOLVER } from '../../find-the-move/finding.ts';
import { readFrozen } from '../../find-the-move/frozen.ts';
import { SureWin, TooMany } from '../../find-the-move/sure-win.ts';
import { knowledge } from '../bot.ts';
import { lastTurn } from '../ending.ts';
import { circusCombat } from '../rules.ts';
import { projection } from '../score.ts';
import type { Die, Eyes, Move, State } from '../state.ts';

const MOST_POSITIONS = 20_000;
const FEWEST_CHOICES = 4;
/** Winning arrangements that are followed. */
const MOST_LINES = 4;
const MOST_CHOICES = 300;
/** Of one table, so many throws are kept at most: others are much like them. */
const MOST_OF_A_GAME = 2;
/** Throws tried at one table: an even choice among the 1296 there are. */
const THROWS = 24;
/** A last turn rarely brings more points than this. */
const MOST_BEHIND = 80;

/** Nothing is thrown once the dice lie; what would be is not looked at. */
const NO_CHANCE = silentStep({
  int() {
    throw new TooMany();
  },
  dice() {
    throw new TooMany();
  },
  draw() {
    throw new TooMany();
  },
});

export function* find(seed: number): Generator<Found<State, Move>> {
  const play = { game: circusCombat, knowledge, options: {}, whims: 10 };
  let found = 0;
  for (const one of positionsOf(play, seed)) {
    const state = one as State;
    if (state.phase !== 'rethrow' || lastTurn(state)?.turn !== state.turn || state.pool.length < 4) continue;
    const [mine, theirs] = projection(state);
    if (mine > theirs || theirs - mine > MOST_BEHIND) continue;
    for (let i = 0; i < THROWS && found < MOST_OF_A_GAME; i++) {
      const puzzle = hardestOf(thrown(state, i * (1296 / THROWS) + (seed % (1296 / THROWS))));
      if (!puzzle) continue;
      found++;
      yield puzzle;
    }
  }
}

/** Of the puzzles that a throw leads to, once some of the dice are placed, the one with most to choose from. */
function hardestOf(state: State): Found<State, Move> | null {
  if (state.phase !== 'place' || roughly(state) > MOST_CHOICES) return null;
  let hardest: Found<State, Move> | null = null;
  try {
    const winning = arrangements(state).filter(({ after }) => circusCombat.payoffs(after)?.[SOLVER] === 1);
    for (const { moves } of winning.slice(0, MOST_LINES)) {
      const before = copyPlain(state);
      for (const move of [null, ...moves]) {
        if (move) circusCombat.apply(before, SOLVER, copyPlain(move), NO_CHANCE);
        const puzzle = prove(before);
        if (puzzle && puzzle.choices > (hardest?.choices ?? 0)) hardest = puzzle;
      }
    }
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
  }
  return hardest;
}

/** The same table with other dice, all kept. */
function thrown(state: State, which: number): State {
  const other = copyPlain(state);
  let left = which;
  const dice = other.pool.map((die): Die => {
    const eyes = ((left % 6) + 1) as Eyes;
    left = Math.floor(left / 6);
    return { colour: die!.colour, eyes };
  });
  other.pool = dice;
  if (other.thrown) other.thrown = dice;
  circusCombat.apply(other, SOLVER, { type: 'rethrow', dice: [] }, NO_CHANCE);
  return other;
}

/** The only way to arrange the dice that wins, where it ends the game; null where there is none, or several. */
export function prove(state: State): Found<State, Move> | null {
  if (state.phase !== 'place' || roughly(state) > MOST_CHOICES) return null;
  const search = new SureWin({ game: circusCombat, seat: SOLVER, mostPositions: MOST_POSITIONS });
  let only: readonly Move[] | null = null;
  let choices = 0;
  try {
    for (const { after, moves } of arrangements(state)) {
      if (++choices > MOST_CHOICES) return null;
      if (!search.from(after)) continue;
      // Whoever has found it is asked nothing more.
      if (only || circusCombat.payoffs(after) === null) return null;
      only = moves;
    }
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
  if (!only || choices < FEWEST_CHOICES) return null;
  const habitual = byHabit(state);
  return {
    state: copyPlain(state),
    solution: only,
    choices,
    positions: choices + search.positions,
    difficulty: Math.log2(choices) / 10 + (habitual ? 0 : 0.4),
  };
}

/** About how many arrangements there are: each die by itself, wherever it fits. */
function roughly(state: State): number {
  const slots = new Map<number, number>();
  for (const move of circusCombat.legalMoves(state, SOLVER)) {
    if (move.type === 'place') slots.set(move.die, (slots.get(move.die) ?? 0) + 1);
  }
  return [...slots.values()].reduce((all, count) => all * count, 1);
}

/** Whether a sensible player wins without much thought. */
function byHabit(state: State): boolean {
  const next = copyPlain(state);
  while (next.phase === 'place') {
    const move = knowledge.rolloutMove!(
      circusCombat.view(next, SOLVER),
      SOLVER,
      circusCombat.legalMoves(next, SOLVER),
    )!;
    circusCombat.apply(next, SOLVER, move, NO_CHANCE);
  }
  return circusCombat.payoffs(next)?.[SOLVER] === 1;
}

interface Arranged {
  readonly after: State;
  readonly moves: readonly Move[];
}

/** Each way to place all dice once, in whatever order. */
function arrangements(state: State): Arranged[] {
  const seen = new Set<string>();
  const done: Arranged[] = [];
  const place = (before: State, moves: readonly Move[]): void => {
    for (const move of circusCombat.legalMoves(before, SOLVER)) {
      const after = copyPlain(before);
      circusCombat.apply(after, SOLVER, copyPlain(move), NO_CHANCE);
      const key = keyOf(after);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > 4 * MOST_CHOICES) throw new TooMany();
      const made = [...moves, move];
      if (after.phase === 'place' && after.turn === state.turn) place(after, made);
      else done.push({ after, moves: made });
    }
  };
  place(state, []);
  return done;
}

/** What lies where, whatever the order in which it was put there. */
const keyOf = ({ stage, queue, pool, front, phase, turn }: State): string =>
  JSON.stringify([
    [stage, ...queue].map(row =>
      row.map(trick => trick && [trick.card, trick.dice.map(({ colour, eyes }) => `${colour}${eyes}`).sort()]),
    ),
    pool.map(die => die && `${die.colour}${die.eyes}`).sort(),
    front.map(dice => dice.map(({ eyes }) => eyes).sort()),
    phase,
    turn,
  ]);

/** `roundhouse circus-combat puzzles`. */
export const command = puzzlesCommand({
  game: 'circus-combat',
  find,
  prove: state => prove(state as State),
  shipped: async () => readFrozen((await import('./puzzles.ts')).PUZZLES),
});
