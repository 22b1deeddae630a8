/** Why a move is refused: the rule it breaks and a sentence for the person who tried it. */

import type { Refusal, Seat } from '@roundhouse/kernel';
import { canPayTolls, isItsTime, meansOf } from './actions.ts';
import { bookOf, pageOf } from './book.ts';
import { findPermanent } from './cards.ts';
import { isPayment } from './compounds.ts';
import { type Cost, ELEMENTS } from './content/language.ts';
import { askedFor } from './effects.ts';
import { seesHand } from './glimpses.ts';
import { movableSlots } from './moves.ts';
import { isPayable } from './pay.ts';
import { elementIn, placeOf, rowOf } from './slots.ts';
import type { Frame, Move, Question, Slot, State } from './state.ts';
import { elementsToPick } from './turns.ts';

type Sent = Readonly<Record<string, unknown>>;

/** The fields of each move; of those that come in two forms, either. */
const FIELDS: Record<Move['type'] | 'put' | 'move' | 'concede', readonly (readonly string[])[]> = {
  keep: [[]],
  redraw: [[]],
  pickElements: [['elements']],
  cast: [['spell'], ['spell', 'pay']],
  activate: [['permanent'], ['permanent', 'pay']],
  giveUp: [[]],
  end: [[]],
  pay: [['circle', 'own']],
  opponent: [['seat']],
  takeLooked: [['spell']],
  discardSpell: [['spell']],
  destroySlot: [['slot']],
  putType: [['element']],
  putSlot: [['slot']],
  put: [['element', 'slot']],
  moveFrom: [['slot']],
  moveTo: [['slot']],
  move: [['from', 'to']],
  permanent: [['permanent']],
  mode: [['option']],
  freeSpell: [['spell']],
  limitDiscard: [['permanent'], ['spell']],
  stop: [[]],
  showHand: [['to']],
  concede: [[]],
};

/** What a question is answered with, where it is not a move of the question's own name. */
const ANSWERS: { readonly [N in Question]?: readonly string[] } = {
  redraw: ['keep', 'redraw'],
  open: ['cast', 'activate', 'giveUp'],
  main: ['cast', 'activate', 'end'],
  putType: ['putType', 'put'],
  moveFrom: ['moveFrom', 'move'],
};

const no = (rule: string, text: string): Refusal => ({ rule, text });

/** What is asked instead of something else, and the rule that puts it here. */
const TIME_FOR: Record<Question, Refusal> = {
  redraw: no('ELEM-R6', 'First say whether you keep your hand or replace it.'),
  pickElements: no('ELEM-27', 'It is time to pick your own elements.'),
  open: no('ELEM-32', 'You must open your turn: cast a spell from your hand.'),
  main: no('ELEM-34', 'Cast a spell, activate a Permanent, or end your turn.'),
  pay: no('ELEM-R24', 'What is announced must be paid for first.'),
  opponent: no('ELEM-41', 'The effect goes on: choose an opponent, or stop.'),
  takeLooked: no('ELEM-59', 'The effect goes on: take one of the spells you look at, or stop.'),
  discardSpell: no('ELEM-58', 'A spell of your hand must be discarded first.'),
  destroySlot: no('ELEM-41', 'The effect goes on: choose an element to destroy.'),
  putType: no('ELEM-41', 'The effect goes on: choose the element to put, or stop.'),
  putSlot: no('ELEM-R29', 'The element is chosen: now choose its slot.'),
  moveFrom: no('ELEM-41', 'The effect goes on: choose an element to move, or stop.'),
  moveTo: no('ELEM-72', 'The element is chosen: now choose the slot it moves to.'),
  permanent: no('ELEM-41', 'The effect goes on: choose a Permanent.'),
  mode: no('ELEM-41', 'The effect goes on: choose what it does, or stop.'),
  freeSpell: no('ELEM-74', 'The effect goes on: choose the spell that is cast for free.'),
  limitDiscard: no('ELEM-83', 'You hold more than the limits allow: discard down to them.'),
};

