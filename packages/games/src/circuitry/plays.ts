/** Plays as they happen: declared, perhaps stopped by an Inhibit, paid for and carried out. */

import { pop, push, type Seat, type Step } from '@roundhouse/kernel';
import { chargeColour } from './content/cards.ts';
import type { Axis, Mini, MoveColour, NodeRef, Port } from './content/face.ts';
import { finish, hasWon } from './ending.ts';
import { holds, showMinis, spendMini, turnDecks } from './minis.ts';
import { arrival, isLastOnStart, matches, movePawn, turnStart } from './moving.ts';
import { nodeAt } from './nodes.ts';
import { areOpponents, colourOf, nextSeat } from './seats.ts';
import type { Declarable, Event, Frame, Move, Player, State } from './state.ts';

/** What a play costs, in the order in which it is discarded (BOARD-R26). `forced`: a new Force card is part of it. */
export function costOf(play: Declarable, forced: boolean): Mini[] {
  switch (play.type) {
    case 'portal':
      return ['Portal', play.pay];
    case 'jump':
      return forced ? ['Force', 'Portal', play.payPawn, play.payPortal] : ['Portal', play.payPawn, play.payPortal];
    default:
      return [play.pay];
  }
}

function spend(state: State, seat: Seat, minis: readonly Mini[], step: Step<Event>): void {
  for (const mini of minis) spendMini(state, seat, mini);
  turnDecks(state, step);
}

// ---- Declaring (BOARD-R52)

/** Whether Inhibit would forbid this play, so that an opponent may want to stop it with one. */
export function isStoppable(state: State, seat: Seat, play: Declarable): boolean {
  if (state.mode === 'puzzle' || state.players[seat]!.inhibited !== null) return false;
  switch (play.type) {
    case 'step':
      return !matches(play.pay, nodeAt(play.to).colour);
    case 'gain':
      return !matches(play.pay, chargeColour(play.at)!);
    case 'deliver':
      return play.pay !== 'K';
    default:
      return true;
  }
}

/** The first opponent after this seat, clockwise and before the active player, who is to be asked; null if none is. */
function nextToAsk(state: State, after: Seat): Seat | null {
  for (let seat = nextSeat(state, after); seat !== state.active; seat = nextSeat(state, seat)) {
    const mayStop = areOpponents(state, seat, state.active) && !state.players[seat]!.letsPass;
    if (mayStop && holds(state, seat, 'Inhibit')) return seat;
  }
  return null;
}

/** Shows a play and carries it out, unless somebody is asked to stop it. `forced`: whose pawn a new Force card moves. */
export function declare(state: State, seat: Seat, play: Declarable, forced: Seat | null, step: Step<Event>): void {
  if (!isStoppable(state, seat, play)) {
    carryOut(state, play, forced, step);
    return;
  }
  // Whether anybody was asked must not be seen from whether the play can be taken back.
  step.seal();
  showMinis(state.players[seat]!, costOf(play, forced !== null));
  step.emit?.({ type: 'declared', seat, play, forced });
  ask(state, seat, play, forced, step);
}

function ask(state: State, after: Seat, play: Declarable, forced: Seat | null, step: Step<Event>): void {
  const seat = nextToAsk(state, after);
  if (seat === null) carryOut(state, play, forced, step);
  else push(state, { name: 'responding', seat, play, forced });
}

type Responding = Extract<Frame, { name: 'responding' }>;

/** BOARD-R52, BOARD-R53. */
export function respond(
  state: State,
  seat: Seat,
  { answer }: Extract<Move, { type: 'respond' }>,
  step: Step<Event>,
  { play, forced }: Responding,
): void {
  pop(state);
  step.seal();
  if (answer === 'inhibit') {
    inhibit(state, seat, state.active, true, step);
    step.emit?.({ type: 'withdrawn', seat: state.active, play, by: seat });
    return;
  }
  if (answer === 'passTurn') state.players[seat]!.letsPass = true;
  ask(state, seat, play, forced, step);
}

/** BOARD-62, BOARD-R55. */
export function inhibit(state: State, seat: Seat, target: Seat, isAnswer: boolean, step: Step<Event>): void {
  state.players[target]!.inhibited = TURNS_INHIBITED;
  spendMini(state, seat, 'Inhibit');
  step.emit?.({ type: 'inhibited', seat, target, outOfTurn: seat !== state.active, answer: isAnswer });
  turnDecks(state, step);
}

/** BOARD-R55. */
const TURNS_INHIBITED = 3;

// ---- Carrying out

function carryOut(state: State, play: Declarable, forced: Seat | null, step: Step<Event>): void {
  const seat = state.active;
  switch (play.type) {
    case 'jump':
      jump(state, seat, play, forced, step);
      return;
    case 'step':
    case 'portal':
      moveOwnPawn(state, seat, play, step);
      break;
    case 'gain':
      gain(state, seat, play, step);
      break;
    case 'deliver':
      deliver(state, seat, play, step);
      break;
  }
  closeForce(state);
}

/** BOARD-R45: whatever the forcing player does besides forcing, and Inhibit, ends the Force. */
export function closeForce(state: State): void {
  state.turn.force = null;
}

