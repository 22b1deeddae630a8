/** Pig, the smallest game of dice: roll on or keep what you have. Nothing is secret and nothing optional is there. */

import type { Game, Seat } from '../../src/index.ts';

export interface State {
  target: number;
  scores: [number, number];
  turn: { seat: Seat; sum: number };
}

export type Move = { type: 'roll' } | { type: 'hold' };
export type Event = { type: 'rolled'; seat: Seat; die: number } | { type: 'held'; seat: Seat; score: number };

export const pig: Game<{ target: number }, State, Move, State, Event> = {
  id: 'pig',
  name: 'Pig',
  version: 3,
  seats: { min: 2, max: 2 },
  options: { target: { kind: 'range', min: 5, max: 100, default: 10 } },
  presets: {},
  setup: ({ target }) => ({ target, scores: [0, 0], turn: { seat: 0, sum: 0 } }),
  toAct: state => (pig.payoffs(state) === null ? [state.turn.seat] : []),
  legalMoves: (state, seat) => (pig.toAct(state).includes(seat) ? [{ type: 'roll' }, { type: 'hold' }] : []),
  apply(state, seat, move, step) {
    if (move.type === 'roll') {
      const [die] = step.chance.dice(1, 6) as [number];
      step.emit?.({ type: 'rolled', seat, die });
      if (die > 1) state.turn.sum += die;
      else state.turn = { seat: 1 - seat, sum: 0 };
      return;
    }
    state.scores[seat as 0 | 1] += state.turn.sum;
    step.emit?.({ type: 'held', seat, score: state.scores[seat as 0 | 1] });
    state.turn = { seat: 1 - seat, sum: 0 };
  },
  payoffs: ({ scores, target }) => (scores.some(s => s >= target) ? scores.map(s => (s >= target ? 1 : 0)) : null),
  view: state => structuredClone(state),
  determinize: view => structuredClone(view),
  why: () => ({ rule: 'PIG-1', key: 'Roll or hold, when it is your turn.' }),
  checkState: () => null,
};
