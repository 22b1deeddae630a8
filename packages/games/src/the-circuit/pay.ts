/** How costs are paid with cards: which payments are legal, and which is suggested. */

import { combatCard } from './content/packs.ts';
import { type CardSymbol, type ContentId, type Cost, SYMBOLS } from './content/types.ts';
import type { CardId, Options } from './state.ts';

export interface Payment {
  cards: CardId[];
  convert: boolean;
}

/** What a payment is made from. */
export interface Means {
  readonly content: ContentId;
  readonly hand: readonly CardId[];
  readonly hype: number;
  readonly generic: Options['genericPayment'];
}

/** Cards with the same symbols, lowest id first: they are interchangeable (ARENA-R37). */
interface Kind {
  readonly symbols: readonly CardSymbol[];
  readonly cards: CardId[];
}

/** Symbols needed or there, in the order B, F, H. */
type Counts = readonly [number, number, number];

function kindsIn({ content, hand }: Means): Kind[] {
  const kinds: Kind[] = [];
  for (const id of hand) {
    const { symbols } = combatCard(content, id);
    const known = kinds.find(kind => isSame(kind.symbols, symbols));
    if (known) known.cards.push(id);
    else kinds.push({ symbols, cards: [id] });
  }
  return kinds;
}

const isSame = (a: readonly CardSymbol[], b: readonly CardSymbol[]): boolean =>
  a.length === b.length && a.every((symbol, i) => symbol === b[i]);

function countsOf(cards: readonly (readonly CardSymbol[])[]): Counts {
  const counts: [number, number, number] = [0, 0, 0];
  for (const symbols of cards) {
    for (const symbol of symbols) counts[symbol === 'B' ? 0 : symbol === 'F' ? 1 : 2]++;
  }
  return counts;
}

/** Card symbols in a cost. */
const sizeOf = ({ B = 0, F = 0, H = 0, G = 0 }: Cost): number => B + F + H + G;

/** Costs are those of printed cards and never change, so what Convert makes of them is worked out once. */
const CONVERTED = new WeakMap<Cost, readonly Cost[]>();

/** Every cost that Convert can make of this one: one Body, Foot or Hand symbol is Generic instead (ARENA-R38). */
function converted(cost: Cost): readonly Cost[] {
  let costs = CONVERTED.get(cost);
  if (!costs) {
    costs = SYMBOLS.flatMap(symbol => {
      const n = cost[symbol] ?? 0;
      return n > 0 ? [{ ...cost, [symbol]: n - 1, G: (cost.G ?? 0) + 1 }] : [];
    });
    CONVERTED.set(cost, costs);
  }
  return costs;
}

/** ARENA-R36: each symbol pays one of its own type or a Generic. */
function paysBySymbol({ B = 0, F = 0, H = 0, G = 0 }: Cost, [b, f, h]: Counts): boolean {
  return b >= B && f >= F && h >= H && b + f + h - B - F - H >= G;
}

/** ARENA-R36, option `card`: each card pays with all its symbols, or one Generic. */
function paysByCard(cost: Cost, cards: readonly (readonly CardSymbol[])[]): boolean {
  const generic = cost.G ?? 0;
  const plain = { ...cost, G: 0 };
  const search = (at: number, typed: readonly (readonly CardSymbol[])[], generics: number): boolean => {
    if (at === cards.length) return generics >= generic && paysBySymbol(plain, countsOf(typed));
    return search(at + 1, [...typed, cards[at]!], generics) || search(at + 1, typed, generics + 1);
  };
  return search(0, [], 0);
}

const pays = (cost: Cost, cards: readonly (readonly CardSymbol[])[], generic: Means['generic']): boolean =>
  generic === 'symbol' ? paysBySymbol(cost, countsOf(cards)) : paysByCard(cost, cards);

const paysConverted = (cost: Cost, cards: readonly (readonly CardSymbol[])[], generic: Means['generic']): boolean =>
  converted(cost).some(other => pays(other, cards, generic));

/** Whether there is Hype for the cost, and whether for Convert as well (ARENA-R39). */
const affords = ({ hype = 0 }: Cost, means: Means): boolean => means.hype >= hype;
const affordsConvert = ({ hype = 0 }: Cost, means: Means): boolean => means.hype > hype;

/** Whether the cost can be paid at all. */
export function canPay(cost: Cost, means: Means): boolean {
  if (!affords(cost, means)) return false;
  // A whole hand pays whatever some of it pays.
  const hand = means.hand.map(id => combatCard(means.content, id).symbols);
  return pays(cost, hand, means.generic) || (affordsConvert(cost, means) && paysConverted(cost, hand, means.generic));
}

