/** Zattera's rules, in the order of the README: set-up, loading, giving way, the end. */

import { type Game, playByQuestions, pop, push, type Seat, type Step, shape } from '@roundhouse/kernel';
import {
  CRATES_OF_EACH,
  EVENT,
  type Event,
  FRAME,
  type Frame,
  HAND,
  MOST_SEATS,
  MOVE,
  type Move,
  OPTION,
  OPTIONS,
  type Options,
  PRESETS,
  STATE,
  type State,
  type View,
  WEIGHTS,
} from './shapes.ts';
import { determinize, view } from './view.ts';

type Context = Step<Event>;

export const sumOf = (crates: readonly number[]): number => crates.reduce((sum, weight) => sum + weight, 0);

// ---- Set-up

/** ZATTERA-2 ZATTERA-3. */
function setup(options: Options, seats: number, step: Context): State {
  const pile = WEIGHTS.flatMap(weight => Array.from({ length: CRATES_OF_EACH }, () => weight as number));
  const players = Array.from({ length: seats }, () => ({ points: 0, hand: [] as number[] }));
  const next = step.chance.int(seats);
  step.emit?.({ type: 'began', seat: next });
  const state: State = { options, raft: [], leader: null, next, pile, gone: [], players, stack: [{ name: 'turn' }] };
  for (const [seat, { hand }] of players.entries()) {
    for (let crates = 0; crates < HAND; crates++) hand.push(step.chance.draw(pile));
    hand.sort(byWeight);
    step.emitSecret?.(seat, { type: 'dealt', seat, hand: [...hand] });
  }
  play.settle(state, step);
  return state;
}

const byWeight = (a: number, b: number): number => a - b;

/** ZATTERA-7 ZATTERA-8: what was drawn, only the one who drew it sees. */
function draw({ pile, players }: State, seat: Seat, step: Context): void {
  if (pile.length === 0) return;
  const weight = step.chance.draw(pile);
  const { hand } = players[seat]!;
  hand.push(weight);
  hand.sort(byWeight);
  step.emitSecret?.(seat, { type: 'drew', seat, weight }, { type: 'drew', seat, weight: null });
}

// ---- Loading

const roomOn = ({ options, raft }: State): number => options.limit - sumOf(raft);

const take = (hand: number[], weight: number): void => void hand.splice(hand.indexOf(weight), 1);

function load(state: State, seat: Seat, weight: number, step: Context): void {
  const { raft, players, pile } = state;
  const isTwin = raft.at(-1) === weight;
  take(players[seat]!.hand, weight);
  raft.push(weight);
  state.leader = seat;
  state.next = (seat + 1) % players.length;
  step.emit?.({ type: 'loaded', seat, weight, load: sumOf(raft) });
  draw(state, seat, step);
  if (roomOn(state) === 0) sail(state, step);
  pop(state);
  if (isTwin && pile.length > 0) push(state, { name: 'exchanging', seat });
}

/** ZATTERA-9 ZATTERA-10: the raft is its leader's, and another one lies ready. */
function sail(state: State, step: Context): void {
  const { raft, gone } = state;
  const seat = state.leader!;
  const isFull = roomOn(state) === 0;
  const points = raft.length + (isFull ? 1 : 0);
  state.players[seat]!.points += points;
  step.emit?.({ type: 'sailed', seat, crates: raft.length, points, isFull });
  state.gone = [...gone, ...raft].sort(byWeight);
  state.raft = [];
  state.leader = null;
}

// ---- The end

/** ZATTERA-11: whoever still has crates is next; where nobody has any, the last raft sails. */
function nextTurn(state: State, step: Context): void {
  const { players } = state;
  const inTurn = players.map((_, place) => (state.next + place) % players.length);
  const seat = inTurn.find(one => players[one]!.hand.length > 0);
  if (seat !== undefined) {
    push(state, { name: 'loading', seat });
    return;
  }
  if (state.leader !== null) sail(state, step);
  state.stack = [];
  step.emit?.({ type: 'over', points: players.map(({ points }) => points), winners: winnersOf(state) });
}

/** ZATTERA-12. */
export function winnersOf({ players }: Pick<State, 'players'>): Seat[] {
  const most = Math.max(...players.map(({ points }) => points));
  return [...players.keys()].filter(seat => players[seat]!.points === most);
}

