/** The 52 combat cards of `ref-1`; every team has its own copy of this deck. */

import { type CardSymbol, type CombatCard, type StruggleId, SYMBOLS } from './types.ts';

/** `B07` is the seventh card that shows one Body symbol. */
const idOf = (symbols: readonly CardSymbol[], i: number): string =>
  `${symbols.join('')}${String(i + 1).padStart(2, '0')}`;

const STRUGGLE_OF: { readonly [S in CardSymbol]: StruggleId } = { B: 'brace', F: 'heelKick', H: 'counterGrip' };

/** Eleven of one symbol: four pin breaks, three with a Struggle effect, four plain. */
const single = (symbol: CardSymbol): CombatCard[] =>
  Array.from({ length: 11 }, (_, i) => ({
    id: idOf([symbol], i),
    symbols: [symbol],
    ...(i < 4 ? { pinBreak: true as const } : i < 7 ? { struggle: STRUGGLE_OF[symbol] } : {}),
  }));

/** Four of two different symbols, the first of which does not count in a pin. */
const mixed = (...symbols: CardSymbol[]): CombatCard[] =>
  Array.from({ length: 4 }, (_, i) => ({
    id: idOf(symbols, i),
    symbols,
    ...(i === 0 ? { struggle: 'notYet' as const } : {}),
  }));

const double = (symbol: CardSymbol): CombatCard => ({ id: idOf([symbol, symbol], 0), symbols: [symbol, symbol] });

const triple = (): CombatCard[] =>
  Array.from({ length: 4 }, (_, i) => ({ id: idOf(SYMBOLS, i), symbols: SYMBOLS, struggle: 'crowdRoar' as const }));

export const DECK: readonly CombatCard[] = [
  ...SYMBOLS.flatMap(single),
  ...mixed('B', 'F'),
  ...mixed('B', 'H'),
  ...mixed('F', 'H'),
  ...SYMBOLS.map(double),
  ...triple(),
];

/** What each Struggle effect does when its card is revealed. */
export type StruggleEffect =
  | { readonly k: 'unstun'; readonly who: 'pinned'; readonly n: number }
  | { readonly k: 'damage' | 'stun'; readonly who: 'pinning'; readonly n: number }
  /** The card does not count toward the number of cards the pin needs. */
  | { readonly k: 'doesNotCount' }
  | { readonly k: 'hype'; readonly n: number };

export const STRUGGLE_EFFECTS: { readonly [S in StruggleId]: StruggleEffect } = {
  brace: { k: 'unstun', who: 'pinned', n: 1 },
  heelKick: { k: 'damage', who: 'pinning', n: 1 },
  counterGrip: { k: 'stun', who: 'pinning', n: 1 },
  notYet: { k: 'doesNotCount' },
  crowdRoar: { k: 'hype', n: 1 },
};