/** Whether one of the cards could be left out. */
const hasSpare = (cards: readonly (readonly CardSymbol[])[], enough: (some: typeof cards) => boolean): boolean =>
  cards.some((_, i) => enough(cards.toSpliced(i, 1)));

/** Null if these cards pay in one of the two ways with none to spare; otherwise whether Convert is needed for it. */
function wayOfPaying(cost: Cost, cards: readonly (readonly CardSymbol[])[], means: Means): boolean | null {
  const plain = (some: typeof cards): boolean => pays(cost, some, means.generic);
  if (plain(cards)) return hasSpare(cards, plain) ? null : false;
  const withConvert = (some: typeof cards): boolean => paysConverted(cost, some, means.generic);
  if (!affordsConvert(cost, means) || !withConvert(cards)) return null;
  return hasSpare(cards, withConvert) ? null : true;
}

/** Every legal payment (ARENA-R37), those with fewer cards first. */
export function paymentsFor(cost: Cost, means: Means): Payment[] {
  if (!affords(cost, means)) return [];
  const kinds = kindsIn(means);
  const found: Payment[] = [];
  const most = sizeOf(cost);
  const choose = (from: number, size: number, cards: CardId[], symbols: (readonly CardSymbol[])[]): void => {
    if (cards.length === size) {
      const convert = wayOfPaying(cost, symbols, means);
      if (convert !== null) found.push({ cards, convert });
      return;
    }
    for (let i = from; i < kinds.length; i++) {
      const kind = kinds[i]!;
      const taken = cards.filter(card => kind.cards.includes(card)).length;
      if (taken === kind.cards.length) continue;
      choose(i, size, [...cards, kind.cards[taken]!], [...symbols, kind.symbols]);
    }
  };
  for (let size = 1; size <= most; size++) choose(0, size, [], []);
  // With as many cards, Convert comes last.
  return found.sort((a, b) => a.cards.length - b.cards.length || Number(a.convert) - Number(b.convert));
}

/** One card of each kind in the hand, the lowest: what a trait's discard may be (D21). */
export const cardsToGive = (means: Means): CardId[] => kindsIn(means).map(({ cards }) => cards[0]!);

/** The payment a person is shown first: without Convert where cards alone pay, for Hype wins and cards left over are discarded. */
export function suggestedPayment(payments: readonly Payment[], content: ContentId): Payment | null {
  const symbols = ({ cards }: Payment): number =>
    cards.reduce((sum, id) => sum + combatCard(content, id).symbols.length, 0);
  const rank = (payment: Payment): number =>
    (payment.convert ? 10_000 : 0) + payment.cards.length * 100 + symbols(payment);
  let best: Payment | null = null;
  for (const payment of payments) if (best === null || rank(payment) < rank(best)) best = payment;
  return best;
}

/** Why cards are no payment; null if they are one. */
export type PaymentProblem =
  | 'notInHand'
  | 'hypeShort'
  | 'doesNotPay'
  | 'convertNotNeeded'
  | 'cardToSpare'
  | 'lowerCard';

/** The rule behind each, the first of which is what a player hears. */
export const PAYMENT_RULES: { readonly [P in PaymentProblem]: string } = {
  notInHand: 'ARENA-70',
  hypeShort: 'ARENA-R39',
  doesNotPay: 'ARENA-70',
  convertNotNeeded: 'ARENA-R37',
  cardToSpare: 'ARENA-R37',
  lowerCard: 'ARENA-R37',
};

export function paymentProblem(cost: Cost, means: Means, { cards, convert }: Payment): PaymentProblem | null {
  if (new Set(cards).size !== cards.length || cards.some(card => !means.hand.includes(card))) return 'notInHand';
  if (convert ? !affordsConvert(cost, means) : !affords(cost, means)) return 'hypeShort';
  const symbols: readonly (readonly CardSymbol[])[] = cards.map(id => combatCard(means.content, id).symbols);
  const enough = (some: typeof symbols): boolean =>
    convert ? paysConverted(cost, some, means.generic) : pays(cost, some, means.generic);
  if (convert && pays(cost, symbols, means.generic)) return 'convertNotNeeded';
  if (!enough(symbols)) return 'doesNotPay';
  if (hasSpare(symbols, enough)) return 'cardToSpare';
  const isListed = paymentsFor(cost, means).some(({ cards: listed }) => listed.join() === cards.join());
  return isListed ? null : 'lowerCard';
}
