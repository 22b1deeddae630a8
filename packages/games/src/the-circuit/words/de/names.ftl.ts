/** Made from names.ftl by `npm run words`: change that file, not this one. */

export const names = {
  states: {
    immobilized: 'Festgesetzt',
    knockedDown: 'Am Boden',
    taunted: 'Provoziert',
    dazzled: 'Geblendet',
    burning: 'Brennend',
    pumpedUp: 'Aufgeputscht',
    accelerated: 'Beschleunigt',
  },
  struggles: {
    brace: 'Standhalten',
    heelKick: 'Fersentritt',
    counterGrip: 'Gegengriff',
    notYet: 'Noch nicht',
    crowdRoar: 'Jubelsturm',
  },
  symbols: {
    B: 'Körper',
    F: 'Fuß',
    H: 'Hand',
    G: 'Beliebig',
  },
  stats: {
    SPD: 'Tempo',
    STA: 'Ausdauer',
    COM: 'Kampf',
    PIN: 'Pin-Widerstand',
  },
  colours: {
    gray: 'Grau',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    blue: 'Blau',
    purple: 'Lila',
    red: 'Rot',
  },
  readyTeams: {
    strikers: 'Die K.o.-Künstler',
    throwers: 'Über den Rand',
    grapplers: 'Bis drei zählen',
    'home-crowd': 'Das Heimpublikum',
    clockwork: 'Uhrwerk',
    'cold-blood': 'Kaltes Blut',
    'open-doors': 'Türen in beide Richtungen',
    'the-wall': 'Die Mauer',
  },
};
