/** Made from things.ftl by `npm run words`: change that file, not this one. */

export const things = {
  hands: {
    onePair: {
      name: 'One pair',
      asks: '2 equal dice',
    },
    twoPairs: {
      name: 'Two pairs',
      asks: (mayRepeat: boolean): string => `two pairs${mayRepeat ? '' : ' of different values'}`,
    },
    threePairs: {
      name: 'Three pairs',
      asks: (mayRepeat: boolean): string => `three pairs${mayRepeat ? '' : ' of different values'}`,
    },
    threeKind: {
      name: 'Three of a kind',
      asks: '3 equal dice',
    },
    fourKind: {
      name: 'Four of a kind',
      asks: '4 equal dice',
    },
    fiveKind: {
      name: 'Five of a kind',
      asks: '5 equal dice',
    },
    threeKindTwice: {
      name: 'Three of a kind, twice',
      asks: (mayRepeat: boolean): string => `two triples${mayRepeat ? '' : ' of different values'}`,
    },
    fullHouse: {
      name: 'Full house',
      asks: (mayRepeat: boolean): string => `a triple and a pair${mayRepeat ? '' : ' of different values'}`,
    },
    straight: {
      name: 'Straight',
      asks: (isSix: boolean): string => isSix ? 'one of each value, 1 to 6' : 'five values in a row',
    },
  },
  dice: {
    black: 'black',
    gray: 'gray',
    fatigue: 'red',
  },
  noDice: 'no dice',
  colours: {
    amber: 'amber',
    teal: 'teal',
    violet: 'violet',
  },
  patterns: {
    diamonds: 'diamonds',
    waves: 'waves',
    stars: 'stars',
  },
  disciplines: {
    amber: 'Ground acts',
    teal: 'Aerial acts',
    violet: 'Magic and fire',
  },
  both: {
    amber: 'amber (ground acts)',
    teal: 'teal (aerial acts)',
    violet: 'violet (magic and fire)',
  },
};
