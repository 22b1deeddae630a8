/** Duel, a toy whose secrets are not cards but choices: both show rock, paper or scissors at once; two wins win. */

import type { Game, Seat, Viewer } from '../../../src/index.ts';

export const SIGNS = ['rock', 'paper', 'scissors'] as const;
export type Sign = (typeof SIGNS)[number];

export interface State {
  round: number;
  wins: number[];
  shown: (Sign | null)[];
}

export interface View extends Omit<State, 'shown'> {
  hasShown: boolean[];
  mine: Sign | null;
}

export type Move = { type: 'show'; sign: Sign };
export type Event = { type: 'signChosen'; seat: Seat } | { type: 'signsShown'; signs: Sign[] };

const ROUNDS = 5;
const isOver = ({ round, wins }: State): boolean => round > ROUNDS || wins.includes(2);
const owing = (state: State): Seat[] => (isOver(state) ? [] : [0, 1].filter(seat => state.shown[seat] === null));

export const duel: Game<Record<never, never>, State, Move, View, Event> = {
  id: 'duel',
  name: 'Duel',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  presets: {},
  setup: () => ({ round: 1, wins: [0, 0], shown: [null, null] }),
  toAct: owing,
  legalMoves: (state, seat) => (owing(state).includes(seat) ? SIGNS.map(sign => ({ type: 'show', sign })) : []),
  apply(state, seat, { sign }, step) {
    state.shown[seat] = sign;
    step.emit?.({ type: 'signChosen', seat });
    step.seal();
    if (state.shown.includes(null)) return;
    const [a, b] = state.shown.map(shown => SIGNS.indexOf(shown!)) as [number, number];
    step.emit?.({ type: 'signsShown', signs: [SIGNS[a]!, SIGNS[b]!] });
    if (a !== b) state.wins[(a + 3 - b) % 3 === 1 ? 0 : 1]!++;
    state.round++;
    state.shown = [null, null];
  },
  payoffs(state) {
    if (!isOver(state)) return null;
    const [a, b] = state.wins as [number, number];
    return a === b ? [0.5, 0.5] : a > b ? [1, 0] : [0, 1];
  },
  view: (state, viewer: Viewer) => ({
    round: state.round,
    wins: [...state.wins],
    hasShown: state.shown.map(sign => sign !== null),
    mine: viewer === null ? null : state.shown[viewer]!,
  }),
  determinize: ({ round, wins, hasShown, mine }, seat, chance) => ({
    round,
    wins: [...wins],
    shown: hasShown.map((has, other) => (other === seat ? mine : has ? SIGNS[chance.int(3)]! : null)),
  }),
  why: (state, seat) =>
    owing(state).includes(seat)
      ? { rule: 'D1', key: 'Show rock, paper or scissors.' }
      : { rule: 'D2', key: 'You have shown your sign.' },
  checkState(state) {
    const { round, wins, shown } = (state ?? {}) as Partial<State>;
    const isSound = Number.isInteger(round) && [wins, shown].every(list => Array.isArray(list) && list.length === 2);
    return isSound ? null : 'not a duel';
  },
};
