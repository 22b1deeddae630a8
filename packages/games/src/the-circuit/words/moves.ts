/** The CIRCUIT's moves as orders, in the messages of any language. */

import type { CONCEDE } from '@roundhouse/kernel';
import { capital } from '../../voice.ts';
import {
  type CardId,
  type Compound,
  cardOf,
  type FighterRef,
  type HazardRef,
  hazardOf,
  type Move,
  seatOf,
  type View,
} from '../state.ts';
import type { Said } from './en/words.ftl.ts';
import { effectAt, isHazardTwice, isTwice, mover, symbolsOf } from './telling.ts';

type Sent = Move | Compound | typeof CONCEDE;

type Names = readonly string[];

type Orders = {
  readonly [T in Sent['type']]: (move: Extract<Sent, { type: T }>, view: View, names: Names) => string;
};

type Naming = (ref: FighterRef, view: View, names: Names) => string;

/** A fighter; with its player where both teams have it, by name if that is at hand. */
export function fighterSaid({ functions, moves, voice }: Said, ref: FighterRef, view: View, players: Names): string {
  const card = cardOf(ref);
  return isTwice(view, card)
    ? moves.fighterOf({ seat: seatOf(ref), card }, voice(players, view.viewer))
    : functions.fighter(card);
}

/** "1, −2". */
const spaceSaid = (hex: string): string => hex.replaceAll('-', '−').replace(',', ', ');

/** What puts cards into words, each as one thing: "Foot+Hand and Body". */
export const cardsFrom =
  ({ formats, functions }: Said) =>
  (ids: readonly CardId[], view: Pick<View, 'content'>): string =>
    formats.list(ids.map(id => symbolsOf(view, id).map(functions.names.symbol).join('+')));

/** Each move as an order. Most are told by the message of their own name. */
function ordersOf(said: Said): Orders {
  const { moves, functions, voice } = said;
  const whose: Naming = (ref, view, names) => fighterSaid(said, ref, view, names);
  /** Only one's own could be meant; and in a review "your" would be said to somebody else. */
  const own: Naming = ref => functions.fighter(cardOf(ref));
  const ofFighter =
    (order: (values: { readonly fighter: string }) => string, called = whose) =>
    ({ fighter }: { readonly fighter: FighterRef }, view: View, names: Names): string =>
      order({ fighter: called(fighter, view, names) });
  /** Told by itself, as in a review, a direction says little without who goes there. */
  const inDirection =
    (order: (values: { readonly direction: string; readonly fighter: string | null }) => string, called = own) =>
    ({ dir }: { readonly dir: keyof typeof moves.direction }, view: View, names: Names): string => {
      const who = mover(view);
      return order({ direction: moves.direction[dir](), fighter: who && called(who, view, names) });
    };
  const hazardSaid = (ref: HazardRef, view: View, names: Names): string => {
    const card = hazardOf(ref);
    if (!isHazardTwice(view, card)) return moves.theHazard({ card });
    return moves.hazardOf({ seat: seatOf(ref), card }, voice(names, view.viewer));
  };
  const cardsSaid = cardsFrom(said);
  const paymentSaid = (
    { cards, convert }: { readonly cards: readonly CardId[]; readonly convert: boolean },
    view: View,
  ): string => moves.payment({ cards: cards.length === 0 ? null : cardsSaid(cards, view), convert });
  return {
    ...moves,
    pickFighter: ({ fighter }) => moves.pickFighter({ fighter, tagLine: functions.names.tagLine(fighter) }),
    deployAt: ({ hex }) => moves.deployAt({ space: spaceSaid(hex) }),
    path: ({ hexes }) => moves.path({ space: spaceSaid(hexes.at(-1) ?? '') }),
    bench: ofFighter(moves.bench, own),
    return: ofFighter(moves.return, own),
    activate: ofFighter(moves.activate, own),
    tagOut: ofFighter(moves.tagOut, own),
    target: ofFighter(moves.target),
    ally: ofFighter(moves.ally, own),
    pin: ofFighter(moves.pin),
    step: inDirection(moves.step),
    vault: inDirection(moves.vault),
    pushLine: inDirection(moves.pushLine, whose),
    dodge: ({ dir }, ...at) => (dir === 'none' ? moves.noDodge() : inDirection(moves.dodge)({ dir }, ...at)),
    push: ({ dir }, ...at) => (dir === 'out' ? moves.pushOut() : inDirection(moves.push, whose)({ dir }, ...at)),
    react: ({ dir }, ...at) => (dir === 'none' ? moves.noReaction() : inDirection(moves.react)({ dir }, ...at)),
    shift: ({ hazard, zone }, view, names) => moves.shift({ hazard: hazardSaid(hazard, view, names), zone }),
    pay: (pay, view) => moves.pay({ payment: paymentSaid(pay, view) }),
    give: ({ card }, view) => moves.give({ cards: cardsSaid([card], view) }),
    play: ({ ability, target, ally, pay }, view, names) =>
      moves.play({
        ability,
        target: target === undefined ? null : whose(target, view, names),
        ally: ally === undefined ? null : own(ally, view, names),
        payment: paymentSaid(pay, view),
      }),
    effect({ index }, view) {
      const effect = effectAt(view, index);
      return moves.first({ what: effect ? functions.effect(effect) : moves.effectNumber({ number: index + 1 }) });
    },
    order: ({ trigger }) => moves.first({ what: functions.trigger(trigger) }),
  };
}

/** What puts a move as an order. */
export function movesFrom(said: Said): (move: Sent, view: View, names?: Names) => string {
  const orders = ordersOf(said);
  return (move, view, names = []) =>
    capital((orders[move.type] as (move: Sent, view: View, names: Names) => string)(move, view, names));
}
