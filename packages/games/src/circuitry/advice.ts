/** Why a move is worth making: how far it leaves everybody from where they have to go, counted from the view. */

import type { Seat } from '@roundhouse/kernel';
import type { Advice, Advised } from '../advice.ts';
import { capital, type Voice } from '../voice.ts';
import {
  arrivalAfterTurn,
  type Board,
  flipped,
  moved,
  portalsOn,
  rotated,
  swapped,
  turnStartCard,
  withCard,
} from './board.ts';
import { slides } from './cells.ts';
import { chargeColour, START_CARD } from './content/cards.ts';
import { GOLD_DECK, minisOf } from './content/decks.ts';
import { type GreenKind, isMoveColour, type Mini, type NodeRef } from './content/face.ts';
import type { Compound, Move, View } from './state.ts';
import { boardAfter, goalOf, stepsToGoal, stillNeeded } from './table/foresight.ts';
import { type Play, playsOf } from './table/plays.ts';
import type { CircuitryWords } from './words/catalogue.ts';
import type { advice } from './words/en/advice.ftl.ts';
import { forcedSeat } from './words/telling.ts';

/** The messages of a language, and how it speaks to whoever listens. */
interface Reasons {
  readonly said: typeof advice;
  readonly voice: Voice;
}

/** Where a pawn has to go next: to its charge point, or with charge to its node beside the master node. */
type Goal = 'charge' | 'master';

/** Numbers of steps; null where no way leads there. */
interface Steps {
  readonly after: number | null;
  readonly before: number | null;
}

export const adviceFrom = (said: typeof advice): Advice<Move, View, CircuitryWords> => ({
  reason({ view, seat, move, moves, names, words }: Advised<Move, View, CircuitryWords>) {
    const say = { said, voice: words.voice(names, seat) };
    const best = bestOf(view, seat, move, moves);
    const parts = [reasonOf(view, seat, move, say)];
    if (best)
      parts.push(said.instance(words.move(best.play.send, view)), changesReason(view, best.position, seat, say));
    const told = parts.filter(part => part !== null);
    return told.length === 0 ? null : told.join(' ');
  },

  /** Also of moves sent as one, as lessons have them. */
  things(move: Move | Compound, view) {
    switch (move.type) {
      case 'drawTwoGold':
        return ['pile:gold'];
      case 'pickColour':
        return [`answer:${move.colour}`];
      case 'draw':
        return [`pile:${move.from}`];
      case 'respond':
        return [`answer:${move.answer}`];
      case 'answer':
        return [`answer:${move.yes}`];
      case 'endTurn':
      case 'spendCharge':
        return [`answer:${move.type}`];
      default:
        return [...cardsNamed(move), ...minisNamed(move), ...seatsNamed(move, view)];
    }
  },
});

// ---- What a move names on the table

type Sent = Move | Compound;

function cardsNamed(move: Sent): string[] {
  switch (move.type) {
    case 'swap':
      return [`card:${move.a}`, `card:${move.b}`];
    case 'walk':
      return [`card:${move.steps.at(-1)!.to.card}`];
    case 'gain':
      return [`card:${move.at}`];
    case 'deliver':
    case 'axis':
      return [`card:${START_CARD}`];
    default:
      if ('card' in move) return [`card:${move.card}`];
      return 'to' in move && typeof move.to === 'object' && move.to !== null ? [`card:${move.to.card}`] : [];
  }
}

/** The action mini that each move plays. */
const PLAYED: { readonly [T in Sent['type']]?: Mini } = {
  rotate: 'Rotate',
  flip: 'Flip',
  slide: 'Slide',
  swapCard: 'Swap',
  swap: 'Swap',
  force: 'Force',
  forcePortal: 'Force',
  portal: 'Portal',
  inhibit: 'Inhibit',
  free: 'Free',
  take: 'Exchange',
  giveCharge: 'Exchange',
};

function minisNamed(move: Sent): string[] {
  const minis: Mini[] = [];
  const action = PLAYED[move.type];
  if (action) minis.push(action);
  if ('mini' in move) minis.push(move.mini);
  if ('payPawn' in move) minis.push(move.payPawn, move.payPortal);
  if ('pay' in move && move.pay !== null) minis.push(move.pay);
  if (move.type === 'walk') minis.push(...move.steps.map(({ pay }) => pay));
  return [...new Set(minis)].map(mini => `mini:${mini}`);
}

function seatsNamed(move: Sent, view: View): string[] {
  if ('target' in move) return [`seat:${move.target}`];
  if ('from' in move && typeof move.from === 'number') return [`seat:${move.from}`];
  if ('to' in move && typeof move.to === 'number') return [`seat:${move.to}`];
  const forced = move.type === 'forceStep' || move.type === 'jump' ? forcedSeat(view) : null;
  return forced === null ? [] : [`seat:${forced}`];
}

// ---- Reasons

