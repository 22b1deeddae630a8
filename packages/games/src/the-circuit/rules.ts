/** The CIRCUIT's rules as a table of questions, and the game that they make. */

import { type Game, playByQuestions, type Refusal, type Seat, samePlain } from '@roundhouse/kernel';
import { combatQuestions } from './combat-questions.ts';
import { unfold, whyNotWhole } from './compounds.ts';
import { concede, mayConcede } from './concession.ts';
import { effectQuestions } from './effect-questions.ts';
import { payoffs } from './ending.ts';
import { EVENT } from './event-shapes.ts';
import { determinize } from './redeal.ts';
import { setup } from './setup.ts';
import { setupQuestions } from './setup-questions.ts';
import { FRAME, MOVE, OPTIONS_SHAPE, STATE } from './shapes.ts';
import { type Event, type Frame, type Move, OPTIONS, type Options, PRESETS, type State, type View } from './state.ts';
import { triggerQuestions } from './trigger-questions.ts';
import { turnQuestions } from './turn-questions.ts';
import { problemWith } from './validate-state.ts';
import { view } from './view.ts';

const rules = playByQuestions<Frame, State, Move, Event>(
  { ...setupQuestions, ...turnQuestions, ...combatQuestions, ...effectQuestions, ...triggerQuestions },
  { moves: MOVE, frames: FRAME },
);

/** What happens when the clock runs out: nothing that can be helped. */
const PASSING: readonly Move['type'][] = ['stop', 'endCombat', 'noShift'];

function defaultMove(state: State, seat: Seat): Move {
  const moves = rules.legalMoves(state, seat);
  const declines = (move: Move): boolean => 'dir' in move && move.dir === 'none';
  return moves.find(move => PASSING.includes(move.type) || declines(move)) ?? moves[0]!;
}

/** Whether this seat has somebody to activate, so that it cannot tag out. */
function isChoosing({ stack }: State, seat: Seat): boolean {
  const top = stack[stack.length - 1];
  return top?.name === 'choosingFighter' && top.seat === seat;
}

/** A compound is refused for what is wrong in it, or with the whole. */
function why(state: State, seat: Seat, sent: unknown): Refusal {
  const { type } = sent as { type: string };
  if (type === 'concede') return { rule: 'ARENA-R71', key: 'concedeLater' };
  if (type === 'tagOut' && isChoosing(state, seat)) return { rule: 'ARENA-52', key: 'canActivate' };
  const whyNot = (move: Move): Refusal | null =>
    rules.legalMoves(state, seat).some(legal => samePlain(legal, move)) ? null : rules.why(state, seat, move);
  return whyNotWhole(state, seat, sent, whyNot) ?? rules.why(state, seat, sent);
}

/** The CIRCUIT: teams of four fight for the crowd, and three Finishing Moves win. */
export const theCircuit: Game<Options, State, Move, View, Event> = {
  id: 'the-circuit',
  name: 'The CIRCUIT',
  version: 2,
  seats: { min: 2, max: 3 },
  options: OPTIONS,
  presets: PRESETS,
  setup,
  toAct: rules.toAct,
  legalMoves: rules.legalMoves,
  apply: rules.apply,
  randomMove: rules.randomMove,
  payoffs,
  view,
  determinize,
  why,
  checkState: state => problemWith(state, rules.problemWithStack),
  questions: rules.table,
  shapes: { state: STATE, move: MOVE, event: EVENT, options: OPTIONS_SHAPE },
  seatsOf: ({ teams }) => teams.length,
  defaultMove,
  concede(state, seat, step) {
    concede(state, seat, step);
    rules.settle(state, step);
  },
  canConcede: (state, seat) => mayConcede(state, seat, rules.toAct(state)),
  unfold,
};
