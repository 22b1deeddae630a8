/** Made from things.ftl by `npm run words`: change that file, not this one. */

export const things = {
  hands: {
    onePair: {
      name: 'Ein Paar',
      asks: '2 gleiche Würfel',
    },
    twoPairs: {
      name: 'Zwei Paare',
      asks: (mayRepeat: boolean): string => `zwei Paare${mayRepeat ? '' : ' verschiedener Werte'}`,
    },
    threePairs: {
      name: 'Drei Paare',
      asks: (mayRepeat: boolean): string => `drei Paare${mayRepeat ? '' : ' verschiedener Werte'}`,
    },
    threeKind: {
      name: 'Drilling',
      asks: '3 gleiche Würfel',
    },
    fourKind: {
      name: 'Vierling',
      asks: '4 gleiche Würfel',
    },
    fiveKind: {
      name: 'Fünfling',
      asks: '5 gleiche Würfel',
    },
    threeKindTwice: {
      name: 'Zwei Drillinge',
      asks: (mayRepeat: boolean): string => `zwei Drillinge${mayRepeat ? '' : ' verschiedener Werte'}`,
    },
    fullHouse: {
      name: 'Full House',
      asks: (mayRepeat: boolean): string => `ein Drilling und ein Paar${mayRepeat ? '' : ' verschiedener Werte'}`,
    },
    straight: {
      name: 'Straße',
      asks: (isSix: boolean): string => isSix ? 'jeder Wert einmal, 1 bis 6' : 'fünf Werte in einer Reihe',
    },
  },
  dice: {
    black: 'Schwarz',
    gray: 'Grau',
    fatigue: 'Rot',
  },
  noDice: 'keine Würfel',
  colours: {
    amber: 'Bernstein',
    teal: 'Türkis',
    violet: 'Violett',
  },
  patterns: {
    diamonds: 'Rauten',
    waves: 'Wellen',
    stars: 'Sterne',
  },
  disciplines: {
    amber: 'Am Boden',
    teal: 'In der Luft',
    violet: 'Magie und Feuer',
  },
  both: {
    amber: 'Bernstein (am Boden)',
    teal: 'Türkis (in der Luft)',
    violet: 'Violett (Magie und Feuer)',
  },
};
