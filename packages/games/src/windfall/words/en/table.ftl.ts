/** Made from table.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const table = {
  ask: {
    waiting: (names: readonly (string | number)[]): string => `Waiting for ${formats.list(names)}.`,
    waitingWithMagpie: (names: readonly (string | number)[]): string => `Waiting for ${formats.list(names)}. You may send a magpie.`,
    acting: 'Trade, press or wait?',
    taking: 'Three of one ripeness! Take a fruit out of the row?',
    offering: 'Market day: which fruit do you bring?',
  },
  labels: {
    row: 'Row',
    tree: 'On the tree',
    gone: 'Out of the game',
    points: 'Points',
    pressed: 'Pressed',
    magpies: 'Magpies',
    fruits: 'Fruits',
    hand: 'Hand',
    chosen: 'For the market',
    winners: 'Winners',
    trade: 'Trade',
    press: 'Press',
    wait: 'Wait',
    take: 'Take',
    give: 'Give',
    offer: 'Bring to the market',
    sendMagpie: 'Send a magpie',
    fruit: 'Fruit',
  },
  options: {
    row: {
      label: 'Row',
      help: 'How many fruits lie in the grass.',
    },
    magpies: {
      label: 'Magpies',
      help: 'How many each player has.',
    },
  },
  presets: {
    usual: {
      label: 'As written',
      help: 'Four fruits in the row, a magpie each.',
    },
    peaceful: {
      label: 'Peaceful',
      help: 'Without magpies.',
    },
    wild: {
      label: 'Wild',
      help: 'Three fruits in the row and two magpies each: storms are near.',
    },
  },
};
