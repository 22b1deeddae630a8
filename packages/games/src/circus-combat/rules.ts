/** Circus Combat's rules, in the order of the README: set-up, throw, distribute, ready tricks, end. */

import { type Game, playByPhase, type Seat, type Step } from '@roundhouse/kernel';
import { problemWith } from './check.ts';
import { TRICK_IDS } from './content/tricks.ts';
import { contestOver, isAllFatigue, other } from './contest.ts';
import { DICE_A_COLOUR, recallDice, returnDice, throwDie, throwEyes, throwFromSupply } from './dice.ts';
import { lastTurn, MOST_BARREN, nextSeat, TRICKS_FOR_THE_END } from './ending.ts';
import { isReady } from './hand.ts';
import {
  hasSwap,
  places,
  readySlots,
  rerolls,
  resolutions,
  rethrows,
  SLOTS,
  swaps,
  takenAnywhere,
  unfold,
} from './moves.ts';
import { refusal } from './refusals.ts';
import { baseOf, projection, scoreSheet } from './score.ts';
import {
  type Die,
  type Event,
  type Frame,
  type Move,
  OPTIONS,
  type Options,
  PRESETS,
  type Reason,
  type Side,
  type State,
  type Trick,
  type View,
} from './state.ts';
import { determinize, view } from './view.ts';

/** CIRCUS-R1: cards that `count28` keeps out of the deck. */
const CARDS_ASIDE = 2;

type Context = Step<Event>;

// ---- Set-up (CIRCUS-1 to CIRCUS-8)

function setup(options: Options, _seats: number, step: Context): State {
  const state: State = {
    options,
    stage: [],
    unseen: [...TRICK_IDS],
    aside: options.deck === 'count28' ? CARDS_ASIDE : 0,
    discard: [],
    queue: [[], []],
    front: [[], []],
    supply:
      options.diceSupply === 'unlimited' ? null : { black: DICE_A_COLOUR, gray: DICE_A_COLOUR, fatigue: DICE_A_COLOUR },
    active: 0,
    turn: 0,
    thrown: [],
    pool: [],
    placed: 0,
    barren: 0,
    trigger: null,
    result: null,
    stack: [],
  };
  for (let slot = 0; slot < SLOTS; slot++) state.stage.push({ card: step.chance.draw(state.unseen), dice: [] });
  step.emit?.({ type: 'stageSet', cards: state.stage.map(trick => trick!.card), deck: cardsInDeck(state) });
  startTurn(state, throwForStart(step), step);
  return state;
}

/** CIRCUS-7, R12. */
function throwForStart(step: Context): Side {
  for (;;) {
    const black = throwEyes(step.chance);
    const gray = throwEyes(step.chance);
    const first = black === gray ? null : black > gray ? 0 : 1;
    step.emit?.({ type: 'startThrown', eyes: [black, gray], first });
    if (first !== null) return first;
  }
}

/** CIRCUS-R1: the cards put aside lie among the unseen ones and never come up. */
const cardsInDeck = ({ unseen, aside }: State): number => unseen.length - aside;

// ---- Throw (CIRCUS-9, CIRCUS-10)

/** Begins a turn, up to its first question. */
export function startTurn(state: State, seat: Side, step: Context): void {
  state.turn++;
  state.active = seat;
  state.placed = 0;
  step.emit?.({ type: 'turnStarted', turn: state.turn, seat, last: lastTurn(state)?.turn === state.turn });
  const recalled = recallDice(state);
  if (recalled.length > 0) step.emit?.({ type: 'diceRecalled', seat, dice: recalled });
  fillPool(state, throwFromSupply(state, step.chance));
  step.emit?.({ type: 'diceThrown', seat, pool: state.thrown });
  // CIRCUS-R35: without dice the turn passes, and nothing on the stage can be ready.
  if (state.pool.length > 0) ask(state, { name: 'rethrowing' });
  else endTurn(state, step);
}

function fillPool(state: State, thrown: Die[]): void {
  state.thrown = thrown;
  state.pool = thrown.slice();
}

/** CIRCUS-10, R13, R49: in pool order. */
function rethrow(state: State, dice: readonly number[], step: Context): void {
  const thrown = state.thrown.slice();
  for (const die of dice) thrown[die - 1] = throwDie(thrown[die - 1]!.colour, step.chance);
  fillPool(state, thrown);
  step.emit?.({ type: 'diceRethrown', seat: state.active, dice, pool: thrown });
}

// ---- Distribute (CIRCUS-11 to CIRCUS-15)

/** CIRCUS-R17: misfits leave first; while any die is left, one must be placed. */
function distribute(state: State, slot: number | null, step: Context): void {
  dropMisfits(state, step);
  if (state.pool.some(die => die !== null)) ask(state, { name: 'placing', slot });
  else {
    state.pool = [];
    // CIRCUS-R28: the slot of a rerolled trick is filled when its dice have found their places.
    if (slot !== null) deal(state, slot, step);
    handleReadyTricks(state, step);
  }
}

