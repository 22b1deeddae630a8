/** Circuitry: the questions in the order of the rules, and the game made of them. */

import {
  CONCEDE,
  type Game,
  type OptionSpecs,
  playByQuestions,
  pop,
  push,
  type Questions,
  type Refusal,
  refused,
  type Seat,
  samePlain,
  shape,
  type Viewer,
} from '@roundhouse/kernel';
import { flip, layAt, layCard, rotate, slide, swapCard, swapWith } from './board-answers.ts';
import { deliver, gain } from './charge-answers.ts';
import { unfold } from './compounds.ts';
import { askForDraw, canConcede, finish, payoffs } from './ending.ts';
import { EVENT } from './events.ts';
import { discardMini, draws, kindsOf, roomOf, takeMini } from './minis.ts';
import { freePortals, isLastOnStart, stepWays } from './moving.ts';
import { findNode } from './nodes.ts';
import { force, forceStep, jump, portal, step } from './pawn-answers.ts';
import { arrive, axisChooser, respond } from './plays.ts';
import { type AnswerOf, lacks, type MoveOf } from './reasons.ts';
import { determinize } from './redeal.ts';
import { areOpponents, areTeammates } from './seats.ts';
import { checkOptions, freeColours, pickColour, setup } from './setup.ts';
import { FRAMES, MOVES, OPTION, STATE } from './shapes.ts';
import {
  type Declarable,
  type Event,
  type Frame,
  type Move,
  OPTIONS,
  type Options,
  PRESETS,
  type State,
  type View,
} from './state.ts';
import { answer, ask, endTurn, free, give, giveCharge, inhibit, spendCharge, take } from './table-answers.ts';
import { problemWithTable } from './validate-state.ts';
import { view } from './view.ts';

type FrameOf<N extends Frame['name']> = Extract<Frame, { name: N }>;

/** Shared, because playouts ask at every step. */
const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];
const active = ({ active }: State): readonly Seat[] => SEATS[active]!;
const named = (_state: State, { seat }: { seat: Seat }): readonly Seat[] => SEATS[seat]!;

/** What may lie under a question: nothing, or the menu of the turn, where at most one is put. */
const ALONE = [null] as const;
const ON_MENU = ['menu'] as const;

const draw: AnswerOf<'draw'> = {
  offers: draws,
  exact: true,
  forbids: [
    {
      rule: 'BOARD-30',
      key: 'greenUnsorted',
      if: ({ green }, _seat, { from }) => from === 'green' && green.from === 'piles',
    },
    {
      rule: 'BOARD-31',
      key: 'greenUnsorted',
      if: ({ green }, _seat, { from }) => from !== 'gold' && from !== 'green' && green.from === 'deck',
    },
  ],
  otherwise: { rule: 'BOARD-R23', key: 'nothingThere', values: (_state, _seat, { from }) => ({ from }) },
  does(state, seat, { from }, stepOf) {
    takeMini(state, seat, from, stepOf);
    state.turn.draws--;
    // BOARD-85: the mini just taken may be the one that goes back.
    if (roomOf(state, seat) < 0) push(state, { name: 'discarding' });
    else askForDraw(state);
  },
};

const discard: AnswerOf<'discard'> = {
  offers: ({ players }, seat) => kindsOf(players[seat]!.minis).map(mini => ({ type: 'discard' as const, mini })),
  forbids: [lacks<MoveOf<'discard'>>(({ mini }) => [mini])],
  does(state, seat, { mini }, stepOf) {
    pop(state);
    discardMini(state, seat, mini, stepOf);
    askForDraw(state);
  },
};

// Never offered: they say why a mini cannot be taken, discarded or played at a question that is about something else.

const drawLater = refused('BOARD-23', 'nothingToDraw');
const discardLater = refused('BOARD-R28', 'noDiscard');
/** Never inside a play, nor before what is too much is discarded. */
const inhibitLater = refused('BOARD-R51', 'insidePlay');

/** While a play is being composed: by the others only, and what was begun is dropped, as nobody has seen it. */
const interrupt: AnswerOf<'inhibit'> = {
  ...inhibit,
  offers: (state, seat, frame) => (seat === state.active ? [] : inhibit.offers(state, seat, frame)),
  forbids: [{ rule: 'BOARD-R51', key: 'finishPlay', if: (state, seat) => seat === state.active }, ...inhibit.forbids!],
  does(state, seat, move, stepOf, frame) {
    pop(state);
    inhibit.does(state, seat, move, stepOf, frame);
  },
};

/** The same at every question of a turn, so that others cannot tell which one is open. */
const NOT_YOUR_TURN = { rule: 'BOARD-22', key: 'notYourTurn' };

