/** Circus Combat's rules, in the order of the README: set-up, the throw, placing dice, ready tricks, the end; then the questions. */

import { type Forbids, type Game, playByQuestions, type Refusal, type Seat, type Step } from '@roundhouse/kernel';
import { hasSwap } from './content/tricks.ts';
import { contestOver, isAllFatigue } from './contest.ts';
import { newDeck } from './deck.ts';
import { DICE_A_COLOUR, recallDice, returnDice, throwDie, throwEyes, throwFromSupply } from './dice.ts';
import { lastTurn, MOST_BARREN, nextSeat, resultOf } from './ending.ts';
import { fits, isReady, lowestLike, MOST_DICE, readySlots, takenAnywhere, takenBits, takenBy } from './hand.ts';
import { baseOf, scoreSheet } from './score.ts';
import { EVENT, MOVE, OPTION, STATE } from './shapes.ts';
import { isPlaceAll, unfold } from './spellings.ts';
import {
  type Die,
  type Event,
  type Move,
  OPTIONS,
  type Options,
  type Phase,
  type PlaceMove,
  PRESETS,
  type Reason,
  type RerollMove,
  type RethrowMove,
  type Side,
  SLOTS,
  type State,
  TRICKS_FOR_THE_END,
  type Trick,
  type View,
} from './state.ts';
import {
  problemWithPlace,
  problemWithReroll,
  problemWithResolve,
  problemWithRethrow,
  problemWithState,
  problemWithSwap,
} from './validate-state.ts';
import { determinize, view } from './view.ts';

type Context = Step<Event>;

// ---- Set-up (CIRCUS-1 to CIRCUS-8)

