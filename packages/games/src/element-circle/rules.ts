/** Element Circle's rules: the questions in the order of the README, and the game that they make. */

import { type Game, playByQuestions, type Refusal, refused, type Seat } from '@roundhouse/kernel';
import { costDue, isPaidWild, meansOf } from './actions.ts';
import { compiledSpell } from './compiled-spells.ts';
import { isCompound, unfold, whyNotBoth } from './compounds.ts';
import { keep, pickElements, redraw } from './deal-answers.ts';
import {
  destroySlot,
  discardSpell,
  freeSpell,
  mode,
  moveFrom,
  moveTo,
  opponent,
  permanent,
  putSlot,
  putType,
  takeLooked,
} from './effect-answers.ts';
import { resolve } from './effects.ts';
import { suggestedPayment } from './pay.ts';
import { determinize } from './redeal.ts';
import { EVENT, MOVE, OPTION, STATE } from './shapes.ts';
import { showHand, stop } from './shared-answers.ts';
import { type Event, type Frame, type Move, OPTIONS, type Options, PRESETS, type State, type View } from './state.ts';
import { activate, cast, end, giveUp, limitDiscard, pay } from './turn-answers.ts';
import { checkOptions, eliminate, endTurn, lookForOpening, setup } from './turns.ts';
import {
  problemInSetup,
  problemInTurn,
  problemWithLeft,
  problemWithLimit,
  problemWithLooked,
  problemWithMain,
  problemWithOpening,
  problemWithPay,
  problemWithPut,
  problemWithResolving,
  problemWithSource,
  problemWithState,
} from './validate-state.ts';
import { view } from './view.ts';

const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];

const NOT_YOUR_PICK: Refusal = { rule: 'ELEM-26', key: 'notYourPick' };
const NOT_YOUR_TURN: Refusal = { rule: 'ELEM-30', key: 'notYourTurn' };

/** Every question is put to the seat whose turn it is; the others may show their hands at any time (ELEM-R51). */
const asked = {
  asks: ({ active }: State): readonly Seat[] => SEATS[active]!,
  outOfTurn: ['showHand'],
  others: NOT_YOUR_TURN,
} as const;
/** ELEM-R54. */
const askedUnlessForced = { ...asked, playsForced: true } as const;

/** ELEM-40. */
const payingAhead = refused('ELEM-40', 'payLater');

// What a frame may lie over. While something is being done, the turn lies under it: `window` before the opening, then `main`.
const ALONE = [null] as const;
const ON_TURN = ['main', 'window'] as const;
const ON_SPELL = ['resolving'] as const;

const questions = playByQuestions<Frame, State, Move, Event>(
  {
    // ---- The deal

    // ELEM-24, ELEM-25
    redraw: {
      ...asked,
      rule: 'ELEM-R6',
      others: NOT_YOUR_PICK,
      answers: { keep, redraw, showHand },
      over: ALONE,
      stands: problemInSetup,
    },
    // ELEM-26 to ELEM-29
    pickElements: {
      ...askedUnlessForced,
      rule: 'ELEM-27',
      others: NOT_YOUR_PICK,
      answers: { pickElements, showHand },
      over: ALONE,
      stands: problemInSetup,
    },

    // ---- Your turn

    window: { run: lookForOpening, over: ALONE, stands: problemInTurn },
    // ELEM-31 to ELEM-33
    open: {
      ...asked,
      rule: 'ELEM-32',
      answers: { cast, activate, giveUp, end: refused('ELEM-32', 'mustOpenFirst'), pay: payingAhead, showHand },
      over: ALONE,
      stands: problemWithOpening,
    },
    // ELEM-34, ELEM-35
    main: {
      ...asked,
      rule: 'ELEM-34',
      answers: { cast, activate, end, giveUp: refused('ELEM-33', 'openedAlready'), pay: payingAhead, showHand },
      over: ALONE,
      stands: problemWithMain,
    },
    ending: { run: endTurn, over: ALONE },
    // ELEM-83
    limitDiscard: {
      ...askedUnlessForced,
      rule: 'ELEM-83',
      answers: { limitDiscard, showHand },
      over: ALONE,
      stands: problemWithLimit,
    },

    // ---- Paying and casting

    // ELEM-37 to ELEM-40
    pay: {
      ...askedUnlessForced,
      rule: 'ELEM-R24',
      answers: { pay, showHand },
      over: ON_TURN,
      stands: problemWithPay,
    },
    // ELEM-41, ELEM-43, ELEM-45
    resolving: { run: resolve, over: [...ON_TURN, ...ON_SPELL], stands: problemWithResolving },

    // ---- Effects

    // ELEM-R33, R38
    opponent: {
      ...asked,
      rule: 'ELEM-41',
      answers: { opponent, stop, showHand },
      over: ON_SPELL,
      askedFromBelow: true,
    },
    // ELEM-60 to ELEM-62
    takeLooked: {
      ...asked,
      rule: 'ELEM-59',
      answers: { takeLooked, stop, showHand },
      over: ON_SPELL,
      stands: problemWithLooked,
    },
    // ELEM-64
    discardSpell: {
      ...askedUnlessForced,
      rule: 'ELEM-58',
      answers: { discardSpell, stop, showHand },
      over: ON_SPELL,
      stands: problemWithLeft('discard'),
    },
    // ELEM-65
    destroySlot: {
      ...askedUnlessForced,
      rule: 'ELEM-41',
      answers: { destroySlot, stop, showHand },
      over: ON_SPELL,
      stands: problemWithLeft('destroyElement'),
    },
    // ELEM-68, ELEM-R46
    permanent: {
      ...askedUnlessForced,
      rule: 'ELEM-41',
      answers: { permanent, stop, showHand },
      over: ON_SPELL,
      askedFromBelow: true,
    },
    // ELEM-69 to ELEM-71
    putType: {
      ...asked,
      rule: 'ELEM-41',
      answers: { putType, stop, showHand },
      over: ON_SPELL,
      stands: problemWithLeft('putElement'),
    },
    putSlot: {
      ...askedUnlessForced,
      rule: 'ELEM-R29',
      answers: { putSlot, showHand },
      over: ON_SPELL,
      stands: problemWithPut,
    },
    // ELEM-72, ELEM-73
    moveFrom: {
      ...asked,
      rule: 'ELEM-41',
      answers: { moveFrom, stop, showHand },
      over: ON_SPELL,
      stands: problemWithLeft('moveElement'),
    },
    moveTo: {
      ...askedUnlessForced,
      rule: 'ELEM-72',
      answers: { moveTo, showHand },
      over: ON_SPELL,
      stands: problemWithSource,
    },
    // ELEM-57
    mode: {
      ...asked,
      rule: 'ELEM-41',
      answers: { mode, stop, showHand },
      over: ON_SPELL,
      askedFromBelow: true,
    },
    // ELEM-76, ELEM-R44
    freeSpell: {
      ...askedUnlessForced,
      rule: 'ELEM-74',
      answers: { freeSpell, stop, showHand },
      over: ON_SPELL,
      askedFromBelow: true,
    },
  },
  { moves: MOVE },
);

