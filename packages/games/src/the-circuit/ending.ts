/** How a match ends: three Finishing Moves, the bell, or because others have left. */

import type { Seat, Step } from '@roundhouse/kernel';
import { finishersUsed } from './fighters.ts';
import type { Event, Result, State } from './state.ts';

/** ARENA-R70: more Finishing Moves, then more Hype, then more enemies defeated; those who left come last. */
function compare({ teams }: State, a: Seat, b: Seat): number {
  const [one, other] = [teams[a]!, teams[b]!];
  return (
    Number(one.conceded) - Number(other.conceded) ||
    finishersUsed(other) - finishersUsed(one) ||
    other.hype - one.hype ||
    other.defeats - one.defeats
  );
}

/** Best first, equal ones together; `first` are ahead of everybody. */
function rank(state: State, first: readonly Seat[]): Seat[][] {
  const others = state.teams
    .map((_, seat) => seat)
    .filter(seat => !first.includes(seat))
    .sort((a, b) => compare(state, a, b) || a - b);
  const ranking: Seat[][] = first.length > 0 ? [[...first]] : [];
  for (const seat of others) {
    const last = ranking.at(-1);
    const isLevel = last && !first.includes(last[0]!) && compare(state, last[0]!, seat) === 0;
    if (isLevel) last.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}

/** What a match that ends now has come to: these have won, or the best by rank where nobody is named. */
export function resultOf(state: State, cause: Result['cause'], winners: readonly Seat[]): Result {
  const ranking = rank(state, winners);
  return { winners: [...ranking[0]!], cause, ranking };
}

/** The match is over. */
export function finish(state: State, cause: Result['cause'], winners: readonly Seat[], step: Step<Event>): void {
  const result = resultOf(state, cause, winners);
  state.stack = [];
  state.result = result;
  step.emit?.({
    type: 'matchOver',
    result: { ...result, winners: [...result.winners], ranking: result.ranking.map(r => [...r]) },
  });
}

/** One win, shared out among equals. */
export const payoffs = ({ result, teams }: State): readonly number[] | null =>
  result && teams.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