function reasonOf(view: View, seat: Seat, move: Move, say: Reasons): string | null {
  const own = view.players[seat]!;
  const { said, voice } = say;
  switch (move.type) {
    case 'draw':
      if (move.from === 'gold') return goldReason(view, seat, say);
      return move.from === 'green' ? null : greenReason(view, seat, move.from, say);
    case 'discard': {
      const held = own.minis?.filter(mini => mini === move.mini).length ?? 0;
      return held > 1 ? said.holds(held) : null;
    }
    case 'layCard':
      return own.colour !== null && chargeColour(move.card) === own.colour ? said.ownCharge : null;
    case 'gain':
      return said.gains(own.carried + move.amount, stillNeeded(view, own));
    case 'deliver': {
      const left = stillNeeded(view, own) - move.amount;
      return left <= 0 ? said.wins : said.stillNeeds(left);
    }
    case 'inhibit':
      return inhibitReason(view, move.target, say);
    case 'respond':
      return move.answer === 'inhibit' ? inhibitReason(view, view.active, say) : said.keepsInhibit;
    case 'free':
    case 'spendCharge':
      return move.type === 'free' && move.target !== seat ? null : said.frees;
    case 'take':
      return said.takes(voice, move.from, own.carried + 1, view.players[move.from]!.carried - 1);
    case 'endTurn':
      return own.minis && own.minis.length > 0 ? said.keeps(own.minis.length) : null;
    default:
      return waysReason(view, seat, move, say);
  }
}

/** How far somebody is who is to be inhibited, and what it does. */
function inhibitReason(view: View, seat: Seat, { said, voice }: Reasons): string {
  const far = stepsNow(view, seat);
  const does = said.inhibits(voice, seat);
  return far === null ? does : `${capital(said.isFar(voice, seat, far))} ${does}`;
}

/** How far the own way is after a move. */
function ownReason(goal: Goal, { after, before }: Steps, { said }: Reasons): string {
  if (after === null) return said.noWay(goal);
  if (after === 0) return said.arrived(goal);
  return after === before ? said.stays(goal, after) : said.isThen(goal, after, before);
}

function rivalReason(seat: Seat, { after, before }: Steps, { said, voice }: Reasons): string {
  return capital(after === null ? said.rivalLost(voice, seat) : said.rival(voice, seat, after, before));
}

/** Movement cards among what may still be in the deck: all but those that this seat has seen. */
function goldReason(view: View, seat: Seat, say: Reasons): string {
  const unseen = minisOf(GOLD_DECK);
  const held = view.players.flatMap((player, other) => (other === seat ? (player.minis ?? []) : player.known));
  for (const mini of [...view.gold.discard, ...held]) {
    const at = unseen.indexOf(mini);
    if (at >= 0) unseen.splice(at, 1);
  }
  const black = unseen.filter(mini => mini === 'K').length;
  return say.said.unseen(unseen.filter(isMoveColour).length, black, unseen.length);
}

/** The best that a mini of this kind could do for the own way at once. */
function greenReason(view: View, seat: Seat, kind: GreenKind, say: Reasons): string | null {
  const goal = goalName(view, seat);
  const before = stepsNow(view, seat);
  const reached = positionsWith(view, seat, kind).flatMap(position => stepsNow(position, seat) ?? []);
  if (goal === null || reached.length === 0) return null;
  const after = Math.min(...reached);
  return before !== null && after >= before ? null : say.said.could(goal, after, before);
}

/** Every position that one mini of a kind could make, as far as it concerns a seat's own way. */
function positionsWith(view: View, seat: Seat, kind: GreenKind): View[] {
  const { board, players } = view;
  const isFree = (card: number): boolean => !players.some(({ pawn }) => pawn?.card === card);
  const cards = board.map(({ card }) => card).filter(card => card !== START_CARD);
  const boards: Board[] = [];
  if (kind === 'Rotate') boards.push(...cards.map(card => rotated(board, card)));
  if (kind === 'Flip') boards.push(...cards.filter(isFree).map(card => flipped(board, card)));
  if (kind === 'Slide')
    for (const [card, cells] of slides(board)) boards.push(...cells.map(cell => moved(board, card, cell)));
  if (kind === 'Swap') {
    const free = cards.filter(isFree);
    boards.push(...free.flatMap((one, i) => free.slice(0, i).map(other => swapped(board, one, other))));
  }
  if (kind === 'Portal') return portalsOn(board).map(({ ref }) => placed(view, board, seat, ref));
  return boards.map(changed => placed(view, changed, null, null));
}

/** How the own way and a rival's change. */
function waysReason(view: View, seat: Seat, move: Move, say: Reasons): string | null {
  const position = afterMove(view, seat, move);
  return position && changesReason(view, position, seat, say);
}

interface Outcome {
  readonly play: Play;
  readonly position: View;
}

