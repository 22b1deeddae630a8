/** All that Element Circle says, in any language: what every game says, what is printed on cards, what its table says. */

import type { CONCEDE, Viewer } from '@roundhouse/kernel';
import { useTableWords } from '../../table-words.ts';
import type { GameWords } from '../../words.ts';
import type { Cost, EffectStep, El, Family, Spell, Toll } from '../content/language.ts';
import type { Compound, Elimination, Event, Move, Options, Slot, SpellName, Stuck, View } from '../state.ts';
import type { table } from './en/table.ftl.ts';

/** What of the options changes what a card does. */
export type CardOptions = Pick<Options, 'wizardSource' | 'clockWindow'>;

export interface ElementCircleWords extends GameWords<Options, Move, View, Event> {
  move(move: Move | Compound | typeof CONCEDE, view: View, names?: readonly string[]): string;
  /** A spell's name in this language. */
  spell(name: SpellName): string;
  element(type: El): string;
  /** The one letter on its emblem. */
  letter(type: El): string;
  family(family: Family): string;
  /** "2 earth and 1 of any type". */
  cost(cost: Cost): string;
  /** "Direct", or when the Permanent can be activated. */
  kind(spell: Spell, options: CardOptions): string;
  /** What the card does. */
  effect(spell: Spell, options: CardOptions): string;
  /** These steps alone: what a mode offers. */
  steps(steps: readonly EffectStep[], options: CardOptions): string;
  /** What activating takes besides elements; null for nothing. */
  tolls(tolls: readonly Toll[]): string | null;
  /** Everything on the card in one text. */
  card(spell: Spell, options: CardOptions): string;
  /** A card that could not be cast, with what it lacked. */
  stuck(stuck: Stuck): string;
  /** "Ada could pay for no spell in hand": how somebody went out. */
  elimination(elimination: Elimination, names: readonly string[], viewer: Viewer): string;
  /** "circle, slot 2", "Ada’s slot 1". */
  slot(slot: Slot, names: readonly string[], viewer: Viewer): string;
  /** "You" or "Ada", as it begins a line. */
  player(seat: number, names: readonly string[], viewer: Viewer): string;
  /** A list with "and". */
  list(items: readonly string[]): string;
  /** "your zone", "Ada’s zone", as a heading. */
  zone(seat: number, names: readonly string[], viewer: Viewer): string;
  readonly says: typeof table;
}

export const useWords = (): ElementCircleWords => useTableWords<ElementCircleWords>();
