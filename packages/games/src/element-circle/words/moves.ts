/** Element Circle's moves as orders, in the messages of any language. */

import type { CONCEDE } from '@roundhouse/kernel';
import type { Compound, Move, Slot, View } from '../state.ts';
import type { Said } from './en/words.ftl.ts';
import { destroysLooked, elementAt, findPermanent, paidCost, placeAmongNamesakes, slotAt } from './telling.ts';

type Sent = Move | Compound | typeof CONCEDE;
/** Who sits where, if that is known. */
type Names = readonly string[] | undefined;

/** "1 earth of the circle and 2 fire of your own". */
function paymentSaid({ moves }: Said, { circle, own }: Parameters<typeof paidCost>[0]): string {
  const paid = paidCost({ circle, own });
  const parts = [
    ...(paid.circle ? [moves.ofCircle({ cost: paid.circle })] : []),
    ...(paid.own ? [moves.ofOwn({ cost: paid.own })] : []),
  ];
  return parts.length === 0 ? moves.nothing() : moves.payment({ parts });
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** "your Lake", "Hugo’s second Lake". */
function permanentSaid({ moves }: Said, id: number, view: View, names: Names): string {
  const found = findPermanent(view, id);
  if (!found) return moves.permanentGone({ number: id });
  const { seat, permanent } = found;
  const nth = placeAmongNamesakes(view, found) + 1;
  return moves.permanentOf({
    seat: seat + 1,
    name: names?.[seat] ?? null,
    isOwn: seat === view.viewer,
    nth,
    which: ORDINALS[nth - 1] ?? 'other',
    spell: permanent.spell,
  });
}

/** "your slot 2", "Hugo’s slot 1". */
function slotIn({ moves }: Said, slot: Slot, { viewer }: View, names: Names): string {
  const { seat, place } = slotAt(slot);
  const name = seat === null ? null : (names?.[seat] ?? null);
  return moves.slotIn({ seat: seat === null ? null : seat + 1, name, isOwn: seat === viewer, place: place + 1 });
}

/** What the chosen effect does. */
function modeSaid({ moves, functions }: Said, option: number, { asking, options }: View): string {
  const steps = asking?.step?.op === 'choose' ? asking.step.options[option] : undefined;
  return steps ? functions.cards.stepsSaid(steps, options).replace(/\.$/, '') : moves.mode({ number: option + 1 });
}

type Orders = { readonly [T in Sent['type']]: (move: Extract<Sent, { type: T }>, view: View) => string };

/** Each move as an order. Some are told by the message of their own name. */
function ordersOf(said: Said, names: Names): Orders {
  const { moves } = said;
  const element = (slot: Slot, view: View): string => moves.elementIn({ element: elementAt(view, slot) });
  const target = (slot: Slot, view: View): string =>
    moves.target({ slot: slotIn(said, slot, view, names), replaced: elementAt(view, slot) });
  const into = ({ slot }: { readonly slot: Slot }, view: View): string => moves.into({ target: target(slot, view) });
  const payment = (move: Extract<Sent, { type: 'cast' | 'activate' }>): string | null =>
    'pay' in move ? paymentSaid(said, move.pay) : null;
  return {
    ...moves,
    cast: move => moves.cast({ spell: move.spell, payment: payment(move) }),
    activate: (move, view) =>
      moves.activate({ permanent: permanentSaid(said, move.permanent, view, names), payment: payment(move) }),
    pay: move => moves.pay({ payment: paymentSaid(said, move) }),
    opponent: ({ seat }) => moves.opponent({ number: seat + 1, name: names?.[seat] ?? null }),
    takeLooked: ({ spell }, view) => moves.takeLooked({ spell, destroys: destroysLooked(view) }),
    destroySlot: ({ slot }, view) =>
      moves.destroySlot({ element: element(slot, view), slot: slotIn(said, slot, view, names) }),
    putSlot: into,
    moveTo: into,
    put: (move, view) => moves.put({ element: move.element, target: target(move.slot, view) }),
    moveFrom: ({ slot }, view) =>
      moves.moveFrom({ element: element(slot, view), slot: slotIn(said, slot, view, names) }),
    move: ({ from, to }, view) =>
      moves.move({ element: element(from, view), slot: slotIn(said, from, view, names), target: target(to, view) }),
    permanent: (move, view) => moves.permanent({ permanent: permanentSaid(said, move.permanent, view, names) }),
    mode: ({ option }, view) => modeSaid(said, option, view),
    limitDiscard: (move, view) =>
      moves.limitDiscard({
        card: 'spell' in move ? said.functions.spell(move.spell) : permanentSaid(said, move.permanent, view, names),
      }),
    showHand: ({ to }) => moves.showHand({ number: to + 1, name: names?.[to] ?? null }),
  };
}

/** What puts a move as an order. */
export function movesFrom(said: Said): (move: Sent, view: View, names?: readonly string[]) => string {
  return (move, view, names) => (ordersOf(said, names)[move.type] as (move: Sent, view: View) => string)(move, view);
}