// ---- Refusals that are not about the open question

const OUT: Refusal = { rule: 'ELEM-77', key: 'out' };
const CANNOT_LEAVE_NOW: Refusal = { rule: 'ELEM-R50', key: 'cannotLeaveNow' };
const NO_SECOND_REDRAW: Refusal = { rule: 'ELEM-R8', key: 'noSecondRedraw' };

function why(state: State, seat: Seat, sent: unknown): Refusal {
  const { type } = sent as { type: string };
  const isOut = !state.players[seat]!.alive;
  if (type === 'concede') return isOut ? OUT : CANNOT_LEAVE_NOW;
  const refusal = isCompound(sent) ? whyNotBoth(state, seat, sent, questions.why) : questions.why(state, seat, sent);
  if (isOut && (refusal === NOT_YOUR_TURN || refusal === NOT_YOUR_PICK)) return OUT;
  const isLate = (type === 'keep' || type === 'redraw') && refusal.key.startsWith('asks.');
  return isLate ? NO_SECOND_REDRAW : refusal;
}

/** ELEM-R55: what happens when the clock runs out. */
function defaultMove(state: State, seat: Seat): Move {
  const frame = state.stack[state.stack.length - 1]!;
  const moves = questions.legalMoves(state, seat);
  if (frame.name === 'open') return cheapestCast(state, moves);
  if (frame.name === 'pay') {
    const suggested = suggestedPayment(costDue(state, frame), meansOf(state, seat), isPaidWild(state, frame))!;
    return { type: 'pay', ...suggested };
  }
  return moves.find(({ type }) => type === 'stop' || type === 'end' || type === 'keep') ?? moves[0]!;
}

function cheapestCast(state: State, moves: readonly Move[]): Move {
  let best: Move = { type: 'giveUp' };
  let least = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    const size = move.type === 'cast' ? compiledSpell(state, move.spell).size : least;
    if (size >= least) continue;
    best = move;
    least = size;
  }
  return best;
}

const seatsIn = ({ players }: State): number => players.length;

/** ELEM-R50: never in mid-action. */
function canConcede({ stack, active, players }: State, seat: Seat): boolean | 'later' {
  const name = stack[stack.length - 1]?.name;
  if (seat === active && (name === 'open' || name === 'main')) return true;
  return players[seat]!.alive && 'later';
}

/** Element Circle: wizards who share their elements and burn their spells. */
export const elementCircle: Game<Options, State, Move, View, Event> = {
  id: 'element-circle',
  name: 'Element Circle',
  version: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  presets: PRESETS,
  checkOptions,
  setup,
  toAct: questions.toAct,
  legalMoves: questions.legalMoves,
  apply: questions.apply,
  randomMove: questions.randomMove,
  payoffs: ({ result, players }) => result && players.map((_, seat) => (seat === result.winner ? 1 : 0)),
  view,
  determinize,
  why,
  checkState: given => problemWithState(given) ?? questions.problemWithStack(given as State, seatsIn(given as State)),
  questions: questions.table,
  shapes: { state: STATE, move: MOVE, event: EVENT, options: OPTION },
  seatsOf: seatsIn,
  defaultMove,
  concede(state, _seat, step) {
    eliminate(state, 'conceded', step);
    questions.settle(state, step);
  },
  canConcede,
  unfold,
};
