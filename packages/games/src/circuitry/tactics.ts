/** What each move is worth to whoever thinks the turn through: every play is tried on the table, as far as it can be seen. */

import type { Seat } from '@roundhouse/kernel';
import { arrivalAfterTurn, portalsOn, turnStartCard, withCard } from './board.ts';
import { boardAfter, changesOf, laysOf, swapsOf } from './changes.ts';
import type { Axis, GreenKind, Mini, NodeRef } from './content/face.ts';
import { chanceIn, type Race, requiredOf } from './evaluation.ts';
import { bestForce, forcedTo } from './forcing.ts';
import { type Node, nodeAt } from './nodes.ts';
import type { Move, View } from './state.ts';
import { holding, isRival, judge, placed, type Thinking, thinkOf, without } from './thinking.ts';

/** One number a move, 0 lost to 1 won. */
export function weighMoves(view: View, seat: Seat, moves: readonly Move[]): number[] {
  if (view.players[seat]!.pawn === null) return moves.map(() => 0.5);
  const thinking = thinkOf(view, seat);
  const known = new Map<string, number>();
  return moves.map(move => {
    // Many moves differ only in what nobody cares about.
    if (move.type !== 'step') return worthOf(thinking, move);
    const key = `${move.to.card}${move.to.face}${move.to.site}${move.axis}${kindOfPay(thinking, move.pay)}`;
    let worth = known.get(key);
    if (worth === undefined) {
      worth = worthOf(thinking, move);
      known.set(key, worth);
    }
    return worth + payBonus(thinking, move);
  });
}

const kindOfPay = ({ view, seat }: Thinking, pay: Mini): string =>
  pay === 'K' ? 'K' : pay === view.players[seat]!.colour ? 'own' : 'any';

/** Between cards that are worth the same: what could not be stopped, then what is held most. */
function payBonus({ minis }: Thinking, { pay, to }: Extract<Move, { type: 'step' }>): number {
  const held = minis.filter(mini => mini === pay).length;
  return (pay === nodeAt(to).colour ? 3e-5 : 0) + held * 1e-5 - (pay === 'K' ? 1e-4 : 0);
}

function worthOf(thinking: Thinking, move: Move): number {
  const { race, seat, minis, view } = thinking;
  switch (move.type) {
    case 'draw':
      return worthOfDraw(thinking, move.from);
    case 'discard':
      return judge(thinking, holding(thinking, race, without(minis, move.mini)), [seat]);
    case 'step':
      return judge(thinking, moved(thinking, move.to, move.axis, [move.pay]), [seat]);
    case 'portal':
      return judge(thinking, moved(thinking, move.to, move.axis, ['Portal', move.pay]), [seat]);
    case 'gain':
    case 'deliver':
      return worthOfCharge(thinking, move);
    case 'layCard':
      return Math.max(...laysOf(race, move.card).map(board => judge(thinking, { ...race, board }, thinking.watched)));
    case 'layAt': {
      const { x, y, face, rot } = move;
      const board = withCard(race.board, { card: view.asking!.card!, x, y, face, rot });
      return judge(thinking, { ...race, board }, thinking.watched);
    }
    case 'rotate':
    case 'flip':
    case 'slide':
    case 'swapCard':
    case 'swapWith':
      return worthOfChange(thinking, move);
    case 'force':
      return bestForce(thinking, move.target, without(minis, 'Force'));
    case 'forceStep':
    case 'jump':
      return forcedTo(thinking, move);
    default:
      return worthOfWord(thinking, move);
  }
}

// ---- The own pawn

/** The own pawn elsewhere, #1 turned if it does, and the cards spent. */
function moved(thinking: Thinking, to: NodeRef, axis: Axis | null, spent: readonly Mini[]): Race {
  const { race, seat, minis } = thinking;
  const board = axis === null ? race.board : turnStartCard(race.board, axis);
  const after = holding(thinking, race, without(minis, ...spent));
  return { ...after, board, pawns: placed<Node | null>(race.pawns, seat, nodeAt(to)) };
}

