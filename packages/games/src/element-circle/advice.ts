/** Why a move is worth making: what it does, and which spells can be paid for afterwards, as far as its seat can see. */

import { fastChance, type Seat } from '@roundhouse/kernel';
import type { Advice, Advised } from '../advice.ts';
import { ELEMENTS, type El } from './content/language.ts';
import { sizeOf } from './content/spells.ts';
import { spellListOf } from './evaluation.ts';
import { isPayable, type Means, missingFor } from './pay.ts';
import { placeOf } from './slots.ts';
import type { Compound, Counts, Element, Move, Payment, Slot, SpellName, View } from './state.ts';
import { meansNext, meansNow, payingSlots, waysToPay } from './table/payment.ts';
import { elementAt, spellIn, thingOf } from './table/scene.ts';
import { elementsToPick } from './turns.ts';
import { type Reach, type Reasons, reasonsFrom } from './words/advice.ts';
import type { ElementCircleWords } from './words/catalogue.ts';
import type { advice } from './words/en/advice.ftl.ts';
import { findPermanent } from './words/telling.ts';

type Asked = Advised<Move, View, ElementCircleWords>;

export const adviceFrom = (said: typeof advice): Advice<Move, View, ElementCircleWords> => ({
  reason(advised) {
    const { names, seat, words } = advised;
    return reasonOf(advised, reasonsFrom(said, words.voice(names, seat)));
  },
  things,
});

function reasonOf(advised: Asked, say: Reasons): string | null {
  const { view, seat, move, other } = advised;
  switch (move.type) {
    case 'keep':
    case 'redraw':
      return handReason(view, seat, move.type, say);
    case 'pickElements':
      return pickReason(view, seat, move, other, say);
    case 'cast':
      return castReason(advised, move.spell, say);
    case 'activate':
    case 'permanent':
      return permanentReason(advised, move, say);
    case 'end':
      return say.next(reachNext(view, seat));
    case 'pay':
      return payReason(view, seat, move, other, say);
    case 'opponent':
      return opponentReason(view, move.seat, say);
    case 'takeLooked':
      return lookedReason(advised, move.spell, say);
    case 'discardSpell':
      return discardReason(advised, move.spell, say);
    case 'limitDiscard':
      return 'spell' in move ? discardReason(advised, move.spell, say) : null;
    case 'freeSpell':
      return say.saves(sizeOf(spellIn(view)(move.spell).cost));
    case 'putType':
      return elementReason(view, seat, move.element, say);
    case 'destroySlot':
    case 'moveFrom':
      return slotReason(advised, [[move.slot, null]], say);
    case 'putSlot':
      return slotReason(advised, [[move.slot, view.asking!.element]], say);
    case 'moveTo': {
      const { from, element } = view.asking!;
      const changes: Change[] = [
        [from!, null],
        [move.slot, element],
      ];
      return slotReason(advised, changes, say);
    }
    default:
      return null;
  }
}

function things(move: Move | Compound, view: View): string[] {
  switch (move.type) {
    case 'cast':
    case 'freeSpell':
    case 'discardSpell':
      return [handThing(move.spell)];
    case 'limitDiscard':
      return ['spell' in move ? handThing(move.spell) : `permanent:${move.permanent}`];
    case 'activate':
    case 'permanent':
      return [`permanent:${move.permanent}`];
    case 'pickElements':
      return [...new Set(move.elements)].map(type => `element:${type}`);
    case 'putType':
      return [`element:${move.element}`];
    case 'pay':
      return [...payingSlots(view, view.asking!.seat, move)].map(slot => `slot:${slot}`);
    case 'opponent':
      return [`seat:${move.seat}`];
    case 'takeLooked':
      return [`looked:${thingOf(move.spell)}`];
    case 'destroySlot':
    case 'putSlot':
    case 'moveFrom':
    case 'moveTo':
      return [`slot:${move.slot}`];
    case 'put':
      return [`element:${move.element}`, `slot:${move.slot}`];
    case 'move':
      return [`slot:${move.from}`, `slot:${move.to}`];
    case 'mode':
      return [`mode:${move.option}`];
    default:
      return [`answer:${move.type}`];
  }
}

