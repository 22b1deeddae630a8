/** A toy game with what FITE lacks: any number of seats from two to four, compounds, and moves out of turn. */

import { copyPlain, type Game, type Seat } from '@roundhouse/kernel';

interface State {
  left: number;
  turn: Seat;
  rolled: number[];
  /** Whether who is to act has pointed at the pile, which means nothing. */
  pointed: boolean;
  /** Who has not shouted yet; anyone may, once, while another is to act. */
  quiet: boolean[];
}
type Move = { type: 'take'; n: number } | { type: 'roll' } | { type: 'point' } | { type: 'shout' };
type View = Omit<State, never>;
type Event = { type: 'taken'; n: number } | { type: 'rolled'; die: number } | { type: 'shouted'; seat: Seat };

/** Take one or two pebbles, or roll a die or point for nothing; who takes the last one wins. */
export const pebbles: Game<{ pile: number }, State, Move, View, Event> = {
  id: 'pebbles',
  name: 'Pebbles',
  version: 3,
  seats: { min: 2, max: 4 },
  options: { pile: { kind: 'range', min: 1, max: 9, default: 5 } },
  presets: {},
  setup: ({ pile }, seats) => ({
    left: pile,
    turn: 0,
    rolled: [],
    pointed: false,
    quiet: Array.from({ length: seats }, () => true),
  }),
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  legalMoves(state, seat) {
    if (state.left === 0) return [];
    if (seat !== state.turn) return state.quiet[seat] ? [{ type: 'shout' }] : [];
    const takes = [1, 2].filter(n => n <= state.left).map(n => ({ type: 'take' as const, n }));
    return [...takes, { type: 'roll' }, ...(state.pointed ? [] : [{ type: 'point' as const }])];
  },
  apply(state, seat, move, step) {
    switch (move.type) {
      case 'take':
        state.left -= move.n;
        step.emit?.({ type: 'taken', n: move.n });
        state.pointed = false;
        if (state.left > 0) state.turn = (state.turn + 1) % state.quiet.length;
        return;
      case 'roll': {
        const die = step.chance.dice(1, 6)[0]!;
        state.rolled.push(die);
        step.emit?.({ type: 'rolled', die });
        return;
      }
      case 'point':
        state.pointed = true;
        return;
      case 'shout':
        state.quiet[seat] = false;
        step.emit?.({ type: 'shouted', seat });
    }
  },
  payoffs: ({ left, turn, quiet }) => (left > 0 ? null : quiet.map((_, seat) => (seat === turn ? 1 : 0))),
  view: copyPlain,
  determinize: view => copyPlain(view),
  why: (_state, _seat, move) => ({
    rule: 'PEBBLES-1',
    key: 'notNow',
    values: { sent: JSON.stringify(move).slice(0, 60) },
  }),
  checkState(state) {
    const { left, turn, quiet } = (state ?? {}) as Partial<State>;
    return Number.isInteger(left) && Array.isArray(quiet) && turn! < quiet.length ? null : 'this is no pile of pebbles';
  },
  /** `{ type: 'all', moves }`: several moves sent as one. */
  unfold: (_state, _seat, sent, played) => (sent as { moves?: Move[] } | null)?.moves?.[played] ?? null,
};
