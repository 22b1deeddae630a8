/**
 * Ferry, a toy with a question that nobody else may know of. Some seats are wardens, each known to itself only. Whoever
 * has the turn declares a load; the wardens among the others are asked in silence, and one of them can stop it.
 */

import type { Game, Seat, Viewer } from '../../../src/index.ts';

export interface State {
  wardens: boolean[];
  carried: number[];
  turn: number;
  declared: { load: number; owes: Seat[]; isStopped: boolean } | null;
}

export interface View extends Pick<State, 'carried' | 'turn'> {
  isWarden: boolean;
  /** The load that waits. */
  load: number | null;
  isAsked: boolean;
}

export type Move = { type: 'declare'; load: number } | { type: 'answer'; stop: boolean };
export type Event =
  | { type: 'loadDeclared'; seat: Seat; load: number }
  | { type: 'loadCarried' | 'loadStopped'; seat: Seat };

const TURNS = 6;
const seatToMove = ({ turn, carried }: State): Seat => turn % carried.length;

function toAct(state: State): Seat[] {
  if (state.turn === TURNS) return [];
  return state.declared?.owes ?? [seatToMove(state)];
}

function legalMoves(state: State, seat: Seat): Move[] {
  if (!toAct(state).includes(seat)) return [];
  return state.declared
    ? [false, true].map(stop => ({ type: 'answer', stop }))
    : [1, 2].map(load => ({ type: 'declare', load }));
}

export const ferry: Game<Record<never, never>, State, Move, View, Event> = {
  id: 'ferry',
  name: 'Ferry',
  version: 1,
  seats: { min: 3, max: 4 },
  options: {},
  presets: {},
  pausesAfter: ['loadDeclared'],
  setup: (_options, seats, { chance }) => ({
    wardens: Array.from({ length: seats }, () => chance.int(2) === 0),
    carried: Array(seats).fill(0),
    turn: 0,
    declared: null,
  }),
  toAct,
  legalMoves,
  apply(state, seat, move, step) {
    // Both are final, whoever is asked next, or the way back would tell.
    step.seal();
    if (move.type === 'declare') {
      const owes = [...state.wardens.keys()].filter(other => other !== seat && state.wardens[other]);
      state.declared = { load: move.load, owes, isStopped: false };
      step.emit?.({ type: 'loadDeclared', seat, load: move.load });
    } else {
      state.declared!.owes = state.declared!.owes.filter(other => other !== seat);
      state.declared!.isStopped ||= move.stop;
    }
    const { load, owes, isStopped } = state.declared!;
    if (owes.length > 0) return;
    const ferryman = seatToMove(state);
    if (!isStopped) state.carried[ferryman]! += load;
    step.emit?.({ type: isStopped ? 'loadStopped' : 'loadCarried', seat: ferryman });
    state.declared = null;
    state.turn++;
  },
  payoffs({ turn, carried }) {
    if (turn < TURNS) return null;
    const best = Math.max(...carried);
    const winners = carried.filter(one => one === best).length;
    return carried.map(one => (one === best ? 1 / winners : 0));
  },
  view: ({ wardens, carried, turn, declared }, viewer: Viewer) => ({
    carried: [...carried],
    turn,
    isWarden: viewer !== null && wardens[viewer]!,
    load: declared?.load ?? null,
    isAsked: viewer !== null && (declared?.owes.includes(viewer) ?? false),
  }),
  determinize({ carried, turn, isWarden, load, isAsked }, seat, chance) {
    const others = [...carried.keys()].filter(other => other !== seat && other !== turn % carried.length);
    const wardens = carried.map((_, other) => (other === seat ? isWarden : chance.int(2) === 0));
    const owes = others.filter(other => wardens[other] && chance.int(2) === 0);
    // Somebody is being asked.
    if (isAsked) owes.push(seat);
    else if (owes.length === 0) owes.push(others[chance.int(others.length)]!);
    if (load !== null) for (const asked of owes) wardens[asked] = true;
    const declared = load === null ? null : { load, owes: owes.sort(), isStopped: chance.int(2) === 0 };
    return { wardens, carried: [...carried], turn, declared };
  },
  why: () => ({ rule: 'F1', key: 'Declare a load of one or two in your turn; answer when you are asked.' }),
  checkState(state) {
    const { wardens, carried, turn } = (state ?? {}) as Partial<State>;
    return Array.isArray(wardens) && Array.isArray(carried) && Number.isInteger(turn) ? null : 'not a ferry';
  },
  waitingFor: (state, viewer) => (state.declared ? toAct(state).filter(seat => seat === viewer) : toAct(state)),
};