/** Sentences without values, so that other languages can look them up. */
export const REFUSALS = {
  ...TIME_FOR,
  out: no('ELEM-77', 'You are out of this round.'),
  notYourPick: no('ELEM-26', 'Elements are picked one after another, and it is not your turn to pick.'),
  notYourTurn: no('ELEM-30', 'It is not your turn.'),
  cannotLeaveNow: no('ELEM-R50', 'You can leave only in your own turn, between actions.'),
  showOff: no('ELEM-R51', 'Hands are not shown at this table.'),
  showSeen: no('ELEM-R51', 'That player sees your hand already.'),
  showTo: no('ELEM-R51', 'You can show your hand to another player at this table.'),
  showLater: no('ELEM-R51', 'In your own turn you show your hand between actions.'),
  noSecondRedraw: no('ELEM-R8', 'A hand can be replaced once, before the elements are picked.'),
  mustOpenFirst: no('ELEM-32', 'You cannot end a turn that is not opened: cast a spell from your hand.'),
  openedAlready: no('ELEM-33', 'You have opened this turn, so there is no need to give up: end it instead.'),
  mayNotGiveUp: no('ELEM-R10', 'You can pay for a spell of your hand, so you must open with one.'),
  noStop: no('ELEM-R28', 'This part cannot be forgone.'),
  notInHand: no('ELEM-32', 'There is no such spell in your hand.'),
  banned: no('ELEM-R38', 'You are banned from the circle in this turn, and your own elements do not pay for it.'),
  tooDear: no('ELEM-R20', 'Your unused elements and those of the circle do not pay for it.'),
  wrongPayment: no('ELEM-R20', 'That does not pay it: one unused element for each symbol, no more and no fewer.'),
  paymentForm: no('ELEM-R21', 'A payment counts E, W, F and A, from the circle and from your own zone.'),
  noPermanent: no('ELEM-45', 'There is no such Permanent on the table.'),
  notYours: no('ELEM-34', 'You activate Permanents of your own zone only.'),
  sideways: no('ELEM-46', 'That Permanent has been activated in this turn.'),
  blocked: no('ELEM-R39', 'That Permanent is blocked.'),
  afterOpening: no('ELEM-49', 'That Permanent can be activated only after the opening.'),
  beforeOpening: no('ELEM-R13', 'A clock is activated at the start of the turn, before the opening.'),
  toll: no('ELEM-R27', 'You cannot pay what activating it takes.'),
  pickOrder: no('ELEM-R9', 'Elements are picked all at once, in the order E, W, F, A.'),
  emptyBank: no('ELEM-R9', 'There are not so many elements of that type in the bank.'),
  noOpponent: no('ELEM-R33', 'Choose another player who is still in the round and has a hand to look into.'),
  banTarget: no('ELEM-R38', 'Choose another player who is still in the round.'),
  notLooked: no('ELEM-59', 'That is not one of the spells you are looking at.'),
  noSlot: no('ELEM-55', 'There is no such slot, or it belongs to somebody who is out.'),
  emptySlot: no('ELEM-R31', 'There is no element in that slot.'),
  outOfReach: no('ELEM-55', 'The card does not reach that slot.'),
  sameSlot: no('ELEM-R30', 'An element moves to another slot.'),
  noSuchElement: no('ELEM-69', 'The four elements are E, W, F and A.'),
  fixedType: no('ELEM-69', 'The card does not put elements of that type.'),
  outOfStock: no('ELEM-R29', 'There is no element of that type left in the bank.'),
  permanentOutOfReach: no('ELEM-68', 'The card does not reach that Permanent.'),
  noMode: no('ELEM-57', 'The card offers no such choice.'),
  limitOrder: no('ELEM-R53', 'Permanents of your own are discarded first, then spells of your hand.'),
  tooMuch: no('form', 'That move says more or less than it needs to.'),
};

/** Answers any input; looks only at what is public and at the seat's own hand. */
export function refusal(state: State, seat: Seat, sent: unknown): Refusal {
  const move = sent as Sent;
  const type = move.type as string;
  if (!Object.hasOwn(FIELDS, type)) {
    return { rule: 'form', text: `Element Circle knows no move called '${type.slice(0, 40)}'.` };
  }
  if (type === 'concede') return state.players[seat]!.alive ? REFUSALS.cannotLeaveNow : REFUSALS.out;
  if (type === 'showHand') return wrongShow(state, seat, move);
  if (!state.players[seat]!.alive) return REFUSALS.out;
  if (seat !== state.active) return state.turn === 0 ? REFUSALS.notYourPick : REFUSALS.notYourTurn;
  const frame = state.stack[state.stack.length - 1]!;
  const name = frame.name as Question;
  if (!(ANSWERS[name] ?? [name]).includes(type)) return wrongType(name, type);
  if (!hasForm(move)) return REFUSALS.tooMuch;
  return wrongAnswer(state, seat, frame, move);
}

function hasForm(move: Sent): boolean {
  const given = Object.keys(move);
  return FIELDS[move.type as Move['type']].some(
    fields => given.length === fields.length + 1 && fields.every(field => Object.hasOwn(move, field)),
  );
}

function wrongShow(state: State, seat: Seat, move: Sent): Refusal {
  if (state.options.showHand === 'off') return REFUSALS.showOff;
  if (!state.players[seat]!.alive) return REFUSALS.out;
  const { to } = move;
  const isOther = Number.isInteger(to) && state.players[to as Seat] !== undefined && to !== seat;
  if (!isOther || !hasForm(move)) return REFUSALS.showTo;
  return seesHand(state, to as Seat, seat) ? REFUSALS.showSeen : REFUSALS.showLater;
}

function wrongType(name: Question, type: string): Refusal {
  if (type === 'stop' && isAboutEffect(name)) return REFUSALS.noStop;
  if (type === 'redraw' || type === 'keep') return REFUSALS.noSecondRedraw;
  if (type === 'end' && name === 'open') return REFUSALS.mustOpenFirst;
  if (type === 'giveUp' && name === 'main') return REFUSALS.openedAlready;
  return TIME_FOR[name];
}

/** Questions that come up while something is being carried out. */
const isAboutEffect = (name: Question): boolean =>
  !['redraw', 'pickElements', 'open', 'main', 'pay', 'limitDiscard'].includes(name);

