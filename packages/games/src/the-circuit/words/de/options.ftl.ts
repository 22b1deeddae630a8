/** Made from options.ftl by `npm run words`: change that file, not this one. */

export const options = {
  sharedIdentity: {
    label: 'Ein Team teilt',
    help: 'Ein Merkmal, das alle vier haben, oder eines für je zwei von ihnen.',
    values: {
      common: 'Ein Merkmal',
      pairwise: 'Eines je Paar',
    },
  },
  uniqueFighters: {
    label: 'Einmalige Kämpfer',
    help: 'Ob ein Kämpfer nur in einem Team sein darf; Teams werden dann offen der Reihe nach gewählt.',
    values: {
      false: 'Nein',
      true: 'Ja',
    },
  },
  burning: {
    label: 'Feuer schadet',
    help: 'Wann immer jemand aktiviert wird, oder nur, wenn der Brennende selbst es wird.',
    values: {
      each: 'Bei jeder Aktivierung',
      own: 'Bei der eigenen',
    },
  },
  pinAttempts: {
    label: 'Pins',
    help: 'Immer versucht, wenn es geht, oder nur auf Wunsch.',
    values: {
      automatic: 'Von selbst',
      declared: 'Auf Wunsch',
    },
  },
  genericPayment: {
    label: 'Beliebige Symbole',
    help: 'Bezahlt mit irgendeinem Symbol einer Karte, oder mit einer ganzen Karte.',
    values: {
      symbol: 'Ein Symbol',
      card: 'Eine Karte',
    },
  },
  seatHype: {
    label: 'Hype nach Platz',
    help: 'Womit Spätere beginnen, als Ausgleich dafür, dass sie später dran sind.',
    values: {
      auto: 'Gemessen gerecht',
      off: 'Keiner',
      staggered: '1 und 2',
    },
  },
  bellRounds: {
    label: 'Gong nach',
    help: 'Nach so vielen Runden endet der Kampf, und das bestplatzierte Team gewinnt.',
  },
  ringRules: {
    label: 'Ringregel',
    help: 'Zufällig gezogen, oder immer diese Karte.',
    values: {
      random: 'Zufällig',
    },
  },
  playerOrder: {
    label: 'Reihenfolge',
    help: 'Ausgelost oder wie man sitzt: Der erste Platz beginnt.',
    values: {
      random: 'Ausgelost',
      seats: 'Nach Plätzen',
    },
  },
  openHands: {
    label: 'Offene Hände',
    help: 'Ob alle die gezogenen Kampfkarten sehen.',
    values: {
      false: 'Verdeckt',
      true: 'Offen',
    },
  },
  content: {
    label: 'Karten',
    help: 'Die neueste Ausgabe der Kämpfer, die ausgewogenste, oder eine ältere.',
    values: {
      'ref-3': 'Dritte Ausgabe',
      'ref-2': 'Zweite Ausgabe',
      'ref-1': 'Erste Ausgabe',
    },
  },
};
