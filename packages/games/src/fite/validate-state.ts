/** States from outside: what their shape alone cannot say, and when each question can be asked. */

import { samePlain, shape } from '@roundhouse/kernel';
import { POWER_TABLE } from './content/powers.ts';
import { isHighToLow } from './pools.ts';
import { STATE } from './shapes.ts';
import type { Frame, State } from './state.ts';

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

const problemInTurn = (state: State): string | null =>
  problemWithDice(state) ??
  (state.turn >= 1 && state.turn <= state.options.turnLimit
    ? null
    : `it belongs to a turn from 1 to ${state.options.turnLimit}`);

const problemWithPlaces = ({ fighters }: State): string | null =>
  fighters.some(({ loc }) => loc === null) ? 'both fighters must be placed' : null;

const problemWithThrow = ({ fighters }: State): string | null =>
  fighters.some(({ off, def, using }) => off.length + def.length > 0 || using)
    ? 'no dice are rolled and no power works yet'
    : null;

const problemBeforeTurns = (state: State): string | null =>
  problemWithDice(state) ?? (state.turn === 0 ? null : 'it comes before turn 1') ?? problemWithThrow(state);

export const problemBeforePowers = (state: State): string | null =>
  problemBeforeTurns(state) ??
  (state.options.powers === 'choose' ? null : 'powers are not chosen with these options') ??
  (state.fighters.some(({ power }) => power !== null) ? 'powers are chosen already' : null);

export const problemBeforeSetupPlacement = (state: State): string | null =>
  problemBeforeTurns(state) ?? (state.options.setupPlacement === 'separate' ? null : 'there is no placement at set-up');

export const problemBeforePlaces = (state: State): string | null => problemInTurn(state) ?? problemWithThrow(state);

export const problemBeforeRoll = (state: State): string | null =>
  problemInTurn(state) ?? problemWithPlaces(state) ?? problemWithThrow(state);

export const problemAfterRoll = (state: State): string | null =>
  problemInTurn(state) ?? problemWithPlaces(state) ?? problemWithRoll(state);

function problemWithRoll({ fighters, options }: State): string | null {
  for (const { dice, off, def, using } of fighters) {
    if (off.length + def.length !== dice || off.length < 1 || def.length < 1) {
      return 'each pool has a die, and together they are the dicepool';
    }
    if (using && options.powerTiming === 'afterRoll') return 'powers are not declared yet';
  }
  return null;
}

/** A question is put to those who have something to decide, and to nobody else. */
export function problemWithAsked(frame: Frame, a: boolean, b: boolean): string | null {
  return samePlain(frame.asked, [a, b]) ? null : `asked must be ${JSON.stringify([a, b])} here`;
}