const handThing = (spell: SpellName): string => `hand:${thingOf(spell)}`;

// ---- What can be paid for

/** How many of these cards can be paid for. */
function reachOf(view: View, hand: readonly SpellName[], means: Means): Reach {
  const spellOf = spellIn(view);
  return { can: hand.filter(name => isPayable(spellOf(name).cost, means)).length, of: hand.length };
}

const handOf = ({ players }: View, seat: Seat): readonly SpellName[] => players[seat]!.hand ?? [];

const without = (hand: readonly SpellName[], spell: SpellName): readonly SpellName[] => {
  const at = hand.indexOf(spell);
  return at < 0 ? hand : hand.toSpliced(at, 1);
};

const reachNext = (view: View, seat: Seat, hand = handOf(view, seat)): Reach =>
  reachOf(view, hand, meansNext(view, seat));

const withTypes = (means: Means, types: readonly El[]): Means => {
  const own: Counts = [...means.own];
  for (const type of types) own[ELEMENTS.indexOf(type)]!++;
  return { circle: means.circle, own };
};

// ---- Before the first turn

/** Fresh hands that are imagined, to know what an average one is worth. */
const HANDS = 80;

/** Compares the hand with the average one from all cards that are not in it, each with the elements that suit it best. */
function handReason(view: View, seat: Seat, type: 'keep' | 'redraw', say: Reasons): string | null {
  const hand = handOf(view, seat);
  const picks = multisets(elementsToPick(view, seat));
  const means = meansNext(view, seat);
  const best = (cards: readonly SpellName[]): number =>
    Math.max(...picks.map(types => reachOf(view, cards, withTypes(means, types)).can));
  const chance = fastChance(1);
  const unseen = hand.reduce(without, spellListOf(view).cards);
  let sum = 0;
  for (let i = 0; i < HANDS; i++) {
    const cards = [...unseen];
    sum += best(hand.map(() => cards.splice(chance.int(cards.length), 1)[0]!));
  }
  const [can, average] = [best(hand), sum / HANDS];
  const speaksFor = type === 'keep' ? can >= average : can <= average;
  if (speaksFor) return say.hand({ can, of: hand.length }, average);
  return type === 'keep' ? say.hand({ can, of: hand.length }, null) : null;
}

/** Every choice of so many elements, in any order. */
function multisets(size: number, from = 0): El[][] {
  if (size === 0) return [[]];
  return ELEMENTS.slice(from).flatMap((type, i) => multisets(size - 1, from + i).map(rest => [type, ...rest]));
}

type Pick = Extract<Move, { type: 'pickElements' }>;

function pickReason(view: View, seat: Seat, { elements }: Pick, other: Move | null, say: Reasons): string {
  const reachWith = (types: readonly El[]): Reach =>
    reachOf(view, handOf(view, seat), withTypes(meansNext(view, seat), types));
  const then = reachWith(elements);
  const next = other?.type === 'pickElements' ? reachWith(other.elements) : null;
  return next && next.can < then.can ? `${say.picked(then)} ${say.pickedElse(next.can)}` : say.picked(then);
}

// ---- Casting, activating, paying

const leftOf = ({ circle, own }: Means, paid: Payment): Means => ({
  circle: circle.map((n, i) => n - paid.circle[i]!) as Counts,
  own: own.map((n, i) => n - paid.own[i]!) as Counts,
});

/** What the card says it does, and what can be cast after it. */
function castReason({ view, seat, words }: Asked, name: SpellName, say: Reasons): string {
  const spell = spellIn(view)(name);
  const rest = without(handOf(view, seat), name);
  const { suggested } = waysToPay(view, seat, spell.cost, !view.opened);
  const now = suggested ? reachOf(view, rest, leftOf(meansNow(view, seat), suggested)).can : 0;
  const does = words.effect(spell, view.options);
  if (now > 0) return `${does} ${say.more(now)}`;
  return `${does} ${say.next(reachNext(view, seat, rest))}`;
}

type Chosen = Extract<Move, { type: 'activate' | 'permanent' }>;

