/** Element Circle's rules as a table of questions, and the game that they make. */

import {
  type Answer,
  become,
  type Game,
  playByQuestions,
  type Refusal,
  type Seat,
  samePlain,
} from '@roundhouse/kernel';
import { announceActivation, announceCast, costDue, isPaidWild, meansOf, pay } from './actions.ts';
import { destroyPermanent, discardFromHand } from './cards.ts';
import { compiledSpell } from './compiled-spells.ts';
import { firstOf, isCompound, reasonAgainstSecond, unfold } from './compounds.ts';
import {
  castFromHandForFree,
  chooseMode,
  chooseOpponent,
  choosePermanent,
  destroyElement,
  discardOne,
  stop as forgo,
  moveElement,
  putElement,
  resolve,
  takeLooked,
} from './effects.ts';
import {
  AGAINST_ACTIVATIONS,
  AGAINST_CASTS,
  AGAINST_DESTINATIONS,
  AGAINST_DESTROYING,
  AGAINST_DISCARDS,
  AGAINST_FREE_SPELLS,
  AGAINST_GIVING_UP,
  AGAINST_LIMIT_DISCARDS,
  AGAINST_MODES,
  AGAINST_OPPONENTS,
  AGAINST_PAYMENTS,
  AGAINST_PERMANENTS,
  AGAINST_PICKS,
  AGAINST_PUT_SLOTS,
  AGAINST_PUT_TYPES,
  AGAINST_SHOWING,
  AGAINST_SOURCES,
  AGAINST_STOPPING,
  AGAINST_TAKING,
} from './forbidden.ts';
import { startsToSee } from './known-cards.ts';
import {
  activations,
  casts,
  destinations,
  destroyableSlots,
  discards,
  ENDS,
  freeSpells,
  GIVE_UP,
  givingUp,
  KEEPS,
  limitDiscards,
  lookedCards,
  modes,
  movableSlots,
  opponents,
  payments,
  permanents,
  picks,
  puttableSlots,
  puttableTypes,
  REDRAWS,
  shows,
  stops,
} from './moves.ts';
import { suggestedPayment } from './pay.ts';
import { determinize } from './redeal.ts';
import { COMPOUND, EVENT, MOVE, OPTION, STATE } from './shapes.ts';
import {
  type Compound,
  type Event,
  type Frame,
  type Move,
  OPTIONS,
  type Options,
  PRESETS,
  type State,
  type View,
} from './state.ts';
import {
  checkOptions,
  eliminate,
  endTurn,
  keepHand,
  lookForOpening,
  pickElements,
  replaceHand,
  setup,
} from './turns.ts';
import {
  onStep,
  problemAsBase,
  problemInSetup,
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

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
type AnswerOf<Type extends Move['type']> = Answer<State, Frame, MoveOf<Type>, Event>;

const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];

/** Every question is put to the seat whose turn it is. */
const asks = ({ active }: State): readonly Seat[] => SEATS[active]!;

// ---- Answers that several questions share

/** ELEM-R51: the others may show their hands at any time, the active seat between actions. */
const showHand: AnswerOf<'showHand'> = {
  offers: shows,
  exact: true,
  forbids: AGAINST_SHOWING,
  does(state, seat, { to }, step) {
    const player = state.players[seat]!;
    startsToSee(state, to, seat);
    player.showsTo = [...player.showsTo, to].sort((a, b) => a - b);
    if (!step.emitSecret) return;
    const told = { type: 'handShown', seat, to } as const;
    step.emitSecret([seat, to], { ...told, spells: [...player.hand] }, { ...told, spells: null });
  },
};

/** ELEM-57: forgoes the rest of a step, unless it is a duty. */
const stop: AnswerOf<'stop'> = {
  offers: stops,
  exact: true,
  forbids: AGAINST_STOPPING,
  does: (state, _seat, _move, step) => forgo(state, step),
};

const NONE: readonly never[] = [];

/** An answer that the question never takes, refused with a rule of its own. */
const never = (rule: string, key: string) => ({
  offers: () => NONE,
  exact: true as const,
  forbids: [{ rule, key, if: () => true }],
  does() {
    throw new Error(`${key} cannot be carried out`);
  },
});

/** ELEM-40. */
const payingAhead: AnswerOf<'pay'> = never('ELEM-40', 'payLater');

const NOT_YOUR_PICK: Refusal = { rule: 'ELEM-26', key: 'notYourPick' };
const NOT_YOUR_TURN: Refusal = { rule: 'ELEM-30', key: 'notYourTurn' };

const asked = { asks, outOfTurn: ['showHand'], others: NOT_YOUR_TURN } as const;
/** ELEM-R54. */
const askedUnlessForced = { ...asked, playsForced: true } as const;

