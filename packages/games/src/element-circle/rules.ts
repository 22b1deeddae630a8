/** Element Circle's rules as a table of questions, and the game that they make. */

import { become, type Game, playByPhase, type Seat, type Step } from '@roundhouse/kernel';
import { announceActivation, announceCast, costDue, isPaidWild, meansOf, pay } from './actions.ts';
import { pageOf } from './book.ts';
import { destroyPermanent, discardFromHand } from './cards.ts';
import { problemWith } from './check.ts';
import { unfold } from './compounds.ts';
import {
  castFromHandForFree,
  chooseMode,
  chooseOpponent,
  choosePermanent,
  destroyElement,
  discardOne,
  moveElement,
  putElement,
  resolve,
  stop,
  takeLooked,
} from './effects.ts';
import { startsToSee } from './glimpses.ts';
import {
  destinations,
  destroyableSlots,
  discards,
  freeSpells,
  GIVE_UP,
  limitDiscards,
  lookedCards,
  mainMoves,
  modes,
  movableSlots,
  openings,
  opponents,
  payments,
  permanents,
  picks,
  puttableSlots,
  puttableTypes,
  redraws,
  shows,
} from './moves.ts';
import { suggestedPayment } from './pay.ts';
import { determinize } from './redeal.ts';
import { refusal } from './refusals.ts';
import { type Event, type Frame, type Move, OPTIONS, type Options, PRESETS, type State, type View } from './state.ts';
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
import { view } from './view.ts';

type Context = Step<Event>;

const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];

/** Every question is put to the seat whose turn it is. */
const toAct = ({ active }: State): readonly Seat[] => SEATS[active]!;

/** ELEM-R51: the others may show their hands at any time. */
const outOfTurn = (state: State, seat: Seat): Move[] => shows(state, seat);

function showHand(state: State, seat: Seat, { to }: { to: Seat }, step: Context): void {
  const player = state.players[seat]!;
  startsToSee(state, to, seat);
  player.showsTo = [...player.showsTo, to].sort((a, b) => a - b);
  if (!step.emitSecret) return;
  const told = { type: 'handShown', seat, to } as const;
  step.emitSecret([seat, to], { ...told, spells: [...player.hand] }, { ...told, spells: null });
}

const asked = { toAct, outOfTurn } as const;
/** ELEM-R54. */
const askedUnlessForced = { toAct, outOfTurn, playsForced: true } as const;
const stopping = (state: State, _seat: Seat, _move: unknown, step: Context): void => stop(state, step);