function worthOfCharge(thinking: Thinking, move: Extract<Move, { type: 'gain' | 'deliver' }>): number {
  const { race, seat, minis } = thinking;
  const isGain = move.type === 'gain';
  if (!isGain && move.amount >= requiredOf(race, seat)) return 1;
  const after = holding(thinking, race, without(minis, move.pay));
  const carried = placed(race.carried, seat, race.carried[seat]! + (isGain ? move.amount : -move.amount));
  const delivered = isGain ? race.delivered : placed(race.delivered, seat, race.delivered[seat]! + move.amount);
  return judge(thinking, { ...after, carried, delivered }, concernedBy(thinking));
}

/** Whose way changes when charge does: where teams share a goal, that of everybody in them. */
const concernedBy = ({ homes, race, watched }: Thinking): readonly Seat[] =>
  homes.length > 0 ? [...race.pawns.keys()] : watched;

// ---- The board

const KIND_OF: { readonly [T in Move['type']]?: GreenKind } = {
  ...{ rotate: 'Rotate', flip: 'Flip', slide: 'Slide', swapCard: 'Swap', swapWith: 'Swap' },
};

function worthOfChange(
  thinking: Thinking,
  move: Extract<Move, { type: 'rotate' | 'flip' | 'slide' | 'swapCard' | 'swapWith' }>,
): number {
  const { race, minis, watched, view } = thinking;
  const after = holding(thinking, race, without(minis, KIND_OF[move.type]!));
  const boards =
    move.type === 'swapCard' ? swapsOf(race, move.card) : [boardAfter(race, move, view.asking?.card ?? null)];
  return Math.max(0, ...boards.map(board => judge(thinking, { ...after, board }, watched)));
}

// ---- Drawing

function worthOfDraw(thinking: Thinking, from: Extract<Move, { type: 'draw' }>['from']): number {
  const { race, view } = thinking;
  if (from === 'gold') {
    const next = view.gold.order?.[0];
    if (next) return worthOfMini(thinking, next);
    let sum = 0;
    for (const [mini, share] of Object.entries(race.odds.share)) {
      if (share > 0) sum += share * worthOfMini(thinking, mini as Mini);
    }
    return sum;
  }
  if (from !== 'green') return worthOfMini(thinking, from);
  const next = view.green.order?.[0];
  return next ? worthOfMini(thinking, next) : worthOfMini(thinking, 'Rotate');
}

/** With one more of this kind in hand, or played at once. */
function worthOfMini(thinking: Thinking, mini: Mini): number {
  const { race, minis, seat, watched } = thinking;
  const more = [...minis, mini].sort();
  const kept = judge(thinking, holding(thinking, race, more), [seat]);
  // What is held already could be played without another.
  if (minis.includes(mini)) return kept;
  switch (mini) {
    case 'Rotate':
    case 'Flip':
    case 'Slide':
    case 'Swap': {
      let best = kept;
      for (const board of changesOf(race, mini)) best = Math.max(best, judge(thinking, { ...race, board }, watched));
      return best;
    }
    case 'Force': {
      const targets = watched.filter(other => isRival(thinking, other));
      return Math.max(kept, ...targets.map(target => bestForce(thinking, target, minis)));
    }
    case 'Portal':
      return Math.max(kept, ...portalsFor(thinking).map(after => judge(thinking, after, [seat])));
    default:
      return kept;
  }
}

/** The own pawn on every free portal that can be paid for. */
function portalsFor(thinking: Thinking): Race[] {
  const { race, seat, minis } = thinking;
  if (race.inhibited[seat] !== null) return [];
  return portalsOn(race.board).flatMap(to => {
    if (race.pawns.includes(to)) return [];
    const pay = minis.includes(to.colour) ? to.colour : minis.includes('K') ? 'K' : null;
    return pay === null ? [] : [moved(thinking, to.ref, null, [pay])];
  });
}

// ---- What is said rather than moved

