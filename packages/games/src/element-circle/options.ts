/** What a lobby may vary, and the sets of options worth offering together. */

import type { OptionSpecs, Seat } from '@roundhouse/kernel';
import type { SpellListId } from './content/spells.ts';

type FirstTo = `firstTo(${1 | 2 | 3 | 4 | 5 | 6 | 7})`;
type Rounds = `rounds(${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12})`;

export interface Options {
  matchFormat: FirstTo | Rounds;
  openHands: 'none' | 'firstRound' | 'always';
  /** A number is what everyone is dealt; with 3 or more players the dealer gets one more. */
  startSpells: 'standard' | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  circleSlots: number;
  innateSlots: number;
  limits: 'off' | 'on';
  /** These two count only with `limits: 'on'`. */
  limitPermanents: number;
  limitSpells: number;
  firstDealer: 'random' | Seat;
  clockWindow: 'start' | 'anytime';
  wizardSource: 'deckTop' | 'hand';
  waningLap: number;
  discardView: 'top' | 'all';
  showHand: 'off' | 'on';
  /** Which list of the 64 cards is played. */
  spells: SpellListId;
}

export const OPTIONS: OptionSpecs<Options> = {
  matchFormat: {
    kind: 'choice',
    values: [
      ...(['firstTo(3)', 'firstTo(1)', 'firstTo(2)', 'firstTo(4)', 'firstTo(5)', 'firstTo(6)', 'firstTo(7)'] as const),
      ...(['rounds(1)', 'rounds(2)', 'rounds(3)', 'rounds(4)', 'rounds(5)', 'rounds(6)'] as const),
      ...(['rounds(7)', 'rounds(8)', 'rounds(9)', 'rounds(10)', 'rounds(11)', 'rounds(12)'] as const),
    ],
  },
  openHands: { kind: 'choice', values: ['none', 'firstRound', 'always'] },
  startSpells: { kind: 'choice', values: ['standard', 4, 5, 6, 7, 8, 9, 10] },
  circleSlots: { kind: 'range', min: 2, max: 6, default: 4 },
  innateSlots: { kind: 'range', min: 2, max: 5, default: 3 },
  limits: { kind: 'choice', values: ['off', 'on'] },
  limitPermanents: { kind: 'range', min: 3, max: 20, default: 8 },
  limitSpells: { kind: 'range', min: 5, max: 30, default: 12 },
  firstDealer: { kind: 'choice', values: ['random', 0, 1, 2, 3, 4, 5] },
  clockWindow: { kind: 'choice', values: ['start', 'anytime'] },
  wizardSource: { kind: 'choice', values: ['deckTop', 'hand'] },
  waningLap: { kind: 'range', min: 10, max: 40, default: 20 },
  discardView: { kind: 'choice', values: ['top', 'all'] },
  showHand: { kind: 'choice', values: ['off', 'on'] },
  spells: { kind: 'choice', values: ['tuned', 'first'] },
};

export const PRESETS: { readonly [name: string]: Partial<Options> } = {
  classic: {},
  firstNight: { openHands: 'firstRound', matchFormat: 'firstTo(1)' },
  limited: { limits: 'on' },
};