function wrongAnswer(state: State, seat: Seat, frame: Frame, move: Sent): Refusal {
  switch (move.type) {
    case 'pickElements':
      return wrongPick(state, seat, move.elements);
    case 'cast':
      return wrongCast(state, seat, move);
    case 'activate':
      return wrongActivation(state, seat, move);
    case 'giveUp':
      return REFUSALS.mayNotGiveUp;
    case 'pay':
      return isPayment({ circle: move.circle, own: move.own }) ? REFUSALS.wrongPayment : REFUSALS.paymentForm;
    case 'opponent':
      return askedFor(state).op === 'banCircle' ? REFUSALS.banTarget : REFUSALS.noOpponent;
    case 'takeLooked':
      return REFUSALS.notLooked;
    case 'discardSpell':
    case 'freeSpell':
      return REFUSALS.notInHand;
    case 'limitDiscard':
      return REFUSALS.limitOrder;
    case 'permanent':
      return findPermanent(state, move.permanent) ? REFUSALS.permanentOutOfReach : REFUSALS.noPermanent;
    case 'mode':
      return REFUSALS.noMode;
    default:
      return wrongElement(state, frame, move);
  }
}

function wrongPick({ bank, ...state }: State, seat: Seat, elements: unknown): Refusal {
  const count = elementsToPick(state, seat);
  const types: readonly unknown[] = ELEMENTS;
  if (!Array.isArray(elements) || elements.length !== count || !elements.every(type => types.includes(type))) {
    return { rule: 'ELEM-27', text: `You pick ${count} elements of the types E, W, F and A.` };
  }
  const tooMany = ELEMENTS.some(type => elements.filter(one => one === type).length > bank[type]);
  return tooMany ? REFUSALS.emptyBank : REFUSALS.pickOrder;
}

function wrongCast(state: State, seat: Seat, { spell, pay }: Sent): Refusal {
  if (!state.players[seat]!.hand.includes(spell as string)) return REFUSALS.notInHand;
  const { cost } = bookOf(state.options).get(spell as string)!.spell;
  return wrongCost(state, seat, cost, state.wild, pay);
}

function wrongCost(state: State, seat: Seat, cost: Cost, wild: boolean, pay: unknown): Refusal {
  if (!isPayable(cost, meansOf(state, seat), wild)) {
    return state.players[seat]!.bannedBy === null ? REFUSALS.tooDear : REFUSALS.banned;
  }
  return isPayment(pay) ? REFUSALS.wrongPayment : REFUSALS.paymentForm;
}

function wrongActivation(state: State, seat: Seat, { permanent: id, pay }: Sent): Refusal {
  const found = findPermanent(state, id);
  if (!found) return REFUSALS.noPermanent;
  const { owner, permanent } = found;
  if (owner !== seat) return REFUSALS.notYours;
  if (permanent.sideways) return REFUSALS.sideways;
  if (permanent.blockedBy !== null) return REFUSALS.blocked;
  const page = pageOf(state, permanent.spell);
  if (!isItsTime(state, page)) return state.opened ? REFUSALS.beforeOpening : REFUSALS.afterOpening;
  if (!canPayTolls(state, page)) return REFUSALS.toll;
  return wrongCost(state, seat, page.activationCost, false, pay);
}

/** About elements and slots: `put` and `move` are two answers in one. */
function wrongElement(state: State, frame: Frame, move: Sent): Refusal {
  switch (move.type) {
    case 'putType':
      return wrongKind(state, move.element) ?? REFUSALS.outOfStock;
    case 'put':
      return wrongKind(state, move.element) ?? wrongSlot(state, move.slot, false);
    case 'putSlot':
      return wrongSlot(state, move.slot, false);
    case 'moveTo':
      return 'from' in frame && frame.from === move.slot ? REFUSALS.sameSlot : wrongSlot(state, move.slot, false);
    case 'move': {
      const isMovable = movableSlots(state).some(source => 'slot' in source && source.slot === move.from);
      if (!isMovable) return wrongSlot(state, move.from, true);
      return move.to === move.from ? REFUSALS.sameSlot : wrongSlot(state, move.to, false);
    }
    default:
      return wrongSlot(state, move.slot, true);
  }
}

/** What is wrong with the type of an element to be put; null if nothing is. */
function wrongKind(state: State, element: unknown): Refusal | null {
  const type = ELEMENTS.find(one => one === element);
  if (!type) return REFUSALS.noSuchElement;
  const step = askedFor(state);
  if (step.op === 'putElement' && !step.types.includes(type)) return REFUSALS.fixedType;
  return state.bank[type] === 0 ? REFUSALS.outOfStock : null;
}

function wrongSlot(state: State, slot: unknown, mustBeFull: boolean): Refusal {
  const place = placeOf(slot);
  const isThere =
    place &&
    (place.seat === null || state.players[place.seat]?.alive === true) &&
    place.index < rowOf(state, place).length;
  if (!isThere) return REFUSALS.noSlot;
  return mustBeFull && elementIn(state, slot as Slot) === null ? REFUSALS.emptySlot : REFUSALS.outOfReach;
}
