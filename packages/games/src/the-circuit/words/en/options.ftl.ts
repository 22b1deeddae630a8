/** Made from options.ftl by `npm run words`: change that file, not this one. */

export const options = {
  sharedIdentity: {
    label: 'A team shares',
    help: 'One identity that all four have, or one for every two of them.',
    values: {
      common: 'One identity',
      pairwise: 'One in each pair',
    },
  },
  uniqueFighters: {
    label: 'Unique fighters',
    help: 'Whether a fighter may be in only one team; teams are then chosen openly, in order.',
    values: {
      false: 'No',
      true: 'Yes',
    },
  },
  burning: {
    label: 'Burning hurts',
    help: 'Whenever anybody is activated, or only when the burning fighter is.',
    values: {
      each: 'At every activation',
      own: 'At its own',
    },
  },
  pinAttempts: {
    label: 'Pins',
    help: 'Tried whenever they can be, or only when the player says so.',
    values: {
      automatic: 'Automatic',
      declared: 'By choice',
    },
  },
  genericPayment: {
    label: 'Generic symbols',
    help: 'Paid by any symbol of a card, or by a whole card.',
    values: {
      symbol: 'One symbol',
      card: 'One card',
    },
  },
  seatHype: {
    label: 'Hype by seat',
    help: 'What later players start with, to make up for coming later.',
    values: {
      auto: 'As measured fair',
      off: 'None',
      staggered: '1 and 2',
    },
  },
  bellRounds: {
    label: 'Bell after',
    help: 'After so many rounds the match ends, and the best placed team wins.',
  },
  ringRules: {
    label: 'Ring Rules',
    help: 'Drawn at random, or always this card.',
    values: {
      random: 'At random',
    },
  },
  playerOrder: {
    label: 'Player order',
    help: 'Drawn, or as people sit: the first seat begins.',
    values: {
      random: 'Drawn',
      seats: 'By seat',
    },
  },
  openHands: {
    label: 'Open hands',
    help: 'Whether everybody sees the cards drawn for combat.',
    values: {
      false: 'Hidden',
      true: 'Open',
    },
  },
  content: {
    label: 'Cards',
    help: 'The newest edition of the fighters, which is the most even, or an older one.',
    values: {
      'ref-3': 'Third edition',
      'ref-2': 'Second edition',
      'ref-1': 'First edition',
    },
  },
};