const questions = playByQuestions<Frame, State, Move, Event>(
  {
    // ELEM-24, ELEM-25
    redraw: {
      ...asked,
      rule: 'ELEM-R6',
      others: NOT_YOUR_PICK,
      answers: {
        keep: { offers: () => KEEPS, does: (state, _seat, _move, step) => keepHand(state, step) },
        redraw: { offers: () => REDRAWS, does: (state, _seat, _move, step) => replaceHand(state, step) },
        showHand,
      },
      stands: problemInSetup,
    },
    // ELEM-26 to ELEM-29
    pickElements: {
      ...askedUnlessForced,
      rule: 'ELEM-27',
      others: NOT_YOUR_PICK,
      answers: {
        pickElements: {
          offers: picks,
          exact: true,
          forbids: AGAINST_PICKS,
          does: (state, _seat, { elements }, step) => pickElements(state, elements, step),
        },
        showHand,
      },
      stands: problemInSetup,
    },
    window: { run: lookForOpening, stands: problemAsBase },
    // ELEM-31 to ELEM-33
    open: {
      ...asked,
      rule: 'ELEM-32',
      answers: {
        cast: {
          offers: casts,
          exact: true,
          forbids: AGAINST_CASTS,
          does(state, _seat, { spell }, step) {
            become(state, { name: 'main' });
            announceCast(state, spell, step);
          },
        },
        activate: {
          offers: activations,
          exact: true,
          forbids: AGAINST_ACTIVATIONS,
          does(state, _seat, { permanent }, step) {
            become(state, { name: 'window' });
            announceActivation(state, permanent, step);
          },
        },
        giveUp: {
          offers: givingUp,
          exact: true,
          forbids: AGAINST_GIVING_UP,
          does: (state, _seat, _move, step) => eliminate(state, 'gaveUp', step),
        },
        end: never('ELEM-32', 'mustOpenFirst'),
        pay: payingAhead,
        showHand,
      },
      stands: problemWithOpening,
    },
    // ELEM-34, ELEM-35
    main: {
      ...asked,
      rule: 'ELEM-34',
      answers: {
        cast: {
          offers: casts,
          exact: true,
          forbids: AGAINST_CASTS,
          does: (state, _seat, { spell }, step) => announceCast(state, spell, step),
        },
        activate: {
          offers: activations,
          exact: true,
          forbids: AGAINST_ACTIVATIONS,
          does: (state, _seat, { permanent }, step) => announceActivation(state, permanent, step),
        },
        end: { offers: () => ENDS, does: (state, _seat, _move, step) => endTurn(state, step) },
        giveUp: never('ELEM-33', 'openedAlready'),
        pay: payingAhead,
        showHand,
      },
      stands: problemWithMain,
    },
    ending: { run: endTurn, stands: problemAsBase },
    // ELEM-83
    limitDiscard: {
      ...askedUnlessForced,
      rule: 'ELEM-83',
      answers: {
        limitDiscard: {
          offers: limitDiscards,
          exact: true,
          forbids: AGAINST_LIMIT_DISCARDS,
          does(state, seat, move, step) {
            if ('permanent' in move) destroyPermanent(state, move.permanent, 'limit', step);
            else discardFromHand(state, seat, move.spell, 'limit', step);
            endTurn(state, step);
          },
        },
        showHand,
      },
      stands: problemWithLimit,
    },
    // ELEM-37 to ELEM-40
    pay: {
      ...askedUnlessForced,
      rule: 'ELEM-R24',
      answers: {
        pay: {
          offers: payments,
          exact: true,
          forbids: AGAINST_PAYMENTS,
          does: (state, _seat, payment, step, frame) => pay(state, payment, step, frame),
        },
        showHand,
      },
      stands: problemWithPay,
    },
    // ELEM-41, ELEM-43, ELEM-45
    resolving: { run: resolve, stands: problemWithResolving },
    // ELEM-R33, R38
    opponent: {
      ...asked,
      rule: 'ELEM-41',
      answers: {
        opponent: {
          offers: opponents,
          exact: true,
          forbids: AGAINST_OPPONENTS,
          does: (state, _seat, { seat }, step) => chooseOpponent(state, seat, step),
        },
        stop,
        showHand,
      },
      stands: onStep('blind', 'lookHand', 'banCircle'),
    },
    // ELEM-60 to ELEM-62
    takeLooked: {
      ...asked,
      rule: 'ELEM-59',
      answers: {
        takeLooked: {
          offers: lookedCards,
          exact: true,
          forbids: AGAINST_TAKING,
          does: (state, _seat, { spell }, step, frame) => takeLooked(state, spell, step, frame),
        },
        stop,
        showHand,
      },
      stands: (state, frame) => onStep('blind')(state, frame) ?? problemWithLooked(state, frame),
    },
    // ELEM-64
    discardSpell: {
      ...askedUnlessForced,
      rule: 'ELEM-58',
      answers: {
        discardSpell: {
          offers: discards,
          exact: true,
          forbids: AGAINST_DISCARDS,
          does: (state, _seat, { spell }, step, frame) => discardOne(state, spell, step, frame),
        },
        stop,
        showHand,
      },
      stands: (state, frame) => onStep('discard')(state, frame) ?? problemWithLeft(state, frame),
    },
    // ELEM-65
    destroySlot: {
      ...askedUnlessForced,
      rule: 'ELEM-41',
      answers: {
        destroySlot: {
          offers: destroyableSlots,
          exact: true,
          forbids: AGAINST_DESTROYING,
          does: (state, _seat, { slot }, step, frame) => destroyElement(state, slot, step, frame),
        },
        stop,
        showHand,
      },
      stands: (state, frame) => onStep('destroyElement')(state, frame) ?? problemWithLeft(state, frame),
    },
    // ELEM-69 to ELEM-71
    putType: {
      ...asked,
      rule: 'ELEM-41',
      answers: {
        putType: {
          offers: puttableTypes,
          exact: true,
          forbids: AGAINST_PUT_TYPES,
          does: (state, _seat, { element }, _step, { left }) => become(state, { name: 'putSlot', left, element }),
        },
        stop,
        showHand,
      },
      stands: (state, frame) => onStep('putElement')(state, frame) ?? problemWithLeft(state, frame),
    },
    putSlot: {
      ...askedUnlessForced,
      rule: 'ELEM-R29',
      answers: {
        putSlot: {
          offers: puttableSlots,
          exact: true,
          forbids: AGAINST_PUT_SLOTS,
          does: (state, _seat, { slot }, step, frame) => putElement(state, slot, step, frame),
        },
        showHand,
      },
      stands: (state, frame) =>
        onStep('putElement')(state, frame) ?? problemWithLeft(state, frame) ?? problemWithPut(state, frame),
    },
    // ELEM-72, ELEM-73
    moveFrom: {
      ...asked,
      rule: 'ELEM-41',
      answers: {
        moveFrom: {
          offers: movableSlots,
          exact: true,
          forbids: AGAINST_SOURCES,
          does: (state, _seat, { slot }, _step, { left }) => become(state, { name: 'moveTo', left, from: slot }),
        },
        stop,
        showHand,
      },
      stands: (state, frame) => onStep('moveElement')(state, frame) ?? problemWithLeft(state, frame),
    },
    moveTo: {
      ...askedUnlessForced,
      rule: 'ELEM-72',
      answers: {
        moveTo: {
          offers: destinations,
          exact: true,
          forbids: AGAINST_DESTINATIONS,
          does: (state, _seat, { slot }, step, frame) => moveElement(state, slot, step, frame),
        },
        showHand,
      },
      stands: (state, frame) =>
        onStep('moveElement')(state, frame) ?? problemWithLeft(state, frame) ?? problemWithSource(state, frame),
    },
    // ELEM-68, ELEM-R46
    permanent: {
      ...askedUnlessForced,
      rule: 'ELEM-41',
      answers: {
        permanent: {
          offers: permanents,
          exact: true,
          forbids: AGAINST_PERMANENTS,
          does: (state, _seat, { permanent }, step) => choosePermanent(state, permanent, step),
        },
        stop,
        showHand,
      },
      stands: onStep('destroyOwnPermanent', 'destroyPermanent', 'takePermanent', 'blockPermanent'),
    },
    mode: {
      ...asked,
      rule: 'ELEM-41',
      answers: {
        mode: {
          offers: modes,
          exact: true,
          forbids: AGAINST_MODES,
          does: (state, _seat, { option }) => chooseMode(state, option),
        },
        stop,
        showHand,
      },
      stands: onStep('choose'),
    },
    // ELEM-76, ELEM-R44
    freeSpell: {
      ...askedUnlessForced,
      rule: 'ELEM-74',
      answers: {
        freeSpell: {
          offers: freeSpells,
          exact: true,
          forbids: AGAINST_FREE_SPELLS,
          does: (state, _seat, { spell }, step) => castFromHandForFree(state, spell, step),
        },
        stop,
        showHand,
      },
      stands: onStep('castFree'),
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
  const refusal = isCompound(sent) ? whyNotBoth(state, seat, sent) : questions.why(state, seat, sent);
  if (isOut && (refusal === NOT_YOUR_TURN || refusal === NOT_YOUR_PICK)) return OUT;
  const isLate = (type === 'keep' || type === 'redraw') && refusal.key.startsWith('asks.');
  return isLate ? NO_SECOND_REDRAW : refusal;
}

/** Two moves sent as one are refused for the first of them, or else for the second. */
function whyNotBoth(state: State, seat: Seat, sent: unknown): Refusal {
  const wrong = COMPOUND.problem(sent, 'move');
  if (wrong) return { rule: 'form', key: 'form', values: { field: wrong.at } };
  // Its shape was checked.
  const compound = sent as Compound;
  const first = firstOf(compound);
  const isLegal = questions.legalMoves(state, seat).some(legal => samePlain(legal, first));
  if (!isLegal) return questions.why(state, seat, first);
  return reasonAgainstSecond(state, seat, compound) ?? { rule: 'form', key: 'notOffered' };
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
  let best: Move = GIVE_UP;
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
