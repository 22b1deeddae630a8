/** States from outside: what their shape alone cannot say, and when each question can be asked. */

import { problemWithAnswers, type Seat, samePlain, shape } from '@roundhouse/kernel';
import { POWER_TABLE } from './content/powers.ts';
import { isHighToLow } from './pools.ts';
import { STATE } from './shapes.ts';
import type { Both, Fighter, Frame, Move, State } from './state.ts';

/** What is wrong with anything but the question; null if nothing is. */
export function problemWithState(given: unknown): string | null {
  const misshapen = shape.problemIn(STATE, given, 'state');
  if (misshapen !== null) return misshapen;
  // Its shape was checked.
  const state = given as State;
  const { turn, rematches, options, result, stack } = state;
  // One more turn than the limit: a fighter dazed at the limit is finished off in the next.
  if (turn > options.turnLimit + 1) return `turn must be a whole number up to ${options.turnLimit + 1}`;
  if (rematches > 0 && options.mutualOut !== 'rematch') return 'rematches: not that many can have been played';
  if (result === null && stack.length === 0) return 'a bout that is not over must ask something';
  if (result !== null && stack.length > 0) return 'a bout that is over asks nothing';
  return problemWithFighter(state, 0) ?? problemWithFighter(state, 1);
}

function problemWithFighter({ fighters, options }: State, seat: 0 | 1): string | null {
  const { power, spent, using, off, def } = fighters[seat];
  const at = `fighter ${seat}`;
  if (power !== null && options.powers === 'off') return `${at}: powers are off`;
  if (spent && power === null) return `${at}: a fighter without a power cannot have used it`;
  if (using && (!spent || POWER_TABLE[power!].window !== 'react')) return `${at}: using needs a power turned face down`;
  return isHighToLow(off) && isHighToLow(def) ? null : `${at}: off and def must list faces high to low`;
}

// ---- When a question can be asked

const problemWithDice = ({ fighters }: State): string | null =>
  fighters.some(({ dice }) => dice < 2) ? 'a fighter with fewer than two dice is out or about to be finished' : null;

export const problemBeforeTurns = (state: State): string | null =>
  problemWithDice(state) ?? (state.turn === 0 ? null : 'it comes before turn 1') ?? problemBeforeRoll(state);

export const problemInTurn = (state: State): string | null =>
  problemWithDice(state) ??
  (state.turn >= 1 && state.turn <= state.options.turnLimit
    ? null
    : `it belongs to a turn from 1 to ${state.options.turnLimit}`);

export const problemWithPlaces = ({ fighters }: State): string | null =>
  fighters.some(({ loc }) => loc === null) ? 'both fighters must be placed' : null;

export const problemBeforeRoll = ({ fighters }: State): string | null =>
  fighters.some(({ off, def, using }) => off.length + def.length > 0 || using)
    ? 'no dice are rolled and no power works yet'
    : null;

export function problemAfterRoll({ fighters, options }: State): string | null {
  for (const { dice, off, def, using } of fighters) {
    if (off.length + def.length !== dice || off.length < 1 || def.length < 1) {
      return 'each pool has a die, and together they are the dicepool';
    }
    if (using && options.powerTiming === 'afterRoll') return 'powers are not declared yet';
  }
  return null;
}

export const whoever = ({ fighters: [a, b] }: State, isAsked: (fighter: Fighter) => boolean): Both<boolean> => [
  isAsked(a),
  isAsked(b),
];

/** Are the right seats asked, and is each answer one that could have been given? */
export function problemWithAsking(
  frame: Frame,
  asked: Readonly<Both<boolean>>,
  couldAnswer: (seat: Seat) => readonly Move[],
): string | null {
  if (!samePlain(frame.asked, asked)) return `asked must be ${JSON.stringify(asked)} here`;
  return problemWithAnswers<Move>(frame, couldAnswer);
}
