/** Made from options.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const options = {
  matchFormat: {
    label: 'Match',
    help: 'First to so many rounds, or the most of a fixed number.',
  },
  openHands: {
    label: 'Open hands',
    help: 'Newcomers may play their first round with all hands shown.',
    values: {
      none: 'Hidden',
      firstRound: 'First round open',
      always: 'Always open',
    },
  },
  startSpells: {
    label: 'Starting spells',
    help: 'What each is dealt; with three or more players the dealer gets one more.',
    values: {
      standard: 'As built',
    },
  },
  circleSlots: {
    label: 'Slots of the circle',
    help: 'All are filled at random when a round begins.',
  },
  innateSlots: {
    label: 'Slots of your own',
    help: 'Everybody starts with one slot empty; the dealer fills all.',
  },
  limits: {
    label: 'Limits',
    help: 'Whether players discard down to a limit at the end of their turn.',
    values: {
      off: 'None',
      on: 'As below',
    },
  },
  limitPermanents: {
    label: 'Most Permanents',
    help: 'Counts only with limits.',
  },
  limitSpells: {
    label: 'Most spells in hand',
    help: 'Counts only with limits.',
  },
  firstDealer: {
    label: 'First dealer',
    help: 'The dealer plays last and takes one element more.',
    values: {
      random: 'By chance',
    },
  },
  clockWindow: {
    label: 'Clock Permanents',
    help: 'Only before the opening, or after it too.',
    values: {
      start: 'Before opening',
      anytime: 'Any time in the turn',
    },
  },
  wizardSource: {
    label: 'The Wizard casts',
    help: 'The top spell of the deck, or one from the hand.',
    values: {
      deckTop: 'From the deck',
      hand: 'From the hand',
    },
  },
  waningLap: {
    label: 'The altar wanes',
    help: 'After so many laps nothing is drawn any more, so that every round ends.',
  },
  discardView: {
    label: 'Discard pile',
    help: 'Only its top card is seen, or all of it.',
    values: {
      top: 'Top card',
      all: 'Open',
    },
  },
  showHand: {
    label: 'Showing hands',
    help: 'Whether players may show their hand to others they choose.',
    values: {
      off: 'Not allowed',
      on: 'Allowed',
    },
  },
  spells: {
    label: 'Spell list',
    help: 'The 64 cards as retuned after measuring, or as they were first written.',
    values: {
      first: 'First list',
      tuned: 'Retuned',
    },
  },
  numbered: {
    firstTo: (rounds: number): string => formats.plural(rounds, 'One round', `First to ${formats.number(rounds)}`),
    rounds: (rounds: number): string => `Most of ${formats.number(rounds)}`,
    spells: (spells: number): string => formats.number(spells),
    seat: (number: number): string => `Seat ${formats.number(number)}`,
  },
};
