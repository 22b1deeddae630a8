/** Circus Combat in English. */

import { change, number } from '../../formats.en.ts';
import { TRICKS } from '../content/tricks.ts';
import type { CircusWords } from './catalogue.ts';
import { endSaid, moveSaid, promptSaid } from './en/asking.ts';
import { eventSaid } from './en/events.ts';
import { fateSaid, leadSaid, table } from './en/table.ts';
import { act, DISCIPLINE_WORDS, diceSaid, dieSaid, handSaid } from './en/things.ts';
import { DEEDS, rulesOf, weightOf } from './rules.ts';
import { shelf } from './shelf.ts';

/** Circus Combat's English catalogue. */
export const words: CircusWords = {
  ...shelf.en,
  move: moveSaid,
  event: eventSaid,
  weight: weightOf,
  deeds: DEEDS,
  rules: rulesOf,
  prompt: promptSaid,
  hand: handSaid,
  disciplines: DISCIPLINE_WORDS,
  act,
  flavour: card => TRICKS[card].flavour,
  die: dieSaid,
  dice: diceSaid,
  end: endSaid,
  lead: leadSaid,
  fate: fateSaid,
  table,
  number,
  change,
  presets: {
    classic: { label: 'As built', help: 'The rules as the page reads them: the first reading of every ruling.' },
  },
  options: {
    deck: {
      label: 'Trick deck',
      help: 'All thirty cards of the sheet, or two of them put aside unseen.',
      values: { sheet30: '30 cards', count28: '28 cards' },
    },
    swapCards: {
      label: 'Swap arrows',
      help: 'The three marked cards let their winner exchange neighbours, or every two-pairs card does.',
      values: { marked: 'Marked cards', bothTwoPairs: 'All two pairs' },
    },
    groupValues: {
      label: 'Groups of one hand',
      help: 'Must pairs and triples of one hand differ, or may four equal dice be two pairs?',
      values: { distinct: 'Must differ', mayRepeat: 'May repeat' },
    },
    straight: {
      label: 'Straight',
      help: 'Five values in a row, or all six.',
      values: { five: 'Five dice', six: 'Six dice' },
    },
    diceSupply: {
      label: 'Short of dice',
      help: 'Take your own dice back from the rival’s show, throw fewer, or never run out.',
      values: { recall: 'Take back', strict: 'Throw fewer', unlimited: 'Never short' },
    },
    offTurnTrigger: {
      label: 'Ninth trick in the rival’s turn',
      help: 'Turns go on alternating, or the rival’s next turn comes at once and is the last.',
      values: { alternate: 'Alternate', immediate: 'At once' },
    },
  },
};
