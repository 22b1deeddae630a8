/** Pig: roll and add up, or hold and keep; a 1 loses what was not kept. First to 20. */

import { type Game, newSeed, openMatch, play } from '@roundhouse/kernel';
import { obeysTheLaws } from '@roundhouse/kernel/testing';

type State = { scores: number[]; turn: number; pot: number };
type Move = { type: 'roll' | 'hold' };
type Event = { type: 'rolled'; seat: number; face: number };

const isOver = ({ scores }: State) => scores.some(score => score >= 20);

const pig: Game<Record<never, never>, State, Move, State, Event> = {
  id: 'pig',
  name: 'Pig',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  presets: {},
  setup: (_options, seats) => ({ scores: Array(seats).fill(0), turn: 0, pot: 0 }),
  toAct: state => (isOver(state) ? [] : [state.turn]),
  legalMoves: (state, seat) => {
    if (isOver(state) || seat !== state.turn) return [];
    return state.pot > 0 ? [{ type: 'roll' }, { type: 'hold' }] : [{ type: 'roll' }];
  },
  apply(state, seat, { type }, step) {
    const face = type === 'roll' ? step.chance.dice(1, 6)[0]! : 0;
    if (type === 'roll') step.emit?.({ type: 'rolled', seat, face });
    if (face > 1) state.pot += face;
    else {
      // A 1 loses the pot; holding keeps it. Either way the next seat is on.
      if (type === 'hold') state.scores[seat]! += state.pot;
      state.pot = 0;
      state.turn = (seat + 1) % state.scores.length;
    }
  },
  payoffs: state => (isOver(state) ? state.scores.map(score => (score >= 20 ? 1 : 0)) : null),
  view: state => ({ ...state, scores: [...state.scores] }),
  determinize: view => ({ ...view, scores: [...view.scores] }),
  why: () => ({ rule: 'PIG-1', key: 'notYourTurn' }),
  checkState: state => (Array.isArray((state as State | null)?.scores) ? null : 'not a game of Pig'),
};

obeysTheLaws(pig, { games: 60, seed: 1 });

const match = openMatch(pig, { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: newSeed(), at: Date.now() });
for (let state = match.state as State; !isOver(state); state = match.state as State) {
  play(pig, match, state.turn, { type: state.pot < 8 ? 'roll' : 'hold' }, Date.now());
}
console.log('scores', (match.state as State).scores, 'after', match.log.length, 'steps');