function payoffs(state: State): number[] | null {
  if (state.stack.length > 0) return null;
  const winners = winnersOf(state);
  return state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

// ---- Questions

const holds = ({ players }: State, seat: Seat, weight: number): boolean => players[seat]!.hand.includes(weight);

/** The different crates of a hand: two of the same weight are one choice. */
const choices = ({ players }: State, seat: Seat): number[] => [...new Set(players[seat]!.hand)];

const standsFor = ({ players }: State, { seat }: { seat: Seat }): string | null =>
  (players[seat]?.hand.length ?? 0) > 0 ? null : 'nobody with crates sits there';

const play = playByQuestions<Frame, State, Move, Event>(
  {
    turn: { run: nextTurn },
    loading: {
      rule: 'ZATTERA-4',
      asks: (_, { seat }) => [seat],
      answers: {
        load: {
          offers: (state, seat) => choices(state, seat).map(weight => ({ type: 'load', weight })),
          forbids: [
            {
              rule: 'ZATTERA-6',
              key: 'notHeld',
              if: (state, seat, { weight }) => !holds(state, seat, weight),
              values: (_, __, { weight }) => ({ weight }),
            },
            {
              rule: 'ZATTERA-5',
              key: 'tooHeavy',
              if: (state, _, { weight }) => weight > roomOn(state),
              values: (state, _, { weight }) => ({ weight, room: roomOn(state) }),
            },
          ],
          does: (state, seat, { weight }, step) => load(state, seat, weight, step),
        },
        giveWay: {
          offers: () => [{ type: 'giveWay' }],
          forbids: [{ rule: 'ZATTERA-9', key: 'emptyRaft', if: ({ raft }) => raft.length === 0 }],
          does(state, seat, _, step) {
            step.emit?.({ type: 'gaveWay', seat });
            sail(state, step);
            state.next = seat;
            pop(state);
          },
        },
      },
      stands: standsFor,
    },
    exchanging: {
      rule: 'ZATTERA-8',
      asks: (_, { seat }) => [seat],
      answers: {
        exchange: {
          offers: (state, seat) => [null, ...choices(state, seat)].map(weight => ({ type: 'exchange', weight })),
          otherwise: { rule: 'ZATTERA-8', key: 'notHeld', values: (_, __, { weight }) => ({ weight }) },
          does(state, seat, { weight }, step) {
            step.emit?.({ type: 'exchanged', seat, weight });
            if (weight !== null) {
              take(state.players[seat]!.hand, weight);
              state.gone = [...state.gone, weight].sort(byWeight);
              draw(state, seat, step);
            }
            pop(state);
          },
        },
      },
      stands: (state, frame) => standsFor(state, frame) ?? (state.pile.length > 0 ? null : 'the pile is empty'),
    },
  },
  { moves: MOVE, frames: FRAME },
);

// ---- States from outside

function checkState(given: unknown): string | null {
  const misshapen = shape.problemIn(STATE, given, 'state');
  if (misshapen !== null) return misshapen;
  // Its shape was checked.
  const state = given as State;
  const { raft, leader, next, pile, gone, players, stack } = state;
  const all = [...raft, ...pile, ...gone, ...players.flatMap(({ hand }) => hand)];
  const odd = WEIGHTS.find(weight => all.filter(one => one === weight).length !== CRATES_OF_EACH);
  if (odd !== undefined) return `there are ${CRATES_OF_EACH} crates of weight ${odd}`;
  if (roomOn(state) <= 0) return 'a raft that is full has sailed';
  if ((leader === null) !== (raft.length === 0)) return 'a raft has a leader once it has a crate';
  if (next >= players.length || (leader ?? 0) >= players.length) return 'nobody sits there';
  if (players.some(({ hand }) => hand.some((weight, place) => weight < (hand[place - 1] ?? 0)))) {
    return 'hands must be in the order of weights';
  }
  const isOver = all.length === gone.length;
  if (isOver !== (stack.length === 0)) return 'a game is over when every crate is gone';
  if (!isOver && (stack.length !== 2 || stack[0]!.name !== 'turn')) return 'below a question there is the turn';
  return play.problemWithStack(state, players.length);
}

export const zattera: Game<Options, State, Move, View, Event> = {
  id: 'zattera',
  name: 'Zattera',
  version: 1,
  seats: { min: 2, max: MOST_SEATS },
  options: OPTIONS,
  presets: PRESETS,
  setup,
  toAct: play.toAct,
  legalMoves: play.legalMoves,
  apply: play.apply,
  randomMove: play.randomMove,
  why: play.why,
  questions: play.table,
  payoffs,
  view: (state, viewer) => view(state, viewer, winnersOf),
  determinize,
  checkState,
  seatsOf: ({ players }) => players.length,
  shapes: { state: STATE, move: MOVE, event: EVENT, options: OPTION },
};