const questions: Questions<State, Frame, Move, Event> = {
  pickingColour: {
    rule: 'BOARD-12',
    asks: named,
    answers: {
      pickColour: {
        offers: state => freeColours(state).map(colour => ({ type: 'pickColour' as const, colour })),
        exact: true,
        otherwise: { rule: 'BOARD-12', key: 'colourTaken', values: (_state, _seat, { colour }) => ({ colour }) },
        does: (state, seat, { colour }, stepOf) => pickColour(state, seat, colour, stepOf),
      },
    },
    over: ALONE,
    stands: ({ players, options }, { seat }) =>
      options.colours === 'choose' && seat < players.length && players[seat]!.colour === null
        ? null
        : `seat ${seat} has nothing to choose`,
  },

  drawing: {
    rule: 'BOARD-23',
    asks: active,
    answers: { draw, discard: discardLater, inhibit },
    outOfTurn: ['inhibit'],
    others: NOT_YOUR_TURN,
    over: ALONE,
    stands({ mode, turn, stack }) {
      if (mode === 'puzzle') return 'BOARD-87: nothing is taken in a puzzle';
      return turn.draws > 0 || stack.length > 1 ? null : 'no mini is to be taken';
    },
  },

  discarding: {
    rule: 'BOARD-85',
    asks: active,
    answers: { discard, inhibit: inhibitLater },
    outOfTurn: ['inhibit'],
    playsForced: true,
    over: ['drawing'],
    stands: state => (roomOf(state, state.active) < 0 ? null : 'nothing is to be discarded'),
  },

  menu: {
    rule: 'BOARD-24',
    asks: active,
    answers: {
      draw: drawLater,
      discard: discardLater,
      step,
      gain,
      deliver,
      layCard,
      rotate,
      flip,
      slide,
      swapCard,
      force,
      forceStep,
      jump,
      portal,
      inhibit,
      free,
      spendCharge,
      take,
      giveCharge,
      give,
      ask,
      endTurn,
    },
    outOfTurn: ['inhibit'],
    others: NOT_YOUR_TURN,
    over: ALONE,
  },

  // The three that follow compose a play: only the active player knows of them, and an Inhibit leads back to the menu.
  laying: {
    rule: 'BOARD-34',
    asks: active,
    answers: { layAt, inhibit: interrupt },
    outOfTurn: ['inhibit'],
    others: NOT_YOUR_TURN,
    over: ON_MENU,
    stands: ({ players, active: seat, turn }, { card }) =>
      !turn.laid && players[seat]!.circuits.includes(card) ? null : `card ${card} is not to be laid`,
  },

  swapping: {
    rule: 'BOARD-52',
    asks: active,
    answers: { swapWith, inhibit: interrupt },
    outOfTurn: ['inhibit'],
    others: NOT_YOUR_TURN,
    over: ON_MENU,
    stands: (state, { card }) =>
      swapCard.offers(state, state.active, MENU).some(move => move.card === card)
        ? null
        : `card ${card} is not to be swapped`,
  },

  forcing: {
    rule: 'BOARD-58',
    asks: active,
    answers: { forceStep, jump, inhibit: interrupt },
    outOfTurn: ['inhibit'],
    others: NOT_YOUR_TURN,
    over: ON_MENU,
    stands: (state, { target }) =>
      force.offers(state, state.active, MENU).some(move => move.target === target)
        ? null
        : `seat ${target} cannot be forced`,
  },

  responding: {
    rule: 'BOARD-R52',
    asks: named,
    answers: {
      respond: {
        offers: () => RESPONSES,
        does: respond,
      },
    },
    over: ON_MENU,
    stands: standsToRespond,
    others: { rule: 'BOARD-R52', key: 'playDeclared' },
  },

  choosingAxis: {
    rule: 'BOARD-43',
    asks: named,
    answers: {
      axis: {
        offers: () => AXES,
        does: (state, seat, { axis }, stepOf, frame) => arrive(state, seat, axis, stepOf, frame),
      },
      inhibit: inhibitLater,
    },
    outOfTurn: ['inhibit'],
    over: ON_MENU,
    stands: standsToTurn,
  },

  answering: {
    rule: 'BOARD-R65',
    asks: named,
    answers: { answer, inhibit: inhibitLater },
    outOfTurn: ['inhibit'],
    over: ON_MENU,
    stands: (state, { seat, mini }) =>
      seat < state.players.length &&
      areTeammates(state, seat, state.active) &&
      state.players[seat]!.minis.includes(mini) &&
      roomOf(state, state.active) > 0
        ? null
        : `seat ${seat} cannot be asked for ${mini}`,
  },
};

const MENU: FrameOf<'menu'> = { name: 'menu' };

const RESPONSES: readonly MoveOf<'respond'>[] = (['inhibit', 'pass', 'passTurn'] as const).map(given => ({
  type: 'respond',
  answer: given,
}));

const AXES: readonly MoveOf<'axis'>[] = [
  { type: 'axis', axis: 'long' },
  { type: 'axis', axis: 'short' },
];