/** CIRCUS-14, CIRCUS-15, R18. */
function dropMisfits(state: State, step: Context): void {
  const { pool, active } = state;
  const taken = takenAnywhere(state);
  for (let i = 0; i < pool.length; i++) {
    const die = pool[i];
    if (!die || taken & (1 << die.eyes)) continue;
    pool[i] = null;
    if (die.colour === 'fatigue') state.front[active].push(die);
    else returnDice(state, [die]);
    step.emit?.({ type: 'dieMissed', seat: active, die: i + 1, face: die });
  }
}

function placeDie(state: State, die: number, slot: number, step: Context): void {
  const trick = state.stage[slot - 1]!;
  const face = state.pool[die - 1]!;
  state.pool[die - 1] = null;
  trick.dice.push(face);
  state.placed++;
  step.emit?.({
    type: 'diePlaced',
    seat: state.active,
    die,
    face,
    slot,
    card: trick.card,
    ready: isReady(trick, state.options),
  });
}

// ---- Ready tricks (CIRCUS-16 to CIRCUS-23)

/** CIRCUS-R21, R22, R30: one after the other, as long as there are any. */
function handleReadyTricks(state: State, step: Context): void {
  const slots = readySlots(state);
  if (slots.length === 0) endTurn(state, step);
  else if (slots.length === 1) resolve(state, slots[0]!, step);
  else {
    step.emit?.({ type: 'tricksReady', seat: state.active, slots });
    ask(state, { name: 'resolving' });
  }
}

function resolve(state: State, slot: number, step: Context): void {
  const trick = state.stage[slot - 1]!;
  if (isAllFatigue(trick)) {
    step.emit?.({ type: 'rerollOffered', seat: state.active, slot, card: trick.card, dice: trick.dice });
    ask(state, { name: 'rerolling', slot });
    return;
  }
  const { leader, by, shares, fatigue } = contestOver(trick);
  if (leader === null) {
    step.emit?.({ type: 'trickTied', slot, card: trick.card, dice: trick.dice, shares });
    discard(state, slot);
    returnDice(state, trick.dice);
    replace(state, slot, step);
    return;
  }
  state.stage[slot - 1] = null;
  const position = state.queue[leader].push(trick);
  step.emit?.({
    type: 'trickWon',
    seat: leader,
    active: state.active,
    slot,
    card: trick.card,
    dice: trick.dice,
    shares,
    fatigue,
    by: by!,
    position,
    base: baseOf(trick, leader),
  });
  maybeTriggerEnd(state, leader, step);
  offerSwap(state, slot, leader, trick, step);
}

/** CIRCUS-24, R36, R38. */
function maybeTriggerEnd(state: State, seat: Side, step: Context): void {
  if (state.trigger || state.queue[seat].length < TRICKS_FOR_THE_END) return;
  state.trigger = { seat, turn: state.turn };
  step.emit?.({ type: 'endTriggered', seat, turn: state.turn, last: lastTurn(state)! });
}

/** CIRCUS-22, R27: also asked in the rival's turn. */
function offerSwap(state: State, slot: number, seat: Side, { card }: Trick, step: Context): void {
  const tricks = state.queue[seat].length;
  if (tricks < 2 || !hasSwap(card, state.options)) replace(state, slot, step);
  else {
    step.emit?.({ type: 'swapOffered', seat, slot, card, tricks });
    ask(state, { name: 'swapping', slot, seat });
  }
}

function swap(queue: Trick[], seat: Side, left: number | null, step: Context): void {
  if (left === null) {
    step.emit?.({ type: 'swapDeclined', seat });
    return;
  }
  const [one, two] = [queue[left - 1]!, queue[left]!];
  queue[left - 1] = two;
  queue[left] = one;
  step.emit?.({ type: 'tricksSwapped', seat, left, cards: [one.card, two.card] });
}

/** CIRCUS-23, R28, R49: the dice are thrown in the order in which they were put on the card. */
function reroll(state: State, slot: number, isWanted: boolean, step: Context): void {
  const { card, dice } = state.stage[slot - 1]!;
  const seat = state.active;
  discard(state, slot);
  if (!isWanted) {
    returnDice(state, dice);
    step.emit?.({ type: 'fatigueReturned', seat, slot, card, dice });
    replace(state, slot, step);
    return;
  }
  fillPool(
    state,
    dice.map(() => throwDie('fatigue', step.chance)),
  );
  step.emit?.({ type: 'fatigueRerolled', seat, slot, card, pool: state.thrown });
  distribute(state, slot, step);
}

/** CIRCUS-R24. */
function discard(state: State, slot: number): void {
  state.discard.push(state.stage[slot - 1]!.card);
  state.stage[slot - 1] = null;
}