/** What it does for its owner: for us when it is activated, against us where it is chosen to go. */
function permanentReason({ view, seat, words }: Asked, move: Chosen, say: Reasons): string | null {
  const found = findPermanent(view, move.permanent);
  if (!found) return null;
  const does = words.effect(spellIn(view)(found.permanent.spell), view.options);
  if (move.type === 'activate') return does;
  return found.seat === seat ? null : say.stops(found.seat, does);
}

type Pay = Extract<Move, { type: 'pay' }>;

function payReason(view: View, seat: Seat, move: Pay, other: Move | null, say: Reasons): string | null {
  const after = (paid: Payment): number => reachOf(view, handOf(view, seat), leftOf(meansNow(view, seat), paid)).can;
  const [then, next] = [after(move), other?.type === 'pay' ? after(other) : null];
  if (next !== null && next < then) return `${say.more(then)} ${say.moreElse(next)}`;
  return then > 0 ? say.more(then) : say.fresh;
}

// ---- What an effect asks for

function opponentReason(view: View, target: Seat, say: Reasons): string {
  const { handSize, slots, permanents } = view.players[target]!;
  const elements = slots.filter(slot => slot !== null).length;
  return say.opponent(target, handSize, elements, permanents.length);
}

/** Whose hand it would be in, and whether that one can pay for it. */
function lookedReason({ view, seat, words }: Asked, name: SpellName, say: Reasons): string | null {
  const { asking } = view;
  const steals = asking?.step?.op === 'blind' && asking.step.mode === 'steal';
  const owner = steals ? seat : asking!.target!;
  const missing = missingFor(spellIn(view)(name).cost, meansNext(view, owner));
  return say.payer(owner, Object.keys(missing).length === 0 ? null : words.cost(missing));
}

/** A card that lacks something is the first to go; otherwise what is left says it. */
function discardReason({ view, seat, words }: Asked, name: SpellName, say: Reasons): string {
  const missing = missingFor(spellIn(view)(name).cost, meansNext(view, seat));
  if (Object.keys(missing).length > 0) return say.lacks(words.spell(name), words.cost(missing));
  return say.next(reachNext(view, seat, without(handOf(view, seat), name)));
}

function elementReason(view: View, seat: Seat, type: El, say: Reasons): string | null {
  const means = meansNext(view, seat);
  const hand = handOf(view, seat);
  const [before, after] = [reachOf(view, hand, means), reachOf(view, hand, withTypes(means, [type]))];
  return after.can > before.can ? say.own(after, before.can) : null;
}

type Change = readonly [Slot, El | null];

/** The table with other elements in some slots. */
function changed(view: View, changes: readonly Change[]): View {
  const put = (row: readonly (Element | null)[], owner: Seat | null): (Element | null)[] =>
    row.map((element, i) => {
      const change = changes.find(([slot]) => {
        const { seat, index } = placeOf(slot)!;
        return seat === owner && index === i;
      });
      if (!change) return element;
      return change[1] === null ? null : { type: change[1], used: false };
    });
  return {
    ...view,
    circle: put(view.circle, null),
    players: view.players.map((player, seat) => ({ ...player, slots: put(player.slots, seat) })),
  };
}

/** What it does to one's own hand, and to what the rival it does most to could pay for of all spells there are. */
function slotReason({ view, seat }: Asked, changes: readonly Change[], say: Reasons): string | null {
  const after = changed(view, changes);
  const [now, then] = [reachNext(view, seat), reachNext(after, seat)];
  const { cards } = spellListOf(view);
  const share = (table: View, one: Seat): number => reachNext(table, one, cards).can / cards.length;
  const rivals = view.players
    .flatMap(({ alive }, one) =>
      alive && one !== seat ? [{ seat: one, now: share(view, one), later: share(after, one) }] : [],
    )
    .filter(rival => rival.later < rival.now)
    .toSorted((a, b) => a.later - a.now - (b.later - b.now));
  const parts = [
    ...(then.can > now.can ? [say.own(then, now.can)] : []),
    ...(rivals[0] ? [say.rival(rivals[0].seat, rivals[0].later, rivals[0].now)] : []),
  ];
  if (parts.length > 0) return parts.join(' ');
  return then.can === now.can && elementAt(view, changes[0]![0]) ? say.harmless(then) : null;
}