const phases = playByPhase<Frame, State, Move, Event>({
  // ELEM-24, ELEM-25
  redraw: {
    ...asked,
    moves: redraws,
    on: {
      keep: (state, _seat, _move, step) => keepHand(state, step),
      redraw: (state, _seat, _move, step) => replaceHand(state, step),
      showHand,
    },
  },
  // ELEM-26 to ELEM-29
  pickElements: {
    ...askedUnlessForced,
    moves: picks,
    on: { pickElements: (state, _seat, { elements }, step) => pickElements(state, elements, step), showHand },
  },
  window: { run: lookForOpening },
  // ELEM-31 to ELEM-33
  open: {
    ...asked,
    moves: openings,
    on: {
      cast(state, _seat, { spell }, step) {
        become(state, { name: 'main' });
        announceCast(state, spell, step);
      },
      activate(state, _seat, { permanent }, step) {
        become(state, { name: 'window' });
        announceActivation(state, permanent, step);
      },
      giveUp: (state, _seat, _move, step) => eliminate(state, 'gaveUp', step),
      showHand,
    },
  },
  // ELEM-34, ELEM-35
  main: {
    ...asked,
    moves: mainMoves,
    on: {
      cast: (state, _seat, { spell }, step) => announceCast(state, spell, step),
      activate: (state, _seat, { permanent }, step) => announceActivation(state, permanent, step),
      end: (state, _seat, _move, step) => endTurn(state, step),
      showHand,
    },
  },
  ending: { run: endTurn },
  // ELEM-83
  limitDiscard: {
    ...askedUnlessForced,
    moves: limitDiscards,
    on: {
      limitDiscard(state, seat, move, step) {
        if ('permanent' in move) destroyPermanent(state, move.permanent, 'limit', step);
        else discardFromHand(state, seat, move.spell, 'limit', step);
        endTurn(state, step);
      },
      showHand,
    },
  },
  // ELEM-37 to ELEM-40
  pay: {
    ...askedUnlessForced,
    moves: payments,
    on: { pay: (state, _seat, payment, step, frame) => pay(state, payment, step, frame), showHand },
  },
  // ELEM-41, ELEM-43, ELEM-45
  resolving: { run: resolve },
  // ELEM-59, ELEM-R33, R38
  opponent: {
    ...asked,
    moves: opponents,
    on: { opponent: (state, _seat, { seat }, step) => chooseOpponent(state, seat, step), stop: stopping, showHand },
  },
  takeLooked: {
    ...asked,
    moves: lookedCards,
    on: {
      takeLooked: (state, _seat, { spell }, step, frame) => takeLooked(state, spell, step, frame),
      stop: stopping,
      showHand,
    },
  },
  // ELEM-64
  discardSpell: {
    ...askedUnlessForced,
    moves: discards,
    on: { discardSpell: (state, _seat, { spell }, step, frame) => discardOne(state, spell, step, frame), showHand },
  },
  // ELEM-65
  destroySlot: {
    ...askedUnlessForced,
    moves: destroyableSlots,
    on: {
      destroySlot: (state, _seat, { slot }, step, frame) => destroyElement(state, slot, step, frame),
      stop: stopping,
      showHand,
    },
  },
  // ELEM-69 to ELEM-71
  putType: {
    ...asked,
    moves: puttableTypes,
    on: {
      putType: (state, _seat, { element }, _step, { left }) => become(state, { name: 'putSlot', left, element }),
      stop: stopping,
      showHand,
    },
  },
  putSlot: {
    ...askedUnlessForced,
    moves: puttableSlots,
    on: { putSlot: (state, _seat, { slot }, step, frame) => putElement(state, slot, step, frame), showHand },
  },
  // ELEM-72, ELEM-73
  moveFrom: {
    ...asked,
    moves: movableSlots,
    on: {
      moveFrom: (state, _seat, { slot }, _step, { left }) => become(state, { name: 'moveTo', left, from: slot }),
      stop: stopping,
      showHand,
    },
  },
  moveTo: {
    ...askedUnlessForced,
    moves: destinations,
    on: { moveTo: (state, _seat, { slot }, step, frame) => moveElement(state, slot, step, frame), showHand },
  },
  // ELEM-68, ELEM-R46
  permanent: {
    ...askedUnlessForced,
    moves: permanents,
    on: {
      permanent: (state, _seat, { permanent }, step) => choosePermanent(state, permanent, step),
      stop: stopping,
      showHand,
    },
  },
  mode: {
    ...asked,
    moves: modes,
    on: { mode: (state, _seat, { option }) => chooseMode(state, option), stop: stopping, showHand },
  },
  // ELEM-74, ELEM-76
  freeSpell: {
    ...askedUnlessForced,
    moves: freeSpells,
    on: {
      freeSpell: (state, _seat, { spell }, step) => castFromHandForFree(state, spell, step),
      stop: stopping,
      showHand,
    },
  },
});

/** ELEM-R55: what happens when the clock runs out. */
function defaultMove(state: State, seat: Seat): Move {
  const frame = state.stack[state.stack.length - 1]!;
  const moves = phases.legalMoves(state, seat);
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
    const size = move.type === 'cast' ? pageOf(state, move.spell).size : least;
    if (size >= least) continue;
    best = move;
    least = size;
  }
  return best;
}

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
  toAct: phases.toAct,
  legalMoves: phases.legalMoves,
  apply: phases.apply,
  randomMove: phases.randomMove,
  payoffs: ({ result, players }) => result && players.map((_, seat) => (seat === result.winner ? 1 : 0)),
  view,
  determinize,
  why: refusal,
  checkState: state => problemWith(state, phases.legalMoves),
  seatsOf: ({ players }) => players.length,
  defaultMove,
  concede(state, _seat, step) {
    eliminate(state, 'conceded', step);
    phases.settle(state, step);
  },
  canConcede,
  unfold,
};
