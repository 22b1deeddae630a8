/** Made from options.ftl by `npm run words`: change that file, not this one. */

export const options = {
  deck: {
    label: 'Nummernstapel',
    help: 'Alle dreißig Karten der Bögen, oder zwei davon ungesehen beiseite.',
    values: {
      sheet30: '30 Karten',
      count28: '28 Karten',
    },
  },
  swapCards: {
    label: 'Tauschpfeile',
    help: 'Die drei markierten Karten lassen ihren Gewinner Nachbarn tauschen, oder alle mit zwei Paaren.',
    values: {
      marked: 'Markierte Karten',
      bothTwoPairs: 'Alle zwei Paare',
    },
  },
  groupValues: {
    label: 'Gruppen eines Blatts',
    help: 'Müssen Paare und Drillinge eines Blatts verschieden sein, oder dürfen vier gleiche zwei Paare sein?',
    values: {
      distinct: 'Verschieden',
      mayRepeat: 'Auch gleich',
    },
  },
  straight: {
    label: 'Straße',
    help: 'Fünf Werte in einer Reihe, oder alle sechs.',
    values: {
      five: 'Fünf Würfel',
      six: 'Sechs Würfel',
    },
  },
  diceSupply: {
    label: 'Zu wenig Würfel',
    help: 'Eigene Würfel aus der Show des Rivalen zurückholen, weniger werfen, oder nie zu wenig haben.',
    values: {
      recall: 'Zurückholen',
      strict: 'Weniger werfen',
      unlimited: 'Nie zu wenig',
    },
  },
  offTurnTrigger: {
    label: 'Neunte Nummer im Zug des Rivalen',
    help: 'Die Züge wechseln weiter ab, oder der nächste Zug des Rivalen kommt sofort und ist der letzte.',
    values: {
      alternate: 'Abwechselnd',
      immediate: 'Sofort',
    },
  },
};
