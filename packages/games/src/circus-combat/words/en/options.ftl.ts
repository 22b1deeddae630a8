/** Made from options.ftl by `npm run words`: change that file, not this one. */

export const options = {
  deck: {
    label: 'Trick deck',
    help: 'All thirty cards of the sheet, or two of them put aside unseen.',
    values: {
      sheet30: '30 cards',
      count28: '28 cards',
    },
  },
  swapCards: {
    label: 'Swap arrows',
    help: 'The three marked cards let their winner exchange neighbours, or every two-pairs card does.',
    values: {
      marked: 'Marked cards',
      bothTwoPairs: 'All two pairs',
    },
  },
  groupValues: {
    label: 'Groups of one hand',
    help: 'Must pairs and triples of one hand differ, or may four equal dice be two pairs?',
    values: {
      distinct: 'Must differ',
      mayRepeat: 'May repeat',
    },
  },
  straight: {
    label: 'Straight',
    help: 'Five values in a row, or all six.',
    values: {
      five: 'Five dice',
      six: 'Six dice',
    },
  },
  diceSupply: {
    label: 'Short of dice',
    help: 'Take your own dice back from the rival’s show, throw fewer, or never run out.',
    values: {
      recall: 'Take back',
      strict: 'Throw fewer',
      unlimited: 'Never short',
    },
  },
  offTurnTrigger: {
    label: 'Ninth trick in the rival’s turn',
    help: 'Turns go on alternating, or the rival’s next turn comes at once and is the last.',
    values: {
      alternate: 'Alternate',
      immediate: 'At once',
    },
  },
};