/** CIRCUS-20, R25: the last act of handling a trick. */
function replace(state: State, slot: number, step: Context): void {
  deal(state, slot, step);
  handleReadyTricks(state, step);
}

/** CIRCUS-R26: without a deck the slot stays vacant. */
function deal(state: State, slot: number, step: Context): void {
  const card = cardsInDeck(state) > 0 ? step.chance.draw(state.unseen) : null;
  if (card !== null) state.stage[slot - 1] = { card, dice: [] };
  step.emit?.({ type: 'trickDealt', slot, card, deck: cardsInDeck(state) });
}

// ---- End (CIRCUS-24, CIRCUS-25, CIRCUS-32, R36 to R40)

/** The order of these checks matters (CIRCUS-R41). */
function endTurn(state: State, step: Context): void {
  const { placed, turn, active, trigger } = state;
  state.barren = placed > 0 ? 0 : state.barren + 1;
  step.emit?.({ type: 'turnEnded', turn, seat: active, placed, barren: state.barren });
  if (trigger && trigger.turn < turn && trigger.seat !== active) endGame(state, 'nine', step);
  else if (state.stage.every(trick => trick === null)) endGame(state, 'stage-empty', step);
  else if (state.barren === MOST_BARREN) endGame(state, 'stalled', step);
  else startTurn(state, nextSeat(state), step);
}

/** CIRCUS-32, R48. */
function endGame(state: State, reason: Reason, step: Context, winner = leaderOf(state)): void {
  state.result = { winner, reason, scores: projection(state) };
  state.stack = [];
  step.emit?.({
    type: 'gameOver',
    winner,
    reason,
    sheets: [scoreSheet(state, 0), scoreSheet(state, 1)],
    unseen: TRICK_IDS.filter(card => state.unseen.includes(card)),
    aside: state.aside,
  });
}

function leaderOf(state: State): Side | null {
  const [black, gray] = projection(state);
  return black === gray ? null : black > gray ? 0 : 1;
}

// ---- The questions

const SEATS: readonly (readonly Seat[])[] = [[0], [1]];

const active = (state: State): readonly Seat[] => SEATS[state.active]!;

function ask(state: State, frame: Frame): void {
  state.stack[0] = frame;
}

const phases = playByPhase<Frame, State, Move, Event>({
  // CIRCUS-10, R13
  rethrowing: {
    toAct: active,
    moves: rethrows,
    on: {
      rethrow(state, _seat, { dice }, step) {
        rethrow(state, dice, step);
        distribute(state, null, step);
      },
    },
  },
  // CIRCUS-11 to CIRCUS-15, R14 to R17
  placing: {
    toAct: active,
    moves: places,
    on: {
      place(state, _seat, { die, slot }, step, frame) {
        placeDie(state, die, slot, step);
        distribute(state, frame.slot, step);
      },
    },
  },
  // CIRCUS-R22
  resolving: {
    toAct: active,
    moves: resolutions,
    on: { resolve: (state, _seat, { slot }, step) => resolve(state, slot, step) },
  },
  // CIRCUS-23, R28
  rerolling: {
    toAct: active,
    moves: rerolls,
    on: { reroll: (state, _seat, { yes }, step, { slot }) => reroll(state, slot, yes, step) },
  },
  // CIRCUS-22, R27
  swapping: {
    toAct: (_state, { seat }) => SEATS[seat]!,
    moves: (state, _seat, { seat }) => swaps(state.queue[seat]),
    on: {
      swap(state, _seat, { left }, step, { slot, seat }) {
        swap(state.queue[seat], seat, left, step);
        replace(state, slot, step);
      },
    },
  },
});

/** What happens when the clock runs out: keep all, the first placement, the lowest slot, no reroll, no swap. */
function defaultMove(state: State, seat: Seat): Move {
  if (state.stack[0]!.name === 'rerolling') return { type: 'reroll', yes: false };
  return phases.legalMoves(state, seat)[0]!;
}

/** Circus Combat: two artists, one stage, and the longer applause. */
export const circusCombat: Game<Options, State, Move, View, Event> = {
  id: 'circus-combat',
  name: 'Circus Combat',
  version: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  presets: PRESETS,
  setup,
  toAct: phases.toAct,
  legalMoves: phases.legalMoves,
  apply: phases.apply,
  randomMove: phases.randomMove,
  payoffs({ result }) {
    if (!result) return null;
    if (result.winner === null) return [0.5, 0.5];
    return result.winner === 0 ? [1, 0] : [0, 1];
  },
  view,
  determinize,
  why: refusal,
  checkState: problemWith,
  defaultMove,
  concede: (state, seat, step) => endGame(state, 'concede', step, other(seat as Side)),
  unfold: (state, _seat, sent, played) => unfold(state, sent, played),
};
