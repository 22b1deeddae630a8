/** The tables that lessons of Element Circle are given at: laid out by hand, whatever was dealt. */

import type { Seat } from '@roundhouse/kernel';
import type { El } from './content/language.ts';
import { SPELL_LISTS } from './content/spells.ts';
import type { Element, Options, SpellName, State } from './state.ts';

const CARDS = SPELL_LISTS.tuned.cards;
/** The learner's seat. */
export const YOU: Seat = 0;
/** Who teaches by losing. */
export const RIVAL: Seat = 1;

/** A position to learn from. */
export interface Setting {
  /** `E` is an unused earth, `e` a used one, `-` an empty slot. */
  readonly circle: string;
  readonly own: readonly [string, string];
  readonly hands: readonly [readonly SpellName[], readonly SpellName[]];
  readonly permanents?: readonly SpellName[];
  readonly discard?: readonly SpellName[];
  readonly turn?: number;
  /** Where the round stands; otherwise at the learner's opening. */
  readonly at?: 'redraw' | 'main';
}

const row = (text: string): (Element | null)[] =>
  [...text].map(letter => {
    if (letter === '-') return null;
    const type = letter.toUpperCase() as El;
    return { type, used: letter !== type };
  });

const inOrder = (names: readonly SpellName[]): SpellName[] =>
  names.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

/** What is in no hand, no zone and not on the pile. */
function deckOf({ hands, permanents = [], discard = [] }: Setting): SpellName[] {
  const deck = [...CARDS];
  for (const spell of [...hands.flat(), ...permanents, ...discard]) deck.splice(deck.indexOf(spell), 1);
  return deck;
}

/** The places in the deck from which these two cards come, one after the other. */
export function topping(setting: Setting, first: SpellName, second: SpellName): number[] {
  const deck = deckOf(setting);
  const place = deck.indexOf(first);
  // The last card takes the place of one that is drawn.
  deck[place] = deck.at(-1)!;
  deck.pop();
  return [place, deck.indexOf(second)];
}

/** Lays the table anew: the learner's zone and the rival's, the circle, the bank and the deck. */
export const lay =
  (setting: Setting) =>
  (state: State): void => {
    const { circle, own, hands, permanents = [], discard = [], turn = 7, at } = setting;
    state.turn = turn;
    state.opened = at === 'main';
    state.circle = row(circle);
    for (const [seat, player] of state.players.entries()) {
      player.slots = row(own[seat]!);
      player.hand = inOrder(hands[seat]!);
    }
    state.players[YOU]!.permanents = permanents.map((spell, id) => ({ id, spell, sideways: false, blockedBy: null }));
    state.nextPermanent = permanents.length;
    state.discard = [...discard];
    state.deck = deckOf(setting);
    state.bank = { E: 10, W: 10, F: 10, A: 10 };
    for (const element of [...state.circle, ...state.players.flatMap(({ slots }) => slots)]) {
      if (element) state.bank[element.type]--;
    }
    state.stack = [{ name: at ?? 'open' }];
  };

/** The set-up's draws, whose outcome the lesson replaces: four elements and two hands of eight. */
export const DEALT: readonly number[] = Array<number>(4 + 2 * 8).fill(0);
/** The rival deals, so that the learner begins; one round is enough. */
export const OPTIONS: Partial<Options> = { firstDealer: RIVAL, matchFormat: 'firstTo(1)', spells: 'tuned' };