/** CIRCUS-R49: the deck is shuffled before anything is thrown. */
function setup(options: Options, _seats: number, step: Context): State {
  const { deck, aside } = newDeck(options, step.chance);
  const state: State = {
    options,
    stage: deck.splice(0, SLOTS).map(card => ({ card, dice: [] })),
    deck,
    aside,
    discard: [],
    queue: [[], []],
    front: [[], []],
    supply: { black: DICE_A_COLOUR, gray: DICE_A_COLOUR, fatigue: DICE_A_COLOUR },
    active: 0,
    turn: 0,
    pool: [],
    phase: 'rethrow',
    decider: null,
    pendingSlot: null,
    placed: 0,
    trigger: null,
    barren: 0,
    thrown: [],
  };
  step.emit?.({ type: 'stageSet', cards: state.stage.map(trick => trick!.card), deck: deck.length });
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

// ---- The throw (CIRCUS-9, CIRCUS-10)

/** Begins a turn, up to its first question. */
export function startTurn(state: State, seat: Side, step: Context): void {
  state.turn++;
  state.active = seat;
  state.placed = 0;
  step.emit?.({ type: 'turnStarted', turn: state.turn, seat, last: lastTurn(state)?.turn === state.turn });
  const recalled = recallDice(state);
  if (recalled.length > 0) step.emit?.({ type: 'diceRecalled', seat, dice: recalled });
  const thrown = throwFromSupply(state, step.chance);
  fillPool(state, thrown);
  step.emit?.({ type: 'diceThrown', seat, pool: thrown });
  // CIRCUS-R35: without dice the turn passes, and nothing on the stage can be ready.
  if (thrown.length > 0) ask(state, 'rethrow');
  else endTurn(state, step);
}

function fillPool(state: State, thrown: Die[]): void {
  state.thrown = thrown;
  state.pool = thrown.slice();
}

/** CIRCUS-10, R13, R49: in pool order. */
function rethrow(state: State, dice: readonly number[], step: Context): void {
  // Nothing has left the pool yet.
  const thrown = state.pool.slice() as Die[];
  for (const die of dice) thrown[die - 1] = throwDie(thrown[die - 1]!.colour, step.chance);
  fillPool(state, thrown);
  step.emit?.({ type: 'diceRethrown', seat: state.active, dice, pool: thrown });
}

// ---- Placing dice (CIRCUS-11 to CIRCUS-15)

/** CIRCUS-R17: misfits leave first; while any die is left, one must be placed. */
function distribute(state: State, step: Context): void {
  dropMisfits(state, step);
  if (state.pool.some(die => die !== null)) ask(state, 'place', state.pendingSlot);
  else {
    state.pool = [];
    // CIRCUS-R28: the slot of a rerolled trick is filled when its dice have found their places.
    if (state.pendingSlot !== null) deal(state, state.pendingSlot, step);
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
    ask(state, 'resolve');
  }
}

function resolve(state: State, slot: number, step: Context): void {
  const trick = state.stage[slot - 1]!;
  if (isAllFatigue(trick)) {
    step.emit?.({ type: 'rerollOffered', seat: state.active, slot, card: trick.card, dice: trick.dice });
    ask(state, 'reroll', slot);
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
  state.trigger = { player: seat, turn: state.turn };
  step.emit?.({ type: 'endTriggered', seat, turn: state.turn, last: lastTurn(state)! });
}

/** CIRCUS-22, R27: also asked in the rival's turn. */
function offerSwap(state: State, slot: number, seat: Side, { card }: Trick, step: Context): void {
  const tricks = state.queue[seat].length;
  if (tricks < 2 || !hasSwap(card, state.options)) replace(state, slot, step);
  else {
    step.emit?.({ type: 'swapOffered', seat, slot, card, tricks });
    ask(state, 'swap', slot, seat);
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
  const thrown = dice.map(() => throwDie('fatigue', step.chance));
  fillPool(state, thrown);
  step.emit?.({ type: 'fatigueRerolled', seat, slot, card, pool: thrown });
  distribute(state, step);
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
  const card = state.deck.shift() ?? null;
  if (card !== null) {
    state.stage[slot - 1] = { card, dice: [] };
    // Who has seen the next card must not choose again.
    step.seal();
  }
  step.emit?.({ type: 'trickDealt', slot, card, deck: state.deck.length });
}

// ---- The end (CIRCUS-24, CIRCUS-25, CIRCUS-32, R36 to R40)

/** The order of these checks matters (CIRCUS-R41). */
function endTurn(state: State, step: Context): void {
  const { placed, turn, active, trigger } = state;
  state.barren = placed > 0 ? 0 : state.barren + 1;
  step.emit?.({ type: 'turnEnded', turn, seat: active, placed, barren: state.barren });
  if (trigger && trigger.turn < turn && trigger.player !== active) endGame(state, 'nine', step);
  else if (state.stage.every(trick => trick === null)) endGame(state, 'stage-empty', step);
  else if (state.barren === MOST_BARREN) endGame(state, 'stalled', step);
  else startTurn(state, nextSeat(state), step);
}

function endGame(state: State, reason: Reason, step: Context): void {
  state.endReason = reason;
  state.phase = 'over';
  state.decider = null;
  state.pendingSlot = null;
  step.emit?.({
    type: 'gameOver',
    winner: resultOf(state)!.winner,
    reason,
    sheets: [scoreSheet(state, 0), scoreSheet(state, 1)],
    deck: state.deck,
    aside: state.aside,
  });
}

function concede(state: State, seat: Seat, step: Context): void {
  state.conceded = seat as Side;
  endGame(state, 'concede', step);
}

// ---- The questions

function ask(state: State, phase: Phase, pendingSlot: number | null = null, decider = state.active): void {
  state.phase = phase;
  state.pendingSlot = pendingSlot;
  state.decider = decider;
}

type Frame = { name: Exclude<Phase, 'over'> };

/** One question is open at a time, and the state names it in `phase`: the stack is read from there. */
interface Asked {
  readonly state: State;
  stack: Frame[];
}

const STACKS: { readonly [P in Phase]: Frame[] } = {
  rethrow: [{ name: 'rethrow' }],
  place: [{ name: 'place' }],
  resolve: [{ name: 'resolve' }],
  reroll: [{ name: 'reroll' }],
  swap: [{ name: 'swap' }],
  over: [],
};

const asked = (state: State): Asked => ({ state, stack: STACKS[state.phase] });

const NOBODY: readonly Seat[] = [];
const SEATS: readonly (readonly Seat[])[] = [[0], [1]];
const decides = ({ state: { decider } }: Asked): readonly Seat[] => (decider === null ? NOBODY : SEATS[decider]!);

const NOT_YOUR_TURN: Refusal = { rule: 'CIRCUS-8', key: 'notYourTurn' };

const isFrom1To = (most: number, value: number): boolean => value >= 1 && value <= most;
const ownQueue = ({ queue, decider }: State): readonly Trick[] => queue[decider!];

// Moves are never changed, so lists may share them.

/** CIRCUS-10: every subset of a pool of so many dice, none first. */
const RETHROWS: readonly (readonly RethrowMove[])[] = [0, 1, 2, 3, 4].map(dice =>
  Array.from({ length: 2 ** dice }, (_, subset) => ({
    type: 'rethrow',
    dice: [1, 2, 3, 4].filter(die => (subset >> (die - 1)) & 1),
  })),
);

const PLACES: readonly (readonly PlaceMove[])[] = Array.from({ length: MOST_DICE + 1 }, (_, die) =>
  Array.from({ length: SLOTS + 1 }, (_, slot) => ({ type: 'place', die, slot })),
);

/** CIRCUS-12, CIRCUS-13: each die on each trick it fits; of identical dice the lowest speaks for all. */
function places({ stage, pool, options }: State): PlaceMove[] {
  const taken = stage.map(trick => (trick ? takenBits(trick, options) : 0));
  const moves: PlaceMove[] = [];
  for (let i = 0; i < pool.length; i++) {
    const die = pool[i];
    if (!die || lowestLike(die, pool) < i) continue;
    for (let slot = 0; slot < SLOTS; slot++) {
      if (taken[slot]! & (1 << die.eyes)) moves.push(PLACES[i + 1]![slot + 1]!);
    }
  }
  return moves;
}

/** CIRCUS-23. */
const REROLLS: readonly RerollMove[] = [
  { type: 'reroll', yes: true },
  { type: 'reroll', yes: false },
];

/** All but a swap are asked of whoever has the turn. */
const onTurn = { asks: decides, others: NOT_YOUR_TURN } as const;

type Against<M> = Forbids<Asked, M, Frame>;

/** CIRCUS-9: dice are named by their places in the pool. */
const noSuchDie = <M>(named: (move: M) => readonly number[]): Against<M> => ({
  rule: 'CIRCUS-9',
  key: 'noSuchDie',
  if: ({ state: { pool } }, _, move) => !named(move).every(die => isFrom1To(pool.length, die)),
  values: ({ state: { pool } }) => ({ most: pool.length }),
});

/** What a die has against a slot, the die's own reasons first. */
const AGAINST_PLACE: readonly Against<PlaceMove>[] = [
  noSuchDie<PlaceMove>(({ die }) => [die]),
  {
    rule: 'CIRCUS-4',
    key: 'noSuchSlot',
    if: (_asked, _seat, { slot }) => !isFrom1To(SLOTS, slot),
    values: () => ({ most: SLOTS }),
  },
  {
    rule: 'CIRCUS-R20',
    key: 'dieLies',
    if: ({ state }, _, { die }) => state.pool[die - 1] === null,
    values: (_asked, _seat, { die }) => ({ die }),
  },
  {
    rule: 'CIRCUS-R28',
    key: 'rerolledSlot',
    if: ({ state }, _, { slot }) => state.stage[slot - 1] === null && state.pendingSlot === slot,
  },
  {
    rule: 'CIRCUS-R26',
    key: 'vacantSlot',
    if: ({ state }, _, { slot }) => state.stage[slot - 1] === null,
    values: (_asked, _seat, { slot }) => ({ slot }),
  },
  {
    rule: 'CIRCUS-R21',
    key: 'trickIsReady',
    if: ({ state }, _, { slot }) => isReady(state.stage[slot - 1]!, state.options),
  },
  {
    rule: 'CIRCUS-12',
    key: 'misfit',
    if: ({ state }, _, { die, slot }) => !fits(state.pool[die - 1]!, state.stage[slot - 1]!, state.options),
    values: ({ state }, _, { die, slot }) => ({
      eyes: state.pool[die - 1]!.eyes,
      card: state.stage[slot - 1]!.card,
      takes: takenBy(state.stage[slot - 1]!, state.options),
    }),
  },
];

const questions = playByQuestions<Frame, Asked, Move, Event>(
  {
    // CIRCUS-10
    rethrow: {
      ...onTurn,
      rule: 'CIRCUS-R13',
      answers: {
        rethrow: {
          offers: ({ state: { pool } }) => RETHROWS[pool.length]!,
          exact: true,
          forbids: [
            noSuchDie<RethrowMove>(({ dice }) => dice),
            {
              rule: 'CIRCUS-R13',
              key: 'thrownTwice',
              if: (_asked, _seat, { dice }) => new Set(dice).size < dice.length,
            },
          ],
          does({ state }, _, { dice }, step) {
            rethrow(state, dice, step);
            distribute(state, step);
          },
        },
      },
      stands: ({ state }) => problemWithRethrow(state),
    },
    // CIRCUS-11 to CIRCUS-15
    place: {
      ...onTurn,
      rule: 'CIRCUS-R15',
      answers: {
        place: {
          offers: ({ state }) => places(state),
          exact: true,
          forbids: AGAINST_PLACE,
          does({ state }, _, { die, slot }, step) {
            placeDie(state, die, slot, step);
            distribute(state, step);
          },
        },
      },
      stands: ({ state }) => problemWithPlace(state),
    },
    // CIRCUS-16
    resolve: {
      ...onTurn,
      rule: 'CIRCUS-R22',
      answers: {
        resolve: {
          offers: ({ state }) => readySlots(state).map(slot => ({ type: 'resolve', slot })),
          exact: true,
          otherwise: {
            rule: 'CIRCUS-16',
            key: 'notReady',
            values: ({ state }) => ({ cards: readySlots(state).map(slot => state.stage[slot - 1]!.card) }),
          },
          does: ({ state }, _, { slot }, step) => resolve(state, slot, step),
        },
      },
      stands: ({ state }) => problemWithResolve(state),
    },
    // CIRCUS-22, R27: also asked in the rival's turn
    swap: {
      rule: 'CIRCUS-22',
      asks: decides,
      others: { rule: 'CIRCUS-R27', key: 'ownerSwaps' },
      answers: {
        swap: {
          // None, or any two neighbours.
          offers: ({ state }) => ownQueue(state).map((_, left) => ({ type: 'swap', left: left === 0 ? null : left })),
          exact: true,
          otherwise: {
            rule: 'CIRCUS-R27',
            key: 'noNeighbours',
            values: ({ state }) => ({ most: ownQueue(state).length - 1 }),
          },
          does({ state }, _, { left }, step) {
            swap(state.queue[state.decider!], state.decider!, left, step);
            replace(state, state.pendingSlot!, step);
          },
        },
      },
      stands: ({ state }) => problemWithSwap(state),
    },
    // CIRCUS-23, R28
    reroll: {
      ...onTurn,
      rule: 'CIRCUS-23',
      answers: {
        reroll: {
          offers: () => REROLLS,
          does: ({ state }, _, { yes }, step) => reroll(state, state.pendingSlot!, yes, step),
        },
      },
      stands: ({ state }) => problemWithReroll(state),
    },
  },
  { moves: MOVE },
);

const legalMoves = (state: State, seat: Seat): readonly Move[] => questions.legalMoves(asked(state), seat);

/** Several placements sent as one are refused for what is wrong with the first. */
function why(state: State, seat: Seat, sent: unknown): Refusal {
  if ((sent as { type: string }).type !== 'placeAll') return questions.why(asked(state), seat, sent);
  if (!isPlaceAll(sent)) return { rule: 'form', key: 'form', values: { field: 'move.places' } };
  const refusal = questions.why(asked(state), seat, { type: 'place', ...sent.places[0]! });
  // The first may be made: what is wrong shows when they are played one after the other.
  return refusal.key === 'notOffered' ? { rule: 'CIRCUS-9', key: 'noDieLeft' } : refusal;
}

/** What happens when the clock runs out: keep all, the first placement, the lowest slot, no reroll, no swap. */
const defaultMove = (state: State, seat: Seat): Move =>
  state.phase === 'reroll' ? { type: 'reroll', yes: false } : legalMoves(state, seat)[0]!;

/** Circus Combat: two artists, one stage, and the longer applause. */
export const circusCombat: Game<Options, State, Move, View, Event> = {
  id: 'circus-combat',
  name: 'Circus Combat',
  version: 2,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  presets: PRESETS,
  setup,
  toAct: state => questions.toAct(asked(state)),
  legalMoves,
  apply: (state, seat, move, step) => questions.apply(asked(state), seat, move, step),
  payoffs(state) {
    const result = resultOf(state);
    if (!result) return null;
    if (result.winner === null) return [0.5, 0.5];
    return result.winner === 0 ? [1, 0] : [0, 1];
  },
  view,
  determinize,
  why,
  checkState: given => problemWithState(given) ?? questions.problemWithStack(asked(given as State), 2),
  questions: {
    ...questions.table,
    candidates: (state, seat) => questions.table.candidates(asked(state), seat),
  },
  shapes: { state: STATE, move: MOVE, event: EVENT, options: OPTION },
  defaultMove,
  concede,
  unfold: (state, _seat, sent, played) => unfold(state, sent, played),
};
