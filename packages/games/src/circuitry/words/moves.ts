/** Circuitry's moves as orders, in the messages of any language. Pawns go by their colours, since no names are at hand. */

import type { CONCEDE, Seat } from '@roundhouse/kernel';
import type { Axis, MoveColour, NodeRef } from '../content/face.ts';
import type { Compound, Move, View } from '../state.ts';
import type { Said } from './en/words.ftl.ts';
import { forcedSeat, siteSeen } from './telling.ts';

type Sent = Move | Compound | typeof CONCEDE;

type Orders = { readonly [T in Sent['type']]: (move: Extract<Sent, { type: T }>, view: View) => string };

interface Step {
  readonly pay: MoveColour;
  readonly to: NodeRef | null;
  readonly exit: Extract<Move, { type: 'step' }>['exit'];
}

/** Each move as an order, with what pays for it or without. Most are told by the message of their own name. */
function ordersOf({ moves, functions: { place, lie } }: Said, isPaid: boolean): Orders {
  const paid = <Pay>(pay: Pay): Pay | null => (isPaid ? pay : null);
  /** "light blue"; a seat without a colour is a number. */
  const pawn = ({ players }: View, seat: Seat | null): string =>
    moves.pawn({ colour: (seat === null ? null : players[seat]?.colour) ?? null, number: (seat ?? 0) + 1 });
  /** "the red node of card 12 (upper left)". */
  const node = (view: View, to: NodeRef, axis: Axis | null = null): string =>
    moves.nodeAt({ to, site: siteSeen(view, to, axis) });
  const stepping = (verb: string, { pay, to, exit }: Step, view: View, axis: Axis | null): string =>
    moves.stepping({ verb, exit, to: to && node(view, to, axis), pay: paid(pay), axis });
  const jumping = (
    { to, payPawn, payPortal }: Extract<Sent, { type: 'jump' }>,
    seat: Seat | null,
    view: View,
  ): string => moves.jump({ pawn: pawn(view, seat), to: node(view, to), payPawn: paid(payPawn), payPortal });
  return {
    ...moves,
    draw({ from }) {
      if (from === 'gold') return moves.drawGold();
      return from === 'green' ? moves.drawGreen() : moves.drawKind({ from });
    },
    step: (move, view) => stepping(moves.step(), move, view, move.axis),
    walk: ({ steps }, view) =>
      moves.walk({ steps: steps.length, to: node(view, steps.at(-1)!.to), pays: paid(steps.map(({ pay }) => pay)) }),
    gain: ({ amount, at, pay }) => moves.gain({ amount, at, pay: paid(pay) }),
    deliver: ({ amount, pay }) => moves.deliver({ amount, pay: paid(pay) }),
    layAt: ({ face, rot, x, y }) => moves.layAt({ place: place(x, y), lie: lie(face, rot) }),
    lay: ({ card, face, rot, x, y }) => moves.lay({ card, place: place(x, y), lie: lie(face, rot) }),
    slide: ({ card, x, y }) => moves.slide({ card, place: place(x, y) }),
    force(move, view) {
      const verb = moves.force({ pawn: pawn(view, move.target) });
      return 'pay' in move ? stepping(verb, move, view, null) : verb;
    },
    forceStep: (move, view) => stepping(moves.push({ pawn: pawn(view, forcedSeat(view)) }), move, view, null),
    jump: (move, view) => jumping(move, forcedSeat(view), view),
    forcePortal: (move, view) => jumping({ ...move, type: 'jump' }, move.target, view),
    portal: ({ to, pay, axis }, view) => moves.portal({ to: node(view, to, axis), pay: paid(pay), axis }),
    inhibit: ({ target }, view) => moves.inhibit({ pawn: pawn(view, target) }),
    free: ({ target }, view) =>
      target === view.viewer ? moves.freeYourself() : moves.free({ pawn: pawn(view, target) }),
    take: ({ from, pay }, view) => moves.take({ pawn: pawn(view, from), pay: paid(pay) }),
    giveCharge: ({ amount, to }, view) => moves.giveCharge({ amount, pawn: pawn(view, to) }),
    give: ({ mini, to }, view) => moves.give({ mini, pawn: pawn(view, to) }),
    ask: ({ mini, from }, view) => moves.ask({ mini, pawn: pawn(view, from) }),
    answer: ({ yes }, { asking }) => moves.answer({ yes, mini: asking?.mini ?? null }),
  };
}

/** What puts a move as an order. */
export function movesFrom(said: Said, isPaid = true): (move: Sent, view: View) => string {
  const orders = ordersOf(said, isPaid);
  return (move, view) => (orders[move.type] as (move: Sent, view: View) => string)(move, view);
}
