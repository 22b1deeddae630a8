/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  basic: {
    label: 'Grundspiel',
    help: 'Eine Ladung, mit Schwarz abgeliefert, gewinnt.',
  },
  evenStart: {
    label: 'Fairer Beginn',
    help: 'Das Grundspiel; wer später sitzt, nimmt vorher ein Mini oder mehr. Gerechter zu zweit, wo meist der erste Platz gewinnt.',
  },
  multipleCharge: {
    label: 'Drei Ladungen',
    help: 'Drei Ladungen gewinnen, und alle Ladestellen dürfen benutzt werden.',
  },
  sophisticated: {
    label: 'Verzwickter Aufbau',
    help: 'Wer rechts von dir sitzt, bekommt deine Ladekarte, und in jedem Zug wird eine Karte gelegt.',
  },
  restricted: {
    label: 'Begrenzte Minis',
    help: 'Höchstens 6 Minis werden in einem Zug gespielt und 8 gehalten.',
  },
  pairs: {
    label: 'Paare',
    help: 'Zwei Zweierteams liefern gemeinsam zwei Ladungen ab.',
  },
  trios: {
    label: 'Trios',
    help: 'Zwei Dreierteams liefern gemeinsam drei Ladungen ab.',
  },
};