/** Whether a play is one that begins with this move: a card that is laid or swapped, a pawn that is pushed. */
function beginsWith({ kind, card, other, target, to }: Play, move: Move): boolean {
  if (move.type === 'layCard') return kind === 'lay' && card === move.card;
  if (move.type === 'swapCard') return kind === 'swap' && (card === move.card || other === move.card);
  return move.type === 'force' && kind === 'force' && target === move.target && to != null;
}

/** No way at all counts as one of so many steps. */
const FAR = 20;
/** Rivals are looked at for so many of the plays that are best for oneself. */
const MOST_LOOKED_AT = 8;

/** What a move that only begins something could come to at best; null where it does nobody any good. */
function bestOf(view: View, seat: Seat, move: Move, moves: readonly Move[]): Outcome | null {
  const plays = playsOf(view, moves).filter(play => beginsWith(play, move));
  const own = (position: View): number => stepsNow(position, seat) ?? FAR;
  const before = own(view);
  const outcomes = plays.map(play => {
    const pushed = play.kind === 'force' ? play.target! : null;
    const position = placed(view, boardAfter(view.board, play), pushed, play.to ?? null);
    return { play, position, gain: before - own(position) };
  });
  const nearest = outcomes.toSorted((a, b) => b.gain - a.gain).slice(0, MOST_LOOKED_AT);
  const judged = nearest.map(outcome => {
    const rival = mostDelayed(view, outcome.position, seat);
    return { ...outcome, gain: outcome.gain + (rival ? (rival.steps.after ?? FAR) - rival.steps.before! : 0) };
  });
  const best = judged.toSorted((a, b) => b.gain - a.gain)[0];
  return best && best.gain > 0 ? best : null;
}

function changesReason(view: View, position: View, seat: Seat, say: Reasons): string | null {
  const parts: string[] = [];
  const goal = goalName(position, seat);
  const own: Steps = { before: stepsNow(view, seat), after: stepsNow(position, seat) };
  const rival = mostDelayed(view, position, seat);
  if (goal !== null && (own.after !== own.before || rival === null)) parts.push(ownReason(goal, own, say));
  if (rival) parts.push(rivalReason(rival.seat, rival.steps, say));
  return parts.length === 0 ? null : parts.join(' ');
}

/** The opponent whose way grows most. */
function mostDelayed(view: View, position: View, seat: Seat): { seat: Seat; steps: Steps } | null {
  const far = (steps: number | null): number => steps ?? Number.POSITIVE_INFINITY;
  const delayed = view.players.flatMap((player, other) => {
    const isOpponent = other !== seat && (player.team === null || player.team !== view.players[seat]!.team);
    const steps: Steps = { before: stepsNow(view, other), after: stepsNow(position, other) };
    return isOpponent && steps.before !== null && far(steps.after) > steps.before ? [{ seat: other, steps }] : [];
  });
  const gain = ({ steps }: { steps: Steps }): number => far(steps.after) - far(steps.before);
  return delayed.toSorted((a, b) => gain(b) - gain(a))[0] ?? null;
}

/** The position after a move that changes ways; null for moves that change none, or not at once. */
function afterMove(view: View, seat: Seat, move: Move): View | null {
  const { board, asking } = view;
  switch (move.type) {
    case 'step':
    case 'portal':
      return placed(view, move.axis ? turnStartCard(board, move.axis) : board, seat, move.to);
    case 'forceStep':
    case 'jump':
      return move.to === null ? null : placed(view, board, forcedSeat(view), move.to);
    case 'rotate':
      return placed(view, rotated(board, move.card), null, null);
    case 'flip':
      return placed(view, flipped(board, move.card), null, null);
    case 'slide':
      return placed(view, moved(board, move.card, move), null, null);
    case 'swapWith':
      return asking?.card ? placed(view, swapped(board, asking.card, move.card), null, null) : null;
    case 'layAt': {
      const { face, rot, x, y } = move;
      return asking?.card ? placed(view, withCard(board, { card: asking.card, face, rot, x, y }), null, null) : null;
    }
    case 'axis': {
      const turned = turnStartCard(board, move.axis);
      const to = asking?.to ?? (asking?.exit ? arrivalAfterTurn(turned, asking.exit).ref : null);
      return to && asking ? placed(view, turned, asking.pawn, to) : null;
    }
    default:
      return null;
  }
}

/** The view with another board, and with one pawn elsewhere. */
function placed(view: View, board: Board, pawn: Seat | null, to: NodeRef | null): View {
  const players = view.players.map((player, seat) => (seat === pawn && to ? { ...player, pawn: { ...to } } : player));
  return { ...view, board: board.map(laid => ({ ...laid })), players };
}

function goalName(view: View, seat: Seat): Goal | null {
  const goal = goalOf(view, view.board, view.players[seat]!);
  return goal && (goal.card === START_CARD ? 'master' : 'charge');
}

function stepsNow(view: View, seat: Seat): number | null {
  const player = view.players[seat]!;
  return stepsToGoal(view, view.board, player, player.pawn);
}