/** BOARD-36, BOARD-60. */
function moveOwnPawn(
  state: State,
  seat: Seat,
  play: Extract<Declarable, { type: 'step' | 'portal' }>,
  step: Step<Event>,
): void {
  const from = state.players[seat]!.pawn!;
  if (play.axis !== null) turnStart(state, seat, play.axis, step);
  movePawn(state, seat, play.to);
  const { pay, to } = play;
  if (play.type === 'portal') step.emit?.({ type: 'jumped', seat, pawn: seat, from, to, pays: [pay] });
  else step.emit?.({ type: 'stepped', seat, pawn: seat, from, to, pay, exit: play.exit });
  spend(state, seat, costOf(play, false), step);
}

/** BOARD-46, BOARD-73, BOARD-78: the pawn stays, and a charge from a foreign point is marked. */
function gain(state: State, seat: Seat, { pay, at, amount }: Extract<Move, { type: 'gain' }>, step: Step<Event>): void {
  const player = state.players[seat]!;
  player.carried += amount;
  const point = chargeColour(at)!;
  if (point !== player.colour) player.foreign = point;
  step.emit?.({ type: 'charged', seat, at, amount, pay, carried: player.carried });
  spend(state, seat, [pay], step);
}

/** BOARD-R61: the foreign charge goes first. */
export function loseCharge(player: Player, amount: number): void {
  player.carried -= amount;
  player.foreign = null;
}

/** BOARD-48, BOARD-70, BOARD-R43. */
function deliver(
  state: State,
  seat: Seat,
  { pay, amount }: Extract<Move, { type: 'deliver' }>,
  step: Step<Event>,
): void {
  const player = state.players[seat]!;
  loseCharge(player, amount);
  player.delivered += amount;
  const { delivered, carried } = player;
  step.emit?.({ type: 'delivered', seat, amount, pay, delivered, carried });
  spend(state, seat, [pay], step);
  if (hasWon(state, seat)) finish(state, 'delivered', step);
}

// ---- Force

/** BOARD-58: the first step with its Force card, or one more. */
export function forceStep(
  state: State,
  seat: Seat,
  { pay, to, exit }: Extract<Move, { type: 'forceStep' }>,
  target: Seat,
  isOpening: boolean,
  step: Step<Event>,
): void {
  const from = state.players[target]!.pawn!;
  const jumped = !isOpening && state.turn.force!.jumped;
  state.turn.force = { target, jumped };
  if (isOpening) step.emit?.({ type: 'forced', seat, target });
  // A step inside #1 leaves the last pawn where it is, on #1.
  const leaves = exit !== null || (to!.card !== from.card && isLastOnStart(state, target));
  if (leaves) forceOut(state, seat, target, { to, exit }, [pay], step);
  else {
    movePawn(state, target, to!);
    step.emit?.({ type: 'stepped', seat, pawn: target, from, to: to!, pay, exit: null });
  }
  spend(state, seat, isOpening ? ['Force', pay] : [pay], step);
}

/** BOARD-61, BOARD-R49. */
function jump(
  state: State,
  seat: Seat,
  play: Extract<Declarable, { type: 'jump' }>,
  forced: Seat | null,
  step: Step<Event>,
): void {
  const target = forced ?? state.turn.force!.target;
  const from = state.players[target]!.pawn!;
  const pays = [play.payPawn, play.payPortal];
  state.turn.force = { target, jumped: true };
  if (forced !== null) step.emit?.({ type: 'forced', seat, target });
  if (isLastOnStart(state, target)) forceOut(state, seat, target, { to: play.to, exit: null }, pays, step);
  else {
    movePawn(state, target, play.to);
    step.emit?.({ type: 'jumped', seat, pawn: target, from, to: play.to, pays });
  }
  spend(state, seat, costOf(play, forced !== null), step);
}

/** BOARD-R37, BOARD-R77: who says how #1 turns when a pawn is forced out as the last one. */
export const axisChooser = ({ mode, options }: State, mover: Seat, pawn: Seat): Seat =>
  mode === 'puzzle' || options.forcedAxis === 'mover' ? mover : pawn;

/** The axis is asked for before the pawn arrives. */
function forceOut(
  state: State,
  seat: Seat,
  pawn: Seat,
  { to, exit }: { to: NodeRef | null; exit: Port | null },
  pays: MoveColour[],
  step: Step<Event>,
): void {
  const chooser = axisChooser(state, seat, pawn);
  step.emit?.({ type: 'forcedOut', seat, pawn, from: state.players[pawn]!.pawn!, pays, chooser });
  push(state, { name: 'choosingAxis', seat: chooser, pawn, to, exit });
}

/** #1 turns, and the pawn that was forced out arrives. */
export function arrive(
  state: State,
  chooser: Seat,
  axis: Axis,
  step: Step<Event>,
  { pawn, to, exit }: Extract<Frame, { name: 'choosingAxis' }>,
): void {
  pop(state);
  // The mover may go on in silence, which a way back that closes would tell.
  step.seal();
  const node = to ?? arrival(state, exit!, axis).ref;
  turnStart(state, chooser, axis, step);
  movePawn(state, pawn, node);
  step.emit?.({ type: 'arrived', pawn, to: node });
}

/** The colours that pay for a forced pawn (BOARD-59). */
export const paysForPawn = (state: State, target: Seat): readonly MoveColour[] => [colourOf(state, target), 'K'];