/** BOARD-R52: an opponent who holds Inhibit is asked about a play that could be made, and that it would forbid. */
function standsToRespond(state: State, { seat, play, forced }: FrameOf<'responding'>): string | null {
  const { players, active: declarer } = state;
  if (seat >= players.length || !areOpponents(state, seat, declarer)) return `seat ${seat} is no opponent`;
  if (players[seat]!.letsPass || !players[seat]!.minis.includes('Inhibit')) return `seat ${seat} is not to be asked`;
  const asked: Frame = forced === null ? MENU : { name: 'forcing', target: forced };
  if (!canPlay(state, declarer, play, asked)) return 'no such play could be made';
  // A play that Inhibit would allow is not asked about.
  const inhibited = { ...state, players: players.map(player => ({ ...player, inhibited: player.inhibited ?? 3 })) };
  if (players[declarer]!.inhibited !== null || canPlay(inhibited, declarer, play, asked)) return 'it cannot be stopped';
  return null;
}

const DECLARED = { step, portal, jump, gain, deliver };

/** Whether the seat could make this very play at that question. */
function canPlay(state: State, seat: Seat, play: Declarable, frame: Frame): boolean {
  const moves: readonly Move[] = DECLARED[play.type].offers(state, seat, frame);
  return moves.some(move => samePlain(move, play));
}

/** BOARD-R37: the last pawn on #1 is on its way out, and this seat chooses. */
function standsToTurn(state: State, { seat, pawn, to, exit }: FrameOf<'choosingAxis'>): string | null {
  const { active: mover, players } = state;
  if (pawn >= players.length || seat >= players.length || !areOpponents(state, pawn, mover)) return 'no such pawn';
  if (seat !== axisChooser(state, mover, pawn)) return `seat ${seat} does not choose the axis`;
  if (!isLastOnStart(state, pawn)) return `seat ${pawn} is not the last on #1`;
  if ((to === null) === (exit === null)) return 'the pawn goes to a node or leaves by an exit';
  const leads = stepWays(state, pawn).some(
    way => way.leaves && (to ? way.to?.ref === findNode(to)?.ref : way.exit === exit),
  );
  return leads || (to !== null && freePortals(state).some(({ ref }) => ref === findNode(to)?.ref))
    ? null
    : 'the pawn cannot go there';
}

const play = playByQuestions<Frame, State, Move, Event>(questions, { moves: MOVES, frames: FRAMES });

/** How many people play: a puzzle is solved by one, whoever else has a pawn in it. */
const seatsOf = ({ mode, players }: State): number => (mode === 'puzzle' ? 1 : players.length);

function checkState(value: unknown): string | null {
  const wrong = shape.problemIn(STATE, value, 'state') ?? problemWithTable(value as State);
  return wrong ?? play.problemWithStack(value as State, seatsOf(value as State));
}

/** While somebody is asked to stop a play, nobody else may know that, or whom. */
const waitingFor = (state: State, viewer: Viewer): readonly Seat[] =>
  state.stack.at(-1)?.name === 'responding' ? play.toAct(state).filter(seat => seat === viewer) : play.toAct(state);

/** For a seat whose time is out: what changes least. */
function defaultMove(state: State, seat: Seat): Move {
  const name = state.stack.at(-1)?.name;
  const moves = play.legalMoves(state, seat);
  if (name === 'responding') return RESPONSES[1]!;
  if (name === 'answering') return { type: 'answer', yes: false };
  if (name === 'menu')
    return moves.find(({ type }) => type === 'endTurn') ?? moves.find(({ type }) => type === 'layCard')!;
  return moves[0]!;
}

/** A concession is no move of the questions, so what is said of one stands here. */
function why(state: State, seat: Seat, sent: unknown): Refusal {
  const isConcession = (sent as { readonly type?: unknown } | null)?.type === CONCEDE.type;
  if (isConcession && state.mode === 'game' && state.result === null) return { rule: 'BOARD-R75', key: 'botTakesOver' };
  return play.why(state, seat, sent);
}

export const circuitry: Game<Options, State, Move, View, Event> = {
  id: 'circuitry',
  name: 'Circuitry',
  version: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS as OptionSpecs<Options>,
  presets: PRESETS,
  setup,
  toAct: play.toAct,
  legalMoves: play.legalMoves,
  apply: play.apply,
  payoffs,
  view,
  determinize,
  why,
  checkState,
  questions: play.table,
  shapes: { state: STATE, move: MOVES, event: EVENT, options: OPTION },
  checkOptions,
  seatsOf,
  waitingFor,
  pausesAfter: ['declared'],
  defaultMove,
  concede: (state, seat, stepOf) => finish(state, 'conceded', stepOf, seat),
  canConcede,
  unfold,
  randomMove: play.randomMove,
};
