/** Payments found by trying every set of cards, symbol by symbol, are those that the rules list. */

import { fastChance } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { combatCard, contentOf } from '../content/packs.ts';
import { type Cost, FIGHTER_IDS } from '../content/types.ts';
import { inDeckOrder } from '../hype.ts';
import { type Means, paymentsFor, suggestedPayment } from '../pay.ts';
import type { CardId } from '../state.ts';

const CONTENT = 'ref-1';
const { deck, fighters } = contentOf(CONTENT);
const COSTS = FIGHTER_IDS.flatMap(id => fighters[id].abilities.map(({ cost }) => cost));

type Symbols = readonly string[];

const symbolsOf = (card: CardId): Symbols => combatCard(CONTENT, card).symbols;
const wanted = (cost: Cost): Symbols => (['B', 'F', 'H', 'G'] as const).flatMap(one => Array(cost[one] ?? 0).fill(one));

/** Whether each wanted symbol can be given one of its own type, or any for a Generic. */
function covers([first, ...rest]: Symbols, given: Symbols): boolean {
  if (first === undefined) return true;
  return given.some((one, i) => (first === 'G' || first === one) && covers(rest, given.toSpliced(i, 1)));
}

/** ARENA-R36, option `card`: some cards pay a Generic each, the others with all they show. */
function coversByCard(price: Symbols, cards: readonly CardId[]): boolean {
  const typed = price.filter(one => one !== 'G');
  return someOf(cards).some(
    generic =>
      generic.length >= price.length - typed.length &&
      covers(typed, cards.filter(card => !generic.includes(card)).flatMap(symbolsOf)),
  );
}

const someOf = (cards: readonly CardId[]): CardId[][] =>
  Array.from({ length: 2 ** cards.length }, (_, set) => cards.filter((_card, i) => (set >> i) & 1));

function pays(price: Symbols, cards: readonly CardId[], convert: boolean, generic: Means['generic']): boolean {
  if (convert) return price.some((one, i) => one !== 'G' && pays(price.with(i, 'G'), cards, false, generic));
  return generic === 'symbol' ? covers(price, cards.flatMap(symbolsOf)) : coversByCard(price, cards);
}

/** ARENA-R37: of cards that show the same, those with lower ids are played first. */
const areLowest = (cards: readonly CardId[], hand: readonly CardId[]): boolean =>
  cards.every(card =>
    hand
      .slice(0, hand.indexOf(card))
      .every(lower => symbolsOf(lower).join() !== symbolsOf(card).join() || cards.includes(lower)),
  );

function tried(cost: Cost, { hand, hype, generic }: Means): string[] {
  const price = wanted(cost);
  const isPayment = (cards: readonly CardId[], convert: boolean): boolean =>
    hype >= (cost.hype ?? 0) + Number(convert) &&
    pays(price, cards, convert, generic) &&
    !(convert && pays(price, cards, false, generic)) &&
    !cards.some((_, i) => pays(price, cards.toSpliced(i, 1), convert, generic)) &&
    areLowest(cards, hand);
  return someOf(hand).flatMap(cards =>
    [false, true].filter(convert => isPayment(cards, convert)).map(convert => said({ cards, convert })),
  );
}

const said = ({ cards, convert }: { cards: readonly CardId[]; convert: boolean }): string =>
  `${cards.join(' ')}${convert ? ' with Convert' : ''}`;

test.each(['symbol', 'card'] as const)(
  'ARENA-70 ARENA-71 ARENA-74 ARENA-R36 ARENA-R37 ARENA-R38 ARENA-R39: every payment, and no other, where a Generic is paid by a %s',
  generic => {
    const chance = fastChance(37);
    for (let hands = 0; hands < 600; hands++) {
      const cost = COSTS[chance.int(COSTS.length)]!;
      const pool = deck.map(({ id }) => id);
      const hand = inDeckOrder(
        CONTENT,
        Array.from({ length: 1 + chance.int(7) }, () => chance.draw(pool)),
      );
      const hype = Math.max(0, (cost.hype ?? 0) + chance.int(3) - 1);
      const means: Means = { content: CONTENT, hand, hype, generic };
      const listed = paymentsFor(cost, means).map(said);
      expect(listed.toSorted(), `${JSON.stringify(cost)} with ${hand} and ${hype} Hype`).toEqual(
        tried(cost, means).toSorted(),
      );
    }
  },
);

const suggestedFor = (cost: Cost, hand: readonly CardId[]) =>
  suggestedPayment(paymentsFor(cost, { content: CONTENT, hand, hype: 3, generic: 'symbol' }), CONTENT);

test('no Hype is suggested where cards alone pay, and Convert where nothing else does', () => {
  expect(suggestedFor({ F: 2 }, ['F01', 'BF01', 'FH01'])).toEqual({ cards: ['F01', 'BF01'], convert: false });
  expect(suggestedFor({ F: 2 }, ['BF01'])).toEqual({ cards: ['BF01'], convert: true });
});