function worthOfWord(thinking: Thinking, move: Move): number {
  const { race, seat, minis, view } = thinking;
  const spending = (mini: Mini): Race => holding(thinking, race, without(minis, mini));
  const now = (): number => chanceIn(race, thinking.draws, thinking.homes, seat);
  switch (move.type) {
    case 'inhibit':
      return judge(thinking, inhibiting(spending('Inhibit'), move.target), [seat, move.target], true);
    case 'respond':
      return move.answer === 'inhibit'
        ? judge(thinking, inhibiting(spending('Inhibit'), view.active), [seat, view.active], true)
        : now() - (move.answer === 'passTurn' ? TINY : 0);
    case 'free':
      return judge(thinking, freeing(spending('Free'), move.target), [seat, move.target]);
    case 'spendCharge': {
      const carried = placed(race.carried, seat, race.carried[seat]! - 1);
      return judge(thinking, { ...freeing(race, seat), carried }, [seat]);
    }
    case 'take':
    case 'giveCharge':
      return worthOfExchange(thinking, move);
    case 'axis':
      return worthOfAxis(thinking, move.axis);
    case 'give':
      return worthOfPassing(thinking, seat, move.to, move.mini) - WORDS;
    case 'ask':
      return worthOfPassing(thinking, move.from, seat, move.mini) - WORDS;
    case 'answer':
      return move.yes ? worthOfPassing(thinking, seat, view.active, view.asking!.mini!) : now();
    default:
      return now();
  }
}

/** Between answers that come to the same; what talking must be worth at least. */
const [TINY, WORDS] = [1e-4, 0.01];
/** BOARD-R55. */
const TURNS_INHIBITED = 3;

const inhibiting = (race: Race, target: Seat): Race => ({
  ...race,
  inhibited: placed<number | null>(race.inhibited, target, TURNS_INHIBITED),
});

const freeing = (race: Race, target: Seat): Race => ({
  ...race,
  inhibited: placed<number | null>(race.inhibited, target, null),
});

function worthOfExchange(thinking: Thinking, move: Extract<Move, { type: 'take' | 'giveCharge' }>): number {
  const { race, seat, minis } = thinking;
  const paid: Mini[] = move.type === 'take' && move.pay !== null ? ['Exchange', move.pay] : ['Exchange'];
  const [from, to, amount] = move.type === 'take' ? [move.from, seat, 1] : [seat, move.to, move.amount];
  const less = placed(race.carried, from, race.carried[from]! - amount);
  const carried = placed(less, to, less[to]! + amount);
  const after = { ...holding(thinking, race, without(minis, ...paid)), carried };
  const worth = judge(thinking, after, [...new Set([...concernedBy(thinking), from, to])], true);
  // Late in the game what could be taken is taken: all might plan to for ever, each waiting for the other.
  const isLate = thinking.hindering === 0 && move.type === 'take' && race.carried[seat]! < requiredOf(race, seat);
  return isLate ? Math.max(worth, chanceIn(race, thinking.draws, thinking.homes, seat) + TINY) : worth;
}

/** A mini goes from one teammate to another: both hands are open to them. */
function worthOfPassing(thinking: Thinking, from: Seat, to: Seat, mini: Mini): number {
  const { race, view } = thinking;
  const given = holding(thinking, race, without(view.players[from]!.minis!, mini), from);
  const after = holding(thinking, given, [...view.players[to]!.minis!, mini].sort(), to);
  return judge(thinking, after, [from, to]);
}

/** A forced pawn arrives after #1 has turned. */
function worthOfAxis(thinking: Thinking, axis: Axis): number {
  const { race, view, watched } = thinking;
  const { pawn, to, exit } = view.asking!;
  const board = turnStartCard(race.board, axis);
  const node = to ? nodeAt(to) : arrivalAfterTurn(board, exit!);
  return judge(thinking, { ...race, board, pawns: placed<Node | null>(race.pawns, pawn!, node) }, watched);
}
